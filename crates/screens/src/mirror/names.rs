//! Names of targets for people who cannot see them.
//!
//! A target's name is the text on it, or the name given to its sign. This module adds the targets that belong to a
//! value or a place.

use super::{boards, puzzle};
use app::layout::Layout;
use app::mirror::{Role, place_words};
use app::state::State;
use base::table::Station;
use base::words::{self, Message};
use rules::Spot;
use scene::{PuzzleTarget, ReplayTarget, ReviewTarget, Slider, Target, TargetArea};

/// Returns the role of a target and its name.
pub(super) fn of(state: &State, area: &TargetArea) -> (Role, Message) {
    let role = area.chosen.map_or(Role::Button, Role::Toggle);
    let name = area.name.clone();
    match area.target {
        Target::Slider(which) => slider(state, which),
        Target::Replay(ReplayTarget::Timeline) => timeline(state),
        Target::Board(Spot::Cell(cell)) => boards::cell(state, cell),
        Target::Puzzle(PuzzleTarget::Cell(place, cell)) => puzzle::cell(state, place, cell),
        Target::Puzzle(PuzzleTarget::Link(place, link)) => puzzle::link(state, place, link),
        Target::Lobby(target) => (role, with(target.place().map(|at| sits(state, at)), name)),
        Target::Seat(place, _) | Target::Review(ReviewTarget::Player(place)) => {
            (role, with(Some(sits(state, place)), name))
        }
        _ => (role, name),
    }
}

/// Returns a name with its owner.
fn with(who: Option<Message>, name: Message) -> Message {
    match who {
        Some(who) => words::mirror_seat_button(name, who),
        None => name,
    }
}

/// Returns the colour at a place, or else the name of the place.
///
/// It names the place if the seat is free, and in a table's lobby, where colours change.
fn sits(state: &State, place: Station) -> Message {
    let colour = match state.session() {
        Some(session) => session
            .seat_at(place)
            .map(|seat| session.seats()[seat].colour),
        None if state.layout() == Layout::Own => state.lobby.colour(place),
        None => None,
    };
    colour.map_or_else(|| place_words(place), |colour| colour.name())
}

/// Returns the slider of the replay.
fn timeline(state: &State) -> (Role, Message) {
    let (at, all, (stop, stops)) = match state.screen.shown_replay() {
        Some(replay) => (replay.at(), replay.steps(), replay.stop()),
        None => (0, 0, (0, 0)),
    };
    let role = Role::Slider {
        least: 0,
        most: all as i32,
        value: at as i32,
        text: state.say(words::mirror_position(stop, stops)),
    };
    (role, words::mirror_timeline())
}

fn slider(state: &State, slider: Slider) -> (Role, Message) {
    let (least, most) = slider.ends();
    let value = state.house.settings.get(slider);
    let role = Role::Slider {
        least,
        most,
        value,
        text: state.say(slider.say(value)),
    };
    (role, slider.title())
}
