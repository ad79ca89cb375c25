//! One direction each of a session between two hosts: parcels are numbered as they go out, and counted as they come
//! in. A missing number ends the session, because its contents may have concerned any connection.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::{Client, Subject};
use axum::body::Bytes;
use rooms::{Code, Connection, Refusal};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

use super::subject_of_host;
use super::wire::{Content, HostId, Number, Parcel, Sender};
use crate::queue::Queue;

/// Maximum number of parcels that wait for NATS. Forwarders wait until there is space. An owner never waits, and
/// ends the session.
const WAITING: usize = 8192;

/// Silence after which a host counts as gone: some beats, and a delay of the machine.
const SILENCE: Duration = Duration::from_secs(5);

/// Timeout of NATS for a parcel.
const POSTING: Duration = Duration::from_secs(5);

/// A session with another host, as this host sees it.
pub(crate) struct Link {
    peer: HostId,
    /// Role of this host in the session.
    role: Sender,
    session: u64,
    /// Subjects to the peer, and from it.
    to: Subject,
    from: Subject,
    outbox: mpsc::Sender<Posted>,
    ended: watch::Sender<bool>,
    /// The number of the last parcel that went out. One task alone counts here, in the order of the outbox.
    sent: AtomicU64,
    heard: Mutex<Heard>,
}

struct Heard {
    number: u64,
    at: Instant,
}

/// A parcel on its way to NATS.
struct Posted {
    link: Arc<Link>,
    parcel: Vec<u8>,
    /// Way of sending the parcel.
    way: Way,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Plain,
    /// NATS reports it if the peer does not listen.
    Watched,
    /// The last one of its session, without a number.
    Last,
}

/// Queues of parcels for NATS: one for forwarded parcels and one for those of owners.
///
/// A sender that floods the first queue therefore cannot fill the second.
#[derive(Clone)]
pub(crate) struct Outboxes {
    forwarder: mpsc::Sender<Posted>,
    owner: mpsc::Sender<Posted>,
}

impl Outboxes {
    /// Returns outboxes, and empties them as long as they exist.
    pub(crate) fn new(client: &Client) -> Self {
        let outbox = || {
            let (outbox, posted) = mpsc::channel(WAITING);
            tokio::spawn(post(client.clone(), posted));
            outbox
        };
        Self {
            forwarder: outbox(),
            owner: outbox(),
        }
    }

    /// Waits until NATS has all present parcels of the outboxes.
    pub(crate) async fn emptied(&self) {
        let _ = self.forwarder.reserve_many(WAITING).await;
        let _ = self.owner.reserve_many(WAITING).await;
    }
}

/// Numbers the parcels, and publishes them.
async fn post(client: Client, mut posted: mpsc::Receiver<Posted>) {
    while let Some(next) = posted.recv().await {
        let Posted {
            link,
            mut parcel,
            way,
        } = next;
        if way != Way::Last {
            if link.has_ended() {
                continue;
            }
            let number = 1 + link.sent.fetch_add(1, Ordering::Relaxed);
            Parcel::set_number(&mut parcel, number);
        }
        let (to, parcel) = (link.to.clone(), parcel.into());
        let published = async {
            match way {
                Way::Watched => {
                    let reply = link.from.clone();
                    client.publish_with_reply(to, reply, parcel).await
                }
                Way::Plain | Way::Last => client.publish(to, parcel).await,
            }
        };
        if !matches!(timeout(POSTING, published).await, Ok(Ok(()))) {
            link.end();
        }
    }
}

impl Link {
    pub(crate) fn new(
        me: HostId,
        peer: HostId,
        role: Sender,
        session: u64,
        outboxes: &Outboxes,
    ) -> Self {
        let outbox = match role {
            Sender::Forwarder => &outboxes.forwarder,
            Sender::Owner => &outboxes.owner,
        };
        Self {
            peer,
            role,
            session,
            to: subject_of_host(peer, &me.to_string()).into(),
            from: subject_of_host(me, &peer.to_string()).into(),
            outbox: outbox.clone(),
            ended: watch::Sender::new(false),
            sent: AtomicU64::new(0),
            heard: Mutex::new(Heard {
                number: 0,
                at: Instant::now(),
            }),
        }
    }

    pub(crate) fn peer(&self) -> HostId {
        self.peer
    }

    pub(crate) fn session(&self) -> u64 {
        self.session
    }

    pub(crate) fn has_ended(&self) -> bool {
        *self.ended.borrow()
    }

    /// Ends sending, because the next parcel would follow a gap.
    pub(crate) fn end(&self) {
        self.ended.send_replace(true);
    }

