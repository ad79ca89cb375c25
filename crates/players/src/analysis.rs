//! Analysis of a finished game for two: the strongest player's expectation at a position, and the turn that it
//! would have played there. Each request is about one position. So the engine is soon free again, and results can
//! appear one by one.

use super::search::{Line, Search, Searched, Thought, think};
use crate::Budget;
use rules::request::{self, AnalysisTask, Certain, LINE_LENGTH, MOST_LINES, POSITION_MS, Verdict};
use rules::{Notation, Strength};

/// Analyses a game after some of its turns. `played` is the turn that followed, if there was one. `None` if the
/// game was over.
pub fn verdict<G: Searched>(
    game: &G,
    played: Option<&G::Move>,
    budget: &Budget,
    seed: u64,
) -> Option<Verdict> {
    let mut search = Search::new(game, Strength::Master, seed);
    let best = search.turn(budget)?;
    let then = game.after_step(&best.turn)?;
    let played = played.and_then(|turn| game.after_step(turn));
    let as_played = played.is_some_and(|played| played == then);
    let expects = match best.rounds {
        // A single turn needs no search, so the position after it gives the value.
        0 if best.expects > 0.0 && best.expects < 1.0 => ahead(game, &then, budget, seed),
        _ => best.expects,
    };
    // Only a proved result may look certain, after any rounding.
    let expects = match expects {
        0.0 | 1.0 => expects,
        _ => expects.clamp(0.0001, 0.9999),
    };
    Some(Verdict {
        expects,
        as_played,
        lines: lines(game, &mut search, &best),
        certain: None,
    })
}

/// Returns the best turn and others that lead elsewhere, each with its most likely continuation.
fn lines<G: Searched>(
    game: &G,
    search: &mut Search<G>,
    best: &Thought<G::Move>,
) -> Vec<request::Line> {
    let mut known: Vec<G> = game.after_step(&best.turn).into_iter().collect();
    let (mut first, mut others) = (None, Vec::new());
    for line in search.lines(LINE_LENGTH) {
        let leads_to = line.turns.first().and_then(|turn| game.after_step(turn));
        match leads_to {
            // Of several turns with the same result the first had the most visits.
            Some(leads_to) if known.first() == Some(&leads_to) => first = first.or(Some(line)),
            Some(leads_to) if !known.contains(&leads_to) => {
                known.push(leads_to);
                others.push(line);
            }
            Some(_) | None => {}
        }
    }
    others.truncate(MOST_LINES - 1);
    others.sort_by(|one, other| other.expects.total_cmp(&one.expects));
    let first = first.unwrap_or_else(|| Line {
        expects: best.expects,
        turns: vec![best.turn.clone()],
    });
    let most = first.expects;
    let told = |line: Line<G::Move>| request::Line {
        behind: (most - line.expects).clamp(0.0, 1.0),
        turns: line.turns.iter().map(ToString::to_string).collect(),
    };
    [first].into_iter().chain(others).map(told).collect()
}

/// Returns the expectation of the side to move, found from the position after its only turn.
fn ahead<G: Searched>(game: &G, then: &G, budget: &Budget, seed: u64) -> f32 {
    use super::search::Position;
    let side = |game: &G| game.position().side();
    let first = side(game);
    let for_first = |side: usize, value: f32| if side == first { value } else { 1.0 - value };
    match think(then, Strength::Master, budget, seed) {
        Some(thought) => for_first(side(then), thought.expects),
        None => {
            let result = then.position().result();
            result.map_or(0.5, |result| match first {
                0 => result,
                _ => 1.0 - result,
            })
        }
    }
}

/// Returns the proofs about a position with this expectation of the side to move.
pub(super) fn certain<G: Searched>(game: &G, expects: f32) -> Certain {
    let mut certain = game.certain();
    // A side that is sure to win has nothing to stop.
    certain.only.take_if(|_| expects == 1.0);
    certain
}

/// Answers an [`AnalysisTask`]'s question with the text of a [`Verdict`].
pub(super) fn answer<G: Searched + Notation<Context = ()>>(
    task: &AnalysisTask,
    clock: super::engine::Clock,
) -> Result<String, String> {
    let record = super::engine::record_of::<G>(&task.save)?;
    let after = task.after as usize;
    if after > record.steps().len() {
        return Err(super::engine::NOT_UNDERSTOOD.into());
    }
    let budget = Budget::millis(clock, task.millis.into());
    let mut game = record.until(after);
    for turn in &task.tried {
        let turn: Result<G::Move, _> = turn.parse();
        let played = turn.ok().and_then(|turn| game.play(turn).ok());
        played.ok_or(super::engine::NOT_UNDERSTOOD)?;
    }
    let played = record.steps().get(after);
    let played = played.filter(|_| task.tried.is_empty());
    let said = verdict(game.now(), played, &budget, task.after.into());
    let mut said = said.ok_or("The game is over.")?;
    // A short analysis leaves no time for more, but a proved result gets no later one.
    let is_last = [0.0, 1.0].contains(&said.expects);
    if is_last || task.millis > POSITION_MS || !task.tried.is_empty() {
        said.certain = Some(certain(game.now(), said.expects));
    }
    Ok(said.to_string())
}
