//! The page restarts by itself after a fault. The game on the table continues without a question, as soon as its
//! map is there, and all cities are hidden.

use crate::common::disk::Disk;
use crate::common::fingers::{Table, places};
use crate::common::maps;
use app::{Effect, Event};
use rules::Spot;
use scene::{LayerName, LobbyTarget, QuestionTarget, SeatTarget, Target};
use screens::GAMES;

/// Returns the kept data of a table, as it would be found.
fn kept(table: &Table) -> Event {
    Event::Found(Box::new(Disk::of(&mut table.clone()).found()))
}

/// A page with its map: only maps of the house are kept.
fn with_map() -> Table {
    Table::with_map(5, Ok(maps::file(maps::europe())))
}

/// A page that was opened again and has not got its map yet.
fn without_map() -> Table {
    Table::with_map(5, Err("The map is late.".into()))
}

fn map_comes(table: &mut Table) {
    table.send(Event::MapCame {
        map: maps::europe(),
        file: Ok(Box::new(maps::file(maps::europe()))),
    });
}

/// Touches the first target of a kind.
fn touch_any(table: &mut Table, kind: fn(&Target) -> bool) {
    let targets = &table.view().targets;
    let found = targets
        .iter()
        .find(|area| area.enabled && kind(&area.target));
    table.tap(found.expect("it is on the screen").target);
}

/// Two people in the middle of a turn, one of them with a list open.
fn in_the_middle() -> Table {
    let mut table = with_map();
    let people = places(2);
    for &place in &people {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    for _ in 0..2 {
        touch_any(&mut table, |target| {
            matches!(target, Target::Board(Spot::Node(_)))
        });
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    touch_any(&mut table, |target| {
        matches!(target, Target::Board(Spot::Link(_)))
    });
    table.tap(Target::Seat(people[1], SeatTarget::Cities));
    table
}

#[test]
fn after_a_fault_the_game_goes_on_by_itself() {
    let before = in_the_middle();
    let mut after = without_map();
    after.send(Event::Restarted);
    after.send(kept(&before));
    assert!(after.app.rail().is_none(), "its map is not there");
    map_comes(&mut after);
    let (here, there) = (
        before.app.rail().unwrap(),
        after.app.rail().expect("it is back"),
    );
    assert!(here.record() == there.record());
    assert_eq!(here.sitting, there.sitting);
    assert!(!after.shows(Target::Resume));
    // The open list is the only visible difference.
    let mut closed = before.clone();
    closed.tap(Target::Seat(places(2)[1], SeatTarget::Cities));
    assert_ne!(before.words(), after.words());
    assert_eq!(
        closed.words_on(LayerName::Seats),
        after.words_on(LayerName::Seats)
    );
    after.tap(Target::Seat(after.acting(), SeatTarget::Undo));
}

#[test]
fn a_map_that_is_there_first_does_no_harm() {
    let mut after = with_map();
    after.send(Event::Restarted);
    after.send(kept(&in_the_middle()));
    assert!(after.app.rail().is_some());
}

/// Returns true if the page goes on with the game when it is loaded again.
fn goes_on(table: &Table) -> bool {
    let all = table.effects.iter().rev();
    let mut told = all.filter_map(|effect| match effect {
        Effect::GoOn(goes_on) => Some(*goes_on),
        _ => None,
    });
    told.next().unwrap_or(false)
}

#[test]
fn a_person_who_loads_the_page_of_an_own_screen_again_goes_on() {
    let mut table = in_the_middle();
    assert!(!goes_on(&table), "others may have come to a table");
    table.send(Event::Query(vec![("layout".into(), "own".into())]));
    assert!(goes_on(&table));
    let mut after = without_map();
    after.send(Event::Restarted);
    after.send(kept(&table));
    assert!(goes_on(&after), "a second load finds its map no sooner");
    assert_eq!(after.app.steps_back(), 1, "the entry of the game stays");
    let mut waits = after.clone();
    map_comes(&mut after);
    assert!(after.app.rail().is_some() && goes_on(&after));
    // Back lets it wait in the lobby, as a new visit does.
    waits.send(Event::Back);
    map_comes(&mut waits);
    assert!(waits.app.rail().is_none() && !goes_on(&waits));
    assert!(waits.allows(Target::Resume));
    // After the game there is nothing to go on with.
    after.send(Event::Back);
    after.tap(Target::Question(QuestionTarget::Yes));
    assert!(!goes_on(&after));
}

#[test]
fn a_page_that_people_have_opened_asks() {
    let mut after = with_map();
    after.send(kept(&in_the_middle()));
    assert!(after.app.rail().is_none() && after.shows(Target::Resume));
    map_comes(&mut after);
    assert!(after.app.rail().is_none(), "a map is no answer");
    after.tap(Target::Resume);
    assert!(after.app.rail().is_some());
}

#[test]
fn a_map_that_cannot_be_had_leaves_the_choice_to_people() {
    let mut after = without_map();
    after.send(Event::Restarted);
    after.send(kept(&in_the_middle()));
    after.send(Event::MapCame {
        map: maps::europe(),
        file: Err("The cable is out.".into()),
    });
    assert!(after.app.rail().is_none());
    assert!(after.allows(Target::Resume), "once more");
    let Some(other) = GAMES.iter().find(|game| !game.on_map) else {
        return;
    };
    after.tap(Target::Lobby(LobbyTarget::Game(other.id)));
    for place in places(2) {
        after.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    after.tap(Target::Lobby(LobbyTarget::Start));
    after.tap(Target::Question(QuestionTarget::Yes));
    map_comes(&mut after);
    let session = after.app.session().expect("another game has begun");
    assert_eq!(session.id(), other.id, "what was given up stays away");
}

#[test]
fn nothing_that_was_kept_is_an_empty_lobby() {
    let mut after = with_map();
    after.send(Event::Restarted);
    after.send(Event::Found(Box::default()));
    after.tap(Target::Lobby(LobbyTarget::Join(places(1)[0])));
    assert!(after.shows(Target::Lobby(LobbyTarget::Leave(places(1)[0]))));
}
