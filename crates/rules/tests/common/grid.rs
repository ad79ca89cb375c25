//! A made map, so plain that a test can say where everything is: 10 rows of 14 intersections, each
//! joined to its neighbours. Two rows are a region, its seven cities on every second intersection of
//! the upper row. Links cost $1, and $2 from one region to the next.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use rules::maps::{
    Anchor, Art, City, CityId, Label, MAP_FORMAT, MapFile, NodeId, RailMap, Region, Symbol,
};
use rules::transglobal_rail::{Setup, TransglobalRail};

/// Intersections in a row.
pub const COLUMNS: usize = 14;
/// Rows.
pub const ROWS: usize = 10;

/// The intersection in a row and a column.
pub fn node(row: usize, column: usize) -> NodeId {
    NodeId::new(row * COLUMNS + column)
}

/// The city of a region (0 to 4) and its number within it (0 to 6; 2 and 5 are ringed).
pub fn city(region: usize, number: usize) -> CityId {
    CityId::new(region * 7 + number)
}

/// The map, checked.
pub fn grid() -> RailMap {
    RailMap::try_from(grid_file()).expect("the grid is a good map")
}

/// A game of so many on it, dealt from a seed.
pub fn game(seats: usize, seed: u64) -> TransglobalRail {
    let setup = Setup {
        seats,
        seed,
        ..Setup::default()
    };
    TransglobalRail::new(grid().into(), setup).expect("so many can play")
}

/// The map as a file holds it.
pub fn grid_file() -> MapFile {
    let everywhere = || (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let nodes = everywhere()
        .map(|(row, column)| [190.0 + 118.0 * column as f32, 190.5 + 77.0 * row as f32]);
    let across = everywhere()
        .filter(|&(_, column)| column + 1 < COLUMNS)
        .map(|(row, column)| (node(row, column), node(row, column + 1), 1));
    let down = everywhere()
        .filter(|&(row, _)| row + 1 < ROWS)
        .map(|(row, column)| {
            let cost = if row % 2 == 0 { 1 } else { 2 };
            (node(row, column), node(row + 1, column), cost)
        });
    let symbols = [
        Symbol::Wave,
        Symbol::Sun,
        Symbol::Tree,
        Symbol::Column,
        Symbol::Snow,
    ];
    let regions = symbols
        .into_iter()
        .enumerate()
        .map(|(number, symbol)| Region {
            name: format!("Band {number}"),
            colour: format!("#{number}{number}8040"),
            symbol,
        });
    let cities = (0..5).flat_map(|region| (0..7).map(move |number| (region, number)));
    let cities = cities.map(|(region, number)| City {
        name: format!("City {}", city(region, number)),
        node: node(2 * region, 2 * number),
        region,
        ringed: number == 2 || number == 5,
        labels: [Label {
            x: 0.0,
            y: 0.0,
            anchor: Anchor::Start,
        }; 4],
    });
    MapFile {
        format: MAP_FORMAT,
        name: "Europe".into(),
        names: Vec::new(),
        regions: regions.collect(),
        nodes: nodes.collect(),
        links: across.chain(down).collect(),
        cities: cities.collect(),
        costs: None,
        art: Art::default(),
    }
}
