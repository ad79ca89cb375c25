//! Switch Yard for the challengers: cars on a board with a border, pulled along one by one. The evaluation
//! is how far the cars have to go.

use super::{Dice, Field, WON, cell_name, read_rows};

const STRIDE: usize = 11;
const CELLS: usize = STRIDE * STRIDE;
const EMPTY: u8 = 2;
const WALL: u8 = 3;
const STRAIGHT: [isize; 4] = [1, -1, STRIDE as isize, -(STRIDE as isize)];
const CORNERS: [isize; 4] = [
    STRIDE as isize + 1,
    STRIDE as isize - 1,
    1 - STRIDE as isize,
    -(STRIDE as isize) - 1,
];
/// Maximum length of a random game, which might never end. A longer one is evaluated at that point.
const MOST_TURNS: u32 = 150;
/// Cars of a side.
const CARS: usize = 10;

/// A train of so many cars, the lead, the way to the next one, and where it goes.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Pull {
    lead: u8,
    back: i8,
    length: u8,
    way: i8,
    steps: u8,
}

/// A position.
#[derive(Clone)]
pub(crate) struct Yard {
    at: [u8; CELLS],
    side: usize,
    /// Marks of the positions since a car was shipped last, the present one last.
    seen: Vec<u64>,
}

fn walk(from: usize, way: isize, steps: usize) -> usize {
    from.wrapping_add_signed(way * steps as isize)
}

/// 0 in the other side's shipping area, 2 in the own, 1 elsewhere: never to a lower one.
fn depth(car: u8, at: usize) -> u8 {
    let file = at % STRIDE - 1;
    let file = if car == 0 { file } else { 8 - file };
    match file {
        0 | 1 => 0,
        7 | 8 => 2,
        _ => 1,
    }
}

impl Yard {
    fn mark(&self) -> u64 {
        let mut mark = self.side as u64;
        for &square in &self.at {
            mark = (mark ^ u64::from(square))
                .wrapping_mul(0x0100_0000_01b3)
                .rotate_left(5);
        }
        mark
    }

    /// The cells of a train, before and after some steps, the lead first.
    fn cars(pull: Pull) -> impl Iterator<Item = (usize, usize)> {
        let (lead, back, way) = (
            usize::from(pull.lead),
            isize::from(pull.back),
            isize::from(pull.way),
        );
        let steps = usize::from(pull.steps);
        (0..usize::from(pull.length)).map(move |car| {
            let from = walk(lead, back, car);
            let to = if steps >= car {
                walk(lead, way, steps - car)
            } else {
                walk(lead, back, car - steps)
            };
            (from, to)
        })
    }

    fn may_land(&self, pull: Pull) -> bool {
        Self::cars(pull).all(|(from, to)| depth(self.at[from], from) <= depth(self.at[from], to))
    }

    fn pulls(&self, lead: usize, back: isize, length: usize, list: &mut Vec<Pull>) {
        for way in STRAIGHT {
            for steps in 1.. {
                if self.at[walk(lead, way, steps)] != EMPTY {
                    break;
                }
                let pull = Pull {
                    lead: lead as u8,
                    back: back as i8,
                    length: length as u8,
                    way: way as i8,
                    steps: steps as u8,
                };
                if self.may_land(pull) {
                    list.push(pull);
                }
            }
        }
    }

    fn all(&self, side: usize, list: &mut Vec<Pull>) {
        let own = side as u8;
        for lead in STRIDE + 1..CELLS - STRIDE - 1 {
            if self.at[lead] > 1 {
                continue;
            }
            if self.at[lead] == own {
                self.pulls(lead, 0, 1, list);
                for way in CORNERS {
                    let pull = Pull {
                        lead: lead as u8,
                        back: 0,
                        length: 1,
                        way: way as i8,
                        steps: 1,
                    };
                    if self.at[walk(lead, way, 1)] == EMPTY && self.may_land(pull) {
                        list.push(pull);
                    }
                }
            }
            for back in STRAIGHT {
                let mut mine = usize::from(self.at[lead] == own);
                for length in 2.. {
                    let next = self.at[walk(lead, back, length - 1)];
                    if next > 1 {
                        break;
                    }
                    mine += usize::from(next == own);
                    if 2 * mine > length {
                        self.pulls(lead, back, length, list);
                    }
                }
            }
        }
    }

    fn shipped(&self, side: usize) -> usize {
        let own = side as u8;
        (0..CELLS)
            .filter(|&at| self.at[at] == own && depth(own, at) == 2)
            .count()
    }

