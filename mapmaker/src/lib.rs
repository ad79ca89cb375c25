//! Builds Roundhouse's maps from written descriptions and Natural Earth data.
//!
//! A description ([`description`]) and the data ([`topojson`]) are projected onto the stage ([`projection`],
//! [`geography`], [`raster`]). There the intersections are placed ([`layout`]) and linked ([`network`]), names get
//! their places ([`labels`], [`words`]), and the picture is drawn ([`art`], with the land of [`regions`]). The
//! finished map is measured ([`demands`], with the exact costs of all hands from [`hands`]).

pub mod art;
pub mod demands;
pub mod description;
pub mod geography;
pub mod hands;
pub mod labels;
pub mod layout;
pub mod network;
pub mod plane;
pub mod preview;
pub mod projection;
pub mod propose;
pub mod raster;
pub mod regions;
pub mod topojson;
pub mod words;

use std::collections::BTreeMap;

use base::table::Rotation;
use rules::maps::{City, MAP_FORMAT, MapFile, NodeId, Region};
use serde_json::Value;

use description::{Description, Lattice};
use geography::Geography;
use layout::Layout;
use network::Network;

/// A built map.
pub struct Built {
    /// The map, not yet checked.
    pub file: MapFile,
    /// Number of links that cost extra, by reason.
    pub reasons: BTreeMap<String, usize>,
    /// Mean distance of the cities from their true places, in stage units.
    pub off: f64,
    /// The cities with one link only.
    pub dead_ends: usize,
    /// The intersections under names.
    pub covered: usize,
}

/// Why a map cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the city with which it cannot, region after region, if it is one city's fault.
    pub city: Option<usize>,
    /// A sentence.
    pub why: String,
}

impl Fault {
    fn of(city: usize, why: String) -> Self {
        let city = Some(city);
        Self { city, why }
    }
}

impl From<String> for Fault {
    fn from(why: String) -> Self {
        Self { city: None, why }
    }
}

impl From<Fault> for String {
    fn from(fault: Fault) -> Self {
        fault.why
    }
}

/// Builds a map on a lattice.
///
/// # Errors
///
/// A fault, if there is too little ground, a city is out of reach or a name does not fit.
pub fn build(
    description: &Description,
    lattice: Lattice,
    geography: &Geography,
) -> Result<Built, Fault> {
    let layout = Layout::new(description, lattice, geography)?;
    let network = Network::new(description, lattice.spacing, layout, geography)?;
    let regions = description.regions.iter();
    let names: Vec<&str> = regions
        .flat_map(|r| r.cities.keys().map(String::as_str))
        .collect();
    // Names of seas and ranges avoid the city names for readers at the near side, and all other city names avoid
    // them.
    let [near, others @ ..] = Rotation::ALL;
    let labels = labels::place(&names, &network, near, &[])?;
    let areas = names.iter().zip(&labels);
    let areas: Vec<_> = areas
        .map(|(name, &label)| labels::area(name, label, near))
        .collect();
    let owners = description.regions.iter().enumerate();
    let owners = owners.flat_map(|(number, region)| region.cities.keys().map(move |_| number));
    let owners: Vec<usize> = owners.collect();
    let places = network.city_nodes.iter().map(|&node| network.nodes[node]);
    let places: Vec<_> = places.zip(owners.iter().copied()).collect();
    let mut art = art::draw(description, geography, &places);
    words::place(&mut art, &areas, &network)?;
    let written: Vec<_> = art
        .names
        .iter()
        .flat_map(words::points_in_any_language)
        .collect();
    let mut sides = vec![labels];
    for turn in others {
        sides.push(labels::place(&names, &network, turn, &written)?);
    }
    let cities = owners.into_iter().enumerate().map(|(city, region)| City {
        name: names[city].to_owned(),
        node: NodeId::new(network.city_nodes[city]),
        region,
        ringed: description.regions[region]
            .ringed
            .iter()
            .any(|name| name == names[city]),
        labels: std::array::from_fn(|side| sides[side][city]),
    });
    let regions = description.regions.iter().map(|region| Region {
        name: region.name.clone(),
        colour: region.colour.clone(),
        symbol: region.symbol,
    });
    let place = |node: &geo::Coord<f64>| [node.x as f32, node.y as f32];
    let link = |&(a, b, cost): &(usize, usize, u8)| (NodeId::new(a), NodeId::new(b), cost);
    let file = MapFile {
        format: MAP_FORMAT,
        name: description.name.clone(),
        names: Vec::new(),
        regions: regions.collect(),
        nodes: network.nodes.iter().map(place).collect(),
        links: network.links.iter().map(link).collect(),
        cities: cities.collect(),
        costs: None,
        art,
    };
    Ok(Built {
        off: off(&network, geography),
        dead_ends: dead_ends(&network),
        covered: covered(&network, &file),
        reasons: network.reasons,
        file,
    })
}

fn off(network: &Network, geography: &Geography) -> f64 {
    let pairs = network.city_nodes.iter().zip(&geography.cities);
    let off = pairs.map(|(&node, &city)| plane::distance(network.nodes[node], city));
    off.sum::<f64>() / geography.cities.len() as f64
}

fn dead_ends(network: &Network) -> usize {
    let links = |node: usize| {
        let ends = network
            .links
            .iter()
            .filter(|&&(a, b, _)| a == node || b == node);
        ends.count()
    };
    network
        .city_nodes
        .iter()
        .filter(|&&node| links(node) < 2)
        .count()
}

fn covered(network: &Network, file: &MapFile) -> usize {
    let names = file
        .cities
        .iter()
        .map(|city| labels::area(&city.name, city.label(Rotation::R0), Rotation::R0));
    let names: Vec<_> = names.collect();
    let under = |node: &&geo::Coord<f64>| names.iter().any(|name| name.distance(**node) < 8.0);
    network.nodes.iter().filter(under).count()
}

/// Returns a map file's text: one line of JSON, with whole numbers without a point.
///
/// # Errors
///
/// A sentence, if a number in it is not finite.
pub fn text(file: &MapFile) -> Result<String, String> {
    let value = serde_json::to_value(file).map_err(|why| format!("{why}."))?;
    Ok(format!("{}\n", plain(value)))
}

/// Returns whole numbers as such, and all others with one decimal.
fn plain(value: Value) -> Value {
    match value {
        Value::Array(list) => list.into_iter().map(plain).collect(),
        Value::Object(map) => map
            .into_iter()
            .map(|(key, value)| (key, plain(value)))
            .collect(),
        Value::Number(number) => {
            let tenths = (number.as_f64().unwrap_or(f64::NAN) * 10.0).round();
            if tenths % 10.0 == 0.0 {
                Value::from((tenths / 10.0) as i64)
            } else {
                Value::from(tenths / 10.0)
            }
        }
        other => other,
    }
}
