//! Protocol of the computer players: an [`EngineRequest`] arrives as bytes, and [`answer`] returns text. The table
//! only writes requests. A separate program reads and answers them, so that the page never waits for a search. A
//! request holds only facts that the asking seat may know.

use std::any::Any;
use std::fmt::{Display, Write};

use super::search::{Search, Searched};
use super::{analysis, defence};
use crate::Budget;
use rules::record::{Record, Save};
use rules::request::{AnalysisTask, EXPECTS, EngineRequest, ReplyTask, Task, Wanted, expected};
use rules::{GameId, Notation, Strength};

/// Milliseconds on any clock that never runs backwards.
pub(crate) type Clock<'a> = &'a dyn Fn() -> f64;

/// Analyses a position of a finished game, or returns a sentence about a failure.
pub(crate) type Analyse = fn(&AnalysisTask, Clock) -> Result<String, String>;

/// Answers for the losing side of a puzzle, or returns a sentence about a failure.
pub(crate) type Defend = fn(&ReplyTask) -> Result<String, String>;

/// Searches that can continue after an answer.
trait Ponders: Any {
    /// Continues the search, and returns true if there is more to search.
    fn ponder(&mut self, budget: &Budget) -> bool;
}

impl<G: Searched> Ponders for Search<G> {
    fn ponder(&mut self, budget: &Budget) -> bool {
        Search::ponder(self, budget)
    }
}

/// Memory of engines between requests: the search of the strongest player.
#[derive(Default)]
pub struct Memory {
    kept: Option<Box<dyn Ponders>>,
    /// True if the search may continue.
    ponders: bool,
}

impl Memory {
    /// Continues the last turn's search, while the other side is on turn. Returns true if there is more to search,
    /// but never if the last request did not ask for it.
    pub fn ponder(&mut self, budget: &Budget) -> bool {
        let kept = self.kept.as_mut().filter(|_| self.ponders);
        kept.is_some_and(|kept| kept.ponder(budget))
    }

    /// Answers for a player with the search. A strong one continues the stored search, if the game has come to its
    /// turn from that position.
    fn answer<G: Searched>(
        &mut self,
        record: &Record<G>,
        task: Task,
        budget: &Budget,
    ) -> Result<String, String> {
        let begun = || Box::new(begun(record, task));
        if task.strength != Strength::Master {
            return turn_of(&mut begun(), budget).map(|(_, answer)| answer);
        }
        let kept: Option<Box<dyn Any>> = self.kept.take().map(|kept| kept as _);
        let kept = kept.and_then(|kept| kept.downcast::<Search<G>>().ok());
        let mut search = kept
            .and_then(|kept| caught_up(kept, record))
            .unwrap_or_else(begun);
        let answer = turn_of(&mut search, budget);
        self.ponders = task.ponders;
        if let (true, Ok((turn, _))) = (task.ponders, &answer) {
            search.follow(turn);
        }
        self.kept = Some(search);
        answer.map(|(_, answer)| answer)
    }
}

/// Returns a search that begins at a record's state, and knows the last two turns, because players answer them.
fn begun<G: Searched>(record: &Record<G>, task: Task) -> Search<G> {
    let steps = record.steps();
    let before = steps.len().saturating_sub(2);
    let mut search = Search::new(record.until(before).now(), task.strength, task.seed);
    steps[before..].iter().for_each(|turn| search.follow(turn));
    search
}

/// Returns a search that has advanced to a record's state; `None` if the record did not pass its old position.
fn caught_up<G: Searched>(
    mut search: Box<Search<G>>,
    record: &Record<G>,
) -> Option<Box<Search<G>>> {
    let mut game = record.start().clone();
    let mut stood = None;
    let steps = record.steps();
    for (at, step) in steps.iter().enumerate() {
        stood = (&game == search.game()).then_some(at).or(stood);
        game.play(step.clone()).ok()?;
    }
    stood = (&game == search.game()).then_some(steps.len()).or(stood);
    steps[stood?..].iter().for_each(|turn| search.follow(turn));
    Some(search)
}

/// Engine that answers the requests of a game.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// Which game.
    pub(crate) game: GameId,
    /// Answers, or returns a sentence about a failure.
    pub(crate) answer: fn(&EngineRequest, Clock, &mut Memory) -> Result<String, String>,
    /// Analyses a position of a finished game; `None` in games with another kind of review.
    pub(crate) analyse: Option<Analyse>,
    /// Answers turns in puzzles; `None` in games whose puzzles have no opponent.
    pub(crate) defend: Option<Defend>,
}

