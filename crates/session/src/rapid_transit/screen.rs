//! Rapid Transit on the table, drawn like a transit map. A line connects neighbours of one colour, and a station is
//! a disc on it. The end of a line, which can be changed, is an open station.

use super::{IllegalMove, Move, Options, Outcome, RapidTransit, Side, exercises};
use base::table::PlayerColour;
use rules::{Cell, Game, TwoPlayer};
use scene::{Op, Path, Pen, Stroke, emblems, pen, theme};

use crate::boards::{Board, BoardGame, BoardView, Choice, Exercise, Grid, Occupant};
use crate::cabinet::{GameDef, position_after};
use base::sound::Sound;
use base::words::{self, Message};

const SIZES: [u8; 3] = [4, 6, 8];
/// More networks than this are not told one by one.
const TOLD: usize = 3;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef::board::<RapidTransit>(
    "Rapid Transit",
    words::transit_about,
    || position_after(RapidTransit::begin(&[0])?, "c4 b4,c1 c2,a2 b2"),
    [PlayerColour::Green, PlayerColour::Orange],
)
.heard(Sound::Swap);

impl BoardGame for RapidTransit {
    const SIDES: [Side; 2] = [Side::Red, Side::Cyan];
    const CHOICES: &'static [Choice] = &[Choice {
        id: "size",
        title: words::board_size,
        value_ids: &["4", "6", "8"],
        values: &[|| "4".into(), || "6".into(), || "8".into()],
        means: &[
            words::transit_size_4,
            words::transit_size_6,
            words::transit_size_8,
        ],
        first: 2,
        trial: Some(0),
    }];
    const AHEAD: Option<fn(u8) -> Message> = Some(words::transit_ahead);

    fn begin(chosen: &[usize]) -> Option<Self> {
        let &[size] = chosen else { return None };
        let size = *SIZES.get(size)?;
        Self::new(Options { size }).ok()
    }

    fn trace(&self, step: &Move) -> Vec<Cell> {
        match *step {
            Move::Swap(own, other) => vec![own, other],
            Move::Pass => Vec::new(),
        }
    }

    fn describe(&self, step: &Move, after: &Self) -> Message {
        let &Move::Swap(own, other) = step else {
            return Message::NOTHING;
        };
        let swaps = words::board_swaps(own.to_string(), other.to_string());
        Message::series([swaps].into_iter().chain(self.reason(step, after)))
    }

    fn reason(&self, step: &Move, after: &Self) -> Option<Message> {
        let &Move::Swap(own, other) = step else {
            return None;
        };
        let side = self.piece(own)?;
        // Networks at the new place, without the piece that arrives.
        let beside = |network: &&Vec<Cell>| {
            let next =
                |cell: &Cell| cell.file.abs_diff(other.file) + cell.rank.abs_diff(other.rank) == 1;
            network.iter().any(|cell| *cell != own && next(cell))
        };
        let joined: Vec<String> = self
            .networks(side)
            .iter()
            .filter(beside)
            .map(|network| network.len() - usize::from(network.contains(&own)))
            .map(|size| size.to_string())
            .collect();
        if joined.len() > 1 {
            return Some(words::transit_why_joins(joined.join(" + ")));
        }
        let largest = |game: &Self, side| game.network_sizes(side).first().copied();
        let [before, now] = [self, after].map(|game| largest(game, side.other()));
        (now < before).then(|| words::transit_why_cuts(before.unwrap_or_default()))
    }

    fn exercises(_: &[usize]) -> Vec<Exercise> {
        exercises::ALL.to_vec()
    }
}

impl Board for RapidTransit {
    fn title(&self) -> Message {
        words::board_title(self.size(), "Rapid Transit")
    }

