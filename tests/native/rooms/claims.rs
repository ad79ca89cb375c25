//! Tests of the person who holds a seat.
//!
//! The first person who opens its code holds it, until the table lets another one have it.

use app::room::{Holding, Standing};
use base::table::Station;
use scene::{LobbyTarget, QuestionTarget, RoomTarget, SeatTarget, Target};

use super::world::{TABLE, World};

const SEAT: Station = Station::NearLeft;

fn seat(target: SeatTarget) -> Target {
    Target::Seat(SEAT, target)
}

/// A table, the link of a seat there, and two pages that have opened it: the second one asks for the seat.
fn wanted_twice() -> (World, String, [usize; 2]) {
    let mut world = World::seated(2);
    let link = world.link(SEAT);
    let pages = [world.open(&link), world.open(&link)];
    (world, link, pages)
}

#[test]
fn a_second_phone_with_the_code_needs_consent() {
    let (mut world, _, [first, second]) = wanted_twice();
    assert_eq!(world.app(first).standing(), Some(Standing::In));
    assert_eq!(world.app(second).standing(), Some(Standing::Asking));
    assert!(
        world.app(second).session().is_none(),
        "nothing is shown before that"
    );
    assert!(world.shows(TABLE, seat(SeatTarget::PhoneAllow)));
    world.tap(TABLE, seat(SeatTarget::PhoneRefuse));
    assert_eq!(world.app(second).standing(), Some(Standing::Refused));
    assert!(world.app(second).session().is_none());
    assert_eq!(world.app(first).standing(), Some(Standing::In));
    assert!(!world.table().phone_sheet_is_open(SEAT));
}

#[test]
fn an_admitted_phone_takes_the_seat_from_the_first() {
    let (mut world, link, [first, second]) = wanted_twice();
    world.tap(TABLE, seat(SeatTarget::PhoneAllow));
    assert_eq!(world.app(second).standing(), Some(Standing::In));
    assert_eq!(world.app(first).standing(), Some(Standing::Elsewhere));
    world.all_agree();
    // Code and key are others now: neither lets the first one in.
    world.reload(first, &link);
    assert_eq!(world.app(first).standing(), Some(Standing::Void));
    assert!(
        !world.table().phone_sheet_is_open(SEAT),
        "nobody is asked about it"
    );
    let third = world.open(&link);
    assert_eq!(world.app(third).standing(), Some(Standing::Void));
    assert_eq!(world.table().holding(SEAT), Some(Holding::Here));
}

#[test]
fn the_page_that_holds_the_seat_is_asked_as_well() {
    for allows in [true, false] {
        let (mut world, _, [first, second]) = wanted_twice();
        world.wait(200.0);
        assert_eq!(world.app(first).screen(), "question");
        let answer = match allows {
            true => QuestionTarget::Yes,
            false => QuestionTarget::No,
        };
        world.tap(first, Target::Question(answer));
        let (one, other) = match allows {
            true => (Standing::Elsewhere, Standing::In),
            false => (Standing::In, Standing::Refused),
        };
        assert_eq!(world.app(first).standing(), Some(one));
        assert_eq!(world.app(second).standing(), Some(other));
        assert!(!world.table().phone_sheet_is_open(SEAT), "it is decided");
        let lists = [first, second].map(|peer| world.app(peer).list_is_open(SEAT));
        assert_eq!(lists, [!allows, allows], "cities of who has the seat");
    }
}

#[test]
fn the_phone_question_closes_once_the_table_decides() {
    let (mut world, _, [first, second]) = wanted_twice();
    world.wait(200.0);
    assert_eq!(world.app(first).screen(), "question");
    world.tap(TABLE, seat(SeatTarget::PhoneRefuse));
    assert_ne!(world.app(first).screen(), "question");
    // A person who asks and goes away again leaves no question either.
    world.tap(second, Target::Room(RoomTarget::TryAgain));
    world.wait(1_000.0);
    assert_eq!(world.app(first).screen(), "question");
    world.hang_up(second);
    world.wait(200.0);
    assert_ne!(world.app(first).screen(), "question");
}

#[test]
fn a_refused_phone_may_ask_again() {
    let (mut world, _, [_, second]) = wanted_twice();
    world.tap(TABLE, seat(SeatTarget::PhoneRefuse));
    world.tap(second, Target::Room(RoomTarget::TryAgain));
    world.wait(1_000.0);
    assert_eq!(world.app(second).standing(), Some(Standing::Asking));
    world.tap(TABLE, seat(SeatTarget::PhoneAllow));
    assert_eq!(world.app(second).standing(), Some(Standing::In));
}

