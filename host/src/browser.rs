//! Restarting the kiosk's browser, by a command of the operator.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use tokio::process::Command;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tracing::warn;

use crate::data::{Folder, clock};
use crate::serve::Shared;
use crate::watch::Verdict;

/// Timeout of the command. Most commands only ask another program to restart it.
const PATIENCE: Duration = Duration::from_secs(30);

/// Words of a command at most.
const WORDS: usize = 100;

/// See the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Restart {
    program: String,
    words: Vec<String>,
}

impl Restart {
    /// Returns a command from a program and its arguments, which are not parsed.
    pub(crate) fn by_words(words: Vec<String>) -> Option<Self> {
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty())?;
        let words: Vec<_> = words.collect();
        (words.len() < WORDS).then_some(Self { program, words })
    }

    /// A line as one would type it.
    pub(crate) fn by_shell(line: &str) -> Option<Self> {
        let (shell, word) = if cfg!(windows) {
            ("cmd", "/C")
        } else {
            ("sh", "-c")
        };
        (!line.trim().is_empty()).then(|| Self {
            program: shell.into(),
            words: vec![word.into(), line.into()],
        })
    }

    /// Runs the command. Its messages go where the host's own messages go.
    ///
    /// # Errors
    ///
    /// A sentence about the reason why the browser may not have restarted.
    pub(crate) async fn run(&self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(&self.words).kill_on_drop(true);
        // The host's own output is for its address.
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let program = &self.program;
        match timeout(PATIENCE, command.status()).await {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(format!(
                "The command that starts the browser anew failed ({status})."
            )),
            Ok(Err(why)) => Err(format!(
                "The command that starts the browser anew cannot be run: {program}: {why}."
            )),
            Err(_) => Err(format!(
                "The command that starts the browser anew did not end within {} s.",
                PATIENCE.as_secs()
            )),
        }
    }
}

/// The restarts of the last hour are saved, so that a command that restarts the whole machine has a limit too.
const FILE: &str = "restarts.json";
const FILE_SIZE: usize = 4096;

/// Checks every second if the page hangs, and restarts the browser if it does.
pub(crate) fn look_after(shared: &Arc<Shared>) {
    let Some(restart) = &shared.settings.browser else {
        return;
    };
    let verdict = shared.watch().judge(shared.now());
    match verdict {
        Verdict::Nothing => {}
        Verdict::Restart(why) => start(shared, restart, &why),
        Verdict::GiveUp(why) => {
            warn!("{why} The browser has been started anew too often, and is left alone for now.");
        }
    }
}

/// Restarts the browser on request, and returns true if that is possible.
pub(crate) fn restart_if_asked(shared: &Arc<Shared>, why: &str) -> bool {
    let Some(restart) = &shared.settings.browser else {
        warn!("{why} But no command is set by which the browser can be started anew.");
        return false;
    };
    let may = shared.watch().ask(shared.now());
    if may {
        start(shared, restart, why);
    } else {
        warn!("{why} But the browser has been started anew too often within an hour.");
    }
    may
}

fn start(shared: &Arc<Shared>, restart: &Restart, why: &str) {
    warn!("{why} The browser is started anew.");
    let (data, notes) = (shared.data.clone(), Arc::clone(&shared.notes));
    let ages = shared.watch().restart_ages(shared.now());
    let restart = restart.clone();
    tokio::spawn(async move {
        let keep = move || {
            let now = clock();
            let times: Vec<_> = ages
                .iter()
                .map(|age| now.saturating_sub(age.as_secs()))
                .collect();
            let text = serde_json::to_vec(&times).unwrap_or_default();
            // A failed write needs no note here, because writes that matter more report it.
            let _ = data.write(FILE, &text);
        };
        let _ = spawn_blocking(keep).await;
        match restart.run().await {
            Ok(()) => notes.settle("browser"),
            Err(why) => notes.say("browser", why),
        }
    });
}

/// Returns the ages of browser restarts by a host before this one, within an hour.
pub(crate) fn earlier_restarts(data: &Folder) -> Vec<Duration> {
    let text = data
        .read(FILE, FILE_SIZE)
        .ok()
        .flatten()
        .unwrap_or_default();
    let mut times: Vec<u64> = serde_json::from_str(&text).unwrap_or_default();
    times.sort_unstable();
    let now = clock();
    times
        .into_iter()
        .map(|time| Duration::from_secs(now.saturating_sub(time)))
        .collect()
}
