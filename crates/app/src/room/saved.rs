//! Saved room with the settings: after a power cut the same pages find their seats again.

use base64ct::{Base64UrlUnpadded, Encoding};
use rand_chacha::ChaCha20Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::TableRoom;
use super::deal::FairDeal;
use base::table::Station;
use base::wire;
use session::SeatAssignment;

/// Saved state of a room.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SavedRoom {
    pub(super) code: String,
    pub(super) secret: [u8; 32],
    /// By place.
    pub(super) seats: [Option<SavedSeat>; 6],
    /// The pass of those who look on.
    pub(super) watch: Option<String>,
    /// The deal that comes next, and the one that is played.
    pub(super) next: FairDeal,
    pub(super) dealt: Option<FairDeal>,
}

/// Saved state of a seat that is offered.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SavedSeat {
    pub(super) far: bool,
    pub(super) pass: String,
    pub(super) device: Option<[u8; 32]>,
}

/// A lobby in which one person has asked friends in, as the settings keep it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SavedFriends {
    /// True if the page waits for them.
    pub(crate) waits: bool,
    /// The place that begins, if that is chosen.
    pub(crate) begins: Option<Station>,
    pub(crate) sitting: Vec<SeatAssignment>,
}

impl TableRoom {
    /// Returns the room as a word for the settings.
    pub fn to_text(&self) -> String {
        to_word(&self.saved())
    }

    /// Reads a saved room; `None` if the text is none.
    pub fn from_text(text: &str, chance: ChaCha20Rng) -> Option<Self> {
        Self::of_saved(from_word(text)?, chance)
    }
}

/// Something as a word for the settings.
pub(crate) fn to_word(kept: &impl Serialize) -> String {
    Base64UrlUnpadded::encode_string(&wire::to_bytes(kept))
}

/// Reads it again; `None` if it is nothing of the kind.
pub(crate) fn from_word<T: Serialize + DeserializeOwned>(text: &str) -> Option<T> {
    wire::from_bytes(&Base64UrlUnpadded::decode_vec(text).ok()?)
}
