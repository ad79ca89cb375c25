//! A seat's panel in the game, which faces its person. It always has the same three rows: the player and the next step;
//! the cities or the coach's words; the buttons. A bar with the emblem is at its left end, the money at its right end.
//! The city list opens inside the panel, never over the map.

use super::table::RailTable;
use app::hint::Advice;
use app::state::State;
use base::table::PANEL_WIDTH;
use rules::Game;
use rules::maps::{City, Region};
use rules::transglobal_rail::{Phase, Seat, TransglobalRail};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Fill, Frame, Pen, Point, SeatTarget, Stroke, Style, Target, emblems, measure,
    pen, theme,
};
use session::SeatAssignment;

use super::finish::{self, Completion};
use super::head::Head;
use super::rows::{self, LEFT, LINES, RIGHT};
use super::status::status;
use super::{bank, ending, hint, lessons, light, money_button, taught};
use crate::panel::{self, APART, BUTTON_HEIGHT, BUTTON_TOP, Rim};
use crate::{coach, computer, phone, zoom};
use base::words::{self, Message};

/// Letters of a city's name, and the width of its sign and its check mark together.
const CITY: f32 = 19.5;
const SIGNS: f32 = 52.0;
/// The greatest gap between columns of cities.
const GAP: f32 = 22.0;
/// The back of a card while the list is closed, and the distance of its middle from the next one.
const BACK: (f32, f32) = (30.0, 38.0);
const BACKS_APART: f32 = 19.0;
/// The button for the lens.
const ZOOM: Frame = Frame::new(LEFT - 3.0, 78.0, 60.0, 60.0);

/// Draws all seats' panels. The flashing crown goes to a separate pen.
pub(super) fn draw_all(state: &State, play: RailTable<'_>, pen: &mut Pen, flash: &mut Pen) {
    for (seat, &sitting) in play.sitting.iter().enumerate() {
        let acting = play.acting() == Some(seat);
        let shown = Shown::of(state, play, seat);
        draw_shown(state, play, seat, &shown, pen);
        // The flashing layer has the crown of the player on turn.
        let is_asked = state.table().and_then(|table| table.asked(seat)).is_some();
        if !is_asked && !matches!(shown, Shown::Hint(_)) {
            let pen = if acting { &mut *flash } else { &mut *pen };
            state.draw_facing(sitting.place, pen, |pen| {
                head(state, play, seat, &shown, pen).draw_mark(pen);
            });
        }
    }
}

/// Draws a seat's panel, turned to its person.
pub(super) fn draw_panel(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    draw_shown(state, play, seat, &Shown::of(state, play, seat), pen);
}

fn draw_shown(state: &State, play: RailTable<'_>, seat: Seat, shown: &Shown<'_>, pen: &mut Pen) {
    let SeatAssignment { place, colour, .. } = play.sitting[seat];
    panel::draw(state, (place, colour), rim(state, play, seat), pen, |pen| {
        draw_content(state, play, seat, shown, pen)
    });
}

fn rim(state: &State, play: RailTable<'_>, seat: Seat) -> Rim {
    let shown = light::toured(state, play).is_some_and(|(shown, _)| shown == seat);
    let ended = play.ended().filter(|_| ending::is_read(state, play));
    // At the end gold marks the winner of the game, not of its last round.
    let first = match play.game().phase() {
        Phase::Finished => ending::has_won(state, play, seat),
        _ => ended.is_some_and(|ended| ended.report.seats[seat].first),
    };
    match shown || first || play.is_moment_of(seat) {
        true => Rim::Golden,
        false => Rim::lit(play.acting() == Some(seat)),
    }
}

