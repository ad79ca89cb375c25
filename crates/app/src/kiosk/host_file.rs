//! Settings file that the page's host may have, for setting many tables alike. A value in the file wins over the
//! one kept in the page. A value that is missing leaves the page's own in force. A value that cannot be understood
//! is ignored, and the others still count.

use base::words::Language;
use rules::GameId;
use rules::maps::MapId;
use scene::Slider;
use session::cabinet::Cabinet;

use super::hours::Hours;
use crate::settings::CONFIRMED_BY;
use serde_json::Value;

/// Settings from the host's file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HostFile {
    /// True if the table is a kiosk.
    pub kiosk: Option<bool>,
    /// The language of the table.
    pub language: Option<Language>,
    /// The games that the lobby offers: at least one.
    pub games: Option<Vec<GameId>>,
    /// The maps that the lobby offers, in this order: at least one.
    pub(crate) maps: Option<Vec<MapId>>,
    /// The map with which the lobby begins: one of these, and the first if the file names no other.
    pub map: Option<MapId>,
    /// The values of sliders.
    pub sliders: Vec<(Slider, i32)>,
    /// When the table is open.
    pub hours: Option<Hours>,
    /// True if the host holds a PIN. While it does not, no PIN can be chosen at the table.
    pub pin: bool,
    /// True if the host counts games.
    pub counts: bool,
    /// True if computer players may think on while others are on turn.
    pub(crate) ponder: bool,
}

/// The sliders that a file can set: its name for each, and how many of its units are one of the slider's.
const SLIDERS: [(&str, Slider, f64); 8] = [
    ("bank", Slider::Bank, 1.0),
    ("taxes", Slider::Taxes, 1.0),
    ("music", Slider::Music, 1.0),
    ("sound", Slider::Sound, 1.0),
    ("table_inches", Slider::Inches, 1.0),
    ("palm_mm", Slider::Palm, 1.0),
    ("idle_seconds", Slider::Idle, 10.0),
    ("abandon_seconds", Slider::Kept, 60.0),
];

/// Sliders for the operator alone. Players cannot move a value that the file sets.
pub(crate) const OPERATORS: [Slider; 4] =
    [Slider::Inches, Slider::Idle, Slider::Kept, Slider::Palm];

impl HostFile {
    /// Reads every setting that can be understood; `None` if this is no settings file at all.
    pub(crate) fn read(json: &Value, games: Cabinet) -> Option<Self> {
        let Value::Object(_) = json else {
            return None;
        };
        let get = |name: &str| json.get(name);
        let offered = get("games").and_then(Value::as_array).map(|ids| {
            let known = ids.iter().filter_map(|id| games.find(id.as_str()?));
            known.map(|game| game.id).collect::<Vec<_>>()
        });
        let maps = get("maps").and_then(Value::as_array).map(|ids| maps(ids));
        let maps = maps.filter(|maps| !maps.is_empty());
        let is_offered = |map: &MapId| maps.as_ref().is_none_or(|maps| maps.contains(map));
        let named = get("map").and_then(Value::as_str).and_then(MapId::with_id);
        let first = maps.as_ref().map(|maps| maps[0]);
        let slider = |&(name, slider, unit): &(&str, Slider, f64)| {
            let value = get(name)?.as_f64()? / unit;
            let (least, most) = slider.ends();
            let fits = (f64::from(least)..=f64::from(most)).contains(&value);
            fits.then(|| (slider, value.round() as i32))
        };
        let confirmed = || {
            let name = get("confirm")?.as_str()?;
            let value = CONFIRMED_BY.iter().position(|by| *by == name)?;
            Some((Slider::Confirm, value as i32))
        };
        Some(Self {
            kiosk: get("kiosk").and_then(Value::as_bool),
            language: get("language")
                .and_then(Value::as_str)
                .and_then(Language::of_code),
            games: offered.filter(|offered| !offered.is_empty()),
            map: named.filter(is_offered).or(first),
            maps,
            sliders: SLIDERS
                .iter()
                .filter_map(slider)
                .chain(confirmed())
                .collect(),
            hours: get("hours").and_then(Hours::read),
            pin: get("pin").and_then(Value::as_bool).unwrap_or_default(),
            counts: get("counts").and_then(Value::as_bool).unwrap_or(true),
            ponder: get("ponder").and_then(Value::as_bool).unwrap_or(true),
        })
    }

    /// The value that it sets for a slider.
    pub(crate) fn slider(&self, slider: Slider) -> Option<i32> {
        let mut set = self.sliders.iter();
        set.find(|(other, _)| *other == slider)
            .map(|(_, value)| *value)
    }
}

/// The maps of a list that are known, each once.
fn maps(ids: &[Value]) -> Vec<MapId> {
    let mut maps = Vec::new();
    for map in ids.iter().filter_map(|id| MapId::with_id(id.as_str()?)) {
        if !maps.contains(&map) {
            maps.push(map);
        }
    }
    maps
}
