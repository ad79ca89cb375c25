//! Opening hours: the table warns before it closes, then stays dark until it opens again. While it is closed, or
//! asleep by its host's order, only the operator can wake it, by the corner.

use crate::input::Effect;
use crate::kiosk::hours::Door;
use crate::screen::Screen;
use crate::state::State;
use base::Millis;
use base::words::{self, Message};

/// So long before it closes the table says so, in milliseconds.
const WARNING_MS: Millis = Millis::new(300_000.0);
/// A minute in milliseconds.
const MINUTE_MS: Millis = Millis::new(60_000.0);
/// A table that is no kiosk, and that the operator has woken, stays up for so long after the last touch, in
/// milliseconds.
const LIFTED_MS: Millis = Millis::new(300_000.0);

impl State {
    /// Returns the time until the table closes, once it is short enough for a warning.
    pub fn closes_in(&self) -> Option<Millis> {
        let Some(Door::Open(Some(left))) = self.door() else {
            return None;
        };
        (left <= WARNING_MS && !self.is_closed()).then_some(left)
    }

    /// Returns the warning that the table closes, once it is due.
    pub fn closing_words(&self) -> Option<Message> {
        let left = self.closes_in()?;
        let left = match in_seconds(left) {
            true => words::setting_seconds(units(left, Millis::SECOND)),
            false => words::setting_minutes(units(left, MINUTE_MS)),
        };
        Some(words::operator_closes_in(left))
    }

    /// Asks for the time if something depends on it.
    pub(crate) fn ask_time(&mut self, out: &mut Vec<Effect>) {
        let needs = self.host_file().is_some_and(|file| file.hours.is_some());
        if needs && !std::mem::replace(&mut self.kiosk.time_asked, true) {
            out.push(Effect::TellTime);
        }
    }

    fn door(&self) -> Option<Door> {
        let hours = self.host_file()?.hours.as_ref()?;
        let (time, at) = self.kiosk.time?;
        Some(hours.door(time.after(self.now - at)))
    }

    /// Returns true if the table is closed, or the host wants it to sleep.
    pub(crate) fn is_closed(&self) -> bool {
        self.kiosk.asleep || matches!(self.door(), Some(Door::Closed(_)))
    }

    /// Returns the time of the next change of the door, or of its warning.
    pub(crate) fn door_wakes_at(&self) -> Option<Millis> {
        let lifted = self.kiosk.lifted && !self.is_kiosk();
        let lifted = lifted.then_some(self.kiosk.touched + LIFTED_MS);
        let door = self.door().and_then(|door| match door {
            Door::Closed(left) => Some(left),
            Door::Open(left) => left.map(|left| {
                let unit = if in_seconds(left) {
                    Millis::SECOND
                } else {
                    MINUTE_MS
                };
                let next = unit * f64::from(units(left, unit) - 1);
                match left > WARNING_MS {
                    true => left - WARNING_MS,
                    false => left - next,
                }
            }),
        });
        let door = door.map(|left| self.now + left);
        lifted.into_iter().chain(door).reduce(Millis::min)
    }

    /// Goes dark or wakes when that is due. Returns true if it did, or if the warning has changed.
    pub(crate) fn pass_door(&mut self, out: &mut Vec<Effect>) -> bool {
        let said = self.say_closing();
        let closed = self.is_closed();
        let idles = !self.is_kiosk() && self.now >= self.kiosk.touched + LIFTED_MS;
        self.kiosk.lifted &= closed && !idles;
        let dark = closed && !self.kiosk.lifted && !self.overlays.panel_is_open();
        if !self.kiosk.darken(dark) {
            return said;
        }
        if dark {
            self.go_dark(out);
        } else if !closed && self.is_kiosk() {
            self.begin_show(out);
        }
        out.push(Effect::Dark(dark));
        out.push(self.volume());
        true
    }

    /// Closes the table. The game is saved as when people leave it.
    fn go_dark(&mut self, out: &mut Vec<Effect>) {
        match self.demonstration() {
            Some(_) => self.screen = Screen::Lobby,
            None => self.abandon(out),
        }
        // Only a kiosk drops an abandoned game.
        let forgets = self.is_kiosk();
        if let Some(waiting) = self.keeper.arrivals.waiting_mut().filter(|_| !forgets) {
            waiting.until = None;
        }
    }

    /// Says aloud that the table closes, when that is to be read first and a minute before.
    fn say_closing(&mut self) -> bool {
        let left = self.closes_in().map(|left| match in_seconds(left) {
            true => 1,
            false => units(left, MINUTE_MS) as u32,
        });
        if std::mem::replace(&mut self.kiosk.closing_said, left) == left {
            return left == Some(1);
        }
        if let Some(words) = self.closing_words().filter(|_| matches!(left, Some(1 | 5))) {
            self.speech.say(words);
        }
        true
    }
}

/// Returns true if so little is left that seconds count.
fn in_seconds(left: Millis) -> bool {
    left <= MINUTE_MS
}

/// Number of units that are left, the one that runs included.
fn units(left: Millis, unit: Millis) -> i32 {
    (left / unit).ceil().max(1.0) as i32
}
