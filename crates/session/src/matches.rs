//! The contract of a match: a game with its record and the draft of the turn, whichever game it is.

use std::any::Any;

use serde::{Deserialize, Serialize};

use super::{BoardPlay, Command, Draft, Fact, Refused, Seat};
use crate::boards::Player;
use base::words::{self, Message};
use rules::maps::MapId;
use rules::record::{Save, Unwritable};
use rules::request::{EngineRequest, Task};
use rules::{Edit, GameId};

/// Why a match ended before its rules had ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EarlyEnd {
    /// A player has resigned.
    Resigned(Seat),
    /// A player has run out of time.
    OutOfTime(Seat),
    /// Both want a draw.
    DrawAgreed,
}

impl EarlyEnd {
    /// Returns the loser; `None` for a draw.
    pub fn loser(self) -> Option<Seat> {
        match self {
            Self::Resigned(seat) | Self::OutOfTime(seat) => Some(seat),
            Self::DrawAgreed => None,
        }
    }
}

/// Facts about a match that are not in its record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unrecorded {
    /// Why it has ended before its rules had ended it.
    pub ended: Option<EarlyEnd>,
    /// True if the results of the last round have been seen.
    pub seen: bool,
    /// Draft of the turn that is not confirmed.
    pub draft: Draft,
}

/// A game with its record and the draft of the turn. The [`Session`](super::Session) checks the actor, and the
/// match checks the rules.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::switch_yard::GAME;
/// use session::cabinet::Start;
/// use rules::Spot;
/// use session::{Command, Fact};
///
/// let mut game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).unwrap();
/// for cell in ["c2", "c6"] {
///     let touch = Command::Touch(Spot::Cell(cell.parse().unwrap()));
///     game.perform(game.to_act(), touch).unwrap();
/// }
/// assert!(game.may_commit());
/// let facts = game.perform(game.to_act(), Command::Commit);
/// assert_eq!(facts, Ok(vec![Fact::Committed(0)]));
/// assert_eq!((game.moves(), game.to_act()), (1, Some(1)));
/// # }
/// ```
pub trait Match: Any {
    /// Which game it is.
    fn id(&self) -> GameId;

    /// Returns the number of players.
    fn seats(&self) -> usize;

    /// Returns the map of the match, if it has one.
    fn map(&self) -> Option<MapId> {
        None
    }

    /// Returns true if the player can only confirm now.
    fn only_commit_is_left(&self) -> bool {
        false
    }

    /// Returns true if players have secrets.
    fn has_secrets(&self) -> bool {
        false
    }

    /// Returns the public part of the position, as the game's page writes it.
    fn text(&self) -> String;

    /// Returns the seat on turn; `None` while results are on the screen and when the match is over.
    fn to_act(&self) -> Option<Seat>;

    /// Returns true if the match is over.
    fn is_finished(&self) -> bool;

    /// Returns the winners of a match that is over.
    ///
    /// These are all seats that share the first place. There are none before the end, or after a draw.
    fn winners(&self) -> Vec<Seat>;

    /// Returns true if the turn has something to undo.
    fn may_undo(&self) -> bool;

    /// Returns true if the turn can be confirmed.
    fn may_commit(&self) -> bool;

    /// Performs a command of the seat on turn.
    ///
    /// If that makes no difference, it may be any seat or none.
    ///
    /// # Errors
    ///
    /// A command that the rules refuse, or that this game lacks. The match is unchanged.
    fn perform(&mut self, seat: Option<Seat>, command: Command) -> Result<Vec<Fact>, Refused>;

    /// Returns the number of moves in the record.
    fn moves(&self) -> usize;

    /// After how many moves each turn of the record ended.
    fn turn_ends(&self) -> Vec<usize>;

    /// Returns the match after so many moves; after all of them if there are fewer.
    fn after(&self, moves: usize) -> Box<dyn Match>;

    /// Returns a match at a position in the game's notation, with the options of this one and no history.
    ///
    /// # Errors
    ///
    /// A sentence about the invalid part of the text.
    fn at_position(&self, _text: &str) -> Result<Box<dyn Match>, Message> {
        Err(Message::NOTHING)
    }

