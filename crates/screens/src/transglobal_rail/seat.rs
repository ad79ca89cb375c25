//! A seat's panel in the game, which faces its person: the player, the next step, the bank, and four buttons. The
//! city list opens inside the panel in place of its upper line, never over the map.

use super::table::RailTable;
use app::hint::Advice;
use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH};
use rules::Game;
use rules::maps::{City, Region};
use rules::transglobal_rail::{Phase, Seat, TransglobalRail};
use scene::widgets::{self, ButtonState};
use scene::{
    Colour, Face, Frame, Pen, Point, SeatTarget, SheetTarget, Stroke, Style, Target, emblems,
    measure, pen, theme,
};
use session::SeatAssignment;

use super::coins::{Purse, Stack};
use super::finish::{self, Completion};
use super::head::{self, Head};
use super::status::status;
use super::{ending, hint, lessons, light, money_button, taught};
use crate::panel::{BUTTON_HEIGHT, BUTTON_TOP, NAME, draw_bar, draw_frame};
use crate::{coach, computer, phone, zoom};
use base::words::{self, Message};

/// The first row over an open list: the middle and the radius of the emblem, and where the words begin.
const HEAD: (Point, f32, f32) = (Point::new(27.0, head::MIDDLE), 11.0, 46.0);
/// The button for a hint, behind that line.
const HINT: Frame = Frame::new(394.0, 5.0, 96.0, 28.2);
/// The middles of an open list's two lines.
const LINES: (f32, f32) = (43.5, 67.5);
/// The width of a column of the list.
const COLUMN: f32 = 188.0;
/// Coins of a turn. A beginner's tasks take the space of [`HINT`], and move the coins by that distance.
const COINS: Purse = Purse {
    first: Point::new(408.0, 29.0),
    next: Point::new(32.0, 0.0),
    radius: 13.0,
};
const BESIDE_TASKS: f32 = -66.0;
/// The bank.
const STACK: Stack = Stack {
    lowest: Point::new(478.0, 66.0),
    coin: (40.0, 8.4),
    apart: 3.6,
};
/// The button for the lens, below the emblem.
const ZOOM: Frame = Frame::new(14.0, 78.0, 60.0, 60.0);

/// Draws all seats' panels. The flashing crown goes to a separate pen.
pub(super) fn draw_all(state: &State, play: RailTable<'_>, pen: &mut Pen, flash: &mut Pen) {
    for (seat, &sitting) in play.sitting.iter().enumerate() {
        let acting = play.acting() == Some(seat);
        let open = state.list_is_open(sitting.place);
        state.draw_at(sitting.place, pen, |pen| {
            draw_ground(state, play, seat, pen)
        });
        state.draw_facing(sitting.place, pen, |pen| {
            draw_content(state, play, seat, pen)
        });
        // The crown marks only the player who begins the round. A winner has laurels, but not over an open list.
        let wins = !open && has_won(state, play, seat);
        let begins = begins(play, seat);
        let is_asked = state.table().and_then(|table| table.asked(seat)).is_some();
        let is_hint = open && advice(state, play, seat).is_some();
        if (begins || wins) && !is_hint && !is_asked {
            let pen = if acting { &mut *flash } else { &mut *pen };
            state.draw_facing(sitting.place, pen, |pen| {
                let head = match shown_lesson(state, play, seat) {
                    _ if open => Some(list_head(state, play, seat, pen)),
                    Some(_) => Some(taught::head(state, play, seat, pen)),
                    None => None,
                };
                if let Some(head) = head {
                    let (at, wide) = head.crown();
                    return emblems::draw_crown(pen, at, wide);
                }
                let (name, size) = name(state, play, seat, pen);
                let right = 84.0 + measure::width(&name, Face::Bold, size);
                let at = Point::new(right + 28.0, 28.0);
                match wins {
                    true => emblems::draw_laurels(pen, at, 38.0),
                    false => emblems::draw_crown(pen, at, 34.0),
                }
            });
        }
    }
}

/// Returns true if a seat begins the current round.
pub(super) fn begins(play: RailTable<'_>, seat: Seat) -> bool {
    play.board().start() == seat && play.game().phase() != Phase::Finished
}

/// Returns true if a seat has the money of a turn.
pub(super) fn has_coins(play: RailTable<'_>, seat: Seat) -> bool {
    play.acting() == Some(seat) && play.game().phase() == Phase::Building
}

/// A seat's panel, turned to its person.
pub(super) fn draw_panel(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    draw_ground(state, play, seat, pen);
    draw_content(state, play, seat, pen);
}

