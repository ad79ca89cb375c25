//! The sheet of a game that waits: what it says, what can be touched, and that nothing takes its
//! place before somebody has decided.

use crate::common::games::QUICKWAY;
use roundhouse::app::{Effect, Event, Key};
use roundhouse::scene::{
    LobbyTarget, QuestionTarget, SavedTarget, SettingsTarget, SheetTarget, Target,
};
use roundhouse::table::Station;

use crate::common::disk::{Disk, game, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::{Table, places};
use crate::common::{grid, maps};

fn quickway() -> (Disk, String) {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4, e5, f6");
    let mut disk = Disk::default();
    disk.take(&mut table);
    (disk, game(&table.app))
}

#[test]
fn it_says_which_game_it_is_how_it_stands_and_who_plays() {
    let (mut disk, _) = quickway();
    let table = disk.restarted();
    for words in ["Unfinished game", "At turn 4,", "Orange", "Sky"] {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
    let mut rail = Table::started(6);
    let title = rail.app.rail().map(|play| play.map.info().title);
    let mut disk = Disk::default();
    disk.take(&mut rail);
    let table = disk.restarted();
    assert_eq!(title, Some("Europe"));
    for words in ["Transglobal Rail, Europe", "In round 1,", "Orange", "Pink"] {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
}

#[test]
fn fingers_are_kept_away_until_somebody_decides() {
    let (mut disk, text) = quickway();
    let mut table = disk.restarted();
    for place in Station::ALL {
        assert!(!table.shows(Target::Lobby(LobbyTarget::Join(place))));
    }
    assert!(!table.shows(Target::Lobby(LobbyTarget::Start)));
    // Neither a key nor the settings lose it.
    table.key(Key::Escape);
    assert!(table.shows(Target::Saved(SavedTarget::Resume)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::Saved(SavedTarget::Resume)));
    // Nor can another game be begun beside them.
    assert!(!table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(table.shows(Target::Saved(SavedTarget::Resume)));
    for _ in 0..4 {
        table.tap(Target::Sheet(SheetTarget::Rotate));
    }
    go_on(&mut table);
    assert_eq!(game(&table.app), text);
    assert!(!table.shows(Target::Saved(SavedTarget::Resume)));
}

#[test]
fn a_new_game_forgets_it_and_opens_the_lobby() {
    let (mut disk, _) = quickway();
    let mut table = disk.restarted();
    table.tap(Target::Saved(SavedTarget::Forget));
    table.tap(Target::Question(QuestionTarget::Yes));
    disk.take(&mut table);
    assert_eq!(disk.slots, [None, None]);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    assert!(!disk.restarted().shows(Target::Saved(SavedTarget::Resume)));
}

#[test]
fn as_long_as_nobody_decides_it_stays_kept() {
    let (mut disk, text) = quickway();
    for _ in 0..3 {
        let mut table = disk.restarted();
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Sheet(SheetTarget::Close));
        disk.take(&mut table);
    }
    let mut table = disk.restarted();
    go_on(&mut table);
    assert_eq!(game(&table.app), text);
    // What is played from there is the later one again.
    table.touch("g7");
    disk.take(&mut table);
    let text = game(&table.app);
    let mut table = disk.restarted();
    go_on(&mut table);
    assert_eq!(game(&table.app), text);
}

#[test]
fn the_same_people_are_in_the_lobby_afterwards() {
    let (mut disk, _) = quickway();
    let mut table = disk.restarted();
    go_on(&mut table);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::EndGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!((table.app.screen(), table.heads()), ("lobby", (2, 0)));
    assert!(
        FACING
            .into_iter()
            .all(|place| table.shows(Target::Lobby(LobbyTarget::Leave(place))))
    );
    disk.take(&mut table);
    assert_eq!(disk.slots, [None, None]);
}

fn rail() -> Disk {
    let mut table = Table::seated(9, 2);
    for place in places(2) {
        assert!(!table.shows(Target::Lobby(LobbyTarget::Join(place))));
    }
    let mut disk = Disk::default();
    disk.take(&mut table);
    disk
}

#[test]
fn the_rail_game_waits_for_its_map() {
    let mut table = Table::bare(1);
    table.send(Event::Found(Box::new(rail().found())));
    assert!(table.says("Its map is loading."), "{:?}", table.words());
    assert!(!table.allows(Target::Saved(SavedTarget::Resume)));
    table.tap(Target::Saved(SavedTarget::Resume));
    assert!(table.app.rail().is_none());
    table.send(came(true));
    assert!(table.allows(Target::Saved(SavedTarget::Resume)));
    go_on(&mut table);
    assert!(table.app.rail().is_some());
}

#[test]
fn a_map_that_does_not_come_is_told_and_asked_for_again() {
    let mut table = Table::bare(1);
    table.send(Event::Found(Box::new(rail().found())));
    table.send(came(false));
    assert!(table.says("The cable is out."), "{:?}", table.words());
    table.effects.clear();
    table.tap(Target::Saved(SavedTarget::Resume));
    assert!(table.effects.contains(&Effect::FetchMap(maps::europe())));
    assert!(
        !table.allows(Target::Saved(SavedTarget::Resume)),
        "its map is on its way"
    );
    table.send(came(false));
    table.tap(Target::Saved(SavedTarget::Forget));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert!(table.effects.contains(&Effect::Forget));
    assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
}

fn came(here: bool) -> Event {
    let file = if here {
        Ok(Box::new(grid::grid_file()))
    } else {
        Err("The cable is out.".into())
    };
    Event::MapCame {
        map: maps::europe(),
        file,
    }
}
