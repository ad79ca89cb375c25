//! The history of a game's rounds: the visible actions in each, and the rails that joined each seat's cities.

use super::{Move, Phase, Seat, TransglobalRail, View};
use crate::Game;
use crate::maps::{LinkId, NodeId, RailMap};
use crate::record::Record;

/// Action of a player that is visible on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Placed the hub, or moved it.
    Hub(NodeId),
    /// Built a link.
    Built(LinkId),
    /// Gave up $1.
    GivenUp,
}

/// An action with its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Seat that acted.
    pub seat: Seat,
    /// True if the bank paid for it.
    pub finishing: bool,
    /// The action.
    pub deed: Deed,
}

/// A round as far as it was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game before the round's last move, with all the round's rails.
    pub board: TransglobalRail,
    /// The round's deeds, in their order.
    pub moments: Vec<Moment>,
}

/// Returns all rounds of a game, the last one up to its present state.
pub fn played(record: &Record<TransglobalRail>) -> Vec<Played> {
    let mut game = record.start().clone();
    let mut rounds: Vec<Played> = Vec::new();
    for &step in record.steps() {
        let moment = game.to_act().and_then(|seat| {
            let finishing = game.phase() == Phase::Finishing;
            let deed = match step {
                Move::Hub(node) => Some(Deed::Hub(node)),
                Move::Link(a, b) => game.map().link_between(a, b).map(Deed::Built),
                Move::Discard => Some(Deed::GivenUp),
                Move::Ok => None,
            };
            deed.map(|deed| Moment {
                seat,
                finishing,
                deed,
            })
        });
        let board = game.clone();
        match rounds
            .last_mut()
            .filter(|last| last.board.round() == game.round())
        {
            Some(last) => {
                last.moments.extend(moment);
                last.board = board;
            }
            None => rounds.push(Played {
                board,
                moments: moment.into_iter().collect(),
            }),
        }
        // The steps of a record are always allowed.
        let _ = game.play(step);
    }
    rounds
}

/// Returns the view of a seat at its last choice in a round.
///
/// That is before its last step that did not cost bank money. `None` if the record has no such step.
pub fn last_view(record: &Record<TransglobalRail>, round: u32, seat: Seat) -> Option<View> {
    let mut game = record.start().clone();
    let mut view = None;
    for &step in record.steps() {
        let chooses = matches!(game.phase(), Phase::Hubs | Phase::Building);
        if game.round() == round && chooses && game.to_act() == Some(seat) {
            view = Some(game.seen_by(seat));
        }
        // The steps of a record are always allowed.
        let _ = game.play(step);
    }
    view
}

/// Returns the links that have joined these intersections with their builders: those on the ways between them,
/// without links that only closed a ring.
pub fn joining(map: &RailMap, moments: &[Moment], ends: &[NodeId]) -> Vec<(LinkId, Seat)> {
    // Links in the order of building, if each connects separate parts.
    let mut part: Vec<NodeId> = map.nodes().collect();
    let mut joining = Vec::new();
    for moment in moments {
        let Deed::Built(link) = moment.deed else {
            continue;
        };
        let ends = map.link(link);
        let (one, other) = (part[ends.a.index()], part[ends.b.index()]);
        if one != other {
            for part in part.iter_mut().filter(|part| **part == other) {
                *part = one;
            }
            joining.push((link, moment.seat));
        }
    }
    // Links that lead to none of the ends are removed one by one.
    loop {
        let mut around = vec![0; part.len()];
        for &(link, _) in &joining {
            let link = map.link(link);
            around[link.a.index()] += 1;
            around[link.b.index()] += 1;
        }
        let leads_on = |end: NodeId| around[end.index()] > 1 || ends.contains(&end);
        let before = joining.len();
        joining.retain(|&(link, _)| {
            let link = map.link(link);
            leads_on(link.a) && leads_on(link.b)
        });
        if joining.len() == before {
            return joining;
        }
    }
}

/// The cost of a link in dollars.
pub fn cost(map: &RailMap, link: LinkId) -> u32 {
    map.link(link).cost.into()
}

/// Returns the hub and the cities of a seat as intersections, which its network has to join.
pub fn ends(game: &TransglobalRail, seat: Seat) -> Vec<NodeId> {
    let cities = game.hand(seat).map(|city| game.map().city(city).node);
    game.hub(seat).into_iter().chain(cities).collect()
}
