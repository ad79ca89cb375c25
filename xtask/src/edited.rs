//! The native tests after an edit: those of the packages that the edit can break, with few random cases and without
//! slow tests. All are built as for the whole check, so that nothing is built twice. Each package runs in one
//! process, because starting a process for each test would take longer than the tests.

use std::process::{Command, Stdio};

use crate::checks::{DEPTH, NATIVE};
use crate::shell::{Done, ask, finish, program, root};
use crate::{tools, walls};

/// Folders that can break a package's tests, in addition to the crates that it uses.
///
/// A package that knows players only by their answers is not tested for changes of them.
const BESIDE: [(&str, &[&str]); 8] = [
    ("mapmaker", &["mapmaker", "assets"]),
    ("roundhouse-host", &["host"]),
    ("rooms", &["host/rooms"]),
    ("rules", &["assets"]),
    ("players", &["assets", "tools", "docs/engines.md"]),
    ("app", &["host/rooms"]),
    ("screens", &["host/rooms"]),
    (
        "roundhouse",
        &[
            "assets",
            "host/rooms",
            "tests/native",
            "tests/shapes",
            "examples/gallery",
        ],
    ),
];

/// Parts of the names of tests that take seconds, for reasons in `.config/nextest.toml`. They are skipped after an
/// edit.
const SECONDS: [&str; 9] = [
    "all_screens_are_as_fingers_and_eyes_need_them",
    "a_belief_is_right_more_often_than_a_guess",
    "every_strength_sees_further_than_the_one_before",
    "views_and_turns_do_not_depend_on_hidden_hands",
    "challengers_know_the_rail_game",
    "first_opponent::",
    "positions_with_endlessly_many_turns",
    "nats::",
    "prefixes::",
];

/// Builds the native tests, and runs those that the last edits can break.
///
/// # Errors
///
/// Which tests failed, or that they cannot be built.
pub(crate) fn tests() -> Done {
    tools::nats_server()?;
    let mut build = program("cargo", &[&["test"][..], &NATIVE].concat());
    build.args([
        "--no-run",
        "--quiet",
        "--message-format",
        "json-render-diagnostics",
    ]);
    let built = build.stderr(Stdio::inherit()).output();
    let built = built.map_err(|error| format!("cargo: {error}."))?;
    if !built.status.success() {
        return Err("The tests cannot be built.".into());
    }
    let left_out = left_out(&edited());
    let told = String::from_utf8_lossy(&built.stdout);
    let programs = told.lines().filter_map(test_program);
    let failed: Vec<String> = programs
        .filter(|(package, _)| !left_out.contains(&package.as_str()))
        .filter_map(|(package, program)| {
            finish(run(&program))
                .err()
                .map(|why| format!("{package}: {why}"))
        })
        .collect();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(failed.join("\n")),
    }
}

/// Returns the tests of a program, ready to run.
fn run(tests: &str) -> Command {
    let mut run = program(tests, &["--quiet"]);
    run.current_dir(root()).env(DEPTH, "edit");
    run.args(SECONDS.iter().flat_map(|name| ["--skip", name]));
    run
}

/// The package and the path of a program with tests, from a line that cargo writes for each that it has built.
fn test_program(line: &str) -> Option<(String, String)> {
    let value = |key: &str| {
        let (_, rest) = line.split_once(&format!("\"{key}\":\""))?;
        rest.split('"')
            .next()
            .map(|value| value.replace("\\\\", "\\"))
    };
    let (_, profile) = line.split_once("\"profile\":{")?;
    let (profile, _) = profile.split_once('}')?;
    if !profile.contains("\"test\":true") {
        return None;
    }
    let id = value("package_id")?;
    let (path, name) = id.split_once('#')?;
    let name = match name.split_once('@') {
        Some((name, _)) => name,
        None => path.rsplit('/').next()?,
    };
    Some((name.to_string(), value("executable")?))
}

/// The files that differ from the last commit.
fn edited() -> Vec<String> {
    let told = ask("git", &["status", "--porcelain", "--untracked-files=all"]).unwrap_or_default();
    let file = |line: &str| line.split(' ').next_back().map(String::from);
    told.lines().filter_map(file).collect()
}

/// Returns true if a file is in a folder, or is the folder itself.
fn lies_in(folder: &str, file: &str) -> bool {
    let rest = file.strip_prefix(folder);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Returns true if an edit of a file can break a package's tests. The page itself has no such tests.
fn breaks(package: &str, file: &str) -> bool {
    let crates = file.strip_prefix("crates/");
    let room = crates.and_then(|file| file.split('/').next());
    let beside = BESIDE.iter().filter(|(name, _)| *name == package);
    room.is_some_and(|room| room == package || walls::may_name(package).contains(&room))
        || beside
            .flat_map(|(_, folders)| *folders)
            .any(|folder| lies_in(folder, file))
}

/// Returns the packages whose tests these edits cannot break. All packages are tested if there is no edit, or an
/// edit outside the packages.
fn left_out(edited: &[String]) -> Vec<&'static str> {
    let others = BESIDE
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| !walls::is_room(name));
    let all: Vec<&str> = others.chain(walls::rooms()).collect();
    let is_known = |file: &String| {
        file.starts_with("src/")
            || file.ends_with(".md")
            || all.iter().any(|package| breaks(package, file))
    };
    if edited.is_empty() || !edited.iter().all(is_known) {
        return Vec::new();
    }
    let untouched = |package: &&str| !edited.iter().any(|file| breaks(package, file));
    all.into_iter().filter(untouched).collect()
}

#[cfg(test)]
mod tests {
    use super::left_out as left_out_by;
    use super::*;

    #[test]
    fn programs_are_found_in_what_cargo_writes() {
        let line = |id: &str, is_test: bool| {
            format!(
                r#"{{"package_id":"path+file:///home/{id}","profile":{{"test":{is_test}}},"executable":"/t/a-1"}}"#
            )
        };
        let found = |id: &str| test_program(&line(id, true)).map(|(name, _)| name);
        assert_eq!(found("crates/rules#0.1.0").as_deref(), Some("rules"));
        assert_eq!(
            found("host#roundhouse-host@0.1.0").as_deref(),
            Some("roundhouse-host")
        );
        assert_eq!(
            test_program(&line("host#roundhouse-host@0.1.0", false)),
            None
        );
        let nothing = line("rules#0.1.0", true).replace("\"/t/a-1\"", "null");
        assert_eq!(test_program(&nothing), None);
    }

    #[test]
    fn an_edit_leaves_out_what_it_cannot_break() {
        let left_out = |file: &str| left_out_by(&[file.to_string()]);
        let by_player = left_out("crates/players/src/search/tree.rs");
        assert!(!by_player.contains(&"players") && by_player.contains(&"roundhouse"));
        let by_view = left_out("crates/screens/src/over.rs");
        assert!(by_view.contains(&"rules") && by_view.contains(&"players"));
        assert!(!by_view.contains(&"screens") && !by_view.contains(&"roundhouse"));
        let by_rule = left_out("crates/rules/src/bits.rs");
        assert_eq!(by_rule, ["mapmaker", "roundhouse-host", "rooms", "base"]);
        assert!(left_out("Cargo.toml").is_empty(), "that can break all");
        assert!(left_out_by(&[]).is_empty());
    }
}
