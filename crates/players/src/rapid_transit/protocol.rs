//! The game as other programs play it.

use crate::referee::{self, Protocol};
use rules::rapid_transit::{Options, RapidTransit};

/// The game with its keys.
pub const PROTOCOLS: &[Protocol] = &[Protocol::two_sided::<RapidTransit>(
    "rapid-transit",
    &["size"],
    |keys, _| {
        let size = keys.number("size", Options::default().size)?;
        referee::begin(RapidTransit::new(Options { size }))
    },
)];
