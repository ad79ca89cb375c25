//! The referee: each of its answers, whole conversations of garbage, and the real program with two pipes.

mod kept;
mod known;

use crate::common::{cases, maps};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::Instant;

use crate::common::player::Player;
use players::PROTOCOLS;
use players::referee::{Host, Referee};
use proptest::prelude::*;
use rules::maps::MapId;
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{Game, Keys};

/// A conversation that has not begun.
pub fn referee() -> Referee {
    let host = Host {
        clock: milliseconds,
        map: |id| MapId::with_id(id).map(maps::map),
    };
    Referee::new(PROTOCOLS, host)
}

fn milliseconds() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed().as_secs_f64() * 1e3
}

/// The lines that answer a command which must not fail.
pub fn tell(session: &mut Referee, line: &str) -> String {
    let answer = session.answer(line.as_bytes()).expect("a line is answered");
    answer.0.unwrap_or_else(|why| panic!("{line}: {why}"))
}

/// The sentence that refuses a command which must fail.
fn refuse(session: &mut Referee, line: &str) -> String {
    let answer = session.answer(line.as_bytes()).expect("a line is answered");
    answer.0.expect_err(line)
}

fn started(settings: &str) -> Referee {
    let mut session = referee();
    assert_eq!(
        tell(&mut session, &format!("new transglobal-rail{settings}")),
        ""
    );
    session
}

/// The game that the same settings begin behind the protocol.
fn rail_game(settings: &str) -> TransglobalRail {
    let keys = Keys::read(
        "transglobal-rail",
        &["map", "seats", "bank", "tax", "seed"],
        Some(settings),
    );
    let keys = keys.unwrap();
    let usual = Setup::default();
    let setup = Setup {
        seats: keys.number("seats", usual.seats).unwrap(),
        bank: keys.number("bank", usual.bank).unwrap(),
        tax: keys.number("tax", usual.tax).unwrap(),
        seed: keys.number("seed", usual.seed).unwrap(),
    };
    let map = MapId::with_id(keys.get("map").unwrap_or("europe")).unwrap();
    TransglobalRail::new(maps::map(map), setup).unwrap()
}

/// Plays steps that must be allowed.
fn play(session: &mut Referee, steps: &[&str]) {
    for step in steps {
        assert_eq!(tell(session, &format!("play {step}")), "");
    }
}

fn line<'a>(text: &'a str, start: &str) -> &'a str {
    let found = text.lines().find(|line| line.starts_with(start));
    found.unwrap_or_else(|| panic!("no line {start} in\n{text}"))
}

#[test]
fn answers_are_shaped_as_agreed() {
    let mut session = referee();
    let mut say = |line: &str| {
        session
            .answer(line.as_bytes())
            .map(|answer| answer.to_string())
    };
    assert_eq!(say(""), None);
    assert!(say("games").unwrap().starts_with("= transglobal-rail"));
    assert_eq!(say("new transglobal-rail").unwrap(), "= \n\n");
    assert_eq!(
        say("turn now").unwrap(),
        "? That is not how `turn` is written.\n\n"
    );
    assert_eq!(say("quit").unwrap(), "= \n\n");
    assert!(session.has_quit());
}

#[test]
fn a_new_game_is_as_the_defaults_say() {
    let usual = tell(&mut started(""), "show");
    let spelled_out = " map=europe seats=4 bank=15 tax=5 seed=0";
    assert_eq!(usual, tell(&mut started(spelled_out), "show"));
    let start = line(&usual, "start ");
    let banks = "bank 0 15\nbank 1 15\nbank 2 15\nbank 3 15";
    let hubs = "hub 0 -\nhub 1 -\nhub 2 -\nhub 3 -";
    let expected = format!("phase hubs\nround 1\n{start}\nmoney 0\n{banks}\n{hubs}");
    assert_eq!(usual, expected);
    assert_eq!(tell(&mut started(""), "turn"), start["start ".len()..]);
    assert_eq!(tell(&mut started(""), "outcome"), "none");
    let mut far = started(" seed=18446744073709551615 tax=15 bank=30 seats=6 map=usa");
    assert_eq!(line(&tell(&mut far, "show"), "bank 5"), "bank 5 30");
    assert_ne!(tell(&mut far, "map"), tell(&mut started(""), "map"));
}

