//! Tests of contacts that only look like fingers.
//!
//! They also test the traces that visitors leave. Neither blocks the demonstration or spoils the table for the next
//! people.

use app::{ContactId, Effect};
use scene::{LobbyTarget, Point, SeatTarget, SettingsTarget, SheetTarget, Slider, Target};

use super::{NOWHERE, effects, in_show, kiosk, wait};
use crate::common::fingers::{Table, places};

const STUCK: ContactId = 7;

/// Returns a kiosk that a person has woken.
fn awake() -> Table {
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    assert!(!in_show(&table));
    table
}

/// Time passes in steps of a second, each with something that happens on the glass.
fn seconds(table: &mut Table, count: usize, mut happens: impl FnMut(&mut Table, usize)) {
    for second in 0..count {
        wait(table, 1000.0);
        happens(table, second);
    }
}

#[test]
fn a_trembling_contact_is_ignored() {
    let mut table = awake();
    let at = Point::new(960.0, 400.0);
    table.down(STUCK, at);
    seconds(&mut table, 115, |table, second| {
        table.slide(STUCK, Point::new(at.x + (second % 2) as f32, at.y));
    });
    assert!(in_show(&table), "{}", table.app.screen());
    // It does not end the demonstration, and neither do its last movements.
    seconds(&mut table, 60, |table, second| {
        table.slide(STUCK, Point::new(at.x + second as f32, at.y));
    });
    table.up(STUCK, at);
    assert!(in_show(&table));
    table.tap_at(at);
    assert!(!in_show(&table), "a finger does");
}

#[test]
fn a_contact_that_wanders_over_a_minute_is_ignored() {
    let mut table = awake();
    table.tap(Target::Settings(SettingsTarget::Cog));
    let track = table
        .area(Target::Slider(Slider::Music))
        .track
        .expect("it has a track");
    table.down(STUCK, track.point(0.5));
    seconds(&mut table, 200, |table, second| {
        let share = 0.3 + 0.4 * (second % 10) as f32 / 10.0;
        table.slide(STUCK, track.point(share));
    });
    assert!(in_show(&table), "{}", table.app.screen());
}

#[test]
fn a_hand_that_plays_keeps_the_table_awake() {
    let mut table = awake();
    let at = Point::new(960.0, 400.0);
    seconds(&mut table, 200, |table, second| {
        if second % 50 == 0 {
            table.down(STUCK, at);
            table.slide(STUCK, Point::new(at.x + 40.0, at.y));
            table.up(STUCK, at);
        }
    });
    assert!(!in_show(&table));
}

#[test]
fn a_spot_that_taps_alone_for_minutes_is_ignored_until_others_touch() {
    let mut table = awake();
    let spot = Point::new(700.0, 300.0);
    // Once a minute, for a quarter of an hour.
    seconds(&mut table, 15 * 60, |table, second| {
        if second % 60 == 0 {
            table.tap_at(spot);
        }
    });
    assert!(in_show(&table), "{}", table.app.screen());
    table.tap_at(spot);
    assert!(in_show(&table), "the spot wakes nobody any more");
    table.tap_at(Point::new(900.0, 600.0));
    assert!(!in_show(&table), "a finger elsewhere does");
    // With a person present the spot is a touch like others.
    table.tap_at(spot);
    wait(&mut table, 80_000.0);
    table.tap_at(spot);
    wait(&mut table, 80_000.0);
    assert!(!in_show(&table));
}

#[test]
fn a_finger_whose_end_was_lost_holds_no_list_open() {
    let mut table = Table::seated(4, 2);
    let place = places(2)[0];
    let cities = Target::Seat(place, SeatTarget::Cities);
    let at = table.place(cities);
    table.down(STUCK, at);
    table.wait(5_000.0);
    assert!(table.app.list_is_open(place));
    // The owner of the list closes it, even while another finger holds it.
    table.tap(cities);
    assert!(!table.app.list_is_open(place));
    table.tap(cities);
    assert!(table.app.list_is_open(place), "and opens it again");
    table.tap(cities);
    table.up(STUCK, at);
    assert!(
        !table.app.list_is_open(place),
        "the lost finger means nothing any more"
    );

    // Without a touch it closes by itself.
    table.down(STUCK, at);
    table.wait(29_000.0);
    assert!(table.app.list_is_open(place));
    table.wait(2_000.0);
    assert!(!table.app.list_is_open(place));
}

#[test]
fn an_ignored_contact_presses_no_button() {
    let mut table = Table::new(1);
    let at = table.place(Target::Lobby(LobbyTarget::Join(places(2)[0])));
    table.down(STUCK, at);
    table.wait(61_000.0);
    table.up(STUCK, at);
    assert_eq!(table.heads().0, 0);
}

#[test]
fn the_demonstration_brings_the_operators_settings_back() {
    let mut table = awake();
    let volume = |table: &mut Table| {
        let volumes = effects(table).into_iter().rev();
        let mut volumes = volumes.filter_map(|effect| match effect {
            Effect::Volume { music, sound } => Some((music, sound)),
            _ => None,
        });
        volumes.next().expect("the volume is told")
    };
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::Hints));
    for slider in [Slider::Sound, Slider::Music, Slider::Pace] {
        table.drag(Target::Slider(slider), 0.0);
    }
    assert_eq!(volume(&mut table), (0.0, 0.0));
    assert!(table.says("HINTS: OFF"));
    table.tap(Target::Sheet(SheetTarget::Close));
    wait(&mut table, 115_000.0);
    assert!(in_show(&table));
    table.tap_at(NOWHERE);
    assert_eq!(volume(&mut table), (0.3, 0.8));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.says("HINTS: ON"), "{:?}", table.words());
    assert!(table.says("0.6 s"), "{:?}", table.words());
}
