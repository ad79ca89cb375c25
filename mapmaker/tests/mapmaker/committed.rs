//! The maps in the repository are good: the rules accept each of them, it meets every demand, and the demands
//! detect bad maps.

use base::table::Rotation;
use geo::Coord;
use mapmaker::demands::{self, Demand};
use mapmaker::hands::Hands;
use mapmaker::labels;
use rules::maps::{
    Anchor, LESSON, MAPS, MapFile, MapInfo, NodeId, Ornament, OrnamentKind, RailMap,
};
use scene::{Face, measure};

/// The maps of the lobby, and that of the lesson.
fn all() -> impl Iterator<Item = &'static MapInfo> {
    MAPS.iter().chain([&LESSON])
}

fn file(text: &str) -> MapFile {
    serde_json::from_str(text).expect("a map in the repository can be read")
}

fn demands(file: MapFile) -> Vec<Demand> {
    demands::of(&RailMap::try_from(file).expect("the rules accept the map"))
}

/// The page trusts the costs of hands in a file.
#[test]
fn every_map_meets_every_demand_and_tells_what_its_hands_cost() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        let file = file(text);
        assert_eq!(file.name, *name);
        let told = file.costs;
        let map = RailMap::try_from(file).expect("the rules accept the map");
        let hands = (!map.is_small()).then(|| Hands::of(&map));
        let mut missed = demands::with(&map, hands.as_ref());
        missed.retain(|demand| !demand.met());
        assert!(missed.is_empty(), "{name}: {missed:#?}");
        let costs = hands.map(|hands| hands.costs);
        assert_eq!(told, costs, "{name}: make the map again");
    }
}

#[test]
fn the_cities_that_the_rules_name_are_there() {
    let names = |text| {
        file(text)
            .cities
            .into_iter()
            .map(|city| city.name)
            .collect::<Vec<_>>()
    };
    assert!(names(MAPS[0].text).contains(&"Munich".to_owned()));
    let usa = names(MAPS[2].text);
    assert!(usa.contains(&"Topeka".to_owned()) && usa.contains(&"St. Louis".to_owned()));
}

#[test]
fn regions_are_told_apart_by_colour_and_by_symbol() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        let regions = file(text).regions;
        for (index, region) in regions.iter().enumerate() {
            let same = |other: &&rules::maps::Region| {
                other.colour == region.colour || other.symbol == region.symbol
            };
            assert!(
                !regions[index + 1..].iter().any(|other| same(&other)),
                "{name}"
            );
        }
    }
}

#[test]
fn cities_lie_on_the_land_of_their_regions() {
    for map in all() {
        let file = file(map.text);
        assert_eq!(file.art.regions.len(), file.regions.len(), "{}", map.title);
        let (mut at_home, mut abroad) = (0, 0);
        for city in &file.cities {
            let [x, y] = file.nodes[city.node.index()];
            let lands = file.art.regions.iter().enumerate();
            for (region, _) in lands.filter(|(_, land)| held(land, x, y)) {
                match region == city.region {
                    true => at_home += 1,
                    false => abroad += 1,
                }
            }
        }
        // Some are off their coasts, on the lattice.
        assert!(
            5 * at_home >= 4 * file.cities.len(),
            "{}: {at_home}",
            map.title
        );
        assert_eq!(abroad, 0, "{}", map.title);
        assert!(!file.art.region_borders.is_empty(), "{}", map.title);
    }
}

#[test]
fn the_himalayas_are_land_without_links_on_asia_only() {
    for map in all() {
        let voids = file(map.text).art.voids.len();
        assert_eq!(voids, usize::from(map.id == "asia"), "{}", map.title);
    }
}

#[test]
fn maps_stay_small_and_inside_the_picture() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        assert!(text.len() < 65_000, "{name} has {} bytes", text.len());
        let art = file(text).art;
        assert!(!art.land.is_empty() && !art.mountains.is_empty(), "{name}");
        // So many of the world's links cross the sea that rivers would make too many doubles.
        assert_eq!(art.rivers.is_empty(), *name == "World", "{name}");
        let shapes = [
            &art.land,
            &art.lakes,
            &art.rivers,
            &art.borders,
            &art.mountains,
            &art.voids,
            &art.woods,
            &art.deserts,
            &art.region_borders,
        ];
        let shapes = shapes.into_iter().chain(&art.regions);
        for points in shapes.flatten() {
            for point in points.chunks(2) {
                let inside = point.len() == 2
                    && (-40.0..=1960.0).contains(&point[0])
                    && (-40.0..=1120.0).contains(&point[1]);
                assert!(inside, "{name}: {point:?}");
            }
        }
    }
}

