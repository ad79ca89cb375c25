//! The house's maps, each read and checked once for all tests of a process, if one of them asks for it.

#![allow(unreachable_pub, reason = "tests and measurements include this file")]

use std::sync::{Arc, LazyLock};

use rules::maps::{MAPS as LIST, MapFile, MapId, RailMap};

/// A value that is made when it is asked for.
type Lazy<T> = LazyLock<T, Box<dyn FnOnce() -> T + Send>>;

static FILES: LazyLock<Vec<Lazy<MapFile>>> = LazyLock::new(|| {
    let read = |map: MapId| -> Lazy<MapFile> {
        let text = map.info().expect("it is shipped").text;
        LazyLock::new(Box::new(move || {
            serde_json::from_str(text).expect("the map's file is whole")
        }))
    };
    MapId::known().map(read).collect()
});

static MAPS: LazyLock<Vec<Lazy<Arc<RailMap>>>> = LazyLock::new(|| {
    let check = |file: &'static Lazy<MapFile>| -> Lazy<Arc<RailMap>> {
        LazyLock::new(Box::new(|| {
            Arc::new(RailMap::try_from(MapFile::clone(file)).expect("the map is good"))
        }))
    };
    FILES.iter().map(check).collect()
});

/// All maps that the lobby offers, in the order of the list.
pub fn all() -> &'static [Lazy<Arc<RailMap>>] {
    &MAPS[..LIST.len()]
}

/// One map.
pub fn map(map: MapId) -> Arc<RailMap> {
    Arc::clone(&MAPS[number(map)])
}

/// Returns the content of one map's file.
pub fn file(map: MapId) -> MapFile {
    MapFile::clone(&FILES[number(map)])
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
