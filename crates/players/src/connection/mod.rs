//! Computer players of Quickway and its family.

mod protocol;
mod safe;
mod search;

pub use protocol::PROTOCOLS;
pub use search::ENGINE;
