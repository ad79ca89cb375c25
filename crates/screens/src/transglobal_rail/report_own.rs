//! The results of a round and of the game on an own screen: a card over the map with a row for each player.

use super::ending;
use super::report::{arrow, remark, rows, title};
use super::table::RailTable;
use crate::settings::may_share;
use crate::share;
use crate::sheet::{self, BUTTON, Column, GAP, Place};
use crate::souvenir;
use crate::vote;
use app::layout::OwnScreen;
use app::state::State;
use base::words::{self, Message};
use rules::transglobal_rail::{Phase, SeatReport};
use scene::{
    Face, Frame, Pen, Point, ResultsTarget, ReviewTarget, RoomTarget, SeatTarget, Size, Stroke,
    Style, Target, emblems, pen, theme, widgets,
};
use session::transglobal_rail::RoundEnd;

/// Greatest width of a card.
const WIDE: f32 = 420.0;
/// Height of a row.
const ROW: f32 = 48.0;
/// Height of a row on a small screen.
const LOW_ROW: f32 = 42.0;
/// Width and height of the button with a small picture on it.
const ICON: (f32, f32) = (56.0, 40.0);

/// The results, with the way on.
pub(super) fn draw(
    state: &State,
    play: RailTable<'_>,
    ended: &RoundEnd,
    own: OwnScreen,
    pen: &mut Pen,
) {
    // Below the results of a linked game are its controls.
    let (room, place) = match (state.linked_game().is_some(), own.portrait) {
        (true, _) => (own.board, Place::High),
        (false, true) => (upright_room(state), Place::Low),
        (false, false) => (own.sheet, Place::Sheet),
    };
    let rows = rows_for(state, play, ended, room, pen);
    let content = |pen: &mut Pen, column: &mut Column| {
        draw_card(state, play, ended, rows, pen, column);
    };
    match place {
        // The controls are below.
        Place::High => sheet::draw_in(room, pen, place, WIDE, content),
        _ => sheet::draw_moved(state, room, pen, place, WIDE, content),
    }
}

/// Returns the height of the card on an upright screen, in stage units. The map is above it.
pub(super) fn height(state: &State, play: RailTable<'_>, ended: &RoundEnd) -> f32 {
    let room = upright_room(state);
    let pen = Pen::new(state.words(), state.language());
    let rows = rows_for(state, play, ended, room, &pen);
    sheet::height(&pen, WIDE.min(room.w), GAP, &|pen, column| {
        draw_card(state, play, ended, rows, pen, column);
    })
}

/// Returns the area of an upright screen without regard to its lower edge.
fn upright_room(state: &State) -> Frame {
    OwnScreen::of(state.stage(), 0.0).board
}

/// Height of a player's row, and true if there is space for a remark below the rows.
type Rows = (f32, bool);

/// Returns the roomiest rows that fit.
fn rows_for(state: &State, play: RailTable<'_>, ended: &RoundEnd, room: Frame, pen: &Pen) -> Rows {
    let size = Size {
        width: room.w,
        height: room.h,
    };
    let least = (LOW_ROW, false);
    // A game that a person only looks at leaves the middle of the map free.
    let looked_at = state.linked_game().is_some();
    let choices = [(ROW, true), (ROW, false), (LOW_ROW, true)];
    let fits = |&rows: &Rows| {
        let content = |pen: &mut Pen, column: &mut Column| {
            draw_card(state, play, ended, rows, pen, column);
        };
        !looked_at && sheet::fits(pen, size, WIDE, &content)
    };
    choices.into_iter().find(fits).unwrap_or(least)
}

fn draw_card(
    state: &State,
    play: RailTable<'_>,
    ended: &RoundEnd,
    (high, tells): Rows,
    pen: &mut Pen,
    column: &mut Column,
) {
    let looked_at = state.linked_game().is_some();
    draw_title(state, title(play, ended), looked_at, pen, column);
    for (place, report) in rows(play, ended) {
        draw_row(play, place, report, column.row(high - 4.0), pen);
        column.skip(4.0 - GAP);
    }
    column.skip(GAP);
    if tells {
        column.words(pen, remark(play, ended), sheet::SMALL);
    }
    if !looked_at {
        draw_ways(state, play, tells, pen, column);
    }
}

/// Draws a player's row: the place, the colour, the cost of the round, and the bank before and after.
fn draw_row(
    play: RailTable<'_>,
    place: Option<usize>,
    report: &SeatReport,
    row: Frame,
    pen: &mut Pen,
) {
    let sitting = play.sitting[report.seat];
    let first = place == Some(1) || (place.is_none() && report.first);
    let ground = theme::CARD.alpha(if first { 1.0 } else { 0.6 });
    pen.fill(pen::rounded(row, 12.0), ground);
    if first {
        let rim = Stroke::round(theme::GOLD, 2.0);
        pen.stroke(pen::rounded(row.inset(1.0), 11.0), rim);
    }
    let middle = row.centre().y;
    let mut x = row.x + 6.0;
    if let Some(place) = place {
        let style = Style::new(Face::Bold, 17.0, theme::INK);
        let nth = pen.say(words::rail_results_nth(place));
        let size = widgets::fitting(&nth, style.face(), style.size(), 32.0);
        widgets::centred(pen, nth, Point::new(x, middle), style.sized(size));
        x += 36.0;
    }
    emblems::draw_emblem(pen, sitting.colour, Point::new(x + 11.0, middle), 12.0);
    x += 29.0;
    // One award fits, in place of the round's cost.
    let (words, ink) = match ending::awards(play, report.seat).next() {
        Some(award) => (ending::in_short(award), theme::GOLD),
        None => cost(report, place.is_none()),
    };
    let line = |share: f32| Point::new(x, row.y + share * row.h);
    let name = Style::new(Face::Bold, 17.0, theme::INK);
    let small = Style::new(Face::Text, 14.0, ink);
    let right = row.x + row.w - 10.0;
    let words = pen.say(words);
    let room = right - 66.0 - 31.0 - x;
    let who = pen.say(sitting.colour.name());
    let size = widgets::fitting(&who, name.face(), name.size(), room);
    widgets::centred(pen, who, line(0.28), name.sized(size));
    let size = widgets::fitting(&words, small.face(), small.size(), room);
    widgets::centred(pen, words, line(0.72), small.sized(size));
    let bank = Style::new(Face::Bold, 22.0, theme::GOLD).end();
    let after = pen.say(Message::Money(report.after.into()));
    let size = widgets::fitting(&after, bank.face(), bank.size(), 46.0);
    widgets::centred(pen, &after, Point::new(right, middle), bank.sized(size));
    arrow(
        pen,
        Point::new(right - 60.0, middle),
        Point::new(right - 50.0, middle),
    );
    let before = Style::new(Face::Text, 17.0, theme::QUIET).end();
    let at = Point::new(right - 66.0, middle);
    widgets::centred(pen, Message::Money(report.before.into()), at, before);
}

