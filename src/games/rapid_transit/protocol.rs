//! The game as other programs play it.

use super::{Options, RapidTransit};
use crate::referee::{self, Protocol};

/// The game with its keys.
pub const PROTOCOLS: &[Protocol] = &[Protocol::two_sided::<RapidTransit>(
    "rapid-transit",
    &["size"],
    |keys, _| {
        let size = keys.number("size", Options::default().size)?;
        referee::begin(RapidTransit::new(Options { size }))
    },
)];
