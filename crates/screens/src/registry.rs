//! The games of this build, and which screen draws which. This is the one place here that names them: another game is
//! another line.

use app::game_screen::GameScreen;
use rules::GameId;
use session::cabinet::{Cabinet, GameDef};

use crate::duel::BoardScreen;
use crate::transglobal_rail;

const DEFS: &[&GameDef] = &[
    &transglobal_rail::GAME,
    #[cfg(feature = "connection")]
    &session::connection::GAME,
    #[cfg(feature = "raindrops")]
    &session::raindrops::GAME,
    #[cfg(feature = "rapid-transit")]
    &session::rapid_transit::GAME,
    #[cfg(feature = "switch-yard")]
    &session::switch_yard::GAME,
];

/// The games of this build, as every table has them.
pub const GAMES: Cabinet = Cabinet::new(DEFS);

/// The screen that draws a game: those on a board of cells share one, the rail game has its own.
pub(crate) fn screen_of(game: GameId) -> &'static dyn GameScreen {
    if game == transglobal_rail::GAME.id {
        &transglobal_rail::RailScreen
    } else {
        &BoardScreen
    }
}
