//! Tests of the boards of the connection family and of Raindrops.
//!
//! They check everything that the play screen learns about chains, units, drafted turns and refused touches. The
//! rules on random games are the reference.

use crate::common::cases;
use crate::common::games::{QUICKWAY, begin};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::connection::{self, Connection, Link, Side, Variant};
use rules::raindrops::{self, Colour, Raindrops};
use rules::{Cell, Game, Spot, TwoPlayer};
use session::boards::{Board, BoardGame};
use session::{Command, Match};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(cell).collect()
}

fn board(size: u8) -> impl Iterator<Item = Cell> {
    (0..size).flat_map(move |file| (0..size).map(move |rank| Cell::new(file, rank)))
}

// Quickway and its family.

fn connection_game(variant: Variant, size: u8) -> Connection {
    let swap = false;
    Connection::new(connection::Options {
        variant,
        size,
        swap,
    })
    .unwrap()
}

fn connection_at(variant: Variant, text: &str) -> Connection {
    connection_game(variant, 3).with_position(text).unwrap()
}

fn played_out(variant: Variant, size: u8, seed: u64) -> Connection {
    let mut game = connection_game(variant, size);
    let mut chance = SmallRng::seed_from_u64(seed);
    while let Some(&step) = game.steps().choose(&mut chance) {
        assert_eq!(game.winners(), []);
        game.play(step).unwrap();
    }
    game
}

/// Returns a flag for each of a side's two edges: true if the cell is on it.
fn on_edges(side: Side, size: u8, cell: Cell) -> [bool; 2] {
    let along = match side {
        Side::X => cell.rank,
        Side::O => cell.file,
    };
    [along == 0, along == size - 1]
}

fn connects(game: &Connection, a: Cell, b: Cell) -> bool {
    let linked = |link| game.links().iter().any(|&(other, _)| other == link);
    let apart = (a.file.abs_diff(b.file), a.rank.abs_diff(b.rank));
    matches!(apart, (0, 1) | (1, 0)) || Link::between(a, b).is_some_and(linked)
}

/// Returns the least number of stones in a chain of the winner.
///
/// It is found by going on from the edge until nothing changes.
fn fewest(game: &Connection, side: Side) -> usize {
    let size = game.size();
    let own = |&cell: &Cell| game.stone(cell) == Some(side);
    let stones: Vec<_> = board(size).filter(own).collect();
    let start = |&cell: &Cell| on_edges(side, size, cell)[0].then_some(1);
    let mut lengths: Vec<Option<usize>> = stones.iter().map(start).collect();
    for _ in &stones {
        for (number, &stone) in stones.iter().enumerate() {
            let before = stones.iter().zip(&lengths);
            let before = before.filter(|(other, _)| connects(game, **other, stone));
            let best = before.filter_map(|(_, length)| Some((*length)? + 1)).min();
            lengths[number] = [lengths[number], best].into_iter().flatten().min();
        }
    }
    let last = stones.iter().zip(&lengths);
    let last = last.filter(|(cell, _)| on_edges(side, size, **cell)[1]);
    last.filter_map(|(_, length)| *length).min().unwrap()
}

proptest! {
    #![proptest_config(cases::property(40))]

    #[test]
    fn winners_are_a_shortest_chain(seed in any::<u64>(), size in 3..=7_u8) {
        for variant in Variant::ALL {
            let game = played_out(variant, size, seed);
            let side = game.outcome().unwrap().0;
            let chain = game.winners();
            for (number, &stone) in chain.iter().enumerate() {
                prop_assert_eq!(game.stone(stone), Some(side));
                prop_assert!(!chain[..number].contains(&stone));
            }
            for pair in chain.windows(2) {
                prop_assert!(connects(&game, pair[0], pair[1]), "{:?} {}", pair, game);
            }
            let [first, last] = [chain[0], chain[chain.len() - 1]];
            prop_assert!(on_edges(side, size, last)[0] && on_edges(side, size, first)[1]);
            prop_assert_eq!(chain.len(), fewest(&game, side), "{}", game);
        }
    }
}

#[test]
fn a_chain_goes_through_links_and_not_through_what_they_cross() {
    // x has joined a1, b2 and c3; o's pair across the first link has come too late.
    let mut game = connection_game(Variant::Quickway, 3);
    for step in ["a1", "a2", "b2", "b1", "c3"] {
        assert_eq!(game.ending(), None);
        game.play(step.parse().unwrap()).unwrap();
    }
    assert_eq!(
        game.ending().map(|words| words.to_string()).as_deref(),
        Some("Both edges connected")
    );
    assert_eq!(game.winning_chain(), cells("c3 b2 a1"));
}

#[test]
fn the_largest_board_has_a_chain_too() {
    for seed in 0..4 {
        let game = played_out(Variant::ALL[seed as usize], 19, seed);
        assert!(game.winners().len() >= 19);
    }
}

