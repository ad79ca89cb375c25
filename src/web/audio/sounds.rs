//! The sounds of the house, each made of a few voices.

use wasm_bindgen::JsValue;
use web_sys::OscillatorType::{Sawtooth, Sine, Triangle};

use super::voice::{Shape, Tone, Voices};
use base::sound::Sound;

/// Plays a sound.
pub(crate) fn play(voices: &Voices, sound: Sound) -> Result<(), JsValue> {
    match sound {
        Sound::Click => click(voices),
        Sound::Chuff => chuff(voices),
        Sound::Cards => cards(voices),
        Sound::Hub => hub(voices),
        Sound::Rail(semitones) => rail(voices, semitones),
        Sound::Undo => undo(voices),
        Sound::Coin => coin(voices),
        Sound::Stone => stone(voices),
        Sound::Drop => drop_of_water(voices),
        Sound::Swap => swap(voices),
        Sound::Coupling => coupling(voices),
        Sound::Turn => turn(voices),
        Sound::Buzz => buzz(voices),
        Sound::Ding => ding(voices),
        Sound::Steam => steam(voices),
        Sound::Whistle => whistle(voices),
        Sound::Drawer => drawer(voices),
        Sound::Drum => drum(voices),
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

/// Two puffs of an engine that sets out.
fn chuff(voices: &Voices) -> Result<(), JsValue> {
    for (start, level) in [(0.0, 0.3), (0.19, 0.22)] {
        let puff = Shape {
            start,
            attack: 0.02,
            hold: 0.03,
            fade: 0.13,
            level,
        };
        voices.hiss(520.0, 0.6, puff)?;
        let boiler = Tone {
            to: 78.0,
            ..Tone::steady(Sine, 120.0)
        };
        voices.tone(boiler, Shape::struck(start, 0.12, 0.3))?;
    }
    Ok(())
}

/// Cards slide over the table, one after the other.
fn cards(voices: &Voices) -> Result<(), JsValue> {
    for card in 0..10 {
        let start = 0.1 * f64::from(card);
        voices.hiss(
            3600.0 - 90.0 * card as f32,
            0.9,
            Shape::struck(start, 0.06, 0.14),
        )?;
        voices.hiss(900.0, 1.5, Shape::struck(start + 0.05, 0.03, 0.1))?;
    }
    Ok(())
}

/// A heavy object is put down.
fn hub(voices: &Voices) -> Result<(), JsValue> {
    let thud = Tone {
        to: 52.0,
        ..Tone::steady(Sine, 130.0)
    };
    for (start, level) in [(0.0, 0.6), (0.15, 0.2)] {
        voices.tone(thud, Shape::struck(start, 0.2, level))?;
        voices.hiss(420.0, 0.8, Shape::struck(start, 0.05, 0.7 * level))?;
    }
    voices.tone(Tone::steady(Triangle, 392.0), Shape::struck(0.0, 0.22, 0.1))
}

/// A rail is pulled out: the sound of laying one in reverse.
fn undo(voices: &Voices) -> Result<(), JsValue> {
    let swell = |start, level| Shape {
        start,
        attack: 0.11,
        hold: 0.0,
        fade: 0.03,
        level,
    };
    for (hertz, level) in [(1830.0, 0.07), (2947.0, 0.04)] {
        voices.tone(Tone::steady(Sine, hertz), swell(0.0, level))?;
    }
    let lift = Tone {
        to: 170.0,
        ..Tone::steady(Sine, 85.0)
    };
    voices.tone(lift, swell(0.08, 0.3))
}

/// A coin falls on others.
fn coin(voices: &Voices) -> Result<(), JsValue> {
    for (start, level) in [(0.0, 0.16), (0.07, 0.1)] {
        for (hertz, fade) in [(2480.0, 0.22), (3970.0, 0.16), (6210.0, 0.1)] {
            voices.tone(Tone::steady(Sine, hertz), Shape::struck(start, fade, level))?;
        }
    }
    Ok(())
}

/// Stone on wood.
fn stone(voices: &Voices) -> Result<(), JsValue> {
    let knock = Tone {
        to: 190.0,
        ..Tone::steady(Triangle, 330.0)
    };
    voices.tone(knock, Shape::struck(0.0, 0.09, 0.5))?;
    voices.hiss(2600.0, 1.4, Shape::struck(0.0, 0.03, 0.24))
}

/// Water falls on water.
fn drop_of_water(voices: &Voices) -> Result<(), JsValue> {
    for (start, from, to, level) in [(0.0, 520.0, 1240.0, 0.3), (0.1, 700.0, 1580.0, 0.14)] {
        let plop = Tone {
            to,
            ..Tone::steady(Sine, from)
        };
        voices.tone(plop, Shape::struck(start, 0.11, level))?;
    }
    Ok(())
}

/// Two pieces slide past each other.
fn swap(voices: &Voices) -> Result<(), JsValue> {
    for (from, to) in [(360.0, 540.0), (540.0, 360.0)] {
        let slide = Tone {
            to,
            ..Tone::steady(Triangle, from)
        };
        let shape = Shape {
            start: 0.0,
            attack: 0.03,
            hold: 0.06,
            fade: 0.12,
            level: 0.18,
        };
        voices.tone(slide, shape)?;
    }
    voices.hiss(1500.0, 0.8, Shape::struck(0.15, 0.06, 0.18))
}

/// Buffers touch, and a chain falls.
fn coupling(voices: &Voices) -> Result<(), JsValue> {
    let blow = Tone {
        to: 95.0,
        ..Tone::steady(Sine, 210.0)
    };
    voices.tone(blow, Shape::struck(0.0, 0.14, 0.45))?;
    for (start, hertz) in [(0.0, 1320.0), (0.08, 2050.0), (0.13, 1760.0)] {
        voices.tone(
            Tone::steady(Triangle, hertz),
            Shape::struck(start, 0.12, 0.1),
        )?;
        voices.hiss(3100.0, 2.0, Shape::struck(start, 0.03, 0.12))?;
    }
    Ok(())
}

/// Two soft tones: it is your turn.
fn turn(voices: &Voices) -> Result<(), JsValue> {
    for (start, hertz) in [(0.0, 523.25), (0.16, 659.25)] {
        let shape = Shape {
            start,
            attack: 0.02,
            hold: 0.05,
            fade: 0.3,
            level: 0.2,
        };
        voices.tone(Tone::steady(Sine, hertz), shape)?;
    }
    Ok(())
}

/// An engine blows off steam.
fn steam(voices: &Voices) -> Result<(), JsValue> {
    let shape = Shape {
        start: 0.0,
        attack: 0.08,
        hold: 0.35,
        fade: 0.9,
        level: 0.22,
    };
    voices.hiss(4200.0, 0.5, shape)?;
    voices.hiss(
        1700.0,
        0.7,
        Shape {
            level: 0.12,
            ..shape
        },
    )
}

/// Iron on wood, and one blow of the hammer with this pitch.
fn rail(voices: &Voices, semitones: u8) -> Result<(), JsValue> {
    let higher = (f32::from(semitones) / 12.0).exp2();
    let thud = Tone {
        to: 85.0,
        ..Tone::steady(Sine, 170.0)
    };
    voices.tone(thud, Shape::struck(0.0, 0.16, 0.5))?;
    voices.hiss(900.0, 0.8, Shape::struck(0.0, 0.06, 0.25))?;
    // The ring of the iron, an octave lower than in a network of 64 rails.
    for (hertz, level) in [(1098.0, 0.13), (1768.0, 0.09), (2646.0, 0.05)] {
        let ring = Tone::steady(Sine, higher * hertz);
        voices.tone(ring, Shape::struck(0.11, 0.28, level))?;
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

/// A steam whistle: a chord that rises with the steam, one short call and one long.
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

/// The drawer of a cash register: it runs out, a bell, and coins that fall into it.
fn drawer(voices: &Voices) -> Result<(), JsValue> {
    for (start, level) in [(0.0, 0.2), (0.12, 0.3)] {
        voices.hiss(1400.0, 0.7, Shape::struck(start, 0.1, level))?;
    }
    let blow = Tone {
        to: 70.0,
        ..Tone::steady(Sine, 160.0)
    };
    voices.tone(blow, Shape::struck(0.14, 0.16, 0.45))?;
    for (hertz, level) in [(2093.0, 0.16), (4186.0, 0.08), (5588.0, 0.05)] {
        voices.tone(Tone::steady(Sine, hertz), Shape::struck(0.16, 0.9, level))?;
    }
    for fallen in 0..6 {
        let start = 0.4 + 0.11 * f64::from(fallen);
        let hertz = 2480.0 + 170.0 * (fallen % 3) as f32;
        voices.tone(Tone::steady(Sine, hertz), Shape::struck(start, 0.16, 0.1))?;
        voices.tone(
            Tone::steady(Sine, 1.6 * hertz),
            Shape::struck(start, 0.1, 0.06),
        )?;
    }
    Ok(())
}

/// A roll on a side drum that grows, and the blow at its end: the winner's step rises with it.
fn drum(voices: &Voices) -> Result<(), JsValue> {
    const BEATS: i32 = 34;
    for beat in 0..BEATS {
        let start = 0.75 + 0.029 * f64::from(beat);
        let level = 0.04 + 0.16 * beat as f32 / BEATS as f32;
        voices.hiss(2100.0, 0.5, Shape::struck(start, 0.05, level))?;
    }
    let blow = Tone {
        to: 60.0,
        ..Tone::steady(Sine, 150.0)
    };
    voices.tone(blow, Shape::struck(1.73, 0.3, 0.6))?;
    voices.hiss(5200.0, 0.4, Shape::struck(1.73, 0.7, 0.14))
}

/// Brass: three steps up, and a long chord.
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