    /// Ends it, and tells the peer if that is possible immediately. If not, the peer gets no further parcels.
    pub(crate) fn reset(self: &Arc<Self>) {
        self.end();
        let _ = self.outbox.try_send(self.posted(Content::Reset));
    }

    /// Sends something immediately, or ends the session if that fails.
    pub(crate) fn send_now(self: &Arc<Self>, content: Content<'_>) {
        if !self.has_ended() && self.outbox.try_send(self.posted(content)).is_err() {
            self.end();
        }
    }

    /// Sends something as soon as possible, unless the session ends before.
    pub(crate) fn send(self: &Arc<Self>, content: Content<'_>) -> Option<Pending> {
        if self.has_ended() {
            return None;
        }
        let refused = self.outbox.try_send(self.posted(content)).err()?;
        let posted = refused.into_inner();
        Some(Box::pin(async move {
            let link = Arc::clone(&posted.link);
            let mut ended = link.ended.subscribe();
            tokio::select! {
                _ = ended.wait_for(|ended| *ended) => {}
                // A failure needs no handling, because without an outbox the session is over.
                _ = link.outbox.send(posted) => {}
            }
        }))
    }

    /// Sends a sign of life, unless many parcels wait that serve as well.
    pub(crate) fn beat(self: &Arc<Self>) {
        let _ = self.outbox.try_send(self.posted(Content::Beat));
    }

    /// Records an incoming parcel; false if one is missing before it.
    pub(crate) fn hear(&self, number: u64) -> bool {
        let mut heard = self.heard();
        let is_next = heard.number.checked_add(1) == Some(number);
        if is_next {
            *heard = Heard {
                number,
                at: Instant::now(),
            };
        }
        is_next
    }

    /// Returns true if it has ended, or should because the peer is silent.
    pub(crate) fn is_over(&self) -> bool {
        self.has_ended() || self.heard().at.elapsed() > SILENCE
    }

    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn posted(self: &Arc<Self>, content: Content<'_>) -> Posted {
        Posted {
            link: Arc::clone(self),
            parcel: Parcel::write(self.role, self.session, content),
            way: match content {
                Content::Connect(..) | Content::Beat => Way::Watched,
                Content::Frame(..) | Content::End(..) => Way::Plain,
                Content::Reset => Way::Last,
            },
        }
    }
}

/// Something that is still to be sent.
pub(crate) type Pending = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A session in which this host forwards connections to the owner of their rooms.
pub(super) struct Uplink {
    pub link: Arc<Link>,
    /// Queues of the connections; `None` when the session has ended.
    queues: Mutex<Option<HashMap<Number, Arc<Queue>>>>,
    last: AtomicU64,
}

impl Uplink {
    pub(super) fn new(link: Link) -> Self {
        Self {
            link: Arc::new(link),
            queues: Mutex::new(Some(HashMap::new())),
            last: AtomicU64::new(0),
        }
    }

    /// Takes on a connection, unless the session has ended.
    pub(super) fn admit(&self, queue: &Arc<Queue>) -> Option<Number> {
        let number = 1 + self.last.fetch_add(1, Ordering::Relaxed);
        let mut queues = self.queues();
        queues.as_mut()?.insert(number, Arc::clone(queue));
        Some(number)
    }

    /// A connection has ended here.
    pub(super) fn leave(&self, number: Number) -> Option<Pending> {
        self.queues().as_mut()?.remove(&number);
        self.link.send(Content::End(number, None))
    }

    /// Passes the owner's content to the connection's queue.
    pub(super) fn deliver(&self, content: Content<'_>) {
        match content {
            Content::Frame(number, frame) => {
                let queue = self
                    .queues()
                    .as_ref()
                    .and_then(|all| all.get(&number).cloned());
                if let Some(queue) = queue {
                    // A copy, because the frame is a part of a larger read from NATS.
                    queue.push(Bytes::copy_from_slice(frame));
                }
            }
            Content::End(number, why) => {
                let queue = self.queues().as_mut().and_then(|all| all.remove(&number));
                if let Some(queue) = queue {
                    queue.end(why.unwrap_or(Refusal::Unreachable));
                }
            }
            Content::Connect(..) | Content::Beat | Content::Reset => {}
        }
    }

    pub(super) fn count(&self) -> usize {
        self.queues().as_ref().map_or(0, HashMap::len)
    }

    /// Ends the session if it has no connections.
    pub(super) fn end_unused(&self) -> bool {
        let mut queues = self.queues();
        let unused = queues.as_ref().is_some_and(HashMap::is_empty);
        if unused {
            *queues = None;
        }
        unused
    }

    /// Ends the session, and with it all its connections; returns how many these were.
    pub(super) fn end(&self) -> usize {
        self.link.end();
        let queues = self.queues().take().unwrap_or_default();
        for queue in queues.values() {
            queue.end(Refusal::Unreachable);
        }
        queues.len()
    }