#[test]
fn settings_that_do_not_fit_are_refused_and_the_game_goes_on() {
    let mut session = started(" seats=2 seed=9");
    play(&mut session, &["hub 5"]);
    let before = tell(&mut session, "show");
    for settings in [
        "transglobal-rail seats=1",
        "transglobal-rail seats=7",
        "transglobal-rail seats=02",
        "transglobal-rail seats=+2",
        "transglobal-rail seats=",
        "transglobal-rail seats",
        "transglobal-rail seats=2 seats=2",
        "transglobal-rail seats=2  bank=9",
        "transglobal-rail seats=2 ",
        "transglobal-rail bank=4",
        "transglobal-rail bank=31",
        "transglobal-rail bank=-5",
        "transglobal-rail bank=99999999999",
        "transglobal-rail tax=0",
        "transglobal-rail tax=16",
        "transglobal-rail seed=-1",
        "transglobal-rail seed=18446744073709551616",
        "transglobal-rail map=mars",
        "transglobal-rail map=Europe",
        "transglobal-rail size=9",
        "transglobal-rail swap=on",
        "transglobal-rail setup=beginner",
        "Transglobal-Rail",
        "Quickway",
        "chess",
        "",
    ] {
        refuse(&mut session, &format!("new {settings}"));
        assert_eq!(tell(&mut session, "show"), before, "{settings}");
    }
    refuse(&mut session, "new");
}

#[test]
fn lines_may_end_as_they_do_on_any_system() {
    let mut session = referee();
    let answer = session.answer(b"games\r").expect("an answer");
    assert_eq!(Some(answer), session.answer(b"games"));
    assert_eq!(session.answer(b"\r"), None);
}

#[test]
fn commands_want_their_own_spelling() {
    for line in [
        " ",
        "show ",
        " show",
        "Show",
        "show 1",
        "turn\r\r",
        "legal x",
        "undo 1",
        "outcome ?",
        "map 1",
        "games 1",
        "quit now",
        "play",
        "play ",
        "play  ok",
        "play OK",
        "play hub 05",
        "play ok ",
        "cities",
        "cities ",
        "cities 00",
        "cities -1",
        "cities 4",
        "cities 0 1",
        "hub 5",
        "\u{0}",
    ] {
        let mut session = started("");
        play(&mut session, &["hub 5"]);
        let before = tell(&mut session, "show");
        refuse(&mut session, line);
        assert_eq!(tell(&mut session, "show"), before, "{line:?}");
    }
    for command in ["play", "cities", "position", "perft", "genmove"] {
        let why = refuse(&mut started(""), command);
        assert_eq!(why, format!("That is not how `{command}` is written."));
    }
    let bytes = referee().answer(b"sh\xffow").unwrap();
    assert_eq!(bytes.0.unwrap_err(), "The line is not UTF-8.");
}

#[test]
fn the_referee_explains_missing_arguments_and_games() {
    let commands = [
        "genmove",
        "genmove mild",
        "load abc",
        "load",
        "perft 3",
        "perft",
        "position 3/1x1/3 o -",
        "position",
    ];
    for mut session in [referee(), started("")] {
        for command in commands {
            let why = refuse(&mut session, command);
            assert!(!why.contains("no command"), "{command} is known: {why}");
        }
    }
    for command in [
        "show",
        "turn",
        "legal",
        "play ok",
        "undo",
        "outcome",
        "map",
        "cities 0",
        "perft 3",
        "position 3/1x1/3 o -",
        "save",
        "genmove easy",
    ] {
        let why = refuse(&mut referee(), command);
        assert_eq!(why, "No game is on: start one with `new`.");
    }
}

/// Says what a computer player has played, and that it is what it would be by hand.
fn generated(session: &mut Referee, level: &str) -> String {
    let mut twin = referee();
    let save = tell(session, "save");
    tell(&mut twin, &format!("load {save}"));
    let answer = tell(session, &format!("genmove {level} 50"));
    let steps: Vec<_> = answer
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert!(!steps.is_empty());
    for step in &steps {
        assert_eq!(tell(&mut twin, &format!("play {step}")), "");
    }
    assert_eq!(tell(&mut twin, "save"), tell(session, "save"));
    answer
}

/// The figures of the last line of an answer to `genmove`: rounds, and what the player expects.
fn figures(answer: &str) -> (u32, f64) {
    let last = answer.lines().next_back().expect("there is an answer");
    let told = last.strip_prefix("# rounds ").expect("figures are told");
    let (rounds, expects) = told.split_once(" expects ").expect("both are told");
    (rounds.parse().unwrap(), expects.parse().unwrap())
}

