//! The screen below all overlays.

use super::kiosk::attract::Show;
use super::linked_game::LinkedGame;
use super::looking_back::LookingBack;
use super::puzzle::PuzzleScreen;
use super::replay::Replay;
use super::set_up::SetUp;
use super::table::TableScreen;
use base::table::Station;
use session::{Seat, Session};

/// A screen, with what it needs.
#[derive(Clone, Debug, Default)]
pub enum Screen {
    /// The lobby, where a saved game may wait.
    #[default]
    Lobby,
    /// The session on the table.
    Table(Box<TableScreen>),
    /// A game that came by a link, and the table's own behind it.
    Replay(Box<LinkedGame>),
    /// The demonstration of the kiosk.
    Attract(Box<Show>),
    /// Puzzles for all seated players.
    Puzzle(Box<PuzzleScreen>),
    /// A page that holds a seat elsewhere, while that table has no match.
    Member,
}

impl Screen {
    /// Returns the session on the table, or that of a link while that is on the screen.
    pub fn table(&self) -> Option<&TableScreen> {
        match self {
            Self::Table(table) => Some(table),
            Self::Replay(linked) => Some(&linked.shown),
            Self::Lobby | Self::Attract(_) | Self::Puzzle(_) | Self::Member => None,
        }
    }

    /// The same, to be changed.
    pub(crate) fn table_mut(&mut self) -> Option<&mut TableScreen> {
        match self {
            Self::Table(table) => Some(table),
            Self::Replay(linked) => Some(&mut linked.shown),
            Self::Lobby | Self::Attract(_) | Self::Puzzle(_) | Self::Member => None,
        }
    }

    /// Returns the match of this table, even while the screen shows something else.
    pub(crate) fn played(&self) -> Option<&TableScreen> {
        let table = match self {
            Self::Replay(linked) => linked.own.table(),
            Self::Table(_) | Self::Lobby | Self::Attract(_) | Self::Puzzle(_) | Self::Member => {
                self.table()
            }
        };
        table.filter(|table| table.course().is_none())
    }

    /// Returns the session to save: the one on the table, unless it is an exercise, which is quick to start again.
    pub(crate) fn kept_session(&self) -> Option<&Session> {
        let table = self.table()?;
        match table.finished_game() {
            // A try from a position of a game takes nothing away from that game.
            Some(finished) => Some(finished.session()),
            None => Some(table.session()).filter(|_| table.course().is_none()),
        }
    }

    /// Does something at the seat of a place, if the session has one there.
    pub(crate) fn at_seat(&mut self, place: Station, go: impl FnOnce(&mut TableScreen, Seat)) {
        if let Some(table) = self.table_mut()
            && let Some(seat) = table.session().seat_at(place)
        {
            go(table, seat);
        }
    }

    /// Returns the game of a link on the screen.
    pub fn linked_game(&self) -> Option<&LinkedGame> {
        match self {
            Self::Replay(linked) => Some(linked),
            Self::Lobby | Self::Table(_) | Self::Attract(_) | Self::Puzzle(_) | Self::Member => {
                None
            }
        }
    }

    /// The same, to be changed.
    pub(crate) fn linked_game_mut(&mut self) -> Option<&mut LinkedGame> {
        match self {
            Self::Replay(linked) => Some(linked),
            Self::Lobby | Self::Table(_) | Self::Attract(_) | Self::Puzzle(_) | Self::Member => {
                None
            }
        }
    }

    /// Returns the same while its replay is visible, not a review or the editor.
    pub(crate) fn linked_way_mut(&mut self) -> Option<&mut LinkedGame> {
        self.linked_game_mut().filter(|linked| linked.has_way())
    }

    /// The hand that sets up a position.
    pub(crate) fn editor_mut(&mut self) -> Option<&mut SetUp> {
        self.linked_game_mut()?.editor.as_mut()
    }

    /// The demonstration.
    pub(crate) fn attract(&self) -> Option<&Show> {
        match self {
            Self::Attract(show) => Some(show),
            Self::Lobby | Self::Table(_) | Self::Replay(_) | Self::Puzzle(_) | Self::Member => None,
        }
    }

    /// The same, to be changed.
    pub(crate) fn attract_mut(&mut self) -> Option<&mut Show> {
        match self {
            Self::Attract(show) => Some(show),
            Self::Lobby | Self::Table(_) | Self::Replay(_) | Self::Puzzle(_) | Self::Member => None,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> Option<&PuzzleScreen> {
        match self {
            Self::Puzzle(puzzle) => Some(puzzle),
            Self::Lobby | Self::Table(_) | Self::Replay(_) | Self::Attract(_) | Self::Member => {
                None
            }
        }
    }

    /// The same, to be changed.
    pub(crate) fn puzzle_mut(&mut self) -> Option<&mut PuzzleScreen> {
        match self {
            Self::Puzzle(puzzle) => Some(puzzle),
            Self::Lobby | Self::Table(_) | Self::Replay(_) | Self::Attract(_) | Self::Member => {
                None
            }
        }
    }

    /// Returns the replay on the screen: of the game of a link, or of a look back.
    pub fn shown_replay(&self) -> Option<&Replay> {
        let back = self.table().and_then(|table| table.looking_back());
        match self.linked_game().filter(|linked| linked.has_way()) {
            Some(linked) => Some(&linked.replay),
            None => back.map(|back| back.shown_so_far()),
        }
    }

    /// Calls `go` with the round under review, if there is one. The table follows.
    pub(crate) fn with_review(&mut self, go: impl FnOnce(&mut dyn LookingBack, &TableScreen)) {
        if let Some(table) = self.table_mut()
            && let Some(mut review) = table.review.take()
        {
            go(&mut *review, table);
            review.follow(table);
            table.review = Some(review);
        }
    }

    /// Shows another part of the round.
    pub(crate) fn review_go(&mut self, go: impl FnOnce(&mut Replay)) {
        self.with_review(|review, _| go(review.replay()));
    }

    /// Shows the round up to so many of its deeds.
    pub(crate) fn review_go_to(&mut self, step: usize) {
        self.with_review(|review, _| review.go_to(step));
    }

    /// Shows the round up to a share of its deeds.
    pub(crate) fn review_share(&mut self, share: f32) {
        self.with_review(|review, _| review.seek_share(share));
    }

    /// Shows some deeds more or less.
    pub(crate) fn review_nudge(&mut self, by: isize) {
        self.review_go(|replay| replay.nudge(by));
    }

    /// Calls `go` with the replay, either of a link's game or of a review.
    pub(crate) fn with_replay(&mut self, go: impl FnOnce(&mut Replay)) {
        match self.linked_way_mut() {
            Some(linked) => linked.go(go),
            None => self.review_go(go),
        }
    }

    /// Goes to the step at a share of the whole way.
    pub(crate) fn view_share(&mut self, share: f32) {
        if let Some(linked) = self.linked_way_mut() {
            linked.go(|replay| replay.seek_share(share));
        }
    }

    /// Goes a step on or back.
    pub(crate) fn view_nudge(&mut self, by: isize) {
        if let Some(linked) = self.linked_way_mut() {
            linked.go(|replay| replay.nudge(by));
        }
    }
}
