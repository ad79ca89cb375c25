//! Transglobal Rail: tables of two, four and six on all maps in turn, each deal played once from every
//! seat, so that nobody is lucky with hands. Seats, starting players and cities come from the seed.

use std::sync::Arc;

use roundhouse::games::Game;
use roundhouse::games::transglobal_rail::players::turn;
use roundhouse::games::transglobal_rail::{Event, Phase, Setup, TransglobalRail};
use roundhouse::maps::{MAPS, MapFile, RailMap};
use roundhouse::players::{Budget, Strength};

use super::figures::{Mean, Pairing, Score, Thinking, within, worked};
use super::options::Options;
use super::parallel::played;

/// Games of two players, if nothing else is said; of larger tables a fifth of that.
const GAMES: u32 = 400;
/// Milliseconds for a turn of the master, if nothing else is said: a hard player takes 20 of its own accord, so with
/// fewer they would be one.
const MILLIS: f64 = 100.0;

/// A table: who sits at it, and the share that the first should win, if that is wanted.
type Table = (&'static [Strength], Option<f64>);

const TABLES: [Table; 7] = {
    use Strength::{Easy, Hard, Master, Medium, Newcomer};
    [
        (&[Easy, Newcomer], Some(0.70)),
        (&[Medium, Easy], Some(0.70)),
        (&[Hard, Medium], Some(0.60)),
        (&[Master, Hard], Some(0.55)),
        (&[Master, Medium, Medium], None),
        (&[Master, Medium, Easy, Medium], None),
        (&[Master, Medium, Easy, Master, Medium, Easy], None),
    ]
};

/// How many strengths there are.
const STRENGTHS: usize = Strength::ALL.len();

/// What one game has brought, by strength.
#[derive(Default, Clone)]
struct Brought {
    /// The share of the first place of each that sits at the table.
    shares: Vec<(Strength, f64)>,
    losses: [Vec<i32>; STRENGTHS],
    thinking: [Thinking; STRENGTHS],
    rounds: u32,
}

/// Plays all tables and prints what came of it.
pub fn play(options: &Options) {
    let maps = MAPS.iter().map(|map| {
        let file: MapFile = serde_json::from_str(map.text).expect("the map's file is whole");
        Arc::new(RailMap::try_from(file).expect("the map is good"))
    });
    let maps: Vec<_> = maps.collect();
    let games = options.games.unwrap_or(GAMES);
    for (who, target) in TABLES {
        let seats = who.len() as u32;
        let games = if seats == 2 { games } else { games.div_ceil(5) };
        let brought = played(games, options.threads, |number| {
            // Every deal comes to each seat once, and the maps in turn.
            let (deal, turned) = (number / seats, number % seats);
            let map = &maps[deal as usize % maps.len()];
            let mut seated = who.to_vec();
            seated.rotate_right(turned as usize);
            one(map, &seated, options.seed + u64::from(deal), options)
        });
        report(who, target, &brought);
    }
}

/// Plays a game.
fn one(map: &Arc<RailMap>, who: &[Strength], seed: u64, options: &Options) -> Brought {
    let setup = Setup {
        seats: who.len(),
        seed,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(map.clone(), setup).expect("so many can play");
    let mut brought = Brought::default();
    let mut turns = 0_u64;
    while let Some(seat) = game.to_act() {
        let view = game.seen_by(seat);
        let chance = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(turns);
        turns += 1;
        let strength = who[seat];
        let steps = brought.thinking[strength as usize].time(worked, || match options.rounds {
            Some(rounds) => turn(&view, strength, &Budget::Rounds(rounds), chance),
            None => within(options.millis.unwrap_or(MILLIS), |budget| {
                turn(&view, strength, budget, chance)
            }),
        });
        for step in steps {
            let events = game.play(step).expect("players keep to the rules");
            count(&events, who, &mut brought);
        }
    }
    assert!(game.phase() == Phase::Finished && game.outcome().is_some());
    let first = game
        .standings()
        .iter()
        .filter(|(place, _)| *place == 1)
        .count();
    for (place, seat) in game.standings() {
        let share = if place == 1 { 1.0 / first as f64 } else { 0.0 };
        brought.shares.push((who[seat], share));
    }
    brought
}

fn count(events: &[Event], who: &[Strength], brought: &mut Brought) {
    for event in events {
        if let Event::RoundEnded(report) = event {
            brought.rounds += 1;
            for seat in &report.seats {
                brought.losses[who[seat.seat] as usize].push(seat.paid);
            }
        }
    }
}

fn report(who: &[Strength], target: Option<f64>, brought: &[Brought]) {
    let names: Vec<_> = who.iter().map(|strength| strength.name()).collect();
    let mut thinking = [Thinking::default(); STRENGTHS];
    let mut losses = [Mean::default(); STRENGTHS];
    for game in brought {
        for strength in Strength::ALL {
            thinking[strength as usize].add(&game.thinking[strength as usize]);
            for &loss in &game.losses[strength as usize] {
                losses[strength as usize].add(loss.into());
            }
        }
    }
    let shares = brought.iter().flat_map(|game| &game.shares);
    if let &[first, second] = who {
        let mut score = Score::default();
        let own = shares.filter(|(strength, _)| *strength == first);
        own.for_each(|(_, share)| score.add(*share));
        let pairing = Pairing {
            name: format!("rail, 2 players: {} against {}", names[0], names[1]),
            score,
            target,
            thinking: [thinking[first as usize], thinking[second as usize]],
        };
        println!("{pairing}");
    } else {
        println!("rail, {} players: {}", who.len(), names.join(", "));
        for strength in Strength::ALL.into_iter().filter(|one| who.contains(one)) {
            let mut first = Mean::default();
            let own = shares.clone().filter(|(other, _)| *other == strength);
            own.for_each(|(_, share)| first.add(100.0 * share));
            let thinking = &thinking[strength as usize];
            println!("  a {strength} one has {first} % of first places; thinking {thinking}");
        }
    }
    for strength in Strength::ALL.into_iter().filter(|one| who.contains(one)) {
        println!(
            "  mean loss a round, {strength}: ${}",
            losses[strength as usize]
        );
    }
    let rounds: u32 = brought.iter().map(|game| game.rounds).sum();
    println!(
        "  rounds a game: {:.2}",
        f64::from(rounds) / brought.len() as f64
    );
}
