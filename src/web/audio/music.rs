//! The music: slow chords in a random order, a few plucked notes over them, and now and then wheels over a distant
//! rail joint. A low pulse joins in while a player has nearly nothing left. A slow timer writes it a bar ahead. So
//! it costs nothing between the bars, and stops when it is dropped.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::OscillatorType::{Sine, Triangle};

use super::complain;
use super::voice::{Shape, Tone, Voices};
use crate::web::timer::Timer;

/// Seconds of a bar.
const BAR: f64 = 7.2;
/// Interval of the timer in milliseconds. It writes a bar when less than a bar is left.
const LOOK: u32 = 3_000;
/// Number of beats of the low voice in a bar.
const PULSES: u32 = 6;
/// Plucked notes fall on these parts of a bar.
const BEATS: usize = 12;

/// The chords, as semitones above the lowest note, and the possible next chords of each. All belong to one key, so
/// every order sounds like one piece.
const CHORDS: [([i32; 4], [usize; 3]); 6] = [
    ([0, 7, 16, 23], [1, 3, 4]),
    ([-3, 7, 12, 16], [2, 4, 3]),
    ([5, 12, 16, 21], [0, 3, 5]),
    ([-5, 7, 14, 19], [0, 1, 5]),
    ([2, 9, 12, 17], [3, 2, 0]),
    ([4, 11, 14, 19], [1, 2, 4]),
];
/// The plucked notes, as semitones above the lowest note: five to the octave, so all of them fit.
const SCALE: [i32; 9] = [24, 26, 28, 31, 33, 36, 38, 40, 43];
/// Hertz of the lowest note.
const LOWEST: f32 = 98.0;
/// From a note to the next: the twelfth root of 2.
const SEMITONE: f32 = 1.059_463_1;

/// Music that plays until this is dropped.
pub(crate) struct Music {
    _timer: Timer,
}

impl Music {
    /// Starts to play, with another voice in each bar that begins while `tense` is true.
    pub(crate) fn play(voices: Voices, tense: Rc<Cell<bool>>) -> Self {
        let begin = voices.clock() + 0.3;
        let composer = Rc::new(RefCell::new(Composer {
            voices,
            tense,
            chord: 0,
            note: 4,
            next: begin,
        }));
        composer.borrow_mut().write_ahead();
        let timer = Timer::every(LOOK, move || composer.borrow_mut().write_ahead());
        Self { _timer: timer }
    }
}

struct Composer {
    voices: Voices,
    tense: Rc<Cell<bool>>,
    /// Number of the next chord.
    chord: usize,
    /// The number of the last plucked note in the scale.
    note: usize,
    /// When the next bar begins, on the clock of sound.
    next: f64,
}

impl Composer {
    fn write_ahead(&mut self) {
        let now = self.voices.clock();
        if self.next - now > BAR {
            return;
        }
        // After a pause of the machine the music continues from now, not from then.
        self.next = self.next.max(now + 0.1);
        let start = self.next - now;
        self.bar(start).unwrap_or_else(complain);
        self.next += BAR;
    }

    fn bar(&mut self, start: f64) -> Result<(), JsValue> {
        let (notes, followers) = CHORDS[self.chord];
        self.chord = followers[below(followers.len())];
        for (voice, semitones) in notes.into_iter().enumerate() {
            let shape = Shape {
                start: start + 0.12 * voice as f64,
                attack: 2.4,
                hold: BAR - 2.6,
                fade: 3.0,
                level: 0.16 / (1.0 + 0.25 * voice as f32),
            };
            let tone = Tone::steady(Triangle, pitch(semitones)).below(900.0);
            self.voices.tone(tone, shape)?;
        }
        if below(4) > 0 {
            self.melody(start)?;
        }
        if self.tense.get() {
            self.pulse(start, notes[0])?;
        }
        if below(3) == 0 {
            self.wheels(start + BAR * chance())?;
        }
        Ok(())
    }

    /// Two to four notes, each near the one before.
    fn melody(&mut self, start: f64) -> Result<(), JsValue> {
        let mut beat = below(3);
        while beat < BEATS {
            let at = start + BAR * beat as f64 / BEATS as f64;
            self.note = (self.note + below(5))
                .saturating_sub(2)
                .min(SCALE.len() - 1);
            let hertz = pitch(SCALE[self.note]);
            let level = 0.10 + 0.05 * chance() as f32;
            self.voices
                .tone(Tone::steady(Sine, hertz), Shape::struck(at, 2.2, level))?;
            self.voices.tone(
                Tone::steady(Sine, hertz * 3.0),
                Shape::struck(at, 0.5, level / 6.0),
            )?;
            // An echo, as in a hall.
            self.voices.tone(
                Tone::steady(Sine, hertz),
                Shape::struck(at + 0.45, 1.8, level / 4.0),
            )?;
            beat += 2 + below(4);
        }
        Ok(())
    }

    /// Plays the chord's lowest note, low and twice a beat, like an engine under steam.
    fn pulse(&self, start: f64, lowest: i32) -> Result<(), JsValue> {
        let hertz = pitch(lowest + 12) / 2.0;
        for beat in 0..PULSES {
            let at = start + BAR * f64::from(beat) / f64::from(PULSES);
            for (after, level) in [(0.0, 0.16), (0.24, 0.09)] {
                let shape = Shape::struck(at + after, 0.5, level);
                self.voices
                    .tone(Tone::steady(Triangle, hertz).below(400.0), shape)?;
            }
        }
        Ok(())
    }

    /// Four wheels over a joint.
    fn wheels(&self, start: f64) -> Result<(), JsValue> {
        for wheel in [0.0, 0.16, 0.62, 0.78] {
            self.voices
                .hiss(240.0, 1.5, Shape::struck(start + wheel, 0.12, 0.12))?;
        }
        Ok(())
    }
}

/// Returns the hertz of a note so many semitones above the lowest.
fn pitch(semitones: i32) -> f32 {
    (0..semitones).fold(LOWEST, |hertz, _| hertz * SEMITONE)
}

/// Returns a number from 0 to just below 1. It has no influence on games.
fn chance() -> f64 {
    js_sys::Math::random()
}

/// A number below `count`.
fn below(count: usize) -> usize {
    (chance() * count as f64) as usize % count
}
