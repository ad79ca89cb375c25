//! Progress of long work: every ten seconds the chores print what they are doing.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::shell::{Done, hear, say};

const EVERY: Duration = Duration::from_secs(10);

/// Work that is being done, and its progress.
static DOING: Mutex<BTreeMap<&'static str, String>> = Mutex::new(BTreeMap::new());

fn doing() -> MutexGuard<'static, BTreeMap<&'static str, String>> {
    DOING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part of some work.
pub(crate) type Part = Box<dyn FnOnce() -> Done + Send>;

/// Runs parts of some work in parallel, to their ends.
///
/// # Errors
///
/// The reasons of failed parts, a line each.
pub(crate) fn side_by_side(parts: Vec<Part>) -> Done {
    let wrong: Vec<String> = thread::scope(|scope| {
        let parts = parts.into_iter().map(|part| scope.spawn(part));
        let parts: Vec<_> = parts.collect();
        let ends = parts.into_iter().map(|part| part.join());
        let broken = |_| Err("A part of the work has panicked.".to_owned());
        ends.filter_map(|end| end.unwrap_or_else(broken).err())
            .collect()
    });
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// Runs a prepared program, and shows its output only if it fails. `what` names its work.
///
/// # Errors
///
/// The output of the program, and its exit status.
pub(crate) fn finish(what: &'static str, mut command: Command) -> Done {
    tick();
    // Cargo tells how far it is only where it draws its bar.
    command
        .env("CARGO_TERM_PROGRESS_WHEN", "always")
        .env("CARGO_TERM_PROGRESS_WIDTH", "80");
    doing().insert(what, String::new());
    let ended = hear(command, |said| {
        if let Some(far) = how_far(said) {
            doing().insert(what, far);
        }
    });
    doing().remove(what);
    let (passed, said) = ended?;
    let lines = said
        .split(['\r', '\n'])
        .filter(|line| how_far(line).is_none());
    match passed {
        true => Ok(()),
        false => Err(lines.collect::<Vec<_>>().join("\n").trim().into()),
    }
}

/// Returns the progress that cargo's bar shows: "12 of 345".
fn how_far(text: &str) -> Option<String> {
    let (_, bar) = text.rsplit_once("] ")?;
    let (done, rest) = bar.split_once('/')?;
    let (all, _) = rest.split_once(':')?;
    let numbers = [done, all].map(|word| word.trim().parse::<u32>());
    let [Ok(done), Ok(all)] = numbers else {
        return None;
    };
    Some(format!("{done} of {all}"))
}

/// Starts the thread that prints the current work every ten seconds.
fn tick() {
    static TICKING: Once = Once::new();
    TICKING.call_once(|| {
        let begun = Instant::now();
        thread::spawn(move || {
            loop {
                thread::sleep(EVERY);
                let doing = doing().clone();
                let parts = doing.iter().map(|(what, far)| match far.as_str() {
                    "" => (*what).to_owned(),
                    far => format!("{what} ({far})"),
                });
                let parts: Vec<_> = parts.collect();
                if !parts.is_empty() {
                    say(&format!(
                        "{} s: {}",
                        begun.elapsed().as_secs(),
                        parts.join(", ")
                    ));
                }
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_bar_is_read() {
        let bar = "    Building [====>        ]  12/345: serde, syn(build.rs)   \r";
        assert_eq!(how_far(bar).as_deref(), Some("12 of 345"));
        for other in [
            "",
            "   Compiling serde v1.0.0",
            "warning: [a] b/c: d",
            "[] 1/",
        ] {
            assert_eq!(how_far(other), None, "{other}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_failed_command_is_reported_with_its_output() {
        let shell = |line: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", line]);
            command
        };
        assert_eq!(finish("nothing", shell("echo so far so good")), Ok(()));
        let why = finish("a fault", shell("echo out; echo err >&2; exit 3"));
        let why = why.expect_err("it fails");
        assert!(why.starts_with("out\nerr\n`sh -c"), "{why}");
        let two: Vec<Part> = vec![
            Box::new(|| Err("one".into())),
            Box::new(|| Ok(())),
            Box::new(|| Err("two".into())),
        ];
        assert_eq!(side_by_side(two), Err("one\ntwo".into()));
    }
}
