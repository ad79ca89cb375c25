//! One state of a game of Transglobal Rail, and everything that can be asked of it. What changes it
//! is in `turn`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::deal::{Hand, deal};
use super::map::{CityId, LinkId, NodeId, REGIONS, RailMap};
use super::reach::reach;
use super::refusal::Refusal;
use super::settle;
use super::setup::{Setup, SetupError};
use super::step::Step;
use super::{Places, Seat};
use crate::games::Game;

/// Dollars that a player receives for a building turn.
const TURN_MONEY: i32 = 2;

/// What a round is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Everyone places a hub.
    Hubs,
    /// Turn after turn for $2 each, until somebody is connected.
    Building,
    /// The others finish on their banks' money.
    Finishing,
    /// A bank is empty.
    Over,
}

/// A map that counts as its name when states are compared, hashed and printed: a house has one map of
/// a name, and looking through 200 intersections would tell nothing more.
#[derive(Clone)]
pub(super) struct Board(pub(super) Arc<RailMap>);

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

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// This round's cities, by region.
    pub(super) hand: Hand,
    /// Dollars, without what the finishing not yet confirmed has cost.
    pub(super) bank: i32,
    /// This round's hub, confirmed or not.
    pub(super) hub: Option<NodeId>,
    /// Dollars that this round's finishing has cost.
    pub(super) paid: i32,
    /// Connected when this round's building ended.
    pub(super) first: bool,
}

/// One state of a game.
///
/// ```
/// use std::sync::Arc;
/// use roundhouse::games::transglobal_rail::{RailMap, Setup, Step, TransglobalRail};
///
/// fn first_hub(map: Arc<RailMap>) {
///     let mut game = TransglobalRail::new(map, Setup::default()).expect("4 players, $15");
///     game.play(Step::Hub(3)).expect("no hub stands there yet");
///     game.play(Step::Ok).expect("the hub is placed");
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TransglobalRail {
    pub(super) board: Board,
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) round: u32,
    /// The round's starting player.
    pub(super) start: Seat,
    /// Who acts, unless the game is over.
    pub(super) turn: Seat,
    pub(super) players: Vec<Player>,
    /// Who built each link, by link; six seats fit in a byte.
    pub(super) rails: Vec<Option<u8>>,
    /// What was built and not yet confirmed, oldest first.
    pub(super) recent: Vec<LinkId>,
}

impl TransglobalRail {
    /// A game on a map, with its first round dealt.
    ///
    /// # Errors
    ///
    /// A number of the set-up that is out of its range is named.
    pub fn new(map: Arc<RailMap>, setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let player = Player {
            hand: [0; REGIONS],
            bank: setup.bank,
            hub: None,
            paid: 0,
            first: false,
        };
        let mut game = Self {
            rails: vec![None; map.links().len()],
            board: Board(map),
            setup,
            phase: Phase::Hubs,
            round: 0,
            start: 0,
            turn: 0,
            players: vec![player; setup.seats],
            recent: Vec::new(),
        };
        game.begin_round();
        Ok(game)
    }

    /// Clears the board and deals the next round; banks stay.
    pub(super) fn begin_round(&mut self) {
        self.round += 1;
        let (hands, start) = deal(&self.board.0, &self.setup, self.round);
        for (player, hand) in self.players.iter_mut().zip(hands) {
            *player = Player {
                hand,
                bank: player.bank,
                hub: None,
                paid: 0,
                first: false,
            };
        }
        self.phase = Phase::Hubs;
        self.start = start;
        self.turn = start;
        self.rails.fill(None);
    }

