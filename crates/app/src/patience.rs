//! Since when people at a table wait, and for whom: the turn that is on, the person who may want help or a reminder,
//! and the moment for which everybody stands still.

use super::table::{Asked, TableScreen};
use base::Millis;
use base::table::Station;
use session::Seat;

/// A person on turn who has done nothing for so long may want help.
const HESITATES_MS: Millis = Millis::new(10_000.0);

impl TableScreen {
    /// Somebody has touched something, perhaps at the place of the seat that is waited for: its person is there, and
    /// thinks.
    pub(crate) fn note_presence(&mut self, place: Option<Station>, now: Millis) {
        self.stands.1 = now;
        let acting = self.session().to_act();
        let acting = acting.map(|seat| self.session().seats()[seat].place);
        if place.is_some() && place == acting {
            self.nudge.put_off(now);
        }
    }

    /// Takes note of how the match stands, since when, and which person the others wait for.
    ///
    /// Returns true if that person is to be reminded now. Then the seat is asked whether somebody is there.
    pub(crate) fn wait_for(&mut self, person: Option<Seat>, now: Millis) -> bool {
        let revision = self.session().revision();
        if self.stands.0 != revision {
            self.stands = (revision, now);
        }
        let is_due = self.nudge.attend(person.map(|_| revision), now);
        if is_due && let Some(seat) = person.filter(|&seat| self.asked(seat).is_none()) {
            self.ask(seat, Some(Asked::Away));
        }
        // A person who goes on is there.
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

    /// Returns whether the person on turn at a seat has done nothing for so long that help is offered first.
    pub fn hesitates(&self, seat: Seat, now: Millis) -> bool {
        let is_on_turn = self.session().person_to_act() == Some(seat);
        is_on_turn && self.stands.1 + HESITATES_MS <= now
    }

    /// Time at which the person on turn hesitates, if that is still to come.
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

    /// The seat on turn whose player is far away, and since when it is.
    pub(crate) fn far_turn(&self) -> Option<(Seat, Millis)> {
        let seat = self.session().to_act()?;
        let (_, since) = self.turn?;
        let is_far = self.session().seats()[seat].is_remote();
        is_far.then_some((seat, since))
    }

    /// Returns true if all turns wait, so that nobody misses the players who have connected.
    pub(crate) fn holds_still(&self, now: Millis) -> bool {
        let moment = self.moment.as_ref();
        moment.is_some_and(|moment| now < moment.holds_until())
    }

    /// Time at which the moment that is shown goes on, or ends.
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
    use base::table::PlayerColour;
    use session::cabinet::Start;
    use session::switch_yard::GAME;
    use session::{Controller, Revision, SeatAssignment, Session};

    const PLACES: [Station; 2] = [Station::NearLeft, Station::FarRight];

    /// A table with two players, of whom the first is on turn.
    fn table(first: Controller) -> TableScreen {
        let game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).expect("it begins");
        let seat = |place, colour, controller| SeatAssignment {
            place,
            colour,
            controller,
        };
        let seats = vec![
            seat(PLACES[0], PlayerColour::ALL[0], first),
            seat(PLACES[1], PlayerColour::ALL[1], Controller::Person),
        ];
        let session = Session::new(game, seats, Revision::default()).expect("two may play");
        TableScreen::new(session, None).expect("it needs no map")
    }

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
        // Somebody opens a sheet: nobody is waited for, so nobody is asked.
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
