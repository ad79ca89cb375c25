//! All rooms of this host with the connections' queues. One lock holds both, because a message costs far less than
//! its way through a socket.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rooms::{Address, Code, Connection, Limits, Output, Proof, Refusal, Rooms, Stats};
use tokio::sync::Notify;

use crate::cluster::{Content, Link};
use crate::queue::Queue;

/// See the module.
pub(crate) struct Switchboard {
    started: Instant,
    inner: Mutex<Inner>,
    ended: Notify,
}

struct Inner {
    rooms: Rooms,
    queues: HashMap<Connection, Arc<Queue>>,
    /// Connections that other hosts forward.
    afar: HashMap<Connection, Afar>,
}

/// The way to a connection of another host.
pub(crate) struct Afar {
    pub link: Arc<Link>,
    /// The connection's number in the session.
    pub number: u64,
}

impl Switchboard {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            started: Instant::now(),
            inner: Mutex::new(Inner {
                rooms: Rooms::new(limits),
                queues: HashMap::new(),
                afar: HashMap::new(),
            }),
            ended: Notify::new(),
        }
    }

    /// Returns a connection, and the queue of its frames.
    pub(crate) fn connect(
        &self,
        from: IpAddr,
        code: Code,
    ) -> Result<(Connection, Arc<Queue>), Refusal> {
        let mut inner = self.lock();
        let now = self.uptime();
        let connection = inner.rooms.connect(now, from.into(), code)?;
        let queue = Arc::new(Queue::default());
        inner.queues.insert(connection, Arc::clone(&queue));
        Ok((connection, queue))
    }

    /// A connection of another host.
    pub(crate) fn connect_afar(
        &self,
        from: Address,
        code: Code,
        afar: Afar,
    ) -> Result<Connection, Refusal> {
        let mut inner = self.lock();
        let now = self.uptime();
        let connection = inner.rooms.connect(now, from, code)?;
        inner.afar.insert(connection, afar);
        Ok(connection)
    }

    /// See [`Rooms::seeks`].
    pub(crate) fn seeks(&self, from: Connection, bytes: &[u8]) -> Option<Code> {
        let mut inner = self.lock();
        let now = self.uptime();
        inner.rooms.seeks(now, from, bytes)
    }

    /// See [`Rooms::hand_over`].
    pub(crate) fn hand_over(&self, connection: Connection) -> Option<Address> {
        let mut inner = self.lock();
        let now = self.uptime();
        inner.rooms.hand_over(now, connection)
    }

    /// Calls [`Rooms::room`].
    pub(crate) fn room(&self, code: Code) -> Option<Proof> {
        self.lock().rooms.room(code)
    }

    /// See [`Rooms::give_up`].
    pub(crate) fn give_up(&self, code: Code) {
        self.act(|rooms, _| rooms.give_up(code));
    }

    /// Waits until a room has ended since the last call.
    pub(crate) async fn some_room_ended(&self) {
        self.ended.notified().await;
    }

    pub(crate) fn receive(&self, from: Connection, bytes: &[u8]) {
        self.act(|rooms, now| rooms.receive(now, from, bytes));
    }

    pub(crate) fn disconnect(&self, gone: Connection) {
        let mut inner = self.lock();
        if inner.queues.remove(&gone).is_none() {
            inner.afar.remove(&gone);
        }
        drop(inner);
        self.act(|rooms, now| rooms.disconnect(now, gone));
    }

    pub(crate) fn tick(&self) {
        self.act(Rooms::tick);
    }

    pub(crate) fn stats(&self) -> Stats {
        self.lock().rooms.stats()
    }

    /// See [`Rooms::is_full`].
    pub(crate) fn is_full(&self) -> bool {
        self.lock().rooms.is_full()
    }

    pub(crate) fn uptime(&self) -> Duration {
        self.started.elapsed()
    }

    fn act(&self, act: impl FnOnce(&mut Rooms, Duration) -> Vec<Output>) {
        let mut inner = self.lock();
        // Read inside the lock, so that times never go back.
        let now = self.uptime();
        let ended = inner.rooms.stats().ended;
        let outputs = act(&mut inner.rooms, now);
        if inner.rooms.stats().ended != ended {
            self.ended.notify_one();
        }
        for output in outputs {
            inner.carry_out(output);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // The code inside never panics. If it does, one room may be wrong, and the others are not.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn carry_out(&mut self, output: Output) {
        match output {
            Output::Send(to, bytes) => {
                if let Some(queue) = self.queues.get(&to) {
                    queue.push(bytes.into());
                } else if let Some(Afar { link, number }) = self.afar.get(&to) {
                    link.send_now(Content::Frame(*number, &bytes));
                }
            }
            Output::Close(connection, why) => {
                if let Some(queue) = self.queues.remove(&connection) {
                    queue.end(why);
                } else if let Some(Afar { link, number }) = self.afar.remove(&connection) {
                    link.send_now(Content::End(number, Some(why)));
                }
            }
        }
    }
}
