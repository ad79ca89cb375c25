//! The keyboard: Tab and the arrow keys move a focus over what can be touched now, Enter presses
//! it, Escape closes what lies over the table.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::app::contacts::Knob;
use crate::app::input::{Effect, Key};
use crate::app::state::State;
use crate::games::Spot;
use crate::scene::{Point, SheetTarget, Target, TargetArea, target};

impl State {
    /// The target in focus, if the keyboard is in use and it is among these and allowed.
    pub(crate) fn focus_among<'a>(&self, targets: &'a [TargetArea]) -> Option<&'a TargetArea> {
        target::of(targets, self.focus?).filter(|area| area.enabled)
    }

    pub(crate) fn key(&mut self, key: Key, out: &mut Vec<Effect>) {
        match key {
            Key::Tab => self.step(1),
            Key::BackTab => self.step(-1),
            Key::Left => self.aim(-1.0, 0.0, out),
            Key::Right => self.aim(1.0, 0.0, out),
            Key::Up => self.aim(0.0, -1.0, out),
            Key::Down => self.aim(0.0, 1.0, out),
            Key::Enter => {
                if let Some(target) = self.focus_among(self.targets()).map(|area| area.target) {
                    self.press(target, true, out);
                }
            }
            Key::Escape if self.overlays.dismiss() => {}
            Key::Escape if self.overlays.is_empty() => self.close_review(),
            Key::Escape => self.close_panel(),
        }
    }

    /// What can be touched and is not covered by a sheet.
    fn focusable(&self) -> impl Iterator<Item = &TargetArea> {
        let uncovered = |area: &&TargetArea| {
            let top = target::at(self.targets(), area.area.middle());
            // Of links that cross each other's reach, either may be the nearer one.
            top == Some(area.target)
                || matches!(top, Some(Target::Board(Spot::Link(_) | Spot::Node(_))))
        };
        let enabled =
            |area: &&TargetArea| area.enabled && area.target != Target::Sheet(SheetTarget::Blank);
        self.targets().iter().filter(enabled).filter(uncovered)
    }

    /// Moves the focus along the list of targets, round and round.
    fn step(&mut self, by: isize) {
        let targets: Vec<Target> = self.focusable().map(|area| area.target).collect();
        let now = self
            .focus
            .and_then(|focus| targets.iter().position(|&target| target == focus));
        let next = match now {
            Some(now) => now as isize + by,
            None if by > 0 => 0,
            None => -1,
        };
        self.focus = targets
            .get(next.rem_euclid(targets.len().max(1) as isize) as usize)
            .copied();
    }

    /// Moves the focus to the nearest target in a direction; on a slider, left and right move its
    /// knob instead.
    fn aim(&mut self, dx: f32, dy: f32, out: &mut Vec<Effect>) {
        if let Some(knob) = self.focus.and_then(Knob::of)
            && dx != 0.0
        {
            return self.nudge(knob, dx, out);
        }
        let Some(from) = self
            .focus_among(self.targets())
            .map(|area| area.area.middle())
        else {
            return self.step(1);
        };
        // Straight ahead counts once, sideways twice: the eye expects the one in line.
        let cost = |to: Point| {
            let (x, y) = (to.x - from.x, to.y - from.y);
            let ahead = x * dx + y * dy;
            (ahead > 1.0).then_some(ahead + 2.0 * (x * dy).abs().max((y * dx).abs()))
        };
        let found = self
            .focusable()
            .filter_map(|area| Some((area.target, cost(area.area.middle())?)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((target, _)) = found {
            self.focus = Some(target);
        }
    }

    fn nudge(&mut self, knob: Knob, by: f32, out: &mut Vec<Effect>) {
        let slider = match knob {
            Knob::Slider(slider) => slider,
            Knob::Timeline => {
                self.review_nudge(by as isize);
                return self.view_nudge(by as isize);
            }
        };
        let (least, most) = slider.ends();
        let share = self.settings.share(slider) + by / (most - least) as f32;
        if self.settings.slide(slider, share) {
            out.push(self.volume());
        }
    }
}
