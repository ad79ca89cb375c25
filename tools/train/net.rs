//! Trains the value net of Rapid Transit on games of its player without a net against itself. The goal for each
//! position is mostly that player's expectation, and partly the result.

use std::path::PathBuf;

use players::Budget;
use players::rapid_transit::net::{HIDDEN, Inputs, Net};
use players::search::Search;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::Game;
use rules::rapid_transit::{Options as Setup, Outcome, RapidTransit, Side};

use super::Options;
use super::play::{self, ODD, Plan};

/// Number of games for each requested one, because a game teaches little and is quick.
const GAMES: u32 = 10;
/// Maximum number of random turns before the search starts.
const MOST_OPENING: u32 = 9;
/// By how much what was expected counts, and the rest is what came of it.
const EXPECTED: f32 = 0.7;
/// Number of times that each position is learned from.
const EPOCHS: usize = 10;
/// The step at first, and what keeps the first ones small (AdaGrad).
const RATE: f32 = 0.02;
const DAMPING: f32 = 0.3;
/// Share by which a weight decays at each step.
const DECAY: f32 = 1e-5;
/// One of so many games is not learned from, but tells how well the others were learned.
const HELD_OUT: usize = 10;

/// A position.
struct Example {
    inputs: Inputs,
    /// Result that the search expected for the side to move.
    expected: f32,
    /// Result that this side got.
    got: f32,
}

impl Example {
    fn goal(&self) -> f32 {
        EXPECTED * self.expected + (1.0 - EXPECTED) * self.got
    }
}

/// Plays, fits a net, and keeps it.
pub(crate) fn learn(options: &Options) -> Result<(), String> {
    let plan = Plan {
        file: PathBuf::from(format!("target/train/rapid-transit-{}.txt", options.seed)),
        policy: None,
        seed: options.seed << 32,
        games: GAMES.saturating_mul(options.games),
        rounds: options.rounds,
    };
    let texts = play::games(&plan, |number| played(&plan, number));
    let texts = texts.map_err(|why| format!("No games: {why}"))?;
    let games = texts.iter().map(|text| examples(text));
    let (held_out, learned_from): (Vec<_>, Vec<_>) = games
        .enumerate()
        .partition(|(number, _)| number % HELD_OUT == 0);
    let [held_out, learned_from] = [held_out, learned_from].map(|games| -> Vec<Example> {
        games
            .into_iter()
            .flat_map(|(_, examples)| examples)
            .collect()
    });
    if held_out.is_empty() || learned_from.is_empty() {
        return Err("There are too few games to learn from.".into());
    }
    let bytes = fit(&learned_from, options.seed).to_bytes();
    let (loss, right, error) = quality(&Net::from_bytes(&bytes), &held_out);
    println!(
        "rapid-transit, seed {}: learned from {} positions; of {} others the cross-entropy is {loss:.3}, \
         {:.1} % of the winners are told, and what the search expected is missed by {error:.3} (root mean square)",
        options.seed,
        learned_from.len(),
        held_out.len(),
        100.0 * right,
    );
    options.keep(&bytes, "assets/nets/rapid-transit.bin")
}

/// Plays a game, and writes a line for each searched position with its expectation, and then the winner.
fn played(plan: &Plan, number: u32) -> String {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(plan.seed + u64::from(number));
    let start = RapidTransit::new(Setup::default()).expect("there is such a board");
    let mut search = Search::with_policy(&start, None, chance.random());
    let mut text = format!("game {number}\n");
    let mut opening = chance.random_range(0..=MOST_OPENING);
    while let Some(mut turn) = search.game().steps().choose(&mut chance).cloned() {
        if opening > 0 {
            opening -= 1;
        } else if let Some(thought) = search.turn(&Budget::Rounds(plan.rounds)) {
            text += &format!("{:.3} {}\n", thought.expects, search.game());
            if chance.random_range(0..100) >= ODD {
                turn = thought.turn;
            }
        }
        search.follow(&turn);
    }
    let winner = match search.game().outcome() {
        Some(Outcome::Win(side)) => side.to_string(),
        _ => "nobody".into(),
    };
    text + &format!("{winner}\nend\n")
}

/// The positions of a game as it is kept.
fn examples(text: &str) -> Vec<Example> {
    let lines: Vec<&str> = text.lines().collect();
    let [_, positions @ .., winner, _] = &lines[..] else {
        return Vec::new();
    };
    let got = |side: Side| match *winner {
        "nobody" => 0.5,
        winner if side.to_string() == winner => 1.0,
        _ => 0.0,
    };
    let read = |line: &&str| {
        let (expected, position) = line.split_once(' ')?;
        let game = RapidTransit::from_position(position).ok()?;
        Some(Example {
            inputs: Inputs::new(&game)?,
            expected: expected.parse().ok()?,
            got: got(game.to_act()?),
        })
    };
    positions.iter().filter_map(read).collect()
}

/// Fits a net by stochastic gradient descent.
fn fit(examples: &[Example], seed: u64) -> Net {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let width = 1.0 / (HIDDEN as f32).sqrt();
    let weights = (0..Net::size()).map(|_| width * (chance.random::<f32>() - 0.5));
    let mut net = Net::new(weights.collect());
    let mut squares = vec![0.0_f32; Net::size()];
    let steps = EPOCHS * examples.len();
    for step in 0..steps {
        let example = &examples[chance.random_range(0..examples.len())];
        let rate = RATE * (1.0 - step as f32 / steps as f32);
        net.teach(
            &example.inputs,
            example.goal(),
            |number, weight, gradient| {
                let gradient = gradient + DECAY * *weight;
                squares[number] += gradient * gradient;
                *weight -= rate * gradient / (squares[number].sqrt() + DAMPING);
            },
        );
    }
    net
}

/// Returns the mean cross-entropy of the results, in nats, the share of positions with the right winner, and the
/// error against the search's expectation.
fn quality(net: &Net, examples: &[Example]) -> (f32, f32, f32) {
    let (mut loss, mut right, mut squares) = (0.0, 0, 0.0);
    for Example {
        inputs,
        expected,
        got,
    } in examples
    {
        let value = net.judge(inputs).value;
        let log = |share: f32| share.max(1e-6).ln();
        loss -= got * log(value) + (1.0 - got) * log(1.0 - value);
        right += u32::from((value > 0.5) == (*got > 0.5));
        squares += (value - expected).powi(2);
    }
    let all = examples.len() as f32;
    (loss / all, right as f32 / all, (squares / all).sqrt())
}
