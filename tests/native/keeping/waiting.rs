//! The sheet of a waiting game: its words, its targets, and that no other game replaces it before a person decides.

use crate::common::games::{QUICKWAY, RAINDROPS};
use app::{Effect, Event, Key};
use base::table::Station;
use rules::{Level, Strength};
use scene::{LobbyTarget, QuestionTarget, RulesTarget, SettingsTarget, SheetTarget, Target};

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
fn it_says_which_game_it_is_and_how_it_stands() {
    let (mut disk, _) = quickway();
    let table = disk.restarted();
    for words in ["Quickway", "At turn 4,"] {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
    let mut rail = Table::started(6);
    let map = rail.app.rail().map(|play| play.map.id());
    let mut disk = Disk::default();
    disk.take(&mut rail);
    let table = disk.restarted();
    assert_eq!(map.as_deref(), Some("europe"));
    for words in ["Transglobal Rail, Europe", "In round 1,"] {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
}

#[test]
fn newcomers_cannot_lose_the_waiting_game_by_accident() {
    let (mut disk, text) = quickway();
    let mut table = disk.restarted();
    // Both long sides have the offer, and it covers nothing.
    let offers = |table: &Table| {
        let resume = Target::Resume;
        let scene = table.view();
        scene
            .targets
            .iter()
            .filter(|area| area.target == resume)
            .count()
    };
    assert_eq!(offers(&table), 2);
    for place in Station::ALL {
        assert!(table.allows(Target::Lobby(LobbyTarget::Join(place))));
    }
    table.key(Key::Escape);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Sheet(SheetTarget::Close));
    table.tap(Target::Lobby(LobbyTarget::Rotate));
    assert_eq!(offers(&table), 2);
    // Neither START nor TRY IT begins another game before a person has confirmed the loss.
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    for way in [LobbyTarget::Start, LobbyTarget::TryIt] {
        table.tap(Target::Lobby(way));
        assert!(table.says("The unfinished game will be lost."));
        assert!(table.app.session().is_none());
        table.tap(Target::Question(QuestionTarget::No));
    }
    disk.take(&mut table);
    go_on(&mut table);
    assert_eq!(game(&table.app), text);
    assert_eq!(offers(&table), 0);
}

#[test]
fn a_confirmed_new_game_replaces_the_waiting_one() {
    for way in [LobbyTarget::Start, LobbyTarget::TryIt] {
        let (mut disk, text) = quickway();
        let mut table = disk.restarted();
        for place in FACING {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(way));
        table.tap(Target::Question(QuestionTarget::Yes));
        let begun = table.app.session().expect("it has begun at once");
        assert_eq!((begun.moves(), begun.seats().len()), (0, 2), "{way:?}");
        disk.take(&mut table);
        // A game that is only for learning is not kept.
        let is_kept = way == LobbyTarget::Start;
        assert_eq!(disk.slots != [None, None], is_kept, "{way:?}");
        assert_ne!(game(&table.app), text);
    }
}

#[test]
fn an_own_screen_offers_it_above_the_lobby() {
    let (mut disk, text) = quickway();
    let mut table = disk.restarted();
    table.send(Event::Query(vec![("layout".into(), "own".into())]));
    for target in [
        Target::Resume,
        Target::Lobby(LobbyTarget::Start),
        Target::Lobby(LobbyTarget::Game(RAINDROPS)),
        Target::Rules(RulesTarget::Open),
    ] {
        assert!(table.allows(target), "{target}");
    }
    for words in ["Quickway", "At turn 4,"] {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
    assert_eq!(table.app.steps_back(), 0, "nothing lies over the lobby");
    // Another game replaces it only after a confirmation.
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.tap(Target::Question(QuestionTarget::No));
    disk.take(&mut table);
    let mut other = table.clone();
    go_on(&mut table);
    assert_eq!(game(&table.app), text);
    other.tap(Target::Lobby(LobbyTarget::Start));
    other.tap(Target::Question(QuestionTarget::Yes));
    assert_ne!(game(&other.app), text);
}

/// A visitor who asked for an opponent gets it from START, once the game that waits is given up.
#[test]
fn the_opponent_that_the_address_asks_for_outlives_the_question() {
    let (disk, text) = quickway();
    let mut table = disk.clone().restarted();
    table.send(wish());
    assert_eq!(table.app.screen(), "saved-game");
    let mut on = table.clone();
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.tap(Target::Question(QuestionTarget::Yes));
    begun_as_wished(&table);
    // To go on with the other game is another wish.
    go_on(&mut on);
    assert_eq!(game(&on.app), text);
    // Where no game waits it begins at once.
    let mut fresh = Table::bare(1);
    fresh.send(wish());
    begun_as_wished(&fresh);
}

fn wish() -> Event {
    let wish = [
        ("layout", "own"),
        ("game", "raindrops"),
        ("against", "easy"),
    ];
    Event::Query(wish.map(|(key, value)| (key.into(), value.into())).to_vec())
}

fn begun_as_wished(table: &Table) {
    let session = table.app.session().expect("it has begun");
    assert_eq!(session.id(), RAINDROPS);
    let against = session.seats().iter().find_map(|seat| seat.computer());
    assert_eq!(against, Some(Level::Fixed(Strength::Easy)));
}

#[test]
fn the_waiting_game_stays_kept_until_a_decision() {
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
    // The game that goes on from there is the later one again.
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
    assert!(table.says("Loading its map…"), "{:?}", table.words());
    assert!(!table.allows(Target::Resume));
    table.tap(Target::Resume);
    assert!(table.app.rail().is_none());
    table.send(came(true));
    assert!(table.allows(Target::Resume));
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
    table.tap(Target::Resume);
    assert!(table.effects.contains(&Effect::FetchMap(maps::europe())));
    assert!(!table.allows(Target::Resume), "its map is on its way");
    table.send(came(false));
    assert!(table.allows(Target::Resume));
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
