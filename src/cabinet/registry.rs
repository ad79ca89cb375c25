//! The games of this build. This is the one place that names them: another game is another line.

use super::{Cabinet, GameDef};
use crate::games;

/// Lists the definitions of each game's folder.
macro_rules! registry {
    ($($(#[$feature:meta])? $game:ident,)*) => {
        const DEFS: &[&GameDef] = &[$($(#[$feature])? &games::$game::GAME,)*];
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
