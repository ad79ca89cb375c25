//! The losing side of a puzzle. Exhaustive search tells it if it is lost. Then it resists as long as possible, and
//! otherwise it shows why the other side does not win in time. The same position always gets the same answer.

use super::Budget;
use super::search::{self, Searched};
use rules::proof::{Solver, TooMany};
use rules::request::{Reply, ReplyTask};
use rules::{Game, Notation, Strength};

/// Maximum number of turns to play for the proof of one answer. Each puzzle was proved with fewer.
const MOST_PLAYED: u64 = 600_000;
/// Maximum number of turns in a position that may count as lost.
const MOST_LISTED: usize = 1_000;
/// Maximum number of turns to play for the comparison of defences, which looks for the one with the fewest ways to
/// win.
const MOST_COMPARED: u64 = 60_000;
/// Rounds of search for the first defence to try, if several hold.
const ROUNDS: u32 = 200;

/// Returns the answer of the side on turn, which the other side should beat within so many of its turns. `None` if
/// the game is over.
///
/// # Errors
///
/// A position that takes too long to prove.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use players::defence::reply;
/// use rules::TwoPlayer;
/// use rules::connection::{Connection, Options};
///
/// let game = Connection::new(Options { size: 4, ..Options::default() }).unwrap();
/// let stands = |text| game.with_position(text).unwrap();
///
/// // One gap is left, and it is filled.
/// let held = reply(&stands("x3/x3/1o2/x3 o -"), 1).unwrap().unwrap();
/// assert_eq!((held.holds, held.turn.as_str()), (true, "a2"));
/// # }
/// ```
pub fn reply<G: Searched>(game: &G, turns: u32) -> Result<Option<Reply>, TooMany> {
    let holds = |turn: &G::Move| Reply {
        holds: true,
        turn: turn.to_string(),
    };
    // One turn that holds is enough, and a player mostly sees one.
    let seen = search::turn(game, Strength::Master, &Budget::Rounds(ROUNDS), 1);
    if let Some(turn) = &seen
        && within(game, turn, turns) == Ok(None)
    {
        return Ok(Some(holds(turn)));
    }
    let mut lost: Vec<(u32, G::Move)> = Vec::new();
    let mut unclear = false;
    for turn in game.steps_within(MOST_LISTED).ok_or(TooMany)? {
        match within(game, &turn, turns) {
            Ok(None) => return Ok(Some(holds(&turn))),
            Ok(Some(lasts)) => lost.push((lasts, turn)),
            Err(TooMany) => unclear = true,
        }
    }
    if unclear {
        return Err(TooMany);
    }
    let turn = most_stubborn(game, lost);
    Ok(turn.map(|turn| Reply {
        holds: false,
        turn: turn.to_string(),
    }))
}

/// Returns the turn with which a lost side loses latest; `lost` has the number of turns that each lasts. Of several it
/// returns the one that leaves the fewest ways to win.
fn most_stubborn<G: Game>(game: &G, lost: Vec<(u32, G::Move)>) -> Option<G::Move> {
    let longest = lost.iter().map(|(lasts, _)| *lasts).max()?;
    let mut comparing = Solver(MOST_COMPARED);
    let ways = |(_, turn): &(u32, G::Move)| {
        let next = game.after_step(turn);
        let winning = next.map(|next| comparing.winning(&next, longest));
        match winning {
            Some(Ok(winning)) => winning.len(),
            Some(Err(_)) | None => usize::MAX,
        }
    };
    let stubborn = lost.into_iter().filter(|(lasts, _)| *lasts == longest);
    stubborn.min_by_key(ways).map(|(_, turn)| turn)
}

/// Returns the number of turns within which the other side wins after a turn, 0 if it has won; `None` if it needs
/// more than `turns`.
fn within<G: Game>(game: &G, turn: &G::Move, turns: u32) -> Result<Option<u32>, TooMany> {
    let mut solver = Solver(MOST_PLAYED);
    let (Some(side), Some(next)) = (game.to_act(), game.after_step(turn)) else {
        return Ok(None);
    };
    for turns in 0..=turns {
        if solver.has_lost(&next, side, turns)? {
            return Ok(Some(turns));
        }
    }
    Ok(None)
}

/// Answers a [`ReplyTask`]'s question with the text of a [`Reply`].
pub(super) fn answer<G: Searched + Notation<Context = ()>>(
    task: &ReplyTask,
) -> Result<String, String> {
    let record = super::engine::record_of::<G>(&task.save)?;
    let reply = reply(record.now(), task.turns.into());
    let reply = reply.map_err(|TooMany| "This position takes too long to prove.")?;
    let reply = reply.ok_or("The game is over.")?;
    Ok(reply.to_string())
}
