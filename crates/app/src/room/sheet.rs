//! The sheet at a seat for a phone or a far player.

use super::Holding;
use crate::state::State;
use base::table::Station;
use base::words::{self, Message};
use scene::SeatTarget;

/// Words of a sheet, and its buttons.
pub struct SeatSheet {
    /// Its heading.
    pub title: Message,
    /// Text of the sheet.
    pub words: Message,
    /// Buttons: the target of each, its words, and true if it is the golden button.
    pub buttons: Vec<(SeatTarget, Message, bool)>,
}

/// Returns the sheet at a place as it is now.
pub fn tell(state: &State, place: Station) -> SeatSheet {
    let room = state.room();
    let far = room.is_some_and(|room| room.is_far(place));
    let title = if far {
        words::room_far()
    } else {
        words::room_phone()
    };
    let close = (SeatTarget::Phone, words::over_close(), true);
    if room.is_some_and(|room| room.is_asked(place)) {
        let words = if far {
            words::room_asks_far()
        } else {
            words::room_asks()
        };
        let buttons = vec![
            (SeatTarget::PhoneAllow, words::room_allow(), false),
            (SeatTarget::PhoneRefuse, words::room_refuse(), true),
        ];
        return SeatSheet {
            title,
            words,
            buttons,
        };
    }
    let back = match far {
        true => words::room_withdraw(),
        false => words::room_show_here(),
    };
    let back = (SeatTarget::PhoneHere, back, false);
    let copy = (SeatTarget::CopyLink, words::room_copy(), false);
    let cities = state.session().is_none_or(|session| session.on_map());
    let (words, buttons) = match (state.holding(place), far) {
        _ if room.is_some_and(|room| room.refused().is_some()) => {
            (words::room_host_full(), vec![close])
        }
        (Some(Holding::Here), false) => (words::room_phone_holds(), vec![back, close]),
        (Some(Holding::Away), false) => (words::room_phone_away(), vec![back, close]),
        (Some(Holding::Here), true) => (words::room_far_holds(), vec![back, close]),
        (Some(Holding::Away), true) => (words::room_far_away(), vec![back, close]),
        (Some(Holding::Nobody) | None, true) => {
            let words = match state.elsewhere.copied_at(place) {
                Some(true) => words::room_copied(),
                Some(false) => words::room_not_copied(),
                None => words::room_send(),
            };
            (words, vec![copy, close])
        }
        (Some(Holding::Nobody) | None, false) if cities => (words::room_scan_cities(), vec![close]),
        (Some(Holding::Nobody) | None, false) => (words::room_scan_board(), vec![close]),
    };
    SeatSheet {
        title,
        words,
        buttons,
    }
}
