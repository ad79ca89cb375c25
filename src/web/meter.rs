//! Measured costs of drawing and saving, for tests and benchmarks.

use std::collections::VecDeque;

/// Maximum number of stored frames and saves.
const KEPT: usize = 1200;

/// Counts frames and their costs.
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
    /// Milliseconds from each of the last steps to its save.
    pub saves: VecDeque<f64>,
}

impl Meter {
    /// Adds milliseconds to the cost of the next frame.
    pub(crate) fn spent(&mut self, milliseconds: f64) {
        self.pending += milliseconds;
    }

    /// Records a painted frame, which shows everything saved up to a number.
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

    /// Records the time of a save.
    pub(crate) fn saved(&mut self, milliseconds: f64) {
        self.saves.truncate(KEPT - 1);
        self.saves.push_front(milliseconds);
    }

    /// Drops the cost of a frame that was not painted, because nothing had changed.
    pub(crate) fn skipped(&mut self) {
        self.pending = 0.0;
    }

    /// Returns the milliseconds of update and drawing of each of the last painted frames, the oldest first.
    pub(crate) fn times(&self) -> Vec<f64> {
        let mut times = self.times.clone();
        if times.len() == KEPT {
            times.rotate_left(self.frames as usize % KEPT);
        }
        times
    }
}
