//! Quickway, Crossway, Quax and Quadrex from outside: the page's known answers, the contract of games, and random
//! games compared with a plain version of the rules.

mod plain;

use crate::common::cases;
use std::collections::BTreeSet;

use crate::common::contract::play_through;
use crate::common::touches;
use plain::Plain;
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::connection::{
    Connection, Event, IllegalMove, Link, Move, Options, PositionError, SetupError, Side, Variant,
};
use rules::{Cell, Game, Touch, TwoPlayer};

fn options(variant: Variant, size: u8, swap: bool) -> Options {
    Options {
        variant,
        size,
        swap,
    }
}

fn game(variant: Variant, size: u8) -> Connection {
    Connection::new(options(variant, size, false)).unwrap()
}

fn at(variant: Variant, text: &str) -> Connection {
    let game = Connection::from_position(text, &options(variant, 11, true)).unwrap();
    assert_eq!(game.to_string(), text);
    game
}

fn play(game: &mut Connection, turns: &str) {
    for turn in turns.split(' ') {
        let step: Move = turn.parse().unwrap();
        game.play(step)
            .unwrap_or_else(|why| panic!("{turn}: {why}"));
    }
}

fn links(game: &Connection) -> BTreeSet<String> {
    let links = game.links();
    let told: BTreeSet<_> = links
        .iter()
        .map(|(link, side)| format!("{link} {side}"))
        .collect();
    assert_eq!(told.len(), links.len(), "a link is told twice");
    told
}

fn turns(game: &Connection) -> BTreeSet<String> {
    game.steps().iter().map(Move::to_string).collect()
}

/// Every conceivable turn on a board, and some beyond its edges.
fn universe(size: u8) -> Vec<Move> {
    let line = 0..size + 2;
    let cells: Vec<_> = line
        .clone()
        .flat_map(|file| line.clone().map(move |rank| Cell::new(file, rank)))
        .collect();
    let links = cells.iter().flat_map(|&a| {
        [1, -1]
            .map(|up| Some(Cell::new(a.file + 1, a.rank.checked_add_signed(up)?)))
            .into_iter()
            .flatten()
            .filter_map(move |b| Link::between(a, b))
    });
    let beyond = [
        Cell::new(0, 255),
        Cell::new(255, 0),
        Cell::new(255, 255),
        Cell::new(32, 1),
    ];
    let places = cells.iter().copied().chain(beyond).map(Move::Place);
    places
        .chain(links.map(Move::Link))
        .chain([Move::Swap, Move::Pass])
        .collect()
}

fn variants() -> impl Strategy<Value = Variant> {
    proptest::sample::select(Variant::ALL.to_vec())
}

/// Random games of all four, mostly on boards small enough for blocks to fill up.
fn all_options() -> impl Strategy<Value = Options> {
    let sizes = prop_oneof![16 => 3..=6_u8, 3 => 7..=11_u8, 1 => Just(19)];
    (variants(), sizes, any::<bool>())
        .prop_map(|(variant, size, swap)| options(variant, size, swap))
}

/// More turns than a game can have: a stone on every cell, a link in every block, few passes.
fn longest(options: Options) -> usize {
    3 * usize::from(options.size).pow(2)
}

/// Plays a game at random for so many turns, or to its end.
fn random_game(options: Options, seed: u64, turns: usize) -> Connection {
    let mut game = Connection::new(options).unwrap();
    let mut chance = SmallRng::seed_from_u64(seed);
    for _ in 0..turns.min(longest(options)) {
        let Some(&step) = game.steps().choose(&mut chance) else {
            break;
        };
        game.play(step).unwrap();
    }
    game
}

#[test]
fn turn_sequences_are_as_many_as_known() {
    let known = [
        (Variant::Quickway, [9, 72, 504, 3024, 15120]),
        (Variant::Crossway, [9, 72, 504, 2992, 14640]),
        (Variant::Quax, [9, 72, 504, 3024, 15792]),
        (Variant::Quadrex, [9, 72, 504, 2992, 14320]),
    ];
    for (variant, counts) in known {
        let game = game(variant, 3);
        let counted: Vec<_> = (1..=5).map(|depth| game.perft(depth)).collect();
        assert_eq!(counted, counts, "{variant}");
        assert_eq!(game.perft(0), 1);
    }
}

