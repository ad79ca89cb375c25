//! The frame in which fingers and keys look for their targets: the one on the screen before the input, never one
//! that is still to come.

use std::rc::Rc;

use base::Millis;
use scene::{Point, Scene, ScrollArea, Target, TargetArea, target};

use super::mirror::Mirror;
use super::recent_touches::RecentTouches;

/// Latest frame on the screen.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    picture: Rc<Scene>,
    /// The same in words, in which keys lead the focus: as it was when they were last needed.
    words: Rc<Mirror>,
    /// Recent touches, which tell the targets that have just appeared under a finger.
    recent: RecentTouches,
    /// Where the finger is lifted that presses a button now.
    pressed_at: Option<Point>,
}

impl Shown {
    /// Records a new frame.
    pub fn picture_is(&mut self, picture: Rc<Scene>) {
        self.picture = picture;
    }

    /// So it is read aloud.
    pub fn words_are(&mut self, words: Rc<Mirror>) {
        self.words = words;
    }

    /// Returns the targets that can be touched.
    pub(crate) fn targets(&self) -> &[TargetArea] {
        &self.picture.targets
    }

    /// Returns the area of a target, if it can be touched.
    pub(crate) fn area(&self, target: Target) -> Option<&TargetArea> {
        target::of(self.targets(), target)
    }

    /// Returns the areas that can be moved up and down.
    pub(crate) fn scrolls(&self) -> &[ScrollArea] {
        &self.picture.scrolls
    }

    /// The picture in words.
    pub(crate) fn words(&self) -> Rc<Mirror> {
        self.words.clone()
    }

    /// A finger has gone down or was lifted.
    pub(crate) fn touched(&mut self, at: Point, now: Millis) {
        self.recent.add(at, now, &self.picture);
    }

    /// Returns true if the target at a point has appeared there within the last half second.
    pub(crate) fn is_hasty(&self, at: Point, now: Millis) -> bool {
        self.recent.is_new(at, now, &self.picture)
    }

    /// Returns true if a press in the middle of a target counts.
    ///
    /// It does not for a target that appeared under the finger just now.
    pub fn heeds(&self, area: &TargetArea, now: Millis) -> bool {
        !self.recent.is_new_target(area, now)
    }

    /// A finger presses a button where it is lifted; `None` when that is over.
    pub(crate) fn is_pressed_at(&mut self, at: Option<Point>) {
        self.pressed_at = at;
    }

    /// Where the finger is lifted that presses a button now.
    pub(crate) fn pressed_at(&self) -> Option<Point> {
        self.pressed_at
    }
}
