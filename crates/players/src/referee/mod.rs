//! The referee's protocol for other programs: lines go in, answers come out, and the game is in between. Lines may
//! be garbage. A command that fails gets a sentence, and changes nothing.
//!
//! ```
//! use players::PROTOCOLS;
//! use players::referee::{Host, Referee};
//!
//! let host = Host { clock: || 0.0, map: |_| None };
//! let mut referee = Referee::new(PROTOCOLS, host);
//! let answer = referee.answer(b"outcome").unwrap();
//! assert_eq!(answer.to_string(), "? No game is on: start one with `new`.\n\n");
//! ```

mod two_sided;

use std::fmt;
use std::sync::Arc;

use crate::Budget;
use crate::search::Searched;
use base::words;
use rules::maps::RailMap;
use rules::record::{Record, Save, Unreadable};
use rules::request::MILLIS;
use rules::{GameId, Keys, Notation, ParseStrengthError, Strength, number};

pub use two_sided::{MOST, begin, count, load};

/// Maximum number of turns of a position for a list or a count, which takes a few hundred megabytes. Positions of
/// Raindrops can have far more.
const MOST_LISTED: usize = 1_000_000;

/// Result of a command: the lines of the answer, or a sentence about the failure.
pub(crate) type Outcome = Result<String, String>;

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

/// A game that is on.
pub trait Playing {
    /// Carries out a known command, with an argument exactly if it takes one and an empty one otherwise. A command
    /// that fails changes nothing.
    fn obey(&mut self, command: &str, argument: &str, host: Host) -> Outcome;
}

/// A game under way, or a sentence about the failure to begin it.
pub(crate) type Begun = Result<Box<dyn Playing>, String>;

/// A game, or a variant of one, as other programs begin it.
#[derive(Clone, Copy, Debug)]
pub struct Protocol {
    /// Which game.
    pub game: GameId,
    /// Its name in the protocol.
    pub name: &'static str,
    /// The keys that its `new` knows.
    pub keys: &'static [&'static str],
    /// Begins it.
    pub begin: Begin,
    /// Continues a saved match of it.
    pub load: fn(&Save, Host) -> Begun,
}

/// Begins a game with the keys of its `new`.
pub(crate) type Begin = fn(&Keys, Host) -> Begun;

impl Protocol {
    /// A game of two sides.
    pub const fn two_sided<G: Notation<Context = ()> + Searched + 'static>(
        name: &'static str,
        keys: &'static [&'static str],
        begin: Begin,
    ) -> Self {
        Self {
            game: G::GAME,
            name,
            keys,
            begin,
            load: load::<G>,
        }
    }
}

/// Services that the referee needs from the program that runs it.
#[derive(Clone, Copy, Debug)]
pub struct Host {
    /// Milliseconds on a clock that never runs backwards.
    pub clock: fn() -> f64,
    /// The map with an id, if there is one.
    pub map: fn(&str) -> Option<Arc<RailMap>>,
}

/// One conversation: the game under way, and a flag for its end.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use players::PROTOCOLS;
/// use players::referee::{Host, Referee};
///
/// let mut referee = Referee::new(PROTOCOLS, Host { clock: || 0.0, map: |_| None });
/// let mut ask = |line: &str| referee.answer(line.as_bytes()).unwrap().to_string();
/// assert_eq!(ask("new switch-yard setup=beginner"), "= \n\n");
/// assert_eq!(ask("play c2-c6"), "= \n\n");
/// assert_eq!(ask("turn"), "= blue\n\n");
/// assert!(ask("play c2-c6").starts_with("? "));
/// # }
/// ```
pub struct Referee {
    games: &'static [&'static [Protocol]],
    host: Host,
    game: Option<Box<dyn Playing>>,
    quit: bool,
}

