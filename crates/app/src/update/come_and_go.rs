//! Coming and going in the middle of a game. A computer player takes over the seat of a person who leaves. A person
//! who comes takes a computer's place. A person who thinks for very long is reminded at the own seat.

use crate::input::Effect;
use crate::layout::Layout;
use crate::overlay::Question;
use crate::state::State;
use crate::table::Asked;
use base::Millis;
use base::sound::Sound;
use base::table::Station;
use rules::{Level, Strength};
use session::{Actor, Command, Controller, Seat, SeatAssignment, Session};

impl State {
    /// Returns true if people may leave their seats and take others. They may in a game that is played at this
    /// table, and not in the exercises before it.
    pub fn may_come_and_go(&self) -> bool {
        let played = self.played_session();
        played.is_some_and(|session| !session.is_finished())
    }

    /// Opens or closes the question to leave at a place. For the last person the game ends.
    pub(crate) fn ask_to_leave(&mut self, place: Station, asking: bool) {
        let people = self.session().map_or(&[][..], Session::seats).iter();
        let is_last = people.filter(|seat| seat.is_person()).count() < 2;
        let asked = match (is_last, self.layout()) {
            (true, Layout::Own) if asking => return self.overlays.ask_first(Question::EndGame),
            (true, _) => Asked::End,
            (false, _) => Asked::Leave,
        };
        self.ask_seat(place, asking.then_some(asked));
    }

    /// Takes a person's yes to a computer player. The reminder appears by itself over buttons that the person may
    /// be about to tap, so the panel asks again.
    pub(crate) fn let_computer_play(&mut self, place: Station, out: &mut Vec<Effect>) {
        let asked = self
            .table()
            .and_then(|table| table.asked(table.session().seat_at(place)?));
        match asked {
            Some(Asked::Away) => self.ask_to_leave(place, true),
            Some(Asked::End) => self.clear_table(),
            Some(_) | None => self.leave_seat(place, out),
        }
    }

    /// The person at a place leaves: a computer player goes on there.
    pub(crate) fn leave_seat(&mut self, place: Station, out: &mut Vec<Effect>) {
        self.screen
            .at_seat(place, |table, seat| table.left.push(seat));
        self.hand(
            place,
            Controller::Computer(Level::Fixed(Strength::Medium)),
            out,
        );
        // The next person there may read another language.
        self.house.languages.choose(place, None);
        self.check_ready(out);
    }

    /// Gives a person the place of a computer player.
    ///
    /// A computer that has played from the beginning has its own secrets, so the panel asks first.
    pub(crate) fn take_over(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(table) = self.table() else { return };
        let Some(seat) = table.session().seat_at(place) else {
            return;
        };
        let is_meant = table.asked(seat) == Some(Asked::TakeOver) || table.left.contains(&seat);
        match is_meant || self.waits_for_far(place) {
            true => self.take_seat(place, out),
            false => self.ask_seat(place, Some(Asked::TakeOver)),
        }
    }

    fn take_seat(&mut self, place: Station, out: &mut Vec<Effect>) {
        // A far player who has come back gets their own seat.
        let controller = match self.waits_for_far(place) {
            true => Controller::Remote,
            false => Controller::Person,
        };
        self.hand(place, controller, out);
        out.push(Effect::Sound(Sound::Chuff, Some(place)));
    }

    fn hand(&mut self, place: Station, controller: Controller, out: &mut Vec<Effect>) {
        let seat = self.session().and_then(|session| session.seat_at(place));
        if let Some(seat) = seat {
            self.order(Actor::Table, Command::Control(seat, controller), out);
        }
    }

    /// Hides what was open at a seat that another person now has.
    pub(crate) fn handed(&mut self, seat: Seat) {
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        table.set_open(seat, false);
        table.set_zoom(seat, None);
        table.ask(seat, None);
        let place = table.session().seats()[seat].place;
        self.hands.contacts.end_peeks(|other| other == place);
        self.speech.clear(place);
    }

    /// Notes the revision of the match and its time.
    pub(crate) fn attend_nudge(&mut self, out: &mut Vec<Effect>) {
        let waits = self.is_waited_for();
        if let Some(table) = self.screen.table_mut()
            && table.wait_for(waits, self.now)
        {
            let place = waits.map(|seat| table.session().seats()[seat].place);
            out.push(Effect::Sound(Sound::Turn, place));
        }
    }

    /// Returns the person on turn, if others wait and nothing stops the turn.
    fn is_waited_for(&self) -> Option<Seat> {
        let session = self.session().filter(|_| self.may_come_and_go())?;
        let people = session
            .seats()
            .iter()
            .filter(|seat| SeatAssignment::is_person(seat));
        let waits = people.count() > 1 && self.overlays.is_empty() && !self.holds_still();
        session.person_to_act().filter(|_| waits)
    }

    /// Time at which the person on turn hesitates, where there is help to offer.
    pub(crate) fn help_wakes_at(&self) -> Option<Millis> {
        let table = self.table()?;
        let at = table.hesitates_at(self.now)?;
        self.game_screen(table).has_help(table).then_some(at)
    }
}
