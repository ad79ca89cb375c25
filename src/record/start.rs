//! How a game began, in few bytes: which game it is, and what was chosen before it. A save says so
//! in front of its steps, because nothing can be read of them before the game has begun.

use std::sync::Arc;

use super::check::Check;
use super::code::Coded;
use super::fault::{Unreadable, Unwritable};
#[cfg(feature = "connection")]
use crate::games::connection::{self, Connection};
#[cfg(feature = "raindrops")]
use crate::games::raindrops::{self, Raindrops};
#[cfg(feature = "rapid-transit")]
use crate::games::rapid_transit::{self, RapidTransit};
#[cfg(feature = "switch-yard")]
use crate::games::switch_yard::{self, SwitchYard};
use crate::games::transglobal_rail::{MapId, RailMap, Setup, TransglobalRail};
use crate::games::{GameId, TwoPlayer};

/// A game's number in saves. A new game takes the next, whatever is in the build.
pub(super) fn number(game: GameId) -> u8 {
    match game {
        GameId::TransglobalRail => 0,
        #[cfg(feature = "connection")]
        GameId::Quickway => 1,
        #[cfg(feature = "raindrops")]
        GameId::Raindrops => 2,
        #[cfg(feature = "rapid-transit")]
        GameId::RapidTransit => 3,
        #[cfg(feature = "switch-yard")]
        GameId::SwitchYard => 4,
    }
}

/// A game that can be kept: its beginning can be told in bytes.
pub trait Keep: Coded {
    /// Which game it is.
    const GAME: GameId;
    /// What has to be at hand for it to begin again: the rail game's map.
    type Ground;

    /// The beginning that this state is, as bytes.
    ///
    /// # Errors
    ///
    /// A state that is no beginning.
    fn write_start(&self) -> Result<Vec<u8>, Unwritable>;

    /// The state that the bytes tell of.
    ///
    /// # Errors
    ///
    /// Bytes that tell of none, or of one on another ground.
    fn read_start(bytes: &[u8], ground: &Self::Ground) -> Result<Self, Unreadable>;
}

/// The map's number, the sum of its graph, the set-up with the seed last.
const RAIL_START: usize = 16;

impl Keep for TransglobalRail {
    const GAME: GameId = GameId::TransglobalRail;
    type Ground = Arc<RailMap>;

    fn write_start(&self) -> Result<Vec<u8>, Unwritable> {
        let map = self.map();
        let number = MapId::ALL.iter().position(|id| id.name() == map.name());
        let number = number.ok_or(Unwritable::Start)?;
        let setup = *self.setup();
        // Games begin with numbers far below 256; whatever else comes out of this is refused below.
        let small = [number, setup.seats, setup.bank as usize, setup.tax as usize];
        let mut bytes: Vec<_> = small.map(|number| number as u8).into();
        bytes.extend(graph(map).to_le_bytes());
        bytes.extend(setup.seed.to_le_bytes());
        begins_so(self, &bytes, map)?;
        Ok(bytes)
    }

    fn read_start(bytes: &[u8], map: &Arc<RailMap>) -> Result<Self, Unreadable> {
        let bytes: &[u8; RAIL_START] = bytes.try_into().map_err(|_| Unreadable::Damaged)?;
        let [_, seats, bank, tax, g0, g1, g2, g3, seed @ ..] = *bytes;
        let id = map_id(bytes)?;
        if id.name() != map.name() || u32::from_le_bytes([g0, g1, g2, g3]) != graph(map) {
            return Err(Unreadable::OtherMap(id));
        }
        let setup = Setup {
            seats: seats.into(),
            bank: bank.into(),
            tax: tax.into(),
            seed: u64::from_le_bytes(seed),
        };
        Self::new(map.clone(), setup).map_err(|_| Unreadable::Rules)
    }
}

/// The map of the rail game that these bytes are the beginning of.
///
/// # Errors
///
/// A map that the house does not have.
pub(super) fn map_id(bytes: &[u8]) -> Result<MapId, Unreadable> {
    let &number = bytes.first().ok_or(Unreadable::Damaged)?;
    let id = MapId::ALL.get(usize::from(number));
    id.copied().ok_or(Unreadable::NoSuchMap)
}

