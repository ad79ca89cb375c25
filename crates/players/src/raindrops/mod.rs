//! Computer players of Raindrops.

mod protocol;
mod search;

pub use protocol::PROTOCOLS;
pub use search::ENGINE;
