//! Switch Yard on the table: the yard from above with its tracks, coupled cars at rest and in motion, and the
//! receiving and shipping areas.

use super::{IllegalMove, Move, Options, Outcome, Setup, Side, SwitchYard, exercises, yard};
use base::table::{PlayerColour, Rotation};
use rules::{Cell, Game, TwoPlayer};
use scene::{
    Face, Fill, Frame, Path, Pen, Point, Stroke, Style, emblems, measure, pen, theme, widgets,
};

use crate::boards::{Aftermath, Board, BoardGame, BoardView, Choice, Exercise, Grid, Occupant};
use crate::cabinet::{GameDef, position_after};
use base::sort::sorted_set;
use base::sound::Sound;
use base::words::{self, Message};

/// Cars of a side.
const CARS: usize = 10;
/// Minimum letter size. Smaller words are left out, because a small board has its explanation elsewhere.
const SMALLEST: f32 = 18.0;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef::board::<SwitchYard>(
    "Switch Yard",
    words::yard_about,
    || {
        let turns = "e1 e2 e5,c8 c4,e5 c5,c9 c8,f8 d8 f7,e8 g8 d8,c2 d3,f2 f1 e1,g1 g2 g7,d1 d3 c3,\
                     f9 d9 c9,c8 f8 c7,g7 i7,c8 e8 f8";
        position_after(SwitchYard::begin(&[0])?, turns)
    },
    [PlayerColour::Red, PlayerColour::Blue],
)
.heard(Sound::Coupling);

impl BoardGame for SwitchYard {
    const SIDES: [Side; 2] = [Side::Red, Side::Blue];
    const CHOICES: &'static [Choice] = &[Choice {
        id: "setup",
        title: words::yard_setup,
        value_ids: &["beginner", "advanced", "custom"],
        values: &[
            words::yard_setup_beginner,
            words::yard_setup_advanced,
            words::yard_setup_custom,
        ],
        means: &[
            words::yard_setup_beginner_means,
            words::yard_setup_advanced_means,
            words::yard_setup_custom_means,
        ],
        first: 0,
        trial: Some(0),
    }];
    const AHEAD: Option<fn(u8) -> Message> = Some(words::yard_ahead);

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[setup] = chosen else { return None };
        let setup = *Setup::ALL.get(setup)?;
        Some(Self::new(Options { setup }))
    }

    fn trace(&self, step: &Move) -> Vec<Cell> {
        if let Move::Place(cell, _) = *step {
            return vec![cell, yard::opposite(cell)];
        }
        let ends = |way: Vec<Cell>| [way[0], way[way.len() - 1]];
        sorted_set(step.ways().into_iter().flat_map(ends))
    }

    fn describe(&self, step: &Move, after: &Self) -> Message {
        let name = |cell: Cell| cell.to_string();
        let does = match *step {
            Move::Engine { from, to } => words::board_goes(name(from), name(to)),
            Move::Train { lead, tail, to } => {
                let cars = stretch(lead, tail).len();
                words::yard_train_goes(cars, name(lead), name(to))
            }
            Move::Place(cell, _) => {
                let both = [cell, yard::opposite(cell)];
                Message::list(both.map(|cell| name(cell).into()).into())
            }
        };
        Message::series([does].into_iter().chain(self.reason(step, after)))
    }

    fn arrows(&self, step: &Move) -> Vec<Vec<Cell>> {
        if let Move::Place(..) = step {
            return Vec::new();
        }
        // All cars follow the lead, which comes first, so the whole way is the last car's way and then theirs.
        let mut ways = step.ways().into_iter().rev();
        let mut whole = ways.next().unwrap_or_default();
        whole.extend(ways.filter_map(|way| way.last().copied()));
        vec![whole]
    }

    fn aftermath(&self, step: &Move) -> Aftermath {
        // Cars move and arrive, and are never captured.
        let filled = match *step {
            Move::Place(cell, _) => vec![yard::opposite(cell)],
            _ => Vec::new(),
        };
        Aftermath {
            filled,
            ..Aftermath::default()
        }
    }

    fn reason(&self, _: &Move, after: &Self) -> Option<Message> {
        let side = self.to_act()?;
        let shipped = after.shipped(side).saturating_sub(self.shipped(side));
        (shipped > 0).then(|| words::yard_why_ships(shipped))
    }

    fn exercises(_: &[usize]) -> Vec<Exercise> {
        exercises::ALL.to_vec()
    }
}

impl Board for SwitchYard {
    fn title(&self) -> Message {
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

    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let owner = self.car(cell)?;
        Some(Occupant {
            side: Self::SIDES.iter().position(|&side| side == owner),
            piece: words::yard_car(),
        })
    }

