//! The lobby of one person with a friend elsewhere: the page waits, and the game begins when the friend is present.

use app::layout::Layout;
use app::room::Holding;
use app::{Effect, Event};
use base::table::Station;
use rules::{Level, Strength};
use scene::{LobbyTarget, RoomTarget, RulesTarget, SheetTarget, Target};

use super::world::{TABLE, World};
use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL};
use crate::common::screens::{PHONE, own_screen};

fn lobby(target: LobbyTarget) -> Target {
    Target::Lobby(target)
}

/// One person's page with a host, and such a game chosen.
fn own(game: rules::GameId) -> World {
    let mut world = World::new();
    world.peers[TABLE]
        .page
        .send(Event::Window(own_screen(PHONE)));
    assert_eq!(world.table().layout(), Layout::Own);
    world.tap(TABLE, lobby(LobbyTarget::Game(game)));
    world
}

/// The same, waiting for a friend; the link.
fn waiting(game: rules::GameId) -> (World, String) {
    let mut world = own(game);
    world.tap(TABLE, lobby(LobbyTarget::AgainstFriend));
    world.tap(TABLE, lobby(LobbyTarget::Start));
    assert_eq!(world.table().screen(), "invite");
    let place = world.table().lobby.opponent();
    let link = world.table().seat_link(place).expect("it is offered");
    (world, link)
}

fn says(world: &World, peer: usize, words: &str) -> bool {
    let said = world.peers[peer].page.words();
    said.iter().any(|line| line.contains(words))
}

#[test]
fn a_game_with_a_friend_begins_when_the_friend_is_here() {
    for game in [TRANSGLOBAL_RAIL, QUICKWAY] {
        let (mut world, link) = waiting(game);
        world.tap(TABLE, Target::Room(RoomTarget::Copy));
        world.tap(TABLE, Target::Sheet(SheetTarget::Close));
        world.wait(60_000.0);
        assert!(world.table().session().is_none(), "{game} waits");
        assert!(world.table().awaits_friends());
        assert!(says(&world, TABLE, "not here yet"));
        let friend = world.open(&link);
        world.wait(300.0);
        assert!(says(&world, TABLE, "Blue is here. The game begins."));
        assert!(says(&world, friend, "You are Blue."));
        world.wait(5_000.0);
        let seats = world.table().session().expect("it has begun").seats();
        assert_eq!(seats.len(), 2);
        assert!(seats.iter().all(|seat| seat.computer().is_none()), "{game}");
        assert!(world.app(friend).session().is_some(), "{game}");
        world.all_agree();
    }
}

#[test]
fn an_open_sheet_closes_when_the_friend_comes() {
    let (mut world, link) = waiting(QUICKWAY);
    world.open(&link);
    world.wait(300.0);
    assert_eq!(world.table().screen(), "lobby");
    assert!(says(&world, TABLE, "Blue is here."));
}

#[test]
fn a_friend_who_goes_again_is_waited_for() {
    let (mut world, link) = waiting(QUICKWAY);
    let friend = world.open(&link);
    world.wait(300.0);
    world.hang_up(friend);
    world.peers[friend].is_cut_off = true;
    world.wait(30_000.0);
    let place = world.table().lobby.opponent().expect("somebody is invited");
    assert_ne!(world.table().holding(place), Some(Holding::Nobody));
    // A friend may go away after the game has begun. Before that it does not begin.
    let begun = world.table().session().is_some();
    assert!(begun || world.table().awaits_friends());
}

#[test]
fn the_way_back_leads_to_the_lobby_and_another_opponent_ends_the_link() {
    let (mut world, link) = waiting(QUICKWAY);
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    world.tap(TABLE, Target::Room(RoomTarget::StopWaiting));
    assert!(!world.table().awaits_friends());
    assert!(world.shows(TABLE, lobby(LobbyTarget::AgainstFriend)));
    let easy = Level::Fixed(Strength::Easy);
    world.tap(TABLE, lobby(LobbyTarget::Against(Some(easy))));
    let late = world.open(&link);
    world.wait(3_000.0);
    assert!(world.app(late).member().is_some());
    assert!(!says(&world, late, "You are"));
    world.tap(TABLE, lobby(LobbyTarget::Start));
    let seats = world.table().session().expect("it begins at once").seats();
    assert!(seats.iter().any(|seat| seat.computer() == Some(easy)));
}

