//! The house's maps, each read and checked once for all tests.

use std::sync::{Arc, LazyLock};

use roundhouse::games::transglobal_rail::{MapFile, MapId, RailMap};

const TEXTS: [&str; 3] = [
    include_str!("../../../assets/maps/europe.json"),
    include_str!("../../../assets/maps/asia.json"),
    include_str!("../../../assets/maps/usa.json"),
];

static FILES: LazyLock<[MapFile; 3]> = LazyLock::new(|| {
    TEXTS.map(|text| serde_json::from_str(text).expect("the map's file is whole"))
});

static MAPS: LazyLock<[Arc<RailMap>; 3]> = LazyLock::new(|| {
    let check = |file: MapFile| Arc::new(RailMap::try_from(file).expect("the map is good"));
    FILES.clone().map(check)
});

/// All maps, in the order of [`MapId::ALL`].
pub fn all() -> &'static [Arc<RailMap>; 3] {
    &MAPS
}

/// One map.
pub fn map(map: MapId) -> Arc<RailMap> {
    MAPS[map.index()].clone()
}

/// What one map's file holds.
pub fn file(map: MapId) -> MapFile {
    FILES[map.index()].clone()
}
