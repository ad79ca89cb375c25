//! The operator's PIN, and its pad. Wrong PINs make the pad wait, longer each time. Storage has only a salted hash
//! of the PIN. It keeps visitors out, but not a person with access to the machine.

use base::Millis;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Kiosk;
use super::host_file::HostFile;
use super::operator::Operator;
use crate::input::{Effect, PinAnswer};
use base::sound::Sound;
use base::words::{self, Message};

/// Number of digits of a PIN.
pub const DIGITS: std::ops::RangeInclusive<usize> = 4..=8;
/// Number of wrong PINs that are taken before the pad waits.
const FREE_TRIES: u32 = 3;
/// Waits of the pad after the third wrong PIN, the fourth and so on, in milliseconds.
const WAITS_MS: [Millis; 4] = [
    Millis::new(10_000.0),
    Millis::new(30_000.0),
    Millis::new(60_000.0),
    Millis::new(300_000.0),
];

/// A PIN as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    salt: u64,
    hash: u64,
}

impl Pin {
    /// Makes the stored form of these digits, with this salt.
    pub fn new(digits: &[u8], salt: u64) -> Self {
        let mut key = [0xff; 32];
        key[..8].copy_from_slice(&salt.to_le_bytes());
        for (place, &digit) in key[8..].iter_mut().zip(digits) {
            *place = digit;
        }
        let hash = ChaCha8Rng::from_seed(key).next_u64();
        Self { salt, hash }
    }

    /// Returns true if these are the PIN's digits.
    pub fn is(&self, digits: &[u8]) -> bool {
        Self::new(digits, self.salt) == *self
    }

    /// As it is kept.
    pub fn text(&self) -> String {
        format!("{}-{}", self.salt, self.hash)
    }

    /// Reads what [`text`](Pin::text) writes.
    pub fn read(text: &str) -> Option<Self> {
        let (salt, hash) = text.split_once('-')?;
        let (salt, hash) = (salt.parse().ok()?, hash.parse().ok()?);
        Some(Self { salt, hash })
    }
}

/// Question that the pad asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// The PIN.
    #[default]
    Pin,
    /// A new PIN.
    New,
    /// The new PIN, given as these digits, once more.
    Again(Vec<u8>),
    /// Nothing: whether there is a PIN, and which, cannot be read.
    Nothing,
    /// Nothing: the host has no PIN, and the table does not choose one.
    Unset,
}

/// The pad on which the PIN is given.
#[derive(Clone, Debug, Default)]
pub struct Pad {
    /// Question that it asks.
    pub asks: Asks,
    /// The digits so far.
    pub digits: Vec<u8>,
    /// Fault of the last digits, if any.
    pub fault: Option<Message>,
    /// The number of the question to the host, while that is not answered.
    asked: Option<u32>,
    /// The number of the last question to the host.
    number: u32,
    /// Until when the pad takes no PIN, on the inputs' clock.
    locked: Millis,
}

impl Pad {
    /// Returns true while the pad waits for the host's answer.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Returns true if digits can be given. The wait after wrong PINs is not counted here.
    pub fn takes_digits(&self) -> bool {
        !self.is_asking() && !matches!(self.asks, Asks::Nothing | Asks::Unset)
    }

    /// For how many more seconds the pad takes no PIN; 0 if it does.
    pub fn waits(&self, now: Millis) -> u32 {
        ((self.locked - now) / Millis::SECOND).ceil().max(0.0) as u32
    }

    /// When the pad has waited another second.
    pub(crate) fn wakes_at(&self, now: Millis) -> Option<Millis> {
        let left = self.waits(now);
        let next = Millis::SECOND * f64::from(left.saturating_sub(1));
        (left > 0).then_some(self.locked - next)
    }

    /// The pad is as it is found, and asks this. It waits as long as before.
    pub(crate) fn clear(&mut self, asks: Asks) {
        let (number, locked) = (self.number, self.locked);
        *self = Self {
            asks,
            number,
            locked,
            ..Self::default()
        };
    }

