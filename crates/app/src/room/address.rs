//! The part of an address that leads a page to a seat: the room's code and a pass. It is behind `#`, so that no
//! host ever receives it.

use std::fmt;
use std::str::FromStr;

use rooms::{Code, Pass};

use rules::record::{plain, unescaped};

/// The name in front of a seat in an address.
pub const KEY: &str = "seat=";

/// Symbols in a group of a pass, for people who type it.
const TOGETHER: usize = 5;

/// A room, and the pass for claiming a seat in it.
///
/// ```
/// use app::room::SeatAddress;
///
/// let address: SeatAddress = "k7q4mz-7h2kd9qx4t".parse().unwrap();
/// assert_eq!(address.to_string(), "K7Q4MZ-7H2KD-9QX4T");
/// assert!("K7Q4MZ".parse::<SeatAddress>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAddress {
    /// The room.
    pub code: Code,
    /// The secret.
    pub pass: Pass,
}

/// The text is no address of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeatAddress;

impl FromStr for SeatAddress {
    type Err = NoSeatAddress;

    fn from_str(text: &str) -> Result<Self, NoSeatAddress> {
        // Chats and mail programs add a full stop, or what they count by.
        let text = plain(&unescaped(text));
        let ends = |sign: char| !(sign.is_ascii_alphanumeric() || "- ".contains(sign));
        let text = text.split(ends).next().unwrap_or_default();
        let (code, pass) = text.split_once('-').ok_or(NoSeatAddress)?;
        Ok(Self {
            code: code.parse().map_err(|_| NoSeatAddress)?,
            pass: pass.parse().map_err(|_| NoSeatAddress)?,
        })
    }
}

impl fmt::Display for SeatAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        let pass: Vec<char> = self.pass.to_string().chars().collect();
        pass.chunks(TOGETHER).try_for_each(|some| {
            let some: String = some.iter().collect();
            write!(f, "-{some}")
        })
    }
}
