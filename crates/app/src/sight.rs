//! Subject of an own screen. When it changes, the board is fitted again into the free area.

use scene::Network;
use session::Seat;

/// Part of a match that an own screen is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// A turn: people look wherever they want.
    #[default]
    Turn,
    /// The choice of a hub in a round.
    Hub(u32),
    /// The end of a round, before or with its results.
    Results {
        /// Which round.
        round: u32,
        /// True if the results are visible.
        told: bool,
    },
    /// A round under review.
    Review {
        /// Seat of the visible network.
        seat: Seat,
        /// Which of them.
        network: Network,
        /// True if the network is known already.
        known: bool,
    },
    /// A match that others play, or that came by a link.
    Watching,
}