    /// After too many wrong PINs the pad waits, from now on.
    fn lock(&mut self, tries: u32, now: Millis) {
        if let Some(more) = tries.checked_sub(FREE_TRIES) {
            let wait = WAITS_MS
                .get(more as usize)
                .unwrap_or(&WAITS_MS[WAITS_MS.len() - 1]);
            self.locked = now + *wait;
        }
    }

    /// The pad waits no longer.
    pub(crate) fn unlock(&mut self) {
        self.locked = Millis::default();
    }

    /// Appends a digit, up to the maximum length.
    pub(crate) fn digit(&mut self, digit: u8) {
        if self.digits.len() < *DIGITS.end() {
            self.digits.push(digit);
        }
    }

    /// Asks the host about the PIN on the pad.
    pub(crate) fn ask_host(&mut self, out: &mut Vec<Effect>) {
        let pin = spelled(&self.digits);
        self.clear(Asks::Pin);
        self.number += 1;
        let number = self.number;
        self.asked = Some(number);
        out.push(Effect::AskPin { number, pin });
    }

    /// Takes the host's answer about a PIN, or its silence. Returns true if the PIN is right, and the pad still
    /// waits for this answer.
    pub(crate) fn answered(
        &mut self,
        number: u32,
        answer: PinAnswer,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> bool {
        if let PinAnswer::Wrong(seconds) | PinAnswer::Waits(seconds) = answer {
            self.locked = now + Millis::SECOND * f64::from(seconds);
        }
        // The person has closed the pad since.
        if self.asked.take_if(|asked| *asked == number).is_none() {
            return false;
        }
        self.fault = match answer {
            PinAnswer::Right => return true,
            PinAnswer::Wrong(_) => Some(words::operator_wrong_pin()),
            PinAnswer::Waits(_) => None,
            PinAnswer::Silence => Some(words::operator_pin_silent()),
        };
        out.push(Effect::Sound(Sound::Buzz, None));
        false
    }

    /// The digits are given as a PIN that this page knows, or as a new one, with this salt. Returns true if they let
    /// the operator in.
    pub(crate) fn enter(
        &mut self,
        operator: &mut Operator,
        salt: impl FnOnce() -> u64,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> bool {
        let (asks, digits) = (std::mem::take(&mut self.asks), self.digits.clone());
        self.clear(Asks::Pin);
        let right = match (asks, operator.pin) {
            (Asks::Pin, Some(pin)) => pin.is(&digits),
            (Asks::Pin, None) | (Asks::Nothing | Asks::Unset, _) => return false,
            (Asks::New, _) => {
                self.asks = Asks::Again(digits);
                return false;
            }
            (Asks::Again(first), _) if first == digits => {
                operator.pin = Some(Pin::new(&first, salt()));
                return true;
            }
            (Asks::Again(_), _) => {
                self.asks = Asks::New;
                self.fault = Some(words::operator_pins_differ());
                out.push(Effect::Sound(Sound::Buzz, None));
                return false;
            }
        };
        if right {
            operator.tries = 0;
            return true;
        }
        operator.tries = operator.tries.saturating_add(1);
        self.fault = Some(words::operator_wrong_pin());
        self.lock(operator.tries, now);
        out.push(Effect::Sound(Sound::Buzz, None));
        false
    }
}

/// Holder of the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// This page.
    Page,
    /// The host.
    Host,
    /// There is no PIN, and the table does not choose one.
    Nobody,
}

impl Kiosk {
    /// Returns the holder of the PIN, by the host's file. A host that had a file may be offline now, so it has to
    /// answer all the same. Otherwise a person who unplugs it could choose a first PIN.
    pub(crate) fn holder(&self, file: Option<&HostFile>) -> Holder {
        match file {
            Some(file) if file.pin => Holder::Host,
            Some(_) if self.operator.pin.is_none() => Holder::Nobody,
            None if !self.host_is_heard && self.operator.by_host => Holder::Host,
            Some(_) | None => Holder::Page,
        }
    }

