//! The table as a kiosk: on the inputs' clock, through the real screens.

mod host_file;
mod host_pin;
mod hours;
mod idle;
mod nobody;
mod operator;
mod show;
mod together;
mod unreadable;
mod versions;
mod vitals;

use crate::common::fingers::Table;
use app::input::HostAnswer;
use app::{Effect, Event};
use base::Millis;
use base::table::Station;
use rules::GameId;
use scene::{LobbyTarget, PinTarget, Point, Target};

/// Returns a table that is a kiosk by its address. Its demonstration has no engine, which would take long.
fn kiosk() -> Table {
    let mut table = Table::new(5);
    table.engine_is_silent = true;
    table.send(Event::Kiosk);
    table
}

/// Returns a kiosk with players in its demonstration.
fn playing_kiosk() -> Table {
    let mut table = Table::new(5);
    table.send(Event::Kiosk);
    table
}

/// Lets the host give out this settings file.
fn set_by(table: &mut Table, json: &str) {
    let json = serde_json::from_str(json).expect("the test's file is JSON");
    table.send(Event::HostFile(HostAnswer::There(json)));
}

/// A finger is held in the corner until the pad opens, and lifted.
fn hold(table: &mut Table) {
    table.down(77, CORNER);
    wait(table, 5_000.0);
    table.up(77, CORNER);
}

/// Lets time pass as the page does: the application is woken whenever it has asked for it.
fn wait(table: &mut Table, ms: f64) {
    table.wait(ms);
}

/// Lets the demonstration go on by a frame or, while nothing moves, to its next step.
fn go_on(table: &mut Table) {
    let wake = table.app.wake_at().map(Millis::value);
    let rest = wake.expect("the demonstration goes on") - table.now;
    let frame = if table.app.is_moving() { 100.0 } else { rest };
    wait(table, rest.min(frame).max(0.0));
    table.feed(Event::Wake);
}

/// Where the operator holds a finger.
const CORNER: Point = Point::new(30.0, 30.0);
/// A point without a control.
const NOWHERE: Point = Point::new(960.0, 10.0);

fn in_show(table: &Table) -> bool {
    table.app.demonstration().is_some()
}

/// Returns the effects since the last call, except for questions to the engine.
fn effects(table: &mut Table) -> Vec<Effect> {
    let mut effects = std::mem::take(&mut table.effects);
    effects.retain(|effect| !matches!(effect, Effect::AskEngine { .. }));
    effects
}

/// The game that begins if two sit down now.
fn begins(table: &Table) -> GameId {
    let mut table = table.clone();
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.app.session().expect("it has begun").id()
}

/// Gives digits on the operator's pad.
fn give(table: &mut Table, digits: &[u8]) {
    for &digit in digits {
        table.tap(Target::Pin(PinTarget::Digit(digit)));
    }
    table.tap(Target::Pin(PinTarget::Enter));
}
