//! When a newer version of the page is taken up.

use roundhouse::app::{Effect, Event};
use roundhouse::scene::Target;
use roundhouse::table::Place;

use super::common::fingers::Table;
use super::{NOWHERE, effects, kiosk, wait};

fn taken(table: &mut Table) -> usize {
    let takes = |effect: &Effect| *effect == Effect::TakeNewVersion;
    effects(table).into_iter().filter(takes).count()
}

#[test]
fn it_is_taken_up_at_once_where_nobody_sits() {
    let mut table = Table::new(5);
    table.send(Event::NewVersion);
    assert_eq!(taken(&mut table), 1);
    table.send(Event::Wake);
    assert_eq!(taken(&mut table), 0, "once is enough");
}

#[test]
fn it_waits_for_people_and_their_game_and_can_be_asked_for() {
    let mut table = Table::new(5);
    table.tap(Target::Cog);
    assert!(!table.shows(Target::Update));
    table.tap(Target::Close);
    for place in [Place::NearLeft, Place::FarRight] {
        table.tap(Target::Join(place));
    }
    table.send(Event::NewVersion);
    table.tap(Target::Start);
    assert_eq!(taken(&mut table), 0);
    table.tap(Target::Cog);
    table.tap(Target::Update);
    assert_eq!(taken(&mut table), 1);
    for target in [Target::EndGame, Target::Yes] {
        table.tap(target);
    }
    assert_eq!(taken(&mut table), 0, "they are still here");
    table.tap(Target::Leave(Place::NearLeft));
    table.tap(Target::Leave(Place::FarRight));
    assert_eq!(taken(&mut table), 1);
}

#[test]
fn it_does_not_come_while_somebody_reads_the_rules() {
    let mut table = Table::new(5);
    table.tap(Target::Rules);
    table.send(Event::NewVersion);
    assert_eq!(taken(&mut table), 0);
    table.tap(Target::Close);
    assert_eq!(taken(&mut table), 1);
}

#[test]
fn the_kiosk_takes_it_up_in_the_demonstration_alone() {
    let mut table = kiosk();
    table.send(Event::NewVersion);
    assert_eq!(taken(&mut table), 1);
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.send(Event::NewVersion);
    table.tap(Target::Cog);
    assert!(!table.shows(Target::Update));
    assert_eq!(taken(&mut table), 0);
    wait(&mut table, 109_000.0);
    assert_eq!(taken(&mut table), 0);
    wait(&mut table, 2_000.0);
    assert_eq!(taken(&mut table), 1);
}
