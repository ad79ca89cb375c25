//! Requests to the engine of this game, and its answers.

use super::beliefs::beliefs;
use super::turn;
use crate::Budget;
use crate::engine::{Clock, Engine, NOT_UNDERSTOOD, lines};
use rules::request::Task;
use rules::transglobal_rail::beliefs::to_text;
use rules::transglobal_rail::request::{Hand, RailRequest};
use rules::transglobal_rail::{ID, View, review};

/// Engine for this game's computer players.
pub const ENGINE: Engine = Engine {
    game: ID,
    answer: |request, clock, _| match request.inside().ok_or(NOT_UNDERSTOOD)? {
        RailRequest::Turn(task, view) => go_on(task, &View::from_bytes(&view)?, clock),
        RailRequest::Review(hands, view) => look_back(&hands, &View::from_bytes(&view)?),
        RailRequest::Beliefs(views) => believed(&views),
    },
    analyse: None,
    defend: None,
};

fn go_on(task: Task, view: &View, clock: Clock) -> Result<String, String> {
    let budget = Budget::millis(clock, task.millis.into());
    Ok(lines(turn(view, task.strength, &budget, task.seed)))
}

/// The cheapest networks for hands that the map has.
fn believed(views: &[Vec<u8>]) -> Result<String, String> {
    let mut all = Vec::new();
    for view in views {
        all.extend(beliefs(&View::from_bytes(view)?));
    }
    Ok(to_text(&all))
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
