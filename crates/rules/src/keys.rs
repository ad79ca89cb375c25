//! The `key=value` pairs of `new`: each key at most once, and each value in its only notation.

use base::words;
use std::fmt::Display;
use std::str::FromStr;

/// Requested values. Missing keys mean the default values.
pub struct Keys<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Keys<'a> {
    /// Reads pairs separated by one blank, and accepts only the known keys of a game.
    pub fn read(game: &str, known: &[&str], pairs: Option<&'a str>) -> Result<Self, String> {
        let mut read: Vec<(&str, &str)> = Vec::new();
        for pair in pairs.into_iter().flat_map(|pairs| pairs.split(' ')) {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| words::referee_key_value().to_string())?;
            if !known.contains(&key) {
                let known = known.join(", ");
                return Err(words::referee_keys(game, known).to_string());
            }
            if read.iter().any(|(other, _)| *other == key) {
                return Err(words::referee_key_twice().to_string());
            }
            read.push((key, value));
        }
        Ok(Self(read))
    }

    /// Returns a key's value, if it was given.
    pub fn get(&self, key: &str) -> Option<&'a str> {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map(|(_, value)| *value)
    }

    /// A key's number, or the usual one.
    pub fn number<N: FromStr + Display>(&self, key: &str, usual: N) -> Result<N, String> {
        self.get(key).map_or(Ok(usual), number)
    }
}

/// Reads a number in its one plain spelling.
pub fn number<N: FromStr + Display>(text: &str) -> Result<N, String> {
    let read = text
        .parse()
        .ok()
        .filter(|read: &N| read.to_string() == text);
    read.ok_or_else(|| words::referee_number().to_string())
}
