//! Checks in lanes: those of one lane run one after another, and the lanes in parallel, because compilers often use
//! a single core only. Each check's output appears as a whole at its end, so that lanes do not mix. Checks that
//! others would disturb run after the lanes.

use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use crate::shell::{Done, hear};

/// A program that checks something, or the reason why it cannot start.
type Check = Box<dyn FnOnce() -> Done<Command> + Send>;

/// Checks that run one after another. All of them run, whether earlier ones have passed or not, except for those
/// [`after`](Lane::after) a failed one.
#[derive(Default)]
pub(crate) struct Lane {
    checks: Vec<(&'static str, &'static [&'static str], Check)>,
}

impl Lane {
    /// Adds a check.
    pub(crate) fn check(
        mut self,
        name: &'static str,
        check: impl FnOnce() -> Done<Command> + Send + 'static,
    ) -> Self {
        self.checks.push((name, &[], Box::new(check)));
        self
    }

    /// Adds a check that needs the results of earlier ones, and is left out unless those have passed.
    pub(crate) fn after(
        mut self,
        earlier: &'static [&'static str],
        name: &'static str,
        check: impl FnOnce() -> Done<Command> + Send + 'static,
    ) -> Self {
        self.checks.push((name, earlier, Box::new(check)));
        self
    }

    fn run(self, report: &Report) {
        for (name, needs, check) in self.checks {
            match needs.iter().find(|earlier| !report.has_passed(earlier)) {
                Some(earlier) => {
                    let why = format!("Left out, because it needs: {earlier}.");
                    report.add(name, None, 0, &why);
                }
                None => report.run(name, check),
            }
        }
    }
}

/// Runs the lanes in parallel, and then the last one. An error counts the failed checks. The end reports the time,
/// with the seconds of the `limit` if there is one.
pub(crate) fn run(lanes: Vec<Lane>, last: Lane, limit: Option<u64>) -> Done {
    let report = Report::default();
    let begun = Instant::now();
    thread::scope(|scope| {
        for lane in lanes {
            scope.spawn(|| lane.run(&report));
        }
    });
    last.run(&report);
    report.finish(&taken(begun.elapsed().as_secs(), limit))
}

/// Returns a sentence about the time that all checks took together.
fn taken(seconds: u64, limit: Option<u64>) -> String {
    match limit {
        None => format!("All of it took {seconds} s."),
        Some(limit) if seconds <= limit => format!("All of it took {seconds} of {limit} s."),
        Some(limit) => format!(
            "All of it took {seconds} s, and may take {limit}: docs/checks.md says what to do."
        ),
    }
}

/// Checks that have been run, with their results.
#[derive(Default)]
struct Report {
    lines: Mutex<Vec<Line>>,
}

/// A check that has ended.
struct Line {
    name: &'static str,
    passed: bool,
    text: String,
}

impl Report {
    fn run(&self, name: &'static str, check: Check) {
        println!("-- {name} ...");
        let begun = Instant::now();
        let (passed, printed) = match check().and_then(|command| hear(command, |_| ())) {
            Ok(ended) => ended,
            Err(why) => (false, why),
        };
        self.add(name, Some(passed), begun.elapsed().as_secs(), &printed);
    }

    /// Adds a line. `None` is a check that was left out, which is no success.
    fn add(&self, name: &'static str, passed: Option<bool>, seconds: u64, printed: &str) {
        let word = match passed {
            Some(true) => "passed",
            Some(false) => "FAILED",
            None => "left out",
        };
        let text = format!("{word}  {name} ({seconds} s)");
        let mut lines = self.lines();
        println!("{}== {text}", tidy(printed));
        let passed = passed == Some(true);
        lines.push(Line { name, passed, text });
    }

    fn has_passed(&self, name: &str) -> bool {
        self.lines()
            .iter()
            .any(|line| line.passed && line.name == name)
    }

    /// A lane that panics keeps no other from reporting its results.
    fn lines(&self) -> MutexGuard<'_, Vec<Line>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn finish(self, taken: &str) -> Done {
        let lines = self.lines();
        println!();
        for line in lines.iter() {
            println!("{}", line.text);
        }
        println!("{taken}");
        match lines.iter().filter(|line| !line.passed).count() {
            0 => Ok(()),
            failed => Err(format!("{failed} of {} checks failed.", lines.len())),
        }
    }
}

/// Returns the output of a check with a final newline. Empty output stays empty.
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
    fn a_failed_check_is_counted_and_the_rest_runs() {
        let lane = Lane::default()
            .check("fails", shell("exit 3"))
            .after(&["fails"], "needs it", shell("exit 0"))
            .check("stands alone", shell("exit 0"));
        let beside = Lane::default().check("beside", shell("exit 0"));
        let last = Lane::default()
            .after(&["beside"], "needs another lane", shell("exit 0"))
            .after(&["beside", "fails"], "needs both", shell("exit 0"))
            .after(&["needs it"], "needs what was left out", shell("exit 0"));
        let failed = run(vec![lane, beside], last, None);
        assert_eq!(failed, Err("4 of 7 checks failed.".into()));
    }

    #[test]
    #[cfg(unix)]
    fn all_pass_or_it_is_an_error() {
        let alone = |lane| run(vec![lane], Lane::default(), None);
        let one = Lane::default().check("one", shell("exit 0"));
        assert_eq!(alone(one), Ok(()));
        let missing = || Ok(Command::new("roundhouse-has-no-such-program"));
        assert!(alone(Lane::default().check("missing", missing)).is_err());
        let broken = || Err("cannot be had".into());
        assert!(alone(Lane::default().check("broken", broken)).is_err());
    }

    #[test]
    fn a_slow_run_is_reported_but_does_not_fail() {
        assert_eq!(taken(900, Some(900)), "All of it took 900 of 900 s.");
        assert!(taken(901, Some(900)).contains("docs/checks.md"));
        assert_eq!(taken(901, None), "All of it took 901 s.");
    }

    #[test]
    #[cfg(unix)]
    fn both_kinds_of_output_are_kept() {
        let command = shell("echo out; echo err >&2; exit 1")().expect("a command");
        let (passed, printed) = hear(command, |_| ()).expect("sh runs");
        assert!(!passed);
        assert!(printed.starts_with("out\nerr\n`sh -c"), "{printed}");
    }
}
