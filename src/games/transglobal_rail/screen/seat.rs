//! A seat's panel in the game, turned to its person: who it is, what to do now, the bank, and four
//! buttons. The city list opens inside the panel, in place of its upper line, never over the map.

use super::table::RailTable;
use crate::app::hint::Advice;
use crate::app::state::State;
use crate::games::Game;
use crate::games::transglobal_rail::{Move, Phase, RoundEnd, Seat, TransglobalRail};
use crate::scene::widgets::{self, ButtonState};
use crate::scene::{
    Colour, Face, Frame, Pen, Point, SeatTarget, SheetTarget, Style, Target, emblems, measure,
    theme,
};
use crate::session::SeatAssignment;
use crate::table::{PANEL_DEPTH, PANEL_WIDTH};

use super::hint;
use crate::app::view::computer;
use crate::app::view::panel::{BUTTON_HEIGHT, BUTTON_TOP, NAME, ON_TURN, draw_frame};
use crate::app::view::style::dollars;

/// The button for a hint, below the list's last column.
const HINT: Frame = Frame::new(394.0, 38.5, 96.0, 28.2);
/// All seats' panels; the crown that flashes goes to a pen of its own.
pub fn draw_all(state: &State, play: RailTable<'_>, pen: &mut Pen, flash: &mut Pen) {
    for (seat, &sitting) in play.sitting.iter().enumerate() {
        let acting = play.acting() == Some(seat);
        let open = state.list_is_open(sitting.place);
        let pose = sitting.place.pose();
        pen.with_pose(pose, |pen| {
            draw_frame(pen, sitting.colour.colour(), acting);
            // Nothing on a panel but its buttons means anything, least of all a link beside it.
            pen.target(
                Target::Sheet(SheetTarget::Blank),
                Frame::new(0.0, 0.0, PANEL_WIDTH, PANEL_DEPTH),
                true,
            );
            if open {
                draw_list(state, play, seat, sitting, pen);
            } else {
                draw_upper_line(state, play, seat, sitting, pen);
            }
            match sitting.computer() {
                Some(strength) => computer::draw(strength, pen),
                None if state.linked_game().is_none() => {
                    draw_buttons(state, play, seat, sitting, pen)
                }
                None => {}
            }
        });
        if play.board().start() == seat && !open {
            let pen = if acting { &mut *flash } else { &mut *pen };
            let right = 84.0 + measure::width(sitting.colour.name(), Face::Bold, NAME.size());
            let centre = Point::new(right + 28.0, 28.0);
            pen.with_pose(pose, |pen| emblems::draw_crown(pen, centre, 34.0));
        }
    }
}

fn draw_upper_line(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    emblems::draw_emblem(pen, sitting.colour, Point::new(44.0, 42.0), 24.0);
    pen.text(sitting.colour.name(), Point::new(84.0, 38.0), NAME);
    let (words, ink) = match &state.notes[sitting.place.index()] {
        Some(note) => (note.words.clone(), theme::GOLD),
        None if play.acting() == Some(seat) => match state.linked_game() {
            Some(_) => (ON_TURN.into(), theme::INK),
            None if !sitting.is_person() => (computer::doing(state, "is building"), theme::INK),
            None => (what_to_do(play), theme::INK),
        },
        None => (meanwhile(play, seat), theme::QUIET),
    };
    let size = widgets::fitting(&words, Face::Text, 23.0, 390.0);
    pen.text(
        words,
        Point::new(84.0, 68.0),
        Style::new(Face::Text, size, ink),
    );
    let style = Style::new(Face::Bold, 42.0, theme::GOLD);
    pen.text(
        // While results are being read this is the bank after them.
        dollars(play.game().bank(seat)),
        Point::new(PANEL_WIDTH - 22.0, 62.0),
        style.end(),
    );
    let label = Style::new(Face::Text, 18.0, theme::QUIET);
    pen.text("bank", Point::new(PANEL_WIDTH - 22.0, 26.0), label.end());
}

/// What the player on turn is to do now.
fn what_to_do(play: RailTable<'_>) -> String {
    let game = play.game();
    match game.phase() {
        Phase::Hubs if game.may_ok() => "Press OK, or move your hub".into(),
        Phase::Hubs => "Place your hub: touch the map".into(),
        Phase::Building if game.money() == 0 => "Press OK to end your turn".into(),
        Phase::Building if has_nothing_to_buy(game) => {
            format!("${} left: OK ends your turn", game.money())
        }
        // Whether OK is allowed because of the own cities is nobody else's business.
        Phase::Building => format!("Build: ${} left", game.money()),
        Phase::Finishing if game.may_ok() => format!("Finished for ${}: press OK", game.spent()),
        Phase::Finishing => format!("Finish your network: ${} so far", game.spent()),
        Phase::Finished => String::new(),
    }
}

/// Whether no link in reach is cheap enough, which everybody can see.
fn has_nothing_to_buy(game: &TransglobalRail) -> bool {
    let mut steps = game.steps().into_iter();
    !steps.any(|step| matches!(step, Move::Link(..)))
}

/// What a player who is not on turn reads.
fn meanwhile(play: RailTable<'_>, seat: Seat) -> String {
    if let Some(ended) = play.ended() {
        return how_it_ended(play, ended, seat);
    }
    match play.acting() {
        Some(acting) => format!("Waiting for {}", play.sitting[acting].colour.name()),
        None => String::new(),
    }
}

