//! Maps: the content of a file ([`MapFile`]), and the map for the rules ([`RailMap`]). A [`RailMap`] exists only if
//! its file has passed all checks.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::art::Art;
use super::{CityId, LinkId, MapId, NodeId, OwnMap};
use base::table::Rotation;
use base::words::{self, Message};

/// The number of regions on every map but a small one.
pub const REGIONS: usize = 5;
/// The number of cities in every region of such a map.
pub const CITIES_IN_REGION: usize = 7;
/// Maximum number of intersections of a small map, which is good for learning the game.
pub const SMALL_NODES: usize = 20;
/// The number of regions, and in each the number of cities and of ringed ones, which are never dealt to two or three
/// players.
pub(super) struct Shape {
    pub(super) regions: usize,
    cities: usize,
    ringed: usize,
}
const WHOLE: Shape = Shape {
    regions: REGIONS,
    cities: CITIES_IN_REGION,
    ringed: 2,
};
const SMALL: Shape = Shape {
    regions: 3,
    cities: 3,
    ringed: 0,
};

/// Returns the shape of a map with so many intersections.
pub(super) fn shape(nodes: usize) -> Shape {
    match nodes <= SMALL_NODES {
        true => SMALL,
        false => WHOLE,
    }
}

/// More intersections and links than any map has that people can play on. A file with far more would
/// keep the page busy.
const MOST_NODES: usize = 500;
const MOST_LINKS: usize = 2000;
/// The version of the map file's layout that this program reads.
pub const MAP_FORMAT: u32 = 2;

/// A map as it is written in a file: nothing about it has been checked yet.
///
/// All places are in stage units (the stage is 1920 x 1080, y downwards).
///
/// ```
/// use rules::maps::{MapFile, MapId, RailMap};
///
/// let usa = MapId::with_id("usa").unwrap();
/// let mut file: MapFile = serde_json::from_str(usa.info().unwrap().text).unwrap();
/// assert_eq!(file.name, "USA");
///
/// file.cities.pop();
/// assert!(RailMap::try_from(file).is_err(), "a region has lost a city");
/// ```
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct MapFile {
    /// The layout's version: [`MAP_FORMAT`].
    pub format: u32,
    /// The name that people read: "Europe".
    pub name: String,
    /// Names to choose from, for an own map; its own name is one of them. A shipped map has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The five regions; a small map has three.
    pub regions: Vec<Region>,
    /// The intersections' places.
    #[serde(deserialize_with = "lists")]
    pub nodes: Vec<[f32; 2]>,
    /// The links: two intersections, the smaller first, and the cost in dollars (1 or 2).
    #[serde(deserialize_with = "links")]
    pub links: Vec<(NodeId, NodeId, u8)>,
    /// The 35 cities; a small map has nine.
    pub cities: Vec<City>,
    /// Costs of the map's hands. The map builder computes them from all hands.
    ///
    /// `None` for small maps, and for older files without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub costs: Option<HandCosts>,
    /// Picture under the links. The rules never look at it.
    pub art: Art,
}

impl MapFile {
    /// Takes the one of its names that an own map chooses, or the first if it has fewer.
    pub fn take_name(&mut self, own: OwnMap) {
        let chosen = self.names.get(usize::from(own.name()));
        if let Some(name) = chosen.or(self.names.first()) {
            self.name.clone_from(name);
        }
    }
}

/// Reads lists of exactly `N` numbers. The page's JSON reader ignores surplus numbers in an array, and such a map
/// is not ours.
fn lists<'de, D, T, const N: usize>(from: D) -> Result<Vec<[T; N]>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let exact = |list: Vec<T>| {
        let length = list.len();
        let wrong = |_| D::Error::invalid_length(length, &"a full list");
        list.try_into().map_err(wrong)
    };
    let lists = Vec::<Vec<T>>::deserialize(from)?;
    lists.into_iter().map(exact).collect()
}

