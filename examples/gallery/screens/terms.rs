//! Games for two on other terms than usual: by the clock, with a draw that is offered or a turn asked back.

use base::table::Station;
use rules::{Spot, TimeLimit};
use scene::{LobbyTarget, ResultsTarget, SeatTarget, Target};
use screens::GAMES;
use session::cabinet::GameDef;

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
fn begun(game: &GameDef, places: [Station; 2], limit: Option<TimeLimit>) -> Table {
    let mut table = table();
    for place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
    table.tap(Target::Lobby(LobbyTarget::Clock(limit)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// All of them.
pub fn all(shots: &mut Shots) {
    for (game, places) in for_two().zip(PAIRS.into_iter().cycle()) {
        let mut table = begun(game, places, Some(TimeLimit::TwoMinutes));
        shots.take(format!("{}, by the clock", game.title), &table);
        table.wait(95_000.0);
        shots.take(format!("{}, little time left", game.title), &table);
        table.wait(30_000.0);
        table.rest();
        shots.take(format!("{}, no time left", game.title), &table);
    }
    let drawn = for_two().find(|game| game.id.as_str() == "switch-yard");
    for places in PAIRS {
        draw(drawn.expect("it can be drawn"), places, shots);
    }
    for (game, places) in for_two().zip(PAIRS.into_iter().cycle()) {
        take_back(game, places, shots);
        ahead(game, places, shots);
    }
    evening(shots);
    let game = for_two().next().expect("there is a game for two");
    for places in PAIRS {
        let mut table = begun(game, places, Some(TimeLimit::SandGlass));
        shots.take(format!("a sand-glass, {places:?}"), &table);
        table.wait(31_000.0);
        shots.take(format!("the sand is through, {places:?}"), &table);
    }
}

/// Two who play every game once more, after one that the first player has given up.
fn evening(shots: &mut Shots) {
    for (game, places) in for_two().zip(PAIRS.into_iter().cycle()) {
        let mut table = begun(game, places, Some(TimeLimit::TenMinutes));
        table.tap(Target::Seat(places[0], SeatTarget::Resign));
        table.tap(Target::Seat(places[0], SeatTarget::ResignYes));
        table.tap(Target::Results(ResultsTarget::PlayAgain));
        table.all_agree();
        shots.take(format!("{}, the second game", game.title), &table);
        table.tap(Target::Seat(places[1], SeatTarget::Resign));
        table.tap(Target::Seat(places[1], SeatTarget::ResignYes));
        shots.take(format!("{}, the second game is over", game.title), &table);
        for _ in 0..2 {
            table.tap(Target::Results(ResultsTarget::PlayAgain));
            table.all_agree();
            table.tap(Target::Seat(places[0], SeatTarget::Resign));
            table.tap(Target::Seat(places[0], SeatTarget::ResignYes));
        }
        let ahead = Target::Seat(places[0], SeatTarget::Ahead);
        if table.shows(ahead) {
            shots.take(format!("{}, a head start is proposed", game.title), &table);
            table.tap(ahead);
            shots.take(format!("{}, a head start is chosen", game.title), &table);
        }
    }
}

/// A game in which the second place begins ahead, and the lobby before it.
fn ahead(game: &GameDef, places: [Station; 2], shots: &mut Shots) {
    let mut table = table();
    for place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
    if !table.shows(Target::Lobby(LobbyTarget::Ahead(places[1]))) {
        return;
    }
    for _ in 0..2 {
        table.tap(Target::Lobby(LobbyTarget::Ahead(places[1])));
    }
    shots.take(format!("{}, one is to begin ahead", game.title), &table);
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    shots.take(format!("{}, one begins ahead", game.title), &table);
}

/// Takes a turn that a player asks to take back, with both answers.
fn take_back(game: &GameDef, places: [Station; 2], shots: &mut Shots) {
    let mut table = begun(game, places, None);
    let [asks, answers] = [table.mover(), table.waiting()];
    while !table.board().may_commit() {
        let cell = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(cell)));
    }
    table.ok();
    shots.take(
        format!("{}, a turn can be asked back, {places:?}", game.title),
        &table,
    );
    table.tap(Target::Seat(asks, SeatTarget::TakeBack));
    let told = ["is asked back", "is not given back", "is given back"];
    let told = told.map(|told| format!("{}, a turn {told}, {places:?}", game.title));
    answered(table, answers, told, shots);
}

/// A draw that is offered, declined, and agreed on.
fn draw(game: &GameDef, places: [Station; 2], shots: &mut Shots) {
    let mut table = begun(game, places, None);
    let [mover, waiting] = [table.mover(), table.waiting()];
    table.tap(Target::Seat(mover, SeatTarget::Resign));
    shots.take(
        format!("{}, resign or draw, {places:?}", game.title),
        &table,
    );
    table.tap(Target::Seat(mover, SeatTarget::OfferDraw));
    let told = ["is offered", "is declined", "is agreed on"];
    let told = told.map(|told| format!("{}, a draw {told}, {places:?}", game.title));
    answered(table, waiting, told, shots);
}

/// Takes a proposal to a place: the question there, declined and accepted.
fn answered(
    mut table: Table,
    place: Station,
    [asked, declined, agreed]: [String; 3],
    shots: &mut Shots,
) {
    shots.take(asked, &table);
    let mut refused = table.clone();
    refused.tap(Target::Seat(place, SeatTarget::AnswerNo));
    shots.take(declined, &refused);
    table.tap(Target::Seat(place, SeatTarget::AnswerYes));
    shots.take(agreed, &table);
}
