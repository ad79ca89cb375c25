//! The way to the operator's panel: a finger held in a corner, and then a PIN. Wrong ones make the
//! pad wait, longer each time.

use base::Millis;
use rand::Rng;

use crate::contacts::{Contact, Gesture};
use crate::input::{Effect, Event, PinAnswer, Reading};
use crate::kiosk::pin::{Asks, DIGITS, HOLD_MS, Hold, Pad, Pin, QUIET_MS, RING, spelled};
use crate::overlay::Overlay;
use crate::state::State;
use base::sound::Sound;
use base::table::CORNER;
use base::words;
use scene::{PinTarget, Point};

/// Number of wrong PINs that are taken before the pad waits.
const FREE_TRIES: u32 = 3;
/// Waits of the pad after the third wrong PIN, the fourth and so on, in milliseconds.
const WAITS_MS: [Millis; 4] = [
    Millis::new(10_000.0),
    Millis::new(30_000.0),
    Millis::new(60_000.0),
    Millis::new(300_000.0),
];

impl State {
    /// The pad on which the PIN is given.
    pub fn pad(&self) -> &Pad {
        &self.kiosk.pad
    }

    /// For how many more seconds the pad takes no PIN; 0 if it does.
    pub fn pad_waits(&self) -> u32 {
        ((self.kiosk.locked - self.now) / Millis::SECOND)
            .ceil()
            .max(0.0) as u32
    }

    /// Filled steps of the corner's ring, of [`RING`]; `None` while no finger holds the corner.
    pub fn ring(&self) -> Option<u32> {
        let held = self.now - self.kiosk.hold.as_ref()?.since - QUIET_MS;
        let step = (HOLD_MS - QUIET_MS) * (1.0 / f64::from(RING));
        (held >= Millis::default()).then(|| (held / step) as u32 + 1)
    }

    pub(crate) fn corner_wakes_at(&self) -> Option<Millis> {
        let since = self.kiosk.hold.as_ref()?.since;
        let step = (HOLD_MS - QUIET_MS) * (1.0 / f64::from(RING));
        let next = step * f64::from(self.ring().unwrap_or(0));
        Some(since + QUIET_MS + next)
    }

    /// A finger comes to the corner, or the one that is held there goes away.
    pub(crate) fn watch_corner(&mut self, event: &Event) {
        let inside = |at: Point| {
            let (from, to) = CORNER;
            at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y
        };
        let holds = self.kiosk.hold.map(|hold| hold.contact);
        match *event {
            Event::Down { contact, at, width } => {
                let open = self.linked_game().is_some()
                    || matches!(
                        self.overlays.sheet(),
                        Some(Overlay::Pin | Overlay::Operator)
                    );
                if holds.is_none() && inside(at) && !self.is_palm(width) && !open {
                    let since = self.now;
                    self.kiosk.hold = Some(Hold { contact, since });
                } else if holds == Some(contact) {
                    self.kiosk.hold = None;
                }
            }
            Event::Move { contact, at, width } => {
                let stays = inside(at) && !self.is_palm(width);
                self.kiosk
                    .hold
                    .take_if(|hold| hold.contact == contact && !stays);
            }
            Event::Up { contact, .. } | Event::Cancel { contact } => {
                self.kiosk.hold.take_if(|hold| hold.contact == contact);
            }
            Event::LetGo => self.kiosk.hold = None,
            _ => {}
        }
    }

    /// Opens the pad if a finger has been held in the corner for long enough.
    pub(crate) fn pass_corner(&mut self) -> bool {
        let now = self.now;
        let held = |hold: &mut Hold| now >= hold.since + HOLD_MS;
        let Some(hold) = self.kiosk.hold.take_if(held) else {
            return self.pass_panel();
        };
        // That finger has served; whatever else it is on does not feel it go.
        if let Some(Contact { gesture, .. }) = self.contacts.get_mut(hold.contact) {
            *gesture = Gesture::Resting;
        }
        self.kiosk.touched = now;
        self.clear_pad();
        self.overlays.open(Overlay::Pin);
        true
    }

