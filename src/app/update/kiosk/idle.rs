//! Nobody touches the table any more: in the kiosk a countdown that any touch stops, and then the
//! demonstration. The game that was left is kept for some minutes.

use crate::Millis;
use crate::app::contacts::{Contact, Gesture};
use crate::app::input::{ContactId, Effect, Event};
use crate::app::snapshot;
use crate::app::state::State;
use crate::record::Save;
use crate::scene::{Point, Slider};

/// How long the countdown lasts, in milliseconds.
pub const COUNTDOWN_MS: Millis = Millis::new(20_000.0);
/// The operator's slider for the idle time counts in so many milliseconds.
const IDLE_UNIT_MS: Millis = Millis::new(10_000.0);
/// A minute in milliseconds.
const MINUTE_MS: Millis = Millis::new(60_000.0);

impl State {
    /// Whether an event is somebody's touch. What lies on the table, or is no finger, is none.
    pub(crate) fn is_touch(&self, event: &Event) -> bool {
        let acts = |id: ContactId| {
            let contact = self.contacts.get(id);
            contact.is_some_and(|contact| contact.gesture != Gesture::Resting)
        };
        match *event {
            Event::Down { width, .. } => !self.is_palm(width),
            Event::Move { contact, .. } | Event::Up { contact, .. } => acts(contact),
            Event::Key(_) => true,
            _ => false,
        }
    }

    /// A contact is down and does nothing.
    pub(crate) fn rest(&mut self, id: ContactId, at: Point) {
        let (since, gesture) = (self.now, Gesture::Resting);
        self.contacts.put(id, Contact { at, since, gesture });
    }

    /// When the countdown begins, on the inputs' clock, if nobody touches the table before.
    fn idle_at(&self) -> Option<Millis> {
        let wait = IDLE_UNIT_MS * f64::from(self.settings.get(Slider::Idle));
        let waits = self.is_kiosk() && self.demonstration().is_none();
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
        if leaves {
            self.begin_show(out);
        }
        let now = self.now;
        let due = |until: Millis| until <= now;
        let forgotten = self.waiting.as_ref().and_then(|waiting| waiting.until);
        let forgets = forgotten.is_some_and(due);
        if forgets {
            self.begin_anew(out);
        }
        leaves || forgets
    }

    /// Everybody has gone: a game that is not over waits for a while, and the table is as the
    /// operator wants it found.
    pub(crate) fn abandon(&mut self, out: &mut Vec<Effect>) {
        let minutes = f64::from(self.settings.get(Slider::Kept));
        let until = Some(self.now + MINUTE_MS * minutes);
        // What came by a link is only looked at.
        self.leave_linked_game();
        if let Some(save) = self.unfinished() {
            self.wait_with(save, until, out);
        } else if let Some(waiting) = &mut self.waiting
            && self.kiosk.touched > Millis::default()
        {
            waiting.until = until;
        }
        self.clear_table();
        self.overlays.close_sheet();
        self.contacts.rest();
        self.focus = None;
        self.notes = Default::default();
        self.rotation = Default::default();
        self.lobby_rotation = Default::default();
        self.lay_table();
    }

    /// The game on the table as it is kept, unless it is over.
    fn unfinished(&self) -> Option<Save> {
        let session = self.session().filter(|session| !session.is_finished())?;
        snapshot::save(session, self.journal.number()).ok()
    }

    /// In the kiosk people's first touch asks for full screen: browsers allow it only then.
    pub(crate) fn fill_screen(&mut self, out: &mut Vec<Effect>) {
        if self.is_kiosk() && self.demonstration().is_none() && !self.kiosk.filled {
            self.kiosk.filled = true;
            if !self.full_screen {
                out.push(Effect::FullScreen(true));
            }
        }
    }
}
