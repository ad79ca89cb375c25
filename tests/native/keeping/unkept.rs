//! Tests of a table while nothing is kept.
//!
//! The table says so once, a mark stays, and the table tries again. The data that it keeps then is the whole game.

use app::{Effect, Event};
use scene::{Item, LayerName, OperatorTarget, Target};

use crate::common::disk::{Disk, game, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::QUICKWAY;

const WHY: &str = "There is no room.";

fn playing() -> Table {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4");
    table
}

/// Counts the paths that are drawn over everything.
fn drawn(table: &Table) -> usize {
    let over = table.layer(LayerName::Over);
    let paths = over.items.iter();
    paths
        .filter(|item| matches!(item, Item::Path { .. }))
        .count()
}

fn keeps(effects: &[Effect]) -> (usize, usize) {
    let whole = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Save { .. }));
    let steps = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Append { .. }));
    (whole.count(), steps.count())
}

#[test]
fn a_mark_stays_for_as_long_as_nothing_is_kept() {
    let mut table = playing();
    let plain = drawn(&table);
    table.send(Event::NotSaved(WHY.into()));
    let why = table.app.keeper.unkept().map(ToString::to_string);
    assert_eq!(why.as_deref(), Some(WHY));
    table.tap(Target::Dismiss);
    let marked = drawn(&table);
    assert!(marked > plain, "the mark stays when the sentence has gone");
    table.touch("e5");
    assert_eq!(drawn(&table), marked);
    table.send(Event::NotSaved(WHY.into()));
    assert!(!table.shows(Target::Dismiss), "it is told once");
    assert_eq!(drawn(&table), marked);
    table.send(Event::SavedAgain);
    assert_eq!((drawn(&table), table.app.keeper.unkept()), (plain, None));
    table.send(Event::NotSaved(WHY.into()));
    assert!(!table.shows(Target::Dismiss));
    assert_eq!(drawn(&table), marked);
    table.send(Event::NotSaved("The browser is silent.".into()));
    assert!(table.shows(Target::Dismiss), "another reason is told");
}

#[test]
fn the_demonstration_bears_the_mark_too() {
    let mut table = Table::new(5);
    table.engine_is_silent = true;
    table.send(Event::Kiosk);
    let plain = drawn(&table);
    table.send(Event::NotSaved(WHY.into()));
    assert_eq!(table.app.screen(), "demonstration");
    assert!(drawn(&table) > plain);
}

#[test]
fn a_failed_save_is_retried_in_full_with_the_next_change() {
    let mut table = playing();
    table.touch("e5");
    let mut disk = Disk::of(&mut table);
    // The next step does not reach the disk, and there is no immediate retry, which would repeat for ever.
    table.ok();
    table.effects.clear();
    table.send(Event::NotSaved(WHY.into()));
    assert_eq!(keeps(&table.effects), (0, 0));
    table.tap(Target::Dismiss);
    assert_eq!(
        keeps(&table.effects),
        (2, 0),
        "both slots, and no step behind a gap"
    );
    let settings = |effect: &Effect| matches!(effect, Effect::KeepSettings(_));
    assert!(table.effects.iter().any(settings));
    disk.take(&mut table);
    table.touch("f6");
    assert_eq!(keeps(&table.effects), (0, 1));
    disk.take(&mut table);
    let mut again = disk.restarted();
    go_on(&mut again);
    assert_eq!(game(&again.app), game(&table.app));
}

#[test]
fn a_database_that_was_made_anew_gets_all_of_it() {
    let mut table = playing();
    table.effects.clear();
    table.send(Event::KeepAgain);
    assert_eq!(keeps(&table.effects), (2, 0));
    assert!(!table.shows(Target::Dismiss));
    let mut again = Disk::of(&mut table).restarted();
    go_on(&mut again);
    assert_eq!(game(&again.app), game(&table.app));
}

#[test]
fn the_operator_reads_that_nothing_is_kept_or_that_room_is_short() {
    let panel = |table: &mut Table| {
        table.down(77, scene::Point::new(30.0, 30.0));
        table.wait(5_000.0);
        table.up(77, scene::Point::new(30.0, 30.0));
        for _ in 0..2 {
            for _ in 0..4 {
                table.tap(Target::Pin(scene::PinTarget::Digit(3)));
            }
            table.tap(Target::Pin(scene::PinTarget::Enter));
        }
        assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    };
    let mut table = Table::new(5);
    panel(&mut table);
    table.send(Event::Room(4_000.0));
    assert!(!table.says("MB left"));
    table.send(Event::Room(12.4));
    assert!(
        table.says("Storage is almost full: 12 MB left."),
        "{:?}",
        table.words()
    );
    assert!(
        !table.shows(Target::Dismiss),
        "people can do nothing about it"
    );
    table.send(Event::NotSaved(WHY.into()));
    table.tap(Target::Dismiss);
    assert!(table.says("Saving is not working: this game would be lost."));
}

#[test]
fn the_browser_is_asked_once_to_keep_what_is_kept() {
    let table = Table::new(5);
    assert!(
        !table.effects.contains(&Effect::Persist),
        "nobody plays yet"
    );
    let mut table = playing();
    table.turns("e5, f6");
    let asked = table
        .effects
        .iter()
        .filter(|effect| **effect == Effect::Persist);
    assert_eq!(asked.count(), 1);
}