    fn has_ends(&self) -> bool {
        true
    }

    fn has_counts(&self) -> bool {
        true
    }

    fn has_draws(&self) -> bool {
        true
    }

    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        turn.map_or_else(Vec::new, |turn| turn.ways())
    }

    fn selection(&self, touched: &[Cell]) -> Vec<Cell> {
        match *touched {
            [one, other] if self.is_taken(other) => stretch(one, other),
            _ => match self.touch(touched).and_then(|touch| touch.turn) {
                Some(turn) => self.trace(&turn),
                None => touched.to_vec(),
            },
        }
    }

    fn prompt(&self, touched: &[Cell]) -> Message {
        match *touched {
            [] if self.is_placing() => words::yard_prompt_place(),
            [] => words::yard_prompt(),
            [_] => words::yard_prompt_first(),
            _ => words::yard_prompt_train(),
        }
    }

    fn go_on(&self) -> Message {
        words::yard_go_on()
    }

    fn lanes(&self, touched: &[Cell]) -> Vec<[Cell; 2]> {
        match *touched {
            [one, other] if self.is_taken(other) => vec![[one, other]],
            [one] => {
                let next = self
                    .touch(touched)
                    .map_or_else(Vec::new, |touch| touch.next);
                let ends = next.into_iter().filter(|&cell| self.is_taken(cell));
                ends.map(|end| [one, end]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn why_not(&self, touched: &[Cell]) -> Option<Message> {
        let refused = |turn| self.clone().play(turn).err();
        let no_way = |refusal: &IllegalMove| matches!(refusal, IllegalMove::NoWay(..));
        let refusal = match *touched {
            [.., cell] if self.is_placing() => refused(Move::Place(cell, self.to_act()?)),
            [cell] => refused(Move::Engine {
                from: cell,
                to: cell,
            }),
            // Both ends of cars that are no train, or of a train that cannot move.
            [lead, tail] if self.is_taken(tail) => refused(Move::Train {
                lead,
                tail,
                to: tail,
            }),
            [lead, tail, .., to] if self.is_taken(tail) => {
                let [one, other] = [(lead, tail), (tail, lead)]
                    .map(|(lead, tail)| refused(Move::Train { lead, tail, to }));
                if one.as_ref().is_some_and(no_way) {
                    other
                } else {
                    one
                }
            }
            [from, .., to] => refused(Move::Engine { from, to }),
            [] => None,
        }?;
        let stands = touched.last().is_some_and(|&cell| self.is_taken(cell));
        Some(match refusal {
            IllegalMove::NoWay(..) if stands => words::yard_nowhere(),
            refusal => refusal.into(),
        })
    }

    fn lessons(&self) -> Vec<Message> {
        // Players who arrange their own set-up know the game.
        if self.is_placing() {
            return Vec::new();
        }
        vec![
            words::yard_lesson_aim(),
            words::yard_lesson_train(),
            words::yard_lesson_areas(),
        ]
    }

    fn tally(&self, side: usize) -> Message {
        words::yard_tally(self.shipped(Self::SIDES[side]))
    }

    fn counted(&self, side: usize) -> Option<i32> {
        i32::try_from(self.shipped(Self::SIDES[side])).ok()
    }

    fn winners(&self) -> Vec<Cell> {
        let Some(Outcome::Win(side)) = self.outcome() else {
            return Vec::new();
        };
        // A win by a blocked opponent has no full yard to show.
        let full = self.shipped(side) == CARS;
        let own = |&cell: &Cell| full && self.car(cell) == Some(side);
        yard::cells().filter(own).collect()
    }

    fn ending(&self) -> Option<Message> {
        Some(match self.outcome()? {
            Outcome::Draw => words::yard_end_draw(),
            Outcome::Win(side) if self.shipped(side) == CARS => words::yard_end_shipped(),
            Outcome::Win(_) => words::yard_end_stuck(),
        })
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        let cell = grid.cell;
        for (file, rank, files, ranks) in [(0, 2, 9, 5), (2, 0, 5, 9)] {
            let ground = area(grid, file, rank, files, ranks).inset(cell * -0.08);
            pen.fill(pen::rounded(ground, cell * 0.23), theme::VOID);
        }
        draw_tracks(grid, pen);
        for rank in [0, 7] {
            let frame = area(grid, 2, rank, 5, 2).inset(cell * 0.05);
            let dashes = Stroke::butt(theme::HATCH, cell * 0.05).dashed(cell * 0.18, cell * 0.11);
            pen.stroke(pen::rounded(frame, cell * 0.18), dashes);
        }
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        draw_shipping(sight, pen);
        let (away, here): (Vec<_>, Vec<_>) = sight
            .grid
            .cells()
            .filter(|&cell| self.is_taken(cell))
            .partition(|&cell| sight.is_away(cell));
        if self.is_placing() {
            draw_receiving(sight, pen);
        }
        draw_couplers(self, sight, pen);
        draw_cars(self, &here, sight, pen);
        for cell in away {
            draw_cars(self, &[cell], sight, pen);
        }
        draw_full(self, sight.grid, pen);
    }
}

/// The cars from one end of a straight row to the other.
fn stretch(one: Cell, other: Cell) -> Vec<Cell> {
    let (files, ranks) = (
        one.file.min(other.file)..=one.file.max(other.file),
        one.rank.min(other.rank)..=one.rank.max(other.rank),
    );
    files
        .flat_map(|file| ranks.clone().map(move |rank| Cell::new(file, rank)))
        .collect()
}

/// Returns the frame of so many files and ranks, from a cell to the north and the east.
fn area(grid: Grid, file: u8, rank: u8, files: u8, ranks: u8) -> Frame {
    let upper = grid.square(Cell::new(file, rank + ranks - 1));
    Frame::new(
        upper.x,
        upper.y,
        grid.cell * f32::from(files),
        grid.cell * f32::from(ranks),
    )
}

/// A quiet track along every file and every rank.
fn draw_tracks(grid: Grid, pen: &mut Pen) {
    let (mut beds, mut rails) = (Path::new(), Path::new());
    let (cell, gauge) = (grid.cell, grid.cell * 0.11);
    for number in 0..yard::SIZE {
        let (from, count) = if (2..7).contains(&number) {
            (0, 9)
        } else {
            (2, 5)
        };
        for frame in [
            area(grid, from, number, count, 1),
            area(grid, number, from, 1, count),
        ] {
            let along = frame.w > frame.h;
            let trim = cell * 0.14;
            let rail = |aside: f32| {
                let middle = frame.centre();
                if along {
                    let at = |x| Point::new(x, middle.y + aside);
                    pen::line(at(frame.x + trim), at(frame.x + frame.w - trim))
                } else {
                    let at = |y| Point::new(middle.x + aside, y);
                    pen::line(at(frame.y + trim), at(frame.y + frame.h - trim))
                }
            };
            beds.extend(rail(0.0));
            rails.extend([rail(-gauge), rail(gauge)].concat());
        }
    }
    let sleepers = Stroke::butt(theme::TRACK.alpha(0.22), cell * 0.36);
    pen.stroke(beds, sleepers.dashed(cell * 0.06, cell * 0.14));
    pen.stroke(rails, Stroke::butt(theme::TRACK.alpha(0.5), cell * 0.032));
}

/// Draws the shipping areas in the colours of their players, with a word for each reader.
fn draw_shipping(sight: &BoardView, pen: &mut Pen) {
    let (grid, cell) = (sight.grid, sight.grid.cell);
    for (file, colour) in [7, 0].into_iter().zip(sight.colours) {
        let frame = area(grid, file, 2, 2, 5).inset(cell * 0.05);
        pen.path(
            pen::rounded(frame, cell * 0.18),
            Some(Fill::Flat(colour.colour().alpha(0.3))),
            Some(Stroke::round(colour.colour(), cell * 0.076)),
        );
        // Below the area for an upright reader, and above it for a reader in the north.
        let below = area(grid, file, 0, 2, 2).centre();
        let above = area(grid, file, 7, 2, 2).centre();
        let [below, above] = [(below, false), (above, true)].map(|(at, north)| Sign {
            at,
            turned: sight.reader.map_or(north, is_turned),
            north,
            cell,
        });
        below.draw(colour, pen);
        above.draw(colour, pen);
    }
}

/// Returns true if a reader sees the board from the north.
fn is_turned(reader: Rotation) -> bool {
    reader == Rotation::R180
}

/// Words at a shipping area, with an arrow into it.
#[derive(Clone, Copy)]
struct Sign {
    /// Its middle.
    at: Point,
    /// True if the sign faces a reader in the north.
    turned: bool,
    /// True if the sign is north of the area.
    north: bool,
    /// The side of a cell.
    cell: f32,
}

impl Sign {
    fn draw(self, colour: PlayerColour, pen: &mut Pen) {
        let cell = self.cell;
        let unit = if self.turned { -cell } else { cell };
        let at = |x: f32, y: f32| Point::new(self.at.x + x * unit, self.at.y + y * unit);
        // If the area is in front of the reader the words are above, and the arrow points down.
        let (ahead, name, ships) = match self.turned == self.north {
            true => (-1.0, 0.35, 0.68),
            false => (1.0, -0.47, -0.14),
        };
        let tip = at(0.0, ahead * 0.82);
        let arrow = [
            pen::line(at(0.0, ahead * 0.51), tip),
            pen::line(at(-0.14, ahead * 0.68), tip),
            pen::line(at(0.14, ahead * 0.68), tip),
        ];
        let stroke = Stroke::round(colour.colour(), cell * 0.065);
        pen.stroke(arrow.concat(), stroke);
        emblems::draw_emblem(pen, colour, at(0.0, ahead * 0.18), cell * 0.2);
        let turn = if self.turned { 180.0 } else { 0.0 };
        let ship = words::yard_ships_here();
        for (words, face, size, ink, down) in [
            (colour.name(), Face::Bold, 0.33, theme::INK, name),
            (ship, Face::Text, 0.27, theme::QUIET, ships),
        ] {
            let words = pen.say(words);
            let size = widgets::fitting(&words, face, cell * size, cell * 1.34);
            let style = Style::new(face, size, ink).middle().turned(turn);
            if style.size() >= SMALLEST {
                pen.text(words, at(0.0, down), style);
            }
        }
    }
}

/// Draws the word for the receiving areas, at the inner side of each frame, for the player behind it.
fn draw_receiving(sight: &BoardView, pen: &mut Pen) {
    let cell = sight.grid.cell;
    let legend = Style::new(Face::Narrow, cell * 0.25, theme::HATCH_INK).middle();
    let legend = legend.halo(theme::VOID, 5.0);
    let Point { x, y } = sight.grid.frame().centre();
    if legend.size() < SMALLEST {
        return;
    }
    for north in [false, true] {
        let turned = sight.reader.map_or(north, is_turned);
        let middle = if north {
            y - cell * 2.5
        } else {
            y + cell * 2.5
        };
        let half = legend.size() * measure::CAP_HEIGHT / 2.0;
        let (base, turn) = match turned {
            true => (middle - half, 180.0),
            false => (middle + half, 0.0),
        };
        pen.text(
            words::yard_receiving(),
            Point::new(x, base),
            legend.turned(turn),
        );
    }
}

/// A golden frame round each car of a full yard, over the colours of the area.
fn draw_full(game: &SwitchYard, grid: Grid, pen: &mut Pen) {
    let frame = |cell| pen::rounded(grid.square(cell).inset(grid.cell * 0.07), grid.cell * 0.16);
    let frames: Path = game.winners().into_iter().flat_map(frame).collect();
    pen.stroke(
        frames.clone(),
        Stroke::round(theme::PANEL, grid.cell * 0.13),
    );
    pen.stroke(frames, Stroke::round(theme::GOLD, grid.cell * 0.07));
}

/// Draws the couplers between cars that look like neighbours at the moment.
fn draw_couplers(game: &SwitchYard, sight: &BoardView, pen: &mut Pen) {
    let cell = sight.grid.cell;
    let mut couplers = Path::new();
    for one in sight.grid.cells().filter(|&one| game.is_taken(one)) {
        let nexts = [
            Cell::new(one.file + 1, one.rank),
            Cell::new(one.file, one.rank + 1),
        ];
        for next in nexts.into_iter().filter(|&next| game.is_taken(next)) {
            let (a, b) = (sight.spot(one), sight.spot(next));
            if a.distance(b) < cell * 1.05 {
                couplers.extend(pen::line(a, b));
            }
        }
    }
    pen.stroke(couplers.clone(), Stroke::butt(theme::MAP_INK, cell * 0.17));
    pen.stroke(couplers, Stroke::butt(theme::LAND_DIM, cell * 0.05));
}

/// Cars from above, each with its player's emblem.
fn draw_cars(game: &SwitchYard, cells: &[Cell], sight: &BoardView, pen: &mut Pen) {
    let cell = sight.grid.cell;
    let body = |at: &Cell, half: f32| {
        let (at, half) = (sight.spot(*at), cell * half);
        let frame = Frame::new(at.x - half, at.y - half, 2.0 * half, 2.0 * half);
        pen::rounded(frame, half * 0.36)
    };
    let cars = cells.iter().flat_map(|at| body(at, 0.33)).collect();
    pen.fill(cars, theme::MAP_INK);
    for (side, colour) in SwitchYard::SIDES.into_iter().zip(sight.colours) {
        let own = || cells.iter().filter(|&&cell| game.car(cell) == Some(side));
        pen.fill(
            own().flat_map(|at| body(at, 0.285)).collect(),
            colour.colour(),
        );
        let emblem = |&at: &Cell| emblems::emblem(colour, sight.spot(at), cell * 0.2);
        pen.fill(own().flat_map(emblem).collect(), theme::MAP_INK);
    }
}
