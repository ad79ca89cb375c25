//! The games for two: hard against medium, medium against easy, and medium against a plain search that
//! thinks as long. Every opening is played twice, with sides changed. The times at the table are all
//! made shorter by the same factor, so that a night is not needed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use roundhouse::games::Game;
use roundhouse::games::connection::{self, Connection, Variant};
use roundhouse::games::raindrops::{self, Raindrops};
use roundhouse::games::rapid_transit::{self, RapidTransit};
use roundhouse::games::switch_yard::{self, SwitchYard};
use roundhouse::players::search::{self, Searched};
use roundhouse::players::{Budget, Strength};

use super::figures::{Pairing, Score, Thinking, played, within};
use super::options::Options;
use super::plain::{self, got};

/// Games of a pairing, if nothing else is said.
const GAMES: u32 = 400;
/// Milliseconds for a turn of the hard player, if nothing else is said.
const MILLIS: f64 = 50.0;
/// A game that lasts longer counts as drawn.
const MOST_TURNS: u32 = 1000;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    /// The house's player.
    Ours(Strength),
    /// The plain search, for as long as medium thinks.
    Plain,
}

impl Player {
    /// This player's share of the hard player's budget.
    fn share(self) -> f64 {
        let strength = match self {
            Self::Ours(strength) => strength,
            Self::Plain => Strength::Medium,
        };
        search::millis(strength) / search::millis(Strength::Hard)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Ours(strength) => strength.name(),
            Self::Plain => "a plain search",
        }
    }
}

const PAIRINGS: [([Player; 2], f64); 3] = {
    use Player::{Ours, Plain};
    use Strength::{Easy, Hard, Medium};
    [
        ([Ours(Hard), Ours(Medium)], 0.65),
        ([Ours(Medium), Ours(Easy)], 0.75),
        ([Ours(Medium), Plain], 0.60),
    ]
};

/// Quickway on its usual board.
pub fn quickway(options: &Options) {
    family(options, Variant::Quickway);
}

/// Crossway on the same.
pub fn crossway(options: &Options) {
    family(options, Variant::Crossway);
}

/// Quax on the same.
pub fn quax(options: &Options) {
    family(options, Variant::Quax);
}

/// Quadrex on the same.
pub fn quadrex(options: &Options) {
    family(options, Variant::Quadrex);
}

/// The first stone is anywhere; then the swap makes it fair.
fn family(options: &Options, variant: Variant) {
    let setup = connection::Options {
        variant,
        ..Default::default()
    };
    let start = Connection::new(setup).expect("there is such a board");
    let name = format!("{variant} {0}x{0}", setup.size);
    play(&name, &start, 1, options);
}

/// Raindrops on its usual board.
pub fn raindrops(options: &Options) {
    let start = Raindrops::new(raindrops::Options { size: 8 }).expect("there is such a board");
    play("raindrops 8x8", &start, 2, options);
}

/// Rapid Transit on its usual board.
pub fn rapid_transit(options: &Options) {
    let start = RapidTransit::new(rapid_transit::Options::default());
    play(
        "rapid transit 8x8",
        &start.expect("there is such a board"),
        2,
        options,
    );
}

/// Switch Yard from the beginner's set-up.
pub fn switch_yard(options: &Options) {
    let start = SwitchYard::new(switch_yard::Options::default());
    play("switch yard", &start, 2, options);
}

/// Plays all pairings of a game, of which the first turns are random, and prints what came of them.
fn play<G: Searched + Sync>(name: &str, start: &G, random: u32, options: &Options) {
    for (players, target) in PAIRINGS {
        let games = options.games.unwrap_or(GAMES);
        let brought = played(games, options.threads, |number| {
            let seed = options.seed.wrapping_mul(1 << 32) + u64::from(number / 2);
            let opened = opening(start, random, seed);
            one(
                &opened,
                players,
                number % 2 == 1,
                u64::from(number),
                options,
            )
        });
        let mut pairing = Pairing {
            name: format!(
                "{name}: {} against {}",
                players[0].name(),
                players[1].name()
            ),
            score: Score::default(),
            target: Some(target),
            thinking: [Thinking::default(); 2],
        };
        for (result, thinking) in brought {
            pairing.score.add(result);
            for (all, one) in pairing.thinking.iter_mut().zip(thinking) {
                all.add(&one);
            }
        }
        println!("{pairing}");
    }
}

/// A game whose first turns are anything that is allowed.
fn opening<G: Game>(start: &G, turns: u32, seed: u64) -> G {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = start.clone();
    for _ in 0..turns {
        let turn = game.steps().choose(&mut chance).cloned();
        game.play(turn.expect("the game goes on"))
            .expect("a listed turn is allowed");
    }
    game
}

/// Plays a game to its end; what the first player has got, and how long both thought.
fn one<G: Searched>(
    start: &G,
    players: [Player; 2],
    changed: bool,
    seed: u64,
    options: &Options,
) -> (f64, [Thinking; 2]) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = start.clone();
    let mut thinking = [Thinking::default(); 2];
    // Who has played which side last: a swap changes that.
    let mut first_side = None;
    for turns in 0..MOST_TURNS {
        let Some(side) = game.to_act() else { break };
        let mover = (turns as usize + usize::from(changed)) % 2;
        if mover == 0 {
            first_side = Some(side);
        }
        let chosen = thinking[mover].time(|| {
            let player = players[mover];
            let mut think = |budget: &Budget| match player {
                Player::Ours(strength) => search::turn(&game, strength, budget, chance.random()),
                Player::Plain => plain::turn(&game, budget, &mut chance),
            };
            match options.rounds {
                Some(rounds) => think(&Budget::Rounds((f64::from(rounds) * player.share()) as u32)),
                None => within(options.millis.unwrap_or(MILLIS) * player.share(), think),
            }
        });
        let turn = chosen.expect("the game goes on");
        game.play(turn).expect("players keep to the rules");
    }
    let side = first_side.expect("both have played");
    (got(&game, side), thinking)
}
