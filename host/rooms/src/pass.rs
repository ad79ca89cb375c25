//! Pass after a room's code in an address.
//!
//! It is the secret from which both sides derive the first key.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::Code;
use crate::code::{symbol, value_of};
use crate::sealed::Key;

/// The symbols of a pass that people may type, and of one that is only ever copied.
const SHORT: usize = 10;
const LONG: usize = 26;

/// Number of hash rounds of a pass, so that each guess takes time.
///
/// An attacker who has recorded a conversation needs about 2^65 hashes to try all short passes. One try takes some
/// hundredths of a second on a phone.
const ROUNDS: u32 = 1 << 15;

/// The secret in an address that claims a seat: ten symbols of a code's alphabet if people may have to type it, or
/// twenty-six.
///
/// ```
/// use rooms::Pass;
///
/// let pass: Pass = "7h2kd-9qx4t".parse()?;
/// assert_eq!(pass.to_string(), "7H2KD9QX4T");
/// assert!("7H2KD".parse::<Pass>().is_err());
/// # Ok::<(), rooms::NoPass>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Pass(Vec<u8>);

/// The text is not a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("A pass has ten or twenty-six letters and digits, and no U.")]
pub struct NoPass;

impl Pass {
    /// A pass that people may type, of random bytes.
    pub fn short(random: [u8; 32]) -> Self {
        Self::of(random, SHORT)
    }

    /// Returns a pass for copying only, from random bytes. It cannot be guessed in any time.
    pub fn long(random: [u8; 32]) -> Self {
        Self::of(random, LONG)
    }

    /// The lowest five bits of each byte: as random as the bytes are.
    fn of(random: [u8; 32], length: usize) -> Self {
        Self(random[..length].iter().map(|byte| byte & 31).collect())
    }

    /// Returns its key for a room.
    pub fn key(&self, code: Code) -> Key {
        let mut sum = Sha256::new_with_prefix(b"roundhouse pass 1")
            .chain_update(code.to_string())
            .chain_update([0])
            .chain_update(&self.0)
            .finalize();
        for _ in 1..ROUNDS {
            sum = Sha256::digest(sum);
        }
        Key(sum.into())
    }
}

impl FromStr for Pass {
    type Err = NoPass;

    fn from_str(text: &str) -> Result<Self, NoPass> {
        let typed = text.bytes().filter(|byte| !b"- ".contains(byte));
        let values: Option<Vec<u8>> = typed.take(LONG + 1).map(value_of).collect();
        let values = values.ok_or(NoPass)?;
        [SHORT, LONG]
            .contains(&values.len())
            .then_some(Self(values))
            .ok_or(NoPass)
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&value| write!(f, "{}", symbol(value)))
    }
}

/// A secret is not for logs.
impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_read_as_it_is_written() {
        let random = std::array::from_fn(|at| (at * 37) as u8);
        for pass in [Pass::short(random), Pass::long(random)] {
            assert_eq!(pass.to_string().parse(), Ok(pass));
        }
        for text in ["", "7H2KD9QX4", "7H2KD9QX4TT", "7H2KD9QX4U", "7H2KD9QX4Ä"] {
            assert_eq!(text.parse::<Pass>(), Err(NoPass), "{text}");
        }
    }

    #[test]
    fn keys_differ_by_pass_and_by_room() {
        let [one, other] = ["7H2KD9QX4T", "7H2KD9QX4V"].map(|text| text.parse::<Pass>().unwrap());
        let [here, there] = ["K7Q4MZ", "K7Q4M0"].map(|text| text.parse::<Code>().unwrap());
        let keys = [one.key(here), one.key(there), other.key(here)].map(|key| key.0);
        assert_eq!(keys[0], one.key(here).0);
        assert_ne!(keys[0], keys[1]);
        assert_ne!(keys[0], keys[2]);
    }
}
