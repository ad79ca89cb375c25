//! The checks of the project in three depths, each with its own command: [`quick`] after an edit, [`whole`] before
//! a merge, and [`deep`] by night. A failed check does not stop the others. The end lists those that failed.

use std::process::Command;
use std::thread;

use crate::command::Part;
use crate::lanes::{Lane, run as run_lanes};
use crate::shell::{Done, program, run};
use crate::site::{self, Page};
use crate::{package, tools};

/// Depth of the tests. All of them read it from [`DEPTH`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// Everything that has to pass before a merge.
    Check,
    /// All random cases, and everything that is too slow for every merge.
    Deep,
}

/// The variable by which tests learn how much they try.
pub(crate) const DEPTH: &str = "ROUNDHOUSE_DEPTH";

impl Depth {
    fn name(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Deep => "deep",
        }
    }
}

/// Maximum seconds of the whole check on two cores, with the tools installed. docs/checks.md explains what to do if
/// it takes longer.
const LIMIT: u64 = 900;

/// Arguments of cargo for lints in a folder of their own, beside other builds. Cargo allows one build at a time in
/// each folder.
const APART: &[&str] = &["--target-dir", "target/lints"];

const TESTS_BUILT: &str = "native tests are built";
const PAGE_BUILT: &str = "the page is built";
const HOST_BUILT: &str = "the host is built";

/// Runs the checks for an edit: format, lints, native tests with few random cases.
///
/// # Errors
///
/// The number of checks that failed.
pub(crate) fn quick() -> Done {
    let tests = Lane::default()
        .check(HOST_BUILT, || Ok(programs()))
        .check("native tests", || site::chores(&["edited"]));
    let lints = texts(Lane::default()).check("lints", || clippy(&["--workspace"]));
    run_lanes(vec![lints_of_page(lints), tests], Lane::default(), None)
}

/// Runs everything that has to pass before a merge, or one half of it.
///
/// # Errors
///
/// The number of checks that failed.
pub(crate) fn whole(part: Part) -> Done {
    let limit = (part == Part::All).then_some(LIMIT);
    let mut lanes = Vec::new();
    let mut beside = Lane::default();
    let mut last = Lane::default();
    if part != Part::Native {
        beside = page_built(Page::Tried)?;
        last = browser(last, Page::Tried, Depth::Check)?;
    }
    match part {
        Part::Browser => beside = beside.check(HOST_BUILT, || Ok(linted(programs()))),
        _ => {
            beside = texts(beside);
            lanes.push(natives(Depth::Check));
        }
    }
    lanes.push(beside);
    run_lanes(lanes, last, limit)
}

