//! Keys for everything: to the board and to OK, their questions, and typed moves.

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::player::sensible;
use crate::common::screens::{PHONE, own_screen};
use app::focus::Handle;
use app::keyboard::Asks;
use app::layout::Window;
use app::mirror::Role;
use app::{Event, Key};
use base::table::Station;
use rules::transglobal_rail::Move;
use rules::{GameId, Spot};
use scene::{LobbyTarget, SeatTarget, SettingsTarget, Target};
use screens::GAMES;

const ROOMS: [fn() -> Window; 2] = [Window::default, || own_screen(PHONE)];

/// A table at which two people play a game that a key has begun.
fn begun(game: GameId, window: Window) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(Window::default()));
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.send(Event::Window(window));
    let start = Handle::Target(Target::Lobby(LobbyTarget::Start));
    table.send(Event::Focus(Some(start)));
    table.send(Event::Press(start));
    table.app.lead_focus();
    assert!(table.app.session().is_some(), "{game}: {:?}", table.words());
    table
}

/// Where the person on turn sits.
fn acting(table: &Table) -> Station {
    let session = table.app.session().expect("a match");
    session.seats()[session.person_to_act().expect("a turn")].place
}

fn focus(table: &Table) -> Handle {
    table.app.handle().expect("something has the focus")
}

/// The line that the field for moves gives as an example.
fn example(table: &Table) -> String {
    let mirror = table.app.mirror();
    let Some(Role::Field { example, .. }) = mirror.find(Handle::Move).map(|one| one.role.clone())
    else {
        panic!("there is a field");
    };
    let line = example.strip_prefix("For example ");
    line.unwrap_or_else(|| panic!("{example}")).to_owned()
}

fn answer(table: &Table) -> Option<String> {
    table.app.mirror().answer.clone().map(|(_, words)| words)
}

fn said(table: &Table) -> Vec<String> {
    let said = table.app.mirror().said.clone();
    said.into_iter().map(|(_, words)| words).collect()
}

#[test]
fn the_focus_is_on_the_board_after_start_and_after_ok() {
    for game in GAMES.ids() {
        for window in ROOMS {
            let mut table = begun(game, window());
            assert!(focus(&table).is_on_board(), "{game}: {}", focus(&table));
            let seat = acting(&table);
            let moves = table.app.session().unwrap().moves();
            let mut line = example(&table);
            if let Some(hub) = line.strip_suffix(", ok") {
                line = hub.into();
                table.send(Event::Typed(line));
            } else {
                let cell = match focus(&table) {
                    Handle::Target(Target::Board(Spot::Cell(_))) => line,
                    other => panic!("{game}: {other}"),
                };
                table.send(Event::Typed(cell));
            }
            if acting(&table) == seat {
                let ok = Handle::Target(Target::Seat(seat, SeatTarget::Ok));
                table.send(Event::Focus(Some(ok)));
                table.send(Event::Press(ok));
            }
            table.app.lead_focus();
            assert!(table.app.session().unwrap().moves() > moves, "{game}");
            assert_ne!(acting(&table), seat, "{game}");
            assert!(focus(&table).is_on_board(), "{game}: {}", focus(&table));
        }
    }
}

#[test]
fn keys_press_ok_and_undo() {
    for window in ROOMS {
        let mut table = begun(rules::transglobal_rail::ID, window());
        let (seat, Handle::Here(here)) = (acting(&table), focus(&table)) else {
            panic!("a map is walked");
        };
        // A refusal gives its reason, on the screen and aloud.
        table.key(Key::Commit);
        assert_eq!(acting(&table), seat);
        assert!(table.says("Place your hub first."));
        let mirror = table.app.mirror();
        let mut heard = mirror.said.iter().chain(&mirror.own);
        assert!(heard.any(|(_, words)| words == "Place your hub first."));
        table.send(Event::Press(Handle::Here(here)));
        table.key(Key::Commit);
        assert_ne!(acting(&table), seat);
        let quickway = GAMES.ids().find(|game| game.as_str() == "quickway");
        let mut table = begun(quickway.expect("it is offered"), window());
        let seat = acting(&table);
        table.key(Key::Enter);
        assert!(table.allows(Target::Seat(seat, SeatTarget::Ok)));
        table.key(Key::Undo);
        table.key(Key::Commit);
        assert_eq!(acting(&table), seat, "it was taken back");
        table.key(Key::Enter);
        table.key(Key::Commit);
        assert_ne!(acting(&table), seat);
    }
}

#[test]
fn ok_is_enabled_where_it_is_on_the_screen() {
    for game in GAMES.ids() {
        for window in ROOMS {
            let mut table = begun(game, window());
            for _ in 0..4 {
                let ok = Target::Seat(acting(&table), SeatTarget::Ok);
                let painted = table.allows(ok);
                let mirror = table.app.mirror();
                let read = mirror.find(Handle::Target(ok)).expect("it is read").enabled;
                assert_eq!(read, painted, "{game}");
                let line = example(&table);
                let line = line.strip_suffix(", ok").unwrap_or(&line);
                table.send(Event::Typed(line.into()));
                if game == rules::transglobal_rail::ID {
                    break;
                }
            }
        }
    }
}

