//! Raindrops from outside: the page's known answers, the contract of games, a second version of the rules, turns
//! made by touches, and texts from untrusted senders.

mod drops;

use crate::common::cases;
use std::collections::{BTreeMap, BTreeSet};

use crate::common::contract::{check_steps, play_through};
use crate::common::touches::check_ways;
use drops::Drops;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::raindrops::{Colour, Event, IllegalMove, Options, Raindrops, SetupError, Step, Turn};
use rules::{Cell, Game, TwoPlayer};

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

fn played(game: &Raindrops, text: &str) -> Result<Raindrops, IllegalMove> {
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
fn a_singleton_slides_over_the_whole_of_the_largest_board() {
    let empty = ["12"; 10].join("/");
    for (first, last, way) in [("w10w", "b10b", "a12xa1"), ("b10b", "w10w", "a1xa12")] {
        let game = new(12).with_position(&format!("{first}/{empty}/{last} w"));
        let steps = game.unwrap().steps();
        assert!(steps.contains(&turn(way)), "{way} {steps:?}");
    }
}

#[test]
fn a_group_is_rearranged_along_a_line() {
    let game = at(GROUP);
    assert_eq!(of_unit(&game, "a5").len(), 22);
    let whole = "a5-b3,a3-c3,c2-d3";
    let after = played(&game, whole).unwrap();
    assert_eq!(after.to_string(), "3b2/6/ww2w1/1wwww1/6/1bb3 b");
    assert!(played(&game, "a5-b3,a3-c3").is_ok());
    assert_eq!(played(&game, "a5-b3"), Err(IllegalMove::MustGain));
    let more = format!("{whole},a4-f3");
    assert_eq!(played(&game, &more), Err(IllegalMove::Ended));
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
    assert_eq!(played(&game, "f3-e3"), Err(IllegalMove::MustEngage));
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

/// Returns a position of a random game from the start, after at most so many turns.
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

/// Returns the turns that the library lists, by the positions that they lead to.
fn listed(game: &Raindrops) -> BTreeMap<String, String> {
    let after = |turn: Turn| {
        let mut next = game.clone();
        next.play(turn.clone()).unwrap();
        (next.to_string(), turn.to_string())
    };
    game.steps().into_iter().map(after).collect()
}

proptest! {
    #![proptest_config(cases::property(150))]

    #[test]
    fn lists_are_as_the_rules_say(game in positions(6)) {
        let slow = Drops::read(&game.to_string());
        prop_assert_eq!(slow.write(), game.to_string());
        if let Ok(turns) = slow.turns(2_500) && game.to_act().is_some() {
            prop_assert_eq!(listed(&game), turns);
        }
    }
}

/// Every step on the board that can be written, and some off it.
fn single_steps(size: u8) -> Vec<Turn> {
    let cells = || (0..=size).flat_map(|file| (0..=size).map(move |rank| Cell::new(file, rank)));
    let step = |from, to, capture| Turn::new(vec![Step { from, to, capture }]);
    let pairs = cells().flat_map(|from| cells().map(move |to| (from, to)));
    pairs
        .flat_map(|(from, to)| [step(from, to, false), step(from, to, true)])
        .flatten()
        .collect()
}

/// Turns of the position and beginnings, prolongings and misspellings of them.
fn near_turns(game: &Raindrops, rng: &mut ChaCha8Rng) -> Vec<Turn> {
    let mut near = Vec::new();
    for _ in 0..20 {
        let turn = random_turn(game, rng);
        let steps = turn.steps();
        let any = random_turn(game, rng).steps()[0];
        let mut other = steps.to_vec();
        other[rng.random_range(0..steps.len())].capture ^= true;
        let shorter = steps[..steps.len() - 1].to_vec();
        let mut longer = steps.to_vec();
        longer.push(any);
        let mut changed = steps.to_vec();
        changed[rng.random_range(0..steps.len())] = any;
        let all = [steps.to_vec(), other, shorter, longer, changed];
        near.extend(all.into_iter().filter_map(Turn::new));
    }
    near
}

proptest! {
    #![proptest_config(cases::property(12))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(size in 4..=7_u8, seed in any::<u64>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let universe = single_steps(size);
        let record = play_through(new(size), &universe, 11, 2_000, |_, steps| {
            rng.random_range(0..steps.len())
        });
        let winner = record.now().outcome().unwrap().winner;
        prop_assert!(units(record.now(), winner) == 1);
    }

    #[test]
    fn games_played_by_touching_end(size in 4..=12_u8, seed in any::<u64>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = new(size);
        let mut turns = 0;
        while game.to_act().is_some() {
            let mover = game.to_act().unwrap();
            let text = game.to_string();
            prop_assert_eq!(&at(&text), &game);
            let before = [Colour::Black, Colour::White].map(|side| units(&game, side));
            game.play(random_turn(&game, &mut rng)).unwrap();
            let [black, white] = [Colour::Black, Colour::White].map(|side| units(&game, side));
            prop_assert!(black + white <= before[0] + before[1]);
            let (own, other) = match mover {
                Colour::Black => (black, white),
                Colour::White => (white, black),
            };
            let winner = [(own, mover), (other, mover.other())];
            let winner = winner.into_iter().find(|&(units, _)| units == 1);
            prop_assert_eq!(game.outcome().map(|outcome| outcome.winner), winner.map(|won| won.1));
            turns += 1;
            prop_assert!(turns < 5_000);
        }
        prop_assert!(game.steps().is_empty());
        prop_assert_eq!(game.touch(&[]), None);
        prop_assert_eq!(game.perft(1), 0);
        let before = game.clone();
        prop_assert_eq!(game.play(turn("a1-a2")), Err(IllegalMove::GameOver));
        prop_assert_eq!(game, before);
    }
}

/// Returns the number of a side's units, counted piece by piece.
fn units(game: &Raindrops, side: Colour) -> usize {
    let cells = (0..game.size()).flat_map(|f| (0..game.size()).map(move |r| Cell::new(f, r)));
    let own = cells.filter(|&cell| game.piece(cell) == Some(side));
    let firsts: BTreeSet<_> = own.map(|cell| game.unit(cell).into_iter().min()).collect();
    firsts.len()
}

proptest! {
    #![proptest_config(cases::property(60))]

    #[test]
    fn accepted_turns_are_listed_up_to_their_position(
        game in positions(6), seed in any::<u64>(),
    ) {
        if game.to_act().is_some() {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let steps = game.steps();
            check_steps(&game, &steps, &near_turns(&game, &mut rng));
            let count = steps.len();
            prop_assert_eq!(game.perft(1), count as u64);
            prop_assert_eq!(game.steps_within(count - 1), None);
            prop_assert_eq!(game.steps_within(usize::MAX), Some(steps));
        }
    }

    #[test]
    fn units_are_engaged_if_they_can_capture_or_join(game in positions(6)) {
        let slow = Drops::read(&game.to_string());
        let mut budget = 2_000;
        for file in 0..game.size() {
            for rank in 0..game.size() {
                let cell = Cell::new(file, rank);
                let engaged = game.is_engaged(cell);
                prop_assert_eq!(engaged.is_some(), game.piece(cell).is_some());
                if let Some(engaged) = engaged {
                    let place = (usize::from(file), usize::from(rank));
                    match slow.engaged(place, &mut budget) {
                        Ok(expected) => prop_assert_eq!(engaged, expected, "{}", cell),
                        Err(_) => return Ok(()),
                    }
                }
            }
        }
    }

    /// No side ever lacks a turn, because each of its units has one.
    #[test]
    fn every_unit_can_move(game in positions(7)) {
        if game.to_act().is_some() {
            let steps = game.steps();
            let movers: BTreeSet<_> = steps
                .iter()
                .filter_map(|turn| game.unit(turn.steps()[0].from).into_iter().min())
                .collect();
            prop_assert_eq!(movers.len(), units(&game, game.to_act().unwrap()));
        }
    }

    #[test]
    fn every_listed_turn_can_be_touched(game in positions(6)) {
        check_ways(&game, game.steps().into_iter().take(500));
    }

    /// Touches never reach a dead end. They make a turn exactly where it is legal, and offer every cell that leads
    /// to one.
    #[test]
    fn every_touch_leads_to_a_legal_turn(game in positions(12), seed in any::<u64>()) {
        if game.to_act().is_none() {
            prop_assert_eq!(game.touch(&[]), None);
            return Ok(());
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..10 {
            let mut touched = Vec::new();
            loop {
                let touch = game.touch(&touched).unwrap();
                prop_assert!(touch.next.is_sorted_by(|a, b| a < b));
                prop_assert!(touch.turn.is_some() || !touch.next.is_empty(), "{:?}", touched);
                let steps = touched.as_chunks::<2>().0;
                prop_assert!(touch.turn.is_none() || 2 * steps.len() == touched.len());
                let written = touch.turn.clone().or_else(|| written(&game, &touched));
                if let Some(turn) = written {
                    let accepted = game.clone().play(turn.clone());
                    prop_assert_eq!(accepted.is_ok(), touch.turn.is_some(), "{}", turn);
                }
                let Some(&next) = touch.next.choose(&mut rng) else { break };
                let aside = Cell::new(rng.random_range(0..27), rng.random_range(0..14));
                let strays = [&touched[..], &[aside]].concat();
                prop_assert_eq!(game.touch(&strays).is_some(), touch.next.contains(&aside));
                touched.push(next);
            }
        }
    }
}

/// Returns the turn of the touched cells; `None` if they are not pairs.
fn written(game: &Raindrops, touched: &[Cell]) -> Option<Turn> {
    let (pairs, rest) = touched.as_chunks::<2>();
    let step = |&[from, to]: &[Cell; 2]| Step {
        from,
        to,
        capture: game.piece(to) == game.to_act().map(Colour::other),
    };
    let steps = pairs.iter().map(step).collect();
    if rest.is_empty() {
        Turn::new(steps)
    } else {
        None
    }
}

#[test]
fn pieces_in_the_way_can_be_lifted_out_of_it() {
    let leads = |text: &str, piece: &str, point: &str| {
        let touch = at(text).touch(&[cell(piece)]).unwrap();
        touch.next.contains(&cell(point))
    };
    // The way from b2 to h2 is free after e2 is lifted, but the pieces that depend on e2 have to be lifted first.
    assert!(leads("5w1b/8/8/8/8/bbbbb3/4b2w/8 b", "a3", "b2"));
    assert!(leads("5w1b/8/8/8/8/bbbbb3/4b2w/4b3 b", "a3", "b2"));
    assert!(!leads("5w1b/8/8/8/8/bbbbb3/4b2w/4bb2 b", "a3", "b2"));
    let game = at("5w1b/8/8/8/8/bbbbb3/4b2w/4b3 b");
    assert!(played(&game, "a3-b2,e1-c2,e2-d2,e3-e2,b3-f2,b2-g2,c3xh2").is_ok());
}

// Refusals and texts.

#[test]
fn refusals_say_why() {
    let game = at(GROUP);
    let refused = |text: &str| played(&game, text).unwrap_err();
    assert_eq!(refused("g1-a1"), IllegalMove::OffBoard(cell("g1")));
    assert_eq!(refused("a5-a7"), IllegalMove::OffBoard(cell("a7")));
    assert_eq!(refused("a6-a1"), IllegalMove::NoPiece(cell("a6")));
    assert_eq!(refused("d6-d5"), IllegalMove::NotYours(cell("d6")));
    assert_eq!(refused("a4-c3"), IllegalMove::Splits(cell("a4")));
    assert_eq!(refused("a5-b4"), IllegalMove::Occupied(cell("b4")));
    assert_eq!(refused("a5-c5"), IllegalMove::Apart(cell("c5")));
    assert_eq!(refused("a5xb3"), IllegalMove::NoCapture(cell("b3")));
    assert_eq!(refused("a5-b3,b3-c3"), IllegalMove::JustPlaced(cell("b3")));
    assert_eq!(refused("a5-b3,a3-d3"), IllegalMove::NotNext(cell("d3")));
    assert_eq!(refused("a5-b3,e3-c3"), IllegalMove::OtherUnit(cell("e3")));
    assert_eq!(refused("c2-d3"), IllegalMove::NoSlide(cell("d3")));
}

#[test]
fn steps_go_one_way_along_one_line() {
    // Both lines through c3 are open after the first step, but only by the rules of the position before it.
    let game = at("5w/4w1/1b4/bb4/6/5b b");
    assert_eq!(game.is_engaged(cell("a3")), Some(false));
    let refused = |text: &str| played(&game, text).unwrap_err();
    assert_eq!(refused("a3-c3"), IllegalMove::MustEngage);
    assert_eq!(refused("a3-c3,b4-c4"), IllegalMove::NotNext(cell("c4")));
    assert_eq!(refused("a3-c3,b4-e3"), IllegalMove::NotNext(cell("e3")));
    let whole = played(&game, "a3-c3,b4-d3,b3-e3").unwrap();
    assert_eq!(whole.to_string(), "5w/4w1/6/2bbb1/6/5b w");
    let back = played(&game, "a3-c3,b4-b3").unwrap_err();
    assert_eq!(back, IllegalMove::Occupied(cell("b3")));
}

#[test]
fn only_the_exact_spelling_of_a_turn_is_read() {
    for text in ["a1-a2", "a10xl12", "x9xx10", "a5-b3,a3-c3,c2xd3", "b2-b2"] {
        assert_eq!(text.parse::<Turn>().unwrap().to_string(), text);
    }
    for text in [
        "",
        " ",
        ",",
        "a1",
        "a1-",
        "-a1",
        "a1-a2,",
        ",a1-a2",
        "a1-a2,,a2-a3",
        "a1-a2 ",
        " a1-a2",
        "a1 -a2",
        "a1-a2, a2-a3",
        "A1-a2",
        "a1-A2",
        "a1Xa2",
        "a01-a2",
        "a1-a02",
        "a0-a1",
        "a1-a0",
        "a1--a2",
        "a1-xa2",
        "a1-a2-a3",
        "a1xa2xa3",
        "a+1-a2",
        "a1-a100",
        "aa-a1",
        "é1-a2",
        "a1-é2",
        "xx",
        "x-x",
        "x1x",
        "a1-a2\r",
        "pass",
        "a1–a2",
    ] {
        assert!(text.parse::<Turn>().is_err(), "{text:?}");
    }
}

#[test]
fn only_the_exact_spelling_of_a_position_is_read() {
    for text in [
        "bw1b/4/1w2/b3 w",
        "4/4/4/bw2 b",
        "bw10/12/12/12/12/12/12/12/12/12/12/12 b",
    ] {
        assert_eq!(at(text).to_string(), text);
    }
    for text in [
        "",
        " ",
        "b",
        "bw1b/4/1w2/b3",
        "bw1b/4/1w2/b3 ",
        "bw1b/4/1w2/b3 x",
        "bw1b/4/1w2/b3 B",
        "bw1b/4/1w2/b3  w",
        " bw1b/4/1w2/b3 w",
        "bw1b/4/1w2/b3 w ",
        "bw1b/4/1w2/b3 w w",
        "bw1b/4/1w2 w",
        "bw1b/4/1w2/b3/4 w",
        "bw1b/4/1w2/b3/ w",
        "bw1b/4/1w2/b2 w",
        "bw1b/4/1w2/b4 w",
        "bw1b/4/1w2/b12 w",
        "bw1b/04/1w2/b3 w",
        "bw1b/22/1w2/b3 w",
        "bw1b/b0b2/1w2/b3 w",
        "bw1b/40/1w2/b3 w",
        "bw1b//1w2/b3 w",
        "bw1b/..../1w2/b3 w",
        "Bw1b/4/1w2/b3 w",
        "b2b/4/4/b3 w",
        "4/4/4/4 b",
        "bw1/3/3 b",
        "bw1b/260/1w2/b3 w",
        "bw1b/99999999999999999999/1w2/b3 w",
        "bw1b/４/1w2/b3 w",
        "bw1b\n/4/1w2/b3 w",
        "bw11/13/13/13/13/13/13/13/13/13/13/13/13 b",
    ] {
        let refusal = new(8).with_position(text).unwrap_err().to_string();
        assert!(refusal.ends_with('.'), "{text:?}: {refusal}");
    }
    assert!(new(8).with_position(&"4/".repeat(300)).is_err());
}

#[test]
fn a_position_tells_who_has_won() {
    let outcome = |text: &str| at(text).outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome("4/4/4/bw2 b").as_deref(), Some("win white"));
    assert_eq!(outcome("4/4/4/bw2 w").as_deref(), Some("win black"));
    assert_eq!(outcome("w3/4/4/bw2 w").as_deref(), Some("win black"));
    assert_eq!(outcome("b3/4/4/1bww b").as_deref(), Some("win white"));
    assert_eq!(outcome("b3/4/4/1bww w").as_deref(), Some("win white"));
    assert_eq!(outcome("b2w/4/4/1bww w"), None);
}

proptest! {
    #![proptest_config(cases::property(2_000))]

    #[test]
    fn any_text_is_answered(text in r"(?s).{0,40}", like in "[bw0-9/ ]{0,30}", steps in "[a-m0-9x,-]{0,24}") {
        for text in [&text, &like, &steps, &format!("{like} b")] {
            match new(8).with_position(text) {
                Ok(game) => prop_assert_eq!(&game.to_string(), text),
                Err(why) => prop_assert!(why.to_string().ends_with('.')),
            }
            match text.parse::<Turn>() {
                Ok(turn) => {
                    prop_assert_eq!(&turn.to_string(), text);
                    let mut game = new(8);
                    if let Err(why) = game.play(turn) {
                        prop_assert!(why.to_string().ends_with('.'));
                        prop_assert_eq!(game, new(8));
                    }
                }
                Err(why) => prop_assert!(why.to_string().ends_with('.')),
            }
        }
    }

    #[test]
    fn a_damaged_position_is_answered(game in positions(12), at_byte in 0..80_usize, byte in 0..128_u8) {
        let mut text = game.to_string();
        let at_byte = at_byte % text.len();
        text.replace_range(at_byte..=at_byte, &char::from(byte).to_string());
        match game.with_position(&text) {
            Ok(other) => {
                prop_assert_eq!(other.to_string(), text);
                prop_assert_eq!(other.options().size, other.size());
            }
            Err(why) => prop_assert!(why.to_string().ends_with('.')),
        }
    }
}

/// A large unit that blocks itself: trying all orders of lifting would take seconds.
#[test]
fn touches_on_a_crowded_board_offer_all_that_lead_on() {
    let game = Raindrops::new(Options { size: 8 }).unwrap();
    let game = game
        .with_position(
            "2b3bbbb1/bbb1b1b1b1b/b1bb1wb3b/bbb1bbbb2b/bbbbbbb3b/bbbbbb1bb1b/5bbbbb1/bbb1b1b1b2/\
             bwb1b2bb2/b1bbbbbbbbb/bbbbb1b1bbb b",
        )
        .unwrap();
    let from: Cell = "c11".parse().unwrap();
    let next = game.touch(&[from]).expect("the piece can move").next;
    assert_eq!(next.len(), 20, "{next:?}");
}
