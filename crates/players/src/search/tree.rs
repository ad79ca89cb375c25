//! Tree of the search: each node has the moves of a position with their visits and results. Methods and their
//! sources:
//!
//! - Moves are selected by PUCT (Rosin, "Multi-armed bandits with episode context", 2011, in the form of
//!   Silver et al., "Mastering the game of Go without human knowledge", 2017):
//!   `value + exploration * prior * sqrt(parent's visits) / (1 + visits)`.
//! - First-play urgency: the value of an untried move is its parent's mean (Gelly and Wang,
//!   "Exploration exploitation in Go: UCT for Monte-Carlo Go", 2006).
//! - RAVE, rapid action value estimation: the value is mixed with the all-moves-as-first value (AMAF). That one
//!   has the weight `sqrt(k / (3 * visits + k))` for the equivalence parameter `k` (Gelly and Silver,
//!   "Monte-Carlo tree search and rapid action value estimation in computer Go", 2011).
//! - Progressive widening: moves enter the tree when they are tried, the highest priors first (Coulom,
//!   "Computing Elo ratings of move patterns in the game of Go", 2007). With RAVE all of them enter at once.
//! - Proven wins, losses and draws are backed up. So the search plays a forced win at once, and never tries a lost
//!   move again (Winands, Bjornsson and Saito, "Monte-Carlo tree search solver", 2008). Each proof has the number of
//!   turns until the game's end, so the search plays the shortest known win and the longest loss. An exhaustive
//!   search finds short wins that the tree has not proved. The later an end, the less it is worth.

use rand::{RngExt, SeedableRng};

use super::exact::Exact;
use super::{Chance, Lesson, Policy, Position, for_side};
use crate::Budget;
use node::{Node, Proven};

/// Tuning of the tree for a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Weight of high priors and few visits against the value: the constant of PUCT.
    pub(crate) exploration: f32,
    /// Equivalence parameter of RAVE: the number of visits that outweigh a move's AMAF statistics. 0 for a search
    /// without RAVE.
    pub(crate) rave_equivalence: f32,
    /// Number of visits after which a position's moves enter the tree.
    pub(crate) expansion_threshold: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            exploration: 1.0,
            rave_equivalence: 0.0,
            expansion_threshold: 1,
        }
    }
}

/// More nodes than this, of some 40 bytes, are too many for a worker of a page.
const MOST_NODES: usize = 1_500_000;
/// Number of doublings of that threshold while the tree fills up. The tree then grows through the longest turns,
/// and least where least is to be seen. (A second visit helps if a rollout evaluates the position, and is useless
/// otherwise.)
const DOUBLINGS: usize = 8;
/// Number of moves of a position that enter the tree at first. When all are tried, as many enter again.
const FIRST_CHILDREN: usize = 4;
/// Maximum number of moves in the exhaustive search for a shorter win after a proof: without a time limit, and with
/// one.
const MOVES_FOR_SHORTER: u32 = 40_000;
const MOVES_IN_TIME: u32 = 400_000;
/// Maximum number of own turns in a win for that search.
const SHORT: u8 = 3;
/// By how much of its lead over a draw a proved end is worth less for each move to it.
const LESS_PER_MOVE: f32 = 0.002;
/// Maximum distance of an end, in moves.
const FURTHEST: u8 = 200;
/// Percentage of moves that a newcomer sees, and their minimum number.
const SEEN: usize = 75;
const FEWEST_SEEN: usize = 3;
/// Number of rounds between two looks at the clock.
const ROUNDS_PER_LOOK: u32 = 4;

/// Returns a position for a player with this policy.
fn known<P: Position>(position: P, policy: Option<Policy>) -> P {
    match policy {
        Some(_) => position.learned(),
        None => position,
    }
}

