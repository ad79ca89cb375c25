//! Wheels: browsers tell a mouse's wheel and two fingers on a trackpad by the same event. A wheel makes a board larger,
//! and fingers that go side by side move it.

/// A turn of a wheel, as browsers tell it.
#[derive(Clone, Copy, Debug)]
pub struct Wheel {
    /// Distance to the right and down, in CSS pixels or lines.
    pub by: [f64; 2],
    /// True if the distance is in lines. Only a mouse counts in lines.
    pub lines: bool,
    /// The older measure of the distance down, which is three times the pixels of a trackpad.
    pub old: Option<f64>,
    /// True if CTRL is held. Browsers also report it when fingers spread on a trackpad.
    pub ctrl: bool,
}

/// Meaning of a turn of a wheel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turned {
    /// All becomes larger by a factor.
    Zoom(f64),
    /// All moves, in CSS pixels to the right and down.
    Scroll([f64; 2]),
}

/// So many CSS pixels of a wheel make things twice as large, or half.
const OCTAVE: f64 = 300.0;
/// So many pixels of fingers that spread do so, which tell smaller numbers.
const SPREAD: f64 = 70.0;
/// The height of a line in CSS pixels.
const LINE: f64 = 18.0;
/// A notch of a mouse's wheel on macOS, in CSS pixels.
const MAC_NOTCH: f64 = 4.000_244_140_625;

/// Distance that a mouse's wheel moves a sheet's content, in CSS pixels. The factor is the one by which the same
/// turn would enlarge a board.
pub(crate) fn notch(factor: f32) -> f32 {
    -factor.max(f32::EPSILON).log2() * OCTAVE as f32
}

impl Wheel {
    /// Returns what the turn means.
    ///
    /// ```
    /// use app::wheel::{Turned, Wheel};
    ///
    /// let swipe = Wheel { by: [-7.0, 12.0], lines: false, old: Some(-36.0), ctrl: false };
    /// assert_eq!(swipe.meaning(), Turned::Scroll([7.0, -12.0]));
    /// let notch = Wheel { by: [0.0, -300.0], lines: false, old: Some(360.0), ctrl: false };
    /// assert_eq!(notch.meaning(), Turned::Zoom(2.0));
    /// ```
    pub fn meaning(self) -> Turned {
        let unit = if self.lines { LINE } else { 1.0 };
        let [right, down] = self.by.map(|by| by * unit);
        let zoom = |octave: f64| Turned::Zoom((-down / octave).exp2());
        match () {
            () if self.ctrl && down.abs() < SPREAD => zoom(SPREAD),
            () if self.ctrl || self.lines || self.is_notch() => zoom(OCTAVE),
            () => Turned::Scroll([-right, -down]),
        }
    }

    /// Returns true if the distance down is in whole notches of a mouse wheel.
    fn is_notch(self) -> bool {
        let [right, down] = self.by;
        let in_threes = self.old.is_some_and(|old| old == -3.0 * down);
        let on_mac = down != 0.0 && (down / MAC_NOTCH).fract() == 0.0;
        right == 0.0 && (on_mac || !in_threes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(by: [f64; 2], old: f64, ctrl: bool) -> Turned {
        let (lines, old) = (false, Some(old));
        Wheel {
            by,
            lines,
            old,
            ctrl,
        }
        .meaning()
    }

    #[test]
    fn a_wheel_zooms_and_two_fingers_move() {
        assert!(matches!(pixels([0.0, 100.0], -120.0, false), Turned::Zoom(by) if by < 1.0));
        assert!(matches!(pixels([0.0, -MAC_NOTCH], 12.0, false), Turned::Zoom(by) if by > 1.0));
        assert_eq!(
            pixels([0.0, 5.0], -15.0, false),
            Turned::Scroll([0.0, -5.0])
        );
        assert_eq!(pixels([5.0, 0.0], 0.0, false), Turned::Scroll([-5.0, 0.0]));
        let lines = Wheel {
            by: [0.0, 3.0],
            lines: true,
            old: Some(-120.0),
            ctrl: false,
        };
        assert!(matches!(lines.meaning(), Turned::Zoom(by) if by < 1.0));
    }

    #[test]
    fn fingers_that_spread_and_a_wheel_with_ctrl_zoom() {
        assert!(matches!(pixels([0.0, -3.5], 120.0, true), Turned::Zoom(by) if by > 1.03));
        assert!(matches!(pixels([0.0, 100.0], -120.0, true), Turned::Zoom(by) if by < 1.0));
    }
}
