//! Saves and links from outside: what was kept comes back equal, step by step; what was damaged, cut,
//! made up or made by another version is refused with a sentence; and links are short.
#![cfg(all(
    feature = "connection",
    feature = "raindrops",
    feature = "rapid-transit",
    feature = "switch-yard"
))]

mod games;

use crate::common::cases;
use std::sync::Arc;

use crate::common::contract::print;
use crate::common::maps;
use crate::common::touches::random_turn;
use games::{Look, look_at_all, rail};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roundhouse::games::connection::{self, Connection};
use roundhouse::games::raindrops::{self, Raindrops};
use roundhouse::games::rapid_transit::RapidTransit;
use roundhouse::games::switch_yard::{self, SwitchYard};
use roundhouse::games::transglobal_rail::{
    City, MapFile, MapId, RailMap, Setup, Step, TransglobalRail,
};
use roundhouse::games::{Game, GameId};
use roundhouse::record::code::MOST_STEPS;
use roundhouse::record::start::{Keep, Opening};
use roundhouse::record::{Record, Save, Unreadable, Unwritable, envelope, link};

/// Keeps a record as text and as bytes, and compares what comes back.
fn check_comes_back<G: Keep>(record: &Record<G>, ground: &G::Ground) -> Vec<u8> {
    let save = Save::of(record, vec![1, 2, 3]).expect("a game can be kept");
    let bytes = save.to_bytes().expect("it is short");
    let text = save.to_text().expect("it is short");
    let read = Save::from_text(&text).expect("a save is read");
    assert_eq!(Save::from_bytes(&bytes).as_ref(), Ok(&read));
    assert_eq!((&read, read.game()), (&save, G::GAME));
    assert_eq!(read.extra, [1, 2, 3]);
    let again = read.record::<G>(ground).expect("a save is played");
    assert!(again == *record, "{}", record.now());
    assert_eq!(print(again.now()), print(record.now()));
    assert_eq!(again.may_undo(), record.may_undo());
    bytes
}

struct Prefixes;

impl Look for Prefixes {
    fn look<G: Keep>(&mut self, record: &Record<G>, ground: &G::Ground) {
        check_comes_back(record, ground);
        let mut prefix = Record::new(record.start().clone());
        check_comes_back(&prefix, ground);
        for step in record.steps() {
            prefix
                .play(step.clone())
                .expect("a step of the record is allowed");
            check_comes_back(&prefix, ground);
        }
        for count in 0.. {
            if prefix.undo().is_none() {
                break;
            }
            if count % 5 == 0 {
                check_comes_back(&prefix, ground);
            }
        }
    }
}

#[test]
fn every_beginning_of_every_game_comes_back() {
    for seed in cases::seeds(4) {
        look_at_all(seed, 40, &mut Prefixes);
    }
}

struct Whole {
    ended: usize,
}

impl Look for Whole {
    fn look<G: Keep>(&mut self, record: &Record<G>, ground: &G::Ground) {
        self.ended += usize::from(record.now().outcome().is_some());
        check_comes_back(record, ground);
    }
}

#[test]
fn whole_games_come_back() {
    let mut whole = Whole { ended: 0 };
    for seed in 0..6 {
        look_at_all(seed, 400, &mut whole);
    }
    assert!(whole.ended > 35, "{} of 48 games have ended", whole.ended);
}

#[test]
fn large_boards_come_back() {
    for seed in 0..3 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut record = Record::new(Raindrops::new(raindrops::Options { size: 12 }).unwrap());
        while record.now().to_act().is_some() {
            let turn = random_turn(record.now(), &mut chance);
            record.play(turn).unwrap();
        }
        check_comes_back(&record, &());
    }
}

/// The longest game that a link must hold: six players, four rounds.
#[test]
fn a_game_of_six_fits_in_a_link() {
    for map in maps::all() {
        for (seed, wild) in [(1, 0), (2, 10), (3, 30), (4, 60), (5, 60), (6, 100)] {
            let record = crate::common::player::record(map, 6, seed, wild, 4);
            check_comes_back(&record, map);
            let text = Save::of(&record, Vec::new()).unwrap().to_text().unwrap();
            assert!(text.len() <= 2_000, "{}: {}", map.name(), text.len());
            assert!(
                text.bytes()
                    .all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
            );
        }
    }
}

