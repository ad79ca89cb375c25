//! Features of a move for the policy: the pattern of the stones round it, the stones two squares away with the
//! squares between, the growth of both sides' shortest chains, an answer to a broken bridge, and the distances from
//! the last stone and from the edges. The view is that of a side that joins south and north. For the other one
//! files and ranks change places. Mirror images are one pattern.

use std::sync::LazyLock;

use rules::connection::board::{Board, Colour, EMPTY, SQUARES, Spot};
use rules::ring::{self, RINGS};

/// Number of cases for a stone two squares away: its side, and the squares between.
const AWAY: usize = 2 * 2 * 27 + 2 * 2 * 9 + 2 * 3;
/// Number of different detours, for either side.
///
/// A detour is the number of stones by which a chain through the square exceeds the shortest one.
const DETOURS: usize = 6;
/// Number of different distances from the last stone, in squares of a bounding box.
const NEAR: usize = 5;
/// Number of different distances from an edge.
const EDGE: usize = 4;

const AWAY_FROM: usize = RINGS;
const DETOUR_FROM: usize = AWAY_FROM + AWAY;
const ANSWER: usize = DETOUR_FROM + DETOURS * DETOURS;
const NEAR_FROM: usize = ANSWER + 1;
const EDGE_FROM: usize = NEAR_FROM + NEAR * NEAR;
/// Quax: the feature of a link.
pub(super) const LINK: usize = EDGE_FROM + EDGE * EDGE;

/// The squares round one from the east, for a side that joins south and north.
const WAYS: [(isize, isize); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// Every pattern's mirror image of the smallest number.
static SAME: LazyLock<Vec<u16>> =
    LazyLock::new(|| ring::least_images(&[(false, 0), (true, 0), (false, 4), (true, 4)]));

/// Squares at distance two, with the ring's squares between.
struct Far {
    way: (isize, isize),
    between: &'static [usize],
    first: usize,
}

const FAR: [Far; 16] = {
    const fn far(way: (isize, isize), between: &'static [usize], first: usize) -> Far {
        Far {
            way,
            between,
            first,
        }
    }
    const SIDEWAYS: usize = 0;
    const AHEAD: usize = 54;
    const KNIGHT: usize = 108;
    const STEEP: usize = 126;
    const CORNER: usize = 144;
    [
        far((2, 0), &[1, 0, 7], SIDEWAYS),
        far((-2, 0), &[3, 4, 5], SIDEWAYS),
        far((0, 2), &[1, 2, 3], AHEAD),
        far((0, -2), &[7, 6, 5], AHEAD),
        far((2, 1), &[0, 1], KNIGHT),
        far((2, -1), &[0, 7], KNIGHT),
        far((-2, 1), &[4, 3], KNIGHT),
        far((-2, -1), &[4, 5], KNIGHT),
        far((1, 2), &[2, 1], STEEP),
        far((-1, 2), &[2, 3], STEEP),
        far((1, -2), &[6, 7], STEEP),
        far((-1, -2), &[6, 5], STEEP),
        far((2, 2), &[1], CORNER),
        far((-2, 2), &[3], CORNER),
        far((2, -2), &[7], CORNER),
        far((-2, -2), &[5], CORNER),
    ]
};

/// Board as the side to move sees it.
pub(super) struct Sight {
    stride: usize,
    /// By square: 0 for an own stone, 1 for one of the other's, 2 for none.
    whose: [u8; SQUARES],
    side: Colour,
    last: Option<Spot>,
    round: [isize; 8],
}

impl Sight {
    pub(super) fn new(board: &Board, side: Colour, last: Option<Spot>) -> Self {
        let stride = board.stride as isize;
        let round = WAYS.map(|(across, ahead)| match side {
            0 => across + ahead * stride,
            _ => across * stride + ahead,
        });
        let mut whose = board.colours.map(|colour| match colour {
            EMPTY => EMPTY,
            colour => u8::from(colour != side),
        });
        // The corners of the ring are of no edge.
        let last_rank = board.stride * (board.stride - 1);
        for corner in [0, board.stride - 1, last_rank, last_rank + board.stride - 1] {
            whose[corner] = EMPTY;
        }
        Self {
            stride: board.stride,
            whose,
            side,
            last,
            round,
        }
    }

    /// Across and ahead, as numbers of squares from the ring's corner.
    fn place(&self, at: Spot) -> (isize, isize) {
        let (file, rank) = (at % self.stride, at / self.stride);
        let (file, rank) = (file as isize, rank as isize);
        match self.side {
            0 => (file, rank),
            _ => (rank, file),
        }
    }

    /// Calls `tell` with the features of a stone on an empty square. `detours` are the stones by which a chain
    /// through it exceeds the shortest one, the own side's first. `answers` is true for an answer to a broken
    /// bridge.
    pub(super) fn see(
        &self,
        at: Spot,
        detours: [u8; 2],
        answers: bool,
        mut tell: impl FnMut(usize),
    ) {
        let ring = self
            .round
            .map(|way| self.whose[at.wrapping_add_signed(way)]);
        tell(usize::from(SAME[ring::number(ring)]));
        let ring = ring.map(usize::from);
        let (across, ahead) = self.place(at);
        let stride = self.stride as isize;
        for Far {
            way,
            between,
            first,
        } in &FAR
        {
            let (x, y) = (across + way.0, ahead + way.1);
            if x < 0 || y < 0 || x >= stride || y >= stride {
                continue;
            }
            let far = match self.side {
                0 => x + y * stride,
                _ => x * stride + y,
            };
            let whose = usize::from(self.whose[far as usize]);
            if whose == 2 {
                continue;
            }
            let code = match **between {
                // Seen from either side alike.
                [a, b, c] => {
                    let (low, high) = (ring[a].min(ring[c]), ring[a].max(ring[c]));
                    27 * whose + 9 * low + 3 * ring[b] + high
                }
                [a, b] => 9 * whose + 3 * ring[a] + ring[b],
                _ => 3 * whose + ring[between[0]],
            };
            tell(AWAY_FROM + first + code);
        }
        let [own, other] = detours.map(|more| usize::from(more).min(DETOURS - 1));
        tell(DETOUR_FROM + DETOURS * own + other);
        if answers {
            tell(ANSWER);
        }
        if let Some(last) = self.last {
            let (x, y) = self.place(last);
            let (x, y) = (across.abs_diff(x), ahead.abs_diff(y));
            if x < NEAR && y < NEAR {
                tell(NEAR_FROM + NEAR * x + y);
            }
        }
        let edge = |at: isize| (at.min(stride - 1 - at) as usize).min(EDGE) - 1;
        tell(EDGE_FROM + EDGE * edge(across) + edge(ahead));
    }
}