fn draw_ground(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let sitting = play.sitting[seat];
    let shown = light::toured(state, play).is_some_and(|(shown, _)| shown == seat);
    let ended = play.ended().filter(|_| ending::is_read(state, play));
    // At the end gold marks the winner of the game, not of its last round.
    let first = match play.game().phase() {
        Phase::Finished => has_won(state, play, seat),
        _ => ended.is_some_and(|ended| ended.report.seats[seat].first),
    };
    match shown || first || play.is_moment_of(seat) {
        true => draw_frame(pen, theme::GOLD, true),
        false => draw_frame(pen, sitting.colour.colour(), play.acting() == Some(seat)),
    }
    draw_bar(pen, sitting.colour.colour());
    // Only the buttons of a panel react, and never a link beside it.
    pen.target(
        Target::Sheet(SheetTarget::Blank),
        Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH),
        true,
    );
}

fn draw_content(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let sitting = play.sitting[seat];
    if state.list_is_open(sitting.place) {
        draw_list(state, play, seat, sitting, pen);
    } else {
        draw_upper_line(state, play, seat, sitting, pen);
    }
    match sitting.computer() {
        Some(strength) => computer::draw(state, sitting.place, strength, pen),
        None if sitting.is_remote() => phone::draw_far(state, sitting.place, pen),
        None if state.linked_game().is_none() => draw_buttons(state, play, seat, sitting, pen),
        None => {}
    }
}

/// Returns true if a seat has won the game, and the show is over.
fn has_won(state: &State, play: RailTable<'_>, seat: Seat) -> bool {
    play.game().phase() == Phase::Finished
        && !ending::is_kept_back(state, play)
        && play.game().standings().contains(&(1, seat))
}

fn draw_upper_line(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    emblems::draw_emblem(pen, sitting.colour, Point::new(44.0, 42.0), 24.0);
    let tasks = state.tasks(play.screen(), seat);
    coach::draw_ticks(&tasks, HINT, pen);
    if let Some(lesson) = shown_lesson(state, play, seat) {
        return taught::draw(state, play, seat, lesson, pen);
    }
    if has_coins(play, seat) {
        let beside = if tasks.is_empty() { 0.0 } else { BESIDE_TASKS };
        let first = Point::new(COINS.first.x + beside, COINS.first.y);
        let coins = Purse { first, ..COINS };
        coins.draw(play.game().money(), pen);
    }
    draw_status(state, play, seat, pen);
    // While results are being read this is the bank after them.
    let bank = ending::bank(state, play, seat);
    let style = Style::new(Face::Bold, 42.0, theme::GOLD).end();
    let at = Point::new(PANEL_WIDTH - 22.0, 67.0);
    pen.text(Message::Money(bank.into()), at, style);
    if let Some(ended) = play.ended().filter(|_| ending::is_read(state, play)) {
        return ending::draw(play, ended, seat, pen);
    }
    STACK.draw(bank, pen);
    let label = Style::new(Face::Text, 18.0, theme::QUIET).end();
    pen.text(words::rail_bank(), Point::new(at.x, 26.0), label);
}

/// Returns the coach's lesson on the panel, unless another message is more important.
pub(super) fn shown_lesson(state: &State, play: RailTable<'_>, seat: Seat) -> Option<Message> {
    let is_noted = state.speech.note(play.sitting[seat].place).is_some();
    let lesson = play.lesson(state, seat);
    lesson.filter(|_| !is_noted && !play.is_moment_of(seat) && !play.screen().is_nudged(seat))
}

/// Returns a seat's colour in words, and its letter size. Laurels and awards need space next to it.
fn name(state: &State, play: RailTable<'_>, seat: Seat, pen: &Pen) -> (String, f32) {
    const LAURELS: f32 = 52.0;
    let name = pen.say(play.sitting[seat].colour.name());
    let wins = has_won(state, play, seat);
    let room = ending::BESIDE_AWARDS - if wins { LAURELS } else { 0.0 };
    let size = match is_honoured(state, play, seat) {
        true => widgets::fitting(&name, Face::Bold, NAME.size(), room),
        false => NAME.size(),
    };
    (name, size)
}

/// Returns true if a seat's panel has awards.
fn is_honoured(state: &State, play: RailTable<'_>, seat: Seat) -> bool {
    ending::is_read(state, play) && ending::awards(play, seat).next().is_some()
}

/// Draws the player's name and the text on the next step.
fn draw_status(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let (name, size) = name(state, play, seat, pen);
    pen.text(name, Point::new(84.0, 38.0), NAME.sized(size));
    let words = pen.say(status(state, play, seat));
    let room = match is_honoured(state, play, seat) {
        true => ending::BESIDE_AWARDS,
        false => 366.0,
    };
    let size = widgets::fitting(&words, Face::Text, 23.0, room);
    let style = Style::new(Face::Text, size, status_ink(state, play, seat));
    pen.text(words, Point::new(84.0, 68.0), style);
}