// What is refused.

/// Why bytes are no record of a game, as far as one has to go to find out.
fn fault<G: Keep>(bytes: &[u8], ground: &G::Ground) -> Option<Unreadable> {
    let read = Save::from_bytes(bytes).and_then(|save| save.record::<G>(ground));
    let why = read.err()?;
    let sentence = why.to_string();
    assert!(
        sentence.ends_with('.') && !sentence.contains('\n'),
        "{sentence}"
    );
    Some(why)
}

struct Damaged;

impl Look for Damaged {
    fn look<G: Keep>(&mut self, record: &Record<G>, ground: &G::Ground) {
        let bytes = check_comes_back(record, ground);
        for length in 0..bytes.len() {
            assert!(
                fault::<G>(&bytes[..length], ground).is_some(),
                "cut to {length}"
            );
        }
        for bit in 0..8 * bytes.len() {
            let mut turned = bytes.clone();
            turned[bit / 8] ^= 1 << (bit % 8);
            assert!(fault::<G>(&turned, ground).is_some(), "bit {bit} turned");
        }
        self.look_at_text(&link::to_text(&bytes));
    }
}

impl Damaged {
    fn look_at_text(&self, text: &str) {
        for length in 0..text.len() {
            assert!(
                Save::from_text(&text[..length]).is_err(),
                "{text} cut to {length}"
            );
        }
        let signs = (0..128).map(char::from).chain(['é', '\u{fffd}']);
        for sign in signs {
            for at in 0..text.len() {
                let other = format!("{}{sign}{}", &text[..at], &text[at + 1..]);
                assert!(other == text || Save::from_text(&other).is_err(), "{other}");
                let longer = format!("{}{sign}{}", &text[..at], &text[at..]);
                assert!(Save::from_text(&longer).is_err(), "{longer}");
            }
        }
    }
}

#[test]
fn cut_or_damaged_saves_are_refused() {
    look_at_all(3, 12, &mut Damaged);
}

/// Every kind of game in turn tries to make a record of a save, whatever it says it is.
fn try_all(save: &Save) -> usize {
    fn told<G: Keep>(save: &Save, ground: &G::Ground) -> usize {
        match save.record::<G>(ground) {
            Ok(record) => {
                let again = Save::of(&record, Vec::new()).expect("what was read can be kept");
                assert_eq!(again.record::<G>(ground), Ok(record));
                1
            }
            Err(why) => {
                assert_eq!(
                    why == Unreadable::OtherGame(save.game()),
                    G::GAME != save.game()
                );
                0
            }
        }
    }
    let rail: usize = maps::all()
        .iter()
        .map(|map| told::<TransglobalRail>(save, map))
        .sum();
    rail + told::<Connection>(save, &())
        + told::<Raindrops>(save, &())
        + told::<RapidTransit>(save, &())
        + told::<SwitchYard>(save, &())
}

#[test]
fn random_bytes_and_texts_are_refused() {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for number in 0..cases::count(20_000) as usize {
        let mut bytes = vec![0; chance.random_range(0..300)];
        chance.fill_bytes(&mut bytes);
        assert!(Save::from_bytes(&bytes).is_err(), "{bytes:?}");
        let signs = bytes
            .iter()
            .map(|byte| char::from(SIGNS[usize::from(byte % 64)]));
        let beginning = ["", "U", "UgE", "UgEYAAAQ"][number % 4];
        let text: String = beginning.chars().chain(signs).collect();
        assert!(Save::from_text(&text).is_err(), "{text}");
    }
}

/// The bytes of saves, opened.
struct Insides(Vec<Vec<u8>>);

impl Look for Insides {
    fn look<G: Keep>(&mut self, record: &Record<G>, ground: &G::Ground) {
        let bytes = check_comes_back(record, ground);
        self.0.push(envelope::open(&bytes).unwrap().to_vec());
    }
}

