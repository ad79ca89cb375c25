//! All rooms of this host with the connections' queues. One lock holds both: what a message costs is
//! far less than what its way through a socket does.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use rooms::{Code, Connection, Limits, Output, Refusal, Rooms, Stats};
use tokio::sync::mpsc::{self, Receiver, Sender};

/// Frames that wait for a connection; whoever lets more wait is too slow.
const QUEUE: usize = 64;

/// What a connection is to do.
pub enum Line {
    /// Send a frame.
    Frame(Bytes),
    /// End.
    Close(Refusal),
}

/// See the module.
pub struct Switchboard {
    started: Instant,
    inner: Mutex<Inner>,
}

struct Inner {
    rooms: Rooms,
    lines: HashMap<Connection, Sender<Line>>,
}

impl Switchboard {
    pub fn new(limits: Limits) -> Self {
        Self {
            started: Instant::now(),
            inner: Mutex::new(Inner {
                rooms: Rooms::new(limits),
                lines: HashMap::new(),
            }),
        }
    }

    /// A connection and its queue, which ends without a [`Line::Close`] if the connection is too slow.
    pub fn connect(
        &self,
        from: IpAddr,
        code: Code,
    ) -> Result<(Connection, Receiver<Line>), Refusal> {
        let now = self.uptime();
        let mut inner = self.lock();
        let connection = inner.rooms.connect(now, from.into(), code)?;
        let (line, queue) = mpsc::channel(QUEUE);
        inner.lines.insert(connection, line);
        Ok((connection, queue))
    }

    pub fn receive(&self, from: Connection, bytes: &[u8]) {
        self.act(|rooms, now| rooms.receive(now, from, bytes));
    }

    pub fn disconnect(&self, gone: Connection) {
        self.lock().lines.remove(&gone);
        self.act(|rooms, now| rooms.disconnect(now, gone));
    }

    pub fn tick(&self) {
        self.act(Rooms::tick);
    }

    pub fn stats(&self) -> Stats {
        self.lock().rooms.stats()
    }

    pub fn uptime(&self) -> Duration {
        self.started.elapsed()
    }

    fn act(&self, act: impl FnOnce(&mut Rooms, Duration) -> Vec<Output>) {
        let mut inner = self.lock();
        // Read within the lock, so that no time is before the last one.
        let now = self.uptime();
        let outputs = act(&mut inner.rooms, now);
        for output in outputs {
            inner.carry_out(output);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing within panics; if it does, a room may be wrong, and the others are not.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn carry_out(&mut self, output: Output) {
        match output {
            Output::Send(to, bytes) => {
                let sent = self
                    .lines
                    .get(&to)
                    .map(|line| line.try_send(Line::Frame(bytes.into())));
                // It ends its queue; what its room hears of that is told when the connection has ended.
                if let Some(Err(_)) = sent {
                    self.lines.remove(&to);
                }
            }
            Output::Close(connection, why) => {
                if let Some(line) = self.lines.remove(&connection) {
                    // A queue that is full ends as well, and says another reason.
                    let _ = line.try_send(Line::Close(why));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use rooms::{Request, Secret};

    use super::*;

    #[test]
    fn who_lets_too_much_wait_is_cut_off_and_nobody_waits_for_it() {
        let board = Switchboard::new(Limits::default());
        let code = "K7Q4MZ".parse().expect("a code");
        let connect = || {
            board
                .connect(Ipv4Addr::LOCALHOST.into(), code)
                .expect("connected")
        };
        let (table, mut slow) = connect();
        board.receive(table, &Request::Open(Secret([7; 32]).proof()).to_bytes());
        let members: Vec<_> = (0..3).map(|_| connect()).collect();
        for (member, _) in &members {
            board.receive(*member, &Request::Enter.to_bytes());
            for _ in 0..30 {
                board.receive(*member, &Request::Say(b"!").to_bytes());
            }
        }
        let mut frames = 0;
        while let Ok(line) = slow.try_recv() {
            assert!(matches!(line, Line::Frame(_)));
            frames += 1;
        }
        assert_eq!(frames, QUEUE);
        assert!(slow.is_closed());
        board.disconnect(table);
        for (_, mut queue) in members {
            let heard = std::iter::from_fn(|| queue.try_recv().ok()).count();
            assert_eq!(heard, 2, "that it has entered, and that the table is away");
        }
    }
}
