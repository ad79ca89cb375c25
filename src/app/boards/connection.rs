//! Quickway and its family on the table: stones, and the diagonals that connect.

use std::collections::BTreeSet;

pub use crate::games::connection::Connection;
use crate::games::connection::{Options, Side, Step, Variant};
use crate::games::{Cell, Game, GameId};
use crate::scene::{Pen, Stroke, pen, theme};

use super::{BoardGame, Choice, Grid, Sight};

const SIZES: [u8; 4] = crate::games::connection::OFFERED;

impl BoardGame for Connection {
    const ID: GameId = GameId::Quickway;
    const SIDES: [Side; 2] = Side::BOTH;
    const CHOICES: &'static [Choice] = &[
        Choice {
            title: "Game",
            values: &["Quickway", "Crossway", "Quax", "Quadrex"],
            first: 0,
        },
        Choice {
            title: "Size",
            values: &["9", "11", "13", "19"],
            first: 1,
        },
        Choice {
            title: "Swap",
            values: &["on", "off"],
            first: 0,
        },
    ];
    const PASSES: bool = true;

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[variant, size, swap] = chosen else {
            return None;
        };
        let options = Options {
            variant: *Variant::ALL.get(variant)?,
            size: *SIZES.get(size)?,
            swap: swap == 0,
        };
        Self::new(options).ok()
    }

    fn title(&self) -> String {
        let variant = Variant::ALL
            .iter()
            .position(|&other| other == self.variant());
        let name = Self::CHOICES[0].values[variant.unwrap_or(0)];
        format!("{name} \u{b7} {0} \u{d7} {0}", self.size())
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn has_swapped(&self) -> bool {
        self.swapped()
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.stone(cell).is_some()
    }

    fn trace(&self, step: &Step) -> Vec<Cell> {
        match step {
            Step::Place(cell) => vec![*cell],
            Step::Link(link) => link.ends().into(),
            Step::Swap | Step::Pass => Vec::new(),
        }
    }

    fn prompt(&self, touched: &[Cell]) -> &'static str {
        match (self.variant(), touched) {
            (Variant::Quax, []) => "Touch an empty cell, or two of your stones",
            (Variant::Quax, _) => "Touch the other end of the link",
            _ => "Touch an empty cell",
        }
    }

    fn why_not(&self, touched: &[Cell]) -> Option<String> {
        let &[cell] = touched else { return None };
        let refused = self.clone().play(Step::Place(cell));
        refused.err().map(|refusal| refusal.to_string())
    }

    fn tally(&self, _side: usize) -> String {
        "join your two edges".into()
    }

    fn winners(&self) -> Vec<Cell> {
        BTreeSet::new().into_iter().collect()
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        for cell in grid.cells() {
            let frame = grid.square(cell).inset(grid.cell * 0.04);
            pen.fill(pen::rounded(frame, grid.cell * 0.12), theme::LAND);
        }
    }

    fn draw(&self, sight: &Sight, pen: &mut Pen) {
        let grid = sight.grid;
        for (link, side) in self.links() {
            let [a, b] = link.ends().map(|cell| grid.centre(cell));
            let colour = sight.colours[side as usize].colour();
            pen.stroke(pen::line(a, b), Stroke::round(colour, grid.cell * 0.3));
        }
        for cell in grid.cells() {
            if let Some(side) = self.stone(cell) {
                let colour = sight.colours[side as usize];
                pen.fill(
                    pen::circle(sight.spot(cell), grid.cell * 0.4),
                    colour.colour(),
                );
            }
        }
    }
}