/// A search for the best move of a position.
pub(super) struct Tree<P: Position> {
    nodes: Vec<Node<P::Move>>,
    root: usize,
    position: P,
    policy: Option<Policy>,
    tuning: Tuning,
    chance: Chance,
    /// True if the tree has searched for a shorter win.
    shortened: bool,
    /// True if the tree has dropped some root moves, as a newcomer overlooks them.
    overlooked: bool,
    /// Number of own turns within which the moves so far win for certain; 0 if there is no certain win.
    promised: u8,
    // Buffers that are used again.
    path: Vec<usize>,
    list: Vec<(P::Move, f32)>,
    scores: Vec<f32>,
    played_by: Vec<u8>,
}

impl<P: Position> Tree<P> {
    /// Returns a tree at a position, for a player with this policy.
    pub(super) fn new(position: P, policy: Option<Policy>, seed: u64) -> Self {
        let mut tree = Self {
            nodes: vec![Node::new(None, 1.0)],
            root: 0,
            policy,
            tuning: policy.map_or(position.tuning(), |policy| policy.tuning),
            position: known(position, policy),
            chance: Chance::seed_from_u64(seed),
            shortened: false,
            overlooked: false,
            promised: 0,
            path: Vec::new(),
            list: Vec::new(),
            scores: Vec::new(),
            played_by: Vec::new(),
        };
        tree.enter_root();
        tree
    }

    /// Returns the policy that the tree knows.
    pub(super) fn policy(&self) -> Option<Policy> {
        self.policy
    }

