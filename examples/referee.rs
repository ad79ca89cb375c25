//! The referee: every game as text on standard input and output, so that any other program can play
//! by the project's own rules. `protocol` says what is understood; here it only meets the pipes.

#![forbid(unsafe_code)]

#[path = "referee/cabinet.rs"]
mod cabinet;
#[path = "referee/keys.rs"]
mod keys;
#[path = "referee/protocol.rs"]
mod protocol;
#[path = "referee/rail.rs"]
mod rail;
#[path = "referee/two.rs"]
mod two;

use std::io::{self, BufRead, Write};

use protocol::Session;

fn main() -> io::Result<()> {
    match converse(io::stdin().lock(), io::stdout().lock()) {
        // Whoever was listening has gone: that is an end, not a fault.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

/// Answers line by line until `quit` or the end of input.
fn converse(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        if let Some(answer) = session.answer(text) {
            output.write_all(answer.to_string().as_bytes())?;
            output.flush()?;
        }
        if session.has_quit() {
            break;
        }
        line.clear();
    }
    Ok(())
}
