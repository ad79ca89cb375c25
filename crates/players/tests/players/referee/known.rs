//! The two-player games behind the protocol: the known answers of their pages, a random game of each to its end,
//! and refusals of `new`, `position` and `perft`. The tests skip a game that is not in the build.

use std::collections::BTreeSet;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Referee, play, referee, refuse, tell};

/// The games, in the order in which `games` tells them.
const GAMES: [&str; 8] = [
    "transglobal-rail",
    "quickway",
    "crossway",
    "quax",
    "quadrex",
    "raindrops",
    "rapid-transit",
    "switch-yard",
];

/// Beginnings of small games, whose positions can all be searched.
const SMALL: [&str; 8] = [
    "quickway size=5",
    "crossway size=5",
    "quax size=4",
    "quadrex size=5",
    "raindrops size=6",
    "rapid-transit size=6",
    "switch-yard",
    "switch-yard setup=custom",
];

/// Positions of several games, among them all of those on the pages.
pub const POSITIONS: [&str; 10] = [
    "3/1x1/3 o -",
    "1oxxx/o1o1o/xxx1o/xo1ox/o1x1o x -",
    "xo1/2x/2o o -",
    "ooxo/x2x/oxoo/x1xx o -",
    "w1ww2/ww4/4bb/5b/b3bb/5w b",
    "3b2/w5/ww2w1/w3w1/2w3/1bb3 w",
    "1ww3/w1w3/6/5b/6/bb4 b",
    "ccrccc/rrrrcr/rcrcrr/ccrrcr/crcccr/rrcrcc r - 0",
    "rccc/rcrr/rrcr/cccr c c 1",
    "##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5## r",
];

/// A session with a game that has begun.
fn begun(game: &str) -> Referee {
    let mut session = referee();
    assert_eq!(tell(&mut session, &format!("new {game}")), "");
    session
}

/// The same, with a position put in place.
fn standing(game: &str, position: &str) -> Referee {
    let mut session = begun(game);
    assert_eq!(tell(&mut session, &format!("position {position}")), "");
    assert_eq!(tell(&mut session, "show"), position);
    session
}

fn legal(session: &mut Referee) -> Vec<String> {
    let turns = tell(session, "legal");
    turns.lines().map(String::from).collect()
}

#[test]
fn the_games_of_the_build_are_listed() {
    assert_eq!(tell(&mut referee(), "games"), GAMES.join("\n"));
}

#[test]
fn games_begin_as_their_pages_say() {
    let nine = ["9"; 9].join("/");
    for (game, start) in [
        ("quickway", ["11"; 11].join("/") + " x -"),
        ("crossway size=19 swap=off", ["19"; 19].join("/") + " x -"),
        ("quax swap=on size=9", nine.clone() + " x -"),
        ("quadrex size=3", "3/3/3 x -".into()),
        ("raindrops size=4", "bwbw/wbwb/bwbw/wbwb b".into()),
        ("raindrops", ["bwbwbwbw/wbwbwbwb"; 4].join("/") + " b"),
        ("raindrops size=5", "1bwb1/w1b1w/bw1wb/w1b1w/1bwb1 b".into()),
        ("rapid-transit size=4", "rcrc/crcr/rcrc/crcr r - 0".into()),
        (
            "rapid-transit",
            ["rcrcrcrc/crcrcrcr"; 4].join("/") + " r - 0",
        ),
        (
            "switch-yard",
            "##brbrb##/##brbrb##/9/9/9/9/9/##rbrbr##/##rbrbr## r".into(),
        ),
        (
            "switch-yard setup=advanced",
            "##rbrbr##/##brbrb##/9/9/9/9/9/##rbrbr##/##brbrb## r".into(),
        ),
        (
            "switch-yard setup=custom",
            "##5##/##5##/9/9/9/9/9/##5##/##5## r".into(),
        ),
    ] {
        let mut session = begun(game);
        assert_eq!(tell(&mut session, "show"), start, "{game}");
        assert_eq!(tell(&mut session, "outcome"), "none");
    }
}

