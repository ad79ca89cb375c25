//! The sounds of the house, each made of a few voices.

use wasm_bindgen::JsValue;
use web_sys::OscillatorType::{Sawtooth, Sine, Triangle};

use crate::app::input::Sound;

use super::voice::{Shape, Tone, Voices};

/// Lets a sound be heard.
pub(crate) fn play(voices: &Voices, sound: Sound) -> Result<(), JsValue> {
    match sound {
        Sound::Click => click(voices),
        Sound::Rail => rail(voices),
        Sound::Buzz => buzz(voices),
        Sound::Ding => ding(voices),
        Sound::Whistle => whistle(voices),
        Sound::Fanfare => fanfare(voices),
    }
}

/// A small switch.
fn click(voices: &Voices) -> Result<(), JsValue> {
    let tone = Tone {
        to: 620.0,
        ..Tone::steady(Triangle, 1250.0)
    };
    voices.tone(tone, Shape::struck(0.0, 0.05, 0.22))?;
    voices.hiss(3200.0, 1.2, Shape::struck(0.0, 0.02, 0.16))
}

/// Iron laid on wood, and one blow of the hammer.
fn rail(voices: &Voices) -> Result<(), JsValue> {
    let thud = Tone {
        to: 85.0,
        ..Tone::steady(Sine, 170.0)
    };
    voices.tone(thud, Shape::struck(0.0, 0.16, 0.5))?;
    voices.hiss(900.0, 0.8, Shape::struck(0.0, 0.06, 0.25))?;
    for (hertz, level) in [(1830.0, 0.13), (2947.0, 0.09), (4410.0, 0.05)] {
        voices.tone(Tone::steady(Sine, hertz), Shape::struck(0.11, 0.28, level))?;
    }
    voices.hiss(4200.0, 2.0, Shape::struck(0.11, 0.03, 0.2))
}

/// No.
fn buzz(voices: &Voices) -> Result<(), JsValue> {
    for hertz in [98.0, 104.0] {
        let tone = Tone::steady(Sawtooth, hertz).below(700.0);
        let shape = Shape {
            start: 0.0,
            attack: 0.01,
            hold: 0.13,
            fade: 0.07,
            level: 0.28,
        };
        voices.tone(tone, shape)?;
    }
    Ok(())
}

/// The bell on the platform: partials as a real bell has them.
fn ding(voices: &Voices) -> Result<(), JsValue> {
    let partials = [
        (1.0, 0.30, 1.9),
        (2.0, 0.16, 1.3),
        (2.76, 0.12, 0.9),
        (5.4, 0.06, 0.4),
    ];
    for start in [0.0, 0.34] {
        for (times, level, fade) in partials {
            let tone = Tone::steady(Sine, 1046.5 * times);
            voices.tone(tone, Shape::struck(start, fade, level))?;
        }
    }
    Ok(())
}

/// A steam whistle: a chord that rises as the steam comes, one short call and one long.
fn whistle(voices: &Voices) -> Result<(), JsValue> {
    for (start, hold) in [(0.0, 0.16), (0.42, 0.75)] {
        let shape = Shape {
            start,
            attack: 0.07,
            hold,
            fade: 0.28,
            level: 0.13,
        };
        for hertz in [440.0, 523.25, 659.25, 783.99] {
            let tone = Tone {
                from: hertz * 0.97,
                ..Tone::steady(Triangle, hertz * 1.005)
            };
            voices.tone(tone.below(2600.0), shape)?;
        }
        voices.hiss(
            2200.0,
            0.7,
            Shape {
                level: 0.16,
                ..shape
            },
        )?;
    }
    Ok(())
}

/// Brass: three steps up, and a chord that stays.
fn fanfare(voices: &Voices) -> Result<(), JsValue> {
    let brass = |hertz: f32, start: f64, hold: f64, level: f32| {
        let shape = Shape {
            start,
            attack: 0.03,
            hold,
            fade: 0.22,
            level,
        };
        voices.tone(Tone::steady(Sawtooth, hertz).below(1900.0), shape)?;
        voices.tone(Tone::steady(Sawtooth, hertz * 1.004).below(1500.0), shape)
    };
    brass(392.0, 0.0, 0.10, 0.13)?;
    brass(392.0, 0.20, 0.06, 0.13)?;
    brass(523.25, 0.36, 0.14, 0.14)?;
    brass(659.25, 0.62, 0.14, 0.14)?;
    for hertz in [261.63, 392.0, 523.25, 659.25, 783.99] {
        brass(hertz, 0.90, 1.1, 0.10)?;
    }
    Ok(())
}
