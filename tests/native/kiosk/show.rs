//! The demonstration shows how rails grow, and how rounds and the game end.

use app::motion::Moving;
use app::table::TableScreen;
use app::{Effect, Event};
use base::Millis;
use scene::LayerName;
use session::Session;

use super::{NOWHERE, effects, go_on, in_show, playing_kiosk};
use crate::common::fingers::Table;

/// Longest time before the end of a round, in milliseconds.
const MINUTE: f64 = 60_000.0;

/// Returns the kind of a motion.
fn kind(what: Moving) -> &'static str {
    match what {
        Moving::Rail { .. } => "rail",
        Moving::Coins { .. } => "coins",
        Moving::Handcar { .. } => "handcar",
        Moving::Light(_) => "light",
        Moving::Tour(_) => "tour",
        Moving::Taxes => "taxes",
        Moving::Podium => "podium",
        Moving::Tickets(_) => "tickets",
        Moving::Hub(_) => "hub",
        Moving::Cards => "cards",
        Moving::RailBack { .. } | Moving::Swap { .. } => "other",
    }
}

/// Returns the game that is seen.
fn shown(table: &Table) -> Option<&TableScreen> {
    let show = table.app.demonstration().expect("it is on");
    show.table()
}

/// Counts a sentence on the screen.
fn count(table: &Table, sentence: &str) -> usize {
    let words = table.words();
    words.iter().filter(|words| *words == sentence).count()
}

/// A demonstration, and everything that has moved in it.
struct Watched {
    table: Table,
    moved: Vec<&'static str>,
}

impl Watched {
    /// Watches the demonstration until a motion of a kind is under way.
    fn until(&mut self, wanted: &str) {
        for _ in 0..10_000 {
            go_on(&mut self.table);
            let now = Millis::new(self.table.now);
            let going = shown(&self.table).into_iter();
            let kinds: Vec<_> = going
                .flat_map(|game| game.motions.going(now))
                .map(|(what, _)| kind(what))
                .collect();
            self.moved.extend(&kinds);
            if kinds.contains(&wanted) {
                return;
            }
        }
        panic!("there is no {wanted} after {:?}", self.moved);
    }

    /// Returns the milliseconds since a time.
    fn since(&self, time: f64) -> f64 {
        self.table.now - time
    }
}

#[test]
fn a_passer_by_sees_the_end_of_a_round_and_of_the_game() {
    let mut show = Watched {
        table: playing_kiosk(),
        moved: Vec::new(),
    };
    let begun = show.table.now;
    show.until("rail");
    show.until("tour");
    assert!(show.since(begun) < MINUTE, "{} ms", show.since(begun));
    for seen in ["rail", "coins", "handcar", "light"] {
        assert!(show.moved.contains(&seen), "a {seen} is seen first");
    }
    assert!(show.table.says(" pays $"), "{:?}", show.table.words());
    // Gold under the rails, and the train over them, come with every frame.
    let layers = [LayerName::Board, LayerName::Hubs];
    let before = layers.map(|layer| show.table.layer(layer).version);
    go_on(&mut show.table);
    let after = layers.map(|layer| show.table.layer(layer).version);
    assert!(before[0] != after[0] && before[1] != after[1]);
    assert_eq!(count(&show.table, "Tax day!"), 0, "first things first");
    show.until("taxes");
    assert_eq!(count(&show.table, "Tax day!"), 4);
    let taxed = show.table.now;
    show.until("cards");
    show.until("hub");
    show.until("rail");
    show.until("podium");
    // A round comes in between if nobody has run out of money.
    assert!(show.since(taxed) < 2.0 * MINUTE);
    let is_told = |table: &Table| table.says("wins!") || table.says(" win!");
    assert!(!is_told(&show.table), "a drum comes first");
    show.until("tickets");
    assert!(is_told(&show.table));
    let winners = count(&show.table, "1st");
    assert!(
        winners >= 2 && winners.is_multiple_of(2),
        "for both long sides"
    );
    let game = shown(&show.table).map(|game| game.session().id());
    let over = show.table.now;
    while shown(&show.table).map(|game| game.session().id()) == game {
        go_on(&mut show.table);
    }
    assert!((3_000.0..8_000.0).contains(&show.since(over)));
    let heard = effects(&mut show.table);
    let sound = |effect: &Effect| matches!(effect, Effect::Sound(..));
    assert!(!heard.iter().any(sound), "it is silent");
}

#[test]
fn a_touch_during_the_show_leads_to_the_lobby_at_once() {
    let mut show = Watched {
        table: playing_kiosk(),
        moved: Vec::new(),
    };
    show.until("tour");
    assert!(show.table.app.is_moving() && in_show(&show.table));
    show.table.tap_at(NOWHERE);
    assert_eq!(show.table.app.screen(), "lobby");
    assert!(!show.table.app.is_touring() && !show.table.app.is_moving());
}

#[test]
fn a_demonstration_without_motion_goes_on_as_well() {
    let mut table = playing_kiosk();
    table.send(Event::Still(true));
    let ended = |game: &TableScreen| game.session().to_act().is_none();
    for _ in 0..1_000 {
        go_on(&mut table);
        assert!(!table.app.is_moving());
        if shown(&table).is_some_and(ended) {
            break;
        }
    }
    let moves = shown(&table).map(|game| game.session().moves());
    let before = table.now;
    while shown(&table).map(TableScreen::session).map(Session::moves) == moves {
        go_on(&mut table);
    }
    assert!(table.now - before < 8_000.0);
}

#[test]
fn no_frame_is_drawn_while_a_player_thinks() {
    let mut show = Watched {
        table: playing_kiosk(),
        moved: Vec::new(),
    };
    show.until("rail");
    show.table.engine_is_silent = true;
    while show.table.app.wake_at().is_some() {
        go_on(&mut show.table);
    }
    let mut later = |ms| {
        show.table.now += ms;
        show.table.feed(Event::Wake);
        assert!(!show.table.app.is_moving(), "its last step has arrived");
        show.table.versions()
    };
    assert_eq!(later(1_000.0), later(10_000.0));
    assert_eq!(show.table.app.wake_at(), None);
}
