//! Whole games of Rapid Transit, played from outside: the contract of games, known answers, and a second version of
//! the rules.

use crate::common::cases;
use std::collections::{BTreeSet, HashSet};

use crate::common::contract::{check_steps, play_through};
use crate::common::touches::{check_touches, check_ways};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::rapid_transit::{
    IllegalMove, Move, Options, Outcome, ParseMoveError, PositionError, RapidTransit, SetupError,
    Side,
};
use rules::{Cell, Game, TwoPlayer};

fn new(size: u8) -> RapidTransit {
    RapidTransit::new(Options { size }).unwrap()
}

fn at(text: &str) -> RapidTransit {
    let game = RapidTransit::from_position(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(game.to_string(), text);
    game
}

fn play(game: &mut RapidTransit, turn: &str) -> Result<(), IllegalMove> {
    game.play(turn.parse().unwrap()).map(|_| ())
}

/// Cells of the board, and some that it does not have.
fn cells(size: u8) -> Vec<Cell> {
    let on_board = (0..size).flat_map(|file| (0..size).map(move |rank| Cell::new(file, rank)));
    let off_board = [(size, 0), (0, size), (0, 8), (8, 7), (25, 98)];
    on_board
        .chain(off_board.map(|(file, rank)| Cell::new(file, rank)))
        .collect()
}

fn universe(size: u8) -> Vec<Move> {
    let cells = cells(size);
    let pairs = cells
        .iter()
        .flat_map(|&own| cells.iter().map(move |&other| (own, other)));
    pairs
        .map(|(own, other)| Move::Swap(own, other))
        .chain([Move::Pass])
        .collect()
}

/// A second version of the rules: a board is a list of cells, and every search is a plain loop.
mod by_hand {
    use super::*;

    fn neighbours(size: u8, cell: Cell) -> Vec<Cell> {
        let (file, rank) = (i16::from(cell.file), i16::from(cell.rank));
        let around = [
            (file - 1, rank),
            (file + 1, rank),
            (file, rank - 1),
            (file, rank + 1),
        ];
        let here = around.into_iter().filter(|&(file, rank)| {
            (0..i16::from(size)).contains(&file) && (0..i16::from(size)).contains(&rank)
        });
        here.map(|(file, rank)| Cell::new(file as u8, rank as u8))
            .collect()
    }

    pub type Pieces = std::collections::BTreeMap<Cell, Side>;

    pub fn pieces(game: &RapidTransit) -> Pieces {
        let cells = cells(game.size()).into_iter();
        cells
            .filter_map(|cell| Some((cell, game.piece(cell)?)))
            .collect()
    }

    pub fn like_neighbours(size: u8, pieces: &Pieces, cell: Cell) -> usize {
        let around = neighbours(size, cell);
        around
            .iter()
            .filter(|other| pieces[other] == pieces[&cell])
            .count()
    }

    /// Neighbouring pairs of one colour.
    pub fn pairs(game: &RapidTransit) -> usize {
        let pieces = pieces(game);
        let like = |&cell| like_neighbours(game.size(), &pieces, cell);
        pieces.keys().map(like).sum::<usize>() / 2
    }

    pub fn network(size: u8, pieces: &Pieces, from: Cell) -> BTreeSet<Cell> {
        let mut found = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some(cell) = open.pop() {
            for next in neighbours(size, cell) {
                if pieces[&next] == pieces[&from] && found.insert(next) {
                    open.push(next);
                }
            }
        }
        found
    }

    fn has_square(size: u8, pieces: &Pieces) -> bool {
        let corners = (0..size - 1).flat_map(|file| (0..size - 1).map(move |rank| (file, rank)));
        corners.into_iter().any(|(file, rank)| {
            let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let first = pieces[&Cell::new(file, rank)];
            square
                .iter()
                .all(|(on, up)| pieces[&Cell::new(file + on, rank + up)] == first)
        })
    }

    pub fn turns(game: &RapidTransit) -> BTreeSet<String> {
        let Some(side) = game.to_act() else {
            return BTreeSet::new();
        };
        let (size, pieces) = (game.size(), pieces(game));
        let mut turns = BTreeSet::new();
        for (&own, _) in pieces.iter().filter(|(_, one)| **one == side) {
            if like_neighbours(size, &pieces, own) > 1 {
                continue;
            }
            let edge = network(size, &pieces, own)
                .into_iter()
                .flat_map(|c| neighbours(size, c));
            let opposing: Vec<_> = edge.filter(|cell| pieces[cell] != side).collect();
            let reach: BTreeSet<_> = opposing
                .into_iter()
                .flat_map(|cell| network(size, &pieces, cell))
                .collect();
            for other in reach {
                let mut after = pieces.clone();
                after.insert(own, side.other());
                after.insert(other, side);
                let settled = [own, other]
                    .iter()
                    .all(|&c| like_neighbours(size, &after, c) >= 2);
                if settled && !has_square(size, &after) {
                    turns.insert(format!("{own}-{other}"));
                }
            }
        }
        if turns.is_empty() {
            turns.insert("pass".into());
        }
        turns
    }

    /// Sizes of networks, largest first, then zeros as far as the board could need them.
    pub fn sizes(game: &RapidTransit, side: Side) -> Vec<usize> {
        let pieces = pieces(game);
        let own = pieces.iter().filter(|(_, one)| **one == side);
        let networks: HashSet<_> = own
            .map(|(&cell, _)| network(game.size(), &pieces, cell))
            .collect();
        let mut sizes: Vec<_> = networks.iter().map(BTreeSet::len).collect();
        sizes.resize(64, 0);
        sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
        sizes
    }

    pub fn outcome(game: &RapidTransit, last_swap: Option<Side>) -> Outcome {
        let (red, cyan) = (sizes(game, Side::Red), sizes(game, Side::Cyan));
        match (
            red.iter().zip(&cyan).find(|(red, cyan)| red != cyan),
            last_swap,
        ) {
            (Some((red, cyan)), _) if red > cyan => Outcome::Win(Side::Red),
            (Some(_), _) => Outcome::Win(Side::Cyan),
            (None, Some(side)) => Outcome::Win(side),
            (None, None) => Outcome::Draw,
        }
    }
}

/// A board with random cells, which no real game would reach.
fn wild_position() -> impl Strategy<Value = String> {
    let size = prop_oneof![Just(4_usize), Just(6), Just(8)];
    let rows = size.prop_flat_map(|size| {
        let row = prop::collection::vec(any::<bool>(), size);
        prop::collection::vec(row, size)
    });
    let fields = prop::sample::select(vec!["r - 0", "c - 0", "r c 0", "c r 1", "r r 1", "c c 2"]);
    (rows, fields).prop_map(|(rows, fields)| {
        let letter = |&red: &bool| if red { 'r' } else { 'c' };
        let row = |row: &Vec<bool>| row.iter().map(letter).collect::<String>();
        let rows: Vec<_> = rows.iter().map(row).collect();
        format!("{} {fields}", rows.join("/"))
    })
}

fn sizes() -> impl Strategy<Value = u8> {
    prop_oneof![Just(4_u8), Just(6), Just(8)]
}

/// Some way into a game.
fn played(size: u8, turns: usize, seed: u64) -> RapidTransit {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = new(size);
    for _ in 0..turns {
        let steps = game.steps();
        if steps.is_empty() {
            break;
        }
        game.play(steps[chance.next_u32() as usize % steps.len()])
            .unwrap();
    }
    game
}

fn check_turns(game: &RapidTransit) {
    let listed: BTreeSet<_> = game.steps().iter().map(Move::to_string).collect();
    assert_eq!(listed, by_hand::turns(game), "{game}");
}

proptest! {
    #![proptest_config(cases::property(24))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(size in sizes(), seed in any::<u64>()) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        // Between two swaps there is at most one pass.
        let limit = 2 * 112 + 2;
        let record = play_through(new(size), &universe(size), 29, limit, |_, steps| {
            chance.next_u32() as usize % steps.len()
        });
        let mut game = *record.start();
        let (mut last_swap, mut passes) = (None, 0);
        for &step in record.steps() {
            check_turns(&game);
            let (before, side) = (by_hand::pairs(&game), game.to_act());
            game.play(step).unwrap();
            match step {
                Move::Swap(..) => {
                    prop_assert!(by_hand::pairs(&game) > before, "{step}\n{game}");
                    (last_swap, passes) = (side, 0);
                }
                Move::Pass => {
                    prop_assert_eq!(by_hand::pairs(&game), before);
                    passes += 1;
                }
            }
            let last = match last_swap {
                Some(Side::Red) => 'r',
                Some(Side::Cyan) => 'c',
                None => '-',
            };
            prop_assert!(game.to_string().ends_with(&format!(" {last} {passes}")), "{game}");
            let again = at(&game.to_string());
            prop_assert_eq!(&again, &game);
        }
        prop_assert_eq!(game.outcome(), Some(by_hand::outcome(&game, last_swap)));
    }

    #[test]
    fn any_board_is_played_by_the_rules(text in wild_position(), seed in any::<u64>()) {
        let game = at(&text);
        check_steps(&game, &game.steps(), &universe(game.size()));
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        play_through(game, &[], 1000, 300, |game, steps| {
            check_turns(game);
            chance.next_u32() as usize % steps.len()
        });
    }

    #[test]
    fn any_finished_board_is_won_by_the_rules(text in wild_position()) {
        let (board, _) = text.split_once(' ').unwrap();
        let lasts = [('-', None), ('r', Some(Side::Red)), ('c', Some(Side::Cyan))];
        for (letter, last_swap) in lasts {
            let game = at(&format!("{board} r {letter} 2"));
            prop_assert_eq!(game.outcome(), Some(by_hand::outcome(&game, last_swap)));
            let sizes = game.network_sizes(Side::Red);
            let by_hand = by_hand::sizes(&game, Side::Red);
            prop_assert_eq!(sizes.iter().map(|&size| size as usize).collect::<Vec<_>>(),
                by_hand.into_iter().take_while(|&size| size > 0).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_turn_can_be_touched(size in sizes(), turns in 0..60_usize, seed in any::<u64>()) {
        let game = played(size, turns, seed);
        check_touches(&game, &cells(size));
        check_ways(&game, game.steps());
    }

    #[test]
    fn sequences_are_counted_as_they_are_played(text in wild_position(), seed in any::<u64>()) {
        for game in [at(&text), played(4, 30, seed), played(6, seed as usize % 40, seed)] {
            let mut count = 0;
            let after = |turn: Move| { let mut next = game; next.play(turn).unwrap(); next };
            for next in game.steps().into_iter().map(after) {
                count += next.steps().len() as u64;
            }
            prop_assert_eq!(game.perft(1), game.steps().len() as u64);
            prop_assert_eq!(game.perft(2), count);
        }
    }

    #[test]
    fn garbage_is_no_position(text in any::<String>()) {
        let why = RapidTransit::from_position(&text).expect_err("nobody writes one by chance");
        prop_assert!(!why.to_string().is_empty());
    }

    #[test]
    fn a_position_has_one_spelling(
        text in wild_position(), at in any::<prop::sample::Index>(), put in "[rcRC/ 0-9-]{0,3}|\\PC", cut in 0..3_usize,
    ) {
        let mut bytes: Vec<char> = text.chars().collect();
        let from = at.index(bytes.len());
        bytes.splice(from..(from + cut).min(text.len()), put.chars());
        let text: String = bytes.into_iter().collect();
        let read = RapidTransit::from_position(&text);
        let told = read.map_err(|why| why.to_string());
        let standing = new(8).with_position(&text);
        prop_assert_eq!(&standing.map_err(|why| why.to_string()), &told);
        match told {
            Ok(game) => prop_assert_eq!(game.to_string(), text),
            Err(why) => prop_assert!(!why.is_empty()),
        }
    }

    #[test]
    fn a_turn_has_one_spelling(text in "[a-j0-9+ -]{0,7}|pass|\\PC*") {
        match text.parse::<Move>() {
            Ok(turn) => prop_assert_eq!(turn.to_string(), text),
            Err(why) => prop_assert!(!why.to_string().is_empty()),
        }
    }
}

#[test]
fn sequences_are_as_known() {
    let known: [(u8, &[u64]); 3] = [
        (8, &[1, 104, 10_764]),
        (6, &[1, 52, 2_628]),
        (4, &[1, 16, 216, 1_556]),
    ];
    for (size, counts) in known {
        for (depth, &count) in counts.iter().enumerate() {
            assert_eq!(
                new(size).perft(depth as u32),
                count,
                "{size} x {size}, {depth} turns"
            );
        }
    }
}

#[test]
fn the_board_begins_checkered() {
    let game = RapidTransit::new(Options::default()).unwrap();
    let board = "rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr";
    assert_eq!(game.to_string(), format!("{board} r - 0"));
    assert_eq!(new(4).to_string(), "rcrc/crcr/rcrc/crcr r - 0");
    assert_eq!(game.to_act(), Some(Side::Red));
    assert_eq!(
        (game.piece(Cell::new(0, 0)), game.piece(Cell::new(0, 8))),
        (Some(Side::Cyan), None)
    );
}

#[test]
fn only_three_sizes_are_played() {
    for size in 0..=255 {
        let game = RapidTransit::new(Options { size });
        assert_eq!(game.is_ok(), [4, 6, 8].contains(&size));
        assert!(game.is_ok() || game == Err(SetupError(size)));
    }
}

#[test]
fn terminals_are_as_known() {
    let game = at("ccrccc/rrrrcr/rcrcrr/ccrrcr/crcccr/rrcrcc r - 0");
    let names = |side| {
        game.terminals(side)
            .iter()
            .map(Cell::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(Side::Red),
        ["a1", "a4", "b2", "c6", "d1", "d3", "d5", "e4", "f2", "f5"]
    );
    assert_eq!(names(Side::Cyan).len(), 11);
}

#[test]
fn the_last_swapper_wins_a_tie() {
    let mut game = at("rccc/rcrr/rrcr/cccr c c 1");
    assert_eq!(
        (game.outcome(), game.special_moves()),
        (None, vec![Move::Pass])
    );
    assert_eq!(play(&mut game, "pass"), Ok(()));
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::Cyan)));
    assert_eq!(game.to_string(), "rccc/rcrr/rrcr/cccr r c 2");
    assert_eq!(
        (game.to_act(), play(&mut game, "pass")),
        (None, Err(IllegalMove::GameOver))
    );
    let game = at("rccc/rcrr/rrcr/cccr c - 2");
    assert_eq!(game.outcome().unwrap().to_string(), "draw");
    let game = at("rccc/rcrr/rrcr/cccr c r 2");
    assert_eq!(game.outcome().unwrap().to_string(), "win red");
}

#[test]
fn a_swap_ends_the_passing() {
    let mut game = at("rcrc/crcr/rcrc/crcr r c 1");
    assert_eq!(play(&mut game, "b3-b4"), Ok(()));
    assert_eq!(game.to_string(), "rrrc/cccr/rcrc/crcr c r 0");
}

#[test]
fn the_first_difference_decides() {
    let cases = [
        // Cyan's second network is larger, and too late.
        (
            "rccc/crcr/rrrr/cccc r c 2",
            [6, 1].as_slice(),
            [4, 4, 1].as_slice(),
            Side::Red,
        ),
        // The largest are equal, the second are not.
        (
            "crrc/rccc/rrrc/crcr r c 2",
            &[5, 2, 1],
            &[5, 1, 1, 1],
            Side::Red,
        ),
        ("crcr/crcc/crcr/rrcr c r 2", &[5, 2, 1], &[5, 3], Side::Cyan),
    ];
    for (text, red, cyan, winner) in cases {
        let game = at(text);
        assert_eq!(game.network_sizes(Side::Red), red, "{text}");
        assert_eq!(game.network_sizes(Side::Cyan), cyan, "{text}");
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)), "{text}");
    }
}

