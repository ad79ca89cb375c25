//! Saves that are damaged, cut, foreign, or of another version. They never give a blank page or half a game, but a
//! sentence, the other slot if it is good, and the lobby if not.

use crate::common::cases;
use crate::common::games::{QUICKWAY, RAINDROPS};
use app::journal::ENTRIES;
use app::snapshot::Snapshot;
use app::{Effect, Event};
use base::Millis;
use base::table::Station;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::record::{Save, Unreadable, envelope};
use scene::{Area, LobbyTarget, Point, Target};

use crate::common::disk::{Disk, game, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::grid;

/// Returns the disk after a few turns, and the game as it was one save before and at last.
///
/// Both slots are full and differ, and more has been appended behind each.
fn kept() -> (Disk, String, String) {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    // Touches that are taken back are kept too.
    for _ in 0..ENTRIES {
        table.touch("a1");
        table.touch("b2");
    }
    table.turns("d4, e5, f6");
    let before = game(&table.app);
    table.touch("g7");
    let last = game(&table.app);
    let disk = Disk::of(&mut table);
    assert_ne!(before, last);
    assert_ne!(disk.slots[0], disk.slots[1]);
    (disk, before, last)
}

/// The same as whole saves without entries behind them: the last one and the one before.
fn kept_whole() -> (Disk, String, String) {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4, e5, f6");
    let before = game(&table.app);
    let one = disk_with(&mut table);
    table.touch("g7");
    let last = game(&table.app);
    let two = disk_with(&mut table);
    let disk = Disk {
        slots: [one.slots[0].clone(), two.slots[0].clone()],
        ..Disk::default()
    };
    (disk, before, last)
}

/// Returns the disk with one whole save of a game.
fn disk_with(table: &mut Table) -> Disk {
    table.effects.clear();
    table.send(Event::KeepAgain);
    let disk = Disk::of(table);
    assert!(disk.entries.is_empty());
    disk
}

/// The slot that was written last.
const LAST: usize = 1;

/// Returns true if a sentence is on the screen.
fn tells(table: &Table, part: &str) -> bool {
    table.words().join(" ").contains(part)
}

/// The sentence that is on the screen is taken away by a touch anywhere.
fn hear(table: &mut Table) {
    let dismiss = table.area(Target::Dismiss);
    assert_eq!(
        table.app.view().targets.len(),
        1,
        "nothing else can be touched"
    );
    let Area::Rect { from, to } = dismiss.area else {
        panic!("it is a rectangle")
    };
    assert_eq!(
        (from, to),
        (Point::new(0.0, 0.0), Point::new(1920.0, 1080.0))
    );
    let at = Point::new(30.0, 900.0);
    if !table.app.heeds(&dismiss, Millis::new(table.now)) {
        table.tap_at(at);
        assert!(table.shows(Target::Dismiss), "nobody has read it yet");
        table.now += 500.0;
    }
    table.tap_at(at);
    assert!(!table.shows(Target::Dismiss));
}

/// Everything that may happen to bytes.
fn damages(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![
        vec![],
        vec![0; 100],
        b"R".to_vec(),
        b"a letter to the editor".to_vec(),
    ];
    let cut = (0..bytes.len()).map(|length| bytes[..length].to_vec());
    all.extend(cut);
    all.extend((0..8 * bytes.len()).map(|bit| {
        let mut turned = bytes.to_vec();
        turned[bit / 8] ^= 1 << (bit % 8);
        turned
    }));
    all.push([bytes, &[7]].concat());
    all
}

#[test]
fn with_one_slot_damaged_the_other_leads_to_the_same_game() {
    let (disk, _, last) = kept();
    for slot in 0..2 {
        let good = disk.slots[slot].clone().expect("both slots are full");
        for bytes in damages(&good).into_iter().step_by(11) {
            let mut disk = disk.clone();
            disk.slots[slot] = Some(bytes.clone());
            let mut table = disk.restarted();
            assert!(
                tells(&table, "A saved game can’t be opened."),
                "{:?}",
                table.words()
            );
            assert_eq!(disk.aside, [bytes]);
            hear(&mut table);
            go_on(&mut table);
            assert_eq!(game(&table.app), last);
            // The table says so once, and replaces the damaged data.
            disk.take(&mut table);
            let mut table = disk.restarted();
            go_on(&mut table);
            assert_eq!(game(&table.app), last);
        }
    }
}

#[test]
fn without_entries_the_save_before_goes_on() {
    let (disk, before, last) = kept_whole();
    for slot in 0..2 {
        let mut disk = disk.clone();
        disk.slots[slot] = Some(vec![0; 100]);
        let mut table = disk.restarted();
        hear(&mut table);
        go_on(&mut table);
        let expected = if slot == LAST { &before } else { &last };
        assert_eq!(game(&table.app), *expected);
    }
    let mut table = disk.clone().restarted();
    go_on(&mut table);
    assert_eq!(game(&table.app), last);
}

#[test]
fn damaged_or_missing_entries_end_what_is_read_and_are_put_aside() {
    let (disk, before, _) = kept();
    let numbers: Vec<_> = disk.entries.keys().copied().collect();
    let (&last, &first) = numbers.last().zip(numbers.first()).expect("there are some");
    let whole = disk.slots.iter().flatten().map(|bytes| number(bytes));
    let whole = whole.max().expect("both slots are full");
    let good = disk.entries[&last].clone();
    for bytes in damages(&good).into_iter().step_by(3) {
        let mut disk = disk.clone();
        disk.entries.insert(last, bytes.clone());
        let mut table = disk.restarted();
        assert_eq!(disk.aside, [bytes]);
        hear(&mut table);
        go_on(&mut table);
        assert_eq!(game(&table.app), before);
    }
    for at in first..last {
        let mut disk = disk.clone();
        disk.entries.remove(&at);
        let mut table = disk.restarted();
        // An entry that the last whole save holds already is not missed.
        assert_eq!(disk.aside.is_empty(), at <= whole, "{at} of {last}");
        if at > whole {
            assert!(tells(&table, &Unreadable::Length.to_string()));
            hear(&mut table);
        }
        go_on(&mut table);
        assert_eq!(disk.entries.is_empty(), at > whole, "{at}");
    }
}

/// The number of a whole save.
fn number(bytes: &[u8]) -> u32 {
    let save = Save::from_bytes(bytes).expect("it is whole");
    let aside = Snapshot::from_bytes(&save.extra);
    aside.expect("it was kept at a table").number
}

#[test]
fn entries_of_another_game_are_no_part_of_this_one() {
    let (disk, ..) = kept();
    let mut other = Table::duelling(4, FACING, RAINDROPS, &[]);
    let mut foreign = disk.clone();
    foreign.slots = Disk::of(&mut other).slots;
    let first = number(foreign.slots[0].as_ref().expect("it is full"));
    foreign.entries.retain(|number, _| *number > first);
    let mut table = foreign.restarted();
    assert!(!foreign.aside.is_empty());
    hear(&mut table);
    go_on(&mut table);
    assert_eq!(game(&table.app), game(&other.app));
}

#[test]
fn old_entries_are_forgotten_and_every_step_comes_back() {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    let mut disk = Disk::of(&mut table);
    let mut most = 0;
    for touch in 0..4 * ENTRIES {
        table.touch(["a1", "b2"][touch as usize % 2]);
        disk.take(&mut table);
        most = most.max(disk.entries.len());
        if touch % 7 == 0 {
            let mut again = disk.clone().restarted();
            go_on(&mut again);
            assert_eq!(game(&again.app), game(&table.app), "after {touch}");
        }
    }
    assert!(most as u32 <= 2 * ENTRIES, "{most}");
    assert_ne!(disk.slots[0], disk.slots[1], "they are written by turns");
}

#[test]
fn with_both_slots_damaged_the_lobby_opens() {
    let (mut disk, ..) = kept();
    disk.copy = None;
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let [one, two] = disk
        .slots
        .clone()
        .map(|slot| damages(&slot.expect("it is full")));
    for _ in 0..cases::count(60) {
        let mut disk = disk.clone();
        let bytes = [&one, &two].map(|all| all[chance.random_range(0..all.len())].clone());
        disk.slots = bytes.clone().map(Some);
        let entries: Vec<_> = disk.entries.values().flatten().copied().collect();
        let mut table = disk.restarted();
        assert_eq!(disk.aside, [&bytes[..], &[entries]].concat());
        assert_eq!((&disk.slots, disk.entries.len()), (&[None, None], 0));
        hear(&mut table);
        assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
        assert!(!table.shows(Target::Resume));
        // The table says so once, because it does not find quarantined data again.
        assert!(
            disk.restarted()
                .shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft)))
        );
    }
}

