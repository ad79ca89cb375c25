//! Subject of an own screen of Transglobal Rail, and its points on the map.
//!
//! It is the own cities while the player chooses a hub, the rails of a round that is over, or the network in a
//! review.

use super::looking_back::Review;
use super::own_cities;
use super::table::RailTable;
use app::sight::About;
use app::state::State;
use rules::maps::{CityId, LinkId};
use rules::transglobal_rail::review::Best;
use rules::transglobal_rail::{Phase, Seat};
use scene::{Network, Point};

/// Returns the subject of an own screen.
pub(super) fn about(state: &State, play: RailTable<'_>) -> About {
    let round = play.board().round();
    // The results of a linked game cover its map, while people step through the game.
    if state.linked_game().is_some() {
        return About::Watching;
    }
    if let Some(review) = play.review() {
        return About::Review {
            seat: review.seat,
            network: review.network,
            known: net_of(review).is_some(),
        };
    }
    if play.ended().is_some() {
        let told = !state.holds_still() && !state.is_touring();
        return About::Results { round, told };
    }
    if state.is_watching() {
        return About::Watching;
    }
    match play.game().phase() {
        Phase::Hubs => About::Hub(round),
        Phase::Building | Phase::Finishing | Phase::Finished => About::Turn,
    }
}

/// Returns the subject's points on the map.
pub(super) fn about_where(state: &State, play: RailTable<'_>, viewer: Seat) -> Vec<Point> {
    match about(state, play) {
        About::Turn => Vec::new(),
        About::Hub(_) => own_cities::places_of_hand(state, play, viewer),
        About::Results { .. } => built(play),
        About::Review { .. } => play
            .review()
            .map_or_else(Vec::new, |review| reviewed(play, review)),
        About::Watching => everything(play),
    }
}

/// Returns the cities with priority for names: those under review, or the own ones if they may be seen.
pub(super) fn named_first(state: &State, play: RailTable<'_>, viewer: Seat) -> Vec<CityId> {
    match play.review() {
        Some(review) => play.board().cities(review.seat).into(),
        None => own_cities::shown(state, play, viewer)
            .map(|(city, _)| city)
            .collect(),
    }
}

/// Returns the places of a seat's links and hub, and of its cities if these may be seen.
///
/// They may be if its person may see them now.
pub(super) fn own_ground(state: &State, play: RailTable<'_>, viewer: Seat) -> Vec<Point> {
    let (board, map) = (play.board(), play.loaded_map);
    let own = board.rails().filter(|&(_, seat)| seat == viewer);
    let mut points = ends(play, own.map(|(link, _)| link));
    points.extend(board.hub(viewer).map(|hub| map.node(hub)));
    points.extend(own_cities::shown(state, play, viewer).map(|(_, at)| at));
    points
}

/// Returns the points of a network under review, with its cities.
fn reviewed(play: RailTable<'_>, review: &Review) -> Vec<Point> {
    let (board, map) = (play.board(), play.loaded_map);
    let cities = board.cities(review.seat).iter();
    let mut points: Vec<Point> = cities
        .map(|&city| map.node(board.map().city(city).node))
        .collect();
    if let Some(net) = net_of(review) {
        points.extend(ends(play, net.links.iter().copied()));
        points.push(map.node(net.hub));
    } else if review.network == Network::Built {
        points.extend(built(play));
    }
    points
}

/// Returns the cheapest network under review, once it is known; `None` for the built one.
fn net_of(review: &Review) -> Option<&Best> {
    let net = review.net()?;
    match review.network {
        Network::OwnHub => Some(&net.taken),
        Network::BestHub => Some(&net.best),
        Network::Built => None,
    }
}

/// All rails and hubs.
fn built(play: RailTable<'_>) -> Vec<Point> {
    let (board, map) = (play.board(), play.loaded_map);
    let mut points = ends(play, board.rails().map(|(link, _)| link));
    let hubs = (0..play.sitting.len()).filter_map(|seat| board.hub(seat));
    points.extend(hubs.map(|hub| map.node(hub)));
    points
}

/// Returns all points of the map.
fn everything(play: RailTable<'_>) -> Vec<Point> {
    let nodes = play.board().map().nodes();
    nodes.map(|node| play.loaded_map.node(node)).collect()
}

fn ends(play: RailTable<'_>, links: impl Iterator<Item = LinkId>) -> Vec<Point> {
    let ends = links.map(|link| play.loaded_map.link(link));
    ends.flat_map(|(a, b)| [a, b]).collect()
}
