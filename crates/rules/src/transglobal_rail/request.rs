//! Requests to this game's computer players.

use serde::{Deserialize, Serialize};

use crate::maps::{CityId, NodeId, REGIONS};
use crate::request::{EngineRequest, Task};

/// The cities of a seat in a round that is over, and where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The seat's hub.
    pub hub: NodeId,
    /// Its cities, by region.
    pub cities: [CityId; REGIONS],
}

/// Request to the engine of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RailRequest {
    /// Next steps of a seat. The answer is the rest of its turn, a step a line.
    Turn(Task, /** A [`View`](super::View)'s bytes. */ Vec<u8>),
    /// Cheapest networks of a round's hands. The answer is [`review`](super::review)'s.
    Review(
        Vec<Hand>,
        /** The bytes of any seat's [`View`](super::View), for its map. */ Vec<u8>,
    ),
    /// Beliefs of the viewing seats about the others. The answer is [`beliefs`](super::beliefs)'.
    Beliefs(/** [`View`](super::View)s' bytes. */ Vec<Vec<u8>>),
}

impl RailRequest {
    /// Reads a request to this game's engine; `None` if it is none.
    pub fn of(request: &[u8]) -> Option<Self> {
        EngineRequest::from_bytes(request)?.inside()
    }
}
