//! Entries of a journal: the difference between a save and the one before it. A game is kept step by step by adding
//! entries behind one of its saves. Each entry is as short after a thousand turns as after ten.

use serde::{Deserialize, Serialize};

use super::fault::{Unreadable, Unwritable};
use super::moves::Moves;
use super::{Save, envelope};
use base::wire;

/// Difference between a save of a game and the save that it follows.
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
    /// The sum of the moves before, by which the save is known that this follows on.
    before: [u8; 4],
    /// So many bytes of the packed moves before stay as they are.
    keep: usize,
    game: String,
    context: String,
    start: Vec<u8>,
    extra: Vec<u8>,
    /// The moves, of which only the bytes behind those that stay.
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

    /// The save that follows on another one; `None` if this entry does not follow on it.
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

    /// The entry as bytes, with a sum over them.
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
