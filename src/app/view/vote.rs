//! A vote: each person is asked on the own panel, the right way up.

use crate::app::state::State;
use crate::app::vote::{Proposal, Vote};
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{
    Face, Frame, Pen, Point, SeatTarget, SheetTarget, Style, Target, emblems, theme,
};
use crate::session::Session;
use crate::table::{PANEL_DEPTH, PANEL_WIDTH, Station};

use super::panel;

const WORDS: Style = Style::new(Face::Text, 23.0, theme::INK);

/// The question at every seat that is asked.
pub fn draw(state: &State, vote: &Vote, pen: &mut Pen) {
    for &place in vote.people() {
        pen.with_pose(place.pose(), |pen| draw_panel(state, vote, place, pen));
    }
}

fn draw_panel(state: &State, vote: &Vote, place: Station, pen: &mut Pen) {
    let whole = Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH);
    pen.target(Target::Sheet(SheetTarget::Blank), whole, true);
    panel::draw_frame(pen, theme::GOLD, true);
    let (title, yes) = match vote.proposal {
        Proposal::ShareHands => ("Share with everyone's secret cities?", "SHARE THEM"),
        Proposal::PlayAgain => ("Play again?", "PLAY AGAIN"),
    };
    let seats = state.session().map_or(&[][..], Session::seats);
    if let Some(seat) = seats.iter().find(|seat| seat.place == place) {
        emblems::draw_emblem(pen, seat.colour, Point::new(44.0, 42.0), 24.0);
    }
    pen.text(title, Point::new(84.0, 38.0), panel::NAME);
    let asks = vote.asks(place);
    let words = match asks {
        true => "Everybody has to agree.".into(),
        false => format!("You agree. Waiting for {}", waits_for(state, vote)),
    };
    let size = widgets::fitting(&words, Face::Text, WORDS.size(), PANEL_WIDTH - 106.0);
    let style = Style::new(Face::Text, size, theme::INK);
    pen.text(words, Point::new(84.0, 68.0), style);
    let mut button = |target, (x, width), words, look: ButtonState| {
        let frame = Frame::new(x, panel::BUTTON_TOP, width, panel::BUTTON_HEIGHT);
        let pressed = state.contacts.presses(target);
        let look = ButtonState { pressed, ..look };
        widgets::button(pen, target, frame, words, 24.0, look);
    };
    let look = ButtonState::new(true, false);
    let no = Target::Seat(place, SeatTarget::Disagree);
    button(no, (16.0, 276.0), "NO", look);
    if asks {
        let agree = Target::Seat(place, SeatTarget::Agree);
        button(agree, (308.0, 276.0), yes, look.golden());
    }
}

/// The colours of those who have not answered, in the order of turns.
fn waits_for(state: &State, vote: &Vote) -> String {
    let seats = state.session().map_or(&[][..], Session::seats);
    let asked = seats.iter().filter(|seat| vote.asks(seat.place));
    let names: Vec<&str> = asked.map(|seat| seat.colour.name()).collect();
    names.join(", ")
}
