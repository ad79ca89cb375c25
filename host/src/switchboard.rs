//! All rooms of this host with the connections' queues. One lock holds both: what a message costs is
//! far less than what its way through a socket does.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rooms::{Code, Connection, Limits, Output, Refusal, Rooms, Stats};

use crate::queue::Queue;

/// See the module.
pub struct Switchboard {
    started: Instant,
    inner: Mutex<Inner>,
}

struct Inner {
    rooms: Rooms,
    queues: HashMap<Connection, Arc<Queue>>,
}

impl Switchboard {
    pub fn new(limits: Limits) -> Self {
        Self {
            started: Instant::now(),
            inner: Mutex::new(Inner {
                rooms: Rooms::new(limits),
                queues: HashMap::new(),
            }),
        }
    }

    /// A connection, and the queue of what is for it.
    pub fn connect(&self, from: IpAddr, code: Code) -> Result<(Connection, Arc<Queue>), Refusal> {
        let mut inner = self.lock();
        let now = self.uptime();
        let connection = inner.rooms.connect(now, from.into(), code)?;
        let queue = Arc::new(Queue::default());
        inner.queues.insert(connection, Arc::clone(&queue));
        Ok((connection, queue))
    }

    pub fn receive(&self, from: Connection, bytes: &[u8]) {
        self.act(|rooms, now| rooms.receive(now, from, bytes));
    }

    pub fn disconnect(&self, gone: Connection) {
        self.lock().queues.remove(&gone);
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
                if let Some(queue) = self.queues.get(&to) {
                    queue.push(bytes.into());
                }
            }
            Output::Close(connection, why) => {
                if let Some(queue) = self.queues.remove(&connection) {
                    queue.end(why);
                }
            }
        }
    }
}
