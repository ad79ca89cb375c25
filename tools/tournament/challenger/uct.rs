//! UCT from the textbook (Kocsis and Szepesvari, "Bandit based Monte-Carlo planning", 2006): upper confidence
//! bounds choose the way through the tree, and a random game evaluates its end.

use super::{Dice, Field, Spent};

/// Preference for turns that were tried seldom.
const EXPLORE: f32 = 0.7;
/// After how many visits a position's turns come into the tree.
const EXPANDED_AFTER: u32 = 2;
/// More nodes than this are not kept.
const MOST_NODES: usize = 4_000_000;

struct Node<M> {
    turn: Option<M>,
    first: u32,
    count: u32,
    visits: u32,
    /// Sum of the results of side 0.
    sum: f32,
}

fn node<M>(turn: Option<M>) -> Node<M> {
    Node {
        turn,
        first: 0,
        count: 0,
        visits: 0,
        sum: 0.0,
    }
}

/// The turn that was tried most often, and what the side to move expects of it, 0 to 1.
pub(crate) fn search<F: Field>(start: &F, spent: Spent, dice: &mut Dice) -> (F::Move, f32) {
    let mut nodes = vec![node(None)];
    let mut list = Vec::new();
    expand(start, &mut nodes, 0, &mut list, dice);
    let mut rounds = 0;
    while !spent(rounds) {
        let mut field = start.clone();
        let (mut at, mut path) = (0, vec![0]);
        let value = loop {
            if let Some(result) = field.result() {
                break result;
            }
            let ready = nodes[at].visits >= EXPANDED_AFTER && nodes.len() < MOST_NODES;
            if nodes[at].count == 0 {
                if !ready {
                    break field.random_game(dice);
                }
                expand(&field, &mut nodes, at, &mut list, dice);
            }
            at = select(&nodes, at, field.side());
            field.make(nodes[at].turn.expect("only the root has none"));
            path.push(at);
        };
        for at in path {
            nodes[at].visits += 1;
            nodes[at].sum += value;
        }
        rounds += 1;
    }
    let children = children(&nodes[0]);
    let best = children.max_by_key(|&child| nodes[child].visits);
    let best = &nodes[best.expect("a game that goes on has a turn")];
    let mean = best.sum / best.visits.max(1) as f32;
    let expects = if start.side() == 0 { mean } else { 1.0 - mean };
    (best.turn.expect("only the root has none"), expects)
}

fn children<M>(node: &Node<M>) -> std::ops::Range<usize> {
    node.first as usize..(node.first + node.count) as usize
}

fn expand<F: Field>(
    field: &F,
    nodes: &mut Vec<Node<F::Move>>,
    at: usize,
    list: &mut Vec<F::Move>,
    dice: &mut Dice,
) {
    list.clear();
    field.moves(list);
    for last in (1..list.len()).rev() {
        list.swap(last, dice.below(last + 1));
    }
    (nodes[at].first, nodes[at].count) = (nodes.len() as u32, list.len() as u32);
    nodes.extend(list.iter().map(|&turn| node(Some(turn))));
}

fn select<M>(nodes: &[Node<M>], at: usize, side: usize) -> usize {
    let log = (nodes[at].visits.max(1) as f32).ln();
    let mut best = (f32::NEG_INFINITY, 0);
    for child in children(&nodes[at]) {
        let node = &nodes[child];
        if node.visits == 0 {
            return child;
        }
        let visits = node.visits as f32;
        let mean = node.sum / visits;
        let value = if side == 0 { mean } else { 1.0 - mean };
        let score = value + EXPLORE * (log / visits).sqrt();
        if score > best.0 {
            best = (score, child);
        }
    }
    best.1
}
