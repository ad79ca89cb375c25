//! Position of the cog.

use app::layout::Layout;
use app::state::State;
use base::table::COG;
use scene::Frame;

use super::style::frame_of;

/// Returns the position of the cog: the upper right corner, on an own screen that of the board.
pub(crate) fn cog(state: &State) -> Frame {
    let own = if state.stage().width < 360.0 {
        44.0
    } else {
        56.0
    };
    match state.layout() {
        Layout::Table => frame_of(COG),
        Layout::Own => {
            let right = match state.own_screen() {
                Some(own) => own.bar.x + own.bar.w,
                None => state.stage().width,
            };
            Frame::new(right - own, 2.0, own, own)
        }
    }
}
