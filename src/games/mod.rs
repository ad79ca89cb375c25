//! A folder for each game, with what the table knows of it beyond its [rules].

#[cfg(feature = "connection")]
pub mod connection;
#[cfg(feature = "raindrops")]
pub mod raindrops;
#[cfg(feature = "rapid-transit")]
pub mod rapid_transit;
#[cfg(feature = "switch-yard")]
pub mod switch_yard;
pub mod transglobal_rail;

pub use rules::{
    BitReader, BitWriter, Cell, Game, GameId, Notation, Opening, Outcome, ParseCellError, Spot,
    StartError, Touch, TwoPlayer,
};