fn status_ink(state: &State, play: RailTable<'_>, seat: Seat) -> Colour {
    match state.speech.note(play.sitting[seat].place) {
        Some(_) => theme::GOLD,
        None if play.is_moment_of(seat) || play.screen().is_nudged(seat) => theme::GOLD,
        None if play.acting() == Some(seat) => theme::INK,
        None => theme::QUIET,
    }
}

/// The coins of a turn below the bank in an open list.
fn draw_coins_in_list(left: i32, pen: &mut Pen) {
    for coin in 0..left {
        let x = PANEL_WIDTH - 32.0 - 22.0 * coin as f32;
        emblems::draw_coin(pen, Point::new(x, LINES.1), 9.0);
    }
}

/// Draws the open list below the next step: the cities or, while its owner looks at one, a hint.
fn draw_list(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    let own = play.acting() == Some(seat);
    match advice(state, play, seat) {
        Some(advice) => {
            hint::draw_in_list(play, seat, advice, pen);
            if let Some(note) = state.speech.note(sitting.place) {
                draw_refusal(note.words.clone(), pen);
            }
        }
        None => {
            let (emblem, radius, _) = HEAD;
            emblems::draw_emblem(pen, sitting.colour, emblem, radius);
            list_head(state, play, seat, pen).draw(pen);
            draw_cities(play, seat, pen);
        }
    }
    let right = |y| Point::new(PANEL_WIDTH - 22.0, y);
    if own && state.linked_game().is_none() && may_stop(play.game()) {
        let words = pen.say(words::rail_may_stop());
        let size = widgets::fitting(&words, Face::Narrow, 20.0, COLUMN - 22.0);
        let style = Style::new(Face::Narrow, size, theme::GOLD).end();
        widgets::centred(pen, words, right(LINES.1), style);
    } else if own && play.game().phase() == Phase::Building {
        draw_coins_in_list(play.game().money(), pen);
    }
    head::draw_bank(state, play, seat, pen);
    if state.offers_hints() && state.linked_game().is_none() {
        let target = Target::Seat(sitting.place, SeatTarget::Hint);
        let enabled = own && state.may_hint(sitting.place);
        let look = ButtonState::new(enabled, state.hands.presses(target));
        let words = hint_words(state.hint().filter(|_| own));
        widgets::button(pen, target, HINT, words, 21.0, look);
        crate::hint::name(state, target, pen);
    }
}

/// Returns the first row over the list.
fn list_head(state: &State, play: RailTable<'_>, seat: Seat, pen: &Pen) -> Head {
    let words = status(state, play, seat);
    Head::new(
        play,
        seat,
        HEAD.2,
        words,
        status_ink(state, play, seat),
        pen,
    )
}

/// Returns the hint that its owner looks at in an open list.
fn advice<'a>(state: &'a State, play: RailTable<'_>, seat: Seat) -> Option<&'a Advice> {
    let hint = state.hint().filter(|_| play.acting() == Some(seat))?;
    (!matches!(hint, Advice::Coming(_))).then_some(hint)
}

/// Draws the reason of a refusal over a hint.
fn draw_refusal(words: Message, pen: &mut Pen) {
    let room = Frame::new(14.0, 40.0, 372.0, 36.0);
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

/// The cities in columns of two.
fn draw_cities(play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    for (index, card) in cards(play, seat).enumerate() {
        let x = 33.0 + COLUMN * (index % 3) as f32;
        let y = if index < 3 { LINES.0 } else { LINES.1 };
        draw_card(card, pen, Point::new(x, y), 19.0, COLUMN - 66.0);
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
    let left = ZOOM.x + ZOOM.w + 16.0;
    let room = Frame::new(left, BUTTON_TOP, PANEL_WIDTH - 16.0 - left, BUTTON_HEIGHT);
    let frames = match sitting.stands_in_for() {
        None if state.offers_rooms() => {
            let [phone, list, undo, discard, ok] =
                room.beside([56.0, 146.0, 82.0, 62.0, 84.0], 16.0);
            phone::button(state, place, phone, pen);
            [list, undo, discard, ok]
        }
        None => room.beside([176.0, 94.0, 76.0, 100.0], 16.0),
        Some(_) => {
            let [list, undo, discard, ok, again] =
                room.beside([144.0, 82.0, 62.0, 82.0, 60.0], 16.0);
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
