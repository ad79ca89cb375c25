//! A WebSocket into a room.

use std::future::ready;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rooms::{Code, MAX_PAYLOAD, Notice, Refusal};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tracing::debug;

use crate::queue::Queue;
use crate::serve::{Shared, stopped};
use crate::switchboard::Switchboard;

/// Bytes that are read at once: most messages are small, and there are many connections.
const READ_BUFFER: usize = 1024;

/// Bytes after which a message is not even read to its end. What is longer than a payload may be and
/// shorter than this is told so.
const MAX_MESSAGE: usize = 4 * MAX_PAYLOAD;

/// How often each connection is asked whether it is there. Browsers answer by themselves.
const PING: Duration = Duration::from_secs(20);

/// Silence after which a connection is taken to be dead.
const SILENCE: Duration = Duration::from_secs(50);

/// Pings and pongs that a connection may send between two of the host's: no browser sends as many.
const CONTROLS: u32 = 50;

/// The time that the network has to take a message.
const SENDING: Duration = Duration::from_secs(10);

/// Why a connection ends.
enum End {
    Gone,
    Refused(Refusal),
    Stopping,
}

/// Lets somebody into the room whose code is in the path.
pub async fn room(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<IpAddr>,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let code: Code = match code.parse() {
        Ok(code) => code,
        Err(why) => return (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response(),
    };
    let stopping = shared.stopping.clone();
    let switchboard = Arc::clone(&shared.switchboard);
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| {
            // A task of its own: the one that waited for the upgrade is larger, and ends here.
            tokio::spawn(relay(socket, switchboard, peer, code, stopping));
            ready(())
        })
}

/// Lets a connection in, and says goodbye to it.
#[expect(
    clippy::manual_async_fn,
    reason = "it would hold its arguments twice, and there are thousands of it"
)]
fn relay(
    mut socket: WebSocket,
    switchboard: Arc<Switchboard>,
    peer: IpAddr,
    code: Code,
    mut stopping: watch::Receiver<bool>,
) -> impl Future<Output = ()> {
    async move {
        let end = match switchboard.connect(peer, code) {
            Err(refusal) => {
                let notice = Notice::Refused(refusal as u8, refusal.sentence()).to_bytes();
                let _ = send(&mut socket, Message::Binary(notice.into())).await;
                End::Refused(refusal)
            }
            Ok((connection, queue)) => {
                let receive = |bytes: &[u8]| switchboard.receive(connection, bytes);
                let end = converse(&mut socket, receive, &queue, &mut stopping).await;
                switchboard.disconnect(connection);
                end
            }
        };
        farewell(&mut socket, &end).await;
    }
}

/// Passes messages on in both directions until one of them ends.
async fn converse(
    socket: &mut WebSocket,
    receive: impl Fn(&[u8]),
    queue: &Queue,
    stopping: &mut watch::Receiver<bool>,
) -> End {
    let mut pings = interval_at(Instant::now() + PING, PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut controls) = (Instant::now(), 0);
    let mut stop = pin!(stopped(stopping));
    loop {
        let message = tokio::select! {
            // What waits for this connection goes out before more is read from it.
            biased;
            () = &mut stop => return End::Stopping,
            next = queue.next() => match next {
                Ok(frame) => Message::Binary(frame),
                Err(why) => return End::Refused(why),
            },
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    return End::Refused(Refusal::Silent);
                }
                controls = 0;
                Message::Ping(Bytes::new())
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Binary(bytes))) => receive(&bytes),
                    // No frame of ours, and counted as such.
                    Some(Ok(Message::Text(text))) => receive(text.as_bytes()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        controls += 1;
                        if controls > CONTROLS {
                            return End::Refused(Refusal::ManyMessages);
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                }
                continue;
            }
        };
        if !send(socket, message).await {
            return End::Gone;
        }
    }
}

/// Sends a message, unless the network does not take it in time.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(())))
}

/// Says why a connection ends, unless it has ended it itself, and hears it out.
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
    // Its own farewell is answered on the way, and closing a socket in which something is still to be
    // read would lose what was sent last.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(Duration::from_secs(2), rest).await;
}
