//! Raindrops on the table: drops that visibly merge.

use super::{Colour, Options, Raindrops, Step, Turn, exercises};
use base::table::PlayerColour;
use rules::{Cell, Game};
use scene::{Fill, Frame, Op, Path, Pen, Point, Stroke, emblems, pen, theme};

use crate::boards::{Board, BoardGame, BoardView, Choice, Exercise, Grid, Occupant};
use crate::cabinet::{GameDef, position_after};
use base::sort::sorted_set;
use base::sound::Sound;
use base::words::{self, Message};

/// Sizes on offer, in ascending order.
const SIZES: [u8; 7] = [6, 7, 8, 9, 10, 11, 12];
/// The radius of a drop, as a share of a cell like the next one.
const DROP: f32 = 0.37;
/// Width of the dark rim of drops.
const RIM: f32 = 0.035;
/// Angle round a drop at which the neck begins, in radians from the way to the next drop.
const NECK: f32 = 0.9;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef::board::<Raindrops>(
    "Raindrops",
    words::raindrops_about,
    || {
        let game = Raindrops::new(Options { size: 5 }).ok()?;
        position_after(game, "d5 c5,c1 b1,e3 d3,e4 e3,d1 c1")
    },
    [PlayerColour::Sky, PlayerColour::Pink],
)
.heard(Sound::Drop)
.tried_at(exercises::FIRST_GAME);

impl BoardGame for Raindrops {
    const SIDES: [Colour; 2] = [Colour::Black, Colour::White];
    const CHOICES: &'static [Choice] = &[Choice {
        id: "size",
        title: words::board_size,
        value_ids: &["6", "7", "8", "9", "10", "11", "12"],
        values: &[
            || "6".into(),
            || "7".into(),
            || "8".into(),
            || "9".into(),
            || "10".into(),
            || "11".into(),
            || "12".into(),
        ],
        means: &[
            words::raindrops_full,
            words::raindrops_open,
            words::raindrops_full,
            words::raindrops_open,
            words::raindrops_full,
            words::raindrops_open,
            words::raindrops_full,
        ],
        first: 2,
        trial: Some(0),
    }];

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[size] = chosen else { return None };
        let size = *SIZES.get(size)?;
        Self::new(Options { size }).ok()
    }

    fn preview_position(&self, touched: &[Cell]) -> Self {
        Self::preview_position(self, touched)
    }

    fn trace(&self, step: &Turn) -> Vec<Cell> {
        let ends = |step: &Step| [step.from, step.to];
        changed(&step.steps().iter().map(ends).collect::<Vec<_>>())
    }

    fn describe(&self, turn: &Turn, after: &Self) -> Message {
        let says = |step: &Step| {
            let [from, to] = [step.from, step.to].map(|cell| cell.to_string());
            match step.capture {
                true => words::board_takes(from, to),
                false => words::board_goes(from, to),
            }
        };
        let mut said: Vec<Message> = turn.steps().iter().map(says).collect();
        if let Some(side) = self.to_act() {
            let left = after.units(side);
            said.extend((left < self.units(side)).then(|| words::raindrops_why_joins(left)));
        }
        Message::series(said)
    }

    fn arrows(&self, step: &Turn) -> Vec<Vec<Cell>> {
        let arrow = |step: &Step| vec![step.from, step.to];
        step.steps().iter().map(arrow).collect()
    }

    fn reason(&self, _: &Turn, after: &Self) -> Option<Message> {
        let side = self.to_act()?;
        let drops = |game: &Self| {
            let grid = Grid::filling(Point::default(), 1.0, game.size());
            let other = |cell: &Cell| game.piece(*cell).is_some_and(|owner| owner != side);
            grid.cells().filter(other).count()
        };
        let taken = drops(self) - drops(after);
        if taken > 0 {
            return Some(words::raindrops_why_captures(taken));
        }
        let left = after.units(side);
        (left < self.units(side)).then(|| words::raindrops_why_joins(left))
    }

    fn exercises(_: &[usize]) -> Vec<Exercise> {
        exercises::ALL.to_vec()
    }
}

