//! The contract of a game's words: what a game says of itself where it is read and not seen. Nothing in it
//! depends on what only some of the players know, but for a list that its owner has opened.

use super::state::State;
use super::table::TableScreen;
use base::words::Message;
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
