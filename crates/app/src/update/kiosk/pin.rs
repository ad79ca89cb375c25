//! The way to the operator's panel: a finger held in a corner, and then a PIN.

use rand::Rng;

use crate::contacts::{Contact, Gesture};
use crate::input::{Effect, Event, PinAnswer};
use crate::kiosk::pin::{Asks, Holder};
use crate::overlay::Overlay;
use crate::state::State;
use scene::PinTarget;

impl State {
    /// Notes a press or release of a finger in the corner.
    pub(crate) fn watch_corner(&mut self, event: &Event) {
        let palm = match *event {
            Event::Down { width, .. } | Event::Move { width, .. } => self.is_palm(width),
            _ => false,
        };
        let open = self.linked_game().is_some() || self.overlays.panel_is_open();
        self.kiosk.corner.watch(event, palm, open, self.now);
    }

    /// Opens the pad if a finger has been held in the corner for long enough.
    pub(crate) fn pass_corner(&mut self) -> bool {
        let Some(contact) = self.kiosk.corner.take_held(self.now) else {
            return self.pass_panel();
        };
        // That finger has done its work, so its release does nothing else.
        if let Some(Contact { gesture, .. }) = self.hands.contacts.get_mut(contact) {
            *gesture = Gesture::Resting;
        }
        self.kiosk.touched = self.now;
        self.clear_pad();
        self.overlays.open(Overlay::Pin);
        true
    }

    /// The pad is as it is found, and asks for what there is to ask for.
    pub(crate) fn clear_pad(&mut self) {
        let asks = self.kiosk.pad_asks(self.holder());
        self.kiosk.pad.clear(asks);
    }

    fn holder(&self) -> Holder {
        self.kiosk.holder(self.host_file())
    }

    /// The operator wants another PIN.
    pub(crate) fn change_pin(&mut self) {
        self.kiosk.pad.clear(Asks::New);
        self.overlays.open(Overlay::Pin);
    }

    pub(crate) fn press_pad(&mut self, target: PinTarget, out: &mut Vec<Effect>) {
        match target {
            PinTarget::Digit(digit) => self.kiosk.pad.digit(digit),
            PinTarget::Erase => _ = self.kiosk.pad.digits.pop(),
            PinTarget::Enter if self.holder() == Holder::Host => self.kiosk.pad.ask_host(out),
            PinTarget::Enter => {
                let (kiosk, salt) = (&mut self.kiosk, || self.chance.next_u64());
                if kiosk.pad.enter(&mut kiosk.operator, salt, self.now, out) {
                    self.open_panel();
                }
            }
        }
    }

    /// The host has answered a question about a PIN, or has not.
    pub(crate) fn pin_answered(&mut self, number: u32, answer: PinAnswer, out: &mut Vec<Effect>) {
        if self.kiosk.pad.answered(number, answer, self.now, out) {
            self.open_panel();
        }
    }
}
