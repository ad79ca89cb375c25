//! The puzzles: each file has one for every day, with a proof and the right grade, and players solve, miss and race
//! for them at the table.

use std::collections::{BTreeSet, HashSet};

use app::puzzle::{shows, window};
use players::Budget;
use players::defence;
use players::search::{self, Searched};
use rules::connection::{self, Connection, Variant};
use rules::maps::{Link, MapId, NodeId, RailMap};
use rules::proof::Solver;
use rules::puzzles::{self, DAYS, Date, Grade, Join, MOST_BACK, Puzzle, Win};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};

use rules::{Strength, TwoPlayer};
use shapes::networks::cheapest_network;

use crate::common::fingers::puzzles_text;
use crate::common::{cases, maps};

mod duels;
mod played;
#[allow(dead_code, reason = "the tool uses all of it")]
#[path = "../../tools/positions/proved.rs"]
mod proved;
mod raced;

use proved::Task;

/// As many turns as the search may play for one proof.
const MOST_PLAYED: u64 = 1_500_000;

fn read(name: &str) -> Vec<Puzzle> {
    let text = puzzles_text(name).unwrap();
    let all = puzzles::read(&text).unwrap();
    let written: Vec<_> = all.iter().map(ToString::to_string).collect();
    assert_eq!(written.join("\n") + "\n", text, "{name}");
    let different: BTreeSet<_> = written.iter().collect();
    assert_eq!(different.len(), DAYS, "{name}: one comes twice");
    all
}

fn wins(name: &str) -> Vec<Win> {
    let win = |puzzle| match puzzle {
        Puzzle::Win(win) => win,
        Puzzle::Join(join) => panic!("{name}: {join:?}"),
    };
    read(name).into_iter().map(win).collect()
}

fn joins() -> Vec<Join> {
    let join = |puzzle| match puzzle {
        Puzzle::Join(join) => join,
        Puzzle::Win(win) => panic!("{win:?}"),
    };
    let files = MapId::all().flat_map(|map| read(&map.id()));
    files.map(join).collect()
}

/// Proves some of a game's puzzles again, spread over all difficulties.
fn prove_again<G: TwoPlayer>(name: &str, start: &G) {
    let step = (100 / cases::count(100).clamp(1, 100)) as usize;
    // No multiple of three: all difficulties come.
    let step = if step == 1 { 1 } else { 3 * step + 1 };
    for win in wins(name).into_iter().step_by(step) {
        let game = start.with_position(&win.position).unwrap();
        assert_eq!(game.to_string(), win.position);
        let task = Task::Win(win.turns.into());
        let answers = task.answers(&game, &mut Solver(MOST_PLAYED)).unwrap();
        let answers: Vec<_> = answers.iter().map(ToString::to_string).collect();
        assert_eq!(answers, win.right, "{name}: {win:?}");
    }
}

/// No puzzle is guessed: there is much to choose from, and hardly anything of it is right.
fn check_choice<G: Searched>(name: &str, start: &G) {
    for win in wins(name) {
        let game = start.with_position(&win.position).unwrap();
        let turns: Vec<_> = game.steps().iter().map(ToString::to_string).collect();
        assert!(turns.len() >= 12, "{name}: {win:?}");
        assert!((1..=2).contains(&win.right.len()), "{name}: {win:?}");
        let is_turn = |turn| turns.contains(turn);
        assert!(win.right.iter().all(is_turn), "{name}: {win:?}");
        // If a puzzle is a win in one turn, no other turn may lead to a position that is lost anyway.
        let wrong = turns.iter().filter(|turn| !win.right.contains(turn));
        for turn in wrong.filter(|_| win.turns == 1) {
            let mut next = game.clone();
            next.play(turn.parse().expect("it was written so")).unwrap();
            let reply = defence::reply(&next, 0).unwrap();
            let holds = reply.is_none_or(|reply| reply.holds);
            assert!(holds, "{name}: {turn} in {win:?}");
        }
    }
}

/// Returns how often of a hundred a newcomer finds a right first turn, by difficulty.
fn found_by_newcomers<G: Searched>(name: &str, start: &G) -> [usize; 3] {
    const ENOUGH: Budget = Budget::Rounds(1_000);
    let mut found = [0; 3];
    for (day, win) in wins(name).into_iter().enumerate() {
        let game = start.with_position(&win.position).unwrap();
        let turn = search::turn(&game, Strength::Newcomer, &ENOUGH, day as u64).unwrap();
        found[day % 3] += usize::from(win.right.contains(&turn.to_string()));
    }
    found.map(|found| 100 * found / (DAYS / 3))
}

/// The harder a puzzle's grade, the fewer newcomers solve it.
fn check_grades<G: Searched>(name: &str, start: &G) {
    let [easy, medium, hard] = found_by_newcomers(name, start);
    assert!(
        easy > medium && medium >= hard,
        "{name}: {easy} {medium} {hard}"
    );
}

/// The turns that win within so many, as the referee writes them.
fn winning(name: &str, position: &str, turns: u32) -> Vec<String> {
    fn of<G: TwoPlayer>(start: &G, position: &str, turns: u32) -> Vec<String> {
        let game = start.with_position(position).unwrap();
        let winning = Solver(MOST_PLAYED).winning(&game, turns).unwrap();
        winning.iter().map(ToString::to_string).collect()
    }
    match name {
        "raindrops" => {
            let start = Raindrops::new(raindrops::Options::default()).unwrap();
            of(&start, position, turns)
        }
        "rapid-transit" => {
            let start = RapidTransit::new(rapid_transit::Options::default()).unwrap();
            of(&start, position, turns)
        }
        "switch-yard" => {
            let start = SwitchYard::new(switch_yard::Options::default());
            of(&start, position, turns)
        }
        variant => of(&connection(variant.parse().unwrap()), position, turns),
    }
}

