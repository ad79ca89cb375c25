//! The match of Transglobal Rail, and what of it a page elsewhere is sent.

mod projection;
mod rail_match;

pub use rail_match::{RailMatch, RoundEnd};

pub use projection::open;
