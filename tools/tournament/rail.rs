//! Transglobal Rail: tables of two, four and six on all maps in turn. Each deal is played once from every seat, so
//! that no player profits from lucky hands. Seats, starting players and cities come from the seed.

use std::sync::Arc;

use players::Budget;
use players::transglobal_rail::turn;
use rules::maps::{MAPS, MapFile, MapInfo, RailMap};
use rules::transglobal_rail::{Event, Move, Phase, Setup, TransglobalRail, View};
use rules::{Game, Strength};

use super::challenger::Kind;
use super::challenger::rail::{self as challenger, Ground};
use super::engine::Engine;
use super::figures::{Mean, Pairing, Score, Thinking, passed, within, worked};
use super::options::Options;
use super::parallel::played;

/// The game's name for the referee.
const GAME: &str = "transglobal-rail";
/// Default number of games of two players; larger tables play a fifth of that.
const GAMES: u32 = 400;
/// Default milliseconds for a turn of the master. A hard player takes 20 by itself, so with fewer they would be
/// equal.
const MILLIS: f64 = 100.0;

/// A player of the house, a challenger, or the program of the command line.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    Ours(Strength),
    Challenger(Kind),
    Outside,
}

impl Player {
    /// All, in their order.
    const ALL: [Self; PLAYERS] = [
        NEWCOMER,
        LEARNER,
        EASY,
        MEDIUM,
        HARD,
        MASTER,
        UCT,
        CLASSICAL,
        NAIVE,
        Self::Outside,
    ];

    fn number(self) -> usize {
        let all = Self::ALL.iter();
        all.take_while(|&&player| player != self).count()
    }

    fn name(self) -> &'static str {
        match self {
            Self::Ours(strength) => strength.name(),
            Self::Challenger(kind) => kind.name(),
            Self::Outside => "the engine",
        }
    }
}

/// A table: who sits at it, and the share that the first should win, if that is wanted.
type Table = (&'static [Player], Option<f64>);

const NEWCOMER: Player = Player::Ours(Strength::Newcomer);
const EASY: Player = Player::Ours(Strength::Easy);
const MEDIUM: Player = Player::Ours(Strength::Medium);
const HARD: Player = Player::Ours(Strength::Hard);
const MASTER: Player = Player::Ours(Strength::Master);
const UCT: Player = Player::Challenger(Kind::Uct);
const CLASSICAL: Player = Player::Challenger(Kind::Classical);
const NAIVE: Player = Player::Challenger(Kind::Naive);
const LEARNER: Player = Player::Ours(Strength::Learner);

const TABLES: [Table; 8] = [
    (&[LEARNER, NEWCOMER], Some(0.70)),
    (&[EASY, LEARNER], Some(0.70)),
    (&[MEDIUM, EASY], Some(0.70)),
    (&[HARD, MEDIUM], Some(0.60)),
    (&[MASTER, HARD], Some(0.55)),
    (&[MASTER, MEDIUM, MEDIUM], None),
    (&[MASTER, MEDIUM, EASY, MEDIUM], None),
    (&[MASTER, MEDIUM, EASY, MASTER, MEDIUM, EASY], None),
];

/// The tables at which a program outside sits.
const TABLES_OUTSIDE: [Table; 2] = [
    (&[MASTER, Player::Outside], Some(0.75)),
    (&[MASTER, Player::Outside, MASTER, Player::Outside], None),
];

/// The tables at which a challenger sits.
fn tables_of(kind: Kind) -> &'static [Table] {
    match kind {
        Kind::Uct => &[(&[MASTER, UCT], Some(0.75))],
        Kind::Classical => &[(&[MASTER, CLASSICAL], Some(0.75))],
        Kind::Naive => &[(&[NEWCOMER, NAIVE], None), (&[LEARNER, NAIVE], None)],
    }
}

/// Number of different players.
const PLAYERS: usize = Strength::ALL.len() + 4;

/// A map, and the same as challengers know it.
struct Place {
    map: Arc<RailMap>,
    ground: Ground,
}

