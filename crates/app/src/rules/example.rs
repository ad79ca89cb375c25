//! An example on a page of the rules: a position of a game for two, and the touches in it. The rules play it for
//! every drawing, so it can only show what they allow.

use rules::{Cell, Spot};
use session::cabinet::{GameDef, Start};
use session::{Command, Match};

/// A position, and what is touched in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example<'a> {
    /// Choices made before the game, as a number for each of them.
    pub(crate) chosen: &'a str,
    /// The position as the game's own text tells it; a game's beginning if there is none.
    pub position: Option<&'a str>,
    /// Turns of the example, separated by `/`. Each is a list of cells, or a word. The last one stays a draft.
    pub turns: &'a str,
    /// Caption under the board.
    pub caption: &'a str,
    /// True if the board shows what can be touched next.
    pub marked: bool,
    /// Cells that are struck out: they cannot be touched next.
    pub barred: &'a str,
}

/// An example that has been played.
pub struct Played {
    /// The match, with the last turn as its draft.
    pub game: Box<dyn Match>,
}

impl<'a> Example<'a> {
    /// A game's beginning.
    pub(super) fn start(chosen: &'a str) -> Self {
        Self {
            chosen,
            position: None,
            turns: "",
            caption: "",
            marked: false,
            barred: "",
        }
    }

    /// Takes something more of the example; `None` if there is no such thing.
    pub(super) fn read(&mut self, what: &str, text: &'a str) -> Option<()> {
        match what {
            "at" => self.position = Some(text),
            "after" => self.turns = text,
            "caption" => self.caption = text,
            "barred" => self.barred = text,
            "marked" => self.marked = true,
            _ => return None,
        }
        Some(())
    }

    /// Plays the example; `None` if the rules do not allow it.
    pub fn play(&self, game: &GameDef) -> Option<Played> {
        let chosen = self.chosen.split_whitespace().map(str::parse);
        let chosen: Vec<usize> = chosen.collect::<Result<_, _>>().ok()?;
        let start = Start {
            position: self.position,
            ..Start::chosen(&chosen)
        };
        let mut game = (game.begin)(&start)?;
        for (number, turn) in self.turns.split('/').enumerate() {
            let seat = game.to_act();
            if number > 0 {
                game.perform(seat, Command::Commit).ok()?;
            }
            for command in commands(turn)? {
                game.perform(game.to_act(), command).ok()?;
            }
        }
        Some(Played { game })
    }
}

/// Returns a turn from its text: cells, or else a pass or a swap.
pub(crate) fn commands(text: &str) -> Option<Vec<Command>> {
    match text {
        "swap" | "pass" => Some(vec![Command::Special]),
        _ => {
            let touch = |cell| Command::Extend(Spot::Cell(cell));
            Some(cells(text)?.into_iter().map(touch).collect())
        }
    }
}

/// The cells that a text names; `None` if one of its words names none.
pub fn cells(text: &str) -> Option<Vec<Cell>> {
    text.split_whitespace()
        .map(|cell| cell.parse().ok())
        .collect()
}
