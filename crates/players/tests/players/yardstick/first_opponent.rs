//! People can beat the weakest computer: a naive player, which takes the turn that looks best, wins about as often
//! as it loses. A learner is its equal, and an easy player beats it.

use std::ops::RangeInclusive;

use super::challenger::{
    self, Field, Kind, chain::Chain, drops::Drops, rail, transit::Transit, yard::Yard,
};
use crate::common::{cases, maps};
use players::Budget;
use players::search::{self, Search, Searched};
use rules::connection::{self, Connection, Variant};
use rules::maps::MAPS;
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{Game, Strength, TwoPlayer};

/// Fewer games tell too little.
const FEWEST: u32 = 40;
/// A longer game is drawn.
const MOST_TURNS: u64 = 400;
/// Share of the games that the naive player should win against a newcomer.
///
/// The few games here may have a share that far outside 45 to 75 %.
const BAND: RangeInclusive<f64> = 0.40..=0.80;
/// The same against a learner, outside 40 to 55 %.
const EVEN: RangeInclusive<f64> = 0.35..=0.60;
/// Number of rounds that no newcomer uses up.
const ENOUGH: Budget<'static> = Budget::Rounds(1_000);

/// Plays a game in which the naive player begins or not, and returns that player's result.
fn played<G: Searched, F: Field>(name: &str, start: &G, strength: Strength, number: u64) -> f64 {
    let mut games = vec![start.clone()];
    let mut turns: Vec<G::Move> = Vec::new();
    let mut positions = vec![start.to_string()];
    let mut naive = None;
    for turn in 0..MOST_TURNS {
        let game = games.last().expect("it has begun");
        let Some(side) = game.to_act() else { break };
        let seed = 1_000 * number + turn;
        let chosen = if (turn + number).is_multiple_of(2) {
            naive = Some(side);
            let spoken = game.special_moves();
            let spoken: Vec<_> = spoken.iter().map(G::Move::to_string).collect();
            let text =
                challenger::turn::<F>(Kind::Naive, name, &positions, &spoken, &|_| true, seed);
            text.parse::<G::Move>().expect("it is a turn")
        } else {
            // As at the table: it knows the last two turns.
            let before = turns.len().saturating_sub(2);
            let mut search = Search::new(&games[before], strength, seed);
            turns[before..].iter().for_each(|turn| search.follow(turn));
            search.turn(&ENOUGH).expect("the game goes on").turn
        };
        let mut next = game.clone();
        next.play(chosen.clone()).expect("it is allowed");
        positions.push(next.to_string());
        games.push(next);
        turns.push(chosen);
    }
    let end = games.last().expect("it has begun");
    let side = naive.expect("both have played");
    match end.outcome().map(|outcome| outcome.to_string()) {
        Some(won) if won == format!("win {side}") => 1.0,
        Some(lost) if lost != "draw" => 0.0,
        _ => 0.5,
    }
}

/// The share that the naive player wins, of games in which it begins every other time.
fn share<G: Searched, F: Field>(name: &str, start: &G, strength: Strength) -> f64 {
    let games = cases::count(10 * FEWEST).max(FEWEST);
    let results = (0..games).map(|number| played::<G, F>(name, start, strength, number.into()));
    results.sum::<f64>() / f64::from(games)
}

fn is_within<G: Searched, F: Field>(name: &str, start: &G, strength: Strength) {
    let band = match strength {
        Strength::Learner => EVEN,
        _ => BAND,
    };
    let share = share::<G, F>(name, start, strength);
    println!("{name}, {start}, {}: {share}", strength.name());
    assert!(band.contains(&share), "{name}, {start}: {share}");
}

fn board(variant: Variant) -> Connection {
    let options = connection::Options {
        variant,
        size: 9,
        ..Default::default()
    };
    Connection::new(options).expect("there is such a board")
}

#[test]
fn a_plain_eye_beats_the_weakest_in_the_connection_games() {
    for variant in [Variant::Quickway, Variant::Crossway, Variant::Quadrex] {
        is_within::<_, Chain>(&variant.to_string(), &board(variant), Strength::Newcomer);
    }
}

/// In Quax a naive player sees nearly everything that matters.
#[test]
fn a_plain_eye_beats_the_weakest_in_quax() {
    let share = share::<_, Chain>("quax", &board(Variant::Quax), Strength::Newcomer);
    assert!(share >= *BAND.start(), "{share}");
}