#[test]
fn sequences_are_as_many_as_the_pages_say() {
    let counts: [(&str, &[u64]); 13] = [
        ("quickway size=3 swap=off", &[1, 9, 72, 504, 3_024, 15_120]),
        ("crossway size=3 swap=off", &[1, 9, 72, 504, 2_992, 14_640]),
        ("quax size=3 swap=off", &[1, 9, 72, 504, 3_024, 15_792]),
        ("quadrex size=3 swap=off", &[1, 9, 72, 504, 2_992, 14_320]),
        // With the swap every first turn has one more answer.
        ("quickway size=3", &[1, 9, 81]),
        ("raindrops", &[1, 112, 12_232]),
        ("raindrops size=6", &[1, 60, 3_436, 191_348]),
        ("raindrops size=4", &[1, 24, 512, 9_212]),
        ("raindrops size=7", &[1, 74]),
        ("rapid-transit", &[1, 104, 10_764]),
        ("rapid-transit size=6", &[1, 52, 2_628]),
        ("rapid-transit size=4", &[1, 16, 216, 1_556]),
        ("switch-yard", &[1, 99, 9_202]),
    ];
    let advanced: (&str, &[u64]) = ("switch-yard setup=advanced", &[1, 74, 5_897]);
    for (game, counts) in counts.into_iter().chain([advanced]) {
        let mut session = begun(game);
        for (depth, count) in counts.iter().enumerate() {
            let told = tell(&mut session, &format!("perft {depth}"));
            assert_eq!(told, count.to_string(), "{game}, depth {depth}");
        }
    }
}

#[test]
fn perft_wants_a_plain_number() {
    let mut session = standing("quadrex", POSITIONS[2]);
    for wrong in ["", "x", "-1", "+1", "01", "1 1", " 1", "4294967296"] {
        refuse(&mut session, &format!("perft {wrong}"));
    }
    // Five cells are empty, so games end long before that depth, and the answer is immediate.
    assert_eq!(tell(&mut session, "perft 4000000000"), "0");
}

#[test]
fn perft_foresees_how_much_there_is_to_count() {
    use players::referee::count;
    use rules::connection::{Connection, Options};
    let options = Options {
        size: 3,
        swap: false,
        ..Options::default()
    };
    let game = Connection::new(options).unwrap();
    // The same side had 9 turns before, so the estimate for depth 3 is 72 * 9 = 648.
    assert_eq!(count(&game, 3, 648), Ok(504));
    let why = count(&game, 3, 647).unwrap_err();
    assert_eq!(why, "There are too many sequences of 3 turns.");
    assert_eq!(count(&game, 2, 647), Ok(72));
}

#[test]
fn the_connection_games_know_their_pages_answers() {
    // With V = x and H = o: .HVVV / H.H.H / VVV.H / VH.HV / H.V.H
    {
        let mut session = standing("crossway size=5", POSITIONS[1]);
        assert_eq!(legal(&mut session), ["a5", "c2", "d4"]);
        refuse(&mut session, "play b4");
    }
    {
        let mut session = standing("quadrex size=3", POSITIONS[2]);
        play(&mut session, &["a2"]);
        assert_eq!(tell(&mut session, "show"), "xo1/oox/1oo x -");
    }
    {
        let mut session = standing("crossway size=4", POSITIONS[3]);
        assert_eq!(legal(&mut session), ["pass"]);
        play(&mut session, &["pass"]);
        assert_eq!(tell(&mut session, "turn"), "x");
    }
    {
        let mut session = begun("quickway size=3");
        refuse(&mut session, "play swap");
        play(&mut session, &["b2"]);
        assert!(legal(&mut session).contains(&"swap".to_string()));
        // A position's text does not contain the swap.
        play_from(&mut session, "3/1x1/3 o -", "swap");
        play(&mut session, &["a1"]);
    }
}

/// Puts a position in place and has a turn refused there.
fn play_from(session: &mut Referee, position: &str, turn: &str) {
    assert_eq!(tell(session, &format!("position {position}")), "");
    refuse(session, &format!("play {turn}"));
    assert_eq!(tell(session, "show"), position);
}

