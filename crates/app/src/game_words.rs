//! The contract of a game's words: what a game says of itself where it is read and not seen. Nothing in it
//! depends on what only some of the players know, but for a list that its owner has opened.

use super::state::State;
use super::table::TableScreen;
use base::words::Message;
use rules::Spot;
use rules::maps::{LinkId, NodeId};
use session::{Fact, Seat};

/// What a game says of its matches.
pub trait GameWords {
    /// What is played, and how far it is.
    fn title(&self, table: &TableScreen) -> Message;

    /// What everybody may know of a seat: what its person reads, what it has.
    fn seat_words(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message>;

    /// What the person at a seat is to do now, or who is waited for.
    fn prompt(&self, state: &State, table: &TableScreen, seat: Seat) -> Message;

    /// What a seat reads in its open list: what it alone may know, and a hint.
    fn open_list(&self, _state: &State, _table: &TableScreen, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// What has just come about, as a sentence for everybody; `None` if there is nothing to say.
    fn tell(&self, table: &TableScreen, fact: &Fact) -> Option<Message>;

    /// What the last turns have done, the last one last, as sentences for everybody.
    fn last_turns(&self, table: &TableScreen) -> Vec<Message>;

    /// How everybody stands, as sentences for everybody, who leads first where that can be told.
    fn standings(&self, table: &TableScreen) -> Vec<Message>;

    /// Names the leader by all that everybody can see, and by how much; `None` where nobody leads.
    fn lead(&self, table: &TableScreen) -> Option<Message>;

    /// What lies around a place of the board, as sentences for everybody.
    fn around(&self, table: &TableScreen, place: Spot) -> Vec<Message>;

    /// Where on the board a seat has something, in the order in which keys go through it.
    fn places(&self, table: &TableScreen, seat: Seat) -> Vec<Spot>;

    /// A line that the field for moves takes while somebody is at an intersection, or on a board.
    fn typed_example(&self, table: &TableScreen, here: Option<NodeId>) -> String;

    /// Whether it tells a secret that OK is allowed now, or that it is not.
    fn ok_is_secret(&self, _table: &TableScreen) -> bool {
        false
    }

    /// The results that are being read: a heading and sentences. `None` if there are none.
    fn results(&self, table: &TableScreen) -> Option<(Message, Vec<Message>)>;

    /// What a computer player says of a game that is over; `None` if nobody says anything of it.
    fn last_words(&self, _state: &State, _table: &TableScreen) -> Option<Message> {
        None
    }

    /// Where on a map a seat is at home, if it is anywhere.
    fn home(&self, _table: &TableScreen, _seat: Seat) -> Option<NodeId> {
        None
    }

    /// What there is at an intersection, in a few words each.
    fn node_words(&self, _table: &TableScreen, _node: NodeId) -> Vec<Message> {
        Vec::new()
    }

    /// What there is to say of a link that is gone along from one of its ends.
    fn link_words(&self, _table: &TableScreen, _link: LinkId, _from: NodeId) -> Message {
        Message::NOTHING
    }
}