#[test]
fn crossway_forbids_to_complete_a_crosscut() {
    let game = at(Variant::Crossway, "1oxxx/o1o1o/xxx1o/xo1ox/o1x1o x -");
    assert_eq!(turns(&game), ["a5", "c2", "d4"].map(String::from).into());
    let mut same = game.clone();
    assert_eq!(same.play("d3".parse().unwrap()), Err(IllegalMove::Crosscut));
    assert_eq!(same, game);
}

#[test]
fn quadrex_fills_in_waves() {
    let mut game = at(Variant::Quadrex, "xo1/2x/2o o -");
    let events = game.play("a2".parse().unwrap()).unwrap();
    let filled = [Cell::new(1, 1), Cell::new(1, 0)].map(|cell| Event::Filled(cell, Side::O));
    assert_eq!(events, filled);
    assert_eq!(game.to_string(), "xo1/oox/1oo x -");
    assert_eq!(game.outcome().unwrap().to_string(), "win o");
}

#[test]
fn crossway_passes_where_nothing_else_is_left() {
    let mut game = at(Variant::Crossway, "ooxo/x2x/oxoo/x1xx o -");
    assert_eq!(turns(&game), ["pass".to_string()].into());
    assert_eq!(game.special_moves(), [Move::Pass]);
    assert_eq!(
        game.touch(&[]),
        Some(Touch {
            next: vec![],
            turn: None
        })
    );
    play(&mut game, "pass");
    assert_eq!(game.to_string(), "ooxo/x2x/oxoo/x1xx x -");
    assert!(!turns(&game).contains("pass"));
    assert_eq!(game.play(Move::Pass), Err(IllegalMove::NoPass));
}

#[test]
fn in_quickway_the_pair_that_stood_first_owns_a_crosscut() {
    let mut game = game(Variant::Quickway, 4);
    play(&mut game, "b2 b3 c3 c2");
    assert_eq!(game.to_string(), "4/1ox1/1xo1/4 x b2-c3");
    assert_eq!(game.links(), [("b2-c3".parse().unwrap(), Side::X)]);

    let mut game = self::game(Variant::Quickway, 4);
    play(&mut game, "b2 b3 a1 c2 c3");
    assert_eq!(game.to_string(), "4/1ox1/1xo1/x3 o b3-c2");
    assert_eq!(
        links(&game),
        ["a1-b2 x", "b3-c2 o"].map(String::from).into()
    );
}

#[test]
fn quax_links_are_turns_and_never_cross() {
    let mut game = game(Variant::Quax, 3);
    play(&mut game, "a1 a2 b2 b1");
    assert_eq!(game.to_string(), "3/ox1/xo1 x -");
    assert_eq!(
        game.play("a2-b1".parse().unwrap()),
        Err(IllegalMove::NotOwn)
    );
    assert_eq!(
        game.play("b2-c3".parse().unwrap()),
        Err(IllegalMove::NotOwn)
    );
    play(&mut game, "a1-b2");
    assert_eq!(game.to_string(), "3/ox1/xo1 o a1-b2");
    assert_eq!(
        game.play("a2-b1".parse().unwrap()),
        Err(IllegalMove::Marked)
    );
    play(&mut game, "c1 b3");
    assert_eq!(game.outcome().map(|win| win.0), Some(Side::X));
    assert_eq!(game.to_string(), "1x1/ox1/xoo o a1-b2");
    assert_eq!(game.play("a3".parse().unwrap()), Err(IllegalMove::GameOver));

    let mut quickway = self::game(Variant::Quickway, 3);
    assert_eq!(
        quickway.play("a1-b2".parse().unwrap()),
        Err(IllegalMove::NoLinks)
    );
}

