//! Raindrops from outside: the page's known answers, the contract of games, the rules put in other
//! words than the library's, turns touched together, and texts that anybody could send.

#![cfg(feature = "raindrops")]

mod common;
#[path = "common/drops.rs"]
mod drops;

use std::collections::{BTreeMap, BTreeSet};

use drops::Drops;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roundhouse::games::raindrops::{Colour, Event, Options, Raindrops, Refusal, SetupError, Turn};
use roundhouse::games::{Cell, Game, TwoPlayer};

fn new(size: u8) -> Raindrops {
    Raindrops::new(Options { size }).unwrap()
}

fn at(text: &str) -> Raindrops {
    new(8).with_position(text).unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn of_unit(game: &Raindrops, unit: &str) -> Vec<Turn> {
    let cells = game.unit(cell(unit));
    let moves = |turn: &Turn| cells.contains(&turn.steps()[0].from);
    game.steps().into_iter().filter(moves).collect()
}

fn played(game: &Raindrops, text: &str) -> Result<Raindrops, Refusal> {
    let mut next = game.clone();
    next.play(turn(text)).map(|_| next)
}

// The page's known answers.

const SINGLETON: &str = "w1ww2/ww4/4bb/5b/b3bb/5w b";
const GROUP: &str = "3b2/w5/ww2w1/w3w1/2w3/1bb3 w";
const ENGAGEMENT: &str = "1ww3/w1w3/6/5b/6/bb4 b";

#[test]
fn an_engaged_singleton_captures_or_joins() {
    let game = at(SINGLETON);
    assert_eq!(game.is_engaged(cell("a2")), Some(true));
    let turns: Vec<_> = of_unit(&game, "a2").iter().map(Turn::to_string).collect();
    assert_eq!(turns, ["a2-d2", "a2xa5"]);
    assert_eq!(played(&game, "a2xa5").unwrap().outcome(), None);
    let won = played(&game, "a2-d2").unwrap();
    assert_eq!(won.outcome().unwrap().to_string(), "win black");
    assert_eq!(won.to_act(), None);
}

#[test]
fn a_group_is_rearranged_along_a_line() {
    let game = at(GROUP);
    assert_eq!(of_unit(&game, "a5").len(), 22);
    let whole = "a5-b3,a3-c3,c2-d3";
    let after = played(&game, whole).unwrap();
    assert_eq!(after.to_string(), "3b2/6/ww2w1/1wwww1/6/1bb3 b");
    assert!(played(&game, "a5-b3,a3-c3").is_ok());
    assert_eq!(played(&game, "a5-b3"), Err(Refusal::MustGain));
    let more = format!("{whole},a4-f3");
    assert_eq!(played(&game, &more), Err(Refusal::Ended));
    let mut game = game;
    assert_eq!(
        game.play(turn(whole)).unwrap(),
        [Event::Joined(cell("c3")), Event::Joined(cell("d3"))]
    );
}

#[test]
fn an_unengaged_unit_engages_itself() {
    let game = at(ENGAGEMENT);
    assert_eq!(game.is_engaged(cell("f3")), Some(false));
    let to: BTreeSet<_> = of_unit(&game, "f3")
        .iter()
        .map(|turn| turn.steps()[0].to.to_string())
        .collect();
    let expected = ["a3", "b3", "c3", "f6", "f5", "f2", "f1"].map(String::from);
    assert_eq!(to, BTreeSet::from(expected));
    assert_eq!(played(&game, "f3-e3"), Err(Refusal::MustEngage));
    let group = of_unit(&game, "a1");
    assert_eq!(group.len(), 2);
    let mut gone = Vec::new();
    for turn in group {
        let mut next = game.clone();
        let events = next.play(turn).unwrap();
        let last = events.last().unwrap().clone();
        let Event::Captured(cells) = last else {
            panic!("{last:?}")
        };
        gone.extend(cells.iter().map(Cell::to_string));
        if next.piece(cell("b6")) == Some(Colour::Black) {
            assert_eq!(next.to_string(), "1b4/wb4/6/5b/6/6 w");
        }
    }
    gone.sort();
    assert_eq!(gone, ["a5", "b6", "c5", "c6"]);
}

#[test]
fn sequences_are_as_many_as_the_page_says() {
    let counts = |size, counts: &[u64]| {
        for (&count, depth) in counts.iter().zip(1..) {
            assert_eq!(new(size).perft(depth), count, "{size} x {size}, {depth}");
        }
    };
    counts(8, &[112, 12_232]);
    counts(6, &[60, 3_436, 191_348]);
    counts(4, &[24, 512, 9_212]);
    counts(7, &[74]);
}

#[test]
fn boards_begin_as_the_page_says() {
    assert_eq!(new(4).to_string(), "bwbw/wbwb/bwbw/wbwb b");
    // The odd board is the same from every side but for the colours of its quarters.
    assert_eq!(new(5).to_string(), "1bwb1/w1b1w/bw1wb/w1b1w/1bwb1 b");
    for size in 4..=12 {
        assert_eq!(at(&new(size).to_string()), new(size));
        assert_eq!(new(size).to_act(), Some(Colour::Black));
    }
    for size in [0, 3, 13, 255] {
        let options = Options { size };
        assert_eq!(Raindrops::new(options), Err(SetupError::Size(size)));
    }
    assert!(Options::OFFERED.contains(&Options::default().size));
}

// The rules in other words.

/// Pieces strewn over a board: `share` of 100 points hold one.
fn strewn(size: u8, share: u32, rng: &mut ChaCha8Rng) -> Raindrops {
    let rows = |rng: &mut ChaCha8Rng| {
        let letter = |rng: &mut ChaCha8Rng| match rng.random_range(0..200) {
            number if number >= 2 * share => '.',
            number if number % 2 == 0 => 'b',
            _ => 'w',
        };
        let row = |_| (0..size).map(|_| letter(rng)).collect::<String>();
        (0..size).map(row).collect::<Vec<_>>().join("/")
    };
    loop {
        let rows = rows(rng);
        if rows.contains('b') && rows.contains('w') {
            let side = if rng.random() { 'b' } else { 'w' };
            return at(&Drops::read(&format!("{rows} {side}")).write());
        }
    }
}

/// A position of a random game from the start, after at most so many turns.
fn wandered(size: u8, turns: u32, rng: &mut ChaCha8Rng) -> Raindrops {
    let mut game = new(size);
    for _ in 0..turns {
        let mut next = game.clone();
        next.play(random_turn(&game, rng)).unwrap();
        if next.to_act().is_none() {
            break;
        }
        game = next;
    }
    game
}

/// A turn made by touching at random, which needs no list of turns.
fn random_turn(game: &Raindrops, rng: &mut impl Rng) -> Turn {
    let mut touched = Vec::new();
    loop {
        let touch = game.touch(&touched).unwrap();
        match (touch.turn, touch.next.choose(rng)) {
            (Some(turn), None) => return turn,
            (Some(turn), Some(_)) if rng.random() => return turn,
            (_, Some(&next)) => touched.push(next),
            (None, None) => panic!("{touched:?} leads nowhere\n{game}"),
        }
    }
}

fn positions(most: u8) -> impl Strategy<Value = Raindrops> {
    (4..=most, any::<u64>(), any::<bool>(), 5..70_u32).prop_map(|(size, seed, strew, number)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        if strew {
            strewn(size, number, &mut rng)
        } else {
            wandered(size, number, &mut rng)
        }
    })
}

/// What the library lists, by the positions that the turns lead to.
fn listed(game: &Raindrops) -> BTreeMap<String, String> {
    let after = |turn: Turn| {
        let mut next = game.clone();
        next.play(turn.clone()).unwrap();
        (next.to_string(), turn.to_string())
    };
    game.steps().into_iter().map(after).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn lists_are_as_the_rules_say(game in positions(6)) {
        let slow = Drops::read(&game.to_string());
        prop_assert_eq!(slow.write(), game.to_string());
        if let Ok(turns) = slow.turns(3_000) && game.to_act().is_some() {
            prop_assert_eq!(listed(&game), turns);
        }
    }
}
