//! Saves and links from outside. A saved game comes back equal, step by step. Damaged, cut or invented data, and
//! data of another version, is refused with a sentence. Links are short.

mod entries;
mod games;

use crate::common::cases;
use std::sync::Arc;

use crate::common::contract::print;
use crate::common::maps;
use crate::common::touches::random_turn;
use games::{Look, look_at_all, rail};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection};
use rules::maps::{City, MapFile, NodeId, RailMap};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::record::{MOST_STEPS, Record, Save, Unreadable, Unwritable, envelope, link};
use rules::switch_yard::{self, SwitchYard};
use rules::transglobal_rail::{Move, Setup, TransglobalRail};
use rules::{Game, Notation, TwoPlayer};

/// Saves a record as text and as bytes, and compares the results of reading them.
fn check_comes_back<G: Notation>(record: &Record<G>, context: &G::Context) -> Vec<u8> {
    let save = Save::of(record, vec![1, 2, 3]).expect("a game can be kept");
    let bytes = save.to_bytes().expect("it is short");
    let text = save.to_text().expect("it is short");
    let read = Save::from_text(&text).expect("a save is read");
    assert_eq!(Save::from_bytes(&bytes).as_ref(), Ok(&read));
    assert_eq!((&read, read.game()), (&save, G::GAME.as_str()));
    assert_eq!(read.extra, [1, 2, 3]);
    let again = read.record::<G>(context).expect("a save is played");
    assert!(again == *record, "{}", record.now());
    assert_eq!(print(again.now()), print(record.now()));
    assert_eq!(again.may_undo(), record.may_undo());
    bytes
}

struct Prefixes;