/// Results of one game, by player.
#[derive(Default, Clone)]
struct Brought {
    /// The share of the first place of each that sits at the table.
    shares: Vec<(Player, f64)>,
    losses: [Vec<i32>; PLAYERS],
    thinking: [Thinking; PLAYERS],
    rounds: u32,
}

/// Returns a map of the house.
pub(crate) fn read(info: &MapInfo) -> Arc<RailMap> {
    let file: MapFile = serde_json::from_str(info.text).expect("the map's file is whole");
    Arc::new(RailMap::try_from(file).expect("the map is good"))
}

/// Returns the chance of a turn in the game with a seed.
pub(crate) fn chance_of(seed: u64, turn: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(turn)
}

/// Returns the seats of a finished game, each with its share of the first place.
pub(crate) fn shares(game: &TransglobalRail) -> Vec<(usize, f64)> {
    let standings = game.standings();
    let first = standings.iter().filter(|(place, _)| *place == 1).count();
    let share = |place| if place == 1 { 1.0 / first as f64 } else { 0.0 };
    let shares = standings.iter().map(|&(place, seat)| (seat, share(place)));
    shares.collect()
}

/// Plays all tables and prints what came of it.
pub(crate) fn play(options: &Options) {
    let maps = MAPS.iter().map(|info| Place {
        map: read(info),
        ground: Ground::read(info.text),
    });
    let maps: Vec<_> = maps.collect();
    let games = options.games.unwrap_or(GAMES);
    let against = options.against.iter();
    let mut tables: Vec<Table> = against.flat_map(|&kind| tables_of(kind)).copied().collect();
    if options.engine.is_some() {
        tables.extend(TABLES_OUTSIDE);
    }
    if tables.is_empty() {
        tables.extend(TABLES);
    }
    for (who, target) in tables {
        let seats = who.len() as u32;
        let games = if seats == 2 { games } else { games.div_ceil(5) };
        let brought = played(games, options.threads, |number| {
            // Every deal comes to each seat once, and the maps alternate.
            let (deal, turned) = (number / seats, number % seats);
            let place = &maps[deal as usize % maps.len()];
            let mut seated = who.to_vec();
            seated.rotate_right(turned as usize);
            one(place, &seated, options.seed + u64::from(deal), options)
        });
        report(who, target, &brought);
    }
}

