//! The house's maps, each read and checked once for all tests.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::sync::{Arc, LazyLock};

use rules::maps::{MAPS as LIST, MapFile, MapId, RailMap};

static FILES: LazyLock<Vec<MapFile>> = LazyLock::new(|| {
    let read = |text| serde_json::from_str(text).expect("the map's file is whole");
    MapId::known()
        .map(|map| read(map.info().expect("it is shipped").text))
        .collect()
});

static MAPS: LazyLock<Vec<Arc<RailMap>>> = LazyLock::new(|| {
    let check = |file: &MapFile| RailMap::try_from(file.clone()).expect("the map is good");
    FILES.iter().map(check).map(Arc::new).collect()
});

/// All maps that the lobby offers, in the order of the list.
pub fn all() -> &'static [Arc<RailMap>] {
    &MAPS[..LIST.len()]
}

/// One map.
pub fn map(map: MapId) -> Arc<RailMap> {
    MAPS[number(map)].clone()
}

/// Returns the content of one map's file.
pub fn file(map: MapId) -> MapFile {
    FILES[number(map)].clone()
}

/// The map that is the default choice.
pub fn europe() -> MapId {
    MapId::default()
}

/// Another map.
pub fn asia() -> MapId {
    MapId::with_id("asia").expect("there is such a map")
}

/// The last map.
pub fn usa() -> MapId {
    MapId::with_id("usa").expect("there is such a map")
}

fn number(map: MapId) -> usize {
    let number = MapId::known().position(|known| known == map);
    number.expect("it is shipped")
}