    /// Returns the distance that a side's cars have to go, with what is in their way.
    fn distance(&self, side: usize) -> f32 {
        let own = side as u8;
        let mut distance = 0.0;
        for at in 0..CELLS {
            if self.at[at] != own {
                continue;
            }
            let (file, rank) = (at % STRIDE - 1, at / STRIDE - 1);
            let to_go = if own == 0 { 8 - file } else { file };
            let off = rank.abs_diff(4).saturating_sub(2);
            distance += 0.25 * to_go as f32 + 0.6 * off as f32;
            if to_go > 1 {
                distance += 1.5;
            }
        }
        // An outer cell that is taken shuts the inner one behind it.
        for rank in 2..7 {
            let [inner, outer] = if own == 0 { [8, 7] } else { [0, 1] };
            let cell = |file: usize| self.at[(rank + 1) * STRIDE + file + 1];
            if cell(inner) == EMPTY && cell(outer) != EMPTY {
                distance += 1.0;
            }
        }
        distance
    }
}

impl Field for Yard {
    type Move = Pull;

    fn read(_: &str, positions: &[String]) -> Self {
        let mut seen = Vec::new();
        let mut yard = None;
        for text in positions {
            let mut now = Self {
                at: [WALL; CELLS],
                side: usize::from(text.ends_with('b')),
                seen: Vec::new(),
            };
            for rank in 0..9 {
                for file in 0..9 {
                    if (2..7).contains(&rank) || (2..7).contains(&file) {
                        now.at[(rank + 1) * STRIDE + file + 1] = EMPTY;
                    }
                }
            }
            let rows = text.split(' ').next().expect("a position has rows");
            for (file, rank, letter) in read_rows(rows).1 {
                if letter != '#' {
                    now.at[(rank + 1) * STRIDE + file + 1] = u8::from(letter == 'b');
                }
            }
            seen.push(now.mark());
            yard = Some(now);
        }
        let mut yard = yard.expect("there is a position");
        yard.seen = seen;
        yard
    }

    fn side(&self) -> usize {
        self.side
    }

    fn moves(&self, list: &mut Vec<Pull>) {
        self.all(self.side, list);
    }

    fn make(&mut self, pull: Pull) {
        let mut moved = [(0, 0); 9];
        let length = usize::from(pull.length);
        for (place, (from, to)) in moved.iter_mut().zip(Self::cars(pull)) {
            *place = (to, self.at[from]);
            self.at[from] = EMPTY;
        }
        for &(to, car) in &moved[..length] {
            self.at[to] = car;
        }
        self.side = 1 - self.side;
        self.seen.push(self.mark());
    }

    fn result(&self) -> Option<f32> {
        let mover = 1 - self.side;
        for side in [mover, self.side] {
            if self.shipped(side) == CARS {
                return Some(1.0 - side as f32);
            }
        }
        let now = self.seen.last();
        if self.seen.iter().filter(|mark| Some(*mark) == now).count() > 2 {
            return Some(0.5);
        }
        let mut list = Vec::new();
        self.all(self.side, &mut list);
        list.is_empty().then_some(1.0 - mover as f32)
    }

    fn random_game(&mut self, dice: &mut Dice) -> f32 {
        let mut list = Vec::new();
        for _ in 0..MOST_TURNS {
            list.clear();
            self.all(self.side, &mut list);
            let mover = 1 - self.side;
            if self.shipped(mover) == CARS || list.is_empty() {
                return 1.0 - mover as f32;
            }
            let pull = dice.any(&list);
            self.make(pull);
        }
        let [red, blue] = [0, 1].map(|side| self.distance(side));
        match red.total_cmp(&blue) {
            std::cmp::Ordering::Less => WON,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }

    fn evaluate(&self) -> f32 {
        // A side that has been here before gets nowhere.
        let now = self.seen.last();
        if self.seen.iter().filter(|mark| Some(*mark) == now).count() > 1 {
            return 0.0;
        }
        let mover = if self.side == 0 { 0.25 } else { -0.25 };
        self.distance(1) - self.distance(0) + mover
    }

    /// The steps that the cars have to go: to the last file, and to the ranks that lead there.
    fn count(&self) -> f32 {
        let [red, blue] = [0, 1].map(|side| {
            let cars = (0..CELLS).filter(|&at| usize::from(self.at[at]) == side);
            let steps = cars.map(|at| {
                let (file, rank) = (at % STRIDE - 1, at / STRIDE - 1);
                let along = if side == 0 { 8 - file } else { file };
                along + rank.abs_diff(4).saturating_sub(2)
            });
            steps.sum::<usize>() as f32
        });
        blue - red
    }

    fn written(&self, pull: Pull) -> String {
        let name = |at: usize| cell_name(at % STRIDE - 1, at / STRIDE - 1);
        let lead = usize::from(pull.lead);
        let tail = match pull.length {
            1 => String::new(),
            length => name(walk(lead, pull.back.into(), usize::from(length) - 1)),
        };
        let to = walk(lead, pull.way.into(), pull.steps.into());
        format!("{}{tail}-{}", name(lead), name(to))
    }
}
