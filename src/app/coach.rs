//! The coach: who plays a game for the first time reads in the own panel, a sentence at a time, what to do now
//! and what follows from it. What there is to learn is a game's own affair ([`GameScreen::lesson`]) and told by
//! how its match stands; here is kept only who does without, and who has looked at what is secret. None of it
//! is saved.
//!
//! [`GameScreen::lesson`]: super::game_screen::GameScreen::lesson

use super::state::State;
use super::table::TableScreen;
use crate::scene::Slider;
use crate::session::Seat;
use crate::words::Message;

/// What the coach knows of the seats of a table.
#[derive(Clone, Debug)]
pub struct Coach(Vec<Pupil>);

#[derive(Clone, Copy, Debug, Default)]
struct Pupil {
    /// Whether the own list has been open.
    looked: bool,
    /// Whether the person here does without.
    quits: bool,
}

impl Coach {
    /// So many seats.
    pub fn new(seats: usize) -> Self {
        Self(vec![Pupil::default(); seats])
    }

    /// Whether a seat's person has looked at what is secret.
    pub fn has_looked(&self, seat: Seat) -> bool {
        self.0[seat].looked
    }

    /// A seat does without from now on.
    pub fn leave(&mut self, seat: Seat) {
        self.0[seat].quits = true;
    }

    /// All seats do without: they have played this game before.
    pub fn leave_all(&mut self) {
        self.0.iter_mut().for_each(|pupil| pupil.quits = true);
    }
}

impl State {
    /// Whether beginners are taught at this table.
    pub fn offers_coach(&self) -> bool {
        self.settings.get(Slider::Coach) > 0
    }

    /// What the coach tells a seat now, if anything.
    pub(crate) fn lesson(&self, table: &TableScreen, seat: Seat) -> Option<Message> {
        if let Some(course) = table.course() {
            return course.tells(table, seat);
        }
        let sitting = table.session.seats().get(seat)?;
        // Who has taken a computer's place does so to get on.
        let is_taught = sitting.is_person() && sitting.stands_in_for().is_none();
        let elsewhere = self.linked_game().is_some() || self.demonstration().is_some();
        let is_wanted = self.offers_coach() || table.is_trial();
        if !is_wanted || !is_taught || elsewhere || table.coach.0[seat].quits {
            return None;
        }
        self.game_screen(table).lesson(self, table, seat)
    }

    /// The coach sees whose lists are open.
    pub(crate) fn note_looks(&mut self) {
        let Some(table) = self.table() else { return };
        let seats = table.session.seats().iter();
        let open: Vec<bool> = seats.map(|seat| self.list_is_open(seat.place)).collect();
        if let Some(table) = self.screen.table_mut() {
            for (pupil, open) in table.coach.0.iter_mut().zip(open) {
                pupil.looked |= open;
            }
        }
    }
}