/// Whoever knows how to seal can say anything inside: then it is up to the rules.
#[test]
fn made_up_saves_break_nothing() {
    let mut insides = Insides(Vec::new());
    for seed in 0..4 {
        look_at_all(seed, 30, &mut insides);
    }
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let (mut opened, mut played) = (0, 0);
    let all = cases::count(20_000) as usize;
    for number in 0..all {
        let mut bytes = insides.0[number % insides.0.len()].clone();
        for _ in 0..chance.random_range(1..4) {
            // Most of what decides is in front.
            let end = if chance.random() { bytes.len() } else { 12 };
            let at = chance.random_range(0..end.min(bytes.len()).max(1));
            match chance.random_range(0..6) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, chance.random()),
                2 if !bytes.is_empty() => _ = bytes.remove(at),
                3 if !bytes.is_empty() => bytes[at] = chance.random(),
                _ if !bytes.is_empty() => bytes[at] ^= 1 << chance.random_range(0..8),
                _ => {}
            }
        }
        if let Ok(save) = Save::from_bytes(&envelope::seal(&bytes).unwrap()) {
            opened += 1;
            played += try_all(&save);
        }
    }
    // The bytes that stand beside the game may be any, so some are whole games still.
    assert!(
        opened > all / 4 && played > all / 200,
        "{opened} opened, {played} played"
    );
}

/// A start, a count of steps as it is written, no extra, and what is left.
fn made_up(number: u8, start: &[u8], count: &[u8], bits: &[u8]) -> Vec<u8> {
    let inside = [
        &[number, start.len() as u8],
        start,
        count,
        &[0; 4],
        &[0],
        bits,
    ]
    .concat();
    envelope::seal(&inside).unwrap()
}

#[test]
fn too_much_is_refused_before_it_is_read() {
    let long = "A".repeat(10_000_000);
    assert_eq!(Save::from_text(&long), Err(Unreadable::TooLong));
    assert_eq!(Save::from_bytes(long.as_bytes()), Err(Unreadable::TooLong));
    let million = [0xc0, 0x84, 0x3d];
    let bytes = made_up(2, &[8], &million, &[0; 30_000]);
    assert_eq!(fault::<Raindrops>(&bytes, &()), Some(Unreadable::TooLong));
    // A count or a length of more bytes than any has.
    let bytes = made_up(2, &[8], &[0xff; 9], &[0]);
    assert_eq!(fault::<Raindrops>(&bytes, &()), Some(Unreadable::Damaged));
    let bytes = envelope::seal(&[2, 0xff, 0xff, 0x7f, 8]).unwrap();
    assert_eq!(fault::<Raindrops>(&bytes, &()), Some(Unreadable::Damaged));
}

#[test]
fn a_game_that_never_ends_is_kept_up_to_a_limit() {
    let map = &maps::all()[0];
    let start = TransglobalRail::new(map.clone(), Setup::default()).unwrap();
    let mut record = Record::new(start);
    for number in 0..MOST_STEPS {
        record.play(Step::Hub(number % 7)).unwrap();
    }
    check_comes_back(&record, map);
    record.play(Step::Hub(100)).unwrap();
    assert_eq!(Save::of(&record, Vec::new()), Err(Unwritable::TooLong));
    let save = Save::of(&rail(1, 5).0, vec![0; envelope::MOST]).unwrap();
    assert_eq!(save.to_bytes(), Err(Unwritable::TooLong));
    let save = Save::of(&rail(1, 5).0, vec![0; 1 << 22]).unwrap();
    assert_eq!(save.to_text(), Err(Unwritable::TooLong));
}

#[test]
fn what_says_otherwise_than_it_is_is_refused() {
    let (record, map) = rail(2, 20);
    let good = Save::of(&record, Vec::new()).unwrap().to_bytes().unwrap();
    let inside = envelope::open(&good).unwrap();
    let with = |at: usize, byte: u8| {
        let mut other = inside.to_vec();
        other[at] = byte;
        fault::<TransglobalRail>(&envelope::seal(&other).unwrap(), &map)
    };
    assert_eq!(with(0, inside[0]), None);
    assert_eq!(with(0, 5), Some(Unreadable::NoSuchGame));
    assert_eq!(with(0, 1), Some(Unreadable::OtherGame(GameId::Quickway)));
    assert_eq!(with(2, 3), Some(Unreadable::NoSuchMap));
    assert_eq!(with(3, 7), Some(Unreadable::Rules));
    assert_eq!(with(4, 31), Some(Unreadable::Rules));
    assert_eq!(with(5, 0), Some(Unreadable::Rules));
    let sum = 2 + 16 + 1;
    assert_eq!(with(sum, !inside[sum]), Some(Unreadable::Rules));
    let more = envelope::seal(&[inside, &[0]].concat()).unwrap();
    assert_eq!(
        fault::<TransglobalRail>(&more, &map),
        Some(Unreadable::Rules)
    );
    let other = Save::from_bytes(&good).unwrap();
    assert_eq!(
        other.record::<Connection>(&()).err(),
        Some(Unreadable::OtherGame(other.game()))
    );
    assert_eq!(other.map(), Ok(MapId::Usa));
    let drops = Record::new(Raindrops::new(raindrops::Options { size: 8 }).unwrap());
    let drops = Save::of(&drops, Vec::new()).unwrap();
    assert_eq!(drops.map(), Err(Unreadable::OtherGame(GameId::Raindrops)));
}