fn draw_content(state: &State, play: RailTable<'_>, seat: Seat, shown: &Shown<'_>, pen: &mut Pen) {
    let sitting = play.sitting[seat];
    if !matches!(shown, Shown::Hint(_)) {
        head(state, play, seat, shown, pen).draw(pen);
    }
    if !shown.is_list() {
        coach::draw_ticks(&state.tasks(play.screen(), seat), rows::BUTTON, pen);
    }
    match shown {
        Shown::Hint(advice) => {
            hint::draw_in_list(play, seat, advice, pen);
            if let Some(note) = state.speech.note(sitting.place) {
                draw_refusal(note.words.clone(), pen);
            }
        }
        Shown::Cities => draw_cities(state, play, seat, pen),
        Shown::Lesson(lesson) => taught::draw(state, play, seat, lesson.clone(), pen),
        Shown::Awards => ending::draw_awards(play, seat, pen),
        Shown::Backs => draw_backs(play, seat, pen),
    }
    if shown.is_list() {
        draw_hint_button(state, play, seat, pen);
    }
    bank::draw(state, play, seat, pen);
    match sitting.computer() {
        Some(strength) => computer::draw(state, sitting.place, strength, pen),
        None if sitting.is_remote() => phone::draw_far(state, sitting.place, pen),
        None if state.linked_game().is_none() => draw_buttons(state, play, seat, sitting, pen),
        None => {}
    }
}

/// What the second row of a panel shows.
enum Shown<'a> {
    /// A hint in the open list. It takes the first row as well.
    Hint(&'a Advice),
    /// The cities in the open list.
    Cities,
    /// The coach's words.
    Lesson(Message),
    /// The awards of a player at the end of a round.
    Awards,
    /// The backs of the cards.
    Backs,
}

impl<'a> Shown<'a> {
    fn of(state: &'a State, play: RailTable<'_>, seat: Seat) -> Self {
        if state.list_is_open(play.sitting[seat].place) {
            let hint = state.hint().filter(|_| play.acting() == Some(seat));
            return match hint.filter(|hint| !matches!(hint, Advice::Coming(_))) {
                Some(hint) => Self::Hint(hint),
                None => Self::Cities,
            };
        }
        match shown_lesson(state, play, seat) {
            Some(lesson) => Self::Lesson(lesson),
            None if ending::is_read(state, play) => Self::Awards,
            None => Self::Backs,
        }
    }

    fn is_list(&self) -> bool {
        matches!(self, Self::Hint(_) | Self::Cities)
    }
}

/// Returns the coach's lesson on the panel, unless another message is more important.
pub(super) fn shown_lesson(state: &State, play: RailTable<'_>, seat: Seat) -> Option<Message> {
    let is_noted = state.speech.note(play.sitting[seat].place).is_some();
    let lesson = play.lesson(state, seat);
    lesson.filter(|_| !is_noted && !play.is_moment_of(seat) && !play.screen().is_nudged(seat))
}

/// Returns the first row.
fn head(state: &State, play: RailTable<'_>, seat: Seat, shown: &Shown<'_>, pen: &Pen) -> Head {
    let is_taught = matches!(shown, Shown::Lesson(_));
    let words = match play.acting() == Some(seat) {
        // The coach has the next step.
        true if is_taught => words::sheet_your_turn(),
        _ => status(state, play, seat),
    };
    let has_tasks = !state.tasks(play.screen(), seat).is_empty();
    let has_button = match shown.is_list() {
        true => has_hint_button(state),
        false => is_taught || has_tasks,
    };
    let ink = status_ink(state, play, seat);
    Head::new(state, play, seat, (words, ink), has_button, pen)
}

fn status_ink(state: &State, play: RailTable<'_>, seat: Seat) -> Colour {
    match state.speech.note(play.sitting[seat].place) {
        Some(_) => theme::GOLD,
        None if play.is_moment_of(seat) || play.screen().is_nudged(seat) => theme::GOLD,
        None if play.acting() == Some(seat) => theme::INK,
        None => theme::QUIET,
    }
}

/// Returns true if open lists have a button for a hint.
fn has_hint_button(state: &State) -> bool {
    state.offers_hints() && state.linked_game().is_none()
}

/// The button for a hint, at the end of the first row.
fn draw_hint_button(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    if !has_hint_button(state) {
        return;
    }
    let (own, place) = (play.acting() == Some(seat), play.sitting[seat].place);
    let target = Target::Seat(place, SeatTarget::Hint);
    let enabled = own && state.may_hint(place);
    let look = ButtonState::new(enabled, state.hands.presses(target));
    let words = hint_words(state.hint().filter(|_| own));
    widgets::button(pen, target, rows::BUTTON, words, 21.0, look);
    crate::hint::name(state, target, pen);
}

