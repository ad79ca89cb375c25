//! Rapid Transit on the table: pieces in networks, terminals marked.

pub use crate::games::rapid_transit::RapidTransit;
use crate::games::rapid_transit::{Options, Side, Step};
use crate::games::{Cell, GameId};
use crate::scene::{Pen, pen, theme};

use super::{BoardGame, Choice, Grid, Sight};

const SIZES: [u8; 3] = [4, 6, 8];

impl BoardGame for RapidTransit {
    const ID: GameId = GameId::RapidTransit;
    const SIDES: [Side; 2] = [Side::Red, Side::Cyan];
    const CHOICES: &'static [Choice] = &[Choice {
        title: "Size",
        values: &["4", "6", "8"],
        first: 2,
    }];
    const PASSES: bool = true;

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[size] = chosen else { return None };
        let size = *SIZES.get(size)?;
        Self::new(Options { size }).ok()
    }

    fn title(&self) -> String {
        format!("Rapid Transit \u{b7} {0} \u{d7} {0}", self.size())
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn ways(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        match *touched {
            [own, other] => vec![vec![own, other], vec![other, own]],
            _ => Vec::new(),
        }
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.piece(cell).is_some()
    }

    fn trace(&self, step: &Step) -> Vec<Cell> {
        match *step {
            Step::Swap(own, other) => vec![own, other],
            Step::Pass => Vec::new(),
        }
    }

    fn prompt(&self, touched: &[Cell]) -> &'static str {
        match touched {
            [] => "Touch one of your terminals",
            _ => "Touch the piece to swap it for",
        }
    }

    fn tally(&self, side: usize) -> String {
        format!("{side}")
    }

    fn winners(&self) -> Vec<Cell> {
        Vec::new()
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        pen.fill(pen::rounded(grid.frame(), 20.0), theme::SEA);
    }

    fn draw(&self, sight: &Sight, pen: &mut Pen) {
        for cell in sight.grid.cells() {
            if let Some(side) = self.piece(cell) {
                let colour = sight.colours[side as usize];
                pen.fill(
                    pen::circle(sight.spot(cell), sight.grid.cell * 0.4),
                    colour.colour(),
                );
            }
        }
    }
}
