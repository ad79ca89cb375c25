//! Switch Yard on the table: cars, trains, and the areas where they come in and go out.

pub use crate::games::switch_yard::SwitchYard;
use crate::games::switch_yard::{Options, Setup, Side, Step, yard};
use crate::games::{Cell, GameId};
use crate::scene::{Pen, pen, theme};

use super::{BoardGame, Choice, Grid, Sight};

impl BoardGame for SwitchYard {
    const ID: GameId = GameId::SwitchYard;
    const SIDES: [Side; 2] = [Side::Red, Side::Blue];
    const CHOICES: &'static [Choice] = &[Choice {
        title: "Set-up",
        values: &["beginner", "advanced", "your own"],
        first: 0,
    }];

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[setup] = chosen else { return None };
        let setup = *Setup::ALL.get(setup)?;
        Some(Self::new(Options { setup }))
    }

    fn title(&self) -> String {
        "Switch Yard".into()
    }

    fn width(&self) -> u8 {
        yard::SIZE
    }

    fn has(&self, cell: Cell) -> bool {
        yard::is_cell(cell)
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.car(cell).is_some()
    }

    fn trace(&self, step: &Step) -> Vec<Cell> {
        match *step {
            Step::Engine { from, to } => vec![from, to],
            Step::Train { lead, tail, to } => vec![lead, tail, to],
            Step::Place(cell, _) => vec![cell, yard::opposite(cell)],
        }
    }

    fn prompt(&self, touched: &[Cell]) -> &'static str {
        match touched {
            [] if self.is_placing() => "Touch a cell of your receiving area",
            [] => "Touch a car, or both ends of a train",
            [_] => "Touch where it goes, or the train's other end",
            _ => "Touch where one of its ends goes",
        }
    }

    fn tally(&self, side: usize) -> String {
        format!("{} of 10 shipped", self.shipped(Self::SIDES[side]))
    }

    fn winners(&self) -> Vec<Cell> {
        Vec::new()
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        for cell in grid.cells().filter(|&cell| yard::is_cell(cell)) {
            let frame = grid.square(cell).inset(grid.cell * 0.04);
            pen.fill(pen::rounded(frame, grid.cell * 0.12), theme::LAND);
        }
    }

    fn draw(&self, sight: &Sight, pen: &mut Pen) {
        for cell in sight.grid.cells() {
            if let Some(side) = self.car(cell) {
                let colour = sight.colours[side as usize];
                pen.fill(
                    pen::circle(sight.spot(cell), sight.grid.cell * 0.4),
                    colour.colour(),
                );
            }
        }
    }
}
