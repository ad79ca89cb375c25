//! Money on a panel: the coins of a turn, and the bank as a stack of coins.

use rules::transglobal_rail::public::TURN_MONEY;
use scene::{Fill, Frame, Pen, Point, Stroke, emblems, pen, theme};

/// Maximum number of coins in the picture of a bank.
const MOST: i32 = 15;

/// The coins of a turn: the middle of the first, from it to the next, and how large they are.
pub(super) struct Purse {
    pub(crate) first: Point,
    pub next: Point,
    pub(crate) radius: f32,
}

impl Purse {
    /// Draws a coin for each dollar left, and a ring for each one spent.
    pub(super) fn draw(&self, left: i32, pen: &mut Pen) {
        for coin in 0..TURN_MONEY {
            let share = coin as f32;
            let x = self.first.x + share * self.next.x;
            let centre = Point::new(x, self.first.y + share * self.next.y);
            match coin < left {
                true => emblems::draw_coin(pen, centre, self.radius),
                false => {
                    let ring = Stroke::butt(theme::LINE, 2.5).dashed(5.0, 4.0);
                    pen.stroke(pen::circle(centre, self.radius - 1.5), ring);
                }
            }
        }
    }
}

/// A bank as a stack of coins.
pub(super) struct Stack {
    /// The middle of the lowest coin.
    pub(crate) lowest: Point,
    /// The width and the height of a coin.
    pub(crate) coin: (f32, f32),
    /// The distance of a coin from the one below.
    pub(crate) apart: f32,
}

impl Stack {
    /// A coin for each dollar.
    pub(super) fn draw(&self, bank: i32, pen: &mut Pen) {
        let (w, h) = self.coin;
        for coin in 0..bank.clamp(0, MOST) {
            let y = self.lowest.y - self.apart * coin as f32;
            let frame = Frame::new(self.lowest.x - w / 2.0, y - h / 2.0, w, h);
            let edge = Stroke::round(theme::ON_GOLD, 0.2 * h);
            let gold = Some(Fill::Flat(theme::GOLD));
            pen.path(pen::rounded(frame, h / 2.0), gold, Some(edge));
        }
    }
}
