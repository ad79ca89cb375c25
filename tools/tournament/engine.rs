//! An external program that plays: it gets the referee's lines, and answers like the referee. `docs/engines.md`
//! describes the messages.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Time that an engine may take beyond its time for a turn, in milliseconds.
///
/// The engine needs it to start, to answer, and to be late because the machine is busy.
const PATIENCE: f64 = 600_000.0;
/// Longer answers are not listened to, in lines.
const MOST_LINES: usize = 10_000;

/// An engine that plays one game.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    /// Starts the program and the game, and tells it its milliseconds for a turn.
    ///
    /// # Errors
    ///
    /// A sentence about the failure, as for all other functions here.
    pub(crate) fn start(command: &str, game: &str, millis: f64) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("No engine is named.")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{program} does not start: {why}"))?;
        let input = child
            .stdin
            .take()
            .ok_or("The engine cannot be spoken to.")?;
        let output = child.stdout.take().ok_or("The engine cannot be heard.")?;
        let (told, lines) = channel();
        // Reading waits for as long as the engine is silent, so it is done elsewhere.
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if told.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Self {
            child,
            input,
            lines,
        };
        engine.ask(&format!("new {game}"), 0.0)?;
        // An engine that has no use for it need not know this line.
        let _ = engine.ask(&format!("time {millis}"), 0.0);
        Ok(engine)
    }

    /// Tells of a turn.
    pub(crate) fn play(&mut self, turn: &str) -> Result<(), String> {
        self.ask(&format!("play {turn}"), 0.0).map(|_| ())
    }

    /// Tells what it sees of a game: the keys of a position.
    pub(crate) fn look(&mut self, game: &str, keys: &str) -> Result<(), String> {
        self.ask(&format!("new {game} {keys}"), 0.0).map(|_| ())
    }

    /// The turn that it plays, in the rail game each of its steps.
    pub(crate) fn generate(&mut self, millis: f64) -> Result<Vec<String>, String> {
        let line = format!("genmove master {}", millis.round());
        let mut answer = self.ask(&line, millis)?;
        answer.retain(|line| !line.starts_with('#'));
        match answer.is_empty() {
            true => Err("It names no turn.".into()),
            false => Ok(answer),
        }
    }

    /// The lines that answer one, up to the empty one.
    fn ask(&mut self, line: &str, millis: f64) -> Result<Vec<String>, String> {
        let gone = |why| format!("After `{line}` it cannot be spoken to: {why}");
        writeln!(self.input, "{line}").map_err(gone)?;
        self.input.flush().map_err(gone)?;
        let mut answer = Vec::new();
        let patience = Duration::from_secs_f64((millis + PATIENCE) / 1e3);
        loop {
            let heard = self.lines.recv_timeout(patience).map_err(|why| match why {
                RecvTimeoutError::Timeout => format!("It does not answer `{line}` in time."),
                RecvTimeoutError::Disconnected => format!("It ended when asked `{line}`."),
            })?;
            if heard.is_empty() {
                break;
            }
            // Output that begins otherwise is no answer, and may have no end.
            let begins = answer.is_empty();
            if begins && heard != "=" && !heard.starts_with("= ") && !heard.starts_with('?') {
                return Err(format!("It answers `{line}` with `{heard}`."));
            }
            answer.push(heard);
            if answer.len() > MOST_LINES {
                return Err(format!("It does not stop answering `{line}`."));
            }
        }
        let first = answer.first().map_or("", String::as_str);
        let Some(said) = first.strip_prefix("= ").or((first == "=").then_some("")) else {
            return Err(format!("It answers `{line}` with `{first}`."));
        };
        let mut lines = vec![said.to_string()];
        lines.extend(answer.drain(1..));
        Ok(lines)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        // It may be anything: it is not waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
