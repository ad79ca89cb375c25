//! The game of a link on the screen, with the table's own game behind it.

use base::table::Station;

use super::overlay::Overlay;
use super::replay::Replay;
use super::screen::Screen;
use super::set_up::{self, SetUp};
use super::table::TableScreen;
use rules::Edit;
use session::boards::Player;
use session::{Match, Session};

/// A game from a link. Its current position is on the table until people leave it.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    /// The game as it came.
    whole: TableScreen,
    /// Replay with the current position.
    pub replay: Replay,
    /// The table's own game.
    pub own: Screen,
    /// Sheet that was open over the table's own game.
    pub(crate) sheet: Option<Overlay>,
    /// The game at its current position.
    pub shown: TableScreen,
    /// Place of the controls.
    pub place: Station,
    /// The hand that sets up its position, if it is no game that came.
    pub editor: Option<SetUp>,
    /// True if a person has gone to another part of the game.
    has_moved: bool,
}

impl LinkedGame {
    /// A game as it came, shown from its beginning; what was on the screen waits behind it.
    pub fn new(whole: TableScreen, own: Screen, sheet: Option<Overlay>) -> Self {
        let session = whole.session();
        // The person who opens a link sits near the screen. A place there that is free hides no player.
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
            editor: None,
            has_moved: false,
        }
    }

    /// Returns true if the table's own game waits behind it.
    pub fn hides_a_game(&self) -> bool {
        matches!(self.own, Screen::Table(_))
    }

    /// Returns whether it is a game for two in a position that the rules know, so that links can tell it.
    pub fn is_known(&self) -> bool {
        self.shown.board().is_some() && self.has_no_fault()
    }

    /// Returns whether the rules know the position: only one that is set up can be unknown to them.
    fn has_no_fault(&self) -> bool {
        let editor = self.editor.as_ref();
        editor.is_none_or(|editor| editor.fault.is_none())
    }

    /// Returns true if the game can be reviewed: a game for two with at least one decision.
    pub fn may_look_back(&self) -> bool {
        let session = self.whole.session();
        let has_turns = session.moves() > 0 || session.to_act().is_some();
        session.board().is_some() && has_turns && self.has_no_fault()
    }

    /// Returns true if people can continue from the current position. A finished game for two cannot.
    pub fn goes_on(&self) -> bool {
        let session = self.shown.session();
        self.has_no_fault() && (session.board().is_none() || session.to_act().is_some())
    }

    /// Returns true while a person edits the position.
    pub fn is_set_up(&self) -> bool {
        self.shown.review.is_none() && self.editor.is_some()
    }

    /// The side, 0 or 1, that is to move, or would be if the game were not over.
    pub fn to_move(&self) -> Option<Player> {
        let text = self.shown.session().game().text();
        [0, 1].into_iter().find(|&side| {
            let edited = self.shown.session().game().edited(Edit::ToMove(side));
            edited.is_some_and(|edited| edited.text() == text)
        })
    }

    /// Returns true if the screen shows the replay, not a review or the editor.
    pub fn has_way(&self) -> bool {
        self.shown.review.is_none() && self.editor.is_none()
    }

    /// Returns true if the board is visible before the results.
    ///
    /// That ends when a person steps through the game.
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

    /// Shows another position of a game that is set up.
    pub(crate) fn show(&mut self, game: Box<dyn Match>) {
        let (game, fault) = set_up::judged(game);
        let session = self.shown.session();
        let session = Session::new(game, session.seats().to_vec(), session.revision());
        let Some(mut shown) = session.and_then(|session| TableScreen::new(session, None)) else {
            return;
        };
        (shown.upright, shown.crowded) = (self.shown.upright, self.shown.crowded);
        self.replay = Replay::new(0, []);
        self.whole = shown.clone();
        self.shown = shown;
        if let Some(editor) = &mut self.editor {
            editor.fault = fault;
        }
    }
}
