//! The game as other programs play it.

use crate::referee::{self, Protocol};
use rules::switch_yard::{Options, Setup, SwitchYard};

/// The game with its keys.
pub const PROTOCOLS: &[Protocol] = &[Protocol::two_sided::<SwitchYard>(
    "switch-yard",
    &["setup"],
    |keys, _| {
        let named = |name: &str| name.parse().map_err(|why| format!("{why}"));
        let setup = keys.get("setup").map_or(Ok(Setup::default()), named)?;
        referee::begin(Ok::<_, String>(SwitchYard::new(Options { setup })))
    },
)];
