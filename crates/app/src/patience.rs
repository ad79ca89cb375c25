//! Waiting at a table: the start of the current turn, the person who may need help or a reminder, and the moment
//! that stops the table.

use super::table::{Asked, TableScreen};
use base::Millis;
use base::table::Station;
use session::Seat;

/// Time without an action after which a person on turn may need help.
const HESITATES_MS: Millis = Millis::new(10_000.0);

impl TableScreen {
    /// Notes that a person has touched something, perhaps at a place. A touch at the place of the seat on
    /// turn shows that its person is there and thinks, so a reminder is put off.
    pub(crate) fn note_presence(&mut self, place: Option<Station>, now: Millis) {
        self.stands.1 = now;
        let acting = self.session().to_act();
        let acting = acting.map(|seat| self.session().seats()[seat].place);
        if place.is_some() && place == acting {
            self.nudge.put_off(now);
        }
    }

    /// Notes the revision of the match, its time, and the person for whom the others wait.
    ///
    /// Returns true if that person is due a reminder. Then the page asks at the seat if its player is still there.
    pub(crate) fn wait_for(&mut self, person: Option<Seat>, now: Millis) -> bool {
        let revision = self.session().revision();
        if self.stands.0 != revision {
            self.stands = (revision, now);
        }
        let is_due = self.nudge.attend(person.map(|_| revision), now);
        if is_due && let Some(seat) = person.filter(|&seat| self.asked(seat).is_none()) {
            self.ask(seat, Some(Asked::Away));
        }
        // A person who continues is there.
        for seat in 0..self.session().seats().len() {
            if !self.nudge.is_given() && self.asked(seat) == Some(Asked::Away) {
                self.ask(seat, None);
            }
        }
        is_due
    }

    /// Returns true while the person at a seat is being reminded.
    pub fn is_nudged(&self, seat: Seat) -> bool {
        self.session().to_act() == Some(seat) && self.nudge.is_given()
    }

    /// Returns true if the person on turn at a seat has done nothing for so long that the page offers help first.
    pub fn hesitates(&self, seat: Seat, now: Millis) -> bool {
        let is_on_turn = self.session().person_to_act() == Some(seat);
        is_on_turn && self.stands.1 + HESITATES_MS <= now
    }

    /// Time at which the person on turn will hesitate, if that is in the future.
    pub(crate) fn hesitates_at(&self, now: Millis) -> Option<Millis> {
        Some(self.stands.1 + HESITATES_MS).filter(|&at| at > now)
    }

    /// Takes note of when turns begin.
    pub(crate) fn watch_turn(&mut self, now: Millis) {
        let at = self.session().revision();
        if !self.turn.is_some_and(|(turn, _)| turn.same_turn(at)) {
            self.turn = Some((at, now));
        }
    }

    /// Returns the seat on turn and the start of its turn, if its player is far away.
    pub(crate) fn far_turn(&self) -> Option<(Seat, Millis)> {
        let seat = self.session().to_act()?;
        let (_, since) = self.turn?;
        let is_far = self.session().seats()[seat].is_remote();
        is_far.then_some((seat, since))
    }

    /// Returns true if all turns wait, so that no player misses a new connection.
    pub(crate) fn holds_still(&self, now: Millis) -> bool {
        let moment = self.moment.as_ref();
        moment.is_some_and(|moment| now < moment.holds_until())
    }

    /// Ends a moment whose words have been visible long enough. Returns true if it has ended one.
    pub(crate) fn end_moment(&mut self, now: Millis) -> bool {
        let over = self.moment.take_if(|moment| moment.told_until() <= now);
        over.is_some()
    }

    /// Returns the time from which turns continue: now, or after the moment on the screen.
    pub(crate) fn goes_on_at(&self, now: Millis) -> Millis {
        let moment = self.moment.as_ref();
        moment.map_or(now, |moment| now.max(moment.holds_until()))
    }

    /// Time at which the moment on the screen continues, or ends.
    pub(crate) fn moment_wakes_at(&self, now: Millis) -> Option<Millis> {
        let moment = self.moment.as_ref()?;
        Some(match self.holds_still(now) {
            true => moment.holds_until(),
            false => moment.told_until(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::{PLACES, table};
    use session::Controller;

    #[test]
    fn a_person_who_touches_something_is_reminded_later_and_once() {
        let mut table = table(Controller::Person);
        let at = |seconds: f64| Millis::new(1_000.0 * seconds);
        assert!(!table.wait_for(Some(0), at(0.0)));
        table.note_presence(Some(PLACES[1]), at(20.0));
        assert!(!table.hesitates(0, at(29.0)) && table.hesitates(0, at(30.0)));
        assert!(!table.hesitates(1, at(30.0)), "it is not their turn");
        table.note_presence(Some(PLACES[0]), at(30.0));
        assert!(!table.wait_for(Some(0), at(50.0)));
        assert!(table.wait_for(Some(0), at(75.0)));
        assert!(table.is_nudged(0) && table.asked(0) == Some(Asked::Away));
        assert!(!table.wait_for(Some(0), at(200.0)), "once is enough");
        // A player opens a sheet. The others wait for no person then, so the page asks no seat.
        table.wait_for(None, at(201.0));
        assert_eq!(table.asked(0), None);
    }

    #[test]
    fn only_the_turn_of_a_player_far_away_is_timed() {
        let now = Millis::new(7.0);
        for (first, expected) in [
            (Controller::Remote, Some((0, now))),
            (Controller::Person, None),
        ] {
            let mut table = table(first);
            assert_eq!(table.far_turn(), None, "no turn has been noted");
            table.watch_turn(now);
            table.watch_turn(Millis::new(9.0));
            assert_eq!(table.far_turn(), expected);
        }
    }
}
