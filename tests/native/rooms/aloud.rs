//! Tests of the words that are read aloud about seats played from elsewhere.
//!
//! They are read at the table, and on the pages of these seats.

use std::collections::BTreeSet;
use std::rc::Rc;

use app::focus::Handle;
use app::mirror::{Kind, Mirror};
use app::room::Standing;
use app::{Event, SocketEvent};
use base::table::Station;
use rules::Spot;
use rules::maps::NodeId;
use scene::{LobbyTarget, RoomTarget, SeatTarget, SettingsTarget, SheetTarget, Target};

use super::world::{TABLE, World};
use crate::common::screens::{PHONE, own_screen};

const PLACE: Station = Station::NearLeft;

fn seat(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

fn mirror(world: &World, peer: usize) -> Rc<Mirror> {
    world.app(peer).mirror()
}

/// Returns all words except the names of controls.
fn read(mirror: &Mirror) -> String {
    let groups = mirror.groups.iter();
    let lines = groups.flat_map(|group| [&group.name].into_iter().chain(&group.words));
    lines.cloned().collect::<Vec<_>>().join("\n")
}

/// Returns the words for the person before an own screen.
fn own(world: &World, peer: usize) -> String {
    let mirror = mirror(world, peer);
    let lines: Vec<&str> = mirror.own.iter().map(|(_, words)| words.as_str()).collect();
    lines.join("\n")
}

fn last_said(world: &World) -> String {
    let mirror = mirror(world, TABLE);
    let said = mirror.said.last();
    said.expect("something has been said").1.clone()
}

/// Each thing that can be worked has a name, and no two have the same.
fn check_names(mirror: &Mirror) {
    let mut names = BTreeSet::new();
    for element in mirror.elements() {
        assert!(!element.name.is_empty(), "{}", element.handle);
        assert!(names.insert(&element.name), "two are {}", element.name);
    }
    for group in &mirror.groups {
        assert!(!group.name.is_empty(), "{}", group.key);
    }
}

#[test]
fn the_sheet_about_a_phone_is_read_at_its_seat_and_announced() {
    let mut world = World::seated(6);
    for place in Station::ALL {
        world.tap(TABLE, seat(place, SeatTarget::Phone));
    }
    check_names(&mirror(&world, TABLE));
    let group_of = |world: &World, place: Station, target: SeatTarget| {
        let handle = Handle::Target(seat(place, target));
        let groups = mirror(world, TABLE).groups.clone().into_iter();
        let mut groups =
            groups.filter(|group| group.elements.iter().any(|one| one.handle == handle));
        groups.next().expect("it can be pressed")
    };
    for place in Station::ALL {
        let link = world.table().seat_link(Some(place)).expect("it is offered");
        let group = group_of(&world, place, SeatTarget::Phone);
        let words = group.words.join("\n");
        assert!(words.contains("Scan this with your phone"), "{words}");
        assert!(words.contains(&link), "{link} is not in {words}");
    }
    let said = last_said(&world);
    assert!(said.starts_with("Pink, near right. Scan this"), "{said}");
    // Closed, nothing of it is left.
    let link = world.link(PLACE);
    world.tap(TABLE, seat(PLACE, SeatTarget::Phone));
    let group = group_of(&world, PLACE, SeatTarget::Phone);
    assert!(!group.words.join("\n").contains(&link));
    world.open(&link);
    world.open(&link);
    let said = last_said(&world);
    assert!(said.contains("Another phone wants this seat"), "{said}");
    let group = group_of(&world, PLACE, SeatTarget::PhoneAllow);
    let words = group.words.join("\n");
    assert!(words.contains("Another phone wants this seat"), "{words}");
    check_names(&mirror(&world, TABLE));
}

#[test]
fn a_page_that_holds_a_seat_is_never_empty() {
    let mut world = World::new();
    world.sit(2);
    let link = world.link(PLACE);
    let first = world.open(&link);
    let is = |world: &World, peer: usize, standing: Standing, sentence: &str, again: bool| {
        assert_eq!(world.app(peer).standing(), Some(standing));
        let mirror = mirror(world, peer);
        let words = read(&mirror);
        assert!(words.contains(sentence), "{standing:?}: {words}");
        assert!(own(world, peer).contains(sentence), "{standing:?} is told");
        assert!(!words.contains(": empty"), "no lobby is there: {words}");
        let try_again = Handle::Target(Target::Room(RoomTarget::TryAgain));
        assert_eq!(mirror.find(try_again).is_some(), again, "{standing:?}");
        check_names(&mirror);
    };
    is(&world, first, Standing::In, "You are Orange.", false);
    let second = world.open(&link);
    is(
        &world,
        second,
        Standing::Asking,
        "Someone already has",
        false,
    );
    world.tap(TABLE, seat(PLACE, SeatTarget::PhoneRefuse));
    is(
        &world,
        second,
        Standing::Refused,
        "turned down your request",
        true,
    );
    let third = world.open(&link);
    world.tap(TABLE, seat(PLACE, SeatTarget::PhoneAllow));
    is(
        &world,
        first,
        Standing::Elsewhere,
        "Another phone has",
        true,
    );
    let late = world.open(&link);
    is(&world, late, Standing::Void, "no longer works", true);
    world.tap(TABLE, seat(PLACE, SeatTarget::Phone));
    world.tap(TABLE, seat(PLACE, SeatTarget::PhoneHere));
    is(&world, third, Standing::Closed, "back at the table", true);
    let link = world.link(PLACE);
    world.stop_host();
    let lost = world.open(&link);
    is(
        &world,
        lost,
        Standing::Looking,
        "Looking for the table",
        false,
    );
    let number = rooms::Refusal::Version as u8;
    let frame = rooms::Notice::Refused(number, "").to_bytes();
    let page = &mut world.peers[lost].page;
    page.feed(Event::Socket(SocketEvent::Frame(frame)));
    is(
        &world,
        lost,
        Standing::OtherVersion,
        "another version",
        false,
    );
}

#[test]
fn a_phone_says_what_the_table_waits_for() {
    let mut world = World::seated(2);
    let places = [Station::NearLeft, Station::Left];
    let session = world.table().session().expect("a match is on the table");
    let acting = session.seats()[session.to_act().expect("it begins")].place;
    let other = places.into_iter().find(|place| *place != acting).unwrap();
    let [plays, waits] = [acting, other].map(|place| world.phone(place));
    assert!(own(&world, plays).contains("hub"), "{}", own(&world, plays));
    let told = own(&world, waits);
    assert!(told.contains("Waiting for"), "{told}");
    world.tap(plays, Target::Board(Spot::Node(NodeId::new(45))));
    world.tap(plays, seat(acting, SeatTarget::Ok));
    let told = own(&world, plays);
    assert!(told.contains("Waiting for"), "{told}");
    assert!(!own(&world, waits).contains("Waiting for"));
    world.stop_host();
    let told = own(&world, plays);
    assert!(told.contains("No connection"), "{told}");
    assert!(read(&mirror(&world, plays)).contains("No connection"));
}

#[test]
fn a_watcher_hears_whose_turn_it_is() {
    let mut world = World::seated(2);
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world
        .table()
        .seat_link(None)
        .expect("the link lets people watch");
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    let watcher = world.open(&link);
    let told = own(&world, watcher);
    assert!(told.contains("’s turn."), "{told}");
    check_names(&mirror(&world, watcher));
}

#[test]
fn a_seat_that_is_lost_is_a_dialog_over_the_match() {
    let mut world = World::seated(2);
    let phone = world.phone(PLACE);
    world.tap(TABLE, seat(PLACE, SeatTarget::Phone));
    world.tap(TABLE, seat(PLACE, SeatTarget::PhoneHere));
    let mirror = mirror(&world, phone);
    let dialog = mirror.dialog().expect("nothing else can be done");
    assert_eq!(dialog.kind, Kind::Dialog { whole: true });
    assert!(dialog.name.contains("back at the table"), "{}", dialog.name);
    let names: Vec<&str> = dialog
        .elements
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(names, ["ALL GAMES", "TRY AGAIN"]);
}

/// A table has no space for the link, and its readers can scan it.
#[test]
fn the_link_of_an_invitation_can_be_read_on_an_own_screen() {
    let mut world = World::new();
    world.peers[TABLE].page.engine_is_silent = true;
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(PLACE)));
    let far = Station::Left;
    world.tap(TABLE, Target::Lobby(LobbyTarget::Computer(far)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    world.tap(TABLE, Target::Room(RoomTarget::Link(Some(far))));
    let link = world.table().seat_link(Some(far)).expect("it is offered");
    let dialog = |world: &World| {
        let mirror = mirror(world, TABLE);
        check_names(&mirror);
        mirror.dialog().expect("the sheet is open").clone()
    };
    let on_table = dialog(&world);
    assert!(!on_table.words.contains(&link));
    assert_eq!(on_table.name, "Invite");
    world.peers[TABLE]
        .page
        .send(Event::Window(own_screen(PHONE)));
    let own = dialog(&world);
    assert!(own.words.contains(&link), "{:?}", own.words);
    let copy = Handle::Target(Target::Room(RoomTarget::Copy));
    assert!(own.elements.iter().any(|one| one.handle == copy));
}