/// The sum of all that the rules look at in a map. What is only drawn may change.
fn graph(map: &RailMap) -> u32 {
    let mut check = Check::default();
    let mut add = |numbers: &[usize]| {
        for &number in numbers {
            check.add(&(number as u32).to_le_bytes());
        }
    };
    add(&[map.places().len(), map.links().len()]);
    for link in map.links() {
        add(&[link.a, link.b, link.cost.into()]);
    }
    for city in map.cities() {
        add(&[city.node, city.region, city.ringed.into()]);
    }
    check.sum()
}

/// A two-player game whose options can be told in bytes.
pub trait Opening: TwoPlayer {
    /// Which game it is.
    const GAME: GameId;
    /// How many bytes tell the options.
    const WIDTH: usize;

    /// The options as so many bytes.
    fn write_options(options: &Self::Options) -> Vec<u8>;

    /// The game that begins with the options which so many bytes tell; `None` if none does.
    fn open(bytes: &[u8]) -> Option<Self>;
}

/// The bytes are the options, and behind them the text of a position that was set up; where nothing
/// was, there is no text.
impl<G: Opening> Keep for G {
    const GAME: GameId = G::GAME;
    type Ground = ();

    fn write_start(&self) -> Result<Vec<u8>, Unwritable> {
        let mut bytes = G::write_options(self.options());
        if G::open(&bytes).as_ref() != Some(self) {
            bytes.extend(self.to_string().into_bytes());
        }
        begins_so(self, &bytes, &())?;
        Ok(bytes)
    }

    fn read_start(bytes: &[u8], (): &()) -> Result<Self, Unreadable> {
        let (options, text) = bytes
            .split_at_checked(G::WIDTH)
            .ok_or(Unreadable::Damaged)?;
        let game = G::open(options).ok_or(Unreadable::Rules)?;
        if text.is_empty() {
            return Ok(game);
        }
        let text = str::from_utf8(text).map_err(|_| Unreadable::Damaged)?;
        game.with_position(text).map_err(|_| Unreadable::Rules)
    }
}

/// Makes sure that a game's bytes tell of that game: not every state is a beginning.
fn begins_so<G: Keep>(game: &G, bytes: &[u8], ground: &G::Ground) -> Result<(), Unwritable> {
    match G::read_start(bytes, ground) {
        Ok(read) if read == *game => Ok(()),
        _ => Err(Unwritable::Start),
    }
}

#[cfg(feature = "connection")]
impl Opening for Connection {
    const GAME: GameId = GameId::Quickway;
    const WIDTH: usize = 3;

    fn write_options(options: &connection::Options) -> Vec<u8> {
        vec![options.variant as u8, options.size, options.swap.into()]
    }

    fn open(bytes: &[u8]) -> Option<Self> {
        let &[variant, size, swap @ (0 | 1)] = bytes else {
            return None;
        };
        let options = connection::Options {
            variant: *connection::Variant::ALL.get(usize::from(variant))?,
            size,
            swap: swap == 1,
        };
        Self::new(options).ok()
    }
}

#[cfg(feature = "raindrops")]
impl Opening for Raindrops {
    const GAME: GameId = GameId::Raindrops;
    const WIDTH: usize = 1;

    fn write_options(options: &raindrops::Options) -> Vec<u8> {
        vec![options.size]
    }

    fn open(bytes: &[u8]) -> Option<Self> {
        let &[size] = bytes else { return None };
        Self::new(raindrops::Options { size }).ok()
    }
}

#[cfg(feature = "rapid-transit")]
impl Opening for RapidTransit {
    const GAME: GameId = GameId::RapidTransit;
    const WIDTH: usize = 1;

    fn write_options(options: &rapid_transit::Options) -> Vec<u8> {
        vec![options.size]
    }

    fn open(bytes: &[u8]) -> Option<Self> {
        let &[size] = bytes else { return None };
        Self::new(rapid_transit::Options { size }).ok()
    }
}

#[cfg(feature = "switch-yard")]
impl Opening for SwitchYard {
    const GAME: GameId = GameId::SwitchYard;
    const WIDTH: usize = 1;

    fn write_options(options: &switch_yard::Options) -> Vec<u8> {
        vec![options.setup as u8]
    }

    fn open(bytes: &[u8]) -> Option<Self> {
        let &[setup] = bytes else { return None };
        let setup = *switch_yard::Setup::ALL.get(usize::from(setup))?;
        Some(Self::new(switch_yard::Options { setup }))
    }
}