/// Plays a game.
fn one(place: &Place, who: &[Player], seed: u64, options: &Options) -> Brought {
    let setup = Setup {
        seats: who.len(),
        seed,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(place.map.clone(), setup).expect("so many can play");
    let mut brought = Brought::default();
    let millis = options.millis.unwrap_or(MILLIS);
    let engine = |player: &Player| match (player, &options.engine) {
        (Player::Outside, Some(command)) => Some(Engine::start(command, GAME, millis)),
        _ => None,
    };
    let mut engines: Vec<_> = who.iter().map(engine).collect();
    let mut turns = 0_u64;
    while let Some(seat) = game.to_act() {
        let view = game.seen_by(seat);
        let chance = chance_of(seed, turns);
        turns += 1;
        let thinking = &mut brought.thinking[who[seat].number()];
        let steps = match (who[seat], &mut engines[seat]) {
            (Player::Ours(strength), _) => thinking.time(worked, || match options.rounds {
                Some(rounds) => turn(&view, strength, &Budget::Rounds(rounds), chance),
                None => within(millis, |budget| turn(&view, strength, budget, chance)),
            }),
            (Player::Challenger(kind), _) => {
                let keys = view.to_keys().expect("the map is one of the house");
                let think = |budget: &Budget| {
                    let spent = |rounds| budget.is_spent(rounds);
                    challenger::turn(kind, &place.ground, &keys, &spent, chance)
                };
                let steps = thinking.time(worked, || match options.rounds {
                    Some(rounds) => think(&Budget::Rounds(rounds)),
                    None => within(millis, think),
                });
                let read = |step: &String| step.parse().expect("it writes as the rules do");
                steps.iter().map(read).collect()
            }
            (Player::Outside, Some(Ok(engine))) => {
                let asked = thinking.time(passed, || ask(engine, &view, millis));
                match asked.and_then(|steps| allowed(&game, steps)) {
                    Ok(steps) => steps,
                    Err(why) => return forfeit(&why, who, seat, brought),
                }
            }
            (Player::Outside, Some(Err(why))) => return forfeit(why, who, seat, brought),
            (Player::Outside, None) => unreachable!("a program sits at its own tables alone"),
        };
        for step in steps {
            let events = game.play(step).expect("players keep to the rules");
            count(&events, who, &mut brought);
        }
    }
    assert!(game.phase() == Phase::Finished && game.outcome().is_some());
    let shares = shares(&game).into_iter();
    brought.shares = shares.map(|(seat, share)| (who[seat], share)).collect();
    brought
}

/// The steps that a program takes where it sees this.
fn ask(engine: &mut Engine, view: &View, millis: f64) -> Result<Vec<Move>, String> {
    let keys = view.to_keys().ok_or("It does not know the map.")?;
    engine.look(GAME, &keys)?;
    let read = |step: String| {
        let read = step.parse();
        read.map_err(|why| format!("`{step}`: {why}"))
    };
    engine.generate(millis)?.into_iter().map(read).collect()
}

/// The steps, if they are allowed, and the seat's turn is over with them.
fn allowed(game: &TransglobalRail, steps: Vec<Move>) -> Result<Vec<Move>, String> {
    let mut after = game.clone();
    for (number, &step) in steps.iter().enumerate() {
        after.play(step).map_err(|why| format!("`{step}`: {why}"))?;
        let is_last = number + 1 == steps.len();
        if is_last != [Move::Ok, Move::Discard].contains(&step) {
            return Err("Its turn does not end where it should.".into());
        }
    }
    Ok(steps)
}

/// Ends a game that a program cannot go on with: the others share the first place.
fn forfeit(why: &str, who: &[Player], loser: usize, mut brought: Brought) -> Brought {
    eprintln!("The engine loses: {why}");
    let share = 1.0 / (who.len() - 1) as f64;
    let seats = who.iter().enumerate();
    brought.shares = seats
        .map(|(seat, &player)| (player, if seat == loser { 0.0 } else { share }))
        .collect();
    brought
}

fn count(events: &[Event], who: &[Player], brought: &mut Brought) {
    for event in events {
        if let Event::RoundEnded(report) = event {
            brought.rounds += 1;
            for seat in &report.seats {
                brought.losses[who[seat.seat].number()].push(seat.paid);
            }
        }
    }
}

fn report(who: &[Player], target: Option<f64>, brought: &[Brought]) {
    let names: Vec<_> = who.iter().map(|player| player.name()).collect();
    let mut thinking = [Thinking::default(); PLAYERS];
    let mut losses = [Mean::default(); PLAYERS];
    for game in brought {
        for player in 0..PLAYERS {
            thinking[player].add(&game.thinking[player]);
            for &loss in &game.losses[player] {
                losses[player].add(loss.into());
            }
        }
    }
    let shares = brought.iter().flat_map(|game| &game.shares);
    if let &[first, second] = who {
        let mut score = Score::default();
        let own = shares.filter(|(player, _)| *player == first);
        own.for_each(|(_, share)| score.add(*share));
        let pairing = Pairing {
            name: format!("rail, 2 players: {} against {}", names[0], names[1]),
            score,
            target,
            thinking: [thinking[first.number()], thinking[second.number()]],
        };
        println!("{pairing}");
    } else {
        println!("rail, {} players: {}", who.len(), names.join(", "));
        for player in Player::ALL.into_iter().filter(|one| who.contains(one)) {
            let mut first = Mean::default();
            let own = shares.clone().filter(|(other, _)| *other == player);
            own.for_each(|(_, share)| first.add(100.0 * share));
            let (name, thinking) = (player.name(), &thinking[player.number()]);
            println!("  {name}: {first} % of first places; thinking {thinking}");
        }
    }
    for player in Player::ALL.into_iter().filter(|one| who.contains(one)) {
        let loss = &losses[player.number()];
        println!("  mean loss a round, {}: ${loss}", player.name());
    }
    let rounds: u32 = brought.iter().map(|game| game.rounds).sum();
    println!(
        "  rounds a game: {:.2}",
        f64::from(rounds) / brought.len() as f64
    );
}