    /// Question that the pad asks first.
    pub(crate) fn pad_asks(&self, holder: Holder) -> Asks {
        match holder {
            Holder::Host => Asks::Pin,
            Holder::Nobody => Asks::Unset,
            Holder::Page if self.is_locked() => Asks::Nothing,
            Holder::Page if self.operator.pin.is_none() => Asks::New,
            Holder::Page => Asks::Pin,
        }
    }

    /// After too many wrong PINs the pad waits, from now on.
    pub(crate) fn lock_pad(&mut self, now: Millis) {
        self.pad.lock(self.operator.tries, now);
    }
}

/// Spells digits as a text, the form in which the host takes a PIN.
fn spelled(digits: &[u8]) -> String {
    digits
        .iter()
        .map(|digit| char::from(b'0' + digit))
        .collect()
}

#[cfg(test)]
mod tests {
    use session::cabinet::{Cabinet, GameDef};
    use session::switch_yard::GAME;

    use super::*;

    const START: Millis = Millis::new(5.0);

    fn operator() -> Operator {
        const DEFS: &[&GameDef] = &[&GAME];
        Operator::new(Cabinet::new(DEFS))
    }

    /// Gives digits at a time; whether they let the operator in.
    fn give(pad: &mut Pad, operator: &mut Operator, digits: &[u8], now: Millis) -> bool {
        digits.iter().for_each(|&digit| pad.digit(digit));
        pad.enter(operator, || 3, now, &mut Vec::new())
    }

    #[test]
    fn a_first_pin_is_given_twice_alike() {
        let (mut pad, mut operator) = (Pad::default(), operator());
        pad.clear(Asks::New);
        for digits in [[1, 2, 3, 4], [1, 2, 3, 5]] {
            assert!(!give(&mut pad, &mut operator, &digits, START));
        }
        assert_eq!((&pad.asks, operator.pin), (&Asks::New, None));
        assert_eq!(pad.fault, Some(words::operator_pins_differ()));
        assert!(!give(&mut pad, &mut operator, &[1, 2, 3, 4], START));
        assert!(give(&mut pad, &mut operator, &[1, 2, 3, 4], START));
        assert_eq!(operator.pin, Some(Pin::new(&[1, 2, 3, 4], 3)));
    }

    #[test]
    fn wrong_pins_make_the_pad_wait_longer_each_time_and_a_cleared_one_too() {
        let (mut pad, mut operator) = (Pad::default(), operator());
        operator.pin = Some(Pin::new(&[1, 2, 3, 4], 3));
        for seconds in [0, 0, 10, 30, 60, 300, 300] {
            assert!(!give(&mut pad, &mut operator, &[4, 4, 4, 4], START));
            pad.clear(Asks::Pin);
            assert_eq!(pad.waits(START), seconds);
        }
        assert_eq!(pad.wakes_at(START), Some(START + Millis::SECOND));
        let later = START + Millis::SECOND * 300.0;
        assert_eq!((pad.waits(later), pad.wakes_at(later)), (0, None));
        assert!(give(&mut pad, &mut operator, &[1, 2, 3, 4], later));
        assert_eq!(operator.tries, 0);
    }

    #[test]
    fn only_the_answer_to_the_last_question_lets_the_operator_in() {
        let (mut pad, mut out) = (Pad::default(), Vec::new());
        pad.ask_host(&mut out);
        pad.clear(Asks::Pin);
        assert!(
            !pad.answered(1, PinAnswer::Right, START, &mut out),
            "closed"
        );
        pad.ask_host(&mut out);
        assert!(
            !pad.answered(1, PinAnswer::Right, START, &mut out),
            "an old one"
        );
        assert!(pad.is_asking() && !pad.takes_digits());
        assert!(pad.answered(2, PinAnswer::Right, START, &mut out));
        assert!(!pad.answered(2, PinAnswer::Right, START, &mut out), "once");
    }
}