#[test]
fn a_swap_changes_the_players_and_nothing_else() {
    for variant in Variant::ALL {
        let mut game = Connection::new(options(variant, 5, true)).unwrap();
        assert_eq!(game.play(Move::Swap), Err(IllegalMove::NoSwap));
        assert!(game.special_moves().is_empty());
        play(&mut game, "c3");
        assert_eq!(game.special_moves(), [Move::Swap]);
        let declined = game.clone();
        play(&mut game, "swap");
        assert!(game.swapped() && !declined.swapped());
        assert_eq!(game.to_string(), declined.to_string());
        assert_eq!(game.to_act(), Some(Side::O));
        assert_eq!(game.play(Move::Swap), Err(IllegalMove::NoSwap));
        play(&mut game, "a1 b1");
        assert!(game.swapped());

        let mut game = declined;
        play(&mut game, "a1");
        assert_eq!(game.play(Move::Swap), Err(IllegalMove::NoSwap));
        assert!(!game.swapped());

        for text in ["5/5/5/5/5 x -", "5/5/2x2/5/5 o -"] {
            let mut game = game.with_position(text).unwrap();
            play(&mut game, "a5");
            assert_eq!(game.play(Move::Swap), Err(IllegalMove::NoSwap));
        }
    }
}

#[test]
fn refused_turns_say_why() {
    let mut game = game(Variant::Quickway, 3);
    play(&mut game, "b2");
    for (turn, why) in [
        ("b2", "That cell already has a stone."),
        ("d1", "The board has no such cell."),
        ("a4", "The board has no such cell."),
        ("z99", "The board has no such cell."),
        ("pass", "You may only pass if you can’t move."),
        ("swap", "You can only swap on the second turn of the game."),
        ("a1-b2", "You place links yourself only in Quax."),
    ] {
        let step: Move = turn.parse().unwrap();
        assert_eq!(game.play(step).unwrap_err().to_string(), why, "{turn}");
    }
    assert_eq!(game.to_string(), "3/1x1/3 o -");
}

#[test]
fn turns_have_one_spelling() {
    for text in [
        "a1", "s19", "d4", "a1-b2", "a2-b1", "i10-j9", "r19-s18", "swap", "pass",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", " ", "d04", "d+4", "D4", "d4 ", " d4", "4d", "d0", "d", "a1-", "-a1", "a1-a2", "a1-b1",
        "a1-a1", "a1-c3", "b2-a1", "b1-a2", "a1-b2-c3", "a1b2", "a1–b2", "a1 - b2", "Swap",
        "pass\n", "d٤", "s19-t20", "a100",
    ] {
        let why = text.parse::<Move>().expect_err(text).to_string();
        assert!(why.ends_with('.'), "{why}");
    }
}

