//! What a game is announced with in the lobby: a sentence, and a small position that is played
//! here by touches and drawn by the game's own code, so that the picture cannot go stale.

use std::fmt;
use std::rc::Rc;

use crate::games::GameId;
#[allow(unused_imports, reason = "not every game for two needs it")]
use crate::record::Record;
#[allow(unused_imports, reason = "not every game for two needs it")]
use crate::session::{BoardMatch, Command, Match, Spot, begin};
use crate::table::PlayerColour;

/// A game's announcement.
#[derive(Clone)]
pub struct Poster {
    /// What the game is about, in a sentence or two.
    pub about: &'static str,
    /// A position of it, for a game for two.
    pub game: Option<Rc<dyn Match>>,
    /// In whose colours the position is seen, who began first.
    pub colours: [PlayerColour; 2],
}

/// The sentence: the position's own derived text would travel with the page.
impl fmt::Debug for Poster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.about)
    }
}

/// The announcement of a game.
pub fn poster(game: GameId) -> Poster {
    use PlayerColour as Of;
    let (about, game, colours) = match game {
        GameId::TransglobalRail => (
            "Build one network of rails together, and be the first to join your five secret \
             cities.",
            None::<Box<dyn Match>>,
            [Of::Orange, Of::Sky],
        ),
        #[cfg(feature = "connection")]
        GameId::Quickway => (
            "Lay a stone in each turn, and join your two edges of the board before the other does.",
            quickway(),
            [Of::Red, Of::Sky],
        ),
        #[cfg(feature = "raindrops")]
        GameId::Raindrops => (
            "Move your drops so that they run together. Whoever first has all drops in one has won.",
            raindrops(),
            [Of::Sky, Of::Pink],
        ),
        #[cfg(feature = "rapid-transit")]
        GameId::RapidTransit => (
            "Swap a piece of yours for one of the other's, and grow the largest network.",
            rapid_transit(),
            [Of::Green, Of::Orange],
        ),
        #[cfg(feature = "switch-yard")]
        GameId::SwitchYard => (
            "Shunt cars and whole trains, and be the first whose ten cars have all arrived.",
            switch_yard(),
            [Of::Red, Of::Blue],
        ),
    };
    Poster {
        about,
        game: game.map(Rc::from),
        colours,
    }
}

/// The position of a match after turns, each given as the cells that are touched.
#[allow(dead_code, reason = "a build may hold no game for two")]
fn after(mut game: Box<dyn Match>, turns: &str) -> Option<Box<dyn Match>> {
    for turn in turns.split(',') {
        let touches = turn.split(' ').map(|cell| {
            let cell = cell.parse().ok()?;
            Some(Command::Extend(Spot::Cell(cell)))
        });
        for command in touches.chain([Some(Command::Commit)]) {
            game.perform(game.to_act(), command?).ok()?;
        }
    }
    Some(game)
}

#[cfg(feature = "connection")]
fn quickway() -> Option<Box<dyn Match>> {
    use crate::games::connection::{Connection, Options};
    let options = Options {
        size: 5,
        ..Options::default()
    };
    let game = BoardMatch::new(Record::new(Connection::new(options).ok()?));
    after(Box::new(game), "c3,c4,b4,d2,b5,d3,c2,e5")
}

#[cfg(feature = "raindrops")]
fn raindrops() -> Option<Box<dyn Match>> {
    use crate::games::raindrops::{Options, Raindrops};
    let game = BoardMatch::new(Record::new(Raindrops::new(Options { size: 5 }).ok()?));
    after(Box::new(game), "d5 c5,c1 b1,e3 d3,e4 e3,d1 c1")
}

#[cfg(feature = "rapid-transit")]
fn rapid_transit() -> Option<Box<dyn Match>> {
    after(begin(GameId::RapidTransit, &[0])?, "c4 b4,c1 c2,a2 b2")
}

#[cfg(feature = "switch-yard")]
fn switch_yard() -> Option<Box<dyn Match>> {
    let turns = "e1 e2 e5,c8 c4,e5 c5,c9 c8,f8 d8 f7,e8 g8 d8,c2 d3,f2 f1 e1,g1 g2 g7,d1 d3 c3,f9 d9 c9,\
                 c8 f8 c7,g7 i7,c8 e8 f8";
    after(begin(GameId::SwitchYard, &[0])?, turns)
}
