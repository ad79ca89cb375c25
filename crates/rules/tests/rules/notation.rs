//! Every game's moves, legal or not, are the same after packing and reading.

use std::collections::HashSet;
use std::sync::Arc;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::common::grid::grid_file;
use rules::maps::{MapId, NodeId, RailMap};
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{BitReader, BitWriter, Notation};

use rules::Cell;

/// Returns the number of cells on a square board of a size.
fn cells_of(size: u8) -> usize {
    usize::from(size).pow(2)
}

/// The cell with a number, rank by rank.
fn cell_at(number: usize, size: u8) -> Cell {
    let size = usize::from(size);
    Cell::new((number % size) as u8, (number / size) as u8)
}

/// The bits of a move, as bytes.
fn packed<G: Notation>(game: &G, step: &G::Move) -> Option<Vec<u8>> {
    let mut writer = BitWriter::default();
    game.pack(step, &mut writer)?;
    Some(writer.into_bytes())
}

/// Checks that a move has the same packed form in two states of a game, and is read back in both.
fn check<G: Notation>(start: &G, now: &G, step: &G::Move) {
    let bytes = packed(now, step).unwrap_or_else(|| panic!("{step} is not packed\n{now}"));
    assert_eq!(packed(start, step).as_ref(), Some(&bytes), "{step}\n{now}");
    for game in [start, now] {
        let mut reader = BitReader::new(&bytes);
        assert_eq!(game.unpack(&mut reader).as_ref(), Some(step), "{now}");
        assert!(reader.is_done(), "{step}");
    }
}

/// Plays a random game, and checks the allowed moves of each state: all, or some where there are
/// very many. Tells how many it has checked.
fn check_random_game<G: Notation>(start: &G, most: usize, chance: &mut ChaCha8Rng) -> usize {
    let mut now = start.clone();
    let mut checked = 0;
    for _ in 0..most {
        let steps = now.steps();
        if steps.is_empty() {
            break;
        }
        let stride = steps.len().div_ceil(100);
        for step in steps.iter().step_by(stride) {
            check(start, &now, step);
            checked += 1;
        }
        let step = steps[chance.random_range(0..steps.len())].clone();
        now.play(step).expect("a listed step is allowed");
    }
    checked
}

/// Checks that random bits are no move, or one whose packed form is these bits.
fn check_random_bits<G: Notation>(game: &G, chance: &mut ChaCha8Rng) {
    let mut read = 0;
    for _ in 0..300 {
        let mut bytes = vec![0; chance.random_range(0..12)];
        chance.fill_bytes(&mut bytes);
        let mut reader = BitReader::new(&bytes);
        let mut writer = BitWriter::default();
        while let Some(step) = game.unpack(&mut reader) {
            game.pack(&step, &mut writer)
                .expect("what was read is packed");
            let text = step.to_string();
            assert_eq!(text.parse().ok().as_ref(), Some(&step), "{text}");
            read += 1;
            if reader.is_done() {
                break;
            }
        }
        let again = writer.into_bytes();
        let whole = again.len().saturating_sub(1);
        assert_eq!(bytes[..whole], again[..whole]);
    }
    assert!(read > 300, "{read}");
}

/// No two of these moves have the same bits, legal or not.
fn check_all<G: Notation>(game: &G, steps: impl IntoIterator<Item = G::Move>) -> usize {
    let mut seen = HashSet::new();
    for step in steps {
        check(game, game, &step);
        let bytes = packed(game, &step).expect("it was packed before");
        assert!(seen.insert((bytes, written_bits(game, &step))), "{step}");
    }
    seen.len()
}

/// Returns the number of bits of a move.
fn written_bits<G: Notation>(game: &G, step: &G::Move) -> usize {
    let mut writer = BitWriter::default();
    for _ in 0..8 {
        game.pack(step, &mut writer).expect("it is packed");
    }
    writer.into_bytes().len()
}

