//! Bridges: two stones that one more stone would connect, in one of two places. After an intrusion into the one
//! place the answer is the other. A stone can only break bridges that are next to it. So a table of the eight
//! squares round it has every answer.

use std::sync::LazyLock;

use rules::connection::board::{Board, Colour, EMPTY, Spot};
use rules::ring::{self, RINGS};

/// Answers by side, and by the pattern round a placed stone: the squares that answer it, a bit each, counted round
/// it from the east.
static ANSWERS: LazyLock<[Vec<u8>; 2]> =
    LazyLock::new(|| [0, 1].map(|side| (0..RINGS).map(|n| answers(side, n)).collect()));

/// The answers of a side to the stone that the other side has just placed on a square: bits of the
/// squares round it.
pub(super) struct Answers {
    round: [isize; 8],
    table: &'static [Vec<u8>; 2],
}

impl Answers {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            round: board.round(),
            table: &ANSWERS,
        }
    }

    pub(super) fn to(&self, side: Colour, board: &Board, placed: Spot) -> u8 {
        let round = self
            .round
            .map(|way| board.colours[placed.wrapping_add_signed(way)]);
        self.table[usize::from(side)][ring::number(round)]
    }

    /// The square of a bit.
    pub(super) fn spot(&self, placed: Spot, bit: u32) -> Spot {
        placed.wrapping_add_signed(self.round[bit as usize])
    }
}

/// Returns the squares that save a bridge broken by the other side's stone in the middle: each is the only
/// connection between two parts of a side's stones round it. If two squares connect them, neither is urgent.
fn answers(side: Colour, pattern: usize) -> u8 {
    let ring: [Colour; 8] = ring::ring(pattern);
    // Part by part: stones that are connected, straight or by a diagonal that passes the middle. Such a diagonal is
    // older than the stone in the middle.
    let mut parts = [0_u8; 8];
    for start in 0..8 {
        if ring[start] != side {
            continue;
        }
        let mut part = 1_u8 << start;
        loop {
            let wider = (0..8).filter(|&at| ring[at] == side);
            let wider = wider.filter(|&at| beside(at) & part != 0);
            let wider = wider.fold(part, |part, at| part | 1 << at);
            if wider == part {
                break;
            }
            part = wider;
        }
        parts[start] = part;
    }
    let joins = |at: usize| {
        // A stone placed now links by a diagonal only if the other side has no earlier one across.
        let straight = [(at + 1) % 8, (at + 7) % 8];
        let across = [((at + 2) % 8, (at + 1) % 8), ((at + 6) % 8, (at + 7) % 8)];
        let across = across
            .into_iter()
            .filter(|&(_, corner)| at.is_multiple_of(2) && ring[corner] != 1 - side);
        let beside = straight.into_iter().chain(across.map(|(far, _)| far));
        beside.fold(0, |joined, at| joined | parts[at])
    };
    let mut urgent = 0;
    for one in 0..8 {
        for other in 0..one {
            if parts[one] == 0 || parts[other] == 0 || parts[one] == parts[other] {
                continue;
            }
            let both = 1 << one | 1 << other;
            let saves = |&at: &usize| ring[at] == EMPTY && joins(at) & both == both;
            let mut saving = (0..8).filter(saves);
            if let (Some(at), None) = (saving.next(), saving.next()) {
                urgent |= 1 << at;
            }
        }
    }
    urgent
}

/// Returns the squares of the ring that touch one of it: its neighbours in the ring and, from the middle of a side,
/// also the middles of the adjacent sides, by a diagonal.
fn beside(at: usize) -> u8 {
    let bit = |turn: usize| 1_u8 << ((at + turn) % 8);
    let straight = bit(1) | bit(7);
    if at.is_multiple_of(2) {
        straight | bit(2) | bit(6)
    } else {
        straight
    }
}
