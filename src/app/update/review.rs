//! Looking back at a round once it is over.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::app::input::Effect;
use crate::app::looking_back::LookingBack;
use crate::app::state::State;
use crate::scene::{ReviewTarget, Seek};
use crate::session::Seat;
use crate::table::Station;
use crate::words::Message;

impl State {
    fn review_mut(&mut self) -> Option<&mut Box<dyn LookingBack>> {
        self.screen.table_mut()?.review.as_mut()
    }

    /// Opens the review of the round whose results are being read: first for somebody who reads them.
    fn open_review(&mut self, out: &mut Vec<Effect>) {
        let rotation = self.rotation;
        let Some(table) = self.table() else { return };
        let seats = table.session.seats();
        let reads = |seat: &Seat| {
            let seat = seats[*seat];
            seat.place.turn() == rotation && seat.is_person()
        };
        let seat = (0..seats.len()).find(reads).unwrap_or(0);
        self.look_back_at(seat, out);
    }

    /// The same for the person at a place.
    pub(crate) fn open_review_of(&mut self, place: Station, out: &mut Vec<Effect>) {
        let table = self.table();
        if let Some(seat) = table.and_then(|table| table.session.seat_at(place)) {
            self.look_back_at(seat, out);
        }
    }

    fn look_back_at(&mut self, seat: Seat, out: &mut Vec<Effect>) {
        let Some(table) = self.table() else { return };
        let Some((review, request)) = self.game_screen(table).look_back(table, seat) else {
            return;
        };
        let asked = self.ask(&request, out);
        if let Some(table) = self.screen.table_mut() {
            table.review = Some(review);
            table.review_asked = asked;
        }
    }

    /// A question has been answered: perhaps that for the review.
    pub(crate) fn review_came(&mut self, id: u32, answer: Result<String, Message>) {
        if let Some(table) = self.screen.table_mut()
            && table.review_asked == id
            && let Some(review) = &mut table.review
        {
            review.answered(&table.session, answer);
        }
    }

    /// A button of the review.
    pub(crate) fn press_review(&mut self, target: ReviewTarget, out: &mut Vec<Effect>) {
        // A finger on the slider means another one now.
        self.contacts.end_slides();
        match target {
            ReviewTarget::Open => self.open_review(out),
            ReviewTarget::Close => self.close_review(),
            ReviewTarget::Player(_) | ReviewTarget::Network(_) => {
                if let Some(table) = self.screen.table_mut()
                    && let Some(review) = &mut table.review
                {
                    review.press(&table.session, target);
                }
            }
        }
    }

    /// Back to the results, if a round is looked back at.
    pub(crate) fn close_review(&mut self) {
        self.contacts.end_slides();
        if let Some(table) = self.screen.table_mut() {
            table.review = None;
        }
    }

    /// Goes to another deed of the round.
    pub(crate) fn review_seek(&mut self, to: Seek) {
        self.contacts.end_slides();
        if let Some(review) = self.review_mut() {
            review.replay().seek(to);
        }
    }

    /// Shows the round up to a share of its deeds.
    pub(crate) fn review_share(&mut self, share: f32) {
        if let Some(review) = self.review_mut() {
            review.replay().seek_share(share);
        }
    }

    /// Shows some deeds more or less.
    pub(crate) fn review_nudge(&mut self, by: isize) {
        if let Some(review) = self.review_mut() {
            review.replay().nudge(by);
        }
    }
}
