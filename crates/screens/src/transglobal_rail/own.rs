//! Transglobal Rail on an own screen: the map fills it, and the seat's sheet has the own cities, the next step, and
//! the buttons.

use super::table::RailTable;
use super::{
    board, hint, moment, money_button, own_cities, report_own, review, review_own, seat, status,
    tour,
};
use crate::own::button::button;
use crate::own::head::{Head, is_own_turn};
use crate::{computer, map, own};
use app::game_screen::Pens;
use app::hint::Advice;
use app::layout::{Fold, Folding, OwnScreen};
use app::state::State;
use app::table::TableScreen;
use base::table::PlayerColour;
use base::words::{self, Message};
use rules::transglobal_rail::Seat;
use scene::widgets::{self, ButtonState};
use scene::{Colour, Face, Frame, Pen, Point, SeatTarget, Stroke, Style, Target, emblems, theme};

/// Radius of the ring round an own city, in units of the map.
const RING: f32 = 27.0;
/// Height of the sheet during play, in its own units.
const HIGH: f32 = 320.0;
/// Height of the folded sheet: the head, and the buttons.
const FOLDED: f32 = 52.0 + BUTTONS;
/// Height of the sheet for a watcher.
const WATCHED: f32 = 64.0;
/// Left end and width of the sheet's contents.
const LEFT: f32 = 12.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;
/// The cities: two columns of three rows, of which the last place is the hint's.
pub(super) const CITIES: Frame = Frame::new(LEFT, 91.0, WIDE, 161.0);
/// Least size of letters in a single line. Text that needs smaller ones is set in two lines.
const LEAST: f32 = 17.5;
/// Width of the button that hands the seat back to the computer.
const ROBOT: f32 = 56.0;
/// Height of the buttons, and distance from the top of their row to the sheet's lower edge.
const BUTTON: f32 = 52.0;
const BUTTONS: f32 = 60.0;

pub(super) fn sheet_height(state: &State, table: &TableScreen) -> f32 {
    if table.review.is_some() {
        review_own::HIGH
    } else if state.linked_game().is_some() {
        own::linked_game::high(state)
    } else if table.session().to_act().is_none() {
        results_height(state, table)
    } else if state.is_watching() {
        WATCHED
    } else {
        HIGH
    }
}

/// Returns the folding of the sheet. During play the head and the buttons stay visible.
pub(super) fn folding(state: &State, table: &TableScreen) -> Option<Folding> {
    match table.review.is_some() {
        true => Some(Folding::of_review(own::FOLDED)),
        false if state.only_looks() || table.session().to_act().is_none() => None,
        false => Some(Folding::of_play(FOLDED)),
    }
}

/// Returns the height of the results in the sheet's units. On an upright screen they get a card of their own, on
/// others the whole sheet, which is high anyway.
fn results_height(state: &State, table: &TableScreen) -> f32 {
    let empty = OwnScreen::of(state.stage(), 0.0);
    if !empty.portrait {
        return HIGH;
    }
    let is_told = !state.holds_still() && !state.is_touring();
    let play = RailTable::of(table).filter(|_| is_told);
    let card = play.and_then(|play| Some(report_own::height(state, play, play.ended()?)));
    card.unwrap_or(0.0).min(empty.board.h) / empty.scale
}

/// The board, and the sheet of a seat.
pub(super) fn draw(
    state: &State,
    play: RailTable<'_>,
    own: OwnScreen,
    viewer: Seat,
    pens: &mut Pens,
) {
    if let Some(back) = play.review() {
        review::draw_board(play, back, pens.board);
        review::draw_hubs(play, back, pens.hubs);
        review_own::draw(state, play, back, own, pens.seats);
        return;
    }
    board::draw(state, play, pens.board);
    board::draw_hubs(state, play, pens.hubs);
    tour::draw_above(state, play, pens.hubs);
    own_cities::draw_signs(state, play, own, viewer, pens.seats);
    moment::draw_own(play, own, pens.seats);
    if !own.has_sheet() {
        return;
    }
    mark_cities(state, play, viewer, pens.hubs);
    let linked = state.linked_game();
    let colour = match linked {
        Some(_) => theme::GOLD,
        None => play.sitting[viewer].colour.colour(),
    };
    let results = play.ended().is_some() && state.linked_game().is_none();
    if results && own.portrait {
        return;
    }
    own::log::mark(state, pens.hubs);
    let high = own.sheet.h / own.scale;
    own::draw_sheet(state, own, colour, pens.seats, |pen| {
        if results {
            return;
        }
        if let Some(linked) = linked {
            return own::linked_game::draw_head(state, linked, pen);
        }
        let log = |top: f32, bottom: f32, pen: &mut Pen| {
            if let Some(table) = state.table() {
                let room = Frame::new(LEFT, top, WIDE, high - bottom - top);
                own::log::draw(state, table, room, pen);
            }
        };
        if state.only_looks() {
            draw_watched(state, play, viewer, pen);
            return log(WATCHED, LEFT, pen);
        }
        let is_shut = own.fold == Some(Fold::Shut);
        draw_head(state, play, viewer, is_shut, pen);
        let buttons = Frame::new(LEFT, high - BUTTONS, WIDE, BUTTON);
        if is_shut {
            return draw_buttons(state, play, viewer, buttons, pen);
        }
        if play.ended().is_none() {
            log(CITIES.y + CITIES.h + 14.0, BUTTONS + 8.0, pen);
            draw_cities(state, play, viewer, pen);
            draw_buttons(state, play, viewer, buttons, pen);
        }
    });
}

