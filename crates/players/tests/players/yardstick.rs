//! The challengers of the tournament know the rules: in random games they list the legal turns, reach the same
//! positions, and know the winner. Only then is it fair to measure against them.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::{cases, maps};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::connection::{self, Connection, Variant};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};

#[allow(dead_code, reason = "the tournament uses all of it")]
#[path = "../../../../tools/tournament/challenger/mod.rs"]
mod challenger;

mod first_opponent;

use challenger::{Dice, Field, Kind, chain::Chain, drops::Drops, transit::Transit, yard::Yard};

/// Form in which turns are compared: the text, or the resulting position.
type Told<G> = fn(&G, &str) -> String;

fn text<G: Game>(_: &G, turn: &str) -> String {
    turn.into()
}

fn after<G: Game>(game: &G, turn: &str) -> String {
    let mut next = game.clone();
    let turn = turn.parse::<G::Move>().expect("it is a turn");
    let refused = next.play(turn).err().map(|why| why.to_string());
    assert_eq!(refused, None, "{game}");
    next.to_string()
}

/// Returns the first side's result, read from the outcome's text.
fn result<G: Game>(game: &G, first: G::Side) -> Option<f32> {
    let outcome = game.outcome()?.to_string();
    Some(match outcome.as_str() {
        "draw" => 0.5,
        won if won == format!("win {first}") => 1.0,
        _ => 0.0,
    })
}

/// Plays a random game, and returns the number of positions compared. Where the rules list more turns than `most`,
/// it only tries those that the challenger lists.
fn follow<G: Game, F: Field>(
    name: &str,
    start: &G,
    seed: u64,
    most: usize,
    told: Told<G>,
    idle: impl Fn(&G, &str) -> bool,
) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let first = start.to_act().expect("it has not ended");
    let mut game = start.clone();
    let mut positions = vec![game.to_string()];
    let mut running = F::read(name, &positions);
    let mut compared = 0;
    for _ in 0..150 {
        if game.to_act().is_none() {
            break;
        }
        let fresh = F::read(name, &positions);
        let mut list = Vec::new();
        running.moves(&mut list);
        let names = |field: &F| {
            let mut list = Vec::new();
            field.moves(&mut list);
            let names = list.into_iter().map(|turn| field.written(turn));
            names
                .map(|turn| told(&game, &turn))
                .collect::<BTreeSet<_>>()
        };
        let known = names(&running);
        assert_eq!(known.len(), list.len(), "a turn is listed twice in {game}");
        assert_eq!(known, names(&fresh), "{game}");
        if let Some(steps) = game.steps_within(most) {
            let steps = steps.iter().map(|step| told(&game, &step.to_string()));
            let allowed: BTreeSet<_> = steps
                .filter(|step| known.contains(step) || !idle(&game, step))
                .collect();
            assert_eq!(known, allowed, "{game}");
            compared += 1;
        }
        let &turn = list.choose(&mut chance).expect("it goes on");
        let step = running.written(turn).parse::<G::Move>();
        game.play(step.expect("it is a turn"))
            .expect("it is allowed");
        running.make(turn);
        positions.push(game.to_string());
        assert_eq!(running.result(), result(&game, first), "{game}");
    }
    compared
}

#[test]
fn challengers_know_the_connection_games() {
    for variant in Variant::ALL {
        for size in [3, 5] {
            let start = Connection::new(connection::Options {
                variant,
                size,
                swap: false,
            });
            let start = start.unwrap();
            // Quax: the challengers leave out diagonals that connect nothing new.
            let idle = |_: &Connection, step: &str| step.contains('-');
            let name = variant.to_string();
            for seed in cases::seeds(12) {
                assert!(follow::<_, Chain>(&name, &start, seed, 1000, text, idle) > 0);
            }
        }
    }
}

#[test]
fn challengers_know_raindrops() {
    for (size, games) in [(4, 12), (5, 6), (6, 3)] {
        let start = Raindrops::new(raindrops::Options { size }).unwrap();
        for seed in cases::seeds(games) {
            let compared = follow::<_, Drops>("raindrops", &start, seed, 120, after, |_, _| false);
            assert!(compared > 0);
        }
    }
}

#[test]
fn challengers_know_rapid_transit() {
    for (size, games) in [(4, 12), (6, 6), (8, 3)] {
        let start = RapidTransit::new(rapid_transit::Options { size }).unwrap();
        for seed in cases::seeds(games) {
            follow::<_, Transit>("rapid-transit", &start, seed, 1000, text, |_, _| false);
        }
    }
}

#[test]
fn challengers_know_switch_yard() {
    let start = SwitchYard::new(switch_yard::Options::default());
    for seed in cases::seeds(3) {
        let compared = follow::<_, Yard>("switch-yard", &start, seed, 1000, text, |_, _| false);
        assert!(compared > 50);
    }
}

/// Both kinds see a win in one turn, stop one, and random games end as the rules say.
#[test]
fn challengers_take_a_win_and_change_sides_where_they_stand_worse() {
    let texts = |text: &str| vec![text.to_string()];
    for kind in [Kind::Uct, Kind::Classical] {
        let think = |text: &str, spoken: &[String]| {
            let spent = |rounds| rounds >= 2_000;
            challenger::turn::<Chain>(kind, "quickway", &texts(text), spoken, &spent, 3)
        };
        assert_eq!(think("x3/x3/1o2/x3 x -", &[]), "a2", "{kind:?} wins");
        assert_eq!(think("x3/x3/1o2/x3 o -", &[]), "a2", "{kind:?} stops it");
        let swap = ["swap".to_string()];
        assert_eq!(think("5/5/2x2/5/5 o -", &swap), "swap", "{kind:?}");
    }
    let mut won = [0; 2];
    for seed in 0..100 {
        let mut field = Chain::read("quadrex", &texts("5/5/5/5/5 x -"));
        won[field.random_game(&mut Dice::new(seed)) as usize] += 1;
    }
    assert!(won.iter().all(|&won| won > 20), "{won:?}");
}

/// In whole games at small and large tables, the rules allow all their steps, and every turn ends.
#[test]
fn challengers_know_the_rail_game() {
    use rules::maps::MAPS;
    use rules::transglobal_rail::{Move, Setup, TransglobalRail};

    let tables = [(Kind::Classical, 2), (Kind::Uct, 3), (Kind::Classical, 6)];
    for ((map, file), (kind, seats)) in maps::all().iter().zip(MAPS).zip(tables) {
        let ground = challenger::rail::Ground::read(file.text);
        let setup = Setup {
            seats,
            ..Setup::default()
        };
        let mut game = TransglobalRail::new(Arc::clone(map), setup).expect("so many can play");
        let mut turns = 0;
        while let Some(seat) = game.to_act() {
            let keys = game.seen_by(seat).to_keys().expect("a map of the house");
            let spent = |rounds| rounds >= 3;
            let steps = challenger::rail::turn(kind, &ground, &keys, &spent, turns);
            let (last, before) = steps.split_last().expect("a turn has steps");
            assert!(["ok", "discard"].contains(&last.as_str()), "{last}");
            for step in before.iter().chain([last]) {
                let step: Move = step.parse().expect("it writes as the rules do");
                game.play(step).expect("the rules allow it");
            }
            turns += 1;
        }
        assert!(game.outcome().is_some());
    }
}
