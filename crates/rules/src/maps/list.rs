//! Which maps there are. A further one is its file under `assets/maps`, its puzzles under `assets/puzzles`, and a line of
//! [`MAPS`].

use std::fmt;

/// Facts about a map that are known before its file is read.
pub struct MapInfo {
    /// The name that never changes, for saves and addresses; the map's file under `assets/maps` is called
    /// so, with `.json` behind it.
    pub id: &'static str,
    /// The name that people read, which is the file's too.
    pub title: &'static str,
    /// A word on what to expect.
    pub remark: &'static str,
    /// Content of the map's file. The page fetches the file, and all other programs contain it.
    #[cfg(not(target_arch = "wasm32"))]
    pub text: &'static str,
}

macro_rules! map {
    ($id:literal, $title:literal, $remark:literal) => {
        MapInfo {
            id: $id,
            title: $title,
            remark: $remark,
            #[cfg(not(target_arch = "wasm32"))]
            text: include_str!(concat!("../../../../assets/maps/", $id, ".json")),
        }
    };
}

/// All maps in the order of the lobby; the first is the one that is chosen at first.
pub const MAPS: &[MapInfo] = &[
    map!("europe", "Europe", "standard"),
    map!("asia", "Asia", "hardest"),
    map!("usa", "USA", "easiest"),
    map!("central-europe", "Central Europe", "standard"),
];

/// The small map on which people learn the game. The lobby does not offer it.
pub const LESSON: MapInfo = map!("lakes", "Great Lakes", "for learning");

/// One of the [`MAPS`], or the one of the [`LESSON`].
///
/// ```
/// use rules::maps::MapId;
///
/// let asia = MapId::with_id("asia").expect("there is such a map");
/// assert_eq!(asia.info().title, "Asia");
/// assert!(MapId::all().any(|map| map == asia));
/// assert_eq!(MapId::with_id("atlantis"), None);
/// assert_eq!(MapId::with_id("lakes"), None, "the lobby does not offer it");
/// assert_eq!(MapId::of_game("lakes"), Some(MapId::LESSON));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MapId(u8);

impl MapId {
    /// The map of the [`LESSON`].
    pub const LESSON: Self = Self(MAPS.len() as u8);

    /// All maps in the order of the lobby.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MAPS.len()).map(|index| Self(index as u8))
    }

    /// The same and the map of the lesson, which is the last.
    pub fn known() -> impl Iterator<Item = Self> {
        Self::all().chain([Self::LESSON])
    }

    /// The map of the lobby with an [`id`](Self::id); `None` if there is none.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::all().find(|map| map.id() == id)
    }

    /// The map on which a game is played already: that of the lesson is one of them.
    pub fn of_game(id: &str) -> Option<Self> {
        Self::known().find(|map| map.id() == id)
    }

    /// The map's number in [`MAPS`], after which that of the lesson follows.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The name that never changes.
    pub fn id(self) -> &'static str {
        self.info().id
    }

    /// Returns the facts about the map that are known before its file is read.
    pub fn info(self) -> &'static MapInfo {
        MAPS.get(self.index()).unwrap_or(&LESSON)
    }
}

impl fmt::Debug for MapId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
