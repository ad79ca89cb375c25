//! A game of Transglobal Rail: the public state and the secret hands. `turn` changes it.

use std::ops::Deref;
use std::sync::Arc;

use super::actor::Actor;
use super::deal::{Deal, Hand};
use super::illegal_move::IllegalMove;
use super::moves::Move;
use super::public::{Board, Phase, Player, PublicState};
use super::setup::{Setup, SetupError};
use super::{Seat, Standings};
use crate::Game;
use crate::maps::{CityId, LinkId, REGIONS, RailMap};

/// One state of a game. It answers all queries of the public state. The cities and the seed are only here.
///
/// ```
/// use std::sync::Arc;
/// use rules::transglobal_rail::{Setup, Move, TransglobalRail};
/// use rules::maps::{NodeId, RailMap};
///
/// fn first_hub(map: Arc<RailMap>) {
///     let mut game = TransglobalRail::new(map, Setup::default()).expect("4 players, $15");
///     game.play(Move::Hub(NodeId::new(3))).expect("no hub stands there yet");
///     game.play(Move::Ok).expect("the hub is placed");
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TransglobalRail {
    pub(super) setup: Setup,
    /// Deals of the first rounds, if they are given instead of coming from the seed.
    pub(super) deals: Arc<[Deal]>,
    /// Public part of the state.
    pub public: PublicState,
    /// This round's cities, by seat.
    pub(super) hands: Vec<Hand>,
}

impl Deref for TransglobalRail {
    type Target = PublicState;

    fn deref(&self) -> &PublicState {
        &self.public
    }
}

impl TransglobalRail {
    /// Returns a game on a map with its first round dealt.
    ///
    /// # Errors
    ///
    /// The number in the set-up that is out of range.
    pub fn new(map: Arc<RailMap>, setup: Setup) -> Result<Self, SetupError> {
        Self::with_deals(map, setup, Vec::new())
    }

    /// Returns the same game with the given deals in its first rounds.
    ///
    /// The seed deals all later ones. So a page that gets only the deals of finished rounds learns nothing about
    /// any other.
    pub fn with_deals(
        map: Arc<RailMap>,
        setup: Setup,
        deals: Vec<Deal>,
    ) -> Result<Self, SetupError> {
        setup.check(&map)?;
        debug_assert!(deals.iter().all(|deal| deal.could_be(&map, setup.seats)));
        let public = PublicState {
            rails: vec![None; map.links().len()],
            board: Board(map),
            tax: setup.tax,
            phase: Phase::Hubs,
            round: 0,
            start: 0,
            turn: 0,
            players: vec![Player::new(setup.bank); setup.seats],
            recent: Vec::new(),
        };
        let mut game = Self {
            setup,
            deals: deals.into(),
            public,
            hands: Vec::new(),
        };
        game.begin_round();
        Ok(game)
    }

    /// Returns a game in a public state with these hands. Unknown terms have default values, and later rounds have
    /// arbitrary deals, so it is valid for this round only.
    pub fn standing(public: PublicState, hands: Vec<Hand>) -> Self {
        let setup = Setup {
            seats: public.seats(),
            tax: public.tax,
            ..Setup::default()
        };
        Self {
            setup,
            deals: Arc::default(),
            public,
            hands,
        }
    }

    /// Clears the board and deals the next round. Banks stay.
    pub(super) fn begin_round(&mut self) {
        let Deal { hands, start } = self.deal(self.public.round + 1);
        self.hands = hands;
        let public = &mut self.public;
        public.round += 1;
        for player in &mut public.players {
            *player = Player::new(player.bank);
        }
        public.phase = Phase::Hubs;
        public.start = start;
        public.turn = start;
        public.rails.fill(None);
    }

    fn deal(&self, round: u32) -> Deal {
        let told = self.deals.get(round as usize - 1).cloned();
        told.unwrap_or_else(|| Deal::draw(self.map(), &self.setup, round))
    }

    /// Returns this game's deals of the first so many rounds.
    pub fn deals(&self, rounds: u32) -> Vec<Deal> {
        (1..=rounds).map(|round| self.deal(round)).collect()
    }

    /// Returns true if this round was dealt from a seed.
    pub fn is_dealt_from(&self, seed: u64) -> bool {
        let setup = Setup { seed, ..self.setup };
        let deal = Deal::draw(self.map(), &setup, self.round());
        deal.hands == self.hands && deal.start == self.start()
    }

    /// Returns the set-up of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// A player's cities of this round, by region.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The same, each city once: on a small map they are fewer.
    pub fn cities(&self, seat: Seat) -> &[CityId] {
        &self.hands[seat][..self.map().regions().len()]
    }

    /// Returns true for each of a player's cities that the player sees connected, as in the [`Hand`]. For the
    /// player on turn every rail counts immediately, for all others only confirmed ones. So UNDO gives nothing
    /// away.
    pub fn checks(&self, seat: Seat) -> [bool; REGIONS] {
        let acts = self.to_act() == Some(seat);
        self.public.joined(seat, &self.hands[seat], acts)
    }

    /// Returns a player's cities, and true for those that the player sees connected.
    pub fn list(&self, seat: Seat) -> impl Iterator<Item = (CityId, bool)> + use<'_> {
        self.cities(seat).iter().copied().zip(self.checks(seat))
    }

    /// Returns the permissions of the seat on turn.
    pub(super) fn actor(&self) -> Actor<'_> {
        Actor::new(&self.public, &self.hands[self.public.turn])
    }

    /// Checks that the player to act may build a link.
    ///
    /// To ask about many, take [`buildable`](Self::buildable), because one flood fill answers for all.
    ///
    /// # Errors
    ///
    /// The reason why not.
    ///
    /// # Panics
    ///
    /// If the map has no such link.
    pub fn may_build(&self, link: LinkId) -> Result<(), IllegalMove> {
        self.actor().builder()?.check(link)
    }

    /// All links that the player to act may build, by number.
    pub fn buildable(&self) -> Vec<LinkId> {
        match self.actor().builder() {
            Ok(builder) => builder.links().collect(),
            Err(_) => Vec::new(),
        }
    }

    /// Returns true if OK is allowed now.
    pub fn may_ok(&self) -> bool {
        self.actor().check_ok().is_ok()
    }
}

impl Game for TransglobalRail {
    type Side = Seat;
    type Move = Move;
    type Event = super::Event;
    type IllegalMove = IllegalMove;
    type Outcome = Standings;

    fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    fn steps(&self) -> Vec<Move> {
        self.actor().steps()
    }

    fn play(&mut self, step: Move) -> Result<Vec<super::Event>, IllegalMove> {
        self.play(step)
    }

    fn outcome(&self) -> Option<Standings> {
        (self.phase() == Phase::Finished).then(|| Standings(self.standings()))
    }

    fn may_undo(&self) -> bool {
        self.public.may_undo()
    }
}
