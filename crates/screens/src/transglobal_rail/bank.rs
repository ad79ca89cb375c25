//! A seat's money, in a column at the right end of its panel, which is the same in every state of the panel. It has
//! the bank as a figure and as a stack of coins, the coins of a turn, and the bank after each round.

use super::ending::{self, is_kept_back};
use super::rows::{MONEY, STACK};
use super::table::RailTable;
use app::state::State;
use base::words::{self, Message};
use rules::transglobal_rail::Seat;
use rules::transglobal_rail::public::TURN_MONEY;
use scene::{Face, Fill, Frame, Pen, Point, Stroke, Style, emblems, measure, pen, theme, widgets};

/// The middle of the figure.
const FIGURE: Point = Point::new(STACK.x, 17.8);
const LETTERS: f32 = 26.0;
/// The width and the height of a coin of the two stacks, and its distances from the one below and from that beside it.
const COIN: (f32, f32) = (23.0, 7.0);
const APART: f32 = 2.6;
const BESIDE: f32 = 25.0;
/// Maximum number of coins in both stacks.
const MOST: i32 = 16;
/// The first coin of a turn, the distance to the next one below, and the radius of both.
const OF_TURN: Point = Point::new(575.0, 20.0);
const BELOW: f32 = 23.0;
const RADIUS: f32 = 10.5;
/// The height of the line with the banks after each round, and its letters.
const ROUNDS: f32 = 70.5;
const SMALL: f32 = 18.0;
/// Maximum number of rounds in that line.
const LATEST: usize = 3;

/// Draws the whole column.
pub(super) fn draw(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let bank = ending::bank(state, play, seat);
    let style = Style::new(Face::Bold, LETTERS, theme::GOLD).middle();
    draw_stack(bank, pen);
    widgets::centred(pen, Message::Money(bank.into()), FIGURE, style);
    if play.has_coins(seat) {
        draw_turn(play.game().money(), pen);
    }
    draw_rounds(state, play, seat, pen);
}

/// A coin for each dollar of the bank, on two stacks in turn.
fn draw_stack(bank: i32, pen: &mut Pen) {
    let (w, h) = COIN;
    for coin in 0..bank.clamp(0, MOST) {
        let x = STACK.x + BESIDE * ((coin % 2) as f32 - 0.5);
        let y = STACK.y - APART * (coin / 2) as f32;
        let frame = Frame::new(x - w / 2.0, y - h / 2.0, w, h);
        let edge = Stroke::round(theme::ON_GOLD, 0.16 * h);
        let gold = Some(Fill::Flat(theme::GOLD));
        pen.path(pen::rounded(frame, h / 2.0), gold, Some(edge));
    }
}

/// A coin for each dollar left of a turn, and a ring for each one spent.
fn draw_turn(left: i32, pen: &mut Pen) {
    for coin in 0..TURN_MONEY {
        let centre = Point::new(OF_TURN.x, OF_TURN.y + BELOW * coin as f32);
        match coin < left {
            true => emblems::draw_coin(pen, centre, RADIUS),
            false => {
                let ring = Stroke::butt(theme::LINE, 2.5).dashed(5.0, 4.0);
                pen.stroke(pen::circle(centre, RADIUS - 1.5), ring);
            }
        }
    }
}

/// The bank at the beginning and after each round; the word for it in the first round.
fn draw_rounds(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let mut banks = play.banks(seat);
    if is_kept_back(state, play) {
        banks.pop();
    }
    let line = match banks[banks.len().saturating_sub(LATEST)..] {
        [] | [_] => pen.say(words::rail_bank()),
        ref latest => {
            let latest: Vec<String> = latest.iter().map(i32::to_string).collect();
            latest.join(" \u{b7} ")
        }
    };
    let size = widgets::fitting(&line, Face::Narrow, SMALL, MONEY.1);
    let style = Style::new(Face::Narrow, size, theme::QUIET).middle();
    // Below the stacks, unless it is too long for that.
    let half = measure::width(&line, Face::Narrow, size) / 2.0;
    let at = Point::new(STACK.x.max(MONEY.0 + half), ROUNDS);
    widgets::centred(pen, line, at, style);
}
