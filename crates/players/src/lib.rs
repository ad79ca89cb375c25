//! Computer players, and the referee by which other programs play. Players are given what a person in their place could
//! know, and nothing else: in a game with secrets a view of one seat, in a game in which nothing is hidden the game itself.
//! They know no table, no screen and no browser, and ask for the time only through their [`Budget`].
//!
//! The page only asks, by [`rules::request`]: what thinks is another program.

#![forbid(unsafe_code)]

pub mod analysis;
mod budget;
#[cfg(feature = "connection")]
pub mod connection;
pub mod defence;
pub mod engine;
#[cfg(feature = "raindrops")]
pub mod raindrops;
#[cfg(feature = "rapid-transit")]
pub mod rapid_transit;
pub mod referee;
mod registry;
pub mod search;
#[cfg(feature = "switch-yard")]
pub mod switch_yard;
pub mod transglobal_rail;

pub use budget::Budget;
pub use registry::{ENGINES, PROTOCOLS};
