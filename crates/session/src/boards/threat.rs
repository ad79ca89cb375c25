//! Words for a turn that threatens to win: the only answers that stop it, or that none does. The search tries every
//! answer, so this is a proof.

use super::{BoardGame, Player};
use base::words::{self, Message};

/// Maximum number of turns in a position for this search.
const MOST: usize = 400;
/// Maximum number of answers in the words, and of letters in each.
const FEW: usize = 3;
const LONG: usize = 12;

/// Words for the turn that has led to a position, if its maker threatens to win with the next one.
pub(super) fn told<G: BoardGame>(after: &G) -> Option<Message> {
    let threatens = 1 - after.acting()?;
    let answers = after.steps_within(MOST)?;
    let wins = winning(after, threatens, &answers)?;
    let holds = |answer: &&G::Move| {
        let then = after.after_step(answer);
        then.is_some_and(|then| match then.won_by() {
            Some(winner) => winner != Some(threatens),
            None => !wins.iter().any(|turn| wins_for(threatens, &then, turn)),
        })
    };
    let held: Vec<&G::Move> = answers.iter().filter(holds).take(FEW + 1).collect();
    if held.len() > FEW {
        return None;
    }
    let mut stops = Vec::new();
    for answer in held {
        // An answer that stops these wins may have opened another one.
        let then = after.after_step(answer)?;
        let all = then.steps_within(MOST)?;
        if !all.iter().any(|turn| wins_for(threatens, &then, turn)) {
            stops.push(answer.to_string());
        }
    }
    match &stops[..] {
        [] => Some(words::board_why_sure()),
        few if few.iter().all(|turn| turn.len() <= LONG) => {
            let few = few.iter().cloned().map(Message::from);
            Some(words::board_why_threat(Message::series(few)))
        }
        _ => None,
    }
}

/// Returns turns with which a player wins after one of two answers. An answer usually stops the threat by itself.
/// `None` if there are none.
fn winning<G: BoardGame>(
    after: &G,
    threatens: Player,
    answers: &[G::Move],
) -> Option<Vec<G::Move>> {
    let mut wins: Vec<G::Move> = Vec::new();
    for answer in [answers.first()?, answers.last()?] {
        let then = after.after_step(answer)?;
        for turn in then.steps_within(MOST)? {
            if !wins.contains(&turn) && wins_for(threatens, &then, &turn) {
                wins.push(turn);
            }
        }
    }
    (!wins.is_empty()).then_some(wins)
}

/// Returns true if a turn is legal and wins for a player.
fn wins_for<G: BoardGame>(player: Player, game: &G, turn: &G::Move) -> bool {
    let then = game.after_step(turn);
    then.and_then(|then| then.won_by()) == Some(Some(player))
}