#[test]
fn names_of_seas_and_ranges_keep_away_from_cities() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        let file = file(text);
        for words in file.art.names.iter().filter(|words| words.turn == 0.0) {
            // As wide as letters of 18 units with some space between them.
            let wide = measure::width(&words.text, Face::Narrow, 18.0);
            let half = (wide + 3.0 * words.text.len() as f32) / 2.0;
            let [left, right] = [words.x - half, words.x + half];
            let sides = Rotation::ALL.into_iter();
            let names = sides.flat_map(|turn| file.cities.iter().map(move |city| (turn, city)));
            for (turn, city) in names {
                let covered = labels::area(&city.name, city.label(turn), turn);
                let beside = f64::from(right) < covered.min.x || f64::from(left) > covered.max.x;
                let above = f64::from(words.y) < covered.min.y;
                let below = f64::from(words.y - 13.0) > covered.max.y;
                assert!(
                    beside || above || below,
                    "{name}: {} on {}",
                    words.text,
                    city.name
                );
            }
        }
    }
}

#[test]
fn ornaments_lie_where_a_map_is_empty() {
    use OrnamentKind::{Camel, Compass, Locomotive, Sail, Steamer, Whale};
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        let file = file(text);
        let is_compass = |ornament: &&Ornament| ornament.kind == Compass;
        assert_eq!(file.art.ornaments.iter().filter(is_compass).count(), 1);
        assert!(file.art.ornaments.len() >= 4, "{name}");
        for ornament in &file.art.ornaments {
            let &Ornament { kind, x, y, size } = ornament;
            // A compass is as high as it is wide, with a letter where north is. The others are lower.
            let letter = 1.3 * size;
            let (aside, up, down) = match kind {
                Compass if file.art.turn != 0.0 => (letter, letter, letter),
                Compass => (size, letter, 0.6 * size),
                _ => (size, size, 0.6 * size),
            };
            let [left, right] = [x - aside, x + aside];
            let [top, bottom] = [y - up, y + down];
            for &[x, y] in &file.nodes {
                let outside = x < left || x > right || y < top || y > bottom;
                assert!(outside, "{name}: {kind:?} on an intersection");
            }
            for words in &file.art.names {
                let half = 7.0 * words.text.len() as f32;
                let beside = words.x + half < left || words.x - half > right;
                let apart = words.y < top || words.y - 15.0 > bottom;
                assert!(beside || apart, "{name}: {kind:?} on {}", words.text);
            }
            let is_land = held(&file.art.land, x, y);
            let lives_on_land = match kind {
                Camel | Locomotive => true,
                Compass | Sail | Steamer | Whale => false,
            };
            assert_eq!(is_land, lives_on_land, "{name}: {kind:?}");
        }
    }
}

/// A name is read at the roundel that it is nearest to.
#[test]
fn names_of_cities_are_nearest_to_their_own() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        let file = file(text);
        let place = |node: NodeId| {
            let [x, y] = file.nodes[node.index()];
            Coord {
                x: f64::from(x),
                y: f64::from(y),
            }
        };
        let sides = Rotation::ALL.into_iter();
        let names = sides.flat_map(|turn| file.cities.iter().map(move |city| (turn, city)));
        for (turn, city) in names {
            let covered = labels::area(&city.name, city.label(turn), turn);
            let own = covered.distance(place(city.node));
            for other in file.cities.iter().filter(|other| other.node != city.node) {
                let nearer = covered.distance(place(other.node)) - own;
                let (city, other) = (&city.name, &other.name);
                assert!(nearer >= 8.0, "{name}, {turn:?}: {city} is at {other}");
            }
        }
    }
}

/// Lists the demands that Europe does not meet after `spoil` has changed it.
fn missed(spoil: impl Fn(&mut MapFile)) -> Vec<&'static str> {
    let mut file = file(MAPS[0].text);
    spoil(&mut file);
    let missed = demands(file).into_iter().filter(|demand| !demand.met());
    missed.map(|demand| demand.what).collect()
}

/// The intersection of a city.
fn node(file: &MapFile, name: &str) -> NodeId {
    let city = file.cities.iter().find(|city| city.name == name);
    city.expect("the city is on the map").node
}

#[test]
fn counts_are_noticed() {
    let what = missed(|file| file.links.iter_mut().for_each(|link| link.2 = 2));
    assert!(what.contains(&"doubles among the links, percent"));
    assert!(what.contains(&"a hand, mean, $"));
    let what = missed(|file| {
        // Thirty more intersections in a row in the open sea.
        let from = node(file, "Brest");
        for step in 0..30 {
            let last = if step == 0 {
                from
            } else {
                NodeId::new(file.nodes.len() - 1)
            };
            let next = NodeId::new(file.nodes.len());
            file.links.push((last, next, 1));
            file.nodes.push([200.0, 300.0 + 15.0 * step as f32]);
        }
    });
    assert!(what.contains(&"intersections"));
    assert!(what.contains(&"shortest link, units"));
}

