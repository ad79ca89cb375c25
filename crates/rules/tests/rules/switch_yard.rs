//! Whole games of Switch Yard, played from outside: the contract of games, known answers, and a second version of
//! the rules.

mod by_hand;

use crate::common::cases;
use std::collections::BTreeMap;

use crate::common::contract::{check_steps, play_through};
use crate::common::touches::{check_touches, check_ways};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::switch_yard::{
    IllegalMove, Move, Options, Outcome, ParseMoveError, PositionError, Setup, SetupError, Side,
    SwitchYard, yard,
};
use rules::{Cell, Game, Touch, TwoPlayer};

fn new(setup: Setup) -> SwitchYard {
    SwitchYard::new(Options { setup })
}

fn at(text: &str) -> SwitchYard {
    let game = SwitchYard::from_position(text, Options::default());
    let game = game.unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(game.to_string(), text);
    game
}

fn play(game: &mut SwitchYard, turn: &str) -> Result<(), IllegalMove> {
    game.play(turn.parse().unwrap()).map(|_| ())
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// Every cell of nine by nine, the missing ones among them, and some beyond.
fn cells() -> Vec<Cell> {
    let square = (0..9).flat_map(|file| (0..9).map(move |rank| Cell::new(file, rank)));
    let beyond = [(9, 0), (9, 4), (4, 9), (25, 98)];
    square
        .chain(beyond.map(|(file, rank)| Cell::new(file, rank)))
        .collect()
}

/// Returns all moves that can be written.
///
/// These are all placings, all engines, and trains from all ends to all cells in line with their lead, and to some
/// that are not.
fn universe() -> Vec<Move> {
    let cells = cells();
    let in_line = |a: &Cell, b: &Cell| a.file == b.file || a.rank == b.rank;
    let mut steps = Vec::new();
    for &lead in &cells {
        steps.extend([Side::Red, Side::Blue].map(|colour| Move::Place(lead, colour)));
        steps.extend(cells.iter().map(|&to| Move::Engine { from: lead, to }));
        let ends: Vec<_> = cells.iter().filter(|end| in_line(&lead, end)).collect();
        for &&tail in &ends {
            steps.extend(ends.iter().map(|&&to| Move::Train { lead, tail, to }));
        }
        let odd = cells
            .iter()
            .enumerate()
            .filter(|(number, _)| number % 17 == 3);
        for (_, &end) in odd {
            steps.push(Move::Train {
                lead,
                tail: *ends[ends.len() / 2],
                to: end,
            });
            steps.push(Move::Train {
                lead,
                tail: end,
                to: *ends[ends.len() / 2],
            });
        }
    }
    steps
}

/// A player that moves at random, and in some of 100 turns towards its own shipping area.
struct Player {
    chance: ChaCha8Rng,
    eager: u32,
}

impl Player {
    fn new(seed: u64, eager: u32) -> Self {
        Self {
            chance: ChaCha8Rng::seed_from_u64(seed),
            eager,
        }
    }

    fn choose(&mut self, game: &SwitchYard, steps: &[Move]) -> usize {
        let any = self.chance.next_u32() as usize % steps.len();
        if self.chance.next_u32() % 100 >= self.eager || game.is_placing() {
            return any;
        }
        let side = game.to_act().unwrap();
        let tried = (0..12).map(|_| self.chance.next_u32() as usize % steps.len());
        let closest = tried.min_by_key(|&number| {
            let cars = by_hand::after(&by_hand::cars(game), steps[number]);
            let own = cars.iter().filter(|&(_, &car)| car == side);
            let left = own.map(|(cell, _)| match side {
                Side::Red => 7_u8.saturating_sub(cell.file),
                Side::Blue => cell.file.saturating_sub(1),
            });
            left.map(u32::from).sum::<u32>()
        });
        closest.unwrap_or(any)
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    prop::sample::select(Setup::ALL.to_vec())
}

/// At most so many cars of each side, on any cells where cars may be.
fn wild_position(cars: usize) -> impl Strategy<Value = String> {
    let order = Just(yard::cells().collect::<Vec<_>>()).prop_shuffle();
    let counts = (0..=cars, 0..=cars);
    (order, counts, any::<bool>()).prop_map(|(order, (red, blue), red_moves)| {
        let mut left = BTreeMap::from([(Side::Red as u8, red), (Side::Blue as u8, blue)]);
        let mut cars = BTreeMap::new();
        for cell in order {
            for side in [Side::Red, Side::Blue] {
                let count = left.get_mut(&(side as u8)).unwrap();
                let fits = yard::shipping(cell) != Some(side.other()) && !cars.contains_key(&cell);
                if *count > 0 && fits {
                    *count -= 1;
                    cars.insert(cell, side);
                }
            }
        }
        written(&cars, if red_moves { 'r' } else { 'b' })
    })
}

fn written(cars: &BTreeMap<Cell, Side>, to_move: char) -> String {
    let rows = (0..9).rev().map(|rank| {
        let letters = (0..9).map(|file| match cars.get(&Cell::new(file, rank)) {
            Some(Side::Red) => "r",
            Some(Side::Blue) => "b",
            None if yard::is_cell(Cell::new(file, rank)) => "1",
            None => "#",
        });
        let mut row = letters.collect::<String>();
        // Ones side by side become their sum, the longest runs first.
        for run in (2..=9).rev() {
            row = row.replace(&"1".repeat(run), &run.to_string());
        }
        row
    });
    format!("{} {to_move}", rows.collect::<Vec<_>>().join("/"))
}

/// Some way into a game.
fn played(setup: Setup, turns: usize, seed: u64, eager: u32) -> SwitchYard {
    let mut player = Player::new(seed, eager);
    let mut game = new(setup);
    for _ in 0..turns {
        let steps = game.steps();
        if steps.is_empty() {
            break;
        }
        game.play(steps[player.choose(&game, &steps)]).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(cases::property(6))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(
        setup in setups(), seed in any::<u64>(), eager in prop_oneof![1 => Just(0_u32), 4 => 20..=100_u32],
    ) {
        let mut player = Player::new(seed, eager);
        let record = play_through(new(setup), &universe(), 301, 3_000, |game, steps| player.choose(game, steps));
        by_hand::watch(record.start(), record.steps());
    }
}

proptest! {
    #![proptest_config(cases::property(24))]

    #[test]
    fn any_position_is_played_by_the_rules(
        text in prop_oneof![wild_position(10), wild_position(3), wild_position(1)], seed in any::<u64>(),
    ) {
        let game = at(&text);
        check_steps(&game, &game.steps(), &universe());
        let mut player = Player::new(seed, 0);
        let mut turns = Vec::new();
        let mut now = game.clone();
        while turns.len() < 120 && now.to_act().is_some() {
            let steps = now.steps();
            turns.push(steps[player.choose(&now, &steps)]);
            now.play(turns[turns.len() - 1]).unwrap();
        }
        by_hand::watch(&game, &turns);
    }

    #[test]
    fn every_turn_can_be_touched(
        setup in setups(), turns in 0..120_usize, seed in any::<u64>(), text in wild_position(10),
    ) {
        for game in [played(setup, turns, seed, 50), at(&text)] {
            check_touches(&game, &cells());
            check_ways(&game, game.steps());
        }
    }

    #[test]
    fn sequences_are_counted_as_they_are_played(
        setup in setups(), turns in 0..120_usize, seed in any::<u64>(), text in wild_position(2),
    ) {
        for game in [played(setup, turns, seed, 50), at(&text)] {
            prop_assert_eq!(game.perft(1), game.steps().len() as u64);
            let mut count = 0;
            for turn in game.steps() {
                let mut next = game.clone();
                next.play(turn).unwrap();
                count += next.steps().len() as u64;
            }
            prop_assert_eq!(game.perft(2), count);
        }
    }

    #[test]
    fn garbage_is_no_position(text in any::<String>()) {
        let why = SwitchYard::from_position(&text, Options::default());
        prop_assert!(!why.expect_err("nobody writes one by chance").to_string().is_empty());
    }

    #[test]
    fn a_position_has_one_spelling(
        text in wild_position(10), at in any::<prop::sample::Index>(), put in "[rbRB/ 0-9#]{0,3}|9{40}|\\PC", cut in 0..3_usize,
    ) {
        let mut letters: Vec<char> = text.chars().collect();
        let from = at.index(letters.len());
        letters.splice(from..(from + cut).min(text.len()), put.chars());
        let text: String = letters.into_iter().collect();
        match new(Setup::Advanced).with_position(&text) {
            Ok(game) => {
                prop_assert_eq!(game.to_string(), text);
                prop_assert_eq!(game.options().setup, Setup::Advanced);
            }
            Err(why) => prop_assert!(!why.to_string().is_empty()),
        }
    }

    #[test]
    fn a_turn_has_one_spelling(text in "[a-j]?[0-9]{0,2}[a-j][0-9]{0,2}[=-][a-jrb][0-9]{0,2}|[a-j0-9=rb+ -]{0,7}|\\PC*") {
        match text.parse::<Move>() {
            Ok(turn) => prop_assert_eq!(turn.to_string(), text),
            Err(why) => prop_assert!(!why.to_string().is_empty()),
        }
    }
}

const DIAGRAM: &str = "##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5##";

#[test]
fn sequences_are_as_known() {
    for (depth, count) in [1, 99, 9_202].into_iter().enumerate() {
        assert_eq!(new(Setup::Beginner).perft(depth as u32), count);
    }
    for (depth, count) in [1, 74, 5_897].into_iter().enumerate() {
        assert_eq!(new(Setup::Advanced).perft(depth as u32), count);
    }
    // A cell and a colour; every pair takes a cell of the other side too.
    for (depth, count) in [1, 20, 20 * 18, 20 * 18 * 16].into_iter().enumerate() {
        assert_eq!(new(Setup::Custom).perft(depth as u32), count);
    }
}

#[test]
fn the_diagram_has_the_known_turns() {
    assert_eq!(at(&format!("{DIAGRAM} r")).perft(1), 47);
    assert_eq!(at(&format!("{DIAGRAM} b")).perft(1), 46);
    let turns: Vec<_> = at(&format!("{DIAGRAM} r"))
        .steps()
        .iter()
        .map(Move::to_string)
        .collect();
    let led = |start: &str| {
        let led = turns.iter().filter(|turn| turn.starts_with(start));
        let mut ends: Vec<_> = led.map(|turn| turn[start.len()..].to_string()).collect();
        ends.sort_unstable();
        ends
    };
    assert_eq!(
        led("d4f4-"),
        ["c4", "d1", "d2", "d3", "d5", "d6", "d7", "d8", "d9"]
    );
    assert_eq!(
        led("f4d4-"),
        ["f1", "f2", "f3", "f5", "f6", "f7", "f8", "f9", "g4", "h4"]
    );
}

#[test]
fn games_begin_as_they_are_set_up() {
    let beginner = "##brbrb##/##brbrb##/9/9/9/9/9/##rbrbr##/##rbrbr## r";
    let advanced = "##rbrbr##/##brbrb##/9/9/9/9/9/##rbrbr##/##brbrb## r";
    assert_eq!(SwitchYard::new(Options::default()), at(beginner));
    assert_eq!(new(Setup::Advanced).to_string(), advanced);
    assert_eq!(
        new(Setup::Custom).to_string(),
        "##5##/##5##/9/9/9/9/9/##5##/##5## r"
    );
    for setup in Setup::ALL {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    for text in ["", "Beginner", "custom ", "expert"] {
        assert_eq!(text.parse::<Setup>(), Err(SetupError), "{text:?}");
    }
}

#[test]
fn players_set_up_in_turn() {
    let mut game = new(Setup::Custom);
    assert_eq!(play(&mut game, "c2-c3"), Err(IllegalMove::StillPlacing));
    assert_eq!(
        play(&mut game, "c8=r"),
        Err(IllegalMove::NotReceiving(cell("c8")))
    );
    assert_eq!(
        play(&mut game, "a1=r"),
        Err(IllegalMove::NoSuchCell(cell("a1")))
    );
    assert_eq!(play(&mut game, "c1=b"), Ok(()));
    assert_eq!(game.to_string(), "##4r##/##5##/9/9/9/9/9/##5##/##b4## b");
    assert_eq!(play(&mut game, "g9=b"), Err(IllegalMove::Taken(cell("g9"))));
    assert_eq!(game.steps().len(), 18);
    for turn in [
        "c9=b", "c2=r", "d9=b", "d2=r", "e9=b", "e2=r", "f9=b", "f2=r",
    ] {
        assert_eq!(play(&mut game, turn), Ok(()));
        assert!(game.is_placing());
    }
    assert_eq!(play(&mut game, "g8=r"), Err(IllegalMove::Taken(cell("g8"))));
    assert_eq!(play(&mut game, "c8=r"), Ok(()));
    assert!(!game.is_placing());
    assert_eq!(
        game.to_string(),
        "##bbbbr##/##rbbbb##/9/9/9/9/9/##rrrrb##/##brrrr## r"
    );
    assert_eq!(play(&mut game, "c1=r"), Err(IllegalMove::AllPlaced));
    assert_eq!(play(&mut game, "c2-c4"), Ok(()));
}

#[test]
fn a_placed_car_is_touched_once_or_twice() {
    let game = new(Setup::Custom);
    let c1 = cell("c1");
    assert_eq!(game.touch(&[]).unwrap().next.len(), 10);
    let once = Touch {
        next: vec![c1],
        turn: Some(Move::Place(c1, Side::Red)),
    };
    let twice = Touch {
        next: vec![],
        turn: Some(Move::Place(c1, Side::Blue)),
    };
    assert_eq!(
        (game.touch(&[c1]), game.touch(&[c1, c1])),
        (Some(once), Some(twice))
    );
    assert_eq!(game.touch(&[c1, c1, c1]), None);
}

#[test]
fn a_train_is_touched_by_its_ends() {
    let game = at(&format!("{DIAGRAM} r"));
    for ends in [["d4", "f4"], ["f4", "d4"]] {
        let ends = ends.map(cell);
        let touch = game.touch(&ends).unwrap();
        assert_eq!((touch.next.len(), touch.turn), (19, None));
        let east = game.touch(&[ends[0], ends[1], cell("h4")]).unwrap();
        assert_eq!(east.turn.unwrap().to_string(), "f4d4-h4");
        let south = game.touch(&[ends[0], ends[1], cell("d1")]).unwrap();
        assert_eq!(south.turn.unwrap().to_string(), "d4f4-d1");
    }
    let engine = game.touch(&[cell("d4"), cell("c3")]).unwrap();
    assert_eq!(engine.turn.unwrap().to_string(), "d4-c3");
}

#[test]
fn the_third_time_is_a_draw() {
    let mut game = new(Setup::Beginner);
    let round = ["c2-c3", "c8-c7", "c3-c2", "c7-c8"];
    for turn in round.into_iter().chain(round) {
        assert_eq!(game.outcome(), None);
        assert_eq!(play(&mut game, turn), Ok(()));
    }
    assert_eq!((game.outcome(), game.to_act()), (Some(Outcome::Draw), None));
    assert_eq!(game.outcome().unwrap().to_string(), "draw");
    assert_eq!(play(&mut game, "c2-c3"), Err(IllegalMove::GameOver));
    // A position starts the count again.
    let mut game = game.with_position(&game.to_string()).unwrap();
    for turn in round {
        assert_eq!(play(&mut game, turn), Ok(()));
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_same_cars_with_the_other_side_to_move_do_not_count() {
    let mut game = new(Setup::Beginner);
    // Each side loses a turn in going there and back: the first board is there for Blue, then Red.
    for turn in ["c2-c3", "c8-c7", "c3-c4", "c7-c8", "c4-c2"] {
        assert_eq!(play(&mut game, turn), Ok(()));
    }
    for turn in ["c8-c7", "c2-c3", "c7-c6", "c3-c2", "c6-c8"] {
        assert_eq!(play(&mut game, turn), Ok(()));
    }
    assert_eq!(game.to_string(), new(Setup::Beginner).to_string());
    assert_eq!(game.outcome(), None);
}

#[test]
fn all_cars_shipped_win() {
    // Nine of nine are not enough.
    let mut game = at("##5##/##5##/b6rr/7rr/7rr/7rr/6r2/##5##/##5## r");
    assert_eq!(play(&mut game, "g3-h3"), Ok(()));
    assert_eq!((game.shipped(Side::Red), game.outcome()), (9, None));
    let mut game = at("##5##/##5##/b6rr/7rr/7rr/7rr/6rr1/##5##/##5## r");
    assert_eq!(
        play(&mut game, "g3h3-i3"),
        Err(IllegalMove::NoWay(cell("g3"), cell("i3")))
    );
    assert_eq!(play(&mut game, "h3g3-i3"), Ok(()));
    assert_eq!(game.outcome().unwrap().to_string(), "win red");
    // A train of Blue's brings Red's tenth car home: a red car leads two blue ones.
    let mut game = at("##5##/##5##/b6rr/7rr/7rr/7rr/4bbr1r/##5##/##5## b");
    assert_eq!(play(&mut game, "g3e3-h3"), Ok(()));
    assert_eq!(game.outcome().unwrap().to_string(), "win red");
    // Both sides are home, so the side that has just moved wins.
    let both = "##5##/##5##/bb5rr/bb5rr/bb5rr/bb5rr/bb5rr/##5##/##5##";
    assert_eq!(
        at(&format!("{both} r")).outcome(),
        Some(Outcome::Win(Side::Blue))
    );
    assert_eq!(
        at(&format!("{both} b")).outcome(),
        Some(Outcome::Win(Side::Red))
    );
}

#[test]
fn a_player_without_a_move_loses() {
    let game = at("##5##/##5##/9/9/9/9/9/##5##/##r4## b");
    assert_eq!(
        (game.outcome(), game.steps().len()),
        (Some(Outcome::Win(Side::Red)), 0)
    );
    let mut game = at("##5##/##5##/9/9/9/9/9/##3bb##/##3br## b");
    assert_eq!(game.outcome(), None);
    assert_eq!(play(&mut game, "f2-f3"), Ok(()));
    assert_eq!(game.outcome(), None, "g1 can go to f2");
}

#[test]
fn refusals_say_why() {
    let cases = [
        ("c1=r", IllegalMove::AllPlaced),
        ("d4-j4", IllegalMove::NoSuchCell(cell("j4"))),
        ("a1-d4", IllegalMove::NoSuchCell(cell("a1"))),
        ("d4f4-h9", IllegalMove::NoSuchCell(cell("h9"))),
        ("e5-e6", IllegalMove::NoCar(cell("e5"))),
        ("e4-e5", IllegalMove::NotOwn(cell("e4"))),
        ("d4-f5", IllegalMove::NoWay(cell("d4"), cell("f5"))),
        ("d4-d4", IllegalMove::NoWay(cell("d4"), cell("d4"))),
        ("d4-e4", IllegalMove::Blocked(cell("d4"), cell("e4"))),
        ("d4-f4", IllegalMove::Blocked(cell("d4"), cell("f4"))),
        ("d4-b4", IllegalMove::Shipping),
        ("d4d4-c4", IllegalMove::NoTrain(cell("d4"), cell("d4"))),
        ("d4e6-c4", IllegalMove::NoTrain(cell("d4"), cell("e6"))),
        ("d4g4-c4", IllegalMove::NoTrain(cell("d4"), cell("g4"))),
        ("d4e4-c4", IllegalMove::NoMajority),
        ("e6e7-e5", IllegalMove::NoMajority),
        ("d4f4-c5", IllegalMove::NoWay(cell("d4"), cell("c5"))),
        ("d4f4-g4", IllegalMove::NoWay(cell("d4"), cell("g4"))),
        ("d4f4-b4", IllegalMove::Shipping),
        ("f4d4-i4", IllegalMove::Shipping),
    ];
    let game = at(&format!("{DIAGRAM} r"));
    for (turn, why) in cases {
        assert_eq!(play(&mut game.clone(), turn), Err(why), "{turn}");
    }
}

#[test]
fn only_the_exact_spelling_is_read() {
    for text in ["d4-c4", "d4f4-c4", "c1=r", "g9=b", "z99y98-x97"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let wrong = [
        "", "d4", "d4-", "d4c4", "d4 c4", "d4-c4 ", "D4-c4", "d04-c4", "d4-c4-c5", "d4f4",
    ];
    let more = [
        "d4f4g4-c4",
        "d4-f4c4",
        "c1=R",
        "c1=x",
        "c1=",
        "=r",
        "c1 = r",
        "pass",
        "4d-c4",
        "é4-c4",
    ];
    for text in wrong.into_iter().chain(more) {
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text:?}");
    }
    let top = "##5##/##5##/9/9/9/9/9/##5##";
    let wrong = [
        (format!("{top}/##5##"), PositionError::Fields),
        (format!("{top}/##5## r "), PositionError::Fields),
        (format!("{top}/##5##  r"), PositionError::Fields),
        (format!("{top} r"), PositionError::Rows(8)),
        (format!("{top}/##5##/9 r"), PositionError::Rows(10)),
        (format!("{top}/##41## r"), PositionError::Row(9)),
        (format!("{top}/##6# r"), PositionError::Row(9)),
        (format!("{top}/9 r"), PositionError::Row(9)),
        (format!("{top}/r#5## r"), PositionError::Row(9)),
        (format!("{top}/##5##r r"), PositionError::Row(9)),
        (
            "##5##/##5##/8/9/9/9/9/##5##/##5## r".into(),
            PositionError::Row(3),
        ),
        (
            "##5##/##5##/09/9/9/9/9/##5##/##5## r".into(),
            PositionError::Row(3),
        ),
        (format!("{top}/##5## x"), PositionError::ToMove),
        (
            "##5##/##5##/r8/9/9/9/9/##5##/##5## r".into(),
            PositionError::WrongArea(cell("a7")),
        ),
        (
            "##rrrrr##/##rrrrr##/2r6/9/9/9/9/##5##/##5## r".into(),
            PositionError::TooManyCars(Side::Red),
        ),
        (
            "##5##/##5##/8b/9/9/9/9/##5##/##5## r".into(),
            PositionError::WrongArea(cell("i7")),
        ),
    ];
    for (text, why) in wrong {
        assert_eq!(
            SwitchYard::from_position(&text, Options::default()),
            Err(why),
            "{text:?}"
        );
    }
}
