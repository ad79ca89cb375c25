//! The maps of the rail game, compared by games of two equal players on each: the share of wins of the first seat and
//! of the player who begins, and what a round costs. The map's word in the lobby rests on these figures.

use std::sync::Arc;

use players::Budget;
use players::transglobal_rail::turn;
use rules::maps::{MAPS, RailMap};
use rules::transglobal_rail::{Event, Setup, TransglobalRail};
use rules::{Game, Strength};

use super::figures::{Mean, Score};
use super::options::Options;
use super::parallel::played;
use super::rail;

/// Default number of games on each map.
const GAMES: u32 = 200;
/// Default rounds of thinking for a turn, so that every machine plays the same games.
const ROUNDS: u32 = 100;
const PLAYER: Strength = Strength::Medium;

/// Seats of the games that tell how long one takes, as the lobby assumes them before anybody has sat down.
const SEATS: usize = 4;

/// Results of one game.
struct Brought {
    /// Share of the first place of the first seat, and of the seat that began.
    first_seat: f64,
    began: f64,
    rounds: u32,
    /// Turns of a seat in a round, on average.
    turns: f64,
    /// Dollars that the second of a round paid.
    losses: Vec<i32>,
}

/// Plays on all maps and prints what came of it.
pub(crate) fn play(options: &Options) {
    for info in MAPS {
        let map = rail::read(info);
        let games = options.games.unwrap_or(GAMES);
        let of_seats = |seats, games| {
            played(games, options.threads, |number| {
                one(&map, seats, options.seed + u64::from(number), options)
            })
        };
        let brought = of_seats(2, games);
        let (mut first, mut began) = (Score::default(), Score::default());
        let (mut rounds, mut losses) = (Mean::default(), Mean::default());
        for game in &brought {
            first.add(game.first_seat);
            began.add(game.began);
            rounds.add(game.rounds.into());
            game.losses.iter().for_each(|&loss| losses.add(loss.into()));
        }
        println!("{}, two players ({}):", info.title, PLAYER.name());
        println!("  first seat: {first}");
        println!("  who began: {began}");
        println!("  rounds a game: {rounds}; loss of a round's second: ${losses}");
        let (mut rounds, mut turns) = (Mean::default(), Mean::default());
        for game in of_seats(SEATS, games) {
            rounds.add(game.rounds.into());
            turns.add(game.turns);
        }
        println!("  {SEATS} players: rounds a game: {rounds}; turns of a seat in a round: {turns}");
    }
}

fn one(map: &Arc<RailMap>, seats: usize, seed: u64, options: &Options) -> Brought {
    let setup = Setup {
        seats,
        seed,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(map.clone(), setup).expect("so many can play");
    let beginner = game.start();
    let budget = Budget::Rounds(options.rounds.unwrap_or(ROUNDS));
    let (mut turns, mut rounds, mut losses) = (0_u64, 0, Vec::new());
    while let Some(seat) = game.to_act() {
        let chance = rail::chance_of(seed, turns);
        turns += 1;
        for step in turn(&game.seen_by(seat), PLAYER, &budget, chance) {
            for event in game.play(step).expect("players keep to the rules") {
                if let Event::RoundEnded(report) = event {
                    rounds += 1;
                    losses.extend(report.seats.iter().map(|seat| seat.paid).max());
                }
            }
        }
    }
    let shares = rail::shares(&game);
    let share = |seat| {
        let own = shares.iter().filter(|(other, _)| *other == seat);
        own.map(|(_, share)| share).sum()
    };
    Brought {
        first_seat: share(0),
        began: share(beginner),
        rounds,
        turns: turns as f64 / (seats as f64 * f64::from(rounds)),
        losses,
    }
}
