//! Beginnings with one side ahead: nothing else differs, and they are written and read like any position.

use rules::connection::{Connection, Options, Side, Variant};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, Setup, SwitchYard};
use rules::{Cell, Notation, TwoPlayer};

/// Returns a beginning with a side ahead, read again from its save.
fn ahead<G: TwoPlayer + Notation<Context = ()>>(game: &G, side: G::Side, by: u8) -> G {
    let begun = game.ahead(side, by).expect("so much can be given");
    assert_eq!(begun.to_act(), game.to_act(), "who begins stays");
    let start = begun.to_start().expect("it is a beginning");
    let read = G::from_start(start, &()).expect("it can be read");
    assert_eq!(read, begun);
    begun
}

#[test]
fn stones_stand_between_the_own_edges() {
    for variant in Variant::ALL {
        for size in rules::connection::OFFERED {
            let options = Options {
                variant,
                size,
                swap: true,
            };
            let game = Connection::new(options).expect("it is offered");
            for side in Side::BOTH {
                for by in 1..=3 {
                    let begun = ahead(&game, side, by);
                    let cells = (0..size).flat_map(|file| (0..size).map(move |rank| (file, rank)));
                    let stones =
                        cells.filter_map(|(file, rank)| begun.stone(Cell::new(file, rank)));
                    let stones: Vec<_> = stones.collect();
                    assert_eq!(stones, vec![side; by.into()], "{variant} {size}");
                    assert!(begun.special_moves().is_empty(), "no swap");
                }
                assert!(game.ahead(side, 4).is_none());
            }
        }
    }
}

#[test]
fn swaps_enlarge_the_largest_network() {
    for size in [4, 6, 8] {
        let game = RapidTransit::new(rapid_transit::Options { size }).expect("it is offered");
        for side in [rapid_transit::Side::Red, rapid_transit::Side::Cyan] {
            let mut before = game.network_sizes(side);
            for by in 1..=3 {
                let after = ahead(&game, side, by).network_sizes(side);
                assert!(after > before, "{size}: {before:?}, {after:?}");
                before = after;
            }
        }
    }
}

#[test]
fn cars_stand_at_home_and_none_is_lost() {
    for setup in [Setup::Beginner, Setup::Advanced] {
        let game = SwitchYard::new(switch_yard::Options { setup });
        for side in [switch_yard::Side::Red, switch_yard::Side::Blue] {
            for by in 1..=3 {
                let begun = ahead(&game, side, by);
                assert_eq!(begun.shipped(side), usize::from(by), "{setup}");
                assert_eq!(begun.shipped(side.other()), 0);
                let cars = begun.to_string();
                let cars = cars.split(' ').next().expect("rows");
                let of = |letter| cars.matches(letter).count();
                assert_eq!([of('r'), of('b')], [10, 10]);
            }
        }
    }
    let custom = SwitchYard::new(switch_yard::Options {
        setup: Setup::Custom,
    });
    assert!(custom.ahead(switch_yard::Side::Red, 1).is_none());
}
