//! A game for two with its history, whichever game it is: the record, and the turn that is being
//! touched together on it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::games::{Cell, GameId};
use crate::record::{Record, Save, Unreadable, Unwritable};

use super::{Board, BoardGame, Choice};

/// What has been done of a turn and is not confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// The cells touched so far.
    pub touched: Vec<Cell>,
    /// A turn that was said instead, as the rules spell it.
    pub said: Option<String>,
}

/// The record of a game for two, for the play screen.
pub trait Bout {
    /// Which game of the cabinet.
    fn id(&self) -> GameId;
    /// The state after the last confirmed turn.
    fn now(&self) -> &dyn Board;
    /// The state as it is to be seen with what is pending.
    fn shown(&self, pending: &Pending) -> Rc<dyn Board>;
    /// The cells that tell the last confirmed turn; empty before the first. This may play the whole
    /// game anew, so it is asked once a turn.
    fn trace(&self) -> Vec<Cell>;
    /// The last confirmed turn if it was said and not touched, as the rules spell it.
    fn last_said(&self) -> Option<String>;
    /// Plays the turn that is pending; whether there was one.
    fn confirm(&mut self, pending: &Pending) -> bool;
    /// The game as it is kept, with what the table wants to know beside it.
    ///
    /// # Errors
    ///
    /// A game that is too long.
    fn save(&self, extra: Vec<u8>) -> Result<Save, Unwritable>;
    /// How many turns have been confirmed.
    fn turns(&self) -> usize;
    /// The game as it stood after so many turns; all of them if there are fewer.
    fn rewound(&self, turns: usize) -> Box<dyn Bout>;
    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn Bout>;
}

impl Clone for Box<dyn Bout> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// Begins a game with the numbers of what was chosen, from a position if there is one.
type Begin = fn(&[usize], Option<&str>) -> Option<Box<dyn Bout>>;

/// Reads a game that was kept.
type Read = fn(&Save) -> Result<Box<dyn Bout>, Unreadable>;

/// A game for two of this build.
struct Entry {
    id: GameId,
    choices: &'static [Choice],
    begin: Begin,
    read: Read,
}

/// The games for two of this build.
const GAMES: &[Entry] = &[
    #[cfg(feature = "connection")]
    entry::<super::connection::Connection>(),
    #[cfg(feature = "raindrops")]
    entry::<super::raindrops::Raindrops>(),
    #[cfg(feature = "rapid-transit")]
    entry::<super::rapid_transit::RapidTransit>(),
    #[cfg(feature = "switch-yard")]
    entry::<super::switch_yard::SwitchYard>(),
];

#[allow(dead_code, reason = "a build may hold no game for two")]
const fn entry<G: BoardGame>() -> Entry {
    Entry {
        id: G::GAME,
        choices: G::CHOICES,
        begin: |chosen, position| {
            let mut game = G::begin(chosen)?;
            if let Some(position) = position {
                game = game.with_position(position).ok()?;
            }
            Some(Box::new(Record::new(game)))
        },
        read: |save| Ok(Box::new(save.record::<G>(&())?)),
    }
}

/// What can be chosen before a game for two; nothing for another game.
pub fn choices(game: GameId) -> &'static [Choice] {
    let entry = GAMES.iter().find(|entry| entry.id == game);
    entry.map_or(&[], |entry| entry.choices)
}

/// A game at its beginning with a number for each of its [`choices`]; `None` if it is no game for
/// two or there is no such choice.
pub fn begin(game: GameId, chosen: &[usize]) -> Option<Box<dyn Bout>> {
    begin_from(game, chosen, None)
}

/// The same from a position, as the game's own text tells it; `None` also if it tells none.
pub fn begin_from(game: GameId, chosen: &[usize], position: Option<&str>) -> Option<Box<dyn Bout>> {
    let entry = GAMES.iter().find(|entry| entry.id == game)?;
    (entry.begin)(chosen, position)
}

/// A game for two that was kept.
///
/// # Errors
///
/// A game that is not in this build, and what the rules do not allow.
pub fn read(save: &Save) -> Result<Box<dyn Bout>, Unreadable> {
    let entry = GAMES.iter().find(|entry| entry.id == save.game());
    (entry.ok_or(Unreadable::NoSuchGame)?.read)(save)
}

impl<G: BoardGame> Bout for Record<G> {
    fn id(&self) -> GameId {
        G::GAME
    }

    fn now(&self) -> &dyn Board {
        Record::<G>::now(self)
    }

    fn shown(&self, pending: &Pending) -> Rc<dyn Board> {
        let game = Record::now(self);
        let Some(turn) = said(game, pending) else {
            return Rc::new(game.underway(&pending.touched));
        };
        let mut after = game.clone();
        // A turn that may be said is allowed: that is the contract.
        let _ = after.play(turn);
        Rc::new(after)
    }

    fn trace(&self) -> Vec<Cell> {
        let mut before = self.clone();
        let last = before.undo();
        last.map_or_else(Vec::new, |step| Record::now(&before).trace(&step))
    }

    fn last_said(&self) -> Option<String> {
        let last = self.steps().last()?.to_string();
        ["swap", "pass"].contains(&&*last).then_some(last)
    }

    fn confirm(&mut self, pending: &Pending) -> bool {
        let game = Record::now(self);
        let touched = || game.touch(&pending.touched)?.turn;
        let turn = said(game, pending).or_else(touched);
        turn.is_some_and(|turn| self.play(turn).is_ok())
    }

    fn save(&self, extra: Vec<u8>) -> Result<Save, Unwritable> {
        Save::of(self, extra)
    }

    fn turns(&self) -> usize {
        self.steps().len()
    }

    fn rewound(&self, turns: usize) -> Box<dyn Bout> {
        Box::new(self.until(turns))
    }

    fn boxed(&self) -> Box<dyn Bout> {
        Box::new(self.clone())
    }
}

/// The turn that was said, if it may be.
fn said<G: BoardGame>(game: &G, pending: &Pending) -> Option<G::Step> {
    let said = pending.said.as_ref()?;
    let mut spoken = game.spoken().into_iter();
    spoken.find(|turn| turn.to_string() == *said)
}
