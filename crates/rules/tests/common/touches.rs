//! The harness for touching turns together: every two-player game's tests explore their boards with it.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::collections::HashSet;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::{Cell, TwoPlayer};

/// Tries every cell that continues a turn, and cells that do not (late in a turn only some of those, which are
/// many). Every turn made by touches is listed, and every listed turn can be made by touches or is a special move.
///
/// `cells` contains every cell of the board, and some beyond it.
pub fn check_touches<G: TwoPlayer>(game: &G, cells: &[Cell]) {
    let listed: HashSet<_> = game.steps().into_iter().collect();
    let mut made = HashSet::new();
    if game.to_act().is_some() {
        touch_on(game, cells, &mut Vec::new(), &mut made);
    } else {
        assert_eq!(
            game.touch(&[]),
            None,
            "a finished game is not touched\n{game}"
        );
    }
    let spoken = game.special_moves();
    let texts = spoken.iter().map(ToString::to_string);
    assert!(texts.is_sorted_by(|a, b| a < b), "{game}");
    let spoken: HashSet<_> = spoken.into_iter().collect();
    assert!(made.is_disjoint(&spoken), "{game}");
    assert_eq!(
        made.union(&spoken).cloned().collect::<HashSet<_>>(),
        listed,
        "{game}"
    );
}

fn touch_on<G: TwoPlayer>(
    game: &G,
    cells: &[Cell],
    touched: &mut Vec<Cell>,
    made: &mut HashSet<G::Move>,
) {
    let touch = game.touch(touched).expect("what leads on leads on");
    assert!(
        touch.next.is_sorted_by(|a, b| a < b),
        "{:?} {:?}",
        touched,
        touch.next
    );
    assert!(touch.next.iter().all(|cell| cells.contains(cell)));
    let dead_end = touch.next.is_empty() && touch.turn.is_none();
    assert!(
        !dead_end || touched.is_empty(),
        "{touched:?} ends nowhere\n{game}"
    );
    made.extend(touch.turn);
    for (number, &cell) in cells.iter().enumerate() {
        touched.push(cell);
        if touch.next.contains(&cell) {
            touch_on(game, cells, touched, made);
        } else if touched.len() < 3 || number % 16 == touched.len() {
            assert_eq!(game.touch(touched), None, "{touched:?}\n{game}");
        }
        touched.pop();
    }
}

/// Checks that the touches of each of these legal turns make it one by one, and that a special move has none.
pub fn check_ways<G: TwoPlayer>(game: &G, turns: impl IntoIterator<Item = G::Move>) {
    let spoken = game.special_moves();
    for turn in turns {
        let way = game.touches(&turn);
        assert_eq!(way.is_empty(), spoken.contains(&turn), "{turn}\n{game}");
        for end in 0..way.len() {
            let touch = game.touch(&way[..end]).expect("a beginning leads on");
            assert!(touch.next.contains(&way[end]), "{turn} by {way:?}\n{game}");
        }
        if !way.is_empty() {
            let touched = game.touch(&way).and_then(|touch| touch.turn);
            assert_eq!(touched, Some(turn), "{way:?}\n{game}");
        }
    }
}

/// Returns a turn made by random touches, or a special move.
pub fn random_turn<G: TwoPlayer>(game: &G, chance: &mut ChaCha8Rng) -> G::Move {
    let mut spoken = game.special_moves();
    let mut touched = Vec::new();
    loop {
        let touch = game.touch(&touched).expect("what leads on leads on");
        let mut whole: Vec<_> = touch.turn.into_iter().chain(spoken.drain(..)).collect();
        let count = touch.next.len() + whole.len();
        let chosen = chance.random_range(0..count);
        match touch.next.get(chosen) {
            Some(&cell) => touched.push(cell),
            None => return whole.swap_remove(chosen - touch.next.len()),
        }
    }
}