    /// The pad is as it is found, and asks for what there is to ask for.
    pub(crate) fn clear_pad(&mut self) {
        let asks = match self.holder() {
            Holder::Host => Asks::Pin,
            Holder::Nobody => Asks::Unset,
            Holder::Page if self.is_locked() => Asks::Nothing,
            Holder::Page if self.kiosk.operator.pin.is_none() => Asks::New,
            Holder::Page => Asks::Pin,
        };
        self.kiosk.pad = Pad {
            asks,
            ..Pad::default()
        };
    }

    /// Holder of the PIN. A host that had a file may be away now, and is asked all the same. Otherwise a person who
    /// cuts it off could choose a first PIN.
    fn holder(&self) -> Holder {
        match self.host_file() {
            Some(file) if file.pin => Holder::Host,
            Some(_) if self.kiosk.operator.pin.is_none() => Holder::Nobody,
            None if !self.kiosk.host_is_heard && self.kiosk.operator.by_host => Holder::Host,
            Some(_) | None => Holder::Page,
        }
    }

    /// Returns true if the pad lets nobody in. No PIN is known, and there may be one that cannot be read.
    pub(crate) fn is_locked(&self) -> bool {
        let nothing_kept =
            self.kiosk.read == Some(true) && self.kiosk.backup != Reading::Unreadable;
        self.kiosk.operator.pin.is_none() && !nothing_kept
    }

    /// The second copy of the PIN is known, before anything else. The first one, if it can be read,
    /// counts for more.
    pub(crate) fn backup_came(&mut self, backup: Reading) {
        self.kiosk.backup = backup;
        self.take_backup(&["pin", "pin.host", "pin.tries"]);
        let Reading::There(text) = &self.kiosk.backup else {
            return;
        };
        self.kiosk.changes = changes(text);
        if has_pin(text) && self.kiosk.operator.pin.is_none() {
            self.kiosk.backup = Reading::Unreadable;
        }
        self.lock_pad();
    }

    /// Keeps the second copy if it has changed.
    pub(crate) fn keep_backup(&mut self, out: &mut Vec<Effect>) {
        let lines = self.kiosk.operator.backup();
        let same = match &self.kiosk.backup {
            Reading::There(text) => {
                let kept = text.lines().filter(|line| !line.starts_with(CHANGES));
                kept.eq(lines.lines())
            }
            Reading::Empty => lines.is_empty(),
            Reading::Unreadable => false,
        };
        if same {
            return;
        }
        self.kiosk.changes = self.kiosk.changes.saturating_add(1);
        let number = self.kiosk.changes;
        let text = match lines.is_empty() {
            true => lines,
            false => format!("{CHANGES}{number}\n{lines}"),
        };
        self.kiosk.backup = Reading::There(text.clone());
        out.push(Effect::KeepBackup(text));
    }

    /// The settings cannot be read: a kiosk stays one, by its second copy.
    pub(crate) fn go_by_backup(&mut self, out: &mut Vec<Effect>) {
        self.kiosk.read = Some(false);
        self.take_backup(&["kiosk"]);
        self.open_as_kiosk(out);
    }

    /// Takes these lines of the second copy.
    pub(crate) fn take_backup(&mut self, names: &[&str]) {
        let Reading::There(text) = &self.kiosk.backup else {
            return;
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            if names.contains(&name) {
                self.kiosk.operator.take(name, value);
            }
        }
    }

    /// When the pad has waited another second.
    pub(crate) fn pad_wakes_at(&self) -> Option<Millis> {
        let left = self.pad_waits();
        let next = Millis::SECOND * f64::from(left.saturating_sub(1));
        (left > 0 && matches!(self.overlays.sheet(), Some(Overlay::Pin)))
            .then_some(self.kiosk.locked - next)
    }

    /// After too many wrong PINs the pad waits, from now on.
    pub(crate) fn lock_pad(&mut self) {
        let tries = self.kiosk.operator.tries;
        if let Some(more) = tries.checked_sub(FREE_TRIES) {
            let wait = WAITS_MS
                .get(more as usize)
                .unwrap_or(&WAITS_MS[WAITS_MS.len() - 1]);
            self.kiosk.locked = self.now + *wait;
        }
    }

