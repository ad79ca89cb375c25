//! The referee's commands for Transglobal Rail alone. They set up a game, and list its map and a seat's cities.

use std::sync::Arc;

use super::turn;
use crate::referee::{
    Begun, Generated, Host, Outcome, Playing, Protocol, generate, obey_in_any_game,
};
use base::words::{self, Message};
use rules::maps::{CityId, MAPS, RailMap};
use rules::record::{Record, Save, Unreadable};
use rules::transglobal_rail::{ID, Setup, TransglobalRail, View, seen};
use rules::{Keys, number};

/// The keys that its `new` knows.
const KEYS: &[&str] = &{
    const SETUP: [&str; 5] = ["map", "seats", "bank", "tax", "seed"];
    let mut all = [""; SETUP.len() + seen::KEYS.len()];
    let (setup, seen) = all.split_at_mut(SETUP.len());
    setup.copy_from_slice(&SETUP);
    seen.copy_from_slice(&seen::KEYS);
    all
};

/// The game as other programs play it.
pub const PROTOCOLS: &[Protocol] = &[Protocol {
    game: ID,
    name: ID.as_str(),
    keys: KEYS,
    begin: |keys, host| Ok(Box::new(Record::new(begin(keys, host)?))),
    load,
}];

/// Begins a game. Missing keys have default values: the first map, and the set-up's own defaults. With the keys of
/// a view it begins the game that a seat sees.
fn begin(keys: &Keys, host: Host) -> Result<TransglobalRail, String> {
    if seen::KEYS.iter().any(|key| keys.get(key).is_some()) {
        let map = map_of(keys.get("map").unwrap_or_default(), host)?;
        return View::from_keys(keys, map).map(TransglobalRail::of_view);
    }
    let usual = Setup::default();
    let setup = Setup {
        seats: keys.number("seats", usual.seats)?,
        bank: keys.number("bank", usual.bank)?,
        tax: keys.number("tax", usual.tax)?,
        seed: keys.number("seed", usual.seed)?,
    };
    let map = map_of(keys.get("map").unwrap_or(MAPS[0].id), host)?;
    TransglobalRail::new(map, setup).map_err(|why| why.to_string())
}

/// Loads a saved game behind the protocol, or returns the reason for the failure.
fn load(save: &Save, host: Host) -> Begun {
    let map = map_of(save.context(), host).map_err(|_| Unreadable::NoSuchMap.to_string())?;
    let record = save.record::<TransglobalRail>(&map);
    Ok(Box::new(record.map_err(|why| why.to_string())?))
}

impl Playing for Record<TransglobalRail> {
    fn obey(&mut self, command: &str, argument: &str, host: Host) -> Outcome {
        match command {
            "map" => Ok(map(self.now().map())),
            "cities" => cities(self.now(), argument),
            "genmove" => generate(self, argument, host, |game, strength, budget, seed| {
                let seat = game.to_act().unwrap_or_default();
                Generated {
                    steps: turn(&game.seen_by(seat), strength, budget, seed),
                    figures: None,
                }
            }),
            "position" | "perft" => Err(words::referee_rail_for_two().to_string()),
            _ => obey_in_any_game(self, command, argument),
        }
    }
}

fn map_of(name: &str, host: Host) -> Result<Arc<RailMap>, String> {
    (host.map)(name).ok_or_else(|| {
        let all = MAPS.iter().map(|map| map.id.into()).collect();
        words::referee_rail_maps(Message::list(all)).to_string()
    })
}

/// Returns the whole map, one fact a line.
fn map(map: &RailMap) -> String {
    let mut lines = Vec::new();
    for (number, [x, y]) in map.positions().iter().enumerate() {
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
        return Err(words::referee_rail_seats(seats - 1).to_string());
    }
    let line = |(city, connected): (CityId, bool)| {
        let city = game.map().city(city);
        let star = if connected { " *" } else { "" };
        format!("{} {}{star}", city.node, city.name)
    };
    Ok(game.list(seat).map(line).collect::<Vec<_>>().join("\n"))
}
