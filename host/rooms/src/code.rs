//! A room's code: the text below the QR code, for people who type it.
//!
//! A code of ten symbols is **bound**. It follows from the secret of one table, so that no other table can open its
//! room, at any host and after any restart. No host has to remember anything for that. The hash of the host's proof
//! has to begin with [`ZEROS`] bits of 0, and the code is the part after them. A table tries some 16,000 secrets
//! for a new room. A thief of a given code tries some 2^64 of them.
//!
//! A shorter code belongs to the table that opens its room first.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::Proof;

/// The symbols of a code by their values: Crockford's base 32, without I, L, O and U.
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of symbols in a code, at least and at most.
const LENGTHS: std::ops::RangeInclusive<usize> = 6..=10;

/// Symbols of a bound code.
const BOUND: u8 = 10;

/// Number of leading zero bits in the hash for a bound code. Each of them doubles the search for another secret.
const ZEROS: u32 = 14;

/// Name of a room: six to ten symbols that are hard to confuse.
///
/// Typing is forgiving: it allows small letters, hyphens and spaces, and the letters that look like digits.
///
/// ```
/// use rooms::Code;
///
/// let code: Code = "K7Q4M0".parse()?;
/// assert_eq!("k7q-4mO".parse(), Ok(code));
/// assert_eq!(code.to_string(), "K7Q4M0");
/// assert!("K7Q4".parse::<Code>().is_err());
/// # Ok::<(), rooms::NoCode>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code {
    /// The symbols' values, five bits each, the last one lowest.
    value: u64,
    length: u8,
}

/// The text is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("A room's code has six to ten letters and digits, and no U.")]
pub struct NoCode;

impl Code {
    /// Code that belongs to the table of this proof, if one does. It has ten symbols.
    ///
    /// [`Secret::of_new_room`](crate::Secret::of_new_room) finds a secret with a code.
    pub fn of(proof: &Proof) -> Option<Self> {
        let sum = Sha256::new_with_prefix(b"roundhouse code 1").chain_update(proof.0);
        let sum = sum.finalize();
        let (head, _) = sum.split_first_chunk()?;
        let head = u64::from_be_bytes(*head);
        (head.leading_zeros() >= ZEROS).then(|| Self {
            value: head << ZEROS >> (u64::BITS - 5 * u32::from(BOUND)),
            length: BOUND,
        })
    }

    /// Returns true if a table with this proof may open the room of this code.
    pub(crate) fn admits(self, proof: &Proof) -> bool {
        self.length != BOUND || Self::of(proof) == Some(self)
    }

    /// The code of six symbols that the lowest 30 bits of a number make. It is not bound to any table.
    ///
    /// ```
    /// assert_eq!(rooms::Code::from_random(0x3fff_ffff).to_string(), "ZZZZZZ");
    /// assert_eq!(rooms::Code::from_random(33).to_string(), "000011");
    /// ```
    pub fn from_random(number: u32) -> Self {
        Self {
            value: u64::from(number & 0x3fff_ffff),
            length: 6,
        }
    }
}

/// Returns the value of a symbol as people type it; `None` if it is none.
pub(crate) fn value_of(typed: u8) -> Option<u8> {
    let symbol = match typed.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        other => other,
    };
    let at = SYMBOLS.iter().position(|&one| one == symbol)?;
    Some(at as u8)
}

/// The symbol of a value below 32.
pub(crate) fn symbol(value: u8) -> char {
    char::from(SYMBOLS[usize::from(value & 31)])
}

impl FromStr for Code {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let mut code = Self {
            value: 0,
            length: 0,
        };
        for typed in text.bytes().filter(|byte| !b"- ".contains(byte)) {
            let value = value_of(typed).ok_or(NoCode)?;
            if usize::from(code.length) == *LENGTHS.end() {
                return Err(NoCode);
            }
            code.value = code.value << 5 | u64::from(value);
            code.length += 1;
        }
        LENGTHS
            .contains(&usize::from(code.length))
            .then_some(code)
            .ok_or(NoCode)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.length).rev().try_for_each(|at| {
            let value = (self.value >> (5 * at)) & 31;
            write!(f, "{}", symbol(value as u8))
        })
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    #[test]
    fn a_code_is_read_as_it_is_written() {
        for text in ["000000", "0123456789", "ABCDEFGHJK", "MNPQRST", "VWXYZ00"] {
            let code: Code = text.parse().expect(text);
            assert_eq!(code.to_string(), text);
        }
    }

    #[test]
    fn leading_zeros_count() {
        assert_ne!("000001".parse::<Code>(), "0000001".parse::<Code>());
    }

    /// This is part of the protocol: an old table opens its room at a new host.
    #[test]
    fn the_code_of_a_secret_stays() {
        let mut tried = 0_u64;
        let mut random = || {
            tried += 1;
            std::array::from_fn(|at| tried.to_le_bytes().get(at).copied().unwrap_or(7))
        };
        let [(secret, code), (other, others)] =
            std::array::from_fn(|_| Secret::of_new_room(&mut random));
        assert_eq!(code.to_string(), "Z01V01C1V8");
        assert!(code.admits(&secret.proof()));
        // The secret of another table fails, with or without a code of its own.
        assert_ne!(code, others);
        assert!(!code.admits(&other.proof()));
        assert!(!code.admits(&Secret([7; 32]).proof()));
        assert_eq!(Code::of(&Secret([7; 32]).proof()), None);
    }

    #[test]
    fn a_short_code_admits_everybody() {
        let code = Code::from_random(2_207);
        assert!(code.admits(&Secret([7; 32]).proof()));
    }

    #[test]
    fn text_that_is_no_code_is_refused() {
        for text in [
            "",
            "ABCDE",
            "ABCDEFGHJKM",
            "ABCDEU",
            "ABC/EF",
            "ABC.EF",
            "ÄBCDEFG",
            "------",
        ] {
            assert_eq!(text.parse::<Code>(), Err(NoCode), "{text}");
        }
    }
}
