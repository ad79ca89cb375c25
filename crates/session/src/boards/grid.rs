//! Positions of a board's cells, and the current look of its pieces: their colours, and their places in motion.

use base::table::{PlayerColour, Rotation};
use rules::Cell;
use scene::{Frame, Point};

/// Share of a motion's time after which a piece has as good as arrived.
pub const LANDED: f32 = 0.85;

/// Positions of a square board's cells, in stage units: file a on the left, rank 1 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Upper left corner.
    pub(crate) corner: Point,
    /// The side of a cell.
    pub cell: f32,
    /// Cells along each side.
    pub width: u8,
}

impl Grid {
    /// Returns a grid with so many cells a side that fills a square.
    pub fn filling(corner: Point, side: f32, width: u8) -> Self {
        Self {
            corner,
            cell: side / f32::from(width),
            width,
        }
    }

    /// The middle of a cell.
    pub fn centre(self, cell: Cell) -> Point {
        self.square(cell).centre()
    }

    /// A cell's square.
    pub fn square(self, cell: Cell) -> Frame {
        let down = f32::from(self.width) - 1.0 - f32::from(cell.rank);
        Frame::new(
            self.corner.x + self.cell * f32::from(cell.file),
            self.corner.y + self.cell * down,
            self.cell,
            self.cell,
        )
    }

    /// Returns the whole board.
    pub fn frame(self) -> Frame {
        let side = self.cell * f32::from(self.width);
        Frame::new(self.corner.x, self.corner.y, side, side)
    }

    /// All cells, in ascending order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let ranks = move |file| (0..self.width).map(move |rank| Cell::new(file, rank));
        (0..self.width).flat_map(ranks)
    }
}

/// View of a board at one moment.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    /// Positions of its cells.
    pub grid: Grid,
    /// The colour of each side, the one that begins first.
    pub colours: [PlayerColour; 2],
    /// Cells that each moving piece passes, from its start to its end.
    pub paths: &'a [Vec<Cell>],
    /// Share of their way that the moving pieces have covered, 0 to 1.
    pub share: f32,
    /// A piece that a finger holds: its cell, and where the finger is.
    pub held: Option<(Cell, Point)>,
    /// Rotation of the board for its one reader; `None` if two readers face each other.
    pub reader: Option<Rotation>,
}

impl BoardView<'_> {
    /// Returns the visible place of the piece on a cell: there, under a finger, or on its way.
    pub fn spot(&self, cell: Cell) -> Point {
        match self.held {
            Some((held, at)) if held == cell => at,
            _ => self.on_its_way(cell).unwrap_or(self.grid.centre(cell)),
        }
    }

    /// Returns true if the piece on a cell is visible somewhere else.
    pub fn is_away(&self, cell: Cell) -> bool {
        self.held.is_some_and(|(held, _)| held == cell) || self.on_its_way(cell).is_some()
    }

    /// Returns the share of its fall that the piece on a cell has done, 0 to 1. A piece falls if its way is that
    /// cell alone.
    pub fn placed(&self, cell: Cell) -> f32 {
        let falls = self.paths.iter().any(|way| way[..] == [cell]);
        let share = self.share.clamp(0.0, 1.0);
        if falls { share } else { 1.0 }
    }

    /// Returns true if the moving pieces have arrived, or nearly. Pieces that they capture disappear then.
    pub fn has_landed(&self) -> bool {
        self.paths.is_empty() || self.share >= LANDED
    }

    fn on_its_way(&self, cell: Cell) -> Option<Point> {
        let mut ways = self.paths.iter().filter(|way| way.len() > 1);
        let way = ways.find(|way| way.last() == Some(&cell))?;
        // Away slowly, fast, and slowly home.
        let share = self.share.clamp(0.0, 1.0);
        let eased = share * share * (3.0 - 2.0 * share);
        let along = eased * (way.len() - 1) as f32;
        let from = (along as usize).min(way.len() - 2);
        let (a, b) = (self.grid.centre(way[from]), self.grid.centre(way[from + 1]));
        Some(a.towards(b, along - from as f32))
    }
}
