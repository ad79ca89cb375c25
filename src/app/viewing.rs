//! A game that came by a link and is looked at, and the table's own game behind it.

use crate::table::Place;

use super::replay::Replay;
use super::table::TableScreen;

/// A game that is looked at. What is shown of it is on the table for as long.
#[derive(Clone, Debug)]
pub struct Viewing {
    /// The game as it came.
    whole: TableScreen,
    /// How far it is shown.
    pub replay: Replay,
    /// The table's own game.
    pub(in crate::app) own: Option<TableScreen>,
    /// Where the controls lie.
    pub place: Place,
    /// Whether it is being asked if this game may take another one's place.
    pub asking: bool,
}

impl Viewing {
    pub(in crate::app) fn new(whole: TableScreen, own: Option<TableScreen>) -> Self {
        let session = &whole.session;
        // Whoever opens a link sits before it; there, a place that nobody took hides nobody.
        let near = [Place::NearRight, Place::NearLeft];
        let free = near
            .into_iter()
            .find(|&place| session.seat_at(place).is_none());
        Self {
            replay: Replay::new(session.moves(), session.game().turn_ends()),
            own,
            place: free.unwrap_or(Place::NearRight),
            asking: false,
            whole,
        }
    }

    /// Whether a game of this table waits behind the one that is looked at.
    pub fn hides_a_game(&self) -> bool {
        self.own.is_some()
    }

    pub(in crate::app) fn shown(&self) -> TableScreen {
        match self.replay.at() == self.replay.steps() {
            true => self.whole.clone(),
            false => self.whole.after(self.replay.at()),
        }
    }
}
