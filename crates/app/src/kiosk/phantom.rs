//! Spots of the glass that tap by themselves.

use base::Millis;
use scene::Point;

/// Taps within so many stage units are on one spot.
const SAME_SPOT: f32 = 24.0;
/// A spot that has tapped for so long, in milliseconds, and oftener than this, is no finger.
const PHANTOM_MS: Millis = Millis::new(300_000.0);
const PHANTOM_TAPS: u32 = 4;

/// Spot of all touches since the last touch elsewhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct Phantom(Option<LonelySpot>);

/// A spot that taps while nothing else on the table does.
#[derive(Clone, Copy, Debug)]
struct LonelySpot {
    at: Point,
    /// When it tapped first, on the inputs' clock.
    since: Millis,
    taps: u32,
}

impl Phantom {
    /// Returns true if a touch comes from a spot that has tapped alone for minutes. That is a fault of the glass.
    /// `taps` if the touch is another tap.
    pub(crate) fn is_at(&mut self, at: Point, taps: bool, now: Millis) -> bool {
        match &mut self.0 {
            Some(spot) if spot.at.distance(at) <= SAME_SPOT => {
                spot.taps += u32::from(taps);
                spot.taps > PHANTOM_TAPS && now - spot.since >= PHANTOM_MS
            }
            _ if taps => {
                self.0 = Some(LonelySpot {
                    at,
                    since: now,
                    taps: 1,
                });
                false
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers to taps at these places, one a minute.
    fn taps(places: &[f32]) -> Vec<bool> {
        let mut phantom = Phantom::default();
        let minutes = (0..).map(|minute| Millis::new(60_000.0) * f64::from(minute));
        let tap = |(&x, now)| phantom.is_at(Point::new(x, 0.0), true, now);
        places.iter().zip(minutes).map(tap).collect()
    }

    #[test]
    fn only_a_spot_that_taps_alone_for_minutes_is_a_phantom() {
        let spot = [100.0, 110.0, 90.0, 100.0, 100.0, 100.0];
        assert_eq!(taps(&spot), [false, false, false, false, false, true]);
        let other = [100.0, 100.0, 100.0, 500.0, 100.0, 100.0];
        assert!(taps(&other).iter().all(|is_phantom| !is_phantom));
    }

    #[test]
    fn many_taps_in_a_short_time_and_few_in_a_long_one_are_a_finger() {
        let at = Point::new(5.0, 5.0);
        let mut phantom = Phantom::default();
        let mut tap = |seconds: f64| phantom.is_at(at, true, Millis::SECOND * seconds);
        assert!((0..20).all(|second| !tap(f64::from(second))));
        assert!(tap(300.0));
        let mut phantom = Phantom::default();
        let mut tap = |seconds: f64| phantom.is_at(at, true, Millis::SECOND * seconds);
        assert!((0..4).all(|many| !tap(f64::from(many) * 300.0)));
    }
}
