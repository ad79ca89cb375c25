//! What the referee knows of Transglobal Rail alone: how a game is set up, and how its map and a
//! seat's cities are told.

use std::sync::Arc;

use roundhouse::games::transglobal_rail::{Setup, TransglobalRail};
use roundhouse::maps::{CityId, MAPS, MapFile, MapId, RailMap};
use roundhouse::players::rail::turn;
use roundhouse::record::{Record, Save, Unreadable};

use super::cabinet::{Begun, Playing};
use super::keys::{Keys, number};
use super::protocol::{Outcome, generate, obey_in_any_game};

/// The game's name in the protocol.
pub const NAME: &str = "transglobal-rail";

/// The keys that its `new` knows.
pub const KEYS: [&str; 5] = ["map", "seats", "bank", "tax", "seed"];

/// Begins a game; what the keys leave out is as usual: the first map, and the set-up's own defaults.
pub fn begin(keys: &Keys) -> Result<TransglobalRail, String> {
    let usual = Setup::default();
    let setup = Setup {
        seats: keys.number("seats", usual.seats)?,
        bank: keys.number("bank", usual.bank)?,
        tax: keys.number("tax", usual.tax)?,
        seed: keys.number("seed", usual.seed)?,
    };
    let map = load(keys.get("map").unwrap_or(MAPS[0].id))?;
    TransglobalRail::new(map, setup).map_err(|why| why.to_string())
}

/// Puts a new game behind the protocol, or says why there is none.
pub fn begun(keys: &Keys) -> Begun {
    Ok(Box::new(Record::new(begin(keys)?)))
}

/// Puts a game that was kept behind the protocol, or says why there is none.
pub fn loaded(save: &Save) -> Begun {
    let map = load(save.context()).map_err(|_| Unreadable::NoSuchMap.to_string())?;
    let record = save.record::<TransglobalRail>(&map);
    Ok(Box::new(record.map_err(|why| why.to_string())?))
}

impl Playing for Record<TransglobalRail> {
    fn obey(&mut self, command: &str, argument: &str) -> Outcome {
        match command {
            "map" => Ok(map(self.now().map())),
            "cities" => cities(self.now(), argument),
            "genmove" => generate(self, argument, |game, strength, budget, seed| {
                let seat = game.to_act().unwrap_or_default();
                turn(&game.seen_by(seat), strength, budget, seed)
            }),
            "position" | "perft" => Err("That is for two-player games.".into()),
            _ => obey_in_any_game(self, command, argument),
        }
    }
}

fn load(name: &str) -> Result<Arc<RailMap>, String> {
    let map = MapId::with_id(name).ok_or_else(|| {
        let all: Vec<_> = MAPS.iter().map(|map| map.id).collect();
        format!("The maps are {}.", all.join(", "))
    })?;
    let file: MapFile = serde_json::from_str(map.info().text).map_err(|why| why.to_string())?;
    RailMap::try_from(file)
        .map(Arc::new)
        .map_err(|why| why.to_string())
}

/// The whole map, one thing a line.
fn map(map: &RailMap) -> String {
    let mut lines = Vec::new();
    for (number, [x, y]) in map.places().iter().enumerate() {
        lines.push(format!("node {number} {x} {y}"));
    }
    for link in map.links() {
        lines.push(format!("link {} {} {}", link.a, link.b, link.cost));
    }
    for (number, region) in map.regions().iter().enumerate() {
        lines.push(format!("region {number} {}", region.name));
    }
    for city in map.cities() {
        let kind = if city.ringed { "ringed" } else { "plain" };
        lines.push(format!(
            "city {} {} {kind} {}",
            city.node, city.region, city.name
        ));
    }
    lines.join("\n")
}

/// A seat's five cities, one a line, with a star where the seat sees it connected.
fn cities(game: &TransglobalRail, seat: &str) -> Result<String, String> {
    let seats = game.setup().seats;
    let seat: usize = number(seat)?;
    if seat >= seats {
        return Err(format!("The seats are 0 to {}.", seats - 1));
    }
    let line = |(city, connected): (CityId, bool)| {
        let city = game.map().city(city);
        let star = if connected { " *" } else { "" };
        format!("{} {}{star}", city.node, city.name)
    };
    let cities = game.hand(seat).into_iter().zip(game.checks(seat));
    Ok(cities.map(line).collect::<Vec<_>>().join("\n"))
}
