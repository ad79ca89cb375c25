//! Subject of an own screen. When it changes, the board is fitted anew into the space that is left for it.

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
    /// The end of a round, before its results lie there or beside them.
    Results {
        /// Which round.
        round: u32,
        /// True if the results lie there.
        told: bool,
    },
    /// A round that is looked back at.
    Review {
        /// Seat of the network that is shown.
        seat: Seat,
        /// Which of them.
        network: Network,
        /// True if the network is known already.
        known: bool,
    },
    /// A match that others play, or that came by a link.
    Watching,
}