fn connection(variant: Variant) -> Connection {
    Connection::new(connection::Options {
        variant,
        size: 5,
        swap: false,
    })
    .unwrap()
}

fn check<G: Searched>(name: &str, start: &G) {
    prove_again(name, start);
    check_choice(name, start);
    check_grades(name, start);
}

#[test]
fn connection_puzzles_are_proved() {
    for variant in Variant::ALL {
        check(&variant.to_string(), &connection(variant));
    }
}

#[test]
fn raindrops_puzzles_are_proved() {
    let start = Raindrops::new(raindrops::Options::default()).unwrap();
    check("raindrops", &start);
}

#[test]
fn rapid_transit_puzzles_are_proved() {
    let start = RapidTransit::new(rapid_transit::Options::default()).unwrap();
    check("rapid-transit", &start);
}

#[test]
fn switch_yard_puzzles_are_proved() {
    let start = SwitchYard::new(switch_yard::Options::default());
    check("switch-yard", &start);
}

/// Returns the cost of the cheapest network of links that joins some intersections.
fn least(links: &[Link], nodes: usize, ends: &[NodeId]) -> u32 {
    let links: Vec<_> = links
        .iter()
        .map(|link| (link.a.index(), link.b.index(), u32::from(link.cost)))
        .collect();
    let ends: Vec<_> = ends.iter().map(|end| end.index()).collect();
    cheapest_network(&links, nodes, &ends)
}

/// The intersections that a puzzle joins.
fn ends(join: &Join, map: &RailMap) -> Vec<NodeId> {
    let ends = join.cities.iter().map(|&city| map.city(city).node);
    ends.collect()
}

#[test]
fn the_cheapest_networks_cost_what_is_told_and_lie_in_what_is_shown() {
    let step = (100 / cases::count(100).clamp(1, 100)) as usize;
    let mut easier = 0;
    for (number, join) in joins().into_iter().enumerate() {
        let (file, day) = (number / DAYS, number % DAYS);
        assert_eq!(Some(join.map), MapId::all().nth(file), "{day}: {join:?}");
        let count = join.cities.len();
        let fits = match Grade::of(day) {
            Grade::Easy => count == 4,
            Grade::Medium => count == 5,
            Grade::Hard if count == 4 => {
                // Narrow land has few hard ones.
                easier += 1;
                join.map.id() == "british-isles"
            }
            Grade::Hard => count == 5 || count == 6,
        };
        assert!(fits, "{day}: {join:?}");
        assert!(easier < DAYS / 9, "{easier} until {join:?}");
        if day % step > 0 {
            continue;
        }
        let map = maps::map(join.map);
        let (ends, nodes) = (ends(&join, &map), map.positions().len());
        assert_eq!(least(map.links(), nodes, &ends), join.least, "{join:?}");
        let window = window(&join, &map).expect("the map has these cities");
        let inside = |node| shows(window, map.place(node).into());
        let mut shown = map.links().to_vec();
        shown.retain(|link| inside(link.a) && inside(link.b));
        assert_eq!(least(&shown, nodes, &ends), join.least, "{join:?}");
    }
}

#[test]
fn every_day_has_its_puzzle_and_others_of_both_other_difficulties() {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut days = Vec::new();
    for (month, length) in (1..).zip(lengths) {
        days.extend((1..=length).map(|day| Date::new(month, day).expect("there is such a day")));
        assert_eq!(Date::new(month, length + 1), None);
        assert_eq!(Date::new(month, 0), None);
    }
    assert_eq!((Date::new(0, 1), Date::new(13, 1)), (None, None));
    let numbers: Vec<_> = days.iter().map(|day| day.number()).collect();
    assert!(numbers.into_iter().eq(0..DAYS));
    for grade in Grade::ALL {
        let all: HashSet<_> = days.iter().map(|day| day.puzzle(grade)).collect();
        // Each puzzle of a difficulty belongs to one day, and replaces the two other days' puzzles.
        assert_eq!(all.len(), DAYS / 3);
        for day in &days {
            let number = day.puzzle(grade);
            assert_eq!(Grade::of(number), grade);
            assert_eq!(number == day.number(), day.grade() == grade);
            let apart = number.abs_diff(day.number());
            let apart = apart.min(DAYS - apart);
            assert!(apart == 0 || apart > 100, "{day:?}: {apart}");
            // The days before have others, and none of the next three weeks.
            let before = (0..=MOST_BACK).map(|days| day.puzzle_before(days, grade));
            let before: HashSet<_> = before.collect();
            assert_eq!(before.len(), MOST_BACK + 1);
            let soon = (1..=20).map(|days| (day.number() + days) % DAYS);
            assert!(soon.into_iter().all(|number| !before.contains(&number)));
        }
    }
}

#[test]
fn a_line_that_is_no_puzzle_is_refused() {
    for line in [
        "",
        "win",
        "win 2",
        "win 2 | 4/4/4/4 x -",
        "win two | 4/4/4/4 x - | a1",
        "win 0 | 4/4/4/4 x - | a1",
        "win 2 | 4/4/4/4 x - | a1 a2",
        "win 200 | 4/4/4/4 x - | a1",
        "join usa | 1 2 3",
        "join usa | 1 2 3 | 4 | 5",
        "join atlantis | 1 2 3 | 4",
        "join usa | 3 2 1 | 4",
        "join usa | 1 1 | 4",
        "join usa | 1 | 4",
        "join usa | 1 two | 4",
        "join usa | 1 2 | -4",
        "only 1 | 4/4/4/4 x - | a1",
    ] {
        assert!(line.parse::<Puzzle>().is_err(), "{line}");
    }
}
