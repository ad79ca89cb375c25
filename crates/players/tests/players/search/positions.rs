//! The quick positions of the search against the rules: the same turns, the same ends.

use crate::common::cases;
use players::search::{Position, Searched};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection, Variant};
use rules::switch_yard::{self, Setup, SwitchYard};
use rules::{Cell, Game, TwoPlayer};

/// All turns that moves make from here, each with the position after it.
fn turns<G: Searched>(
    game: &G,
    position: &G::Position,
    made: &mut Vec<<G::Position as Position>::Move>,
    turns: &mut Vec<(String, G::Position)>,
) {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    for (choice, promise) in moves {
        assert!(promise.is_finite() && promise >= 0.0, "{promise} in {game}");
        let mut next = position.clone();
        next.make(choice);
        made.push(choice);
        match game.turn_of(made) {
            Some(turn) => turns.push((turn.to_string(), next)),
            None => self::turns(game, &next, made, turns),
        }
        made.pop();
    }
}

/// Plays games at random, and compares each turn's position, and the positions after it, with the rules. `won`
/// returns the result of side 0, and `idle` says which turns the search may leave out. Returns the number of
/// finished games.
fn agree<G: Searched>(
    start: &G,
    games: u32,
    most: usize,
    won: impl Fn(&G) -> Option<f32>,
    idle: impl Fn(&G, &str) -> bool,
) -> usize {
    let mut finished = 0;
    for seed in cases::seeds(games) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start.clone();
        for _ in 0..most {
            let position = game.position();
            assert_eq!(position.result(), won(&game), "{game}");
            if game.to_act().is_none() {
                finished += 1;
                break;
            }
            let mut found = Vec::new();
            turns(&game, &position, &mut Vec::new(), &mut found);
            let mut names: Vec<_> = found.iter().map(|(turn, _)| turn.clone()).collect();
            let mut steps: Vec<_> = game.steps().iter().map(G::Move::to_string).collect();
            names.sort();
            steps.sort();
            steps.retain(|step| names.contains(step) || !idle(&game, step));
            assert_eq!(names, steps, "{game}");

            let turn = game.steps().choose(&mut chance).cloned().unwrap();
            let name = turn.to_string();
            game.play(turn).unwrap();
            let Some((_, next)) = found.into_iter().find(|(turn, _)| *turn == name) else {
                continue;
            };
            match won(&game) {
                Some(result) => assert_eq!(next.result(), Some(result), "{game}"),
                // A position that has been there before counts as drawn already.
                None => assert!([None, Some(0.5)].contains(&next.result()), "{game}"),
            }
        }
    }
    finished
}

fn connection_result(game: &Connection) -> Option<f32> {
    // The players have the side that they play now.
    let connection::Win(side) = game.outcome()?;
    Some(if side == connection::Side::X {
        1.0
    } else {
        0.0
    })
}

/// Quax: a diagonal connects nothing new if a third corner of its block has a stone of the same side, and the other
/// side cannot mark across it.
fn idle_link(game: &Connection, step: &str) -> bool {
    let Ok(connection::Move::Link(link)) = step.parse() else {
        return false;
    };
    let [a, b] = link.ends();
    let others = [Cell::new(a.file, b.rank), Cell::new(b.file, a.rank)];
    others.iter().any(|&cell| game.stone(cell) == game.to_act())
}

#[test]
fn connection_positions_agree_with_the_rules() {
    for variant in Variant::ALL {
        let options = connection::Options {
            variant,
            size: 5,
            swap: false,
        };
        let finished = agree(
            &Connection::new(options).unwrap(),
            24,
            60,
            connection_result,
            idle_link,
        );
        assert_eq!(finished, cases::count(24) as usize, "{variant}");
    }
}

#[test]
fn switch_yard_positions_agree_with_the_rules() {
    let won = |game: &SwitchYard| {
        Some(match game.outcome()? {
            switch_yard::Outcome::Win(switch_yard::Side::Red) => 1.0,
            switch_yard::Outcome::Win(_) => 0.0,
            switch_yard::Outcome::Draw => 0.5,
        })
    };
    for setup in Setup::ALL {
        let start = SwitchYard::new(switch_yard::Options { setup });
        agree(&start, 3, 60, won, |_, _| false);
    }
    // Few cars in a small area, so positions repeat.
    let start = SwitchYard::new(switch_yard::Options::default());
    let start = start
        .with_position("##4b##/##5##/9/9/9/9/9/##5##/##r4## r")
        .unwrap();
    assert!(agree(&start, 3, 400, won, |_, _| false) > 0);
}
