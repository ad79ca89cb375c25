//! Set-up of a game: the number of players, their money, and the seed of all chance. The map is chosen separately.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::maps::RailMap;
use base::words::{self, Message};

/// Possible numbers of players.
pub const SEATS: RangeInclusive<usize> = 2..=6;
/// The dollars that every bank can begin with.
pub const BANK: RangeInclusive<i32> = 5..=30;
/// The dollars that taxes can leave to the poorest.
pub(crate) const TAX: RangeInclusive<i32> = 1..=15;

/// Returns the possible numbers of players on a map.
pub(super) fn seats_on(map: &RailMap) -> RangeInclusive<usize> {
    *SEATS.start()..=map.hands().min(*SEATS.end())
}

/// A game's set-up, not yet checked: [`TransglobalRail::new`](super::TransglobalRail::new) does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The number of players, 2 to 6.
    pub seats: usize,
    /// Dollars in every bank at the start, in [`BANK`].
    pub bank: i32,
    /// Dollars that taxes leave to the poorest at the end of round 2, 1 to 15.
    pub tax: i32,
    /// Seed of all chance. The same seed and steps give the same game.
    pub seed: u64,
}

impl Default for Setup {
    /// Four players with $15 each, taxes of $5, seed 0.
    fn default() -> Self {
        Self {
            seats: 4,
            bank: 15,
            tax: 5,
            seed: 0,
        }
    }
}

impl Setup {
    /// Checks if a map allows this set-up.
    ///
    /// # Errors
    ///
    /// The number that is out of its range.
    pub(super) fn check(&self, map: &RailMap) -> Result<(), SetupError> {
        let may = seats_on(map);
        if !may.contains(&self.seats) {
            return Err(SetupError::Seats {
                seats: self.seats,
                most: *may.end(),
            });
        }
        if !BANK.contains(&self.bank) {
            return Err(SetupError::Bank(self.bank));
        }
        if !TAX.contains(&self.tax) {
            return Err(SetupError::Tax(self.tax));
        }
        Ok(())
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Too few or too many players.
    Seats {
        /// Requested number,
        seats: usize,
        /// and maximum number on the map.
        most: usize,
    },
    /// Too small or too large a bank.
    Bank(i32),
    /// Too low or too high taxes.
    Tax(i32),
}

impl From<&SetupError> for Message {
    fn from(why: &SetupError) -> Self {
        match *why {
            SetupError::Seats { seats, most } => {
                words::rail_setup_seats(*SEATS.start(), most, seats)
            }
            SetupError::Bank(bank) => words::rail_setup_bank(bank, *BANK.start(), *BANK.end()),
            SetupError::Tax(tax) => words::rail_setup_taxes(tax, *TAX.start(), *TAX.end()),
        }
    }
}

base::said!(SetupError);
