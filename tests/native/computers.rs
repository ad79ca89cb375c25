//! Computer players at the table: people play against them on the real screens, and can continue after any failure.

mod beliefs;
mod engine;
mod even;
mod faults;
mod kept;
mod last_words;
mod lobby;
mod storm;
mod turns;

use crate::common::fingers::Table;
use crate::common::player::sensible;

use base::table::Station;
use rules::{GameId, Level, Spot, Strength};
use scene::{LobbyTarget, SeatTarget, Slider, Target};
use session::SeatAssignment;

/// Where the person sits.
const PERSON: Station = Station::NearLeft;

/// A game of a person and so many computers of a strength that has just begun.
fn against(game: GameId, computers: usize, strength: Strength, seed: u64) -> Table {
    let mut table = lobby_of(computers, strength, seed);
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// Such a game in which questions are left to the test.
fn unanswered(game: GameId, computers: usize, strength: Strength, seed: u64) -> Table {
    let mut table = lobby_of(computers, strength, seed);
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// The lobby before such a game.
fn lobby_of(computers: usize, strength: Strength, seed: u64) -> Table {
    let mut table = Table::new(seed);
    table.tap(Target::Lobby(LobbyTarget::Join(PERSON)));
    for place in Station::ALL
        .into_iter()
        .skip(1)
        .step_by(5 / computers)
        .take(computers)
    {
        table.tap(Target::Lobby(LobbyTarget::Computer(place)));
        table.tap(Target::Lobby(LobbyTarget::Strength(
            place,
            Level::Fixed(strength),
        )));
    }
    table.drag(Target::Slider(Slider::Bank), 0.0);
    table
}

/// Returns the seat on turn.
fn acting(table: &Table) -> Option<SeatAssignment> {
    let session = table.app.session()?;
    Some(session.seats()[session.to_act()?])
}

fn is_computers_turn(table: &Table) -> bool {
    acting(table).is_some_and(|sitting| !sitting.is_person())
}

/// Counts the turns that have been confirmed.
fn turn(table: &Table) -> usize {
    let session = table.app.session().expect("a game is on the table");
    session.game().turn_ends().len()
}

/// The person on turn touches something that leads on.
fn touch(table: &mut Table) {
    if let Some(play) = table.app.rail() {
        let step = sensible(play.game()).unwrap_or(rules::transglobal_rail::Move::Ok);
        return table.touch_step(step);
    }
    let place = table.mover();
    let duel = table.board();
    let next = &duel.play.reach().next;
    // Now one and now another, so that games get on.
    let cell = next
        .get((duel.turns() * 7 + 3) % next.len().max(1))
        .copied();
    match cell {
        _ if table.allows(Target::Seat(place, SeatTarget::Ok)) => {
            table.tap(Target::Seat(place, SeatTarget::Ok))
        }
        Some(cell) => table.tap(Target::Board(Spot::Cell(cell))),
        None => table.tap(Target::Seat(place, SeatTarget::Special)),
    }
}

/// People and computers play on for so many turns, or to the end of the game or round.
fn play_on(table: &mut Table, turns: usize) {
    let end = turn(table) + turns;
    for touches in 0.. {
        assert!(touches < 3000, "the game does not get on");
        if turn(table) >= end || acting(table).is_none() {
            return;
        }
        if is_computers_turn(table) {
            table.wait(2000.0);
        } else {
            touch(table);
        }
    }
}

/// Goes on until a computer's turn has just begun and nothing of it has been seen.
fn until_computers_turn(table: &mut Table) {
    for _ in 0..50 {
        if is_computers_turn(table) {
            return;
        }
        touch(table);
    }
    panic!("it never is the computer's turn");
}
