//! Hooks that run before and after every input: idle time, opening hours, wake lock, updates.

mod attract;
mod host_file;
mod hours;
mod idle;
mod operator;
mod pin;
mod vitals;

use crate::contacts::{Contact, Gesture};
use crate::input::{Effect, Event};
use crate::kiosk::attract::Show;
use crate::state::State;
use base::Millis;

impl State {
    /// Returns true if the table is a kiosk.
    pub fn is_kiosk(&self) -> bool {
        let set = self.host_file().and_then(|file| file.kiosk);
        set.unwrap_or(self.kiosk.asked || self.kiosk.operator.on)
    }

    /// The page's address asks for a kiosk.
    pub(crate) fn be_kiosk(&mut self, out: &mut Vec<Effect>) {
        self.kiosk.asked = true;
        self.begin_show(out);
    }

    /// Applies the stored settings of the operator, which may ask for a kiosk too. People who were quicker stay,
    /// and so does a game that goes on by itself.
    pub(crate) fn open_as_kiosk(&mut self, out: &mut Vec<Effect>) {
        if !self.is_kiosk() {
            return;
        }
        if self.table().is_some() {
            self.kiosk.touched = self.now;
        } else if self.demonstration().is_some() {
            self.lay_table();
        } else if self.kiosk.touched == Millis::default() {
            self.begin_show(out);
        }
    }

    /// Hook before every input. Returns the event that is still to answer. A touch that wakes the table does
    /// nothing else.
    pub(crate) fn attend(&mut self, event: Event, out: &mut Vec<Effect>) -> Event {
        self.watch_corner(&event);
        if matches!(event, Event::Up { .. }) {
            self.fill_screen(out);
        }
        let dark = self.kiosk.is_dark();
        let wakes = dark || self.demonstration().is_some() || self.countdown().is_some();
        if self.is_touch(&event) {
            self.kiosk.touched = self.now;
            if wakes {
                self.end_show(out);
            }
        }
        if !wakes {
            return event;
        }
        match event {
            Event::Down { contact, at, .. } => {
                let rests = Contact::new(at, self.now, Gesture::Resting);
                self.hands.contacts.put(contact, rests);
                Event::Wake
            }
            Event::Key(_) | Event::Letter { .. } | Event::Press(_) => Event::Wake,
            Event::Slide { .. } | Event::Typed(_) | Event::Zoom { .. } if dark => Event::Wake,
            other => other,
        }
    }

    /// Notes a person at the table who has not touched it.
    pub(crate) fn come(&mut self, out: &mut Vec<Effect>) {
        self.kiosk.touched = self.now;
        self.end_show(out);
    }

    /// Hook after every input.
    pub(crate) fn settle(&mut self, out: &mut Vec<Effect>) {
        let awake = !self.kiosk.is_dark() && (self.is_kiosk() || self.table().is_some());
        if std::mem::replace(&mut self.kiosk.awake, awake) != awake {
            out.push(Effect::KeepAwake(awake));
        }
        self.engine.let_ponder(self.lets_ponder(), out);
        let renewable = self.house.outside.has_new_version() && self.disturbs_nobody();
        if !std::mem::replace(&mut self.kiosk.renewable, renewable) && renewable {
            out.push(Effect::TakeNewVersion);
        }
        if self.kiosk.reload && self.disturbs_nobody() {
            self.kiosk.reload = false;
            out.push(Effect::Reload);
        }
    }

    /// Returns true if the page can reload, or install an update, without disturbing a player. It can during the
    /// demonstration or in the dark, unless a game is on its way to the table. At other times the load waits.
    fn disturbs_nobody(&self) -> bool {
        let is_free = self.demonstration().is_some() || self.kiosk.is_dark();
        is_free && !self.keeper.arrivals.comes_by_itself()
    }

    /// Time has passed; whether it has changed what is on the screen.
    pub(crate) fn pass_time(&mut self, out: &mut Vec<Effect>) -> bool {
        let idle = self.pass_idle(out);
        let show = self.pass_show(out);
        let corner = self.pass_corner();
        let door = self.pass_door(out);
        let vote = self.overlays.pass_vote(self.now);
        let contacts = self.hands.contacts.expire(self.now);
        idle || show || corner || door || vote || contacts
    }

    /// When something here wants to happen by itself, on the inputs' clock.
    pub(crate) fn kiosk_wakes_at(&self) -> Option<Millis> {
        let times = [
            self.demonstration().and_then(Show::wakes_at),
            self.idle_wakes_at(),
            self.waiting().and_then(|waiting| waiting.until),
            self.kiosk.corner.wakes_at(self.now),
            self.panel_wakes_at(),
            self.door_wakes_at(),
        ];
        times.into_iter().flatten().reduce(Millis::min)
    }
}
