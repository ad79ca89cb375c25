//! Deals from the contributions of all players: no party can steer them, and every page can check them.

use base::table::Station;
use rules::transglobal_rail::Phase;
use scene::{LobbyTarget, SeatTarget, Target};

use super::play::next_step;
use super::world::{TABLE, World};

const FAR: Station = Station::Left;

/// Plays on until results are read.
///
/// Each step comes from the seat that may act: at the table, or on the pages of these places.
fn play_to_results(world: &mut World, elsewhere: &[(Station, usize)]) {
    for _ in 0..3_000 {
        let session = world.table().session().unwrap();
        let Some(seat) = session.to_act() else {
            world.wait(20_000.0);
            return;
        };
        let place = session.seats()[seat].place;
        let page = elsewhere.iter().find(|(at, _)| *at == place);
        let peer = page.map_or(TABLE, |(_, peer)| *peer);
        let finish = Target::Seat(place, SeatTarget::Finish);
        let next = match world.peers[peer].page.allows(finish) {
            true => finish,
            false => next_step(world),
        };
        world.tap(peer, next);
    }
    panic!("the round does not end");
}

fn play_round(world: &mut World, far: usize) {
    play_to_results(world, &[(FAR, far)]);
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
        go_on(&mut world, far);
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
fn a_deal_does_not_wait_for_an_absent_page() {
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

/// Returns the seed of the finished round's deal, as the far page has checked it.
fn opened_seed(world: &World, far: usize) -> u64 {
    let view = world.app(far).member().and_then(|member| member.view());
    let opened = view.and_then(|view| view.opened.as_ref());
    opened.expect("the round is over").seed()
}

/// Both have read the results.
fn go_on(world: &mut World, far: usize) {
    world.tap(far, Target::Seat(FAR, SeatTarget::Ready));
    world.tap(TABLE, Target::Seat(Station::NearLeft, SeatTarget::Ready));
}

#[test]
fn a_seed_that_was_opened_deals_no_other_round() {
    let (mut world, far) = begun();
    play_round(&mut world, far);
    let seed = opened_seed(&world, far);
    // The page's part in the next round is lost on its way.
    world.peers[far].is_cut_off = true;
    world.wait(15_000.0);
    world.tap(TABLE, Target::Seat(Station::NearLeft, SeatTarget::Ready));
    world.wait(61_000.0);
    let session = world.table().session().expect("the match goes on");
    assert!(session.to_act().is_some(), "a round is played");
    let rail = world.table().rail().unwrap();
    assert_ne!(rail.game().setup().seed, seed);
}

#[test]
fn a_lost_phone_does_not_block_the_deal_of_others() {
    let mut world = World::new();
    for place in [Station::NearLeft, Station::Right] {
        world.tap(TABLE, Target::Lobby(LobbyTarget::Join(place)));
    }
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(FAR)));
    let link = world.table().seat_link(Some(FAR)).unwrap();
    let far = world.open(&link);
    let phone = world.phone(Station::Right);
    world.wait(1_000.0);
    // It seems to be there when the next deal is prepared, and says nothing any more.
    world.peers[phone].is_cut_off = true;
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    play_round(&mut world, far);
    assert_eq!(world.app(far).deal_was_fair(), Some(true));
    let seed = opened_seed(&world, far);
    go_on(&mut world, far);
    world.tap(TABLE, Target::Seat(Station::Right, SeatTarget::Ready));
    play_round(&mut world, far);
    assert_eq!(world.app(far).deal_was_fair(), Some(true));
    assert_ne!(opened_seed(&world, far), seed, "it is another round");
}

#[test]
fn a_page_that_is_loaded_again_has_a_part_in_the_deal() {
    let (mut world, far) = begun();
    play_round(&mut world, far);
    let link = world.table().seat_link(Some(FAR)).unwrap();
    world.reload(far, &link);
    world.wait(1_000.0);
    go_on(&mut world, far);
    if world.table().rail().unwrap().game().phase() == Phase::Finished {
        return;
    }
    play_round(&mut world, far);
    assert_eq!(world.app(far).deal_was_fair(), Some(true));
}
