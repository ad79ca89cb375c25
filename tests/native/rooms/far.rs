//! Far seats and watchers.

use app::Event;
use app::room::{Holding, Standing};
use base::table::Station;
use rules::maps::NodeId;
use rules::{Level, Spot, Strength};
use scene::{LobbyTarget, QuestionTarget, RoomTarget, SeatTarget, SettingsTarget, Target};
use session::Controller;

use super::world::{TABLE, World};
use crate::common::screens::{PHONE, own_screen};

pub const FAR: Station = Station::Left;

fn controller(world: &World, place: Station) -> Controller {
    let session = world.table().session().expect("a match is on the table");
    session.seats()[session.seat_at(place).unwrap()].controller
}

fn acting(world: &World) -> Station {
    let session = world.table().session().unwrap();
    session.seats()[session.to_act().unwrap()].place
}

/// Returns a game of one at the table and one far player who is present.
pub fn begun() -> (World, usize) {
    let mut world = World::new();
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(FAR)));
    let link = world
        .table()
        .seat_link(Some(FAR))
        .expect("it is offered at once");
    let far = world.open(&link);
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    (world, far)
}

#[test]
fn a_far_seat_is_played_from_afar_alone() {
    let (mut world, far) = begun();
    assert_eq!(controller(&world, FAR), Controller::Remote);
    let other = Station::NearLeft;
    let mut nodes = [45, 47].into_iter();
    for _ in 0..2 {
        let place = acting(&world);
        let (own, not_own) = if place == FAR {
            (far, TABLE)
        } else {
            (TABLE, far)
        };
        let hub = Target::Board(Spot::Node(NodeId::new(nodes.next().unwrap())));
        assert!(
            !world.shows(not_own, hub),
            "nobody else touches the board in that turn"
        );
        world.tap(own, hub);
        world.tap(own, Target::Seat(place, SeatTarget::Ok));
        world.all_agree();
    }
    assert!(!world.shows(TABLE, Target::Seat(FAR, SeatTarget::Ok)));
    assert!(!world.shows(far, Target::Seat(other, SeatTarget::Ok)));
}

#[test]
fn an_absent_seat_goes_to_the_computer_and_back() {
    let (mut world, far) = begun();
    world.peers[far].is_cut_off = true;
    world.wait(15_000.0);
    assert_eq!(world.table().holding(FAR), Some(Holding::Away));
    world.tap(TABLE, Target::Seat(FAR, SeatTarget::ComputerPlays));
    assert_eq!(
        controller(&world, FAR),
        Controller::Computer(Level::Fixed(Strength::Medium))
    );
    assert!(!world.table().waits_for_far(FAR));
    world.peers[far].is_cut_off = false;
    world.wait(8_000.0);
    // A player who was given up does not come back unasked.
    assert_ne!(controller(&world, FAR), Controller::Remote);
    assert!(world.table().waits_for_far(FAR));
    world.tap(TABLE, Target::Seat(FAR, SeatTarget::TakeOver));
    assert_eq!(controller(&world, FAR), Controller::Remote);
    world.all_agree();
}

#[test]
fn an_invited_player_takes_over_from_the_computer() {
    let mut world = World::new();
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Computer(FAR)));
    world.peers[TABLE].page.engine_is_silent = true;
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    world.tap(TABLE, Target::Room(RoomTarget::Link(Some(FAR))));
    assert_eq!(
        controller(&world, FAR),
        Controller::Computer(Level::Fixed(Strength::Medium)),
        "until somebody comes"
    );
    let link = world.table().seat_link(Some(FAR)).unwrap();
    let far = world.open(&link);
    assert_eq!(controller(&world, FAR), Controller::Remote);
    assert_eq!(world.app(far).standing(), Some(Standing::In));
    world.all_agree();
}

#[test]
fn watchers_see_what_everybody_may_and_touch_nothing() {
    let mut world = World::seated(2);
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world
        .table()
        .seat_link(None)
        .expect("the link lets people watch");
    let watchers = [world.open(&link), world.open(&link)];
    assert_eq!(world.table().room().unwrap().watchers(), 2);
    world.tap(TABLE, Target::Sheet(scene::SheetTarget::Close));
    let hub = Target::Board(Spot::Node(NodeId::new(45)));
    for watcher in watchers {
        assert!(world.app(watcher).is_watching());
        assert!(!world.shows(watcher, hub));
        let page = &world.peers[watcher].page;
        let seats = |area: &scene::TargetArea| matches!(area.target, Target::Seat(..));
        assert!(
            !page.view().targets.iter().any(seats),
            "no button of a seat"
        );
    }
    world.tap(TABLE, hub);
    world.all_agree();
}

#[test]
fn watchers_see_all_of_the_map_when_they_arrive() {
    let mut world = World::seated(2);
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world.table().seat_link(None);
    let watcher = world.open(&link.expect("a link to look on"));
    let phone = Event::Window(own_screen(PHONE));
    world.peers[watcher].page.send(phone);
    let page = &world.peers[watcher].page;
    let room = page.app.own_screen().expect("an own screen").board;
    let camera = page.view().camera;
    let rail = page.app.rail().expect("a game is watched");
    for node in rail.game().map().nodes() {
        let at = camera.to_stage(rail.loaded_map.node(node));
        assert!(room.holds(at), "{node:?} at {at:?} in {room:?}");
    }
}

#[test]
fn the_table_shows_the_thinking_time_of_a_remote_player() {
    let (mut world, _) = begun();
    while acting(&world) != FAR {
        world.tap(TABLE, Target::Board(Spot::Node(NodeId::new(45))));
        world.tap(TABLE, Target::Seat(Station::NearLeft, SeatTarget::Ok));
    }
    let before = world.table().far_thinks(FAR).expect("it is their turn");
    world.wait(5_000.0);
    assert_eq!(world.table().far_thinks(FAR), Some(before + 5));
}

#[test]
fn watchers_do_not_see_the_next_game() {
    let mut world = World::seated(2);
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world.table().seat_link(None).unwrap();
    let watcher = world.open(&link);
    world.restart_table_to_lobby();
    world.wait(8_000.0);
    assert!(world.app(watcher).is_watching());
    world.sit(2);
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    world.tap(TABLE, Target::Question(QuestionTarget::Yes));
    assert_eq!(world.app(watcher).standing(), Some(Standing::Closed));
    assert_eq!(world.table().seat_link(None), None);
}
