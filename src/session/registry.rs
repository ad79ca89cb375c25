//! The games for two of this build: how a match of each begins, and how one that was kept is read.

use super::{BoardMatch, Draft, Match, Seat};
use crate::boards::{BoardGame, Choice};
use crate::games::GameId;
use crate::record::{Record, Save, Unreadable};

/// Begins a match with the numbers of what was chosen, from a position if there is one.
type Begin = fn(&[usize], Option<&str>) -> Option<Box<dyn Match>>;

/// Reads a match that was kept, with what was drafted and who had resigned.
type Read = fn(&Save, Draft, Option<Seat>) -> Result<Box<dyn Match>, Unreadable>;

/// A game for two of this build.
struct Entry {
    id: GameId,
    choices: &'static [Choice],
    begin: Begin,
    read: Read,
}

/// The games for two of this build.
const GAMES: &[Entry] = &[
    #[cfg(feature = "connection")]
    entry::<crate::games::connection::Connection>(),
    #[cfg(feature = "raindrops")]
    entry::<crate::games::raindrops::Raindrops>(),
    #[cfg(feature = "rapid-transit")]
    entry::<crate::games::rapid_transit::RapidTransit>(),
    #[cfg(feature = "switch-yard")]
    entry::<crate::games::switch_yard::SwitchYard>(),
];

#[allow(dead_code, reason = "a build may hold no game for two")]
const fn entry<G: BoardGame>() -> Entry {
    Entry {
        id: G::GAME,
        choices: G::CHOICES,
        begin: |chosen, position| {
            let mut game = G::begin(chosen)?;
            if let Some(position) = position {
                game = game.with_position(position).ok()?;
            }
            Some(Box::new(BoardMatch::new(Record::new(game))))
        },
        read: |save, draft, resigned| {
            let mut game = BoardMatch::new(save.record::<G>(&())?);
            game.restore(draft, resigned);
            Ok(Box::new(game))
        },
    }
}

fn entry_of(game: GameId) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == game)
}

/// What can be chosen before a game for two; nothing for another game.
pub fn choices(game: GameId) -> &'static [Choice] {
    entry_of(game).map_or(&[], |entry| entry.choices)
}

/// A match at its beginning with a number for each of its [`choices`]; `None` if it is no game for
/// two or there is no such choice.
pub fn begin(game: GameId, chosen: &[usize]) -> Option<Box<dyn Match>> {
    begin_from(game, chosen, None)
}

/// The same from a position, as the game's own text tells it; `None` also if it tells none.
pub fn begin_from(
    game: GameId,
    chosen: &[usize],
    position: Option<&str>,
) -> Option<Box<dyn Match>> {
    (entry_of(game)?.begin)(chosen, position)
}

/// A match of a game for two that was kept, with what was drafted and who had resigned.
///
/// # Errors
///
/// A game that is not in this build, and what the rules do not allow.
pub fn read(
    save: &Save,
    draft: Draft,
    resigned: Option<Seat>,
) -> Result<Box<dyn Match>, Unreadable> {
    let entry = entry_of(save.game()).ok_or(Unreadable::NoSuchGame)?;
    (entry.read)(save, draft, resigned)
}
