//! Scrolling of content that does not fit into its place, by a finger, a wheel or keys.

use super::{Frame, Point};

/// Scrollable content. A screen has at most one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scrolled {
    /// The log of turns on a seat's sheet.
    Log,
    /// A card that is higher than the screen.
    Card,
    /// A page of the rules.
    Rules,
}

impl Scrolled {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Log, Self::Card, Self::Rules];
}

/// A scroll area, in stage units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScrollArea {
    /// Content that scrolls.
    pub what: Scrolled,
    /// The place.
    pub frame: Frame,
    /// Greatest distance that the content can be scrolled.
    pub most: f32,
}

impl ScrollArea {
    /// Returns the topmost area at a point, which is the last one in the list.
    ///
    /// ```
    /// use scene::{Frame, Point, ScrollArea, Scrolled};
    ///
    /// let frame = Frame::new(0.0, 0.0, 100.0, 50.0);
    /// let areas = [ScrollArea { what: Scrolled::Log, frame, most: 30.0 }];
    /// assert_eq!(ScrollArea::at(&areas, Point::new(50.0, 20.0)), Some(areas[0]));
    /// assert_eq!(ScrollArea::at(&areas, Point::new(50.0, 60.0)), None);
    /// ```
    pub fn at(areas: &[Self], at: Point) -> Option<Self> {
        areas
            .iter()
            .rev()
            .find(|area| area.frame.holds(at))
            .copied()
    }
}
