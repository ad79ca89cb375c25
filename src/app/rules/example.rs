//! An example on a page of the rules: a position of a game for two, and what is touched in it. It is
//! played by the rules whenever it is drawn, so it shows what they say and nothing else.

use crate::games::{Cell, GameId};

use super::super::boards::{Bout, Pending, begin_from};

/// A position, and what is touched in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// What has been chosen before the game, as a number for each of its choices.
    pub chosen: &'static [usize],
    /// The position as the game's own text tells it; a game's beginning if there is none.
    pub position: Option<&'static str>,
    /// What is done in it: turns parted by `/`, each the cells touched or the word said. The last
    /// one is not confirmed.
    pub turns: &'static str,
    /// What stands under the board.
    pub caption: &'static str,
    /// Whether the board shows what can be touched next.
    pub marked: bool,
    /// Cells that are struck out: they cannot be touched next.
    pub barred: &'static str,
}

/// An example that has been played.
#[derive(Clone)]
pub struct Played {
    /// The game.
    pub bout: Box<dyn Bout>,
    /// The turn that is not confirmed.
    pub pending: Pending,
}

impl Example {
    /// A game's beginning.
    pub const fn start(chosen: &'static [usize], caption: &'static str) -> Self {
        Self {
            chosen,
            position: None,
            turns: "",
            caption,
            marked: false,
            barred: "",
        }
    }

    /// The same board from a position.
    pub const fn at(self, position: &'static str) -> Self {
        let position = Some(position);
        Self { position, ..self }
    }

    /// The same with these turns.
    pub const fn after(self, turns: &'static str) -> Self {
        Self { turns, ..self }
    }

    /// The same with marks on what can be touched next.
    pub const fn marked(self) -> Self {
        let marked = true;
        Self { marked, ..self }
    }

    /// The same with these cells struck out.
    pub const fn barred(self, barred: &'static str) -> Self {
        Self { barred, ..self }
    }

    /// Plays the example; `None` if the rules do not allow it.
    pub fn play(&self, game: GameId) -> Option<Played> {
        let mut bout = begin_from(game, self.chosen, self.position)?;
        let mut turns = self.turns.split('/');
        let mut pending = pending(turns.next()?)?;
        for next in turns {
            bout.confirm(&pending).then_some(())?;
            pending = self::pending(next)?;
        }
        bout.now().reach(&pending.touched)?;
        Some(Played { bout, pending })
    }
}

/// A turn from its text: cells, or else a word that is said.
fn pending(text: &str) -> Option<Pending> {
    match text {
        "swap" | "pass" => Some(Pending {
            touched: Vec::new(),
            said: Some(text.into()),
        }),
        _ => Some(Pending {
            touched: cells(text)?,
            said: None,
        }),
    }
}

/// The cells that a text names; `None` if one of its words names none.
pub fn cells(text: &str) -> Option<Vec<Cell>> {
    text.split_whitespace()
        .map(|cell| cell.parse().ok())
        .collect()
}
