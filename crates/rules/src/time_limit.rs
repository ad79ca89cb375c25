//! Time limits of the players.

use serde::{Deserialize, Serialize};

/// A second in milliseconds.
const SECOND: u32 = 1000;
/// A minute in milliseconds.
const MINUTE: u32 = 60 * SECOND;

/// Time limit of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TimeLimit {
    /// Two minutes for the whole game.
    TwoMinutes,
    /// Five minutes for the whole game.
    FiveMinutes,
    /// Ten minutes for the whole game.
    TenMinutes,
    /// A sand-glass of half a minute for each turn, which only reminds.
    SandGlass,
}

impl TimeLimit {
    /// All, the shortest first, and the gentle one at the end.
    pub const ALL: [Self; 4] = [
        Self::TwoMinutes,
        Self::FiveMinutes,
        Self::TenMinutes,
        Self::SandGlass,
    ];

    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::TwoMinutes => "2",
            Self::FiveMinutes => "5",
            Self::TenMinutes => "10",
            Self::SandGlass => "sand",
        }
    }

    /// The limit with a name.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|limit| limit.id() == id)
    }

    /// Returns the time at first in milliseconds: for the game, or for a turn.
    pub fn whole(self) -> u32 {
        match self {
            Self::TwoMinutes => 2 * MINUTE,
            Self::FiveMinutes => 5 * MINUTE,
            Self::TenMinutes => 10 * MINUTE,
            Self::SandGlass => 30 * SECOND,
        }
    }

    /// Returns true if the limit only reminds, turn by turn, and no player loses by it.
    pub fn only_reminds(self) -> bool {
        self == Self::SandGlass
    }
}
