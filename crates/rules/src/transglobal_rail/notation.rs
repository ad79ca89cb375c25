//! Compact notation of Transglobal Rail: a step is its kind in one to three bits, shorter for frequent kinds, and
//! the number of the map's link or intersection.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::deal::Deal;
use super::{ID, Move, Setup, TransglobalRail};
use crate::check::Check;
use crate::maps::{MapId, NodeId, RailMap};
use crate::{BitReader, BitWriter, GameId, Notation, StartError};

/// Start of a game: the checksum of its map, and the agreed set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The sum of the map's graph.
    graph: [u8; 4],
    setup: Setup,
    /// Deals of the first rounds, if they do not come from the seed.
    deals: Vec<Deal>,
}

/// Returns the checksum of everything in a map that the rules use. The drawing may change.
fn graph_sum(map: &RailMap) -> [u8; 4] {
    let mut check = Check::default();
    let mut add = |numbers: &[usize]| {
        for &number in numbers {
            check.add(&(number as u32).to_le_bytes());
        }
    };
    add(&[map.positions().len(), map.links().len()]);
    for link in map.links() {
        add(&[link.a.index(), link.b.index(), link.cost.into()]);
    }
    for city in map.cities() {
        add(&[city.node.index(), city.region, city.ringed.into()]);
    }
    check.sum().to_le_bytes()
}

impl Notation for TransglobalRail {
    const GAME: GameId = ID;
    type Context = Arc<RailMap>;
    type Start = Start;

    fn context_id(&self) -> Option<Cow<'static, str>> {
        self.map().id().map(MapId::id)
    }

    fn to_start(&self) -> Option<Start> {
        let start = Start {
            graph: graph_sum(self.map()),
            setup: *self.setup(),
            deals: self.deals.to_vec(),
        };
        let is_first = Self::from_start(start.clone(), self.map()).as_ref() == Ok(self);
        is_first.then_some(start)
    }

    fn from_start(start: Start, map: &Arc<RailMap>) -> Result<Self, StartError> {
        if start.graph != graph_sum(map) {
            return Err(StartError::Context);
        }
        let Start { setup, deals, .. } = start;
        if !deals.iter().all(|deal| deal.could_be(map, setup.seats)) {
            return Err(StartError::Rules);
        }
        Self::with_deals(map.clone(), setup, deals).map_err(|_| StartError::Rules)
    }

    fn pack(&self, step: &Move, bits: &mut BitWriter) -> Option<()> {
        let map = self.map();
        let kind = match step {
            Move::Link(..) => [Some(0), None, None],
            Move::Ok => [Some(1), Some(0), None],
            Move::Hub(_) => [Some(1), Some(1), Some(0)],
            Move::Discard => [Some(1), Some(1), Some(1)],
        };
        for bit in kind.into_iter().flatten() {
            bits.put(bit, 2)?;
        }
        match *step {
            Move::Link(a, b) => bits.put(map.link_between(a, b)?.index(), map.links().len()),
            Move::Hub(node) => bits.put(node.index(), map.positions().len()),
            Move::Discard | Move::Ok => Some(()),
        }
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Move> {
        let map = self.map();
        if bits.take(2)? == 0 {
            let link = map.links()[bits.take(map.links().len())?];
            return Some(Move::Link(link.a, link.b));
        }
        if bits.take(2)? == 0 {
            return Some(Move::Ok);
        }
        Some(match bits.take(2)? {
            0 => Move::Hub(NodeId::new(bits.take(map.positions().len())?)),
            _ => Move::Discard,
        })
    }
}
