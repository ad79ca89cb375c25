//! Random games of Quickway, played to a full board as quickly as can be: what computer players
//! learn from. No chain is looked for on the way. A chain never breaks again, so whoever has one on
//! the full board is who had it first.

use rand::Rng;
use rand::seq::SliceRandom;

use super::game::Connection;
use super::setup::Variant;
use super::side::Side;
use crate::games::Cell;

/// Plays random games of Quickway from one position, again and again, without allocating.
///
/// ```
/// use rand::SeedableRng;
/// use rand::rngs::SmallRng;
/// use roundhouse::games::connection::{Connection, Options, Playout, Side};
///
/// let game = Connection::new(Options::default())?;
/// let mut playout = Playout::new(&game).unwrap();
/// let mut chance = SmallRng::seed_from_u64(1);
/// let won = (0..1000).filter(|_| playout.play(&mut chance) == Side::X).count();
/// assert!((430..570).contains(&won));
/// # Ok::<(), roundhouse::games::connection::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Playout {
    /// The board with a ring of edges round it, rank by rank from the south. The edges are stones
    /// of the sides whose they are.
    stones: Vec<Stone>,
    /// Cells from one rank to the next.
    stride: usize,
    /// By block: who owns it, where it was a crosscut from the beginning.
    owners: Vec<Option<Side>>,
    /// The cells that were empty at the beginning, in the order in which they were filled last.
    open: Vec<u16>,
    first: Side,
}

/// A stone and when it was placed: 0 for those of the beginning, then 1, 2, ..., times 2, and 1
/// more for o. So later stones are greater.
type Stone = u16;

impl Playout {
    /// Gets ready to play on from a position. `None` if it is not one of Quickway: in the other
    /// games a full board does not follow from the order of the stones alone.
    pub fn new(game: &Connection) -> Option<Self> {
        if game.options.variant != Variant::Quickway {
            return None;
        }
        let stride = usize::from(game.size()) + 2;
        let mut playout = Self {
            stones: (0..stride * stride).map(|at| edge(at, stride)).collect(),
            stride,
            owners: vec![None; stride * stride],
            open: Vec::new(),
            first: game.to_move,
        };
        for cell in game.board.open().iter() {
            playout.open.push(playout.at(cell) as u16);
        }
        for side in Side::BOTH {
            for cell in game.board.stones(side).iter() {
                let at = playout.at(cell);
                playout.stones[at] = side as Stone;
            }
        }
        for (link, side) in game.links() {
            let at = playout.at(link.block);
            playout.owners[at] = Some(side);
        }
        Some(playout)
    }

    /// Fills the board in a random order, the sides taking turns, and tells who has won.
    pub fn play<R: Rng + ?Sized>(&mut self, chance: &mut R) -> Side {
        self.open.shuffle(chance);
        let first = self.first as Stone;
        for (&at, placed) in self.open.iter().zip(1..) {
            self.stones[usize::from(at)] = 2 * placed + (first + placed + 1) % 2;
        }
        self.winner()
    }

    /// The placements of the last random game in their order; the side to move began.
    pub fn placements(&self) -> impl Iterator<Item = Cell> {
        let place = |&at: &u16| {
            let (rank, file) = (usize::from(at) / self.stride, usize::from(at) % self.stride);
            Cell::new(file as u8 - 1, rank as u8 - 1)
        };
        self.open.iter().map(place)
    }

    /// Walks between the two sides from the north-west corner, north and all that hangs together
    /// with it on the left, west and all that hangs together with it on the right, until one of
    /// them reaches its other edge. On a full board the walk cannot end otherwise.
    fn winner(&self) -> Side {
        let stride = self.stride as isize;
        // South, west, north, east: each is a right turn from the one before.
        let ways = [-stride, -1, stride, 1];
        let (mut left, mut right) = (
            self.stones.len() - self.stride + 1,
            self.stones.len() - self.stride,
        );
        let mut way = 0;
        loop {
            let ahead = |at: usize| at.wrapping_add_signed(ways[way]);
            let (front_left, front_right) = (ahead(left), ahead(right));
            let sides = (
                side(self.stones[front_left]),
                side(self.stones[front_right]),
            );
            let owner = match sides {
                (Side::O, Side::X) => Some(self.owner([left, right, front_left, front_right])),
                _ => None,
            };
            match (sides, owner) {
                ((Side::X, Side::O), _) => (left, right) = (front_left, front_right),
                ((Side::X, Side::X), _) | (_, Some(Side::X)) => {
                    left = front_right;
                    way = (way + 1) % 4;
                }
                _ => {
                    right = front_left;
                    way = (way + 3) % 4;
                }
            }
            if left < self.stride {
                return Side::X;
            }
            if right % self.stride == self.stride - 1 {
                return Side::O;
            }
        }
    }

    /// Who owns a crosscut: not who placed the last stone of it.
    fn owner(&self, block: [usize; 4]) -> Side {
        let last = block
            .map(|at| self.stones[at])
            .into_iter()
            .max()
            .unwrap_or_default();
        let south_west = block.into_iter().min().unwrap_or_default();
        match last {
            0 | 1 => self.owners[south_west].unwrap_or(Side::X),
            _ => side(last).other(),
        }
    }

    fn at(&self, cell: Cell) -> usize {
        (usize::from(cell.rank) + 1) * self.stride + usize::from(cell.file) + 1
    }
}

fn side(stone: Stone) -> Side {
    match stone % 2 {
        0 => Side::X,
        _ => Side::O,
    }
}

/// What stands in the ring: x north and south, o west and east and in the ring's corners.
fn edge(at: usize, stride: usize) -> Stone {
    let side = if [0, stride - 1].contains(&(at % stride)) {
        Side::O
    } else {
        Side::X
    };
    side as Stone
}
