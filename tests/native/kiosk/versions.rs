//! The time of installing a newer version of the page.

use app::{Effect, Event};
use base::table::Station;
use scene::{LobbyTarget, QuestionTarget, SettingsTarget, SheetTarget, Target};

use super::{NOWHERE, effects, kiosk, wait};
use crate::common::fingers::Table;

fn taken(table: &mut Table) -> usize {
    let takes = |effect: &Effect| *effect == Effect::TakeNewVersion;
    effects(table).into_iter().filter(takes).count()
}

#[test]
fn outside_the_kiosk_it_waits_to_be_asked_for() {
    let mut table = Table::new(5);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::Settings(SettingsTarget::Update)));
    table.tap(Target::Sheet(SheetTarget::Close));
    table.send(Event::NewVersion);
    table.send(Event::Wake);
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    for target in [
        Target::Settings(SettingsTarget::Cog),
        Target::Settings(SettingsTarget::EndGame),
        Target::Question(QuestionTarget::Yes),
    ] {
        table.tap(target);
    }
    assert_eq!(taken(&mut table), 0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::Update));
    assert_eq!(taken(&mut table), 1);
}

#[test]
fn it_does_not_take_away_a_link_that_is_on_its_way() {
    let rail = Table::started(3).app.kept().expect("it can be told").0;
    let mut table = Table::bare(5);
    table.send(Event::Kiosk);
    table.send(Event::Link(rail));
    table.send(Event::NewVersion);
    assert_eq!(taken(&mut table), 0);
}

#[test]
fn the_kiosk_takes_it_up_in_the_demonstration_alone() {
    let mut table = kiosk();
    table.send(Event::NewVersion);
    assert_eq!(taken(&mut table), 1);
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.send(Event::NewVersion);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::Settings(SettingsTarget::Update)));
    assert_eq!(taken(&mut table), 0);
    wait(&mut table, 109_000.0);
    assert_eq!(taken(&mut table), 0);
    wait(&mut table, 2_000.0);
    assert_eq!(taken(&mut table), 1);
}