    fn queues(&self) -> MutexGuard<'_, Option<HashMap<Number, Arc<Queue>>>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A session in which another host forwards connections to this one.
pub(super) struct Downlink {
    pub link: Arc<Link>,
    connections: Mutex<Taken>,
}

/// The connections of a session, each with the code of its room.
type Taken = HashMap<Number, (Connection, Code)>;

impl Downlink {
    pub(super) fn new(link: Link) -> Self {
        Self {
            link: Arc::new(link),
            connections: Mutex::default(),
        }
    }

    pub(super) fn add(&self, number: Number, connection: Connection, code: Code) {
        self.connections().insert(number, (connection, code));
    }

    pub(super) fn get(&self, number: Number) -> Option<(Connection, Code)> {
        self.connections().get(&number).copied()
    }

    pub(super) fn remove(&self, number: Number) -> Option<(Connection, Code)> {
        self.connections().remove(&number)
    }

    pub(super) fn count(&self) -> usize {
        self.connections().len()
    }

    /// Ends the session; returns its connections.
    pub(super) fn end(&self) -> Vec<Connection> {
        self.link.end();
        let taken = std::mem::take(&mut *self.connections());
        taken
            .into_values()
            .map(|(connection, _)| connection)
            .collect()
    }

    fn connections(&self) -> MutexGuard<'_, Taken> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a link whose parcels only the test reads.
    fn link(role: Sender) -> (Arc<Link>, mpsc::Receiver<Posted>) {
        let (outbox, posted) = mpsc::channel(2);
        let outboxes = Outboxes {
            forwarder: outbox.clone(),
            owner: outbox,
        };
        let link = Link::new(HostId(1), HostId(2), role, 7, &outboxes);
        (Arc::new(link), posted)
    }

    fn frame(number: Number) -> Content<'static> {
        Content::Frame(number, b"frame")
    }

    #[test]
    fn a_session_ends_with_the_first_parcel_that_cannot_be_sent() {
        let (link, mut posted) = link(Sender::Owner);
        link.send_now(frame(1));
        link.send_now(frame(2));
        assert!(!link.has_ended());
        link.send_now(frame(3));
        assert!(link.has_ended() && link.is_over());
        assert!(posted.try_recv().is_ok());
        // Later parcels would follow a gap.
        link.send_now(frame(4));
        assert!(link.send(frame(5)).is_none());
        assert!(posted.try_recv().is_ok());
        assert!(posted.try_recv().is_err());
    }

    #[tokio::test]
    async fn a_forwarder_waits_until_there_is_room_or_the_session_ends() {
        let (link, mut posted) = link(Sender::Forwarder);
        assert!(link.send(frame(1)).is_none());
        assert!(link.send(frame(2)).is_none());
        let third = link.send(frame(3)).expect("no room is there");
        let waiting = tokio::spawn(third);
        for number in 1..=3 {
            let next = posted.recv().await.expect("a parcel");
            let parcel = Parcel::read(&next.parcel).expect("a parcel");
            assert_eq!(parcel.content, frame(number));
            assert_eq!((parcel.sender, parcel.session), (Sender::Forwarder, 7));
        }
        waiting.await.expect("it was sent");
        assert!(link.send(frame(4)).is_none());
        assert!(link.send(frame(5)).is_none());
        let late = tokio::spawn(link.send(frame(6)).expect("no room is there"));
        link.end();
        late.await.expect("it gives up");
    }

    #[test]
    fn a_parcel_is_heard_in_its_turn_alone() {
        let (link, _posted) = link(Sender::Owner);
        let turns = [
            (2, false),
            (1, true),
            (1, false),
            (3, false),
            (2, true),
            (0, false),
        ];
        for (number, heard) in turns {
            assert_eq!(link.hear(number), heard, "{number}");
        }
    }

    #[tokio::test]
    async fn connections_end_with_their_session() {
        let (link, _posted) = link(Sender::Forwarder);
        let uplink = Uplink::new(Arc::into_inner(link).expect("one owner"));
        let queues = [Arc::new(Queue::default()), Arc::new(Queue::default())];
        let numbers = queues
            .each_ref()
            .map(|queue| uplink.admit(queue).expect("a place"));
        assert!(!uplink.end_unused());
        uplink.deliver(frame(numbers[0]));
        assert_eq!(uplink.end(), 2);
        assert_eq!(queues[0].next().await, Ok(Bytes::from_static(b"frame")));
        for queue in &queues {
            assert_eq!(queue.next().await, Err(Refusal::Unreachable));
        }
        assert!(uplink.admit(&queues[0]).is_none());
        assert_eq!((uplink.end(), uplink.count()), (0, 0));
    }
}
