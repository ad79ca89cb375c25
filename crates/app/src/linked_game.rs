//! A game that came by a link and is looked at, and the table's own game behind it.

use base::table::Station;

use super::overlay::Overlay;
use super::replay::Replay;
use super::screen::Screen;
use super::table::TableScreen;

/// A game that is looked at. What is shown of it is on the table for as long.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    /// The game as it came.
    whole: TableScreen,
    /// How far it is shown.
    pub replay: Replay,
    /// The table's own game.
    pub own: Screen,
    /// What lay over it.
    pub(crate) sheet: Option<Overlay>,
    /// The game as far as it is shown.
    pub shown: TableScreen,
    /// Where the controls lie.
    pub place: Station,
    /// Whether somebody has gone to another part of it.
    has_moved: bool,
}

impl LinkedGame {
    /// A game as it came, shown from its beginning; what was on the screen waits behind it.
    pub fn new(whole: TableScreen, own: Screen, sheet: Option<Overlay>) -> Self {
        let session = whole.session();
        // Whoever opens a link sits before it; there, a place that nobody took hides nobody.
        let near = [Station::NearRight, Station::NearLeft];
        let free = near
            .into_iter()
            .find(|&place| session.seat_at(place).is_none());
        Self {
            replay: Replay::new(session.moves(), session.game().turn_ends()),
            own,
            sheet,
            shown: whole.clone(),
            place: free.unwrap_or(Station::NearRight),
            whole,
            has_moved: false,
        }
    }

    /// Whether a game of this table waits behind the one that is looked at.
    pub fn hides_a_game(&self) -> bool {
        matches!(self.own, Screen::Table(_))
    }

    /// Returns whether the end of a game for two is shown: nobody goes on from there, and it is looked back at.
    pub fn looks_back(&self) -> bool {
        self.shown.board().is_some() && self.shown.session().is_finished()
    }

    /// Whether the board is shown before the results: nobody has gone through the game yet.
    pub fn is_new(&self) -> bool {
        !self.has_moved
    }

    /// Goes to another part of the game.
    pub(crate) fn go(&mut self, to: impl FnOnce(&mut Replay)) {
        let before = self.replay.at();
        to(&mut self.replay);
        if self.replay.at() != before {
            self.has_moved = true;
            self.shown = match self.replay.at() == self.replay.steps() {
                true => self.whole.clone(),
                false => self.whole.after(self.replay.at()),
            };
        }
    }
}
