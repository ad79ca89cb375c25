//! Cost of drawing and saving, measured as it happens, for tests and measurements.

use std::collections::VecDeque;

/// So many frames and saves are remembered.
const KEPT: usize = 1200;

/// Counts frames and what they took.
#[derive(Default)]
pub(crate) struct Meter {
    /// Number of frames painted so far.
    pub frames: u32,
    /// The animation frame's time of the last painted frame, in milliseconds on the inputs' clock.
    pub painted_at: f64,
    /// A ring of the last frames' milliseconds.
    times: Vec<f64>,
    /// The longest of all frames.
    pub worst: f64,
    pending: f64,
    /// The number of the last save that a picture has shown.
    pub shown: u32,
    /// Since when a frame is due, on the inputs' clock.
    pub due: Option<f64>,
    /// The milliseconds from each step to where it was kept, of the last ones.
    pub saves: VecDeque<f64>,
}

impl Meter {
    /// Milliseconds were spent on what the next frame will show.
    pub(crate) fn spent(&mut self, milliseconds: f64) {
        self.pending += milliseconds;
    }

    /// A frame was painted, which shows what has been saved up to a number.
    pub(crate) fn painted(&mut self, at: f64, shown: u32) {
        self.shown = shown;
        let time = std::mem::take(&mut self.pending);
        match self.times.get_mut(self.frames as usize % KEPT) {
            Some(oldest) => *oldest = time,
            None => self.times.push(time),
        }
        self.worst = self.worst.max(time);
        self.frames += 1;
        self.painted_at = at;
    }

    /// Something was kept.
    pub(crate) fn saved(&mut self, milliseconds: f64) {
        self.saves.truncate(KEPT - 1);
        self.saves.push_front(milliseconds);
    }

    /// Nothing had changed, so no frame was painted.
    pub(crate) fn skipped(&mut self) {
        self.pending = 0.0;
    }

    /// Milliseconds of update and drawing of each of the last painted frames, the oldest first.
    pub(crate) fn times(&self) -> Vec<f64> {
        let mut times = self.times.clone();
        if times.len() == KEPT {
            times.rotate_left(self.frames as usize % KEPT);
        }
        times
    }
}
