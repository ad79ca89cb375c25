//! Touch targets of the lobby.

use std::fmt;

use super::place_name::place_name;
use super::sheets::Page;
use super::slider::Slider;
use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{GameId, Level, TimeLimit};

targets! {
    /// Touch targets of the lobby, except the sliders and the rules.
    pub enum LobbyTarget {
        /// Sit down here.
        Join(place: Station) => "join {}", place_name(place);
        /// Lets the computer play here.
        Computer(place: Station) => "computer {}", place_name(place);
        /// Leaves this seat to a far player.
        Invite(place: Station) => "invite {}", place_name(place);
        /// Sets the level of the computer here.
        Strength(place: Station, level: Level) => "strength {} {}", place_name(place), level;
        /// Take this colour.
        Colour(place: Station, colour: PlayerColour) => "colour {} {}", place_name(place), colour_id(colour);
        /// Frees the seat, of a person or a computer.
        Leave(place: Station) => "leave {}", place_name(place);
        /// Plays against a computer of this level, or a person who is here, instead of the earlier opponent. Only
        /// own screens have this, and the next two.
        Against(level: Option<Level>) => "against {}", opponent(level);
        /// Plays against a far player, who gets a link.
        AgainstFriend => "against friend";
        /// Adds a player.
        Add => "add";
        /// Play this game.
        Game(game: GameId) => "game {}", game;
        /// Value of one of the game's options, both by their number.
        Choice(choice: usize, value: usize) => "choice {} {}", choice, value;
        /// Makes the person at this place the first player; `None` is a coin toss.
        Begins(first: Option<Station>) => "begins {}", first.map_or("drawn", place_name);
        /// Play by the clock, or without one.
        Clock(limit: Option<TimeLimit>) => "clock {}", limit.map_or("none", TimeLimit::id);
        /// Give the seat at a place another time than the other one.
        Time(place: Station) => "time {}", place_name(place);
        /// Gives the player at a place a larger head start, or none after the largest.
        Ahead(place: Station) => "ahead {}", place_name(place);
        /// Adds an increment to each turn, or removes it.
        Increment => "increment";
        /// Play on this map.
        Map(map: MapId) => "map {}", map.id();
        /// Show other maps.
        Maps(page: Page) => "maps {}", page.id();
        /// Open the workshop of own maps.
        Workshop => "workshop";
        /// Chooses the approximate length of the game.
        Length(length: Length) => "length {}", length.id();
        /// Begin.
        Start => "start";
        /// Try the game for the first time: small, short, with the coach, and against a computer that is a newcomer.
        TryIt => "try-it";
        /// Turn the sheet in the middle by a quarter, for the next side of the table.
        Rotate => "rotate-lobby";
    }
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
            | Self::Ahead(place)
            | Self::Leave(place) => Some(place),
            Self::Against(_)
            | Self::AgainstFriend
            | Self::Add
            | Self::Game(_)
            | Self::Choice(..)
            | Self::Begins(_)
            | Self::Clock(_)
            | Self::Time(_)
            | Self::Increment
            | Self::Map(_)
            | Self::Maps(_)
            | Self::Workshop
            | Self::Length(_)
            | Self::Start
            | Self::TryIt
            | Self::Rotate => None,
        }
    }
}

/// Desired length of a game, where that depends on settings.
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

    /// Returns the sliders' values for this length, in dollars.
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

fn colour_id(colour: PlayerColour) -> &'static str {
    match colour {
        PlayerColour::Orange => "orange",
        PlayerColour::Sky => "sky",
        PlayerColour::Green => "green",
        PlayerColour::Red => "red",
        PlayerColour::Blue => "blue",
        PlayerColour::Pink => "pink",
    }
}

fn opponent(level: Option<Level>) -> String {
    level.map_or_else(|| "someone-here".into(), |level| level.to_string())
}
