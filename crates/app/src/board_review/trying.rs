//! Turns that a player tries in the review of a finished game. They belong to no seat, and none is saved.

use super::{Question, Seen};
use rules::Spot;
use rules::request::POSITION_MS;
use session::{Command, Match, Refused};

/// Turns that are tried from a position of the game.
#[derive(Clone, Debug)]
pub(super) struct Trying {
    /// After so many turns of the game.
    pub(crate) from: usize,
    /// The turns that were tried since, with what is known of the position after each.
    pub turns: Vec<Tried>,
}

/// A turn that is tried.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    /// As the rules spell it.
    pub text: String,
    /// Knowledge of the position after it.
    pub(crate) seen: Option<Seen>,
}

impl Trying {
    /// Nothing yet.
    pub(super) fn new(from: usize) -> Self {
        Self {
            from,
            turns: Vec::new(),
        }
    }

    /// The question about where the turns have led to; `None` if enough is known of that.
    pub(super) fn question(&self) -> Option<Question> {
        let millis = match &self.turns.last()?.seen {
            None => POSITION_MS,
            Some(seen) => seen.deeper(u16::MAX)?,
        };
        Some(Question {
            at: self.from,
            tried: self.texts(),
            millis,
        })
    }

    /// The turns, as the rules spell them.
    pub(super) fn texts(&self) -> Vec<String> {
        self.turns.iter().map(|turn| turn.text.clone()).collect()
    }
}

/// Does in a match what a finger asks for; whether a turn has been played by it. A turn to which nothing can be added is
/// played at once, any other one when its last cell is touched again.
pub(super) fn perform(game: &mut dyn Match, command: Command) -> Result<bool, Refused> {
    let seat = Some(game.to_act().ok_or(Refused::NotOffered)?);
    let confirms = match command {
        Command::Touch(Spot::Cell(cell)) => {
            let board = game.as_board().ok_or(Refused::NotOffered)?;
            let again = board.draft().touched.last() == Some(&cell);
            // A turn that would lose at once can be tried, too.
            board.ends_on(cell) || (again && board.gives_away().is_some())
        }
        _ => false,
    };
    if !confirms {
        game.perform(seat, command)?;
    }
    let reach = game.as_board().map(|board| board.reach());
    let plays = confirms || reach.is_some_and(|reach| reach.whole && reach.next.is_empty());
    if plays {
        game.perform(seat, Command::Commit)?;
    }
    Ok(plays)
}
