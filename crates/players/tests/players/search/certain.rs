//! Proofs of the connection family, against play of everything on small boards.

use std::collections::HashMap;

use players::search::Searched;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::connection::position::{BoardMove, Position};
use rules::connection::{Connection, Options, Side, Variant};
use rules::request::Certain;
use rules::{Cell, Game, Perft, TwoPlayer};

fn begin(variant: Variant, size: u8) -> Connection {
    let options = Options {
        variant,
        size,
        swap: false,
    };
    Connection::new(options).expect("the size is good")
}

fn stands(variant: Variant, size: u8, text: &str) -> Connection {
    let game = begin(variant, size).with_position(text);
    game.expect("it can come about")
}

/// The ends of the joints of x.
fn joints_of_x(game: &Connection) -> Vec<String> {
    let joints = game.certain().joints.into_iter();
    let told = joints.filter(|joint| joint.side == 0);
    let mut told: Vec<String> = told
        .map(|joint| joint.ends.map(|cell| cell.to_string()).join("-"))
        .collect();
    told.sort();
    told
}

fn moves(position: &Position) -> Vec<BoardMove> {
    let mut moves = Vec::new();
    position.each_move(|choice| moves.push(choice));
    moves
}

fn after(position: &Position, choice: BoardMove) -> Position {
    let mut then = position.clone();
    then.make(choice);
    then
}

/// A joint that is played to its end: a side, with the cells that it has to join.
struct Played<'a> {
    side: Side,
    game: &'a Connection,
    ends: Vec<[Cell; 2]>,
    known: HashMap<Position, bool>,
}

impl Played<'_> {
    /// Returns whether the side joins all its ends against any play of the other side, which is on turn.
    fn holds(&mut self, position: &Position) -> bool {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        if self.is_joined(position) {
            return true;
        }
        let holds = moves(position).into_iter().all(|threat| {
            let threatened = after(position, threat);
            if self.is_joined(&threatened) {
                return true;
            }
            let answers = moves(&threatened);
            let passes = |choice| matches!(choice, BoardMove::Pass);
            let is_full = passes(threat) && answers.iter().copied().all(passes);
            let mut answers = answers.into_iter();
            !is_full && answers.any(|answer| self.holds(&after(&threatened, answer)))
        });
        self.known.insert(position.clone(), holds);
        holds
    }

    fn is_joined(&self, position: &Position) -> bool {
        let mut game = self.game.clone();
        game.position = position.clone();
        let links: Vec<[Cell; 2]> = game.links().iter().map(|(link, _)| link.ends()).collect();
        self.ends.iter().all(|&[one, other]| {
            let own = |cell: Cell| game.stone(cell) == Some(self.side);
            let beside = |a: Cell, b: Cell| a.file.abs_diff(b.file) + a.rank.abs_diff(b.rank) == 1;
            let linked = |a, b| links.contains(&[a, b]) || links.contains(&[b, a]);
            let row = |cell: Cell| match self.side {
                Side::X => cell.rank,
                Side::O => cell.file,
            };
            let edge = |a, b| row(a) == row(b) && [0, game.size() - 1].contains(&row(a));
            let mut chain = vec![one];
            let mut from = 0;
            while let Some(&at) = chain.get(from) {
                let cells = (0..game.size())
                    .flat_map(|file| (0..game.size()).map(move |rank| Cell::new(file, rank)));
                let touches = |next| beside(at, next) || linked(at, next) || edge(at, next);
                let next = cells.filter(|&next| own(next) && touches(next));
                let new: Vec<Cell> = next.filter(|next| !chain.contains(next)).collect();
                chain.extend(new);
                from += 1;
            }
            // An end that was empty is the cell before an edge.
            match self.game.stone(other) {
                Some(_) => chain.contains(&other),
                None => chain.iter().any(|&at| row(at) == row(other)),
            }
        })
    }
}

/// Returns whether the side to move wins, by playing everything.
fn wins(position: &Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(&known) = known.get(position) {
        return known;
    }
    let wins = moves(position).into_iter().any(|choice| {
        let then = after(position, choice);
        match then.winner() {
            Some(winner) => winner == position.to_move,
            None => !wins(&then, known),
        }
    });
    known.insert(position.clone(), wins);
    wins
}