    fn width(&self) -> u8 {
        self.size()
    }

    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        match *touched {
            [own, other] => vec![vec![own, other], vec![other, own]],
            _ => Vec::new(),
        }
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.piece(cell).is_some()
    }

    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let owner = self.piece(cell)?;
        let terminal = self.terminals(owner).contains(&cell);
        Some(Occupant {
            side: Self::SIDES.iter().position(|&side| side == owner),
            piece: match terminal {
                true => words::transit_terminal(),
                false => Message::NOTHING,
            },
        })
    }

    fn passes(&self) -> bool {
        true
    }

    fn prompt(&self, touched: &[Cell]) -> Message {
        match touched {
            [] => words::transit_prompt(),
            _ => words::transit_prompt_other(),
        }
    }

    fn counts(&self, touched: &[Cell]) -> Vec<(Cell, usize)> {
        let after = self.preview_position(touched);
        let networks: Vec<_> = Self::SIDES.map(|side| after.networks(side)).concat();
        let size = |cell: &Cell| {
            let network = networks.iter().find(|network| network.contains(cell));
            network.map_or(0, Vec::len)
        };
        match *touched {
            // The own network, and those that it can swap with, each at its nearest cell.
            [own] => {
                let away =
                    |cell: &Cell| cell.file.abs_diff(own.file) + cell.rank.abs_diff(own.rank);
                let Some(touch) = self.touch(touched) else {
                    return Vec::new();
                };
                let nearest = networks.iter().filter_map(|network| {
                    let goals = network.iter().filter(|cell| touch.next.contains(cell));
                    goals.min_by_key(|cell| away(cell)).copied()
                });
                let cells = [own].into_iter().chain(nearest);
                cells.map(|cell| (cell, size(&cell))).collect()
            }
            [own, other] => [own, other].map(|cell| (cell, size(&cell))).into(),
            _ => Vec::new(),
        }
    }

    fn why_not(&self, touched: &[Cell]) -> Option<Message> {
        // A touch after a complete swap replaces the second piece.
        let (&own, &other) = (touched.first()?, touched.last()?);
        if touched.len() == 1 && self.to_act() == self.piece(own) {
            let terminal = self.to_act().map(|side| self.terminals(side))?;
            if terminal.contains(&own) {
                return Some(words::transit_nothing_to_swap());
            }
            return Some(IllegalMove::NoTerminal(own).into());
        }
        let refused = { *self }.play(Move::Swap(own, other));
        refused.err().map(|refusal| refusal.into())
    }

    fn lessons(&self) -> Vec<Message> {
        vec![
            words::transit_lesson_aim(),
            words::transit_lesson_networks(),
            words::transit_lesson_swaps(),
        ]
    }

    fn counted(&self, side: usize) -> Option<i32> {
        let [own, other] = [side, 1 - side].map(|side| self.network_sizes(Self::SIDES[side]));
        // Where the largest are alike, the next ones decide.
        let mut ranks = 0..own.len().max(other.len());
        let rank = ranks.find(|&rank| own.get(rank) != other.get(rank));
        let size = own.get(rank.unwrap_or_default()).copied();
        i32::try_from(size.unwrap_or_default()).ok()
    }

    fn tally(&self, side: usize) -> Message {
        let [own, other] = [side, 1 - side].map(|side| self.network_sizes(Self::SIDES[side]));
        // Where the largest are alike, the next ones decide.
        let decides =
            (0..own.len().max(other.len())).find(|&rank| own.get(rank) != other.get(rank));
        let Some(rank) = decides else {
            return words::transit_tally_level(told(&own[..1], 1));
        };
        let [ours, theirs] = [&own, &other].map(|sizes| told(sizes, rank + 1));
        match own.get(rank) > other.get(rank) {
            true => words::transit_tally_leads(theirs, ours),
            false => words::transit_tally_trails(theirs, ours),
        }
    }

    fn winners(&self) -> Vec<Cell> {
        let Some(Outcome::Win(side)) = self.outcome() else {
            return Vec::new();
        };
        // All networks as large as the one that decided the game, or all networks if none did.
        let [own, other] = [side, side.other()].map(|side| self.network_sizes(side));
        let decided = (0..own.len()).find(|&rank| other.get(rank) != own.get(rank));
        let least = decided.map_or(0, |rank| own[rank] as usize);
        let mut networks = self.networks(side);
        networks.retain(|network| network.len() >= least);
        networks.concat()
    }

    fn ending(&self) -> Option<Message> {
        let [red, cyan] = Self::SIDES.map(|side| self.network_sizes(side));
        Some(match self.outcome()? {
            Outcome::Draw => words::transit_end_draw(),
            Outcome::Win(_) if red == cyan => words::transit_end_last_swap(),
            Outcome::Win(_) => words::transit_end_larger(),
        })
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        let frame = grid.frame();
        let edge = frame.w * 0.008;
        pen.fill(pen::rounded(frame.inset(-edge), 3.0 * edge), theme::VOID);
        let mut streets = Path::new();
        for number in 0..grid.width {
            let last = grid.width - 1;
            let [west, east] = [0, last].map(|file| grid.centre(Cell::new(file, number)));
            let [south, north] = [0, last].map(|rank| grid.centre(Cell::new(number, rank)));
            streets.extend(pen::line(west, east));
            streets.extend(pen::line(south, north));
        }
        pen.stroke(
            streets,
            Stroke::round(theme::TRACK.alpha(0.35), grid.cell * 0.045),
        );
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        let cell = sight.grid.cell;
        let lines = Self::SIDES.map(|side| lines(self, side, sight));
        pen.stroke(lines.concat(), Stroke::round(theme::MAP_INK, cell * 0.34));
        for (lines, colour) in lines.into_iter().zip(sight.colours) {
            pen.stroke(lines, Stroke::round(colour.colour(), cell * 0.26));
        }
        let (away, here): (Vec<_>, Vec<_>) =
            sight.grid.cells().partition(|&cell| sight.is_away(cell));
        draw_stations(self, &here, sight, pen);
        for cell in away {
            draw_stations(self, &[cell], sight, pen);
        }
    }
}