fn parsed<G: Notation>(text: &str) -> G::Move {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refuses<G: Notation>(game: &G, texts: &[&str]) {
    for text in texts {
        assert_eq!(packed(game, &parsed::<G>(text)), None, "{text}");
    }
}

/// A small map under a name of the house.
fn europe() -> Arc<RailMap> {
    let mut file = grid_file();
    file.name = MapId::default().info().expect("it is shipped").title.into();
    Arc::new(RailMap::try_from(file).expect("it can be played on"))
}

#[test]
fn steps_of_the_rail_game_come_back() {
    use rules::transglobal_rail::Move;
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let map = europe();
    let begin = |seats| {
        let setup = Setup {
            seats,
            bank: 8,
            ..Setup::default()
        };
        TransglobalRail::new(map.clone(), setup).expect("so many can play")
    };
    let checked: usize = [2, 6]
        .map(|seats| check_random_game(&begin(seats), 250, &mut chance))
        .iter()
        .sum();
    assert!(checked > 5_000, "{checked}");
    let game = begin(3);
    check_random_bits(&game, &mut chance);
    let (nodes, links) = (map.positions().len(), map.links());
    let hubs = map.nodes().map(Move::Hub);
    let built = links.iter().map(|link| Move::Link(link.a, link.b));
    let all = hubs.chain(built).chain([Move::Ok, Move::Discard]);
    assert_eq!(check_all(&game, all), nodes + links.len() + 2);
    assert_eq!(packed(&game, &Move::Hub(NodeId::new(nodes))), None);
    refuses(&game, &["hub 1000", "link 0-1000", "link 1000-1001"]);
}

#[test]
fn turns_of_quickway_and_its_family_come_back() {
    use rules::connection::{Connection, Link, Move, Options, Variant};
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    for variant in Variant::ALL {
        for size in [3, 4, 7, 19] {
            let swap = true;
            let game = Connection::new(Options {
                variant,
                size,
                swap,
            });
            let game = game.expect("there is such a board");
            let checked = check_random_game(&game, 60, &mut chance);
            assert!(checked >= usize::from(size).pow(2), "{checked}");
            check_random_bits(&game, &mut chance);
            let cells = || (0..cells_of(size)).map(|number| cell_at(number, size));
            let links = || {
                let pairs = cells().flat_map(|a| cells().map(move |b| (a, b)));
                let east = pairs.filter(|(a, b)| a.file < b.file);
                east.filter_map(|(a, b)| Link::between(a, b))
                    .map(Move::Link)
            };
            let said = [Move::Swap, Move::Pass];
            let mut all: Vec<_> = cells().map(Move::Place).chain(said).collect();
            match variant {
                Variant::Quax => all.extend(links()),
                _ => assert!(links().all(|link| packed(&game, &link).is_none())),
            }
            let count = all.len();
            assert_eq!(check_all(&game, all), count);
            let outside = [Cell::new(size, 0), Cell::new(0, size)];
            for cell in outside {
                assert_eq!(packed(&game, &Move::Place(cell)), None);
            }
            if size < 19 {
                let link = Link::between(Cell::new(size - 1, 0), Cell::new(size, 1));
                assert_eq!(packed(&game, &Move::Link(link.expect("it is one"))), None);
            }
        }
    }
}

#[test]
fn turns_of_raindrops_come_back() {
    use rules::raindrops::{Options, Raindrops, Step, Turn};
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    for (size, games) in [(4, 20), (5, 20), (6, 5)] {
        let game = Raindrops::new(Options { size }).expect("there is such a board");
        let checked: usize = (0..games)
            .map(|_| check_random_game(&game, 60, &mut chance))
            .sum();
        assert!(checked > 1_000, "{checked}");
    }
    for size in [4, 8, 12] {
        let game = Raindrops::new(Options { size }).expect("there is such a board");
        check_random_bits(&game, &mut chance);
        let cells = || (0..cells_of(size)).map(|number| cell_at(number, size));
        let pairs = cells().flat_map(|from| cells().map(move |to| (from, to)));
        let steps =
            pairs.flat_map(|(from, to)| [false, true].map(|capture| Step { from, to, capture }));
        let all = steps.filter_map(|step| Turn::new(vec![step]));
        assert_eq!(check_all(&game, all), 2 * cells_of(size).pow(2));
        let (last, text) = (cell_at(cells_of(size) - 1, size), "a1-b1,c3xd4,a2-a2");
        let steps = format!("{text},{last}x{last}");
        check(&game, &game, &parsed::<Raindrops>(&steps));
        let outside = Cell::new(size, 0);
        refuses(
            &game,
            &[&format!("a1-{outside}"), &format!("a1-a2,{outside}-a1")],
        );
    }
}

#[test]
fn turns_of_rapid_transit_come_back() {
    use rules::rapid_transit::{Move, Options, RapidTransit};
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    for size in [4, 6, 8] {
        let game = RapidTransit::new(Options { size }).expect("there is such a board");
        for _ in 0..10 {
            check_random_game(&game, 60, &mut chance);
        }
        check_random_bits(&game, &mut chance);
        let cells = || (0..cells_of(size)).map(|number| cell_at(number, size));
        let pairs = cells().flat_map(|own| cells().map(move |other| Move::Swap(own, other)));
        let all = pairs.chain([Move::Pass]);
        assert_eq!(check_all(&game, all), cells_of(size).pow(2) + 1);
        let outside = Cell::new(0, size);
        refuses(&game, &[&format!("a1-{outside}"), &format!("{outside}-a1")]);
    }
}

#[test]
fn turns_of_switch_yard_come_back() {
    use rules::switch_yard::{Move, Options, Setup, Side, SwitchYard, yard};
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for setup in Setup::ALL {
        let game = SwitchYard::new(Options { setup });
        let checked = check_random_game(&game, 60, &mut chance);
        assert!(checked > 1_000, "{checked}");
        check_random_bits(&game, &mut chance);
    }
    // All cells on the same file or rank, or next to it at a corner, whatever is between.
    let reached = |from: Cell| {
        let is_reached = |to: &Cell| {
            let (files, ranks) = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
            (files * ranks == 0 && files + ranks > 0) || (files == 1 && ranks == 1)
        };
        yard::cells().filter(is_reached).collect::<Vec<_>>()
    };
    let engines = yard::cells().flat_map(|from| {
        let ends = reached(from).into_iter();
        ends.map(move |to| Move::Engine { from, to })
    });
    let trains = yard::cells().flat_map(|lead| {
        let mut ends = reached(lead);
        ends.rotate_left(5);
        let trains = reached(lead).into_iter().zip(ends);
        trains.map(move |(tail, to)| Move::Train { lead, tail, to })
    });
    let places =
        yard::cells().flat_map(|cell| [Side::Red, Side::Blue].map(|side| Move::Place(cell, side)));
    let all: Vec<_> = engines.chain(trains).chain(places).collect();
    let count = all.len();
    assert!(count > 65 * (12 + 12 + 2), "{count}");
    let game = SwitchYard::new(Options::default());
    assert_eq!(check_all(&game, all), count);
    refuses(
        &game,
        &[
            "a1=r", "k5=b", "c1-d3", "c1-c1", "c1d3-c4", "c1d1-d3", "a1-c1",
        ],
    );
}

/// A game's first state says how it began, and no other state does.
fn check_start<G: Notation>(game: &G, context: &G::Context) {
    let start = game.to_start().expect("it is a game's first state");
    assert_eq!(G::from_start(start, context).as_ref(), Ok(game));
}

#[test]
fn games_begin_again() {
    let map = europe();
    for seats in 2..=6 {
        let seed = u64::MAX / seats as u64;
        let setup = Setup {
            seats,
            bank: 30,
            tax: 15,
            seed,
        };
        let mut game = TransglobalRail::new(map.clone(), setup).expect("so many can play");
        check_start(&game, &map);
        assert_eq!(game.context_id().as_deref(), Some("europe"));
        game.play("hub 3".parse().unwrap()).unwrap();
        assert_eq!(game.to_start(), None);
    }
}

#[test]
fn games_for_two_begin_again() {
    use rules::connection::{Connection, Options, Variant};
    use rules::rapid_transit::RapidTransit;
    use rules::{Game, Opening, StartError, TwoPlayer};
    for variant in Variant::ALL {
        for (size, swap) in [(3, true), (11, false), (19, true)] {
            let options = Options {
                variant,
                size,
                swap,
            };
            check_start(&Connection::new(options).unwrap(), &());
        }
    }
    let game = RapidTransit::new(Default::default()).unwrap();
    let after = game.with_position("rcrc/crcr/rcrc/crcr c r 1").unwrap();
    check_start(&after, &());
    // A start that was damaged after writing.
    let opening = |size: u8, position: Option<&str>| -> Opening<rules::rapid_transit::Options> {
        let written = serde_json::json!({"options": {"size": size}, "position": position});
        serde_json::from_value(written).expect("it is an opening")
    };
    let wrong = opening(5, None);
    assert_eq!(RapidTransit::from_start(wrong, &()), Err(StartError::Rules));
    let wrong = opening(4, Some("rcrc"));
    assert_eq!(RapidTransit::from_start(wrong, &()), Err(StartError::Rules));
    // A text does not say that the players have changed sides.
    let mut swapped = Connection::new(Options::default()).unwrap();
    for turn in ["d4", "swap"] {
        swapped.play(turn.parse().unwrap()).unwrap();
    }
    assert_eq!(swapped.to_start(), None);
}
