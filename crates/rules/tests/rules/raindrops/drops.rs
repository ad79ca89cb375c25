//! A second version of the rules of Raindrops, slow and literal, on letters and without the library's shortcuts.
//! The tests compare its lists with the library's.

use std::collections::{BTreeMap, BTreeSet};

type At = (usize, usize);
type Unit = BTreeSet<At>;

/// A line of the board: a rank or a file.
#[derive(Clone, Copy, PartialEq)]
enum Line {
    Rank(usize),
    File(usize),
}

impl Line {
    fn has(self, at: At) -> bool {
        match self {
            Self::Rank(rank) => at.1 == rank,
            Self::File(file) => at.0 == file,
        }
    }
}

/// A position: letters by file and rank, `.` for an empty point, and the side to move.
#[derive(Clone, PartialEq, Eq)]
pub struct Drops {
    size: usize,
    at: BTreeMap<At, char>,
    mover: char,
}

/// Error for a search that is too large for a test.
pub struct TooMany;

/// A beginning of a turn, and its result.
struct Beginning {
    steps: Vec<String>,
    after: Drops,
    moved: At,
    reduces: bool,
}

impl Drops {
    pub fn read(text: &str) -> Self {
        let (rows, mover) = text.split_once(' ').unwrap();
        let rows: Vec<_> = rows.split('/').rev().collect();
        let mut at = BTreeMap::new();
        for (rank, row) in rows.iter().enumerate() {
            let (mut file, mut run) = (0, 0);
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(digit) => run = 10 * run + digit as usize,
                    None => {
                        file += run;
                        run = 0;
                        at.insert((file, rank), letter);
                        file += 1;
                    }
                }
            }
        }
        Self {
            size: rows.len(),
            at,
            mover: mover.chars().next().unwrap(),
        }
    }

    pub fn write(&self) -> String {
        let row = |rank| {
            let letter = |file| self.at.get(&(file, rank)).map_or('.', |&letter| letter);
            (0..self.size).map(letter).collect::<String>()
        };
        let mut text = (0..self.size).rev().map(row).collect::<Vec<_>>().join("/");
        for run in (1..=self.size).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        format!("{text} {}", self.mover)
    }

    fn neighbours(&self, at: At) -> impl Iterator<Item = At> + use<> {
        let size = self.size;
        [(1, 0), (-1, 0), (0, 1), (0, -1)]
            .into_iter()
            .filter_map(move |way| shifted(size, at, way))
    }

    fn unit(&self, at: At) -> Unit {
        let letter = self.at[&at];
        connected(
            at,
            |to| self.at.get(&to) == Some(&letter),
            |at| self.neighbours(at).collect(),
        )
    }

    fn units(&self, letter: char) -> Vec<Unit> {
        let pieces = self.at.iter().filter(|&(_, &other)| other == letter);
        let units: BTreeSet<_> = pieces.map(|(&at, _)| self.unit(at)).collect();
        units.into_iter().collect()
    }

    fn count(&self) -> usize {
        self.units('b').len() + self.units('w').len()
    }

    /// Returns true if the unit with this piece could join or capture in one turn.
    ///
    /// The unit may be of either side.
    pub fn engaged(&self, at: At, budget: &mut usize) -> Result<bool, TooMany> {
        let mut found = false;
        let mut seen = self.clone();
        seen.mover = self.at[&at];
        seen.beginnings(&self.unit(at), budget, &mut |beginning| {
            found |= beginning.reduces;
            !found
        })?;
        Ok(found)
    }

    /// Every position after a legal turn, with the turn that the page picks for it.
    pub fn turns(&self, mut budget: usize) -> Result<BTreeMap<String, String>, TooMany> {
        let mut turns: BTreeMap<String, (usize, String)> = BTreeMap::new();
        for unit in self.units(self.mover) {
            let mut all = Vec::new();
            self.beginnings(&unit, &mut budget, &mut |beginning| {
                all.push(beginning);
                true
            })?;
            let engaged = all.iter().any(|beginning| beginning.reduces);
            for turn in all {
                let legal = if engaged {
                    turn.reduces
                } else {
                    turn.after.engaged(turn.moved, &mut budget)?
                };
                if !legal {
                    continue;
                }
                let mut after = turn.after;
                after.mover = if self.mover == 'b' { 'w' } else { 'b' };
                let text = (turn.steps.len(), turn.steps.join(","));
                let best = turns.entry(after.write()).or_insert_with(|| text.clone());
                *best = text.min(best.clone());
            }
        }
        Ok(turns
            .into_iter()
            .map(|(after, (_, turn))| (after, turn))
            .collect())
    }

    /// Passes every beginning of a unit's turn to `tell`, legal as a whole turn or not, until `tell` has enough.
    fn beginnings(
        &self,
        unit: &Unit,
        budget: &mut usize,
        tell: &mut impl FnMut(Beginning) -> bool,
    ) -> Result<bool, TooMany> {
        let mut walk = Walk {
            start: self,
            budget,
            tell,
        };
        let &any = unit.first().unwrap();
        if unit.len() == 1 {
            return walk.slide(any);
        }
        let lines = (0..self.size).flat_map(|line| [Line::Rank(line), Line::File(line)]);
        for line in lines.filter(|line| unit.iter().any(|&at| line.has(at))) {
            for q in self.points().filter(|&q| line.has(q)) {
                for &v in unit {
                    if !walk.first(unit, line, v, q)? {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    fn points(&self) -> impl Iterator<Item = At> + use<> {
        let size = self.size;
        (0..size).flat_map(move |file| (0..size).map(move |rank| (file, rank)))
    }

    fn name(at: At) -> String {
        format!("{}{}", char::from(b'a' + at.0 as u8), at.1 + 1)
    }
}

struct Walk<'a, F> {
    start: &'a Drops,
    budget: &'a mut usize,
    tell: &'a mut F,
}

/// State of a group in the middle of its turn.
#[derive(Clone)]
struct Stand {
    now: Drops,
    group: Unit,
    steps: Vec<String>,
    ended: bool,
}

impl<F: FnMut(Beginning) -> bool> Walk<'_, F> {
    fn slide(&mut self, from: At) -> Result<bool, TooMany> {
        for way in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut to = from;
            while let Some(next) = shifted(self.start.size, to, way) {
                to = next;
                if self.start.at.get(&to) == Some(&self.start.mover) {
                    break;
                }
                let stand = Stand {
                    now: self.start.clone(),
                    group: Unit::from([from]),
                    steps: Vec::new(),
                    ended: false,
                };
                let stand = place(&stand, None, from, to);
                let ended = self.start.at.contains_key(&to);
                if !self.tell(&stand, to)? {
                    return Ok(false);
                }
                if ended {
                    break;
                }
            }
        }
        Ok(true)
    }

    fn tell(&mut self, stand: &Stand, moved: At) -> Result<bool, TooMany> {
        *self.budget = self.budget.checked_sub(1).ok_or(TooMany)?;
        Ok((self.tell)(Beginning {
            steps: stand.steps.clone(),
            after: stand.now.clone(),
            moved,
            reduces: stand.now.count() < self.start.count(),
        }))
    }

    fn first(&mut self, unit: &Unit, line: Line, v: At, q: At) -> Result<bool, TooMany> {
        let stand = Stand {
            now: self.start.clone(),
            group: unit.clone(),
            steps: Vec::new(),
            ended: false,
        };
        if !may_place(&stand, v, q) {
            return Ok(true);
        }
        let stand = place(&stand, Some(line), v, q);
        if !self.tell(&stand, q)? {
            return Ok(false);
        }
        let ways = match line {
            Line::Rank(_) => [(1, 0), (-1, 0)],
            Line::File(_) => [(0, 1), (0, -1)],
        };
        for way in ways {
            if !self.further(&stand, line, q, way)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn further(
        &mut self,
        stand: &Stand,
        line: Line,
        last: At,
        way: (i32, i32),
    ) -> Result<bool, TooMany> {
        let Some(q) = shifted(stand.now.size, last, way) else {
            return Ok(true);
        };
        if stand.ended {
            return Ok(true);
        }
        for &v in stand.group.iter().filter(|&&v| v != last) {
            if may_place(stand, v, q) {
                let next = place(stand, Some(line), v, q);
                if !self.tell(&next, q)? || !self.further(&next, line, q, way)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// Returns true if the group stays connected without `v`, and `v` can be placed on `q`.
fn may_place(stand: &Stand, v: At, q: At) -> bool {
    let mut rest = stand.group.clone();
    rest.remove(&v);
    let neighbours = |at| stand.now.neighbours(at).collect::<Vec<_>>();
    let whole = connected(*rest.first().unwrap(), |at| rest.contains(&at), neighbours) == rest;
    let beside = neighbours(q).iter().any(|at| rest.contains(at));
    whole && beside && stand.now.at.get(&q) != Some(&stand.now.mover)
}

fn place(stand: &Stand, line: Option<Line>, v: At, q: At) -> Stand {
    let mut next = stand.clone();
    let captured = stand.now.at.contains_key(&q);
    if captured {
        for at in stand.now.unit(q) {
            next.now.at.remove(&at);
        }
    }
    next.now.at.remove(&v);
    next.now.at.insert(q, stand.now.mover);
    next.group.remove(&v);
    next.group.insert(q);
    let joined = next.now.unit(q);
    let joined: Vec<_> = joined.difference(&next.group).copied().collect();
    let on_line = |&at: &At| line.is_none_or(|line| line.has(at));
    next.ended = captured || joined.iter().any(on_line);
    next.group.extend(joined);
    let sign = if captured { "x" } else { "-" };
    next.steps
        .push(format!("{}{sign}{}", Drops::name(v), Drops::name(q)));
    next
}

fn shifted(size: usize, (file, rank): At, (right, up): (i32, i32)) -> Option<At> {
    let file = file.checked_add_signed(right as isize)?;
    let rank = rank.checked_add_signed(up as isize)?;
    (file < size && rank < size).then_some((file, rank))
}

fn connected(from: At, belongs: impl Fn(At) -> bool, neighbours: impl Fn(At) -> Vec<At>) -> Unit {
    let mut found = Unit::from([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for next in neighbours(at) {
            if belongs(next) && found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}
