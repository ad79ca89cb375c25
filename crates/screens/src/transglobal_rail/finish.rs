//! Finishing at one touch. After a first connection all others build their missing links at their own expense, and
//! the program knows the cheapest way exactly.

use super::table::RailTable;
use rules::Spot;
use rules::maps::LinkId;
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::{Phase, Seat};
use session::Command;

/// The cheapest links that a player still lacks.
pub(super) struct Completion {
    /// Cost of all these links, in dollars.
    pub(crate) cost: u8,
    links: Vec<LinkId>,
}

/// Returns the links that a player on turn still has to build after another player's connection.
///
/// `None` for every player without missing links.
pub(super) fn completion(play: RailTable<'_>, seat: Seat) -> Option<Completion> {
    if !is_offered(play, seat) {
        return None;
    }
    let game = play.game();
    let (map, hub) = (game.map(), game.hub(seat)?);
    let metric = Metric::new(map, |link| game.builder(link).is_some());
    let cities = game.hand(seat).map(|city| map.city(city).node);
    let networks = Networks::new(&metric, &cities);
    let links = networks.links(map, &metric, hub);
    let lacks = |link: &LinkId| game.builder(*link).is_none();
    Some(Completion {
        cost: networks.cost(hub),
        links: links.into_iter().filter(lacks).collect(),
    })
}

/// Returns true if a seat can finish at one touch: its person is on turn, and has missing links.
pub(super) fn is_offered(play: RailTable<'_>, seat: Seat) -> bool {
    let game = play.game();
    let finishes = game.phase() == Phase::Finishing && play.acting() == Some(seat);
    finishes && play.sitting[seat].is_human() && !game.may_ok()
}

/// The next link of the cheapest way to finish that can be built now.
pub(super) fn next(play: RailTable<'_>, seat: Seat) -> Option<Command> {
    let mut links = completion(play, seat)?.links.into_iter();
    let link = links.find(|&link| play.game().may_build(link).is_ok())?;
    Some(Command::Touch(Spot::Link(link)))
}
