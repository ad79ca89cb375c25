//! The referee: every game as text on standard input and output, so that any other program can play
//! by the project's own rules. `players::referee` says what is understood; here it only meets the
//! pipes.

#![forbid(unsafe_code)]

use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use players::PROTOCOLS;
use players::referee::{Answer, Host, Referee};
use rules::maps::{MapFile, MapId, RailMap};

/// Longer lines are not read, in bytes: the longest game that can be loaded is a twentieth of it.
const MOST_LINE: u64 = 1 << 20;

fn main() -> io::Result<()> {
    match converse(io::stdin().lock(), io::stdout().lock()) {
        // The listening program has gone. That is an end, not a fault.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

/// Answers line by line until `quit` or the end of input.
fn converse(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let host = Host {
        clock: milliseconds,
        map: read_map,
    };
    let mut referee = Referee::new(PROTOCOLS, host);
    let mut line = Vec::new();
    while input
        .by_ref()
        .take(MOST_LINE)
        .read_until(b'\n', &mut line)?
        > 0
    {
        let answer = match line.strip_suffix(b"\n") {
            None if line.len() as u64 == MOST_LINE => {
                input.skip_until(b'\n')?;
                Some(Answer(Err("The line is too long.".into())))
            }
            text => referee.answer(text.unwrap_or(&line)),
        };
        if let Some(answer) = answer {
            write!(output, "{answer}")?;
            output.flush()?;
        }
        if referee.has_quit() {
            break;
        }
        line.clear();
    }
    Ok(())
}

fn milliseconds() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed().as_secs_f64() * 1e3
}

/// Reads a map of the house.
fn read_map(id: &str) -> Option<Arc<RailMap>> {
    let file: MapFile = serde_json::from_str(MapId::with_id(id)?.info()?.text).ok()?;
    RailMap::try_from(file).ok().map(Arc::new)
}
