//! The checks of the project in three depths, each with a command of its own: [`quick`] after an edit,
//! [`whole`] before anything lands, and [`deep`] by night. A check that fails does not keep the others
//! from running; the end names those that failed.

use std::process::Command;

use crate::command::Part;
use crate::lanes::{Lane, run as run_lanes};
use crate::shell::{Done, ask, program, run};
use crate::site::{self, Page};
use crate::{package, tools};

/// How much the tests try. All of them read it from [`DEPTH`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// Few random cases, and nothing that takes seconds.
    Edit,
    /// What has to pass before anything lands.
    Check,
    /// All random cases, and all that is too slow for every landing.
    Deep,
}

/// The variable by which tests learn how much they try.
const DEPTH: &str = "ROUNDHOUSE_DEPTH";

impl Depth {
    fn name(self) -> &'static str {
        match self {
            Self::Edit => "edit",
            Self::Check => "check",
            Self::Deep => "deep",
        }
    }
}

/// Seconds that the whole check may take on two cores, with the tools in place: docs/checks.md says what to do
/// when it takes longer.
const LIMIT: u64 = 900;

/// Lints are made beside the tests, so they have a folder of their own: cargo lets one build at a time
/// into each.
const LINTS: &str = "target/lints";

const TESTS_BUILT: &str = "native tests are built";
const PAGE_BUILT: &str = "the page is built";
const HOST_BUILT: &str = "the host is built";

/// Each package, and where alone something lies that can break its tests. After an edit those are left out for which
/// nothing was touched. What knows players only as somebody who answers is not tried for their sake.
const TRIED_FOR: [(&str, &[&str]); 11] = [
    ("mapmaker", &["mapmaker", "assets"]),
    ("roundhouse-host", &["host"]),
    ("rooms", &["host/rooms"]),
    ("base", &["crates/base"]),
    ("rules", &["crates/base", "crates/rules", "assets"]),
    (
        "players",
        &[
            "crates/base",
            "crates/rules",
            "crates/players",
            "assets",
            "tools",
            "docs/engines.md",
        ],
    ),
    ("scene", &["crates/base", "crates/rules", "crates/scene"]),
    (
        "session",
        &[
            "crates/base",
            "crates/rules",
            "crates/scene",
            "crates/session",
        ],
    ),
    ("app", &UNDER_SCREENS),
    ("screens", &["crates/screens"]),
    (
        "roundhouse",
        &[
            "crates/screens",
            "assets",
            "tests/native",
            "examples/gallery",
        ],
    ),
];

/// What screens stand on: an edit there can break them, and the tests of the whole.
const UNDER_SCREENS: [&str; 6] = [
    "crates/base",
    "crates/rules",
    "crates/scene",
    "crates/session",
    "crates/app",
    "host/rooms",
];

/// Runs what one wants to know after an edit: format, lints, native tests with few random cases.
///
/// # Errors
///
/// How many checks failed.
pub fn quick() -> Done {
    let left_out = left_out(&edited());
    let left_out = left_out.into_iter().flat_map(|name| ["--exclude", name]);
    let left_out: Vec<&str> = left_out.collect();
    let tests = Lane::default()
        .check(HOST_BUILT, || Ok(programs()))
        .check("native tests", move || native_tests(Depth::Edit, &left_out));
    run_lanes(vec![lints(Lane::default()), tests], Lane::default(), None)
}

/// The files that differ from the last commit.
fn edited() -> Vec<String> {
    let told = ask("git", &["status", "--porcelain", "--untracked-files=all"]).unwrap_or_default();
    let file = |line: &str| line.split(' ').next_back().map(String::from);
    told.lines().filter_map(file).collect()
}

/// The packages whose tests these edits cannot break. None is left out where nothing was edited, or something that is
/// no package's.
fn left_out(edited: &[String]) -> Vec<&'static str> {
    let lies_in =
        |folder: &&str, file: &String| file.starts_with(&format!("{folder}/")) || file == folder;
    let breaks = |name: &str, folders: &[&str], file: &String| {
        let stands = matches!(name, "screens" | "roundhouse");
        folders.iter().any(|folder| lies_in(folder, file))
            || (stands && UNDER_SCREENS.iter().any(|folder| lies_in(folder, file)))
    };
    let is_known = |file: &String| {
        let is_page = file.starts_with("src/")
            || file.starts_with("crates/thinker/")
            || file.ends_with(".md");
        is_page
            || TRIED_FOR
                .iter()
                .any(|(name, folders)| breaks(name, folders, file))
    };
    if edited.is_empty() || !edited.iter().all(is_known) {
        return Vec::new();
    }
    let untouched =
        |(name, folders): &&(&str, &[&str])| !edited.iter().any(|file| breaks(name, folders, file));
    TRIED_FOR
        .iter()
        .filter(untouched)
        .map(|(name, _)| *name)
        .collect()
}

