//! Windows of own screens.

use app::layout::Window;
use scene::Size;

/// A phone in the hand, in CSS pixels.
pub const PHONE: (f32, f32) = (390.0, 844.0);

/// The window of an own screen of a size that is touched by fingers.
pub fn own_screen((width, height): (f32, f32)) -> Window {
    Window {
        size: Size { width, height },
        coarse: true,
        large_screen: false,
    }
}