#[test]
fn turns_are_told_with_what_they_did() {
    for game in GAMES
        .ids()
        .filter(|&game| game != rules::transglobal_rail::ID)
    {
        let mut table = begun(game, own_screen(PHONE));
        for _ in 0..4 {
            let who = table.app.session().unwrap().person_to_act().unwrap();
            let who = table.app.session().unwrap().seats()[who]
                .colour
                .name()
                .to_string();
            let line = example(&table);
            table.send(Event::Typed(line.clone()));
            let said = said(&table);
            let told = said.iter().rev().find(|words| words.contains(": "));
            let told = told.unwrap_or_else(|| panic!("{game}: {said:?}"));
            assert!(
                told.starts_with(&format!("{who}: ")),
                "{game} {line}: {told}"
            );
            // The seat and the key have the same words.
            let mirror = table.app.mirror();
            let group = mirror.groups.iter().find(|group| group.name == who);
            assert!(
                group.is_some_and(|group| group.words.contains(told)),
                "{game}: {told}"
            );
            table.key(Key::Board);
            table.key(Key::Ask(Asks::LastTurns));
            assert_eq!(answer(&table).as_ref(), Some(told), "{game}");
        }
    }
}

#[test]
fn drops_cars_and_pieces_are_told_from_where_to_where() {
    let lines = [
        ("raindrops", " takes "),
        ("rapid-transit", " swap"),
        ("switch-yard", "from "),
        ("quickway", ": "),
    ];
    for (name, part) in lines {
        let game = GAMES.ids().find(|game| game.as_str() == name);
        let mut table = begun(game.unwrap_or_else(|| panic!("{name}")), own_screen(PHONE));
        let line = example(&table);
        table.send(Event::Typed(line.clone()));
        let told = said(&table).into_iter().rfind(|words| words.contains(": "));
        assert!(
            told.as_ref().is_some_and(|told| told.contains(part)),
            "{line}: {told:?}"
        );
    }
}

#[test]
fn keys_ask_for_the_stand_and_go_to_what_one_has() {
    for game in GAMES.ids() {
        for window in ROOMS {
            let mut table = begun(game, window());
            table.key(Key::Ask(Asks::Standings));
            let words = answer(&table).expect("it is answered");
            for seat in table.app.session().unwrap().seats() {
                let who = format!("{}: ", seat.colour.name());
                assert!(words.contains(&who), "{game}: {words}");
            }
            table.key(Key::Ask(Asks::Around));
            assert!(
                answer(&table).is_some_and(|words| words.len() > 4),
                "{game}"
            );
            // An answer goes with the next key.
            table.key(Key::Other);
            assert_eq!(answer(&table), None, "{game}");
            for hub in ["hub 10, ok", "hub 45, ok"] {
                let line = example(&table);
                let on_map = line.starts_with("hub ");
                table.send(Event::Typed(if on_map { hub.into() } else { line }));
            }
            table.key(Key::Board);
            for key in [Key::NextOwn, Key::NextOther] {
                table.key(key);
                let name = table.app.mirror().find(focus(&table)).unwrap().name.clone();
                let named = |colour: &str| name.contains(colour);
                let session = table.app.session().unwrap();
                let me = session.person_to_act().unwrap();
                let mut who = session.seats().iter().enumerate();
                let found = who.any(|(seat, sitting)| {
                    (seat == me) == (key == Key::NextOwn)
                        && named(&sitting.colour.name().to_string())
                });
                assert!(found, "{game}, {key:?}: {name}");
            }
        }
    }
}

#[test]
fn keys_that_ask_work_on_the_board_alone() {
    let mut table = begun(rules::transglobal_rail::ID, Window::default());
    let cog = Handle::Target(Target::Settings(SettingsTarget::Cog));
    table.send(Event::Focus(Some(cog)));
    for key in [Key::Ask(Asks::Standings), Key::NextOwn, Key::NextOther] {
        table.key(key);
        assert_eq!(answer(&table), None);
        assert_eq!(table.app.handle(), Some(cog));
    }
}

#[test]
fn the_own_seat_is_read_in_the_lobby_of_an_own_screen() {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(own_screen(PHONE)));
    let mirror = table.app.mirror();
    let own = mirror
        .groups
        .iter()
        .find(|group| group.key == "seat near-left");
    let own = own.expect("it is among the groups");
    assert_eq!((&*own.name, own.words.len()), ("Orange", 1));
    // The map itself says how to walk on it.
    table.tap(Target::Lobby(LobbyTarget::Start));
    let mirror = table.app.mirror();
    let map = mirror.board().expect("a map");
    assert!(
        map.words
            .iter()
            .any(|words| words.starts_with("Arrows go along links"))
    );
}

#[test]
fn links_are_told_with_their_ends_and_their_price() {
    let mut table = begun(rules::transglobal_rail::ID, own_screen(PHONE));
    for hub in ["hub 10, ok", "hub 45, ok"] {
        table.send(Event::Typed(hub.into()));
    }
    let seat = acting(&table);
    while acting(&table) == seat {
        let game = table.app.rail().unwrap().game().clone();
        let step = match game.may_ok() {
            true => Move::Ok,
            false => sensible(&game).expect("it goes on"),
        };
        table.send(Event::Typed(step.to_string()));
    }
    let told = said(&table).into_iter().rfind(|words| words.contains(": "));
    let told = told.expect("it is told");
    assert!(told.contains(" – ") && told.ends_with(", $2."), "{told}");
}
