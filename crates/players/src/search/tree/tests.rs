//! Trees of tiny games.

use super::super::exact::MOVES_PER_LOOK;
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
        // The least promising move is listed first.
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

    fn evaluate(&mut self, _: &mut Chance, _: &mut Vec<u8>) -> f32 {
        0.9
    }
}

#[test]
fn moves_come_into_the_tree_as_they_are_tried_and_none_is_forgotten() {
    let mut tree = Tree::new(Risk(Vec::new()), None, 1);
    let risk = tree.nodes[tree.root].children().nth(1).unwrap();
    let mut there = Vec::new();
    while tree.think(&Budget::Rounds(1), 1) == 1 {
        let node = &tree.nodes[risk];
        assert!(
            node.proven != Some(Proven::Win),
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
    assert!(tree.nodes[risk].proven == Some(Proven::Loss));
    assert_eq!(
        (tree.best().first().copied(), tree.value()),
        (Some(DRAW), 0.5)
    );
}

/// Side 0 alone moves, and wins when its moves add up to a goal: by small ones that look good, or by a large one
/// that looks bad.
#[derive(Clone)]
struct Sum(u8);

const GOAL: u8 = 12;

impl Position for Sum {
    type Move = u8;

    fn side(&self) -> usize {
        0
    }

    fn moves(&self, moves: &mut Vec<(u8, f32)>) {
        moves.extend([(3, 50.0), (4, 10.0), (6, 0.1)]);
    }

    fn make(&mut self, choice: u8) {
        self.0 += choice;
    }

    fn result(&self) -> Option<f32> {
        (self.0 >= GOAL).then_some(1.0)
    }

    fn evaluate(&mut self, _: &mut Chance, _: &mut Vec<u8>) -> f32 {
        0.5
    }
}

/// The same, but the sides move in turn, and the other side can only look on.
#[derive(Clone)]
struct Watched(Sum, usize);

impl Position for Watched {
    type Move = u8;

    fn side(&self) -> usize {
        self.1
    }

    fn moves(&self, moves: &mut Vec<(u8, f32)>) {
        match self.1 {
            0 => self.0.moves(moves),
            _ => moves.extend([(0, 1.0), (0, 1.0)]),
        }
    }

    fn make(&mut self, choice: u8) {
        self.0.make(choice);
        self.1 = 1 - self.1;
    }

    fn result(&self) -> Option<f32> {
        self.0.result()
    }

    fn evaluate(&mut self, _: &mut Chance, _: &mut Vec<u8>) -> f32 {
        0.5
    }
}

#[test]
fn of_all_wins_the_shortest_is_played() {
    let mut tree = Tree::new(Watched(Sum(0), 0), None, 1);
    // Without the last look it is won by small moves.
    tree.shortened = true;
    tree.think(&Budget::Rounds(10_000), 10_000);
    let node = &tree.nodes[tree.root];
    assert!(node.proven == Some(Proven::Win) && node.distance > 3);
    assert_ne!(tree.best().first().copied(), Some(6));

    let mut tree = Tree::new(Watched(Sum(0), 0), None, 1);
    tree.think(&Budget::Rounds(10_000), 10_000);
    assert_eq!(tree.best().first().copied(), Some(6));
    let distance = tree.nodes[tree.root].distance;
    assert_eq!(distance, 3, "twice 6, and what the other does between");
    assert_eq!(tree.value(), 1.0);
}

#[test]
fn a_shorter_win_is_not_looked_for_when_the_time_is_over() {
    let mut tree = Tree::new(Watched(Sum(0), 0), None, 1);
    tree.shortened = true;
    tree.think(&Budget::Rounds(10_000), 10_000);
    let distance = tree.nodes[tree.root].distance;
    tree.shortened = false;
    let clock = || 0.0;
    let budget = Budget::Until {
        clock: &clock,
        end: 0.0,
    };
    let mut exact = Exact {
        left: MOVES_PER_LOOK + 1,
        spent: &|| budget.is_spent(0),
    };
    assert_eq!(exact.wins_by(&tree.position, 6, 2), None);
    assert_eq!(tree.nodes[tree.root].distance, distance);
    let mut exact = Exact {
        left: 1000,
        spent: &|| false,
    };
    assert_eq!(exact.wins_by(&tree.position, 6, 2), Some(true));
    assert_eq!(exact.wins_by(&tree.position, 3, 2), Some(false));
    assert_eq!(
        exact.wins_by(&tree.position, 3, 3),
        Some(true),
        "3, 3 and 6"
    );
}

/// Like [`Watched`], but a turn has two moves: one that picks a number up, and one that adds it.
#[derive(Clone)]
struct Stepwise(Watched, Option<u8>);

impl Position for Stepwise {
    type Move = u8;

    fn side(&self) -> usize {
        self.0.side()
    }

    fn moves(&self, moves: &mut Vec<(u8, f32)>) {
        match self.1 {
            None => self.0.moves(moves),
            Some(_) => moves.extend([(1, 1.0), (0, 5.0)]),
        }
    }

    fn make(&mut self, choice: u8) {
        match self.1.take() {
            None => self.1 = Some(choice),
            // To put it down again is a turn, too.
            Some(number) => self.0.make(number * choice),
        }
    }

    fn result(&self) -> Option<f32> {
        self.0.result()
    }

    fn evaluate(&mut self, _: &mut Chance, _: &mut Vec<u8>) -> f32 {
        0.5
    }
}

#[test]
fn a_turn_of_several_moves_goes_on_as_it_was_begun() {
    let mut tree = Tree::new(Stepwise(Watched(Sum(0), 0), None), None, 1);
    tree.think(&Budget::Rounds(100_000), 100_000);
    assert_eq!((tree.best().first().copied(), tree.promised), (Some(6), 2));
    tree.make(6);
    assert_eq!(tree.best().first().copied(), Some(1));
    assert_eq!(tree.nodes[tree.root].distance, 3);
}

#[test]
fn a_win_that_is_there_now_needs_no_thought() {
    let mut tree = Tree::new(Watched(Sum(GOAL - 3), 0), None, 1);
    assert_eq!(tree.think(&Budget::Rounds(100), 100), 0);
    assert_eq!(tree.nodes[tree.root].distance, 1);
}

#[test]
fn moves_of_one_turn_count_as_one() {
    let mut tree = Tree::new(Sum(0), None, 1);
    tree.think(&Budget::Rounds(100), 100);
    assert_eq!(tree.nodes[tree.root].distance, 1);
}

/// Returns a node's visits, the sum of its results, and the number of its moves.
fn known<P: Position>(tree: &Tree<P>, path: &[P::Move]) -> Option<(u32, f32, u32)> {
    let mut path = path.iter();
    let at = path.try_fold(tree.root, |at, &choice| tree.child(at, choice))?;
    let node = &tree.nodes[at];
    Some((node.visits, node.sum, node.moves))
}

#[test]
fn advancing_keeps_the_subtree_and_drops_the_rest() {
    let start = Watched(Sum(0), 0);
    let mut tree = Tree::new(start.clone(), None, 1);
    tree.think(&Budget::Rounds(40), 40);
    let paths: [&[u8]; 3] = [&[3, 0], &[3, 0, 4], &[3, 0, 4, 0]];
    let before = paths.map(|path| known(&tree, path));
    assert!(
        before[1].is_some_and(|(visits, ..)| visits > 0),
        "{before:?}"
    );
    let nodes = tree.nodes.len();
    let mut later = start.clone();
    [3, 0].into_iter().for_each(|choice| later.make(choice));
    tree.advance(&[3, 0], later.clone());
    let after = [&[][..], &[4], &[4, 0]].map(|path| known(&tree, path));
    assert_eq!(before, after);
    assert!(tree.nodes.len() < nodes);

    // It continues from there, inside a turn or not.
    tree.make(6);
    tree.advance(&[], later.clone());
    assert_eq!(known(&tree, &[4, 0]), before[2]);
    tree.think(&Budget::Rounds(10_000), 10_000);
    let distance = tree.nodes[tree.root].distance;
    assert_eq!((tree.value(), distance), (1.0, 3), "3 and 6, or 6 and 3");

    // An unknown position starts a new tree.
    tree.advance(&[1, 1], start);
    assert_eq!(tree.visits(), 0);
    tree.think(&Budget::Rounds(10_000), 10_000);
    assert_eq!(tree.best().first().copied(), Some(6));
}
