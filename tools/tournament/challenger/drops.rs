//! Raindrops for the challengers, on boards of up to ten points a side. The shortest turns come first, because
//! there can be far too many turns. The evaluation compares the numbers of units, where fewer are better.

use super::{Dice, Field, WON, cell_name, read_rows};

/// Bit STRIDE * rank + file; the last file is never on the board, so nothing wraps.
type Points = u128;

const STRIDE: usize = 11;
/// More turns than this are not listed.
const MOST_TURNS: usize = 400;
/// Those that alpha and beta look at.
const WIDTH: usize = 24;

/// The own pieces as a turn leaves them, and its steps.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Turn {
    own: Points,
    steps: [(u8, u8); MOST_STEPS],
    count: u8,
}

/// Longer turns are left out.
const MOST_STEPS: usize = 9;

/// A position.
#[derive(Clone)]
pub(crate) struct Drops {
    size: usize,
    board: Points,
    pieces: [Points; 2],
    side: usize,
}

/// A turn that goes on.
#[derive(Clone, Copy)]
struct Going {
    turn: Turn,
    unit: Points,
    last: usize,
    /// The ways that the next step can go.
    ways: [bool; 4],
    gained: bool,
}

const WAYS: [isize; 4] = [1, -1, STRIDE as isize, -(STRIDE as isize)];

fn only(at: usize) -> Points {
    1 << at
}

fn each(mut points: Points) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = points.trailing_zeros() as usize;
        points &= points.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

impl Drops {
    fn next_to(&self, points: Points) -> Points {
        (points << 1 | points >> 1 | points << STRIDE | points >> STRIDE) & self.board
    }

