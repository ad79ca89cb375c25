//! The positions with proofs: an exhaustive search proves a share of them again, and its result equals the one in
//! the files.

use std::collections::BTreeSet;

use crate::common::cases;
use rules::TwoPlayer;
use rules::connection::{self, Connection, Variant};
use rules::proof::{Solver, Worth};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};

#[path = "../../../../tools/positions/proved.rs"]
pub mod proved;

use proved::{KEPT, Proved, Task};

/// As many turns as the search may play for one proof.
const MOST_PLAYED: u64 = 1_500_000;
/// Minimum number for each game.
const LEAST: usize = 40;

fn text(name: &str) -> &'static str {
    let kept = KEPT.iter().find(|(known, _)| *known == name);
    kept.expect("the game has positions").1
}

/// Proves some of a game's positions again.
fn prove_again<G: TwoPlayer>(name: &str, start: &G) {
    let all = proved::read(text(name)).unwrap();
    assert!(all.len() >= LEAST, "{name}: {}", all.len());
    let written: Vec<_> = all.iter().map(ToString::to_string).collect();
    assert_eq!(written.join("\n") + "\n", text(name));
    let positions: BTreeSet<_> = all.iter().map(|proved| &proved.position).collect();
    assert_eq!(positions.len(), all.len(), "{name}: a position comes twice");
    // A share is spread over all kinds of tasks.
    let step = (100 / cases::count(100).clamp(1, 100)) as usize;
    for proved in all.iter().step_by(step) {
        let game = start.with_position(&proved.position).unwrap();
        assert_eq!(game.to_string(), proved.position);
        let answers = proved.task.answers(&game, &mut Solver(MOST_PLAYED));
        let answers: Vec<_> = answers.unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(answers, proved.turns, "{name}: {proved}");
    }
}

#[test]
fn connection_positions_are_proved() {
    for variant in Variant::ALL {
        let start = Connection::new(connection::Options {
            variant,
            size: 5,
            swap: false,
        });
        prove_again(&variant.to_string(), &start.unwrap());
    }
}

#[test]
fn raindrops_positions_are_proved() {
    let start = Raindrops::new(raindrops::Options::default()).unwrap();
    prove_again("raindrops", &start);
}

#[test]
fn rapid_transit_positions_are_proved() {
    let start = RapidTransit::new(rapid_transit::Options::default()).unwrap();
    prove_again("rapid-transit", &start);
}

#[test]
fn switch_yard_positions_are_proved() {
    let start = SwitchYard::new(switch_yard::Options::default());
    prove_again("switch-yard", &start);
}

/// Checked by hand: x wins on a2 at once, and o has to prevent that there. In the last position o has lost.
#[test]
fn the_search_finds_what_is_seen_at_a_glance() {
    let start = Connection::new(connection::Options {
        size: 4,
        swap: false,
        ..connection::Options::default()
    });
    let start = start.unwrap();
    let answers = |task: Task, position: &str| {
        let game = start.with_position(position).unwrap();
        let answers = task.answers(&game, &mut Solver(MOST_PLAYED)).unwrap();
        answers.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(answers(Task::Win(1), "x3/x3/1o2/x3 x -"), ["a2"]);
    assert_eq!(answers(Task::Only(1), "x3/x3/1o2/x3 o -"), ["a2"]);
    assert!(answers(Task::Win(2), "x3/x3/1o2/x3 x -").is_empty());
    let lost = start.with_position("2x1/1xxx/4/xxx1 o -").unwrap();
    let mut solver = Solver(MOST_PLAYED);
    assert_eq!(solver.loses(&lost, 1), Ok(true));
    assert_eq!(solver.worth(&lost).unwrap().0, Worth::Loss);
    assert!(Solver(3).worth(&lost).is_err(), "it gives up");
    assert!("win x | a | b".parse::<Proved>().is_err());
    assert!("win 1 | a".parse::<Proved>().is_err());
}
