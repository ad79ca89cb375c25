//! Seat's sheet of the games for two on an own screen.

use std::ops::RangeInclusive;

use super::button::button;
use super::head::{Head, is_own_turn};
use crate::{computer, duel, duel_status, edges, hint, last_words};
use app::board_table::BoardTable;
use app::layout::{Fold, OwnScreen};
use app::state::State;
use app::table::TableScreen;
use base::sort::sort_few_by_key;
use base::words::{self, Message};
use scene::{
    Face, Frame, Pen, Point, ReviewTarget, RoomTarget, SeatTarget, ShareTarget, Style, Target,
    emblems, measure, theme, widgets,
};
use session::boards::Player;

/// Height of the sheet in its own units.
const HIGH: f32 = HEAD + 126.0;

/// Height of the folded sheet: the player on turn, and the main buttons.
pub(crate) const FOLDED: f32 = 52.0 + 66.0;

/// Height of the part of the sheet above the buttons.
const HEAD: f32 = 110.0;

/// Height added for the computer's last words on a finished game.
const SAID: f32 = 55.0;

/// Width of the button by which a player begins the next game ahead.
const AHEAD: f32 = 160.0;

/// Height for a watcher.
const WATCHED: f32 = 92.0;

/// Height of the row of buttons below it once the game is over.
const LOOKED_BACK: f32 = 62.0;

/// Letter sizes of the computer's words.
const SAID_LETTERS: RangeInclusive<u8> = 12..=18;
/// Least size of letters in a single line. Text that needs smaller ones is set in two lines.
const LEAST: f32 = 17.5;
const LEFT: f32 = 12.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;

/// Returns the sheet's height for a table, in its own units.
pub(crate) fn high(state: &State, table: &TableScreen) -> f32 {
    HIGH + table.board().map_or(0.0, |duel| said_high(state, duel))
}

/// Returns the height for a watcher.
pub(crate) fn watched_high(table: &TableScreen) -> f32 {
    match table.session().is_finished() {
        true => WATCHED + LOOKED_BACK,
        false => WATCHED,
    }
}

/// Returns the height of the computer's last words. They are for the one person at the screen.
fn said_high(state: &State, duel: BoardTable<'_>) -> f32 {
    let mut seats = 0..duel.sitting.len();
    let says = seats.any(|seat| last_words::of(state, duel, seat).is_some());
    if says { SAID } else { 0.0 }
}

/// Draws the player or the turn, the next step, and the buttons.
///
/// Rare buttons are at the top. The main ones are below, near the thumb.
pub(crate) fn draw(
    state: &State,
    table: BoardTable<'_>,
    own: OwnScreen,
    viewer: Player,
    pen: &mut Pen,
) {
    let sitting = table.sitting[viewer];
    if let Some(linked) = state.linked_game() {
        return super::draw_sheet(state, own, theme::GOLD, pen, |pen| {
            super::linked_game::draw_head(state, linked, pen);
        });
    }
    let high = own.sheet.h / own.scale;
    super::draw_sheet(state, own, sitting.colour.colour(), pen, |pen| {
        let log = |top: f32, bottom: f32, pen: &mut Pen| {
            let room = Frame::new(LEFT, top, WIDE, high - bottom - top);
            super::log::draw(state, table.screen, room, pen);
        };
        if state.only_looks() {
            draw_watched(state, table, viewer, pen);
            return log(watched_high(table.screen), LEFT, pen);
        }
        let is_shut = own.fold == Some(Fold::Shut);
        draw_head(state, table, viewer, is_shut, pen);
        if is_shut {
            return draw_main_buttons(state, table, viewer, high, pen);
        }
        if let Some(said) = last_words::of(state, table, viewer) {
            let room = Frame::new(58.0, HEAD, WIDE - 48.0, SAID);
            last_words::draw(said, sitting.place, (room, SAID - 5.5), SAID_LETTERS, pen);
        }
        log(HEAD + said_high(state, table) + 4.0, 134.0, pen);
        if sitting.is_person() {
            draw_buttons(state, table, viewer, high, pen);
        }
    });
}

