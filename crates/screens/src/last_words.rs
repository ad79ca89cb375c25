//! What the computer player of a game for two says when it is over, to the person who has played against it: in
//! the voice of its strength, and true by what it expected from turn to turn.

use std::ops::RangeInclusive;

use super::{coach, duel, edges};
use app::board_table::BoardTable;
use app::expectations::{LastWords, Outcome};
use app::state::State;
use base::table::PANEL_WIDTH;
use base::words::{self, Message};
use rules::{Level, Strength};
use scene::{Face, Frame, Pen, Point, Style, emblems, measure, theme, widgets};
use session::boards::Player;
use session::{EarlyEnd, Seat};

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
    // A computer that has lost by its clock was not beaten on the board.
    if ended.early == Some(EarlyEnd::OutOfTime(1 - seat)) {
        return None;
    }
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
    use Strength::{Easy, Hard, Learner, Master, Medium, Newcomer};
    match said {
        LastWords::Fell {
            turn,
            before,
            after,
        } => match voice {
            Newcomer | Learner => words::last_fell_newcomer(turn),
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
            Newcomer | Learner | Easy | Medium => words::last_rose(turn),
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

/// How the game has ended for a person, and below it what the computer says of it. Whose panel it is, the emblem
/// tells.
pub(super) fn draw_end(
    state: &State,
    board: BoardTable<'_>,
    player: Player,
    won: bool,
    said: Message,
    pen: &mut Pen,
) {
    const LEFT: f32 = 84.0;
    const RIGHT: f32 = PANEL_WIDTH - 22.0;
    const BASE: f32 = 32.0;
    let (status, ink) = duel::status(state, board, player);
    let (status, tally) = (pen.say(status), pen.say(edges::tally(board, player)));
    let laurels = if won { 44.0 } else { 0.0 };
    // How it has ended is of more weight than what was counted.
    let wide = measure::width(&status, Face::Bold, 24.0) + laurels + 24.0;
    let rest = RIGHT - LEFT - wide;
    let has_room = widgets::fitting(&tally, Face::Text, 20.0, rest.max(0.0)) >= 18.0;
    let room = RIGHT - LEFT - laurels;
    let size = widgets::fitting(&status, Face::Bold, 24.0, room);
    let end = LEFT + measure::width(&status, Face::Bold, size);
    pen.text(
        status,
        Point::new(LEFT, BASE),
        Style::new(Face::Bold, size, ink),
    );
    if won {
        emblems::draw_laurels(pen, Point::new(end + 26.0, BASE - 7.0), 29.0);
    }
    if has_room {
        let size = widgets::fitting(&tally, Face::Text, 20.0, rest);
        let style = Style::new(Face::Text, size, theme::GOLD).end();
        pen.text(tally, Point::new(RIGHT, BASE), style);
    }
    let robot = Point::new(LEFT + 12.0, 58.0);
    let beside = LEFT + 34.0;
    let below = Frame::new(beside, 37.0, RIGHT - beside, 42.0);
    draw(said, robot, below, 12..=20, pen);
}
