//! The games of this build. This is the one place that names them: another game is another line.

use super::{Cabinet, GameDef};
use crate::games;
use crate::players::engine::Engine;
use crate::referee::Protocol;

/// Lists the definitions of each game's folder.
macro_rules! registry {
    ($($(#[$feature:meta])? $game:ident,)*) => {
        const DEFS: &[&GameDef] = &[$($(#[$feature])? &games::$game::GAME,)*];

        /// What answers for computer players, a game each.
        pub const ENGINES: &[Engine] = &[$($(#[$feature])? games::$game::ENGINE,)*];

        /// How other programs play the games: each game, with its variants.
        pub const PROTOCOLS: &[&[Protocol]] = &[$($(#[$feature])? games::$game::PROTOCOLS,)*];
    };
}

registry! {
    transglobal_rail,
    #[cfg(feature = "connection")] connection,
    #[cfg(feature = "raindrops")] raindrops,
    #[cfg(feature = "rapid-transit")] rapid_transit,
    #[cfg(feature = "switch-yard")] switch_yard,
}

/// The games of this build, as every table has them.
pub const GAMES: Cabinet = Cabinet::new(DEFS);
