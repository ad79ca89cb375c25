//! The desk at which computer players sit: a [`Question`] comes as bytes, [`answer`] gives text. The
//! table only writes questions; they are read and answered in a program of its own, so that nobody
//! waits for a player who thinks. A question holds no more than the seat that asks may know.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::{Budget, Strength, rail, search};
#[cfg(feature = "connection")]
use crate::games::connection::Connection;
#[cfg(feature = "raindrops")]
use crate::games::raindrops::Raindrops;
#[cfg(feature = "rapid-transit")]
use crate::games::rapid_transit::RapidTransit;
#[cfg(feature = "switch-yard")]
use crate::games::switch_yard::SwitchYard;
use crate::games::{GameId, Notation};
use crate::maps::{CityId, NodeId, REGIONS};
use crate::record::Save;
use crate::wire;

/// How a player is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// How strongly it plays.
    pub strength: Strength,
    /// How many milliseconds it may take.
    pub millis: u16,
    /// Where all its chance comes from.
    pub seed: u64,
}

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
pub enum Question {
    /// How a seat goes on in Transglobal Rail. The answer is the rest of its turn, a step a line.
    Rail(Task, /** A [`rail::View`]'s bytes. */ Vec<u8>),
    /// How the side to act goes on in a game for two. The answer is one turn: the cells that have to
    /// be touched for it, one a line, or the word that has to be said.
    Duel(
        Task,
        /** A [`Save`]'s bytes: what was played before may count. */ Vec<u8>,
    ),
    /// What the cheapest networks of a round's hands would have been. The answer is
    /// [`rail::review`]'s.
    Review(
        Vec<Hand>,
        /** The bytes of any seat's [`rail::View`], for its map. */ Vec<u8>,
    ),
}

impl Question {
    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(self)
    }

    /// Reads it again; `None` if these bytes ask nothing. What they ask about is not looked at yet.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        wire::from_bytes(bytes)
    }
}

/// Answers a question's bytes. `clock` tells milliseconds and never runs backwards.
///
/// # Errors
///
/// A sentence about what cannot be answered.
pub fn answer(question: &[u8], clock: &dyn Fn() -> f64) -> Result<String, String> {
    match Question::from_bytes(question).ok_or("The question is not understood.")? {
        Question::Rail(task, view) => {
            let view = rail::View::from_bytes(&view)?;
            let budget = Budget::millis(clock, task.millis.into());
            Ok(lines(rail::turn(&view, task.strength, &budget, task.seed)))
        }
        Question::Duel(task, save) => {
            let save = Save::from_bytes(&save).map_err(|why| why.to_string())?;
            let budget = Budget::millis(clock, task.millis.into());
            let find = finder(save.game()).ok_or("This game is not for two.")?;
            find(&save, task, &budget)
        }
        Question::Review(hands, view) => review(&hands, &rail::View::from_bytes(&view)?),
    }
}

/// The cheapest networks for hands that the map has.
fn review(hands: &[Hand], view: &rail::View) -> Result<String, String> {
    let map = view.map();
    let known = |hand: &Hand| {
        let cities = map.cities().len();
        map.has_node(hand.hub) && hand.cities.iter().all(|city| city.index() < cities)
    };
    if !hands.iter().all(known) {
        return Err("A hub or a city is not on the map.".into());
    }
    let hands: Vec<_> = hands.iter().map(|hand| (hand.hub, hand.cities)).collect();
    Ok(rail::review::to_text(&rail::review::review(map, &hands)))
}

fn lines(all: impl IntoIterator<Item: std::fmt::Display>) -> String {
    let mut text = String::new();
    for (number, one) in all.into_iter().enumerate() {
        let apart = if number > 0 { "\n" } else { "" };
        // Writing to a text does not fail.
        let _ = write!(text, "{apart}{one}");
    }
    text
}

/// How a turn of a game for two is found.
type Find = fn(&Save, Task, &Budget) -> Result<String, String>;

/// How a turn of this game is found; `None` if it is not for two.
fn finder(game: GameId) -> Option<Find> {
    match game {
        GameId::TransglobalRail => None,
        #[cfg(feature = "connection")]
        GameId::Quickway => Some(turn_of::<Connection>),
        #[cfg(feature = "raindrops")]
        GameId::Raindrops => Some(turn_of::<Raindrops>),
        #[cfg(feature = "rapid-transit")]
        GameId::RapidTransit => Some(turn_of::<RapidTransit>),
        #[cfg(feature = "switch-yard")]
        GameId::SwitchYard => Some(turn_of::<SwitchYard>),
    }
}

#[allow(dead_code, reason = "a build may hold no game for two")]
fn turn_of<G>(save: &Save, task: Task, budget: &Budget) -> Result<String, String>
where
    G: search::Searched + Notation<Context = ()>,
{
    let record = save.record::<G>(&()).map_err(|why| why.to_string())?;
    let game = record.now();
    let turn = search::turn(game, task.strength, budget, task.seed);
    let turn = turn.ok_or("The game is over.")?;
    if game.spoken().contains(&turn) {
        return Ok(turn.to_string());
    }
    Ok(lines(game.touches(&turn)))
}
