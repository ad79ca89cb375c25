//! Reports to the host that a game has begun or ended, and nothing about its players.

use serde::Serialize;

use app::kiosk::vitals;

use super::tell;

/// As the host takes it.
#[derive(Serialize)]
struct Count {
    what: &'static str,
    game: &'static str,
    map: Option<&'static str>,
    players: usize,
    computers: usize,
    minutes: Option<u32>,
    coach_step: Option<usize>,
}

/// Tells the host.
pub(crate) fn tell(count: &vitals::Count) {
    let told = tell::tell(
        "count",
        &Count {
            what: count.what.id(),
            game: count.game.as_str(),
            // The text of an own map would reveal the place for which a player made it.
            map: count
                .map
                .map(|map| map.info().map_or("own", |info| info.id)),
            players: count.players,
            computers: count.computers,
            minutes: count.minutes,
            coach_step: count.coach_step,
        },
    );
    if let Err(why) = told {
        web_sys::console::warn_1(&why);
    }
}