/// Runs all that has to pass before anything lands, or one half of it.
///
/// # Errors
///
/// How many checks failed.
pub fn whole(part: Part) -> Done {
    let limit = (part == Part::All).then_some(LIMIT);
    let mut lanes = Vec::new();
    let mut beside = Lane::default();
    let mut last = Lane::default();
    if part != Part::Native {
        beside = page_built(Page::Tried)?;
        last = browser(last, Page::Tried, Depth::Check)?;
    }
    match part {
        Part::Browser => beside = beside.check(HOST_BUILT, || Ok(programs())),
        _ => {
            beside = lints(beside);
            lanes.push(natives(Depth::Check));
        }
    }
    lanes.push(beside);
    run_lanes(lanes, last, limit)
}

/// Runs everything that there is, which takes more than an hour on two cores: what [`whole`] tries with all
/// random cases, on the page as it is given out; the package, the proxies, a long storm of fingers.
///
/// # Errors
///
/// How many checks failed.
pub fn deep() -> Done {
    let more = lints(page_built(Page::Finished)?)
        .check("documentation", documentation)
        .check("lints without the games that can be left out", || {
            let rooms = ["rules", "players", "session", "screens", "thinker"];
            let rooms = rooms.iter().flat_map(|room| ["-p", room]);
            let rooms: Vec<&str> = rooms
                .chain(["--no-default-features", "--lib", "--bins"])
                .collect();
            clippy(&rooms)
        })
        .check("lints of what is measured in workers", || {
            // What `benches/worker.mjs` builds.
            let measured = [
                "-p",
                "roundhouse",
                "--bench",
                "networks",
                "--bench",
                "players",
            ];
            let solved = ["-p", "roundhouse-tools", "--bin", "positions"];
            clippy(&[&measured[..], &solved, &["--target", tools::WASM]].concat())
        });
    let mut last = Lane::default().after(
        &[PAGE_BUILT, HOST_BUILT],
        "the package, installed",
        installed,
    );
    tools::proxies()?;
    last = browser(last, Page::Finished, Depth::Deep)?;
    last = last.after(&[PAGE_BUILT, HOST_BUILT], "ten minutes of fingers", || {
        site::visit(
            &tools::chromium()?,
            Page::Finished,
            &["benches/soak.mjs", "10"],
        )
    });
    run_lanes(vec![natives(Depth::Deep), more], last, None)
}

/// A lane, and after it the lints.
fn lints(lane: Lane) -> Lane {
    lane.check("formatting", || cargo(&["fmt", "--all", "--check"]))
        .check("walls", || site::chores(&["walls"]))
        .check("words", || site::chores(&["words"]))
        .check("lints", || clippy(&["--workspace", "--all-targets"]))
        .check("lints of the page", || {
            tools::wasm_target()?;
            let programs = ["-p", "roundhouse", "-p", "thinker", "--bins", "--no-deps"];
            clippy(&[&programs[..], &["--target", tools::WASM]].concat())
        })
}

fn natives(depth: Depth) -> Lane {
    Lane::default()
        .check(HOST_BUILT, || Ok(programs()))
        .check(TESTS_BUILT, move || native_tests(depth, &["--no-run"]))
        .after(&[HOST_BUILT, TESTS_BUILT], "native tests", move || {
            native_tests(depth, &[])
        })
        .check("examples of the documentation", || {
            cargo(&["test", "--workspace", "--doc", "--quiet"])
        })
}

/// The page for tests in a browser.
fn page_built(page: Page) -> Done<Lane> {
    // Whatever has to be installed says so while it is.
    tools::for_building()?;
    Ok(Lane::default().check(PAGE_BUILT, move || site::build_command(page)))
}

/// The programs that tests start. With the features of the whole workspace, so that nothing is built for them that the
/// tests do not need as well.
fn programs() -> Command {
    let built = ["--bin", "roundhouse-host", "--example", "referee"];
    program(
        "cargo",
        &[&["build", "--quiet", "--workspace"], &built[..]].concat(),
    )
}

