//! A turn as touches on a table: a cell for a stone, and two own stones for a link. `swap` and `pass` have no place
//! on the board, and are words.

use super::board::Board;
use super::game::Connection;
use super::link::Link;
use super::moves::Move;
use super::position::Swap;
use super::setup::Options;
use super::side::Side;
use super::text::PositionError;
use crate::{Cell, Edit, Game, Perft, Touch, TwoPlayer};
use base::sort::{sort_few, sorted_set};

impl Connection {
    /// Quax: the diagonals that the side to move may mark.
    fn markable(&self) -> impl Iterator<Item = Link> {
        let diagonals = self.position.markable().into_iter();
        diagonals.map(|(block, slope)| self.board().link(block, slope))
    }

    /// Quax: the stones to which a link can be marked from this one.
    fn linkable(&self, from: Cell) -> Vec<Cell> {
        let mut cells = Vec::new();
        for [west, east] in self.markable().map(Link::ends) {
            if west == from {
                cells.push(east);
            } else if east == from {
                cells.push(west);
            }
        }
        sort_few(&mut cells);
        cells
    }
}

impl TwoPlayer for Connection {
    type Options = Options;
    type ParseError = PositionError;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, PositionError> {
        Self::from_position(text, &self.options)
    }

    /// Returns the game with stones on the middle line between the side's own edges, the first one in the centre.
    /// There is no swap then.
    fn ahead(&self, side: Side, by: u8) -> Option<Self> {
        let (centre, aside) = (self.size() / 2, self.size() / 4);
        let along = [centre, aside, self.size() - 1 - aside];
        let mut cells = along.get(..by.into())?.iter().map(|&along| match side {
            Side::X => Cell::new(centre, along),
            Side::O => Cell::new(along, centre),
        });
        let put = |game: Self, cell| game.edited(Edit::Put(cell, Some(side)));
        cells.try_fold(self.clone(), put)
    }

    fn edited(&self, edit: Edit<Side>) -> Option<Self> {
        let mut position = self.position.clone();
        position.swap = Swap::Past;
        match edit {
            Edit::Put(cell, side) => position.board.set(position.board.spot(cell)?, side),
            Edit::Join(one, other) => {
                let Link { block, slope } = Link::between(one, other)?;
                let block = position.board.spot(block)?;
                position.board.join(block, slope).then_some(())?;
            }
            Edit::ToMove(side) => position.to_move = side,
            Edit::Clear => position.board = Board::empty(self.variant(), self.size()),
            Edit::Start => return Self::new(self.options).ok(),
        }
        Some(Self {
            options: self.options,
            winner: position.winner(),
            position,
        })
    }

    fn touch(&self, touched: &[Cell]) -> Option<Touch<Move>> {
        self.to_act()?;
        let whole = |step| Touch {
            next: Vec::new(),
            turn: Some(step),
        };
        let part = |next| Touch { next, turn: None };
        match *touched {
            [] => {
                let ends = self.markable().flat_map(Link::ends);
                let open = self.position.placements().map(|at| self.board().cell(at));
                Some(part(sorted_set(open.chain(ends))))
            }
            [cell] if self.check_place(cell).is_ok() => Some(whole(Move::Place(cell))),
            [cell] => Some(part(self.linkable(cell))).filter(|touch| !touch.next.is_empty()),
            [from, to] if self.linkable(from).contains(&to) => {
                Link::between(from, to).map(|link| whole(Move::Link(link)))
            }
            _ => None,
        }
    }

    fn touches(&self, turn: &Move) -> Vec<Cell> {
        match *turn {
            Move::Place(cell) => vec![cell],
            Move::Link(link) => link.ends().to_vec(),
            Move::Swap | Move::Pass => Vec::new(),
        }
    }

    fn special_moves(&self) -> Vec<Move> {
        let spoken = |step: &Move| matches!(step, Move::Swap | Move::Pass);
        self.steps().into_iter().filter(spoken).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
