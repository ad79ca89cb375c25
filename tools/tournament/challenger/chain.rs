//! Quickway, Crossway, Quax and Quadrex for the challengers. The evaluation is the resistance of the board
//! (Anshelevich, "A hierarchical approach to computer Hex", 2002): each side's stones conduct well, empty cells
//! badly and the other side's not at all. The current through a cell tells how promising it is.

use super::{Dice, Field, WON, cell_name, read_cell, read_rows};

const EMPTY: u8 = 2;
/// Off the board.
const WALL: u8 = 3;
const MOST: usize = 21 * 21;
/// Turns that are worth a look where the whole board would be too many.
const WIDTH: usize = 12;
/// So often the voltages are made even.
const SWEEPS: usize = 14;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Quickway,
    Crossway,
    Quax,
    Quadrex,
}

/// A stone on a cell, a diagonal of a block (1 rising, 2 falling), or nothing at all.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Turn {
    Stone(u16),
    Mark(u16, u8),
    Pass,
}

/// A cell that current can pass: its neighbours with their conductances, the sum of all of them, and the
/// conductance to the edge that is the source.
type Conductor = (u16, Vec<(u16, f32)>, f32, f32);

/// A position.
#[derive(Clone)]
pub(crate) struct Chain {
    kind: Kind,
    size: usize,
    stride: usize,
    at: [u8; MOST],
    /// By a block's south-west cell: which diagonal is marked, 1 rising, 2 falling.
    marks: [u8; MOST],
    side: u8,
    winner: u8,
}

impl Chain {
    fn cell(&self, file: usize, rank: usize) -> usize {
        (rank + 1) * self.stride + file + 1
    }

    fn name(&self, at: usize) -> String {
        cell_name(at % self.stride - 1, at / self.stride - 1)
    }

    fn cells(&self) -> impl Iterator<Item = usize> + use<> {
        let (size, stride) = (self.size, self.stride);
        (1..=size).flat_map(move |rank| (1..=size).map(move |file| rank * stride + file))
    }

    /// The corners of a block: south-west, north-east, south-east, north-west.
    fn corners(&self, block: usize) -> [usize; 4] {
        [
            block,
            block + self.stride + 1,
            block + 1,
            block + self.stride,
        ]
    }

    fn blocks(&self, at: usize) -> [usize; 4] {
        [at, at - 1, at - self.stride, at - self.stride - 1]
    }

    /// Returns, for a block of a cell, the cell across and the two others.
    fn across(&self, block: usize, at: usize) -> (usize, [usize; 2]) {
        let [sw, ne, se, nw] = self.corners(block);
        match at {
            _ if at == sw => (ne, [se, nw]),
            _ if at == ne => (sw, [se, nw]),
            _ if at == se => (nw, [sw, ne]),
            _ => (se, [sw, ne]),
        }
    }

    /// Crossway: whether a stone would complete a crosscut.
    fn is_forbidden(&self, at: usize, side: u8) -> bool {
        self.kind == Kind::Crossway
            && self.blocks(at).into_iter().any(|block| {
                let (across, beside) = self.across(block, at);
                self.at[across] == side && beside.iter().all(|&cell| self.at[cell] == 1 - side)
            })
    }

    /// Puts a stone, and does what the rules do by themselves.
    fn put(&mut self, at: usize, side: u8) {
        self.at[at] = side;
        match self.kind {
            Kind::Quickway => self.mark_crosscuts(at, side),
            Kind::Quadrex => self.fill(at, side),
            Kind::Crossway | Kind::Quax => {}
        }
    }

    /// Gives a diagonal to the side that crossed first.
    fn mark_crosscuts(&mut self, at: usize, side: u8) {
        for block in self.blocks(at) {
            let (across, beside) = self.across(block, at);
            let crossed =
                self.at[across] == side && beside.iter().all(|&cell| self.at[cell] == 1 - side);
            if crossed && self.marks[block] == 0 {
                let [sw, ne, ..] = self.corners(block);
                self.marks[block] = if [sw, ne].contains(&at) { 2 } else { 1 };
            }
        }
    }

    /// Quadrex: fills last corners in waves; what both would fill is the mover's.
    fn fill(&mut self, at: usize, mover: u8) {
        let mut new = vec![at];
        while !new.is_empty() {
            let mut wave: Vec<(usize, u8)> = Vec::new();
            for block in new.iter().flat_map(|&at| self.blocks(at)) {
                for open in self.corners(block) {
                    if self.at[open] != EMPTY {
                        continue;
                    }
                    let (across, beside) = self.across(block, open);
                    let [one, other] = beside.map(|cell| self.at[cell]);
                    if one != other || one > 1 || self.at[across] != 1 - one {
                        continue;
                    }
                    match wave.iter_mut().find(|(cell, _)| *cell == open) {
                        Some(known) if known.1 != one => known.1 = mover,
                        Some(_) => {}
                        None => wave.push((open, one)),
                    }
                }
            }
            new.clear();
            for (cell, side) in wave {
                self.at[cell] = side;
                new.push(cell);
            }
        }
    }

