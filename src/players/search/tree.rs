//! The tree that the search grows: at each node the moves of a position, how often each was tried and
//! what came of it. Moves come into it as they are tried, but where they learn from each other, all at
//! once. Proven wins, losses and draws are handed up, so that a forced win is played at once and a lost
//! move is left alone.

use rand::SeedableRng;

use super::{Chance, Position};
use crate::players::Budget;

/// How a game wants its tree grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much promising and little tried moves are preferred to those that did well.
    pub explore: f32,
    /// What an untried move is worth less than its position, as far as it is known, 0 to 1.
    pub untried: f32,
    /// How many tries of a move outweigh what was learnt of it when it was made at other times.
    /// 0 if nothing is to be learnt from that.
    pub lasting: f32,
    /// After how many visits a position's moves come into the tree.
    pub ripe: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            explore: 1.0,
            untried: 0.0,
            lasting: 0.0,
            ripe: 1,
        }
    }
}

/// More nodes than this, of some 40 bytes, are too many for a worker of a page.
const MOST_NODES: usize = 1_500_000;
/// So often, while the tree fills up, positions have to wait twice as long for their moves: it grows for
/// as long as a turn may take, and least where least is to be seen. (A second look tells more where a
/// guess is a random game, and nothing where it is an evaluation.)
const DOUBLINGS: usize = 8;
/// So many moves of a position come into the tree at first; when all are tried, as many again.
const FIRST_MOVES: usize = 4;
/// The clock is asked once in so many rounds.
const ROUNDS_PER_LOOK: u32 = 4;

/// What side 0 gets for certain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Loss,
    Draw,
    Win,
}

impl Fate {
    fn of(value: f32) -> Self {
        match value {
            0.0 => Self::Loss,
            1.0 => Self::Win,
            _ => Self::Draw,
        }
    }

    fn value(self) -> f32 {
        f32::from(self as u8) / 2.0
    }
}

#[derive(Clone, Copy)]
struct Node<M> {
    /// The move that leads here; none for the root.
    choice: Option<M>,
    /// Where the nodes of this one's moves begin, and how many they are: none until it is ripe.
    first: u32,
    moves: u32,
    /// Whether these are all moves there are.
    whole: bool,
    /// Who chooses here.
    side: u8,
    proven: Option<Fate>,
    visits: u32,
    /// What side 0 has got in all visits.
    sum: f32,
    /// How promising the move that leads here looked: the share of all moves beside it.
    promise: f32,
    /// The same move made at any later time by the same side: how often, and what side 0 got.
    lasting: [f32; 2],
}

impl<M: Copy> Node<M> {
    fn new(choice: Option<M>, promise: f32) -> Self {
        Self {
            choice,
            first: 0,
            moves: 0,
            whole: false,
            side: 0,
            proven: None,
            visits: 0,
            sum: 0.0,
            promise,
            lasting: [0.0; 2],
        }
    }

    /// What a side gets here, where it is certain.
    fn certain(&self, side: u8) -> Option<f32> {
        self.proven.map(|fate| seen_by(side, fate.value()))
    }

    /// What side 0 gets on average; even before the first visit.
    fn mean(&self) -> f32 {
        match self.visits {
            0 => 0.5,
            visits => self.sum / visits as f32,
        }
    }

    fn children(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + self.moves as usize
    }
}

/// What is worth `value` to side 0, as a side sees it.
fn seen_by(side: u8, value: f32) -> f32 {
    if side == 0 { value } else { 1.0 - value }
}

/// A search for the best move of a position.
pub(super) struct Tree<P: Position> {
    nodes: Vec<Node<P::Move>>,
    root: usize,
    position: P,
    tuning: Tuning,
    chance: Chance,
    // Lists that are used again and again.
    path: Vec<usize>,
    list: Vec<(P::Move, f32)>,
    owners: Vec<u8>,
}

impl<P: Position> Tree<P> {
    pub(super) fn new(position: P, seed: u64) -> Self {
        let mut tree = Self {
            nodes: vec![Node::new(None, 1.0)],
            root: 0,
            tuning: position.tuning(),
            position,
            chance: Chance::seed_from_u64(seed),
            path: Vec::new(),
            list: Vec::new(),
            owners: Vec::new(),
        };
        tree.enter_root();
        tree
    }