/// Draws rings round the own cities that are not connected yet. No other player sees this screen now.
fn mark_cities(state: &State, play: RailTable<'_>, viewer: Seat, pen: &mut Pen) {
    let cities = own_cities::shown(state, play, viewer);
    let places: Vec<Point> = cities.map(|(_, at)| at).collect();
    for &centre in &places {
        let ring = scene::pen::circle(centre, RING);
        pen.stroke(ring.clone(), Stroke::butt(theme::MAP_INK, 9.0));
        pen.stroke(ring, Stroke::butt(theme::GOLD, 5.5));
    }
    map::draw_names_at(pen, play.loaded_map, &play.names(), &places, RING + 5.0);
}

/// Draws the turn for a watcher.
fn draw_watched(state: &State, play: RailTable<'_>, viewer: Seat, pen: &mut Pen) {
    let middle = WATCHED / 2.0;
    let colour = play.sitting[viewer].colour;
    emblems::draw_emblem(pen, colour, Point::new(32.0, middle), 15.0);
    let words = status::status(state, play, viewer);
    let style = Style::new(Face::Bold, 20.0, theme::INK);
    let at = Point::new(58.0, middle);
    let room = OwnScreen::WIDTH - LEFT - at.x;
    widgets::one_or_two_lines(pen, words, at, room, style, LEAST);
}

/// Draws the player or the turn, the next step, and the money of this turn.
fn draw_head(state: &State, play: RailTable<'_>, viewer: Seat, is_shut: bool, pen: &mut Pen) {
    const MIDDLE: f32 = 20.0;
    let sitting = play.sitting[viewer];
    let mut right = OwnScreen::WIDTH - LEFT;
    if play.acting() == Some(viewer) {
        for coin in 0..play.game().money() {
            let centre = Point::new(right - 14.0 - 28.0 * coin as f32, MIDDLE);
            emblems::draw_coin(pen, centre, 12.0);
        }
        right -= 28.0 * play.game().money() as f32 + 8.0;
    }
    let is_own_turn = is_own_turn(state, sitting, play.acting() == Some(viewer));
    let head = Head {
        sitting,
        is_own_turn,
        is_low: is_shut,
        lesson: seat::shown_lesson(state, play, viewer),
        tasks: state.tasks(play.screen(), viewer),
        status: status(state, play, viewer, is_own_turn),
    };
    if is_shut {
        let title = Frame::new(58.0, 4.0, right - 58.0, 22.0);
        let said = Frame::new(58.0, 26.0, OwnScreen::WIDTH - LEFT - 58.0, 22.0);
        return head.draw(Point::new(32.0, 26.0), title, said, pen);
    }
    let title = Frame::new(58.0, MIDDLE - 12.0, right - 58.0, 24.0);
    let said = Frame::new(LEFT + 4.0, 32.0, WIDE - 8.0, 58.0);
    head.draw(Point::new(32.0, MIDDLE), title, said, pen);
}

/// Returns the text on the next step, below the words on the turn, and its colour.
fn status(
    state: &State,
    play: RailTable<'_>,
    viewer: Seat,
    is_own_turn: bool,
) -> (Message, Colour) {
    let note = state.speech.note(play.sitting[viewer].place);
    let ink = match note {
        Some(_) => theme::GOLD,
        None => theme::INK,
    };
    let words = status::status(state, play, viewer);
    let money = play.game().money();
    let is_said = words == words::rail_prompt_build(money);
    match is_own_turn && is_said {
        true => (words::rail_prompt_build_own(money), ink),
        false => (words, ink),
    }
}

