//! People who come and go in the middle of a game, and who think for very long.

use app::focus::Handle;
use app::{Effect, Event, Sound};
use base::table::Station;
use rules::{Level, Spot, Strength};
use scene::{LobbyTarget, SeatTarget, SettingsTarget, SheetTarget, Target};
use session::Controller;

use crate::common::disk::{Disk, go_on};
use crate::common::fingers::Table;
use crate::common::player::sensible;

const ENDS: &str = "End this game?";
const LEAVES: &str = "Leave the game?";
const NUDGE: &str = "Still there? It’s your turn.";

fn at(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

fn controller(table: &Table, place: Station) -> Controller {
    let session = table.app.session().expect("a game is on the table");
    let seat = session.seat_at(place).expect("somebody sits there");
    session.seats()[seat].controller
}

fn leave(table: &mut Table, place: Station) {
    table.tap(at(place, SeatTarget::Leave));
    table.tap(at(place, SeatTarget::LeaveYes));
}

fn first_link(table: &Table) -> Target {
    let links = table.app.rail().expect("a game").game().buildable();
    Target::Board(Spot::Link(links[0]))
}

#[test]
fn a_leaving_player_confirms_at_the_seat_and_may_stay() {
    let mut table = Table::started(3);
    let place = table.acting();
    table.tap(first_link(&table));
    table.tap(at(place, SeatTarget::Leave));
    assert!(table.panel(place).join(" ").contains(LEAVES));
    let asked = table.words().join(" ").matches(LEAVES).count();
    assert_eq!(asked, 1, "the others play on");
    table.tap(at(place, SeatTarget::LeaveNo));
    assert!(!table.says(LEAVES));
    assert_eq!(controller(&table, place), Controller::Person);
    let game = table.app.rail().expect("a game").game();
    assert_eq!(game.this_turn().len(), 1, "what was built stands");
}

#[test]
fn a_computer_plays_on_for_who_leaves_and_gives_the_seat_back() {
    let mut table = Table::started(3);
    let place = table.acting();
    table.tap(at(place, SeatTarget::Cities));
    table.tap(first_link(&table));
    table.engine_is_silent = true;
    leave(&mut table, place);
    let plays = Controller::Computer(Level::Fixed(Strength::Medium));
    assert_eq!(controller(&table, place), plays);
    assert!(
        !table.says("HIDE CITIES"),
        "nobody sees the cities any more"
    );
    let game = table.app.rail().expect("a game").game();
    assert!(game.this_turn().is_empty(), "it begins the turn anew");
    assert!(!table.shows(at(place, SeatTarget::Leave)));
    // The save contains the controllers.
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    assert_eq!(controller(&restarted, place), plays);

    // A person takes over while it thinks, so its answer has no effect.
    table.tap(at(place, SeatTarget::TakeOver));
    assert_eq!(controller(&table, place), Controller::Person);
    assert!(table.shows(at(place, SeatTarget::Leave)));
    table.rest();
    assert_eq!(table.acting(), place);
    table.tap(first_link(&table));
    assert!(table.allows(at(place, SeatTarget::Undo)));
}

#[test]
fn the_computers_turn_is_played_after_its_person_has_left() {
    let mut table = Table::started(2);
    let place = table.acting();
    leave(&mut table, place);
    table.rest();
    assert_ne!(table.acting(), place, "it has played");
}

#[test]
fn the_last_person_ends_the_game_and_does_not_leave_it_to_computers() {
    let mut table = Table::started(2);
    let [first, second] = [Station::NearLeft, Station::Left];
    leave(&mut table, first);
    table.rest();
    table.tap(at(second, SeatTarget::Leave));
    assert!(!table.says(LEAVES));
    assert!(table.panel(second).join(" ").contains(ENDS));
    table.tap(at(second, SeatTarget::LeaveNo));
    assert!(!table.says(ENDS));
    table.tap(at(second, SeatTarget::Leave));
    table.tap(at(second, SeatTarget::LeaveYes));
    assert_eq!(table.app.screen(), "lobby");
}

#[test]
fn the_next_round_starts_without_a_player_that_left() {
    let mut table = Table::started(3);
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let game = table.app.rail().expect("a game").game();
        table.touch_step(sensible(game).expect("the round goes on"));
    }
    table.rest();
    let places = [Station::NearLeft, Station::Left, Station::FarLeft];
    for place in &places[..2] {
        table.tap(at(*place, SeatTarget::Ready));
    }
    assert!(table.app.rail().is_some_and(|play| play.ended().is_some()));
    leave(&mut table, places[2]);
    assert!(table.app.rail().is_some_and(|play| play.ended().is_none()));
}

#[test]
fn one_of_two_at_a_board_leaves() {
    use crate::common::games::QUICKWAY;

    let mut table = Table::duelling(3, [Station::NearLeft, Station::FarRight], QUICKWAY, &[]);
    let place = table.mover();
    leave(&mut table, place);
    table.rest();
    assert_ne!(table.mover(), place, "the computer has moved");
    table.tap(at(place, SeatTarget::TakeOver));
    assert_eq!(controller(&table, place), Controller::Person);
}

