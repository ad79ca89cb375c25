//! Tests with a phone, a table or a host that is cut off.
//!
//! All come back by themselves, with every step done once.

use app::room::{Holding, SeatAddress, Standing};
use app::{Event, SocketEvent};
use base::table::Station;
use rooms::{Notice, Refusal, Request, Secret};
use rules::maps::NodeId;
use rules::{Cell, Spot};
use scene::{SeatTarget, Target};

use super::world::{TABLE, World};
use crate::common::games::QUICKWAY;

fn hub(node: usize) -> Target {
    Target::Board(Spot::Node(NodeId::new(node)))
}

/// Starts a rail game of two with a phone for the seat that begins, and returns its place.
fn begun() -> (World, usize, Station) {
    let mut world = World::seated(2);
    let session = world.table().session().unwrap();
    let place = session.seats()[session.to_act().unwrap()].place;
    let phone = world.phone(place);
    (world, phone, place)
}

fn placed(world: &World, peer: usize) -> Option<NodeId> {
    let rail = world.app(peer).rail().expect("the match is shown");
    (0..2).find_map(|seat| rail.game().hub(seat))
}

#[test]
fn a_silent_phone_is_shown_as_away_and_comes_back() {
    let (mut world, phone, place) = begun();
    world.peers[phone].is_cut_off = true;
    world.wait(5_000.0);
    assert_eq!(
        world.table().holding(place),
        Some(Holding::Here),
        "a moment is nothing"
    );
    world.wait(10_000.0);
    assert_eq!(world.table().holding(place), Some(Holding::Away));
    assert!(world.app(phone).is_cut_off());
    // The table plays on meanwhile.
    world.tap(TABLE, hub(45));
    world.peers[phone].is_cut_off = false;
    world.peers[phone].page.feed(Event::Woke);
    world.settle();
    world.wait(1_000.0);
    assert_eq!(world.table().holding(place), Some(Holding::Here));
    assert_eq!(
        placed(&world, phone),
        Some(NodeId::new(45)),
        "it shows the present state"
    );
    world.all_agree();
}

#[test]
fn a_command_sent_while_offline_is_done_once() {
    let (mut world, phone, place) = begun();
    // The network accepts the touch, but the message is lost.
    world.peers[phone].is_cut_off = true;
    world.tap(phone, hub(45));
    assert_eq!(placed(&world, TABLE), None);
    world.wait(12_000.0);
    world.peers[phone].is_cut_off = false;
    world.wait(6_000.0);
    assert_eq!(
        placed(&world, TABLE),
        Some(NodeId::new(45)),
        "it is asked again"
    );
    world.all_agree();
    let moves = world.table().session().unwrap().moves();
    world.hang_up(phone);
    world.peers[phone]
        .page
        .feed(Event::Socket(SocketEvent::Closed { replaced: false }));
    world.wait(6_000.0);
    assert_eq!(
        world.table().session().unwrap().moves(),
        moves,
        "and not once more"
    );
    let _ = place;
}

#[test]
fn a_step_whose_answer_was_lost_is_not_done_twice() {
    let (mut world, phone, place) = begun();
    world.tap(phone, hub(45));
    // OK reaches the table, and its answer does not reach the phone.
    let before = world.table().session().unwrap().moves();
    world.peers[phone].is_deaf = true;
    world.tap(phone, Target::Seat(place, SeatTarget::Ok));
    assert_eq!(world.table().session().unwrap().moves(), before + 1);
    world.wait(12_000.0);
    world.peers[phone].is_deaf = false;
    world.wait(8_000.0);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    assert_eq!(world.table().session().unwrap().moves(), before + 1);
    world.all_agree();
}

#[test]
fn a_host_that_dies_takes_nothing_with_it() {
    let (mut world, phone, place) = begun();
    world.stop_host();
    world.tap(TABLE, hub(45));
    world.wait(3_000.0);
    assert!(world.app(phone).is_cut_off());
    world.start_host();
    world.wait(12_000.0);
    assert!(!world.app(phone).is_cut_off());
    assert_eq!(placed(&world, phone), Some(NodeId::new(45)));
    world.tap(phone, Target::Seat(place, SeatTarget::Ok));
    world.all_agree();
    assert_ne!(world.table().session().unwrap().to_act(), None);
}

