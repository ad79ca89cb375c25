//! A map without the parts for people only, as a computer player gets it.

use serde::{Deserialize, Serialize};

use super::NodeId;
use super::art::Art;
use super::map::{
    Anchor, City, Label, MAP_FORMAT, MapError, MapFile, RailMap, Region, Symbol, refuse, shape,
};
use base::words;

/// More intersections than this the players' tables do not hold.
const MOST_NODES: usize = 256;

/// A map's graph and its cities, without places, names and pictures. It is not checked yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Graph {
    /// Number of intersections.
    nodes: usize,
    /// The links, as in [`MapFile`].
    links: Vec<(NodeId, NodeId, u8)>,
    /// Each city's intersection and region, and true if it has a ring.
    cities: Vec<(NodeId, usize, bool)>,
}

impl From<&RailMap> for Graph {
    fn from(map: &RailMap) -> Self {
        let links = map.links().iter().map(|link| (link.a, link.b, link.cost));
        let cities = map.cities().iter();
        let cities = cities.map(|city| (city.node, city.region, city.ringed));
        Self {
            nodes: map.positions().len(),
            links: links.collect(),
            cities: cities.collect(),
        }
    }
}

impl TryFrom<Graph> for RailMap {
    type Error = MapError;

    /// Checks the graph like a map's file. Names are empty, and all places are 0.
    fn try_from(graph: Graph) -> Result<Self, MapError> {
        let Graph {
            nodes,
            links,
            cities,
        } = graph;
        if nodes > MOST_NODES {
            return refuse(words::fault_map_too_many_nodes(nodes));
        }
        let cities = cities.into_iter().map(|(node, region, ringed)| City {
            name: String::new(),
            node,
            region,
            ringed,
            labels: [Label {
                x: 0.0,
                y: 0.0,
                anchor: Anchor::Start,
            }; 4],
        });
        let region = Region {
            name: String::new(),
            colour: String::new(),
            symbol: Symbol::Sun,
        };
        RailMap::try_from(MapFile {
            format: MAP_FORMAT,
            name: String::new(),
            names: Vec::new(),
            regions: vec![region; shape(nodes).regions],
            nodes: vec![[0.0; 2]; nodes],
            links,
            cities: cities.collect(),
            costs: None,
            art: Art::default(),
        })
    }
}
