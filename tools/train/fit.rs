//! Fits the weights of a policy: a softmax regression on the shares of visits, by stochastic gradient descent with
//! step sizes that shrink for each weight separately (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient
//! methods for online learning and stochastic optimization", 2011).

use std::fmt;

use players::search::{Lesson, PARTS};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Number of times that each position is learned from, on average.
const EPOCHS: usize = 12;
/// The step at first.
const RATE: f32 = 0.1;
/// One in so many positions is held out of training, and measures its quality.
const HELD_OUT: usize = 10;
/// An error that is smaller teaches nothing.
const SMALL: f32 = 1e-5;

/// Weights, and how well they fit.
pub(crate) struct Fitted {
    weights: Vec<f32>,
    learned_from: usize,
    /// The cross-entropy of the held-out positions, in nats, before and after.
    loss: [f32; 2],
    /// In which share of them the move with most visits has the highest prior.
    hits: f32,
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, after] = self.loss;
        write!(
            f,
            "learned from {} positions; of others the cross-entropy fell from {before:.3} to {after:.3}, \
             and of {:.1} % the best move has the highest prior",
            self.learned_from,
            100.0 * self.hits
        )
    }
}

impl Fitted {
    /// The weights as they are kept, without the zeros at the end.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let byte = |weight: &f32| (weight * PARTS).round().clamp(-127.0, 127.0) as i8 as u8;
        let mut bytes: Vec<u8> = self.weights.iter().map(byte).collect();
        while bytes.pop_if(|byte| *byte == 0).is_some() {}
        bytes
    }
}

/// A position: the features of each move, and the share of visits that it should have.
type Example = Vec<(Vec<u16>, f32)>;

/// Fits weights to lessons, in which shares of visits count by this power.
pub(crate) fn fit(lessons: &[Lesson], power: f32, seed: u64) -> Fitted {
    let examples: Vec<Example> = lessons
        .iter()
        .map(|lesson| example(lesson, power))
        .collect();
    let features = examples.iter().flatten().flat_map(|(features, _)| features);
    let count = features.max().map_or(0, |&most| usize::from(most) + 1);
    let (held_out, learned_from): (Vec<_>, Vec<_>) = examples
        .into_iter()
        .enumerate()
        .partition(|(number, _)| number % HELD_OUT == 0);
    let mut weights = vec![0.0; count];
    let mut squares = vec![1e-8_f32; count];
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let before = loss(&held_out, &weights).0;
    for _ in 0..EPOCHS * learned_from.len() {
        let (_, example) = &learned_from[chance.random_range(0..learned_from.len())];
        let shares = softmax(example, &weights);
        for ((features, goal), share) in example.iter().zip(shares) {
            let error = share - goal;
            if error.abs() < SMALL {
                continue;
            }
            for &feature in features {
                let feature = usize::from(feature);
                squares[feature] += error * error;
                weights[feature] -= RATE * error / squares[feature].sqrt();
            }
        }
    }
    let (after, hits) = loss(&held_out, &weights);
    Fitted {
        weights,
        learned_from: learned_from.len(),
        loss: [before, after],
        hits,
    }
}

fn example(Lesson(moves): &Lesson, power: f32) -> Example {
    let shares = moves.iter().map(|&(_, visits)| (visits as f32).powf(power));
    let all: f32 = shares.clone().sum::<f32>().max(f32::MIN_POSITIVE);
    let features = moves.iter().map(|(features, _)| features.clone());
    features.zip(shares.map(|share| share / all)).collect()
}

/// Returns the share of the visits that each move has by these weights.
fn softmax(example: &Example, weights: &[f32]) -> Vec<f32> {
    let score = |(features, _): &(Vec<u16>, f32)| -> f32 {
        features
            .iter()
            .map(|&feature| weights[usize::from(feature)])
            .sum()
    };
    let scores: Vec<f32> = example.iter().map(score).collect();
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    scores
        .into_iter()
        .map(|score| (score - most).exp() / all)
        .collect()
}

/// The mean cross-entropy, and in what share the best move has the highest prior.
fn loss(examples: &[(usize, Example)], weights: &[f32]) -> (f32, f32) {
    let (mut sum, mut hits) = (0.0, 0);
    for (_, example) in examples {
        let shares = softmax(example, weights);
        let goals = example.iter().map(|&(_, goal)| goal);
        sum -= goals
            .clone()
            .zip(&shares)
            .map(|(goal, share)| goal * share.max(1e-9).ln())
            .sum::<f32>();
        hits += u32::from(highest(goals) == highest(shares));
    }
    let all = examples.len().max(1) as f32;
    (sum / all, hits as f32 / all)
}

fn highest(values: impl IntoIterator<Item = f32>) -> Option<usize> {
    let values = values.into_iter().enumerate();
    values.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
}