impl Board for Raindrops {
    fn title(&self) -> Message {
        words::board_title(self.size(), "Raindrops")
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.piece(cell).is_some()
    }

    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let owner = self.piece(cell)?;
        Some(Occupant {
            side: Self::SIDES.iter().position(|&side| side == owner),
            piece: words::raindrops_drop(),
        })
    }

    fn has_counts(&self) -> bool {
        true
    }

    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        let (steps, rest) = touched.as_chunks::<2>();
        let last = steps.last().filter(|_| rest.is_empty());
        last.map(|step| step.to_vec()).into_iter().collect()
    }

    fn selection(&self, touched: &[Cell]) -> Vec<Cell> {
        let (steps, lifted) = touched.as_chunks::<2>();
        let mut cells = changed(steps);
        // A piece placed earlier in the turn has a mark already.
        cells.extend(lifted.iter().filter(|cell| !changed(steps).contains(cell)));
        cells
    }

    fn prompt(&self, touched: &[Cell]) -> Message {
        match touched.len() {
            0 => words::raindrops_prompt(),
            len if len.is_multiple_of(2) => words::raindrops_prompt_next(),
            _ => words::raindrops_prompt_to(),
        }
    }

    fn go_on(&self) -> Message {
        words::raindrops_go_on()
    }

    fn lanes(&self, touched: &[Cell]) -> Vec<[Cell; 2]> {
        Self::lanes(self, touched)
    }

    fn why_not(&self, touched: &[Cell]) -> Option<Message> {
        Self::why_not(self, touched).map(|refusal| refusal.into())
    }

    fn lessons(&self) -> Vec<Message> {
        vec![
            words::raindrops_lesson_aim(),
            words::raindrops_lesson_capture(),
            words::raindrops_lesson_group(),
        ]
    }

    fn tally(&self, side: usize) -> Message {
        words::raindrops_tally(self.units(Self::SIDES[side]))
    }

    fn counted(&self, side: usize) -> Option<i32> {
        // The last unit wins, so fewer are better.
        let units = i32::try_from(self.units(Self::SIDES[side])).ok();
        units.map(|units| -units)
    }

    fn winners(&self) -> Vec<Cell> {
        let winner = self.outcome().map(|outcome| outcome.winner);
        let grid = Grid::filling(Point::default(), 1.0, self.size());
        let stands = |cell: &Cell| winner.is_some() && self.piece(*cell) == winner;
        grid.cells().filter(stands).collect()
    }

    fn ending(&self) -> Option<Message> {
        self.outcome().map(|_| words::raindrops_end())
    }

    fn gives_away(&self, winner: Message, is_done: bool) -> Option<Message> {
        Some(match is_done {
            true => words::raindrops_gave(winner),
            false => words::raindrops_gives(winner),
        })
    }

    fn is_pale(&self) -> bool {
        false
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        let board = grid.frame();
        let light = Fill::Radial {
            centre: board.centre(),
            radius: board.w * 0.72,
            inner: theme::SEA_LIGHT,
            outer: theme::SEA,
        };
        let rim = Stroke::round(theme::LINE, 3.0);
        pen.path(
            pen::rounded(board.inset(-6.0), 24.0),
            Some(light),
            Some(rim),
        );
        let (first, last) = (grid.cell * 0.5, board.w - grid.cell * 0.5);
        let lines = (0..grid.width).flat_map(|number| {
            let along = grid.cell * (f32::from(number) + 0.5);
            let line = |a: (f32, f32), b: (f32, f32)| {
                pen::line(Point::new(a.0, a.1), Point::new(b.0, b.1))
            };
            [
                line((along, first), (along, last)),
                line((first, along), (last, along)),
            ]
        });
        pen.stroke(
            lines.flatten().collect(),
            Stroke::round(theme::SHORE_LINE, 2.0),
        );
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        let figures = Self::SIDES.map(|side| Figures::of(self, side, sight));
        for (side, figures) in figures.iter().enumerate() {
            figures.draw(sight, side, pen);
        }
        for cell in sight.grid.cells().filter(|&cell| sight.is_away(cell)) {
            if let Some(side) = self.piece(cell) {
                let mut alone = Figures::default();
                alone.add(
                    sight.spot(cell),
                    sight.grid.cell,
                    sight.colours[side as usize],
                    true,
                );
                alone.draw(sight, side as usize, pen);
            }
        }
    }
}

