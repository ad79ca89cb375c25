//! Sound, synthesized in the browser without files. Browsers allow none before the user's first touch. There are
//! two volumes, one for the music and one for all other sounds.

mod music;
mod sounds;
mod voice;

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, DynamicsCompressorNode, GainNode};

use crate::web::browser;
use base::sound::Sound;
use base::table::Station;

use music::Music;
use voice::Voices;

/// Seconds of a change of volume, which avoids clicks.
const GLIDE: f64 = 0.05;

/// Maximum loudness of the music, with sounds at 1.
const MUSIC_AT_MOST: f32 = 0.8;

/// Sounds and music with their volumes.
#[derive(Default)]
pub(crate) struct Audio {
    music: f32,
    sound: f32,
    hidden: bool,
    /// True if the music has another voice.
    tense: Rc<Cell<bool>>,
    works: Option<Works>,
}

/// The browser's audio objects, from the first touch on.
struct Works {
    context: AudioContext,
    sounds: Voices,
    music: Voices,
    /// The music while it plays.
    player: Option<Music>,
}

impl Audio {
    /// Starts audio after the user's first action.
    pub(crate) fn wake(&mut self) {
        let is_closed = |works: &Works| works.context.state() == AudioContextState::Closed;
        if self.works.as_ref().is_none_or(is_closed) {
            self.works = Works::new().map_err(complain).ok();
        }
        self.settle();
    }

    /// Mutes a hidden page, and unmutes it again.
    pub(crate) fn seen(&mut self, seen: bool) {
        self.hidden = !seen;
        self.settle();
    }

    /// Sets the volumes, each 0 to 1.
    pub(crate) fn set_volume(&mut self, music: f32, sound: f32) {
        (self.music, self.sound) = (music.clamp(0.0, 1.0), sound.clamp(0.0, 1.0));
        self.settle();
    }

    /// Gives the music another voice from its next bar on, or takes it away.
    pub(crate) fn set_tension(&mut self, tense: bool) {
        self.tense.set(tense);
    }

    /// Plays a sound if audio is on, from the side of a place and at that place's pitch.
    pub(crate) fn play(&self, sound: Sound, from: Option<Station>) {
        let heard = self.sound > 0.0 && !self.hidden;
        let Some(works) = self.works.as_ref().filter(|_| heard) else {
            return;
        };
        let voices = match from {
            Some(place) => works.sounds.beside(side(place), pitch(place)),
            None => Ok(works.sounds.clone()),
        };
        voices
            .and_then(|voices| sounds::play(&voices, sound))
            .unwrap_or_else(complain);
    }

    /// Brings the browser's objects in line with the settings.
    fn settle(&mut self) {
        let Some(works) = &mut self.works else { return };
        works.set_running(!self.hidden).unwrap_or_else(complain);
        // Ears hear loudness in ratios, so the sliders' numbers are squared.
        works
            .sounds
            .set_gain(self.sound * self.sound)
            .unwrap_or_else(complain);
        works
            .music
            .set_gain(MUSIC_AT_MOST * self.music * self.music)
            .unwrap_or_else(complain);
        let playing = self.music > 0.0 && !self.hidden;
        match (&works.player, playing) {
            (None, true) => {
                works.player = Some(Music::play(works.music.clone(), self.tense.clone()))
            }
            (Some(_), false) => works.player = None,
            _ => {}
        }
    }
}

impl Works {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        // Many sounds together stay within the limits of a loudspeaker.
        let limit: DynamicsCompressorNode = context.create_dynamics_compressor()?;
        limit.connect_with_audio_node(&context.destination())?;
        let gain = || -> Result<GainNode, JsValue> {
            let gain = context.create_gain()?;
            gain.gain().set_value(0.0);
            gain.connect_with_audio_node(&limit)?;
            Ok(gain)
        };
        Ok(Self {
            sounds: Voices::new(&context, gain()?)?,
            music: Voices::new(&context, gain()?)?,
            player: None,
            context,
        })
    }

    fn set_running(&self, run: bool) -> Result<(), JsValue> {
        let running = self.context.state() == AudioContextState::Running;
        let asked = match (running, run) {
            (false, true) => self.context.resume()?,
            (true, false) => self.context.suspend()?,
            _ => return Ok(()),
        };
        // A phone call or an unplugged device refuses it. The next touch tries again.
        browser::let_go("Sound:", asked);
        Ok(())
    }
}

/// Returns the side of a place's sounds: -1 is the left end of the table, 1 the right one.
fn side(place: Station) -> f32 {
    match place {
        Station::Left => -0.9,
        Station::NearLeft | Station::FarLeft => -0.5,
        Station::NearRight | Station::FarRight => 0.5,
        Station::Right => 0.9,
    }
}

/// By how much a place's sounds are higher: steps of a scale in which any two sound well together.
fn pitch(place: Station) -> f32 {
    let semitones = [-5.0, -3.0, 0.0, 2.0, 4.0, 7.0][place.index()];
    f32::exp2(semitones / 12.0)
}

/// A game works without sound, so failures only go to the console.
fn complain(error: JsValue) {
    web_sys::console::warn_2(&"Sound:".into(), &error);
}
