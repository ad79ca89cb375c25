//! Reports of the table to its host, and the host's wishes.

use crate::input::Effect;
use crate::kiosk::vitals::{Count, Counted, Fate, Vitals};
use crate::state::State;
use base::Millis;
use base::words::Message;
use session::{Controller, SeatAssignment, Session};

/// A minute in milliseconds.
const MINUTE_MS: f64 = 60_000.0;

impl State {
    /// Condition of the table.
    pub fn vitals(&self) -> Vitals {
        let own = self.own_session();
        let counted = self.kiosk.counted.as_ref().filter(|_| own.is_some());
        Vitals {
            screen: self.screen(),
            game: own.map(Session::id),
            game_lasts: counted.map(|counted| self.now - counted.since),
            touches: self.kiosk.touches,
            failed_saves: self.kiosk.failed_saves,
        }
    }

    /// Returns the session of this table, whatever is on the screen; `None` for an exercise.
    fn own_session(&self) -> Option<&Session> {
        self.screen
            .kept_session()
            .filter(|_| self.situation().is_own())
    }

    /// A match has begun.
    pub(crate) fn count_begin(&mut self, out: &mut Vec<Effect>) {
        self.count_as(Fate::Abandoned, out);
        self.kiosk.counted = self.to_count(true);
        if let Some(counted) = &self.kiosk.counted {
            let count = counted.as_count(Fate::Begun);
            self.tell_count(count, out);
        }
    }

    /// Checks if the counted match continues, is over, or was abandoned. A waiting match may still continue.
    pub(crate) fn attend_counts(&mut self, out: &mut Vec<Effect>) {
        if !self.situation().is_own() {
            return;
        }
        // A try from a position of a finished game is not counted: `own_session` is that game.
        match self.own_session().map(Session::is_finished) {
            Some(true) => self.count_as(Fate::Finished, out),
            Some(false) if self.kiosk.counted.is_none() => {
                self.kiosk.counted = self.to_count(false)
            }
            Some(false) => self.look_at_counted(),
            None if self.waiting().is_some() || self.keeper.arrivals.opening().is_some() => {}
            None => self.count_as(Fate::Abandoned, out),
        }
    }

    fn count_as(&mut self, what: Fate, out: &mut Vec<Effect>) {
        if let Some(counted) = self.kiosk.counted.take() {
            self.tell_count(counted.as_count(what), out);
        }
    }

    fn tell_count(&self, count: Count, out: &mut Vec<Effect>) {
        if self.host_file().is_some_and(|file| file.counts) {
            out.push(Effect::Count(count));
        }
    }

    fn to_count(&self, from_start: bool) -> Option<Counted> {
        let session = self.own_session()?;
        Some(Counted {
            game: session.id(),
            map: session.game().map(),
            players: session.seats().len(),
            computers: computers(session.seats()),
            since: self.now,
            seen: self.now,
            from_start,
            lessons: Vec::new(),
            coached: false,
        })
    }

    /// Notes the present players and the coach's lesson, which may have changed.
    fn look_at_counted(&mut self) {
        let Some(session) = self.own_session() else {
            return;
        };
        let computers = computers(session.seats());
        let table = self.table();
        let seats = 0..session.seats().len();
        let lesson =
            table.and_then(|table| seats.filter_map(|seat| self.lesson(table, seat)).next());
        let now = self.now;
        if let Some(counted) = &mut self.kiosk.counted {
            counted.computers = computers;
            counted.seen = now;
            counted.coached = lesson.is_some();
            // The same sentence with another number in it is the same lesson.
            if let Some(Message::Entry(lesson, _)) = lesson
                && !counted.lessons.contains(&lesson)
            {
                counted.lessons.push(lesson);
            }
        }
    }
}

impl Counted {
    fn as_count(&self, what: Fate) -> Count {
        let lasted: Millis = self.seen - self.since;
        let over = what != Fate::Begun && self.from_start;
        let coached = what == Fate::Abandoned && self.coached;
        Count {
            what,
            game: self.game,
            map: self.map,
            players: self.players,
            computers: self.computers,
            minutes: over.then(|| (lasted.value() / MINUTE_MS).round() as u32),
            coach_step: coached.then_some(self.lessons.len()),
        }
    }
}

fn computers(seats: &[SeatAssignment]) -> usize {
    let computers = seats.iter();
    let computers = computers.filter(|seat| matches!(seat.controller, Controller::Computer(_)));
    computers.count()
}
