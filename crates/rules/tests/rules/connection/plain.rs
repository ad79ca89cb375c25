//! A second version of the rules of the connection family, as slow and plain as the page's text, with the history
//! of every mark. The tests compare the library with it.

use std::collections::{BTreeMap, BTreeSet};

use rules::Cell;
use rules::connection::{Options, Variant};

type At = (i32, i32);

/// A game by the plain rules. Sides are `x` and `o`.
#[derive(Clone, Debug)]
pub struct Plain {
    options: Options,
    stones: BTreeMap<At, char>,
    /// For each block (by its south-west cell), the marked diagonal.
    marks: BTreeMap<At, [At; 2]>,
    pub to_move: char,
    turns: usize,
    pub winner: Option<char>,
}

const AROUND: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Plain {
    pub fn new(options: Options) -> Self {
        let (stones, marks) = (BTreeMap::new(), BTreeMap::new());
        Self {
            options,
            stones,
            marks,
            to_move: 'x',
            turns: 0,
            winner: None,
        }
    }

    fn size(&self) -> i32 {
        i32::from(self.options.size)
    }

    fn cells(&self) -> impl Iterator<Item = At> + use<> {
        let size = self.size();
        (0..size).flat_map(move |file| (0..size).map(move |rank| (file, rank)))
    }

    fn stone(&self, at: At) -> Option<char> {
        self.stones.get(&at).copied()
    }

    /// Returns the legal turns as text.
    pub fn turns(&self) -> BTreeSet<String> {
        if self.winner.is_some() {
            return BTreeSet::new();
        }
        let mut turns = BTreeSet::new();
        for at in self.cells() {
            if self.stone(at).is_none() && !self.forbidden(at) {
                turns.insert(name(at));
            }
        }
        if self.options.variant == Variant::Quax {
            for link in self.pairs() {
                if self.stone(link[0]) == Some(self.to_move)
                    && !self.marks.contains_key(&block(link))
                {
                    turns.insert(format!("{}-{}", name(link[0]), name(link[1])));
                }
            }
        }
        if self.options.swap && self.turns == 1 {
            turns.insert("swap".into());
        }
        if turns.is_empty() {
            turns.insert("pass".into());
        }
        turns
    }

    /// Plays a legal turn.
    pub fn play(&mut self, turn: &str) {
        self.turns += 1;
        match (turn, turn.split_once('-')) {
            ("swap", _) => return,
            ("pass", _) => {}
            (_, Some((west, east))) => {
                let link = [read(west), read(east)];
                self.marks.insert(block(link), link);
            }
            _ => self.place(read(turn)),
        }
        self.winner = self.joined();
        self.to_move = other(self.to_move);
    }

    /// Places a stone whether or not the game is over.
    pub fn place(&mut self, at: At) {
        self.stones.insert(at, self.to_move);
        match self.options.variant {
            Variant::Quickway => self.mark_from(at),
            Variant::Quadrex => self.fill(),
            Variant::Crossway | Variant::Quax => {}
        }
    }

    fn mark_from(&mut self, at: At) {
        for (files, ranks) in AROUND {
            let end = (at.0 + files, at.1 + ranks);
            if self.stone(end) == self.stone(at) {
                let link = [at.min(end), at.max(end)];
                self.marks.entry(block(link)).or_insert(link);
            }
        }
    }

    fn fill(&mut self) {
        loop {
            let mut wave = BTreeMap::new();
            for at in self.cells().filter(|at| self.stone(*at).is_none()) {
                for colour in [other(self.to_move), self.to_move] {
                    if self.is_fourth(at, colour) {
                        wave.insert(at, colour);
                    }
                }
            }
            if wave.is_empty() {
                return;
            }
            self.stones.extend(wave);
        }
    }

    /// Returns true if the cell has a pair of this colour next to it and another stone opposite.
    fn is_fourth(&self, at: At, colour: char) -> bool {
        AROUND.iter().any(|(files, ranks)| {
            self.stone((at.0 + files, at.1)) == Some(colour)
                && self.stone((at.0, at.1 + ranks)) == Some(colour)
                && self.stone((at.0 + files, at.1 + ranks)) == Some(other(colour))
        })
    }

    fn forbidden(&self, at: At) -> bool {
        self.options.variant == Variant::Crossway && self.is_fourth(at, other(self.to_move))
    }

    /// Every diagonal with like stones at its ends, the western end first.
    fn pairs(&self) -> Vec<[At; 2]> {
        let diagonals = |at: At| [[at, (at.0 + 1, at.1 + 1)], [at, (at.0 + 1, at.1 - 1)]];
        let like = |link: &[At; 2]| {
            self.stone(link[0]).is_some() && self.stone(link[0]) == self.stone(link[1])
        };
        self.cells().flat_map(diagonals).filter(like).collect()
    }

    /// Returns the side that has a chain. Both cannot have one.
    pub fn joined(&self) -> Option<char> {
        let joins = self.joins();
        let [x, o] = ['x', 'o'].map(|side| self.has_chain(side, &joins));
        assert!(!(x && o), "both sides have a chain");
        x.then_some('x').or(o.then_some('o'))
    }

    /// Every diagonal that connects.
    fn joins(&self) -> BTreeSet<[At; 2]> {
        match self.options.variant {
            Variant::Crossway => self.pairs().into_iter().collect(),
            _ => self.marks.values().copied().collect(),
        }
    }

    /// Returns the connecting diagonals as text, with their sides. In games without marks by players, it leaves out
    /// blocks of four like stones, because either diagonal has the same effect there.
    pub fn links(&self) -> BTreeSet<String> {
        let alike = |[a, b]: [At; 2]| {
            let all = [a, b, (a.0, b.1), (b.0, a.1)].map(|at| self.stone(at));
            all.iter().all(|stone| *stone == all[0])
        };
        let told = |link: &[At; 2]| self.options.variant == Variant::Quax || !alike(*link);
        let line = |[a, b]: [At; 2]| format!("{}-{} {}", name(a), name(b), self.stones[&a]);
        self.joins().into_iter().filter(told).map(line).collect()
    }

    fn has_chain(&self, side: char, joins: &BTreeSet<[At; 2]>) -> bool {
        let along = |at: At| if side == 'x' { at.1 } else { at.0 };
        let own = |at: &At| self.stone(*at) == Some(side);
        let mut todo: Vec<_> = self
            .cells()
            .filter(|at| along(*at) == 0 && own(at))
            .collect();
        let mut seen: BTreeSet<_> = todo.iter().copied().collect();
        while let Some(at) = todo.pop() {
            if along(at) == self.size() - 1 {
                return true;
            }
            let beside = [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter();
            let beside = beside.map(|(files, ranks)| (at.0 + files, at.1 + ranks));
            let across = AROUND
                .iter()
                .map(|(files, ranks)| (at.0 + files, at.1 + ranks));
            let across = across.filter(|end| joins.contains(&[at.min(*end), at.max(*end)]));
            for next in beside.chain(across).filter(own) {
                if seen.insert(next) {
                    todo.push(next);
                }
            }
        }
        false
    }

    /// The position's text.
    pub fn text(&self) -> String {
        let row = |rank| {
            let mut row = String::new();
            let mut open = 0;
            for file in 0..=self.size() {
                let stone = self.stone((file, rank));
                if open > 0 && (stone.is_some() || file == self.size()) {
                    row += &open.to_string();
                    open = 0;
                }
                row.extend(stone);
                open += i32::from(stone.is_none());
            }
            row
        };
        let rows: Vec<_> = (0..self.size()).rev().map(row).collect();
        let told = self.marks.values().filter(|link| self.is_told(**link));
        let told: BTreeSet<_> = told
            .map(|[a, b]| format!("{}-{}", name(*a), name(*b)))
            .collect();
        let told: Vec<_> = told.into_iter().collect();
        let marks = if told.is_empty() {
            "-".into()
        } else {
            told.join(",")
        };
        format!("{} {} {marks}", rows.join("/"), self.to_move)
    }

    fn is_told(&self, [a, b]: [At; 2]) -> bool {
        let crossing = [(a.0, b.1), (b.0, a.1)].map(|at| self.stone(at));
        let against = self.stone(a).map(other);
        self.options.variant == Variant::Quax || crossing == [against, against]
    }
}

fn other(side: char) -> char {
    if side == 'x' { 'o' } else { 'x' }
}

fn block([a, b]: [At; 2]) -> At {
    (a.0.min(b.0), a.1.min(b.1))
}

fn name((file, rank): At) -> String {
    Cell::new(file as u8, rank as u8).to_string()
}

/// Reads a cell.
pub fn read(text: &str) -> At {
    let cell: Cell = text.parse().expect("it is a cell");
    (i32::from(cell.file), i32::from(cell.rank))
}