#[test]
fn connection_explains_each_refused_touch() {
    let why = |game: &Connection, touched: &str| game.why_not(&cells(touched));
    let crossway = connection_at(Variant::Crossway, "3/x2/ox1 o -");
    let crosscut = connection::IllegalMove::Crosscut.to_string();
    assert_eq!(crossway.touch(&cells("b2")), None);
    assert_eq!(
        why(&crossway, "b2").map(|words| words.to_string()),
        Some(crosscut.clone())
    );
    assert_eq!(
        why(&crossway, "c3 b2").map(|words| words.to_string()),
        Some(crosscut)
    );
    assert_eq!(why(&crossway, "c3"), None);
    let taken = connection::IllegalMove::Taken.to_string();
    assert_eq!(
        why(&crossway, "a1").map(|words| words.to_string()),
        Some(taken)
    );
    let quax = connection_at(Variant::Quax, "x2/1xo/x1o x a1-b2");
    let marked = connection::IllegalMove::Marked.to_string();
    assert_eq!(
        why(&quax, "b2 a1").map(|words| words.to_string()),
        Some(marked)
    );
    for touched in ["b2", "b2 a3", "a3 c2", "b2 b2", "a1", "c2"] {
        let leads = quax.touch(&cells(touched)).is_some();
        assert_eq!(why(&quax, touched).is_none(), leads, "{touched}");
    }
}

#[test]
fn cells_that_fill_by_themselves_belong_to_the_turn() {
    let game = connection_at(Variant::Quadrex, "xo1/2x/2o o -");
    let turn = "a2".parse().unwrap();
    assert_eq!(game.trace(&turn), cells("a2 b2 b1"));

    // At the table the game goes on from the state after the turn.
    let mut game = begin(QUICKWAY, &[3, 0, 1]).unwrap();
    assert_eq!(trace(&*game), []);
    for (turn, cell) in [("a1", "a1"), ("a2", "a2"), ("i9", "i9"), ("b1", "b1 b2")] {
        confirm(
            &mut *game,
            Command::Extend(Spot::Cell(turn.parse().unwrap())),
        );
        assert_eq!(trace(&*game), cells(cell));
    }
}

#[test]
fn swapping_is_told_by_the_stone_that_changes_hands() {
    let mut game = begin(QUICKWAY, &[0, 0, 0]).unwrap();
    confirm(
        &mut *game,
        Command::Extend(Spot::Cell("d5".parse().unwrap())),
    );
    confirm(&mut *game, Command::Special);
    assert_eq!(trace(&*game), cells("d5"));
}

/// Plays a turn of one command, and confirms it.
fn confirm(game: &mut dyn Match, command: Command) {
    for command in [command, Command::Commit] {
        game.perform(game.to_act(), command).unwrap();
    }
}

/// The cells that tell the last turn.
fn trace(game: &dyn Match) -> Vec<Cell> {
    game.as_board().unwrap().trace().to_vec()
}

#[test]
fn quax_speaks_of_links_where_there_are_some() {
    let without = connection_at(Variant::Quax, "3/1x1/3 x -");
    let with = connection_at(Variant::Quax, "x2/1x1/3 x -");
    assert_ne!(without.prompt(&[]), with.prompt(&[]));
    let quickway = connection_at(Variant::Quickway, "x2/1x1/3 x -");
    assert_eq!(without.prompt(&[]), quickway.prompt(&[]));
}

// Raindrops.

fn drops(size: u8) -> Raindrops {
    Raindrops::new(raindrops::Options { size }).unwrap()
}

fn drops_at(text: &str) -> Raindrops {
    drops(8).with_position(text).unwrap()
}

/// The touches of a random turn, up to where it can end.
fn random_touches(game: &Raindrops, chance: &mut SmallRng) -> Vec<Cell> {
    let mut touched = Vec::new();
    loop {
        let touch = game.touch(&touched).unwrap();
        match touch.next.choose(chance) {
            Some(&next) if touch.turn.is_none() || chance.random() => touched.push(next),
            _ => return touched,
        }
    }
}

fn pieces(game: &Raindrops) -> Vec<Option<Colour>> {
    board(game.size()).map(|cell| game.piece(cell)).collect()
}

