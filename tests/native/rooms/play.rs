//! Playing from a phone: what is touched there happens at the table, and the other way round.

use app::keyboard::Key;
use app::room::{Holding, Standing};
use base::table::Station;
use rules::Spot;
use rules::maps::NodeId;
use scene::{SeatTarget, Target};

use super::world::{TABLE, World};

pub fn seat(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

/// Returns the place of the seat on turn.
pub fn acting(world: &World) -> Station {
    let session = world.table().session().expect("a match is on the table");
    session.seats()[session.to_act().expect("somebody is on turn")].place
}

#[test]
fn nothing_is_offered_without_a_host() {
    let mut table = crate::common::fingers::Table::seated(7, 2);
    assert!(!table.app.offers_rooms());
    let phone = seat(Station::NearLeft, SeatTarget::Phone);
    assert!(!table.shows(phone));
    // A host that no other machine can reach does not count.
    table.send(app::Event::Entropy([3; 32]));
    table.send(app::Event::Address("http://localhost:8787/".into()));
    table.send(app::Event::Host(Vec::new()));
    assert!(!table.shows(phone));
    table.send(app::Event::Host(vec!["http://10.0.0.5:8787/".into()]));
    assert!(table.shows(phone));
    table.tap(phone);
    let link = table.app.seat_link(Some(Station::NearLeft)).unwrap();
    assert!(link.starts_with("http://10.0.0.5:8787/#seat="), "{link}");
}

#[test]
fn a_phone_holds_a_seat_and_builds_at_the_table() {
    let mut world = World::seated(3);
    let place = acting(&world);
    let phone = world.phone(place);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    assert_eq!(world.table().holding(place), Some(Holding::Here));
    assert!(
        !world.table().phone_sheet_is_open(place),
        "it closes by itself"
    );
    world.all_agree();
    // The own cities are open on the phone, and no others are there.
    assert!(world.app(phone).list_is_open(place));
    world.tap(phone, Target::Board(Spot::Node(NodeId::new(45))));
    let seat_of = world.table().session().unwrap().seat_at(place).unwrap();
    let at = |world: &World, peer: usize| world.app(peer).rail().unwrap().game().hub(seat_of);
    assert_eq!(at(&world, TABLE), Some(NodeId::new(45)));
    assert_eq!(at(&world, phone), Some(NodeId::new(45)));
    // At the table the same person moves the hub, and the phone follows.
    world.tap(TABLE, Target::Board(Spot::Node(NodeId::new(47))));
    assert_eq!(at(&world, phone), Some(NodeId::new(47)));
    world.tap(phone, seat(place, SeatTarget::Ok));
    assert_ne!(acting(&world), place, "the turn has gone on");
    world.all_agree();
}

#[test]
fn a_phone_animates_and_announces_table_events() {
    let mut world = World::seated(3);
    let first = acting(&world);
    let mut others = Station::ALL[..3].iter().filter(|&&place| place != first);
    let phone = world.phone(*others.next().unwrap());
    let said = |world: &World| world.app(phone).mirror().said.len();
    world.wait(2_000.0);
    assert!(!world.app(phone).is_moving());
    world.tap(TABLE, Target::Board(Spot::Node(NodeId::new(45))));
    assert!(world.app(phone).is_moving(), "the hub comes down");
    let before = said(&world);
    world.tap(TABLE, seat(first, SeatTarget::Ok));
    assert!(said(&world) > before, "it is said whose turn it is");
    // Nothing comes twice.
    world.wait(2_000.0);
    assert!(!world.app(phone).is_moving());
    let after = said(&world);
    world.wait(5_000.0);
    assert_eq!(said(&world), after);
}

#[test]
fn a_phone_cannot_act_for_others_or_out_of_turn() {
    let mut world = World::seated(3);
    let first = acting(&world);
    let other = world.table().session().unwrap().seats().iter();
    let other = other.map(|seat| seat.place).find(|place| *place != first);
    let phone = world.phone(other.unwrap());
    assert!(!world.shows(phone, Target::Board(Spot::Node(NodeId::new(45)))));
    assert!(
        !world.peers[phone]
            .page
            .allows(seat(other.unwrap(), SeatTarget::Ok))
    );
    assert!(!world.shows(phone, seat(first, SeatTarget::Ok)));
}

#[test]
fn a_whole_round_is_played_on_two_phones_and_a_table() {
    let mut world = World::seated(3);
    let places: Vec<Station> = Station::ALL[..3].to_vec();
    let phones = [world.phone(places[0]), world.phone(places[1])];
    let mut turns = 0;
    while world.table().session().unwrap().to_act().is_some() {
        let place = acting(&world);
        let peer = match places.iter().position(|one| *one == place) {
            Some(at) if at < 2 => phones[at],
            _ => TABLE,
        };
        // The cheapest way to finish is a button, at the table and on a phone.
        let finish = seat(place, SeatTarget::Finish);
        let next = match world.peers[peer].page.allows(finish) {
            true => finish,
            false => next_step(&world),
        };
        world.tap(peer, next);
        world.all_agree();
        turns += 1;
        assert!(turns < 3_000, "the round ends");
    }
    assert!(turns > 20, "{turns}");
    world.wait(20_000.0);
    assert!(!world.table().session().unwrap().is_finished());
    assert_eq!(world.app(phones[0]).screen(), "results");
    // Each says at the own screen that the results are read.
    for (peer, place) in [
        (phones[0], places[0]),
        (phones[1], places[1]),
        (TABLE, places[2]),
    ] {
        world.tap(peer, seat(place, SeatTarget::Ready));
    }
    let session = world.table().session().unwrap();
    assert!(
        session.is_finished() || session.to_act().is_some(),
        "the next round begins"
    );
    world.all_agree();
}

#[test]
fn a_tour_ends_with_its_round_however_early_phones_go_on() {
    let mut world = World::seated(2);
    let places = [Station::ALL[0], Station::ALL[1]];
    let phones = places.map(|place| world.phone(place));
    while world.table().session().unwrap().to_act().is_some() {
        let place = acting(&world);
        let peer = phones[places.iter().position(|one| *one == place).unwrap()];
        let finish = seat(place, SeatTarget::Finish);
        let next = match world.peers[peer].page.allows(finish) {
            true => finish,
            false => next_step(&world),
        };
        world.tap(peer, next);
    }
    assert!(world.table().is_touring());
    for (peer, place) in phones.into_iter().zip(places) {
        // A person who has seen enough presses a key, and continues.
        world.peers[peer].page.key(Key::Escape);
        world.tap(peer, seat(place, SeatTarget::Ready));
    }
    let session = world.table().session().unwrap();
    assert!(session.to_act().is_some(), "the next round has begun");
    assert!(
        !world.table().is_touring(),
        "its hands are nobody's to be shown"
    );
    assert!(phones.iter().all(|&phone| !world.app(phone).is_touring()));
}

/// Returns the next step of the seat on turn: a spot, or OK as soon as that is allowed.
pub fn next_step(world: &World) -> Target {
    use rules::Game;
    use rules::transglobal_rail::Move;
    let rail = world.table().rail().expect("it is the rail game");
    let place = acting(world);
    let steps = rail.game().steps();
    if steps.contains(&Move::Ok) {
        return seat(place, SeatTarget::Ok);
    }
    let number = rail.record().steps().len();
    match steps[number * 7 % steps.len()] {
        Move::Hub(node) => Target::Board(Spot::Node(node)),
        Move::Link(a, b) => {
            Target::Board(Spot::Link(rail.game().map().link_between(a, b).unwrap()))
        }
        Move::Discard => seat(place, SeatTarget::Discard),
        Move::Ok => seat(place, SeatTarget::Ok),
    }
}

#[test]
fn the_list_does_not_open_at_the_table_while_a_phone_has_it() {
    let mut world = World::seated(2);
    let place = acting(&world);
    world.tap(TABLE, seat(place, SeatTarget::Cities));
    assert!(world.table().list_is_open(place));
    let phone = world.phone(place);
    assert!(
        !world.table().list_is_open(place),
        "it was closed when the phone came"
    );
    // A player who wants to see the cities here can, and the phone goes on.
    world.tap(TABLE, seat(place, SeatTarget::Cities));
    assert!(world.table().list_is_open(place));
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    // Taking the seat back ends the phone's part in it.
    world.tap(TABLE, seat(place, SeatTarget::Phone));
    world.tap(TABLE, seat(place, SeatTarget::PhoneHere));
    assert_eq!(world.app(phone).standing(), Some(Standing::Closed));
    assert_eq!(world.table().holding(place), None);
}

#[test]
fn a_game_for_two_is_played_from_a_phone() {
    let mut world = World::board(crate::common::games::RAPID_TRANSIT);
    let place = acting(&world);
    let phone = world.phone(place);
    for cell in ["c4", "b4"] {
        world.tap(phone, Target::Board(Spot::Cell(cell.parse().unwrap())));
    }
    world.tap(phone, seat(place, SeatTarget::Ok));
    assert_ne!(acting(&world), place);
    world.all_agree();
    // A player who resigns on the phone gets a question there first.
    world.tap(phone, seat(place, SeatTarget::Resign));
    world.tap(phone, seat(place, SeatTarget::ResignYes));
    assert!(world.table().session().unwrap().is_finished());
    world.all_agree();
}
