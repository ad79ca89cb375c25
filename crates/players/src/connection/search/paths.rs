//! Distance of each side from its chain. It is the minimum number of stones that a chain through a square still
//! needs. The squares on the shortest ways of either side decide the game.

use rules::connection::board::{Board, Colour, EMPTY, SQUARES, Spot, south_west};

/// No chain can lead through a square.
pub(super) const FAR: u8 = 100;

/// Returns, by square, the stones that a shortest chain of this side through it still needs, including the square
/// itself; [`FAR`] or more if no chain can use it.
pub(super) fn needed(board: &Board, side: Colour) -> [u8; SQUARES] {
    let size = board.stride - 2;
    let top = board.stride * (board.stride - 1);
    let edges: [Vec<Spot>; 2] = match side {
        0 => [
            (1..=size).collect(),
            (1..=size).map(|file| top + file).collect(),
        ],
        _ => [0, size + 1].map(|file| (1..=size).map(|rank| rank * board.stride + file).collect()),
    };
    let [mut from, to] = edges.map(|edge| distances(board, side, &edge));
    for at in board.squares() {
        let own = u8::from(board.colours[at] == EMPTY);
        from[at] = (from[at] + to[at]).saturating_sub(own);
    }
    from
}

/// Returns the stones needed from an edge up to each square.
fn distances(board: &Board, side: Colour, edge: &[Spot]) -> [u8; SQUARES] {
    let mut needed = [FAR; SQUARES];
    let mut now: Vec<Spot> = edge.to_vec();
    edge.iter().for_each(|&at| needed[at] = 0);
    let mut later = Vec::new();
    let round = board.round();
    let mut distance = 0;
    while !now.is_empty() {
        while let Some(at) = now.pop() {
            if needed[at] != distance {
                continue;
            }
            for (number, way) in round.into_iter().enumerate() {
                let next = at.wrapping_add_signed(way);
                if !board.is_inside(next) || board.colours[next] == 1 - side {
                    continue;
                }
                let cost = u8::from(board.colours[next] == EMPTY);
                if needed[next] <= distance + cost {
                    continue;
                }
                if number % 2 == 1 && !leads_on(board, side, at, next) {
                    continue;
                }
                needed[next] = distance + cost;
                if cost == 0 {
                    now.push(next)
                } else {
                    later.push(next)
                }
            }
        }
        std::mem::swap(&mut now, &mut later);
        distance += 1;
    }
    needed
}

/// Returns true if a diagonal may still connect for a side.
fn leads_on(board: &Board, side: Colour, at: Spot, next: Spot) -> bool {
    let ranks = |at: Spot| at / board.stride;
    // The other two corners: on the one's rank and the other's file.
    let files = next % board.stride;
    let one = ranks(at) * board.stride + files;
    let other = at + next - one;
    let taken = [one, other].map(|at| board.colours[at] == 1 - side);
    taken != [true; 2]
        || board.marks[south_west([at, next], [one, other])] == Some(board.slope([at, next]))
}
