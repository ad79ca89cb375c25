//! Games for two on other terms than usual: by the clock.

use roundhouse::cabinet::{GAMES, GameDef};
use roundhouse::players::TimeLimit;
use roundhouse::scene::{LobbyTarget, Target};
use roundhouse::table::Station;

use crate::common::fingers::Table;

use super::{Shots, table};

/// Places from which every clock is seen, on boards of all sizes.
const PAIRS: [[Station; 2]; 4] = [
    [Station::NearLeft, Station::FarRight],
    [Station::NearRight, Station::FarLeft],
    [Station::NearRight, Station::Left],
    [Station::Left, Station::Right],
];

/// The games that two play.
fn for_two() -> impl Iterator<Item = &'static GameDef> {
    GAMES.iter().filter(|game| !game.on_map)
}

/// A game that has just begun, by a clock.
fn begun(game: &GameDef, places: [Station; 2], limit: TimeLimit) -> Table {
    let mut table = table();
    for place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
    table.tap(Target::Lobby(LobbyTarget::Clock(Some(limit))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// All of them.
pub fn all(shots: &mut Shots) {
    for (game, places) in for_two().zip(PAIRS.into_iter().cycle()) {
        let mut table = begun(game, places, TimeLimit::TwoMinutes);
        shots.take(format!("{}, by the clock", game.title), &table);
        table.wait(95_000.0);
        shots.take(format!("{}, little time left", game.title), &table);
        table.wait(30_000.0);
        table.rest();
        shots.take(format!("{}, no time left", game.title), &table);
    }
    let game = for_two().next().expect("there is a game for two");
    for places in PAIRS {
        let mut table = begun(game, places, TimeLimit::SandGlass);
        shots.take(format!("a sand-glass, {places:?}"), &table);
        table.wait(31_000.0);
        shots.take(format!("the sand is through, {places:?}"), &table);
    }
}
