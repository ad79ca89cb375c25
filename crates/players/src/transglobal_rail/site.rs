//! The own turn in progress, on a copy of the seat's view. The rules of the game check every request to the site,
//! so players only choose.

use rules::maps::{LinkId, NodeId};
use rules::transglobal_rail::{Move, View};

/// The turn of the seat that looks, in building or finishing.
#[derive(Clone)]
pub(super) struct Site {
    view: View,
    reached: Vec<bool>,
    steps: Vec<Move>,
}

impl Site {
    /// Returns the turn in its present state.
    pub(super) fn new(view: &View) -> Self {
        Self {
            view: view.clone(),
            reached: view.reached(view.seat()),
            steps: Vec::new(),
        }
    }

    /// Returns true if an intersection is reached.
    pub(super) fn is_reached(&self, node: NodeId) -> bool {
        self.reached[node.index()]
    }

    /// Returns true if a link is built.
    pub(super) fn is_built(&self, link: LinkId) -> bool {
        self.view.builder(link).is_some()
    }

    /// Returns the dollars left in a building turn; `None` while finishing.
    pub(super) fn money(&self) -> Option<i32> {
        self.view.turn_money()
    }

    /// Returns true if a link may be built now.
    pub(super) fn may_build(&self, link: LinkId) -> bool {
        let builder = self.view.actor().builder();
        builder.is_ok_and(|builder| builder.check(link).is_ok())
    }

    /// Returns the possible links, by number.
    pub(super) fn links(&self) -> Vec<LinkId> {
        let builder = self.view.actor().builder();
        builder.map_or_else(|_| Vec::new(), |builder| builder.links().collect())
    }

    /// The turn after one more link.
    pub(super) fn after(&self, link: LinkId) -> Self {
        let mut after = self.clone();
        after.build(link);
        after
    }

    /// Returns true if the turn can end without another link.
    ///
    /// Then all is paid or connected, or the rest can be given up.
    pub(super) fn may_end(&self) -> bool {
        self.view.actor().check_ok().is_ok() || self.view.may_discard()
    }

    fn build(&mut self, link: LinkId) {
        let ends = self.view.map().link(link);
        self.steps.push(Move::Link(ends.a, ends.b));
        self.view.public.build(link);
        self.reached = self.view.reached(self.view.seat());
    }

    /// Returns the steps to the end of the turn. `choose` returns the next link, which must be possible. `None`
    /// gives up the second dollar, and is ignored if the rules do not allow that.
    pub(super) fn play(mut self, mut choose: impl FnMut(&Self) -> Option<LinkId>) -> Vec<Move> {
        loop {
            let actor = self.view.actor();
            let done = self.money() == Some(0) || actor.is_connected();
            if done && actor.check_ok().is_ok() {
                self.steps.push(Move::Ok);
                return self.steps;
            }
            let chosen = choose(&self).filter(|&link| self.may_build(link));
            if chosen.is_none() && self.view.may_discard() {
                self.steps.push(Move::Discard);
                return self.steps;
            }
            // There is a link somewhere, because a player who reaches all of the map is connected.
            let any = chosen.or_else(|| self.links().first().copied());
            let Some(link) = any else { return self.steps };
            self.build(link);
        }
    }
}
