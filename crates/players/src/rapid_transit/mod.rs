//! Computer players of Rapid Transit.

pub mod net;
mod protocol;
mod search;

pub use protocol::PROTOCOLS;
pub use search::ENGINE;
