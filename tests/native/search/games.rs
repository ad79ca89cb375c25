//! Whole games of all games for two.

use roundhouse::games::TwoPlayer;
use roundhouse::players::search::{self, Searched};
use roundhouse::players::{Budget, Strength};

/// Plays a game with little thinking, at most so many turns of it, and tells them.
pub fn play<G: Searched>(start: &G, strength: Strength, seed: u64, most: usize) -> Vec<G::Move> {
    let mut game = start.clone();
    let mut turns = Vec::new();
    while turns.len() < most {
        let budget = Budget::Rounds(4);
        let Some(turn) = search::turn(&game, strength, &budget, seed) else {
            assert!(game.outcome().is_some(), "no turn in {game}");
            break;
        };
        let refused = game.play(turn.clone()).err().map(|why| why.to_string());
        assert_eq!(refused, None, "{turn}");
        turns.push(turn);
    }
    turns
}

fn all_strengths<G: Searched>(start: &G, most: usize) {
    for strength in Strength::ALL {
        let turns = play(start, strength, 7, most);
        assert!(!turns.is_empty());
        assert_eq!(turns, play(start, strength, 7, most), "{strength}");
    }
}

#[test]
fn connection_turns_are_allowed_to_the_end() {
    use roundhouse::games::connection::{Connection, Options, Variant};
    for variant in Variant::ALL {
        for (size, swap) in [(3, true), (6, true), (6, false)] {
            let options = Options {
                variant,
                size,
                swap,
            };
            all_strengths(&Connection::new(options).unwrap(), 80);
        }
    }
}

#[test]
fn raindrops_turns_are_allowed_to_the_end() {
    use roundhouse::games::raindrops::{Options, Raindrops};
    all_strengths(&Raindrops::new(Options { size: 4 }).unwrap(), 80);
}

#[test]
fn rapid_transit_turns_are_allowed_to_the_end() {
    use roundhouse::games::rapid_transit::{Options, RapidTransit};
    all_strengths(&RapidTransit::new(Options { size: 4 }).unwrap(), 80);
}

#[test]
fn switch_yard_turns_are_allowed() {
    use roundhouse::games::switch_yard::{Options, Setup, SwitchYard};
    for setup in Setup::ALL {
        all_strengths(&SwitchYard::new(Options { setup }), 24);
    }
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    {
        use roundhouse::games::connection::{Connection, Options};
        let game = Connection::new(Options::default()).unwrap();
        let over = game.with_position("x2/x2/x2 o -").unwrap();
        let budget = Budget::Rounds(10);
        assert_eq!(search::turn(&over, Strength::Master, &budget, 1), None);
    }
}

/// How many rounds of a budget that is enough for all but the master each strength thinks.
fn rounds<G: Searched>(start: &G) -> [u32; 5] {
    Strength::ALL.map(|strength| {
        let thought = search::think(start, strength, &Budget::Rounds(50_000), 1);
        thought.expect("the game goes on").rounds
    })
}

#[test]
fn every_strength_sees_further_than_the_one_before() {
    let all = [
        {
            use roundhouse::games::connection::{Connection, Options};
            let options = Options {
                swap: false,
                ..Options::default()
            };
            rounds(&Connection::new(options).unwrap())
        },
        {
            use roundhouse::games::raindrops::{Options, Raindrops};
            rounds(&Raindrops::new(Options { size: 6 }).unwrap())
        },
        {
            use roundhouse::games::rapid_transit::{Options, RapidTransit};
            rounds(&RapidTransit::new(Options { size: 6 }).unwrap())
        },
        {
            use roundhouse::games::switch_yard::{Options, SwitchYard};
            rounds(&SwitchYard::new(Options::default()))
        },
    ];
    for rounds in all {
        assert!(
            rounds.is_sorted_by(|less, more| 2 * less <= *more),
            "{all:?}"
        );
        assert_eq!(rounds[4], 50_000, "{all:?}");
    }
}
