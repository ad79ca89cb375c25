//! Encryption of messages between a table and a member, which the host can relay but not read.
//!
//! Both know a [`Key`], which is in the part of an address after `#` and so never reaches a host. For each meeting,
//! both send a [`Hello`] of sixteen random bytes. The keys of this meeting follow from the key and the hellos. So
//! nonces can be plain counters, and messages of another meeting never open. This code needs neither a clock nor
//! random numbers.
//!
//! Anyone can send a hello, or repeat one. A side is authenticated only by its first sealed message that opens.
//! Until then a table shows nothing to it, and drops nothing for it.
//!
//! A sealed message is the counter (8 bytes, little-endian), the plaintext (encrypted with ChaCha20-Poly1305), and
//! its tag (16 bytes).
//!
//! ```
//! use rooms::sealed::{Channel, Hello, Key, Side, SealError};
//!
//! let key = Key([3; 32]);
//! let (members, tables) = (Hello([1; 16]), Hello([2; 16]));
//! let mut table = Channel::new(&key, members, tables, Side::Table);
//! let mut member = Channel::new(&key, members, tables, Side::Member);
//!
//! let sealed = table.seal(b"your five cities")?;
//! assert_eq!(member.open(&sealed)?, b"your five cities");
//! assert_eq!(member.open(&sealed), Err(SealError::Replayed));
//! // A side rejects its own messages.
//! assert_eq!(table.open(&sealed), Err(SealError::Broken));
//! # Ok::<(), SealError>(())
//! ```

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use sha2::{Digest, Sha256};

/// Bytes that sealing adds to a message.
pub const OVERHEAD: usize = COUNTER + 16;

const COUNTER: usize = size_of::<u64>();

/// Secret that both sides know before they meet: random, one for each seat.
#[derive(Clone)]
pub struct Key(pub [u8; 32]);

/// First message of a side, unsealed: random, another one at each meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hello(pub [u8; 16]);

/// Side of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The table.
    Table,
    /// The member.
    Member,
}

/// Channel of one side of a meeting. Messages may get lost, but not overtake each other. Either a channel or its
/// clone may continue, but not both, because two messages with one counter reveal their contents.
#[derive(Clone)]
pub struct Channel {
    cipher: ChaCha20Poly1305,
    side: Side,
    /// The counter of the next message.
    next: u64,
    /// Lowest counter that is still accepted.
    expected: u64,
}

/// Why a message was not sealed or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// Truncated, changed, or sealed with another key.
    #[error("The message does not open.")]
    Broken,
    /// The message, or a later one, was opened before.
    #[error("The message was there before.")]
    Replayed,
    /// The counter is used up, so that a new meeting is necessary.
    #[error("This connection has sealed as many messages as it may.")]
    Spent,
}

impl Channel {
    /// Returns one side of a meeting, from both hellos.
    pub fn new(key: &Key, members: Hello, tables: Hello, side: Side) -> Self {
        // All parts have fixed lengths, so no two meetings can be written alike.
        let sum = Sha256::new_with_prefix(b"roundhouse room 1")
            .chain_update(key.0)
            .chain_update(members.0)
            .chain_update(tables.0)
            .finalize();
        Self {
            cipher: ChaCha20Poly1305::new(&sum),
            side,
            next: 0,
            expected: 0,
        }
    }

    /// Seals a message of this side.
    ///
    /// # Errors
    ///
    /// [`SealError::Spent`] after 2^64 messages.
    pub fn seal(&mut self, plain: &[u8]) -> Result<Vec<u8>, SealError> {
        let counter = self.next;
        let next = counter.checked_add(1).ok_or(SealError::Spent)?;
        let sealed = self.cipher.encrypt(&nonce(self.side, counter), plain);
        let sealed = sealed.map_err(|_| SealError::Spent)?;
        self.next = next;
        Ok([&counter.to_le_bytes()[..], &sealed].concat())
    }

    /// Opens a sealed message of the other side.
    ///
    /// # Errors
    ///
    /// [`SealError::Broken`] or [`SealError::Replayed`]; drop the message.
    pub fn open(&mut self, message: &[u8]) -> Result<Vec<u8>, SealError> {
        let (counter, sealed) = message.split_first_chunk().ok_or(SealError::Broken)?;
        let counter = u64::from_le_bytes(*counter);
        let from = match self.side {
            Side::Table => Side::Member,
            Side::Member => Side::Table,
        };
        let plain = self.cipher.decrypt(&nonce(from, counter), sealed);
        let plain = plain.map_err(|_| SealError::Broken)?;
        // Only a genuine message advances the counter.
        if counter < self.expected {
            return Err(SealError::Replayed);
        }
        self.expected = counter.saturating_add(1);
        Ok(plain)
    }
}

/// Keys are not for logs.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Channel({:?}, {} sealed)", self.side, self.next)
    }
}

/// No two messages of a meeting have the same: each side counts by itself.
fn nonce(from: Side, counter: u64) -> Nonce {
    let mut nonce = Nonce::default();
    nonce[0] = match from {
        Side::Table => 1,
        Side::Member => 2,
    };
    nonce[4..].copy_from_slice(&counter.to_le_bytes());
    nonce
}