#[test]
fn a_computer_plays_the_rail_game_to_its_end() {
    let mut session = started(" seats=3 bank=5 map=usa");
    let first = tell(&mut session, "turn");
    let steps = generated(&mut session, "medium");
    assert!(steps.starts_with("hub ") && steps.ends_with("\nok"));
    assert_ne!(tell(&mut session, "turn"), first);
    // The engine continues a turn that was begun by hand.
    generated(&mut session, "easy");
    generated(&mut session, "easy");
    let legal = tell(&mut session, "legal");
    play(
        &mut session,
        &[legal.lines().next().expect("a rail can be built")],
    );
    generated(&mut session, "medium");
    while tell(&mut session, "turn") != "over" {
        let before = tell(&mut session, "turn");
        let round = line(&tell(&mut session, "show"), "round ").to_string();
        tell(&mut session, "genmove easy 50");
        let same_round = line(&tell(&mut session, "show"), "round ") == round;
        assert!(!same_round || tell(&mut session, "turn") != before);
    }
    assert_eq!(refuse(&mut session, "genmove easy"), "The game is over.");
}

#[test]
fn a_computer_plays_every_game_for_two() {
    for game in [
        "quickway size=4 swap=off",
        "crossway size=4 swap=off",
        "quax size=4 swap=off",
        "quadrex size=4 swap=off",
        "raindrops size=4",
        "rapid-transit size=4",
        "switch-yard",
    ] {
        let mut session = referee();
        tell(&mut session, &format!("new {game}"));
        for level in ["newcomer", "easy", "hard", "master"] {
            let before = tell(&mut session, "show");
            let (_, expects) = figures(&generated(&mut session, level));
            assert!((0.0..=1.0).contains(&expects), "{game}");
            let after = tell(&mut session, "show");
            tell(&mut session, "undo");
            assert_eq!(tell(&mut session, "show"), before, "{game}");
            tell(&mut session, &format!("genmove {level} 50"));
            assert_ne!(after, before);
        }
    }
}

/// No computer player thinks longer than its limit, or than two seconds. The test's clock advances by 1 ms a call,
/// and the search does four rounds a call. All levels but a master stop earlier, after a number of rounds.
#[test]
fn a_level_has_its_rounds_and_the_time_that_is_told() {
    use std::cell::Cell;
    thread_local!(static NOW: Cell<f64> = const { Cell::new(0.0) });
    let host = Host {
        clock: || {
            NOW.set(NOW.get() + 1.0);
            NOW.get()
        },
        map: |_| None,
    };
    let mut session = Referee::new(PROTOCOLS, host);
    let mut rounds = |level: &str| {
        tell(&mut session, "new rapid-transit");
        figures(&tell(&mut session, &format!("genmove {level}"))).0
    };
    assert_eq!(rounds("master 1"), 0);
    assert_eq!(rounds("master 100"), 4 * 99);
    assert_eq!(rounds("master"), 4 * 1999);
    assert_eq!(rounds("hard 100"), 4 * 99);
    assert_eq!(rounds("hard"), 1000);
    for wrong in [
        "hard ", "hard -1", "hard 1.5", "hard 007", "hard 5 5", "hard  5",
    ] {
        let before = tell(&mut session, "show");
        refuse(&mut session, &format!("genmove {wrong}"));
        assert_eq!(tell(&mut session, "show"), before);
    }
    refuse(&mut session, "genmove hard 99999999999");
}

#[test]
fn hubs_rails_money_and_undo_are_shown() {
    let mut session = started(" seats=2 map=usa");
    let start = tell(&mut session, "turn");
    let other = if start == "0" { "1" } else { "0" };
    assert_eq!(
        refuse(&mut session, "undo"),
        "There is no step that may be taken back."
    );
    play(&mut session, &["hub 7", "hub 8"]);
    refuse(&mut session, "undo");
    assert_eq!(
        line(&tell(&mut session, "show"), &format!("hub {start}")),
        format!("hub {start} 8")
    );
    play(&mut session, &["ok"]);
    assert_eq!(tell(&mut session, "turn"), other);
    assert!(
        !tell(&mut session, "legal")
            .lines()
            .any(|step| step == "hub 8")
    );
    play(&mut session, &["hub 9", "ok"]);
    let before = tell(&mut session, "show");
    assert_eq!(line(&before, "money"), "money 2");
    let legal = tell(&mut session, "legal");
    let step = legal.lines().next().expect("a rail can be built");
    let (a, b) = step["link ".len()..].split_once('-').unwrap();
    play(&mut session, &[step]);
    let built = tell(&mut session, "show");
    assert_eq!(line(&built, "rail"), format!("rail {a} {b} {start}"));
    assert_ne!(line(&built, "money"), "money 2");
    refuse(&mut session, &format!("play {step}"));
    assert_eq!(tell(&mut session, "undo"), "");
    assert_eq!(tell(&mut session, "show"), before);
    assert_eq!(tell(&mut session, "legal"), legal);
    refuse(&mut session, "undo");
}

