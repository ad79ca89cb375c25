//! What one seat may know of a game of Transglobal Rail, and nothing else: no other seat's cities, and
//! no seed. Players are given this, so a player who looks at others' hands does not compile. How it is
//! sent to where a player thinks is in `bytes`.

use std::sync::Arc;

use crate::games::transglobal_rail::{
    CityId, LinkId, NodeId, Phase, REGIONS, RailMap, Seat, TransglobalRail,
};

/// Dollars that a player receives for a building turn.
pub(super) const TURN_MONEY: i32 = 2;

/// A game as one seat sees it.
///
/// ```compile_fail
/// fn peek(view: &roundhouse::players::rail::View) -> [usize; 5] {
///     view.hands[1]
/// }
/// ```
#[derive(Clone, Debug)]
pub struct View {
    pub(super) map: Arc<RailMap>,
    /// Who looks.
    pub(super) seat: Seat,
    /// How many play.
    pub(super) seats: usize,
    pub(super) phase: Phase,
    /// The round's number, from 1.
    pub(super) round: u32,
    /// The round's starting player.
    pub(super) start: Seat,
    /// Who is on turn; anybody when the game is over.
    pub(super) turn: Seat,
    /// Dollars that taxes leave to the poorest.
    pub(super) tax: i32,
    /// Dollars by seat, what the finishing player has spent so far taken off.
    pub(super) banks: Vec<i32>,
    /// The hubs on the board by seat, that of the seat on turn perhaps not confirmed.
    pub(super) hubs: Vec<Option<NodeId>>,
    /// Who built each link, by link.
    pub(super) rails: Vec<Option<u8>>,
    /// The links that the seat on turn has built and not yet confirmed, oldest first.
    pub(super) recent: Vec<LinkId>,
    /// The own cities, by region.
    pub(super) hand: [CityId; REGIONS],
    /// Who is known to be connected, by seat: nobody before building has ended.
    pub(super) connected: Vec<bool>,
}

impl View {
    /// What a seat may know of a game.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    pub fn of(game: &TransglobalRail, seat: Seat) -> Self {
        let seats = game.setup().seats;
        let acting = game.to_act();
        // Dings have told this to everybody; the seat on turn would be passed over if it were.
        let finishing = game.phase() == Phase::Finishing;
        let connected =
            |other| finishing && acting != Some(other) && game.checks(other) == [true; REGIONS];
        let links = 0..game.map().links().len();
        Self {
            map: game.map().clone(),
            seat,
            seats,
            phase: game.phase(),
            round: game.round(),
            start: game.start(),
            turn: acting.unwrap_or(game.start()),
            tax: game.setup().tax,
            banks: (0..seats).map(|other| game.bank(other)).collect(),
            hubs: (0..seats).map(|other| game.hub(other)).collect(),
            rails: links
                .map(|link| game.builder(link).map(|by| by as u8))
                .collect(),
            recent: game.this_turn().to_vec(),
            hand: game.hand(seat),
            connected: (0..seats).map(connected).collect(),
        }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The map that is played on.
    pub fn map(&self) -> &Arc<RailMap> {
        &self.map
    }

    /// Whether this seat is on turn.
    pub fn may_act(&self) -> bool {
        self.phase != Phase::Over && self.turn == self.seat
    }

    /// The intersections of the own cities, by region.
    pub(super) fn cities(&self) -> [NodeId; REGIONS] {
        self.hand.map(|city| self.map.cities()[city].node)
    }

    /// Dollars left in this building turn.
    pub(super) fn money(&self) -> i32 {
        let cost = |&link: &LinkId| i32::from(self.map.links()[link].cost);
        TURN_MONEY - self.recent.iter().map(cost).sum::<i32>()
    }

    /// Whether ringed cities are in this game.
    pub(super) fn ringed_are_dealt(&self) -> bool {
        self.seats > 3
    }

    /// Whether the own hub may stand on an intersection, where it may stand already.
    pub(super) fn may_place(&self, node: NodeId) -> bool {
        let mut others = (0..self.seats).filter(|&seat| seat != self.seat);
        others.all(|seat| self.hubs[seat] != Some(node))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::View;
    use crate::games::transglobal_rail::grid::grid;
    use crate::games::transglobal_rail::{Setup, TransglobalRail};

    /// A game of two on the grid, and what the first seat may know of it.
    pub fn game_of_two() -> (TransglobalRail, View) {
        let setup = Setup {
            seats: 2,
            ..Setup::default()
        };
        let game = TransglobalRail::new(grid().into(), setup).expect("two can play");
        let view = View::of(&game, 0);
        (game, view)
    }
}
