//! Unreadable settings, and the second copy of the PIN: damage opens the panel to no one.

use app::input::{Found, Reading};
use app::kiosk::pin::{Asks, Pin};
use app::{Effect, Event};
use scene::{OperatorTarget, PinTarget, Target};

use super::{CORNER, effects, give, in_show, wait};
use crate::common::fingers::Table;

const PIN: [u8; 4] = [4, 7, 1, 1];

/// The lines of a PIN.
fn pin() -> String {
    format!("pin={}\npin.tries=0\n", Pin::new(&PIN, 5).text())
}

/// Returns a page that has found this in the two places; `None` if the first one does not answer.
fn opened(backup: Reading, settings: Option<Reading>) -> Table {
    let mut table = Table::bare(5);
    table.engine_is_silent = true;
    table.send(Event::Backup(backup));
    if let Some(settings) = settings {
        table.send(Event::Found(Box::new(Found {
            settings,
            ..Found::default()
        })));
    }
    table
}

/// Holds a finger in the corner, and returns the question of the pad.
fn asks(table: &mut Table) -> Asks {
    table.down(77, CORNER);
    wait(table, 5_000.0);
    table.up(77, CORNER);
    if table.shows(Target::Dismiss) {
        table.tap(Target::Dismiss);
    }
    assert_eq!(table.app.screen(), "pin");
    table.app.kiosk.pad.asks.clone()
}

fn is_open(table: &Table) -> bool {
    table.shows(Target::Operator(OperatorTarget::Kiosk))
}

#[test]
fn only_where_nothing_was_kept_a_pin_is_chosen() {
    let there = |text: &str| Reading::There(text.into());
    use Reading::{Empty, Unreadable};
    assert_eq!(asks(&mut opened(Empty, Some(Empty))), Asks::New);
    assert_eq!(
        asks(&mut opened(Empty, Some(there("music=3\n")))),
        Asks::New
    );
    assert_eq!(
        asks(&mut opened(there("kiosk=on\n"), Some(Empty))),
        Asks::New
    );
    let locked = [
        (Empty, Some(Unreadable)),
        (Empty, None),
        (Unreadable, Some(Empty)),
        (Unreadable, Some(Unreadable)),
        (Empty, Some(there("pin=garbage\n"))),
        (there("pin=1-x\n"), Some(Empty)),
    ];
    for (backup, settings) in locked {
        let case = format!("{backup:?} {settings:?}");
        let mut table = opened(backup, settings);
        assert_eq!(asks(&mut table), Asks::Nothing, "{case}");
        assert!(table.says("Locked: the settings cannot be read."), "{case}");
        assert!(!table.allows(Target::Pin(PinTarget::Digit(1))), "{case}");
        assert!(!table.allows(Target::Pin(PinTarget::Enter)), "{case}");
    }
}

#[test]
fn the_second_copy_asks_its_pin_where_the_first_cannot_be_read() {
    let firsts = [
        None,
        Some(Reading::Empty),
        Some(Reading::Unreadable),
        Some(Reading::There("pin=garbage\n".into())),
        Some(Reading::There("music=3\n".into())),
    ];
    for first in firsts {
        let case = format!("{first:?}");
        let mut table = opened(Reading::There(pin()), first);
        assert_eq!(asks(&mut table), Asks::Pin, "{case}");
        give(&mut table, &[1, 1, 1, 1]);
        assert!(!is_open(&table), "{case}");
        give(&mut table, &PIN);
        assert!(is_open(&table), "{case}");
    }
    let other = format!("pin={}\n", Pin::new(&[9, 9, 9, 9], 5).text());
    let mut table = opened(Reading::There(other), Some(Reading::There(pin())));
    assert_eq!(asks(&mut table), Asks::Pin);
    give(&mut table, &[9, 9, 9, 9]);
    assert!(!is_open(&table), "the first counts if it can be read");
    give(&mut table, &PIN);
    assert!(is_open(&table));
}