#[test]
fn a_phone_that_is_loaded_again_has_its_seat() {
    let mut world = World::seated(2);
    let link = world.link(SEAT);
    let phone = world.open(&link);
    for _ in 0..3 {
        world.reload(phone, &link);
        assert_eq!(world.app(phone).standing(), Some(Standing::In));
        assert!(!world.table().phone_sheet_is_open(SEAT), "nobody is asked");
    }
    world.all_agree();
}

#[test]
fn a_leaving_player_frees_the_seat() {
    let mut world = World::seated(3);
    let phone = world.phone(SEAT);
    world.tap(TABLE, seat(SeatTarget::Leave));
    world.tap(TABLE, seat(SeatTarget::LeaveYes));
    assert_eq!(world.app(phone).standing(), Some(Standing::Closed));
    assert_eq!(world.table().holding(SEAT), None);
    assert!(world.table().room().is_none(), "an empty room ends");
}

#[test]
fn a_phone_stays_from_the_lobby_through_games() {
    let mut world = World::new();
    world.sit(2);
    let phone = world.phone(SEAT);
    assert_eq!(world.app(phone).screen(), "member");
    world.tap(TABLE, Target::Lobby(scene::LobbyTarget::Start));
    assert_eq!(world.app(phone).screen(), "game");
    use scene::{QuestionTarget, SettingsTarget};
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Settings(SettingsTarget::EndGame));
    world.tap(TABLE, Target::Question(QuestionTarget::Yes));
    assert_eq!(
        world.app(phone).screen(),
        "member",
        "it waits for the next game"
    );
    world.tap(TABLE, Target::Lobby(scene::LobbyTarget::Leave(SEAT)));
    assert_eq!(world.app(phone).standing(), Some(Standing::Closed));
}

#[test]
fn the_first_phone_to_ask_is_admitted() {
    let mut world = World::seated(2);
    let link = world.link(SEAT);
    let _first = world.open(&link);
    let friend = world.open(&link);
    let stranger = world.open(&link);
    assert_eq!(world.app(friend).standing(), Some(Standing::Asking));
    assert_eq!(world.app(stranger).standing(), Some(Standing::Refused));
    world.tap(TABLE, seat(SeatTarget::PhoneAllow));
    assert_eq!(world.app(friend).standing(), Some(Standing::In));
    assert_eq!(world.app(stranger).standing(), Some(Standing::Refused));
}

#[test]
fn a_code_by_which_two_were_refused_opens_nothing_more() {
    let mut world = World::seated(2);
    let link = world.link(SEAT);
    let first = world.open(&link);
    let stranger = world.open(&link);
    world.tap(TABLE, seat(SeatTarget::PhoneRefuse));
    world.tap(stranger, Target::Room(RoomTarget::TryAgain));
    world.wait(1_000.0);
    world.tap(TABLE, seat(SeatTarget::PhoneRefuse));
    world.tap(stranger, Target::Room(RoomTarget::TryAgain));
    world.wait(1_000.0);
    assert_eq!(world.app(stranger).standing(), Some(Standing::Void));
    assert!(!world.table().phone_sheet_is_open(SEAT), "nobody is asked");
    // The holder of the seat has its own key.
    world.reload(first, &link);
    assert_eq!(world.app(first).standing(), Some(Standing::In));
}

#[test]
fn a_seat_of_a_waiting_game_does_not_carry_over() {
    for forgets in [false, true] {
        let mut world = World::seated(2);
        let visitor = world.phone(SEAT);
        world.restart_table_to_lobby();
        world.wait(8_000.0);
        assert_eq!(world.app(visitor).standing(), Some(Standing::In));
        // Others sit down, and begin their own game.
        if forgets {
            world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::Left)));
            world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::Right)));
            world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
            world.tap(TABLE, Target::Question(QuestionTarget::Yes));
        } else {
            world.tap(TABLE, Target::Lobby(LobbyTarget::Join(SEAT)));
        }
        assert_eq!(world.app(visitor).standing(), Some(Standing::Closed));
        assert_eq!(world.table().holding(SEAT), None);
    }
}
