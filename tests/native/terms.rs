//! The terms on which two play: who begins, and by which clock.

mod ahead;
mod begins;
mod clock;
mod confirm;
mod draw;
mod score;
mod take_back;

use rules::GameId;
use screens::GAMES;

/// Every game for two.
fn for_two() -> impl Iterator<Item = GameId> {
    GAMES.iter().filter(|game| !game.on_map).map(|game| game.id)
}
