//! Keys of the file, their valid values, and their destinations.

use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use axum::http::Uri;
use serde_json::Value;
use toml::de::{DeTable, DeValue};

use super::lines::{Entry, Lines, entries, quoted};
use super::{Audience, Settings, hours};
use crate::browser::Restart;
use crate::proxies::read_network;
use crate::{exhibitera, pin};

/// Whole numbers for the page with their valid ranges, which are those of the page's own sliders.
const NUMBERS: [(&str, RangeInclusive<i64>); 7] = [
    ("abandon_seconds", 60..=1800),
    ("bank", 5..=30),
    ("idle_seconds", 30..=600),
    ("music", 0..=100),
    ("palm_mm", 20..=80),
    ("sound", 0..=100),
    ("taxes", 1..=15),
];

/// Ways of confirming turns in games for two.
const CONFIRMED_BY: [&str; 3] = ["ok", "tap", "click"];

/// A table's diagonal in inches.
const INCHES: RangeInclusive<f64> = 10.0..=98.0;

/// Keys at the top of the file, for an author who puts them below a section.
const TOP: [&str; 9] = [
    "confirm",
    "counts",
    "games",
    "language",
    "map",
    "maps",
    "pin_hash",
    "ponder",
    "table_inches",
];

/// Games or maps that can be listed at most, names or proxies, and characters of an id.
const LISTED: usize = 50;
const NAMES: usize = 50;

/// Rooms that a host may have at most.
const ROOMS: RangeInclusive<i64> = 1..=1_000_000;
const ID: usize = 40;

/// Reads the contents of the file.
pub(super) fn read(bytes: &[u8]) -> Settings {
    let text = String::from_utf8_lossy(bytes);
    let (mut lines, mended) = Lines::new(&text);
    let (table, errors) = DeTable::parse_recoverable(&mended);
    lines.also(&errors);
    let mut reader = Reader {
        lines,
        settings: Settings {
            is_there: true,
            counts: true,
            ..Settings::default()
        },
    };
    if let Err(error) = std::str::from_utf8(bytes) {
        let what = "has letters that are not in UTF-8; they are read as �";
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        reader.lines.note(before.len(), what.into());
    }
    for entry in entries(table.get_ref()) {
        reader.top(&entry);
    }
    let Reader {
        lines,
        mut settings,
    } = reader;
    settings.notes = lines.into_notes();
    settings
}

struct Reader {
    lines: Lines,
    settings: Settings,
}

impl Reader {
    fn top(&mut self, entry: &Entry<'_>) {
        let Entry { key, at, value } = *entry;
        match key {
            "language" => self.id(entry, is_language, "has to be a language like \"de\""),
            "map" => self.id(entry, is_map, "has to be the name of a map like \"europe\""),
            "maps" => {
                let what = "has to be a list of maps like [\"europe\", \"usa\"]";
                self.ids(entry, is_map, what, "a map");
            }
            "games" => {
                let what = "has to be a list of games like [\"transglobal-rail\", \"quickway\"]";
                self.ids(entry, is_id, what, "a game");
            }
            "table_inches" => self.inches(entry),
            "confirm" => {
                let by = value.as_str().filter(|by| CONFIRMED_BY.contains(by));
                let what = "has to be \"ok\", \"tap\" or \"click\"";
                if let Some(by) = self.found(entry, by, what) {
                    self.tell(key, by);
                }
            }
            "counts" => {
                if let Some(on) = self.on(entry) {
                    self.settings.counts = on;
                    self.tell(key, on);
                }
            }
            "ponder" => {
                if let Some(on) = self.on(entry) {
                    self.tell(key, on);
                }
            }
            "hours" => {
                if let Some(hours) = hours::read(value, at, &mut self.lines) {
                    self.tell(key, hours);
                }
            }
            "pin_hash" => match value.as_str().map(pin::read_hash) {
                Some(Ok(hash)) => self.settings.pin = Some(hash),
                Some(Err(why)) => self.lines.wrong(at, key, why),
                None => self.lines.wrong(at, key, pin::NO_HASH),
            },
            "kiosk" => self.section(entry, Self::kiosk),
            "host" => self.section(entry, Self::host),
            "exhibitera" => self.section(entry, Self::exhibitera),
            _ => match NUMBERS.iter().find(|(name, _)| *name == key) {
                Some((_, range)) => self.number(entry, range),
                None => self.lines.wrong(at, key, "is not known"),
            },
        }
    }