/// Draws the reason of a refusal over a hint.
fn draw_refusal(words: Message, pen: &mut Pen) {
    let room = Frame::new(LEFT, 40.0, RIGHT - LEFT, 36.0);
    pen.fill(pen::rounded(room, 10.0), theme::PANEL);
    pen.stroke(
        pen::rounded(room.inset(1.0), 9.0),
        Stroke::round(theme::GOLD, 2.0),
    );
    let words = pen.say(words);
    let size = widgets::fitting(&words, Face::Text, 21.0, room.w - 24.0);
    let style = Style::new(Face::Text, size, theme::GOLD).middle();
    widgets::centred(pen, words, room.centre(), style);
}

/// Returns true if the turn may end with money left.
fn may_stop(game: &TransglobalRail) -> bool {
    game.phase() == Phase::Building && game.money() > 0 && game.may_ok()
}

/// Returns the words on the button for a hint.
pub(super) fn hint_words(advice: Option<&Advice>) -> Message {
    match advice {
        Some(Advice::Coming(_)) => words::rail_hint_coming(),
        Some(Advice::Next(_)) => words::rail_hint_away(),
        _ => words::rail_hint(),
    }
}

/// A city of a hand, for its owner.
pub(super) struct Card<'a> {
    city: &'a City,
    region: &'a Region,
    done: bool,
}

/// A player's cities.
pub(super) fn cards<'a>(play: RailTable<'a>, seat: Seat) -> impl Iterator<Item = Card<'a>> {
    let (game, map) = (play.game(), play.game().map());
    game.list(seat).map(|(city, done)| {
        let city = map.city(city);
        let region = &map.regions()[city.region];
        Card { city, region, done }
    })
}

/// Draws a city in a line: its region's symbol at a point, its name in letters of this size or smaller ones that
/// fit, and a check mark if it is connected.
pub(super) fn draw_card(card: Card<'_>, pen: &mut Pen, at: Point, size: f32, room: f32) {
    let Card { city, region, done } = card;
    let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
    emblems::draw_region(pen, region.symbol, colour, at, 0.6 * size);
    let words = pen.say(Message::name(&city.name));
    let letters = widgets::fitting(&words, Face::Narrow, size, room);
    let ink = if done { theme::DONE } else { theme::INK };
    let style = Style::new(Face::Narrow, letters, ink);
    let name = Point::new(at.x + 0.88 * size, at.y);
    widgets::centred(pen, &words, name, style);
    if done {
        let right = name.x + measure::width(&words, Face::Narrow, letters);
        let mark = Point::new(right + 0.68 * size, at.y);
        emblems::draw_check(pen, mark, 0.72 * size, theme::DONE);
    }
}

/// The cities in three columns, the later two below the first ones. Next to them is the note that the turn may end.
fn draw_cities(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let names: Vec<f32> = cards(play, seat)
        .map(|card| {
            let name = pen.say(Message::name(&card.city.name));
            measure::width(&name, Face::Narrow, CITY)
        })
        .collect();
    let (columns, rooms) = columns(&names);
    for (index, card) in cards(play, seat).enumerate() {
        let column = index % 3;
        let y = if index < 3 { LINES.0 } else { LINES.1 };
        let at = Point::new(columns[column] + 0.6 * CITY, y);
        draw_card(card, pen, at, CITY, rooms[column]);
    }
    let own = play.acting() == Some(seat) && state.linked_game().is_none();
    if own && may_stop(play.game()) {
        let words = pen.say(words::rail_may_stop());
        let size = widgets::fitting(&words, Face::Narrow, 20.0, RIGHT - columns[2]);
        let style = Style::new(Face::Narrow, size, theme::GOLD).end();
        widgets::centred(pen, words, Point::new(RIGHT, LINES.1), style);
    }
}

/// Returns the left end of each column of cities, and the room for its names. Columns are as wide as their names, and
/// longer names get more of what is missing.
fn columns(names: &[f32]) -> ([f32; 3], [f32; 3]) {
    let mut rooms = [0.0_f32; 3];
    for (index, &wide) in names.iter().enumerate() {
        rooms[index % 3] = rooms[index % 3].max(wide);
    }
    let room = RIGHT - LEFT - 3.0 * SIGNS;
    let wide: f32 = rooms.iter().sum();
    rooms = rooms.map(|own| own * (room / wide.max(1.0)).min(1.0));
    let gap = ((room - wide) / 2.0).clamp(0.0, GAP);
    let second = LEFT + rooms[0] + SIGNS + gap;
    ([LEFT, second, second + rooms[1] + SIGNS + gap], rooms)
}

