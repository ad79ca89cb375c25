//! After a round or a game: pages elsewhere look back at it, share it, and leave their seats.

use std::sync::Arc;

use app::Effect;
use app::overlay::Overlay;
use app::room::{Holding, Standing};
use app::sharing::{KEY, in_address};
use app::turn_log::Line;
use base::table::Station;
use rules::record::Save;
use rules::transglobal_rail::TransglobalRail;
use scene::{
    Network, QuestionTarget, ReviewTarget, RoomTarget, SeatTarget, SettingsTarget, ShareTarget,
    SheetTarget, Target,
};

use super::play::{acting, next_step, seat};
use super::world::{TABLE, World};
use crate::common::games::RAPID_TRANSIT;
use crate::common::grid;

const NEAR: Station = Station::ALL[0];
const OPEN: Target = Target::Review(ReviewTarget::Open);

/// Plays a round out; these places are played from elsewhere.
fn play_round(world: &mut World, elsewhere: &[(Station, usize)]) {
    while world.table().session().unwrap().to_act().is_some() {
        let place = acting(world);
        let peer = elsewhere.iter().find(|(at, _)| *at == place);
        let peer = peer.map_or(TABLE, |&(_, peer)| peer);
        let finish = seat(place, SeatTarget::Finish);
        let next = match world.peers[peer].page.allows(finish) {
            true => finish,
            false => next_step(world),
        };
        world.tap(peer, next);
    }
    world.wait(30_000.0);
}

/// Returns a finished round of two people, one with a phone, and the phone's number.
fn round_over() -> (World, usize) {
    let mut world = World::seated(2);
    let phone = world.phone(NEAR);
    play_round(&mut world, &[]);
    assert_eq!(world.app(phone).screen(), "results");
    (world, phone)
}

fn is_reviewing(world: &World, peer: usize) -> bool {
    let table = world.app(peer).table().expect("a match is shown");
    table.review.is_some()
}

#[test]
fn a_phone_looks_back_at_a_round_by_itself() {
    let (mut world, phone) = round_over();
    world.tap(phone, OPEN);
    assert!(is_reviewing(&world, phone));
    assert!(!is_reviewing(&world, TABLE), "nobody else's screen changes");
    world.tap(phone, Target::Review(ReviewTarget::Network(Network::Built)));
    let replay = world.app(phone).table().unwrap().review.as_ref();
    let deeds = replay.expect("it is open").shown_so_far().steps();
    let table = world.table().rail().expect("it is the rail game");
    let built = table.board().public.rails.iter().flatten().count();
    assert!(deeds > built, "{deeds} deeds, {built} rails");
    // The table has the same of it.
    world.tap(TABLE, seat(NEAR, SeatTarget::Review));
    let replay = world.table().table().unwrap().review.as_ref();
    assert_eq!(replay.expect("it is open").shown_so_far().steps(), deeds);
    world.tap(TABLE, Target::Review(ReviewTarget::Close));
    // The game waits as before, and is there after the review.
    world.tap(TABLE, seat(Station::ALL[1], SeatTarget::Ready));
    assert!(is_reviewing(&world, phone), "that the other is ready");
    assert_eq!(world.table().session().unwrap().to_act(), None);
    world.tap(phone, Target::Review(ReviewTarget::Close));
    world.tap(phone, seat(NEAR, SeatTarget::Ready));
    assert!(world.table().session().unwrap().to_act().is_some());
    world.all_agree();
}

#[test]
fn a_review_ends_when_the_table_goes_on() {
    let (mut world, phone) = round_over();
    world.tap(phone, OPEN);
    for place in [NEAR, Station::ALL[1]] {
        world.tap(TABLE, seat(place, SeatTarget::Ready));
    }
    assert!(world.table().session().unwrap().to_act().is_some());
    assert!(!is_reviewing(&world, phone));
    world.all_agree();
    let rail = |peer: usize| world.app(peer).rail().expect("it is the rail game");
    for seat in 0..2 {
        let banks = |peer| rail(peer).banks(seat);
        assert_eq!(banks(phone), banks(TABLE), "what earlier rounds have cost");
        assert_eq!(banks(phone).len(), 2);
    }
}

/// Returns the lines of a page's log about rounds that are over.
fn rounds(world: &World, peer: usize) -> Vec<Line> {
    let table = world.app(peer).table().expect("a match is shown");
    let is_round = |line: &&Line| matches!(line, Line::Round { .. });
    table.log.lines().filter(is_round).cloned().collect()
}

#[test]
fn a_page_that_comes_late_has_the_rounds_that_are_over() {
    let (mut world, phone) = round_over();
    let told = rounds(&world, TABLE);
    assert_eq!(told.len(), 1);
    for place in [NEAR, Station::ALL[1]] {
        world.tap(TABLE, seat(place, SeatTarget::Ready));
    }
    let late = world.phone(Station::ALL[1]);
    assert_eq!(rounds(&world, late), told);
    // One that was away when a round ended has it when it is back.
    world.stop_host();
    play_round(&mut world, &[]);
    world.start_host();
    world.wait(20_000.0);
    let told = rounds(&world, TABLE);
    assert_eq!(told.len(), 2);
    for peer in [phone, late] {
        assert_eq!(rounds(&world, peer), told);
    }
}

