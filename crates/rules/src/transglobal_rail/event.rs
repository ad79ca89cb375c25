//! Events of a step that a table shows and sounds, beyond the new state.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Effect of a step, in the order of the effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player has all five cities connected. Told at confirmations only, once a round for each.
    Connected(Seat),
    /// Building is over, and some players have to finish.
    FinishingBegins,
    /// All players are connected, and the round is settled.
    RoundEnded(RoundReport),
    /// The next round is dealt.
    RoundBegins {
        /// Its number.
        round: u32,
    },
    /// A bank is empty, so there is no next round.
    GameOver,
}

/// Cost of a round for each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundReport {
    /// The round's number, from 1.
    pub round: u32,
    /// By seat.
    pub seats: Vec<SeatReport>,
    /// Dollars that each player paid in taxes, 0 if the poorest had little enough. `None` at the end of a round
    /// without taxes: all but the second, and the second if the game ended with it.
    pub taxes: Option<i32>,
}

/// Cost of a round for one player; all amounts in dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatReport {
    /// The player's seat.
    pub seat: Seat,
    /// In the bank when the round began.
    pub before: i32,
    /// Dollars paid for the own finishing.
    pub paid: i32,
    /// Paid in taxes.
    pub tax: i32,
    /// In the bank afterwards.
    pub after: i32,
    /// True if this player was connected when building ended.
    pub first: bool,
}