/// The backs of the cards that nobody else sees.
fn draw_backs(play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let (w, h) = BACK;
    let middle = 0.5 * (LINES.0 + LINES.1);
    for index in 0..cards(play, seat).count() {
        let x = LEFT + BACKS_APART * index as f32;
        let card = Frame::new(x, middle - h / 2.0, w, h);
        let edge = Some(Stroke::round(theme::PANEL, 3.0));
        pen.path(pen::rounded(card, 6.0), Some(Fill::Flat(theme::RIM)), edge);
        let inner = pen::rounded(card.inset(4.5), 2.5);
        pen.stroke(inner, Stroke::round(theme::BUTTON, 2.0));
    }
}

/// Returns the buttons: UNDO, a dollar less or all missing links, and OK. The button for all links at once is a way
/// out, so it turns gold only after ten seconds without a touch.
pub(super) fn buttons(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
) -> [(Target, Message, ButtonState); 3] {
    let hesitates = play.screen().hesitates(seat, state.now);
    let completion = finish::completion(play, seat);
    let (game, place) = (play.game(), play.sitting[seat].place);
    let look = |may: bool| ButtonState::new(may && play.acting() == Some(seat), false);
    let seat = |target| Target::Seat(place, target);
    [
        (
            seat(SeatTarget::Undo),
            words::rail_undo(),
            look(game.may_undo()),
        ),
        match completion {
            Some(Completion { cost, .. }) => (
                seat(SeatTarget::Finish),
                Message::Money(cost.into()),
                ButtonState {
                    golden: hesitates,
                    ..look(true)
                },
            ),
            None => (
                seat(SeatTarget::Discard),
                Message::Money(-1),
                look(game.may_discard()),
            ),
        },
        (
            seat(SeatTarget::Ok),
            words::rail_ok(),
            look(game.may_ok()).golden(),
        ),
    ]
}

fn draw_buttons(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    let place = sitting.place;
    let list = if state.list_is_open(place) {
        words::rail_hide_cities()
    } else if state.is_on_phone(place) {
        words::room_show_here()
    } else {
        words::rail_show_cities()
    };
    let list = (
        Target::Seat(place, SeatTarget::Cities),
        list,
        match shown_lesson(state, play, seat) {
            Some(_) if lessons::is_to_look(state, play, seat) => {
                ButtonState::new(true, false).golden()
            }
            _ => ButtonState::new(play.ended().is_none(), false),
        },
    );
    if ending::is_read(state, play) {
        return ending::draw_buttons(state, play, seat, pen);
    }
    zoom::button(state, pen, place, ZOOM, play.ended().is_none());
    let left = ZOOM.x + ZOOM.w + APART;
    let room = Frame::new(left, BUTTON_TOP, PANEL_WIDTH - 14.0 - left, BUTTON_HEIGHT);
    let frames = match sitting.stands_in_for() {
        None if state.offers_rooms() => {
            let [phone, list, undo, discard, ok] =
                room.beside([52.0, 134.0, 78.0, 58.0, 78.0], APART);
            phone::button(state, place, phone, pen);
            [list, undo, discard, ok]
        }
        None => room.beside([164.0, 88.0, 72.0, 92.0], APART),
        Some(_) => {
            let [list, undo, discard, ok, again] =
                room.beside([132.0, 78.0, 58.0, 78.0, 54.0], APART);
            computer::draw_again(state, place, again, pen);
            [list, undo, discard, ok]
        }
    };
    let all = [list].into_iter().chain(buttons(state, play, seat));
    for ((target, words, look), frame) in all.zip(frames) {
        let look = ButtonState {
            pressed: state.hands.presses(target),
            ..look
        };
        let means = match target {
            Target::Seat(_, SeatTarget::Discard) => Some(words::rail_skip()),
            Target::Seat(_, SeatTarget::Finish) => Some(words::rail_finish()),
            _ => None,
        };
        match means {
            Some(means) => money_button::draw_two_lines(target, [words, means], frame, look, pen),
            None => widgets::button(pen, target, frame, words, 24.0, look),
        }
        money_button::name_money(target, pen);
    }
}
