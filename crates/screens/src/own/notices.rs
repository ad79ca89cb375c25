//! Questions and notices on an own screen: votes and faults.

use crate::sheet::{self, BUTTON, Column, GAP, Place, WORDS};
use crate::vote;
use app::state::State;
use app::vote::Vote;
use base::words::{self, Message};
use scene::widgets;
use scene::{
    Face, Frame, Pen, Point, SeatTarget, Stroke, Style, Target, emblems, measure, pen, theme,
};
use session::{SeatAssignment, Session};

/// Greatest width of a card with a sentence.
const WIDE: f32 = 420.0;
const NAME: Style = Style::new(Face::Bold, 19.0, theme::INK);

/// Draws a vote, with a row for each person here.
pub(crate) fn draw_vote(state: &State, vote: &Vote, pen: &mut Pen) {
    let (title, yes) = vote::asks(state, vote.proposal);
    let seats = state.session().map_or(&[][..], Session::seats);
    let asked = |seat: &&SeatAssignment| vote.people().contains(&seat.place);
    let people: Vec<&SeatAssignment> = seats.iter().filter(asked).collect();
    let row = |seat: &SeatAssignment, frame: Frame, pen: &mut Pen| {
        let [name, answer] = frame.beside([frame.w - 148.0, 148.0], 0.0);
        draw_name(seat, name, pen);
        if vote.asks(seat.place) {
            let agree = Target::Seat(seat.place, SeatTarget::Agree);
            sheet::button(state, pen, agree, answer, yes.clone(), true);
        } else {
            emblems::draw_check(pen, answer.centre(), 26.0, theme::DONE);
        }
    };
    let content = |columns: usize| {
        let (people, title) = (&people, &title);
        move |pen: &mut Pen, column: &mut Column| {
            sheet::draw_title(title.clone(), column.row(32.0), pen);
            column.words(pen, words::mirror_vote_all(), WORDS);
            for some in people.chunks(columns) {
                let room = column.row(BUTTON);
                for (index, seat) in some.iter().enumerate() {
                    row(seat, room.column(index, columns, 2.0 * sheet::EDGE), pen);
                }
            }
            // The NO belongs to a person who has not answered yet.
            let asked = people.iter().find(|seat| vote.asks(seat.place));
            if let Some(seat) = asked.or(people.first()) {
                let no = Target::Seat(seat.place, SeatTarget::Disagree);
                let row = column.row(BUTTON);
                sheet::button(state, pen, no, row, words::over_no(), false);
            }
        }
    };
    let (one, two) = (content(1), content(2));
    match sheet::fits(pen, state.stage(), WIDE, &one) {
        true => sheet::draw(state, pen, Place::Low, WIDE, one),
        false => sheet::draw(state, pen, Place::Low, 2.0 * WIDE, two),
    }
}

/// A player's emblem and name.
fn draw_name(seat: &SeatAssignment, frame: Frame, pen: &mut Pen) {
    let middle = frame.centre().y;
    emblems::draw_emblem(pen, seat.colour, Point::new(frame.x + 14.0, middle), 14.0);
    let at = Point::new(frame.x + 38.0, middle);
    let name = pen.say(seat.colour.name());
    let robot = if seat.computer().is_some() { 36.0 } else { 0.0 };
    let room = frame.x + frame.w - at.x - 6.0 - robot;
    let style = NAME.sized(widgets::fitting(&name, NAME.face(), NAME.size(), room));
    let wide = measure::width(&name, style.face(), style.size());
    widgets::centred(pen, name, at, style);
    if seat.computer().is_some() {
        let at = Point::new(at.x + wide + 20.0, middle);
        emblems::draw_robot(pen, at, 24.0, theme::QUIET, theme::PANEL);
    }
}

/// Draws a sentence about a fault. Any touch closes it.
pub(crate) fn draw_trouble(state: &State, words: impl Into<Message>, pen: &mut Pen) {
    let said = words.into();
    sheet::draw(state, pen, Place::Middle, WIDE, |pen, column| {
        let ring = Stroke::butt(theme::GOLD, 4.0).dashed(6.0, 5.0);
        let row = column.row(64.0);
        pen.stroke(pen::circle(row.centre(), 26.0), ring);
        column.words(pen, &said, WORDS);
        column.skip(GAP);
        let style = Style::new(Face::Bold, 19.0, theme::GOLD).middle();
        let at = column.row(32.0).centre();
        widgets::centred(pen, words::over_tap_to_continue(), at, style);
    });
    pen.target(Target::Dismiss, state.stage().frame(), true)
        .named(words::over_tap_to_continue());
}
