//! A position of a game for two that a person has to win against any defence. The engine plays the other side,
//! after every turn that does not end the game.

use std::fmt;

use base::Millis;
use rules::puzzles::Win;
use rules::request::{EngineRequest, Reply};
use session::cabinet::{GameDef, Start};
use session::{Command, Match, Seat, play_typed};

use super::steps::{Seen, Steps, ways};

/// A position, and how far it has been won.
pub struct Duel {
    /// The current game, with drafts.
    pub now: Box<dyn Match>,
    /// The game before the person's last turn, and the number of turns left then.
    before: (Box<dyn Match>, u8),
    /// The side that is to win.
    side: Seat,
    /// Within how many more of its turns.
    left: u8,
    /// The last answer of the other side, as the referee writes it.
    answer: Option<String>,
    /// Touches that people still see before the current game.
    steps: Steps,
}

/// The consequence of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The game is won.
    Won,
    /// It can no longer be won in time.
    Missed,
    /// The other side has been right so far, and the person continues.
    GoesOn,
    /// The other side answers.
    Asks,
}

impl Clone for Duel {
    fn clone(&self) -> Self {
        Self {
            now: self.now.boxed(),
            before: (self.before.0.boxed(), self.before.1),
            answer: self.answer.clone(),
            steps: self.steps.clone(),
            ..*self
        }
    }
}

impl fmt::Debug for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.now.text())
    }
}

impl Duel {
    /// Returns a position to win; `None` if the rules reject the position or its winning condition.
    pub(super) fn new(win: &Win, game: &GameDef, chosen: &[usize]) -> Option<Self> {
        let start = (game.begin)(&Start {
            position: Some(&win.position),
            ..Start::chosen(chosen)
        })?;
        let side = start.to_act()?;
        for turn in &win.right {
            play_typed(&mut *start.boxed(), turn)?;
        }
        Some(Self {
            now: start.boxed(),
            before: (start, win.turns),
            side,
            left: win.turns,
            answer: None,
            steps: Steps::none(),
        })
    }

    /// The side that is to win.
    pub fn side(&self) -> Seat {
        self.side
    }

    /// Within how many more of its turns it is to win.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// The last answer of the other side, as the referee writes it.
    pub fn answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// Returns the game as people see it at a time.
    pub fn seen(&self, now: Millis) -> Seen<'_> {
        self.steps.seen(&*self.now, now)
    }

    /// Returns true if the person has not yet seen the whole answer of the other side at a time.
    pub fn is_answering(&self, now: Millis) -> bool {
        self.steps.are_of_turn(now)
    }

    /// Returns true if something moves at a time.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.steps.are_going(now)
    }

    /// Times at which a person sees the touches of the other side's answer.
    pub(super) fn beats(&self) -> impl Iterator<Item = Millis> {
        self.steps.beats()
    }

    /// Performs a command of the turn at a time. Returns true if the rules allow it.
    pub(super) fn perform(&mut self, command: Command, now: Millis) -> bool {
        let board = self.now.as_board().filter(|_| command == Command::Undo);
        let back = board.map_or(Vec::new(), |board| board.ways_back());
        let Ok(facts) = self.now.perform(self.now.to_act(), command) else {
            return false;
        };
        let moved = ways(facts).into_iter().chain(back).collect();
        self.steps = Steps::of_one(moved, now);
        true
    }

    /// Confirms the drafted turn and returns its outcome; `None` if it is incomplete.
    pub(super) fn confirm(&mut self) -> Option<Outcome> {
        let mut before = self.now.boxed();
        self.now.perform(Some(self.side), Command::Commit).ok()?;
        // Without a draft there is nothing to clear.
        let _ = before.perform(Some(self.side), Command::Clear);
        (self.before, self.answer) = ((before, self.left), None);
        Some(self.outcome())
    }

    /// The question to the other side after a turn.
    pub(super) fn question(&self) -> Option<EngineRequest> {
        self.now.defence(self.left.saturating_sub(1))
    }

    /// Plays the other side's answer at a time, and then the person's pass if no other turn is possible. Returns
    /// `None` if the rules refuse the answer. People see its touches at a pace.
    pub(super) fn take(&mut self, reply: &Reply, now: Millis, pace: Millis) -> Option<Outcome> {
        self.steps = Steps::play(&mut *self.now, &reply.turn, now, pace)?;
        self.answer = Some(reply.turn.clone());
        if reply.holds {
            return Some(Outcome::Missed);
        }
        self.left = self.left.saturating_sub(1);
        if self.now.is_finished() {
            return Some(self.outcome());
        }
        Some(match self.pass() {
            true => self.outcome(),
            false => Outcome::GoesOn,
        })
    }

    /// Passes, if no other turn is possible.
    fn pass(&mut self) -> bool {
        let board = self.now.as_board();
        let touches = board.is_some_and(|board| !board.reach().next.is_empty());
        let special = Command::Special;
        !touches
            && self.now.perform(Some(self.side), special).is_ok()
            && self.now.perform(Some(self.side), Command::Commit).is_ok()
    }

    /// Goes back to the position in which the last turn was tried.
    pub(super) fn go_back(&mut self) {
        let (before, left) = &self.before;
        (self.now, self.left, self.answer) = (before.boxed(), *left, None);
        self.steps = Steps::none();
    }

    fn outcome(&self) -> Outcome {
        match self.now.is_finished() {
            true if self.now.winners() == [self.side] => Outcome::Won,
            true => Outcome::Missed,
            false => Outcome::Asks,
        }
    }
}
