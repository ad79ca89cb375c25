//! A vote: each person has the question on their own panel, upright.

use app::state::State;
use app::vote::{Proposal, Vote};
use base::table::Station;
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{Pen, SeatTarget, Target};
use session::Session;

use super::panel::{self, Rim};

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
    for seat in state.session().into_iter().flat_map(Session::seats) {
        if vote.people().contains(&seat.place) {
            panel::draw(state, (seat.place, seat.colour), Rim::Golden, pen, |pen| {
                draw_question(state, vote, seat.place, pen);
            });
        }
    }
}

fn draw_question(state: &State, vote: &Vote, place: Station, pen: &mut Pen) {
    let (title, yes) = asks(state, vote.proposal);
    let asks = vote.asks(place);
    let words = match asks {
        true => words::mirror_vote_all(),
        false => words::over_vote_waits(waits_for(state, vote)),
    };
    panel::draw_lines(title, words, pen);
    let mut button = |target, frame, words: Message, look: ButtonState| {
        let pressed = state.hands.presses(target);
        let look = ButtonState { pressed, ..look };
        widgets::button(pen, target, frame, words, 24.0, look);
    };
    let look = ButtonState::new(true, false);
    let [left, right] = panel::BUTTONS.shared([1.0, 1.0], panel::APART);
    let no = Target::Seat(place, SeatTarget::Disagree);
    button(no, left, words::over_no(), look);
    if asks {
        let agree = Target::Seat(place, SeatTarget::Agree);
        button(agree, right, yes, look.golden());
    }
}

/// Returns the colours of the people who have not answered, in the order of turns.
fn waits_for(state: &State, vote: &Vote) -> Message {
    let seats = state.session().map_or(&[][..], Session::seats);
    let asked = seats.iter().filter(|seat| vote.asks(seat.place));
    Message::series(asked.map(|seat| seat.colour.name()))
}
