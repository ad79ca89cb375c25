//! The own turn as it is being built: what is reached, what is left to spend, and the steps so far. It
//! keeps to the rules whatever it is asked, so players only choose.

use super::View;
use super::view::TURN_MONEY;
use crate::games::transglobal_rail::{LinkId, NodeId, Phase, Step};

/// The turn of the seat that looks, in building or finishing.
pub(super) struct Site<'a> {
    view: &'a View,
    built: Vec<bool>,
    reached: Vec<bool>,
    /// Dollars that are left; a finishing bank gives any amount.
    money: Option<i32>,
    steps: Vec<Step>,
}

impl<'a> Site<'a> {
    /// The turn as it stands.
    pub(super) fn new(view: &'a View) -> Self {
        let mut site = Self {
            view,
            built: view.rails.iter().map(Option::is_some).collect(),
            reached: vec![false; view.map.places().len()],
            money: (view.phase == Phase::Building).then(|| view.money()),
            steps: Vec::new(),
        };
        if let Some(hub) = view.hubs[view.seat] {
            site.reach(hub);
        }
        site
    }

    /// Takes in an intersection and whatever rails join to it.
    fn reach(&mut self, from: NodeId) {
        let map = &self.view.map;
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut self.reached[node], true) {
                let rails = map.around(node).iter().filter(|&&link| self.built[link]);
                open.extend(rails.map(|&link| map.links()[link].other(node)));
            }
        }
    }

    /// Whether an intersection is reached.
    pub(super) fn is_reached(&self, node: NodeId) -> bool {
        self.reached[node]
    }

    /// Whether a link is built.
    pub(super) fn is_built(&self, link: LinkId) -> bool {
        self.built[link]
    }

    /// Dollars that are left in a building turn; `None` while finishing.
    pub(super) fn money(&self) -> Option<i32> {
        self.money
    }

    /// Whether all own cities are reached.
    pub(super) fn is_connected(&self) -> bool {
        self.view.cities().iter().all(|&city| self.reached[city])
    }

    /// Whether a link may be built now.
    pub(super) fn may_build(&self, link: LinkId) -> bool {
        let ends = self.view.map.links()[link];
        let reached = self.reached[ends.a] || self.reached[ends.b];
        let affordable = self.money.is_none_or(|left| i32::from(ends.cost) <= left);
        !self.built[link] && reached && affordable
    }

    /// The links that may be built now, by number.
    pub(super) fn links(&self) -> impl Iterator<Item = LinkId> {
        (0..self.built.len()).filter(|&link| self.may_build(link))
    }

    fn build(&mut self, link: LinkId) {
        let ends = self.view.map.links()[link];
        self.built[link] = true;
        self.money = self.money.map(|left| left - i32::from(ends.cost));
        self.steps.push(Step::Link(ends.a, ends.b));
        let (here, beyond) = if self.reached[ends.a] {
            (ends.a, ends.b)
        } else {
            (ends.b, ends.a)
        };
        debug_assert!(self.reached[here]);
        if !self.reached[beyond] {
            self.reach(beyond);
        }
    }

    /// The steps to the end of the turn. `choose` names the next link, one that may be built; `None`
    /// gives the second dollar up, and is not listened to where the rules do not allow that.
    pub(super) fn play(mut self, mut choose: impl FnMut(&Self) -> Option<LinkId>) -> Vec<Step> {
        loop {
            let may_stop = self.money != Some(TURN_MONEY);
            if self.money == Some(0) || may_stop && self.is_connected() {
                self.steps.push(Step::Ok);
                return self.steps;
            }
            let chosen = choose(&self).filter(|&link| self.may_build(link));
            if chosen.is_none() && self.money == Some(1) {
                self.steps.push(Step::Discard);
                return self.steps;
            }
            // Somewhere there is a link: whoever reaches all of the map is connected.
            let any = chosen.or_else(|| self.links().next());
            let Some(link) = any else { return self.steps };
            self.build(link);
        }
    }
}
