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
    /// A player has given up.
    Resigned(Seat),
    /// A player has no time left.
    OutOfTime(Seat),
    /// Both want a draw.
    DrawAgreed,
}

impl EarlyEnd {
    /// Returns the seat that has lost by it; none by a draw.
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

/// A game with its record and the draft of the turn. Who may ask for what is the
/// [`Session`](super::Session)'s business; what the rules allow is this one's.
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

    /// The map that it is played on, if it is.
    fn map(&self) -> Option<MapId> {
        None
    }

    /// Returns true if confirming is all that is left of the turn.
    fn only_commit_is_left(&self) -> bool {
        false
    }

    /// Returns true if players know something that others must not see.
    fn has_secrets(&self) -> bool {
        false
    }

    /// Returns the public part of the position, as the game's page writes it.
    fn text(&self) -> String;

    /// The seat on turn; nobody while results are shown and when the match is over.
    fn to_act(&self) -> Option<Seat>;

    /// Returns true if the match is over.
    fn is_finished(&self) -> bool;

    /// Returns the winners of a match that is over.
    ///
    /// These are all seats that share the first place. There are none while the match goes on, or if it is drawn.
    fn winners(&self) -> Vec<Seat>;

    /// Returns true if something of the turn can be taken back.
    fn may_undo(&self) -> bool;

    /// Returns true if the turn can be confirmed.
    fn may_commit(&self) -> bool;

    /// Performs a command of the seat on turn.
    ///
    /// Where that makes no difference, it may be any seat or none.
    ///
    /// # Errors
    ///
    /// A command that the rules refuse, or that this game does not have. The match is as it was.
    fn perform(&mut self, seat: Option<Seat>, command: Command) -> Result<Vec<Fact>, Refused>;

    /// Returns the number of moves in the record.
    fn moves(&self) -> usize;

    /// After how many moves each turn of the record ended.
    fn turn_ends(&self) -> Vec<usize>;

    /// The match as it stood after so many moves; all of them if there are fewer.
    fn after(&self, moves: usize) -> Box<dyn Match>;

    /// A match that stands as a text of the game says, with the options of this one and no history.
    ///
    /// # Errors
    ///
    /// A sentence about what in the text cannot be.
    fn at_position(&self, _text: &str) -> Result<Box<dyn Match>, Message> {
        Err(Message::NOTHING)
    }

    /// The match after a change by hand, without history; `None` where it has no such change.
    ///
    /// It can be seen, but perhaps not played: [`at_position`](Match::at_position) says whether the rules know such a
    /// position.
    fn edited(&self, _edit: Edit<Player>) -> Option<Box<dyn Match>> {
        None
    }

    /// The record as a save, with what the table wants to know beside it.
    ///
    /// # Errors
    ///
    /// A match that is too long, or whose beginning cannot be told.
    fn to_save(&self, extra: Vec<u8>) -> Result<Save, Unwritable>;

    /// Returns the view of a seat in the game's own bytes; with `None` the public view.
    ///
    /// A page that gets them learns nothing else. [`GameDef::open_view`](crate::cabinet::GameDef::open_view) shows
    /// them.
    fn seen_by(&self, viewer: Option<Seat>) -> Vec<u8>;

    /// The match as far as everybody may know all of it, or, with `_hands`, with what players hold now;
    /// never with what chance has still to deal. `None` if nothing is left of it.
    fn shared(&self, _hands: bool) -> Option<Box<dyn Match>> {
        Some(self.boxed())
    }

    /// The same match, in which a new seed deals all that is not dealt yet.
    fn reseeded(&self, _seed: u64) -> Box<dyn Match> {
        self.boxed()
    }

    /// Returns true if the round whose results are shown was dealt from a seed.
    ///
    /// It is `None` if chance deals nothing, or no results are shown.
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

    /// The moves of the record as the referee writes them; `None` of a match that its moves alone do not tell.
    fn move_texts(&self) -> Option<Vec<String>> {
        None
    }

    /// The question to the engine of how a match stood after so many of its turns and then others that are `_tried`, for
    /// which it has so many milliseconds; `None` where nothing was to be chosen any more, and in games that are looked back
    /// at otherwise. Who asks makes sure that nobody plays the match meanwhile.
    fn analysis(&self, _after: usize, _tried: &[String], _millis: u16) -> Option<EngineRequest> {
        None
    }

    /// The question to the engine of how the side on turn answers in a puzzle, which the other side is to win within so
    /// many of its turns; `None` of a match that is over, and in games whose puzzles are not played against anybody.
    fn defence(&self, _turns: u8) -> Option<EngineRequest> {
        None
    }

    /// The commands that a computer player's answer stands for, whatever else it says; `None` if it is no turn of
    /// this match.
    fn commands(&self, answer: &str) -> Option<Vec<Command>>;

    /// The commands that a move stands for which a person has typed as the referee writes it.
    ///
    /// # Errors
    ///
    /// A sentence about why it cannot be read.
    fn typed(&self, text: &str) -> Result<Vec<Command>, Message>;

    /// The commands that a computer player's answer suggests to somebody else, which are the next of
    /// the turn or all of it; `None` if they are not allowed now.
    fn hint(&self, answer: &str) -> Option<Vec<Command>>;

    /// The match as one that is played on the cells of a board, if it is.
    fn as_board(&self) -> Option<&dyn BoardPlay> {
        None
    }

    /// A copy that goes its own way.
    fn boxed(&self) -> Box<dyn Match>;

    /// The match as whatever it is.
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

/// Plays a turn as the referee writes it; `None` if it can't be played.
pub fn play_typed(game: &mut dyn Match, turn: &str) -> Option<()> {
    let before = game.moves();
    for command in game.typed(turn).ok()? {
        game.perform(game.to_act(), command).ok()?;
    }
    (game.moves() == before + 1).then_some(())
}
