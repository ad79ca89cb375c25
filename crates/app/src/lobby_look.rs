//! Look of the lobby: the rotation of its sheet, and all that moves in it.

use base::Millis;
use base::table::{Rotation, Station};
use rules::GameId;
use rules::maps::MapId;

use super::motion::{SittingDown, Turntable};

/// Look of the lobby.
#[derive(Clone, Copy, Debug, Default)]
pub struct LobbyLook {
    /// Rotation of its sheet: to one of the four sides.
    rotation: Rotation,
    turntable: Turntable,
    sitting_down: SittingDown,
    /// Page of maps that somebody has opened, and the map that was chosen then.
    opened_page: Option<(MapId, usize)>,
}

impl LobbyLook {
    /// Returns the rotation of the sheet.
    pub fn rotation(&self) -> Rotation {
        self.rotation
    }

    /// The turntable in the middle.
    pub fn turntable(&self) -> &Turntable {
        &self.turntable
    }

    /// Returns the animation of players who have just sat down.
    pub fn sitting_down(&self) -> &SittingDown {
        &self.sitting_down
    }

    /// Turns the sheet to the next side.
    pub(crate) fn turn(&mut self) {
        self.rotation = self.rotation.next();
    }

    /// Somebody else comes: the sheet is upright, and no page of maps is open.
    pub(crate) fn begin_anew(&mut self) {
        self.rotation = Rotation::R0;
        self.opened_page = None;
    }

    /// Opens a page of maps while one of them is chosen.
    pub(crate) fn open_page(&mut self, page: usize, chosen: MapId) {
        self.opened_page = Some((chosen, page));
    }

    /// Returns the page of maps that somebody has opened since a map was chosen.
    pub(crate) fn opened_page(&self, chosen: MapId) -> Option<usize> {
        let (map, page) = self.opened_page?;
        (map == chosen).then_some(page)
    }

    /// Another game is chosen: the turntable turns away from the one before.
    pub(crate) fn leave_game(&mut self, game: GameId, now: Millis) {
        self.turntable.leave(game, now);
    }

    /// Somebody sits down.
    pub(crate) fn sit_down(&mut self, place: Station, now: Millis) {
        self.sitting_down.begin(place, now);
    }

    /// All that moves is where it goes.
    pub(crate) fn finish(&mut self) {
        self.turntable.arrive();
        self.sitting_down.end();
    }

    /// Returns true if the turntable turns or a player sits down at a time.
    pub(crate) fn is_moving(&self, now: Millis) -> bool {
        self.turntable.coming(now).is_some() || self.sitting_down.is_going(now)
    }
}
