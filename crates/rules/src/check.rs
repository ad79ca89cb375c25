//! Checksum against damage: a CRC-32. It detects every single flipped bit, and misses only one in four thousand
//! million of other damages.

use std::fmt;

/// Checksum of the bytes so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Check(u32);

impl Check {
    /// The sum of some bytes.
    pub(crate) fn of(bytes: &[u8]) -> u32 {
        let mut check = Self::default();
        check.add(bytes);
        check.sum()
    }

    /// Adds bytes. It works bit by bit, because there are few bytes, and a table would be larger than all of this.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 ^= u32::from(byte);
            for _ in 0..u8::BITS {
                let odd = self.0 & 1 == 1;
                self.0 = self.0 >> 1 ^ if odd { 0xedb8_8320 } else { 0 };
            }
        }
    }

    /// The sum.
    pub(crate) fn sum(self) -> u32 {
        !self.0
    }
}

impl Default for Check {
    fn default() -> Self {
        Self(u32::MAX)
    }
}

impl fmt::Write for Check {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_that_everybody_knows() {
        assert_eq!(Check::of(b""), 0);
        assert_eq!(Check::of(b"123456789"), 0xcbf4_3926);
    }
}
