//! Computer players, and the referee for other programs. Players get only what a person in their place could know:
//! the view of one seat in a game with secrets, and the game itself in a game without. They do not depend on a
//! table, a screen or a browser, and read the time only through their [`Budget`].
//!
//! The page only sends a [`rules::request`], because the engine is another program.

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