/// Returns the cells that differ after some steps. In a long turn a player can place pieces and lift them again.
fn changed(steps: &[[Cell; 2]]) -> Vec<Cell> {
    let came = |cell: &Cell| steps.iter().filter(|[_, to]| to == cell).count();
    let went = |cell: &Cell| steps.iter().filter(|[from, _]| from == cell).count();
    let changes = |cell: &Cell| came(cell) != went(cell);
    sorted_set(steps.iter().flatten().copied().filter(changes))
}

/// Shapes of a side's drops.
///
/// There are several paths, because figures of one path must not overlap.
#[derive(Default)]
struct Figures {
    /// A disc for each drop.
    discs: Path,
    /// Necks between neighbouring drops, in the two directions.
    necks: [Path; 2],
    /// Areas that four drops in a square enclose.
    middles: Path,
    emblems: Path,
    /// Light from the upper left on the edges that face it.
    shine: Path,
}

impl Figures {
    /// Returns all drops of a side that are at rest.
    fn of(game: &Raindrops, side: Colour, sight: &BoardView) -> Self {
        let mut figures = Self::default();
        let grid = sight.grid;
        let stands = |file: u8, rank: u8| {
            let cell = Cell::new(file, rank);
            game.piece(cell) == Some(side) && !sight.is_away(cell)
        };
        for cell in grid.cells() {
            let Cell { file, rank } = cell;
            if !stands(file, rank) {
                continue;
            }
            let centre = grid.centre(cell);
            let west = file > 0 && stands(file - 1, rank);
            let (east, north) = (stands(file + 1, rank), stands(file, rank + 1));
            figures.add(
                centre,
                grid.cell,
                sight.colours[side as usize],
                !west && !north,
            );
            if east {
                figures.necks[0].extend(neck(|x, y| {
                    Point::new(centre.x + grid.cell * x, centre.y + grid.cell * y)
                }));
            }
            if north {
                figures.necks[1].extend(neck(|x, y| {
                    Point::new(centre.x + grid.cell * y, centre.y - grid.cell * x)
                }));
            }
            if east && north && stands(file + 1, rank + 1) {
                let square = Frame::new(centre.x, centre.y - grid.cell, grid.cell, grid.cell);
                figures.middles.extend(pen::rounded(square, 0.0));
            }
        }
        figures
    }

    /// Adds a drop, with a highlight if `lit`.
    fn add(&mut self, centre: Point, cell: f32, colour: PlayerColour, lit: bool) {
        self.discs.push(Op::Circle(centre, cell * DROP));
        self.emblems
            .extend(emblems::emblem(colour, centre, cell * 0.21));
        if lit {
            let at = |x: f32, y: f32| Point::new(centre.x + cell * x, centre.y + cell * y);
            self.shine.push(Op::Move(at(-0.26, -0.08)));
            self.shine
                .push(Op::Quad(at(-0.23, -0.23), at(-0.08, -0.26)));
        }
    }

    fn draw(&self, sight: &BoardView, side: usize, pen: &mut Pen) {
        let cell = sight.grid.cell;
        let colour = sight.colours[side].colour();
        let figures = || {
            [&self.discs, &self.necks[0], &self.necks[1], &self.middles]
                .into_iter()
                .cloned()
        };
        for figure in figures() {
            pen.stroke(figure, Stroke::round(theme::MAP_INK, cell * 2.0 * RIM));
        }
        for figure in figures() {
            pen.fill(figure, colour);
        }
        pen.fill(self.emblems.clone(), theme::MAP_INK);
        let light = theme::INK.alpha(0.6);
        pen.stroke(self.shine.clone(), Stroke::round(light, cell * 0.05));
    }
}

/// The neck between a drop at 0, 0 and one at 1, 0: it leaves both discs along their tangents and is
/// narrow in between.
fn neck(at: impl Fn(f32, f32) -> Point) -> Path {
    let (x, y) = (DROP * NECK.cos(), DROP * NECK.sin());
    // Where the tangents meet, half way.
    let waist = y - (0.5 - x) / NECK.tan();
    vec![
        Op::Move(at(x, -y)),
        Op::Quad(at(0.5, -waist), at(1.0 - x, -y)),
        Op::Line(at(1.0 - x, y)),
        Op::Quad(at(0.5, waist), at(x, y)),
        Op::Close,
    ]
}
