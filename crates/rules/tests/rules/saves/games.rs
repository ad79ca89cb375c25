//! Recorded games of all kinds to save: random ones, in which some steps are taken back.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection, Variant};
use rules::maps::RailMap;
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::record::Record;
use rules::switch_yard::{self, SwitchYard};
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{Notation, TwoPlayer};

use crate::common::maps;
use crate::common::player::Player;
use crate::common::touches::random_turn;

/// A check for records of all kinds of games.
pub trait Look {
    /// Looks at one.
    fn look<G: Notation>(&mut self, record: &Record<G>, context: &G::Context);
}

/// Returns a random game of at most so many steps, some of them taken back.
fn wandered<G: Notation>(
    start: G,
    most: usize,
    chance: &mut ChaCha8Rng,
    mut choose: impl FnMut(&G, &mut ChaCha8Rng) -> G::Move,
) -> Record<G> {
    let mut record = Record::new(start);
    for _ in 0..most {
        if record.now().to_act().is_none() {
            break;
        }
        let step = choose(record.now(), chance);
        record.play(step).expect("what was chosen is allowed");
        if chance.random_range(0..8) == 0 {
            record.undo();
        }
    }
    record
}

/// A rail game for two or three with small banks.
pub fn rail(seed: u64, most: usize) -> (Record<TransglobalRail>, Arc<RailMap>) {
    let map: &Arc<RailMap> = &maps::all()[seed as usize % maps::all().len()];
    let setup = Setup {
        seats: 2 + seed as usize % 2,
        bank: 5 + seed as i32 % 5,
        tax: 3,
        seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
    };
    let start = TransglobalRail::new(map.clone(), setup).expect("so many can play");
    let mut player = Player::new(seed, 30);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let record = wandered(start, most, &mut chance, |game, _| {
        let steps = rules::Game::steps(game);
        steps[player.choose(game, &steps)]
    });
    (record, map.clone())
}

/// Returns a game of each kind, of at most so many steps.
pub fn look_at_all(seed: u64, most: usize, look: &mut impl Look) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let (record, map) = rail(seed, most);
    look.look(&record, &map);
    for variant in Variant::ALL {
        let start = Connection::new(connection::Options {
            variant,
            size: 3 + seed as u8 % 6,
            swap: seed.is_multiple_of(2),
        });
        look_at(
            start.expect("there is such a board"),
            most,
            &mut chance,
            look,
        );
    }
    let size = 4 + seed as u8 % 6;
    let start = Raindrops::new(raindrops::Options { size });
    look_at(
        start.expect("there is such a board"),
        most,
        &mut chance,
        look,
    );
    let size = [4, 6, 8][seed as usize % 3];
    let start = RapidTransit::new(rapid_transit::Options { size });
    look_at(
        start.expect("there is such a board"),
        most,
        &mut chance,
        look,
    );
    let setup = switch_yard::Setup::ALL[seed as usize % 3];
    let start = SwitchYard::new(switch_yard::Options { setup });
    look_at(start, most, &mut chance, look);
}

fn look_at<G: TwoPlayer + Notation<Context = ()>>(
    start: G,
    most: usize,
    chance: &mut ChaCha8Rng,
    look: &mut impl Look,
) {
    let record = wandered(start, most, chance, random_turn);
    look.look(&record, &());
}