    fn kiosk(&mut self, entry: &Entry<'_>) {
        match entry.key {
            "on" => {
                if let Some(on) = self.on(entry) {
                    self.settings.kiosk = on;
                    self.tell("kiosk", on);
                }
            }
            "browser" => {
                let restart = match entry.value {
                    DeValue::String(line) => Restart::by_shell(line),
                    DeValue::Array(words) => {
                        let words = words.iter().map(|word| word.get_ref().as_str());
                        words
                            .map(|word| word.map(Into::into))
                            .collect::<Option<_>>()
                            .and_then(Restart::by_words)
                    }
                    _ => None,
                };
                let what = "has to be a command like [\"systemctl\", \"restart\", \"kiosk\"]";
                self.settings.browser = self.found(entry, restart, what);
            }
            _ => self.unknown(entry, "[kiosk]"),
        }
    }

    fn host(&mut self, entry: &Entry<'_>) {
        let text = entry.value.as_str().filter(|text| !text.is_empty());
        let path = text.map(PathBuf::from);
        let audience = match text {
            Some("loopback") => Some(Audience::Loopback),
            Some("network") => Some(Audience::Network),
            _ => None,
        };
        let file = "has to be the name of a file or folder";
        let who = "has to be \"loopback\" or \"network\"";
        match entry.key {
            "bind" => {
                let bind = text.and_then(|text| text.parse::<IpAddr>().ok());
                let what = "has to be an address like \"127.0.0.1\" or \"0.0.0.0\"";
                self.settings.bind = self.found(entry, bind, what);
            }
            "port" => {
                let port = integer(entry.value).and_then(|port| u16::try_from(port).ok());
                let what = "has to be a number from 0 to 65535";
                self.settings.port = self.found(entry, port, what);
            }
            "rooms" => {
                let rooms = integer(entry.value).filter(|rooms| ROOMS.contains(rooms));
                let rooms = rooms.and_then(|rooms| usize::try_from(rooms).ok());
                let what = format!(
                    "has to be a number from {} to {}",
                    ROOMS.start(),
                    ROOMS.end()
                );
                self.settings.rooms = self.found(entry, rooms, &what);
            }
            "page" => self.settings.dist = self.found(entry, path, file),
            "data" => self.settings.data = self.found(entry, path, file),
            "heartbeat" => self.settings.heartbeat = self.found(entry, path, file),
            "names" => {
                let what = "has to be a list of names like [\"table.museum\"]";
                self.settings.names =
                    self.list(entry, what, |text| is_host_name(text).then(|| text.into()));
            }
            "behind_proxy" => {
                if self.on(entry) == Some(true) {
                    self.settings.proxies.trust_this_machine();
                }
            }
            "proxies" => {
                let what = "has to be a list of addresses or networks like [\"10.0.0.5\", \"10.1.0.0/16\"]";
                let proxies = self.list(entry, what, |text| read_network(text).ok());
                self.settings.proxies.trust(proxies);
            }
            "health" => self.settings.health = self.found(entry, audience, who).unwrap_or_default(),
            "metrics" => {
                self.settings.metrics = self.found(entry, audience, who).unwrap_or_default();
            }
            _ => self.unknown(entry, "[host]"),
        }
    }

    fn exhibitera(&mut self, entry: &Entry<'_>) {
        if entry.key == "url" {
            let url: Option<Uri> = entry.value.as_str().and_then(exhibitera::read_url);
            let what = "has to be the Hub's address like \"http://192.168.1.10:8080\"";
            self.settings.exhibitera = self.found(entry, url, what);
        } else {
            self.unknown(entry, "[exhibitera]");
        }
    }

