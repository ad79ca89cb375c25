//! Commands to a session: the actors, the resulting facts, and the reasons for a refusal.

use serde::{Deserialize, Serialize};

use super::{Controller, Proposal};
use base::words::{self, Message};
use rules::{Cell, Spot};

/// A seat of a match, counted from 0 in the game's own order.
pub type Seat = usize;

/// Source of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person at this table, by the controls of a seat.
    Person(Seat),
    /// A person who touched the board or a sheet that belongs to all.
    ///
    /// On the board it acts for the seat on turn, as at a real table. A person at this table must control that
    /// seat.
    Table,
    /// The engine that plays a seat.
    Computer(Seat),
    /// A person who plays a seat by an own page: on a phone at this table, or far away.
    Remote(Seat),
}

/// Something that can be done to a session: the only way in which one changes.
///
/// A drag is one command, and a turn of it is confirmed by another:
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::switch_yard::GAME;
/// use session::cabinet::Start;
/// use rules::Spot;
/// use session::{Command, Refused};
///
/// let mut game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).unwrap();
/// let [from, to] = ["c2", "c6"].map(|cell| Spot::Cell(cell.parse().unwrap()));
///
/// let early = game.perform(Some(0), Command::Commit);
/// assert_eq!(early, Err(Refused::Incomplete));
/// game.perform(Some(0), Command::Drag { from, to }).unwrap();
/// game.perform(Some(0), Command::Commit).unwrap();
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Touches the board, as people mean it: what is touched goes on with the turn, takes the place
    /// of its last step, or puts back what was picked up.
    Touch(Spot),
    /// Slides a finger over the board: what the first spot holds goes to the second.
    Drag {
        /// Where the finger came down.
        from: Spot,
        /// Where it was lifted.
        to: Spot,
    },
    /// Touches the board so that the turn goes on there, or not at all.
    Extend(Spot),
    /// Passes or swaps sides, whichever the rules offer. It is confirmed like any other turn.
    Special,
    /// Takes back the last step of the turn.
    Undo,
    /// Takes back all steps of the turn.
    Clear,
    /// Takes back the last confirmed turn of a person, with what has been answered: at once against a computer player,
    /// otherwise if the other person agrees.
    TakeBack,
    /// Confirms the turn.
    Commit,
    /// Gives up the money that is left of the turn, and confirms it.
    Discard,
    /// Gives up the game.
    Resign,
    /// Offers the other person a draw.
    OfferDraw,
    /// Agrees to what the other person has proposed, or declines it.
    Answer(bool),
    /// So many milliseconds of the turn have passed by the clock. The table asks for it; to a match it means that
    /// the seat on turn has no time left.
    Elapse(u32),
    /// Everybody has seen the results of a round: the next one may begin.
    Continue,
    /// Hands a seat to somebody else, in the middle of a game too.
    Control(Seat, Controller),
}

impl Command {
    /// Returns true if a person on an own page may ask for it.
    ///
    /// Such a command concerns the own turn and the own part in the match, and no other seat's.
    pub fn is_for_one_seat(&self) -> bool {
        match self {
            Self::Touch(_)
            | Self::Drag { .. }
            | Self::Extend(_)
            | Self::Special
            | Self::Undo
            | Self::Clear
            | Self::TakeBack
            | Self::Commit
            | Self::Discard
            | Self::Resign
            | Self::OfferDraw
            | Self::Answer(_) => true,
            Self::Elapse(_) | Self::Continue | Self::Control(..) => false,
        }
    }
}

/// Result of a command. Sounds, motion and words follow from it, at the table and on phones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// The draft of the turn has grown or has another last step.
    Drafted {
        /// True if the position looks different now. Otherwise something is only picked up.
        moved: bool,
        /// The cells that each piece on its way passes, from where it stood to where it stands.
        paths: Vec<Vec<Cell>>,
    },
    /// The turn is to be a pass or a swap.
    Announced,
    /// Something of the draft has been taken back.
    Undone,
    /// A seat is on turn again as it was before its last turn.
    TakenBack(Seat),
    /// A seat has confirmed its turn.
    Committed(Seat),
    /// A player has joined all the own cities.
    Connected(Seat),
    /// A round is over, and its results wait to be seen.
    RoundEnded,
    /// The results have been seen.
    Continued,
    /// A seat proposes something to the other one.
    Proposed(Seat, Proposal),
    /// A seat does not want what the other one has proposed.
    Declined(Seat, Proposal),
    /// The match is over.
    Finished,
    /// A seat has another controller.
    Handed(Seat),
}

impl Fact {
    /// Returns true if all seats and watchers may know the fact.
    ///
    /// A new fact has to answer this, because a fact that tells of a hand does not leave the table.
    pub fn is_public(&self) -> bool {
        match self {
            // A draft lies on the board. The table says aloud that a player has connected, but not with which
            // cities.
            Self::Drafted { .. } | Self::Announced | Self::Undone | Self::TakenBack(_) => true,
            Self::Committed(_) | Self::Connected(_) | Self::RoundEnded | Self::Continued => true,
            Self::Proposed(..) | Self::Declined(..) | Self::Finished | Self::Handed(_) => true,
        }
    }

    /// The seat that it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::TakenBack(seat) | Self::Committed(seat) | Self::Connected(seat) => Some(seat),
            Self::Proposed(seat, _) | Self::Declined(seat, _) | Self::Handed(seat) => Some(seat),
            Self::Drafted { .. } | Self::Announced | Self::Undone => None,
            Self::RoundEnded | Self::Continued | Self::Finished => None,
        }
    }
}

/// Why a command is refused. The session is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The actor has seen an older revision of the session than the one at hand.
    Stale,
    /// There is no such seat.
    NoSuchSeat,
    /// Another seat is on turn.
    NotYourTurn,
    /// Somebody else controls the seat.
    NotYourSeat,
    /// The match is over.
    Finished,
    /// The results of a round wait to be seen by everybody.
    ResultsShown,
    /// Nothing of the turn can be taken back.
    NothingToUndo,
    /// The turn is not complete, so it cannot be confirmed.
    Incomplete,
    /// This game, or this moment of it, has no such command.
    NotOffered,
    /// The table cannot be reached from this page now.
    CutOff,
    /// The rules do not allow it: their own sentence, where they have one.
    Illegal(Option<Message>),
}

impl From<&Refused> for Message {
    fn from(why: &Refused) -> Self {
        match why {
            Refused::Stale => words::refused_stale(),
            Refused::NoSuchSeat => words::refused_no_such_seat(),
            Refused::NotYourTurn => words::refused_not_your_turn(),
            Refused::NotYourSeat => words::refused_not_your_seat(),
            Refused::Finished => words::refused_finished(),
            Refused::ResultsShown => words::refused_results_shown(),
            Refused::NothingToUndo => words::refused_nothing_to_undo(),
            Refused::Incomplete => words::refused_incomplete(),
            Refused::NotOffered => words::refused_not_offered(),
            Refused::CutOff => words::refused_cut_off(),
            Refused::Illegal(Some(why)) => why.clone(),
            Refused::Illegal(None) => words::refused_illegal(),
        }
    }
}

base::said!(Refused);
