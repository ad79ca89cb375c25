//! The workshop of own maps, and what the page would answer to it.

use app::Event;
use app::world::WorldPicture;
use base::words::Message;
use rules::maps::{MapFile, MapId};
use scene::{LobbyTarget, Page, Target, WorkshopTarget};

use super::fingers::Table;
use super::maps;

/// Names from which people choose one for an own map.
pub const NAMES: [&str; 3] = ["Bratislava – Copenhagen", "Vienna", "Eastern Alps"];

/// The outlines of the world's countries as the page gives them.
pub fn world() -> Event {
    let file = include_str!("../../../assets/world/picture.json");
    let world: WorldPicture = serde_json::from_str(file).expect("it is a picture of the world");
    Event::WorldCame(Ok(Box::new(world)))
}

/// The file of an own map, as if it had been made: it looks like a shipped one.
pub fn file(map: MapId) -> MapFile {
    let name = map.own().expect("it is an own map").name();
    let shipped = MapId::with_id("central-europe").expect("it is shipped");
    MapFile {
        name: NAMES[usize::from(name) % NAMES.len()].into(),
        names: NAMES.map(String::from).into(),
        ..maps::file(shipped)
    }
}

/// The table opens the workshop, and the world comes.
pub fn open(table: &mut Table) {
    let card = Target::Lobby(LobbyTarget::Workshop);
    let next = Target::Lobby(LobbyTarget::Maps(Page::Next));
    while !table.shows(card) && table.allows(next) {
        table.tap(next);
    }
    table.tap(card);
    table.send(world());
}

/// Presses a button of the workshop.
pub fn press(table: &mut Table, target: WorkshopTarget) {
    table.tap(Target::Workshop(target));
}

/// The map that the workshop has asked for.
pub fn asked(table: &Table) -> MapId {
    let map = table.app.lobby.workshop.map();
    map.expect("a map has been asked for")
}

/// Whatever the workshop has asked for comes.
pub fn come(table: &mut Table) -> MapId {
    come_changed(table, |_| ())
}

/// The same, with this standard deviation of what hands cost.
pub fn come_with(table: &mut Table, spread: f32) {
    come_changed(table, |file| {
        let costs = file.costs.as_mut();
        costs.expect("a shipped map tells them").spread = spread;
    });
}

fn come_changed(table: &mut Table, change: impl FnOnce(&mut MapFile)) -> MapId {
    let map = asked(table);
    let mut file = file(map);
    change(&mut file);
    let file = Ok(Box::new(file));
    table.send(Event::MapCame { map, file });
    map
}

/// The map that was asked for cannot be made.
pub fn fail(table: &mut Table, why: Message) {
    let map = asked(table);
    table.send(Event::MapCame {
        map,
        file: Err(why),
    });
}
