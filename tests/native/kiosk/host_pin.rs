//! Tests of a PIN that the host holds.
//!
//! The pad asks the host, waits as long as the host says, and says so if no answer comes.

use crate::common::languages;
use app::input::{HostAnswer, PinAnswer, Reading};
use app::kiosk::pin::Asks;
use app::{Effect, Event};
use base::words::Language;
use scene::{OperatorTarget, PinTarget, SheetTarget, Target};

use super::{effects, give, hold, set_by, wait};
use crate::common::fingers::Table;

const DIGIT: Target = Target::Pin(PinTarget::Digit(4));
const PANEL: Target = Target::Operator(OperatorTarget::Kiosk);

/// Returns the questions about PINs since the last call.
fn asked(table: &mut Table) -> Vec<(u32, String)> {
    let asked = |effect| match effect {
        Effect::AskPin { number, pin } => Some((number, pin)),
        _ => None,
    };
    effects(table).into_iter().filter_map(asked).collect()
}

fn answer(table: &mut Table, number: u32, answer: PinAnswer) {
    table.send(Event::PinAnswer { number, answer });
}

/// Returns a table whose host holds a PIN, with the pad open.
fn at_pad() -> Table {
    let mut table = Table::new(5);
    set_by(&mut table, r#"{"pin":true}"#);
    hold(&mut table);
    assert_eq!(table.app.kiosk.pad.asks, Asks::Pin);
    effects(&mut table);
    table
}

/// Gives a PIN and has the host asked; the question's number.
fn ask(table: &mut Table) -> u32 {
    give(table, &[4, 7, 1, 1]);
    let questions = asked(table);
    let [(number, pin)] = &questions[..] else {
        panic!("{questions:?}");
    };
    assert_eq!(pin, "4711");
    *number
}

fn says(table: &Table, words: &str) {
    if languages::spoken() == Language::ENGLISH {
        assert!(table.says(words), "{words}: {:?}", table.words());
    }
}

#[test]
fn the_host_pin_opens_the_panel() {
    let mut table = at_pad();
    let number = ask(&mut table);
    says(&table, "Checking the PIN");
    assert!(!table.allows(DIGIT), "while it is asked");
    answer(&mut table, number, PinAnswer::Right);
    assert!(table.shows(PANEL));
    assert!(!table.allows(Target::Operator(OperatorTarget::ChangePin)));
}

#[test]
fn the_hosts_waits_are_shown_and_kept() {
    let mut table = at_pad();
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Wrong(0));
    says(&table, "Wrong PIN.");
    assert!(table.allows(DIGIT));
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Wrong(30));
    says(&table, "Wait 30 s");
    assert!(!table.allows(DIGIT));
    wait(&mut table, 29_000.0);
    assert!(!table.allows(DIGIT));
    wait(&mut table, 1_100.0);
    assert!(table.allows(DIGIT));
    // As after a reload: the host has not looked at this one.
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Waits(60));
    says(&table, "Wait 60 s");
    table.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut table);
    assert!(!table.allows(DIGIT), "another pad waits as well");
}

#[test]
fn a_silent_host_opens_nothing_and_can_be_asked_again() {
    let mut table = at_pad();
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Silence);
    says(&table, "The host is not answering");
    assert!(!table.shows(PANEL));
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Right);
    assert!(table.shows(PANEL));
}

#[test]
fn an_outdated_answer_opens_nothing() {
    let mut table = at_pad();
    let number = ask(&mut table);
    table.tap(Target::Sheet(SheetTarget::Close));
    answer(&mut table, number, PinAnswer::Right);
    assert!(!table.shows(PANEL));
    hold(&mut table);
    answer(&mut table, number, PinAnswer::Right);
    assert!(!table.shows(PANEL));
    let next = ask(&mut table);
    assert_ne!(next, number);
    answer(&mut table, number, PinAnswer::Right);
    assert!(!table.shows(PANEL), "an old answer");
    answer(&mut table, next, PinAnswer::Right);
    assert!(table.shows(PANEL));
}

#[test]
fn without_a_host_pin_the_table_offers_no_choice() {
    let mut table = Table::new(5);
    set_by(&mut table, r#"{"pin":false}"#);
    hold(&mut table);
    assert_eq!(table.app.kiosk.pad.asks, Asks::Unset);
    says(&table, "roundhouse-host pin");
    assert!(!table.allows(DIGIT));
    table.tap(DIGIT);
    assert!(table.app.kiosk.pad.digits.is_empty());
    assert!(!table.shows(PANEL));
    assert_eq!(asked(&mut table), []);
}

#[test]
fn the_file_interrupts_the_choice_of_a_first_pin() {
    for (file, asks) in [
        (r#"{"pin":false}"#, Asks::Unset),
        (r#"{"pin":true}"#, Asks::Pin),
    ] {
        let mut table = Table::new(5);
        hold(&mut table);
        assert_eq!(table.app.kiosk.pad.asks, Asks::New);
        give(&mut table, &[4, 7, 1, 1]);
        set_by(&mut table, file);
        assert_eq!(table.app.kiosk.pad.asks, asks);
        assert_eq!(table.app.kiosk.operator.pin, None);
    }
}

#[test]
fn a_pin_that_was_chosen_before_there_was_a_file_still_opens_the_panel() {
    let mut table = Table::new(5);
    hold(&mut table);
    give(&mut table, &[4, 7, 1, 1]);
    give(&mut table, &[4, 7, 1, 1]);
    table.tap(Target::Sheet(SheetTarget::Close));
    set_by(&mut table, r#"{"pin":false}"#);
    hold(&mut table);
    give(&mut table, &[4, 7, 1, 1]);
    assert!(table.shows(PANEL));
    says(&table, "roundhouse-host pin");
}

#[test]
fn a_host_that_had_a_file_and_is_away_is_asked_all_the_same() {
    let mut table = Table::new(5);
    set_by(&mut table, r#"{"pin":true}"#);
    let backup = effects(&mut table)
        .into_iter()
        .find_map(|effect| match effect {
            Effect::KeepBackup(text) => Some(text),
            _ => None,
        });
    let backup = backup.expect("it is kept twice");
    assert!(backup.contains("pin.host=on"), "{backup}");
    let mut table = Table::bare(6);
    table.send(Event::Backup(Reading::There(backup)));
    table.send(Event::Found(Box::default()));
    hold(&mut table);
    assert_eq!(
        table.app.kiosk.pad.asks,
        Asks::Pin,
        "pulling the plug gives no first PIN"
    );
    let number = ask(&mut table);
    answer(&mut table, number, PinAnswer::Silence);
    assert!(!table.shows(PANEL));
    table.tap(Target::Sheet(SheetTarget::Close));
    // A host that says that it has no file is one as it always was.
    table.send(Event::HostFile(HostAnswer::Absent));
    hold(&mut table);
    assert_eq!(table.app.kiosk.pad.asks, Asks::New);
}
