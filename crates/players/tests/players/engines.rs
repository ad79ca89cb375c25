//! Engines outside the program: the example of `docs/engines.md` plays every game by the rules, and a program that
//! is no engine loses only its game.

use std::path::PathBuf;
use std::process::Command;

use crate::common::maps;
use crate::referee::{program, referee, tell};
use players::Budget;
use players::transglobal_rail::turn;
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{Game, Strength};

#[allow(dead_code, reason = "the tournament uses all of it")]
#[path = "../../../../tools/tournament/engine.rs"]
mod engine;

use engine::Engine;

/// Number of a game's first turns that the example plays; they include every kind of turn.
const TURNS: usize = 6;

/// Saves the example of the page as a separate program; `None` without Python.
fn example(by: &str) -> Option<PathBuf> {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|said| said.status.success()) {
        return None;
    }
    let page = include_str!("../../../../docs/engines.md");
    let (_, code) = page.split_once("```python\n").expect("the page has code");
    let (code, _) = code.split_once("```").expect("the code ends");
    assert!(code.lines().count() <= 40, "it is a short example");
    let name = format!("roundhouse-engine-{by}-{}.py", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, code).expect("it can be written");
    Some(path)
}

#[test]
fn the_example_plays_all_games_for_two() {
    let Some(path) = example("two") else {
        println!("no python3 here: nothing is tried");
        return;
    };
    let command = format!("python3 {} {}", path.display(), program().display());
    for game in [
        "quickway",
        "crossway",
        "quax",
        "quadrex",
        "raindrops",
        "rapid-transit",
        "switch-yard",
    ] {
        let mut rules = referee();
        tell(&mut rules, &format!("new {game}"));
        let mut engine = Engine::start(&command, game, 50.0).unwrap();
        for number in 0..TURNS {
            let turn = if number % 2 == 0 {
                engine.generate(50.0).unwrap().swap_remove(0)
            } else {
                let legal = tell(&mut rules, "legal");
                let turn = legal.lines().nth(number % legal.lines().count());
                let turn = turn.expect("the game goes on").to_string();
                engine.play(&turn).unwrap();
                turn
            };
            tell(&mut rules, &format!("play {turn}"));
            if tell(&mut rules, "turn") == "over" {
                break;
            }
        }
        // An illegal turn gets a sentence in reply, and the game is unchanged.
        assert!(engine.play("nonsense").unwrap_err().contains("nonsense"));
    }
    std::fs::remove_file(path).expect("it is there");
}

/// The engine gets its seat's view, and plays its turns.
#[test]
fn the_example_plays_the_rail_game_from_what_its_seat_sees() {
    let Some(path) = example("rail") else {
        println!("no python3 here: nothing is tried");
        return;
    };
    let command = format!("python3 {} {}", path.display(), program().display());
    let mut engine = Engine::start(&command, "transglobal-rail", 50.0).unwrap();
    // The engine accepts the view that the page shows.
    let page = include_str!("../../../../docs/engines.md").lines();
    let shown = page.filter_map(|line| line.strip_prefix("    new transglobal-rail "));
    assert_eq!(
        shown
            .map(|keys| engine.look("transglobal-rail", keys))
            .collect::<Vec<_>>(),
        [Ok(())]
    );
    let setup = Setup {
        seats: 3,
        bank: 5,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(maps::all()[2].clone(), setup).unwrap();
    let mut played = [0; 2];
    while let Some(seat) = game.to_act().filter(|_| game.round() == 1) {
        let view = game.seen_by(seat);
        let steps = match seat {
            0 => {
                engine
                    .look("transglobal-rail", &view.to_keys().unwrap())
                    .unwrap();
                let steps = engine.generate(50.0).unwrap();
                steps.iter().map(|step| step.parse().unwrap()).collect()
            }
            _ => turn(&view, Strength::Easy, &Budget::Rounds(1), 1),
        };
        for step in steps {
            game.play(step).unwrap();
        }
        assert!(game.to_act() != Some(seat) || game.round() == 2 || game.phase() != view.phase());
        played[usize::from(seat == 0)] += 1;
    }
    assert!(played[0] > 10 && played[1] > 5, "{played:?}");
    // An impossible view gets a sentence in reply, and the game is unchanged.
    let why = engine
        .look("transglobal-rail", "map=usa seat=0")
        .unwrap_err();
    assert!(why.contains("`phase`"), "{why}");
    std::fs::remove_file(path).expect("it is there");
}

#[test]
fn a_program_that_is_no_engine_gets_a_sentence() {
    let no = |command: &str| Engine::start(command, "quickway", 50.0).err();
    assert!(no("").is_some_and(|why| why.contains("No engine")));
    assert!(no("/no/such/program").is_some_and(|why| why.contains("does not start")));
    if cfg!(unix) {
        let ended = no("true").expect("it ends at once");
        assert!(ended.contains("new quickway"), "{ended}");
        // `cat` repeats every line.
        let echo = no("cat").expect("that is no answer");
        assert!(echo.contains("with `new quickway`"), "{echo}");
    }
}
