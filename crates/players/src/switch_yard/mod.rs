//! Computer players of Switch Yard.

mod protocol;
mod search;

pub use protocol::PROTOCOLS;
pub use search::ENGINE;
