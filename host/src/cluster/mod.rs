//! Many hosts with the same rooms, by NATS: table on one host, phones on another.
//!
//! The host at which a table opens a room **owns** it. That host's [`rooms::Rooms`] decides, as if there were no
//! other. Another host where a client wants to enter this room is a **forwarder** for that connection. It passes
//! the frames to the owner and the owner's frames back, and reads none of them but the first. Hosts store nothing.
//! The rooms of a host end with it, and their tables open them again at the next host that they reach.
//!
//! # Subjects
//!
//! | subject | receiver | messages |
//! | --- | --- | --- |
//! | `roundhouse.room.CODE` | the owner of the room | requests for its owner, and the claims of owners |
//! | `roundhouse.host.TO.FROM` | the host `TO` | parcels from the host `FROM` |
//!
//! `TO` and `FROM` are random numbers that hosts choose when they start. [`wire`] has the bytes.
//!
//! # Ownership
//!
//! A host asks for the owner when a client opens, returns to or enters a room that it does not own. NATS (from 2.2
//! on) answers for subjects without receivers, so the host learns immediately that no host has the room. Then it
//! handles the frame itself. It also does if no answer comes in time, or NATS is away.
//!
//! So two hosts may open one room at the same moment, or while they are cut off from each other. An owner therefore
//! claims its room after opening it, when NATS is back, and every 30 seconds. Of two owners one gives its room up,
//! by the rule of [`Claim::yields_to`](ownership). It closes the connections, which reconnect and find the other
//! owner.
//!
//! # Sessions
//!
//! A forwarder has one **session** with each owner, for all connections that it forwards there. Parcels are numbered
//! in each direction. A session ends as a whole, with all its connections, when
//!
//! - a number is missing, because any parcel was lost;
//! - the peer was silent for five seconds: both sides send a numbered beat each second, which also reveals the loss of
//!   a last parcel;
//! - NATS reports that the peer's subject has no receiver, or is itself away;
//! - one side ends it, because it stops, or because it does not know the session: [`wire::Content::Reset`].
//!
//! So no frame is lost in the middle of a connection. A client either gets all frames, or has to reconnect and then
//! gets the present state. If a side cannot tell the other one, its silence does.
//!
//! # Waiting
//!
//! A forwarder stops reading from a connection until its last frame has been passed on. An owner never waits, so a
//! session whose parcels pile up ends. Frames for a connection wait in its queue as always. A connection with too
//! many waiting frames is closed.
//!
//! # Trust
//!
//! Hosts trust every program that can write to these subjects, so no other program may. Invalid messages are dropped
//! and counted. Table and members encrypt their messages. NATS sees no more of them than a host does: codes, sizes,
//! times, and for each connection the address that it counts for.

mod link;
mod ownership;
mod sessions;
mod wire;