#[test]
fn a_changed_map_is_told() {
    let changed = |change: &dyn Fn(&mut MapFile)| {
        let mut file = maps::file(MapId::Usa);
        change(&mut file);
        Arc::new(RailMap::try_from(file).unwrap())
    };
    let (record, map) = rail(2, 40);
    assert_eq!(map.name(), "USA");
    let save = Save::of(&record, Vec::new()).unwrap();
    let read = |map: Arc<RailMap>| save.record::<TransglobalRail>(&map).err();
    assert_eq!(read(changed(&|_| {})), None);
    // What is only drawn may change.
    assert_eq!(read(changed(&|file| file.nodes[0] = [7.0, 7.0])), None);
    assert_eq!(
        read(changed(&|file| file.cities[3].name = "Nowhere".into())),
        None
    );
    let told = Some(Unreadable::OtherMap(MapId::Usa));
    assert_eq!(
        read(changed(&|file| file.links[5].2 = 3 - file.links[5].2)),
        told
    );
    assert_eq!(read(changed(&|file| file.links.swap(5, 6))), told);
    assert_eq!(read(changed(&|file| file.cities.swap(0, 1))), told);
    assert_eq!(read(changed(&move_a_ring)), told);
    assert_eq!(read(maps::map(MapId::Europe)), told);
    let why = told.map(|why| why.to_string());
    assert_eq!(
        why.as_deref(),
        Some("The map of this game, USA, has been changed since it was played.")
    );
}

/// Lets a plain city be ringed for another of its region.
fn move_a_ring(file: &mut MapFile) {
    let cities = &mut file.cities;
    let ringed = cities.iter().position(|city| city.ringed).unwrap();
    let plain = |city: &City| !city.ringed && city.region == cities[ringed].region;
    let plain = cities.iter().position(plain).unwrap();
    cities[ringed].ringed = false;
    cities[plain].ringed = true;
}

// How games begin.

fn check_position<G: Opening>(game: &G, position: &str) {
    let start = game.with_position(position).unwrap();
    let mut record = Record::new(start);
    check_comes_back(&record, &());
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..10 {
        if record.now().to_act().is_some() {
            let turn = random_turn(record.now(), &mut chance);
            record.play(turn).unwrap();
            check_comes_back(&record, &());
        }
    }
}

#[test]
fn games_from_positions_come_back() {
    for variant in connection::Variant::ALL {
        let options = connection::Options {
            variant,
            size: 9,
            swap: true,
        };
        let game = Connection::new(options).unwrap();
        check_position(&game, "3/1x1/3 o -");
        check_position(&game, "3/3/3 x -");
    }
    let game = Raindrops::new(raindrops::Options { size: 8 }).unwrap();
    check_position(&game, "w1ww2/ww4/4bb/5b/b3bb/5w b");
    let game = RapidTransit::new(Default::default()).unwrap();
    check_position(&game, "rcrc/crcr/rcrc/crcr c r 1");
    for setup in switch_yard::Setup::ALL {
        let game = SwitchYard::new(switch_yard::Options { setup });
        check_position(
            &game,
            "##brbrb##/##brbrb##/9/2r6/9/9/9/##1brbr##/##rbrbr## b",
        );
    }
}

