//! Rapid Transit for the challengers: two sets of cells, each swap tried out on the board. The evaluation
//! is how large the networks are.

use super::{Dice, Field, WON, cell_name, read_rows};

/// Bit 8 * rank + file.
type Cells = u64;

const WEST_EDGE: Cells = 0x0101_0101_0101_0101;
const EAST_EDGE: Cells = WEST_EDGE << 7;

/// A swap: the own cell and the other, or neither.
pub(crate) type Swap = Option<(u8, u8)>;

/// A position.
#[derive(Clone)]
pub(crate) struct Transit {
    pieces: [Cells; 2],
    side: usize,
    last: Option<usize>,
    passes: u8,
}

fn steps(cells: Cells) -> [Cells; 4] {
    [
        cells << 8,
        cells >> 8,
        (cells & !EAST_EDGE) << 1,
        (cells & !WEST_EDGE) >> 1,
    ]
}

fn next_to(cells: Cells) -> Cells {
    steps(cells).into_iter().fold(0, |all, step| all | step)
}

fn network(start: Cells, among: Cells) -> Cells {
    let mut found = start;
    loop {
        let more = (found | next_to(found)) & among;
        if more == found {
            return found;
        }
        found = more;
    }
}

fn has_square(cells: Cells) -> bool {
    let pairs = cells & (cells & !WEST_EDGE) >> 1;
    pairs & pairs >> 8 != 0
}

fn like_neighbours(cell: u8, cells: Cells) -> u32 {
    (next_to(1 << cell) & cells).count_ones()
}

fn each(mut cells: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = cells.trailing_zeros();
        cells &= cells.wrapping_sub(1);
        (first < 64).then_some(first as u8)
    })
}

impl Transit {
    /// Returns true if the pieces on two cells may change places. The first cell is a terminal.
    fn may_swap(&self, own: u8, other: u8) -> bool {
        let both = 1 << own | 1 << other;
        let [mine, theirs] = [
            self.pieces[self.side] ^ both,
            self.pieces[1 - self.side] ^ both,
        ];
        like_neighbours(other, mine) >= 2
            && like_neighbours(own, theirs) >= 2
            && !has_square(mine)
            && !has_square(theirs)
    }

    fn terminals(&self) -> Cells {
        let mine = self.pieces[self.side];
        each(mine)
            .filter(|&cell| like_neighbours(cell, mine) < 2)
            .fold(0, |all, cell| all | 1 << cell)
    }

    /// The other side's pieces in networks that touch this piece's network.
    fn reach(&self, own: u8) -> Cells {
        let theirs = self.pieces[1 - self.side];
        let touched = next_to(network(1 << own, self.pieces[self.side])) & theirs;
        network(touched, theirs)
    }

    /// The sizes of a side's networks, the largest first.
    fn sizes(&self, side: usize) -> Vec<u32> {
        let mut left = self.pieces[side];
        let mut sizes = Vec::with_capacity(32);
        while left != 0 {
            let found = network(left & left.wrapping_neg(), left);
            sizes.push(found.count_ones());
            left &= !found;
        }
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }

    fn settled(&self) -> f32 {
        match self.sizes(0).cmp(&self.sizes(1)) {
            std::cmp::Ordering::Greater => WON,
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => self.last.map_or(0.5, |last| 1.0 - last as f32),
        }
    }
}

impl Field for Transit {
    type Move = Swap;

    fn read(_: &str, positions: &[String]) -> Self {
        let text = positions.last().expect("there is a position");
        let fields: Vec<&str> = text.split(' ').collect();
        let mut pieces = [0; 2];
        for (file, rank, letter) in read_rows(fields[0]).1 {
            pieces[usize::from(letter == 'c')] |= 1 << (8 * rank + file);
        }
        Self {
            pieces,
            side: usize::from(fields[1] == "c"),
            last: ["r", "c"].iter().position(|side| *side == fields[2]),
            passes: fields[3].parse().expect("the passes are a number"),
        }
    }

    fn side(&self) -> usize {
        self.side
    }

    fn moves(&self, list: &mut Vec<Swap>) {
        for own in each(self.terminals()) {
            let others = each(self.reach(own)).filter(|&other| self.may_swap(own, other));
            list.extend(others.map(|other| Some((own, other))));
        }
        if list.is_empty() {
            list.push(None);
        }
    }

    fn make(&mut self, turn: Swap) {
        match turn {
            Some((own, other)) => {
                let both = 1 << own | 1 << other;
                self.pieces = self.pieces.map(|cells| cells ^ both);
                self.last = Some(self.side);
                self.passes = 0;
            }
            None => self.passes += 1,
        }
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<f32> {
        (self.passes >= 2).then(|| self.settled())
    }

    fn random_game(&mut self, dice: &mut Dice) -> f32 {
        while self.passes < 2 {
            let mut terminals: Vec<u8> = each(self.terminals()).collect();
            let mut chosen = None;
            while !terminals.is_empty() && chosen.is_none() {
                let own = terminals.swap_remove(dice.below(terminals.len()));
                let mut others: Vec<u8> = each(self.reach(own)).collect();
                while !others.is_empty() && chosen.is_none() {
                    let other = others.swap_remove(dice.below(others.len()));
                    chosen = self.may_swap(own, other).then_some((own, other));
                }
            }
            self.make(chosen);
        }
        self.settled()
    }

    /// The largest networks decide, and before that the large ones among which they will be.
    fn evaluate(&self) -> f32 {
        let [red, cyan] = [0, 1].map(|side| {
            let sizes = self.sizes(side);
            let squares: u32 = sizes.iter().map(|size| size * size).sum();
            (squares as f32).sqrt() + 0.5 * sizes[0] as f32
        });
        0.25 * (red - cyan)
    }

    /// The largest networks.
    fn count(&self) -> f32 {
        let [red, cyan] = [0, 1].map(|side| self.sizes(side)[0] as f32);
        red - cyan
    }

    fn written(&self, turn: Swap) -> String {
        let name = |cell: u8| cell_name(usize::from(cell % 8), usize::from(cell / 8));
        turn.map_or("pass".into(), |(own, other)| {
            format!("{}-{}", name(own), name(other))
        })
    }
}
