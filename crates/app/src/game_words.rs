//! The contract of a game's words: what a game says of itself where it is read and not seen. Nothing in it
//! depends on what only some of the players know, but for a list that its owner has opened.

use super::state::State;
use super::table::TableScreen;
use base::words::Message;
use rules::Spot;
use rules::maps::{LinkId, NodeId};
use session::{Fact, Seat};

/// Words of a game about its matches.
pub trait GameWords {
    /// Returns the name of what is played, and how far the match is.
    fn title(&self, table: &TableScreen) -> Message;

    /// Returns all public facts about a seat: its person's hints and its possessions.
    fn seat_words(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message>;

    /// Returns what the person at a seat is to do now, or the name of a player to wait for.
    fn prompt(&self, state: &State, table: &TableScreen, seat: Seat) -> Message;

    /// Returns the lines of a seat's open list: secrets that it alone may know, and a hint.
    fn open_list(&self, _state: &State, _table: &TableScreen, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// Returns a sentence for the whole table about a fact; `None` if there is nothing to say.
    fn tell(&self, table: &TableScreen, fact: &Fact) -> Option<Message>;

    /// Returns sentences for the whole table about the last turns, the last one last.
    fn last_turns(&self, table: &TableScreen) -> Vec<Message>;

    /// Returns the standings, as sentences for the whole table.
    ///
    /// The leader comes first, if public knowledge names one.
    fn standings(&self, table: &TableScreen) -> Vec<Message>;

    /// Names the leader and the lead by public knowledge; `None` if there is no leader.
    fn lead(&self, table: &TableScreen) -> Option<Message>;

    /// Returns sentences for the whole table about the surroundings of a place on the board.
    fn around(&self, table: &TableScreen, place: Spot) -> Vec<Message>;

    /// Where on the board a seat has something, in the order in which keys go through it.
    fn places(&self, table: &TableScreen, seat: Seat) -> Vec<Spot>;

    /// Returns an example for the field for moves that is valid at the reader's place.
    fn typed_example(&self, table: &TableScreen, here: Option<NodeId>) -> String;

    /// Returns true if it would give away a secret that OK is allowed now, or that it is not.
    fn ok_is_secret(&self, _table: &TableScreen) -> bool {
        false
    }

    /// The results that are being read: a heading and sentences. `None` if there are none.
    fn results(&self, table: &TableScreen) -> Option<(Message, Vec<Message>)>;

    /// Returns the computer player's comment on a game that is over; `None` if there is none.
    fn last_words(&self, _state: &State, _table: &TableScreen) -> Option<Message> {
        None
    }

    /// Where on a map a seat is at home, if it is anywhere.
    fn home(&self, _table: &TableScreen, _seat: Seat) -> Option<NodeId> {
        None
    }

    /// Returns a few words about each thing at an intersection.
    fn node_words(&self, _table: &TableScreen, _node: NodeId) -> Vec<Message> {
        Vec::new()
    }

    /// Returns the words about a link that the reader goes along from one of its ends.
    fn link_words(&self, _table: &TableScreen, _link: LinkId, _from: NodeId) -> Message {
        Message::NOTHING
    }
}