    /// How often the position to move in was visited.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[self.root].visits
    }

    /// Thinks until the budget is spent, for so many rounds at most, or until there is nothing left
    /// to find out; tells how many rounds that took.
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
        rounds
    }

    /// What the side to move will get, as far as is known.
    pub(super) fn worth(&self) -> f32 {
        let node = &self.nodes[self.root];
        let mean = || seen_by(node.side, node.mean());
        node.certain(node.side).unwrap_or_else(mean)
    }

    /// The move that has turned out best.
    pub(super) fn best(&self) -> Option<P::Move> {
        let node = &self.nodes[self.root];
        let rank = |&at: &usize| {
            let child = &self.nodes[at];
            match child.certain(node.side) {
                Some(1.0) => (2, 0.0),
                Some(0.0) => (0, child.visits as f32),
                // A certain draw is as good as a move that does as well on average.
                Some(_) if seen_by(node.side, node.mean()) < 0.5 => (1, f32::INFINITY),
                _ => (1, child.visits as f32 + seen_by(node.side, child.mean())),
            }
        };
        let better = |a: &usize, b: &usize| {
            let (a, b) = (rank(a), rank(b));
            // The first of equals: the list of moves begins with no worse than it ends.
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        };
        let best = node.children().rev().max_by(better)?;
        self.nodes[best].choice
    }

    /// Makes a move, and keeps what is known of the position after it.
    pub(super) fn make(&mut self, choice: P::Move) {
        let mut children = self.nodes[self.root].children();
        self.position.make(choice);
        if let Some(child) = children.find(|&at| self.nodes[at].choice == Some(choice)) {
            self.root = child;
        } else {
            self.nodes.push(Node::new(Some(choice), 1.0));
            self.root = self.nodes.len() - 1;
        }
        self.enter_root();
    }

    /// Lists the root's moves and looks where each of them leads, so that a win is never missed.
    fn enter_root(&mut self) {
        if self.position.result().is_some() {
            return;
        }
        if !self.nodes[self.root].whole {
            let position = self.position.clone();
            self.grow(self.root, &position, usize::MAX);
        }
        for at in self.nodes[self.root].children() {
            let mut next = self.position.clone();
            if let Some(choice) = self.nodes[at].choice {
                next.make(choice);
                let known = self.nodes[at].proven;
                self.nodes[at].proven = known.or(next.result().map(Fate::of));
            }
        }
        self.prove(self.root);
    }

    /// Follows the most interesting moves to a position that is not in the tree yet, guesses what
    /// comes of it, and remembers that on the way.
    fn round(&mut self) {
        let mut position = self.position.clone();
        let mut at = self.root;
        self.path.clear();
        self.path.push(at);
        self.owners.clear();
        let value = loop {
            let ripe = self.ripe();
            let node = &mut self.nodes[at];
            if node.moves == 0 && node.visits == 0 {
                node.proven = position.result().map(Fate::of);
            }
            if let Some(fate) = node.proven {
                break fate.value();
            }
            if node.moves == 0 {
                if node.visits < ripe {
                    break position.guess(&mut self.chance, &mut self.owners);
                }
                self.grow(at, &position, FIRST_MOVES);
            } else if self.lacks_untried(at) && ripe < u32::MAX {
                self.grow(at, &position, 2 * self.nodes[at].moves as usize);
            }
            at = self.interesting(at);
            if let Some(choice) = self.nodes[at].choice {
                position.make(choice);
            }
            self.path.push(at);
        };
        self.remember(value);
    }

    /// After how many visits a position's moves come into the tree now.
    fn ripe(&self) -> u32 {
        let nodes = self.nodes.len();
        if nodes > MOST_NODES {
            return u32::MAX;
        }
        // A tree that takes few moves at once grows slowly: half of it fills up without any waiting.
        let free = if self.takes_all() { 0 } else { MOST_NODES / 2 };
        self.tuning.ripe << (DOUBLINGS * nodes.saturating_sub(free) / (MOST_NODES - free))
    }

    /// Whether all moves of a position come into the tree at once: what is learnt of a move at other
    /// times has to find it there.
    fn takes_all(&self) -> bool {
        self.tuning.lasting > 0.0
    }

    /// Whether all moves of a position that are in the tree were tried, and others are not in it yet.
    fn lacks_untried(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        // Of untried moves the most promising one is tried first, and so they are in order.
        let last = node.children().next_back();
        !node.whole && last.is_some_and(|last| self.nodes[last].visits > 0)
    }

    /// Brings moves of a position that goes on into the tree until so many are there, or all. Those that
    /// are not there yet would be tried later than those that are: the search chooses as if all were.
    fn grow(&mut self, at: usize, position: &P, most: usize) {
        self.list.clear();
        position.moves(&mut self.list);
        debug_assert!(!self.list.is_empty(), "a game that goes on has a move");
        let all: f32 = self.list.iter().map(|(_, promise)| promise).sum();
        let even = 1.0 / self.list.len() as f32;
        let share = |promise: f32| if all > 0.0 { promise / all } else { even };
        let most = if self.takes_all() {
            usize::MAX
        } else {
            self.list.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            most
        };
        let known = self.nodes[at].children();
        let first = self.nodes.len() as u32;
        let moves = self.list.len().min(most);
        let added = self.list[known.len()..moves].iter();
        let added = added.map(|&(choice, promise)| Node::new(Some(choice), share(promise)));
        // The nodes of a position's moves stand side by side.
        self.nodes.extend_from_within(known);
        self.nodes.extend(added);
        let node = &mut self.nodes[at];
        (node.first, node.moves) = (first, moves as u32);
        node.whole = moves == self.list.len();
        node.side = position.side() as u8;
    }

    /// The move at a node that is most worth a try.
    fn interesting(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let side = node.side;
        let eager = self.tuning.explore * (node.visits.max(1) as f32).sqrt();
        let untried = seen_by(side, node.mean()) - self.tuning.untried;
        let score = |child: &Node<P::Move>| {
            // What is certain needs no trying: a loss least of all.
            match child.certain(side) {
                Some(0.0) => return -10.0,
                Some(value) => return value,
                None => {}
            }
            let visits = child.visits as f32;
            let known = match child.visits {
                0 => untried,
                _ => seen_by(side, child.mean()),
            };
            let worth = match child.lasting {
                [0.0, _] => known,
                [times, sum] => {
                    let elsewhere = seen_by(side, sum / times);
                    let trust = (self.tuning.lasting / (3.0 * visits + self.tuning.lasting)).sqrt();
                    trust * elsewhere + (1.0 - trust) * known
                }
            };
            worth + eager * child.promise / (1.0 + visits)
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
    fn remember(&mut self, value: f32) {
        let mut proven = true;
        for step in (0..self.path.len()).rev() {
            let at = self.path[step];
            // A position can only be decided by what has just been decided below it.
            proven = proven && (self.nodes[at].proven.is_some() || self.prove(at));
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.sum += value;
            if !self.owners.is_empty() && self.tuning.lasting > 0.0 {
                self.learn(at, value);
            }
        }
    }

    /// Decides a position that one of its moves wins, or whose moves are all decided.
    fn prove(&mut self, at: usize) -> bool {
        let node = &self.nodes[at];
        if node.moves == 0 {
            return false;
        }
        let mut best = node.whole.then_some(0.0_f32);
        for child in &self.nodes[node.children()] {
            let value = child.certain(node.side);
            if value == Some(1.0) {
                best = value;
                break;
            }
            best = best.zip(value).map(|(best, value)| best.max(value));
        }
        let proven = best.map(|value| Fate::of(seen_by(node.side, value)));
        self.nodes[at].proven = proven;
        proven.is_some()
    }

    /// Lets every move at a node share in a game in which the same side made it later.
    fn learn(&mut self, at: usize, value: f32) {
        let (side, children) = (self.nodes[at].side, self.nodes[at].children());
        for child in &mut self.nodes[children] {
            let owner = child.choice.map(|choice| self.owners[P::lasting(choice)]);
            if owner == Some(side) {
                child.lasting[0] += 1.0;
                child.lasting[1] += value;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first side takes a draw, or a risk; then the other side answers, and all answers but the
    /// least promising one lose.
    #[derive(Clone)]
    struct Risk(Vec<u8>);

    const DRAW: u8 = 0;
    const RISK: u8 = 1;
    const ANSWERS: u8 = 20;

    impl Position for Risk {
        type Move = u8;

        fn side(&self) -> usize {
            self.0.len()
        }

        fn moves(&self, moves: &mut Vec<(u8, f32)>) {
            if self.0.is_empty() {
                return moves.extend([(DRAW, 1.0), (RISK, 1.0)]);
            }
            // The least promising one is told first.
            moves.extend(
                (0..ANSWERS)
                    .rev()
                    .map(|answer| (answer, 0.5_f32.powi(answer.into()))),
            );
        }

        fn make(&mut self, choice: u8) {
            self.0.push(choice);
        }

        fn result(&self) -> Option<f32> {
            match self.0[..] {
                [DRAW] => Some(0.5),
                [RISK, answer] => Some(if answer == ANSWERS - 1 { 0.0 } else { 1.0 }),
                _ => None,
            }
        }

        fn guess(&mut self, _: &mut Chance, _: &mut Vec<u8>) -> f32 {
            0.9
        }
    }

    #[test]
    fn moves_come_into_the_tree_as_they_are_tried_and_none_is_forgotten() {
        let mut tree = Tree::new(Risk(Vec::new()), 1);
        let risk = tree.nodes[tree.root].children().nth(1).unwrap();
        let mut there = Vec::new();
        while tree.think(&Budget::Rounds(1), 1) == 1 {
            let node = &tree.nodes[risk];
            assert!(
                node.proven != Some(Fate::Win),
                "{} answers are known",
                node.moves
            );
            there.push(node.moves);
            let known = &tree.nodes[node.children()];
            let tried = known.iter().filter(|answer| answer.visits > 0);
            let tried: Vec<_> = tried.filter_map(|answer| answer.choice).collect();
            assert!(tried.iter().copied().eq(0..tried.len() as u8), "{tried:?}");
        }
        there.dedup();
        assert_eq!(there, [0, 4, 8, 16, ANSWERS.into()]);
        assert!(tree.nodes[risk].proven == Some(Fate::Loss));
        assert_eq!((tree.best(), tree.worth()), (Some(DRAW), 0.5));
    }
}
