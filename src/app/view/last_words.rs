//! What the computer player of a game for two says when it is over, to the person who has played against it: in
//! the voice of its strength, and true by what it expected from turn to turn.

use crate::app::expectations::{LastWords, Outcome};
use crate::app::state::State;
use crate::app::table::BoardTable;
use crate::players::{Level, Strength};
use crate::scene::widgets;
use crate::scene::{Face, Frame, Pen, Point, Style, emblems, theme};
use crate::session::Seat;
use crate::words::{self, Message};

/// How wide the sign of the computer is before its words, and how much room it takes.
const ROBOT: f32 = 24.0;
const BESIDE: f32 = 34.0;
/// The largest and the smallest letters of its words.
const LARGEST: f32 = 20.0;
const LEAST: f32 = 18.0;

/// What the computer player says to a seat, if a person has played there against it and the game is over: not of
/// one that is only looked at.
pub(super) fn of(state: &State, duel: BoardTable<'_>, seat: Seat) -> Option<Message> {
    state.played_session()?;
    let ended = duel.ended()?;
    let &[one, other] = duel.sitting else {
        return None;
    };
    let level = match (one.computer(), other.computer()) {
        (None, Some(level)) if seat == 0 => level,
        (Some(level), None) if seat == 1 => level,
        _ => return None,
    };
    let outcome = match (ended.winner, ended.early) {
        (None, _) => Outcome::Drawn,
        (Some(winner), _) if winner == seat => Outcome::Lost,
        (Some(_), Some(_)) => Outcome::Given,
        (Some(_), None) => Outcome::Won,
    };
    let expectations = duel.expectations();
    let voice = match level {
        Level::Fixed(strength) => strength,
        Level::Even => expectations.strength().unwrap_or(Strength::Medium),
    };
    Some(in_words(
        expectations.last_words(outcome, duel.turns()),
        voice,
    ))
}

fn in_words(said: LastWords, voice: Strength) -> Message {
    use Strength::{Easy, Hard, Master, Medium, Newcomer};
    match said {
        LastWords::Fell {
            turn,
            before,
            after,
        } => match voice {
            Newcomer => words::last_fell_newcomer(turn),
            Easy => words::last_fell_easy(turn),
            Medium => words::last_fell_medium(turn),
            Hard => words::last_fell_hard(percent(after), percent(before), turn),
            Master => words::last_fell_master(percent(after), percent(before), turn),
        },
        LastWords::FellAtLast => words::last_fell_at_last(),
        LastWords::Behind => words::last_behind(),
        LastWords::Slid => words::last_slid(),
        LastWords::Rose {
            turn,
            before,
            after,
        } => match voice {
            Newcomer | Easy | Medium => words::last_rose(turn),
            Hard | Master => words::last_rose_percent(percent(after), percent(before), turn),
        },
        LastWords::Sure(turn) => words::last_sure(turn),
        LastWords::Unsure => words::last_unsure(),
        LastWords::Open => words::last_open(),
        LastWords::Drawn => words::last_drawn(),
        LastWords::Length(turns) => words::last_length(turns),
    }
}

/// An expectation as the review writes it: what is not certain never looks so.
fn percent(expects: f32) -> Message {
    let percent = (100.0 * expects).round() as u32;
    words::review_percent(match expects {
        0.0 | 1.0 => percent,
        _ => percent.clamp(1, 99),
    })
}

/// Writes the words beside the sign of the computer, in one line or two, in the middle of the room.
pub(super) fn draw(said: Message, room: Frame, (largest, least): (f32, f32), pen: &mut Pen) {
    let middle = room.centre().y;
    let robot = Point::new(room.x + ROBOT / 2.0, middle);
    emblems::draw_robot(pen, robot, ROBOT, theme::QUIET, theme::PANEL);
    let at = Point::new(room.x + BESIDE, middle);
    let style = Style::new(Face::Text, largest, theme::GOLD);
    widgets::one_or_two_lines(pen, said, at, room.w - BESIDE, style, least);
}

/// The same on a table's panel, below how the game has ended.
pub(super) fn draw_on_panel(said: Message, room: Frame, pen: &mut Pen) {
    draw(said, room, (LARGEST, LEAST), pen);
}
