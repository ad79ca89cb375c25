//! A page that holds a seat at a table elsewhere: its text before a match, and over a match while the table is out
//! of reach.

use app::room::Standing;
use app::state::State;
use base::words::{self, Message};
use scene::{
    Face, Frame, Pen, Point, RoomTarget, SeatTarget, Stroke, Style, Target, emblems, pen, theme,
    widgets,
};

use super::next_game;
use crate::sheet::{self, BUTTON, Column, Place, WORDS};

const WIDE: f32 = 420.0;
/// Style of the text over a match, and corner radius of the banner behind it.
const BANNER: Style = Style::new(Face::Bold, 17.0, theme::GOLD).middle();
const ROUND: f32 = 22.0;

/// Returns a sentence on the connection between the page and its table.
pub(crate) fn tell(state: &State) -> Message {
    let Some(member) = state.member() else {
        return Message::NOTHING;
    };
    match member.standing() {
        Standing::Asking => words::member_asking(),
        Standing::Refused => words::member_refused(),
        Standing::Elsewhere => words::member_elsewhere(),
        Standing::Closed => words::member_closed(),
        Standing::Left => words::member_left(),
        Standing::Void => words::member_void(),
        Standing::OtherVersion => words::member_version(),
        Standing::Looking | Standing::In => match (member.view(), member.misses_table()) {
            (_, true) => words::member_no_table(),
            (Some(_), false) if state.is_cut_off() => words::member_no_host(),
            (Some(view), false) => match view.colour {
                Some(colour) => words::member_waits(colour.name()),
                None => words::member_watches(),
            },
            (None, false) => words::member_looking(),
        },
    }
}

/// Returns the words of the retry button, if a person can retry. The button next to it leads to the own lobby.
fn again(standing: Standing) -> Option<Message> {
    match standing {
        Standing::Refused | Standing::Elsewhere | Standing::Closed | Standing::Void => {
            Some(words::member_again())
        }
        Standing::Left => Some(words::member_return()),
        Standing::Looking | Standing::Asking | Standing::In | Standing::OtherVersion => None,
    }
}

fn draw_again(state: &State, standing: Standing, pen: &mut Pen, column: &mut Column) {
    if let Some(words) = again(standing) {
        let ways = [
            (Target::ToLobby, words::over_to_lobby(), false),
            (Target::Room(RoomTarget::TryAgain), words, true),
        ];
        let row = column.row(BUTTON);
        for (index, (target, words, golden)) in ways.into_iter().enumerate() {
            let frame = row.column(index, 2, column.gap());
            sheet::button(state, pen, target, frame, words, golden);
        }
    }
}

/// Returns true if the seat is not this page's any more, or never was.
pub(crate) fn is_over(standing: Standing) -> bool {
    again(standing).is_some() || standing == Standing::OtherVersion
}

/// Returns true if only the table can carry out a target's command, so that it waits for the connection.
pub(crate) fn needs_table(target: Target) -> bool {
    match target {
        Target::Board(_) | Target::Room(RoomTarget::Leave) => true,
        Target::Seat(_, target) => matches!(
            target,
            SeatTarget::Special
                | SeatTarget::Resign
                | SeatTarget::ResignYes
                | SeatTarget::OfferDraw
                | SeatTarget::AnswerYes
                | SeatTarget::AnswerNo
                | SeatTarget::Hint
                | SeatTarget::Undo
                | SeatTarget::TakeBack
                | SeatTarget::Discard
                | SeatTarget::Finish
                | SeatTarget::Ok
                | SeatTarget::Ready
        ),
        _ => false,
    }
}

/// Draws the screen while there is no match.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    let Some(member) = state.member() else { return };
    let waits = member.standing() == Standing::In && !member.misses_table();
    if waits && !state.is_cut_off() && next_game::draw_of_member(state, tell(state), pen) {
        return;
    }
    let colour = member.view().and_then(|view| view.colour);
    sheet::draw_in(
        state.stage().frame(),
        pen,
        Place::Middle,
        WIDE,
        |pen, column| {
            let row = column.row(72.0);
            match colour {
                Some(colour) => emblems::draw_emblem(pen, colour, row.centre(), 30.0),
                None => emblems::draw_phone(pen, row.centre(), 28.0, theme::QUIET),
            }
            column.centred(pen, tell(state), WORDS);
            draw_again(state, member.standing(), pen, column);
        },
    );
}

/// Draws a notice over a match: the table is out of reach, or another page holds the seat now.
pub(crate) fn draw_over(state: &State, pen: &mut Pen) {
    let Some(own) = state.own_screen().filter(|_| state.member().is_some()) else {
        return;
    };
    let standing = state.standing();
    if standing.is_some_and(is_over) {
        return draw_ended(state, pen);
    }
    if !state.is_cut_off() {
        return;
    }
    let room = own.board;
    let wide = (room.w - 16.0).min(WIDE);
    let words = pen.say(tell(state));
    let lines = widgets::broken(&words, BANNER.face(), BANNER.size(), wide - 36.0);
    let line = BANNER.size() * widgets::LINE;
    let high = 24.0 + line * lines.len() as f32;
    let frame = Frame::new(room.x + (room.w - wide) / 2.0, room.y + 8.0, wide, high);
    pen.fill(pen::rounded(frame, ROUND), theme::PANEL.alpha(0.95));
    let rim = Stroke::round(theme::GOLD, 2.0);
    pen.stroke(pen::rounded(frame.inset(1.0), ROUND), rim);
    widgets::centred_lines(pen, &words, &lines, frame.centre(), line, BANNER);
}

/// This page has lost the seat, and the match under the notice is its last view.
fn draw_ended(state: &State, pen: &mut Pen) {
    let Some(standing) = state.standing() else {
        return;
    };
    sheet::draw(state, pen, Place::Middle, WIDE, |pen, column| {
        let row = column.row(64.0);
        emblems::draw_phone(
            pen,
            Point::new(row.centre().x, row.centre().y),
            26.0,
            theme::QUIET,
        );
        column.centred(pen, tell(state), WORDS);
        draw_again(state, standing, pen, column);
    });
}
