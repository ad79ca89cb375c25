//! Commands to a session: the actors, the resulting facts, and the reasons for a refusal.

use serde::{Deserialize, Serialize};

use super::{Controller, Proposal};
use base::words::{self, Message};
use rules::{Cell, Spot};

/// Seat of a match, counted from 0 in the game's own order.
pub type Seat = usize;

/// Source of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person at this table, by the controls of a seat.
    Person(Seat),
    /// A person who touched the board or a sheet for the whole table.
    ///
    /// On the board this actor plays for the seat on turn, as at a real table. A person at this table must control
    /// that seat.
    Table,
    /// The engine that plays a seat.
    Computer(Seat),
    /// A person who plays a seat from another page: on a phone at this table, or far away.
    Remote(Seat),
}

/// Command to a session. It changes in no other way.
///
/// A drag is one command, and another one confirms its turn:
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
    /// Touches the board. The touch continues the turn, replaces its last step, or puts a piece back, whichever
    /// people mean.
    Touch(Spot),
    /// Slides a finger over the board: the piece on the first spot goes to the second.
    Drag {
        /// Where the finger came down.
        from: Spot,
        /// Spot where it was lifted.
        to: Spot,
    },
    /// Touches the board to continue the turn there, or not at all.
    Extend(Spot),
    /// Passes or swaps sides, whichever the rules offer. It needs a confirmation like any other turn.
    Special,
    /// Takes back the last step of the turn.
    Undo,
    /// Takes back all steps of the turn.
    Clear,
    /// Takes back a person's last confirmed turn and the answers to it. A computer opponent always accepts, and a
    /// person has to agree.
    TakeBack,
    /// Confirms the turn.
    Commit,
    /// Gives up the rest of the turn's money, and confirms the turn.
    Discard,
    /// Gives up the game.
    Resign,
    /// Offers the other person a draw.
    OfferDraw,
    /// Accepts or declines the other person's proposal.
    Answer(bool),
    /// Reports milliseconds of the turn on the clock. The table sends it. For a match it means that the seat on
    /// turn has no time left.
    Elapse(u32),
    /// Ends the results of a round, which all players have seen, so that the next one may begin.
    Continue,
    /// Hands a seat to another controller, even in the middle of a game.
    Control(Seat, Controller),
}

impl Command {
    /// Returns true if a person at another page may send the command.
    ///
    /// Such a command concerns that person's turn and part in the match, and no other seat's.
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
        /// True if the position looks different now. Otherwise the touch only picked something up.
        moved: bool,
        /// Cells that each moving piece passes, from its start to its end.
        paths: Vec<Vec<Cell>>,
    },
    /// The draft is a pass or a swap.
    Announced,
    /// The player has undone a part of the draft.
    Undone,
    /// A seat is on turn again, back before its last turn.
    TakenBack(Seat),
    /// A seat has confirmed its turn.
    Committed(Seat),
    /// A player has connected all their cities.
    Connected(Seat),
    /// A round is over, and its results are on the screen.
    RoundEnded,
    /// The results have been seen.
    Continued,
    /// A seat has made a proposal to the other one.
    Proposed(Seat, Proposal),
    /// A seat has declined the other one's proposal.
    Declined(Seat, Proposal),
    /// The match is over.
    Finished,
    /// A seat has another controller.
    Handed(Seat),
}

impl Fact {
    /// Returns true if all seats and watchers may know the fact.
    ///
    /// Each new fact needs an entry here, because a fact about a hand must not leave the table.
    pub fn is_public(&self) -> bool {
        match self {
            // A draft is visible on the board. The table announces that a player has connected, but not the cities.
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

/// Reason why a command was rejected. The session is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The actor has seen an older revision of the session than the one at hand.
    Stale,
    /// There is no such seat.
    NoSuchSeat,
    /// Another seat is on turn.
    NotYourTurn,
    /// Another actor controls the seat.
    NotYourSeat,
    /// The match is over.
    Finished,
    /// The results of a round are still on the screen.
    ResultsShown,
    /// The turn has nothing to undo.
    NothingToUndo,
    /// The turn is not complete, so it cannot be confirmed.
    Incomplete,
    /// The game has no such command, or not now.
    NotOffered,
    /// The table cannot be reached from this page now.
    CutOff,
    /// The rules do not allow it. They may give their own sentence.
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
