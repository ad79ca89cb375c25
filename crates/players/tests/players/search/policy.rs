//! Learned priors. Their features are the same from both sides and in a mirror. The policies know the right turn of
//! many positions with proofs. A lesson of a turn lists all its moves. The net of Rapid Transit sees more than
//! random rollouts.

use std::collections::BTreeMap;

use players::Budget;
use players::search::{Lesson, Position, Search, Searched};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection, Variant};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, Outcome, RapidTransit, Side};
use rules::{Cell, Game, Strength, TwoPlayer};

const SIZE: u8 = 7;

/// The features of every stone that can be placed, by its cell.
fn features(game: &Connection) -> BTreeMap<Cell, Vec<usize>> {
    let position = game.position();
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut seen = vec![Vec::new(); moves.len()];
    position.features(&moves, |number, feature| seen[number].push(feature));
    let cell = |choice| match game.turn_of(&[choice]) {
        Some(connection::Move::Place(cell)) => cell,
        turn => panic!("{turn:?} is no stone"),
    };
    let each = moves.iter().zip(seen).map(|(&(choice, _), mut seen)| {
        seen.sort_unstable();
        (cell(choice), seen)
    });
    each.collect()
}

/// Returns the game with every cell moved, and with the sides changed if `sides` says so.
fn moved(game: &Connection, sides: bool, to: impl Fn(Cell) -> Cell) -> Connection {
    let text = game.to_string();
    let (rows, rest) = text.split_once(' ').expect("it names the side to move");
    let mut image = vec![vec!['1'; SIZE.into()]; SIZE.into()];
    for (down, row) in rows.split('/').enumerate() {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
                continue;
            }
            let Cell { file: east, rank } = to(Cell::new(file, SIZE - 1 - down as u8));
            image[usize::from(SIZE - 1 - rank)][usize::from(east)] = letter;
            file += 1;
        }
    }
    let written = |row: &Vec<char>| {
        let runs = row.chunk_by(|a, b| a == b);
        let runs = runs.map(|run| match run[0] {
            '1' => run.len().to_string(),
            _ => run.iter().collect(),
        });
        runs.collect::<String>()
    };
    let rows: Vec<String> = image.iter().map(written).collect();
    let text = format!("{} {rest}", rows.join("/"));
    let change = |letter| match letter {
        'x' => 'o',
        'o' => 'x',
        other => other,
    };
    let text = match sides {
        true => text.chars().map(change).collect(),
        false => text,
    };
    game.with_position(&text)
        .unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

