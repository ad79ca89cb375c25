//! A second version of the rules of Switch Yard: cars in a map, trains pulled cell by cell, and every position of a
//! game kept as text.

use std::collections::{BTreeMap, BTreeSet};

use rules::switch_yard::{Move, Outcome, Side, SwitchYard};
use rules::{Cell, Game};

use super::cells;

/// Cars by where they are.
pub type Cars = BTreeMap<Cell, Side>;

/// The cars of a game.
pub fn cars(game: &SwitchYard) -> Cars {
    cells()
        .into_iter()
        .filter_map(|cell| Some((cell, game.car(cell)?)))
        .collect()
}

fn is_cell(cell: Cell) -> bool {
    let outer = |number: u8| number <= 1 || number >= 7;
    cell.file.max(cell.rank) <= 8 && !(outer(cell.file) && outer(cell.rank))
}

fn area(cell: Cell) -> Option<Side> {
    match cell.file {
        0 | 1 => Some(Side::Blue),
        7 | 8 => Some(Side::Red),
        _ => None,
    }
}

fn may(car: Side, from: Cell, to: Cell) -> bool {
    let enters = area(to) == Some(car.other());
    let leaves = area(from) == Some(car) && area(to) != Some(car);
    !enters && !leaves
}

fn step(cell: Cell, (on, up): (i8, i8)) -> Option<Cell> {
    let file = cell.file.checked_add_signed(on)?;
    let next = Cell::new(file, cell.rank.checked_add_signed(up)?);
    is_cell(next).then_some(next)
}

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Where the cars of a row end, for every landing of its first one.
fn pulls(cars: &Cars, row: &[Cell], way: (i8, i8), most: usize) -> Vec<Cell> {
    let mut places = row.to_vec();
    let mut landings = Vec::new();
    for _ in 0..most {
        let Some(next) = step(places[0], way).filter(|next| !cars.contains_key(next)) else {
            break;
        };
        places.rotate_right(1);
        places[0] = next;
        if row
            .iter()
            .zip(&places)
            .all(|(&from, &to)| may(cars[&from], from, to))
        {
            landings.push(next);
        }
    }
    landings
}

/// The texts of all turns of a side.
pub fn turns(cars: &Cars, side: Side) -> BTreeSet<String> {
    let mut turns = BTreeSet::new();
    for (&lead, &car) in cars {
        if car == side {
            let straight = STRAIGHT
                .into_iter()
                .flat_map(|way| pulls(cars, &[lead], way, 9));
            let diagonal = DIAGONAL
                .into_iter()
                .flat_map(|way| pulls(cars, &[lead], way, 1));
            turns.extend(straight.chain(diagonal).map(|to| format!("{lead}-{to}")));
        }
        for back in STRAIGHT {
            let mut row = vec![lead];
            while let Some(next) = step(row[row.len() - 1], back) {
                if !cars.contains_key(&next) {
                    break;
                }
                row.push(next);
                let own = row.iter().filter(|cell| cars[cell] == side).count();
                if own > row.len() - own {
                    let landings = STRAIGHT
                        .into_iter()
                        .flat_map(|way| pulls(cars, &row, way, 9));
                    turns.extend(landings.map(|to| format!("{lead}{next}-{to}")));
                }
            }
        }
    }
    turns
}

/// The cars after a turn, pulled along cell by cell.
pub fn after(cars: &Cars, turn: Move) -> Cars {
    let (lead, tail, to) = match turn {
        Move::Engine { from, to } => (from, from, to),
        Move::Train { lead, tail, to } => (lead, tail, to),
        Move::Place(..) => panic!("nothing moves"),
    };
    let towards = |a: Cell, b: Cell| {
        let sign = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
        (sign(a.file, b.file), sign(a.rank, b.rank))
    };
    let mut places = vec![lead];
    while places[places.len() - 1] != tail {
        places.extend(step(places[places.len() - 1], towards(lead, tail)));
    }
    let row = places.clone();
    while places[0] != to {
        let next = step(places[0], towards(lead, to)).expect("the way is on the board");
        places.rotate_right(1);
        places[0] = next;
    }
    let mut after = cars.clone();
    after.retain(|cell, _| !row.contains(cell));
    after.extend(row.iter().zip(places).map(|(from, to)| (to, cars[from])));
    after
}

/// Returns the result of a position, apart from repeated positions.
pub fn outcome(cars: &Cars, to_move: Side) -> Option<Outcome> {
    let mover = to_move.other();
    let home = |side: Side| {
        cars.iter()
            .filter(move |&(&cell, &car)| car == side && area(cell) == Some(side))
    };
    if home(mover).count() == 10 {
        return Some(Outcome::Win(mover));
    }
    if home(to_move).count() == 10 {
        return Some(Outcome::Win(to_move));
    }
    turns(cars, to_move)
        .is_empty()
        .then_some(Outcome::Win(mover))
}

/// Plays a whole record again, and checks every state.
pub fn watch(start: &SwitchYard, turns: &[Move]) {
    let mut game = start.clone();
    let mut before: Vec<String> = Vec::new();
    for number in 0..=turns.len() {
        let cars = cars(&game);
        let text = game.to_string();
        let side = if text.ends_with('r') {
            Side::Red
        } else {
            Side::Blue
        };
        if !game.is_placing() {
            let again = before.iter().filter(|&earlier| *earlier == text).count();
            let draw = (again == 2).then_some(Outcome::Draw);
            assert_eq!(game.outcome(), outcome(&cars, side).or(draw), "{game}");
            before.push(text);
            if game.to_act().is_some() && number % 3 == 0 {
                let listed: BTreeSet<_> = game.steps().iter().map(Move::to_string).collect();
                assert_eq!(listed, self::turns(&cars, side), "{game}");
            }
        }
        let Some(&turn) = turns.get(number) else {
            return;
        };
        let moves = !game.is_placing();
        game.play(turn).unwrap();
        if moves {
            assert_eq!(self::cars(&game), after(&cars, turn), "{turn}");
        }
    }
}
