//! Names on the built-in maps: those of cities cover no intersection, no rail and no other name, those of seas are
//! on water and those of ranges on land, and none is near a panel.

use std::rc::Rc;
use std::sync::LazyLock;

use app::loaded_map::LoadedMap;
use base::table::{Rotation, kept_clear};
use base::words::Language;
use rules::maps::{ArtKind, MapFile, MapId, NodeId, Points};
use scene::{Item, Layer, Op, Point};
use screens::{Stills, Towns};

use crate::common::{languages, maps};
use shapes::{Bounds, Line, line};

/// Names are written over a hub's rim, and leave this much round its middle free.
const HUB: f32 = 8.5;
/// Largest share of a rail that a name may hide.
const HIDDEN: f32 = 0.6;
/// Other names are at least so far away in any language.
const CLEAR: f32 = 2.0;
/// Distance in stage units by which a name is nearer to its own city than to any other.
const NEARER: f32 = 8.0;
/// Half the width of a rail.
const RAIL: f32 = 6.5;

/// City whose name does not fit sideways.
///
/// The intersections round it are 35 units apart, and the name covers one.
const NO_ROOM: (&str, [Rotation; 2]) = ("St Petersburg", [Rotation::R90, Rotation::R270]);

struct Map {
    /// Direction that the names of its cities face.
    turn: Rotation,
    file: MapFile,
    cities: Vec<Line>,
    art: Vec<(ArtKind, Line)>,
    /// The hair lines, each from its city to its name.
    leaders: Vec<(Point, Point)>,
}

static MAPS: LazyLock<Vec<Map>> = LazyLock::new(|| {
    MapId::known()
        .flat_map(|id| Rotation::ALL.map(|turn| map(id, turn, Language::ENGLISH)))
        .collect()
});

/// A map with its names as they are drawn for readers on a side.
fn map(id: MapId, turn: Rotation, language: Language) -> Map {
    let file = maps::file(id);
    let loaded_map = LoadedMap::new(id, file.clone()).expect("the map is good");
    let loaded_map = Rc::new(loaded_map);
    let mut stills = Stills::default();
    stills.set_language(languages::words(), language);
    let Towns { halos, towns } = stills.towns(&loaded_map, &turn.into());
    let lines = |layer: &Layer| -> Vec<Line> { layer.items.iter().filter_map(line).collect() };
    let kinds = file.art.names.iter().map(|name| name.kind);
    let art = kinds.zip(lines(&halos)).collect();
    let cities = lines(&towns);
    assert_eq!(cities.len(), file.cities.len());
    let leaders = match &towns.items[1] {
        Item::Path { path, .. } => ends(path),
        Item::Text(_) => panic!("hair lines come first"),
    };
    Map {
        leaders,
        turn,
        file,
        cities,
        art,
    }
}

/// The ends of the lines that a path is made of.
fn ends(path: &[Op]) -> Vec<(Point, Point)> {
    let pairs = path.chunks_exact(2).map(|pair| match pair {
        &[Op::Move(from), Op::Line(to)] => (from, to),
        _ => panic!("{pair:?} is no line"),
    });
    pairs.collect()
}

impl Map {
    fn node(&self, node: NodeId) -> Point {
        let [x, y] = self.file.nodes[node.index()];
        Point::new(x, y)
    }

    /// All names.
    fn names(&self) -> impl Iterator<Item = &Line> {
        self.cities
            .iter()
            .chain(self.art.iter().map(|(_, name)| name))
    }
}

/// Returns the distance of a point from a rectangle: 0 inside.
fn distance(bounds: &Bounds, at: Point) -> f32 {
    let x = at.x.clamp(bounds.from.x, bounds.to.x);
    let y = at.y.clamp(bounds.from.y, bounds.to.y);
    at.distance(Point::new(x, y))
}

/// Returns the share of a line under a rectangle, with the width of its rail.
fn hidden(bounds: &Bounds, a: Point, b: Point) -> f32 {
    let under = |step: &u8| distance(bounds, a.towards(b, f32::from(*step) / 100.0)) < RAIL;
    (0..=100).filter(under).count() as f32 / 101.0
}