fn links<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(NodeId, NodeId, u8)>, D::Error> {
    let link = |[a, b, cost]: [usize; 3]| {
        // A cost that is too large for its type fails later with all other wrong costs.
        let cost = cost.try_into().unwrap_or(u8::MAX);
        (NodeId::new(a), NodeId::new(b), cost)
    };
    Ok(lists(from)?.into_iter().map(link).collect())
}

/// Cost of the cheapest network that joins the cities of a hand, over all hands of a map, in dollars.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub struct HandCosts {
    /// At most one hand in twenty costs less.
    pub from: u8,
    /// At most one hand in twenty costs more.
    pub to: u8,
    /// The standard deviation, to the tenth.
    pub spread: f32,
}

impl HandCosts {
    /// Largest standard deviation of an even map.
    const EVEN: f32 = 2.5;

    /// Returns true if hands differ as little as on the newer maps of the house.
    pub fn are_even(&self) -> bool {
        self.spread <= Self::EVEN
    }
}

/// A region of a map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub struct Region {
    /// The name: "Iberia".
    pub name: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// The pictogram that tells the region without its colour.
    pub symbol: Symbol,
}

/// The pictograms of regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Two waves.
    Wave,
    /// A sun with rays.
    Sun,
    /// A fir tree.
    Tree,
    /// A column of a temple.
    Column,
    /// A snow crystal.
    Snow,
}

/// A city, on its own intersection.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct City {
    /// The name that people read.
    pub name: String,
    /// Its intersection.
    pub node: NodeId,
    /// The number of its region.
    pub region: usize,
    /// True if the city has a dashed ring, and is left out with two or three players.
    pub ringed: bool,
    /// Label of its name for readers on each side of the table, by [`Rotation`]. The map builder has placed them so
    /// that no names overlap.
    pub labels: [Label; 4],
}

impl City {
    /// Returns the label of its name for readers with a rotation.
    pub fn label(&self, turn: Rotation) -> Label {
        self.labels[turn as usize]
    }
}

/// Place of a name: the stage position of its start, middle or end on its base line, as its readers see it.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub struct Label {
    /// Stage units.
    pub x: f32,
    /// Stage units.
    pub y: f32,
    /// Part of the name at this point.
    pub anchor: Anchor,
}

/// Part of a text at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A link between two intersections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// The end with the smaller number.
    pub a: NodeId,
    /// The other end.
    pub b: NodeId,
    /// Dollars: 1, or 2 across a river, a range or a strait.
    pub cost: u8,
}

impl Link {
    /// The end that is not `node`.
    pub fn other(&self, node: NodeId) -> NodeId {
        if node == self.a { self.b } else { self.a }
    }
}

/// A checked map: every number in it points at something, and every demand of the rules holds.
///
/// ```
/// use rules::maps::{MapFile, MapId, RailMap};
///
/// let usa = MapId::with_id("usa").unwrap();
/// let file: MapFile = serde_json::from_str(usa.info().unwrap().text).unwrap();
/// let map = RailMap::try_from(file).unwrap();
///
/// let id = map.link_ids().next().unwrap();
/// let link = map.link(id);
/// assert!(map.around(link.a).contains(&id));
/// assert_eq!(map.link_between(link.b, link.a), Some(id));
/// ```
#[derive(Clone, Debug)]
pub struct RailMap {
    id: Option<MapId>,
    name: String,
    names: Vec<String>,
    regions: Vec<Region>,
    places: Vec<[f32; 2]>,
    links: Vec<Link>,
    around: Vec<Vec<LinkId>>,
    cities: Vec<City>,
    city_at: Vec<Option<CityId>>,
    costs: Option<HandCosts>,
    art: Art,
}