impl Referee {
    /// A conversation about these games that has not begun.
    pub fn new(games: &'static [&'static [Protocol]], host: Host) -> Self {
        Self {
            games,
            host,
            game: None,
            quit: false,
        }
    }

    /// Returns the games and their variants in the order of lists.
    fn protocols(&self) -> impl Iterator<Item = &'static Protocol> + use<> {
        self.games.iter().copied().flatten()
    }

    /// Answers one line without its line break. An empty line gets no answer.
    pub fn answer(&mut self, line: &[u8]) -> Option<Answer> {
        // Programs on some systems end their lines with both characters.
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            return None;
        }
        let outcome = match std::str::from_utf8(line) {
            Ok(line) => self.obey(line),
            Err(_) => Err(words::referee_not_utf8().to_string()),
        };
        Some(Answer(outcome))
    }

    /// Returns true if the referee has received `quit`.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    fn obey(&mut self, line: &str) -> Outcome {
        let (command, argument) = match line.split_once(' ') {
            Some((command, argument)) => (command, Some(argument)),
            None => (line, None),
        };
        match (command, argument) {
            ("games", None) => {
                let names: Vec<_> = self.protocols().map(|game| game.name).collect();
                Ok(names.join("\n"))
            }
            ("quit", None) => {
                self.quit = true;
                Ok(String::new())
            }
            ("new", Some(argument)) => self.begin(argument),
            ("load", Some(text)) => {
                let save = Save::from_text(text).map_err(|why| why.to_string())?;
                let mut games = self.protocols();
                let game = games.find(|game| game.game.as_str() == save.game());
                let game = game.ok_or_else(|| Unreadable::NoSuchGame.to_string())?;
                self.game = Some((game.load)(&save, self.host)?);
                Ok(String::new())
            }
            _ => self.obey_in_game(command, argument),
        }
    }

    fn begin(&mut self, argument: &str) -> Outcome {
        let (name, pairs) = match argument.split_once(' ') {
            Some((name, pairs)) => (name, Some(pairs)),
            None => (argument, None),
        };
        let named = self.protocols().find(|game| game.name == name);
        let game = named.ok_or_else(|| words::referee_no_such_game().to_string())?;
        let keys = Keys::read(name, game.keys, pairs)?;
        self.game = Some((game.begin)(&keys, self.host)?);
        Ok(String::new())
    }

    fn obey_in_game(&mut self, command: &str, argument: Option<&str>) -> Outcome {
        let known = match command {
            "show" | "turn" | "legal" | "undo" | "outcome" | "map" | "save" => argument.is_none(),
            "play" | "cities" | "position" | "perft" | "genmove" => argument.is_some(),
            "games" | "quit" | "new" | "load" => false,
            _ => return Err(words::referee_no_such_command().to_string()),
        };
        if !known {
            return Err(words::referee_not_written_so(command).to_string());
        }
        let game = self.game.as_mut();
        let game = game.ok_or_else(|| words::referee_no_game().to_string())?;
        game.obey(command, argument.unwrap_or_default(), self.host)
    }
}

/// Turn that a computer player has thought out.
pub(crate) struct Generated<S> {
    /// The steps of its turn.
    pub(crate) steps: Vec<S>,
    /// Rounds of search, and the expectation, 1 for a win and 0 for a loss; `None` for players without such
    /// numbers.
    pub(crate) figures: Option<(u32, f32)>,
}

/// Lets a computer player play a turn, and returns its steps, one a line, and its figures. `asked` is its level and
/// its time in milliseconds; without them it takes its time at the table. `think` gets its strength, its budget and
/// a seed, and finds the turn.
pub(crate) fn generate<G: Notation>(
    record: &mut Record<G>,
    asked: &str,
    host: Host,
    think: impl FnOnce(&G, Strength, &Budget, u64) -> Generated<G::Move>,
) -> Outcome {
    let (level, millis) = match asked.split_once(' ') {
        Some((level, millis)) => (level, Some(millis)),
        None => (asked, None),
    };
    let strength = level
        .parse()
        .map_err(|why: ParseStrengthError| why.to_string())?;
    let millis = match millis {
        Some(millis) => f64::from(number::<u32>(millis)?),
        None => MILLIS,
    };
    if record.now().to_act().is_none() {
        return Err(words::refused_finished().to_string());
    }
    let seed = record.steps().len() as u64;
    let budget = Budget::millis(&host.clock, millis);
    let generated = think(record.now(), strength, &budget, seed);
    let mut after = record.clone();
    let mut lines = Vec::new();
    for step in generated.steps {
        lines.push(step.to_string());
        after.play(step).map_err(|why| why.to_string())?;
    }
    if let Some((n, p)) = generated.figures {
        lines.push(format!("# rounds {n} expects {p:.3}"));
    }
    *record = after;
    Ok(lines.join("\n"))
}

/// The commands that mean the same in every game.
pub(crate) fn obey_in_any_game<G: Notation>(
    record: &mut Record<G>,
    command: &str,
    argument: &str,
) -> Outcome {
    let game = record.now();
    match command {
        "show" => Ok(game.to_string()),
        "turn" => Ok(game.to_act().map_or("over".into(), |side| side.to_string())),
        "outcome" => Ok(game
            .outcome()
            .map_or("none".into(), |ended| ended.to_string())),
        "legal" => {
            let steps = game.steps_within(MOST_LISTED);
            let steps = steps.ok_or_else(|| words::referee_too_many_to_list().to_string())?;
            // Converting each step to text frees its memory immediately.
            let mut steps: Vec<_> = steps.into_iter().map(|step| step.to_string()).collect();
            steps.sort_unstable();
            Ok(steps.join("\n"))
        }
        "play" => {
            let step = argument.parse::<G::Move>().map_err(|why| why.to_string())?;
            let played = record.play(step);
            played.map(|_| String::new()).map_err(|why| why.to_string())
        }
        "undo" => match record.undo() {
            Some(_) => Ok(String::new()),
            None => Err(words::referee_nothing_to_undo().to_string()),
        },
        "save" => {
            let save = Save::of(record, Vec::new());
            let text = save.and_then(|save| save.to_text());
            text.map_err(|why| why.to_string())
        }
        _ => Err(words::referee_no_such_command().to_string()),
    }
}
