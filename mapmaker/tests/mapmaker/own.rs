//! Makes own maps from the world's data.

use std::fs;

use mapmaker::propose::{NoMap, Place, Ranges, World, make};
use mapmaker::text;
use mapmaker::topojson::Atlas;
use rules::maps::{MapFile, MapId, OwnMap, RailMap};

fn world() -> World {
    let read = |name: &str| {
        let path = format!("{}/../assets/world/{name}", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).expect("it is in the repository")
    };
    World {
        atlas: Atlas::parse(&read("world_50m.json")).expect("the data is good"),
        places: Place::table(&read("cities.txt")).expect("the data is good"),
        ranges: Ranges::known().expect("the data is good"),
    }
}

fn own(frame: [i16; 4], seed: u16, name: u8) -> OwnMap {
    OwnMap::new(frame, seed, name).expect("it is on the globe")
}

const IBERIA: [i16; 4] = [-100, 360, 40, 445];

#[test]
fn the_same_map_is_made_again_whatever_its_name_is() {
    let world = world();
    let mut told = Vec::new();
    let first = make(own(IBERIA, 7, 0), &world, &mut |percent| told.push(percent));
    let first = first.expect("there is a map of Iberia");
    let third = make(own(IBERIA, 7, 2), &world, &mut |_| {}).expect("there is a map of Iberia");
    let written = |file: &MapFile| text(file).expect("it can be written");
    let named = MapFile {
        name: first.names[2].clone(),
        ..first.clone()
    };
    assert_eq!(written(&third), written(&named));

    assert!(
        told.is_sorted_by(|a, b| a < b) && told.len() > 3,
        "{told:?}"
    );
    assert!(told.iter().all(|percent| (1..100).contains(percent)));
    assert_eq!(
        first.names[..3],
        ["Madrid – Valencia", "Madrid", "Valencia"]
    );
    assert!(
        first.names.contains(&"Pyrenees".to_owned()),
        "{:?}",
        first.names
    );
    assert!(first.costs.is_some());

    // The page reads it as any other map.
    let read: MapFile = serde_json::from_str(&written(&first)).expect("it can be read");
    let map = RailMap::of(own(IBERIA, 7, 0).into(), read).expect("the rules accept it");
    assert_eq!(map.name(), "Madrid – Valencia");
    assert!(map.id().and_then(MapId::own).is_some());
}

#[test]
fn what_cannot_be_made_says_why() {
    let mut world = world();
    let why = |frame, world: &World| make(own(frame, 1, 0), world, &mut |_| {}).err();
    let told = [
        ([0, 450, 20, 460], NoMap::TooSmall),
        ([0, 450, 0, 450], NoMap::TooSmall),
        ([0, 560, 100, 400], NoMap::TooSmall),
        ([200, 700, 500, 800], NoMap::NearPole),
        ([-1800, -900, 1800, 900], NoMap::NearPole),
        ([-450, 150, -250, 300], NoMap::LittleLand),
    ];
    for (frame, reason) in told {
        assert_eq!(why(frame, &world), Some(reason), "{frame:?}");
    }
    world.places.truncate(30);
    assert_eq!(why(IBERIA, &world), Some(NoMap::FewTowns));
}
