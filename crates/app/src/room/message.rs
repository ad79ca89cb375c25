//! Sealed messages between a page elsewhere and the table. A byte in front of each says what follows, because the
//! two greet each other before they have a key for this meeting.

use rooms::sealed::Hello;
use serde::{Deserialize, Serialize};

use base::table::PlayerColour;
use session::{Command, Fact, Revision, Seat, SeatAssignment, SessionView};

/// Version of these messages. The table asks a page of another version to load itself again.
pub const VERSION: u16 = 6;

/// Message of a page elsewhere to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// First message: claims the rights of its key. It has the version of its messages.
    Claim(u16),
    /// It is there; said every few seconds.
    Here,
    /// It asks for a command, and has seen a revision.
    Do(Revision, Command),
    /// It asks for the cheapest way to finish its network, having seen a revision.
    Finish(Revision),
    /// It has read the results of the round.
    Ready,
    /// It leaves its seat.
    Leave,
    /// It lets the page that asks for its seat have it, or not.
    Decide(bool),
    /// The pledge of a secret for the deal that has this pledge of the table.
    Pledge([u8; 32], [u8; 32]),
    /// The secret that was pledged for it.
    Secret([u8; 32], [u8; 32]),
}

/// Message of the table to a page elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// The seat is held by this page from now on, with a key that only it has.
    Seated([u8; 32]),
    /// Another page holds the seat, and the table decides.
    Asking,
    /// The whole view of the table.
    View(Box<TableView>),
    /// The table does not let it in.
    Refused,
    /// Another page holds the seat now.
    Elsewhere,
    /// The table no longer offers the seat to other pages.
    Closed,
    /// The messages of this page are of another version.
    OtherVersion,
}

/// View of the table for a seat, or for a watcher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableView {
    /// The colour of the seat; `None` for a watcher.
    pub colour: Option<PlayerColour>,
    /// The match on the table, if there is one.
    pub session: Option<SessionView>,
    /// Choices for the match that comes next, while none is on the table.
    pub(crate) next: Option<NextGame>,
    /// Present if another page wants the seat: true if that page is far away.
    pub(crate) asks: Option<bool>,
    /// Seats that have read the results of the round.
    pub(crate) ready: Vec<Seat>,
    /// The deal that comes next, for the holder of a seat where chance deals.
    pub(crate) deal: Option<FairView>,
    /// While the results of a round are read: what its deal came from, if others than the table had a part in it.
    pub opened: Option<Opened>,
    /// Facts of the last command, sent once. Sounds and motions follow from them. Losing them loses nothing else.
    pub(crate) facts: Vec<Fact>,
    /// A random number of the table's page since it was loaded: revisions of another time mean nothing now.
    pub(crate) load: u64,
}

impl TableView {
    /// Returns the facts of the last command that are possible in a match of so many seats.
    pub(crate) fn facts_of(&self, seats: usize) -> Vec<Fact> {
        let facts = self.facts.iter();
        let known = facts.filter(|fact| fact.seat().is_none_or(|seat| seat < seats));
        known.cloned().collect()
    }
}

/// Choices for the game that comes next, and its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextGame {
    /// The id of the game.
    pub game: String,
    /// The id of the map, if it is played on one.
    pub map: Option<String>,
    /// A number for each of the game's choices.
    pub chosen: Vec<usize>,
    /// The players, clockwise.
    pub seats: Vec<NextSeat>,
}

/// Player in the game that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextSeat {
    /// The seat.
    pub seat: SeatAssignment,
    /// True if the player is there. Only players who are far away may be missing.
    pub is_here: bool,
}

/// Part of a deal that is public before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FairView {
    /// The pledge of the table's secret.
    pub table: [u8; 32],
    /// The pledges of the pages by place, once all have pledged.
    pub(crate) pledges: Vec<(u8, [u8; 32])>,
}

/// Origin of a deal: the secret of the table, and those of the pages by place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The table's.
    pub table: [u8; 32],
    /// The pages'.
    pub(crate) pages: Vec<(u8, [u8; 32])>,
}

/// Parcel between the two. The host passes it on and cannot read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parcel<'a> {
    /// 0: a greeting of the page elsewhere.
    Hello(Hello),
    /// 1: the table's answer: the greeting that it answers, and its own.
    Answer(Hello, Hello),
    /// 2: a sealed message.
    Sealed(&'a [u8]),
    /// 3, of the table: what was sealed opens with no key that it knows.
    Unknown,
}

impl<'a> Parcel<'a> {
    /// Reads it; `None` if it is nothing of the kind.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (kind, rest) = bytes.split_first()?;
        match kind {
            0 => Some(Self::Hello(Hello(rest.try_into().ok()?))),
            1 => {
                let (one, other) = rest.split_first_chunk()?;
                Some(Self::Answer(Hello(*one), Hello(other.try_into().ok()?)))
            }
            2 => Some(Self::Sealed(rest)),
            3 if rest.is_empty() => Some(Self::Unknown),
            _ => None,
        }
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Hello(hello) => [&[0], &hello.0[..]].concat(),
            Self::Answer(one, other) => [&[1], &one.0[..], &other.0].concat(),
            Self::Sealed(sealed) => [&[2], *sealed].concat(),
            Self::Unknown => vec![3],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_about_a_seat_that_is_not_there_is_none() {
        let view = TableView {
            colour: None,
            session: None,
            next: None,
            asks: None,
            ready: Vec::new(),
            deal: None,
            opened: None,
            facts: vec![Fact::Committed(1), Fact::Connected(2), Fact::Finished],
            load: 0,
        };
        assert_eq!(view.facts_of(2), [Fact::Committed(1), Fact::Finished]);
    }
}
