//! Words for a turn that threatens to win: what alone stops it, or that nothing does. All of it is proved by trying every
//! answer.

use super::BoardGame;
use base::words::{self, Message};

/// A position with more turns to choose from is not looked into.
const MOST: usize = 400;
/// No more answers are named.
const FEW: usize = 3;

/// Words for the turn that has led to a position, if whoever made it threatens to win with the next one.
pub(super) fn told<G: BoardGame>(after: &G) -> Option<Message> {
    let answers = after.steps_within(MOST)?;
    let wins = winning(after, &answers)?;
    let stops = |answer: &&G::Move| {
        let Some(then) = played(after, answer) else {
            return false;
        };
        then.to_act().is_none() || !wins.iter().any(|turn| is_won(&then, turn))
    };
    let stops: Vec<&G::Move> = answers.iter().filter(stops).take(FEW + 1).collect();
    let touched = |answer: &&G::Move| after.touches(answer).last().map(ToString::to_string);
    let cells: Option<Vec<String>> = stops.iter().map(touched).collect();
    match cells? {
        none if none.is_empty() => Some(words::board_why_sure()),
        few if few.len() <= FEW => {
            let few = Message::series(few.into_iter().map(Message::from));
            Some(words::board_why_threat(few))
        }
        _ => None,
    }
}

/// The turns with which the other side could win, seen after two answers: nothing stops all of them at once but by
/// chance. `None` if there are none.
fn winning<G: BoardGame>(after: &G, answers: &[G::Move]) -> Option<Vec<G::Move>> {
    let mut wins: Vec<G::Move> = Vec::new();
    for answer in [answers.first()?, answers.last()?] {
        let Some(then) = played(after, answer).filter(|then| then.to_act().is_some()) else {
            continue;
        };
        let found = then.steps_within(MOST)?.into_iter();
        let found: Vec<_> = found.filter(|turn| is_won(&then, turn)).collect();
        wins.extend(found);
    }
    (!wins.is_empty()).then_some(wins)
}

fn played<G: BoardGame>(game: &G, turn: &G::Move) -> Option<G> {
    let mut then = game.clone();
    then.play(turn.clone()).ok().map(|_| then)
}

/// Whether a turn is allowed and wins for whoever plays it.
fn is_won<G: BoardGame>(game: &G, turn: &G::Move) -> bool {
    let mover = super::Board::acting(game);
    let outcome = played(game, turn).and_then(|then| super::Board::outcome(&then));
    outcome.is_some_and(|winner| winner == mover)
}
