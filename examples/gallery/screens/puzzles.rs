//! Puzzles of every game, from every side and side by side.
//!
//! The screens also show the words after a try.

use app::Event;
use base::table::Station;
use rules::maps::{LinkId, MapId};
use rules::puzzles::{Date, Grade, Puzzle};
use rules::{GameId, Spot};
use scene::{LobbyTarget, PuzzleTarget, Target};
use screens::GAMES;
use session::Command;

use crate::common::fingers::{Table, places};
use crate::common::games::title;
use crate::common::maps;

use super::{Shots, table};

/// A table on which the puzzle of the day of a game is open, before people at these places.
fn opened(game: GameId, places: &[Station], date: (u8, u8)) -> Table {
    let mut table = table();
    table.date = Date::new(date.0, date.1);
    for &place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table.tap(Target::Puzzle(PuzzleTarget::Open));
    table
}

/// Shows all screens of puzzles.
pub fn all(shots: &mut Shots) {
    for game in GAMES.ids() {
        let name = title(game);
        for (number, grade) in Grade::ALL.into_iter().enumerate() {
            let alone = opened(game, &[Station::NearLeft], (1, 10 + number as u8));
            shots.take(format!("{name}, {grade:?}"), &alone);
        }
        if shots.windows.is_empty() {
            for place in [Station::Left, Station::FarRight, Station::Right] {
                shots.take(
                    format!("{name} at {place:?}"),
                    &opened(game, &[place], (3, 1)),
                );
            }
            for people in [2, 3, 4, 6] {
                let race = opened(game, &places(people), (3, 2));
                shots.take(format!("{name}, people: {people}"), &race);
            }
            let sides = [Station::Left, Station::Right];
            shots.take(
                format!("{name} at both ends"),
                &opened(game, &sides, (3, 3)),
            );
        }
        tried(game, shots);
        answered(game, shots);
    }
    let on_map = GAMES.iter().find(|game| game.on_map);
    for map in on_map.iter().flat_map(|_| MapId::all().skip(1)) {
        let mut other = table();
        other.choose_map(map);
        other.tap(Target::Puzzle(PuzzleTarget::Open));
        let file = Ok(Box::new(maps::file(map)));
        other.send(Event::MapCame { map, file });
        shots.take(format!("on the map {}", map.id()), &other);
    }
    let game = GAMES.first().id;
    let mut coming = table();
    coming.tap(Target::Lobby(LobbyTarget::Game(game)));
    let mut broken = coming.clone();
    broken.puzzles = |_| Ok("nonsense".into());
    broken.tap(Target::Puzzle(PuzzleTarget::Open));
    shots.take("puzzles that are damaged", &broken);
}

/// Shows the words after an attempt.
fn tried(game: GameId, shots: &mut Shots) {
    let name = title(game);
    let place = Station::NearLeft;
    let mut wrong = opened(game, &[place], (5, 5));
    let puzzle = wrong.app.puzzle().expect("it is open");
    let pad = puzzle.pad(place).expect("somebody tries");
    match pad.duel() {
        None => {
            for link in 0..3 {
                let links = wrong.view();
                let links = links.targets.iter().filter_map(|area| match area.target {
                    Target::Puzzle(PuzzleTarget::Link(_, link)) => Some(link),
                    _ => None,
                });
                let link: LinkId = links.clone().nth(4 * link).expect("there are links");
                wrong.tap(Target::Puzzle(PuzzleTarget::Link(place, link)));
            }
        }
        Some(_) => {
            for _ in 0..4 {
                let puzzle = wrong.app.puzzle().expect("it is open");
                let duel = puzzle.pad(place).and_then(|pad| pad.duel());
                let play = duel.and_then(|duel| duel.now.as_board());
                let next = play.and_then(|play| play.reach().next.first().copied());
                let may = wrong.allows(Target::Puzzle(PuzzleTarget::Ok(place)));
                let Some(cell) = next.filter(|_| !may) else {
                    break;
                };
                wrong.tap(Target::Puzzle(PuzzleTarget::Cell(place, cell)));
            }
        }
    }
    wrong.rest();
    shots.take(format!("{name}, something is tried"), &wrong);
    if wrong.allows(Target::Puzzle(PuzzleTarget::Ok(place))) {
        wrong.tap(Target::Puzzle(PuzzleTarget::Ok(place)));
        wrong.rest();
        shots.take(format!("{name}, it is judged"), &wrong);
    }
}

/// Shows the words after a right turn. In some games it solves the easy puzzle.
fn answered(game: GameId, shots: &mut Shots) {
    let name = title(game);
    let all = [Station::NearLeft, Station::FarRight];
    for (word, grade) in [("solved", Grade::Easy), ("answered", Grade::Hard)] {
        // Own screens have no races.
        let races = shots.windows.is_empty() && word == "answered";
        let places = &all[..if races { 2 } else { 1 }];
        let mut table = opened(game, places, (5, 6));
        for &place in places {
            table.tap(Target::Puzzle(PuzzleTarget::Grade(place, grade)));
        }
        let puzzle = table.app.puzzle().expect("it is open");
        let Some(Puzzle::Win(win)) = puzzle.puzzle(&puzzle.pads[0]).cloned() else {
            continue;
        };
        let duel = puzzle.pads[0].duel().expect("it is a game for two");
        let turn = &win.right[0];
        for command in duel.now.typed(turn).expect("it is a turn") {
            if let Command::Extend(Spot::Cell(cell)) = command {
                let cell = PuzzleTarget::Cell(Station::NearLeft, cell);
                table.tap(Target::Puzzle(cell));
            }
        }
        table.tap(Target::Puzzle(PuzzleTarget::Ok(Station::NearLeft)));
        if races {
            table.wait(750.0);
            table.feed(Event::Wake);
            shots.take(format!("{name}, the answer comes"), &table);
        }
        table.rest();
        shots.take(format!("{name}, {word}"), &table);
        let share = Target::Puzzle(PuzzleTarget::Share(Station::NearLeft));
        if table.allows(share) {
            table.tap(share);
            shots.take(format!("{name}, the result is shared"), &table);
        }
    }
}
