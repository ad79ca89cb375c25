//! What the computer player of a game for two says when it is over, to the person who has played against it: in
//! the voice of its strength, and true by what it expected from turn to turn.

use std::ops::RangeInclusive;

use super::coach;
use crate::app::expectations::{LastWords, Outcome};
use crate::app::state::State;
use crate::app::table::BoardTable;
use crate::players::{Level, Strength};
use crate::scene::{Frame, Pen, Point, emblems, theme};
use crate::session::Seat;
use crate::words::{self, Message};

/// How wide the sign of the computer is before its words.
const ROBOT: f32 = 24.0;

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

/// Writes the words in the room behind the sign of the computer, in the largest of these sizes with which all of them
/// have room. `robot` is the middle of the sign.
pub(super) fn draw(
    said: Message,
    robot: Point,
    room: Frame,
    sizes: RangeInclusive<u8>,
    pen: &mut Pen,
) {
    emblems::draw_robot(pen, robot, ROBOT, theme::QUIET, theme::PANEL);
    coach::draw_lines(&pen.say(said), room, theme::PAPER, sizes, pen);
}