/// Returns the words on the cost of a round for a player, and their colour.
///
/// At the end of a game places have more weight than taxes.
fn cost(report: &SeatReport, tells_taxes: bool) -> (Message, scene::Colour) {
    let &SeatReport { paid, tax, .. } = report;
    match (report.first, tells_taxes && tax != 0) {
        (true, false) => (words::rail_results_connected(), theme::DONE),
        (true, true) => (words::rail_results_connected_taxes(tax), theme::DONE),
        (false, false) => (words::rail_results_cost(paid), theme::QUIET),
        (false, true) => (words::rail_results_cost_taxes(paid, tax), theme::QUIET),
    }
}

fn draw_ways(state: &State, play: RailTable<'_>, tells: bool, pen: &mut Pen, column: &mut Column) {
    let over = play.game().phase() == Phase::Finished;
    if state.member().is_some() {
        return draw_member_ways(state, play, (over, tells), pen, column);
    }
    let again = Target::Results(ResultsTarget::PlayAgain);
    let lobby = (Target::ToLobby, words::sheet_lobby(), false);
    let ways = if !over {
        let next = Target::Results(ResultsTarget::Next);
        vec![review(), (next, words::rail_results_next(), true)]
    } else if play.screen().is_lesson() {
        vec![lobby, (again, vote::again(true), true)]
    } else {
        let again = (again, words::rail_results_again_short(), true);
        vec![review(), lobby, again]
    };
    draw_row_of_ways(state, ways, pen, column);
}

/// A button of the results with its words, and true if it is golden.
type Way = (Target, Message, bool);

fn review() -> Way {
    let open = Target::Review(ReviewTarget::Open);
    (open, words::rail_results_review(), false)
}

fn draw_row_of_ways(state: &State, ways: Vec<Way>, pen: &mut Pen, column: &mut Column) {
    let row = column.row(BUTTON);
    let count = ways.len();
    for (index, (target, words, golden)) in ways.into_iter().enumerate() {
        let frame = row.column(index, count, GAP);
        sheet::button(state, pen, target, frame, words, golden);
    }
}

/// Draws the title, and next to it the button for a picture, unless that is offered below. The rows of the other
/// buttons are full.
fn draw_title(state: &State, title: Message, looked_at: bool, pen: &mut Pen, column: &mut Column) {
    if looked_at || !state.offers_picture() {
        return sheet::draw_title(title, column.row(26.0), pen);
    }
    let row = column.row(ICON.1);
    let [words, picture] = row.beside([row.w - ICON.0 - GAP, ICON.0], GAP);
    souvenir::button(state, picture, pen);
    if !may_share(state) {
        return sheet::draw_title(title, words, pen);
    }
    let [words, share] = words.beside([words.w - ICON.0 - GAP, ICON.0], GAP);
    share::button(state, share, pen);
    sheet::draw_title(title, words, pen);
}

/// Draws the buttons for a page that holds a seat elsewhere: review, ready, and leave. Everything else happens at
/// the table.
fn draw_member_ways(
    state: &State,
    play: RailTable<'_>,
    (over, tells): (bool, bool),
    pen: &mut Pen,
    column: &mut Column,
) {
    match state.deal_was_fair() {
        Some(true) => column.words(pen, words::member_fair(), sheet::SMALL),
        Some(false) => column.words(pen, words::member_unfair(), sheet::WORDS),
        None => {}
    }
    let (waits, way) = match state.viewer().filter(|_| !state.is_watching()) {
        None => (tells.then(words::member_players_decide), None),
        Some(_) if over => {
            let leave = Target::Room(RoomTarget::Leave);
            let leave = (leave, words::seat_leave(), false);
            (tells.then(words::member_look_up), Some(leave))
        }
        Some(seat) if play.is_ready(seat) => {
            let names = play
                .not_ready()
                .map(|other| play.sitting[other].colour.name());
            let waits = words::rail_prompt_ready(Message::list(names.collect()));
            (Some(waits), None)
        }
        Some(seat) => {
            let ready = Target::Seat(play.sitting[seat].place, SeatTarget::Ready);
            (None, Some((ready, words::rail_ready(), true)))
        }
    };
    if let Some(waits) = waits {
        column.words(pen, waits, sheet::SMALL);
    }
    let ways = [review()].into_iter().chain(way).collect();
    draw_row_of_ways(state, ways, pen, column);
}