impl Look for Prefixes {
    fn look<G: Notation>(&mut self, record: &Record<G>, context: &G::Context) {
        check_comes_back(record, context);
        let mut prefix = Record::new(record.start().clone());
        check_comes_back(&prefix, context);
        for step in record.steps() {
            prefix
                .play(step.clone())
                .expect("a step of the record is allowed");
            check_comes_back(&prefix, context);
        }
        for count in 0.. {
            if prefix.undo().is_none() {
                break;
            }
            if count % 5 == 0 {
                check_comes_back(&prefix, context);
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
    fn look<G: Notation>(&mut self, record: &Record<G>, context: &G::Context) {
        self.ended += usize::from(record.now().outcome().is_some());
        check_comes_back(record, context);
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

// Saves that the library refuses.

/// Returns the reason why bytes are no record of a game, found as late as necessary.
fn fault<G: Notation>(bytes: &[u8], context: &G::Context) -> Option<Unreadable> {
    let read = Save::from_bytes(bytes).and_then(|save| save.record::<G>(context));
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
    fn look<G: Notation>(&mut self, record: &Record<G>, context: &G::Context) {
        let bytes = check_comes_back(record, context);
        for length in 0..bytes.len() {
            assert!(
                fault::<G>(&bytes[..length], context).is_some(),
                "cut to {length}"
            );
        }
        for bit in 0..8 * bytes.len() {
            let mut turned = bytes.clone();
            turned[bit / 8] ^= 1 << (bit % 8);
            assert!(fault::<G>(&turned, context).is_some(), "bit {bit} turned");
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

/// Every kind of game tries to make a record of a save, whatever game it names.
fn try_all(save: &Save) -> usize {
    fn told<G: Notation>(save: &Save, context: &G::Context) -> usize {
        match save.record::<G>(context) {
            Ok(record) => {
                let again = Save::of(&record, Vec::new()).expect("what was read can be kept");
                assert_eq!(again.record::<G>(context), Ok(record));
                1
            }
            Err(why) => {
                assert_eq!(
                    why == Unreadable::OtherGame,
                    G::GAME.as_str() != save.game()
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
        let beginning = ["", "U", "UgM", "UgMYAAAQ"][number % 4];
        let text: String = beginning.chars().chain(signs).collect();
        assert!(Save::from_text(&text).is_err(), "{text}");
    }
}

/// The bytes of saves, opened.
struct Insides(Vec<Vec<u8>>);

impl Look for Insides {
    fn look<G: Notation>(&mut self, record: &Record<G>, context: &G::Context) {
        let bytes = check_comes_back(record, context);
        self.0.push(envelope::open(&bytes).unwrap().to_vec());
    }
}

/// A person who knows the seal can put anything inside. Then only the rules can refuse it.
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
            // Most of the decisive bytes are at the front, after the names.
            let end = if chance.random() { bytes.len() } else { 40 };
            let at = chance.random_range(0..end.min(bytes.len()).max(1));
            // Lengths are part of the data, so most cut or longer saves fail at once.
            match chance.random_range(0..24) {
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
    // The bytes next to the game may have any value, so some saves still contain whole games.
    assert!(
        opened > all / 4 && played > all / 200,
        "{opened} opened, {played} played"
    );
}

/// A game of Raindrops on 8 x 8 points without extra data: a count of steps as given, no checksum, and the
/// following bytes.
fn made_up(count: &[u8], rest: &[u8]) -> Vec<u8> {
    let inside = [b"\x09raindrops\0\x02\x08\0\0", count, &[0; 4], rest].concat();
    envelope::seal(&inside).unwrap()
}

#[test]
fn too_much_is_refused_before_it_is_read() {
    let long = "A".repeat(10_000_000);
    assert_eq!(Save::from_text(&long), Err(Unreadable::TooLong));
    assert_eq!(Save::from_bytes(long.as_bytes()), Err(Unreadable::TooLong));
    let million = [0xc0, 0x84, 0x3d];
    let thirty_thousand = [0xb0, 0xea, 0x01];
    let bits = [&thirty_thousand[..], &[0; 30_000]].concat();
    let bytes = made_up(&million, &bits);
    assert_eq!(fault::<Raindrops>(&bytes, &()), Some(Unreadable::TooLong));
    assert_eq!(
        fault::<Raindrops>(&made_up(&[0], &[0]), &()),
        Some(Unreadable::Rules)
    );
    for (count, rest) in [
        // Fewer bits than steps, and more.
        (&[1][..], &[0][..]),
        (&[0], &[1, 0]),
        // A count with more bytes than any count has, or than it needs.
        (&[0xff; 9], &[0]),
        (&[0x80, 0], &[0]),
        // More bits than there are, and bytes behind them.
        (&[0], &[0xff, 0xff, 0xff, 0x7f, 0]),
        (&[0], &[0, 0]),
    ] {
        let bytes = made_up(count, rest);
        assert_eq!(
            fault::<Raindrops>(&bytes, &()),
            Some(Unreadable::Damaged),
            "{rest:?}"
        );
    }
    let bytes = envelope::seal(&[2, 0xff, 0xff, 0x7f, 8]).unwrap();
    assert_eq!(fault::<Raindrops>(&bytes, &()), Some(Unreadable::Damaged));
}

#[test]
fn a_game_that_never_ends_is_kept_up_to_a_limit() {
    let map = maps::map(maps::europe());
    let start = TransglobalRail::new(map.clone(), Setup::default()).unwrap();
    let mut record = Record::new(start);
    for number in 0..MOST_STEPS {
        record.play(Move::Hub(NodeId::new(number % 7))).unwrap();
    }
    check_comes_back(&record, &map);
    record.play(Move::Hub(NodeId::new(100))).unwrap();
    assert_eq!(Save::of(&record, Vec::new()), Err(Unwritable::TooLong));
    let save = Save::of(&rail(1, 5).0, vec![0; envelope::MOST]).unwrap();
    assert_eq!(save.to_bytes(), Err(Unwritable::TooLong));
    let save = Save::of(&rail(1, 5).0, vec![0; 1 << 22]).unwrap();
    assert_eq!(save.to_text(), Err(Unwritable::TooLong));
}

#[test]
fn a_save_with_false_contents_is_refused() {
    let (record, map) = rail(2, 20);
    let good = Save::of(&record, Vec::new()).unwrap().to_bytes().unwrap();
    let inside = envelope::open(&good).unwrap();
    let says = |inside: &[u8]| fault::<TransglobalRail>(&envelope::seal(inside).unwrap(), &map);
    let with = |at: usize, byte: u8| {
        let mut other = inside.to_vec();
        other[at] = byte;
        says(&other)
    };
    // Each name has its length in front, and so has the start behind them.
    let names = b"\x10transglobal-rail\x03usa";
    let rest = inside.strip_prefix(names).expect("the names come first");
    let named = |names: &[u8]| says(&[names, rest].concat());
    assert_eq!(named(names), None);
    assert_eq!(
        named(b"\x10Transglobal Rail\x03usa"),
        Some(Unreadable::OtherGame)
    );
    assert_eq!(named(b"\0\x03usa"), Some(Unreadable::OtherGame));
    assert_eq!(named(b"\x08quickway\0"), Some(Unreadable::OtherGame));
    assert_eq!(
        named(b"\x10transglobal-rail\x04asia"),
        Some(Unreadable::OtherMap)
    );
    assert_eq!(
        named(b"\x10transglobal-rail\x04mars"),
        Some(Unreadable::OtherMap)
    );
    assert_eq!(named(b"\x10transglobal-rail\0"), Some(Unreadable::OtherMap));
    assert_eq!(
        named(b"\x10transglobal-rail\x03us\xff"),
        Some(Unreadable::Damaged)
    );
    let graph = names.len() + 1;
    assert_eq!(with(graph, !inside[graph]), Some(Unreadable::OtherMap));
    let seats = graph + 4;
    assert_eq!(with(seats, 7), Some(Unreadable::Rules));
    // The encoding doubles the dollars, because they could be negative.
    assert_eq!(with(seats + 1, 2 * 31), Some(Unreadable::Rules));
    assert_eq!(with(seats + 2, 0), Some(Unreadable::Rules));
    let extra = graph + usize::from(inside[names.len()]);
    assert_eq!(with(extra, 1), Some(Unreadable::Damaged));
    let (count, sum) = (extra + 1, extra + 2);
    assert_eq!(with(count, inside[count] + 1), Some(Unreadable::Damaged));
    assert_eq!(with(count, inside[count] - 1), Some(Unreadable::Damaged));
    assert_eq!(with(sum, !inside[sum]), Some(Unreadable::Rules));
    assert_eq!(says(&[inside, &[0]].concat()), Some(Unreadable::Damaged));
    let other = Save::from_bytes(&good).unwrap();
    assert_eq!(
        other.record::<Connection>(&()).err(),
        Some(Unreadable::OtherGame)
    );
    assert_eq!(other.context(), "usa");
    let drops = Record::new(Raindrops::new(raindrops::Options { size: 8 }).unwrap());
    let drops = Save::of(&drops, Vec::new()).unwrap();
    assert_eq!(drops.context(), "");
}

/// Games of the first version have another content, which the library does not read.
#[test]
fn other_versions_are_refused_in_a_sentence_each() {
    let old = "UgEUAAEDAgUBDnAMluUAB6fBIBECsOoGPgVnSg";
    let why = Save::from_text(old).unwrap_err();
    assert_eq!(why, Unreadable::Version(1));
    assert_eq!(
        why.to_string(),
        "It was made by an older version of Roundhouse and can no longer be opened."
    );
    assert_eq!(
        Unreadable::Version(envelope::VERSION + 1).to_string(),
        "It was made by a newer version of Roundhouse and can’t be opened here."
    );
}

#[test]
fn a_changed_map_is_told() {
    let changed = |change: &dyn Fn(&mut MapFile)| {
        let mut file = maps::file(maps::usa());
        change(&mut file);
        Arc::new(RailMap::try_from(file).unwrap())
    };
    let (record, map) = rail(2, 40);
    assert_eq!(map.name(), "USA");
    let save = Save::of(&record, Vec::new()).unwrap();
    let read = |map: Arc<RailMap>| save.record::<TransglobalRail>(&map).err();
    assert_eq!(read(changed(&|_| {})), None);
    // The parts that are only drawn may change.
    assert_eq!(read(changed(&|file| file.nodes[0] = [7.0, 7.0])), None);
    assert_eq!(
        read(changed(&|file| file.cities[3].name = "Nowhere".into())),
        None
    );
    let told = Some(Unreadable::OtherMap);
    assert_eq!(
        read(changed(&|file| file.links[5].2 = 3 - file.links[5].2)),
        told
    );
    assert_eq!(read(changed(&|file| file.links.swap(5, 6))), told);
    assert_eq!(read(changed(&|file| file.cities.swap(0, 1))), told);
    assert_eq!(read(changed(&move_a_ring)), told);
    assert_eq!(read(maps::map(maps::europe())), told);
    let why = told.map(|why| why.to_string());
    assert_eq!(
        why.as_deref(),
        Some("Its map has changed since it was played.")
    );
}

/// Moves a ring to a plain city of the same region.
fn move_a_ring(file: &mut MapFile) {
    let cities = &mut file.cities;
    let ringed = cities.iter().position(|city| city.ringed).unwrap();
    let plain = |city: &City| !city.ringed && city.region == cities[ringed].region;
    let plain = cities.iter().position(plain).unwrap();
    cities[ringed].ringed = false;
    cities[plain].ringed = true;
}

// Beginnings of games.

fn check_position<G: TwoPlayer + Notation<Context = ()>>(game: &G, position: &str) {
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
fn a_record_without_a_known_start_cannot_be_saved() {
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
    assert_eq!(why.to_string(), "This game can’t be saved.");
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

/// People keep links, so a link's meaning must never change. If it has to, [`envelope::VERSION`] increases, which
/// tells older links apart.
#[test]
fn a_link_means_the_same_for_ever() {
    fn known<G: Notation>(start: G, context: &G::Context, steps: &str, now: &str, text: &str) {
        let mut record = Record::new(start);
        for step in steps.split(' ') {
            let step = step.replace('_', " ").parse();
            let step = step.unwrap_or_else(|why| panic!("{why}"));
            record.play(step).unwrap();
        }
        assert_eq!(record.now().to_string().replace('\n', ";"), now);
        let save = Save::of(&record, Vec::new()).unwrap();
        assert_eq!(save.to_text().unwrap(), text);
        let read = Save::from_text(text).unwrap();
        assert_eq!(read.record::<G>(context), Ok(record));
    }
    let quax = Connection::new(connection::Options {
        variant: connection::Variant::Quax,
        size: 5,
        swap: true,
    });
    let steps = "b2 swap b4 c3 e4 b2-c3 e5 d4 a5 c3-d4";
    let now = "o3o/1o1xo/2x2/1x3/5 o b2-c3,c3-d4";
    let text = "UgMeAAhxdWlja3dheQAEAgUBAAAKv6xfbQjlo6JM5a6sBmrkkpQ";
    known(quax.unwrap(), &(), steps, now, text);
    let raindrops = Raindrops::new(raindrops::Options { size: 9 }).unwrap();
    let steps = "g5xh5 c4xc5 b1-b2 d2xc2 f7xh7 f2xf3 f9xg9 i6xi5 e8xe7 c1-d2,c2xe2 h9-f9,g8xe9";
    let now = "1bwbbbb2/w1bw1w2w/bw1bb4/wbw1b1w2/bwww1w2w/wb2b1w1w/bw1bww1wb/w2ww1b1w/3bwbwb1 w";
    let text = "UgMuAAlyYWluZHJvcHMAAgkAAAtRU25EGepaZxYoMEs1W86Vz5-MLUdPYFyafj51_QBwtYed";
    known(raindrops, &(), steps, now, text);
    let transit = RapidTransit::new(rapid_transit::Options { size: 4 }).unwrap();
    let steps = "a2-a3 d2-d3 b3-b2 a2-b1 pass b4-c2 pass pass";
    let now = "rrrc/rccc/rrcr/cccr r c 2";
    let text = "UgMgAA1yYXBpZC10cmFuc2l0AAIEAAAIWQJTNQeEt1kUv-1_kmdt8A";
    known(transit, &(), steps, now, text);
    let setup = switch_yard::Setup::Custom;
    let yard = SwitchYard::new(switch_yard::Options { setup });
    let steps = "d2=r d8=r e2=r e9=b d1=r g8=r f1=r g9=b g1=b c8=r e2c2-e4 d8f8-d6";
    let now = "##rbbbb##/##rb2r##/3b5/3r5/9/4r4/4r4/##2bbb##/##rrrrb## r";
    let text = "UgMmAAtzd2l0Y2gteWFyZAACAgAADD9vXtUPU9bcmfzk2qXtu4_owGiOy4qSBQ";
    known(yard, &(), steps, now, text);
    let yard = SwitchYard::new(switch_yard::Options::default());
    let yard = yard.with_position("##brbrb##/##brbrb##/9/2r6/9/9/9/##1brbr##/##rbrbr## b");
    let steps = "d1-c2 f8f9-f7 g8-g7 d8-d4 g9-g8 e2-e5";
    let now = "##brb2##/##b1brb##/5rb2/2r6/4r4/3r5/9/##bb1br##/##r1rbr## b";
    let text = "UgNXAAtzd2l0Y2gteWFyZAA4AAE1IyNicmJyYiMjLyMjYnJicmIjIy85LzJyNi85LzkvOS8jIzFicmJy\
                IyMvIyNyYnJiciMjIGIABp4OAA8KTcHyVnuaZX_dAbtIPI8";
    known(yard.unwrap(), &(), steps, now, text);
    // An unchanged map under the name of a shipped one.
    let mut file = crate::common::grid::grid_file();
    file.name = maps::europe().info().expect("it is shipped").title.into();
    let map = Arc::new(RailMap::try_from(file).unwrap());
    let setup = Setup {
        seats: 2,
        bank: 9,
        tax: 2,
        seed: u64::MAX,
    };
    let rail = TransglobalRail::new(map.clone(), setup).unwrap();
    let steps = "hub_6 ok hub_12 hub_18 ok link_6-20 link_5-6 ok link_18-19 link_5-19 ok link_4-18 \
                 discard link_20-34 ok link_34-48 link_3-4 ok link_4-5 link_47-48 ok link_48-62 ok \
                 link_62-76";
    let now = "phase building;round 1;start 1;money 1;bank 0 9;bank 1 9;hub 0 18;hub 1 6;rail 3 4 1;\
               rail 4 5 0;rail 5 6 1;rail 18 19 0;rail 47 48 0;rail 4 18 1;rail 5 19 0;rail 6 20 1;\
               rail 20 34 0;rail 34 48 1;rail 48 62 1;rail 62 76 0";
    let text = "UgNGABB0cmFuc2dsb2JhbC1yYWlsBmV1cm9wZRIC8mRJAhIE____________AQAAGKjEpesUMzTGJEFU\
                kAiHMTzLkBoIAZbIBhhxjXY6";
    known(rail, &map, steps, now, text);
}
