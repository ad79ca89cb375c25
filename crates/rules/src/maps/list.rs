//! List of the maps. A new map needs a file under `assets/maps`, puzzles under `assets/puzzles`, and a line of
//! [`MAPS`].

use std::borrow::Cow;
use std::fmt;

use base::words::{self, Message};

use super::OwnMap;

/// Facts about a map that are known before its file is read.
pub struct MapInfo {
    /// Stable name for saves and addresses. The map's file under `assets/maps` has this name with `.json`.
    pub id: &'static str,
    /// The name that people read, which is the file's too.
    pub title: &'static str,
    /// A word on its difficulty.
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

/// All maps in the order of the lobby; the first is the default.
pub const MAPS: &[MapInfo] = &[
    map!("europe", "Europe", "standard"),
    map!("asia", "Asia", "hardest"),
    map!("usa", "USA", "easiest"),
    map!("central-europe", "Central Europe", "standard"),
    map!("italy", "Italy", "standard"),
    map!("africa", "Africa", "standard"),
    map!("south-america", "South America", "standard"),
    map!("british-isles", "British Isles", "standard"),
    map!("world", "World", "standard"),
    map!("scandinavia", "Scandinavia", "standard"),
    map!("japan", "Japan", "standard"),
    map!("india", "India", "standard"),
];

/// The small map on which people learn the game. The lobby does not offer it.
pub const LESSON: MapInfo = map!("lakes", "Great Lakes", "for learning");

/// One of the [`MAPS`], the one of the [`LESSON`], or an [`OwnMap`].
///
/// ```
/// use rules::maps::{MapId, OwnMap};
///
/// let asia = MapId::with_id("asia").expect("there is such a map");
/// assert_eq!(asia.info().map(|info| info.title), Some("Asia"));
/// assert!(MapId::all().any(|map| map == asia));
/// assert_eq!(MapId::with_id("atlantis"), None);
/// assert_eq!(MapId::with_id("lakes"), None, "the lobby does not offer it");
/// assert_eq!(MapId::of_game("lakes"), Some(MapId::LESSON));
///
/// let own = MapId::from(OwnMap::new([-110, 360, 50, 440], 7, 0).unwrap());
/// assert_eq!(MapId::with_id(&own.id()), Some(own));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MapId(Which);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Which {
    /// The number in [`MAPS`], after which that of the lesson follows.
    Listed(u8),
    Own(OwnMap),
}

impl MapId {
    /// The map of the [`LESSON`].
    pub const LESSON: Self = Self(Which::Listed(MAPS.len() as u8));

    /// All maps that are shipped, in the order of the lobby.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MAPS.len()).map(|index| Self(Which::Listed(index as u8)))
    }

    /// The same and the map of the lesson, which is the last.
    pub fn known() -> impl Iterator<Item = Self> {
        Self::all().chain([Self::LESSON])
    }

    /// The map with an [`id`](Self::id) that the lobby can offer; `None` if there is none.
    pub fn with_id(id: &str) -> Option<Self> {
        let shipped = Self::all().find(|map| map.id() == id);
        shipped.or_else(|| id.parse().ok().map(|own: OwnMap| own.into()))
    }

    /// Returns the map of a game under way, which may be the lesson's.
    pub fn of_game(id: &str) -> Option<Self> {
        let lesson = (id == LESSON.id).then_some(Self::LESSON);
        lesson.or_else(|| Self::with_id(id))
    }

    /// The name that never changes.
    pub fn id(self) -> Cow<'static, str> {
        match self.0 {
            Which::Listed(_) => self.info().map_or_else(Cow::default, |info| info.id.into()),
            Which::Own(own) => own.to_string().into(),
        }
    }

    /// Returns the facts that are known of a shipped map before its file is read; `None` for an own map.
    pub fn info(self) -> Option<&'static MapInfo> {
        match self.0 {
            Which::Listed(index) => Some(MAPS.get(usize::from(index)).unwrap_or(&LESSON)),
            Which::Own(_) => None,
        }
    }

    /// Returns how an own map is made; `None` for a shipped one.
    pub fn own(self) -> Option<OwnMap> {
        match self.0 {
            Which::Listed(_) => None,
            Which::Own(own) => Some(own),
        }
    }

    /// The name that people read before the map's file is here.
    pub fn title(self) -> Message {
        self.info()
            .map_or_else(words::own_map_title, |info| Message::name(info.title))
    }
}

impl Default for MapId {
    fn default() -> Self {
        Self(Which::Listed(0))
    }
}

impl From<OwnMap> for MapId {
    fn from(own: OwnMap) -> Self {
        Self(Which::Own(own))
    }
}

impl fmt::Debug for MapId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}
