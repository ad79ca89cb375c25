//! The four games of the family as other programs play them.

use crate::referee::{self, Begin, Begun, Protocol};
use rules::Keys;
use rules::connection::{Connection, Options, Variant};

/// Each game with its keys.
pub const PROTOCOLS: &[Protocol] = &[
    protocol("quickway", |keys, _| begin(Variant::Quickway, keys)),
    protocol("crossway", |keys, _| begin(Variant::Crossway, keys)),
    protocol("quax", |keys, _| begin(Variant::Quax, keys)),
    protocol("quadrex", |keys, _| begin(Variant::Quadrex, keys)),
];

const fn protocol(name: &'static str, begin: Begin) -> Protocol {
    Protocol::two_sided::<Connection>(name, &["size", "swap"], begin)
}

fn begin(variant: Variant, keys: &Keys) -> Begun {
    let usual = Options::default();
    let swap = match keys.get("swap") {
        None => usual.swap,
        Some("on") => true,
        Some("off") => false,
        Some(_) => return Err("The swap is on or off.".into()),
    };
    let size = keys.number("size", usual.size)?;
    referee::begin(Connection::new(Options {
        variant,
        size,
        swap,
    }))
}
