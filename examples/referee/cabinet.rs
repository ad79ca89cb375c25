//! The games of this build by name, each with the keys that its `new` knows and the way it begins.
//! Another game is another entry.

#[cfg(feature = "connection")]
use roundhouse::games::connection::Variant;

use roundhouse::games::GameId;
use roundhouse::record::Save;

use super::keys::Keys;
use super::protocol::Outcome;
use super::rail;

/// A game that is on.
pub trait Playing {
    /// Obeys a command that is known and has an argument exactly if it wants one; without one it is
    /// empty. A command that fails changes nothing.
    fn obey(&mut self, command: &str, argument: &str) -> Outcome;
}

/// A game that is on now, or a sentence that says why it cannot begin.
pub type Begun = Result<Box<dyn Playing>, String>;

/// A game of the cabinet.
pub struct Entry {
    /// Its name in the protocol.
    pub name: &'static str,
    /// The keys that its `new` knows.
    pub keys: &'static [&'static str],
    /// Begins it.
    pub begin: fn(&Keys) -> Begun,
}

const fn entry(
    name: &'static str,
    keys: &'static [&'static str],
    begin: fn(&Keys) -> Begun,
) -> Entry {
    Entry { name, keys, begin }
}

/// The games that are in this build, in the order in which they are told.
pub const GAMES: &[Entry] = &[
    entry(rail::NAME, &rail::KEYS, rail::begun),
    #[cfg(feature = "connection")]
    entry("quickway", &["size", "swap"], |keys| {
        connection(Variant::Quickway, keys)
    }),
    #[cfg(feature = "connection")]
    entry("crossway", &["size", "swap"], |keys| {
        connection(Variant::Crossway, keys)
    }),
    #[cfg(feature = "connection")]
    entry("quax", &["size", "swap"], |keys| {
        connection(Variant::Quax, keys)
    }),
    #[cfg(feature = "connection")]
    entry("quadrex", &["size", "swap"], |keys| {
        connection(Variant::Quadrex, keys)
    }),
    #[cfg(feature = "raindrops")]
    entry("raindrops", &["size"], raindrops),
    #[cfg(feature = "rapid-transit")]
    entry("rapid-transit", &["size"], rapid_transit),
    #[cfg(feature = "switch-yard")]
    entry("switch-yard", &["setup"], switch_yard),
];

/// Puts a game that was kept behind the protocol, or says why there is none.
pub fn loaded(save: &Save) -> Begun {
    match save.game() {
        GameId::TransglobalRail => rail::loaded(save),
        #[cfg(feature = "connection")]
        GameId::Quickway => super::two::loaded::<roundhouse::games::connection::Connection>(save),
        #[cfg(feature = "raindrops")]
        GameId::Raindrops => super::two::loaded::<roundhouse::games::raindrops::Raindrops>(save),
        #[cfg(feature = "rapid-transit")]
        GameId::RapidTransit => {
            super::two::loaded::<roundhouse::games::rapid_transit::RapidTransit>(save)
        }
        #[cfg(feature = "switch-yard")]
        GameId::SwitchYard => {
            super::two::loaded::<roundhouse::games::switch_yard::SwitchYard>(save)
        }
    }
}

#[cfg(feature = "connection")]
fn connection(variant: Variant, keys: &Keys) -> Begun {
    use roundhouse::games::connection::{Connection, Options};
    let usual = Options::default();
    let swap = match keys.get("swap") {
        None => usual.swap,
        Some("on") => true,
        Some("off") => false,
        Some(_) => return Err("The swap is on or off.".into()),
    };
    let size = keys.number("size", usual.size)?;
    super::two::begun(Connection::new(Options {
        variant,
        size,
        swap,
    }))
}

#[cfg(feature = "raindrops")]
fn raindrops(keys: &Keys) -> Begun {
    use roundhouse::games::raindrops::{Options, Raindrops};
    let size = keys.number("size", Options::default().size)?;
    super::two::begun(Raindrops::new(Options { size }))
}

#[cfg(feature = "rapid-transit")]
fn rapid_transit(keys: &Keys) -> Begun {
    use roundhouse::games::rapid_transit::{Options, RapidTransit};
    let size = keys.number("size", Options::default().size)?;
    super::two::begun(RapidTransit::new(Options { size }))
}

#[cfg(feature = "switch-yard")]
fn switch_yard(keys: &Keys) -> Begun {
    use roundhouse::games::switch_yard::{Options, Setup, SwitchYard};
    let named = |name: &str| name.parse().map_err(|why| format!("{why}"));
    let setup = keys.get("setup").map_or(Ok(Setup::default()), named)?;
    super::two::begun(Ok::<_, String>(SwitchYard::new(Options { setup })))
}