    /// Returns true if a diagonal connects two like stones on it.
    fn connects(&self, block: usize, slope: u8) -> bool {
        let [sw, ne, se, nw] = self.corners(block).map(|cell| self.at[cell]);
        match self.kind {
            Kind::Quickway if self.marks[block] != 0 => self.marks[block] == slope,
            Kind::Quickway => !(sw == ne && se == nw && sw + se == 1),
            Kind::Crossway => true,
            Kind::Quax => self.marks[block] == slope,
            Kind::Quadrex => false,
        }
    }

    /// The eight neighbours: where, and for diagonals the block and the slope.
    fn around(&self, at: usize) -> [(usize, usize, u8); 8] {
        let north = self.stride;
        [
            (at + 1, 0, 0),
            (at - 1, 0, 0),
            (at + north, 0, 0),
            (at - north, 0, 0),
            (at + north + 1, at, 1),
            (at - north - 1, at - north - 1, 1),
            (at + north - 1, at - 1, 2),
            (at - north + 1, at - north, 2),
        ]
    }

    /// Returns the position of a cell along a side's way.
    fn along(&self, at: usize, side: u8) -> usize {
        match side {
            0 => at / self.stride,
            _ => at % self.stride,
        }
    }

    fn has_chain(&self, side: u8) -> bool {
        let mut seen = [false; MOST];
        let mut open = [0_u16; MOST];
        let mut count = 0;
        for number in 0..self.size {
            let at = match side {
                0 => self.cell(number, 0),
                _ => self.cell(0, number),
            };
            if self.at[at] == side {
                seen[at] = true;
                open[count] = at as u16;
                count += 1;
            }
        }
        while count > 0 {
            count -= 1;
            let at = usize::from(open[count]);
            if self.along(at, side) == self.size {
                return true;
            }
            for (next, block, slope) in self.around(at) {
                if self.at[next] == side
                    && !seen[next]
                    && (slope == 0 || self.connects(block, slope))
                {
                    seen[next] = true;
                    open[count] = next as u16;
                    count += 1;
                }
            }
        }
        false
    }

    /// Quax: the diagonals that a side can mark and that connect something.
    fn links(&self, side: u8, idle: bool, tell: &mut impl FnMut(Turn)) {
        if self.kind != Kind::Quax {
            return;
        }
        for block in self.cells() {
            let [sw, ne, se, nw] = self.corners(block).map(|cell| self.at[cell]);
            if self.marks[block] != 0 {
                continue;
            }
            let rising = sw == side && ne == side;
            let falling = se == side && nw == side;
            if rising && (idle || (se != side && nw != side)) {
                tell(Turn::Mark(block as u16, 1));
            }
            if falling && (idle || (sw != side && ne != side)) {
                tell(Turn::Mark(block as u16, 2));
            }
        }
    }

    /// Returns a factor for how well a diagonal conducts for a side.
    fn diagonal(&self, ends: u8, block: usize, slope: u8, side: u8) -> f32 {
        let corners = self.corners(block).map(|cell| self.at[cell]);
        let others = if slope == 1 {
            [corners[2], corners[3]]
        } else {
            [corners[0], corners[1]]
        };
        let enemies = others.iter().filter(|&&stone| stone == 1 - side).count();
        if others.contains(&WALL) {
            return 0.0;
        }
        match (self.kind, enemies) {
            (Kind::Quickway, 2) => f32::from(self.marks[block] == slope && ends == 2),
            (Kind::Quickway, 1) if ends < 2 => 0.5,
            (Kind::Crossway, 2) => f32::from(ends == 2),
            (Kind::Crossway, 1) if ends < 2 => 0.8,
            (Kind::Quax, _) if self.marks[block] != 0 => f32::from(self.marks[block] == slope),
            (Kind::Quax, 2) if ends == 2 => 0.6,
            (Kind::Quax, 2) => 0.1,
            (Kind::Quax, 1) if ends < 2 => 0.4,
            (Kind::Quadrex, 2) => 0.0,
            (Kind::Quadrex, 1) => 0.1,
            _ if ends == 2 => 1.0,
            _ => 0.7,
        }
    }

