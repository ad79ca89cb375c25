//! What the coach tells the seats of a table.

use crate::state::State;
use crate::table::TableScreen;
use base::words::Message;
use scene::Slider;
use session::{Seat, SeatAssignment};

impl State {
    /// Whether beginners are taught at this table.
    pub fn offers_coach(&self) -> bool {
        self.settings.get(Slider::Coach) > 0
    }

    /// What the coach tells a seat now, if anything.
    pub fn lesson(&self, table: &TableScreen, seat: Seat) -> Option<Message> {
        if let Some(course) = table.course() {
            return course.tells(table.session(), seat);
        }
        let sitting = table.session().seats().get(seat)?;
        // Who has taken a computer's place does so to get on.
        let is_taught = sitting.is_person() && sitting.stands_in_for().is_none();
        let is_looked_at = self.situation().is_looked_at();
        let is_wanted = self.offers_coach() || table.is_trial();
        if !is_wanted || !is_taught || is_looked_at || table.coach.is_left(seat) {
            return None;
        }
        self.game_screen(table).lesson(self, table, seat)
    }

    /// The tasks of a beginner at a seat, and whether each is done; none for others.
    pub fn tasks(&self, table: &TableScreen, seat: Seat) -> Vec<bool> {
        let is_person = |sitting: &SeatAssignment| sitting.is_person();
        match table.session().seats().get(seat).is_some_and(is_person) {
            true => self.game_screen(table).tasks(self, table, seat),
            false => Vec::new(),
        }
    }

    /// The coach sees whose lists are open.
    pub(crate) fn note_looks(&mut self) {
        let Some(table) = self.table() else { return };
        let seats = table.session().seats().iter();
        let open: Vec<bool> = seats.map(|seat| self.list_is_open(seat.place)).collect();
        if let Some(table) = self.screen.table_mut() {
            table.coach.see(&open);
        }
    }
}
