//! The two voices of all sounds: a tone that swells, glides and fades, and a hiss (filtered noise) that does the
//! same.

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType, StereoPannerNode,
};

use super::GLIDE;

/// Inaudible level, because fades must not end at 0.
const SILENCE: f32 = 0.0005;

/// Start time and envelope of a voice.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// Seconds from now.
    pub start: f64,
    /// Seconds until full loudness.
    pub attack: f64,
    /// Seconds at full loudness.
    pub hold: f64,
    /// Seconds of fading.
    pub fade: f64,
    /// Greatest volume, 0 to 1.
    pub level: f32,
}

impl Shape {
    /// Returns a struck sound that starts after seconds from now, and fades for a number of seconds.
    pub(crate) fn struck(start: f64, fade: f64, level: f32) -> Self {
        Self {
            start,
            attack: 0.003,
            hold: 0.0,
            fade,
            level,
        }
    }
}

/// A tone.
#[derive(Clone, Copy)]
pub(crate) struct Tone {
    /// The wave's form.
    pub wave: OscillatorType,
    /// Hertz at the start.
    pub from: f32,
    /// Hertz at the end.
    pub to: f32,
    /// Frequency in hertz above which overtones are removed.
    pub below: f32,
}

impl Tone {
    /// A steady tone of a wave's form.
    pub(crate) fn steady(wave: OscillatorType, hertz: f32) -> Self {
        Self {
            wave,
            from: hertz,
            to: hertz,
            below: 12_000.0,
        }
    }

    /// Returns the tone without overtones above a frequency in hertz.
    pub(crate) fn below(self, hertz: f32) -> Self {
        Self {
            below: hertz,
            ..self
        }
    }
}

/// Plays voices at one volume.
#[derive(Clone)]
pub(crate) struct Voices {
    context: AudioContext,
    volume: GainNode,
    noise: AudioBuffer,
    /// Panner that moves the tones to a side, if any.
    side: Option<StereoPannerNode>,
    /// Factor for the pitch of all tones.
    pitch: f32,
}

impl Voices {
    /// Returns voices with a volume.
    pub(crate) fn new(context: &AudioContext, volume: GainNode) -> Result<Self, JsValue> {
        Ok(Self {
            noise: noise(context)?,
            context: context.clone(),
            volume,
            side: None,
            pitch: 1.0,
        })
    }

    /// Returns the same voices from a side, -1 (left) to 1, with a factor for the pitch.
    pub(crate) fn beside(&self, side: f32, pitch: f32) -> Result<Self, JsValue> {
        let panner = self.context.create_stereo_panner()?;
        panner.pan().set_value(side);
        panner.connect_with_audio_node(&self.volume)?;
        Ok(Self {
            side: Some(panner),
            pitch,
            ..self.clone()
        })
    }

    /// The clock of sound, in seconds.
    pub(crate) fn clock(&self) -> f64 {
        self.context.current_time()
    }

    /// Glides to a volume.
    pub(crate) fn set_gain(&self, gain: f32) -> Result<(), JsValue> {
        let now = self.clock();
        self.volume
            .gain()
            .set_target_at_time(gain, now, GLIDE)
            .map(drop)
    }

    /// Plays a tone.
    pub(crate) fn tone(&self, tone: Tone, shape: Shape) -> Result<(), JsValue> {
        let begin = self.clock() + shape.start;
        let end = begin + shape.attack + shape.hold + shape.fade;
        let source = self.context.create_oscillator()?;
        source.set_type(tone.wave);
        let [from, to] = [tone.from, tone.to].map(|hertz| hertz * self.pitch);
        source.frequency().set_value_at_time(from, begin)?;
        if to != from {
            source
                .frequency()
                .exponential_ramp_to_value_at_time(to, end)?;
        }
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Lowpass);
        filter.frequency().set_value(tone.below);
        source.connect_with_audio_node(&filter)?;
        self.shape(&filter, shape)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    /// Plays noise round a frequency in hertz; `narrow` is the filter's Q.
    pub(crate) fn hiss(&self, hertz: f32, narrow: f32, shape: Shape) -> Result<(), JsValue> {
        let begin = self.clock() + shape.start;
        let end = begin + shape.attack + shape.hold + shape.fade;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.set_loop(true);
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(hertz * self.pitch);
        filter.q().set_value(narrow);
        source.connect_with_audio_node(&filter)?;
        self.shape(&filter, shape)?;
        source.start_with_when(begin)?;
        let source: &AudioScheduledSourceNode = &source;
        source.stop_with_when(end)
    }

    fn shape(&self, from: &AudioNode, shape: Shape) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        swell(&gain.gain(), self.clock() + shape.start, shape)?;
        from.connect_with_audio_node(&gain)?;
        match &self.side {
            Some(side) => gain.connect_with_audio_node(side),
            None => gain.connect_with_audio_node(&self.volume),
        }
        .map(drop)
    }
}

fn swell(gain: &AudioParam, begin: f64, shape: Shape) -> Result<(), JsValue> {
    let loud = begin + shape.attack;
    let fading = loud + shape.hold;
    gain.set_value_at_time(SILENCE, begin)?;
    gain.exponential_ramp_to_value_at_time(shape.level.max(SILENCE), loud)?;
    gain.set_value_at_time(shape.level.max(SILENCE), fading)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, fading + shape.fade)?;
    Ok(())
}

/// One second of noise, the same one each time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut state = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..rate as u32)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as f32 / u32::MAX as f32 * 2.0 - 1.0
        })
        .collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
