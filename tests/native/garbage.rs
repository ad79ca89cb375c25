//! Tests with garbage from outside.
//!
//! Garbage can be a link, a save, an entry of the journal, another table's view, or a query of an address. Settings
//! and typed moves can be garbage, too. The answer is a sentence or nothing. The table survives, and its whole
//! screen can be drawn and read. Damaged bytes get a new checksum, so that other checks have to refuse them.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::Index;

use app::Event;
use app::input::{Found, Reading};
use rules::maps::MapId;
use rules::record::{Save, envelope, link};
use rules::request::EngineRequest;
use screens::GAMES;
use session::cabinet::OnMap;
use session::{SessionView, Unrecorded};

use crate::common::fingers::Table;
use crate::common::{cases, maps};

/// A change of some bytes: where, and what is there then; nothing cuts off what is behind.
type Edit = (Index, Option<u8>);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = (any::<Index>(), prop::option::weighted(0.9, any::<u8>()));
    prop::collection::vec(edit, 1..6)
}

fn damaged(mut bytes: Vec<u8>, edits: &[Edit]) -> Vec<u8> {
    for (at, byte) in edits {
        if bytes.is_empty() {
            break;
        }
        let at = at.index(bytes.len());
        match byte {
            Some(byte) => bytes[at] = *byte,
            None => bytes.truncate(at),
        }
    }
    bytes
}

/// A game that computers have played.
fn whole_game(kind: Index, number: Index) -> Save {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native/whole_games");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the games are here")
        .map(|file| file.expect("it can be read").path())
        .collect();
    files.sort();
    let text = fs::read_to_string(kind.get(&files)).expect("it can be read");
    let lines: Vec<&str> = text.lines().collect();
    let line = number.get(&lines);
    let save = line.rsplit(' ').next().expect("a line ends with its save");
    Save::from_text(save).expect("it is a save")
}

/// The save of such a game, damaged within its seal.
fn resealed(save: &Save, edits: &[Edit]) -> Vec<u8> {
    let sealed = save.to_bytes().expect("it is short enough");
    let inside = envelope::open(&sealed).expect("it has just been sealed");
    envelope::seal(&damaged(inside.to_vec(), edits)).expect("it is short enough")
}

/// A table at which all maps have come.
fn table() -> Table {
    let mut table = Table::bare(5);
    for map in MapId::known() {
        let file = Ok(Box::new(maps::file(map)));
        table.feed(Event::MapCame { map, file });
    }
    table
}

/// It can be seen and read, and its picture can be made again.
fn lives(table: &Table) {
    let scene = table.view();
    assert!(!scene.layers.is_empty());
    let mirror = table.app.mirror();
    assert!(!mirror.groups.is_empty());
}

proptest! {
    #![proptest_config(cases::property(300))]

    #[test]
    fn a_link_with_anything_in_it(kind in any::<Index>(), number in any::<Index>(), edits in edits(), steps in 0_usize..4) {
        let mut table = table();
        let bytes = resealed(&whole_game(kind, number), &edits);
        table.send(Event::Link(link::to_text(&bytes)));
        lives(&table);
        // Any game on the table can be stepped through.
        for _ in 0..steps {
            table.wait(700.0);
            lives(&table);
        }
    }

    #[test]
    fn a_disk_with_anything_on_it(
        kind in any::<Index>(),
        number in any::<Index>(),
        edits in edits(),
        slot in 0_usize..2,
        entry in prop::collection::vec(any::<u8>(), 0..40),
        settings in "[a-z.]{0,12}=?[-0-9a-z]{0,8}(\n[a-z]{0,12}=[-0-9a-z]{0,8}){0,6}",
    ) {
        let mut table = table();
        let mut found = Found::default();
        let bytes = resealed(&whole_game(kind, number), &edits);
        found.aside.push(bytes.clone());
        found.slots[slot] = Some(bytes);
        found.entries.push((1, entry));
        found.settings = Reading::There(settings);
        table.send(Event::Found(Box::new(found)));
        lives(&table);
    }

    #[test]
    fn a_view_with_anything_in_it(kind in any::<Index>(), number in any::<Index>(), edits in edits(), seat in 0_usize..8) {
        let save = whole_game(kind, number);
        let def = GAMES.find(save.game()).expect("it is one of ours");
        let map = MapId::of_game(save.context());
        let rails = map.map(maps::map);
        let map = map.zip(rails.as_ref()).map(|(id, rails)| OnMap { id, rails });
        let game = (def.read)(&save, map, Unrecorded::default()).expect("it was played");
        let bytes = damaged(game.seen_by((seat < game.seats()).then_some(seat)), &edits);
        if let Some(shown) = (def.open_view)(&bytes, map, Some(seat)) {
            prop_assert!(!shown.text().is_empty() || shown.moves() == 0);
        }
        // The frame round it is garbage as well.
        let _ = base::wire::from_bytes::<SessionView>(&bytes);
        let _ = EngineRequest::from_bytes(&bytes);
    }

    #[test]
    fn an_address_and_a_move_with_anything_in_them(
        typed in "\\PC{0,30}|[a-h][0-9]{1,2}(-[a-h][0-9]{1,2}){0,3}|(pass|swap|ok|undo)",
        pasted in "\\PC{0,60}|game=[A-Za-z0-9_-]{0,60}|# [a-z-]{0,20}\n1\\. [a-z0-9]{0,8}",
        key in "game|map|bank|tax|layout|against|size|variant|[a-z]{0,8}",
        value in "[a-z0-9-]{0,12}|\\PC{0,12}",
    ) {
        let mut table = table();
        table.send(Event::Query(vec![(key, value)]));
        table.send(Event::Typed(typed.clone()));
        table.send(Event::Pasted(pasted));
        lives(&table);
        let mut playing = Table::started(2);
        playing.send(Event::Typed(typed));
        lives(&playing);
    }
}
