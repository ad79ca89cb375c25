//! Other lines from a position of a game for two under review. One person continues against the strongest computer
//! player. Meanwhile the finished game waits at the same position. It remains the saved game, and a try takes
//! nothing away from it.

use crate::board_review::BoardReview;
use crate::expectations::Expectations;
use crate::input::Effect;
use crate::state::State;
use crate::table::{Purpose, TableScreen};
use rules::{Level, Strength};
use session::{Controller, SeatAssignment, Session};

impl State {
    /// Returns true if a person may continue from the current position. A far player at a seat is not sent away for
    /// it. Computer players have nothing to try.
    pub fn may_try_from_here(&self) -> bool {
        if let Some(linked) = self.linked_game() {
            return BoardReview::of(&linked.shown).is_some_and(BoardReview::goes_on);
        }
        let Some(table) = self.table().filter(|_| !self.is_member()) else {
            return false;
        };
        let is_here = |seat: &SeatAssignment| !seat.is_remote() && !self.is_on_phone(seat.place);
        let seats = table.session().seats();
        let person = |review: &BoardReview| seats[review.seat].is_person() && review.goes_on();
        seats.iter().all(is_here) && BoardReview::of(table).is_some_and(person)
    }

    /// Starts a game from the current position: the reviewing person against the strongest computer player.
    pub(crate) fn try_from_here(&mut self, out: &mut Vec<Effect>) {
        let before = self.last_revision();
        let may = self.may_try_from_here();
        let Some(finished) = self.screen.table().filter(|_| may) else {
            return;
        };
        let Some(tried) = tried(finished, before) else {
            return;
        };
        let finished = finished.clone();
        self.put(Some(tried), out);
        if let Some(table) = self.screen.table_mut() {
            table.purpose = Purpose::WhatIf(Box::new(finished));
            table.expectations = Expectations::new(true);
            table.coach.leave_all();
        }
    }

    /// Returns from a try to the review of the finished game.
    pub(crate) fn back_to_review(&mut self, out: &mut Vec<Effect>) {
        let finished = self.table().and_then(TableScreen::finished_game);
        let Some(finished) = finished.cloned() else {
            return;
        };
        let before = self.last_revision();
        self.put(Some(finished.later_than(before)), out);
        // An answer may have come and gone in between.
        self.ask_about_review(true, out);
    }
}

/// Returns the game that continues from a position of another.
fn tried(finished: &TableScreen, before: session::Revision) -> Option<TableScreen> {
    let review = BoardReview::of(finished)?;
    let mut seats = finished.session().seats().to_vec();
    for (seat, assignment) in seats.iter_mut().enumerate() {
        assignment.controller = match seat == review.seat {
            true => Controller::Person,
            false => Controller::Computer(Level::Fixed(Strength::Master)),
        };
    }
    let session = Session::new(review.position(), seats, before)?;
    TableScreen::new(session, None)
}