/// The tests in a Chromium, by Node's own runner. They are the last: beside compilers a page answers late, which
/// is not what they are about.
fn browser(lane: Lane, page: Page, depth: Depth) -> Done<Lane> {
    let chromium = tools::chromium()?;
    Ok(
        lane.after(&[PAGE_BUILT, HOST_BUILT], "browser tests", move || {
            let mut tests = site::visit(&chromium, page, &["tests/browser/run.mjs"])?;
            tests.env(DEPTH, depth.name());
            Ok(tests)
        }),
    )
}

fn cargo(args: &[&str]) -> Done<Command> {
    Ok(program("cargo", args))
}

fn clippy(what: &[&str]) -> Done<Command> {
    let mut clippy = program("cargo", &["clippy", "--quiet", "--target-dir", LINTS]);
    clippy.args(what).args(["--", "-D", "warnings"]);
    Ok(clippy)
}

fn documentation() -> Done<Command> {
    let mut doc = program("cargo", &["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.args(["--target-dir", LINTS]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    Ok(doc)
}

/// Parts of the names of tests that take seconds, for reasons that `.config/nextest.toml` gives. Nobody waits for them
/// after an edit.
const SECONDS: [&str; 8] = [
    "all_screens_are_as_fingers_and_eyes_need_them",
    "it_is_more_often_right_than_who_knows_nothing",
    "every_strength_sees_further_than_the_one_before",
    "a_view_is_the_same_whatever_the_others_hold",
    "challengers_know_the_rail_game",
    "first_opponent::",
    "positions_with_endlessly_many_turns",
    "nats::",
];

/// The native tests, with more words for what runs them. Where nextest is there it names those that take long; right after
/// an edit it would take longer to start them, each as a process, than they take. Not the examples, which the lints compile;
/// and the tools have no tests.
fn native_tests(depth: Depth, more: &[&str]) -> Done<Command> {
    tools::nats_server()?;
    let what = [
        "--workspace",
        "--exclude",
        "roundhouse-tools",
        "--lib",
        "--bins",
        "--tests",
    ];
    let named = depth != Depth::Edit && tools::has_nextest();
    let (run, quiet): (&[&str], &[&str]) = match named {
        true => (
            &["nextest", "run"],
            &[
                "--cargo-quiet",
                "--status-level",
                "fail",
                "--final-status-level",
                "slow",
            ],
        ),
        false => (&["test"], &["--quiet", "--no-fail-fast"]),
    };
    let mut tests = program("cargo", &[run, &what, quiet, more].concat());
    tests.env(DEPTH, depth.name());
    if depth == Depth::Edit {
        tests.arg("--");
        tests.args(SECONDS.iter().flat_map(|name| ["--skip", name]));
    }
    Ok(tests)
}

/// Lets the computer players play against each other: all games, unless some are named.
pub fn tournament(words: &[String]) -> Done {
    let choices = words.first().is_none_or(|word| word.starts_with('-'));
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = choices.then_some("all").into_iter().chain(words).collect();
    run("cargo", &tool("tournament", &words))
}

/// What cargo needs to hear to run one of the tools.
pub fn tool<'a>(name: &'a str, words: &[&'a str]) -> Vec<&'a str> {
    let run = [
        "run",
        "--quiet",
        "--release",
        "--package",
        "roundhouse-tools",
        "--bin",
        name,
        "--",
    ];
    [&run, words].concat()
}

/// Learns which moves look promising.
pub fn train(words: &[String]) -> Done {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run("cargo", &tool("train", &words))
}

/// The package on a copy of this machine's system. Where that cannot be had the test says so, and passes.
fn installed() -> Done<Command> {
    let mut test = program("node", &["--test", "tests/package/installed.test.mjs"]);
    if tools::is_root_of_debian() {
        tools::for_the_package()?;
        test.env("ROUNDHOUSE_DEB", package::for_a_test()?);
    }
    Ok(test)
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_edit_leaves_out_what_it_cannot_break() {
        let left_out = |file: &str| super::left_out(&[file.to_string()]);
        let by_player = left_out("crates/players/src/search/tree.rs");
        assert!(!by_player.contains(&"players") && by_player.contains(&"roundhouse"));
        let by_view = left_out("crates/screens/src/over.rs");
        assert!(by_view.contains(&"rules") && by_view.contains(&"players"));
        assert!(!by_view.contains(&"screens") && !by_view.contains(&"roundhouse"));
        let by_rule = left_out("crates/rules/src/bits.rs");
        assert_eq!(by_rule, ["mapmaker", "roundhouse-host", "rooms", "base"]);
        assert!(left_out("Cargo.toml").is_empty(), "that can break all");
        assert!(super::left_out(&[]).is_empty());
    }
}