fn how_it_ended(play: RailTable<'_>, ended: &RoundEnd, seat: Seat) -> String {
    let game = play.game();
    let [who, has, is, whom] = match play.sitting[seat].computer() {
        Some(_) => ["It", "has", "is", "it"],
        None => ["You", "have", "are", "you"],
    };
    if game.phase() == Phase::Finished {
        let place = game
            .standings()
            .into_iter()
            .find(|&(_, other)| other == seat);
        return match place {
            Some((1, _)) => format!("{who} {has} won!"),
            Some((place, _)) => format!("{who} {is} {}", nth(place)),
            None => String::new(),
        };
    }
    match &ended.report.seats[seat] {
        report if report.first => format!("{who} connected first: nothing to pay"),
        report if report.paid == 0 => format!("Others joined {whom} up: nothing to pay"),
        report => format!("{who} paid ${} to finish", report.paid),
    }
}

/// A place in words: "1st".
pub fn nth(place: usize) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// The open list: the cities or, while its owner looks at one, a hint.
fn draw_list(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    let own = play.acting() == Some(seat);
    let advice = state.hint().filter(|_| own);
    match advice {
        Some(advice) if !matches!(advice, Advice::Coming(_)) => {
            hint::draw_in_list(play, seat, advice, pen);
        }
        _ => draw_cities(play, seat, pen),
    }
    let right = |y| Point::new(PANEL_WIDTH - 22.0, y);
    if own && state.linked_game().is_none() && may_stop(play.game()) {
        let style = Style::new(Face::Narrow, 20.0, theme::GOLD).end();
        widgets::centred(pen, "You can", right(44.0), style);
        widgets::centred(pen, "stop here", right(63.0), style);
    } else {
        let bank = dollars(play.game().bank(seat));
        let style = Style::new(Face::Bold, 30.0, theme::GOLD).end();
        widgets::centred(pen, &bank, right(53.0), style);
    }
    if state.offers_hints() && state.linked_game().is_none() {
        let words = match advice {
            Some(Advice::Coming(_)) => "...",
            Some(Advice::Next(_)) => "CITIES",
            _ => "HINT",
        };
        let target = Target::Seat(sitting.place, SeatTarget::Hint);
        let enabled = own && state.may_hint(sitting.place);
        let look = ButtonState::new(enabled, state.contacts.presses(target));
        widgets::button(pen, target, HINT, words, 21.0, look);
    } else {
        let at = Point::new(PANEL_WIDTH - 104.0, 53.0);
        emblems::draw_emblem(pen, sitting.colour, at, 15.0);
    }
}

/// Whether the turn may end although some of its money is left.
fn may_stop(game: &TransglobalRail) -> bool {
    game.phase() == Phase::Building && game.money() > 0 && game.may_ok()
}

/// The five cities: region symbol, name, and a check mark where connected.
fn draw_cities(play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let game = play.game();
    let map = game.map();
    let checks = game.checks(seat);
    const COLUMN: f32 = 188.0;
    for (index, (city, done)) in game.hand(seat).into_iter().zip(checks).enumerate() {
        let city = &map.city(city);
        let region = &map.regions()[city.region];
        let x = 18.0 + COLUMN * (index % 3) as f32;
        let y = 21.0 + 36.0 * (index / 3) as f32;
        let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
        emblems::draw_region(pen, region.symbol, colour, Point::new(x + 15.0, y), 15.0);
        let room = COLUMN - 84.0;
        let size = widgets::fitting(&city.name, Face::Narrow, 25.0, room);
        let ink = if done { theme::DONE } else { theme::INK };
        let at = Point::new(x + 37.0, y);
        widgets::centred(pen, &city.name, at, Style::new(Face::Narrow, size, ink));
        if done {
            let right = x + 37.0 + measure::width(&city.name, Face::Narrow, size);
            emblems::draw_check(pen, Point::new(right + 17.0, y), 18.0, theme::DONE);
        }
    }
}

fn draw_buttons(
    state: &State,
    play: RailTable<'_>,
    seat: Seat,
    sitting: SeatAssignment,
    pen: &mut Pen,
) {
    let place = sitting.place;
    let acting = play.acting() == Some(seat);
    let game = play.game();
    let list = if state.list_is_open(place) {
        "HIDE CITIES"
    } else {
        "SHOW CITIES"
    };
    let buttons = [
        (
            Target::Seat(place, SeatTarget::Cities),
            list,
            play.ended().is_none(),
        ),
        (
            Target::Seat(place, SeatTarget::Undo),
            "UNDO",
            acting && game.may_undo(),
        ),
        (
            Target::Seat(place, SeatTarget::Discard),
            "\u{2212}$1",
            acting && game.may_discard(),
        ),
        (
            Target::Seat(place, SeatTarget::Ok),
            "OK",
            acting && game.may_ok(),
        ),
    ];
    let room = Frame::new(16.0, BUTTON_TOP, PANEL_WIDTH - 32.0, BUTTON_HEIGHT);
    let frames = match sitting.stands_in_for() {
        None => room.beside([204.0, 112.0, 88.0, 116.0], 16.0),
        Some(_) => {
            let [list, undo, discard, ok, again] =
                room.beside([168.0, 96.0, 80.0, 96.0, 64.0], 16.0);
            computer::draw_again(state, place, again, pen);
            [list, undo, discard, ok]
        }
    };
    for ((target, words, enabled), frame) in buttons.into_iter().zip(frames) {
        let look = ButtonState::new(enabled, state.contacts.presses(target));
        let look = if matches!(target, Target::Seat(_, SeatTarget::Ok)) {
            look.golden()
        } else {
            look
        };
        widgets::button(pen, target, frame, words, 24.0, look);
    }
}
