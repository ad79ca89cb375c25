//! The five games of the cabinet by name. A game that is left out of the build is not among them.

use std::ops::RangeInclusive;

/// A game of the cabinet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameId {
    /// [Transglobal Rail](super::transglobal_rail).
    TransglobalRail,
    /// Quickway and its family: [Connection](super::connection).
    #[cfg(feature = "connection")]
    Quickway,
    /// [Raindrops](super::raindrops).
    #[cfg(feature = "raindrops")]
    Raindrops,
    /// [Rapid Transit](super::rapid_transit).
    #[cfg(feature = "rapid-transit")]
    RapidTransit,
    /// [Switch Yard](super::switch_yard).
    #[cfg(feature = "switch-yard")]
    SwitchYard,
}

impl GameId {
    /// The games of this build, the main one first.
    pub const ALL: &[Self] = &[
        Self::TransglobalRail,
        #[cfg(feature = "connection")]
        Self::Quickway,
        #[cfg(feature = "raindrops")]
        Self::Raindrops,
        #[cfg(feature = "rapid-transit")]
        Self::RapidTransit,
        #[cfg(feature = "switch-yard")]
        Self::SwitchYard,
    ];

    /// The game's number in [`GameId::ALL`].
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|&game| game == self).unwrap_or(0)
    }

    /// The name that people read.
    pub fn name(self) -> &'static str {
        match self {
            Self::TransglobalRail => "Transglobal Rail",
            #[cfg(feature = "connection")]
            Self::Quickway => "Quickway",
            #[cfg(feature = "raindrops")]
            Self::Raindrops => "Raindrops",
            #[cfg(feature = "rapid-transit")]
            Self::RapidTransit => "Rapid Transit",
            #[cfg(feature = "switch-yard")]
            Self::SwitchYard => "Switch Yard",
        }
    }

    /// The name that never changes, for saves, files and addresses.
    pub fn id(self) -> &'static str {
        match self {
            Self::TransglobalRail => "transglobal-rail",
            #[cfg(feature = "connection")]
            Self::Quickway => "quickway",
            #[cfg(feature = "raindrops")]
            Self::Raindrops => "raindrops",
            #[cfg(feature = "rapid-transit")]
            Self::RapidTransit => "rapid-transit",
            #[cfg(feature = "switch-yard")]
            Self::SwitchYard => "switch-yard",
        }
    }

    /// The game with an [`id`](Self::id); `None` if this build has none.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.id() == id)
    }

    /// How many can play.
    pub fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::TransglobalRail => 2..=6,
            #[allow(unreachable_patterns, reason = "a build may hold no other game")]
            _ => 2..=2,
        }
    }
}
