//! Awards for players at the end of a game, apart from its places. They condense the facts of a review into three
//! numbers.

use serde::{Deserialize, Serialize};

use super::rounds::{self, Played};
use super::{Seat, TransglobalRail};
use crate::maps::{LinkId, NodeId, RailMap};
use crate::record::Record;

/// An honour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Award {
    /// Cost of the cheapest rails of the game that joined a hub with its five cities, in dollars.
    ///
    /// Any player may have built them.
    Hub(u32),
    /// Most built by others: the cost, in dollars, of their links that joined the player's cities in all rounds.
    Others(u32),
    /// Number of links of the longest way over rails from a hub to one of its cities.
    Line(u32),
}

/// Returns the awards of a finished game, each with the seat that has earned it.
///
/// An award that several seats share goes to each of them. An award that all share goes to none.
pub fn awards(record: &Record<TransglobalRail>) -> Vec<(Seat, Award)> {
    let seats = record.start().setup().seats;
    let rounds = rounds::played(record);
    let feats: Vec<Feats> = (0..seats).map(|seat| Feats::of(&rounds, seat)).collect();
    let best = |figure: fn(&Feats) -> Option<u32>, award: fn(u32) -> Award, least: bool| {
        let figures = feats.iter().filter_map(figure);
        let best = if least { figures.min() } else { figures.max() }?;
        let holders = (0..seats).filter(|&seat| figure(&feats[seat]) == Some(best));
        let holders: Vec<Seat> = holders.collect();
        let award = move |seat| (seat, award(best));
        (holders.len() < seats).then(|| holders.into_iter().map(award))
    };
    let all = [
        best(|feats| feats.hub, Award::Hub, true),
        best(|feats| feats.others, Award::Others, false),
        best(|feats| feats.line, Award::Line, false),
    ];
    all.into_iter().flatten().flatten().collect()
}

/// Figures of a seat over all rounds.
#[derive(Clone, Copy, Debug, Default)]
struct Feats {
    hub: Option<u32>,
    others: Option<u32>,
    line: Option<u32>,
}

impl Feats {
    fn of(rounds: &[Played], seat: Seat) -> Self {
        let mut feats = Self::default();
        for Played { board, moments } in rounds {
            let map = board.map();
            let ends = rounds::ends(board, seat);
            let joining = rounds::joining(map, moments, &ends);
            let cost = |rails: &[(LinkId, Seat)]| {
                let costs = rails.iter().map(|&(link, _)| rounds::cost(map, link));
                costs.sum::<u32>()
            };
            let by_others = joining.iter().filter(|&&(_, by)| by != seat).copied();
            let by_others = cost(&by_others.collect::<Vec<_>>());
            let whole = cost(&joining);
            feats.hub = Some(feats.hub.map_or(whole, |best| best.min(whole)));
            feats.others = Some(feats.others.unwrap_or(0) + by_others);
            feats.line = feats.line.max(farthest(&joining, &ends, map));
        }
        feats
    }
}

/// Returns the number of links from the first of some ends to the farthest of them.
///
/// The rails form no ring.
fn farthest(rails: &[(LinkId, Seat)], ends: &[NodeId], map: &RailMap) -> Option<u32> {
    let &hub = ends.first()?;
    let mut away = vec![(hub, 0)];
    let mut at = 0;
    while let Some(&(node, here)) = away.get(at) {
        at += 1;
        let links = rails.iter().map(|&(link, _)| map.link(link));
        for link in links.filter(|link| link.a == node || link.b == node) {
            let other = link.other(node);
            if away.iter().all(|&(seen, _)| seen != other) {
                away.push((other, here + 1));
            }
        }
    }
    let ends = away.iter().filter(|(node, _)| ends.contains(node));
    ends.map(|&(_, far)| far).max()
}
