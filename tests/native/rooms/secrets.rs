//! Tests of the knowledge that the host, a phone and a watcher can have.

use base::table::Station;
use rules::Spot;
use rules::maps::NodeId;
use scene::{SeatTarget, Target};

use super::world::{TABLE, World};

/// The cities of a seat as a page has them.
fn hand(world: &World, peer: usize, seat: usize) -> Vec<usize> {
    let rail = world.app(peer).rail().expect("the match is shown");
    rail.game().hand(seat).map(|city| city.index()).into()
}

#[test]
fn a_phone_has_only_its_own_cities() {
    let mut world = World::seated(4);
    let places: Vec<Station> = Station::ALL[..4].to_vec();
    let phones: Vec<usize> = places.iter().map(|place| world.phone(*place)).collect();
    for (own, &phone) in phones.iter().enumerate() {
        assert_eq!(hand(&world, phone, own), hand(&world, TABLE, own));
        let others = (0..4).filter(|seat| *seat != own);
        // The first cities of the map replace them, whichever seat holds them.
        let filled: Vec<Vec<usize>> = others
            .clone()
            .map(|seat| hand(&world, phone, seat))
            .collect();
        assert!(filled.iter().all(|hand| *hand == filled[0]), "{filled:?}");
        let real: Vec<Vec<usize>> = others.map(|seat| hand(&world, TABLE, seat)).collect();
        assert_ne!(filled, real);
    }
}

#[test]
fn the_host_reads_nothing_of_what_it_passes_on() {
    let mut world = World::seated(2);
    let session = world.table().session().unwrap();
    let place = session.seats()[session.to_act().unwrap()].place;
    let phone = world.phone(place);
    world.tap(phone, Target::Board(Spot::Node(NodeId::new(45))));
    world.tap(phone, Target::Seat(place, SeatTarget::Ok));
    world.wait(5_000.0);
    let plain = ["transglobal-rail", "europe"];
    let holds = |frame: &[u8], word: &str| {
        frame
            .windows(word.len())
            .any(|some| some == word.as_bytes())
    };
    assert!(world.passed.len() > 10);
    for frame in &world.passed {
        assert!(!plain.iter().any(|word| holds(frame, word)), "{frame:?}");
    }
    // These words are in a phone's view, so the search could have found them.
    let view = world.app(phone).member().unwrap().view().unwrap();
    let bytes = postcard::to_allocvec(view).unwrap();
    assert!(plain.iter().all(|word| holds(&bytes, word)));
}

#[test]
fn game_links_and_seat_links_do_not_contain_each_other() {
    let mut world = World::seated(2);
    let session = world.table().session().unwrap();
    let place = session.seats()[session.to_act().unwrap()].place;
    let link = world.link(place);
    let (_, seat) = link.split_once("#seat=").unwrap();
    let (code, _) = seat.split_once('-').unwrap();
    let (game, _) = world.table().kept().unwrap();
    assert!(!game.contains(code));
    assert!(!link.contains(&game));
}