/// Draws the state of a game for a watcher.
fn draw_watched(state: &State, table: BoardTable<'_>, viewer: Player, pen: &mut Pen) {
    let colour = table.sitting[viewer].colour;
    emblems::draw_emblem(pen, colour, Point::new(32.0, 34.0), 21.0);
    let (status, ink) = duel_status::status(state, table, viewer);
    let status = with_opening(state, table, viewer, status);
    let room = WIDE - 48.0;
    let style = Style::new(Face::Bold, 19.0, ink);
    widgets::one_or_two_lines(pen, status, Point::new(58.0, 34.0), room, style, LEAST);
    let tally = pen.say(edges::tally(table, viewer));
    let size = widgets::fitting(&tally, Face::Text, 17.0, room);
    let style = Style::new(Face::Text, size, theme::GOLD);
    widgets::centred(pen, &tally, Point::new(58.0, 73.0), style);
    if table.play.ended().is_some() {
        let mut rare = duel::actions(state, table, viewer);
        rare.retain(|one| is_rare(one.target));
        draw_rare(state, rare, Frame::new(LEFT, WATCHED, WIDE, 50.0), pen);
    }
}

/// Draws the player or the turn, the tally or the edges' owners, and the next step.
fn draw_head(state: &State, table: BoardTable<'_>, viewer: Player, is_shut: bool, pen: &mut Pen) {
    let sitting = table.sitting[viewer];
    let (status, ink) = duel_status::status(state, table, viewer);
    let head = Head {
        sitting,
        is_own_turn: is_own_turn(state, sitting, table.acting() == Some(viewer)),
        is_low: is_shut,
        lesson: duel_status::shown_lesson(state, table, viewer),
        tasks: Vec::new(),
        status: (with_opening(state, table, viewer, status), ink),
    };
    if is_shut {
        let title = Frame::new(58.0, 4.0, WIDE - 46.0, 22.0);
        let said = Frame { y: 26.0, ..title };
        return head.draw(Point::new(32.0, 26.0), title, said, pen);
    }
    let taken = if may_hand_back(table, viewer) {
        68.0
    } else {
        0.0
    };
    let room = WIDE - 48.0 - taken;
    let title = Frame::new(58.0, 6.0, room, 24.0);
    let said = Frame::new(LEFT + 4.0, 51.0, WIDE - 8.0, 58.0);
    head.draw(Point::new(32.0, 29.0), title, said, pen);
    let told = duel_status::tally(state, table, viewer);
    let tally_of = edges::tally(table, viewer);
    let mut tally = pen.say(&told);
    // A person with a screen sits at no table, so if it fits the line names their colour.
    if sitting.is_person() && told == tally_of {
        let whole = pen.say(words::duel_you_are(tally_of, sitting.colour.name()));
        if measure::width(&whole, Face::Text, 17.0) <= room {
            tally = whole;
        }
    }
    let size = widgets::fitting(&tally, Face::Text, 17.0, room);
    let style = Style::new(Face::Text, size, theme::GOLD);
    widgets::centred(pen, &tally, Point::new(58.0, 40.0), style);
}

/// Next to the button that leaves the seat, because only the table can continue.
fn draw_look_up(room: Frame, pen: &mut Pen) {
    let style = Style::new(Face::Text, 18.0, theme::QUIET);
    let at = Point::new(room.x + 4.0, room.centre().y);
    widgets::one_or_two_lines(pen, words::member_look_up(), at, room.w - 8.0, style, LEAST);
}

/// Puts the sentence about the first player, or about a proposal, before the next step.
///
/// The board has no space for it.
fn with_opening(state: &State, table: BoardTable<'_>, viewer: Player, status: Message) -> Message {
    let is_told =
        table.screen.is_nudged(viewer) || state.is_reminded(viewer) || state.hint().is_some();
    let is_quiet = state.linked_game().is_none() && !is_told;
    let waits = table.acting() == Some(viewer) && !table.is_asking(viewer);
    let proposed = || match table.screen.session().terms().proposed? {
        (by, what) if by == viewer => Some(duel_status::has_proposed(what)),
        // A question appears alone, but not during a turn.
        (by, what) if table.proposed_to(viewer).is_none() => {
            Some(duel_status::proposal(what, duel_status::name(table, by)))
        }
        _ => None,
    };
    let told = || proposed().or_else(|| Some(words::mirror_here(table.opening()?)));
    match (is_quiet && waits).then(told).flatten() {
        Some(told) => Message::sentences([told, status]),
        None => status,
    }
}

