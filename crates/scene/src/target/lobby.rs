//! What can be touched in the lobby.

use std::fmt;

use super::{Slider, at_place, part};
use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{GameId, Level, TimeLimit};

/// What can be touched in the lobby, but for the sliders and the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LobbyTarget {
    /// Sit down here.
    Join(Station),
    /// Let the computer play here.
    Computer(Station),
    /// Leave this seat to somebody far away.
    Invite(Station),
    /// Let the computer here play on this level.
    Strength(Station, Level),
    /// Take this colour.
    Colour(Station, PlayerColour),
    /// Stand up again, or send the computer away.
    Leave(Station),
    /// Play against one more: a computer of this level, or somebody who is here. Where only two play,
    /// instead of the one before. Own screens have it.
    Against(Option<Level>),
    /// Play this game.
    Game(GameId),
    /// A value of one of the game's choices, both by their number.
    Choice(usize, usize),
    /// Who sits here begins; `None` lets chance tell.
    Begins(Option<Station>),
    /// Play by the clock, or without one.
    Clock(Option<TimeLimit>),
    /// Play on this map.
    Map(MapId),
    /// Play for about so long.
    Length(Length),
    /// Begin.
    Start,
    /// Try the game for the first time: small, short, with the coach, and against a computer that is a newcomer.
    TryIt,
    /// Turn the sheet in the middle by 180 degrees, for the other long side.
    Rotate,
}

impl LobbyTarget {
    /// The place round the table that it belongs to, if it belongs to one.
    pub fn place(self) -> Option<Station> {
        match self {
            Self::Join(place)
            | Self::Computer(place)
            | Self::Invite(place)
            | Self::Strength(place, _)
            | Self::Colour(place, _)
            | Self::Leave(place) => Some(place),
            Self::Against(_)
            | Self::Game(_)
            | Self::Choice(..)
            | Self::Begins(_)
            | Self::Clock(_)
            | Self::Map(_)
            | Self::Length(_)
            | Self::Start
            | Self::TryIt
            | Self::Rotate => None,
        }
    }
}

impl fmt::Display for LobbyTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Join(place) => at_place(f, "join", place),
            Self::Computer(place) => at_place(f, "computer", place),
            Self::Invite(place) => at_place(f, "invite", place),
            Self::Strength(place, level) => {
                at_place(f, "strength", place)?;
                write!(f, " {level}")
            }
            Self::Colour(place, colour) => {
                at_place(f, "colour", place)?;
                f.write_str(match colour {
                    PlayerColour::Orange => " orange",
                    PlayerColour::Sky => " sky",
                    PlayerColour::Green => " green",
                    PlayerColour::Red => " red",
                    PlayerColour::Blue => " blue",
                    PlayerColour::Pink => " pink",
                })
            }
            Self::Leave(place) => at_place(f, "leave", place),
            Self::Against(Some(level)) => write!(f, "against {level}"),
            Self::Against(None) => f.write_str("against someone-here"),
            Self::Game(game) => part(f, "game", game.as_str()),
            Self::Choice(choice, value) => write!(f, "choice {choice} {value}"),
            Self::Begins(Some(place)) => at_place(f, "begins", place),
            Self::Clock(Some(limit)) => part(f, "clock", limit.id()),
            Self::Clock(None) => f.write_str("clock none"),
            Self::Begins(None) => f.write_str("begins drawn"),
            Self::Map(map) => part(f, "map", map.id()),
            Self::Length(length) => part(f, "length", length.id()),
            Self::Start => f.write_str("start"),
            Self::TryIt => f.write_str("try-it"),
            Self::Rotate => f.write_str("rotate-lobby"),
        }
    }
}

/// How long a game is wanted, where that depends on settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Length {
    /// A round or two.
    Quick,
    /// As the rules have it.
    Normal,
    /// An evening's game.
    Long,
}

impl Length {
    /// All, the shortest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Long];

    /// The word on its button.
    pub fn title(self) -> Message {
        match self {
            Self::Quick => words::lobby_quick(),
            Self::Normal => words::lobby_normal(),
            Self::Long => words::lobby_long(),
        }
    }

    /// What the sliders say then, in dollars.
    pub fn settings(self) -> [(Slider, i32); 2] {
        let [bank, tax] = match self {
            Self::Quick => [5, 5],
            Self::Normal => [15, 5],
            Self::Long => [30, 15],
        };
        [(Slider::Bank, bank), (Slider::Taxes, tax)]
    }

    fn id(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Long => "long",
        }
    }
}
