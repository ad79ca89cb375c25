//! A WebSocket to a room.

use std::future::ready;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rooms::{Code, Connection, MAX_PAYLOAD, Notice, Refusal};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tracing::debug;

use crate::cluster::{Passage, Pending};
use crate::connection::stopped;
use crate::queue::Queue;
use crate::serve::Shared;
use crate::slots::Slot;

/// Bytes that are read at once: most messages are small, and there are many connections.
const READ_BUFFER: usize = 1024;

/// Maximum bytes of a message, beyond which it is not read to its end.
///
/// A shorter message that exceeds a payload gets a refusal with the reason.
const MAX_MESSAGE: usize = 4 * MAX_PAYLOAD;

/// Interval at which the host pings each connection. Browsers answer by themselves.
const PING: Duration = Duration::from_secs(20);

/// Silence after which a connection counts as dead.
const SILENCE: Duration = Duration::from_secs(50);

/// Pings and pongs that a connection may send between two of the host's: no browser sends as many.
const CONTROLS: u32 = 50;

/// Timeout of the network for a message.
const SENDING: Duration = Duration::from_secs(10);

/// Note for the operator of a proxy.
const UNNAMED: &str = "A proxy does not name its clients by `X-Forwarded-For`, or names two by different headers: \
                       such connections count for the proxy's own address, which may have 64.";

/// Why a connection ends.
enum End {
    Gone,
    Refused(Refusal),
    Stopping,
}

/// Result of handling a message.
enum Received {
    Done,
    /// Reads nothing until this is done.
    Wait(Pending),
    /// Requests a room that is not here.
    Seek(Code),
}

/// Result of a conversation.
enum Outcome {
    End(End),
    /// A message that requests a room that is not here.
    Seek(Code, Bytes),
}

/// An accepted connection.
struct Visit {
    shared: Arc<Shared>,
    connection: Connection,
    queue: Arc<Queue>,
    /// Way to its room, if that is on another host. Most of the thousands of visits have none.
    passage: Option<Box<Passage>>,
}

impl Visit {
    fn receive(&self, bytes: &[u8]) -> Received {
        if let Some(passage) = &self.passage {
            return passage.send(bytes).map_or(Received::Done, Received::Wait);
        }
        let (shared, connection) = (&self.shared, self.connection);
        if shared.cluster.is_some()
            && let Some(code) = shared.switchboard.seeks(connection, bytes)
        {
            return Received::Seek(code);
        }
        shared.switchboard.receive(connection, bytes);
        Received::Done
    }

    /// Finds the room that a message requests.
    async fn seek(&mut self, code: Code, frame: &[u8]) {
        if let Some(cluster) = &self.shared.cluster {
            let entered = cluster.enter(self.connection, &self.queue, code, frame);
            self.passage = entered.await.map(Box::new);
        }
    }

    async fn end(self) {
        self.shared.switchboard.disconnect(self.connection);
        if let Some(passage) = self.passage {
            passage.leave().await;
        }
    }
}

/// Admits a client to the room with the code in the path.
pub(crate) async fn room(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<IpAddr>,
    Path(code): Path<String>,
    Extension(slot): Extension<Arc<Slot>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let code: Code = match code.parse() {
        Ok(code) => code,
        Err(why) => return (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response(),
    };
    let address = shared.settings.proxies.client(peer, &headers);
    let address = address.unwrap_or_else(|| {
        shared.notes.say("proxy", UNNAMED.into());
        peer
    });
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| {
            // A separate task, because the one that waited for the upgrade is larger, and ends here.
            slot.enter_room();
            tokio::spawn(relay(socket, shared, address, code, slot));
            ready(())
        })
}

/// Serves a connection from its entry to its farewell.
#[expect(
    clippy::manual_async_fn,
    reason = "it would hold its arguments twice, and there are thousands of it"
)]
fn relay(
    mut socket: WebSocket,
    shared: Arc<Shared>,
    address: IpAddr,
    code: Code,
    slot: Arc<Slot>,
) -> impl Future<Output = ()> {
    async move {
        // Held to the very end, too.
        let _slot = slot;
        // Held to the very end: the host waits for it when it stops.
        let mut stopping = shared.stopping.clone();
        let end = match shared.switchboard.connect(address, code) {
            Err(refusal) => {
                let notice = Notice::Refused(refusal as u8, refusal.sentence()).to_bytes();
                let _ = send(&mut socket, Message::Binary(notice.into())).await;
                End::Refused(refusal)
            }
            Ok((connection, queue)) => {
                let mut visit = Visit {
                    shared,
                    connection,
                    queue,
                    passage: None,
                };
                let end = loop {
                    match converse(&mut socket, &visit, &mut stopping).await {
                        Outcome::End(end) => break end,
                        // On the heap: few connections are in here, and for a short time.
                        Outcome::Seek(code, frame) => Box::pin(visit.seek(code, &frame)).await,
                    }
                };
                Box::pin(visit.end()).await;
                end
            }
        };
        farewell(&mut socket, &end).await;
    }
}

/// Passes messages on in both directions until one of them ends, or a room has to be found.
async fn converse(
    socket: &mut WebSocket,
    visit: &Visit,
    stopping: &mut watch::Receiver<bool>,
) -> Outcome {
    let mut pings = interval_at(Instant::now() + PING, PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut controls) = (Instant::now(), 0);
    let mut stop = pin!(stopped(stopping));
    loop {
        let message = tokio::select! {
            // Frames that wait for this connection go out before more is read from it.
            biased;
            () = &mut stop => return Outcome::End(End::Stopping),
            next = visit.queue.next() => match next {
                Ok(frame) => Message::Binary(frame),
                Err(why) => return Outcome::End(End::Refused(why)),
            },
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    return Outcome::End(End::Refused(Refusal::Silent));
                }
                controls = 0;
                Message::Ping(Bytes::new())
            }
            message = socket.recv() => {
                heard = Instant::now();
                let bytes = match message {
                    Some(Ok(Message::Binary(bytes))) => bytes,
                    // No frame of ours, and counted as such.
                    Some(Ok(Message::Text(text))) => text.into(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        controls += 1;
                        if controls > CONTROLS {
                            return Outcome::End(End::Refused(Refusal::ManyMessages));
                        }
                        continue;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Outcome::End(End::Gone),
                };
                match visit.receive(&bytes) {
                    Received::Done => {}
                    Received::Wait(pending) => pending.await,
                    Received::Seek(code) => return Outcome::Seek(code, bytes),
                }
                continue;
            }
        };
        if !send(socket, message).await {
            return Outcome::End(End::Gone);
        }
    }
}

/// Sends a message, unless the network does not take it in time.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(())))
}

/// Sends the reason for the end of a connection, unless the peer ended it, and reads the rest.
async fn farewell(socket: &mut WebSocket, end: &End) {
    let close = match end {
        End::Gone => None,
        End::Refused(refusal) => Some((refusal.close_code(), refusal.sentence())),
        End::Stopping => Some((1001, "The host stops.")),
    };
    if let Some((code, reason)) = close {
        debug!("a connection is closed: {reason}");
        let reason = reason.into();
        if !send(socket, Message::Close(Some(CloseFrame { code, reason }))).await {
            return;
        }
    }
    // The peer's own farewell is answered meanwhile. Closing a socket with unread data would lose the last message.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(Duration::from_secs(2), rest).await;
}