    /// The operator wants another PIN.
    pub(crate) fn change_pin(&mut self) {
        self.kiosk.pad = Pad {
            asks: Asks::New,
            ..Pad::default()
        };
        self.overlays.open(Overlay::Pin);
    }

    pub(crate) fn press_pad(&mut self, target: PinTarget, out: &mut Vec<Effect>) {
        let digits = &mut self.kiosk.pad.digits;
        match target {
            PinTarget::Digit(digit) => {
                if digits.len() < *DIGITS.end() {
                    digits.push(digit);
                }
            }
            PinTarget::Erase => _ = digits.pop(),
            PinTarget::Enter if self.holder() == Holder::Host => self.ask_host(out),
            PinTarget::Enter => self.enter_pin(out),
        }
    }

    /// The host is asked whether the PIN is the right one.
    fn ask_host(&mut self, out: &mut Vec<Effect>) {
        self.kiosk.pin_asked += 1;
        let number = self.kiosk.pin_asked;
        let pad = std::mem::take(&mut self.kiosk.pad);
        self.kiosk.pad.asked = Some(number);
        let pin = spelled(&pad.digits);
        out.push(Effect::AskPin { number, pin });
    }

    /// The host has answered a question about a PIN, or has not.
    pub(crate) fn pin_answered(&mut self, number: u32, answer: PinAnswer, out: &mut Vec<Effect>) {
        if let PinAnswer::Wrong(seconds) | PinAnswer::Waits(seconds) = answer {
            self.kiosk.locked = self.now + Millis::SECOND * f64::from(seconds);
        }
        // A person who has closed the pad in between has gone.
        if self
            .kiosk
            .pad
            .asked
            .take_if(|asked| *asked == number)
            .is_none()
        {
            return;
        }
        self.kiosk.pad.fault = match answer {
            PinAnswer::Right => return self.open_panel(),
            PinAnswer::Wrong(_) => Some(words::operator_wrong_pin()),
            PinAnswer::Waits(_) => None,
            PinAnswer::Silence => Some(words::operator_pin_silent()),
        };
        out.push(Effect::Sound(Sound::Buzz, None));
    }

    fn enter_pin(&mut self, out: &mut Vec<Effect>) {
        let pad = std::mem::take(&mut self.kiosk.pad);
        let right = match (&pad.asks, self.kiosk.operator.pin) {
            (Asks::Pin, Some(pin)) => pin.is(&pad.digits),
            (Asks::Pin, None) | (Asks::Nothing | Asks::Unset, _) => return,
            (Asks::New, _) => {
                self.kiosk.pad.asks = Asks::Again(pad.digits);
                return;
            }
            (Asks::Again(first), _) => {
                if *first == pad.digits {
                    let salt = self.chance.next_u64();
                    self.kiosk.operator.pin = Some(Pin::new(first, salt));
                    self.open_panel();
                } else {
                    self.kiosk.pad.asks = Asks::New;
                    self.kiosk.pad.fault = Some(words::operator_pins_differ());
                    out.push(Effect::Sound(Sound::Buzz, None));
                }
                return;
            }
        };
        if right {
            self.kiosk.operator.tries = 0;
            return self.open_panel();
        }
        self.kiosk.operator.tries = self.kiosk.operator.tries.saturating_add(1);
        self.kiosk.pad.fault = Some(words::operator_wrong_pin());
        self.lock_pad();
        out.push(Effect::Sound(Sound::Buzz, None));
    }
}

/// Holder of the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    /// This page.
    Page,
    /// The host.
    Host,
    /// Nobody: there is none, and it is not chosen at the table.
    Nobody,
}

/// Returns true if settings tell of a PIN, readable or not.
pub(crate) fn has_pin(settings: &str) -> bool {
    settings.lines().any(|line| line.starts_with("pin="))
}

/// Start of the line with the number of changes of the second copy.
const CHANGES: &str = "changes=";

/// Number of changes of the second copy when these settings were kept.
pub(crate) fn changes(settings: &str) -> u32 {
    let mut lines = settings.lines();
    let number = lines.find_map(|line| line.strip_prefix(CHANGES));
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_default()
}