impl RailMap {
    /// Returns the map with an id from the file that was requested for it.
    ///
    /// # Errors
    ///
    /// A sentence, if the file has another map or is invalid.
    pub fn of(map: MapId, file: MapFile) -> Result<Self, MapError> {
        let title = map.info().map(|info| info.title);
        if title.is_some_and(|title| file.name != title) {
            return refuse(words::fault_map_other(map.title()));
        }
        let id = Some(map);
        Self::try_from(file).map(|rails| Self { id, ..rails })
    }

    /// Returns the id of the map; `None` for an unknown map.
    pub fn id(&self) -> Option<MapId> {
        self.id
    }

    /// The name that people read.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the names to choose from for an own map, in the order of [`OwnMap::name`](super::OwnMap::name).
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The same map with the name that the id of an own map chooses; `None` if it has no such name.
    pub fn renamed(&self, map: MapId) -> Option<Self> {
        let number = usize::from(map.own()?.name());
        Some(Self {
            id: Some(map),
            name: self.names.get(number)?.clone(),
            ..self.clone()
        })
    }

    /// The regions.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The intersections' places in stage units; their count is the count of intersections.
    pub fn positions(&self) -> &[[f32; 2]] {
        &self.places
    }

    /// All intersections.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + Clone + use<> {
        (0..self.places.len()).map(NodeId::new)
    }

    /// Returns true if the map has this intersection.
    pub fn has_node(&self, node: NodeId) -> bool {
        node.index() < self.places.len()
    }

    /// Returns the position of an intersection, in stage units.
    ///
    /// # Panics
    ///
    /// If there is no such intersection. All queries about parts of the map panic so.
    pub fn place(&self, node: NodeId) -> [f32; 2] {
        self.places[node.index()]
    }

    /// The links in the file's order.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The numbers of all links.
    pub fn link_ids(&self) -> impl DoubleEndedIterator<Item = LinkId> + Clone + use<> {
        (0..self.links.len()).map(LinkId::new)
    }

    /// A link.
    pub fn link(&self, link: LinkId) -> Link {
        self.links[link.index()]
    }

    /// The links that end at an intersection.
    pub fn around(&self, node: NodeId) -> &[LinkId] {
        &self.around[node.index()]
    }

    /// The cities in the file's order.
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// The numbers of all cities.
    pub fn city_ids(&self) -> impl DoubleEndedIterator<Item = CityId> + Clone + use<> {
        (0..self.cities.len()).map(CityId::new)
    }

    /// A city.
    pub fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// The city on an intersection, if there is one.
    pub fn city_at(&self, node: NodeId) -> Option<CityId> {
        self.city_at[node.index()]
    }

    /// The link between two intersections (in either order), if there is one.
    pub fn link_between(&self, a: NodeId, b: NodeId) -> Option<LinkId> {
        let ends = |link: &LinkId| self.link(*link).other(a) == b;
        self.around.get(a.index())?.iter().copied().find(ends)
    }

    /// Returns true if the map is small: for learning the game, with three cities a player.
    pub fn is_small(&self) -> bool {
        self.regions.len() < REGIONS
    }

    /// Returns the number of hands in the deck, which is the number of cities in each region.
    pub fn hands(&self) -> usize {
        self.cities.len() / self.regions.len()
    }

    /// Returns the cost of the map's hands, if its file has it.
    pub fn costs(&self) -> Option<HandCosts> {
        self.costs
    }

    /// The picture under the links.
    pub fn art(&self) -> &Art {
        &self.art
    }
}

/// Why a map file cannot be played on, as a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError(Message);

impl From<MapError> for Message {
    fn from(MapError(why): MapError) -> Self {
        why
    }
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for MapError {}

pub(super) fn refuse<T>(why: Message) -> Result<T, MapError> {
    Err(MapError(why))
}

impl TryFrom<MapFile> for RailMap {
    type Error = MapError;

