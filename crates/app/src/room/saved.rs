//! A room as it is kept beside the settings: after a power cut the same pages find their seats again.

use base64ct::{Base64UrlUnpadded, Encoding};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use super::TableRoom;
use super::deal::FairDeal;
use base::wire;

/// What is kept of a room.
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

/// What is kept of a seat that is offered.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SavedSeat {
    pub(super) far: bool,
    pub(super) pass: String,
    pub(super) device: Option<[u8; 32]>,
}

impl TableRoom {
    /// The room as a word for the settings.
    pub fn to_text(&self) -> String {
        Base64UrlUnpadded::encode_string(&wire::to_bytes(&self.saved()))
    }

    /// Reads it again; `None` if it is no room.
    pub fn from_text(text: &str, chance: ChaCha20Rng) -> Option<Self> {
        let bytes = Base64UrlUnpadded::decode_vec(text).ok()?;
        Self::of_saved(wire::from_bytes(&bytes)?, chance)
    }
}
