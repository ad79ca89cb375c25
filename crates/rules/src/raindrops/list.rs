//! Lists of turns. A group can have very many turns, and many of them lead to the same positions. The list has one
//! turn for each different position.

use base::sort::sort_few_by_key;
use rustc_hash::FxHashSet;

use super::board::{Board, units_of};
use super::points::{Point, Points, Way};
use super::turn::{Step, Turn};
use super::walk::{Walk, Ways};

/// Returns the possible sets of own pieces after a turn, each once. Such a set determines the position, because an
/// own piece on an enemy's point has captured that enemy. `None` if there are more than `most` sets, or more branch
/// points in turns.
pub(super) fn results(board: &Board, most: usize) -> Option<Vec<Points>> {
    let mut results = Vec::with_capacity(256);
    let mut longer = Vec::new();
    let singles = board.own.minus(board.own.beside());
    // Most singletons see an enemy. Only for the others is it worth while to look further.
    let seen = singles & (board.enemy.ranks() | board.enemy.files());
    let engaging = |single| board.engaging(Points::only(single));
    let others = singles.minus(seen).into_iter();
    let (more, unengaged): (Vec<_>, Vec<_>) = others.partition(|&one| engaging(one).has(one));
    let engaged = more.into_iter().fold(seen, Points::with);
    for way in Way::ALL {
        board.slide_together(engaged, way, |front, joins, steps| {
            for to in front & (board.enemy | joins) {
                results.push(board.own.without(to.far(way, -steps)).with(to));
            }
        });
    }
    for single in unengaged {
        // Its own lines do not engage it, so the line across its way has to.
        let aims = board.slides(single) & engaging(single);
        results.extend(
            aims.into_iter()
                .map(|to| board.own.without(single).with(to)),
        );
    }
    for unit in units_of(board.own.minus(singles)) {
        first_steps(&Walk::new(board, unit), &mut results, &mut longer);
    }
    further_steps(board, longer, &mut results, most)?;
    Some(results)
}

/// Collects a group's turns of one step, and the walks that can continue after it. Different first steps never lead
/// to the same position.
fn first_steps<'a>(walk: &Walk<'a>, results: &mut Vec<Points>, longer: &mut Vec<Walk<'a>>) {
    for from in walk.lifts() {
        for to in walk.places(from) {
            let next = walk.step(from, to);
            if next.may_stop() {
                results.push(next.own());
            }
            if next.may_go_on() {
                longer.push(next);
            }
        }
    }
}

/// Collects all longer turns, which may lead to known positions; `None` if they are too many.
fn further_steps(
    board: &Board,
    mut walks: Vec<Walk<'_>>,
    results: &mut Vec<Points>,
    most: usize,
) -> Option<()> {
    let ones = results.len();
    let mut found = FxHashSet::default();
    let mut passed = FxHashSet::default();
    // Where a turn of one step led, other turns lead only if they too have moved one piece in all.
    let is_new =
        |own: Points, ones: &[Points]| !board.own.minus(own).is_single() || !ones.contains(&own);
    while let Some(walk) = walks.pop() {
        if results.len() > most || passed.len() > most {
            return None;
        }
        for from in walk.lifts() {
            for to in walk.places(from) {
                let next = walk.step(from, to);
                let own = next.own();
                if next.may_stop() && is_new(own, &results[..ones]) && found.insert(own) {
                    results.push(own);
                }
                if next.may_go_on() && passed.insert(next.crossroads()) {
                    walks.push(next);
                }
            }
        }
    }
    Some(())
}

/// Returns a turn for each reachable position: one with the fewest steps, and of these the first as text. `None` if
/// there are more than `most` positions, or more branch points in turns.
pub(super) fn turns(board: &Board, most: usize) -> Option<Vec<Turn>> {
    let starts = board.units().map(|unit| (Walk::new(board, unit), None));
    let mut lister = Lister::new(most);
    let mut walks: Vec<_> = starts.collect();
    while !walks.is_empty() {
        walks = lister.step(&walks)?;
    }
    Some(lister.turns)
}

type Node = Option<usize>;

/// Enumerates all turns by their number of steps, and in the order of their texts. Two turns that meet can continue
/// alike, so the first one at a branch point is the one to keep.
struct Lister {
    most: usize,
    turns: Vec<Turn>,
    found: FxHashSet<Points>,
    passed: FxHashSet<(Points, Option<Point>, Ways)>,
    /// The steps of the turns, each with the node of the step before it.
    nodes: Vec<(Step, Node)>,
}

impl Lister {
    fn new(most: usize) -> Self {
        Self {
            most,
            turns: Vec::new(),
            found: FxHashSet::default(),
            passed: FxHashSet::default(),
            nodes: Vec::new(),
        }
    }

    /// Returns the walks that continue after the next step; `None` if there is too much to remember.
    fn step<'a>(&mut self, walks: &[(Walk<'a>, Node)]) -> Option<Vec<(Walk<'a>, Node)>> {
        let mut next = Vec::new();
        // The first steps of all units are one bunch of texts. Later bunches begin with different texts, and are in
        // the order of these.
        for bunch in walks.chunk_by(|(_, a), (_, b)| a.is_none() && b.is_none()) {
            for (walk, step, node) in steps_of(bunch) {
                self.take(walk, step, node, &mut next);
            }
            if self.found.len() > self.most || self.passed.len() > self.most {
                return None;
            }
        }
        Some(next)
    }

    fn take<'a>(
        &mut self,
        walk: Walk<'a>,
        step: Step,
        before: Node,
        next: &mut Vec<(Walk<'a>, Node)>,
    ) {
        let ends = walk.may_stop() && self.found.insert(walk.own());
        let goes_on = walk.may_go_on() && self.passed.insert(walk.crossroads());
        if !ends && !goes_on {
            return;
        }
        let node = Some(self.nodes.len());
        self.nodes.push((step, before));
        if ends {
            self.turns.extend(self.turn(node));
        }
        if goes_on {
            next.push((walk, node));
        }
    }

    fn turn(&self, node: Node) -> Option<Turn> {
        let nodes = std::iter::successors(node, |&node| self.nodes[node].1);
        let mut steps: Vec<_> = nodes.map(|node| self.nodes[node].0).collect();
        steps.reverse();
        Turn::new(steps)
    }
}

/// The next steps of some walks, in the order of the steps' texts.
fn steps_of<'a>(walks: &[(Walk<'a>, Node)]) -> Vec<(Walk<'a>, Step, Node)> {
    let mut steps = Vec::new();
    for &(walk, node) in walks {
        for from in walk.lifts() {
            for to in walk.places(from) {
                steps.push((walk.step(from, to), walk.written(from, to), node));
            }
        }
    }
    sort_few_by_key(&mut steps, |&(_, step, _)| step.key());
    steps
}
