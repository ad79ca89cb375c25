//! Touch targets of a puzzle.

use std::fmt;

use super::place_name::place_name;
use base::table::Station;
use rules::Cell;
use rules::maps::LinkId;
use rules::puzzles::Grade;

targets! {
    /// Touch targets of a puzzle, most of them on a player's pad.
    pub enum PuzzleTarget {
        /// The puzzle of the day, from the lobby.
        Open => "puzzle";
        /// A puzzle of this difficulty, which a person at a place wants.
        Grade(place: Station, grade: Grade) => "puzzle-{} {}", grade_id(grade), place_name(place);
        /// A cell of the board.
        Cell(place: Station, cell: Cell) => "puzzle-cell {} {}", place_name(place), cell;
        /// A link of the map.
        Link(place: Station, link: LinkId) => "puzzle-link {} {}", place_name(place), link;
        /// Take back the last step.
        Undo(place: Station) => "puzzle-undo {}", place_name(place);
        /// Take back all.
        Clear(place: Station) => "puzzle-clear {}", place_name(place);
        /// This is it.
        Ok(place: Station) => "puzzle-ok {}", place_name(place);
        /// Goes back to before a refuted turn.
        Again(place: Station) => "puzzle-again {}", place_name(place);
        /// Moves to another puzzle, that of the day before, once one is solved.
        Next(place: Station) => "puzzle-next {}", place_name(place);
        /// The puzzle of the day before.
        Earlier(place: Station) => "puzzle-earlier {}", place_name(place);
        /// The puzzle of the day after.
        Later(place: Station) => "puzzle-later {}", place_name(place);
        /// Shares a person's result of the day.
        Share(place: Station) => "puzzle-share {}", place_name(place);
        /// Leaves the puzzle. After the last person the lobby opens.
        Leave(place: Station) => "puzzle-leave {}", place_name(place);
    }
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
            | Self::Again(place)
            | Self::Next(place)
            | Self::Earlier(place)
            | Self::Later(place)
            | Self::Share(place)
            | Self::Grade(place, _)
            | Self::Leave(place) => Some(place),
            Self::Open => None,
        }
    }
}

fn grade_id(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "easy",
        Grade::Medium => "medium",
        Grade::Hard => "hard",
    }
}
