//! A replay: something that is shown step by step, from its beginning to its end. A game that came by
//! a link is replayed move by move, a round that is looked back at deed by deed.

use crate::scene::Seek;

/// Where a replay stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// How many steps are shown.
    at: usize,
    /// After how many steps one stops on the way; the first is the beginning, the last the end.
    stops: Vec<usize>,
}

impl Replay {
    /// A replay of so many steps that stops at its beginning, at these steps in ascending order, and
    /// at its end, where it stands now.
    pub fn new(steps: usize, stops: impl IntoIterator<Item = usize>) -> Self {
        let mut all = vec![0];
        all.extend(stops.into_iter().filter(|&stop| stop > 0 && stop < steps));
        if steps > 0 {
            all.push(steps);
        }
        Self {
            at: steps,
            stops: all,
        }
    }

    /// How many steps are shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.stops.last().copied().unwrap_or(0)
    }

    /// The stop that is shown, as far as it goes, and how many there are; 0 is the beginning.
    pub fn stop(&self) -> (usize, usize) {
        let stop = self.stops.partition_point(|&stop| stop < self.at);
        (stop, self.stops.len() - 1)
    }

    /// Goes to another stop.
    pub fn seek(&mut self, to: Seek) {
        let (stop, last) = self.stop();
        let begun = self.stops[stop] != self.at;
        self.at = self.stops[match to {
            Seek::Start => 0,
            Seek::Back => stop.saturating_sub(1),
            Seek::Next if begun => stop,
            Seek::Next => (stop + 1).min(last),
            Seek::End => last,
        }];
    }

    /// Goes some steps on or back.
    pub fn nudge(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.steps());
    }

    /// Goes to the step at a share of the whole way, 0 to 1.
    pub fn seek_share(&mut self, share: f32) {
        self.at = (share.clamp(0.0, 1.0) * self.steps() as f32).round() as usize;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stops_at_turns_and_can_stand_between_them() {
        let mut replay = Replay::new(7, [2, 5]);
        assert_eq!((replay.at(), replay.stop()), (7, (3, 3)));
        replay.seek(Seek::Back);
        assert_eq!((replay.at(), replay.stop()), (5, (2, 3)));
        replay.nudge(-2);
        assert_eq!((replay.at(), replay.stop()), (3, (2, 3)));
        replay.seek(Seek::Next);
        assert_eq!(
            replay.at(),
            5,
            "the turn that has begun is shown to its end"
        );
        replay.seek_share(2.0);
        assert_eq!(replay.at(), 7);
        replay.seek(Seek::Start);
        replay.nudge(-1);
        assert_eq!((replay.at(), replay.stop()), (0, (0, 3)));
    }

    #[test]
    fn nothing_is_replayed_from_nothing() {
        let mut replay = Replay::new(0, []);
        for to in [Seek::Start, Seek::Back, Seek::Next, Seek::End] {
            replay.seek(to);
            assert_eq!((replay.at(), replay.stop()), (0, (0, 0)));
        }
    }
}