#[test]
fn refusals_say_why() {
    let cell = |name: &str| name.parse::<Cell>().unwrap();
    let start = new(8);
    let later = at("rcrc/ccrr/rcrc/crcr c r 0");
    let cases = [
        (start, "pass", IllegalMove::MustSwap),
        (start, "d5-z99", IllegalMove::NoSuchCell(cell("z99"))),
        (start, "i1-d5", IllegalMove::NoSuchCell(cell("i1"))),
        (start, "d4-d5", IllegalMove::NotOwn(cell("d4"))),
        (start, "d5-f5", IllegalMove::NotOpposing(cell("f5"))),
        (start, "d5-d5", IllegalMove::NotOpposing(cell("d5"))),
        (
            start,
            "d5-h2",
            IllegalMove::OutOfReach(cell("d5"), cell("h2")),
        ),
        (start, "a8-a7", IllegalMove::StillTerminal),
        (later, "b3-a4", IllegalMove::NoTerminal(cell("b3"))),
        (later, "b2-a4", IllegalMove::Square),
    ];
    for (mut game, turn, why) in cases {
        assert_eq!(play(&mut game, turn), Err(why), "{turn}");
    }
}

#[test]
fn only_the_exact_spelling_is_read() {
    for text in ["d4-e6", "a1-h8", "pass", "z99-a1"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let wrong = [
        "", "d4", "d4-", "-e6", "d4 e6", "d4-e6 ", " d4-e6", "D4-e6", "d04-e6", "d+4-e6",
    ];
    for text in wrong
        .into_iter()
        .chain(["d4-e6-a1", "Pass", "pass ", "d4--e6", "d4–e6", "ｄ4-e6"])
    {
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text:?}");
    }
    let board = "rcrc/crcr/rcrc/crcr";
    let wrong = [
        ("r - 0", PositionError::Fields),
        ("rcrc/crcr/rcrc/crcr r - 0 ", PositionError::Fields),
        ("rcrc/crcr/rcrc/crcr  r - 0", PositionError::Fields),
        ("rcrc/crcr/rcrc/crcr r - 0 x", PositionError::Fields),
        ("rc/cr r - 0", PositionError::Rows(2)),
        ("rcrc/crcr/rcrc/crcr/ r - 0", PositionError::Rows(5)),
        ("rcrc/crxr/rcrc/crcr r - 0", PositionError::Row(2)),
        ("rcrc/crcr/rcrc/crcrc r - 0", PositionError::Row(4)),
        ("rcrc/crcr/4/crcr r - 0", PositionError::Row(3)),
    ];
    for (text, why) in wrong {
        assert_eq!(RapidTransit::from_position(text), Err(why), "{text:?}");
    }
    let wrong = [
        ("R - 0", PositionError::ToMove),
        ("- - 0", PositionError::ToMove),
        ("r x 0", PositionError::LastSwap),
        ("r - 3", PositionError::Passes),
        ("r - 00", PositionError::Passes),
        ("r - +1", PositionError::Passes),
    ];
    for (fields, why) in wrong {
        let text = format!("{board} {fields}");
        assert_eq!(RapidTransit::from_position(&text), Err(why), "{text:?}");
    }
}
