//! Lessons of the coach for the seats of a table.

use crate::state::State;
use crate::table::TableScreen;
use base::words::Message;
use session::{Seat, SeatAssignment};

impl State {
    /// Returns the coach's words to a seat now, if any.
    pub fn lesson(&self, table: &TableScreen, seat: Seat) -> Option<Message> {
        if let Some(course) = table.course() {
            return course.tells(table.session(), seat);
        }
        let is_wanted = self.house.settings.offers_coach() || table.is_trial();
        if !is_wanted || !self.is_taught(table, seat) || table.coach.is_left(seat) {
            return None;
        }
        self.game_screen(table).lesson(self, table, seat)
    }

    /// Returns true if the coach teaches the person at a seat. It does not teach a substitute for a computer
    /// player.
    fn is_taught(&self, table: &TableScreen, seat: Seat) -> bool {
        let learns =
            |sitting: &SeatAssignment| sitting.is_person() && sitting.stands_in_for().is_none();
        let sitting = table.session().seats().get(seat);
        sitting.is_some_and(learns) && !self.situation().is_looked_at()
    }

    /// The tasks of a beginner at a seat, and whether each is done; none for others.
    pub fn tasks(&self, table: &TableScreen, seat: Seat) -> Vec<bool> {
        match self.is_taught(table, seat) {
            true => self.game_screen(table).tasks(self, table, seat),
            false => Vec::new(),
        }
    }

    /// Tells the coach which lists are open.
    pub(crate) fn note_looks(&mut self) {
        let Some(table) = self.table() else { return };
        let seats = table.session().seats().iter();
        let open: Vec<bool> = seats.map(|seat| self.list_is_open(seat.place)).collect();
        if let Some(table) = self.screen.table_mut() {
            table.coach.see(&open);
        }
    }
}
