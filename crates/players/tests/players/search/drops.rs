//! Raindrops and Rapid Transit: wins, and small boards against brute force.

use players::Budget;
use players::search::{self, Searched};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, Outcome, RapidTransit};
use rules::{Game, Strength, TwoPlayer};

fn after<G: TwoPlayer>(game: &G, step: &G::Move) -> G {
    let mut next = game.clone();
    next.play(step.clone()).expect("the turn is allowed");
    next
}

/// The end of a random game, some turns before it is over.
fn late<G: TwoPlayer>(start: &G, turns_left: usize, seed: u64) -> G {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut games = vec![start.clone()];
    while let Some(step) = games[games.len() - 1].steps().choose(&mut chance) {
        games.push(after(&games[games.len() - 1], step));
    }
    games.swap_remove(games.len().saturating_sub(turns_left + 1))
}

/// Returns the best result of the side to move, by trying everything.
///
/// It is 1 for a win, 0 for a draw, -1 for a loss.
fn worth<G: TwoPlayer>(game: &G, mover: G::Side, won: &impl Fn(&G, G::Side) -> i32) -> i32 {
    let Some(side) = game.to_act() else {
        return won(game, mover);
    };
    let mut best = -1;
    for step in game.steps() {
        let next = worth(&after(game, &step), side, won);
        best = best.max(next);
        if best == 1 {
            break;
        }
    }
    if side == mover { best } else { -best }
}

/// Checks that masters with enough time get the best possible result from late positions.
fn check_ends<G: Searched>(start: &G, left: usize, won: impl Fn(&G, G::Side) -> i32) {
    let (mut wins, mut losses) = (0, 0);
    for seed in 0..60 {
        let game = late(start, left, seed);
        let Some(mover) = game.to_act() else { continue };
        let turn = search::turn(&game, Strength::Master, &Budget::Rounds(5_000), seed);
        let next = after(&game, &turn.expect("the game goes on"));
        let best = worth(&game, mover, &won);
        assert_eq!(worth(&next, mover, &won), best, "{game}");
        wins += u32::from(best == 1);
        losses += u32::from(best == -1);
    }
    assert!(wins > 5 && losses > 5, "{wins} {losses}");
}

#[test]
fn raindrops_ends_are_played_as_well_as_can_be() {
    let start = Raindrops::new(raindrops::Options { size: 4 }).unwrap();
    check_ends(&start, 3, |game, side| {
        let winner = game.outcome().unwrap().winner;
        if winner == side { 1 } else { -1 }
    });
}

#[test]
fn rapid_transit_ends_are_played_as_well_as_can_be() {
    let won = |game: &RapidTransit, side| match game.outcome().unwrap() {
        Outcome::Win(winner) if winner == side => 1,
        Outcome::Win(_) => -1,
        Outcome::Draw => 0,
    };
    for (size, left) in [(4, 4), (6, 5)] {
        let start = RapidTransit::new(rapid_transit::Options { size }).unwrap();
        check_ends(&start, left, won);
    }
}

/// Units that wind through most of a large board.
const CROWDED: &str = "2b3bbbb1/bbb1b1b1b1b/b1bb1wb3b/bbb1bbbb2b/bbbbbbb3b/bbbbbb1bb1b/5bbbbb1/\
                       bbb1b1b1b2/bwb1b2bb2/b1bbbbbbbbb/bbbbb1b1bbb b";

#[test]
fn raindrops_players_take_a_win_in_one() {
    let start = Raindrops::new(raindrops::Options::default()).unwrap();
    // The last two units join by a slide, and by a step of a group and one that follows it.
    for text in ["w1ww2/ww4/4bb/5b/b3bb/5w b", "w5/6/bb3b/6/w3w1/6 b"] {
        for strength in Strength::ALL {
            let game = start.with_position(text).unwrap();
            let turn = search::turn(&game, strength, &Budget::Rounds(200), 5).unwrap();
            let outcome = after(&game, &turn).outcome();
            let winner = outcome.map(|outcome| outcome.winner);
            assert_eq!(winner, game.to_act(), "{strength}: {turn}");
        }
    }
}

/// Where whole turns would be hundreds of thousands, steps are few enough to think about.
#[test]
fn raindrops_players_need_no_list_of_turns() {
    let start = Raindrops::new(raindrops::Options::default()).unwrap();
    let game = start.with_position(CROWDED).unwrap();
    for strength in Strength::ALL {
        let turn = search::turn(&game, strength, &Budget::Rounds(5), 5).unwrap();
        after(&game, &turn);
    }
}
