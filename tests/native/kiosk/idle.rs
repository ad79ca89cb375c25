//! The demonstration, the countdown, and the game that was left.

use crate::common::games::QUICKWAY;
use std::collections::BTreeSet;

use app::{Effect, Event, Key};
use base::Millis;
use base::table::Station;
use scene::{
    LobbyTarget, QuestionTarget, RulesTarget, SeatTarget, SettingsTarget, SheetTarget, Target,
};

use rules::{Cell, Spot};

use super::{NOWHERE, effects, go_on, in_show, kiosk, playing_kiosk, wait};
use crate::common::disk::Disk;
use crate::common::fingers::Table;

/// Returns a kiosk whose players have left a game of Quickway after its first stone.
fn left(minutes_later: f64) -> Table {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    begin(&mut table);
    wait(&mut table, 110_000.0);
    assert!(in_show(&table));
    wait(&mut table, minutes_later * 60_000.0);
    table
}

const STONE: Cell = Cell::new(3, 3);

fn begin(table: &mut Table) {
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.tap(Target::Board(Spot::Cell(STONE)));
    let duel = table.app.board().expect("a game is on the table");
    let acting = duel.acting().expect("somebody is on turn");
    let place = duel.sitting[acting].place;
    table.tap(Target::Seat(place, SeatTarget::Ok));
}

#[test]
fn a_table_that_is_no_kiosk_never_goes_to_sleep() {
    let mut table = Table::new(5);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    wait(&mut table, 10_000_000.0);
    assert!(!in_show(&table));
    assert!(table.shows(Target::Lobby(LobbyTarget::Leave(Station::NearLeft))));
    assert_eq!(table.app.wake_at(), None);
}