#[test]
fn a_save_of_another_version_says_so() {
    let (disk, ..) = kept_whole();
    let mut disk = Disk {
        slots: [None, disk.slots[1].clone()],
        ..Disk::default()
    };
    let version = Unreadable::Version;
    assert_ne!(version(1).to_string(), version(200).to_string());
    for version in [1, envelope::VERSION - 1, envelope::VERSION + 1, 200] {
        disk.slots[1].as_mut().expect("it is full")[1] = version;
        let mut disk = disk.clone();
        let mut table = disk.restarted();
        let told = Unreadable::Version(version).to_string();
        assert!(tells(&table, &told), "{:?}", table.words());
        assert_eq!(disk.aside.len(), 1);
        hear(&mut table);
        assert!(table.shows(Target::Lobby(LobbyTarget::Start)));
    }
}

#[test]
fn a_game_that_is_not_in_this_build_is_told_and_put_aside() {
    let (mut disk, ..) = kept_whole();
    for slot in disk.slots.iter_mut().flatten() {
        let inside = envelope::open(slot).expect("it is whole");
        let id = b"\x08quickway";
        let rest = inside.strip_prefix(id).expect("its name comes first");
        let foreign = [b"\x08quickest", rest].concat();
        *slot = envelope::seal(&foreign).expect("it is short");
    }
    let mut table = disk.restarted();
    let told = Unreadable::NoSuchGame.to_string();
    assert!(tells(&table, &told), "{:?}", table.words());
    assert_eq!(disk.aside.len(), 2);
    hear(&mut table);
    assert!(table.shows(Target::Lobby(LobbyTarget::Start)));
}

