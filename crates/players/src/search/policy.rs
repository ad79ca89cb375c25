//! Learned priors. They are trained on games of the search against itself. Each move has some features, and each
//! feature has a weight. A move's prior is the exponential of the sum of its weights, as in a softmax policy
//! (Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007; Huang, Arneson, Hayward, Müller and
//! Pawlewicz, "MoHex 2.0: a pattern-based MCTS Hex player", 2013). `cargo xtask train` makes the weights.

use super::Tuning;

/// Resolution of stored weights.
pub const PARTS: f32 = 16.0;

/// Policy learned for a game.
#[derive(Clone, Copy)]
pub struct Policy {
    /// Weight of each feature by its number, in [`PARTS`], as a signed byte. Without weights, moves have the priors
    /// that the position [gives them](super::Position::weigh).
    pub weights: &'static [u8],
    /// Best tuning of the tree with this policy.
    pub tuning: Tuning,
}

impl Policy {
    /// Returns the weight of a feature; 0 if it was not trained.
    pub(super) fn weight(&self, feature: usize) -> f32 {
        let weight = self.weights.get(feature).map_or(0, |&byte| byte as i8);
        f32::from(weight) / PARTS
    }
}

/// Lesson of a position that the search has thought about.
///
/// For each move it has the features, and the number of times that the search has tried it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson(pub Vec<(Vec<u16>, u32)>);