#[test]
fn a_kiosk_with_damaged_settings_stays_a_kiosk() {
    let kiosk = || Reading::There("kiosk=on\n".into());
    for first in [Reading::Empty, Reading::Unreadable] {
        assert!(in_show(&opened(kiosk(), Some(first))));
    }
    // The database does not answer, or another window holds it.
    let mut table = opened(kiosk(), None);
    assert!(!in_show(&table), "it may still tell something else");
    table.send(Event::NotSaved("It does not answer.".into()));
    assert!(in_show(&table));
    let mut table = Table::bare(5);
    table.send(Event::Backup(Reading::Empty));
    table.send(Event::Kiosk);
    table.send(Event::NotSaved("It does not answer.".into()));
    assert_eq!(
        asks(&mut table),
        Asks::Nothing,
        "?kiosk alone opens nothing"
    );
    let off = opened(kiosk(), Some(Reading::There("music=3\n".into())));
    assert!(!off.app.is_kiosk(), "the first counts if it can be read");
}

#[test]
fn the_second_copy_is_kept_with_every_change() {
    let backups = |table: &mut Table| {
        let backup = |effect| match effect {
            Effect::KeepBackup(text) => Some(text),
            _ => None,
        };
        let all: Vec<_> = effects(table).into_iter().filter_map(backup).collect();
        all
    };
    let mut table = opened(Reading::Empty, Some(Reading::Empty));
    assert_eq!(backups(&mut table), [""; 0], "there is nothing to lose");
    asks(&mut table);
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    let kept = backups(&mut table);
    assert!(kept.len() == 1 && kept[0].contains("pin="), "{kept:?}");
    assert!(!kept[0].contains("4711") && !kept[0].contains("music"));
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    let last = backups(&mut table).pop().expect("it is kept");
    assert!(last.contains("kiosk=on"), "{last}");
    // Tries are counted there too, so that no damage forgives them.
    let mut table = opened(Reading::There(last), Some(Reading::Unreadable));
    asks(&mut table);
    for _ in 0..3 {
        give(&mut table, &[0, 0, 0, 0]);
    }
    let last = backups(&mut table).pop().expect("it is kept");
    let mut again = opened(Reading::There(last), Some(Reading::Unreadable));
    asks(&mut again);
    assert!(again.app.kiosk.pad.waits(again.app.now) > 0);
}

#[test]
fn unreadable_settings_stay_until_the_pin_is_known() {
    let keeps = |table: &mut Table| {
        let settings =
            |effect: &Effect| matches!(effect, Effect::KeepSettings(_) | Effect::KeepBackup(_));
        effects(table).iter().any(settings)
    };
    let mut table = opened(Reading::Empty, Some(Reading::Unreadable));
    table.tap(Target::Settings(scene::SettingsTarget::Cog));
    table.tap(Target::Settings(scene::SettingsTarget::Hints));
    assert!(!keeps(&mut table));
    let mut table = opened(Reading::There(pin()), Some(Reading::Unreadable));
    assert!(keeps(&mut table), "with the PIN all is kept anew");
}

#[test]
fn a_first_copy_that_is_older_than_the_second_gives_way_to_it() {
    let mut table = opened(Reading::Empty, Some(Reading::Empty));
    asks(&mut table);
    let texts = |table: &mut Table| {
        let all = effects(table);
        let settings = all.iter().rev().find_map(|effect| match effect {
            Effect::KeepSettings(text) => Some(text.clone()),
            _ => None,
        });
        let backup = all.iter().rev().find_map(|effect| match effect {
            Effect::KeepBackup(text) => Some(text.clone()),
            _ => None,
        });
        (settings, backup)
    };
    let (before, _) = texts(&mut table);
    give(&mut table, &PIN);
    give(&mut table, &PIN);
    let (chosen, no_kiosk) = texts(&mut table);
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    let (last, kiosk) = texts(&mut table);
    for old in [before, chosen] {
        let mut again = opened(kiosk.clone().into(), Some(old.into()));
        assert!(in_show(&again), "it is still a kiosk");
        assert_eq!(asks(&mut again), Asks::Pin);
    }
    let again = opened(no_kiosk.into(), Some(last.into()));
    assert!(
        again.app.is_kiosk(),
        "the later one counts, whichever it is"
    );
}