#[test]
fn an_illegal_save_gives_way_to_the_one_before() {
    let (mut disk, before, _) = kept_whole();
    let bytes = disk.slots[LAST].as_mut().expect("it is full");
    let mut inside = envelope::open(bytes).expect("it is whole").to_vec();
    *inside.last_mut().expect("there are steps") ^= 1;
    *bytes = envelope::seal(&inside).expect("it is short");
    let mut table = disk.restarted();
    assert!(
        tells(&table, &Unreadable::Rules.to_string()),
        "{:?}",
        table.words()
    );
    assert_eq!(disk.aside.len(), 1);
    hear(&mut table);
    go_on(&mut table);
    assert_eq!(game(&table.app), before);
    // The table says so once.
    let mut table = disk.restarted();
    go_on(&mut table);
    assert_eq!(game(&table.app), before);
}

#[test]
fn a_rail_game_on_a_changed_map_is_put_aside_when_the_map_comes() {
    let mut table = Table::started(2);
    let mut disk = Disk::default();
    disk.take(&mut table);
    let made = disk.entries.keys().max().copied();
    assert!(made.is_some());
    let mut file = grid::grid_file();
    file.links.pop();
    let mut table = disk.restarted_with(Ok(file));
    let told = Unreadable::OtherMap.to_string();
    assert!(tells(&table, &told), "{:?}", table.words());
    let last = disk.aside.first().map(|bytes| number(bytes));
    assert_eq!(last, made, "the last save is among them");
    assert!(disk.slots == [None, None] && disk.entries.is_empty());
    hear(&mut table);
    assert!(table.shows(Target::Lobby(LobbyTarget::Start)));
}

