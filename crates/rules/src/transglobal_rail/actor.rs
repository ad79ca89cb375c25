//! Permissions of the seat on turn. They depend only on the public state and the seat's own cities. So a game that
//! knows all hands and a player who knows one use the same code.

use super::deal::Hand;
use super::illegal_move::IllegalMove;
use super::moves::Move;
use super::public::{Phase, PublicState, TURN_MONEY};
use crate::maps::{Link, LinkId, REGIONS};

/// The seat on turn and its cities.
#[derive(Clone, Copy, Debug)]
pub struct Actor<'a> {
    public: &'a PublicState,
    hand: &'a Hand,
}

impl<'a> Actor<'a> {
    /// The seat on turn; `hand` are its cities.
    pub(super) fn new(public: &'a PublicState, hand: &'a Hand) -> Self {
        Self { public, hand }
    }

    /// Returns true if all five cities are reached, with unconfirmed rails.
    pub fn is_connected(self) -> bool {
        let joined = self.public.joined(self.public.turn, self.hand, true);
        joined == [true; REGIONS]
    }

    /// Returns the checker for all links.
    pub fn builder(self) -> Result<Builder<'a>, IllegalMove> {
        let purse = match self.public.phase {
            Phase::Finished => return Err(IllegalMove::GameOver),
            Phase::Hubs => return Err(IllegalMove::HubsFirst),
            Phase::Building => Some(self.public.money()),
            Phase::Finishing if self.is_connected() => return Err(IllegalMove::Connected),
            Phase::Finishing => None,
        };
        Ok(Builder {
            links: self.public.map().links(),
            rails: &self.public.rails,
            reached: self.public.reached(self.public.turn),
            purse,
        })
    }

    /// Checks that OK is allowed, and returns the reason if it is not.
    pub fn check_ok(self) -> Result<(), IllegalMove> {
        let public = self.public;
        match public.phase {
            Phase::Finished => Err(IllegalMove::GameOver),
            Phase::Hubs if public.hub(public.turn).is_none() => Err(IllegalMove::NoHub),
            Phase::Building if !self.may_end_turn() => Err(IllegalMove::MoneyLeft {
                left: public.money(),
            }),
            Phase::Finishing if !self.is_connected() => Err(IllegalMove::NotConnected),
            _ => Ok(()),
        }
    }

    /// No money is left, or $1 that may be left over: the player is connected, or cannot spend it.
    fn may_end_turn(self) -> bool {
        let stuck = || {
            let builder = self.builder();
            builder.is_ok_and(|builder| builder.links().next().is_none())
        };
        match self.public.money() {
            0 => true,
            TURN_MONEY => false,
            _ => self.is_connected() || stuck(),
        }
    }

    /// Returns every legal step.
    pub(super) fn steps(self) -> Vec<Move> {
        let map = self.public.map();
        let mut steps = Vec::new();
        if self.public.phase == Phase::Hubs {
            let hubs = map
                .nodes()
                .filter(|&node| self.public.check_hub(node).is_ok());
            steps.extend(hubs.map(Move::Hub));
        }
        if let Ok(builder) = self.builder() {
            let links = builder.links().map(|link| map.link(link));
            steps.extend(links.map(|link| Move::Link(link.a, link.b)));
        }
        steps.extend(self.public.may_discard().then_some(Move::Discard));
        steps.extend(self.check_ok().is_ok().then_some(Move::Ok));
        steps
    }
}

/// Checker of links for the seat on turn. One flood fill serves all of them.
pub struct Builder<'a> {
    links: &'a [Link],
    rails: &'a [Option<u8>],
    reached: Vec<bool>,
    /// Dollars that can be spent; a finishing bank gives any amount.
    purse: Option<i32>,
}

impl Builder<'_> {
    /// Checks that a link may be built, and returns the reason if it may not.
    pub fn check(&self, link: LinkId) -> Result<(), IllegalMove> {
        let ends = self.links[link.index()];
        if self.rails[link.index()].is_some() {
            return Err(IllegalMove::Built);
        }
        if !self.reached[ends.a.index()] && !self.reached[ends.b.index()] {
            return Err(IllegalMove::OutOfReach);
        }
        match self.purse {
            Some(left) if i32::from(ends.cost) > left => Err(IllegalMove::TooDear { left }),
            _ => Ok(()),
        }
    }

    /// Returns all links that may be built, by number.
    pub fn links(&self) -> impl Iterator<Item = LinkId> {
        let links = (0..self.links.len()).map(LinkId::new);
        links.filter(|&link| self.check(link).is_ok())
    }
}
