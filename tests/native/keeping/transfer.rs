//! The operator's file: what one table has kept comes back on another, and no file does harm.

use app::{Effect, Event};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::record::link;
use scene::{
    OperatorTarget, PinTarget, Point, QuestionTarget, ReplayTarget, SeatTarget, SettingsTarget,
    SheetTarget, Slider, Target,
};

use crate::common::cases;
use crate::common::disk::{Disk, game};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS};

/// Opens the panel of a table where no PIN has been chosen.
fn panel(table: &mut Table) {
    let corner = Point::new(30.0, 30.0);
    table.down(77, corner);
    table.wait(5_000.0);
    table.up(77, corner);
    for _ in 0..2 {
        for _ in 0..4 {
            table.tap(Target::Pin(PinTarget::Digit(3)));
        }
        table.tap(Target::Pin(PinTarget::Enter));
    }
    assert!(table.shows(Target::Operator(OperatorTarget::Export)));
}

/// Returns the file of a table with an open panel, and these data set aside.
fn exported(table: &mut Table, aside: &[u8]) -> String {
    table.effects.clear();
    table.tap(Target::Operator(OperatorTarget::Export));
    let text = table.effects.iter().find_map(|effect| match effect {
        Effect::Export(text) => Some(text.clone()),
        _ => None,
    });
    let text = text.expect("a file is asked for");
    text + &format!("aside {}\n", link::to_text(aside))
}

/// Returns a table with its own game and settings, and its file.
fn source() -> (Table, String) {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4, e5, f6");
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Music), 0.1);
    table.tap(Target::Sheet(SheetTarget::Close));
    // One of its seats is held on a phone.
    let address = "http://table.test/";
    table.send(Event::Entropy([1; 32]));
    table.send(Event::Address(address.into()));
    table.send(Event::Host(Vec::new()));
    for _ in 0..2 {
        table.tap(Target::Seat(FACING[0], SeatTarget::Phone));
    }
    let keeps_room = |effect: &Effect| match effect {
        Effect::KeepSettings(text) => text.contains("\nroom="),
        _ => false,
    };
    assert!(table.effects.iter().any(keeps_room));
    panel(&mut table);
    let file = exported(&mut table, &[1, 2, 3]);
    (table, file)
}

#[test]
fn a_file_brings_game_settings_and_what_was_put_aside_to_another_table() {
    let (source, file) = source();
    assert!(!file.contains("pin"), "the PIN stays where it was chosen");
    assert!(
        !file.contains("room="),
        "and the keys of its seats where they are played"
    );
    let mut table = Table::new(8);
    panel(&mut table);
    table.tap(Target::Operator(OperatorTarget::Import));
    assert!(table.effects.contains(&Effect::Import));
    table.effects.clear();
    table.send(Event::Imported(Ok(file)));
    assert!(table.effects.contains(&Effect::PutAside(vec![1, 2, 3])));
    let kept = table.effects.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(text) => Some(text.clone()),
        _ => None,
    });
    let kept = kept.expect("the settings are kept");
    assert!(kept.contains("music=10\n"), "{kept}");
    assert!(kept.contains("pin="), "this table's own PIN stays: {kept}");
    assert_eq!(table.app.screen(), "replay");
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    let position = |table: &Table| table.position();
    assert_eq!(position(&table), position(&source));
}

#[test]
fn an_import_replaces_the_game_only_when_confirmed() {
    let (source, file) = source();
    let mut table = Table::duelling(9, FACING, RAINDROPS, &[]);
    let own = game(&table.app);
    let mut disk = Disk::of(&mut table);
    table.send(Event::Imported(Ok(file.clone())));
    assert_eq!(table.app.screen(), "replay");
    disk.take(&mut table);
    assert!(disk.slots[0].is_some(), "it is still kept");
    table.tap(Target::ToLobby);
    assert_eq!(game(&table.app), own);
    table.send(Event::Imported(Ok(file)));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(table.position(), source.position());
}

#[test]
fn garbage_gets_a_sentence_and_nothing_is_lost() {
    let (_, file) = source();
    let mut table = Table::duelling(9, FACING, RAINDROPS, &[]);
    let own = game(&table.app);
    let lost = |table: &Table| {
        let lost = |effect: &Effect| matches!(effect, Effect::Forget | Effect::Delete(_));
        table.effects.iter().any(lost)
    };
    table.effects.clear();
    let newer = file.replacen("saves 1", "saves 2", 1);
    let no_game: String = file
        .lines()
        .filter(|line| !line.starts_with("game"))
        .map(|line| format!("{line}\n"))
        .collect();
    let cut = no_game.clone() + "game UgIF\n";
    for text in [
        String::new(),
        "\u{0}\u{fffd}".into(),
        "{}".into(),
        newer,
        no_game,
        cut,
    ] {
        table.send(Event::Imported(Ok(text.clone())));
        assert_eq!(table.app.screen(), "trouble", "{text}");
        table.tap(Target::Dismiss);
        assert_eq!(game(&table.app), own, "{text}");
    }
    table.send(Event::Imported(Err("This file can’t be read.".into())));
    assert!(table.says("This file can’t be read."));
    table.tap(Target::Dismiss);
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..cases::count(200) {
        let mut bytes = file.clone().into_bytes();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(0..bytes.len());
            bytes[at] = chance.next_u32() as u8;
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        table.send(Event::Imported(Ok(text)));
        while table.shows(Target::Dismiss) {
            table.tap(Target::Dismiss);
        }
        if table.app.linked_game().is_some() {
            table.tap(Target::ToLobby);
        }
        assert_eq!(game(&table.app), own);
    }
    assert!(!lost(&table));
}
