//! Where fingers were a moment ago, and what they saw there. People tap twice; what the first tap has
//! brought under the finger must not take the second one for an answer.

use std::collections::VecDeque;

use base::Millis;
use scene::{Area, Point, Scene, Target, TargetArea, target};

/// For so long after a touch, in milliseconds, what has appeared under it does not count.
pub(crate) const SETTLE_MS: Millis = Millis::new(500.0);
/// A second tap comes down within so many stage units of the first one.
const NEAR: f32 = 60.0;
/// Maximum number of remembered touches. Sixteen fingers do not make as many in that time, but a faulty screen
/// does.
const MOST: usize = 64;

/// A finger that went down or was lifted.
#[derive(Clone, Debug)]
struct Touch {
    at: Point,
    when: Millis,
    /// Targets that could be touched then. The rest of the picture is far larger.
    seen: Vec<TargetArea>,
}

/// The touches of the last half second.
#[derive(Clone, Debug, Default)]
pub struct RecentTouches(VecDeque<Touch>);

impl RecentTouches {
    /// A finger has gone down or was lifted on this picture.
    pub fn add(&mut self, at: Point, when: Millis, seen: &Scene) {
        while self.0.len() >= MOST || self.0.front().is_some_and(|old| old.is_over(when)) {
            self.0.pop_front();
        }
        let seen = seen.targets.clone();
        self.0.push_back(Touch { at, when, seen });
    }

    /// Returns true if the button at a point of this picture is new under a finger.
    ///
    /// It is new if it has appeared there within the last half second.
    pub fn is_new(&self, at: Point, now: Millis, seen: &Scene) -> bool {
        let found = button_at(&seen.targets, at);
        // A button can be there more than once, as on both panels of a game for two.
        let own =
            |area: &&TargetArea| Some(area.target) == found && area.area.distance(at).is_some();
        let area = seen.targets.iter().rev().find(own).map(|area| area.area);
        self.has_brought(found, area, at, now)
    }

    /// The same for a target that a finger finds in its middle.
    pub(crate) fn is_new_target(&self, area: &TargetArea, now: Millis) -> bool {
        let found = button(area.target);
        let own = found.map(|_| area.area);
        self.has_brought(found, own, area.area.middle(), now)
    }

    fn has_brought(
        &self,
        found: Option<Target>,
        area: Option<Area>,
        at: Point,
        now: Millis,
    ) -> bool {
        let holds = |point: Point| area.is_some_and(|area| area.distance(point).is_some());
        self.0.iter().any(|touch| {
            !touch.is_over(now)
                && (touch.at.distance(at) < NEAR || holds(touch.at))
                && button_at(&touch.seen, at) != found
        })
    }
}

impl Touch {
    fn is_over(&self, now: Millis) -> bool {
        now - self.when >= SETTLE_MS
    }
}

fn button_at(targets: &[TargetArea], at: Point) -> Option<Target> {
    target::at(targets, at).and_then(button)
}

/// Returns a target that is a button. Parts of a board come and go with every touch of a turn, and each touch can
/// be undone. So for this purpose the whole board counts as one target.
fn button(target: Target) -> Option<Target> {
    (!matches!(target, Target::Board(_))).then_some(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glass_that_has_gone_wrong_fills_no_memory() {
        let mut recent = RecentTouches::default();
        for touch in 0..10_000 {
            let when = Millis::new(f64::from(touch) / 100.0);
            recent.add(Point::new(0.0, 0.0), when, &Scene::default());
        }
        assert_eq!(recent.0.len(), MOST);
    }
}
