//! What the referee knows of Transglobal Rail alone: how a game is set up, and how its map and a
//! seat's cities are told.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use roundhouse::games::transglobal_rail::{MapFile, RailMap, Setup, TransglobalRail};

/// The game's name in the protocol.
pub const NAME: &str = "transglobal-rail";

/// The house's maps: their names in the protocol, and their files.
const MAPS: [(&str, &str); 3] = [
    ("europe", include_str!("../../assets/maps/europe.json")),
    ("asia", include_str!("../../assets/maps/asia.json")),
    ("usa", include_str!("../../assets/maps/usa.json")),
];

/// Starts a game from `key=value` pairs; what they leave out is as usual: Europe, and the set-up's
/// own defaults. Every key may be given once.
pub fn begin(pairs: &[&str]) -> Result<TransglobalRail, String> {
    let mut setup = Setup::default();
    let mut map = "europe";
    let mut given = Vec::new();
    for pair in pairs {
        let (key, value) = pair
            .split_once('=')
            .ok_or("Settings are written key=value.")?;
        if given.contains(&key) {
            return Err("A key is given twice.".into());
        }
        given.push(key);
        match key {
            "map" => map = value,
            "seats" => setup.seats = number(value)?,
            "bank" => setup.bank = number(value)?,
            "tax" => setup.tax = number(value)?,
            "seed" => setup.seed = number(value)?,
            _ => {
                return Err(format!(
                    "The keys of {NAME} are map, seats, bank, tax and seed."
                ));
            }
        }
    }
    TransglobalRail::new(load(map)?, setup).map_err(|why| why.to_string())
}

/// Reads a number in its one plain spelling.
fn number<N: FromStr + Display>(text: &str) -> Result<N, String> {
    let read = text
        .parse()
        .ok()
        .filter(|read: &N| read.to_string() == text);
    read.ok_or("A value is not a number that fits.".into())
}

fn load(name: &str) -> Result<Arc<RailMap>, String> {
    let found = MAPS.iter().find(|(known, _)| *known == name);
    let (_, text) = found.ok_or("The maps are europe, asia and usa.")?;
    let file: MapFile = serde_json::from_str(text).map_err(|why| why.to_string())?;
    RailMap::try_from(file)
        .map(Arc::new)
        .map_err(|why| why.to_string())
}

/// The whole map, one thing a line.
pub fn map(map: &RailMap) -> String {
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
pub fn cities(game: &TransglobalRail, seat: &str) -> Result<String, String> {
    let seats = game.setup().seats;
    let seat: usize = number(seat)?;
    if seat >= seats {
        return Err(format!("The seats are 0 to {}.", seats - 1));
    }
    let line = |(city, connected): (usize, bool)| {
        let city = &game.map().cities()[city];
        let star = if connected { " *" } else { "" };
        format!("{} {}{star}", city.node, city.name)
    };
    let cities = game.hand(seat).into_iter().zip(game.checks(seat));
    Ok(cities.map(line).collect::<Vec<_>>().join("\n"))
}
