//! Tests of the marks on a board during a turn.
//!
//! They are on the cells that can be touched next, on the pieces that are held with a touched one, and on refused
//! cells.

use std::collections::BTreeSet;

use app::Event;
use rules::switch_yard::yard;
use rules::{Cell, Spot};
use scene::{Item, LayerName, Op, Point, Target, TargetArea};

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};

use super::fingers::{cell, yard};

/// The cells that are marked as those to touch or to go to next.
fn lit(table: &Table) -> BTreeSet<Cell> {
    let scene = table.view();
    let marks = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Towns);
    let items = marks.expect("a board has marks").items.iter();
    let ops = items.flat_map(|item| match item {
        Item::Path { path, .. } => path.clone(),
        Item::Text(_) => Vec::new(),
    });
    let centres: Vec<_> = ops
        .filter_map(|op| match op {
            Op::Circle(centre, _) => Some(centre),
            _ => None,
        })
        .collect();
    let marked = |area: &&TargetArea| {
        let middle = area.area.middle();
        centres.iter().any(|centre| centre.distance(middle) < 1.0)
    };
    let cells = scene.targets.iter().filter(marked);
    cells
        .filter_map(|area| match area.target {
            Target::Board(Spot::Cell(cell)) => Some(cell),
            _ => None,
        })
        .collect()
}

/// Carries a train, picked up by its ends, by one of its cars. Exactly the highlighted cells are accepted.
fn check_carried(ends: &str, by: &str) {
    let mut table = yard();
    table.touch(ends);
    let goals: BTreeSet<_> = table.board().play.reach().next.iter().copied().collect();
    assert!(!goals.is_empty(), "{ends} can move");
    let at = table.place(cell(by));
    table.down(5, at);
    table.slide(5, Point::new(at.x + 3.0, at.y - 30.0));
    assert_eq!(lit(&table), goals, "{ends} by {by}");
    let all: Vec<_> = yard::cells().collect();
    for goal in all {
        let mut tried = table.clone();
        let at = tried.place(Target::Board(Spot::Cell(goal)));
        tried.slide(5, at);
        tried.up(5, at);
        let expected = match goals.contains(&goal) {
            true => format!("{ends} {goal}"),
            false => ends.into(),
        };
        if goal.to_string() != by {
            assert_eq!(tried.touched(), expected, "{ends} by {by} to {goal}");
        }
    }
}

#[test]
fn a_dragged_train_lights_its_possible_moves() {
    for (ends, cars) in [
        ("c2 c1", "c2 c1"),
        ("c2 e2", "c2 d2 e2"),
        ("e2 c2", "c2 d2 e2"),
    ] {
        for by in cars.split(' ') {
            check_carried(ends, by);
        }
    }
}

#[test]
fn where_nearly_every_cell_is_free_only_the_others_are_marked() {
    let crossway = 1;
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[crossway, 0, 1]);
    let crosses = |table: &Table| {
        let (scene, strokes) = (table.view(), strokes(table));
        let middles = scene.targets.iter().filter_map(|area| {
            let Target::Board(Spot::Cell(cell)) = area.target else {
                return None;
            };
            let middle = area.area.middle();
            let is_crossed = strokes.iter().filter(|(from, to)| {
                from.distance(*to) > 1.0 && from.towards(*to, 0.5).distance(middle) < 1.0
            });
            (is_crossed.count() == 2).then_some(cell.to_string())
        });
        middles.collect::<Vec<_>>()
    };
    assert!(lit(&table).is_empty(), "a whole board of dots says nothing");
    assert!(crosses(&table).is_empty());
    table.turns("d4, e4, a1, d5");
    assert_eq!(crosses(&table), ["e5"], "it would cut across a corner");
    assert!(lit(&table).is_empty());
    table.tap(cell("e5"));
    assert_eq!(table.touched(), "");
}

/// The lines among the marks that have two ends.
fn strokes(table: &Table) -> Vec<(Point, Point)> {
    let scene = table.view();
    let mut layers = scene.layers.iter();
    let marks = layers.find(|layer| layer.name == LayerName::Towns);
    let items = marks.expect("a board has marks").items.iter();
    let paths = items.filter_map(|item| match item {
        Item::Path { path, .. } => Some(path),
        Item::Text(_) => None,
    });
    let lines = paths.flat_map(|path| {
        path.windows(2).filter_map(|ops| match *ops {
            [Op::Move(from), Op::Line(to)] => Some((from, to)),
            _ => None,
        })
    });
    lines.collect()
}

#[test]
fn every_cell_lit_during_a_drag_is_accepted() {
    let games = [(SWITCH_YARD, "c2 c5"), (RAPID_TRANSIT, ""), (RAINDROPS, "")];
    for (game, turn) in games {
        let mut table = Table::duelling(3, FACING, game, &[0]);
        table.turns(turn);
        let starts = lit(&table);
        assert!(!starts.is_empty());
        for from in starts {
            let at = table.place(Target::Board(Spot::Cell(from)));
            let mut held = table.clone();
            held.down(5, at);
            held.slide(5, Point::new(at.x + 3.0, at.y - 10.0));
            for goal in lit(&held) {
                let mut tried = held.clone();
                let at = tried.place(Target::Board(Spot::Cell(goal)));
                tried.slide(5, at);
                tried.up(5, at);
                let touched = tried.touched();
                assert_eq!(touched, format!("{from} {goal}"), "{game:?}");
            }
        }
    }
}