    /// Returns the number of visits of the position to move in.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[self.root].visits
    }

    /// Returns true if there is space for pondering about a later turn.
    ///
    /// The tree of that turn starts with the reused part of this one, and has to grow, too.
    pub(super) fn has_room(&self) -> bool {
        self.nodes.len() < MOST_NODES / 2
    }

    /// Advances from the last position by these moves to this position. It keeps the results for that position, and
    /// drops all others.
    pub(super) fn advance(&mut self, moves: &[P::Move], position: P) {
        let root = moves
            .iter()
            .try_fold(0, |at, &choice| self.child(at, choice));
        self.nodes = root.map_or_else(|| vec![Node::new(None, 1.0)], |root| self.below(root));
        self.root = 0;
        self.position = known(position, self.policy);
        (self.shortened, self.promised) = (false, 0);
        self.overlooked &= moves.is_empty();
        // A result that was certain further down need not be certain here. A repeated position is an example.
        self.nodes[0].proven = None;
        self.nodes[0].distance = 0;
        self.enter_root();
    }

    /// Where a move leads from a node, if it is in the tree.
    fn child(&self, at: usize, choice: P::Move) -> Option<usize> {
        let mut children = self.nodes[at].children();
        children.find(|&child| self.nodes[child].choice == Some(choice))
    }

    /// The nodes from one on down, that one first.
    fn below(&self, root: usize) -> Vec<Node<P::Move>> {
        let mut kept = vec![self.nodes[root]];
        let mut at = 0;
        while let Some(node) = kept.get(at) {
            // At this point `first` is still the children's old index.
            let children = node.children();
            kept[at].first = kept.len() as u32;
            kept.extend_from_slice(&self.nodes[children]);
            at += 1;
        }
        kept
    }

    /// Searches until the budget is spent, for at most so many rounds, or until there is nothing left to find out.
    /// Returns the number of rounds.
    pub(super) fn think(&mut self, budget: &Budget, most: u32) -> u32 {
        let mut rounds = 0;
        let open = |node: &Node<P::Move>| node.moves > 1 && node.proven.is_none();
        while rounds < most && open(&self.nodes[self.root]) {
            let looks = match budget {
                Budget::Rounds(_) => true,
                Budget::Until { .. } => rounds.is_multiple_of(ROUNDS_PER_LOOK),
            };
            if looks && budget.is_spent(rounds) {
                break;
            }
            self.round();
            rounds += 1;
        }
        self.shorten(budget, rounds);
        rounds
    }

    /// Searches once for a shorter win than the proved one. The tree proves the first win that it finds, and a slow
    /// win looks like toying.
    fn shorten(&mut self, budget: &Budget, rounds: u32) {
        let node = &self.nodes[self.root];
        let side = node.side;
        if self.shortened || node.certain(side) != Some(1.0) {
            return;
        }
        self.shortened = true;
        let own_turns = node.distance.div_ceil(2);
        let mut exact = Exact {
            left: match budget {
                Budget::Rounds(_) => MOVES_FOR_SHORTER,
                Budget::Until { .. } => MOVES_IN_TIME,
            },
            spent: &|| matches!(budget, Budget::Until { .. }) && budget.is_spent(rounds),
        };
        // Within a turn of several moves a win in one turn is not seen at once either.
        for turns in 1..own_turns.min(SHORT + 1) {
            match self.find_win(turns, &mut exact) {
                Some(true) => self.promised = turns,
                Some(false) => continue,
                None => {}
            }
            return;
        }
    }

    /// Finds a move that wins within so many turns of the side to move, and marks it as proved.
    fn find_win(&mut self, turns: u8, exact: &mut Exact) -> Option<bool> {
        let node = &self.nodes[self.root];
        let side = node.side;
        for at in node.children() {
            let Some(choice) = self.nodes[at].choice else {
                continue;
            };
            if exact.wins_by(&self.position, choice, turns)? {
                let child = &mut self.nodes[at];
                child.proven = Some(Proven::of(for_side(side, 1.0)));
                // From the root it is one turn more, or none if the turn continues.
                let goes_on = child.moves > 0 && child.side == side;
                child.distance = 2 * turns - 2 + u8::from(goes_on);
                self.prove(self.root);
                return Some(true);
            }
        }
        Some(false)
    }

    /// Returns the expected result of the side to move, as far as it is known.
    pub(super) fn value(&self) -> f32 {
        let node = &self.nodes[self.root];
        node.expects(node.side)
    }

    /// Makes a move, and keeps the results for the position after it.
    pub(super) fn make(&mut self, choice: P::Move) {
        self.position.make(choice);
        if let Some(child) = self.child(self.root, choice) {
            self.root = child;
        } else {
            self.nodes.push(Node::new(Some(choice), 1.0));
            self.root = self.nodes.len() - 1;
        }
        self.enter_root();
        // The turn continues as planned.
        if self.promised > 0 && self.position.result().is_none() {
            let mut exact = Exact {
                left: MOVES_FOR_SHORTER,
                spent: &|| false,
            };
            self.find_win(self.promised, &mut exact);
        }
    }

    /// Lists the root's moves and looks one move ahead, so that a win is never missed.
    fn enter_root(&mut self) {
        if self.position.result().is_some() {
            return;
        }
        if !self.nodes[self.root].fully_expanded {
            let position = self.position.clone();
            self.expand(self.root, &position, usize::MAX);
        }
        for at in self.nodes[self.root].children() {
            let mut next = self.position.clone();
            if let Some(choice) = self.nodes[at].choice {
                next.make(choice);
                let known = self.nodes[at].proven;
                self.nodes[at].proven = known.or(next.result().map(Proven::of));
            }
        }
        self.prove(self.root);
    }

    /// Drops a random share of the root's moves, once, as a newcomer does. It then plays no win and stops no threat
    /// by a dropped move.
    pub(super) fn overlook(&mut self) {
        if std::mem::replace(&mut self.overlooked, true) {
            return;
        }
        let children = self.nodes[self.root].children();
        let seen = children.len() * SEEN / 100;
        let seen = seen.max(FEWEST_SEEN).min(children.len());
        for at in children.clone().take(seen) {
            let any = self.chance.random_range(at..children.end);
            self.nodes.swap(at, any);
        }
        let root = &mut self.nodes[self.root];
        root.moves = seen as u32;
        (root.proven, root.distance) = (None, 0);
        self.prove(self.root);
    }

    /// Follows the selected moves to a position that is not in the tree yet, evaluates it, and backs the
    /// value up the way.
    fn round(&mut self) {
        let mut position = self.position.clone();
        let mut at = self.root;
        self.path.clear();
        self.path.push(at);
        self.played_by.clear();
        let value = loop {
            let threshold = self.expansion_threshold();
            let node = &mut self.nodes[at];
            if node.moves == 0 && node.visits == 0 {
                node.proven = position.result().map(Proven::of);
            }
            if let Some(proven) = node.proven {
                let moves = self.path.len().min(FURTHEST.into()) as u8;
                let moves = moves.saturating_add(node.distance).min(FURTHEST);
                let lead = 1.0 - LESS_PER_MOVE * f32::from(moves);
                break 0.5 + (proven.value() - 0.5) * lead;
            }
            if node.moves == 0 {
                if node.visits < threshold {
                    break match position.glance().filter(|_| self.overlooked) {
                        Some(value) => value,
                        None => position.evaluate(&mut self.chance, &mut self.played_by),
                    };
                }
                self.expand(at, &position, FIRST_CHILDREN);
            } else if self.may_widen(at) && threshold < u32::MAX {
                self.expand(at, &position, 2 * self.nodes[at].moves as usize);
            }
            at = self.select(at);
            if let Some(choice) = self.nodes[at].choice {
                position.make(choice);
            }
            self.path.push(at);
        };
        self.back_up(value);
    }

    /// Returns the number of visits after which a position's moves enter the tree now.
    fn expansion_threshold(&self) -> u32 {
        let nodes = self.nodes.len();
        if nodes > MOST_NODES {
            return u32::MAX;
        }
        // A tree that takes few moves at a time grows slowly, so half of it fills up without any waiting.
        let free = if self.uses_rave() { 0 } else { MOST_NODES / 2 };
        self.tuning.expansion_threshold
            << (DOUBLINGS * nodes.saturating_sub(free) / (MOST_NODES - free))
    }

    /// Returns true if all moves of a position enter the tree at once.
    ///
    /// RAVE needs a node for the statistics of a move at other times.
    fn uses_rave(&self) -> bool {
        self.tuning.rave_equivalence > 0.0
    }

    /// Returns true if all moves in the tree were tried, and others are not in it yet.
    fn may_widen(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        // The most promising untried move comes first, so they are tried in order.
        let last = node.children().next_back();
        !node.fully_expanded && last.is_some_and(|last| self.nodes[last].visits > 0)
    }

    /// Adds moves of an unfinished position to the tree up to a number, or all. Missing moves would come after the
    /// present ones anyway, so the search chooses as if all were there.
    fn expand(&mut self, at: usize, position: &P, most: usize) {
        self.list.clear();
        position.moves(&mut self.list);
        debug_assert!(!self.list.is_empty(), "a game that goes on has a move");
        self.weigh(position);
        let all: f32 = self.list.iter().map(|(_, prior)| prior).sum();
        let even = 1.0 / self.list.len() as f32;
        let share = |prior: f32| if all > 0.0 { prior / all } else { even };
        let most = if self.uses_rave() {
            usize::MAX
        } else {
            self.list.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            most
        };
        let known = self.nodes[at].children();
        let first = self.nodes.len() as u32;
        let moves = self.list.len().min(most);
        let added = self.list[known.len()..moves].iter();
        let added = added.map(|&(choice, prior)| Node::new(Some(choice), share(prior)));
        // The nodes of a position's moves are adjacent.
        self.nodes.extend_from_within(known);
        self.nodes.extend(added);
        let node = &mut self.nodes[at];
        (node.first, node.moves) = (first, moves as u32);
        node.fully_expanded = moves == self.list.len();
        node.side = position.side() as u8;
    }

    /// Gives the moves in the list their priors.
    fn weigh(&mut self, position: &P) {
        let Some(policy) = self.policy.filter(|policy| !policy.weights.is_empty()) else {
            return position.weigh(&mut self.list);
        };
        let scores = &mut self.scores;
        scores.clear();
        scores.resize(self.list.len(), 0.0);
        position.features(&self.list, |number, feature| {
            scores[number] += policy.weight(feature);
        });
        for ((_, prior), score) in self.list.iter_mut().zip(scores) {
            *prior = score.exp();
        }
    }

    /// Returns the lesson of the position to move in.
    pub(super) fn lesson(&self) -> Lesson {
        let children = &self.nodes[self.nodes[self.root].children()];
        let tried = children
            .iter()
            .filter_map(|child| Some((child.choice?, child)));
        let (list, mut moves): (Vec<_>, Vec<_>) = tried
            .map(|(choice, child)| ((choice, child.prior), (Vec::new(), child.visits)))
            .unzip();
        self.position.features(&list, |number, feature| {
            moves[number].0.push(feature as u16);
        });
        Lesson(moves)
    }

    /// The move at a node that is most worth a try, by PUCT and RAVE.
    fn select(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let side = node.side;
        let exploration = self.tuning.exploration * (node.visits.max(1) as f32).sqrt();
        let equivalence = self.tuning.rave_equivalence;
        let first_play_urgency = for_side(side, node.mean());
        let score = |child: &Node<P::Move>| {
            // A certain result needs no trying, and a loss least of all.
            match child.certain(side) {
                Some(0.0) => return -10.0,
                Some(value) => return value,
                None => {}
            }
            let visits = child.visits as f32;
            let known = match child.visits {
                0 => first_play_urgency,
                _ => for_side(side, child.mean()),
            };
            let value = match child.rave {
                [0.0, _] => known,
                [times, sum] => {
                    let amaf = for_side(side, sum / times);
                    let beta = (equivalence / (3.0 * visits + equivalence)).sqrt();
                    beta * amaf + (1.0 - beta) * known
                }
            };
            value + exploration * child.prior / (1.0 + visits)
        };
        let mut best = (f32::NEG_INFINITY, node.first as usize);
        for child in node.children() {
            let score = score(&self.nodes[child]);
            if score > best.0 {
                best = (score, child);
            }
        }
        best.1
    }

    /// Hands a value up the path of this round.
    fn back_up(&mut self, value: f32) {
        let mut proven = true;
        for step in (0..self.path.len()).rev() {
            let at = self.path[step];
            // Only a decided child can decide a position.
            proven = proven && (self.nodes[at].proven.is_some() || self.prove(at));
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.sum += value;
            if !self.played_by.is_empty() && self.tuning.rave_equivalence > 0.0 {
                self.update_rave(at, value);
            }
        }
    }

    /// Decides a position with a winning move, or with decided moves only.
    fn prove(&mut self, at: usize) -> bool {
        let node = &self.nodes[at];
        if node.moves == 0 {
            return false;
        }
        let mut best = node.fully_expanded.then_some(0.0_f32);
        let (mut soonest, mut latest) = (u8::MAX, 0);
        for child in &self.nodes[node.children()] {
            let value = child.certain(node.side);
            let distance = child.distance_from(node);
            if value == Some(1.0) {
                soonest = soonest.min(distance);
            } else {
                latest = latest.max(distance);
            }
            best = match (best, value) {
                (_, Some(1.0)) => value,
                (Some(1.0), _) => best,
                _ => best.zip(value).map(|(best, value)| best.max(value)),
            };
        }
        let distance = if best == Some(1.0) { soonest } else { latest };
        let proven = best.map(|value| Proven::of(for_side(node.side, value)));
        self.nodes[at].proven = proven;
        self.nodes[at].distance = if proven.is_some() { distance } else { 0 };
        proven.is_some()
    }

    /// Takes a rollout into the AMAF statistics of every move at a node that the same side made later.
    fn update_rave(&mut self, at: usize, value: f32) {
        let (side, children) = (self.nodes[at].side, self.nodes[at].children());
        for child in &mut self.nodes[children] {
            let by = child
                .choice
                .map(|choice| self.played_by[P::amaf_index(choice)]);
            if by == Some(side) {
                child.rave[0] += 1.0;
                child.rave[1] += value;
            }
        }
    }
}

mod node;
#[cfg(test)]
mod tests;
mod told;