#[test]
fn a_page_that_is_loaded_again_waits_with_the_same_link() {
    for game in [TRANSGLOBAL_RAIL, QUICKWAY] {
        let (mut world, link) = waiting(game);
        let place = world.table().lobby.opponent();
        world.tap(TABLE, Target::Sheet(SheetTarget::Close));
        for _ in 0..2 {
            world.restart_own_table(Vec::new());
            world.wait(5_000.0);
            assert!(world.table().awaits_friends(), "{game}");
            assert_eq!(world.table().seat_link(place), Some(link.clone()));
        }
        let friend = world.open(&link);
        world.wait(5_000.0);
        assert!(world.table().session().is_some(), "{game} has begun");
        assert!(world.app(friend).session().is_some(), "{game}");
        world.all_agree();
    }
}

#[test]
fn a_page_that_waited_no_more_is_found_as_it_was_left() {
    let (mut world, link) = waiting(QUICKWAY);
    let place = world.table().lobby.opponent();
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    world.tap(TABLE, Target::Room(RoomTarget::StopWaiting));
    world.restart_own_table(Vec::new());
    world.wait(5_000.0);
    assert!(!world.table().awaits_friends());
    assert_eq!(
        world.table().seat_link(place),
        Some(link),
        "it is still good"
    );
    world.tap(TABLE, lobby(LobbyTarget::Start));
    assert!(world.table().awaits_friends(), "the same friend");
    // Another opponent ends the link, and is found after that.
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    world.tap(TABLE, Target::Room(RoomTarget::StopWaiting));
    let easy = Level::Fixed(Strength::Easy);
    world.tap(TABLE, lobby(LobbyTarget::Against(Some(easy))));
    world.restart_own_table(Vec::new());
    world.wait(5_000.0);
    assert_eq!(world.table().seat_link(place), None);
    assert!(!world.table().asks_friends());
}

#[test]
fn the_address_overrides_earlier_friends() {
    let (mut world, _) = waiting(QUICKWAY);
    let against = vec![("against".to_owned(), "easy".to_owned())];
    world.restart_own_table(against);
    world.wait(5_000.0);
    assert!(!world.table().awaits_friends());
    let seats = world.table().lobby.sitting();
    let easy = Level::Fixed(Strength::Easy);
    assert_eq!(seats[1].computer(), Some(easy));
}

#[test]
fn back_leaves_what_waits_step_by_step() {
    let (mut world, _) = waiting(QUICKWAY);
    assert_eq!(world.table().steps_back(), 2);
    for left in [1, 0] {
        world.peers[TABLE].page.send(Event::Back);
        assert_eq!(world.table().steps_back(), left);
    }
    assert!(!world.table().awaits_friends());
}

#[test]
fn a_friend_who_waits_sees_which_game_comes_and_reads_its_rules() {
    let mut world = own(TRANSGLOBAL_RAIL);
    for target in [
        LobbyTarget::AgainstFriend,
        LobbyTarget::Add,
        LobbyTarget::AgainstFriend,
        LobbyTarget::Start,
    ] {
        world.tap(TABLE, lobby(target));
    }
    let places: Vec<Station> = world.table().lobby.sitting()[1..]
        .iter()
        .map(|seat| seat.place)
        .collect();
    let links: Vec<String> = places
        .iter()
        .map(|place| world.table().seat_link(Some(*place)).expect("offered"))
        .collect();
    let friend = world.open(&links[0]);
    world.wait(300.0);
    let next = world.app(friend).next_game().expect("it is known");
    let here = next.seats.iter().map(|seat| seat.is_here);
    assert!(here.eq([true, true, false]));
    for words in [
        "Transglobal Rail",
        "Europe",
        "Orange",
        "not here yet",
        "You are",
    ] {
        assert!(says(&world, friend, words), "{words}");
    }
    world.tap(friend, Target::Rules(RulesTarget::Game(TRANSGLOBAL_RAIL)));
    assert_eq!(world.app(friend).screen(), "rules");
    world.wait(30_000.0);
    assert!(world.table().session().is_none(), "another one is not here");
    let other = world.open(&links[1]);
    world.wait(5_000.0);
    assert!(world.app(other).session().is_some());
    assert_eq!(world.table().session().expect("begun").seats().len(), 3);
}

#[test]
fn a_lobby_without_a_host_offers_no_link() {
    let mut table = crate::common::fingers::Table::new(1);
    table.send(Event::Window(own_screen(PHONE)));
    assert!(!table.shows(lobby(LobbyTarget::AgainstFriend)));
    assert!(
        table
            .effects
            .iter()
            .all(|effect| !matches!(effect, Effect::Socket(_)))
    );
}
