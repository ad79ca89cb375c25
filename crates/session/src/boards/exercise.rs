//! Exercises: small positions in which a beginner does each rule of a game once, with real touches, before
//! the first game.

use super::{Board, Player};
use base::words::Message;
use rules::Cell;

/// A position with a task.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    /// Position in the game's own notation; the game's beginning if there is none.
    pub position: Option<&'static str>,
    /// Turn that is played in it first, as its cells; usually empty.
    pub before: &'static str,
    /// Task, as a sentence.
    pub task: fn() -> Message,
    /// When that is done.
    pub goal: Goal,
    /// Turn that solves the task, as its cells, or `swap` or `pass`. It is also the hint.
    pub solution: &'static str,
    /// Sentence about the result, once the task is done.
    pub tells: fn() -> Message,
}

/// Goal that a turn has to reach. The rules play the turn, and the position after it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any turn does.
    Turn,
    /// It wins the game.
    Wins,
    /// The game continues, though a turn could have lost it.
    GoesOn,
    /// The turn is a word: a swap or a pass.
    Special,
    /// The player gains so many pieces.
    Gains(usize),
    /// The other player loses so many pieces.
    Captures(usize),
    /// So many of the player's pieces are side by side.
    Network(usize),
    /// So many pieces move together.
    Moves(usize),
    /// The first and the last touched cell are not side by side.
    Apart,
    /// One more of the player's pieces is on these cells, separated by spaces.
    Reaches(&'static str),
}

/// A turn to judge against the task.
#[derive(Clone, Copy)]
pub struct Tried<'a> {
    /// The position before it.
    pub before: &'a dyn Board,
    /// Cells that were touched.
    pub touched: &'a [Cell],
    /// True if the turn was a word.
    pub special: bool,
    /// The position after it.
    pub after: &'a dyn Board,
    /// Player who made the turn.
    pub player: Player,
}

impl Goal {
    /// Returns true if a turn reaches the goal.
    pub fn is_reached(self, tried: Tried<'_>) -> bool {
        let Tried {
            before,
            after,
            player,
            ..
        } = tried;
        let grows = |of: Player| {
            let [then, now] = [before, after].map(|board| pieces(board, of).len());
            now as isize - then as isize
        };
        match self {
            Self::Turn => true,
            Self::Wins => after.won_by() == Some(Some(player)),
            Self::GoesOn => after.won_by().is_none(),
            Self::Special => tried.special,
            Self::Gains(least) => grows(player) >= least as isize,
            Self::Captures(least) => -grows(1 - player) >= least as isize,
            Self::Network(least) => largest(pieces(after, player)) >= least,
            Self::Moves(least) => before.paths(tried.touched).len() >= least,
            Self::Apart => match tried.touched {
                [one, .., other] => distance(*one, *other) > 1,
                [] | [_] => false,
            },
            Self::Reaches(cells) => {
                let on = |board| {
                    let stands =
                        |cell: &Cell| cells.split(' ').any(|name| *name == cell.to_string());
                    pieces(board, player).into_iter().filter(stands).count()
                };
                on(after) > on(before)
            }
        }
    }
}

/// Returns the cells of a player's pieces.
fn pieces(board: &dyn Board, player: Player) -> Vec<Cell> {
    let all = (0..board.width()).flat_map(|rank| (0..board.width()).map(move |file| (file, rank)));
    let cells = all.map(|(file, rank)| Cell::new(file, rank));
    let own = |cell: &Cell| {
        let side = board.occupant(*cell).and_then(|piece| piece.side);
        side.is_some_and(|side| board.player(side) == player)
    };
    cells.filter(|&cell| board.has(cell)).filter(own).collect()
}

/// Returns the size of the largest connected group of these cells.
fn largest(mut left: Vec<Cell>) -> usize {
    let mut most = 0;
    while let Some(first) = left.pop() {
        let mut joined = vec![first];
        let mut from = 0;
        while let Some(&cell) = joined.get(from) {
            joined.extend(left.extract_if(.., |other| distance(cell, *other) == 1));
            from += 1;
        }
        most = most.max(joined.len());
    }
    most
}

/// Steps along files and ranks from one cell to another.
fn distance(one: Cell, other: Cell) -> u8 {
    one.file.abs_diff(other.file) + one.rank.abs_diff(other.rank)
}
