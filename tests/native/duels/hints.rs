//! Hints for a turn on a board: how long they are seen, what they draw, and what they say.

use crate::common::games::{QUICKWAY, RAPID_TRANSIT};
use app::hint::Advice;
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::switch_yard::SwitchYard;
use rules::{Cell, Game};
use scene::{SeatTarget, Target};
use session::boards::BoardGame;

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;

/// Starts a game of swaps in which the player on turn has got a hint of two cells.
fn hinted() -> (Table, Vec<Cell>) {
    let mut table = Table::duelling(1, FACING, RAPID_TRANSIT, &[0]);
    table.tap(Target::Seat(table.mover(), SeatTarget::Hint));
    match table.app.hint() {
        Some(Advice::Touch(cells)) => {
            let cells = cells.clone();
            (table, cells)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hint_stays_until_the_turn_differs_from_it() {
    let (mut table, cells) = hinted();
    let shows = |table: &Table| matches!(table.app.hint(), Some(Advice::Touch(_)));
    table.touch(&cells[0].to_string());
    assert!(shows(&table), "its first touch is as suggested");
    table.touch(&cells[1].to_string());
    assert!(shows(&table), "the whole turn is as suggested");
    let told = table.panel(table.mover()).join(" ");
    assert!(
        told.contains("Tap OK"),
        "what is left to do is said: {told}"
    );
    table.tap(Target::Seat(table.mover(), SeatTarget::Undo));
    assert!(shows(&table), "back on the way");
    // A refused touch changes nothing.
    let (mut table, cells) = hinted();
    let next = table.board().play.reach().next.clone();
    let refused = table
        .board()
        .grid()
        .cells()
        .find(|cell| !next.contains(cell));
    table.touch(&refused.expect("some piece is no terminal").to_string());
    assert!(shows(&table));
    let other = next.iter().find(|cell| !cells.contains(cell));
    table.touch(&other.expect("there is more than one terminal").to_string());
    assert!(!shows(&table), "another turn than was suggested");
}

#[test]
fn a_hint_says_what_it_is_good_for() {
    let (table, suggested) = hinted();
    let why = table.board().play.now().reason_of(&suggested);
    let told = table.panel(table.mover()).join(" ");
    match why {
        Some(why) => assert!(told.contains(&format!("Hint: {why}")), "{told}"),
        None => assert!(told.contains("See the hint on the board"), "{told}"),
    }
    // The last stone of a chain wins, in any game.
    let mut quick = Table::duelling(1, FACING, QUICKWAY, &[0, 0, 1]);
    for rank in 1..9 {
        quick.turns(&format!("c{rank}, h{rank}"));
    }
    let wins = quick.board().play.now().reason_of(&cells("c9"));
    assert_eq!(
        wins.map(|why| why.to_string()).as_deref(),
        Some("this wins")
    );
}

#[test]
fn a_hint_tells_what_alone_stops_the_other_side() {
    let mut table = Table::duelling(1, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a5, e2, b5, e3, c5, e4, d5, e6, f5, e7, g5, e8");
    let mover = table.mover();
    table.tap(Target::Seat(mover, SeatTarget::Hint));
    let told = table.panel(mover).join(" ");
    assert!(told.contains("Hint: "), "{told}");
    assert!(told.contains(" wins unless stopped now on: "), "{told}");
    let certain = table.app.hint_certain().expect("links are known");
    assert!(!certain.joints.is_empty());
    let dashes = "Dashed links are safe";
    assert!(told.contains(dashes), "{told}");
    assert!(!table.panel(table.waiting()).join(" ").contains(dashes));
    table.tap(Target::Seat(mover, SeatTarget::Hint));
    assert!(!table.panel(mover).join(" ").contains(dashes));
    assert!(
        table.app.hint_certain().is_none(),
        "it is hidden with the hint"
    );
}

#[test]
fn a_threat_is_told_with_all_that_stops_it() {
    let why = |turns: &str, turn: &str| {
        let mut table = Table::duelling(1, FACING, QUICKWAY, &[0, 0, 1]);
        table.turns(turns);
        let why = table.board().play.now().reason_of(&cells(turn));
        why.map(|why| why.to_string()).unwrap_or_default()
    };
    // Three cells would end the chain, and one stone takes one of them.
    let column: Vec<_> = (1..8).map(|rank| format!("c{rank}, h{rank}")).collect();
    assert_eq!(
        why(&column.join(", "), "c8"),
        "wins next turn, whatever comes"
    );
    // One cell is missing, and the stone next to it is the other player's.
    let gap = "a1, b5, a2, h1, a3, h2, a4, h3, a6, h4, a7, h6, a8, h7";
    assert_eq!(why(gap, "a9"), "threatens to win: only a5 stops it");
    // The turns that bring the own chain on are counted, as if the other side did not answer.
    assert_eq!(
        why("c1, h1", "c3"),
        "turns still needed, at least: 7, other side 8"
    );
    assert_eq!(why("c1, h1", "a1"), "");
    // If cells fill by themselves, the number of turns is unknown.
    let mut quadrex = Table::duelling(1, FACING, QUICKWAY, &[3, 0, 1]);
    quadrex.turns("c1, h1");
    let why = quadrex.board().play.now().reason_of(&cells("c3"));
    assert_eq!(
        why.map(|why| why.to_string()).as_deref(),
        Some("empty cells to cross: 7, other side 9")
    );
}

/// Lists the turns of some positions, each with its reason.
///
/// The tuple also has the positions before and after the turn.
fn reasons<G: BoardGame>(chosen: &[usize], turns: usize) -> Vec<(G, G, Option<String>)> {
    let mut game = G::begin(chosen).expect("it is offered");
    let mut told = Vec::new();
    for number in 0..turns {
        let Some(touch) = game.touch(&[]) else { break };
        let mut all = Vec::new();
        for &first in &touch.next {
            let next = game.touch(&[first]).map(|touch| touch.next);
            let pairs = next.unwrap_or_default().into_iter();
            all.extend(pairs.map(|second| vec![first, second]));
        }
        all.retain(|cells| game.touch(cells).is_some_and(|touch| touch.turn.is_some()));
        for cells in &all {
            let turn = game.touch(cells).and_then(|touch| touch.turn);
            let mut after = game.clone();
            after
                .play(turn.expect("it is whole"))
                .expect("it is allowed");
            let why = game.reason_of(cells).map(|why| why.to_string());
            told.push((game.clone(), after, why));
        }
        let Some((_, after, _)) = told.iter().rev().nth(number * 7 % all.len().max(1)) else {
            break;
        };
        game = after.clone();
    }
    told
}

#[test]
fn joined_networks_are_counted_as_they_are_then() {
    let mut seen = 0;
    for (before, after, why) in reasons::<RapidTransit>(&[1], 12) {
        let side = before.to_act().expect("somebody moves");
        let Some(sizes) = why
            .as_deref()
            .and_then(|why| why.strip_prefix("joins networks: "))
        else {
            continue;
        };
        seen += 1;
        let sizes: Vec<u32> = sizes
            .split(" + ")
            .map(|size| size.parse().unwrap())
            .collect();
        let whole = sizes.iter().sum::<u32>() + 1;
        assert!(
            after.network_sizes(side).contains(&whole),
            "{sizes:?}\n{after}"
        );
    }
    assert!(seen > 5, "networks have been joined: {seen}");
}

#[test]
fn captures_and_cars_at_home_are_counted() {
    let drops = reasons::<Raindrops>(&[0], 10);
    let count = |game: &Raindrops| {
        let all = (0..6).flat_map(|file| (0..6).map(move |rank| Cell::new(file, rank)));
        all.filter(|&cell| game.piece(cell).is_some()).count()
    };
    let mut captures = 0;
    for (before, after, why) in &drops {
        let gone = count(before) - count(after);
        if after.to_act().is_some() && gone > 0 {
            captures += 1;
            assert_eq!(why.as_deref(), Some(&*format!("captures {gone}")));
        }
    }
    assert!(captures > 0);
    let mut home = 0;
    for (before, after, why) in reasons::<SwitchYard>(&[0], 30) {
        let side = before.to_act().expect("somebody moves");
        let gained = after.shipped(side) - before.shipped(side);
        home += usize::from(gained > 0);
        let meant = (gained > 0).then(|| format!("brings {gained} in"));
        assert_eq!(why, meant, "{before}");
    }
    assert!(home > 0);
}

/// Compares the threats of some positions with all possible answers.
fn check_threats<G: BoardGame>(chosen: &[usize], turns: usize) -> usize {
    let mut seen = 0;
    for (before, after, why) in reasons::<G>(chosen, turns) {
        let why = why.unwrap_or_default();
        let stops = match why.strip_prefix("threatens to win: only ") {
            Some(stops) => stops.trim_end_matches(" stops it").split(", ").collect(),
            None if why == "wins next turn, whatever comes" => Vec::new(),
            None => continue,
        };
        seen += 1;
        let mover = before.acting();
        let played = |game: &G, turn: &G::Move| {
            let mut then = game.clone();
            then.play(turn.clone()).map(|_| then).ok().unwrap()
        };
        for answer in after.steps() {
            let then = played(&after, &answer);
            let wins = |turn: &G::Move| played(&then, turn).won_by() == Some(mover);
            let loses = match then.won_by() {
                Some(winner) => winner == mover,
                None => then.steps().iter().any(wins),
            };
            let answer = answer.to_string();
            assert_eq!(
                loses,
                !stops.contains(&&*answer),
                "{answer}: {why}\n{after}"
            );
        }
    }
    seen
}

#[test]
fn each_threat_is_stopped_by_what_is_named_and_by_nothing_else() {
    assert!(check_threats::<Raindrops>(&[0], 14) + check_threats::<RapidTransit>(&[0], 24) > 0);
}
