//! Votes: when one begins, what an answer does, and what follows when all have agreed.

use crate::input::Effect;
use crate::layout::Layout;
use crate::overlay::Overlay;
use crate::state::State;
use crate::update::commands::NOTE_MS;
use crate::vote::{Proposal, Vote};
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use base::words;
use scene::Frame;
use session::{SeatAssignment, Session};

impl State {
    /// Asks all people at the table except the proposer, who has agreed already.
    ///
    /// A single person decides alone.
    pub(crate) fn propose(&mut self, proposal: Proposal, out: &mut Vec<Effect>) {
        let seats = self.session().map_or(&[][..], Session::seats).iter();
        let people = seats.filter(|seat| SeatAssignment::is_person(seat));
        let people: Vec<Station> = people.map(|seat| seat.place).collect();
        if people.len() > 1 {
            let mut vote = Vote::new(proposal, people, self.now);
            if let Some(place) = self.presser() {
                vote.agree(place);
            }
            self.overlays.open(Overlay::Vote(vote));
        } else {
            self.carry(proposal, out);
        }
    }

    /// Returns the place of the person who presses a button now, by the finger or by the own screen.
    ///
    /// `None` on a sheet in the middle of a table, and for a press by name.
    fn presser(&self) -> Option<Station> {
        let seats = self.session()?.seats();
        if self.layout() == Layout::Own {
            return Some(seats.get(self.viewer()?)?.place);
        }
        let at = self.hands.shown.pressed_at()?;
        let panel = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH);
        let is_there = |place: &Station| panel.holds(place.pose().from_stage(at));
        seats.iter().map(|seat| seat.place).find(is_there)
    }

    /// Ends the vote because a person disagrees, and tells the others whose answer that was.
    pub(crate) fn disagree(&mut self, place: Station) {
        let people = self
            .overlays
            .vote()
            .map_or(Vec::new(), |vote| vote.people().to_vec());
        self.overlays.close_sheet();
        let seats = self.session().map_or(&[][..], Session::seats).iter();
        let who = seats.clone().find(|seat| seat.place == place);
        let Some(who) = who.map(|seat| seat.colour.name()) else {
            return;
        };
        let until = self.now + NOTE_MS;
        for other in people.into_iter().filter(|&other| other != place) {
            let words = words::over_vote_no(who.clone());
            self.speech.note_until(other, words, until);
        }
        self.speech.say(words::over_vote_no(who));
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
            Proposal::Lobby => self.clear_table(),
        }
    }
}
