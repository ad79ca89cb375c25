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

    /// The name of the map's file under `assets/maps`, without `.json`.
    pub fn file_stem(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::Asia => "asia",
            Self::Usa => "usa",
        }
    }
}
