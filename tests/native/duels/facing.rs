//! Against a computer all words face the only person.

use app::Event;
use rules::{GameId, TimeLimit};
use scene::{Item, LayerName, LobbyTarget, SeatTarget, Target};

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};

/// Returns the words that are not upright for the first of two players face to face, who sits on the near side.
fn turned(table: &Table) -> Vec<String> {
    let scene = table.view();
    let layers = scene.layers.iter();
    let items = layers
        .filter(|layer| layer.name != LayerName::Over)
        .flat_map(|layer| layer.items.iter());
    let words: Vec<_> = items
        .filter_map(|item| match item {
            Item::Text(text) => Some((text.words.clone(), text.turn)),
            Item::Path { .. } => None,
        })
        .collect();
    // Two corners say the same, one for each long side.
    let turned = words
        .iter()
        .filter(|(said, turn)| *turn != 0.0 && !words.contains(&(said.clone(), 0.0)));
    turned.map(|(said, _)| said.clone()).collect()
}

fn begun(game: GameId, targets: &[LobbyTarget]) -> Table {
    let mut table = Table::new(3);
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for &target in targets.iter().chain(&[LobbyTarget::Start]) {
        table.tap(Target::Lobby(target));
    }
    table
}

#[test]
fn nothing_faces_a_computer() {
    let [person, computer] = FACING;
    for game in [QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD] {
        for first in FACING {
            let against = [
                LobbyTarget::Join(person),
                LobbyTarget::Computer(computer),
                LobbyTarget::Begins(Some(first)),
            ];
            let mut table = begun(game, &against);
            assert_eq!(turned(&table), Vec::<String>::new(), "{game}");
            table.tap(Target::Seat(person, SeatTarget::Resign));
            table.tap(Target::Seat(person, SeatTarget::ResignYes));
            table.rest();
            assert_eq!(turned(&table), Vec::<String>::new(), "{game}: over");
            table.tap(Target::Seat(person, SeatTarget::Review));
            assert_eq!(table.app.screen(), "review");
            assert_eq!(turned(&table), Vec::<String>::new(), "{game}: review");
        }
        let by_clock = [
            LobbyTarget::Join(person),
            LobbyTarget::Computer(computer),
            LobbyTarget::Clock(Some(TimeLimit::TwoMinutes)),
        ];
        let table = begun(game, &by_clock);
        assert!(table.says("2:00"));
        assert_eq!(turned(&table), Vec::<String>::new(), "{game}: clocks");
        let two = FACING.map(LobbyTarget::Join);
        assert!(turned(&begun(game, &two)).len() > 1, "{game}");
    }
}

/// The tickets that fly now: strips of paper over a shadow.
fn tickets(table: &Table) -> usize {
    let scene = table.view();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let strokes = items.filter_map(|item| match item {
        Item::Path { stroke, .. } => *stroke,
        Item::Text(_) => None,
    });
    strokes.filter(|stroke| stroke.width == 18.0).count()
}

#[test]
fn tickets_fly_for_people_alone() {
    let [person, other] = FACING;
    for (joins, flies) in [
        (LobbyTarget::Join(other), true),
        (LobbyTarget::Computer(other), false),
    ] {
        let mut table = begun(QUICKWAY, &[LobbyTarget::Join(person), joins]);
        table.tap(Target::Seat(person, SeatTarget::Resign));
        table.tap(Target::Seat(person, SeatTarget::ResignYes));
        table.wait(600.0);
        table.feed(Event::Wake);
        assert_eq!(tickets(&table) > 50, flies);
    }
}
