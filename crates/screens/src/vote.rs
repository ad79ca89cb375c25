//! A vote: each person has the question on their own panel, upright.

use app::state::State;
use app::vote::{Proposal, Vote};
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Face, Frame, Pen, Point, SeatTarget, SheetTarget, Style, Target, emblems, theme};
use session::Session;

use super::panel;
use super::style::fitted;

/// Style of a question at a seat.
pub(super) const WORDS: Style = Style::new(Face::Text, 23.0, theme::INK);

/// Returns the words of the button that starts the same game again. After TRY IT that is its first whole game.
pub(crate) fn again(is_trial: bool) -> Message {
    match is_trial {
        true => words::over_real_game(),
        false => words::over_play_again(),
    }
}

/// The question, and the answer that agrees.
pub(crate) fn asks(state: &State, proposal: Proposal) -> (Message, Message) {
    match proposal {
        Proposal::ShareHands => (words::over_share_hands_asked(), words::over_share_them()),
        Proposal::PlayAgain => (words::over_play_again_asked(), words::over_play_again()),
        Proposal::AnotherMap(map) => {
            let title = state.library.title(map);
            (words::over_another_map_asked(title), words::over_play())
        }
        Proposal::Lobby => (words::over_lobby_asked(), words::over_to_lobby()),
    }
}

/// Draws the question at the seats of all voters.
pub(crate) fn draw(state: &State, vote: &Vote, pen: &mut Pen) {
    for &place in vote.people() {
        state.draw_at(place, pen, |pen| draw_panel(state, vote, place, pen));
    }
}

fn draw_panel(state: &State, vote: &Vote, place: Station, pen: &mut Pen) {
    let whole = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH);
    pen.target(Target::Sheet(SheetTarget::Blank), whole, true);
    panel::draw_frame(pen, theme::GOLD, true);
    let (title, yes) = asks(state, vote.proposal);
    let seats = state.session().map_or(&[][..], Session::seats);
    if let Some(seat) = seats.iter().find(|seat| seat.place == place) {
        emblems::draw_emblem(pen, seat.colour, Point::new(44.0, 42.0), 24.0);
    }
    let room = PANEL_WIDTH - 106.0;
    fitted(pen, title, Point::new(84.0, 38.0), room, panel::NAME);
    let asks = vote.asks(place);
    let words = match asks {
        true => words::mirror_vote_all(),
        false => words::over_vote_waits(waits_for(state, vote)),
    };
    fitted(pen, words, Point::new(84.0, 68.0), room, WORDS);
    let mut button = |target, (x, width), words: Message, look: ButtonState| {
        let frame = Frame::new(x, panel::BUTTON_TOP, width, panel::BUTTON_HEIGHT);
        let pressed = state.hands.presses(target);
        let look = ButtonState { pressed, ..look };
        widgets::button(pen, target, frame, words, 24.0, look);
    };
    let look = ButtonState::new(true, false);
    let no = Target::Seat(place, SeatTarget::Disagree);
    button(no, (16.0, 276.0), words::over_no(), look);
    if asks {
        let agree = Target::Seat(place, SeatTarget::Agree);
        button(agree, (308.0, 276.0), yes, look.golden());
    }
}

/// Returns the colours of the people who have not answered, in the order of turns.
fn waits_for(state: &State, vote: &Vote) -> Message {
    let seats = state.session().map_or(&[][..], Session::seats);
    let asked = seats.iter().filter(|seat| vote.asks(seat.place));
    Message::series(asked.map(|seat| seat.colour.name()))
}
