//! The checks of the project: [`quick`] ones for after every edit, and [`all`] of them. A check that
//! fails does not keep the others from running; the end names those that failed.

use std::path::Path;
use std::process::Command;

use crate::command::Part;
use crate::lanes::{Lane, run as run_lanes};
use crate::shell::{Done, ask, program, run};
use crate::{package, site, tools};

/// Lints and documentation are made beside the tests, so they have a folder of their own: cargo lets
/// one build at a time into each.
const LINTS: &str = "target/lints";

/// Runs what one wants to know after an edit: format, lints, native tests with few random cases. The
/// map builder's tests are left out while nothing of it and of the maps has been edited.
///
/// # Errors
///
/// How many checks failed.
pub fn quick() -> Done {
    // The map builder's tests work out every hand of every map, and nothing but it and the maps can
    // break them.
    let maps = ask(
        "git",
        &["status", "--porcelain", "--", "mapmaker", "assets"],
    );
    let tests = Lane::default().check("native tests", move || {
        let mut tests = native_tests()?;
        if maps.is_some_and(|changed| changed.is_empty()) {
            tests.args(["--exclude", "mapmaker"]);
        }
        Ok(tests)
    });
    run_lanes(vec![lints(), tests], Lane::default())
}

/// Runs all checks, or one half of them; an error counts those that failed.
pub fn all(part: Part) -> Done {
    let mut lanes = Vec::new();
    let mut last = Lane::default();
    if part != Part::Browser {
        let bare = || clippy(&["-p", "roundhouse", "--no-default-features", "--all-targets"]);
        // What `benches/worker.mjs` builds.
        let workers = || {
            let measured = ["--bench", "networks", "--bench", "players"];
            let solved = ["--example", "positions", "--target", tools::WASM];
            clippy(&[&measured[..], &solved].concat())
        };
        lanes.push(
            lints()
                .check("lints without the games that can be left out", bare)
                .check("lints of what is measured in workers", workers)
                .check("documentation", documentation),
        );
        lanes.push(Lane::default().check("native tests", || {
            let mut tests = native_tests()?;
            tests.env("ROUNDHOUSE_CASES", "all");
            Ok(tests)
        }));
    }
    if part != Part::Native {
        // Whatever has to be installed says so while it is.
        tools::for_building()?;
        let chromium = tools::chromium()?;
        tools::proxies()?;
        const BUILT: [&str; 2] = ["the page is built", "the host is built"];
        lanes.push(
            Lane::default()
                .check(BUILT[0], || site::trunk(&["build"]))
                .check(BUILT[1], || Ok(site::host())),
        );
        // Beside compilers a page answers late, which is not what these tests are about.
        last = last
            .after(&BUILT, "the package, installed", installed)
            .after(&BUILT, "browser tests", move || browser(&chromium));
    }
    run_lanes(lanes, last)
}

fn lints() -> Lane {
    Lane::default()
        .check("formatting", || cargo(&["fmt", "--all", "--check"]))
        .check("words", || {
            // Not into the folder that the tests are being built into.
            let into = ["--target-dir", LINTS, "--package", "xtask"];
            cargo(&[&["run", "--quiet"], &into[..], &["--", "words"]].concat())
        })
        .check("lints", || clippy(&["--workspace", "--all-targets"]))
        .check("lints of the page", || {
            tools::wasm_target()?;
            clippy(&[
                "-p",
                "roundhouse",
                "--target",
                tools::WASM,
                "--lib",
                "--bins",
            ])
        })
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

/// The native tests. How many random cases they try is told by a variable.
fn native_tests() -> Done<Command> {
    tools::nats_server()?;
    cargo(&["test", "--workspace", "--quiet", "--no-fail-fast"])
}

/// Lets the computer players play against each other: all games, unless some are named.
pub fn tournament(words: &[String]) -> Done {
    let choices = words.first().is_none_or(|word| word.starts_with('-'));
    let mut args = vec!["bench", "--quiet", "--bench", "tournament", "--"];
    args.extend(choices.then_some("all"));
    args.extend(words.iter().map(String::as_str));
    run("cargo", &args)
}

/// Learns which moves look promising.
pub fn train(words: &[String]) -> Done {
    let mut args = vec!["run", "--quiet", "--release", "--example", "train", "--"];
    args.extend(words.iter().map(String::as_str));
    run("cargo", &args)
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

/// The tests in a Chromium, by Node's own runner.
fn browser(chromium: &Path) -> Done<Command> {
    site::visit(chromium, &["tests/browser/run.mjs"])
}
