//! Alpha and beta with iterative deepening, best turns first, judged by each game's own evaluation: how
//! board games were played before random games were.

use super::{Field, Spent};

/// More than any evaluation. A win loses one point for each turn that it is away.
const WIN: f32 = 1000.0;
/// Maximum depth of the search.
const DEEPEST: u32 = 60;

struct Search<'a> {
    spent: Spent<'a>,
    rounds: u32,
    stopped: bool,
}

/// Returns the best turn of the last complete depth, or of a deeper one as far as it got, and the expectation of
/// the side to move, 0 to 1.
pub(crate) fn search<F: Field>(start: &F, spent: Spent) -> (F::Move, f32) {
    let mut list = Vec::new();
    start.moves(&mut list);
    start.order(&mut list);
    let mut search = Search {
        spent,
        rounds: 0,
        stopped: false,
    };
    let mut best = (list[0], 0.0);
    for depth in 1..=DEEPEST {
        let mut alpha = -2.0 * WIN;
        for number in 0..list.len() {
            let turn = list[number];
            let mut next = start.clone();
            next.make(turn);
            let value = -search.value(&next, depth - 1, 1, -2.0 * WIN, -alpha);
            if search.stopped {
                break;
            }
            if value > alpha {
                alpha = value;
                best = (turn, value);
                list[..=number].rotate_right(1);
            }
        }
        if search.stopped || best.1.abs() > WIN / 2.0 || list.len() == 1 {
            break;
        }
    }
    (best.0, 1.0 / (1.0 + (-best.1).exp()))
}

impl Search<'_> {
    /// Returns the value for the side to move, between alpha and beta.
    fn value<F: Field>(
        &mut self,
        field: &F,
        depth: u32,
        ply: u32,
        mut alpha: f32,
        beta: f32,
    ) -> f32 {
        self.rounds += 1;
        self.stopped = self.stopped || (self.spent)(self.rounds);
        if self.stopped {
            return 0.0;
        }
        let own = |value: f32| if field.side() == 0 { value } else { -value };
        if let Some(result) = field.result() {
            return own(2.0 * (result - 0.5)) * (WIN - ply as f32);
        }
        if depth == 0 {
            return own(field.evaluate());
        }
        let mut list = Vec::new();
        field.moves(&mut list);
        if depth > 1 {
            field.order(&mut list);
        } else {
            field.cut(&mut list);
        }
        for turn in list {
            let mut next = field.clone();
            next.make(turn);
            let value = -self.value(&next, depth - 1, ply + 1, -beta, -alpha);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        alpha
    }
}