#[test]
fn a_kiosk_begins_with_the_demonstration_and_any_touch_leads_to_the_lobby() {
    let mut table = kiosk();
    assert!(in_show(&table));
    assert_eq!(table.app.view().targets, []);
    let calls = |table: &Table| {
        let words = table.words();
        words.iter().filter(|words| *words == "TAP TO PLAY").count()
    };
    assert_eq!(calls(&table), 6);
    // A touch where JOIN will be does not sit down.
    let lobby = Table::new(5);
    table.tap_at(lobby.place(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    assert!(!in_show(&table));
    assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    assert_eq!(calls(&table), 0);

    let mut table = kiosk();
    table.key(Key::Enter);
    assert!(!in_show(&table));
}

#[test]
fn palms_do_not_end_the_demonstration() {
    let mut table = kiosk();
    let (contact, at, width) = (1, NOWHERE, 400.0);
    table.send(Event::Down { contact, at, width });
    assert!(in_show(&table));
}

#[test]
fn the_demonstration_plays_all_games_in_silence_and_rests_while_a_player_thinks() {
    let mut table = playing_kiosk();
    effects(&mut table);
    let (mut names, mut rests) = (BTreeSet::new(), 0);
    let (mut pictures, mut moved) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..20_000 {
        let before = table.versions();
        let woken = table.app.wake_at().expect("the demonstration goes on");
        let rest = woken.value() - table.now;
        if !table.app.is_moving() && rest > 1.0 {
            wait(&mut table, rest - 1.0);
            table.feed(Event::Wake);
            assert_eq!(
                table.versions(),
                before,
                "nothing moves while a player thinks"
            );
            rests += 1;
        }
        go_on(&mut table);
        pictures.extend(table.versions());
        if let Some(game) = table.app.demonstration().and_then(|show| show.table()) {
            names.insert(game.session().id());
            let glides = table.app.is_moving() && !game.glide.paths.is_empty();
            moved.extend(glides.then(|| game.session().id()));
        }
        if moved.len() == 4 {
            break;
        }
    }
    assert_eq!(names.len(), 5, "{names:?}");
    assert_eq!(moved.len(), 4, "pieces glide on boards: {moved:?}");
    assert!(rests > 80, "{rests} rests");
    assert!(pictures.len() > 200);
    let quiet = [Effect::KeepAwake(true), Effect::Dissolve(FADE)];
    let effects = effects(&mut table);
    assert!(effects.iter().all(|effect| quiet.contains(effect)));
}

/// Duration of the fade of the picture before.
const FADE: Millis = Millis::new(350.0);

#[test]
fn the_demonstration_opens_with_the_main_game_and_never_on_an_empty_board() {
    let mut table = playing_kiosk();
    let mut seen = Vec::new();
    for _ in 0..20_000 {
        go_on(&mut table);
        let game = table.app.demonstration().and_then(|show| show.table());
        let Some(session) = game.map(|game| game.session()) else {
            continue;
        };
        if !seen.contains(&session.id()) {
            seen.push(session.id());
            assert!(session.moves() > 0, "{} has begun", session.id());
        }
        if seen.len() == 5 {
            break;
        }
    }
    assert_eq!(seen[0].to_string(), "transglobal-rail");
    assert_eq!(seen.len(), 5);
}

#[test]
fn the_volume_is_off_in_the_demonstration() {
    let mut table = kiosk();
    let silent = Effect::Volume {
        music: 0.0,
        sound: 0.0,
    };
    assert!(effects(&mut table).contains(&silent));
    table.tap_at(NOWHERE);
    let loud = Effect::Volume {
        music: 0.3,
        sound: 0.8,
    };
    assert!(effects(&mut table).contains(&loud));
}

#[test]
fn a_countdown_is_stopped_by_a_touch_that_does_nothing_else() {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    let leave = table.place(Target::Lobby(LobbyTarget::Leave(Station::NearLeft)));
    wait(&mut table, 89_900.0);
    assert_eq!(table.app.countdown(), None);
    wait(&mut table, 110.0);
    assert_eq!(table.app.countdown(), Some(20));
    assert_eq!(table.app.view().targets, []);
    wait(&mut table, 18_500.0);
    assert_eq!(table.app.countdown(), Some(2));
    let count = |words: &str| table.words().iter().filter(|w| *w == words).count();
    assert_eq!((count("2"), count("Tap the table to continue.")), (4, 4));
    table.tap_at(leave);
    assert_eq!(table.app.countdown(), None);
    assert!(table.shows(Target::Lobby(LobbyTarget::Leave(Station::NearLeft))));
    wait(&mut table, 89_900.0);
    assert_eq!(table.app.countdown(), None, "the time begins anew");
}

#[test]
fn after_the_countdown_seats_are_empty_and_sheets_closed() {
    for open in [
        Target::Rules(RulesTarget::Open),
        Target::Settings(SettingsTarget::Cog),
    ] {
        let mut table = kiosk();
        table.tap_at(NOWHERE);
        table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
        table.tap(open);
        wait(&mut table, 110_000.0);
        assert!(in_show(&table));
        table.tap_at(NOWHERE);
        assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
        assert!(!table.shows(Target::Sheet(SheetTarget::Close)));
    }
}

#[test]
fn an_object_on_the_table_does_not_keep_it_awake() {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.down(1, NOWHERE);
    for _ in 0..4 {
        wait(&mut table, 60_000.0);
        table.slide(1, NOWHERE);
    }
    assert!(in_show(&table));
}

#[test]
fn a_game_that_was_left_waits_and_goes_on() {
    let mut table = left(4.0);
    let seen = effects(&mut table);
    assert!(!seen.contains(&Effect::Forget));
    table.tap_at(NOWHERE);
    assert!(table.shows(Target::Resume));
    table.tap(Target::Resume);
    let duel = table.app.board().expect("the game goes on");
    assert_eq!(duel.turns(), 1);
    assert!(duel.play.now().is_taken(STONE));
    assert!(!effects(&mut table).contains(&Effect::Forget));
}

#[test]
fn a_game_that_is_over_does_not_wait() {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    begin(&mut table);
    table.tap(Target::Seat(Station::NearLeft, SeatTarget::Resign));
    table.tap(Target::Seat(Station::NearLeft, SeatTarget::ResignYes));
    effects(&mut table);
    wait(&mut table, 110_000.0);
    assert!(in_show(&table));
    assert!(effects(&mut table).contains(&Effect::Forget));
    table.tap_at(NOWHERE);
    assert!(!table.shows(Target::Resume));
}

#[test]
fn a_player_has_time_to_read_the_question() {
    let mut table = left(4.9);
    table.tap_at(NOWHERE);
    wait(&mut table, 60_000.0);
    table.tap(Target::Resume);
    assert!(table.app.board().is_some());
}

#[test]
fn a_game_that_was_left_for_long_is_forgotten() {
    let mut table = left(5.1);
    assert!(in_show(&table));
    assert!(effects(&mut table).contains(&Effect::Forget));
    table.tap_at(NOWHERE);
    assert!(!table.shows(Target::Resume));
    assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
}

#[test]
fn an_unanswered_question_times_out() {
    let mut table = left(1.0);
    table.tap_at(NOWHERE);
    wait(&mut table, 110_000.0);
    assert!(in_show(&table));
    wait(&mut table, 4.0 * 60_000.0);
    table.tap_at(NOWHERE);
    assert!(table.shows(Target::Resume));
    wait(&mut table, 110_000.0);
    wait(&mut table, 5.1 * 60_000.0);
    table.tap_at(NOWHERE);
    assert!(!table.shows(Target::Resume));
}

#[test]
fn a_game_found_when_the_page_opens_waits_for_as_long_as_it_takes() {
    let mut table = left(0.0);
    let found = Disk::of(&mut table).found();
    let mut again = kiosk();
    again.send(Event::Found(Box::new(found)));
    assert!(in_show(&again));
    wait(&mut again, 3_600_000.0);
    again.tap_at(NOWHERE);
    again.tap(Target::Resume);
    assert!(again.app.board().is_some());
}

#[test]
fn the_screen_stays_awake_in_the_kiosk_and_beside_a_game() {
    let awake = |table: &mut Table| {
        let awake = |effect| match effect {
            Effect::KeepAwake(on) => Some(on),
            _ => None,
        };
        effects(table)
            .into_iter()
            .filter_map(awake)
            .collect::<Vec<_>>()
    };
    let mut table = kiosk();
    assert_eq!(awake(&mut table), [true]);
    wait(&mut table, 100_000.0);
    assert!(awake(&mut table).is_empty());
    let mut table = Table::new(5);
    assert!(awake(&mut table).is_empty());
    begin(&mut table);
    assert_eq!(awake(&mut table), [true]);
    for target in [
        Target::Settings(SettingsTarget::Cog),
        Target::Settings(SettingsTarget::EndGame),
        Target::Question(QuestionTarget::Yes),
    ] {
        table.tap(target);
    }
    assert_eq!(awake(&mut table), [false]);
}

#[test]
fn a_browser_that_has_no_full_screen_is_not_asked_for_it() {
    let mut table = kiosk();
    table.send(Event::NoFullScreen);
    table.tap_at(NOWHERE);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let asked = effects(&mut table);
    assert!(!asked.contains(&Effect::FullScreen(true)));
    let full_screen = Target::Settings(SettingsTarget::FullScreen);
    assert!(!table.shows(full_screen));
    let mut table = Table::new(5);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.shows(full_screen));
    table.send(Event::NoFullScreen);
    assert!(!table.shows(full_screen));
}

#[test]
fn the_first_touch_in_the_kiosk_asks_for_the_full_screen() {
    let asks = |table: &mut Table| {
        let asks = |effect: &Effect| *effect == Effect::FullScreen(true);
        effects(table).into_iter().filter(asks).count()
    };
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    assert_eq!(asks(&mut table), 1);
    wait(&mut table, 120_000.0);
    table.tap_at(NOWHERE);
    assert_eq!(asks(&mut table), 1, "and so does the next visitor's");
    wait(&mut table, 120_000.0);
    table.send(Event::FullScreen(true));
    table.tap_at(NOWHERE);
    assert_eq!(asks(&mut table), 0);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(
        !table.shows(Target::Settings(SettingsTarget::FullScreen)),
        "no way out for visitors"
    );
    let mut table = Table::new(5);
    table.tap_at(NOWHERE);
    assert_eq!(asks(&mut table), 0);
}

#[test]
fn a_link_that_cannot_be_opened_is_told_although_the_demonstration_is_on() {
    let mut table = kiosk();
    wait(&mut table, 5_000.0);
    table.send(Event::Link("garbage".into()));
    assert!(table.app.demonstration().is_none());
    assert_eq!(table.app.screen(), "trouble");
    table.tap(Target::Dismiss);
    assert!(table.allows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    wait(&mut table, 111_000.0);
    assert!(table.app.demonstration().is_some(), "nobody has stayed");
}
