//! The match of Transglobal Rail, and its view for pages elsewhere.

mod projection;
mod rail_match;

pub use rail_match::{RailMatch, RoundEnd};

pub use projection::open;
