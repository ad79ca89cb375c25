//! A replay: steps that the screen shows in order, from the beginning to the end. The game of a link advances move
//! by move, a round under review action by action.

use base::Millis;
use scene::Seek;

/// Paces of a replay: milliseconds for which a step is seen, the slowest first.
const PACES: [Millis; 4] = [
    Millis::new(1600.0),
    Millis::new(800.0),
    Millis::new(400.0),
    Millis::new(200.0),
];

/// Position of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// Number of visible steps.
    at: usize,
    /// After how many steps one stops on the way; the first is the beginning, the last the end.
    stops: Vec<usize>,
    /// Time of the next step during playback, on the inputs' clock.
    next_at: Option<Millis>,
    /// Pace, as an index of [`PACES`].
    pace: usize,
}

impl Replay {
    /// Returns a replay of so many steps, now at its end. It stops at the beginning, at these steps in ascending
    /// order, and at the end.
    pub fn new(steps: usize, stops: impl IntoIterator<Item = usize>) -> Self {
        let mut all = vec![0];
        all.extend(stops.into_iter().filter(|&stop| stop > 0 && stop < steps));
        if steps > 0 {
            all.push(steps);
        }
        Self {
            at: steps,
            stops: all,
            next_at: None,
            pace: 1,
        }
    }

    /// Returns the number of visible steps.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of all steps.
    pub fn steps(&self) -> usize {
        self.stops.last().copied().unwrap_or(0)
    }

    /// Returns the current stop and the number of stops; 0 is the beginning.
    pub fn stop(&self) -> (usize, usize) {
        let stop = self.stops.partition_point(|&stop| stop < self.at);
        (stop, self.stops.len() - 1)
    }

    /// Returns true if it plays by itself.
    pub fn plays(&self) -> bool {
        self.next_at.is_some()
    }

    /// Returns the speed as a multiple of the slowest pace: 1, 2, 4 or 8.
    pub fn speed(&self) -> u32 {
        1 << self.pace
    }

    /// Starts playback, from the beginning if the replay is at its end, or pauses it.
    pub(crate) fn play_or_pause(&mut self, now: Millis) {
        if self.plays() || self.steps() == 0 {
            self.next_at = None;
            return;
        }
        if self.at == self.steps() {
            self.at = 0;
        }
        self.next_at = Some(now + PACES[self.pace]);
    }

    /// The next faster pace or, after the fastest, the slowest.
    pub(crate) fn change_speed(&mut self, now: Millis) {
        self.pace = (self.pace + 1) % PACES.len();
        if self.plays() {
            self.next_at = Some(now + PACES[self.pace]);
        }
    }

    /// Returns the time of the next step during playback.
    pub(crate) fn wakes_at(&self) -> Option<Millis> {
        self.next_at
    }

    /// Shows the next step if it is due, and returns true if it was. A long delay still counts as one step, so that
    /// people see each of them.
    pub(crate) fn pass(&mut self, now: Millis) -> bool {
        if self.next_at.is_none_or(|next| now < next) {
            return false;
        }
        self.at = (self.at + 1).min(self.steps());
        let goes_on = self.at < self.steps();
        self.next_at = goes_on.then(|| now + PACES[self.pace]);
        true
    }

    /// Goes to a step.
    pub(crate) fn go_to(&mut self, step: usize) {
        self.next_at = None;
        self.at = step.min(self.steps());
    }

    /// Goes to another stop.
    pub(crate) fn seek(&mut self, to: Seek) {
        self.next_at = None;
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
    pub(crate) fn nudge(&mut self, by: isize) {
        self.go_to(self.at.saturating_add_signed(by));
    }

    /// Goes to the step at a share of the whole way, 0 to 1.
    pub(crate) fn seek_share(&mut self, share: f32) {
        self.go_to((share.clamp(0.0, 1.0) * self.steps() as f32).round() as usize);
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
    fn it_plays_at_four_speeds_until_its_end_or_a_touch() {
        let at = Millis::new;
        let mut replay = Replay::new(3, [1, 2]);
        replay.play_or_pause(at(1000.0));
        assert_eq!((replay.at(), replay.wakes_at()), (0, Some(at(1800.0))));
        assert!(!replay.pass(at(1799.0)));
        assert!(replay.pass(at(1800.0)));
        assert_eq!((replay.at(), replay.speed()), (1, 2));
        replay.change_speed(at(1900.0));
        assert_eq!((replay.speed(), replay.wakes_at()), (4, Some(at(2300.0))));
        // The page slept: it shows one step, not all that were due.
        assert!(replay.pass(at(90_000.0)));
        assert_eq!((replay.at(), replay.plays()), (2, true));
        assert!(replay.pass(at(91_000.0)));
        assert_eq!((replay.at(), replay.plays()), (3, false), "that is the end");
        replay.play_or_pause(at(92_000.0));
        assert_eq!((replay.at(), replay.plays()), (0, true), "it begins again");
        replay.seek_share(0.5);
        assert!(!replay.plays(), "a touch stops the replay");
        let speeds = [8, 1, 2, 4].map(|_| {
            replay.change_speed(at(93_000.0));
            replay.speed()
        });
        assert_eq!(speeds, [8, 1, 2, 4]);
        replay.play_or_pause(at(94_000.0));
        replay.play_or_pause(at(94_100.0));
        assert_eq!((replay.at(), replay.wakes_at()), (2, None));
    }

    #[test]
    fn nothing_is_replayed_from_nothing() {
        let mut replay = Replay::new(0, []);
        replay.play_or_pause(Millis::default());
        assert!(!replay.plays());
        for to in [Seek::Start, Seek::Back, Seek::Next, Seek::End] {
            replay.seek(to);
            assert_eq!((replay.at(), replay.stop()), (0, (0, 0)));
        }
    }
}