/// Buttons that need the table look disabled, say why, and come back with it.
#[test]
fn what_needs_the_table_waits_until_it_is_reached_again() {
    let seat = Target::Seat;
    let (mut rail, phone, place) = begun();
    rail.tap(phone, hub(45));
    let buttons = [SeatTarget::Ok, SeatTarget::Hint];
    let on_rails = buttons.map(|target| seat(place, target));
    let on_rails = [&on_rails[..], &[hub(47)]].concat();
    let mut board = World::board(QUICKWAY);
    let session = board.table().session().expect("a match is on the table");
    let at = session.seats()[session.to_act().expect("somebody is on turn")].place;
    let page = board.phone(at);
    let on_board = [
        seat(at, SeatTarget::Resign),
        seat(at, SeatTarget::Hint),
        Target::Board(Spot::Cell(Cell::new(3, 3))),
    ];
    for (mut world, phone, place, targets) in [
        (rail, phone, place, on_rails),
        (board, page, at, on_board.into()),
    ] {
        let allowed = |world: &World| -> Vec<Target> {
            let page = &world.peers[phone].page;
            let targets = targets.iter().copied();
            targets.filter(|&target| page.allows(target)).collect()
        };
        assert_eq!(allowed(&world), targets);
        world.stop_host();
        for &target in &targets {
            let is_told = |world: &World| world.app(phone).speech.note(place).is_some();
            assert!(world.shows(phone, target) && !is_told(&world), "{target:?}");
            world.tap(phone, target);
            // A finger on a board that cannot be touched moves it.
            let is_cell = matches!(target, Target::Board(Spot::Cell(_)));
            assert!(is_told(&world) || is_cell, "{target:?}");
            world.wait(8_000.0);
        }
        assert_eq!(allowed(&world), []);
        world.start_host();
        world.wait(20_000.0);
        assert_eq!(allowed(&world), targets);
        world.all_agree();
    }
}

#[test]
fn a_code_stays_the_tables_although_its_host_has_forgotten_it() {
    let (mut world, phone, place) = begun();
    let link = world.link(place);
    let (_, seat) = link.split_once("#seat=").expect("a link of a seat");
    let seat: SeatAddress = seat.parse().expect("a seat");
    world.stop_host();
    world.start_host();
    // A stranger who knows the code comes before the table does.
    let thief = world.enter_raw(seat.code);
    world.send_raw(thief, &Request::Open(Secret([8; 32]).proof()).to_bytes());
    let answers = &world.peers[thief].frames;
    let last = answers.last().map(|frame| Notice::read(frame));
    let wrong = Refusal::WrongSecret;
    let refused = Notice::Refused(wrong as u8, wrong.sentence());
    assert_eq!(last, Some(Ok(refused)));
    world.wait(12_000.0);
    // No new scan is necessary, because the phone holds its seat by the same link.
    assert!(!world.app(phone).is_cut_off());
    assert_eq!(world.link(place), link);
    world.tap(phone, hub(45));
    assert_eq!(placed(&world, TABLE), Some(NodeId::new(45)));
}

#[test]
fn a_table_whose_code_is_anothers_has_another_code_of_its_own() {
    let mut world = World::seated(2);
    let place = Station::ALL[0];
    let before = world.link(place);
    let refused = Notice::Refused(Refusal::Taken as u8, "").to_bytes();
    world.peers[TABLE]
        .page
        .feed(Event::Socket(SocketEvent::Frame(refused)));
    world.wait(6_000.0);
    assert_ne!(world.link(place), before);
    // It is open, by its own secret.
    let phone = world.phone(place);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
}

#[test]
fn a_table_that_is_started_again_has_the_same_room() {
    let (mut world, phone, place) = begun();
    world.tap(phone, hub(45));
    world.hang_up(TABLE);
    world.wait(1_000.0);
    assert!(world.app(phone).member().unwrap().misses_table());
    world.restart_table();
    world.wait(6_000.0);
    if world.shows(TABLE, Target::Resume) {
        world.tap(TABLE, Target::Resume);
    }
    world.wait(6_000.0);
    assert_eq!(world.table().holding(place), Some(Holding::Here));
    assert_eq!(placed(&world, TABLE), Some(NodeId::new(45)));
    world.tap(phone, Target::Seat(place, SeatTarget::Ok));
    world.all_agree();
    assert!(
        !world.table().phone_sheet_is_open(place),
        "nobody had to be let in again"
    );
}

#[test]
fn seats_wait_as_long_as_the_game_does() {
    let (mut world, phone, place) = begun();
    world.restart_table_to_lobby();
    world.wait(6_000.0);
    assert_eq!(world.table().screen(), "saved-game");
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    assert_eq!(
        world.app(phone).screen(),
        "member",
        "until somebody goes on"
    );
    world.tap(TABLE, Target::Resume);
    assert_eq!(world.app(phone).screen(), "game");
    assert_eq!(world.table().holding(place), Some(Holding::Here));
}