#[test]
fn legal_steps_are_sorted_byte_by_byte() {
    let legal = tell(&mut started(""), "legal");
    let steps: Vec<_> = legal.lines().collect();
    assert!(steps.is_sorted());
    assert_eq!(steps[..3], ["hub 0", "hub 1", "hub 10"]);
}

#[test]
fn the_map_is_told_whole() {
    for name in ["europe", "asia", "usa"] {
        let mut session = started(&format!(" map={name}"));
        let text = tell(&mut session, "map");
        let count = |kind: &str| text.lines().filter(|line| line.starts_with(kind)).count();
        assert_eq!((count("region "), count("city ")), (5, 35));
        assert_eq!(
            count("node ") + count("link ") + count("region ") + count("city "),
            text.lines().count()
        );
        let game = rail_game(&format!("map={name}"));
        let map = game.map();
        for (id, place) in map.positions().iter().enumerate() {
            let words: Vec<_> = line(&text, &format!("node {id} ")).split(' ').collect();
            assert_eq!(
                [words[2], words[3]].map(|word| word.parse::<f32>().unwrap()),
                *place
            );
        }
        let links = map
            .links()
            .iter()
            .map(|l| format!("link {} {} {}", l.a, l.b, l.cost));
        let told = text.lines().filter(|line| line.starts_with("link "));
        assert!(links.eq(told), "the links of {name}");
        for city in map.cities() {
            let kind = if city.ringed { "ringed" } else { "plain" };
            let start = format!("city {} {} {kind} ", city.node, city.region);
            assert_eq!(&line(&text, &start)[start.len()..], city.name);
        }
    }
}

#[test]
fn cities_are_told_with_what_their_seat_sees_connected() {
    let mut session = started(" seats=3 seed=4");
    let seat = tell(&mut session, "turn");
    let cities = tell(&mut session, &format!("cities {seat}"));
    assert_eq!(cities.lines().count(), 5);
    assert!(!cities.contains('*'));
    let first = cities.lines().nth(2).unwrap();
    let node = first.split(' ').next().unwrap();
    play(&mut session, &[&format!("hub {node}")]);
    let now = tell(&mut session, &format!("cities {seat}"));
    assert_eq!(now, cities.replace(first, &format!("{first} *")));
    assert_eq!(refuse(&mut session, "cities 3"), "The seats are 0 to 2.");
}

/// A conversation that plays a game with queries in between, and the expected answers.
fn conversation(settings: &str, player: u64) -> (String, String) {
    let mut game = rail_game(settings);
    let mut said = format!("new transglobal-rail {settings}\n");
    let mut answers = String::from("= \n\n");
    let mut player = Player::new(player, 20);
    while let Some(seat) = game.to_act() {
        assert!(said.len() < 1_000_000, "the game has not ended");
        let steps = game.steps();
        let step = steps[player.choose(&game, &steps)];
        game.play(step).unwrap();
        said += &format!("turn\nplay {step}\nshow\n\n");
        answers += &format!("= {seat}\n\n= \n\n= {game}\n\n");
    }
    said += "turn\nlegal\noutcome\nplay ok\nquit\nshow\n";
    let outcome = game.outcome().unwrap();
    answers += &format!("= over\n\n= \n\n= {outcome}\n\n? The game is over.\n\n= \n\n");
    (said, answers)
}

/// Returns the program, which is next to the tests: `cargo test` builds all examples with them, and `cargo xtask
/// test` builds this one. The function calls Cargo only without the program, because such a call builds the library
/// again.
pub fn program() -> PathBuf {
    let tests = std::env::current_exe().expect("the tests are a program");
    let folder = tests.ancestors().nth(2).expect("cargo's folder");
    let name = format!("referee{}", std::env::consts::EXE_SUFFIX);
    let program = folder.join("examples").join(name);
    if !program.exists() {
        let mut build = Command::new(env!("CARGO"));
        build.args([
            "build",
            "--quiet",
            "--package",
            "players",
            "--example",
            "referee",
        ]);
        build.current_dir(env!("CARGO_MANIFEST_DIR"));
        assert!(build.status().expect("cargo starts").success());
    }
    program
}