use std::collections::HashMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request, ServerAddr};
use percent_encoding::percent_decode_str;
use rooms::{Code, Connection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{info, warn};

use crate::queue::Queue;
use crate::switchboard::Switchboard;
use link::{Downlink, Outboxes, Uplink};
use ownership::Owned;
use wire::{HostId, RoomTalk, Sender};

pub(crate) use link::{Link, Pending};
pub(crate) use wire::Content;

/// Timeout of an owner's answer. Only a client that wants to enter waits for it.
const ANSWERING: Duration = Duration::from_secs(2);

/// Interval at which a host asks NATS for a sign of life.
const PING: Duration = Duration::from_secs(2);

/// Maximum number of unread messages of one subject. Surplus ones are lost, and that is detected.
const UNREAD: usize = 16 * 1024;

/// The longest time between two tries to reach NATS.
const RETRY: Duration = Duration::from_secs(1);

/// The time that a host waits for NATS when it starts; then it serves without.
const ARRIVING: Duration = Duration::from_secs(2);

/// Time for the goodbyes to reach NATS.
const FAREWELL: Duration = Duration::from_secs(1);

/// This host among the others.
pub(crate) struct Cluster {
    me: HostId,
    client: Client,
    switchboard: Arc<Switchboard>,
    outboxes: Outboxes,
    sessions: Mutex<Sessions>,
    owned: Mutex<HashMap<Code, Owned>>,
    counters: Counters,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// The sessions with each other host.
#[derive(Default)]
struct Sessions {
    /// Where this host forwards.
    up: HashMap<HostId, Arc<Uplink>>,
    /// Where others forward to this one.
    down: HashMap<HostId, Arc<Downlink>>,
    last: u64,
}

#[derive(Default)]
struct Counters {
    garbage: AtomicU64,
    lost: AtomicU64,
    yielded: AtomicU64,
}

/// Counters of this host among the others.
pub(crate) struct Stats {
    /// True if NATS is there.
    pub connected: bool,
    /// Connections here whose room another host owns.
    pub forwarded: u64,
    /// Connections elsewhere whose room this host owns.
    pub taken_on: u64,
    /// Sessions that ended with connections in them.
    pub lost: u64,
    /// Rooms given up in favour of another host's.
    pub yielded: u64,
    /// Messages of NATS that no host writes.
    pub garbage: u64,
}

/// A connection's way to a room on another host.
pub(crate) struct Passage {
    uplink: Arc<Uplink>,
    number: wire::Number,
}

impl Passage {
    /// Passes a frame on. The returned future waits until that is possible.
    pub(crate) fn send(&self, frame: &[u8]) -> Option<Pending> {
        self.uplink.link.send(Content::Frame(self.number, frame))
    }

    /// Reports that the connection is gone.
    pub(crate) async fn leave(self) {
        if let Some(pending) = self.uplink.leave(self.number) {
            pending.await;
        }
    }
}

/// Returns the subject of messages to a host from another one, or from all.
fn subject_of_host(host: HostId, from: &str) -> String {
    format!("roundhouse.host.{host}.{from}")
}

fn subject_of_room(code: Code) -> String {
    format!("roundhouse.room.{code}")
}

impl Cluster {
    /// Joins the other hosts, now or as soon as NATS is available. Its beats are `hurry` times as frequent as by
    /// the clock, but the timeout of other hosts stays the same.
    ///
    /// # Errors
    ///
    /// If this way to NATS is impossible.
    pub(crate) async fn join(
        servers: &[ServerAddr],
        switchboard: Arc<Switchboard>,
        hurry: u32,
    ) -> io::Result<Arc<Self>> {
        let (events, mut event) = mpsc::unbounded_channel();
        let client = log_in(options(events), servers)
            .connect(servers)
            .await
            .map_err(io::Error::other)?;
        if timeout(ARRIVING, event.recv()).await.is_err() {
            warn!("NATS is not there yet: until it is, this host has its rooms for itself.");
        }
        let me = HostId(rand::random());
        let subject = subject_of_host(me, "*");
        let messages = client.subscribe(subject).await.map_err(io::Error::other)?;
        let cluster = Arc::new(Self {
            me,
            outboxes: Outboxes::new(&client),
            client,
            switchboard,
            sessions: Mutex::default(),
            owned: Mutex::default(),
            counters: Counters::default(),
            task: Mutex::default(),
        });
        let task = tokio::spawn(sessions::run(Arc::clone(&cluster), messages, event, hurry));
        *cluster.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
        Ok(cluster)
    }

    /// Handles the first frame of a connection to a room that is not here.
    ///
    /// It finds the room's owner and passes the frame on, or lets this host answer.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        connection: Connection,
        queue: &Arc<Queue>,
        code: Code,
        frame: &[u8],
    ) -> Option<Passage> {
        let owner = self.owner(code).await.filter(|owner| *owner != self.me);
        let Some(owner) = owner else {
            let messages = self.listen_before_opening(code, frame).await;
            self.switchboard.receive(connection, frame);
            self.own_if_opened(code, frame, messages);
            return None;
        };
        let address = self.switchboard.hand_over(connection)?;
        let (uplink, number) = self.admit(owner, queue);
        let passage = Passage { uplink, number };
        let link = &passage.uplink.link;
        if let Some(pending) = link.send(Content::Connect(number, address, code)) {
            pending.await;
        }
        if let Some(pending) = passage.send(frame) {
            pending.await;
        }
        Some(passage)
    }

    /// Asks for the owner of a room.
    async fn owner(&self, code: Code) -> Option<HostId> {
        if !self.is_connected() {
            return None;
        }
        let request = Request::new()
            .payload(RoomTalk::Ask.to_bytes().into())
            .timeout(Some(ANSWERING));
        let asked = self.client.send_request(subject_of_room(code), request);
        match RoomTalk::read(&asked.await.ok()?.payload) {
            Some(RoomTalk::Answer(owner)) => owner,
            _ => {
                self.count_garbage();
                None
            }
        }
    }

    /// Returns a place in a session with an owner, and opens the session if needed.
    fn admit(&self, owner: HostId, queue: &Arc<Queue>) -> (Arc<Uplink>, wire::Number) {
        let mut sessions = self.sessions();
        let running = sessions.up.get(&owner).map(Arc::clone);
        if let Some(uplink) = running
            && let Some(number) = uplink.admit(queue)
        {
            return (uplink, number);
        }
        sessions.last += 1;
        let session = sessions.last;
        let link = Link::new(self.me, owner, Sender::Forwarder, session, &self.outboxes);
        let uplink = Arc::new(Uplink::new(link));
        sessions.up.insert(owner, Arc::clone(&uplink));
        let number = uplink.admit(queue).unwrap_or_default();
        (uplink, number)
    }

    pub(crate) fn stats(&self) -> Stats {
        let sessions = self.sessions();
        let forwarded = sessions.up.values().map(|up| up.count());
        let taken_on = sessions.down.values().map(|down| down.count());
        let counted = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            connected: self.is_connected(),
            forwarded: forwarded.sum::<usize>() as u64,
            taken_on: taken_on.sum::<usize>() as u64,
            lost: counted(&self.counters.lost),
            yielded: counted(&self.counters.yielded),
            garbage: counted(&self.counters.garbage),
        }
    }

    /// Leaves the other hosts. Nothing is forwarded any more, in either direction.
    pub(crate) async fn leave(&self) {
        let task = self
            .task
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(task) = task {
            task.abort();
        }
        self.owned().clear();
        self.end_sessions();
        if self.is_connected() {
            // Goodbyes wait in the outboxes, which are emptied within this time.
            let _ = timeout(FAREWELL, self.outboxes.emptied()).await;
            let _ = timeout(FAREWELL, self.client.flush()).await;
        }
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn count_garbage(&self) {
        self.counters.garbage.fetch_add(1, Ordering::Relaxed);
    }

    fn sessions(&self) -> MutexGuard<'_, Sessions> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn owned(&self) -> MutexGuard<'_, HashMap<Code, Owned>> {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// With the name and the password in an address: the client library reads neither.
fn log_in(options: ConnectOptions, servers: &[ServerAddr]) -> ConnectOptions {
    let decode = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match servers
        .iter()
        .find_map(|server| Some((server.username()?, server.password()?)))
    {
        Some((name, password)) => options.user_and_password(decode(name), decode(password)),
        None => options,
    }
}

/// Options of the connection to NATS. Each change of the connection goes to `events`.
fn options(events: mpsc::UnboundedSender<bool>) -> ConnectOptions {
    ConnectOptions::new()
        .name("roundhouse-host")
        .retry_on_initial_connect()
        .ping_interval(PING)
        .subscription_capacity(UNREAD)
        .reconnect_delay_callback(|tries| {
            RETRY.min(Duration::from_millis(100) * u32::try_from(tries).unwrap_or(u32::MAX))
        })
        .event_callback(move |event| {
            let connected = match event {
                Event::Connected => Some(true),
                Event::Disconnected => Some(false),
                other => {
                    info!("NATS: {other}");
                    None
                }
            };
            if let Some(connected) = connected {
                if !connected {
                    warn!("NATS is away: rooms whose table and members are at this host go on.");
                }
                // There is no receiver after the host has stopped.
                let _ = events.send(connected);
            }
            std::future::ready(())
        })
}