    fn unit(&self, start: Points, among: Points) -> Points {
        let mut found = start & among;
        loop {
            let more = (found | self.next_to(found)) & among;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    fn is_whole(&self, points: Points) -> bool {
        points != 0 && self.unit(points & points.wrapping_neg(), points) == points
    }

    fn units(&self, side: usize) -> Vec<Points> {
        let mut left = self.pieces[side];
        let mut units = Vec::new();
        while left != 0 {
            let unit = self.unit(left & left.wrapping_neg(), left);
            left &= !unit;
            units.push(unit);
        }
        units
    }

    fn rank(&self, at: usize) -> Points {
        self.board & (((1 << STRIDE) - 1) << (at / STRIDE * STRIDE))
    }

    fn file(&self, at: usize) -> Points {
        let column = (0..self.size).fold(0, |all: Points, rank| all | 1 << (rank * STRIDE));
        column << (at % STRIDE)
    }

    fn lines(&self, points: Points) -> Points {
        each(points).fold(0, |all, at| all | self.rank(at) | self.file(at))
    }

    /// Returns true if a unit could join or capture.
    ///
    /// It can if an enemy is on one of its lines, or a friend on one or next to one.
    fn is_engaged(&self, unit: Points, own: Points, enemy: Points) -> bool {
        let lines = self.lines(unit);
        // A line next to a friend passes through the points beside the friend.
        let friends = own & !unit;
        lines & (enemy | friends | self.next_to(friends)) != 0
    }

    /// Returns the enemy's pieces after a turn that puts the own pieces here.
    fn enemy_after(&self, own: Points) -> Points {
        let enemy = self.pieces[1 - self.side];
        enemy & !self.unit(own & enemy, enemy)
    }

    fn tell(&self, going: &Going, engaged: bool, list: &mut Vec<Turn>) {
        let fits = if engaged {
            going.gained
        } else {
            let enemy = self.enemy_after(going.turn.own);
            self.is_engaged(going.unit, going.turn.own, enemy)
        };
        if fits && !list.iter().any(|turn| turn.own == going.turn.own) {
            list.push(going.turn);
        }
    }

    /// The turns of one step of a unit, each as it may go on.
    fn first_steps(&self, unit: Points, tell: &mut impl FnMut(Going)) {
        let own = self.pieces[self.side];
        if unit.count_ones() == 1 {
            let from = unit.trailing_zeros() as usize;
            for way in WAYS {
                let mut at = from;
                loop {
                    at = at.wrapping_add_signed(way);
                    if at >= 128 || (self.board & !own) & only(at) == 0 {
                        break;
                    }
                    tell(self.step(None, unit, from, at, way));
                    if self.pieces[1 - self.side] & only(at) != 0 {
                        break;
                    }
                }
            }
            return;
        }
        for from in each(unit) {
            let rest = unit & !only(from);
            if self.is_whole(rest) {
                for to in each(self.next_to(rest) & !own) {
                    tell(self.step(None, unit, from, to, 0));
                }
            }
        }
    }

    /// A step of a turn: the first if nothing went before it, or the next in a direction.
    fn step(
        &self,
        before: Option<&Going>,
        unit: Points,
        from: usize,
        to: usize,
        way: isize,
    ) -> Going {
        let own = before.map_or(self.pieces[self.side], |before| before.turn.own);
        let own = own & !only(from) | only(to);
        let mut turn = before.map_or(
            Turn {
                own,
                steps: [(0, 0); MOST_STEPS],
                count: 0,
            },
            |before| before.turn,
        );
        turn.own = own;
        turn.steps[usize::from(turn.count)] = (from as u8, to as u8);
        turn.count += 1;
        let captured = self.pieces[1 - self.side] & only(to) != 0;
        let stands = unit & !only(from) | only(to);
        // A capture joins nothing, because it ends the turn.
        let wide = if captured {
            stands
        } else {
            self.unit(stands, own)
        };
        let joined = wide & !stands;
        let mut ways = [false; 4];
        if !captured && unit.count_ones() > 1 && usize::from(turn.count) < MOST_STEPS {
            for (number, &next) in WAYS.iter().enumerate() {
                let line = if number < 2 {
                    self.rank(to)
                } else {
                    self.file(to)
                };
                let chosen = match before {
                    Some(_) => way == next,
                    None => line & unit != 0,
                };
                let at = to.wrapping_add_signed(next);
                ways[number] =
                    chosen && line & joined == 0 && at < 128 && self.board & !own & only(at) != 0;
            }
        }
        Going {
            turn,
            unit: wide,
            last: to,
            ways,
            gained: captured || joined != 0 || before.is_some_and(|before| before.gained),
        }
    }

    fn play(&mut self, own: Points) {
        let enemy = self.enemy_after(own);
        self.pieces[self.side] = own;
        self.pieces[1 - self.side] = enemy;
        self.side = 1 - self.side;
    }

    /// A turn of one step, found by trying; `None` if luck fails.
    fn any_step(&self, dice: &mut Dice) -> Option<Points> {
        let own = self.pieces[self.side];
        let enemy = self.pieces[1 - self.side];
        for _ in 0..16 {
            let mut number = dice.below(own.count_ones() as usize);
            let mut left = own;
            while number > 0 {
                left &= left - 1;
                number -= 1;
            }
            let from = left.trailing_zeros() as usize;
            let unit = self.unit(only(from), own);
            let rest = unit & !only(from);
            let friends = self.next_to(own & !unit);
            let mut goals = 0;
            if rest == 0 {
                for way in WAYS {
                    let mut at = from;
                    loop {
                        at = at.wrapping_add_signed(way);
                        if at >= 128 || (self.board & !own) & only(at) == 0 {
                            break;
                        }
                        goals |= only(at);
                        if enemy & only(at) != 0 {
                            break;
                        }
                    }
                }
            } else if self.is_whole(rest) {
                goals = self.next_to(rest) & !own;
            }
            if self.is_engaged(unit, own, enemy) {
                goals &= enemy | friends;
            } else {
                let engages = |&to: &usize| {
                    let stands = rest | only(to);
                    self.is_engaged(stands, own & !only(from) | only(to), enemy)
                };
                goals = each(goals)
                    .filter(engages)
                    .fold(0, |all, to| all | only(to));
            }
            if goals != 0 {
                let mut number = dice.below(goals.count_ones() as usize);
                while number > 0 {
                    goals &= goals - 1;
                    number -= 1;
                }
                return Some(own & !only(from) | goals & goals.wrapping_neg());
            }
        }
        None
    }
}

impl Field for Drops {
    type Move = Turn;

    fn read(_: &str, positions: &[String]) -> Self {
        let text = positions.last().expect("there is a position");
        let (rows, mover) = text.split_once(' ').expect("a position says who moves");
        let (size, found) = read_rows(rows);
        assert!(
            size < STRIDE,
            "the challenger has no board of {size} points"
        );
        let mut pieces = [0; 2];
        for (file, rank, letter) in found {
            pieces[usize::from(letter == 'w')] |= only(rank * STRIDE + file);
        }
        let row = (1 << size) - 1;
        Self {
            size,
            board: (0..size).fold(0, |all, rank| all | row << (rank * STRIDE)),
            pieces,
            side: usize::from(mover == "w"),
        }
    }

    fn side(&self) -> usize {
        self.side
    }

    fn moves(&self, list: &mut Vec<Turn>) {
        let mut open: Vec<(Going, bool)> = Vec::new();
        for unit in self.units(self.side) {
            let engaged = self.is_engaged(unit, self.pieces[self.side], self.pieces[1 - self.side]);
            self.first_steps(unit, &mut |going| {
                self.tell(&going, engaged, list);
                open.push((going, engaged));
            });
        }
        // One step more each time, until there are enough.
        while !open.is_empty() && (list.is_empty() || list.len() < MOST_TURNS) {
            let mut further: Vec<(Going, bool)> = Vec::new();
            for (going, engaged) in &open {
                for number in (0..4).filter(|&number| going.ways[number]) {
                    let to = going.last.wrapping_add_signed(WAYS[number]);
                    for from in each(going.unit & !only(going.last)) {
                        if !self.is_whole(going.unit & !only(from)) {
                            continue;
                        }
                        let next = self.step(Some(going), going.unit, from, to, WAYS[number]);
                        self.tell(&next, *engaged, list);
                        if next.ways != [false; 4] && further.len() < 4 * MOST_TURNS {
                            further.push((next, *engaged));
                        }
                    }
                }
                if list.len() >= MOST_TURNS {
                    break;
                }
            }
            open = further;
        }
    }

    fn make(&mut self, turn: Turn) {
        self.play(turn.own);
    }

    fn result(&self) -> Option<f32> {
        let mover = 1 - self.side;
        [mover, self.side]
            .into_iter()
            .find(|&side| self.is_whole(self.pieces[side]))
            .map(|side| if side == 0 { WON } else { 0.0 })
    }

    fn random_game(&mut self, dice: &mut Dice) -> f32 {
        let mut list = Vec::new();
        loop {
            if let Some(result) = self.result() {
                return result;
            }
            let own = self.any_step(dice).unwrap_or_else(|| {
                list.clear();
                self.moves(&mut list);
                dice.any(&list).own
            });
            self.play(own);
        }
    }

    fn evaluate(&self) -> f32 {
        let [black, white] = [0, 1].map(|side| {
            let units = self.units(side);
            let largest = units.iter().map(|unit| unit.count_ones()).max();
            let share = largest.unwrap_or(0) as f32 / self.pieces[side].count_ones() as f32;
            (units.len() as f32).ln() - 0.3 * share
        });
        let mover = if self.side == 0 { 0.15 } else { -0.15 };
        3.0 * (white - black) + mover
    }

    /// The units.
    fn count(&self) -> f32 {
        let [black, white] = [0, 1].map(|side| self.units(side).len() as f32);
        white - black
    }

    fn order(&self, list: &mut Vec<Turn>) {
        let mut scored: Vec<(f32, Turn)> = list
            .iter()
            .map(|&turn| {
                let mut next = self.clone();
                next.make(turn);
                let value = match next.result() {
                    Some(result) => 200.0 * (result - 0.5),
                    None => next.evaluate(),
                };
                (if self.side == 0 { value } else { -value }, turn)
            })
            .collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0));
        scored.truncate(WIDTH);
        list.clear();
        list.extend(scored.into_iter().map(|(_, turn)| turn));
    }

    fn written(&self, turn: Turn) -> String {
        let enemy = self.pieces[1 - self.side];
        let name = |at: u8| cell_name(usize::from(at) % STRIDE, usize::from(at) / STRIDE);
        let step = |&(from, to): &(u8, u8)| {
            let sign = if enemy & only(to.into()) != 0 {
                'x'
            } else {
                '-'
            };
            format!("{}{sign}{}", name(from), name(to))
        };
        let steps: Vec<_> = turn.steps[..usize::from(turn.count)]
            .iter()
            .map(step)
            .collect();
        steps.join(",")
    }
}