/// Draws the own cities, if they may be seen, or the button that shows them.
fn draw_cities(state: &State, play: RailTable<'_>, viewer: Seat, pen: &mut Pen) {
    let sitting = play.sitting[viewer];
    let show = Target::Seat(sitting.place, SeatTarget::Cities);
    if !state.list_is_open(sitting.place) {
        let words = pass_to(sitting.colour);
        let frame = Frame::new(CITIES.x, CITIES.y + 44.0, CITIES.w, 60.0);
        let look = ButtonState::new(true, false);
        return button(state, pen, show, frame, words, look);
    }
    let [above, _, below] = [0, 1, 2].map(|row| CITIES.row(row, 3, 8.0));
    let upper = Frame {
        h: below.y - 8.0 - above.y,
        ..above
    };
    // Where people share a screen a touch on the list hides it again, and a finger may hold it open.
    if !state.is_own_hand(sitting.place) {
        pen.target(show, upper, true)
            .named(words::rail_hide_cities());
    }
    let advice = state.hint().filter(|_| play.acting() == Some(viewer));
    match advice {
        Some(advice) if !matches!(advice, Advice::Coming(_)) => {
            let words = CITIES.grid(4, [2, 3], 8.0);
            hint::draw_on_sheet(play, viewer, advice, [upper, words], pen);
        }
        _ => draw_hand(state, play, viewer, pen),
    }
    let last = CITIES.grid(5, [2, 3], 8.0);
    if state.offers_hints() {
        let target = Target::Seat(sitting.place, SeatTarget::Hint);
        let enabled = play.acting() == Some(viewer) && state.may_hint(sitting.place);
        let look = ButtonState::new(enabled, false);
        button(state, pen, target, last, seat::hint_words(advice), look);
        crate::hint::name(state, target, pen);
    }
}

/// Returns the words for passing the screen to a player.
fn pass_to(colour: PlayerColour) -> Message {
    match colour {
        PlayerColour::Orange => words::rail_pass_to_orange(),
        PlayerColour::Sky => words::rail_pass_to_sky(),
        PlayerColour::Green => words::rail_pass_to_green(),
        PlayerColour::Red => words::rail_pass_to_red(),
        PlayerColour::Blue => words::rail_pass_to_blue(),
        PlayerColour::Pink => words::rail_pass_to_pink(),
    }
}

/// Draws the own cities, each a button that leads to its place on the map. If people share the screen, a touch
/// hides them.
fn draw_hand(state: &State, play: RailTable<'_>, viewer: Seat, pen: &mut Pen) {
    let place = play.sitting[viewer].place;
    let leads = state.is_own_hand(place) && state.hint().is_none();
    let cities = play.game().cities(viewer).iter().copied();
    for (index, (card, city)) in seat::cards(play, viewer).zip(cities).enumerate() {
        let cell = CITIES.grid(index, [2, 3], 8.0);
        let card_path = scene::pen::rounded(cell, 10.0);
        pen.fill(card_path.clone(), theme::CARD);
        if leads {
            // A card that can be pressed has the rim of a button.
            pen.stroke(card_path, Stroke::round(theme::RIM, 2.0));
            let target = Target::Seat(place, SeatTarget::City(city));
            pen.target(target, cell, true)
                .named(own_cities::go_to(play, city));
        }
        let at = Point::new(cell.x + 22.0, cell.centre().y);
        seat::draw_card(card, pen, at, 21.0, cell.w - 72.0);
    }
}

fn draw_buttons(state: &State, play: RailTable<'_>, viewer: Seat, row: Frame, pen: &mut Pen) {
    let place = play.sitting[viewer].place;
    if !play.sitting[viewer].is_person() {
        return;
    }
    let again = play.sitting[viewer].stands_in_for().is_some();
    let buttons = seat::buttons(state, play, viewer);
    let finish = Target::Seat(place, SeatTarget::Finish);
    let finishes = buttons.iter().any(|(target, ..)| *target == finish);
    // Without the robot OK is at the sheet's edge, near the thumb.
    let room = match again {
        true => Frame {
            w: row.w - ROBOT - 8.0,
            ..row
        },
        false => row,
    };
    let widths = match (again, finishes) {
        (false, false) => [90.0, 82.0, 148.0],
        (false, true) => [80.0, 136.0, 104.0],
        (true, false) => [80.0, 74.0, 102.0],
        (true, true) => [66.0, 118.0, 72.0],
    };
    let [undo, discard, ok] = room.beside(widths, 8.0);
    for ((target, words, look), frame) in buttons.into_iter().zip([undo, discard, ok]) {
        let words = match target {
            Target::Seat(_, SeatTarget::Finish) => words::rail_finish_for(words),
            _ => words,
        };
        button(state, pen, target, frame, words, look);
        money_button::name_money(target, pen);
    }
    if again {
        let robot = Frame {
            x: row.x + row.w - ROBOT,
            w: ROBOT,
            ..row
        };
        computer::draw_again(state, place, robot, pen);
    }
}