    /// The map that is played on.
    pub fn map(&self) -> &Arc<RailMap> {
        &self.board.0
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the round is doing.
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

    /// Whose turn it is; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// Dollars left in this building turn; 0 in other phases.
    pub fn money(&self) -> i32 {
        match self.phase {
            Phase::Building => TURN_MONEY - self.cost_of_recent(),
            _ => 0,
        }
    }

    /// Dollars that the finishing player has paid so far in this finishing; 0 in other phases.
    pub fn spent(&self) -> i32 {
        match self.phase {
            Phase::Finishing => self.cost_of_recent(),
            _ => 0,
        }
    }

    fn cost_of_recent(&self) -> i32 {
        let cost = |&link: &LinkId| i32::from(self.map().links()[link].cost);
        self.recent.iter().map(cost).sum()
    }

    /// Dollars in a player's bank, with what the finishing player has spent so far taken off.
    ///
    /// # Panics
    ///
    /// If there is no such seat; so do all that ask about a seat.
    pub fn bank(&self, seat: Seat) -> i32 {
        let spent = if seat == self.turn { self.spent() } else { 0 };
        self.players[seat].bank - spent
    }

    /// All banks by seat.
    pub(super) fn banks(&self) -> Vec<i32> {
        (0..self.players.len())
            .map(|seat| self.bank(seat))
            .collect()
    }

    /// Where a player's hub stands; also the one that the player to act has not confirmed yet.
    pub fn hub(&self, seat: Seat) -> Option<NodeId> {
        self.players[seat].hub
    }

    /// Who built a link; `None` if it is not built, or not on the map.
    pub fn builder(&self, link: LinkId) -> Option<Seat> {
        self.rails.get(link).copied().flatten().map(Seat::from)
    }

    /// All rails, and who built them, in the order of the map's links.
    pub fn rails(&self) -> impl Iterator<Item = (LinkId, Seat)> {
        let rails = self.rails.iter().enumerate();
        rails.filter_map(|(link, by)| Some((link, Seat::from((*by)?))))
    }

    /// The links built in this turn or finishing, oldest first: what can be taken back.
    pub fn this_turn(&self) -> &[LinkId] {
        &self.recent
    }

    /// A player's cities of this round, by region.
    pub fn hand(&self, seat: Seat) -> [CityId; REGIONS] {
        self.players[seat].hand
    }

    /// Which of a player's cities the player sees connected, by region. The player to act sees every
    /// rail count at once, all others only the confirmed ones, so UNDO tells nobody anything.
    pub fn checks(&self, seat: Seat) -> [bool; REGIONS] {
        self.joined(seat, self.to_act() == Some(seat))
    }

    /// Which of a player's cities are reached, with or without the rails not yet confirmed.
    pub(super) fn joined(&self, seat: Seat, with_recent: bool) -> [bool; REGIONS] {
        let counts = |link: LinkId| {
            self.rails[link].is_some() && (with_recent || !self.recent.contains(&link))
        };
        let Some(hub) = self.players[seat].hub else {
            return [false; REGIONS];
        };
        let reached = reach(self.map(), hub, counts);
        let city = |city: CityId| reached[self.map().cities()[city].node];
        self.players[seat].hand.map(city)
    }

    /// The intersections that a player reaches over all rails on the board, by number: none before
    /// the hub is placed.
    pub fn reached(&self, seat: Seat) -> Vec<bool> {
        match self.players[seat].hub {
            Some(hub) => reach(self.map(), hub, |link| self.rails[link].is_some()),
            None => vec![false; self.map().places().len()],
        }
    }

    /// Whether the player to act reaches all five cities, with what is not yet confirmed.
    fn is_connected(&self) -> bool {
        self.joined(self.turn, true) == [true; REGIONS]
    }

    /// What decides about all links for the player to act.
    fn builder_on_turn(&self) -> Result<Builder<'_>, Refusal> {
        let purse = match self.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Hubs => return Err(Refusal::HubsFirst),
            Phase::Building => Some(self.money()),
            Phase::Finishing if self.is_connected() => return Err(Refusal::Connected),
            Phase::Finishing => None,
        };
        Ok(Builder {
            game: self,
            reached: self.reached(self.turn),
            purse,
        })
    }

    /// Whether the player to act may build a link. To ask about many, take
    /// [`buildable`](Self::buildable): one flood fill answers for all.
    ///
    /// # Errors
    ///
    /// The reason why not.
    ///
    /// # Panics
    ///
    /// If the map has no such link.
    pub fn may_build(&self, link: LinkId) -> Result<(), Refusal> {
        self.builder_on_turn()?.may_build(link)
    }

    /// All links that the player to act may build, by number.
    pub fn buildable(&self) -> Vec<LinkId> {
        match self.builder_on_turn() {
            Ok(builder) => builder.links().collect(),
            Err(_) => Vec::new(),
        }
    }

    /// Whether OK is allowed now.
    pub fn may_ok(&self) -> bool {
        self.check_ok().is_ok()
    }

    pub(super) fn check_ok(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::Over),
            Phase::Hubs if self.players[self.turn].hub.is_none() => Err(Refusal::NoHub),
            Phase::Building if !self.may_end_turn() => {
                Err(Refusal::MoneyLeft { left: self.money() })
            }
            Phase::Finishing if !self.is_connected() => Err(Refusal::NotConnected),
            _ => Ok(()),
        }
    }

    /// Nothing is left, or $1 that may stay: the player is connected, or cannot spend it.
    fn may_end_turn(&self) -> bool {
        let stuck = || {
            let builder = self.builder_on_turn();
            builder.is_ok_and(|builder| builder.links().next().is_none())
        };
        match self.money() {
            0 => true,
            TURN_MONEY => false,
            _ => self.is_connected() || stuck(),
        }
    }

    /// Whether the $1 that is left may be given up now.
    pub fn may_discard(&self) -> bool {
        self.check_discard().is_ok()
    }

    pub(super) fn check_discard(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::Over),
            Phase::Building if self.money() == 1 => Ok(()),
            _ => Err(Refusal::NothingToDiscard),
        }
    }

    /// Whether the last step was a build that may still be taken back.
    pub fn may_undo(&self) -> bool {
        !self.recent.is_empty()
    }

    pub(super) fn check_hub(&self, node: NodeId) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Hubs => {}
            _ => return Err(Refusal::HubsStand),
        }
        if node >= self.map().places().len() {
            return Err(Refusal::NoSuchNode(node));
        }
        match self
            .players
            .iter()
            .position(|player| player.hub == Some(node))
        {
            Some(seat) if seat == self.turn => Err(Refusal::HubHere),
            Some(_) => Err(Refusal::HubTaken),
            None => Ok(()),
        }
    }

    /// Place and seat of all players, best first, when the game is over; none before. Equal banks
    /// share a place, and come by seat.
    pub fn places(&self) -> Vec<(usize, Seat)> {
        match self.phase {
            Phase::Over => settle::places(&self.banks()),
            _ => Vec::new(),
        }
    }
}

