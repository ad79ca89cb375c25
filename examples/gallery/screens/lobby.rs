//! The lobby with each game and each value of its choices, with people and with computers.

use crate::common::games::{choices, title};
use base::table::{PlayerColour, Station};
use rules::maps::{MapId, NodeId};
use rules::{Level, Spot, TimeLimit};
use scene::{LobbyTarget, Page, SeatTarget, Target};
use screens::GAMES;

use crate::common::fingers::{Table, places};

use super::{Shots, table, titled};

/// Takes each game with too few people, enough and too many, also rotated, and with each value of its options; then
/// the maps while they load, and a failed one.
pub fn games(shots: &mut Shots) {
    for people in [0, 1, 2, 3, 6] {
        let mut table = table();
        for place in places(people) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        for game in GAMES.ids() {
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            let name = format!("{}, people: {people}", title(game));
            shots.take(name.as_str(), &table);
            let mut turned = table.clone();
            for side in ["left", "far", "right"] {
                turned.tap(Target::Lobby(LobbyTarget::Rotate));
                shots.take(format!("{name}, turned to the {side}"), &turned);
            }
            for (row, choice) in choices(game).iter().enumerate() {
                for (value, words) in choice.values.iter().enumerate().filter(|_| people == 2) {
                    table.tap(Target::Lobby(LobbyTarget::Choice(row, value)));
                    shots.take(format!("{name}, {} {}", (choice.title)(), words()), &table);
                }
            }
        }
    }
    let two = places(2);
    let mut chosen = table();
    for &place in &two {
        chosen.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    let for_two = GAMES.iter().find(|game| !game.on_map);
    let for_two = for_two.expect("there is a game for two").id;
    chosen.tap(Target::Lobby(LobbyTarget::Game(for_two)));
    chosen.tap(Target::Lobby(LobbyTarget::Begins(Some(two[1]))));
    shots.take("who begins is chosen", &chosen);
    for limit in TimeLimit::ALL {
        chosen.tap(Target::Lobby(LobbyTarget::Clock(Some(limit))));
        shots.take(format!("by the clock, {}", limit.id()), &chosen);
    }
    chosen.tap(Target::Lobby(LobbyTarget::Clock(Some(
        TimeLimit::TwoMinutes,
    ))));
    chosen.tap(Target::Lobby(LobbyTarget::Time(two[0])));
    chosen.tap(Target::Lobby(LobbyTarget::Increment));
    shots.take("by unequal clocks", &chosen);
    let mut table = table();
    for map in MapId::all() {
        table.choose_map(map);
        shots.take(format!("{} chosen", titled(map)), &table);
    }
    take_leafed(shots, &table);
    for (place, colour) in Station::ALL.into_iter().zip(PlayerColour::ALL.iter().rev()) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
        if table.allows(Target::Lobby(LobbyTarget::Colour(place, *colour))) {
            table.tap(Target::Lobby(LobbyTarget::Colour(place, *colour)));
        }
    }
    shots.take("other colours", &table);
    let why = "The map file europe.json couldn’t be loaded (error 404).";
    shots.take("no map", &Table::with_map(2, Err(why.into())));
    shots.take("maps on their way", &Table::bare(2));
}

/// All pages of maps while the first map is chosen, and the first one turned over.
fn take_leafed(shots: &mut Shots, table: &Table) {
    let next = Target::Lobby(LobbyTarget::Maps(Page::Next));
    let mut table = table.clone();
    table.choose_map(MapId::default());
    for page in 2.. {
        if !table.shows(next) || !table.allows(next) {
            return;
        }
        table.tap(next);
        shots.take(format!("maps, page {page}"), &table);
        let mut turned = table.clone();
        turned.tap(Target::Lobby(LobbyTarget::Rotate));
        shots.take(format!("maps, page {page}, turned"), &turned);
    }
}

/// One person with more and more computers.
pub fn computers(shots: &mut Shots) {
    let mut table = table();
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Left)));
    let others = Station::ALL
        .into_iter()
        .filter(|&place| place != Station::Left);
    for (number, place) in others.enumerate() {
        table.tap(Target::Lobby(LobbyTarget::Computer(place)));
        table.tap(Target::Lobby(LobbyTarget::Strength(
            place,
            Level::ALL[number % Level::ALL.len()],
        )));
        for game in GAMES.ids() {
            let mut table = table.clone();
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            shots.take(
                format!("{}, computers: {}", title(game), number + 1),
                &table,
            );
        }
    }
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    shots.take("the game has begun", &table);
    if table.app.rail().and_then(|play| play.person()).is_some() {
        table.tap(Target::Board(Spot::Node(NodeId::new(45))));
        table.tap(Target::Seat(Station::Left, SeatTarget::Ok));
    }
    shots.take("a computer thinks", &table);
}

/// The lobby of one person: each game, each opponent, and more and more players.
pub fn own(shots: &mut Shots) {
    let tap = |table: &mut Table, target| table.tap(Target::Lobby(target));
    for game in GAMES.ids() {
        shots.take_after(title(game), &table(), |table| {
            tap(table, LobbyTarget::Game(game));
        });
    }
    let for_two = GAMES.iter().find(|game| !game.on_map);
    let for_two = for_two.expect("there is a game for two").id;
    shots.take_after("by a clock", &table(), |table| {
        tap(table, LobbyTarget::Game(for_two));
        tap(table, LobbyTarget::Clock(Some(TimeLimit::TenMinutes)));
    });
    let levels = Level::ALL.into_iter().map(Some);
    for level in levels.chain([None]) {
        let name = level.map_or("somebody here".into(), |level| level.to_string());
        shots.take_after(format!("against {name}"), &table(), |table| {
            tap(table, LobbyTarget::Against(level));
        });
    }
    let next = Target::Lobby(LobbyTarget::Maps(Page::Next));
    if table().shows(next) {
        shots.take_after("more maps", &table(), |table| table.tap(next));
    }
    for added in 1..=4 {
        shots.take_after(format!("one more, {added} times"), &table(), |table| {
            for level in Level::ALL.into_iter().take(added) {
                tap(table, LobbyTarget::Add);
                tap(table, LobbyTarget::Against(Some(level)));
            }
        });
    }
}
