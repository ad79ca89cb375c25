//! What drawing costs, measured as it happens, for tests and measurements.

/// So many frames are remembered.
const KEPT: usize = 1200;

/// Counts frames and what they took.
#[derive(Default)]
pub struct Meter {
    /// How many frames were painted so far.
    pub frames: u32,
    /// The animation frame's time of the last painted frame, in milliseconds on the inputs' clock.
    pub painted_at: f64,
    /// A ring of the last frames' milliseconds.
    times: Vec<f64>,
    pending: f64,
}

impl Meter {
    /// Milliseconds were spent on what the next frame will show.
    pub fn spent(&mut self, milliseconds: f64) {
        self.pending += milliseconds;
    }

    /// A frame was painted.
    pub fn painted(&mut self, at: f64) {
        let time = std::mem::take(&mut self.pending);
        match self.times.get_mut(self.frames as usize % KEPT) {
            Some(oldest) => *oldest = time,
            None => self.times.push(time),
        }
        self.frames += 1;
        self.painted_at = at;
    }

    /// Nothing had changed, so no frame was painted.
    pub fn skipped(&mut self) {
        self.pending = 0.0;
    }

    /// Milliseconds of update and drawing of each of the last painted frames, the oldest first.
    pub fn times(&self) -> Vec<f64> {
        let mut times = self.times.clone();
        if times.len() == KEPT {
            times.rotate_left(self.frames as usize % KEPT);
        }
        times
    }
}