#[test]
fn both_sides_and_mirror_images_have_the_same_features() {
    let turned = |Cell { file, rank }: Cell| Cell::new(rank, file);
    let mirrored = |Cell { file, rank }: Cell| Cell::new(SIZE - 1 - file, rank);
    let mut compared = 0;
    for seed in 0..20 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        // Crossway has no marks, which the text would have to move as well.
        let setup = connection::Options {
            variant: Variant::Crossway,
            size: SIZE,
            swap: false,
        };
        let mut game = Connection::new(setup).unwrap();
        for _ in 0..12 {
            let turn = *game.steps().choose(&mut chance).expect("it goes on");
            game.play(turn).unwrap();
        }
        if game.outcome().is_some() {
            continue;
        }
        let here = features(&game);
        for (sides, to) in [(true, turned as fn(Cell) -> Cell), (false, mirrored)] {
            let image = features(&moved(&game, sides, to));
            for (&cell, seen) in &here {
                assert_eq!(image.get(&to(cell)), Some(seen), "{cell} in {game}");
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// In how many of the positions with proofs, and of how many, the highest of the learned priors begins a right turn.
fn known<G: Searched>(start: &G, proved: &str) -> [usize; 2] {
    let policy = start.position().policy().expect("something was learned");
    let weight =
        |feature: usize| f32::from(policy.weights.get(feature).map_or(0, |&byte| byte as i8));
    let mut counts = [0; 2];
    for line in proved.lines().filter(|line| !line.starts_with("end")) {
        let [_, position, turns] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let game = start
            .with_position(position)
            .unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let right = turns.split(' ').map(|turn| {
            turn.parse::<G::Move>()
                .unwrap_or_else(|_| panic!("{line}: no turn"))
        });
        let right: Vec<_> = right
            .filter_map(|turn| Some(*game.moves_of(&turn)?.first()?))
            .collect();
        let position = game.position();
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let mut scores = vec![0.0; moves.len()];
        position.features(&moves, |number, feature| scores[number] += weight(feature));
        let scored = moves.iter().zip(&scores);
        let best = scored
            .max_by(|a, b| a.1.total_cmp(b.1))
            .expect("it goes on");
        counts[0] += usize::from(right.contains(&best.0.0));
        counts[1] += 1;
    }
    counts
}

#[test]
fn the_policy_knows_many_of_the_proved_turns() {
    let setup = connection::Options {
        swap: false,
        ..Default::default()
    };
    let mut counts = [0; 2];
    for (variant, proved) in [
        (
            Variant::Quickway,
            include_str!("../../../../../assets/proved/quickway.txt"),
        ),
        (
            Variant::Crossway,
            include_str!("../../../../../assets/proved/crossway.txt"),
        ),
        (
            Variant::Quadrex,
            include_str!("../../../../../assets/proved/quadrex.txt"),
        ),
    ] {
        let start = Connection::new(connection::Options { variant, ..setup }).unwrap();
        let [right, all] = known(&start, proved);
        counts = [counts[0] + right, counts[1] + all];
    }
    let drops = Raindrops::new(raindrops::Options::default()).unwrap();
    let drops = known(
        &drops,
        include_str!("../../../../../assets/proved/raindrops.txt"),
    );
    println!("{counts:?} {drops:?}");
    assert!(2 * counts[0] > counts[1], "{counts:?}");
    assert!(3 * drops[0] > drops[1], "{drops:?}");
}

/// Plays a game in which the side with the net has no more time than the other. Returns true if that side wins.
fn net_wins(side: Side, seed: u64) -> bool {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut start = RapidTransit::new(rapid_transit::Options::default()).unwrap();
    for _ in 0..4 {
        let turn = *start.steps().choose(&mut chance).expect("it goes on");
        start.play(turn).unwrap();
    }
    let knows = start.position().policy();
    assert!(knows.is_some());
    let search = |who| Search::with_policy(&start, knows.filter(|_| who == side), seed);
    let mut both = [Side::Red, Side::Cyan].map(search);
    while let Some(at) = start.to_act() {
        let thought = both[at as usize].turn(&Budget::Rounds(100));
        let turn = thought.expect("it goes on").turn;
        start.play(turn).unwrap();
        both.iter_mut().for_each(|search| search.follow(&turn));
    }
    start.outcome() == Some(Outcome::Win(side))
}

#[test]
fn the_rapid_transit_net_wins_most_games() {
    let games = (0..10).flat_map(|seed| [Side::Red, Side::Cyan].map(|side| net_wins(side, seed)));
    let won = games.filter(|&won| won).count();
    assert!(won > 13, "{won} of 20");
}

#[test]
fn lessons_tell_of_every_move_of_a_turn() {
    let start = Raindrops::new(raindrops::Options { size: 8 }).unwrap();
    let mut search = Search::new(&start, Strength::Master, 3);
    let mut made = 0;
    for _ in 0..25 {
        let Some((turn, lessons)) = search.lessons(100) else {
            break;
        };
        let moves = search.game().moves_of(&turn).expect("its moves are known");
        assert_eq!(lessons.len(), moves.len());
        for Lesson(moves) in &lessons {
            assert!(moves.iter().all(|(features, _)| features.len() > 5));
            let visits: u32 = moves.iter().map(|&(_, visits)| visits).sum();
            assert!(moves.len() == 1 || visits > 0);
            made += 1;
        }
        search.follow(&turn);
    }
    assert!(made > 25, "some turns have several moves: {made}");
}

/// A player with a policy and one without differ.
#[test]
fn from_medium_on_players_know_what_was_learned() {
    let setup = connection::Options {
        swap: false,
        size: SIZE,
        ..Default::default()
    };
    let mut game = Connection::new(setup).unwrap();
    game.play("d4".parse().unwrap()).unwrap();
    let expects = |mut search: Search<Connection>| {
        search
            .turn(&Budget::Rounds(20))
            .expect("it goes on")
            .expects
    };
    // A newcomer differs from both, because it overlooks moves. A learner uses up these rounds.
    for strength in Strength::ALL.into_iter().skip(1) {
        let own = expects(Search::new(&game, strength, 5));
        let plain = expects(Search::with_policy(&game, None, 5));
        assert_eq!(own == plain, strength < Strength::Medium, "{strength}");
    }
}
