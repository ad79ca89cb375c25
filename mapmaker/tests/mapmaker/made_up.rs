//! Builds a map of a made-up land with a known result.
//!
//! A degree is ten units, and 0, 0 is in the stage's middle. The land is a rectangle from 70 W, 30 S to 50 E, 30 N
//! with a river along 20 W, a range in the east, a void in the west, and an island beyond a strait.

use mapmaker::build;
use mapmaker::description::Description;
use mapmaker::geography::Geography;
use mapmaker::topojson::Atlas;
use rules::maps::{MapFile, NodeId, RailMap};
use serde_json::{Value, json};

const LONGITUDES: [i32; 7] = [-66, -40, -28, -10, 2, 14, 40];
const LATITUDES: [i32; 5] = [-25, -14, 0, 14, 25];

fn description() -> Value {
    let symbols = ["wave", "sun", "tree", "column", "snow"];
    let regions = LATITUDES.iter().zip(symbols).map(|(&lat, symbol)| {
        // The southernmost region's easternmost city is on the island.
        let on_island = |lon: i32| {
            if (lon, lat) == (40, -25) {
                (63, 0)
            } else {
                (lon, lat)
            }
        };
        let city = |&lon: &i32| {
            let (lon, lat) = on_island(lon);
            (format!("{symbol} {lon}"), json!([lon, lat]))
        };
        let ringed = [format!("{symbol} -66"), format!("{symbol} 14")];
        let cities: serde_json::Map<_, _> = LONGITUDES.iter().map(city).collect();
        json!({"name": symbol, "colour": "#123456", "symbol": symbol, "cities": cities,
            "ringed": ringed})
    });
    json!({
        "name": "Made-up Land",
        "projection": {"kind": {"cylindrical": 0}, "centre": [0, 0], "scale": 10},
        "window": [-100, -60, 100, 60],
        "lattice": {"spacing": 62, "x": 10, "y": 20},
        "regions": regions.collect::<Vec<_>>(),
        "rivers": {"River": [[-20, 3]]},
        "ranges": {"Range": [[20, -10], [35, -10], [35, 10], [20, 10]]},
        "voids": {"Void": [[-62, -10], [-46, -10], [-46, 10], [-62, 10]]},
        "straits": {"most": 2, "longest": 2.2},
    })
}

fn atlas() -> Atlas {
    let ring = |w: i32, s: i32, e: i32, n: i32| json!([[w, s], [e, s], [e, n], [w, n], [w, s]]);
    let polygon = |arc: i32| json!({"type": "Polygon", "arcs": [[arc]]});
    let data = json!({
        "arcs": [ring(-70, -30, 50, 30), ring(57, -20, 72, 20), [[-20, 40], [-20, -40]]],
        "objects": {
            "land": {"geometries": [polygon(0), polygon(1)]},
            "lakes": {"geometries": []},
            "countries": {"geometries": []},
            "rivers": {"geometries": [{"type": "LineString", "arcs": [2]}]},
        },
    });
    Atlas::parse(&data.to_string()).expect("the made-up data is good")
}

fn built(description: &Value) -> Result<MapFile, String> {
    let description = Description::parse(&description.to_string())?;
    let geography = Geography::new(&description, &atlas())?;
    let built = build(&description, description.lattice, &geography)?;
    Ok(built.file)
}

/// The ends of all links in degrees, the western one first, and the costs.
fn links(file: &MapFile) -> Vec<([f32; 2], [f32; 2], u8)> {
    let place = |node: NodeId| {
        let [x, y] = file.nodes[node.index()];
        [(x - 960.0) / 10.0, (540.0 - y) / 10.0]
    };
    let link = |&(a, b, cost): &(NodeId, NodeId, u8)| {
        let (a, b) = (place(a), place(b));
        if a[0] <= b[0] {
            (a, b, cost)
        } else {
            (b, a, cost)
        }
    };
    file.links.iter().map(link).collect()
}