    /// Returns the number of stones that a side needs for a chain if the other plays none.
    fn missing(&self, side: u8) -> usize {
        let mut seen = [false; MOST];
        let is_first = |at: &usize| self.along(*at, side) == 1 && self.at[*at] != 1 - side;
        let edge = self.cells().filter(is_first);
        let (mut open, mut further): (Vec<_>, Vec<_>) = edge.partition(|&at| self.at[at] == side);
        let mut stones = 0;
        while !(open.is_empty() && further.is_empty()) {
            while let Some(at) = open.pop() {
                if std::mem::replace(&mut seen[at], true) {
                    continue;
                }
                if self.along(at, side) == self.size {
                    return stones;
                }
                for (next, block, slope) in self.around(at) {
                    let stone = self.at[next];
                    if seen[next] || (stone != side && stone != EMPTY) {
                        continue;
                    }
                    let ends = u8::from(self.at[at] == side) + u8::from(stone == side);
                    if slope == 0 || self.diagonal(ends, block, slope, side) >= 0.5 {
                        let list = if stone == side {
                            &mut open
                        } else {
                            &mut further
                        };
                        list.push(next);
                    }
                }
            }
            std::mem::swap(&mut open, &mut further);
            stones += 1;
        }
        self.size * self.size
    }

    /// The current from edge to edge of a side under a voltage of 1, and what flows through each cell.
    fn current(&self, side: u8) -> (f32, [f32; MOST]) {
        let resistance = |at: usize| match self.at[at] {
            stone if stone == side => Some(0.05_f32),
            EMPTY => Some(1.0),
            _ => None,
        };
        let length = (self.size + 1) as f32;
        let mut volts = [0.0_f32; MOST];
        let mut joined: Vec<Conductor> = Vec::with_capacity(self.size.pow(2));
        for at in self.cells() {
            let Some(own) = resistance(at) else { continue };
            volts[at] = 1.0 - self.along(at, side) as f32 / length;
            let (mut list, mut sum, mut source) = (Vec::with_capacity(8), 0.0, 0.0);
            for (next, block, slope) in self.around(at) {
                let Some(other) = resistance(next) else {
                    continue;
                };
                let ends = u8::from(own < 0.5) + u8::from(other < 0.5);
                let factor = match slope {
                    0 => 1.0,
                    _ => self.diagonal(ends, block, slope, side),
                };
                if factor > 0.0 {
                    let conducts = factor / (own + other);
                    list.push((next as u16, conducts));
                    sum += conducts;
                }
            }
            let edge = 1.0 / (own + 0.05);
            if self.along(at, side) == 1 {
                source = edge;
                sum += edge;
            }
            if self.along(at, side) == self.size {
                sum += edge;
            }
            joined.push((at as u16, list, sum, source));
        }
        let mut sweep = |(at, list, sum, source): &Conductor| {
            if *sum > 0.0 {
                let inflow: f32 = list
                    .iter()
                    .map(|&(next, conducts)| conducts * volts[usize::from(next)])
                    .sum();
                let even = (inflow + source) / sum;
                let volt = &mut volts[usize::from(*at)];
                *volt += 1.5 * (even - *volt);
            }
        };
        for number in 0..SWEEPS {
            if number % 2 == 0 {
                joined.iter().for_each(&mut sweep);
            } else {
                joined.iter().rev().for_each(&mut sweep);
            }
        }
        let mut flow = [0.0_f32; MOST];
        let mut all = 0.0;
        for (at, list, _, source) in &joined {
            let at = usize::from(*at);
            let through: f32 = list
                .iter()
                .map(|&(next, conducts)| conducts * (volts[at] - volts[usize::from(next)]).abs())
                .sum();
            let entered = source * (1.0 - volts[at]);
            all += entered;
            flow[at] = (through + entered.abs()) / 2.0;
        }
        (all.max(1e-4), flow)
    }
}

impl Field for Chain {
    type Move = Turn;

    fn read(name: &str, positions: &[String]) -> Self {
        let text = positions.last().expect("there is a position");
        let fields: Vec<&str> = text.split(' ').collect();
        let (size, stones) = read_rows(fields[0]);
        let kind = match name {
            "quickway" => Kind::Quickway,
            "crossway" => Kind::Crossway,
            "quax" => Kind::Quax,
            _ => Kind::Quadrex,
        };
        let stride = size + 2;
        let mut chain = Self {
            kind,
            size,
            stride,
            at: [WALL; MOST],
            marks: [0; MOST],
            side: u8::from(fields[1] == "o"),
            winner: EMPTY,
        };
        for at in chain.cells() {
            chain.at[at] = EMPTY;
        }
        for (file, rank, stone) in stones {
            let at = chain.cell(file, rank);
            chain.at[at] = u8::from(stone == 'o');
        }
        for mark in fields[2].split(',').filter(|mark| *mark != "-") {
            let (west, east) = mark.split_once('-').expect("a mark has two ends");
            let (west, east) = (read_cell(west), read_cell(east));
            let block = chain.cell(west.0, west.1.min(east.1));
            chain.marks[block] = if west.1 < east.1 { 1 } else { 2 };
        }
        chain
    }