#[test]
fn sizes_from_3_to_19_can_be_played() {
    for size in 0..=u8::MAX {
        let made = Connection::new(options(Variant::Quax, size, true));
        match size {
            3..=19 => assert_eq!(made.unwrap().steps().len(), usize::from(size).pow(2)),
            _ => assert_eq!(made, Err(SetupError::Size(size))),
        }
    }
    assert_eq!(
        SetupError::Size(20).to_string(),
        "A board has 3 to 19 cells a side, not 20."
    );
    for variant in Variant::ALL {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    assert_eq!("Quax".parse::<Variant>(), Err(SetupError::Variant));
    assert_eq!(Connection::new(Options::default()).unwrap().size(), 11);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    use PositionError::*;
    let [quickway, crossway, quax, quadrex] = Variant::ALL;
    for (variant, text, error) in [
        (quickway, "", Fields),
        (quickway, "3/3/3 x", Fields),
        (quickway, "3/3/3 x - -", Fields),
        (quickway, "3/3/3  x -", Fields),
        (quickway, "2/2 x -", Size(2)),
        (quickway, "3/3/3/ x -", Width(1)),
        (quickway, "3/3/4 x -", Width(3)),
        (quickway, "3/3/2 x -", Width(3)),
        (quickway, "3/3/xxxx x -", Width(3)),
        (quickway, "3/3/99999999999999999999 x -", Width(3)),
        (quickway, "3/3/03 x -", Sign(3)),
        (quickway, "3/3/x0xx x -", Sign(3)),
        (quickway, "3/3/12 x -", Width(3)),
        (quickway, "3/3/xXo x -", Sign(3)),
        (quickway, "3/3/x+1o x -", Sign(3)),
        (quickway, "3/3/xé x -", Sign(3)),
        (quickway, "3/3/3 X -", Side),
        (quickway, "3/3/3 y -", Side),
        (quickway, "3/3/3 x ", Mark),
        (quickway, "3/3/3 x --", Mark),
        (quickway, "3/3/3 x -\n", Mark),
        (quickway, "xo1/ox1/3 x a2-b3,", Mark),
        (quickway, "xo1/ox1/3 x b2-a3", Mark),
        (quickway, "xo1/ox1/3 x -", Unowned),
        (quickway, "xo1/ox1/3 x a2-b3,a3-b2", Doubled),
        (quickway, "xo1/ox1/3 x a2-b3,a2-b3", Order),
        (quickway, "xo1/ox1/3 x b1-c2", Unlike),
        (quickway, "xox/oxo/xox x a1-b2,b2-c3,a3-b2,b2-c1", Order),
        (quickway, "x2/1x1/3 x a3-b2", Needless),
        (quickway, "xx1/xx1/3 x a3-b2", Needless),
        (quickway, "x2/1o1/3 x a3-b2", Unlike),
        (quickway, "3/3/3 x c3-d4", Unlike),
        (crossway, "xo1/ox1/3 x -", Crosscut),
        (crossway, "x2/1x1/3 x a3-b2", NoMarks),
        (quax, "x2/1o1/3 x a3-b2", Unlike),
        (quax, "xx1/xx1/3 x a2-b3,a3-b2", Doubled),
        (quadrex, "x2/1x1/3 x a3-b2", NoMarks),
        (quadrex, "xo1/1x1/3 o -", Unfilled),
        (quadrex, "xo1/o2/3 x -", Unfilled),
        (quadrex, "xo1/ox1/3 x -", Crosscut),
    ] {
        let found = Connection::from_position(text, &options(variant, 3, false));
        assert_eq!(found, Err(error), "{variant}: {text}");
        let why = game(variant, 5)
            .with_position(text)
            .unwrap_err()
            .to_string();
        assert_eq!(why, error.to_string());
        assert!(why.ends_with('.'), "{why}");
    }
    let rows = ["20"; 20].join("/");
    let large = game(quax, 3).with_position(&format!("{rows} x -"));
    assert_eq!(
        large.unwrap_err().to_string(),
        "A board has 3 to 19 rows, not 20."
    );
}

#[test]
fn positions_that_can_be_are_read() {
    let [quickway, crossway, quax, quadrex] = Variant::ALL;
    for (variant, text, winner) in [
        (quickway, "3/1x1/3 o -", None),
        (quickway, "xo1/ox1/3 x a2-b3", None),
        (
            quickway,
            "xox/oxo/xox o a1-b2,a3-b2,b2-c1,b2-c3",
            Some(Side::X),
        ),
        (
            quickway,
            "xox/oxo/xox o a1-b2,a2-b3,b1-c2,b2-c3",
            Some(Side::X),
        ),
        (
            quickway,
            "xox/oxo/xox o a1-b2,a2-b3,b2-c1,b3-c2",
            Some(Side::O),
        ),
        (crossway, "x2/1x1/x2 x -", Some(Side::X)),
        (quadrex, "x2/1x1/x2 x -", None),
        (quax, "x2/1x1/x2 x a1-b2", None),
        (quax, "x2/1x1/x2 o a1-b2,a3-b2", Some(Side::X)),
        (quax, "xx1/xx1/3 x a3-b2", None),
        (quadrex, "3/ooo/3 x -", Some(Side::O)),
        (quadrex, "3/ooo/3 o -", Some(Side::O)),
    ] {
        let game = at(variant, text);
        assert_eq!(game.outcome().map(|win| win.0), winner, "{variant}: {text}");
        assert_eq!(game.to_act().is_none(), winner.is_some());
        assert_eq!(game.touch(&[]).is_none(), winner.is_some());
        assert_eq!(game.options().size, 3);
    }
    // In text order, a10 is after a1.
    let rows = [
        "10x", "11", "11", "11", "11", "11", "11", "11", "11", "xo9", "ox9",
    ];
    let marked = at(
        quickway,
        &format!("{} x a1-b2", rows.join("/").replace("xo9/ox9", "ox9/xo9")),
    );
    assert_eq!(marked.links().len(), 1);
    let rows = "xo9/ox9/11/11/11/11/11/11/11/ox9/xo9";
    at(quickway, &format!("{rows} x a1-b2,a10-b11"));
    let wrong = marked.with_position(&format!("{rows} x a10-b11,a1-b2"));
    assert_eq!(wrong.unwrap_err(), PositionError::Order);
}

/// All ways to touch a turn: every prefix continues, a cell not offered leads nowhere, and the results are exactly
/// the legal turns.
fn check_touches(game: &Connection) {
    let mut made: BTreeSet<_> = game.special_moves().iter().map(Move::to_string).collect();
    let mut todo = vec![Vec::new()];
    while let Some(touched) = todo.pop() {
        let Some(touch) = game.touch(&touched) else {
            panic!("{touched:?} leads nowhere\n{game}");
        };
        assert!(touch.next.is_sorted_by(|a, b| a < b), "{touch:?}");
        assert!(touched.is_empty() || touch.turn.is_some() || !touch.next.is_empty());
        if let Some(turn) = touch.turn {
            game.clone()
                .play(turn)
                .expect("a turn touched together is allowed");
            made.insert(turn.to_string());
        }
        for cell in universe(game.size()) {
            let Move::Place(cell) = cell else { continue };
            let further = [&touched[..], &[cell]].concat();
            match touch.next.contains(&cell) {
                true => todo.push(further),
                false => assert_eq!(game.touch(&further), None, "{further:?}\n{game}"),
            }
        }
    }
    assert_eq!(made, turns(game), "{game}");
}

/// A position read from its own text continues like the original game.
fn check_text(game: &Connection) {
    let text = game.to_string();
    let read = game
        .with_position(&text)
        .unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.to_string(), text);
    assert_eq!(
        (read.to_act(), read.outcome()),
        (game.to_act(), game.outcome())
    );
    assert_eq!(read.links(), game.links());
    let mut steps = game.steps();
    steps.retain(|step| *step != Move::Swap);
    assert_eq!(read.steps(), steps);
    for step in steps.into_iter().step_by(7) {
        let (mut a, mut b) = (game.clone(), read.clone());
        assert_eq!(a.play(step), b.play(step));
        assert_eq!(a.to_string(), b.to_string());
    }
}