#[test]
fn that_nothing_can_be_kept_is_told_and_the_game_goes_on() {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.touch("d4");
    table.send(Event::NotSaved("There is no room.".into()));
    assert!(
        table
            .words_on(scene::LayerName::Over)
            .iter()
            .filter(|words| *words == "There is no room.")
            .count()
            == 4,
        "it is written towards all four sides"
    );
    hear(&mut table);
    assert_eq!(table.touched(), "d4");
    table.ok();
    table.send(Event::NotSaved("There is no room.".into()));
    table.key(app::Key::Escape);
    assert!(!table.shows(Target::Dismiss));
}

#[test]
fn a_game_found_too_late_is_quarantined_and_can_be_opened() {
    let (disk, _, last) = kept();
    let mut table = Table::duelling(5, FACING, RAINDROPS, &[]);
    let now = game(&table.app);
    table.effects.clear();
    table.send(Event::Found(Box::new(disk.found())));
    let aside = |effect: &Effect| match effect {
        Effect::PutAside(bytes) => Some(number(bytes)),
        _ => None,
    };
    let aside: Vec<_> = table.effects.iter().filter_map(aside).collect();
    assert_eq!(aside, Vec::from_iter(disk.entries.keys().max().copied()));
    assert!(
        tells(&table, "An older game turned up."),
        "{:?}",
        table.words()
    );
    hear(&mut table);
    assert_eq!(game(&table.app), now);
    // If no other game waits it does, and it stays set aside until a person decides.
    let mut kept = Disk {
        aside: Disk::of(&mut table).aside,
        ..Disk::default()
    };
    kept.restarted();
    let mut again = kept.restarted();
    assert_eq!(kept.aside.len(), 1);
    go_on(&mut again);
    assert_eq!(game(&again.app), last);
    kept.take(&mut again);
    assert!(kept.aside.is_empty(), "it is kept as the game on the table");
}

#[test]
fn quarantined_garbage_is_not_offered() {
    let mut disk = Disk {
        aside: vec![b"garbage".to_vec(), Vec::new()],
        ..Disk::default()
    };
    let table = disk.restarted();
    assert_eq!(table.app.screen(), "lobby");
    assert_eq!(disk.aside.len(), 2, "the operator can have it");
}

/// A database that was damaged is found empty, or holds nothing that can be read.
#[test]
fn the_second_copy_is_there_when_the_first_is_lost() {
    for garbled in [false, true] {
        let (mut disk, before, last) = kept();
        disk.entries.clear();
        disk.slots = match garbled {
            true => [Some(b"garbage".to_vec()), Some(Vec::new())],
            false => Default::default(),
        };
        let mut table = disk.restarted();
        assert!(tells(&table, "second copy"), "{:?}", table.words());
        hear(&mut table);
        go_on(&mut table);
        let now = game(&table.app);
        assert!(
            now == before || now == last,
            "at most the turn that was not confirmed is lost"
        );
        // It is kept in both places again, and what follows is not lost.
        table.touch("a9");
        disk.take(&mut table);
        let mut again = disk.restarted();
        go_on(&mut again);
        assert_eq!(again.touched(), "a9");
    }
}

#[test]
fn the_second_copy_says_nothing_while_the_first_is_whole() {
    let (mut disk, _, last) = kept();
    disk.copy = Some("garbage".into());
    let mut table = disk.restarted();
    assert!(!table.shows(Target::Dismiss));
    go_on(&mut table);
    assert_eq!(game(&table.app), last);
    disk.copy = Some("garbage".into());
    (disk.slots, disk.entries) = Default::default();
    assert_eq!(disk.restarted().app.screen(), "lobby");
}