#[test]
fn a_phone_shares_what_the_table_would() {
    let (mut world, phone) = round_over();
    let share = Target::Share(ShareTarget::Open);
    world.tap(phone, share);
    let Some(Overlay::Share(shared)) = world.app(phone).overlays.sheet() else {
        panic!("the sheet with the link is open");
    };
    let link = shared.link.clone().expect("there is a link");
    let text = in_address(&link, KEY).expect("it holds a game");
    let save = Save::from_link(&text).expect("it is a save");
    let table = world.table().rail().expect("it is the rail game");
    let record = save.record::<TransglobalRail>(&Arc::new(grid::grid()));
    let record = record.expect("it can be played");
    assert_eq!(record.steps(), table.record().steps());
    world.tap(phone, Target::Sheet(SheetTarget::Close));
    // While hands are secret the link would tell them, so it is not offered.
    for place in [NEAR, Station::ALL[1]] {
        world.tap(TABLE, seat(place, SeatTarget::Ready));
    }
    world.tap(phone, Target::Settings(SettingsTarget::Cog));
    assert!(!world.shows(phone, share));
}

#[test]
fn a_phone_looks_back_at_a_game_for_two() {
    let mut world = World::board(RAPID_TRANSIT);
    let place = acting(&world);
    let phone = world.phone(place);
    world.tap(phone, seat(place, SeatTarget::Resign));
    world.tap(phone, seat(place, SeatTarget::ResignYes));
    world.tap(phone, seat(place, SeatTarget::Review));
    assert!(is_reviewing(&world, phone));
    assert!(!is_reviewing(&world, TABLE));
    world.tap(phone, Target::Review(ReviewTarget::Close));
    assert!(world.shows(phone, Target::Share(ShareTarget::Open)));
    assert!(world.shows(phone, Target::Room(RoomTarget::Leave)));
}

#[test]
fn watchers_look_back_at_a_game_for_two_and_share_it() {
    let mut world = World::board(RAPID_TRANSIT);
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world.table().seat_link(None).expect("a link to look on");
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    let watcher = world.open(&link);
    let share = Target::Share(ShareTarget::Open);
    assert!(!world.shows(watcher, OPEN) && !world.shows(watcher, share));
    let place = acting(&world);
    world.tap(TABLE, seat(place, SeatTarget::Resign));
    world.tap(TABLE, seat(place, SeatTarget::ResignYes));
    assert!(world.shows(watcher, share));
    assert!(!world.shows(watcher, Target::Room(RoomTarget::Leave)));
    let said = world.peers[watcher].page.words().join(" ");
    assert!(!said.contains("You win"), "{said}");
    world.tap(watcher, OPEN);
    assert!(is_reviewing(&world, watcher));
    assert!(!is_reviewing(&world, TABLE));
    world.tap(watcher, Target::Review(ReviewTarget::Close));
    assert!(!is_reviewing(&world, watcher));
}

fn leave(world: &mut World, peer: usize) {
    world.tap(peer, Target::Settings(SettingsTarget::Cog));
    world.tap(peer, Target::Room(RoomTarget::Leave));
    world.tap(peer, Target::Question(QuestionTarget::Yes));
}

#[test]
fn a_person_who_leaves_a_seat_can_come_back_to_it() {
    let mut world = World::seated(2);
    let phone = world.phone(NEAR);
    world.tap(phone, Target::Settings(SettingsTarget::Cog));
    world.tap(phone, Target::Room(RoomTarget::Leave));
    world.tap(phone, Target::Question(QuestionTarget::No));
    assert_eq!(world.table().holding(NEAR), Some(Holding::Here));
    leave(&mut world, phone);
    assert_eq!(world.app(phone).standing(), Some(Standing::Left));
    assert_eq!(world.table().holding(NEAR), Some(Holding::Nobody));
    assert!(world.peers[phone].key.is_none(), "its key opens nothing");
    let note = world.table().speech.note(NEAR);
    assert!(note.is_some(), "the table is told");
    world.wait(20_000.0);
    assert_eq!(world.app(phone).standing(), Some(Standing::Left));
    let away = world.peers[phone].page.place(Target::ToLobby);
    let page = &mut world.peers[phone].page;
    page.down(1, away);
    page.up(1, away);
    assert!(page.effects.contains(&Effect::GoHome), "to a lobby");
    world.tap(phone, Target::Room(RoomTarget::TryAgain));
    world.wait(1_000.0);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    assert_eq!(world.table().holding(NEAR), Some(Holding::Here));
    world.all_agree();
}

#[test]
fn the_table_goes_on_without_a_remote_player_that_left() {
    let (mut world, far) = super::far::begun();
    let place = super::far::FAR;
    play_round(&mut world, &[(place, far)]);
    world.tap(TABLE, seat(NEAR, SeatTarget::Ready));
    assert_eq!(world.table().session().unwrap().to_act(), None);
    leave(&mut world, far);
    assert!(world.table().session().unwrap().to_act().is_some());
    let said = world.peers[TABLE].page.words();
    let left = |line: &String| line.contains("has left.");
    assert!(said.iter().any(left), "{said:?}");
    // A computer can go on there, and the next person who opens the link has the seat again.
    assert!(world.shows(TABLE, seat(place, SeatTarget::ComputerPlays)));
}

#[test]
fn a_seat_is_not_left_while_the_table_cannot_be_told() {
    let mut world = World::seated(2);
    let phone = world.phone(acting(&world));
    world.tap(phone, Target::Settings(SettingsTarget::Cog));
    world.tap(phone, Target::Room(RoomTarget::Leave));
    world.stop_host();
    world.tap(phone, Target::Question(QuestionTarget::Yes));
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    let note = world.app(phone).speech.note(acting(&world));
    assert!(note.is_some(), "a sign that nothing came of it");
}