/// A position of a random game with so many empty cells, or a few fewer; `None` if the game ended before.
fn random(variant: Variant, size: u8, empty: usize, chance: &mut ChaCha8Rng) -> Option<Connection> {
    let mut game = begin(variant, size);
    while game
        .position
        .board
        .squares()
        .filter(|&at| game.position.board.colours[at] == 2)
        .count()
        > empty
    {
        let &step = game.steps().choose(chance)?;
        game.play(step).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

#[test]
fn joints_are_found() {
    let joints = |variant, size, text| joints_of_x(&stands(variant, size, text));
    let bridges = [
        ("9/9/9/9/3x1x3/9/9/9/9 o -", "d5-f5"),
        ("9/9/9/5x3/3x5/9/9/9/9 o -", "d5-f6"),
        ("9/9/9/9/3x2x2/9/9/9/9 o -", "d5-g5"),
        ("9/9/9/9/9/9/9/4x4/9 o -", "e2-e1"),
        ("9/9/9/9/9/9/4x4/9/9 o -", "e3-e1"),
    ];
    for (text, joint) in bridges {
        for variant in [Variant::Quickway, Variant::Crossway] {
            assert_eq!(joints(variant, 9, text), [joint], "{variant}");
        }
    }
    // One stone of the other side between them leaves two ways round it. Two stones leave one way, which is too few.
    assert_eq!(
        joints(Variant::Quickway, 9, "9/9/9/9/3xox3/9/9/9/9 o -"),
        ["d5-f5"]
    );
    assert!(joints(Variant::Quickway, 9, "9/9/9/4o4/3xox3/9/9/9/9 o -").is_empty());
    // A stone or a link, in Quax; the fourth cell fills, in Quadrex.
    assert_eq!(
        joints(Variant::Quax, 5, "5/5/2x2/1x3/5 o -"),
        ["b2-b1", "b2-c3"]
    );
    assert_eq!(joints(Variant::Quadrex, 5, "5/5/5/1x3/x4 o -"), ["a1-b2"]);
}

#[test]
fn the_only_cells_are_found() {
    let only = |text: &str| {
        let only = stands(Variant::Quickway, 9, text).certain().only?;
        Some(
            only.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
        )
    };
    let told = |text| only(text).unwrap_or_else(|| "nothing".into());
    // One stone completes the chain of o; or a stone and a safe link do; or links alone.
    let column = "9/4x4/4x4/4x4/oooo1oooo/4x4/4x4/4x4/4x4 x -";
    assert_eq!(told(column), "e5");
    assert_eq!(
        joints_of_x(&stands(Variant::Quickway, 9, column)),
        ["e8-e9"]
    );
    assert_eq!(told("9/9/9/9/oooo2ooo/9/9/9/9 x -"), "");
    assert_eq!(told("9/9/9/9/ooo4oo/9/9/9/9 x -"), "nothing");
}

#[test]
fn certain_joints_and_threats_hold_against_every_reply() {
    let mut chance = ChaCha8Rng::seed_from_u64(47);
    let (mut joints, mut threats) = ([0; 4], [0; 4]);
    for (number, variant) in Variant::ALL.into_iter().enumerate() {
        for round in 0..120 {
            // Links are turns, too, so a game of Quax has more turns.
            let (size, empty) = match (variant, round % 2) {
                (Variant::Quax, 0) => (3, 5),
                (Variant::Quax, _) => (4, 4),
                (_, 0) => (4, 7),
                (_, _) => (5, 7),
            };
            let Some(game) = random(variant, size, empty, &mut chance) else {
                continue;
            };
            let Certain { joints: told, only } = game.certain();
            for side in Side::BOTH {
                let own = told.iter().filter(|joint| joint.side == side as usize);
                let ends: Vec<_> = own.map(|joint| joint.ends).collect();
                joints[number] += ends.len();
                let mut position = game.position.clone();
                position.to_move = side.other();
                let mut played = Played {
                    side,
                    game: &game,
                    ends,
                    known: HashMap::new(),
                };
                assert!(
                    played.holds(&position),
                    "{variant} {game} {side}: {:?}",
                    played.ends
                );
            }
            let Some(only) = only else { continue };
            threats[number] += 1;
            let mut known = HashMap::new();
            for choice in moves(&game.position) {
                let told = match choice {
                    BoardMove::Place(at) => only.contains(&game.position.board.cell(at.into())),
                    BoardMove::Link(..) | BoardMove::Swap | BoardMove::Pass => false,
                };
                let then = after(&game.position, choice);
                let lost = match then.winner() {
                    Some(winner) => winner == then.to_move,
                    None => wins(&then, &mut known),
                };
                assert!(
                    told || lost,
                    "{variant} {game}: {}",
                    game.position.written(choice)
                );
            }
        }
    }
    assert!(joints.iter().all(|&joints| joints > 50), "{joints:?}");
    assert!(
        threats[..2].iter().all(|&threats| threats > 20),
        "{threats:?}"
    );
}
