//! Checks in lanes: those of one lane run one after another, the lanes side by side, because much of
//! what compilers and browsers do keeps a single core busy. What each prints is shown as a whole when
//! it has ended, so that lanes do not talk into each other.

use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;
use std::{io, thread};

use crate::shell::{Done, command_line};

/// A program that checks something, or the reason why it cannot be started.
type Check = Box<dyn FnOnce() -> Done<Command> + Send>;

/// Checks that run one after another. All of them run, whether those before passed or not, but for
/// those [`after`](Lane::after) something that failed.
#[derive(Default)]
pub struct Lane {
    checks: Vec<(&'static str, bool, Check)>,
}

impl Lane {
    /// Adds a check.
    pub fn check(
        mut self,
        name: &'static str,
        check: impl FnOnce() -> Done<Command> + Send + 'static,
    ) -> Self {
        self.checks.push((name, false, Box::new(check)));
        self
    }

    /// Adds a check that needs what the one before it has made, and is left out if that failed.
    pub fn after(
        mut self,
        name: &'static str,
        check: impl FnOnce() -> Done<Command> + Send + 'static,
    ) -> Self {
        self.checks.push((name, true, Box::new(check)));
        self
    }

    fn run(self, report: &Report) {
        let mut passed = true;
        for (name, needs_last, check) in self.checks {
            if needs_last && !passed {
                report.add(name, None, 0, "Left out, because of what failed before it.");
                continue;
            }
            passed = report.run(name, check);
        }
    }
}

/// Runs the lanes side by side; an error counts the checks that failed.
pub fn run(lanes: Vec<Lane>) -> Done {
    let report = Report::default();
    thread::scope(|scope| {
        for lane in lanes {
            scope.spawn(|| lane.run(&report));
        }
    });
    report.finish()
}

/// What has been run, and with what result.
#[derive(Default)]
struct Report {
    lines: Mutex<Vec<(bool, String)>>,
}

impl Report {
    fn run(&self, name: &str, check: Check) -> bool {
        println!("-- {name} ...");
        let begun = Instant::now();
        let (passed, printed) = match check().and_then(capture) {
            Ok(ended) => ended,
            Err(why) => (false, why),
        };
        self.add(name, Some(passed), begun.elapsed().as_secs(), &printed);
        passed
    }

    /// Adds a line; `None` is a check that was left out, which is no success.
    fn add(&self, name: &str, passed: Option<bool>, seconds: u64, printed: &str) {
        let word = match passed {
            Some(true) => "passed",
            Some(false) => "FAILED",
            None => "left out",
        };
        let line = format!("{word}  {name} ({seconds} s)");
        // A lane that panics keeps no other from telling what it found.
        let mut lines = self.lines.lock().unwrap_or_else(|held| held.into_inner());
        println!("{}== {line}", tidy(printed));
        lines.push((passed == Some(true), line));
    }

    fn finish(self) -> Done {
        let lines = self
            .lines
            .into_inner()
            .unwrap_or_else(|held| held.into_inner());
        let all: Vec<_> = lines.iter().map(|(_, line)| line.as_str()).collect();
        println!("\n{}", all.join("\n"));
        match lines.iter().filter(|(passed, _)| !passed).count() {
            0 => Ok(()),
            failed => Err(format!("{failed} of {} checks failed.", lines.len())),
        }
    }
}

/// Runs a program; whether it passed, and all that it printed, in the order in which it came.
fn capture(mut command: Command) -> Done<(bool, String)> {
    let line = command_line(&command);
    let cannot = |error: io::Error| format!("`{line}` cannot be run: {error}.");
    let (reader, writer) = io::pipe().map_err(cannot)?;
    let errors = writer.try_clone().map_err(cannot)?;
    command.stdin(Stdio::null()).stdout(writer).stderr(errors);
    let mut child = command.spawn().map_err(cannot)?;
    // The pipe ends when its last writer does, and the command holds two.
    drop(command);
    let printed = io::read_to_string(reader).map_err(cannot)?;
    let status = child.wait().map_err(cannot)?;
    let failed = format!("`{line}` failed ({status}).\n");
    let why = if status.success() { "" } else { &failed };
    Ok((status.success(), printed + why))
}

/// What a check printed, closed by the end of a line; nothing stays nothing.
fn tidy(printed: &str) -> String {
    match printed.trim_end() {
        "" => String::new(),
        printed => format!("\n{printed}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &'static str) -> impl FnOnce() -> Done<Command> {
        move || {
            let mut command = Command::new("sh");
            command.args(["-c", line]);
            Ok(command)
        }
    }

    #[test]
    #[cfg(unix)]
    fn what_fails_is_told_and_the_rest_runs() {
        let lane = Lane::default()
            .check("fails", shell("exit 3"))
            .after("needs it", shell("exit 0"))
            .check("stands alone", shell("exit 0"));
        let failed = run(vec![lane, Lane::default().check("beside", shell("exit 0"))]);
        assert_eq!(failed, Err("2 of 4 checks failed.".into()));
    }

    #[test]
    #[cfg(unix)]
    fn all_pass_or_it_is_an_error() {
        assert_eq!(
            run(vec![Lane::default().check("one", shell("exit 0"))]),
            Ok(())
        );
        let missing = || Ok(Command::new("roundhouse-has-no-such-program"));
        assert!(run(vec![Lane::default().check("missing", missing)]).is_err());
        let broken = || Err("cannot be had".into());
        assert!(run(vec![Lane::default().check("broken", broken)]).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn both_kinds_of_output_are_kept() {
        let command = shell("echo out; echo err >&2; exit 1")().expect("a command");
        let (passed, printed) = capture(command).expect("sh runs");
        assert!(!passed);
        assert!(printed.starts_with("out\nerr\n`sh -c"), "{printed}");
    }
}
