//! The harness for touching turns together: every two-player game's tests explore their boards with it.

use std::collections::HashSet;

use roundhouse::games::{Cell, TwoPlayer};

/// Touches everything that leads on, and beside it what does not (late in a turn, some of it: there
/// is much of that). Every turn that is made
/// so is listed, and every listed turn is made so or said aloud.
///
/// `cells` is every cell that can be touched, and some beyond the board.
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
    let spoken: HashSet<_> = game.spoken().into_iter().collect();
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
    made: &mut HashSet<G::Step>,
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
