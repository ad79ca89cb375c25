//! Entries of a journal: the difference between a save and its predecessor. The page saves a game step by step by
//! appending entries to one of its saves. Each entry is as short after a thousand turns as after ten.

use serde::{Deserialize, Serialize};

use super::fault::{Unreadable, Unwritable};
use super::moves::Moves;
use super::{Save, envelope};
use base::wire;

/// Difference between a save of a game and its predecessor.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use rules::switch_yard::{Options, Setup, SwitchYard};
/// use rules::record::{Entry, Record, Save};
///
/// let mut record = Record::new(SwitchYard::new(Options { setup: Setup::Beginner }));
/// let before = Save::of(&record, vec![1]).unwrap();
/// record.play("c2-c6".parse().unwrap()).unwrap();
/// let after = Save::of(&record, vec![2]).unwrap();
///
/// let bytes = Entry::between(&before, &after).to_bytes().unwrap();
/// let entry = Entry::from_bytes(&bytes).unwrap();
/// assert_eq!(entry.after(&before), Some(after.clone()));
/// assert_eq!(entry.after(&after), None, "it follows on another save");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Checksum of the moves before, which identifies the predecessor.
    before: [u8; 4],
    /// Number of bytes of the packed earlier moves that are unchanged.
    keep: usize,
    game: String,
    context: String,
    start: Vec<u8>,
    extra: Vec<u8>,
    /// The moves, with only the bytes after the unchanged ones.
    moves: Moves,
}

impl Entry {
    /// Returns the entry that leads from one save to another.
    pub fn between(before: &Save, after: &Save) -> Self {
        let bytes = before.moves.bits.iter().zip(&after.moves.bits);
        let keep = bytes.take_while(|(before, after)| before == after).count();
        Self {
            before: before.moves.sum,
            keep,
            game: after.game.clone(),
            context: after.context.clone(),
            start: after.start.clone(),
            extra: after.extra.clone(),
            moves: Moves {
                bits: after.moves.bits[keep..].to_vec(),
                ..after.moves
            },
        }
    }

    /// Returns the save that follows another one; `None` if this entry does not belong to it.
    pub fn after(&self, before: &Save) -> Option<Save> {
        if before.moves.sum != self.before {
            return None;
        }
        let stays = before.moves.bits.get(..self.keep)?;
        Some(Save {
            game: self.game.clone(),
            context: self.context.clone(),
            start: self.start.clone(),
            moves: Moves {
                bits: [stays, &self.moves.bits].concat(),
                ..self.moves
            },
            extra: self.extra.clone(),
        })
    }

    /// Returns the entry as bytes with a checksum.
    ///
    /// # Errors
    ///
    /// An entry that is longer than a save may be.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Unwritable> {
        envelope::seal(&wire::to_bytes(self))
    }

    /// Reads an entry from its bytes.
    ///
    /// # Errors
    ///
    /// Bytes that are no entry.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        wire::from_bytes(envelope::open(bytes)?).ok_or(Unreadable::Damaged)
    }
}