    fn side(&self) -> usize {
        self.side.into()
    }

    fn moves(&self, list: &mut Vec<Turn>) {
        let open = self.cells().filter(|&at| self.at[at] == EMPTY);
        let open = open.filter(|&at| !self.is_forbidden(at, self.side));
        list.extend(open.map(|at| Turn::Stone(at as u16)));
        for idle in [false, true] {
            if !idle || list.is_empty() {
                self.links(self.side, idle, &mut |link| list.push(link));
            }
        }
        if list.is_empty() {
            list.push(Turn::Pass);
        }
    }

    fn make(&mut self, turn: Turn) {
        match turn {
            Turn::Stone(at) => self.put(at.into(), self.side),
            Turn::Mark(block, slope) => self.marks[usize::from(block)] = slope,
            Turn::Pass => {}
        }
        // In Quadrex a turn can fill the last cell of the other side's chain.
        for side in [self.side, 1 - self.side] {
            if self.winner == EMPTY && self.has_chain(side) {
                self.winner = side;
            }
        }
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<f32> {
        match self.winner {
            0 => Some(WON),
            1 => Some(0.0),
            _ => None,
        }
    }

    /// Puts stones anywhere, until the board is full. In Quax a side that can mark a crosscut does so at once.
    fn random_game(&mut self, dice: &mut Dice) -> f32 {
        let mut open: Vec<usize> = self.cells().filter(|&at| self.at[at] == EMPTY).collect();
        let mut passes = 0;
        while !open.is_empty() && passes < 2 {
            let mut found = None;
            for tried in 0..open.len() {
                let number = tried + dice.below(open.len() - tried);
                open.swap(tried, number);
                let at = open[tried];
                if self.at[at] == EMPTY && !self.is_forbidden(at, self.side) {
                    found = Some(tried);
                    break;
                }
            }
            match found {
                Some(number) => {
                    let at = open.swap_remove(number);
                    self.put(at, self.side);
                    if self.kind == Kind::Quax {
                        self.mark_crosscuts(at, self.side);
                    }
                    passes = 0;
                }
                None => passes += 1,
            }
            self.side = 1 - self.side;
        }
        if self.kind == Kind::Quax {
            // A diagonal that no other one crosses can be marked in time.
            self.kind = Kind::Quickway;
        }
        match [self.has_chain(0), self.has_chain(1)] {
            [true, _] => WON,
            [_, true] => 0.0,
            _ => 0.5,
        }
    }

    fn evaluate(&self) -> f32 {
        let [x, o] = [0, 1].map(|side| self.current(side).0);
        let mover = if self.side == 0 { 0.3 } else { -0.3 };
        (2.0 * (x / o).ln() + mover).clamp(-99.0, 99.0)
    }

    /// The stones that chains still need.
    fn count(&self) -> f32 {
        self.missing(1) as f32 - self.missing(0) as f32
    }

    fn order(&self, list: &mut Vec<Turn>) {
        let [x, o] = [0, 1].map(|side| {
            let (all, flow) = self.current(side);
            flow.map(|flow| flow / all)
        });
        let score = |turn: &Turn| match *turn {
            Turn::Stone(at) => x[usize::from(at)] + o[usize::from(at)],
            Turn::Mark(block, slope) => {
                let [sw, ne, se, nw] = self.corners(block.into());
                let ends = if slope == 1 { [sw, ne] } else { [se, nw] };
                let own = if self.side == 0 { &x } else { &o };
                0.5 * (own[ends[0]] + own[ends[1]])
            }
            Turn::Pass => 0.0,
        };
        list.sort_by(|a, b| score(b).total_cmp(&score(a)));
        list.truncate(WIDTH);
    }

    fn cut(&self, list: &mut Vec<Turn>) {
        self.order(list);
        list.truncate(WIDTH / 2);
    }

    fn written(&self, turn: Turn) -> String {
        match turn {
            Turn::Stone(at) => self.name(at.into()),
            Turn::Mark(block, slope) => {
                let [sw, ne, se, nw] = self.corners(block.into());
                let [west, east] = if slope == 1 { [sw, ne] } else { [nw, se] };
                format!("{}-{}", self.name(west), self.name(east))
            }
            Turn::Pass => "pass".into(),
        }
    }
}