/// Runs all checks, which takes more than an hour on two cores.
///
/// This is all of [`whole`] with all random cases, on the release build of the page. The package, the proxies and a
/// long storm of fingers come in addition.
///
/// # Errors
///
/// The number of checks that failed.
pub(crate) fn deep() -> Done {
    let more = lints_of_page(texts(page_built(Page::Finished)?))
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
            // These are the programs that `benches/worker.mjs` builds.
            let measured = [
                "-p",
                "roundhouse",
                "--bench",
                "networks",
                "--bench",
                "players",
            ];
            let solved = ["-p", "roundhouse-tools", "--bin", "positions"];
            let what = [&measured[..], &solved, &["--target", tools::WASM]].concat();
            clippy(&what)
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

/// A lane, and after it the format, the walls and the words.
fn texts(lane: Lane) -> Lane {
    lane.check("formatting", || cargo(&["fmt", "--all", "--check"]))
        .check("walls", || site::chores(&["walls"]))
        .check("words", || site::chores(&["words"]))
}

/// A lane, and after it the lints of the programs of the page.
fn lints_of_page(lane: Lane) -> Lane {
    lane.check("lints of the page", || {
        tools::wasm_target()?;
        let programs = ["-p", "roundhouse", "-p", "thinker", "-p", "maker"];
        clippy(
            &[
                &programs[..],
                &["--bins", "--no-deps", "--target", tools::WASM],
            ]
            .concat(),
        )
    })
}

/// A build that lints what it compiles, and fails on any warning: it compiles with Clippy's driver, which is the
/// compiler with more lints. `cargo clippy` would check the whole workspace and all its dependencies once more.
/// The driver optimises a little less, so nothing that people use is built with it.
fn linted(mut build: Command) -> Command {
    build
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-Dwarnings");
    build
}

/// The native tests, and all else that no other check builds, each linted.
fn natives(depth: Depth) -> Lane {
    Lane::default()
        .check(HOST_BUILT, || Ok(linted(programs())))
        .check(TESTS_BUILT, move || native_tests(depth, &["--no-run"]))
        .after(&[HOST_BUILT, TESTS_BUILT], "native tests", move || {
            native_tests(depth, &[])
        })
        .check("examples of the documentation", || {
            Ok(linted(cargo(&["test", "--workspace", "--doc", "--quiet"])?))
        })
        .check("tools, benches and examples are built", || {
            let rest = ["--bins", "--benches", "--examples"];
            let build = [&["build", "--workspace", "--quiet"], &rest[..]].concat();
            Ok(linted(cargo(&build)?))
        })
}

/// The page for tests in a browser, built as `cargo xtask play` does it: its programs by cargo, and the rest by trunk.
/// A page that is only tried is linted as well.
fn page_built(page: Page) -> Done<Lane> {
    // A tool that has to be installed first says so.
    tools::for_building()?;
    let build = match page {
        Page::Tried => linted,
        Page::Finished => |plain| plain,
    };
    let [own, thinker, maker] = page.programs().map(build);
    Ok(Lane::default()
        .check("the page's program", || Ok(own))
        .check("the program that thinks", || Ok(thinker))
        .check("the program that makes maps", || Ok(maker))
        .check(PAGE_BUILT, move || Ok(build(site::build_command(page)?))))
}

/// Returns the command that builds the programs for tests. It uses the features of the whole workspace, so that it
/// builds nothing that the tests do not need as well.
fn programs() -> Command {
    let built = ["--bin", "roundhouse-host", "--example", "referee"];
    program(
        "cargo",
        &[&["build", "--quiet", "--workspace"], &built[..]].concat(),
    )
}

/// Adds the tests in a Chromium, by Node's own runner. They come last, because a page answers late while compilers
/// run, which is not their subject.
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
    let mut clippy = program("cargo", &["clippy", "--quiet"]);
    clippy.args(APART).args(what).args(["--", "-D", "warnings"]);
    Ok(clippy)
}

fn documentation() -> Done<Command> {
    let mut doc = program("cargo", &["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.args(APART);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    Ok(doc)
}

/// Arguments of cargo for the native tests.
///
/// The examples and the tools have no tests.
pub(crate) const NATIVE: [&str; 6] = [
    "--workspace",
    "--exclude",
    "roundhouse-tools",
    "--lib",
    "--bins",
    "--tests",
];

/// Returns the native tests, with more arguments for their runner. If nextest is installed, it reports slow tests.
fn native_tests(depth: Depth, more: &[&str]) -> Done<Command> {
    tools::nats_server()?;
    let (run, quiet): (&[&str], &[&str]) = match tools::has_nextest() {
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
    let mut tests = linted(program("cargo", &[run, &NATIVE, quiet, more].concat()));
    tests.env(DEPTH, depth.name());
    // Some tests only wait. One more than there are cores keeps all of them busy.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    tests.env("NEXTEST_TEST_THREADS", (cores + 1).to_string());
    Ok(tests)
}

/// Runs the tournament of the computer players: all games, unless some are named.
pub(crate) fn tournament(words: &[String]) -> Done {
    let choices = words.first().is_none_or(|word| word.starts_with('-'));
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = choices.then_some("all").into_iter().chain(words).collect();
    run("cargo", &tool("tournament", &words))
}

/// Returns the arguments of cargo that run one of the tools.
pub(crate) fn tool<'a>(name: &'a str, words: &[&'a str]) -> Vec<&'a str> {
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
pub(crate) fn train(words: &[String]) -> Done {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run("cargo", &tool("train", &words))
}

/// Returns the test of the package on a copy of this machine's system. If no copy is possible the test says so, and
/// passes.
fn installed() -> Done<Command> {
    let mut test = program("node", &["--test", "tests/package/installed.test.mjs"]);
    if tools::is_root_of_debian() {
        tools::for_the_package()?;
        test.env("ROUNDHOUSE_DEB", package::for_a_test()?);
    }
    Ok(test)
}
