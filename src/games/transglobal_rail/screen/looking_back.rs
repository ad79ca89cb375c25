//! Looking back at a round of Transglobal Rail once it is over: what each player's cheapest network
//! would have been, and how the rails that joined the cities really came about. It is looked at for
//! one player at a time, on that player's side, and is never kept.

use std::any::Any;

use crate::app::loadable::Loadable;
use crate::app::looking_back::LookingBack;
use crate::games::transglobal_rail::players::review::SeatReview;
use crate::games::transglobal_rail::players::review::from_text;
use crate::games::transglobal_rail::players::{Hand, RailRequest};
use crate::games::transglobal_rail::{ID, RailMatch};
use crate::games::transglobal_rail::{Move, Phase, TransglobalRail};
use crate::maps::{LinkId, NodeId, REGIONS, RailMap};
use crate::players::engine::EngineRequest;
use crate::record::Record;
use crate::scene::Network;
use crate::scene::ReviewTarget;
use crate::session::Seat;
use crate::session::Session;
use crate::words::{self, Message};

use crate::app::replay::Replay;

/// What a player did that is seen on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Placed the hub, or moved it.
    Hub(NodeId),
    /// Built a link.
    Built(LinkId),
    /// Gave up $1.
    GivenUp,
}

/// A deed, and whose it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whose.
    pub seat: Seat,
    /// Whether it was paid for by the bank.
    pub finishing: bool,
    /// What was done.
    pub deed: Deed,
}

/// What a round cost a player, in dollars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Rails built in turns.
    pub built: u32,
    /// Given up in turns.
    pub given_up: u32,
    /// Rails paid for by the bank.
    pub paid: u32,
}

/// A round that is looked back at.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whose networks are shown.
    pub seat: Seat,
    /// Which of them.
    pub network: Network,
    /// The cheapest networks by seat, as soon as they are known.
    pub nets: Loadable<Vec<SeatReview>>,
    /// The round's deeds, in their order.
    moments: Vec<Moment>,
    /// How many of them are shown.
    pub replay: Replay,
}

impl Review {
    /// A look back at a round of a game, which opens for a seat.
    pub fn new(record: &Record<TransglobalRail>, round: u32, seat: Seat) -> Self {
        let moments = moments(record, round);
        Self {
            seat,
            network: Network::OwnHub,
            nets: Loadable::Coming,
            replay: Replay::new(moments.len(), 1..moments.len()),
            moments,
        }
    }

    /// The deeds that are shown.
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

    /// What the round cost a player.
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

    /// The rails that have joined these intersections, each with who built it: of all rails those on
    /// the ways between them, without any that only closed a ring.
    pub fn joining(&self, map: &RailMap, ends: &[NodeId]) -> Vec<(LinkId, Seat)> {
        // Rails in the order in which they were built, as long as each joins what was apart.
        let mut part: Vec<NodeId> = map.nodes().collect();
        let mut joining = Vec::new();
        for moment in &self.moments {
            let Deed::Built(link) = moment.deed else {
                continue;
            };
            let ends = map.link(link);
            let (one, other) = (part[ends.a.index()], part[ends.b.index()]);
            if one != other {
                for part in part.iter_mut().filter(|part| **part == other) {
                    *part = one;
                }
                joining.push((link, moment.seat));
            }
        }
        // What leads to none of the wanted ends falls off, rail by rail.
        loop {
            let mut around = vec![0; part.len()];
            for &(link, _) in &joining {
                let link = map.link(link);
                around[link.a.index()] += 1;
                around[link.b.index()] += 1;
            }
            let leads_on = |end: NodeId| around[end.index()] > 1 || ends.contains(&end);
            let before = joining.len();
            joining.retain(|&(link, _)| {
                let link = map.link(link);
                leads_on(link.a) && leads_on(link.b)
            });
            if joining.len() == before {
                return joining;
            }
        }
    }
}

/// The cost of a link in dollars.
pub fn cost(map: &RailMap, link: LinkId) -> u32 {
    map.link(link).cost.into()
}

/// The hub and the cities of a seat, as intersections: what its network has to join.
pub fn ends(game: &TransglobalRail, seat: Seat) -> Vec<NodeId> {
    let cities: [NodeId; REGIONS] = game.hand(seat).map(|city| game.map().city(city).node);
    game.hub(seat).into_iter().chain(cities).collect()
}

/// What was done in a round.
fn moments(record: &Record<TransglobalRail>, round: u32) -> Vec<Moment> {
    let mut game = record.start().clone();
    let mut moments = Vec::new();
    for &step in record.steps() {
        if let Some(seat) = game.to_act().filter(|_| game.round() == round) {
            let finishing = game.phase() == Phase::Finishing;
            let deed = match step {
                Move::Hub(node) => Some(Deed::Hub(node)),
                Move::Link(a, b) => game.map().link_between(a, b).map(Deed::Built),
                Move::Discard => Some(Deed::GivenUp),
                Move::Ok => None,
            };
            moments.extend(deed.map(|deed| Moment {
                seat,
                finishing,
                deed,
            }));
        }
        // What the record holds is allowed.
        let _ = game.play(step);
    }
    moments
}

/// What is asked about a round that is over: nothing of it is secret any more.
pub fn request(game: &TransglobalRail) -> EngineRequest {
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
    fn replay(&mut self) -> &mut Replay {
        &mut self.replay
    }

    fn shown_so_far(&self) -> &Replay {
        &self.replay
    }

    fn shows(&self, network: Network) -> bool {
        self.network == network
    }

    fn answered(&mut self, session: &Session, answer: Result<String, Message>) {
        let Some(game) = session.game_as::<RailMatch>().map(RailMatch::game) else {
            return;
        };
        let read = answer.map(|answer| from_text(game.map(), &answer));
        self.nets = match read {
            Ok(Some(nets)) if nets.len() == session.seats().len() => Loadable::Here(nets),
            Ok(_) => Loadable::Broken(words::rail_review_unreadable()),
            Err(why) => Loadable::Broken(why),
        };
    }

    fn press(&mut self, session: &Session, target: ReviewTarget) {
        match target {
            ReviewTarget::Player(place) => {
                self.seat = session.seat_at(place).unwrap_or(self.seat);
            }
            ReviewTarget::Network(network) => self.network = network,
            ReviewTarget::Open | ReviewTarget::Close => {}
        }
    }

    fn boxed(&self) -> Box<dyn LookingBack> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