#[test]
fn a_plain_eye_beats_the_weakest_in_raindrops() {
    let start = Raindrops::new(raindrops::Options { size: 6 });
    is_within::<_, Drops>(
        "raindrops",
        &start.expect("there is such a board"),
        Strength::Newcomer,
    );
}

#[test]
fn a_plain_eye_beats_the_weakest_in_rapid_transit() {
    for size in [4, 6, 8] {
        let start = RapidTransit::new(rapid_transit::Options { size });
        is_within::<_, Transit>(
            "rapid-transit",
            &start.expect("there is such a board"),
            Strength::Newcomer,
        );
    }
}

#[test]
fn a_plain_eye_beats_the_weakest_in_switch_yard() {
    let start = SwitchYard::new(switch_yard::Options::default());
    is_within::<_, Yard>("switch-yard", &start, Strength::Newcomer);
}

#[test]
fn a_plain_eye_and_a_learner_are_about_equal() {
    is_within::<_, Chain>("quickway", &board(Variant::Quickway), Strength::Learner);
    let start = Raindrops::new(raindrops::Options { size: 6 });
    let start = start.expect("there is such a board");
    is_within::<_, Drops>("raindrops", &start, Strength::Learner);
    let start = RapidTransit::new(rapid_transit::Options { size: 8 });
    let start = start.expect("there is such a board");
    is_within::<_, Transit>("rapid-transit", &start, Strength::Learner);
}

#[test]
fn a_plain_eye_hardly_ever_beats_an_easy_player() {
    let start = RapidTransit::new(rapid_transit::Options { size: 4 });
    let start = start.expect("there is such a board");
    let small = share::<_, Transit>("rapid-transit", &start, Strength::Easy);
    let quickway = share::<_, Chain>("quickway", &board(Variant::Quickway), Strength::Easy);
    assert!(
        small < 0.1 && quickway < *EVEN.start(),
        "{small}, {quickway}"
    );
}

/// Each deal is played once from either seat.
#[test]
fn a_plain_eye_beats_the_weakest_in_the_rail_game() {
    let games = cases::count(10 * FEWEST).max(FEWEST);
    let mut won = 0.0;
    for number in 0..games {
        let (deal, naive) = (u64::from(number / 2), number as usize % 2);
        let at = deal as usize % MAPS.len();
        let ground = rail::Ground::read(MAPS[at].text);
        let setup = Setup {
            seats: 2,
            seed: deal,
            ..Setup::default()
        };
        let mut game = TransglobalRail::new(maps::all()[at].clone(), setup).expect("two can play");
        let mut seed = 1_000 * u64::from(number);
        while let Some(seat) = game.to_act() {
            seed += 1;
            let view = game.seen_by(seat);
            let steps = if seat == naive {
                let keys = view.to_keys().expect("a map of the house");
                let steps = rail::turn(Kind::Naive, &ground, &keys, &|_| true, seed);
                let read = |step: &String| step.parse().expect("it writes as the rules do");
                steps.iter().map(read).collect()
            } else {
                players::transglobal_rail::turn(&view, Strength::Newcomer, &ENOUGH, seed)
            };
            for step in steps {
                game.play(step).expect("it is allowed");
            }
        }
        let first = game
            .standings()
            .into_iter()
            .filter(|(place, _)| *place == 1);
        let first: Vec<_> = first.map(|(_, seat)| seat).collect();
        won += f64::from(first.contains(&naive)) / first.len() as f64;
    }
    let share = won / f64::from(games);
    assert!(share > 0.6, "{share}");
}

/// Three of four wins in one turn it sees, another one in another turn; a learner sees all.
#[test]
fn the_weakest_overlooks_some_wins_and_chance_tells_which() {
    let game = board(Variant::Quickway);
    let game = game.with_position("x8/x8/1o7/x8/x1o6/x8/x1o6/x2o5/x8 x -");
    let game = game.expect("it is a position");
    let wins = |strength| {
        let wins = |seed: &u64| {
            let turn = search::turn(&game, strength, &ENOUGH, *seed);
            assert_eq!(turn, search::turn(&game, strength, &ENOUGH, *seed));
            let mut after = game.clone();
            after
                .play(turn.expect("it goes on"))
                .expect("it is allowed");
            after.outcome().is_some()
        };
        (0..100).filter(wins).count()
    };
    assert_eq!(wins(Strength::Learner), 100);
    let seen = wins(Strength::Newcomer);
    assert!((60..=90).contains(&seen), "{seen}");
}
