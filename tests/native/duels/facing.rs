//! Against a computer everything that is written faces the one person who plays.

use rules::GameId;
use scene::{Item, LayerName, LobbyTarget, Target};

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};

/// The words that stand on their heads for the first of two who face each other: he sits on the near side.
fn upside_down(table: &Table) -> Vec<String> {
    let scene = table.view();
    let layers = scene.layers.iter();
    // Two corners name the game, one for each long side.
    let title = table.board().shown().title().to_string();
    let items = layers
        .filter(|layer| layer.name != LayerName::Over)
        .flat_map(|layer| layer.items.iter());
    let words = items.filter_map(|item| match item {
        Item::Text(text) if text.turn == 180.0 && text.words != title => Some(text.words.clone()),
        Item::Text(_) | Item::Path { .. } => None,
    });
    words.collect()
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
            let table = begun(game, &against);
            assert_eq!(upside_down(&table), Vec::<String>::new(), "{game}");
        }
        let two = FACING.map(LobbyTarget::Join);
        assert!(upside_down(&begun(game, &two)).len() > 10, "{game}");
    }
}
