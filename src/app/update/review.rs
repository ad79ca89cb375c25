//! Looking back at a round once it is over.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::app::input::Effect;
use crate::app::loadable::Loadable;
use crate::app::review::Review;
use crate::app::state::State;
use crate::games::transglobal_rail::players::review::from_text;
use crate::games::transglobal_rail::players::{Hand, RailRequest};
use crate::games::transglobal_rail::{ID, TransglobalRail};
use crate::players::engine::EngineRequest;
use crate::scene::{ReviewTarget, Seek};
use crate::session::Seat;

/// What is asked about a round that is over: nothing of it is secret any more.
fn request(game: &TransglobalRail) -> EngineRequest {
    let hand = |seat| {
        let hub = game.hub(seat)?;
        let cities = game.hand(seat);
        Some(Hand { hub, cities })
    };
    let hands = (0..game.setup().seats).filter_map(hand).collect();
    let map = game.seen_by(0).to_bytes();
    EngineRequest::new(ID, &RailRequest::Review(hands, map))
}

impl State {
    fn review_mut(&mut self) -> Option<&mut Review> {
        self.screen.table_mut()?.review.as_deref_mut()
    }

    /// Opens the review of the round whose results are being read: first for somebody who reads them.
    pub(in crate::app) fn open_review(&mut self, out: &mut Vec<Effect>) {
        let turn = self.rotation;
        let Some(rail) = self.rail() else { return };
        let Some(ended) = rail.ended() else { return };
        let reads = |seat: &Seat| {
            let seat = rail.sitting[*seat];
            seat.place.turn() == turn && seat.is_person()
        };
        let seat = (0..rail.sitting.len()).find(reads).unwrap_or(0);
        let request = request(rail.board());
        let mut review = Review::new(rail.record(), ended.report.round, seat);
        review.asked = self.ask(&request, out);
        if let Some(table) = self.screen.table_mut() {
            table.review = Some(Box::new(review));
        }
    }

    /// A question has been answered: perhaps that for the cheapest networks.
    pub(in crate::app) fn review_came(&mut self, id: u32, answer: Result<String, String>) {
        let Some(rail) = self.rail() else { return };
        let (map, seats) = (rail.game().map().clone(), rail.sitting.len());
        let Some(review) = self.review_mut().filter(|review| review.asked == id) else {
            return;
        };
        review.nets = match answer.map(|answer| from_text(&map, &answer)) {
            Ok(Some(nets)) if nets.len() == seats => Loadable::Here(nets),
            Ok(_) => Loadable::Broken("What was worked out is not to be understood.".into()),
            Err(why) => Loadable::Broken(why),
        };
    }

    /// A button of the review.
    pub(in crate::app) fn press_review(&mut self, target: ReviewTarget, out: &mut Vec<Effect>) {
        // A finger on the slider means another one now.
        self.contacts.end_slides();
        match target {
            ReviewTarget::Open => self.open_review(out),
            ReviewTarget::Close => self.close_review(),
            ReviewTarget::Player(place) => {
                let seat = self.session().and_then(|session| session.seat_at(place));
                if let (Some(review), Some(seat)) = (self.review_mut(), seat) {
                    review.seat = seat;
                }
            }
            ReviewTarget::Network(network) => {
                if let Some(review) = self.review_mut() {
                    review.network = network;
                }
            }
        }
    }

    /// Back to the results, if a round is looked back at.
    pub(in crate::app) fn close_review(&mut self) {
        self.contacts.end_slides();
        if let Some(table) = self.screen.table_mut() {
            table.review = None;
        }
    }

    /// Goes to another deed of the round.
    pub(in crate::app) fn review_seek(&mut self, to: Seek) {
        self.contacts.end_slides();
        if let Some(review) = self.review_mut() {
            review.replay.seek(to);
        }
    }

    /// Shows the round up to a share of its deeds.
    pub(in crate::app) fn review_share(&mut self, share: f32) {
        if let Some(review) = self.review_mut() {
            review.replay.seek_share(share);
        }
    }

    /// Shows some deeds more or less.
    pub(in crate::app) fn review_nudge(&mut self, by: isize) {
        if let Some(review) = self.review_mut() {
            review.replay.nudge(by);
        }
    }
}
