//! Last words of the computer player in a game for two, to the person who played against it. They have the voice of
//! its strength, and agree with its expectations from turn to turn.

use std::ops::RangeInclusive;

use super::panel::{LEFT, RIGHT};
use super::{coach, duel_status, edges};
use app::board_table::BoardTable;
use app::expectations::{LastWords, Outcome};
use app::state::State;
use base::table::Station;
use base::words::{self, Message};
use rules::{Level, Strength};
use scene::{
    Face, Frame, Pen, Point, ReviewTarget, Style, Target, emblems, measure, theme, widgets,
};
use session::boards::Player;
use session::{EarlyEnd, Seat};

/// Width of the computer's sign before its words.
const ROBOT: f32 = 24.0;

/// The last words of a computer player.
pub(super) struct Said {
    /// In words.
    pub(super) words: Message,
    /// Turn in the words, counted from 1, if people can review it here.
    turn: Option<usize>,
}

/// Returns the computer player's words to a seat. A person must have played there against it, and the game must be
/// over. A linked game has none.
pub(super) fn of(state: &State, duel: BoardTable<'_>, seat: Seat) -> Option<Said> {
    state.played_session()?;
    let ended = duel.play.ended()?;
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
    let expectations = &duel.screen.expectations;
    let voice = match level {
        Level::Fixed(strength) => strength,
        Level::Even => expectations.strength().unwrap_or(Strength::Medium),
    };
    let said = expectations.last_words(outcome, duel.turns());
    let turn = match said {
        LastWords::Fell { turn, .. } | LastWords::Rose { turn, .. } | LastWords::Sure(turn) => {
            Some(turn)
        }
        LastWords::FellAtLast => Some(duel.turns()),
        LastWords::Behind
        | LastWords::Slid
        | LastWords::Unsure
        | LastWords::Open
        | LastWords::Drawn
        | LastWords::Length(_) => None,
    };
    Some(Said {
        words: in_words(said, voice),
        turn: turn.filter(|_| state.member().is_none()),
    })
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

/// Returns an expectation as the review writes it. An uncertain one never reads as certain.
fn percent(expects: f32) -> Message {
    let percent = (100.0 * expects).round() as u32;
    words::review_percent(match expects {
        0.0 | 1.0 => percent,
        _ => percent.clamp(1, 99),
    })
}

/// Draws the words next to the computer's sign, in the largest of these sizes in which they fit. A touch on the
/// upper part of the area, of height `high`, leads to the turn in the words.
pub(super) fn draw(
    said: Said,
    place: Station,
    (room, high): (Frame, f32),
    sizes: RangeInclusive<u8>,
    pen: &mut Pen,
) {
    /// Distance of the sign's middle before the words, and the space for the arrow after them.
    const BEFORE: f32 = 24.0;
    const ARROW: f32 = 22.0;
    let robot = Point::new(room.x - BEFORE, room.centre().y);
    emblems::draw_robot(pen, robot, ROBOT, theme::QUIET, theme::PANEL);
    let words = pen.say(&said.words);
    let Some(turn) = said.turn else {
        return coach::draw_lines(&words, room, theme::PAPER, sizes, pen);
    };
    let target = Target::Review(ReviewTarget::Spoken(place, turn as u16));
    let touched = Frame {
        x: robot.x - ROBOT / 2.0,
        w: room.w + BEFORE + ROBOT / 2.0,
        h: high,
        ..room
    };
    pen.target(target, touched, true).named(said.words);
    pen.unread(|pen| {
        let beside = Frame {
            w: room.w - ARROW,
            ..room
        };
        coach::draw_lines(&words, beside, theme::PAPER, sizes, pen);
        let at = Point::new(room.x + room.w, room.centre().y);
        let style = Style::new(Face::Bold, 26.0, theme::GOLD).end();
        widgets::centred(pen, "›", at, style);
    });
}

/// Draws a person's result of the game, and below it the computer's words on it. The emblem identifies the panel.
pub(super) fn draw_end(
    state: &State,
    board: BoardTable<'_>,
    player: Player,
    won: bool,
    said: Said,
    pen: &mut Pen,
) {
    const BASE: f32 = 32.0;
    let (status, ink) = duel_status::status(state, board, player);
    let (status, tally) = (pen.say(status), pen.say(edges::tally(board, player)));
    let laurels = if won { 44.0 } else { 0.0 };
    // The result is of more weight than the count.
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
    /// Height of the touch target, which ends above the buttons.
    const TOUCHED: f32 = 29.5;
    let beside = LEFT + 36.0;
    let below = Frame::new(beside, 37.0, RIGHT - beside, 42.0);
    let place = board.sitting[player].place;
    draw(said, place, (below, TOUCHED), 12..=20, pen);
}
