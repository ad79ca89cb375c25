//! Review of a round of Transglobal Rail: each player's cheapest network, and the real history of the rails that
//! joined the cities. It shows one player at a time, on that player's side, and is never saved.

use std::any::Any;

use app::loadable::Loadable;
use app::looking_back::LookingBack;
use base::words::{self, Message};
use rules::maps::{LinkId, NodeId, RailMap};
use rules::record::Record;
use rules::request::EngineRequest;
use rules::transglobal_rail::beliefs::{self, Belief};
use rules::transglobal_rail::request::{Hand, RailRequest};
use rules::transglobal_rail::review::{SeatReview, from_text};
use rules::transglobal_rail::rounds::{self, Deed, Moment, cost};
use rules::transglobal_rail::{ID, TransglobalRail};
use rules::{Level, Strength};
use scene::{Network, ReviewTarget};
use session::transglobal_rail::RailMatch;
use session::{Seat, Session};

use app::replay::Replay;

/// Cost of a round for a player, in dollars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Rails built in turns.
    pub built: u32,
    /// Dollars given up in turns.
    pub(crate) given_up: u32,
    /// Rails paid for by the bank.
    pub paid: u32,
}

/// A round under review.
#[derive(Clone, Debug)]
pub struct Review {
    /// Seat whose networks are visible.
    pub seat: Seat,
    /// Which of them.
    pub network: Network,
    /// Cheapest networks by seat, once they are known.
    pub nets: Loadable<Vec<SeatReview>>,
    /// Beliefs of the computer players that guess hands, once they are known.
    beliefs: Vec<Belief>,
    round: u32,
    /// The round's deeds, in their order.
    moments: Vec<Moment>,
    /// Replay with the number of visible moments.
    pub replay: Replay,
}

impl Review {
    /// A look back at a round of a game, which opens for a seat.
    pub fn new(record: &Record<TransglobalRail>, round: u32, seat: Seat) -> Self {
        let played = rounds::played(record).into_iter();
        let mut played = played.filter(|played| played.board.round() == round);
        let moments = played.next().map_or(Vec::new(), |played| played.moments);
        Self {
            seat,
            network: Network::OwnHub,
            nets: Loadable::Coming,
            beliefs: Vec::new(),
            round,
            replay: Replay::new(moments.len(), 1..moments.len()),
            moments,
        }
    }

    /// Returns the visible moments.
    pub fn shown(&self) -> &[Moment] {
        &self.moments[..self.replay.at()]
    }

    /// The chosen player's cheapest networks.
    pub fn net(&self) -> Option<&SeatReview> {
        match &self.nets {
            Loadable::Here(nets) => nets.get(self.seat),
            Loadable::Coming | Loadable::Broken(_) => None,
        }
    }

    /// Returns the surest belief about the chosen player.
    pub(crate) fn belief(&self) -> Option<&Belief> {
        let of_it = |belief: &&Belief| belief.of == self.seat;
        let all = self.beliefs.iter().filter(of_it);
        all.max_by_key(|belief| belief.percent)
    }

    /// Returns the request about the players that guess hands. `None` if there are none.
    fn beliefs_request(&self, session: &Session) -> Option<EngineRequest> {
        let record = session.game_as::<RailMatch>()?.record();
        let guesses = |seat: &Seat| {
            let level = session.seats()[*seat].computer();
            matches!(level, Some(Level::Fixed(Strength::Hard | Strength::Master)))
        };
        let players = (0..session.seats().len()).filter(guesses);
        let views = players.filter_map(|seat| rounds::last_view(record, self.round, seat));
        let views: Vec<_> = views.map(|view| view.to_bytes()).collect();
        (!views.is_empty()).then(|| EngineRequest::new(ID, &RailRequest::Beliefs(views)))
    }

    /// Returns the cost of the round for a player.
    pub fn spent(&self, map: &RailMap, seat: Seat) -> Spent {
        let mut spent = Spent::default();
        for moment in self.moments.iter().filter(|moment| moment.seat == seat) {
            match moment.deed {
                Deed::Hub(_) => {}
                Deed::GivenUp => spent.given_up += 1,
                Deed::Built(link) if moment.finishing => spent.paid += cost(map, link),
                Deed::Built(link) => spent.built += cost(map, link),
            }
        }
        spent
    }

    /// Returns the links that have joined these intersections, each with its builder.
    pub fn joining(&self, map: &RailMap, ends: &[NodeId]) -> Vec<(LinkId, Seat)> {
        rounds::joining(map, &self.moments, ends)
    }
}

/// Returns the request about a finished round, which has no more secrets.
pub(crate) fn request(game: &TransglobalRail) -> EngineRequest {
    let hand = |seat| {
        let hub = game.hub(seat)?;
        let cities = game.hand(seat);
        Some(Hand { hub, cities })
    };
    let hands = (0..game.setup().seats).filter_map(hand).collect();
    let map = game.seen_by(0).to_bytes();
    EngineRequest::new(ID, &RailRequest::Review(hands, map))
}

impl LookingBack for Review {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn replay(&mut self) -> &mut Replay {
        &mut self.replay
    }

    fn shown_so_far(&self) -> &Replay {
        &self.replay
    }

    fn shows(&self, network: Network) -> bool {
        self.network == network
    }

    fn answered(
        &mut self,
        session: &Session,
        answer: Result<String, Message>,
    ) -> Option<EngineRequest> {
        let game = session.game_as::<RailMatch>().map(RailMatch::game)?;
        if let Loadable::Here(_) = self.nets {
            // Missing beliefs are no great loss.
            let answer = answer.unwrap_or_default();
            let seats = session.seats().len();
            self.beliefs = beliefs::from_text(game.map(), seats, &answer).unwrap_or_default();
            return None;
        }
        let read = answer.map(|answer| from_text(game.map(), &answer));
        self.nets = match read {
            Ok(Some(nets)) if nets.len() == session.seats().len() => Loadable::Here(nets),
            Ok(_) => Loadable::Broken(words::rail_review_unreadable()),
            Err(why) => Loadable::Broken(why),
        };
        match &self.nets {
            Loadable::Here(_) => self.beliefs_request(session),
            Loadable::Coming | Loadable::Broken(_) => None,
        }
    }

    fn press(&mut self, session: &Session, target: ReviewTarget) {
        match target {
            ReviewTarget::Player(place) => {
                self.seat = session.seat_at(place).unwrap_or(self.seat);
            }
            ReviewTarget::Network(network) => self.network = network,
            ReviewTarget::Open
            | ReviewTarget::Close
            | ReviewTarget::Turning
            | ReviewTarget::Joints
            | ReviewTarget::Line(_)
            | ReviewTarget::Spoken(..)
            | ReviewTarget::Back => {}
        }
    }

    fn boxed(&self) -> Box<dyn LookingBack> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