/// Returns the first so many sizes of networks, as text.
fn told(sizes: &[u32], count: usize) -> String {
    let shown = sizes.iter().take(count.min(TOLD)).map(u32::to_string);
    let shown = shown.collect::<Vec<_>>().join(" \u{b7} ");
    let more = if count > TOLD { " \u{2026}" } else { "" };
    shown + more
}

/// Returns the lines between a side's neighbours that are at rest.
fn lines(game: &RapidTransit, side: Side, sight: &BoardView) -> Path {
    let stands = |cell: Cell| game.piece(cell) == Some(side) && !sight.is_away(cell);
    let mut lines = Path::new();
    for cell in sight.grid.cells().filter(|&cell| stands(cell)) {
        let (east, north) = (
            Cell::new(cell.file + 1, cell.rank),
            Cell::new(cell.file, cell.rank + 1),
        );
        for next in [east, north].into_iter().filter(|&next| stands(next)) {
            lines.extend(pen::line(sight.grid.centre(cell), sight.grid.centre(next)));
        }
    }
    lines
}

/// The stations on some cells: the disc in the player's colour with the emblem, open at terminals.
fn draw_stations(game: &RapidTransit, cells: &[Cell], sight: &BoardView, pen: &mut Pen) {
    let cell = sight.grid.cell;
    let discs = |cells: &[Cell], radius: f32| -> Path {
        let disc = |&at: &Cell| Op::Circle(sight.spot(at), cell * radius);
        cells.iter().map(disc).collect()
    };
    pen.fill(discs(cells, 0.38), theme::MAP_INK);
    for (side, colour) in RapidTransit::SIDES.into_iter().zip(sight.colours) {
        let mut own = cells.to_vec();
        own.retain(|&cell| game.piece(cell) == Some(side));
        let mut ends = game.terminals(side);
        ends.retain(|cell| own.contains(cell));
        pen.fill(discs(&own, 0.34), colour.colour());
        pen.fill(discs(&ends, 0.24), theme::LAND);
        let emblem = |&at: &Cell| emblems::emblem(colour, sight.spot(at), cell * 0.18);
        pen.fill(own.iter().flat_map(emblem).collect(), theme::MAP_INK);
    }
}