/// The player to act and what decides about links.
struct Builder<'a> {
    game: &'a TransglobalRail,
    reached: Vec<bool>,
    /// Dollars that can be spent; a finishing bank gives any amount.
    purse: Option<i32>,
}

impl Builder<'_> {
    fn may_build(&self, link: LinkId) -> Result<(), Refusal> {
        let ends = self.game.map().links()[link];
        if self.game.rails[link].is_some() {
            return Err(Refusal::Built);
        }
        if !self.reached[ends.a] && !self.reached[ends.b] {
            return Err(Refusal::OutOfReach);
        }
        match self.purse {
            Some(left) if i32::from(ends.cost) > left => Err(Refusal::TooDear { left }),
            _ => Ok(()),
        }
    }

    fn links(&self) -> impl Iterator<Item = LinkId> {
        let links = 0..self.game.rails.len();
        links.filter(|&link| self.may_build(link).is_ok())
    }
}

impl Game for TransglobalRail {
    type Side = Seat;
    type Step = Step;
    type Event = super::Event;
    type Refusal = Refusal;
    type Outcome = Places;

    fn to_act(&self) -> Option<Seat> {
        self.to_act()
    }

    fn steps(&self) -> Vec<Step> {
        let nodes = 0..self.map().places().len();
        let hubs = nodes
            .filter(|&node| self.check_hub(node).is_ok())
            .map(Step::Hub);
        let links = self.buildable().into_iter().map(|link| {
            let link = self.map().links()[link];
            Step::Link(link.a, link.b)
        });
        let discard = self.may_discard().then_some(Step::Discard);
        let ok = self.may_ok().then_some(Step::Ok);
        hubs.chain(links).chain(discard).chain(ok).collect()
    }

    fn play(&mut self, step: Step) -> Result<Vec<super::Event>, Refusal> {
        self.play(step)
    }

    fn outcome(&self) -> Option<Places> {
        (self.phase == Phase::Over).then(|| Places(self.places()))
    }

    fn may_undo(&self) -> bool {
        self.may_undo()
    }
}
