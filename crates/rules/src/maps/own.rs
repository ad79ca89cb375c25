//! Maps that people make for themselves, as the few letters from which each page makes the same one again.

use std::fmt;
use std::str::FromStr;

use crate::check::Check;

/// Letters of an own map, five bits each: digits and letters that people cannot mistake for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Number of letters behind [`PREFIX`].
const LENGTH: usize = 16;
const PREFIX: &str = "own:";

/// Bits of the parts, the first at the top: version, west, south, east, north, seed, name and checksum.
const BITS: [u32; 8] = [4, 12, 11, 12, 11, 12, 6, 12];
/// Position of the checksum among the parts.
const SUM: usize = BITS.len() - 1;

/// Request for a map that the map maker makes: a part of the world and a seed.
///
/// The same request gives the same map to the byte, on every machine with the same version of the map maker. Its
/// text goes into links, saves and settings files.
///
/// ```
/// use rules::maps::OwnMap;
///
/// let map = OwnMap::new([-110, 360, 50, 440], 7, 0).expect("it is on the globe");
/// assert_eq!(map.to_string().parse(), Ok(map));
/// assert_eq!(map.to_string().len(), "own:".len() + 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OwnMap(u128);

/// Error for a text that is not an own map, or is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOwnMap;

impl OwnMap {
    /// Version of the map maker. A map of another version cannot be made here.
    pub const VERSION: u8 = 1;
    /// Number of seeds.
    pub const SEEDS: u16 = 1 << BITS[5];
    /// Number of names to choose from.
    pub const NAMES: u8 = 1 << BITS[6];
    /// Smallest side of a frame, in degrees of latitude. The coasts of the data are too coarse for less.
    pub const SMALLEST: f64 = 2.5;
    /// Southernmost and northernmost edge of a frame, in degrees. Beyond them there are too few cities.
    pub const LATITUDES: (f64, f64) = (-57.0, 76.0);

    /// Returns the map of a frame: west, south, east and north in tenths of a degree. A frame whose west is larger
    /// than its east crosses the date line. `None` if the frame is not on the globe, or the seed or the name is too
    /// large.
    pub fn new([west, south, east, north]: [i16; 4], seed: u16, name: u8) -> Option<Self> {
        let on_globe = [west, east].iter().all(|edge| edge.abs() <= 1800)
            && [south, north].iter().all(|edge| edge.abs() <= 900);
        let parts = [
            Self::VERSION.into(),
            (west + 1800) as u16,
            (south + 900) as u16,
            (east + 1800) as u16,
            (north + 900) as u16,
            seed,
            name.into(),
        ];
        let is_known = on_globe && seed < Self::SEEDS && name < Self::NAMES;
        is_known.then(|| {
            let pack = |bits, (&part, wide): (&u16, u32)| bits << wide | u128::from(part);
            let bits = parts.iter().zip(BITS).fold(0, pack);
            Self(bits << BITS[SUM] | sum(bits))
        })
    }

    /// Returns true if this version of the map maker can make it.
    pub fn is_of_this_version(self) -> bool {
        self.part(0) == Self::VERSION.into()
    }

    /// Edges of the frame in tenths of a degree: west, south, east, north.
    pub fn frame(self) -> [i16; 4] {
        let part = |number: usize, middle: i16| self.part(number) as i16 - middle;
        [part(1, 1800), part(2, 900), part(3, 1800), part(4, 900)]
    }

    /// Returns the seed, below [`SEEDS`](Self::SEEDS).
    pub fn seed(self) -> u16 {
        self.part(5)
    }

    /// Returns the number of the chosen name, below [`NAMES`](Self::NAMES).
    pub fn name(self) -> u8 {
        self.part(6) as u8
    }

    fn part(self, number: usize) -> u16 {
        let below: u32 = BITS[number + 1..].iter().sum();
        let mask = (1 << BITS[number]) - 1;
        (self.0 >> below & mask) as u16
    }
}

/// The checksum of all parts before it.
fn sum(bits: u128) -> u128 {
    u128::from(Check::of(&bits.to_be_bytes())) & ((1 << BITS[SUM]) - 1)
}

impl fmt::Display for OwnMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREFIX)?;
        (0..LENGTH).rev().try_for_each(|place| {
            let letter = LETTERS[(self.0 >> (5 * place) & 31) as usize];
            fmt::Write::write_char(f, letter.into())
        })
    }
}

impl fmt::Debug for OwnMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for OwnMap {
    type Err = NoOwnMap;

    /// Reads the text of an own map of any version.
    fn from_str(text: &str) -> Result<Self, NoOwnMap> {
        let letters = text.strip_prefix(PREFIX).ok_or(NoOwnMap)?.as_bytes();
        if letters.len() != LENGTH {
            return Err(NoOwnMap);
        }
        let value = |&letter: &u8| LETTERS.iter().position(|&known| known == letter);
        let bits = letters.iter().try_fold(0, |bits: u128, letter| {
            Some(bits << 5 | value(letter)? as u128)
        });
        let map = Self(bits.ok_or(NoOwnMap)?);
        let is_whole = sum(map.0 >> BITS[SUM]) == u128::from(map.part(SUM));
        // A later version may have other parts than these.
        let again = || Self::new(map.frame(), map.seed(), map.name());
        let is_ours = is_whole && (!map.is_of_this_version() || again() == Some(map));
        is_ours.then_some(map).ok_or(NoOwnMap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iberia() -> OwnMap {
        OwnMap::new([-110, 350, 50, 450], 4095, 63).expect("it is on the globe")
    }

    #[test]
    fn parts_come_back_from_the_text() {
        let frames = [[-1800, -900, 1800, 900], [1200, -500, -1700, 100], [0; 4]];
        for frame in frames {
            for (seed, name) in [(0, 0), (77, 5), (OwnMap::SEEDS - 1, OwnMap::NAMES - 1)] {
                let map = OwnMap::new(frame, seed, name).expect("it is on the globe");
                let read: OwnMap = map.to_string().parse().expect("it was written");
                assert_eq!(
                    (read.frame(), read.seed(), read.name()),
                    (frame, seed, name)
                );
                assert!(read.is_of_this_version());
            }
        }
    }

    #[test]
    fn what_is_not_on_the_globe_is_no_map() {
        assert_eq!(OwnMap::new([-1801, 0, 0, 10], 0, 0), None);
        assert_eq!(OwnMap::new([0, 0, 10, 901], 0, 0), None);
        assert_eq!(OwnMap::new([0; 4], OwnMap::SEEDS, 0), None);
        assert_eq!(OwnMap::new([0; 4], 0, OwnMap::NAMES), None);
    }

    #[test]
    fn a_damaged_text_is_no_map() {
        let text = iberia().to_string();
        for place in 0..text.len() {
            for letter in ["", "0", "z", "9", "O", "é"] {
                let mut damaged = text.clone();
                damaged.replace_range(place..=place, letter);
                let read = damaged.parse::<OwnMap>();
                assert!(damaged == text || read.is_err(), "{damaged}");
            }
        }
    }

    #[test]
    fn a_map_of_a_later_version_is_known_as_one() {
        let later = iberia().0 >> BITS[SUM] | 0xf << 64;
        let later = OwnMap(later << BITS[SUM] | sum(later));
        let read: OwnMap = later.to_string().parse().expect("its sum is right");
        assert!(!read.is_of_this_version());
        assert!(iberia().is_of_this_version());
    }
}