impl Engine {
    /// Returns the engine of a game for two with the search. It gets a [`Task`] and the bytes of a save, because
    /// earlier turns may count. It answers with one turn, either its cells, one a line, or its word, and with a
    /// line for its [expectation](rules::request::expected).
    pub const fn search<G: Searched + Notation<Context = ()>>() -> Self {
        Self {
            game: G::GAME,
            answer: |request, clock, memory| {
                let (task, save): (Task, Vec<u8>) = request.inside().ok_or(NOT_UNDERSTOOD)?;
                let record = record_of::<G>(&save)?;
                let budget = Budget::millis(clock, task.millis.into());
                let answer = memory.answer(&record, task, &budget)?;
                let expects = expected(&answer).unwrap_or_default();
                Ok(match task.explains {
                    true => format!("{answer}\n{}", analysis::certain(record.now(), expects)),
                    false => answer,
                })
            },
            analyse: Some(analysis::answer::<G>),
            defend: Some(defence::answer::<G>),
        }
    }
}

/// Answer of an engine to a request that is not of its kind.
pub(crate) const NOT_UNDERSTOOD: &str = "The question is not understood.";

/// Answers a request in bytes with the engine of its game.
///
/// # Errors
///
/// A sentence about the failure.
///
/// # Examples
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use players::ENGINES;
/// use players::engine::{self, Memory};
/// use rules::record::{Record, Save};
/// use rules::request::{EngineRequest, Task};
/// use rules::switch_yard::{ID, Options, SwitchYard};
/// use rules::Strength;
///
/// let record = Record::new(SwitchYard::new(Options::default()));
/// let save = Save::of(&record, Vec::new()).unwrap().to_bytes().unwrap();
/// let task = Task { strength: Strength::Easy, millis: 50, seed: 1, ponders: false, explains: false };
/// let request = EngineRequest::new(ID, &(task, save)).to_bytes();
///
/// // In the worker, by any clock that tells milliseconds:
/// let started = std::time::Instant::now();
/// let clock = || started.elapsed().as_secs_f64() * 1000.0;
/// let answer = engine::answer(ENGINES, &request, &clock, &mut Memory::default()).unwrap();
///
/// // The cells that are touched, from where to where.
/// assert!(answer.lines().filter(|line| !line.starts_with('#')).count() >= 2);
/// # }
/// ```
pub fn answer(
    engines: &[Engine],
    request: &[u8],
    clock: Clock,
    memory: &mut Memory,
) -> Result<String, String> {
    let request = EngineRequest::from_bytes(request).ok_or(NOT_UNDERSTOOD)?;
    let engine = engines
        .iter()
        .find(|engine| engine.game.as_str() == request.game());
    let engine = engine.ok_or("There is no computer player for this game.")?;
    match request.wanted() {
        Wanted::Turn => (engine.answer)(&request, clock, memory),
        Wanted::Verdict => {
            let analyse = engine.analyse.ok_or(NOT_UNDERSTOOD)?;
            analyse(&request.inside().ok_or(NOT_UNDERSTOOD)?, clock)
        }
        Wanted::Reply => {
            let defend = engine.defend.ok_or(NOT_UNDERSTOOD)?;
            defend(&request.inside().ok_or(NOT_UNDERSTOOD)?)
        }
    }
}

/// Returns items as text, one a line.
pub(crate) fn lines(all: impl IntoIterator<Item: Display>) -> String {
    let mut text = String::new();
    for (number, one) in all.into_iter().enumerate() {
        let apart = if number > 0 { "\n" } else { "" };
        // Writing to a text does not fail.
        let _ = write!(text, "{apart}{one}");
    }
    text
}

/// The record that a save's bytes hold.
pub(super) fn record_of<G: Notation<Context = ()>>(save: &[u8]) -> Result<Record<G>, String> {
    let save = Save::from_bytes(save).map_err(|why| why.to_string())?;
    save.record(&()).map_err(|why| why.to_string())
}

/// Returns the turn that a search finds, and its touches.
fn turn_of<G: Searched>(
    search: &mut Search<G>,
    budget: &Budget,
) -> Result<(G::Move, String), String> {
    let thought = search.turn(budget).ok_or("The game is over.")?;
    let (game, turn) = (search.game(), thought.turn);
    let mut answer = match game.special_moves().contains(&turn) {
        true => turn.to_string(),
        false => lines(game.touches(&turn)),
    };
    // A player without a choice has not searched, and has no expectation.
    let has_thought = thought.rounds > 0 || [0.0, 1.0].contains(&thought.expects);
    if has_thought {
        let _ = write!(answer, "\n{EXPECTS}{:.4}", thought.expects);
    }
    Ok((turn, answer))
}
