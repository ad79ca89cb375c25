//! The state of a game: the board, the side on turn, and the facts that decide the end. It implements both
//! contracts.

use std::convert::Infallible;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::IllegalMove;
use super::board::{Board, Set, bits, cell, cells};
use super::text::{self, Move, PositionError};
use crate::{Cell, Edit, Game, Touch, TwoPlayer};
use base::words::{self, Message};

/// The sizes of board that there are, in cells along a side.
pub(super) const SIZES: [u8; 3] = [4, 6, 8];

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Has the north-west corner, and moves first.
    Red,
    /// Has the south-west corner.
    Cyan,
}

impl Side {
    /// Returns the opponent.
    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Cyan,
            Self::Cyan => Self::Red,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Cyan => "cyan",
        })
    }
}

/// Choices before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Cells along a side: 4, 6 or 8.
    pub size: u8,
}

impl Default for Options {
    /// The full board of 8 x 8.
    fn default() -> Self {
        Self { size: 8 }
    }
}

/// Options that cannot be played: no board has this many cells along a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError(pub u8);

impl From<&SetupError> for Message {
    fn from(&SetupError(size): &SetupError) -> Self {
        words::referee_transit_size(size)
    }
}

base::said!(SetupError);

/// Result of a game.
///
/// A side wins if it has the larger networks, or if it swapped last where they are equal. It is a draw if no side
/// has swapped since the position was set up.
pub type Outcome = crate::Outcome<Side>;

/// A game of Rapid Transit.
///
/// A set-up position may have features that play never leads to: squares of four, or more pieces of one colour. A
/// swap must then leave no square on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RapidTransit {
    pub(super) options: Options,
    /// The pieces.
    pub board: Board,
    /// Side on turn, also when the game is over.
    pub to_move: Side,
    /// Side that has made the last swap.
    pub(super) last_swap: Option<Side>,
    /// In a row; after the second the game is over.
    pub(super) passes: u8,
}

impl RapidTransit {
    /// Begins a game. The board is checkered, and Red moves first.
    ///
    /// # Errors
    ///
    /// A size that no board has.
    pub fn new(options: Options) -> Result<Self, SetupError> {
        if !SIZES.contains(&options.size) {
            return Err(SetupError(options.size));
        }
        Ok(Self {
            options,
            board: Board::checkered(options.size),
            to_move: Side::Red,
            last_swap: None,
            passes: 0,
        })
    }

    /// Returns a game in the position of a text.
    ///
    /// # Errors
    ///
    /// The fault in the text.
    pub fn from_position(text: &str) -> Result<Self, PositionError> {
        text::read(text)
    }

    /// Cells along a side of the board.
    pub fn size(&self) -> u8 {
        self.options.size
    }

    /// Returns the side of the piece on a cell; `None` if the board does not have the cell.
    pub fn piece(&self, cell: Cell) -> Option<Side> {
        let bit = self.board.bit(cell)?;
        Some(if self.board.red & bit != 0 {
            Side::Red
        } else {
            Side::Cyan
        })
    }

    /// The pieces of a side with at most one orthogonal neighbour of their colour, in ascending
    /// order.
    pub fn terminals(&self, side: Side) -> Vec<Cell> {
        cells(self.board.terminals(side))
    }

    /// Returns the number of pieces in each network of a side, the largest first.
    ///
    /// The end of the game compares these.
    pub fn network_sizes(&self, side: Side) -> Vec<u32> {
        let sizes = self.board.network_sizes(side).into_iter();
        sizes.take_while(|&size| size > 0).map(u32::from).collect()
    }

    /// Returns the networks of a side, the largest first, each as its cells in ascending order.
    pub fn networks(&self, side: Side) -> Vec<Vec<Cell>> {
        let networks = self.board.networks(side).into_iter();
        networks.map(cells).collect()
    }

    /// Returns true if both sides have passed, one after the other.
    pub fn is_over(&self) -> bool {
        self.passes >= 2
    }