    /// Checks a file's map. It needs the right version and size, and five regions of seven cities with two ringed
    /// (three of three with none, if the map is [small](RailMap::is_small)). Every city has its own intersection.
    /// Every link is between two different existing intersections, costs $1 or $2, and occurs once. Every
    /// intersection is connected to every other.
    fn try_from(file: MapFile) -> Result<Self, MapError> {
        if file.format != MAP_FORMAT {
            return refuse(words::fault_map_version(file.format, MAP_FORMAT));
        }
        if file.nodes.len() > MOST_NODES || file.links.len() > MOST_LINKS {
            return refuse(words::fault_map_too_large());
        }
        let (links, around) = check_links(&file)?;
        let city_at = check_cities(&file)?;
        let is_it = |map: &MapId| map.info().is_some_and(|info| info.title == file.name);
        let map = RailMap {
            id: MapId::known().find(is_it),
            name: file.name,
            names: file.names,
            regions: file.regions,
            places: file.nodes,
            links,
            around,
            cities: file.cities,
            city_at,
            costs: file.costs,
            art: file.art,
        };
        map.check_connected()?;
        Ok(map)
    }
}

fn check_links(file: &MapFile) -> Result<(Vec<Link>, Vec<Vec<LinkId>>), MapError> {
    let count = file.nodes.len();
    if file.nodes.iter().flatten().any(|v| !v.is_finite()) {
        return refuse(words::fault_map_place());
    }
    let mut links: Vec<Link> = Vec::with_capacity(file.links.len());
    let mut around: Vec<Vec<LinkId>> = vec![Vec::new(); count];
    for (id, &(a, b, cost)) in file.links.iter().enumerate() {
        if let Some(missing) = [a, b].into_iter().find(|end| end.index() >= count) {
            return refuse(words::fault_map_link_end(missing.to_string(), id));
        }
        let known = |other: &LinkId| links[other.index()];
        let doubled = around[a.index()]
            .iter()
            .any(|other| known(other).other(a) == b);
        if a >= b || !(1..=2).contains(&cost) || doubled {
            let [a, b] = [a, b].map(|end| end.to_string());
            return refuse(words::fault_map_link(a, cost, id, b));
        }
        around[a.index()].push(LinkId::new(id));
        around[b.index()].push(LinkId::new(id));
        links.push(Link { a, b, cost });
    }
    Ok((links, around))
}

fn check_cities(file: &MapFile) -> Result<Vec<Option<CityId>>, MapError> {
    let shape = shape(file.nodes.len());
    let regions = shape.regions;
    if file.regions.len() != regions {
        return refuse(words::fault_map_regions(file.regions.len(), regions));
    }
    let mut city_at = vec![None; file.nodes.len()];
    for (id, city) in file.cities.iter().enumerate() {
        let name = || Message::name(&city.name);
        if city.region >= regions {
            return refuse(words::fault_map_city_region(name()));
        }
        match city_at.get_mut(city.node.index()) {
            None => {
                return refuse(words::fault_map_city_node(name(), city.node.to_string()));
            }
            Some(Some(_)) => return refuse(words::fault_map_city_city(name())),
            Some(free) => *free = Some(CityId::new(id)),
        }
    }
    for (number, region) in file.regions.iter().enumerate() {
        let cities = file.cities.iter().filter(|city| city.region == number);
        let ringed = cities.clone().filter(|city| city.ringed).count();
        let cities = cities.count();
        if (cities, ringed) != (shape.cities, shape.ringed) {
            return refuse(words::fault_map_region(
                cities,
                Message::name(&region.name),
                ringed,
                shape.cities,
                shape.ringed,
            ));
        }
    }
    Ok(city_at)
}

impl RailMap {
    fn check_connected(&self) -> Result<(), MapError> {
        let mut seen = vec![false; self.places.len()];
        let mut open = vec![NodeId::new(0)];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node.index()], true) {
                let links = self.around(node).iter();
                open.extend(links.map(|&link| self.link(link).other(node)));
            }
        }
        match seen.iter().position(|&reached| !reached) {
            Some(node) => refuse(words::fault_map_unreached(node.to_string())),
            None => Ok(()),
        }
    }
}
