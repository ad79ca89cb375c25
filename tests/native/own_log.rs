//! The log on the sheet of an own screen, and the words that say whose turn it is.

use app::Event;
use base::table::{Point, Station};
use scene::{LobbyTarget, SeatTarget, SheetTarget, Target};

use crate::common::disk::{Disk, go_on};
use crate::common::fingers::Table;
use crate::common::games::QUICKWAY;
use crate::common::screens::{PHONE, own_screen};

/// A laptop, and a phone in both hands.
const WIDE: [(f32, f32); 2] = [(1366.0, 768.0), (844.0, 390.0)];

/// A game for two people on an own screen after so many turns.
fn after(size: (f32, f32), turns: usize) -> Table {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.send(Event::Window(own_screen(size)));
    for turn in 0..turns {
        let view = table.view();
        let is_free = |target| matches!(target, Target::Board(_));
        let mut cells = view.targets.iter().filter(|area| is_free(area.target));
        let cell = cells.nth(3 * turn).expect("a free cell").target;
        table.tap(cell);
        let place = table.app.acting_place().expect("somebody is on turn");
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    table
}

fn turn(number: u16) -> Target {
    Target::Sheet(SheetTarget::Turn(number))
}

#[test]
fn the_last_turn_stands_first_in_the_log_of_a_wide_screen() {
    for size in WIDE {
        let table = after(size, 4);
        let y = |number| table.area(turn(number)).area.middle().y;
        assert!(y(3) < y(2) && y(2) < y(1), "{size:?}");
    }
    let phone = after(PHONE, 4);
    assert!(!phone.shows(turn(3)), "an upright phone has no room");
}

#[test]
fn a_tap_on_a_turn_marks_it_until_the_next_turn() {
    let mut table = after(WIDE[0], 4);
    table.tap(turn(1));
    assert_eq!(table.app.marked_turn().len(), 1);
    table.tap(turn(1));
    assert!(table.app.marked_turn().is_empty());
    table.tap(turn(2));
    let view = table.view();
    let cell = view.targets.iter();
    let mut cells = cell.filter(|area| matches!(area.target, Target::Board(_)));
    let cell = cells.nth(50).expect("a free cell").target;
    table.tap(cell);
    let place = table.app.acting_place().expect("somebody is on turn");
    table.tap(Target::Seat(place, SeatTarget::Ok));
    assert!(table.app.marked_turn().is_empty());
}

#[test]
fn a_finger_and_a_wheel_move_the_log() {
    let mut table = after(WIDE[1], 12);
    let shown = |table: &Table| {
        (0..12)
            .filter(|&number| table.shows(turn(number)))
            .collect::<Vec<_>>()
    };
    let at_first = shown(&table);
    assert_eq!(at_first.last(), Some(&11));
    let at = table.area(turn(11)).area.middle();
    table.down(1, Point::new(at.x, at.y + 60.0));
    for step in 0..20 {
        table.slide(1, Point::new(at.x, at.y + 60.0 - 40.0 * step as f32));
    }
    table.up(1, Point::new(at.x, at.y - 740.0));
    assert_eq!(shown(&table).first(), Some(&0));
    assert!(table.app.marked_turn().is_empty(), "it was no tap");
    let by = Point::new(0.0, 5000.0);
    table.send(Event::Scroll { at, by });
    assert_eq!(shown(&table), at_first);
}

/// A match that was begun before has its last turns in the log, too.
#[test]
fn the_log_is_looked_up_in_the_record() {
    let mut table = after(WIDE[0], 4);
    let lines = |table: &Table| -> Vec<_> {
        let table = table.app.table().expect("a match");
        table.log.lines().cloned().collect()
    };
    let before = lines(&table);
    let mut again = Disk::of(&mut table).restarted();
    go_on(&mut again);
    assert_eq!(lines(&again), before);
}

#[test]
fn it_is_said_whose_turn_it_is_while_the_coach_speaks() {
    for size in [PHONE, (320.0, 568.0), WIDE[0], WIDE[1]] {
        let mut table = Table::new(1);
        table.send(Event::Window(own_screen(size)));
        table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
        table.tap(Target::Lobby(LobbyTarget::TryIt));
        let says = table.words().iter().any(|words| words == "Your turn");
        let acts = table
            .app
            .session()
            .is_some_and(|session| session.person_to_act().is_some());
        assert_eq!(says, acts, "{size:?}: {:?}", table.words());
    }
}