#[test]
fn places_are_noticed() {
    let what = missed(|file| {
        let node = node(file, "Munich");
        file.nodes[node.index()][0] += 300.0;
    });
    assert!(what.contains(&"links that cross"));
    assert!(what.contains(&"intersection to a link of others, units"));
    let what = missed(|file| {
        let node = node(file, "Oslo");
        file.nodes[node.index()] = [700.0, 165.0];
    });
    assert!(what.contains(&"intersection to a panel, units"));
    let what = missed(|file| {
        let node = node(file, "Oslo");
        file.nodes[node.index()] = [700.0, 100.0];
    });
    assert!(what.contains(&"link to a panel, units"));
    let what = missed(|file| {
        let node = node(file, "Stockholm");
        file.nodes[node.index()] = [960.0, 20.0];
    });
    assert!(what.contains(&"intersection to the stage's edge, units"));
}

#[test]
fn names_are_noticed() {
    let what = missed(|file| {
        let label = file.cities[0].labels[2];
        file.cities[1].labels[2] = label;
    });
    assert!(what.contains(&"names on other names"));
    let what = missed(|file| {
        let [x, y] = file.nodes[node(file, "Paris").index()];
        let label = &mut file.cities[0].labels[1];
        (label.x, label.y, label.anchor) = (x, y, Anchor::Middle);
    });
    assert!(what.contains(&"names on cities"));
    let what =
        missed(|file| (file.cities[0].labels[3].x, file.cities[0].labels[3].y) = (500.0, 145.0));
    assert!(what.contains(&"name to a panel, units"));
    let what =
        missed(|file| (file.cities[0].labels[3].x, file.cities[0].labels[3].y) = (900.0, 10.0));
    assert!(what.contains(&"name to the stage's edge, units"));
}

/// Moves a city to the end of a long line through the map's empty corner.
fn move_far_away(file: &mut MapFile, name: &str) {
    let from = node(file, name);
    let first = file.nodes.len();
    for step in 0..12 {
        let new = |step| NodeId::new(first + step);
        let last = if step == 0 { from } else { new(step - 1) };
        file.links.push((last, new(step), 2));
        file.nodes.push([1800.0, 100.0 + step as f32]);
    }
    let city = file.cities.iter_mut().find(|city| city.name == name);
    city.expect("it is on the map").node = NodeId::new(first + 11);
}

#[test]
fn unfair_hands_are_noticed() {
    let what = missed(|file| move_far_away(file, "Moscow"));
    assert!(what.contains(&"a hand, standard deviation, $"));
    assert!(what.contains(&"dearest city above the mean, $"));
    // The same for a city that two and three players get as well.
    let what = missed(|file| move_far_away(file, "Paris"));
    assert!(what.contains(&"without ringed, standard deviation, $"));
}

/// Returns true if a point is inside an odd number of rings.
fn held(rings: &[Vec<f32>], x: f32, y: f32) -> bool {
    let crosses = |ring: &Vec<f32>| {
        let corners: Vec<_> = ring.chunks_exact(2).map(|p| (p[0], p[1])).collect();
        let edges = corners.iter().zip(corners.iter().cycle().skip(1));
        edges
            .filter(|(a, b)| {
                (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
            })
            .count()
    };
    rings.iter().map(crosses).sum::<usize>() % 2 == 1
}

/// Returns the links of a map that the picture contradicts: through land without links, or for $1 though most of
/// the way is water.
fn contradicted(file: &MapFile) -> Vec<(NodeId, NodeId)> {
    let wrong = |&&(a, b, cost): &&(NodeId, NodeId, u8)| {
        let ([ax, ay], [bx, by]) = (file.nodes[a.index()], file.nodes[b.index()]);
        let way: Vec<_> = (0..=40)
            .map(|step| step as f32 / 40.0)
            .map(|share| (ax + (bx - ax) * share, ay + (by - ay) * share))
            .collect();
        let wet = way.iter().filter(|&&(x, y)| !held(&file.art.land, x, y));
        let lost = way.iter().any(|&(x, y)| held(&file.art.voids, x, y));
        lost || (cost == 1 && wet.count() > way.len() / 2)
    };
    file.links
        .iter()
        .filter(wrong)
        .map(|&(a, b, _)| (a, b))
        .collect()
}

#[test]
fn links_keep_to_the_land_and_straits_cost_two() {
    for MapInfo {
        title: name, text, ..
    } in all()
    {
        assert_eq!(contradicted(&file(text)), [], "{name}");
    }
    let mut cheap = file(MAPS[0].text);
    cheap.links.iter_mut().for_each(|link| link.2 = 1);
    assert!(
        !contradicted(&cheap).is_empty(),
        "straits for $1 are noticed"
    );
    let mut lost = file(MAPS[1].text);
    let [x, y] = [lost.art.voids[0][0], lost.art.voids[0][1]];
    lost.art.voids.push(vec![
        x - 300.0,
        y - 300.0,
        x + 300.0,
        y - 300.0,
        x,
        y + 300.0,
    ]);
    assert!(
        !contradicted(&lost).is_empty(),
        "links through a void are noticed"
    );
}