fn tell(faults: Vec<String>) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn names_of_cities_hide_neither_hubs_nor_rails() {
    let mut faults = Vec::new();
    for map in MAPS.iter() {
        for (city, name) in map.file.cities.iter().zip(&map.cities) {
            let mut found = Vec::new();
            for node in (0..map.file.nodes.len()).map(NodeId::new) {
                let gap = distance(&name.bounds, map.node(node));
                let least = if node == city.node { 17.0 } else { HUB };
                let no_room = city.name == NO_ROOM.0 && NO_ROOM.1.contains(&map.turn);
                if gap < least && !no_room {
                    found.push(format!("{gap:.1} from the intersection {node}"));
                }
            }
            for &(a, b, _) in &map.file.links {
                let share = hidden(&name.bounds, map.node(a), map.node(b));
                if share > HIDDEN {
                    found.push(format!("hides {:.0} % of {a}-{b}", share * 100.0));
                }
            }
            let found = found.into_iter();
            faults.extend(
                found.map(|f| format!("{}, {:?}, {}: {f}", map.file.name, map.turn, city.name)),
            );
        }
    }
    tell(faults);
}

#[test]
fn names_keep_clear_of_each_other_and_of_panels() {
    let mut faults = Vec::new();
    for map in MAPS.iter() {
        let names: Vec<&Line> = map.names().collect();
        for (index, one) in names.iter().enumerate() {
            for other in &names[..index] {
                if one.apart(other) < 3.0 {
                    faults.push(format!("{:?} on {:?}", one.words, other.words));
                }
            }
            for (from, to) in kept_clear() {
                let panel = Bounds::new(from, to);
                if panel.apart(&one.bounds) < 8.0 && one.points().any(|p| distance(&panel, p) < 8.0)
                {
                    faults.push(format!("{:?} at a panel", one.words));
                }
            }
        }
    }
    tell(faults);
}

/// Names that are longer in another language shrink until they fit.
#[test]
fn names_of_all_languages_keep_clear_of_each_other() {
    let mut faults = Vec::new();
    for language in Language::all() {
        for (id, turn) in MapId::known().flat_map(|id| Rotation::ALL.map(|turn| (id, turn))) {
            let map = map(id, turn, language);
            let names: Vec<&Line> = map.names().collect();
            for (index, one) in names.iter().enumerate() {
                for other in &names[..index] {
                    let apart = one.apart(other);
                    if apart < CLEAR {
                        let (one, other) = (&one.words, &other.words);
                        let code = language.code();
                        faults.push(format!(
                            "{code} {turn:?}: {one:?} is {apart:.1} from {other:?}"
                        ));
                    }
                }
            }
        }
    }
    tell(faults);
}

/// A name is read at the roundel that it is nearest to.
#[test]
fn names_of_all_languages_are_nearest_to_their_own_cities() {
    let mut faults = Vec::new();
    for language in Language::all() {
        for (id, turn) in MapId::known().flat_map(|id| Rotation::ALL.map(|turn| (id, turn))) {
            let map = map(id, turn, language);
            for (city, name) in map.file.cities.iter().zip(&map.cities) {
                let gap = |node| distance(&name.bounds, map.node(node));
                let own = gap(city.node);
                let others = map.file.cities.iter();
                let others = others.filter(|other| other.node != city.node);
                let nearest = others.min_by(|a, b| gap(a.node).total_cmp(&gap(b.node)));
                let other = nearest.expect("maps have many cities");
                let nearer = gap(other.node) - own;
                if nearer < NEARER {
                    let (code, name, other) = (language.code(), &name.words, &other.name);
                    faults.push(format!(
                        "{code} {turn:?}: {name:?} is {own:.1} away, and {nearer:.1} nearer than to {other}"
                    ));
                }
            }
        }
    }
    tell(faults);
}

/// Where names are crowded, a hair line leads from a city to its own name, and to no other.
#[test]
fn hair_lines_lead_from_cities_to_their_own_names() {
    let mut faults = Vec::new();
    for map in MAPS.iter() {
        for &(from, to) in &map.leaders {
            let cities = map.file.cities.iter().zip(&map.cities);
            let (city, own) = cities
                .min_by(|(a, _), (b, _)| {
                    let far = |node| from.distance(map.node(node));
                    far(a.node).total_cmp(&far(b.node))
                })
                .expect("maps have cities");
            let mut names = map.cities.iter();
            let gap = distance(&own.bounds, to);
            // A name reserves space for letters like g, which it may not have.
            if gap > 6.5 || names.any(|name| distance(&name.bounds, to) < gap) {
                faults.push(format!("{} {:?}: {}", map.file.name, map.turn, city.name));
            }
        }
    }
    tell(faults);
    let lines = |map: &Map| map.leaders.len();
    assert!(MAPS.iter().map(lines).sum::<usize>() > 12);
}