/// Returns true if a person plays here for a computer player, which may try again.
fn may_hand_back(table: BoardTable<'_>, viewer: Player) -> bool {
    table.sitting[viewer].stands_in_for().is_some() && table.play.ended().is_none()
}

/// Returns true if a button is rare, so that it is above the main ones.
fn is_rare(target: Target) -> bool {
    matches!(
        target,
        Target::Seat(
            _,
            SeatTarget::Hint
                | SeatTarget::Resign
                | SeatTarget::ResignYes
                | SeatTarget::OfferDraw
                | SeatTarget::Review
                | SeatTarget::Ahead
                | SeatTarget::LeaveExercises
        ) | Target::Share(ShareTarget::Picture | ShareTarget::Open)
            | Target::Review(ReviewTarget::Open)
    )
}

/// Draws the main buttons in a row at the lower edge of a sheet of this height.
fn draw_main(state: &State, main: Vec<duel::Action>, high: f32, pen: &mut Pen) {
    let mut row = Frame::new(LEFT, high - 66.0, WIDE, 54.0);
    let leave = Target::Room(RoomTarget::Leave);
    if main.iter().any(|one| one.target == leave) {
        let [words, rest] = row.beside([WIDE - 148.0, 140.0], 8.0);
        draw_look_up(words, pen);
        row = rest;
    }
    let count = main.len();
    for (index, one) in main.into_iter().enumerate() {
        let frame = row.column(index, count, 8.0);
        button(state, pen, one.target, frame, &one.words, one.look);
    }
}

/// Draws the main buttons alone, on a folded sheet.
fn draw_main_buttons(
    state: &State,
    table: BoardTable<'_>,
    viewer: Player,
    high: f32,
    pen: &mut Pen,
) {
    if table.sitting[viewer].is_person() {
        let mut main = duel::actions(state, table, viewer);
        main.retain(|one| !is_rare(one.target));
        draw_main(state, main, high, pen);
    }
}

/// Draws the buttons at the lower edge of a sheet of this height.
fn draw_buttons(state: &State, table: BoardTable<'_>, viewer: Player, high: f32, pen: &mut Pen) {
    let all = duel::actions(state, table, viewer);
    let (rare, main): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| is_rare(one.target));
    draw_rare(state, rare, Frame::new(LEFT, high - 126.0, WIDE, 50.0), pen);
    draw_main(state, main, high, pen);
    if may_hand_back(table, viewer) {
        let robot = Frame::new(LEFT + WIDE - 60.0, 8.0, 60.0, 50.0);
        computer::draw_again(state, table.sitting[viewer].place, robot, pen);
    }
}

/// The buttons that are rarely wanted, in a row.
fn draw_rare(state: &State, mut rare: Vec<duel::Action>, row: Frame, pen: &mut Pen) {
    // RESIGN is on the left, away from OK. Its confirmation is on the right, away from RESIGN.
    sort_few_by_key(&mut rare, |one| match one.target {
        Target::Seat(_, SeatTarget::Resign) => 0,
        Target::Seat(_, SeatTarget::ResignYes | SeatTarget::Ahead) => 2,
        _ => 1,
    });
    let is_half = |target| {
        matches!(
            target,
            Target::Seat(_, SeatTarget::Resign | SeatTarget::ResignYes)
        )
    };
    let count = rare.len();
    let has_ahead = rare.iter().any(duel::Action::begins_ahead);
    for (index, one) in rare.into_iter().enumerate() {
        let frame = match (count, is_half(one.target)) {
            _ if one.begins_ahead() => Frame {
                x: row.x + row.w - AHEAD,
                w: AHEAD,
                ..row
            },
            _ if has_ahead => Frame {
                w: row.w - AHEAD - 8.0,
                ..row
            }
            .column(index, count - 1, 8.0),
            (1, true) => {
                let is_sure = matches!(one.target, Target::Seat(_, SeatTarget::ResignYes));
                row.column(usize::from(is_sure), 2, 8.0)
            }
            _ => row.column(index, count, 8.0),
        };
        button(state, pen, one.target, frame, &one.words, one.look);
        duel::draw_proposal(&one, frame, pen);
        hint::name(state, one.target, pen);
    }
}