fn side(letter: char) -> Side {
    if letter == 'x' { Side::X } else { Side::O }
}

proptest! {
    #![proptest_config(cases::property(96))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(options in all_options(), seed in any::<u64>()) {
        // The harness takes every turn back, and larger games only make it slow.
        let options = Options { size: options.size.min(8), ..options };
        let mut chance = SmallRng::seed_from_u64(seed);
        let every = if options.size > 6 { 61 } else { 3 };
        let start = Connection::new(options).unwrap();
        play_through(start, &universe(options.size), every, longest(options), |_, steps| {
            chance.random_range(0..steps.len())
        });
    }

    #[test]
    fn every_game_goes_as_in_plain_words(options in all_options(), seed in any::<u64>()) {
        let mut chance = SmallRng::seed_from_u64(seed);
        let mut game = Connection::new(options).unwrap();
        let mut plain = Plain::new(options);
        for _ in 0..=longest(options) {
            prop_assert_eq!(game.to_string(), plain.text());
            prop_assert_eq!(turns(&game), plain.turns());
            prop_assert_eq!(links(&game), plain.links());
            prop_assert_eq!(game.outcome().map(|win| win.0), plain.winner.map(side));
            let Some(&step) = game.steps().choose(&mut chance) else {
                break;
            };
            game.play(step).unwrap();
            plain.play(&step.to_string());
        }
        prop_assert!(game.outcome().is_some());
    }

    #[test]
    fn positions_are_read_back(options in all_options(), seed in any::<u64>(), turns in 0..100_usize) {
        check_text(&random_game(options, seed, turns));
        let ended = random_game(options, seed, usize::MAX);
        prop_assert!(ended.outcome().is_some());
        check_text(&ended);
    }

    #[test]
    fn touches_make_exactly_the_turns(
        variant in variants(), size in 3..=7_u8, swap in any::<bool>(), seed in any::<u64>(), turns in 0..50_usize,
    ) {
        let game = random_game(options(variant, size, swap), seed, turns);
        if game.outcome().is_none() {
            check_touches(&game);
            touches::check_ways(&game, game.steps());
        } else {
            prop_assert_eq!(game.touch(&[]), None);
            prop_assert!(game.special_moves().is_empty());
        }
    }

    /// Any stones in a text form a position that one side wins in the end.
    #[test]
    fn every_position_that_is_read_comes_to_an_end(
        variant in variants(), size in 3..=5_usize, seed in any::<u64>(), filled in 0..=100_u32,
    ) {
        let mut chance = SmallRng::seed_from_u64(seed);
        let sign = |chance: &mut SmallRng| match chance.random_range(0..100) < filled {
            true => *["x", "o"].choose(chance).unwrap(),
            false => "1",
        };
        // Adds neighbouring ones up, because the notation has one number for each run of empty cells.
        let row = |chance: &mut SmallRng| {
            let row: String = (0..size).map(|_| sign(chance)).collect();
            (2..=size).rev().fold(row, |row, n| row.replace(&"1".repeat(n), &n.to_string()))
        };
        let rows: Vec<_> = (0..size).map(|_| row(&mut chance)).collect();
        let side = ["x", "o"].choose(&mut chance).unwrap();
        let text = format!("{} {side} -", rows.join("/"));
        let Ok(mut game) = Connection::from_position(&text, &options(variant, 3, true)) else {
            return Ok(());
        };
        for _ in 0..3 * size * size {
            let Some(&step) = game.steps().choose(&mut chance) else { break };
            game.play(step).unwrap();
        }
        prop_assert!(game.outcome().is_some(), "{}", text);
    }

    #[test]
    fn garbage_is_refused_in_words(variant in variants(), text in "\\PC{0,40}|[xo0-9/]{0,30} [xo] [-a-e0-9,]{0,20}") {
        if let Err(why) = text.parse::<Move>() {
            prop_assert!(why.to_string().ends_with('.'));
        }
        match game(variant, 3).with_position(&text) {
            Ok(game) => prop_assert_eq!(game.to_string(), text),
            Err(why) => prop_assert!(why.to_string().ends_with('.')),
        }
    }

    /// Damaged texts are closer to valid ones than garbage is. An accepted one is written as it was read.
    #[test]
    fn damaged_positions_are_refused_in_words(
        options in all_options(), seed in any::<u64>(), turns in 0..60_usize,
        place in any::<prop::sample::Index>(), sign in "[xo0-9/ ,a-e\\-]|\\PC",
    ) {
        let whole = random_game(options, seed, turns);
        let mut text: Vec<_> = whole.to_string().chars().collect();
        let place = place.index(text.len());
        text.splice(place..=place, sign.chars());
        let text: String = text.into_iter().collect();
        match whole.with_position(&text) {
            Ok(game) => prop_assert_eq!(game.to_string(), text),
            Err(why) => prop_assert!(why.to_string().ends_with('.')),
        }
    }
}