fn held(rings: &[Points], at: Point) -> bool {
    let crossings = |ring: &Points| {
        let corners = || ring.chunks_exact(2).map(|pair| (pair[0], pair[1]));
        let sides = corners().zip(corners().cycle().skip(1));
        let crossed = sides.filter(|(a, b)| {
            (a.1 > at.y) != (b.1 > at.y) && at.x < (b.0 - a.0) * (at.y - a.1) / (b.1 - a.1) + a.0
        });
        crossed.count()
    };
    rings.iter().map(crossings).sum::<usize>() % 2 == 1
}

#[test]
fn names_of_seas_lie_on_water_and_those_of_ranges_on_land() {
    let mut faults = Vec::new();
    for map in MAPS.iter() {
        for (kind, name) in &map.art {
            let wrong = |at: Point| match kind {
                ArtKind::Sea => held(&map.file.art.land, at),
                ArtKind::Range => !held(&map.file.art.land, at),
            };
            let whole = name.points().any(wrong);
            let links = map.file.links.iter();
            let mut links = links.map(|&(a, b, _)| (map.node(a), map.node(b)));
            let rails = links.any(|(a, b)| {
                let at = |step: u8| a.towards(b, f32::from(step) / 40.0);
                let near = |p: Point| (0..=40).any(|step| at(step).distance(p) < 5.0);
                // Most links are far off.
                let beside = Bounds::of([a, b]).grown(5.0);
                let mut points = name.points().filter(|&p| distance(&beside, p) == 0.0);
                points.any(near)
            });
            if whole {
                faults.push(format!(
                    "{}: {:?} crosses a shore",
                    map.file.name, name.words
                ));
            }
            if rails {
                faults.push(format!("{}: {:?} lies on rails", map.file.name, name.words));
            }
        }
    }
    tell(faults);
}

/// Signs of regions are upside down for no reader, because they rotate about the middles of their roundels.
#[test]
fn signs_of_regions_turn_with_the_names() {
    let loaded_map = LoadedMap::new(
        MapId::all().next().expect("there are maps"),
        maps::file(maps::europe()),
    );
    let loaded_map = Rc::new(loaded_map.expect("the map is good"));
    let mut stills = Stills::default();
    let mut paths = |turn: Rotation| -> Vec<Vec<Op>> {
        let items = stills.towns(&loaded_map, &turn.into()).towns.items;
        let paths = items.iter().filter_map(|item| match item {
            Item::Path { path, .. } => Some(path.clone()),
            Item::Text(_) => None,
        });
        // The hair lines come first, once as paper and once as ink.
        paths.skip(2).collect()
    };
    let (upright, turned) = (paths(Rotation::R0), paths(Rotation::R180));
    assert_eq!(upright.len(), turned.len());
    let (mut middle, mut signs) = (Point::default(), 0);
    for (upright, turned) in upright.iter().zip(&turned) {
        if let [Op::Circle(centre, _)] = upright[..] {
            middle = centre;
        }
        for (&one, &other) in upright.iter().zip(turned) {
            if let (Op::Move(one), Op::Move(other)) = (one, other) {
                let across = Point::new(2.0 * middle.x - one.x, 2.0 * middle.y - one.y);
                assert!(
                    across.distance(other) < 0.01,
                    "{one:?} round {middle:?}: {other:?}"
                );
                signs += 1;
            }
        }
    }
    assert!(signs > 35, "{signs}");
}

/// The tests above notice what they are for.
#[test]
fn names_that_are_moved_are_noticed() {
    let map = &MAPS[0];
    let name = &map.cities[0];
    let [a, b] = [name.bounds.from, name.bounds.to];
    let across = [
        Point::new(a.x - 10.0, a.y + 8.0),
        Point::new(b.x + 10.0, a.y + 8.0),
    ];
    assert!(hidden(&name.bounds, across[0], across[1]) > HIDDEN);
    assert!(
        hidden(
            &name.bounds,
            Point::new(a.x, a.y - 20.0),
            Point::new(b.x, a.y - 20.0)
        ) == 0.0
    );
    let land = &map.file.art.land;
    let paris = map.file.cities.iter().find(|city| city.name == "Paris");
    assert!(held(
        land,
        map.node(paris.expect("Paris is on the map").node)
    ));
    let seas = map.art.iter().filter(|(kind, _)| *kind == ArtKind::Sea);
    assert!(seas.count() > 2);
}