    /// Reads each entry of a section.
    fn section(&mut self, entry: &Entry<'_>, read: impl Fn(&mut Self, &Entry<'_>)) {
        match entry.value {
            DeValue::Table(table) => {
                for entry in entries(table) {
                    read(self, &entry);
                }
            }
            _ => {
                let what = format!("has to be a section, [{}]", quoted(entry.key));
                self.lines.wrong(entry.at, entry.key, &what);
            }
        }
    }

    fn unknown(&mut self, entry: &Entry<'_>, section: &str) {
        let numbers = NUMBERS.iter().map(|(name, _)| *name);
        let what = if numbers.chain(TOP).any(|name| name == entry.key) {
            format!(
                "is not known in {section}; it belongs to the top of the file, before all [sections]"
            )
        } else {
            format!("is not known in {section}")
        };
        self.lines.wrong(entry.at, entry.key, &what);
    }

    /// Notes the reason why a value is invalid, if it is.
    fn found<T>(&mut self, entry: &Entry<'_>, value: Option<T>, what: &str) -> Option<T> {
        if value.is_none() {
            self.lines.wrong(entry.at, entry.key, what);
        }
        value
    }

    fn on(&mut self, entry: &Entry<'_>) -> Option<bool> {
        self.found(entry, entry.value.as_bool(), "has to be true or false")
    }

    fn id(&mut self, entry: &Entry<'_>, is_right: fn(&str) -> bool, what: &str) {
        let id = entry.value.as_str().filter(|id| is_right(id));
        if let Some(id) = self.found(entry, id, what) {
            self.tell(entry.key, id);
        }
    }

    /// Reads the names of games or maps, each once. Each wrong one is left out and noted.
    fn ids(&mut self, entry: &Entry<'_>, is_right: fn(&str) -> bool, what: &str, one: &str) {
        let list = entry.value.as_array().filter(|list| list.len() <= LISTED);
        let Some(list) = self.found(entry, list.filter(|list| !list.is_empty()), what) else {
            return;
        };
        let mut ids: Vec<&str> = Vec::new();
        for item in list {
            match item.get_ref().as_str().filter(|id| is_right(id)) {
                Some(id) if ids.contains(&id) => {}
                Some(id) => ids.push(id),
                None => {
                    let key = entry.key;
                    let what = format!(
                        "has something among `{key}` that is no name of {one}; it is left out"
                    );
                    self.lines.note(item.span().start, what);
                }
            }
        }
        if !ids.is_empty() {
            self.tell(entry.key, ids);
        }
    }

    /// Reads a list. Each wrong part of it is left out and noted.
    fn list<T>(
        &mut self,
        entry: &Entry<'_>,
        what: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Vec<T> {
        let list = entry.value.as_array().filter(|list| list.len() <= NAMES);
        let Some(list) = self.found(entry, list, what) else {
            return Vec::new();
        };
        let mut right = Vec::new();
        for item in list {
            match item.get_ref().as_str().and_then(&read) {
                Some(value) => right.push(value),
                None => self.lines.wrong(item.span().start, entry.key, what),
            }
        }
        right
    }

    fn number(&mut self, entry: &Entry<'_>, range: &RangeInclusive<i64>) {
        let (least, most) = (range.start(), range.end());
        let number = integer(entry.value).filter(|number| range.contains(number));
        let what = format!("has to be a whole number from {least} to {most}");
        if let Some(number) = self.found(entry, number, &what) {
            self.tell(entry.key, number);
        }
    }

    fn inches(&mut self, entry: &Entry<'_>) {
        let number = match entry.value {
            DeValue::Float(float) => float.as_str().parse().ok(),
            // Few enough digits to be exact.
            other => integer(other)
                .and_then(|whole| i32::try_from(whole).ok())
                .map(f64::from),
        };
        let (least, most) = (INCHES.start(), INCHES.end());
        let what = format!("has to be a number from {least} to {most}");
        let number = number.filter(|number| INCHES.contains(number));
        if let Some(number) = self.found(entry, number, &what) {
            self.tell(entry.key, number);
        }
    }

    fn tell(&mut self, key: &str, value: impl Into<Value>) {
        self.settings.page.insert(key.into(), value.into());
    }
}

fn integer(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// Returns true if this may be the id of a game or a map. The page knows the ids that exist.
pub(crate) fn is_id(text: &str) -> bool {
    let letters = |part: &str| {
        let mut bytes = part.bytes();
        !part.is_empty() && bytes.all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.len() <= ID && text.split('-').all(letters)
}

/// Returns true if this may be the name of a map, be it of a shipped one or of one that somebody made.
fn is_map(text: &str) -> bool {
    is_id(text.strip_prefix("own:").unwrap_or(text))
}

/// Returns true if this may be a language code for browsers.
fn is_language(text: &str) -> bool {
    let mut parts = text.split('-');
    let first = parts.next().unwrap_or_default();
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (2..=3).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_lowercase())
        && text.len() <= ID
        && parts.all(|part| (2..=8).contains(&part.len()) && letters(part))
}

/// Returns true if this may be the name of a machine.
fn is_host_name(text: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_part = |part: &str| (1..=63).contains(&part.len()) && part.bytes().all(letter);
    text.len() <= 253 && text.split('.').all(is_part)
}
