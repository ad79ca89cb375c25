//! Public state of a game: the map with hubs and rails, the banks, and the seat on turn. All rules of building work
//! on it, and so do all players. It has no place for a player's cities or the seed. So code that gets it cannot
//! learn secrets.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::deal::{self, Hand};
use super::illegal_move::IllegalMove;
use super::{Seat, settle};
use crate::maps::{CityId, Graph, LinkId, MapError, NodeId, REGIONS, RailMap};

/// Dollars that a player receives for a building turn.
pub const TURN_MONEY: i32 = 2;

/// Phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Players place their hubs.
    Hubs,
    /// Players take turns with $2 each, until one is connected.
    Building,
    /// The others finish on their banks' money.
    Finishing,
    /// A bank is empty.
    Finished,
}

/// A map that only its name represents in comparisons, hashes and debug output. Names are unique here, and 200
/// intersections would add nothing. It is sent as its [`Graph`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(into = "Graph", try_from = "Graph")]
pub struct Board(pub Arc<RailMap>);

impl From<Board> for Graph {
    fn from(board: Board) -> Self {
        Self::from(&*board.0)
    }
}

impl TryFrom<Graph> for Board {
    type Error = MapError;

    fn try_from(graph: Graph) -> Result<Self, MapError> {
        Ok(Self(Arc::new(graph.try_into()?)))
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.0.name() == other.0.name()
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.name().hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// Public state of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Dollars, before the cost of unconfirmed finishing.
    pub bank: i32,
    /// This round's hub, confirmed or not.
    pub hub: Option<NodeId>,
    /// Dollars that this round's finishing has cost.
    pub(crate) paid: i32,
    /// Connected when this round's building ended.
    pub(crate) first: bool,
    /// True if the player is connected by confirmed rails and building has ended. Before that it is false for all.
    pub(crate) connected: bool,
}

impl Player {
    /// Returns a player with nothing on the board yet.
    pub fn new(bank: i32) -> Self {
        Self {
            bank,
            hub: None,
            paid: 0,
            first: false,
            connected: false,
        }
    }
}

/// Public state of a game.
///
/// Deserialising checks only its map. [`View::from_bytes`](super::View::from_bytes) checks the rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    /// The map.
    pub board: Board,
    /// Dollars that taxes leave to the poorest.
    pub tax: i32,
    /// Phase of the round.
    pub phase: Phase,
    /// Which round it is, from 1.
    pub round: u32,
    /// The round's starting player.
    pub start: Seat,
    /// Seat on turn, unless the game is over.
    pub turn: Seat,
    /// Public state of each seat.
    pub players: Vec<Player>,
    /// Builder of each link, by link; six seats fit in a byte.
    pub rails: Vec<Option<u8>>,
    /// Links built and not yet confirmed, oldest first.
    pub recent: Vec<LinkId>,
}

impl PublicState {
    /// Returns the map.
    pub fn map(&self) -> &Arc<RailMap> {
        &self.board.0
    }

