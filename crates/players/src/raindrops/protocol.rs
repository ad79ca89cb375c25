//! The game as other programs play it.

use crate::referee::{self, Protocol};
use rules::raindrops::{Options, Raindrops};

/// The game with its keys.
pub const PROTOCOLS: &[Protocol] = &[Protocol::two_sided::<Raindrops>(
    "raindrops",
    &["size"],
    |keys, _| {
        let size = keys.number("size", Options::default().size)?;
        referee::begin(Raindrops::new(Options { size }))
    },
)];
