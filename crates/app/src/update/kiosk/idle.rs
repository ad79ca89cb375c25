//! Idle timeout: in a kiosk a countdown that any touch stops, and then the demonstration. The abandoned game is
//! kept for some minutes.

use crate::input::{Effect, Event};
use crate::snapshot;
use crate::state::State;
use base::Millis;
use rules::record::Save;
use scene::Slider;

/// Length of the countdown, in milliseconds.
pub(super) const COUNTDOWN_MS: Millis = Millis::new(20_000.0);
/// The operator's slider for the idle time counts in so many milliseconds.
const IDLE_UNIT_MS: Millis = Millis::new(10_000.0);
/// A minute in milliseconds.
const MINUTE_MS: Millis = Millis::new(60_000.0);

impl State {
    /// Returns true if an event shows that a person is here. Objects on the table and trembling contacts do not. A
    /// spot that taps alone for minutes does not either.
    pub(crate) fn is_touch(&mut self, event: &Event) -> bool {
        let now = self.now;
        match *event {
            Event::Down { width, at, .. } => {
                !self.is_palm(width) && !self.kiosk.phantom.is_at(at, true, now)
            }
            Event::Move { contact, at, .. } => self.hands.contacts.has_moved(contact, at),
            Event::Up { contact, at, .. } => {
                self.hands.contacts.acts(contact) && !self.kiosk.phantom.is_at(at, false, now)
            }
            Event::Key(_) | Event::Letter { .. } | Event::Press(_) => true,
            Event::Slide { .. } | Event::Typed(_) => true,
            _ => false,
        }
    }

    /// Returns the start of the countdown on the inputs' clock, if no touch comes before.
    fn idle_at(&self) -> Option<Millis> {
        let wait = IDLE_UNIT_MS * f64::from(self.house.settings.get(Slider::Idle));
        let waits = self.is_kiosk() && self.demonstration().is_none() && !self.kiosk.is_dark();
        waits.then_some(self.kiosk.touched + wait)
    }

    /// The seconds that are left of the countdown, while it runs.
    pub fn countdown(&self) -> Option<u32> {
        let since = self.idle_at().filter(|&at| self.now >= at)?;
        Some(
            ((since + COUNTDOWN_MS - self.now) / Millis::SECOND)
                .ceil()
                .max(0.0) as u32,
        )
    }

    pub(crate) fn idle_wakes_at(&self) -> Option<Millis> {
        let at = self.idle_at()?;
        let Some(left) = self.countdown() else {
            return Some(at);
        };
        let next = Millis::SECOND * f64::from(left.saturating_sub(1));
        Some(at + COUNTDOWN_MS - next)
    }

    pub(crate) fn pass_idle(&mut self, out: &mut Vec<Effect>) -> bool {
        let over = |at: Millis| self.now >= at + COUNTDOWN_MS;
        let leaves = self.idle_at().is_some_and(over);
        if leaves && self.is_closed() {
            // The operator had let people in while the table was closed, and they have gone.
            self.kiosk.lifted = false;
            self.close_panel();
        } else if leaves {
            self.begin_show(out);
        }
        let now = self.now;
        let due = |until: Millis| until <= now;
        let forgotten = self.waiting().and_then(|waiting| waiting.until);
        let forgets = forgotten.is_some_and(due);
        if forgets {
            self.begin_anew(out);
        }
        leaves || forgets
    }

    /// Abandons the table: an unfinished game waits for a while, and the lobby is reset to the operator's values.
    pub(crate) fn abandon(&mut self, out: &mut Vec<Effect>) {
        let minutes = f64::from(self.house.settings.get(Slider::Kept));
        let until = Some(self.now + MINUTE_MS * minutes);
        // A game that came by a link is only looked at.
        self.leave_linked_game();
        if let Some(save) = self.unfinished() {
            self.wait_with(save, until, out);
        } else if let Some(waiting) = self.keeper.arrivals.waiting_mut()
            && self.kiosk.touched > Millis::default()
        {
            waiting.until = until;
        }
        self.clear_table();
        self.lobby.evening.forget();
        self.overlays.close_sheet();
        self.hands.contacts.rest();
        self.hands.focus = Default::default();
        self.speech.clear_all();
        self.overlays.rotation = Default::default();
        self.lobby.look.begin_anew();
        self.house.languages.clear();
        self.lay_table();
        self.leave_workshop(out);
    }

    /// The game on the table as it is kept, unless it is over or only an exercise.
    fn unfinished(&self) -> Option<Save> {
        let session = self
            .screen
            .kept_session()
            .filter(|session| !session.is_finished())?;
        snapshot::save(session, &self.house.languages, self.keeper.number()).ok()
    }

    /// In the kiosk people's first touch asks for full screen: browsers allow it only then.
    pub(crate) fn fill_screen(&mut self, out: &mut Vec<Effect>) {
        if self.is_kiosk() && self.demonstration().is_none() && !self.kiosk.filled {
            self.kiosk.filled = true;
            if self.house.outside.full_screen() == Some(false) {
                out.push(Effect::FullScreen(true));
            }
        }
    }
}
