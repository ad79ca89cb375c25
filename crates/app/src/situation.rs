//! Situation of this page, so that each part of the program need not find it out by itself.

use super::screen::Screen;
use super::state::State;

/// Situation of the screen, apart from overlays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Situation {
    /// People sit down, and choose.
    Lobby,
    /// A game at this table, or its results.
    Game,
    /// An exercise is on the table.
    Exercise,
    /// Players try another line of a finished game.
    WhatIf,
    /// The game of a link is on the screen.
    Link,
    /// This page holds a seat at a table elsewhere, or looks on there.
    Elsewhere,
    /// All seated players solve puzzles.
    Puzzle,
    /// The computer plays against itself while the table is idle.
    Demonstration,
}

impl Situation {
    /// Returns true if a match of this table is played.
    ///
    /// Then clocks run, computers move, and people come and go.
    pub(crate) fn is_played(self) -> bool {
        matches!(self, Self::Game | Self::WhatIf)
    }

    /// Returns true if the screen belongs to this table: a match there is kept and counted.
    pub(crate) fn is_own(self) -> bool {
        !matches!(self, Self::Link | Self::Elsewhere)
    }

    /// Returns true if people only look at the game on the screen.
    pub(crate) fn is_looked_at(self) -> bool {
        matches!(self, Self::Link | Self::Demonstration)
    }

    /// Returns true if people elsewhere may join.
    pub(crate) fn takes_guests(self) -> bool {
        matches!(self, Self::Lobby | Self::Game | Self::WhatIf | Self::Puzzle)
    }
}

impl State {
    /// Returns the situation of this page.
    pub(crate) fn situation(&self) -> Situation {
        match &self.screen {
            // A link can be opened on every page.
            Screen::Replay(_) => Situation::Link,
            _ if self.is_member() => Situation::Elsewhere,
            Screen::Member => Situation::Elsewhere,
            Screen::Lobby => Situation::Lobby,
            Screen::Attract(_) => Situation::Demonstration,
            Screen::Puzzle(_) => Situation::Puzzle,
            Screen::Table(table) if table.course().is_some() => Situation::Exercise,
            Screen::Table(table) if table.finished_game().is_some() => Situation::WhatIf,
            Screen::Table(_) => Situation::Game,
        }
    }
}