    /// Returns the number of players.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// Returns the phase of the round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round's number, from 1; the last one's when the game is over.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The round's starting player.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Returns the seat on turn; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        (self.phase != Phase::Finished).then_some(self.turn)
    }

    /// Returns the dollars left in this building turn; 0 in other phases.
    pub fn money(&self) -> i32 {
        match self.phase {
            Phase::Building => TURN_MONEY - self.cost_of_recent(),
            _ => 0,
        }
    }

    /// Returns the dollars that the finishing player has paid so far in this finishing; 0 in other phases.
    pub fn spent(&self) -> i32 {
        match self.phase {
            Phase::Finishing => self.cost_of_recent(),
            _ => 0,
        }
    }

    fn cost_of_recent(&self) -> i32 {
        let cost = |&link: &LinkId| i32::from(self.map().link(link).cost);
        self.recent.iter().map(cost).sum()
    }

    /// Returns the dollars in a player's bank, minus the finishing player's payments so far.
    ///
    /// # Panics
    ///
    /// If there is no such seat. All queries about a seat panic so.
    pub fn bank(&self, seat: Seat) -> i32 {
        let spent = if seat == self.turn { self.spent() } else { 0 };
        self.players[seat].bank - spent
    }

    /// All banks by seat.
    pub fn banks(&self) -> Vec<i32> {
        (0..self.seats()).map(|seat| self.bank(seat)).collect()
    }

    /// Returns a player's hub, for the player on turn even an unconfirmed one.
    pub fn hub(&self, seat: Seat) -> Option<NodeId> {
        self.players[seat].hub
    }

    /// Returns the builder of a link; `None` if it is not built, or not on the map.
    pub fn builder(&self, link: LinkId) -> Option<Seat> {
        self.rails
            .get(link.index())
            .copied()
            .flatten()
            .map(Seat::from)
    }

    /// Returns all rails with their builders, in the order of the map's links.
    pub fn rails(&self) -> impl Iterator<Item = (LinkId, Seat)> {
        let rails = self.rails.iter().enumerate();
        rails.filter_map(|(link, by)| Some((LinkId::new(link), Seat::from((*by)?))))
    }

    /// Returns true if a player was connected when this round's building ended.
    pub fn is_first(&self, seat: Seat) -> bool {
        self.players[seat].first
    }

    /// Returns true if it is public that a player is connected.
    ///
    /// Before building ends, it is not public of any player.
    pub fn is_known_connected(&self, seat: Seat) -> bool {
        self.players[seat].connected
    }

    /// Returns the links of this turn or finishing, oldest first. They can be undone.
    pub fn this_turn(&self) -> &[LinkId] {
        &self.recent
    }

    /// Returns, by number, true for the intersections that a player reaches over any rails; false for all before
    /// the hub is placed.
    pub fn reached(&self, seat: Seat) -> Vec<bool> {
        match self.players[seat].hub {
            Some(hub) => self
                .map()
                .reach(hub, |link| self.rails[link.index()].is_some()),
            None => vec![false; self.map().positions().len()],
        }
    }

    /// Which cities of a hand a player reaches, with or without the rails not yet confirmed.
    pub(super) fn joined(&self, seat: Seat, hand: &Hand, with_recent: bool) -> [bool; REGIONS] {
        let counts = |link: LinkId| {
            self.rails[link.index()].is_some() && (with_recent || !self.recent.contains(&link))
        };
        let Some(hub) = self.players[seat].hub else {
            return [false; REGIONS];
        };
        let reached = self.map().reach(hub, counts);
        hand.map(|city| reached[self.map().city(city).node.index()])
    }

    /// Returns true if a city can be in a hand in this game.
    pub fn is_dealt(&self, city: CityId) -> bool {
        deal::is_dealt(self.map().city(city), self.seats())
    }

    /// Returns true if the last step was a build that may still be undone.
    pub fn may_undo(&self) -> bool {
        !self.recent.is_empty()
    }

    /// Checks that the seat on turn may give up its last $1.
    ///
    /// Returns the reason if it may not.
    pub(crate) fn check_discard(&self) -> Result<(), IllegalMove> {
        match self.phase {
            Phase::Finished => Err(IllegalMove::GameOver),
            Phase::Building if self.money() == 1 => Ok(()),
            _ => Err(IllegalMove::NothingToDiscard),
        }
    }

    /// Returns true if the seat on turn may give up its last $1 now.
    pub fn may_discard(&self) -> bool {
        self.check_discard().is_ok()
    }

    /// Checks that the seat on turn may place its hub on an intersection.
    ///
    /// Returns the reason if it may not.
    pub(crate) fn check_hub(&self, node: NodeId) -> Result<(), IllegalMove> {
        match self.phase {
            Phase::Finished => return Err(IllegalMove::GameOver),
            Phase::Hubs => {}
            _ => return Err(IllegalMove::HubsStand),
        }
        if !self.map().has_node(node) {
            return Err(IllegalMove::NoSuchNode(node));
        }
        let mut players = self.players.iter();
        match players.position(|player| player.hub == Some(node)) {
            Some(seat) if seat == self.turn => Err(IllegalMove::HubHere),
            Some(_) => Err(IllegalMove::HubTaken),
            None => Ok(()),
        }
    }

    /// Builds a link for the seat on turn, which may do so.
    pub fn build(&mut self, link: LinkId) {
        self.rails[link.index()] = Some(self.turn as u8);
        self.recent.push(link);
    }

    /// The seat that follows another.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        next_seat(seat, self.seats())
    }

    /// All seats, from one on.
    pub(super) fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        clockwise(first, self.seats())
    }

    /// Returns place and seat of all players at the end of the game, best first; empty before. Equal banks share a
    /// place, and are in the order of seats.
    pub fn standings(&self) -> Vec<(usize, Seat)> {
        match self.phase {
            Phase::Finished => settle::standings(&self.banks()),
            _ => Vec::new(),
        }
    }
}

/// Returns the next seat at a table of so many.
pub fn next_seat(seat: Seat, seats: usize) -> Seat {
    (seat + 1) % seats
}

/// Returns all seats of a table of so many, clockwise from one of them.
pub fn clockwise(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| (first + step) % seats)
}