proptest! {
    #![proptest_config(cases::property(80))]

    #[test]
    fn turns_are_seen_while_they_are_made(seed in any::<u64>(), size in 4..=9_u8) {
        let mut chance = SmallRng::seed_from_u64(seed);
        let mut game = drops(size);
        for _ in 0..60 {
            let Some(mover) = game.to_act() else { break };
            let touched = random_touches(&game, &mut chance);
            let turn = game.touch(&touched).unwrap().turn.unwrap();
            let mut after = game.clone();
            after.play(turn.clone()).unwrap();

            let mut shown = game.clone();
            for made in 0..=touched.len() {
                let now = game.preview_position(&touched[..made]);
                let ways = game.paths(&touched[..made]);
                let side = |game: &Raindrops| game.to_string().pop();
                prop_assert_eq!(side(&now), side(&game));
                if made == 0 || made % 2 == 1 {
                    // A piece that is only lifted is still in its place.
                    prop_assert_eq!(&now, &shown);
                    prop_assert!(ways.is_empty());
                } else {
                    let [from, to] = [touched[made - 2], touched[made - 1]];
                    let gone = match shown.piece(to) {
                        Some(_) => shown.unit(to),
                        None => Vec::new(),
                    };
                    for cell in board(size) {
                        let expected = match cell {
                            _ if cell == to => Some(mover),
                            _ if cell == from || gone.contains(&cell) => None,
                            _ => shown.piece(cell),
                        };
                        prop_assert_eq!(now.piece(cell), expected, "{} {:?} {}", game, touched, cell);
                    }
                    prop_assert_eq!(ways, vec![vec![from, to]]);
                }
                prop_assert_eq!(game.why_not(&touched[..made]), None);
                shown = now;
            }
            prop_assert_eq!(pieces(&shown), pieces(&after));

            // The trace is where the mover's pieces have come and gone.
            let changed = |&cell: &Cell| {
                (game.piece(cell) == Some(mover)) != (after.piece(cell) == Some(mover))
            };
            let trace: Vec<_> = board(size).filter(changed).collect();
            prop_assert_eq!(&game.selection(&touched), &trace);
            prop_assert_eq!(game.trace(&turn), trace);
            game = after;
        }
    }

    #[test]
    fn drops_that_lead_nowhere_are_explained(seed in any::<u64>(), size in 4..=7_u8, turns in 0..30) {
        let mut chance = SmallRng::seed_from_u64(seed);
        let mut game = drops(size);
        for _ in 0..turns {
            let touched = random_touches(&game, &mut chance);
            let mut after = game.clone();
            after.play(game.touch(&touched).unwrap().turn.unwrap()).unwrap();
            if after.to_act().is_none() {
                break;
            }
            game = after;
        }
        let touched = random_touches(&game, &mut chance);
        for made in 0..=touched.len() {
            for next in board(size + 1) {
                let mut with = touched[..made].to_vec();
                with.push(next);
                let leads = game.touch(&with).is_some();
                prop_assert_eq!(game.why_not(&with).is_none(), leads, "{} {:?}", game, with);
            }
        }
    }
}

#[test]
fn touches_that_are_not_allowed_put_nothing() {
    let game = drops_at("3b2/w5/ww2w1/w3w1/2w3/1bb3 w");
    for touched in ["", "b1 c3", "f6 f5", "a5 f1", "a5 a4", "a5"] {
        let touched: Vec<_> = touched.split_terminator(' ').map(cell).collect();
        assert_eq!(game.preview_position(&touched), game, "{touched:?}");
    }
    let half = game.preview_position(&cells("a5 b3 f1 f2"));
    assert_eq!(half, game.preview_position(&cells("a5 b3")));
    let beyond = Cell::new(200, 255);
    assert_eq!(game.preview_position(&[beyond, beyond]), game);
    assert!(game.why_not(&[cell("a5"), beyond]).is_some());
}

#[test]
fn refusals_are_the_rules_own() {
    use raindrops::IllegalMove;
    let game = drops_at("3b2/w5/ww2w1/w3w1/2w3/1bb3 w");
    let why = |touched: &str| game.why_not(&cells(touched));
    assert_eq!(why("b1"), Some(IllegalMove::NotYours(cell("b1"))));
    assert_eq!(why("f1"), Some(IllegalMove::NoPiece(cell("f1"))));
    assert_eq!(why("a4"), Some(IllegalMove::Splits(cell("a4"))));
    assert_eq!(why("a5 f6"), Some(IllegalMove::Apart(cell("f6"))));
    assert_eq!(why("a5 b3 b3"), Some(IllegalMove::JustPlaced(cell("b3"))));
    assert_eq!(why("a5 b3 a3 d3"), Some(IllegalMove::NotNext(cell("d3"))));
    let singleton = drops_at("1ww3/w1w3/6/5b/6/bb4 b");
    assert_eq!(
        singleton.why_not(&cells("f3 e3")),
        Some(IllegalMove::MustEngage)
    );
    let engaged = drops_at("w1ww2/ww4/4bb/5b/b3bb/5w b");
    assert_eq!(
        engaged.why_not(&cells("a2 b2")),
        Some(IllegalMove::MustGain)
    );
}

#[test]
fn units_are_counted_and_the_last_one_has_won() {
    let mut game = drops_at("w1ww2/ww4/4bb/5b/b3bb/5w b");
    assert_eq!(game.units(Colour::Black), 2);
    assert_eq!(game.tally(0).to_string(), "2 units left");
    assert_eq!(game.winners(), []);
    assert_eq!(game.ending(), None);
    game.play("a2-d2".parse().unwrap()).unwrap();
    assert_eq!(
        game.ending().map(|words| words.to_string()).as_deref(),
        Some("One unit left")
    );
    assert_eq!(game.tally(0).to_string(), "1 unit left");
    assert_eq!(game.winners(), cells("d2 e2 e4 f2 f3 f4"));
    assert_eq!(game.units(Colour::White), 3);
}
