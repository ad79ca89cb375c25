//! Where the cog lies.

use app::layout::Layout;
use app::state::State;
use base::table::COG;
use scene::Frame;

use super::style::frame_of;

/// Where the cog lies: in the upper right corner, of an own screen in that of the board.
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
