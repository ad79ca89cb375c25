//! View of one seat: the public state and its own cities. Computer players get only this. So a player that looks at
//! other hands does not compile.

use std::ops::Deref;

use super::actor::Actor;
use super::deal::Hand;
use super::illegal_move::IllegalMove;
use super::public::{Phase, PublicState};
use super::{Seat, TransglobalRail};
use crate::maps::{CityId, NodeId, REGIONS};

/// A game as one seat sees it, made by [`TransglobalRail::seen_by`]. It answers all queries of the public state.
///
/// ```compile_fail
/// fn peek(view: &rules::transglobal_rail::View) -> [rules::maps::CityId; 5] {
///     view.hands[1]
/// }
/// ```
///
/// ```compile_fail
/// fn peek(view: &rules::transglobal_rail::View) -> [rules::maps::CityId; 5] {
///     view.hand(1)
/// }
/// ```
///
/// ```
/// fn look(view: &rules::transglobal_rail::View) -> (usize, Option<rules::maps::NodeId>) {
///     (view.seat(), view.hub(1))
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Public part of the state.
    pub public: PublicState,
    /// Seat that looks.
    pub(crate) seat: Seat,
    /// The seat's own cities, by region.
    pub(crate) hand: Hand,
}

impl TransglobalRail {
    /// Returns the view of a seat.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    pub fn seen_by(&self, seat: Seat) -> View {
        View {
            public: self.public.clone(),
            seat,
            hand: self.hands[seat],
        }
    }
}

impl Deref for View {
    type Target = PublicState;

    fn deref(&self) -> &PublicState {
        &self.public
    }
}

impl View {
    /// Returns the view of a seat that holds these cities, one of each region.
    pub fn new(public: PublicState, seat: Seat, hand: [CityId; REGIONS]) -> Self {
        Self { public, seat, hand }
    }

    /// Returns the seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns true if this seat is on turn.
    pub fn may_act(&self) -> bool {
        self.to_act() == Some(self.seat)
    }

    /// Returns the permissions of the seat, if it is on turn.
    pub fn actor(&self) -> Actor<'_> {
        Actor::new(&self.public, &self.hand)
    }

    /// Returns the intersections of the seat's own cities, by region.
    pub fn cities(&self) -> [NodeId; REGIONS] {
        self.hand.map(|city| self.map().city(city).node)
    }

    /// Returns true if the seat holds a city.
    pub fn holds(&self, city: CityId) -> bool {
        self.hand.contains(&city)
    }

    /// Returns the dollars left in a building turn; `None` in other phases.
    pub fn turn_money(&self) -> Option<i32> {
        (self.phase == Phase::Building).then(|| self.money())
    }

    /// Returns true if the seat's hub may be on an intersection. It may be there already.
    pub fn may_place(&self, node: NodeId) -> bool {
        matches!(self.check_hub(node), Ok(()) | Err(IllegalMove::HubHere))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::transglobal_rail::Move;
    use crate::transglobal_rail::grid::{self, city};

    /// The same game, in which a seat holds other cities, dealt from another seed.
    fn with_another_hand(game: &TransglobalRail, holder: Seat) -> TransglobalRail {
        let mut other = game.clone();
        other.setup.seed += 1;
        for (region, held) in other.hands[holder].iter_mut().enumerate() {
            let mut cities = [0, 1].map(|number| city(region, number)).into_iter();
            *held = cities.find(|city| city != held).expect("they are two");
        }
        other
    }

    /// Games that differ in one hand and continue with the same steps look equal to all other seats until a player
    /// connects. The holder's own views differ, so the comparison can fail.
    #[test]
    fn games_that_differ_in_a_hand_are_the_same_to_all_others() {
        let mut game = grid::game(4, 0);
        let mut twins = [0, 1, 2, 3].map(|holder| with_another_hand(&game, holder));
        let mut states = 0;
        while matches!(game.phase(), Phase::Hubs | Phase::Building) && states < 100 {
            for (holder, twin) in twins.iter().enumerate() {
                for viewer in 0..4 {
                    let alike = game.seen_by(viewer) == twin.seen_by(viewer);
                    assert_eq!(alike, viewer != holder, "seat {viewer} sees seat {holder}");
                }
            }
            let steps = game.steps();
            let ends = steps.contains(&Move::Ok);
            let step = if ends {
                Move::Ok
            } else {
                steps[states * 7 % steps.len()]
            };
            game.play(step).expect("it is allowed");
            for twin in &mut twins {
                twin.play(step).expect("nobody is connected so soon");
            }
            states += 1;
        }
        assert!(states > 20, "{states}");
    }
}
