//! Coach for a first game: the player's own panel explains, a sentence at a time, what to do now and why. The
//! lessons belong to each game ([`GameScreen::lesson`]) and depend on the state of its match. This file keeps only
//! which players have switched the coach off, and which have looked at their secret. None of it is saved.
//!
//! [`GameScreen::lesson`]: super::game_screen::GameScreen::lesson

use session::Seat;

/// State of the coach for the seats of a table.
#[derive(Clone, Debug)]
pub struct Coach(Vec<Pupil>);

#[derive(Clone, Copy, Debug, Default)]
struct Pupil {
    /// True if the own list has been open.
    looked: bool,
    /// True if the person here does without the coach.
    quits: bool,
}

impl Coach {
    /// So many seats.
    pub fn new(seats: usize) -> Self {
        Self(vec![Pupil::default(); seats])
    }

    /// Returns true if a seat's person has looked at what is secret.
    pub fn has_looked(&self, seat: Seat) -> bool {
        self.0[seat].looked
    }

    /// Returns true if a seat's person does without the coach.
    pub(crate) fn is_left(&self, seat: Seat) -> bool {
        self.0[seat].quits
    }

    /// These seats' lists are open now.
    pub(crate) fn see(&mut self, open: &[bool]) {
        for (pupil, open) in self.0.iter_mut().zip(open) {
            pupil.looked |= open;
        }
    }

    /// A seat does without from now on.
    pub fn leave(&mut self, seat: Seat) {
        self.0[seat].quits = true;
    }

    /// All seats do without: they have played this game before.
    pub(crate) fn leave_all(&mut self) {
        self.0.iter_mut().for_each(|pupil| pupil.quits = true);
    }
}
