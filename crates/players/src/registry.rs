//! The games of this build with computer players. This is the only place in the crate that names them, so a new
//! game is a new line.

use crate::engine::Engine;
use crate::referee::Protocol;

/// Lists the definitions of each game's folder.
macro_rules! registry {
    ($($(#[$feature:meta])? $game:ident,)*) => {
        /// Engines for computer players, a game each.
        pub const ENGINES: &[Engine] = &[$($(#[$feature])? crate::$game::ENGINE,)*];

        /// Protocols by which other programs play the games: each game, with its variants.
        pub const PROTOCOLS: &[&[Protocol]] = &[$($(#[$feature])? crate::$game::PROTOCOLS,)*];
    };
}

registry! {
    transglobal_rail,
    #[cfg(feature = "connection")] connection,
    #[cfg(feature = "raindrops")] raindrops,
    #[cfg(feature = "rapid-transit")] rapid_transit,
    #[cfg(feature = "switch-yard")] switch_yard,
}
