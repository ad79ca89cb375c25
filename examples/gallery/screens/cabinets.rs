//! Cabinets of a single game, and of more games than exist. The lobby and the rules fit any number, and the
//! operator's panel fits eight names of full size.

use app::Event;
use rules::GameId;
use scene::{LobbyTarget, RulesTarget, Target};
use screens::{App, GAMES};
use session::cabinet::{Cabinet, GameDef};

use crate::common::fingers::{Table, places};
use crate::common::maps;

use super::Shots;
use super::sheets::with_panel;

/// Ids of further games.
const MORE: [&str; 11] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"];

/// A cabinet of the first games of the house, and of further ones that are like them.
fn cabinet(count: usize) -> Cabinet {
    let further = GAMES.iter().cycle().skip(1).zip(MORE);
    let further = further.map(|(game, id)| -> &'static GameDef {
        Box::leak(Box::new(GameDef {
            id: GameId::new(id),
            ..game.clone()
        }))
    });
    let games: Vec<_> = GAMES.iter().chain(further).take(count).collect();
    Cabinet::new(games.leak())
}

pub fn all(shots: &mut Shots) {
    for count in [1, 3, 6, 8, 12, 16] {
        let games = cabinet(count);
        let mut table = Table::of(App::with_games(games, 3));
        table.rules = |_| "# A game\nThese are its rules.\n".into();
        table.send(Event::MapCame {
            map: maps::europe(),
            file: Ok(Box::new(maps::file(maps::europe()))),
        });
        for place in places(2) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        let last = games.ids().last().expect("there is a game");
        table.tap(Target::Lobby(LobbyTarget::Game(last)));
        shots.take(format!("the lobby of {count} games"), &table);
        let mut rules = table.clone();
        rules.tap(Target::Rules(RulesTarget::Open));
        shots.take(format!("the rules of the last of {count} games"), &rules);
        if count <= 8 {
            shots.take(format!("the operator of {count} games"), &with_panel(table));
        }
    }
}