#[test]
fn what_is_no_beginning_is_not_kept() {
    let (record, _) = rail(1, 30);
    let middle = Record::new(record.now().clone());
    assert_eq!(Save::of(&middle, Vec::new()), Err(Unwritable::Start));
    // The house has no such map.
    let mut grid = crate::common::grid::grid_file();
    grid.name = "Grid".into();
    let grid = Arc::new(RailMap::try_from(grid).unwrap());
    let start = TransglobalRail::new(grid, Setup::default()).unwrap();
    assert_eq!(
        Save::of(&Record::new(start), Vec::new()),
        Err(Unwritable::Start)
    );
    // Its text does not say that the players have changed sides.
    let mut swapped = Connection::new(Default::default()).unwrap();
    for turn in ["d4", "swap"] {
        swapped.play(turn.parse().unwrap()).unwrap();
    }
    let why = Save::of(&Record::new(swapped), Vec::new()).unwrap_err();
    assert_eq!(
        why.to_string(),
        "A game that began like this one cannot be kept."
    );
}

#[test]
fn each_turn_takes_few_bits() {
    let mut record = Record::new(Connection::new(Default::default()).unwrap());
    let length = |record: &Record<Connection>| {
        Save::of(record, Vec::new())
            .unwrap()
            .to_bytes()
            .unwrap()
            .len()
    };
    let before = length(&record);
    for turn in ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"] {
        record.play(turn.parse().unwrap()).unwrap();
    }
    // 121 cells, then one fewer each turn: seven bits each.
    assert_eq!(length(&record) - before, 7);
}

/// People keep links: what one has meant must never change. If it has to, [`envelope::VERSION`] goes
/// up, and older links are told apart by it.
#[test]
fn a_link_means_the_same_for_ever() {
    fn known<G: Keep>(text: &str, ground: &G::Ground, count: usize, now: &str) {
        let record = Save::from_text(text).unwrap().record::<G>(ground).unwrap();
        assert_eq!(record.steps().len(), count);
        assert_eq!(record.now().to_string().replace('\n', ";"), now);
        let again = Save::of(&record, Vec::new()).unwrap();
        assert_eq!(again.to_text().unwrap(), text);
    }
    let text = "UgEUAAEDAgUBDnAMluUAB6fBIBECsOoGPgVnSg";
    known::<Connection>(text, &(), 14, "o4/x2xx/xx2o/3xo/xooo1 o -");
    let text = "UgEQAAIBBggj4IXIAAFCplQL1RBXCRWM";
    known::<Raindrops>(text, &(), 8, "w1bwbw/wbw1w1/3w2/bb2w1/b4w/wb3b b");
    let text = "UgEPAAMBBggMzKVUALIkoaHJAFnnbbA";
    let now = "rrrrcc/ccrccr/rcrcrc/rcrrcr/rccccr/ccrrcr r c 0";
    known::<RapidTransit>(text, &(), 8, now);
    let text = "UgERAAQBAgzv0dqNAJJwt9ApJDoCgmLEcg";
    let now = "##rbrbb##/##brb1b##/3rb4/4b4/9/9/9/##rr2r##/##rrbrb## r";
    known::<SwitchYard>(text, &(), 12, now);
    let text = "UgFGAAQ2ACMjYnJicmIjIy8jI2JyYnJiIyMvOS8ycjYvOS85LzkvIyMxYnJiciMjLyMjcmJyYnIjIyBiBko\
                _4i0AkzE7YMLglBEVeBIJ";
    let now = "##1rbrb##/##2brb##/9/3r5/2br2r2/2b3r2/3b5/##1rbb1##/##r1br1## b";
    known::<SwitchYard>(text, &(), 6, now);
    // A map that stays as it is, under a name of the house.
    let mut file = crate::common::grid::grid_file();
    file.name = MapId::Europe.name().into();
    let map = Arc::new(RailMap::try_from(file).unwrap());
    let text = "UgEiAAAQAAIJAgLyZEn-_________xhjm8tKAAiLcooqFFvsKgCDJ3nf";
    let now = "phase building;round 1;start 0;money 0;bank 0 9;bank 1 9;hub 0 8;hub 1 115;rail 6 7 0;\
               rail 7 8 0;rail 8 9 0;rail 20 21 0;rail 21 22 0;rail 22 23 0;rail 112 113 1;\
               rail 113 114 1;rail 114 115 1;rail 115 116 1;rail 127 128 1;rail 7 21 0;\
               rail 8 22 0;rail 114 128 1";
    known::<TransglobalRail>(text, &map, 24, now);
}
