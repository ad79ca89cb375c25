//! View of this window: the layout that a person has chosen, and what an own screen looks at.
//!
//! It also knows how far an own screen has followed the game.

use super::layout::{Layout, Looking, Window};
use super::sight::About;
use base::Millis;
use scene::{Point, ScrollArea, Scrolled, Target};
use session::Revision;

/// The second of two taps comes within this time, and no further from the first in stage units.
const AGAIN_MS: Millis = Millis::new(350.0);
const AGAIN: f32 = 30.0;

/// View of the window.
#[derive(Clone, Debug, Default)]
pub struct Viewing {
    window: Window,
    /// The chosen layout; `None` follows the window.
    wished: Option<Layout>,
    /// Part of the board that an own screen looks at; `None` for the one at first.
    looking: Option<Looking>,
    /// Subject of an own screen when its board was fitted last.
    about: About,
    /// Place and time of a tap on the board that did nothing.
    tapped: Option<(Point, Millis)>,
    /// Where a mouse is over the board of which no button is down.
    hovered: Option<Point>,
    /// The turn up to which an own screen has shown what others did.
    followed: Revision,
    /// Distance by which each area has scrolled, in stage units.
    scrolled: [f32; Scrolled::ALL.len()],
    /// True if a seat's sheet is open that takes too much of a small screen.
    unfolded: bool,
    /// Enlargement of all words against the default: the factor less 1.
    larger: f32,
    /// Target that had the focus when it was last brought into sight.
    focused: Option<Target>,
}

impl Viewing {
    /// The window around the stage.
    pub fn window(&self) -> Window {
        self.window
    }

    pub(crate) fn window_is(&mut self, window: Window) {
        self.window = window;
    }

    /// Returns the layout, by the window and people's choice.
    pub(crate) fn layout(&self) -> Layout {
        Layout::of(self.window, self.wished)
    }

    /// Returns the chosen layout, if there is one.
    pub(crate) fn wished(&self) -> Option<Layout> {
        self.wished
    }

    /// Sets the chosen layout; `None` follows the window.
    pub(crate) fn wish(&mut self, wish: Option<Layout>) {
        self.wished = wish;
    }

    /// Returns the part of the board that an own screen looks at; `None` for the one at first.
    pub(crate) fn looking(&self) -> Option<Looking> {
        self.looking
    }

    /// An own screen looks at something, or at what it looks at first.
    pub(crate) fn look(&mut self, at: Option<Looking>) {
        self.looking = at;
    }

    /// Returns the subject of an own screen.
    pub(crate) fn about(&self) -> About {
        self.about
    }

    /// Notes what an own screen is about.
    pub(crate) fn is_about(&mut self, about: About) {
        self.about = about;
    }

    /// Forgets the subject, so that the board is fitted again unless the screen is about a turn.
    pub(crate) fn forget_sight(&mut self) {
        self.about = About::Turn;
    }

    /// A mouse is over the board there, or nowhere.
    pub(crate) fn hover(&mut self, at: Option<Point>) {
        self.hovered = at;
    }

    /// Where a mouse is over the board of which no button is down.
    pub(crate) fn hovered(&self) -> Option<Point> {
        self.hovered
    }

    /// Notes a tap on the board that did nothing.
    pub(crate) fn tapped(&mut self, at: Point, now: Millis) {
        self.tapped = Some((at, now));
    }

    /// Returns true if a tap repeats one at the same place that did nothing.
    pub(crate) fn taps_again(&mut self, at: Point, now: Millis) -> bool {
        let before = self.tapped.take();
        before.is_some_and(|(place, when)| now - when < AGAIN_MS && place.distance(at) < AGAIN)
    }

    /// Notes the current revision, and returns true if the turn is new to the screen.
    pub(crate) fn follow(&mut self, now: Revision) -> bool {
        let is_new = !now.same_turn(self.followed);
        if is_new {
            self.followed = now;
        }
        is_new
    }

    /// Distance by which a part of the screen is scrolled up, in stage units.
    pub fn scrolled(&self, what: Scrolled) -> f32 {
        self.scrolled[what as usize]
    }

    /// Scrolls the area at a point, and returns true if there is one.
    pub(crate) fn scroll_at(&mut self, areas: &[ScrollArea], at: Point, by: f32) -> bool {
        let area = ScrollArea::at(areas, at);
        if let Some(area) = area {
            self.scroll(areas, area.what, by);
        }
        area.is_some()
    }

    /// Scrolls something by a distance, as far as its area goes.
    pub(crate) fn scroll(&mut self, areas: &[ScrollArea], what: Scrolled, by: f32) {
        let area = areas.iter().find(|area| area.what == what);
        if let Some(&ScrollArea { most, .. }) = area {
            let to = (self.scrolled(what).min(most) + by).clamp(0.0, most);
            self.scroll_to(what, to);
        }
    }

    pub(crate) fn scroll_to(&mut self, what: Scrolled, to: f32) {
        self.scrolled[what as usize] = to;
    }

    /// Returns true if a seat's sheet is open that takes too much of a small screen.
    pub(crate) fn is_unfolded(&self) -> bool {
        self.unfolded
    }

    /// Opens or shuts a seat's sheet that takes too much of a small screen.
    pub(crate) fn fold(&mut self) {
        self.unfolded = !self.unfolded;
    }

    /// Factor by which all words are larger than by default.
    pub(crate) fn text(&self) -> f32 {
        1.0 + self.larger
    }

    pub(crate) fn text_is(&mut self, text: f32) {
        self.larger = text - 1.0;
    }

    /// Notes what has the focus; returns whether it has had it before.
    pub(crate) fn shows_focus_of(&mut self, target: Target) -> bool {
        self.focused.replace(target) == Some(target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Frame;

    #[test]
    fn an_area_scrolls_no_further_than_it_goes() {
        let area = ScrollArea {
            what: Scrolled::Log,
            frame: Frame::new(0.0, 0.0, 100.0, 100.0),
            most: 50.0,
        };
        let (mut viewing, at) = (Viewing::default(), Point::new(10.0, 10.0));
        for (by, expected) in [(30.0, 30.0), (30.0, 50.0), (-70.0, 0.0)] {
            assert!(viewing.scroll_at(&[area], at, by));
            assert_eq!(viewing.scrolled(Scrolled::Log), expected);
        }
        assert!(!viewing.scroll_at(&[area], Point::new(200.0, 10.0), 30.0));
        assert_eq!(viewing.scrolled(Scrolled::Log), 0.0);
        // The area has become shorter since it was scrolled.
        viewing.scroll_to(Scrolled::Log, 80.0);
        viewing.scroll(&[area], Scrolled::Log, -10.0);
        assert_eq!(viewing.scrolled(Scrolled::Log), 40.0);
    }
}
