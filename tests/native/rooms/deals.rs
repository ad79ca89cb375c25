//! Deals that come from all who play: nobody can steer them, and every page can check it.

use roundhouse::games::transglobal_rail::Phase;
use roundhouse::scene::{LobbyTarget, SeatTarget, Target};
use roundhouse::table::Station;

use super::play::next_step;
use super::world::{TABLE, World};

const FAR: Station = Station::Left;

/// Plays on until results are read, by whoever may act.
fn play_round(world: &mut World, far: usize) {
    for _ in 0..3_000 {
        let session = world.table().session().unwrap();
        let Some(seat) = session.to_act() else {
            world.wait(20_000.0);
            return;
        };
        let place = session.seats()[seat].place;
        let peer = if place == FAR { far } else { TABLE };
        let finish = Target::Seat(place, SeatTarget::Finish);
        let next = match world.peers[peer].page.allows(finish) {
            true => finish,
            false => next_step(world),
        };
        world.tap(peer, next);
    }
    panic!("the round does not end");
}

fn begun() -> (World, usize) {
    let mut world = World::new();
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(FAR)));
    let link = world.table().seat_link(Some(FAR)).unwrap();
    let far = world.open(&link);
    world.wait(1_000.0);
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    (world, far)
}

#[test]
fn every_round_comes_from_all_who_play() {
    let (mut world, far) = begun();
    for round in 1..=2 {
        assert_eq!(
            world.app(far).deal_was_fair(),
            None,
            "nothing is told while it is played"
        );
        play_round(&mut world, far);
        assert_eq!(world.app(far).deal_was_fair(), Some(true), "round {round}");
        let rail = world.table().rail().unwrap();
        if rail.game().phase() == Phase::Finished {
            return;
        }
        world.tap(far, Target::Seat(FAR, SeatTarget::Ready));
        world.tap(TABLE, Target::Seat(Station::NearLeft, SeatTarget::Ready));
        world.all_agree();
    }
}

#[test]
fn other_secrets_deal_other_cities() {
    let hands = |salt: u8| {
        let mut world = World::new();
        world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
        world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(FAR)));
        let link = world.table().seat_link(Some(FAR)).unwrap();
        let _far = world.open_with(&link, salt);
        world.wait(1_000.0);
        world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
        let rail = world.table().rail().unwrap();
        [0, 1].map(|seat| rail.game().hand(seat))
    };
    assert_eq!(hands(1), hands(1));
    assert_ne!(
        hands(1),
        hands(2),
        "the table alone does not tell what is dealt"
    );
}

#[test]
fn nobody_waits_for_a_page_that_is_away() {
    let mut world = World::new();
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(FAR)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    assert!(world.table().session().is_some());
    let link = world.table().seat_link(Some(FAR)).unwrap();
    let far = world.open(&link);
    world.wait(1_000.0);
    // It had no part in this deal, and says nothing about it.
    play_round(&mut world, far);
    assert_eq!(world.app(far).deal_was_fair(), None);
}
