//! The referee's protocol: lines in, answers out, and the game in between. Lines can be anything; a
//! command that fails is answered with a sentence and changes nothing.

use std::fmt;

use roundhouse::games::Game;
use roundhouse::games::transglobal_rail::TransglobalRail;
use roundhouse::record::Record;

use super::rail;

/// The games that can be played now.
const GAMES: [&str; 1] = [rail::NAME];
/// The games that the protocol names and that are not there yet.
const LATER: [&str; 7] = [
    "quickway",
    "crossway",
    "quax",
    "quadrex",
    "raindrops",
    "rapid-transit",
    "switch-yard",
];

/// What a command gives: the lines that answer it, or the sentence that says why it failed.
pub type Outcome = Result<String, String>;

/// An answer as it is sent: `= ` and lines, or `? ` and a sentence, and an empty line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer(pub Outcome);

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Ok(lines) => write!(f, "= {lines}\n\n"),
            Err(why) => write!(f, "? {why}\n\n"),
        }
    }
}

/// One conversation: the game that is on, and whether it is over.
#[derive(Default)]
pub struct Session {
    game: Option<Record<TransglobalRail>>,
    quit: bool,
}

impl Session {
    /// Answers one line, given without its line break; an empty one is not answered.
    pub fn answer(&mut self, line: &[u8]) -> Option<Answer> {
        // Programs on some systems end their lines with both characters.
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            return None;
        }
        let outcome = match std::str::from_utf8(line) {
            Ok(line) => self.obey(line),
            Err(_) => Err("The line is not UTF-8.".into()),
        };
        Some(Answer(outcome))
    }

    /// Whether `quit` has been said.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    fn obey(&mut self, line: &str) -> Outcome {
        let (command, argument) = match line.split_once(' ') {
            Some((command, argument)) => (command, Some(argument)),
            None => (line, None),
        };
        match (command, argument) {
            ("games", None) => Ok(GAMES.join("\n")),
            ("quit", None) => {
                self.quit = true;
                Ok(String::new())
            }
            ("new", Some(argument)) => self.begin(argument),
            ("genmove", Some("easy" | "medium" | "hard")) => {
                Err("There are no computer players yet.".into())
            }
            ("save", None) | ("load", Some(_)) => Err("There are no links yet.".into()),
            ("position" | "perft", Some(_)) => Err("That is for two-player games.".into()),
            _ => self.obey_in_game(command, argument),
        }
    }

    fn begin(&mut self, argument: &str) -> Outcome {
        let (game, keys) = match argument.split_once(' ') {
            Some((game, keys)) => (game, keys.split(' ').collect()),
            None => (argument, Vec::new()),
        };
        if LATER.contains(&game) {
            return Err(format!("{game} cannot be played yet."));
        }
        if !GAMES.contains(&game) {
            return Err("There is no game of that name; `games` lists them.".into());
        }
        self.game = Some(Record::new(rail::begin(&keys)?));
        Ok(String::new())
    }

    fn obey_in_game(&mut self, command: &str, argument: Option<&str>) -> Outcome {
        let known = match command {
            "show" | "turn" | "legal" | "undo" | "outcome" | "map" => argument.is_none(),
            "play" | "cities" => argument.is_some(),
            "games" | "quit" | "new" | "genmove" | "save" | "load" | "position" | "perft" => false,
            _ => return Err("There is no command of that name.".into()),
        };
        if !known {
            return Err(format!("That is not how `{command}` is written."));
        }
        let Some(record) = &mut self.game else {
            return Err("No game is on: start one with `new`.".into());
        };
        match (command, argument) {
            ("map", _) => Ok(rail::map(record.now().map())),
            ("cities", Some(seat)) => rail::cities(record.now(), seat),
            _ => obey_in_any_game(record, command, argument.unwrap_or_default()),
        }
    }
}

/// The commands that mean the same in every game.
fn obey_in_any_game<G: Game>(record: &mut Record<G>, command: &str, argument: &str) -> Outcome {
    let game = record.now();
    match command {
        "show" => Ok(game.to_string()),
        "turn" => Ok(game.to_act().map_or("over".into(), |side| side.to_string())),
        "outcome" => Ok(game
            .outcome()
            .map_or("none".into(), |ended| ended.to_string())),
        "legal" => {
            let mut steps: Vec<_> = game.steps().iter().map(G::Step::to_string).collect();
            steps.sort_unstable();
            Ok(steps.join("\n"))
        }
        "play" => {
            let step = argument.parse::<G::Step>().map_err(|why| why.to_string())?;
            let played = record.play(step);
            played.map(|_| String::new()).map_err(|why| why.to_string())
        }
        "undo" => match record.undo() {
            Some(_) => Ok(String::new()),
            None => Err("There is no step that may be taken back.".into()),
        },
        _ => Err("There is no command of that name.".into()),
    }
}
