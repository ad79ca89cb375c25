//! Exercises before the first game: small positions, each an ordinary session in which a person does what the coach
//! asks for. A person ends them, and none is saved.

use super::rules::commands;
use base::words::{self, Message};
use session::boards::{Exercise, Tried};
use session::cabinet::{GameDef, Start};
use session::{Command, Match, Revision, Seat, SeatAssignment, Session};

/// The exercises and the current one.
#[derive(Clone, Debug)]
pub struct Course {
    pub(crate) exercises: Vec<Exercise>,
    /// Which of them is on the table.
    pub number: usize,
    /// The seat that plays. All people at the table play it together.
    pub seat: Seat,
    /// Seats of the game that follows.
    pub(crate) seats: Vec<SeatAssignment>,
    /// Progress of the exercise.
    pub(crate) step: Step,
}

/// Progress of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is to be done.
    Asked,
    /// Another turn was tried, and taken back when the session had come so far.
    Missed(Revision),
    /// It is done.
    Done,
}

impl Course {
    /// The exercise on the table.
    pub(crate) fn exercise(&self) -> &Exercise {
        &self.exercises[self.number]
    }

    /// Returns true if the exercise is done and waits for a person to go on.
    pub fn is_done(&self) -> bool {
        self.step == Step::Done
    }

    /// Returns the title of the exercise, for the whole table.
    pub fn title(&self) -> Message {
        words::exercise_title(self.exercises.len(), self.number + 1)
    }

    /// Returns the text for a seat.
    ///
    /// `None` where only OK is left, because the panel says that itself.
    pub fn tells(&self, session: &Session, seat: Seat) -> Option<Message> {
        if !session.seats()[seat].is_person() {
            return None;
        }
        let exercise = self.exercise();
        match self.step {
            Step::Done => Some((exercise.tells)()),
            Step::Missed(at) if at == session.revision() => Some(words::exercise_missed()),
            Step::Asked | Step::Missed(_) => {
                (!is_done(exercise, session.game())).then(exercise.task)
            }
        }
    }
}

/// The match in which an exercise is done, with these choices; `None` if the rules do not know its position.
pub fn begun(exercise: &Exercise, game: &GameDef, chosen: &[usize]) -> Option<Box<dyn Match>> {
    let start = Start {
        position: exercise.position,
        ..Start::chosen(chosen)
    };
    let mut game = (game.begin)(&start)?;
    if !exercise.before.is_empty() {
        for command in commands(exercise.before)?
            .into_iter()
            .chain([Command::Commit])
        {
            game.perform(game.to_act(), command).ok()?;
        }
    }
    Some(game)
}

/// Returns true if the draft of a match solves an exercise, once it is confirmed.
pub fn is_done(exercise: &Exercise, game: &dyn Match) -> bool {
    let mut after = game.boxed();
    let confirmed = after.perform(game.to_act(), Command::Commit);
    let (Ok(_), Some(player)) = (confirmed, game.to_act()) else {
        return false;
    };
    let (Some(before), Some(after)) = (game.as_board(), after.as_board()) else {
        return false;
    };
    exercise.goal.is_reached(Tried {
        before: before.now(),
        touched: &before.draft().touched,
        special: before.draft().special.is_some(),
        after: after.now(),
        player,
    })
}
