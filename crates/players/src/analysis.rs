//! The analysis of a game for two that is over: what a player of the strongest kind expected at a position of it,
//! and the turn that it would have played there. One position is asked about at a time, so that the engine is soon
//! free again and what is known can be shown as it comes.

use super::search::{Searched, think};
use crate::Budget;
use rules::request::{AnalysisTask, Verdict};
use rules::{Notation, Strength};

/// Says how a game stood after some of its turns; `played` is the turn that followed, if one did. `None` if it was
/// over.
pub fn verdict<G: Searched>(
    game: &G,
    played: Option<&G::Move>,
    budget: &Budget,
    seed: u64,
) -> Option<Verdict> {
    let best = think(game, Strength::Master, budget, seed)?;
    let after = |turn: &G::Move| {
        let mut after = game.clone();
        after.play(turn.clone()).ok().map(|_| after)
    };
    let then = after(&best.turn)?;
    let as_played = played.and_then(after).is_some_and(|played| played == then);
    let expects = match best.rounds {
        // Where there is one turn only, nobody has to think about it, and what it leads to tells.
        0 if best.expects > 0.0 && best.expects < 1.0 => ahead(game, &then, budget, seed),
        _ => best.expects,
    };
    Some(Verdict {
        expects,
        as_played,
        turn: best.turn.to_string(),
        touches: game.touches(&best.turn),
    })
}

/// What the side to move in a game may expect, told by the position to which its only turn leads.
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
    let game = record.until(after);
    let said = verdict(
        game.now(),
        record.steps().get(after),
        &budget,
        task.after.into(),
    );
    let said = said.ok_or("The game is over.")?;
    Ok(said.to_string())
}
