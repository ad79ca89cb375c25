//! A naive player, like people in their first or second game. It takes a win, prevents an immediate win of the
//! other side if it sees a way, and else takes the turn with the largest lead.

use super::{Dice, Field};

/// More than is ever counted.
const DECIDED: f32 = 1e6;

/// The turn that looks best, one of them by chance, and what the side to move expects now, 0 to 1.
pub(crate) fn choose<F: Field>(field: &F, dice: &mut Dice) -> (F::Move, f32) {
    let side = field.side();
    let own = |value: f32| if side == 0 { value } else { -value };
    let won = |after: &F, side: usize| after.result() == Some(1.0 - side as f32);
    let mut list = Vec::new();
    field.moves(&mut list);
    let mut turns = Vec::with_capacity(list.len());
    while !list.is_empty() {
        let turn = list.swap_remove(dice.below(list.len()));
        let mut after = field.clone();
        after.make(turn);
        let looks = match after.result() {
            Some(result) => DECIDED * own(2.0 * result - 1.0),
            None => own(after.count()),
        };
        turns.push((looks, turn, after));
    }
    turns.sort_by(|a, b| b.0.total_cmp(&a.0));
    let is_safe = |after: &F| {
        let mut replies = Vec::new();
        after.moves(&mut replies);
        !replies.into_iter().any(|reply| {
            let mut end = after.clone();
            end.make(reply);
            won(&end, 1 - side)
        })
    };
    let safe = turns
        .iter()
        .find(|(_, _, after)| won(after, side) || (after.result().is_none() && is_safe(after)));
    let best = safe.unwrap_or(&turns[0]);
    (best.1, 1.0 / (1.0 + (-own(field.count())).exp()))
}
