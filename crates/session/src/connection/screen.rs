//! Quickway and its family on the table: stones, and the diagonals that connect.

use std::iter;

use super::{Connection, Event, Link, Move, Options, Side, Variant, Win, exercises};
use base::table::PlayerColour;
use rules::{Cell, Game, TwoPlayer};
use scene::{Fill, Op, Path, Pen, Point, Stroke, emblems, pen, theme};

use crate::boards::{
    Aftermath, Board, BoardGame, BoardView, Choice, Edges, Exercise, Grid, Occupant, VARIANT,
};
use crate::cabinet::{GameDef, position_after};
use base::sort::sorted_set;
use base::words::{self, Message};

const SIZES: [u8; 4] = rules::connection::OFFERED;
/// Distance that the players' edges reach beyond the board, as a share of its side.
const EDGE: f32 = 0.025;
/// The same in stage units: where they are narrowest, and where labels begin.
const EDGE_ENDS: [f32; 2] = [11.0, 16.0];
/// The radius of a stone, as a share of a cell like the next ones.
const STONE: f32 = 0.37;
/// Width of the bars between stones.
const BAR: f32 = 0.3;
/// Width of the dark rim of a chain.
const RIM: f32 = 0.07;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef::board::<Connection>(
    "Quickway",
    words::connection_about,
    || {
        let options = Options {
            size: 5,
            ..Options::default()
        };
        position_after(Connection::new(options).ok()?, "c3,c4,b4,d2,b5,d3,c2,e5")
    },
    [PlayerColour::Red, PlayerColour::Sky],
);

impl BoardGame for Connection {
    const SIDES: [Side; 2] = Side::BOTH;
    const CHOICES: &'static [Choice] = &[
        Choice {
            id: VARIANT,
            title: words::connection_variant,
            value_ids: &["quickway", "crossway", "quax", "quadrex"],
            values: &[
                || "Quickway".into(),
                || "Crossway".into(),
                || "Quax".into(),
                || "Quadrex".into(),
            ],
            means: &[
                words::connection_quickway_means,
                words::connection_crossway_means,
                words::connection_quax_means,
                words::connection_quadrex_means,
            ],
            first: 0,
            trial: None,
        },
        Choice {
            id: "size",
            title: words::board_size,
            value_ids: &["9", "11", "13", "19"],
            values: &[
                || "9".into(),
                || "11".into(),
                || "13".into(),
                || "19".into(),
            ],
            means: &[],
            first: 1,
            trial: Some(0),
        },
        Choice {
            id: "swap",
            title: words::connection_swap,
            value_ids: &["on", "off"],
            values: &[words::setting_on, words::setting_off],
            means: &[
                words::connection_swap_on_means,
                words::connection_swap_off_means,
            ],
            first: 0,
            trial: None,
        },
    ];
    const AHEAD: Option<fn(u8) -> Message> = Some(words::connection_ahead);

    fn begin(chosen: &[usize]) -> Option<Self> {
        Self::new(options(chosen)?).ok()
    }

    fn trace(&self, step: &Move) -> Vec<Cell> {
        match step {
            Move::Place(cell) => {
                let filled = self.clone().play(*step).unwrap_or_default();
                let filled = filled.into_iter().map(|Event::Filled(cell, _)| cell);
                iter::once(*cell).chain(filled).collect()
            }
            Move::Link(link) => link.ends().into(),
            // The one stone there is has a new owner.
            Move::Swap => {
                let grid = Grid::filling(Point::default(), 1.0, self.size());
                let taken = |cell: &Cell| self.stone(*cell).is_some();
                grid.cells().filter(taken).collect()
            }
            Move::Pass => Vec::new(),
        }
    }

    fn describe(&self, step: &Move, _: &Self) -> Message {
        let name = |cell: Cell| Message::from(cell.to_string());
        match step {
            Move::Place(cell) => {
                let filled = self.aftermath(step).filled.into_iter();
                let filled = Message::series(filled.map(name));
                match filled.is_nothing() {
                    true => name(*cell),
                    false => Message::series([name(*cell), words::board_fills(filled)]),
                }
            }
            Move::Link(link) => {
                let [one, other] = link.ends();
                words::board_joins(one.to_string(), other.to_string())
            }
            Move::Swap | Move::Pass => Message::NOTHING,
        }
    }

    fn aftermath(&self, step: &Move) -> Aftermath {
        let filled = self.clone().play(*step).unwrap_or_default();
        let filled = filled.into_iter().map(|Event::Filled(cell, _)| cell);
        Aftermath {
            filled: filled.collect(),
            ..Aftermath::default()
        }
    }

    fn reason(&self, _: &Move, after: &Self) -> Option<Message> {
        let side = self.to_act()?;
        let left = |game: &Self| Some([game.turns_left(side)?, game.turns_left(side.other())?]);
        let ([own, other], [own_then, other_then]) = (left(self)?, left(after)?);
        let gains = own_then < own || other_then > other;
        // Cells that fill by themselves take no turn.
        let why = match self.variant() {
            Variant::Quadrex => words::connection_why_cells(other_then, own_then),
            Variant::Quickway | Variant::Crossway | Variant::Quax => {
                words::connection_why_turns(other_then, own_then)
            }
        };
        gains.then_some(why)
    }

    fn exercises(chosen: &[usize]) -> Vec<Exercise> {
        options(chosen).map(exercises::of).unwrap_or_default()
    }
}