/// Returns the real program's answers to some input, up to its end. The program must end well.
fn run(input: Vec<u8>) -> String {
    converse(&mut Command::new(program()), input)
}

fn converse(command: &mut Command, input: Vec<u8>) -> String {
    let mut referee = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = referee.stdin.take().unwrap();
    // Both pipes are small, so the input has to be written while the output is read.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let ended = referee.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(ended.status.success());
    String::from_utf8(ended.stdout).unwrap()
}

#[test]
fn the_real_program_referees_a_whole_game() {
    let (said, answers) = conversation("map=usa seats=3 bank=8 seed=11", 3);
    assert_eq!(run(said.into_bytes()), answers);
}

/// Returns the real program's answers with a memory limit in megabytes.
#[cfg(target_os = "linux")]
fn run_within(megabytes: u32, input: Vec<u8>) -> String {
    let mut shell = Command::new("sh");
    let limited = format!("ulimit -v {} && exec \"$0\"", 1024 * megabytes);
    converse(shell.arg("-c").arg(limited).arg(program()), input)
}

#[cfg(target_os = "linux")]
#[test]
fn lines_of_any_length_are_answered_in_little_room() {
    let mut input = b"play ".repeat(20 << 20);
    input.extend(b"\ngames\n");
    let answers = run_within(50, input);
    let (refused, games) = answers.split_once("\n\n").unwrap();
    assert_eq!(refused, "? The line is too long.");
    assert!(games.starts_with("= transglobal-rail"), "{games}");
    let endless = run_within(50, vec![b'x'; 100 << 20]);
    assert_eq!(endless, "? The line is too long.\n\n");
    // The longest line that the program reads, and a longer one.
    let longest = "x".repeat((1 << 20) - 1);
    let answers = run_within(50, format!("{longest}\n{longest}x\n").into_bytes());
    assert_eq!(
        answers,
        "? There is no command of that name.\n\n? The line is too long.\n\n"
    );
}

#[cfg(all(target_os = "linux", feature = "raindrops"))]
#[test]
fn positions_with_endlessly_many_turns_are_refused_in_little_room() {
    // Pieces of one large unit, with free points on all of its lines.
    let position = "bb2b2bbbb1/1bbbbb1b1b1b/bb2bb1wbbbb/wbbbbbb2b1b/bbbb1bbb1b2/b1bbbbbbbbbb/\
                    b2b1bb2b1b/2bbbb1bbbbb/2bbbbb1bbbb/bb4b1wbbb/wbb1wb1bbb2/bb1b1b1bbb2 b";
    // Two turns are counted one depth after the other.
    let input = format!("new raindrops\nposition {position}\nlegal\nperft 2\nshow\n");
    let answers = run_within(500, input.into_bytes());
    let count = "? There are too many turns to count.\n\n";
    let list = "? There are too many turns to list.\n\n";
    assert_eq!(
        answers,
        format!("= \n\n= \n\n{list}{count}= {position}\n\n")
    );
}

#[test]
fn the_real_program_survives_garbage_and_ends_with_its_input() {
    let answers = run(b"\xff\xfe\nnew\n\n\0\nturn".to_vec());
    assert_eq!(answers.matches("? ").count(), 4);
    assert_eq!(answers.matches("\n\n").count(), 4);
}

const WORDS: [&str; 58] = [
    "games",
    "new",
    "position",
    "show",
    "turn",
    "legal",
    "play",
    "undo",
    "outcome",
    "perft",
    "map",
    "cities",
    "genmove",
    "save",
    "load",
    "hub",
    "link",
    "discard",
    "ok",
    "pass",
    "swap",
    "transglobal-rail",
    "quickway",
    "quadrex",
    "raindrops",
    "rapid-transit",
    "switch-yard",
    "seats=2",
    "seats=6",
    "seats=9",
    "bank=5",
    "bank=x",
    "tax=1",
    "seed=7",
    "map=usa",
    "map=asia",
    "size=6",
    "size=255",
    "swap=off",
    "swap=maybe",
    "setup=custom",
    "easy",
    "x",
    "b",
    "d4",
    "d4-c4",
    "3/1x1/3",
    "0",
    "1",
    "-",
    "3-17",
    "99999999999999999999",
    "-1",
    "",
    "é",
    "\t",
    "=",
    "over",
];

