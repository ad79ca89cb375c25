//! The layout of a seat's panel: three rows between the bar with the emblem, at the left end, and the money.

use crate::panel;
use scene::{Frame, Point};

/// The left end of the money's column, and its width.
pub(super) const MONEY: (f32, f32) = (504.0, 84.0);
/// Space between what is in a row and the money.
const APART: f32 = 8.0;
/// The ends of the first and the second row.
pub(super) const LEFT: f32 = panel::LEFT;
pub(super) const RIGHT: f32 = MONEY.0 - APART;
/// The middle of the lowest coin of the bank's stack.
pub(super) const STACK: Point = Point::new(MONEY.0 + 27.0, 58.0);
/// The middle of the first row, with the player and the next step.
pub(super) const FIRST: f32 = 17.5;
/// The place of a button at the end of the first row, or of ticks.
pub(super) const BUTTON: Frame = Frame::new(398.0, 4.0, 96.0, 28.2);
/// The middles of the two lines of the second row, with the cities.
pub(super) const LINES: (f32, f32) = (43.5, 67.0);