#[test]
fn a_slow_player_gets_one_reminder_at_the_seat() {
    let mut table = Table::started(2);
    let place = table.acting();
    table.wait(30_000.0);
    assert!(!table.says(NUDGE));
    table.effects.clear();
    table.wait(20_000.0);
    assert!(table.panel(place).join(" ").contains(NUDGE));
    let called = |table: &Table| {
        let called = |effect: &&Effect| matches!(effect, Effect::Sound(Sound::Turn, from) if *from == Some(place));
        table.effects.iter().filter(called).count()
    };
    assert_eq!(called(&table), 1);
    table.wait(300_000.0);
    assert_eq!(called(&table), 1, "once is enough");
    table.tap(first_link(&table));
    assert!(!table.says(NUDGE));
}

#[test]
fn the_reminder_offers_a_computer_and_the_player_may_decline() {
    let mut table = Table::started(2);
    let place = table.acting();
    table.wait(50_000.0);
    table.tap(at(place, SeatTarget::LeaveNo));
    assert!(!table.says("COMPUTER PLAYS"));
    assert_eq!(controller(&table, place), Controller::Person);
    table.tap(first_link(&table));
    table.wait(50_000.0);
    let place = table.acting();
    assert!(table.panel(place).join(" ").contains("COMPUTER PLAYS"));
    // Building continues next to the question, and closes it.
    table.tap(first_link(&table));
    assert!(!table.says("COMPUTER PLAYS"));
    table.wait(50_000.0);
    // The question appeared over buttons that a player may have been about to tap.
    table.tap(at(place, SeatTarget::LeaveYes));
    assert_eq!(controller(&table, place), Controller::Person);
    assert!(table.panel(place).join(" ").contains("Leave the game?"));
    table.tap(at(place, SeatTarget::LeaveYes));
    table.rest();
    assert_ne!(controller(&table, place), Controller::Person);
}

#[test]
fn reading_cities_postpones_the_reminder() {
    let mut table = Table::started(2);
    let place = table.acting();
    for _ in 0..4 {
        table.wait(30_000.0);
        table.tap(at(place, SeatTarget::Cities));
        assert!(!table.says(NUDGE));
    }
    // By keys as well.
    let cities = Handle::Target(at(place, SeatTarget::Cities));
    for _ in 0..4 {
        table.wait(30_000.0);
        table.send(Event::Press(cities));
        assert!(!table.says(NUDGE));
    }
    table.wait(50_000.0);
    assert!(table.says(NUDGE));
}

/// A computer that has played from the beginning has its own secret cities, which a careless touch must not take.
#[test]
fn the_place_of_a_computer_is_taken_only_after_a_question() {
    let mut table = Table::new(7);
    for place in [Station::NearLeft, Station::Left] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    let place = Station::FarRight;
    table.tap(Target::Lobby(LobbyTarget::Computer(place)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    let before = controller(&table, place);
    assert_ne!(before, Controller::Person);
    table.tap(at(place, SeatTarget::TakeOver));
    assert!(table.panel(place).join(" ").contains("Play here?"));
    assert_eq!(controller(&table, place), before);
    table.tap(at(place, SeatTarget::LeaveNo));
    assert!(!table.says("Play here?"));
    assert_eq!(controller(&table, place), before);
    table.tap(at(place, SeatTarget::TakeOver));
    table.tap(at(place, SeatTarget::TakeOver));
    assert_eq!(controller(&table, place), Controller::Person);
}

#[test]
fn no_reminder_comes_during_settings_or_for_a_lone_player() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.wait(100_000.0);
    assert!(!table.says(NUDGE));
    table.tap(Target::Sheet(SheetTarget::Close));
    let other = [Station::NearLeft, Station::Left]
        .into_iter()
        .find(|&place| place != table.acting());
    leave(&mut table, other.expect("two play"));
    table.wait(100_000.0);
    assert!(!table.says(NUDGE), "a player alone has time");
}

#[test]
fn each_seat_is_heard_from_its_own_side() {
    let mut table = Table::new(1);
    table.effects.clear();
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Right)));
    let heard = |effect: &Effect| match effect {
        Effect::Sound(sound, from) => Some((*sound, *from)),
        _ => None,
    };
    let sounds: Vec<_> = table.effects.iter().filter_map(heard).collect();
    let right = Some(Station::Right);
    assert_eq!(sounds, [(Sound::Click, right), (Sound::Chuff, right)]);
}

#[test]
fn cards_are_dealt_coins_pay_and_nothing_moves_where_motion_is_off() {
    let mut table = Table::seated(9, 2);
    let dealt = table.app.is_moving();
    assert!(dealt, "cards are on their way");
    table.rest();
    let still = table.versions();
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::Motion));
    table.tap(Target::Settings(SettingsTarget::NewGame));
    table.tap(Target::Question(scene::QuestionTarget::Yes));
    assert!(!table.app.is_moving(), "the setting says so");
    table.feed(Event::Wake);
    assert_eq!(table.versions().len(), still.len());
}