/// Beginnings of two-player games: boards that a slow build lists quickly, and wrong ones.
const BEGINNINGS: [&str; 12] = [
    "quickway size=4 swap=on",
    "crossway size=3",
    "quax size=5 swap=off",
    "quadrex size=4",
    "raindrops size=4",
    "raindrops size=5",
    "rapid-transit size=4",
    "rapid-transit size=5",
    "switch-yard",
    "switch-yard setup=advanced",
    "switch-yard setup=custom",
    "switch-yard size=9",
];

/// Positions of the two-player games, which any of the games or none may accept.
fn position() -> impl Strategy<Value = String> {
    let known = proptest::sample::select(&known::POSITIONS[..]).prop_map(String::from);
    prop_oneof![
        known,
        "[xobwrc1-4#]{3,5}(/[xobwrc1-4#]{3,5}){2,5} [xobwrc]( [-rca-d0-9,]{1,7}){0,2}"
    ]
}

/// Lines of any bytes, of words in any order, and of steps that may well be allowed.
fn lines() -> impl Strategy<Value = Vec<u8>> {
    let bytes = proptest::collection::vec(
        any::<u8>().prop_filter("no line break", |b| *b != b'\n'),
        0..40,
    );
    let words = proptest::collection::vec(proptest::sample::select(&WORDS[..]), 1..6);
    let steps = prop_oneof![
        Just("play ok".to_string()),
        Just("play discard".to_string()),
        Just("undo".to_string()),
        (0..220_usize).prop_map(|node| format!("play hub {node}")),
        (0..220_usize, 0..220_usize).prop_map(|(a, b)| format!("play link {a}-{b}")),
        "play [a-f][1-6]([-x][a-f][1-6](,[a-f][1-6][-x][a-f][1-6])?|[a-f][1-6]-[a-f][1-6])?",
        (0..3_u8).prop_map(|depth| format!("perft {depth}")),
        (2..8_usize, any::<u64>())
            .prop_map(|(n, s)| format!("new transglobal-rail seats={n} seed={s}")),
        proptest::sample::select(&BEGINNINGS[..]).prop_map(|start| format!("new {start}")),
        position().prop_map(|text| format!("position {text}")),
        Just("save".to_string()),
        proptest::sample::select(&kept::LINKS[..]).prop_map(|text| format!("load {text}")),
        "load UgM[A-Z][-_a-zA-Z0-9]{10,40}",
    ];
    prop_oneof![
        bytes,
        words.prop_map(|words| words.join(" ").into_bytes()),
        steps.prop_map(String::into_bytes),
        // The number of a legal step; the step takes its place when the line is sent.
        (0..400_u16).prop_map(|number| [b"legal step ", &number.to_be_bytes()[..]].concat()),
    ]
}

/// Puts a legal step in the place of its number.
fn spelled_out(session: &mut Referee, line: &[u8]) -> Vec<u8> {
    let Some(&[high, low]) = line.strip_prefix(b"legal step ") else {
        return line.to_vec();
    };
    let legal = session.answer(b"legal").unwrap().0.unwrap_or_default();
    let steps: Vec<_> = legal.lines().collect();
    let number = usize::from(u16::from_be_bytes([high, low])) % steps.len().max(1);
    format!("play {}", steps.get(number).unwrap_or(&"ok")).into_bytes()
}

proptest! {
    #![proptest_config(cases::property(256))]

    #[test]
    fn no_line_breaks_the_referee(lines in proptest::collection::vec(lines(), 1..60)) {
        let mut session = referee();
        let look = |session: &mut Referee| {
            ["show", "legal", "cities 0", "cities 1", "turn"].map(|ask| session.answer(ask.as_bytes()))
        };
        for line in lines {
            let line = spelled_out(&mut session, &line);
            let before = look(&mut session);
            let Some(answer) = session.answer(&line) else {
                assert!(matches!(line.as_slice(), b"" | b"\r"));
                continue;
            };
            let text = answer.to_string();
            assert!(text.starts_with("= ") || text.starts_with("? "));
            assert_eq!(text.find("\n\n"), Some(text.len() - 2));
            if let Err(why) = answer.0 {
                assert!(why.ends_with('.') && !why.contains('\n'), "{why}");
                assert_eq!(look(&mut session), before, "{line:?}");
            }
        }
    }
}
