//! A plain search to measure the players against: whole turns, a tree by upper confidence bounds, games
//! played on at random by the rules, and no knowledge of any game.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use roundhouse::games::{Game, TwoPlayer};
use roundhouse::players::Budget;

/// A random game that lasts longer than this counts as a draw: it may never end.
const MOST_TURNS: u32 = 300;
/// How much turns that were hardly tried are preferred.
const EXPLORE: f64 = 1.0;

/// Plays a game on at random, turn by turn, and tells what the side to act has got in the end: 1 for a
/// win, 0.5 for a draw, 0 for a loss.
fn at_random<G: TwoPlayer, R: Rng>(game: &G, chance: &mut R) -> f64 {
    let side = game.to_act();
    let mut game = game.clone();
    for _ in 0..MOST_TURNS {
        let mut turns = game.steps();
        if turns.is_empty() {
            break;
        }
        let turn = turns.swap_remove(chance.random_range(0..turns.len()));
        game.play(turn).expect("a listed turn is allowed");
    }
    side.map_or(0.5, |side| got(&game, side))
}

/// What a side has got of a game, 0.5 as long as it goes on.
pub fn got<G: Game>(game: &G, side: G::Side) -> f64 {
    let Some(outcome) = game.outcome() else {
        return 0.5;
    };
    match outcome.to_string() {
        won if won == format!("win {side}") => 1.0,
        drawn if drawn == "draw" => 0.5,
        _ => 0.0,
    }
}

struct Node<G: TwoPlayer> {
    turn: Option<G::Move>,
    visits: f64,
    /// What whoever has played this turn has got.
    sum: f64,
    children: Vec<usize>,
    /// Turns that have no child yet; `None` before the first look.
    untried: Option<Vec<G::Move>>,
}

fn node<G: TwoPlayer>(turn: Option<G::Move>) -> Node<G> {
    Node {
        turn,
        visits: 0.0,
        sum: 0.0,
        children: Vec::new(),
        untried: None,
    }
}

/// The turn that was tried most often.
pub fn turn<G: TwoPlayer, R: Rng>(game: &G, budget: &Budget, chance: &mut R) -> Option<G::Move> {
    let mut nodes: Vec<Node<G>> = vec![node(None)];
    let mut rounds = 0;
    while !budget.is_spent(rounds) {
        round(game, &mut nodes, chance);
        rounds += 1;
    }
    let visits = |&&child: &&usize| nodes[child].visits as u64;
    match nodes[0].children.iter().max_by_key(visits) {
        Some(&best) => nodes[best].turn.clone(),
        None => game.steps().choose(chance).cloned(),
    }
}

fn round<G: TwoPlayer, R: Rng>(game: &G, nodes: &mut Vec<Node<G>>, chance: &mut R) {
    let mut game = game.clone();
    let mut at = 0;
    // The nodes on the way, each with who has played its turn.
    let mut path = vec![(0, None)];
    while let Some(side) = game.to_act() {
        let untried = nodes[at].untried.get_or_insert_with(|| game.steps());
        let new = !untried.is_empty();
        let next = if new {
            let turn = untried.swap_remove(chance.random_range(0..untried.len()));
            nodes.push(node(Some(turn)));
            let child = nodes.len() - 1;
            nodes[at].children.push(child);
            child
        } else {
            most_promising(nodes, at)
        };
        let turn = nodes[next].turn.clone().expect("only the root has none");
        game.play(turn).expect("a listed turn is allowed");
        path.push((next, Some(side)));
        at = next;
        if new {
            break;
        }
    }
    let (side, value) = match game.to_act() {
        Some(side) => (side, at_random(&game, chance)),
        None => {
            let side = path.last().and_then(|(_, side)| *side);
            let side = side.expect("the game was not over at first");
            (side, got(&game, side))
        }
    };
    for (at, by) in path {
        nodes[at].visits += 1.0;
        nodes[at].sum += if by == Some(side) { value } else { 1.0 - value };
    }
}

fn most_promising<G: TwoPlayer>(nodes: &[Node<G>], at: usize) -> usize {
    let log = nodes[at].visits.ln();
    let score = |&child: &usize| {
        let node = &nodes[child];
        node.sum / node.visits + EXPLORE * (log / node.visits).sqrt()
    };
    let better = |a: &usize, b: &usize| score(a).total_cmp(&score(b));
    let best = nodes[at].children.iter().copied().max_by(better);
    best.expect("a game that goes on has a turn")
}
