//! What the engine of this game can be asked, and its answers.

use serde::{Deserialize, Serialize};

use super::{View, beliefs, review, turn};
use crate::games::transglobal_rail::ID;
use crate::maps::{CityId, NodeId, REGIONS};
use crate::players::Budget;
use crate::players::engine::{Clock, Engine, EngineRequest, NOT_UNDERSTOOD, Task, lines};

/// The cities of a seat in a round that is over, and where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The seat's hub.
    pub hub: NodeId,
    /// Its cities, by region.
    pub cities: [CityId; REGIONS],
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RailRequest {
    /// How a seat goes on. The answer is the rest of its turn, a step a line.
    Turn(Task, /** A [`View`]'s bytes. */ Vec<u8>),
    /// What the cheapest networks of a round's hands would have been. The answer is
    /// [`review`]'s.
    Review(
        Vec<Hand>,
        /** The bytes of any seat's [`View`], for its map. */ Vec<u8>,
    ),
    /// What those who looked believed of the others. The answer is [`beliefs`]'.
    Beliefs(/** [`View`]s' bytes. */ Vec<Vec<u8>>),
}

/// What answers for this game's computer players.
pub const ENGINE: Engine = Engine {
    game: ID,
    answer: |request, clock, _| match request.inside().ok_or(NOT_UNDERSTOOD)? {
        RailRequest::Turn(task, view) => go_on(task, &View::from_bytes(&view)?, clock),
        RailRequest::Review(hands, view) => look_back(&hands, &View::from_bytes(&view)?),
        RailRequest::Beliefs(views) => believed(&views),
    },
    analyse: None,
};

impl RailRequest {
    /// Reads a request to this game's engine; `None` if it is none.
    pub fn of(request: &[u8]) -> Option<Self> {
        EngineRequest::from_bytes(request)?.inside()
    }
}

fn go_on(task: Task, view: &View, clock: Clock) -> Result<String, String> {
    let budget = Budget::millis(clock, task.millis.into());
    Ok(lines(turn(view, task.strength, &budget, task.seed)))
}

/// The cheapest networks for hands that the map has.
fn believed(views: &[Vec<u8>]) -> Result<String, String> {
    let mut all = Vec::new();
    for view in views {
        all.extend(beliefs::beliefs(&View::from_bytes(view)?));
    }
    Ok(beliefs::to_text(&all))
}

fn look_back(hands: &[Hand], view: &View) -> Result<String, String> {
    let map = view.map();
    let known = |hand: &Hand| {
        let cities = map.cities().len();
        map.has_node(hand.hub) && hand.cities.iter().all(|city| city.index() < cities)
    };
    if !hands.iter().all(known) {
        return Err("A hub or a city is not on the map.".into());
    }
    let hands: Vec<_> = hands.iter().map(|hand| (hand.hub, hand.cities)).collect();
    Ok(review::to_text(&review::review(map, &hands)))
}
