//! Turns that are confirmed without OK where the settings want it: by a second tap on their end, or by a click.

use app::Event;
use base::table::Station;
use rules::{Cell, GameId, Spot};
use scene::{LobbyTarget, SeatTarget, SettingsTarget, Slider, Target};

use super::for_two;
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS};

const OK: i32 = 0;
const TAP: i32 = 1;
const CLICK: i32 = 2;

fn choose(table: &mut Table, by: i32) {
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Confirm), by as f32 / 2.0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(table.app.house.settings.get(Slider::Confirm), by);
}

fn between_people(game: GameId, by: i32) -> Table {
    let mut table = Table::duelling(3, FACING, game, &[]);
    choose(&mut table, by);
    table
}

fn against_computer(game: GameId, by: i32) -> Table {
    let mut table = Table::new(4);
    for target in [
        LobbyTarget::Join(FACING[0]),
        LobbyTarget::Computer(FACING[1]),
        LobbyTarget::Game(game),
        LobbyTarget::Begins(Some(FACING[0])),
        LobbyTarget::Start,
    ] {
        table.tap(Target::Lobby(target));
    }
    table.rest();
    choose(&mut table, by);
    table
}

fn cell(cell: Cell) -> Target {
    Target::Board(Spot::Cell(cell))
}

fn click(table: &mut Table, on: Cell) {
    let (at, contact) = (table.place(cell(on)), 9);
    table.send(Event::Down {
        contact,
        at,
        width: 0.0,
    });
    table.up(contact, at);
}

/// Touches what can be touched until the turn is whole, and where it ends.
fn whole(table: &mut Table, touch: impl Fn(&mut Table, Cell)) -> (usize, Cell) {
    let turns = table.board().turns();
    loop {
        let next = table.board().play.reach().next[0];
        touch(table, next);
        if table.board().turns() > turns || table.board().may_commit() {
            return (turns, next);
        }
    }
}

fn tap(table: &mut Table, on: Cell) {
    table.tap(cell(on));
}

#[test]
fn a_second_tap_on_its_end_confirms_a_turn_where_that_is_chosen() {
    for game in for_two() {
        for (by, ends) in [(OK, false), (TAP, true), (CLICK, true)] {
            let mut table = between_people(game, by);
            let (turns, end) = whole(&mut table, tap);
            assert_eq!(
                table.board().turns(),
                turns,
                "{game:?}: one tap is not enough"
            );
            let first = table.board().play.draft().touched[0];
            if first != end {
                let mut otherwise = table.clone();
                tap(&mut otherwise, first);
                assert_eq!(
                    otherwise.board().turns(),
                    turns,
                    "{game:?}: not where it begins"
                );
            }
            tap(&mut table, end);
            assert_eq!(table.board().turns() > turns, ends, "{game:?}, {by}");
        }
    }
}

#[test]
fn a_click_confirms_against_the_computer_and_nowhere_else() {
    for game in for_two() {
        for (by, ends) in [(OK, false), (TAP, false), (CLICK, true)] {
            let mut table = against_computer(game, by);
            table.engine_is_silent = true;
            let goes_on = |table: &Table| !table.board().play.reach().next.is_empty();
            let (turns, end) = whole(&mut table, click);
            let may_add = table.board().turns() == turns && goes_on(&table);
            assert_eq!(
                table.board().turns() > turns,
                ends && !may_add,
                "{game:?}, {by}"
            );
            if by != OK && table.board().turns() == turns {
                click(&mut table, end);
                assert!(table.board().turns() > turns, "{game:?}: a second click");
            }
            let mut table = between_people(game, by);
            let (turns, _) = whole(&mut table, click);
            assert_eq!(
                table.board().turns(),
                turns,
                "{game:?}: nobody could take it back"
            );
        }
    }
}

#[test]
fn a_finger_is_no_click_and_a_click_that_is_refused_confirms_nothing() {
    let mut table = against_computer(QUICKWAY, CLICK);
    table.engine_is_silent = true;
    let (turns, end) = whole(&mut table, tap);
    assert_eq!(table.board().turns(), turns, "fingers slip");
    let first = table.board().play.reach().next.len();
    assert_eq!(first, 0, "the stone is all of the turn");
    tap(&mut table, end);
    assert_eq!(table.board().turns(), turns + 1);
}

#[test]
fn a_piece_touched_twice_is_put_back() {
    let mut table = Table::duelling(3, FACING, RAINDROPS, &[0]);
    choose(&mut table, TAP);
    let turns = table.board().turns();
    // Picked up, touched again: it is put back as ever.
    let first = table.board().play.reach().next[0];
    tap(&mut table, first);
    assert!(!table.board().may_commit());
    tap(&mut table, first);
    assert!(table.board().play.draft().touched.is_empty());
    assert_eq!(table.board().turns(), turns);
}

#[test]
fn a_swap_is_confirmed_by_its_button_where_a_second_tap_is_chosen() {
    const AT: fn(Station) -> Target = |place| Target::Seat(place, SeatTarget::Special);
    for (by, ends) in [(OK, false), (TAP, true)] {
        let mut table = between_people(QUICKWAY, by);
        whole(&mut table, tap);
        table.ok();
        let (place, turns) = (table.mover(), table.board().turns());
        table.tap(AT(place));
        assert!(table.board().may_commit());
        assert_eq!(table.board().turns(), turns);
        assert_eq!(table.allows(AT(place)), ends);
        if ends {
            table.tap(AT(place));
            assert_eq!(table.board().turns(), turns + 1);
        }
    }
}

#[test]
fn an_address_and_the_storage_keep_how_turns_are_confirmed() {
    for (value, by) in [("ok", OK), ("TAP", TAP), ("click", CLICK)] {
        let mut table = Table::new(1);
        table.send(Event::Query(vec![("confirm".into(), value.into())]));
        assert_eq!(table.app.house.settings.get(Slider::Confirm), by);
    }
    let mut table = Table::new(1);
    table.send(Event::Query(vec![("confirm".into(), "hope".into())]));
    assert!(table.says("ok, tap, click"), "it says what there is");
    table.tap(Target::Dismiss);
    assert_eq!(table.app.house.settings.get(Slider::Confirm), OK);
}
