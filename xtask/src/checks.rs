//! Every check of the project, in the order of how soon they fail. A check that fails does not keep
//! the later ones from running; the end names those that failed.

use std::fs;
use std::time::Instant;

use crate::command::Part;
use crate::shell::{Done, finish, program, root, run, say};
use crate::{site, tools};

/// Runs the checks; an error names those that failed.
pub fn test(part: Part) -> Done {
    let mut report = Report::default();
    if part != Part::Browser {
        native(&mut report);
    }
    if part != Part::Native && report.run("the page is built", site::build) {
        report.run("browser tests", browser);
    }
    report.finish()
}

fn native(report: &mut Report) {
    let cargo = |args: &'static [&'static str]| move || finish(program("cargo", args));
    report.run("formatting", cargo(&["fmt", "--all", "--check"]));
    report.run(
        "lints",
        cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]),
    );
    // Games can be left out of a build, and the rest must stand without them.
    report.run(
        "lints without the games that can be left out",
        cargo(&[
            "clippy",
            "--package",
            "roundhouse",
            "--no-default-features",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]),
    );
    report.run("lints of the page", || {
        tools::wasm_target()?;
        let target = ["--target", "wasm32-unknown-unknown", "--lib", "--bins"];
        let mut clippy = program("cargo", &["clippy", "--package", "roundhouse"]);
        clippy.args(target).args(["--", "-D", "warnings"]);
        finish(clippy)
    });
    report.run("native tests", cargo(&["test", "--workspace"]));
    report.run("documentation", || {
        let mut doc = program("cargo", &["doc", "--workspace", "--no-deps", "--quiet"]);
        doc.env("RUSTDOCFLAGS", "-D warnings");
        finish(doc)
    });
}

/// Lets the computer players play against each other: all games, unless some are named.
pub fn tournament(words: &[String]) -> Done {
    let choices = words.first().is_none_or(|word| word.starts_with('-'));
    let mut args = vec!["bench", "--quiet", "--bench", "tournament", "--"];
    args.extend(choices.then_some("all"));
    args.extend(words.iter().map(String::as_str));
    run("cargo", &args)
}

/// The tests in a Chromium, by Node's own runner.
fn browser() -> Done {
    let chromium = tools::chromium()?;
    let mut files: Vec<_> = fs::read_dir(root().join("tests/browser"))
        .map_err(|error| format!("tests/browser cannot be read: {error}."))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    // Each file has a Chromium of its own, which mostly waits: one more than this machine's least cores.
    let mut node = program(
        "node",
        &["--test", "--test-reporter=spec", "--test-concurrency=3"],
    );
    node.args(files).env("CHROME", chromium);
    finish(node)
}

/// What has been run, and with what result.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    failed: usize,
}

impl Report {
    fn run(&mut self, name: &str, check: impl FnOnce() -> Done) -> bool {
        say(name);
        let begun = Instant::now();
        let result = check();
        let seconds = begun.elapsed().as_secs();
        let word = if result.is_ok() { "passed" } else { "FAILED" };
        self.lines.push(format!("{word}  {name} ({seconds} s)"));
        if let Err(why) = &result {
            eprintln!("{why}");
            self.failed += 1;
        }
        result.is_ok()
    }

    fn finish(self) -> Done {
        println!("\n{}", self.lines.join("\n"));
        match self.failed {
            0 => Ok(()),
            failed => Err(format!("{failed} of {} checks failed.", self.lines.len())),
        }
    }
}
