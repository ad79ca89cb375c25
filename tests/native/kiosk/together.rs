//! The kiosk together with saves, links and updates: no part breaks another one.

use crate::common::cases;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, TRANSGLOBAL_RAIL};
use app::input::{Found, Reading};
use app::{Effect, Event};
use base::table::Station;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scene::{Delete, LobbyTarget, OperatorTarget, Slider, Target};

use super::{NOWHERE, begins, effects, give, in_show, kiosk, wait};
use crate::common::disk::Disk;
use crate::common::duels::FACING;
use crate::common::fingers::Table;

/// Settings with which an operator's wish alone makes a table a kiosk.
const WISH: &str = "kiosk=on\nhidden=raindrops\nstart.game=switch-yard\npin=5-7\n";

/// A game of Quickway, as it is kept.
fn kept() -> Disk {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4, e5");
    Disk::of(&mut table)
}

fn found(save: Option<Disk>, settings: &str) -> Event {
    Event::Found(Box::new(Found {
        settings: Reading::There(settings.into()),
        ..save.unwrap_or_default().found()
    }))
}

#[test]
fn after_a_fault_the_game_goes_on_in_every_kiosk() {
    let by_wish = (Table::new(5), WISH);
    for (mut table, settings) in [(kiosk(), ""), by_wish] {
        table.send(Event::Restarted);
        table.send(found(Some(kept()), settings));
        assert!(table.app.is_kiosk());
        assert!(!in_show(&table), "{settings}");
        assert!(table.app.board().is_some(), "{settings}");
        // They have the usual time.
        wait(&mut table, 89_000.0);
        assert!(table.app.countdown().is_none());
        wait(&mut table, 21_000.0);
        assert!(in_show(&table));
        table.tap_at(NOWHERE);
        table.tap(Target::Resume);
        assert!(table.app.board().is_some());
    }
}

#[test]
fn a_kiosk_starts_with_the_choices_of_its_operator() {
    let text = format!("game=quickway\nbank=30\n{WISH}start.bank=7\n");
    for mut table in [kiosk(), Table::new(5)] {
        table.send(found(None, &text));
        assert!(in_show(&table));
        table.tap_at(NOWHERE);
        assert_eq!(begins(&table), SWITCH_YARD);
        assert!(!table.shows(Target::Lobby(LobbyTarget::Game(RAINDROPS))));
        table.tap(Target::Lobby(LobbyTarget::Game(TRANSGLOBAL_RAIL)));
        assert!(
            table.says(&Slider::Bank.say(7).to_string()),
            "{:?}",
            table.words()
        );
    }
}