    /// The outcome if the game ended here.
    pub fn standing(&self) -> Outcome {
        let [red, cyan] = [Side::Red, Side::Cyan].map(|side| self.board.network_sizes(side));
        // A side that has run out of networks has the smaller next one: lists compare just so.
        match red.cmp(&cyan) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::Red),
            std::cmp::Ordering::Less => Outcome::Win(Side::Cyan),
            std::cmp::Ordering::Equal => self.last_swap.map_or(Outcome::Draw, Outcome::Win),
        }
    }

    /// The swaps of the side to move: each terminal, as a set, with its partners.
    fn swaps(&self) -> impl Iterator<Item = (Set, Set)> {
        let swaps = (!self.is_over()).then(|| self.board.swaps(self.to_move));
        swaps.into_iter().flatten()
    }

    fn must_pass(&self) -> bool {
        !self.is_over() && self.swaps().next().is_none()
    }

    /// The pieces that the terminal on a cell can be swapped for.
    fn partners(&self, own: Cell) -> Set {
        let bit = self.board.bit(own).unwrap_or(0);
        let found = self.swaps().find(|&(terminal, _)| terminal == bit);
        found.map_or(0, |(_, partners)| partners)
    }

    /// The state after two pieces, allowed to, have changed places.
    pub fn swapped(&self, both: Set) -> Self {
        Self {
            board: self.board.swapped(both),
            to_move: self.to_move.other(),
            last_swap: Some(self.to_move),
            passes: 0,
            ..*self
        }
    }

    /// The state after a pass, allowed.
    pub fn passed(&self) -> Self {
        Self {
            to_move: self.to_move.other(),
            passes: self.passes + 1,
            ..*self
        }
    }

    /// The state after a turn.
    fn after(&self, step: Move) -> Result<Self, IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        match step {
            Move::Pass if self.must_pass() => Ok(self.passed()),
            Move::Pass => Err(IllegalMove::MustSwap),
            Move::Swap(own, other) => {
                let bit = |cell| self.board.bit(cell).ok_or(IllegalMove::NoSuchCell(cell));
                let both = bit(own)? | bit(other)?;
                if self.partners(own) & bit(other)? == 0 {
                    return Err(self.why_no_swap(own, other, both));
                }
                Ok(self.swapped(both))
            }
        }
    }

    /// Returns the reason why a swap is not allowed.
    fn why_no_swap(&self, own: Cell, other: Cell, both: Set) -> IllegalMove {
        let side = self.to_move;
        if self.piece(own) != Some(side) {
            return IllegalMove::NotOwn(own);
        }
        if self.piece(other) == Some(side) {
            return IllegalMove::NotOpposing(other);
        }
        let terminal = both & self.board.of(side);
        if self.board.terminals(side) & terminal == 0 {
            return IllegalMove::NoTerminal(own);
        }
        if self.board.in_reach(side, terminal) & both == 0 {
            return IllegalMove::OutOfReach(own, other);
        }
        let after = self.board.swapped(both);
        let terminals = after.terminals(Side::Red) | after.terminals(Side::Cyan);
        if terminals & both != 0 {
            return IllegalMove::StillTerminal;
        }
        IllegalMove::Square
    }
}

impl Game for RapidTransit {
    type Side = Side;
    type Move = Move;
    type Event = Infallible;
    type IllegalMove = IllegalMove;
    type Outcome = Outcome;

    fn to_act(&self) -> Option<Side> {
        (!self.is_over()).then_some(self.to_move)
    }

    fn steps(&self) -> Vec<Move> {
        let mut steps = Vec::with_capacity(128);
        for (terminal, partners) in self.swaps() {
            let own = cell(terminal);
            steps.extend(bits(partners).map(|other| Move::Swap(own, cell(other))));
        }
        if steps.is_empty() && !self.is_over() {
            steps.push(Move::Pass);
        }
        steps
    }

    fn play(&mut self, step: Move) -> Result<Vec<Infallible>, IllegalMove> {
        *self = self.after(step)?;
        Ok(Vec::new())
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        Some(self.standing())
    }

    fn may_undo(&self) -> bool {
        true
    }
}

impl TwoPlayer for RapidTransit {
    type Options = Options;
    type ParseError = PositionError;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_position(&self, text: &str) -> Result<Self, PositionError> {
        Self::from_position(text)
    }

    /// Swaps that the side has made already, each the one that leaves it the largest networks.
    fn ahead(&self, side: Side, by: u8) -> Option<Self> {
        let mut board = self.board;
        for _ in 0..by {
            let swaps = board.swaps(side);
            let swaps =
                swaps.flat_map(|(own, partners)| bits(partners).map(move |other| own | other));
            let best = swaps.max_by_key(|&both| board.swapped(both).network_sizes(side))?;
            board = board.swapped(best);
        }
        Some(Self { board, ..*self })
    }

    /// Every cell has a piece, so none can be removed.
    fn edited(&self, edit: Edit<Side>) -> Option<Self> {
        let edited = Self {
            last_swap: None,
            passes: 0,
            ..*self
        };
        Some(match edit {
            Edit::Put(cell, side) => {
                let (side, bit) = (side?, self.board.bit(cell)?);
                let board = match self.piece(cell) == Some(side) {
                    true => self.board,
                    // A piece by itself has the other colour then.
                    false => self.board.swapped(bit),
                };
                Self { board, ..edited }
            }
            Edit::ToMove(to_move) => Self { to_move, ..edited },
            Edit::Start => Self::new(self.options).ok()?,
            Edit::Clear | Edit::Join(..) => return None,
        })
    }

    /// A terminal, then the piece to swap it for.
    fn touch(&self, touched: &[Cell]) -> Option<Touch<Move>> {
        let (next, turn) = match *touched {
            [] if self.is_over() => return None,
            [] => (
                self.swaps().fold(0, |all, (terminal, _)| all | terminal),
                None,
            ),
            [own] => match self.partners(own) {
                0 => return None,
                partners => (partners, None),
            },
            [own, other] => {
                let turn = Move::Swap(own, other);
                self.after(turn).ok()?;
                (0, Some(turn))
            }
            _ => return None,
        };
        Some(Touch {
            next: cells(next),
            turn,
        })
    }

    fn touches(&self, turn: &Move) -> Vec<Cell> {
        match *turn {
            Move::Swap(own, other) => vec![own, other],
            Move::Pass => Vec::new(),
        }
    }

    fn special_moves(&self) -> Vec<Move> {
        if self.must_pass() {
            vec![Move::Pass]
        } else {
            Vec::new()
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_over() {
            return 0;
        }
        let mut count = 0;
        for (terminal, partners) in self.swaps() {
            if depth == 1 {
                count += u64::from(partners.count_ones());
                continue;
            }
            let after = |partner| self.swapped(terminal | partner).perft(depth - 1);
            count += bits(partners).map(after).sum::<u64>();
        }
        if count == 0 && self.must_pass() {
            return self.passed().perft(depth - 1);
        }
        count
    }
}
