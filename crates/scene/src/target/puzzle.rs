//! What can be touched of a puzzle.

use std::fmt;

use super::at_place;
use base::table::Station;
use rules::Cell;
use rules::maps::LinkId;
use rules::puzzles::Grade;

/// What can be touched of a puzzle, most of it on somebody's pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleTarget {
    /// The puzzle of the day, from the lobby.
    Open,
    /// A puzzle of this difficulty, which a person at a place wants.
    Grade(Station, Grade),
    /// A cell of the board.
    Cell(Station, Cell),
    /// A link of the map.
    Link(Station, LinkId),
    /// Take back the last step.
    Undo(Station),
    /// Take back all.
    Clear(Station),
    /// This is it.
    Ok(Station),
    /// The next turn on the way to the end.
    Next(Station),
    /// Try no longer: the last one goes back to the lobby.
    Leave(Station),
}

impl PuzzleTarget {
    /// The place round the table that it belongs to, if it belongs to one.
    pub fn place(self) -> Option<Station> {
        match self {
            Self::Cell(place, _)
            | Self::Link(place, _)
            | Self::Undo(place)
            | Self::Clear(place)
            | Self::Ok(place)
            | Self::Next(place)
            | Self::Grade(place, _)
            | Self::Leave(place) => Some(place),
            Self::Open => None,
        }
    }
}

impl fmt::Display for PuzzleTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Open => f.write_str("puzzle"),
            Self::Grade(place, Grade::Easy) => at_place(f, "puzzle-easy", place),
            Self::Grade(place, Grade::Medium) => at_place(f, "puzzle-medium", place),
            Self::Grade(place, Grade::Hard) => at_place(f, "puzzle-hard", place),
            Self::Cell(place, cell) => {
                at_place(f, "puzzle-cell", place)?;
                write!(f, " {cell}")
            }
            Self::Link(place, link) => {
                at_place(f, "puzzle-link", place)?;
                write!(f, " {link}")
            }
            Self::Undo(place) => at_place(f, "puzzle-undo", place),
            Self::Clear(place) => at_place(f, "puzzle-clear", place),
            Self::Ok(place) => at_place(f, "puzzle-ok", place),
            Self::Next(place) => at_place(f, "puzzle-next", place),
            Self::Leave(place) => at_place(f, "puzzle-leave", place),
        }
    }
}