#[test]
fn raindrops_knows_its_pages_answers() {
    let mut session = standing("raindrops", POSITIONS[4]);
    let of = |turns: Vec<String>, starts: &[&str]| -> Vec<String> {
        let moves = |turn: &String| starts.contains(&&turn[..2]);
        turns.into_iter().filter(moves).collect()
    };
    assert_eq!(of(legal(&mut session), &["a2"]), ["a2-d2", "a2xa5"]);
    play(&mut session, &["a2-d2"]);
    assert_eq!(tell(&mut session, "outcome"), "win black");
    assert_eq!(tell(&mut session, "turn"), "over");
    assert_eq!(tell(&mut session, "legal"), "");
    assert_eq!(tell(&mut session, "perft 1"), "0");
    assert_eq!(refuse(&mut session, "play a2-d2"), "The game is over.");
    assert_eq!(tell(&mut session, "undo"), "");
    assert_eq!(tell(&mut session, "turn"), "black");

    let mut session = standing("raindrops size=4", POSITIONS[5]);
    let group = ["a5", "a4", "b4", "a3"];
    assert_eq!(of(legal(&mut session), &group).len(), 22);
    for (turn, after) in [
        ("a5-b3,a3-c3,c2-d3", Some("3b2/6/ww2w1/1wwww1/6/1bb3 b")),
        ("a5-b3,a3-c3", Some("3b2/6/ww2w1/1ww1w1/2w3/1bb3 b")),
        ("a5-b3", None),
    ] {
        let line = format!("play {turn}");
        match after {
            Some(after) => {
                assert_eq!(tell(&mut session, &line), "");
                assert_eq!(tell(&mut session, "show"), after);
                assert_eq!(tell(&mut session, "undo"), "");
            }
            None => assert!(refuse(&mut session, &line).contains("capture or join")),
        }
        assert_eq!(tell(&mut session, "show"), POSITIONS[5]);
    }

    let mut session = standing("raindrops", POSITIONS[6]);
    let turns = legal(&mut session);
    let to: BTreeSet<_> = of(turns.clone(), &["f3"])
        .iter()
        .map(|turn| turn[3..].to_string())
        .collect();
    let expected = ["a3", "b3", "c3", "f6", "f5", "f2", "f1"].map(String::from);
    assert_eq!(to, BTreeSet::from(expected));
    let takes: Vec<_> = of(turns, &["a1", "b1"])
        .iter()
        .map(|turn| turn[turn.len() - 2..].to_string())
        .collect();
    assert_eq!(takes.len(), 2);
    assert!(takes.contains(&"a5".into()) && takes.contains(&"b6".into()));
}

#[test]
fn rapid_transit_knows_its_pages_answers() {
    let mut session = standing("rapid-transit", POSITIONS[8]);
    assert_eq!(legal(&mut session), ["pass"]);
    play(&mut session, &["pass"]);
    assert_eq!(tell(&mut session, "outcome"), "win cyan");
    // Only terminals move, so every one that is named first is among the page's.
    let mut session = standing("rapid-transit", POSITIONS[7]);
    let terminals = ["a1", "a4", "b2", "c6", "d1", "d3", "d5", "e4", "f2", "f5"];
    let turns = legal(&mut session);
    assert!(turns.iter().all(|turn| terminals.contains(&&turn[..2])));
}

#[test]
fn switch_yard_knows_its_pages_answers() {
    let mut session = standing("switch-yard", POSITIONS[9]);
    let turns = legal(&mut session);
    assert_eq!(turns.len(), 47);
    let led_by = |lead: &str| -> Vec<_> {
        let level = |turn: &&String| turn.starts_with(lead) && turn.ends_with('4');
        turns.iter().filter(level).cloned().collect()
    };
    assert_eq!(led_by("d4f4-"), ["d4f4-c4"]);
    assert_eq!(led_by("f4d4-"), ["f4d4-g4", "f4d4-h4"]);
    refuse(&mut session, "play f4d4-i4");
    let blue = POSITIONS[9].replace(" r", " b");
    session = standing("switch-yard", &blue);
    assert_eq!(tell(&mut session, "perft 1"), "46");
}

