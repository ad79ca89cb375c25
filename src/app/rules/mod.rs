//! The rules as pages to leaf through: titles, words and the drawings that go with them. The drawings
//! are made by the code that draws the game, from positions that the rules have played, so that they
//! cannot go stale.

mod example;
#[cfg(feature = "connection")]
mod quickway;
#[cfg(feature = "raindrops")]
mod raindrops;
#[cfg(feature = "rapid-transit")]
mod rapid_transit;
#[cfg(feature = "switch-yard")]
mod switch_yard;
mod transglobal_rail;

use crate::games::GameId;

pub use example::{Example, Played, cells};

/// A drawing on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A finished network of five cities.
    Network,
    /// The six colours with their emblems.
    Emblems,
    /// An open city list.
    List,
    /// Two hubs, one on a city and one beside.
    Hubs,
    /// The three ways to spend $2.
    Spending,
    /// The buttons of a seat.
    Buttons,
    /// Two networks that have met.
    Merging,
    /// A network with a missing stretch.
    Finishing,
    /// Taxes taken from three banks.
    Taxes,
    /// The house's mark.
    Mark,
    /// Boards of the page's game, a game for two, beside each other.
    Boards(&'static [Example]),
}

/// A page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Its title.
    pub title: &'static str,
    /// Its paragraphs.
    pub words: &'static [&'static str],
    /// Its drawing.
    pub figure: Figure,
}

/// The pages of a game, credits last.
pub fn pages(game: GameId) -> &'static [Page] {
    match game {
        GameId::TransglobalRail => transglobal_rail::PAGES,
        #[cfg(feature = "connection")]
        GameId::Quickway => quickway::PAGES,
        #[cfg(feature = "raindrops")]
        GameId::Raindrops => raindrops::PAGES,
        #[cfg(feature = "rapid-transit")]
        GameId::RapidTransit => rapid_transit::PAGES,
        #[cfg(feature = "switch-yard")]
        GameId::SwitchYard => switch_yard::PAGES,
    }
}
