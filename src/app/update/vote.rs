//! Votes: when one begins, what an answer does, and what follows when all have agreed.

use crate::Millis;
use crate::app::input::Effect;
use crate::app::overlay::Overlay;
use crate::app::state::State;
use crate::app::vote::{Proposal, Vote};
use crate::session::{SeatAssignment, Session};
use crate::table::Station;

impl State {
    /// The vote that is on.
    pub fn vote(&self) -> Option<&Vote> {
        match self.overlays.sheet() {
            Some(Overlay::Vote(vote)) => Some(vote),
            Some(_) | None => None,
        }
    }

    /// Asks everybody; a single person needs nobody's leave.
    pub(crate) fn propose(&mut self, proposal: Proposal, out: &mut Vec<Effect>) {
        let seats = self.session().map_or(&[][..], Session::seats).iter();
        let people = seats.filter(|seat| SeatAssignment::is_person(seat));
        let people: Vec<Station> = people.map(|seat| seat.place).collect();
        if people.len() > 1 {
            let vote = Vote::new(proposal, people, self.now);
            self.overlays.open(Overlay::Vote(vote));
        } else {
            self.carry(proposal, out);
        }
    }

    pub(crate) fn agree(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(Overlay::Vote(vote)) = self.overlays.sheet_mut() else {
            return;
        };
        vote.agree(place);
        if vote.is_carried() {
            let proposal = vote.proposal;
            self.overlays.close_sheet();
            self.carry(proposal, out);
        }
    }

    fn carry(&mut self, proposal: Proposal, out: &mut Vec<Effect>) {
        match proposal {
            Proposal::ShareHands => self.share(true),
            Proposal::PlayAgain => self.again(out),
            Proposal::AnotherMap(map) => self.again_on(Some(map), out),
        }
    }

    /// A vote ends when what it is about has gone: the results, or the whole game.
    pub(crate) fn check_vote(&mut self) {
        let Some(vote) = self.vote() else { return };
        let stands = self.session().is_some_and(|session| match vote.proposal {
            Proposal::ShareHands => true,
            Proposal::PlayAgain | Proposal::AnotherMap(_) => session.is_finished(),
        });
        if !stands {
            self.overlays.close_sheet();
        }
    }

    pub(crate) fn vote_wakes_at(&self) -> Option<Millis> {
        self.vote().map(|vote| vote.until)
    }

    /// A vote that nobody ends is over at its time; whether it was.
    pub(crate) fn pass_vote(&mut self) -> bool {
        let over = self.vote().is_some_and(|vote| vote.until <= self.now);
        if over {
            self.overlays.close_sheet();
        }
        over
    }
}
