//! Tests of facts that people look up while they wait.
//!
//! These are the last turns beside the board, and the possible targets of a piece if its side were on turn.

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, begin};
use base::table::Station;
use rules::{Cell, Edit, Spot};
use scene::{LayerName, SheetTarget, Target};

fn turn(number: u16) -> Target {
    Target::Sheet(SheetTarget::Turn(number))
}

fn cell(name: &str) -> Cell {
    name.parse().expect("it is a cell")
}

#[test]
fn both_sides_of_a_table_read_the_last_turns_and_a_tap_shows_where() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a1, e2");
    let lists = |table: &Table, number| {
        let view = table.view();
        view.targets
            .iter()
            .filter(|area| area.target == turn(number))
            .count()
    };
    assert_eq!([0, 1, 2].map(|number| lists(&table, number)), [2; 3]);
    table.tap(turn(1));
    assert_eq!(table.app.marked_turn().len(), 1);
    table.turns("a2");
    assert!(table.app.marked_turn().is_empty());
    assert_eq!(lists(&table, 3), 2);
}

#[test]
fn no_list_lies_on_a_panel_or_on_the_board() {
    let all = Station::ALL;
    for one in all {
        for other in all.into_iter().filter(|&other| other != one) {
            let mut table = Table::duelling(3, [one, other], RAINDROPS, &[0]);
            let turn_of = table.board().play.now().example().expect("it begins");
            table.send(app::Event::Typed(turn_of));
            let view = table.view();
            let lists = view.targets.iter().filter(|area| area.target == turn(0));
            for list in lists {
                let at = list.area.middle();
                let covers = |area: &&scene::TargetArea| {
                    let is_list = area.target == turn(0);
                    !is_list && area.area.covers() && area.area.distance(at).is_some()
                };
                let covered = view.targets.iter().find(covers);
                assert!(covered.is_none(), "{one:?} {other:?}: {covered:?}");
            }
        }
    }
}

/// The reach of a piece is that of its own side's turn, on any cell.
#[test]
fn the_reach_of_a_piece_is_that_of_its_own_turn() {
    for (game, piece) in [
        (RAINDROPS, "a2"),
        (RAPID_TRANSIT, "b1"),
        (SWITCH_YARD, "d2"),
    ] {
        let game = begin(game, &[0]).unwrap();
        let now = game.as_board().unwrap().now();
        let piece = cell(piece);
        let side = now.occupant(piece).unwrap().side.unwrap();
        let turned = game.edited(Edit::ToMove(side)).unwrap();
        let reach = turned
            .as_board()
            .unwrap()
            .now()
            .reach(&[piece])
            .unwrap()
            .next;
        assert_eq!(now.would_reach(piece), reach, "{piece}");
        assert!(!reach.is_empty());
        assert!(now.would_reach(cell("e5")).is_empty() || now.is_taken(cell("e5")));
    }
}

#[test]
fn a_stone_shows_its_chain() {
    let game = begin(QUICKWAY, &[0, 0, 1]).unwrap();
    let text = "9/9/9/9/3x5/3x5/4x4/9/x8 o -";
    let game = game.at_position(text).unwrap();
    let now = game.as_board().unwrap().now();
    assert_eq!(now.would_reach(cell("e3")), [cell("d4"), cell("d5")]);
    assert!(now.would_reach(cell("a1")).is_empty());
    assert!(
        now.would_reach(cell("a9")).is_empty(),
        "nothing stands there"
    );
}

#[test]
fn a_finger_on_the_others_piece_sees_its_reach_and_changes_nothing() {
    let mut table = Table::duelling(3, FACING, RAINDROPS, &[0]);
    let (seen, kept) = (table.seen(), table.app.kept());
    let other = Target::Board(Spot::Cell(cell("b1")));
    // Fingers are drawn there.
    let marks = |table: &Table| table.layer(LayerName::Towns).items.len();
    let quiet = marks(&table);
    let other = table.place(other);
    let held: Vec<Cell> = {
        table.down(1, other);
        table.app.held_cells().collect()
    };
    assert_eq!(held.len(), 1);
    assert!(marks(&table) > quiet, "its reach is marked");
    table.slide(1, scene::Point::new(5.0, 540.0));
    table.up(1, scene::Point::new(5.0, 540.0));
    assert_eq!((table.seen(), table.app.kept()), (seen, kept));
    assert_eq!(marks(&table), quiet, "gone with the finger");
}
