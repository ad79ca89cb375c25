//! Transglobal Rail on the table.

mod figures;
mod picture;

use super::{ID, RailMatch, Setup, TransglobalRail};
use crate::cabinet::{GameDef, Picture};
use crate::record::Unreadable;
use crate::scene::Slider;
use crate::table::PlayerColour;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef {
    id: ID,
    title: "Transglobal Rail",
    about: "Build one network of rails together, and be the first to join your five secret cities.",
    duration: "About 30 minutes. Shorter with a smaller bank.",
    seats: 2..=6,
    choices: &[],
    on_map: true,
    settings: &[Slider::Bank, Slider::Taxes],
    picture: Picture::Drawn(picture::draw),
    colours: [PlayerColour::Orange, PlayerColour::Sky],
    figures: figures::FIGURES,
    begin: |start| {
        let map = start.map?;
        let setup = Setup {
            seats: start.seats,
            bank: start.bank,
            tax: start.tax,
            seed: start.seed,
        };
        let game = TransglobalRail::new(map.rails.clone(), setup).ok()?;
        Some(Box::new(RailMatch::new(map.id, game)))
    },
    read: |save, map, unrecorded| {
        let map = map.ok_or(Unreadable::NoSuchMap)?;
        let record = save.record::<TransglobalRail>(map.rails)?;
        Ok(Box::new(RailMatch::of(map.id, &record, unrecorded.seen)))
    },
};