impl Board for Connection {
    fn title(&self) -> Message {
        let variant = Variant::ALL
            .iter()
            .position(|&other| other == self.variant());
        let name = Self::CHOICES[0].values[variant.unwrap_or(0)];
        words::board_title(self.size(), name())
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn edges(&self, side: usize) -> Option<Edges> {
        Self::SIDES.get(side).map(|side| match side {
            Side::X => Edges::NorthAndSouth,
            Side::O => Edges::WestAndEast,
        })
    }

    fn has_swapped(&self) -> bool {
        self.swapped()
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.stone(cell).is_some()
    }

    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        match *touched {
            // Cells that fill by themselves appear with the stone.
            [cell] if self.stone(cell).is_none() => {
                let stones = self.trace(&Move::Place(cell)).into_iter();
                stones.map(|cell| vec![cell]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let side = self.stone(cell)?;
        let side = Some(side as usize);
        let piece = Message::NOTHING;
        Some(Occupant { side, piece })
    }

    fn passes(&self) -> bool {
        true
    }

    fn chain(&self, cell: Cell) -> Option<Vec<Cell>> {
        let side = self.stone(cell);
        let links = self.links();
        let mut chain: Vec<Cell> = side.map(|_| cell).into_iter().collect();
        let mut from = 0;
        while let Some(&stone) = chain.get(from) {
            let Cell { file, rank } = stone;
            let beside = [
                (file + 1, rank),
                (file, rank + 1),
                (file.wrapping_sub(1), rank),
                (file, rank.wrapping_sub(1)),
            ];
            let beside = beside.map(|(file, rank)| Cell::new(file, rank)).into_iter();
            let across = links.iter().filter_map(|(link, _)| match link.ends() {
                [one, other] if one == stone => Some(other),
                [one, other] if other == stone => Some(one),
                _ => None,
            });
            let own = beside
                .chain(across)
                .filter(|&next| self.stone(next) == side);
            let new: Vec<_> = own.filter(|next| !chain.contains(next)).collect();
            chain.extend(new);
            from += 1;
        }
        chain.retain(|&other| other != cell);
        Some(sorted_set(chain))
    }

    fn prompt(&self, touched: &[Cell]) -> Message {
        let starts = |cell: &Cell| self.stone(*cell).is_some();
        let links = self
            .touch(&[])
            .is_some_and(|touch| touch.next.iter().any(starts));
        match touched {
            [] if links => words::connection_prompt_quax(),
            [] => words::connection_prompt(),
            _ => words::connection_prompt_link(),
        }
    }

    fn why_not(&self, touched: &[Cell]) -> Option<Message> {
        if self.touch(touched).is_some() {
            return None;
        }
        let own = |cell: Cell| self.stone(cell).is_some() && self.stone(cell) == self.to_act();
        let quax = self.variant() == Variant::Quax;
        let turn = match *touched {
            [.., from, to] if quax && own(from) => match Link::between(from, to) {
                Some(link) => Move::Link(link),
                None => return Some(words::connection_no_link()),
            },
            [.., cell] if quax && own(cell) => {
                return Some(words::connection_none_to_link());
            }
            [.., cell] => Move::Place(cell),
            [] => return None,
        };
        let refused = self.clone().play(turn);
        refused.err().map(|refusal| refusal.into())
    }

    fn lessons(&self) -> Vec<Message> {
        let corners = match self.variant() {
            Variant::Quickway => words::connection_lesson_quickway(),
            Variant::Crossway => words::connection_lesson_crossway(),
            Variant::Quax => words::connection_lesson_quax(),
            Variant::Quadrex => words::connection_lesson_quadrex(),
        };
        vec![words::connection_lesson_aim(), corners]
    }

    fn tally(&self, side: usize) -> Message {
        match self.outcome() {
            None => words::connection_tally(),
            Some(Win(winner)) if winner as usize == side => words::connection_tally_won(),
            Some(_) => words::connection_tally_lost(),
        }
    }

    fn winners(&self) -> Vec<Cell> {
        self.winning_chain()
    }

    fn ending(&self) -> Option<Message> {
        self.outcome().map(|_| words::connection_end())
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        let board = grid.frame();
        pen.fill(
            pen::rounded(board.inset(-edge(grid) - 2.0), 5.0),
            theme::PANEL,
        );
        pen.fill(pen::rounded(board, 0.0), theme::PAPER_LINE);
        let paper = |cell| {
            let frame = grid.square(cell).inset(grid.cell * 0.018);
            pen::rounded(frame, grid.cell * 0.07)
        };
        pen.fill(grid.cells().flat_map(paper).collect(), theme::PAPER);
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        for side in Side::BOTH {
            draw_edges(sight, side, pen);
        }
        for side in Side::BOTH {
            draw_chains(self, sight, side, pen);
        }
        draw_winning_chain(self, sight.grid, pen);
        for side in Side::BOTH {
            let colour = sight.colours[side as usize];
            let emblem = |cell| {
                let size = sight.grid.cell * 0.24 * height(sight, cell);
                emblems::emblem(colour, sight.grid.centre(cell), size)
            };
            let stones = sight
                .grid
                .cells()
                .filter(|&cell| self.stone(cell) == Some(side));
            pen.fill(stones.flat_map(emblem).collect(), theme::MAP_INK);
        }
    }
}

/// Returns the chosen options; `None` if there is no such game.
fn options(chosen: &[usize]) -> Option<Options> {
    let &[variant, size, swap] = chosen else {
        return None;
    };
    Some(Options {
        variant: *Variant::ALL.get(variant)?,
        size: *SIZES.get(size)?,
        swap: swap == 0,
    })
}

/// Returns the distance that the players' edges reach beyond a board.
fn edge(grid: Grid) -> f32 {
    let [least, most] = EDGE_ENDS;
    (grid.frame().w * EDGE).clamp(least, most)
}

/// Draws a bar along both edges of a side in its colour, with its emblem at every cell.
fn draw_edges(sight: &BoardView, side: Side, pen: &mut Pen) {
    let Grid { cell, width, .. } = sight.grid;
    let colour = sight.colours[side as usize];
    let (long, edge) = (sight.grid.frame().w, edge(sight.grid));
    let (mut bars, mut emblems) = (Path::new(), Path::new());
    for (near, out) in [(0.0, -edge), (long, edge)] {
        // Along the board and away from it. The other side's edges are perpendicular.
        let at = |along: f32, away: f32| match side {
            Side::X => Point::new(along, away),
            Side::O => Point::new(away, along),
        };
        bars.extend(pen::polygon([
            at(0.0, near),
            at(-edge, near + out),
            at(long + edge, near + out),
            at(long, near),
        ]));
        for number in 0..width {
            let middle = at(cell * (f32::from(number) + 0.5), near + out * 0.5);
            emblems.extend(emblems::emblem(colour, middle, edge * 0.34));
        }
    }
    let rim = Stroke::round(theme::PANEL, 2.0);
    pen.path(bars, Some(Fill::Flat(colour.colour())), Some(rim));
    pen.fill(emblems, theme::PANEL);
}

/// A side's stones, and under them bars between those that connect: a chain is one figure with
/// one dark rim.
fn draw_chains(game: &Connection, sight: &BoardView, side: Side, pen: &mut Pen) {
    let grid = sight.grid;
    let colour = sight.colours[side as usize];
    let (mut bars, mut stones) = (Path::new(), Path::new());
    let stands = |cell: &Cell| game.stone(*cell) == Some(side);
    for cell in grid.cells().filter(stands) {
        let centre = grid.centre(cell);
        stones.push(Op::Circle(centre, grid.cell * STONE * height(sight, cell)));
        let Cell { file, rank } = cell;
        for next in [Cell::new(file + 1, rank), Cell::new(file, rank + 1)] {
            if stands(&next) {
                bars.extend(bar(sight, cell, next));
            }
        }
    }
    for (link, _) in game.links().into_iter().filter(|&(_, of)| of == side) {
        let [a, b] = link.ends();
        let corners = [Cell::new(a.file, b.rank), Cell::new(b.file, a.rank)];
        // If the two are connected round a corner anyway, a bar would only blur the line. In Quax it has cost a
        // turn, so it is visible.
        if game.variant() == Variant::Quax || !corners.iter().any(stands) {
            bars.extend(bar(sight, a, b));
        }
    }
    if let Some((from, at)) = sight.held.filter(|(from, _)| stands(from)) {
        // A stone does not move: a finger draws a link from it.
        bars.extend(pen::line(grid.centre(from), at));
    }
    let dark = |width: f32| Stroke::round(theme::MAP_INK, grid.cell * width);
    pen.stroke(bars.clone(), dark(BAR + 2.0 * RIM));
    pen.stroke(stones.clone(), dark(2.0 * RIM));
    pen.stroke(bars, Stroke::round(colour.colour(), grid.cell * BAR));
    pen.fill(stones, colour.colour());
}

/// Returns the scale of a stone that falls on a cell. It is larger while it is nearer to the eye.
fn height(sight: &BoardView, cell: Cell) -> f32 {
    let left = 1.0 - (2.0 * sight.placed(cell)).min(1.0);
    1.0 + 0.7 * left * left
}

/// Returns a bar between two stones. It grows towards a new stone once that has landed.
fn bar(sight: &BoardView, a: Cell, b: Cell) -> Path {
    let grown = |cell| (2.0 * sight.placed(cell) - 1.0).max(0.0);
    let (from, to) = match grown(a) < grown(b) {
        true => (b, a),
        false => (a, b),
    };
    let share = grown(to);
    if share <= 0.0 {
        return Path::new();
    }
    let [from, to] = [from, to].map(|cell| sight.grid.centre(cell));
    pen::line(from, from.towards(to, share))
}

/// Draws a light line along the winning chain, which is visible on a crowded board, too. It leaves out the middles
/// of the stones, where the emblems are.
fn draw_winning_chain(game: &Connection, grid: Grid, pen: &mut Pen) {
    let stones: Vec<_> = game.winning_chain();
    let between = |pair: &[Cell]| {
        let [a, b] = [pair[0], pair[1]].map(|cell| grid.centre(cell));
        let share = grid.cell * 0.3 / a.distance(b);
        pen::line(a.towards(b, share), b.towards(a, share))
    };
    let line: Path = stones.windows(2).flat_map(between).collect();
    let dark = Stroke::round(theme::MAP_INK, grid.cell * 0.22);
    pen.stroke(line.clone(), dark);
    pen.stroke(line, Stroke::round(theme::GOLD_PRESSED, grid.cell * 0.13));
}
