//! The screen, under everything that lies over it.

use super::kiosk::attract::Show;
use super::linked_game::LinkedGame;
use super::puzzle::PuzzleScreen;
use super::set_up::SetUp;
use super::table::TableScreen;

/// A screen, with what it needs.
#[derive(Clone, Debug, Default)]
pub enum Screen {
    /// The lobby, beside which a game that was kept may wait.
    #[default]
    Lobby,
    /// The session on the table.
    Table(Box<TableScreen>),
    /// A game that came by a link, and the table's own behind it.
    Replay(Box<LinkedGame>),
    /// The demonstration of the kiosk.
    Attract(Box<Show>),
    /// A puzzle before everybody who sits.
    Puzzle(Box<PuzzleScreen>),
    /// A page that holds a seat elsewhere, while no match is shown there.
    Member,
}

impl Screen {
    /// The session on the table; that of a link while one is looked at.
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

    /// The game that came by a link and is looked at.
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

    /// The same, unless it is looked back at or set up: the way through it, to be gone.
    pub(crate) fn linked_way_mut(&mut self) -> Option<&mut LinkedGame> {
        self.linked_game_mut().filter(|linked| linked.has_way())
    }

    /// The hand that sets up a position.
    pub(crate) fn editor_mut(&mut self) -> Option<&mut SetUp> {
        self.linked_game_mut()?.editor.as_mut()
    }

    /// The demonstration.
    pub fn attract(&self) -> Option<&Show> {
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
}
