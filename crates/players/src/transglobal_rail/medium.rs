//! The medium player: always on a cheapest network for its own cities, exactly, on the present rails. It ignores
//! the others' goals.

use super::site::Site;
use rules::maps::{LinkId, NodeId};
use rules::transglobal_rail::View;
use rules::transglobal_rail::networks::{Metric, Networks};

/// The hub with the cheapest network of the map.
pub(super) fn hub(view: &View) -> NodeId {
    let networks = Networks::new(&Metric::new(view.map(), |_| false), &view.cities());
    let best = networks.best_hub(|node| view.may_place(node));
    best.unwrap_or(view.cities()[0])
}

/// Builder of a turn.
pub(super) struct Builder<'a> {
    view: &'a View,
    hub: NodeId,
    /// The ways over the rails on the board, with those of this turn.
    metric: Metric,
    networks: Networks,
    /// The links that are still missing on a cheapest network.
    plan: Vec<LinkId>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(view: &'a View) -> Self {
        let metric = Metric::new(view.map(), |link| view.builder(link).is_some());
        let networks = Networks::new(&metric, &view.cities());
        let hub = view.hub(view.seat()).unwrap_or(view.cities()[0]);
        let plan = networks.links(view.map(), &metric, hub);
        Self {
            view,
            hub,
            metric,
            networks,
            plan,
        }
    }

    /// Returns the next link of the network: one of $2 if there is one, because those of $1 go together later. If
    /// it can pay for none, it returns a link of another cheapest network; `None` if there is none.
    pub(super) fn link(&mut self, site: &Site) -> Option<LinkId> {
        let cost = |link: &LinkId| self.view.map().link(*link).cost;
        let open = self
            .plan
            .iter()
            .copied()
            .filter(|&link| site.may_build(link));
        let link = match open.max_by_key(|link| (cost(link), std::cmp::Reverse(*link))) {
            Some(link) => link,
            None => self.turned_to(site)?,
        };
        self.metric.build(self.view.map(), link);
        self.plan.retain(|&other| other != link);
        Some(link)
    }

    /// A link in reach that is on another cheapest network, to which the plan turns then.
    fn turned_to(&mut self, site: &Site) -> Option<LinkId> {
        let cities = self.view.cities();
        self.networks.solve(&self.metric, &cities);
        let before = self.networks.cost(self.hub);
        let mut after = self.metric.clone();
        for link in site.links() {
            after.clone_from(&self.metric);
            after.build(self.view.map(), link);
            self.networks.solve(&after, &cities);
            let cost = self.view.map().link(link).cost;
            if self.networks.cost(self.hub) + cost == before {
                self.plan = self.networks.links(self.view.map(), &after, self.hub);
                return Some(link);
            }
        }
        None
    }
}
