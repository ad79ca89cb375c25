//! Raindrops on the table: drops that visibly merge.

pub use crate::games::raindrops::Raindrops;
use crate::games::raindrops::{Colour, Options, Turn};
use crate::games::{Cell, GameId};
use crate::scene::{Pen, pen, theme};

use super::{BoardGame, Choice, Grid, Sight};

/// The sizes that are offered, in ascending order.
const SIZES: [u8; 7] = [6, 7, 8, 9, 10, 11, 12];

impl BoardGame for Raindrops {
    const ID: GameId = GameId::Raindrops;
    const SIDES: [Colour; 2] = [Colour::Black, Colour::White];
    const CHOICES: &'static [Choice] = &[Choice {
        title: "Size",
        values: &["6", "7", "8", "9", "10", "11", "12"],
        first: 2,
    }];

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[size] = chosen else { return None };
        let size = *SIZES.get(size)?;
        Self::new(Options { size }).ok()
    }

    fn title(&self) -> String {
        format!("Raindrops \u{b7} {0} \u{d7} {0}", self.size())
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.piece(cell).is_some()
    }

    fn trace(&self, step: &Turn) -> Vec<Cell> {
        let ends = |step: &crate::games::raindrops::Step| [step.from, step.to];
        step.steps().iter().flat_map(ends).collect()
    }

    fn prompt(&self, touched: &[Cell]) -> &'static str {
        if touched.len().is_multiple_of(2) {
            "Touch one of your drops"
        } else {
            "Touch where it goes"
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
