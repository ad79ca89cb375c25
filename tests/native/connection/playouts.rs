//! Random playouts of Quickway: they end as the rules say, and every order is as likely.

use crate::common::cases;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use roundhouse::games::connection::{Connection, Playout, Side, Step, Variant};
use roundhouse::games::{Cell, Game, TwoPlayer};

use super::plain::{self, Plain};
use super::{at, game, side};

proptest! {
    #![proptest_config(cases::property(96))]

    #[test]
    fn playouts_end_as_the_rules_say(size in 3..=11_u8, seed in any::<u64>(), turns in 0..130_usize) {
        let mut chance = SmallRng::seed_from_u64(seed);
        let mut start = game(Variant::Quickway, size);
        let mut plain = Plain::new(*start.options());
        for _ in 0..turns {
            let Some(&step) = start.steps().choose(&mut chance) else { break };
            start.play(step).unwrap();
            plain.play(&step.to_string());
        }
        let mut playout = Playout::new(&start).unwrap();
        for _ in 0..20 {
            let won = playout.play(&mut chance);
            let placements: Vec<_> = playout.placements().collect();
            prop_assert_eq!(won, winner_of_full_board(plain.clone(), &placements));
            prop_assert_eq!(won, winner_by_the_rules(start.clone(), &placements));
        }
    }

    /// The position's text is all that a playout goes by, so the owners of crosscuts count.
    #[test]
    fn playouts_know_who_owns_a_crosscut(seed in any::<u64>(), owners in 0..16_u32) {
        let marks = [["a1-b2", "a2-b1"], ["a2-b3", "a3-b2"], ["b1-c2", "b2-c1"], ["b2-c3", "b3-c2"]];
        let mut marks: Vec<_> = (0..4).map(|n| marks[n][(owners >> n & 1) as usize]).collect();
        marks.sort_unstable();
        let game = at(Variant::Quickway, &format!("xox/oxo/xox o {}", marks.join(",")));
        let mut playout = Playout::new(&game).unwrap();
        let won = playout.play(&mut SmallRng::seed_from_u64(seed));
        prop_assert_eq!(playout.placements().count(), 0);
        prop_assert_eq!(Some(won), game.outcome().map(|win| win.0));
    }
}

fn winner_of_full_board(mut plain: Plain, placements: &[Cell]) -> Side {
    for cell in placements {
        plain.place(plain::read(&cell.to_string()));
        plain.to_move = if plain.to_move == 'x' { 'o' } else { 'x' };
    }
    assert!(plain.is_full());
    side(plain.joined().expect("a full board has a winner"))
}

fn winner_by_the_rules(mut game: Connection, placements: &[Cell]) -> Side {
    for &cell in placements {
        if game.outcome().is_none() {
            game.play(Step::Place(cell)).expect("the cell is empty");
        }
    }
    game.outcome().expect("a full board has a winner").0
}

#[test]
fn playouts_are_for_quickway() {
    for variant in Variant::ALL {
        let made = Playout::new(&game(variant, 9)).is_some();
        assert_eq!(made, variant == Variant::Quickway);
    }
}

#[test]
fn playouts_fill_every_cell_at_every_time() {
    let mut playout = Playout::new(&game(Variant::Quickway, 3)).unwrap();
    let mut chance = SmallRng::seed_from_u64(5);
    let mut counts = [[0; 9]; 9];
    for _ in 0..9000 {
        playout.play(&mut chance);
        for (time, cell) in playout.placements().enumerate() {
            counts[time][usize::from(3 * cell.file + cell.rank)] += 1;
        }
    }
    // 1000 each are expected, with a standard deviation of 30.
    assert!(
        counts
            .as_flattened()
            .iter()
            .all(|n| (850..1150).contains(n)),
        "{counts:?}"
    );
}