#[test]
fn a_refusal_stays_at_its_cell_until_the_next_touch() {
    let says = |table: &Table| {
        let panel = table.panel(table.mover());
        panel
            .iter()
            .any(|words| words.contains("already has a stone"))
    };
    let mut table = Table::duelling(1, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("c3, d4");
    let still = table.versions();
    table.touch("d4");
    let cell = "d4".parse().ok();
    assert_eq!(table.app.refused_cell(), cell);
    assert!(says(&table));
    assert_ne!(table.versions(), still, "it is marked on the board");
    // It stays readable until the next touch.
    table.now += 60_000.0;
    table.send(Event::Wake);
    assert_eq!(table.app.refused_cell(), cell);
    assert!(says(&table));
    table.touch("e5");
    assert_eq!(table.app.refused_cell(), None);
    assert!(!says(&table));
    // It disappears at the next press, whatever that does.
    table.touch("d4");
    assert_eq!(table.app.refused_cell(), cell);
    table.down(9, scene::Point::new(960.0, 540.0));
    assert_eq!(table.app.refused_cell(), None);
}

#[test]
fn a_finger_that_slides_along_a_train_holds_all_of_it() {
    let mut table = Table::duelling(3, FACING, SWITCH_YARD, &[0]);
    let place = |table: &Table, name: &str| table.place(cell(name));
    let at = place(&table, "c2");
    table.down(1, at);
    let alone = lit(&table);
    let trains: BTreeSet<String> = (table.board().play.now().lanes(&cells("c2")).iter())
        .map(|[car, end]| format!("{car} {end}"))
        .collect();
    let meant = ["c2 c1", "c2 e2", "c2 g2"].map(String::from);
    assert_eq!(trains, meant.into(), "the trains that the car is an end of");
    let at = place(&table, "c1");
    table.slide(1, at);
    let train = lit(&table);
    let meant = table
        .board()
        .play
        .now()
        .reach(&cells("c2 c1"))
        .expect("it is a train");
    assert_eq!(
        train,
        meant.next.into_iter().collect(),
        "what the train can do"
    );
    assert_ne!(train, alone);
    table.up(1, at);
    assert_eq!(table.touched(), "c2 c1");
    // A finger on one of its goals shows the way there.
    let goal = *train.iter().find(|cell| cell.rank > 2).expect("it goes on");
    let before = strokes(&table).len();
    let at = table.place(Target::Board(Spot::Cell(goal)));
    table.down(1, at);
    assert!(strokes(&table).len() > before, "a route and hair lines");
    table.up(1, at);
    assert_eq!(table.touched(), format!("c2 c1 {goal}"));
}

#[test]
fn the_lanes_of_a_picked_up_drop_are_lit() {
    let table = Table::duelling(3, FACING, RAINDROPS, &[1]);
    let board = table.board().play.now();
    assert!(board.lanes(&[]).is_empty(), "nothing is picked up");
    for &from in &table.board().play.reach().next {
        let goals = board.reach(&[from]).expect("it leads on").next;
        let lanes = board.lanes(&[from]);
        let on = |cell: &Cell, [a, b]: [Cell; 2]| match a.rank == b.rank {
            true => cell.rank == a.rank,
            false => cell.file == a.file,
        };
        // All pieces are single at first, so each moves along its row and its column.
        assert!(lanes.iter().all(|&lane| on(&from, lane)), "{from}");
        assert!(
            goals
                .iter()
                .all(|goal| lanes.iter().any(|&lane| on(goal, lane)))
        );
        let whole = [from, goals[0]];
        assert!(board.lanes(&whole).is_empty(), "it has been put down");
    }
}

#[test]
fn the_sizes_of_both_networks_are_seen_while_a_terminal_is_held() {
    let mut table = Table::duelling(3, FACING, RAPID_TRANSIT, &[2]);
    let numbers = |table: &Table| {
        let words = table.words_on(LayerName::Towns);
        words
            .into_iter()
            .filter(|word| word.parse::<u32>().is_ok())
            .count()
    };
    assert_eq!(numbers(&table), 0);
    let own = table.board().play.reach().next[0];
    let at = table.place(Target::Board(Spot::Cell(own)));
    table.down(1, at);
    let counts = table.board().play.now().counts(&[own]);
    assert!(counts.len() >= 2, "the own one and one to swap with");
    assert_eq!(counts[0].0, own);
    assert_eq!(numbers(&table), counts.len());
    table.up(1, at);
    let other = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(other)));
    let after = table.board().play.now().counts(&[own, other]);
    assert_eq!(
        after.iter().map(|&(cell, _)| cell).collect::<Vec<_>>(),
        [own, other]
    );
}