#[test]
fn people_who_were_quicker_than_the_disk_stay() {
    let mut table = Table::new(5);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    table.send(found(None, WISH));
    assert!(table.app.is_kiosk() && !in_show(&table));
    assert!(!table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    let mut table = Table::duelling(5, FACING, QUICKWAY, &[]);
    table.turns("d4");
    let game = table.app.kept();
    effects(&mut table);
    table.send(found(Some(kept()), WISH));
    assert!(!in_show(&table));
    assert_eq!(table.app.kept(), game);
    // The table repeats its requests from before it knew the disk. They come behind those for the data found there.
    let order = effects(&mut table);
    let at = |wanted: fn(&Effect) -> bool| order.iter().position(wanted);
    let aside = at(|effect| matches!(effect, Effect::PutAside(_)));
    let saved = at(|effect| matches!(effect, Effect::Save { .. }));
    assert!(aside.is_some() && aside < saved, "{order:?}");
}

#[test]
fn the_first_settings_are_kept_even_if_they_were_made_too_early() {
    let mut table = Table::new(5);
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    effects(&mut table);
    table.send(Event::Found(Box::default()));
    let keeps = |effect| match effect {
        Effect::KeepSettings(text) => Some(text),
        _ => None,
    };
    let text = effects(&mut table).into_iter().find_map(keeps);
    assert!(text.expect("they are kept").contains("game=quickway"));
}

#[test]
fn deleting_what_is_kept_keeps_the_game_on_the_table() {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4");
    table.down(77, super::CORNER);
    wait(&mut table, 5_000.0);
    table.up(77, super::CORNER);
    for _ in 0..2 {
        give(&mut table, &[1, 2, 3, 4]);
    }
    table.tap(Target::Operator(OperatorTarget::Delete(Delete::Saves)));
    effects(&mut table);
    table.tap(Target::Operator(OperatorTarget::DeleteYes));
    let order = effects(&mut table);
    let at = |wanted: fn(&Effect) -> bool| order.iter().position(wanted);
    let deleted = at(|effect| matches!(effect, Effect::Delete(_)));
    let saved = at(|effect| matches!(effect, Effect::Save { .. }));
    assert!(deleted.is_some() && deleted < saved, "{order:?}");
}

#[test]
fn the_demonstration_keeps_nothing_and_forgets_nothing() {
    let mut table = kiosk();
    table.send(found(Some(kept()), ""));
    assert!(in_show(&table));
    effects(&mut table);
    wait(&mut table, 600_000.0);
    let lost = effects(&mut table);
    assert!(lost.is_empty(), "{lost:?}");
    assert_eq!(table.app.kept(), None);
}

#[test]
fn a_link_that_is_looked_at_gives_way_to_the_own_game_when_all_have_gone() {
    let mut other = Table::duelling(8, FACING, RAPID_TRANSIT, &[]);
    let link = other.app.kept().expect("it can be told").0;
    effects(&mut other);
    let mut table = kiosk();
    table.tap_at(NOWHERE);
    table.send(Event::Restarted);
    table.send(found(Some(kept()), ""));
    let own = table.app.kept();
    effects(&mut table);
    table.send(Event::Link(link));
    assert!(table.app.linked_game().is_some());
    wait(&mut table, 111_000.0);
    assert!(in_show(&table) && table.app.linked_game().is_none());
    let lost = |effect: &Effect| matches!(effect, Effect::Forget | Effect::PutAside(_));
    assert!(!effects(&mut table).iter().any(lost));
    table.tap_at(NOWHERE);
    table.tap(Target::Resume);
    assert_eq!(table.app.kept(), own);
}

#[test]
fn a_game_that_the_operator_hides_cannot_be_wished_for() {
    let mut table = kiosk();
    table.send(found(None, WISH));
    table.tap_at(NOWHERE);
    let wish = [("game".to_string(), "raindrops".to_string())];
    table.send(Event::Query(wish.into()));
    assert_eq!(table.app.screen(), "trouble", "{:?}", table.words());
    assert!(
        table.says("This link asks for game raindrops."),
        "{:?}",
        table.words()
    );
}

#[test]
fn garbage_from_everywhere_leaves_a_table_that_answers() {
    let mut chance = ChaCha8Rng::seed_from_u64(51);
    let save = kept();
    let link = Table::duelling(8, FACING, QUICKWAY, &[]).app.kept();
    let link = link.expect("it can be told").0;
    let mutate = |bytes: &[u8], chance: &mut ChaCha8Rng| {
        let mut bytes = bytes.to_vec();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(0..bytes.len());
            match chance.random_range(0..3) {
                0 => bytes[at] = chance.next_u32() as u8,
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, chance.next_u32() as u8),
            }
        }
        bytes
    };
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    for _ in 0..cases::count(60) {
        let mut table = if chance.random() {
            kiosk()
        } else {
            Table::new(5)
        };
        let mut disk = save.clone();
        for bytes in disk
            .slots
            .iter_mut()
            .flatten()
            .chain(disk.entries.values_mut())
        {
            if chance.random_bool(0.6) {
                *bytes = mutate(bytes, &mut chance);
            }
        }
        let settings = Reading::There(text(mutate(WISH.as_bytes(), &mut chance)));
        let wishes = text(mutate(b"game=quax&size=13&map=asia&bank=10", &mut chance));
        let pair = |wish: &str| {
            let (name, value) = wish.split_once('=').unwrap_or((wish, ""));
            (name.to_string(), value.to_string())
        };
        let mut events = [
            Event::Restarted,
            Event::Found(Box::new(Found {
                settings,
                ..disk.found()
            })),
            Event::Query(wishes.split('&').map(pair).collect()),
            Event::Link(text(mutate(link.as_bytes(), &mut chance))),
            Event::NewVersion,
        ];
        events.rotate_left(chance.random_range(0..5));
        for event in events {
            table.send(event);
            wait(&mut table, 500.0);
        }
        // One touch wakes the table, and another one hears what went wrong.
        table.tap_at(NOWHERE);
        table.tap_at(NOWHERE);
        assert!(!table.shows(Target::Dismiss));
        assert!(!table.app.view().targets.is_empty());
        wait(&mut table, 120_000.0);
        assert_eq!(in_show(&table), table.app.is_kiosk());
    }
}