    /// Returns the match after an edit by hand, without history; `None` if there is no such edit.
    ///
    /// The result may be unplayable: [`at_position`](Match::at_position) tells if the rules accept the position.
    fn edited(&self, _edit: Edit<Player>) -> Option<Box<dyn Match>> {
        None
    }

    /// Returns the record as a save, with the table's own data.
    ///
    /// # Errors
    ///
    /// A match that is too long, or whose start a save cannot express.
    fn to_save(&self, extra: Vec<u8>) -> Result<Save, Unwritable>;

    /// Returns the view of a seat in the game's own bytes; with `None` the public view.
    ///
    /// A page that gets them learns nothing else. [`GameDef::open_view`](crate::cabinet::GameDef::open_view) shows
    /// them.
    fn seen_by(&self, viewer: Option<Seat>) -> Vec<u8>;

    /// Returns the public part of the match or, with `_hands`, the current hands as well, but never the later
    /// deals. `None` if nothing is left of it.
    fn shared(&self, _hands: bool) -> Option<Box<dyn Match>> {
        Some(self.boxed())
    }

    /// Returns the same match, in which a new seed makes all later deals.
    fn reseeded(&self, _seed: u64) -> Box<dyn Match> {
        self.boxed()
    }

    /// Returns true if the round whose results are on the screen was dealt from a seed.
    ///
    /// It is `None` if the game has no deals, or no results are on the screen.
    fn was_dealt_from(&self, _seed: u64) -> Option<bool> {
        None
    }

    /// Returns the facts about the match that are not in its record.
    fn unrecorded(&self) -> Unrecorded;

    /// Returns the request to a computer player about the turn.
    ///
    /// It holds only what the seat on turn may know.
    ///
    /// # Errors
    ///
    /// A sentence, if no seat is on turn or the match is too long.
    fn request(&self, task: Task) -> Result<EngineRequest, Message>;

    /// Returns the moves of the record in the referee's notation; `None` if the moves alone do not determine the
    /// match.
    fn move_texts(&self) -> Option<Vec<String>> {
        None
    }

    /// Returns the request for an analysis after so many turns and further `_tried` ones, with its time in
    /// milliseconds. `None` if there was nothing to choose, and in games with another kind of review. The caller
    /// makes sure that the match is not under way.
    fn analysis(&self, _after: usize, _tried: &[String], _millis: u16) -> Option<EngineRequest> {
        None
    }

    /// Returns the request for the defender's turn in a puzzle, which the other side has to win within so many of
    /// its turns. `None` if the match is over, and in games whose puzzles have no opponent.
    fn defence(&self, _turns: u8) -> Option<EngineRequest> {
        None
    }

    /// Returns the commands of a computer player's answer, ignoring its other content; `None` if it is no turn of
    /// this match.
    fn commands(&self, answer: &str) -> Option<Vec<Command>>;

    /// Returns the commands of a move that a person has typed in the referee's notation.
    ///
    /// # Errors
    ///
    /// A sentence about the fault in the text.
    fn typed(&self, text: &str) -> Result<Vec<Command>, Message>;

    /// Returns the commands that a computer player's answer suggests to another player: the next ones of the turn,
    /// or all. `None` if they are illegal now.
    fn hint(&self, answer: &str) -> Option<Vec<Command>>;

    /// Returns the match as one on the cells of a board, if it is.
    fn as_board(&self) -> Option<&dyn BoardPlay> {
        None
    }

    /// Returns an independent copy.
    fn boxed(&self) -> Box<dyn Match>;

    /// Returns the match for a downcast.
    fn as_any(&self) -> &dyn Any;
}

/// A turn as people read it: a swap or a pass by the word on its button, any other one as the referee writes it.
pub fn turn_in_words(turn: &str) -> Message {
    match turn {
        "swap" => words::duel_swap(),
        "pass" => words::duel_pass(),
        turn => turn.into(),
    }
}

/// Plays a turn in the referee's notation; `None` if the rules refuse it.
pub fn play_typed(game: &mut dyn Match, turn: &str) -> Option<()> {
    let before = game.moves();
    for command in game.typed(turn).ok()? {
        game.perform(game.to_act(), command).ok()?;
    }
    (game.moves() == before + 1).then_some(())
}
