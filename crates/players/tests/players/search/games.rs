//! Whole games of all games for two.

use players::Budget;
use players::search::{self, Position, Search, Searched};
use rules::{Strength, TwoPlayer};

use crate::self_play::play;

fn all_strengths<G: Searched>(start: &G, most: usize) {
    for strength in Strength::ALL {
        let turns = play(start, strength, 7, most);
        assert!(!turns.is_empty());
        assert_eq!(turns, play(start, strength, 7, most), "{strength}");
    }
}

#[test]
fn connection_turns_are_allowed_to_the_end() {
    use rules::connection::{Connection, Options, Variant};
    for variant in Variant::ALL {
        for (size, swap) in [(3, true), (6, true), (6, false)] {
            let options = Options {
                variant,
                size,
                swap,
            };
            all_strengths(&Connection::new(options).unwrap(), 80);
        }
    }
}

#[test]
fn raindrops_turns_are_allowed_to_the_end() {
    use rules::raindrops::{Options, Raindrops};
    all_strengths(&Raindrops::new(Options { size: 4 }).unwrap(), 80);
}

#[test]
fn rapid_transit_turns_are_allowed_to_the_end() {
    use rules::rapid_transit::{Options, RapidTransit};
    all_strengths(&RapidTransit::new(Options { size: 4 }).unwrap(), 80);
}

#[test]
fn switch_yard_turns_are_allowed() {
    use rules::switch_yard::{Options, Setup, SwitchYard};
    for setup in Setup::ALL {
        all_strengths(&SwitchYard::new(Options { setup }), 24);
    }
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    {
        use rules::connection::{Connection, Options};
        let game = Connection::new(Options::default()).unwrap();
        let over = game.with_position("x2/x2/x2 o -").unwrap();
        let budget = Budget::Rounds(10);
        assert_eq!(search::turn(&over, Strength::Master, &budget, 1), None);
    }
}

/// Checks each pair of neighbouring strengths: the stronger one thinks at least twice as long, or knows a learned
/// policy, or the weaker one is the newcomer, which overlooks moves. Only the master uses the whole budget.
fn sees_further<G: Searched>(start: &G) {
    let rounds = |strength| {
        let thought = search::think(start, strength, &Budget::Rounds(50_000), 1);
        thought.expect("the game goes on").rounds
    };
    for pair in Strength::ALL.windows(2) {
        let (weaker, stronger) = (pair[0], pair[1]);
        let something = start.position().policy().is_some();
        let learns = something && stronger.knows_policy() && !weaker.knows_policy();
        let [less, more] = [rounds(weaker), rounds(stronger)];
        let overlooks = weaker == Strength::Newcomer;
        assert!(
            learns || overlooks || 2 * less <= more,
            "{stronger}: {less}, {more}"
        );
        assert_eq!(more == 50_000, stronger == Strength::Master, "{stronger}");
    }
}

#[test]
fn every_strength_sees_further_than_the_one_before() {
    {
        use rules::connection::{Connection, Options};
        let options = Options {
            swap: false,
            ..Options::default()
        };
        sees_further(&Connection::new(options).unwrap());
    }
    {
        use rules::raindrops::{Options, Raindrops};
        sees_further(&Raindrops::new(Options { size: 6 }).unwrap());
    }
    {
        use rules::rapid_transit::{Options, RapidTransit};
        sees_further(&RapidTransit::new(Options { size: 6 }).unwrap());
    }
    {
        use rules::switch_yard::{Options, SwitchYard};
        sees_further(&SwitchYard::new(Options::default()));
    }
}

/// Learners continue at their own last stone, and easy players answer at the other's. Medium players prefer the
/// middle, and hard ones avoid both stones. The two strengths of a pair have the same knowledge and the same budget
/// here.
#[test]
fn strengths_differ_in_what_they_prefer_where_moves_are_equal() {
    use rules::Cell;
    use rules::connection::{Connection, Move, Options};
    let options = Options {
        swap: false,
        ..Options::default()
    };
    let cell = |turn: Move| match turn {
        Move::Place(cell) => cell,
        turn => panic!("{turn} is no stone"),
    };
    let apart = |a: Cell, b: Cell| {
        let [files, ranks] = [a.file.abs_diff(b.file), a.rank.abs_diff(b.rank)];
        f64::from(files).hypot(ranks.into())
    };
    // Sums of the stones' distances from four things. These are the middle, the own last stone, the other's, and
    // the nearer of these two.
    let mut sums = [[0.0; 4]; 4];
    for seed in 0..60 {
        let budget = Budget::Rounds(60);
        let start = Connection::new(options).unwrap();
        let mut played = Vec::new();
        let mut first = Search::new(&start, Strength::Newcomer, seed);
        for _ in 0..8 {
            let turn = first.turn(&budget).expect("it goes on").turn;
            first.follow(&turn);
            played.push(turn);
        }
        let [own, other] = [cell(played[6]), cell(played[7])];
        for (strength, sums) in Strength::ALL.into_iter().skip(1).zip(&mut sums) {
            let mut search = Search::new(&start, strength, seed);
            played.iter().for_each(|turn| search.follow(turn));
            let at = cell(search.turn(&budget).expect("it goes on").turn);
            let [own, other] = [apart(at, own), apart(at, other)];
            let seen = [apart(at, Cell::new(5, 5)), own, other, own.min(other)];
            (0..4).for_each(|what| sums[what] += seen[what]);
        }
    }
    println!("{sums:?}");
    let [learner, easy, medium, hard] = sums;
    assert!(learner[1] < easy[1] && easy[2] < learner[2], "{sums:?}");
    assert!(medium[0] < hard[0] && medium[3] < hard[3], "{sums:?}");
}