/// Building takes seconds, so this test does it once for all its checks.
#[test]
fn the_land_is_built_as_it_is_described() {
    let mut without_void = description();
    without_void["voids"] = json!({});
    let (file, again, without_void) = std::thread::scope(|scope| {
        let build =
            |description: Value| move || built(&description).expect("the land can be built");
        let builds = [description(), description(), without_void];
        let [one, two, three] = builds.map(|description| scope.spawn(build(description)));
        let [one, two, three] = [one, two, three].map(|built| built.join().expect("it is built"));
        (one, two, three)
    });
    links_cost_extra_just_where_they_cross_something(&file);
    nothing_is_built_in_a_void(&file, &without_void);
    building_again_gives_the_same_text(&file, &again);
    let map = RailMap::try_from(file).expect("the rules accept it");
    assert_eq!(map.cities().iter().filter(|city| city.ringed).count(), 10);
}

fn links_cost_extra_just_where_they_cross_something(file: &MapFile) {
    let mut doubles = [0; 3];
    for (west, east, cost) in links(file) {
        let over_river = west[0] < -20.0 && east[0] > -20.0;
        let over_strait = west[0] < 50.5 && east[0] > 55.0;
        let inside = |p: [f32; 2]| (21.5..33.5).contains(&p[0]) && (-8.5..8.5).contains(&p[1]);
        let outside = |p: [f32; 2]| !(20.0..35.0).contains(&p[0]) || !(-10.0..10.0).contains(&p[1]);
        if over_river || over_strait || (inside(west) && inside(east)) {
            assert_eq!(cost, 2, "{west:?} to {east:?}");
            let kind = if over_river {
                0
            } else {
                1 + usize::from(over_strait)
            };
            doubles[kind] += 1;
        } else if outside(west) && outside(east) {
            assert_eq!(cost, 1, "{west:?} to {east:?}");
        }
    }
    assert!(doubles[0] > 10 && doubles[1] > 2, "{doubles:?}");
    assert_eq!(
        doubles[2], 2,
        "the description allows two links over the strait"
    );
}

fn nothing_is_built_in_a_void(file: &MapFile, without: &MapFile) {
    let in_void = |p: [f32; 2]| (-59.0..-49.0).contains(&p[0]) && (-7.0..7.0).contains(&p[1]);
    let middle = |a: [f32; 2], b: [f32; 2]| [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
    let touches =
        |&(a, b, _): &([f32; 2], [f32; 2], u8)| [a, b, middle(a, b)].into_iter().any(in_void);
    assert!(!links(file).iter().any(touches));
    let ends = |&(a, b, _): &([f32; 2], [f32; 2], u8)| in_void(a) || in_void(b);
    assert!(links(without).iter().any(ends));
}

fn building_again_gives_the_same_text(file: &MapFile, again: &MapFile) {
    let text = |file| mapmaker::text(file).expect("it can be written");
    assert_eq!(text(file), text(again));
    let text = text(file);
    assert!(!text.contains(".0"), "whole numbers have no point");
    let read: MapFile = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read.nodes, file.nodes);
}

#[test]
fn a_map_that_cannot_be_built_gets_a_sentence() {
    let why = |spoil: &dyn Fn(&mut Value)| {
        let mut description = description();
        spoil(&mut description);
        built(&description).expect_err("the spoilt description must be refused")
    };
    assert_eq!(
        why(&|d| d["rivers"]["River"] = json!([[-20, 3], [10, 3]])),
        "No river of the data flows at [10.0, 3.0] (River)."
    );
    assert_eq!(
        why(&|d| d["regions"][2]["ringed"] = json!(["tree 14", "Atlantis"])),
        "Atlantis is to be ringed, but is no city of the region tree."
    );
    assert_eq!(
        why(&|d| d["straits"]["longest"] = json!(0.5)),
        "wave 63 cannot be reached from the first city."
    );
    assert_eq!(
        why(&|d| d["field"] = json!([[0, 0], [9, 0], [9, 9]])),
        "There are 1 intersections for 35 cities."
    );
    assert_eq!(
        why(&|d| d["country"] = json!("XXX")),
        "The map data has no country XXX."
    );
    assert!(why(&|d| d["lattice"]["spacing"] = json!(0)).starts_with("The lattice's spacing"));
    assert!(why(&|d| d["lattice"] = json!({})).starts_with("The description cannot be read: "));
    assert!(why(&|d| d["colour"] = json!(1)).starts_with("The description cannot be read: "));
}
