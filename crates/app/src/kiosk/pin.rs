//! The operator's PIN, the pad on which it is given, and the finger in the corner that opens the pad.
//! What is kept of the PIN is a salted hash: it keeps visitors out, and not somebody who can look into
//! the machine.

use base::Millis;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::input::ContactId;
use base::words::Message;

/// Time for which a finger is held in the corner, in milliseconds.
pub(crate) const HOLD_MS: Millis = Millis::new(5000.0);
/// After so long the corner shows that something happens, in milliseconds.
pub(crate) const QUIET_MS: Millis = Millis::new(1000.0);
/// In so many steps the corner's ring is filled.
pub const RING: u32 = 20;
/// Number of digits of a PIN.
pub const DIGITS: std::ops::RangeInclusive<usize> = 4..=8;

/// A PIN as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    salt: u64,
    hash: u64,
}

impl Pin {
    /// Makes the stored form of these digits, with this salt.
    pub fn new(digits: &[u8], salt: u64) -> Self {
        let mut key = [0xff; 32];
        key[..8].copy_from_slice(&salt.to_le_bytes());
        for (place, &digit) in key[8..].iter_mut().zip(digits) {
            *place = digit;
        }
        let hash = ChaCha8Rng::from_seed(key).next_u64();
        Self { salt, hash }
    }

    /// Returns true if these are the PIN's digits.
    pub fn is(&self, digits: &[u8]) -> bool {
        Self::new(digits, self.salt) == *self
    }

    /// As it is kept.
    pub fn text(&self) -> String {
        format!("{}-{}", self.salt, self.hash)
    }

    /// Reads what [`text`](Pin::text) writes.
    pub fn read(text: &str) -> Option<Self> {
        let (salt, hash) = text.split_once('-')?;
        let (salt, hash) = (salt.parse().ok()?, hash.parse().ok()?);
        Some(Self { salt, hash })
    }
}

/// A finger that is held in the corner.
#[derive(Clone, Copy, Debug)]
pub struct Hold {
    pub(crate) contact: ContactId,
    pub(crate) since: Millis,
}

/// Question that the pad asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// The PIN.
    #[default]
    Pin,
    /// A new PIN.
    New,
    /// The new PIN, given as these digits, once more.
    Again(Vec<u8>),
    /// Nothing: whether there is a PIN, and which, cannot be read.
    Nothing,
    /// Nothing: the host holds no PIN, and nobody chooses one at the table.
    Unset,
}

/// The pad on which the PIN is given.
#[derive(Clone, Debug, Default)]
pub struct Pad {
    /// Question that it asks.
    pub asks: Asks,
    /// The digits so far.
    pub digits: Vec<u8>,
    /// Fault of the last digits, if any.
    pub fault: Option<Message>,
    /// The number of the question to the host, while that is not answered.
    pub(crate) asked: Option<u32>,
}

impl Pad {
    /// Returns true while the pad waits for the host's answer.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Returns true if digits can be given. The wait after wrong PINs is not counted here.
    pub fn takes_digits(&self) -> bool {
        !self.is_asking() && !matches!(self.asks, Asks::Nothing | Asks::Unset)
    }
}

/// Spells digits as a text, the form in which the host takes a PIN.
pub(crate) fn spelled(digits: &[u8]) -> String {
    digits
        .iter()
        .map(|digit| char::from(b'0' + digit))
        .collect()
}