#[test]
fn keys_that_a_game_does_not_have_are_refused() {
    for (game, keys) in [
        ("quickway", "size=2"),
        ("quickway", "size=20"),
        ("quickway", "size=011"),
        ("quickway", "size="),
        ("quickway", "size=300"),
        ("quickway", "swap=yes"),
        ("quickway", "swap=on swap=on"),
        ("quickway", "setup=beginner"),
        ("quickway", "seats=2"),
        ("quax", "size=9  swap=on"),
        ("raindrops", "size=3"),
        ("raindrops", "size=13"),
        ("raindrops", "swap=on"),
        ("rapid-transit", "size=5"),
        ("rapid-transit", "size=10"),
        ("rapid-transit", "swap=off"),
        ("switch-yard", "size=9"),
        ("switch-yard", "setup=Beginner"),
        ("switch-yard", "setup="),
        ("switch-yard", "setup=custom setup=custom"),
        ("switch-yard", "swap=on"),
        ("switch-yard", ""),
    ] {
        let mut session = begun(game);
        let turn = legal(&mut session)[0].clone();
        play(&mut session, &[&turn]);
        let before = tell(&mut session, "show");
        let why = refuse(&mut session, &format!("new {game} {keys}"));
        assert!(why.ends_with('.'), "{why}");
        assert_eq!(tell(&mut session, "show"), before, "{game} {keys}");
        assert_eq!(tell(&mut session, "undo"), "");
    }
}

#[test]
fn positions_are_put_in_place_or_refused() {
    for game in SMALL {
        let mut session = begun(game);
        let turn = legal(&mut session)[0].clone();
        play(&mut session, &[&turn]);
        for wrong in ["", " ", "x", "3/3/3", "3/3/3 x", "3/3/3 x - ", "9/9 r", "é"] {
            let before = tell(&mut session, "show");
            refuse(&mut session, &format!("position {wrong}"));
            assert_eq!(tell(&mut session, "show"), before);
        }
        refuse(&mut session, "map");
        refuse(&mut session, "cities 0");
        assert_eq!(tell(&mut session, "undo"), "");
        assert!(!tell(&mut session, "turn").is_empty());
    }
    let mut session = begun("quadrex size=9 swap=on");
    play(&mut session, &["a1"]);
    assert_eq!(tell(&mut session, "position 3/3/3 x -"), "");
    // It has no history, takes the size from the text, and keeps the game.
    let why = refuse(&mut session, "undo");
    assert_eq!(why, "There is no step that may be taken back.");
    assert_eq!(legal(&mut session).len(), 9);
    assert_eq!(tell(&mut session, "position xo1/2x/2o o -"), "");
    play(&mut session, &["a2"]);
    assert_eq!(tell(&mut session, "show"), "xo1/oox/1oo x -");
}

#[test]
fn random_games_of_all_are_played_to_their_ends() {
    for (number, game) in (0..).zip(SMALL) {
        for seed in 0..3 {
            let mut chance = ChaCha8Rng::seed_from_u64(8 * seed + number);
            play_to_the_end(begun(game), &mut chance, game);
        }
    }
}

/// Plays at random, takes turns back now and then, and ends with an outcome.
fn play_to_the_end(mut session: Referee, chance: &mut ChaCha8Rng, game: &str) {
    let mut shown = vec![tell(&mut session, "show")];
    let mut sides = BTreeSet::new();
    while tell(&mut session, "outcome") == "none" {
        assert!(shown.len() < 20_000, "{game} does not end");
        sides.insert(tell(&mut session, "turn"));
        let turns = legal(&mut session);
        assert!(turns.is_sorted_by(|a, b| a.as_bytes() < b.as_bytes()));
        play(&mut session, &[turns.choose(chance).unwrap()]);
        shown.push(tell(&mut session, "show"));
        if chance.random_ratio(1, 50) {
            assert_eq!(tell(&mut session, "undo"), "");
            shown.pop();
            assert_eq!(tell(&mut session, "show"), *shown.last().unwrap());
            assert_eq!(legal(&mut session), turns);
        }
    }
    assert_eq!(sides.len(), 2, "{game}: {sides:?}");
    assert_eq!(tell(&mut session, "turn"), "over");
    assert_eq!(tell(&mut session, "legal"), "");
    let outcome = tell(&mut session, "outcome");
    let winner = outcome.strip_prefix("win ");
    assert!(outcome == "draw" || winner.is_some_and(|side| sides.contains(side)));
    // The last turn can be taken back, and the game goes on.
    assert_eq!(tell(&mut session, "undo"), "");
    assert_eq!(tell(&mut session, "outcome"), "none");
    assert_eq!(tell(&mut session, "show"), shown[shown.len() - 2]);
}
