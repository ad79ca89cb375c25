//! Which screen draws which game: those on a board of cells share one, the rail game has its own.

use crate::app::game_screen::GameScreen;
use crate::app::view::duel::BoardScreen;
use crate::games::{GameId, transglobal_rail};

/// The screen that draws a game.
pub(crate) fn screen_of(game: GameId) -> &'static dyn GameScreen {
    if game == transglobal_rail::ID {
        &transglobal_rail::screen::RailScreen
    } else {
        &BoardScreen
    }
}
