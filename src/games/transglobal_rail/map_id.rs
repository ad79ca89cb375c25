//! Which maps there are.

/// The maps of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MapId {
    /// Europe, the first choice.
    Europe,
    /// Asia, with the empty Himalayas.
    Asia,
    /// The USA, the easiest.
    Usa,
}

impl MapId {
    /// All maps in the order of the lobby.
    pub const ALL: [Self; 3] = [Self::Europe, Self::Asia, Self::Usa];

    /// The map's number in [`MapId::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name that people read.
    pub fn name(self) -> &'static str {
        match self {
            Self::Europe => "Europe",
            Self::Asia => "Asia",
            Self::Usa => "USA",
        }
    }

    /// A word on what to expect.
    pub fn remark(self) -> &'static str {
        match self {
            Self::Europe => "the classic",
            Self::Asia => "round the Himalayas",
            Self::Usa => "best for beginners",
        }
    }

    /// The name that never changes, for saves and addresses; the map's file under `assets/maps` is
    /// called so, with `.json` behind it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::Asia => "asia",
            Self::Usa => "usa",
        }
    }

    /// The map with an [`id`](Self::id); `None` if there is none.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|map| map.id() == id)
    }
}
