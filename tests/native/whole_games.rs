//! Tests with whole games by computers, twenty of each kind, and five on each newer map.
//!
//! Every version reads them, plays them to the same end, gives each viewer the same views, and saves them in the
//! same bytes.
//!
//! After an intended change the games are written again, and the commit says why: `cargo test --test native
//! whole_games -- --ignored`.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use players::ENGINES;
use players::engine::{self, Memory};
use rules::Strength;
use rules::maps::MapId;
use rules::record::Save;
use rules::request::Task;
use screens::GAMES;
use session::boards::VARIANT;
use session::cabinet::{GameDef, OnMap, Start};
use session::{Command, Match, Unrecorded};

use crate::common::{cases, maps};

/// Games of each kind.
const EACH: u64 = 20;
/// Games on a map beyond the first three: one of each number of seats.
const ON_NEWER: u64 = 5;

/// The kinds of games: those of a family are each one, and the maps are.
fn kinds() -> Vec<(&'static GameDef, String, Vec<usize>, Option<MapId>)> {
    let mut kinds = Vec::new();
    for game in GAMES.iter() {
        let mut chosen = vec![game.first_choices()];
        if let Some(at) = game.choices.iter().position(|choice| choice.id == VARIANT) {
            let of_first = |value| {
                let mut chosen = game.first_choices();
                chosen[at] = value;
                chosen
            };
            let values = game.choices[at].value_ids.len();
            chosen = (0..values).map(of_first).collect();
        }
        for chosen in chosen {
            let name = game.name_of(&chosen).to_owned();
            match game.on_map {
                true => kinds.extend(MapId::all().map(|map| {
                    let name = format!("{name}-{}", map.id());
                    (game, name, chosen.clone(), Some(map))
                })),
                false => kinds.push((game, name, chosen, None)),
            }
        }
    }
    kinds
}

fn games(map: Option<MapId>) -> u64 {
    match map {
        Some(map) if MapId::all().skip(3).any(|newer| newer == map) => ON_NEWER,
        Some(_) | None => EACH,
    }
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/native/whole_games/{name}.txt"))
}

/// Plays a game by computers with a clock that counts how often it is read, so that all machines play the same.
fn played(game: &GameDef, chosen: &[usize], map: Option<MapId>, number: u64) -> Box<dyn Match> {
    let rails = map.map(maps::map);
    let start = Start {
        seats: match game.on_map {
            true => 2 + number as usize % 5,
            false => 2,
        },
        chosen,
        map: map
            .zip(rails.as_ref())
            .map(|(id, rails)| OnMap { id, rails }),
        bank: 12 + 4 * (number as i32 % 3),
        tax: 5,
        seed: 7_000 + number,
        ..Start::default()
    };
    let mut game = (game.begin)(&start).expect("there is such a game");
    let mut memory = Memory::default();
    let clock = Cell::new(0.0);
    let tick = || clock.replace(clock.get() + 1.0);
    while !game.is_finished() {
        let Some(seat) = game.to_act() else {
            game.perform(None, Command::Continue).expect("a round ends");
            continue;
        };
        let task = Task {
            strength: Strength::ALL[(number as usize + seat) % Strength::ALL.len()],
            millis: 40,
            seed: number + game.moves() as u64,
            ponders: false,
            explains: false,
        };
        let request = game.request(task).expect("somebody is asked");
        let answer = engine::answer(ENGINES, &request.to_bytes(), &tick, &mut memory);
        let answer = answer.expect("computers answer");
        for command in game.commands(&answer).expect("it is a turn") {
            game.perform(Some(seat), command).expect("it is allowed");
        }
    }
    game
}

/// Returns a line about a game: its winners, its number of moves, a hash of everything visible, and the save.
fn told(game: &dyn Match) -> String {
    let save = game.to_save(Vec::new()).expect("it is short enough");
    let winners: Vec<String> = game.winners().iter().map(usize::to_string).collect();
    format!(
        "{} {} {:016x} {}",
        winners.join("+"),
        game.moves(),
        figure_of(game),
        save.to_text().expect("it is short enough")
    )
}

/// Returns a hash of all public words, and of each viewer's knowledge, after each turn.
fn figure_of(game: &dyn Match) -> u64 {
    let mut figure = 0xcbf2_9ce4_8422_2325;
    let mut add = |bytes: &[u8]| {
        for &byte in bytes {
            figure = (figure ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    for end in iter::once(0).chain(game.turn_ends()) {
        let then = game.after(end);
        add(then.text().as_bytes());
        for viewer in iter::once(None).chain((0..then.seats()).map(Some)) {
            add(&then.seen_by(viewer));
        }
    }
    figure
}

#[test]
fn whole_games_end_as_they_ended() {
    for (game, name, _, map) in kinds() {
        let lines = fs::read_to_string(file(&name)).expect("the games are here");
        assert_eq!(lines.lines().count() as u64, games(map), "{name}");
        // The first ones are of all strengths, and of all numbers of seats.
        let tried = cases::count(50) as usize;
        for (number, line) in lines.lines().enumerate().take(tried) {
            let save = line
                .rsplit(' ')
                .next()
                .and_then(|save| Save::from_text(save).ok());
            let save = save.expect("a save is read");
            let rails = map.map(maps::map);
            let map = map
                .zip(rails.as_ref())
                .map(|(id, rails)| OnMap { id, rails });
            let read = (game.read)(&save, map, Unrecorded::default());
            let read = read.expect("a game that was allowed is allowed");
            assert!(told(&*read) == line, "game {number} of {name} differs");
        }
    }
}

#[test]
#[ignore = "writes what the other test reads"]
fn whole_games_are_written_anew() {
    for (game, name, chosen, map) in kinds() {
        let lines = (0..games(map)).map(|number| told(&*played(game, &chosen, map, number)) + "\n");
        fs::write(file(&name), lines.collect::<String>()).expect("the folder is here");
    }
}
