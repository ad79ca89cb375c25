//! The host over real sockets, all of them on this machine.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

mod exhibitera;
mod files;
mod kept;
mod nats;
mod pin;
mod program;
mod relay;
mod rude;
mod settings;
mod watch;

use std::net::SocketAddr;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use rooms::{Notice, Request, Secret};
use roundhouse_host::{Host, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Timeout of a wait that hangs. It measures nothing.
const PATIENCE: Duration = Duration::from_secs(60);

/// Factor by which the pauses of hosts pass faster than at a table.
const HURRY: u32 = 20;

const ROOM: &str = "K7Q4MZ";
const SECRET: Secret = Secret([7; 32]);

async fn within<T>(what: impl Future<Output = T>) -> T {
    timeout(PATIENCE, what).await.expect("this hangs")
}

/// Makes an empty folder of this name in a folder of its own, because tests that run at the same time would empty each
/// other's folder.
fn folder(name: &str) -> PathBuf {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let own = format!("{}-{number}", std::process::id());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(own)
        .join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A host that runs.
struct Running {
    here: Here,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

impl Running {
    /// Starts one at any free port of this machine, with further options.
    async fn start(options: &[&str]) -> Self {
        let words = ["roundhouse-host", "--port", "0"].iter().chain(options);
        let mut options = Options::try_parse_from(words).expect("options");
        options.hurry = HURRY;
        let host = Host::bind(&options).await.expect("a port");
        let address = host.address();
        let (stop, stops) = oneshot::channel();
        let served = tokio::spawn(host.serve(async move {
            let _ = stops.await;
        }));
        let stop = Some(stop);
        Self {
            here: Here { address },
            stop,
            served,
        }
    }

    /// Asks it to stop.
    fn stop(&mut self) {
        let stop = self.stop.take().expect("it is stopped once");
        stop.send(()).expect("it runs");
    }
}

impl Deref for Running {
    type Target = Here;

    fn deref(&self) -> &Here {
        &self.here
    }
}

/// Where a host listens.
pub struct Here {
    address: SocketAddr,
}

impl Here {
    /// Sends a request with these lines, and returns the answer.
    async fn ask(&self, request: &str) -> Answer {
        self.exchange(format!(
            "{request}\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        ))
        .await
    }

    /// Sends bytes, and returns the answer after which the host closes the connection.
    async fn exchange(&self, request: impl AsRef<[u8]>) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("a socket");
        stream.write_all(request.as_ref()).await.expect("sent");
        let mut bytes = Vec::new();
        within(stream.read_to_end(&mut bytes))
            .await
            .expect("an answer");
        Answer::read(&bytes)
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path} HTTP/1.1")).await
    }

    /// Returns the counts of the host, by name.
    async fn health(&self) -> serde_json::Value {
        let answer = self.get("/health").await;
        serde_json::from_slice(&answer.body).expect("JSON")
    }

    /// Waits until the host counts so many of something.
    async fn until(&self, pointer: &str, count: u64) {
        self.until_is(pointer, count.into()).await;
    }

    /// Waits until NATS is there for the host, or is not.
    async fn until_connected(&self, connected: bool) {
        self.until_is("/nats/connected", connected.into()).await;
    }

    async fn until_is(&self, pointer: &str, value: serde_json::Value) {
        let mut last = None;
        let waiting = async {
            while last.as_ref() != Some(&value) {
                tokio::time::sleep(Duration::from_millis(5)).await;
                last = self.health().await.pointer(pointer).cloned();
            }
        };
        let waited = timeout(PATIENCE, waiting).await;
        waited.unwrap_or_else(|_| panic!("{pointer} is {last:?} and not {value}"));
    }

    async fn connect(&self, room: &str) -> Guest {
        self.connect_with(room, &[]).await
    }

    async fn connect_with(&self, room: &str, headers: &[(&'static str, &str)]) -> Guest {
        let url = format!("ws://{}/room/{room}", self.address);
        let mut request = url.into_client_request().expect("an address");
        for (name, value) in headers {
            let value = value.parse().expect("a value");
            request.headers_mut().insert(*name, value);
        }
        let (socket, _) = within(connect_async(request)).await.expect("a WebSocket");
        Guest(socket)
    }

    async fn table(&self) -> Guest {
        let mut table = self.connect(ROOM).await;
        table.send(Request::Open(SECRET.proof())).await;
        table.hears(Notice::Opened(vec![])).await;
        table
    }

    /// A member that hears that it is this one.
    async fn member(&self, member: u32) -> Guest {
        let mut guest = self.connect(ROOM).await;
        guest.send(Request::Enter).await;
        guest
            .hears(Notice::Entered {
                member,
                table: true,
            })
            .await;
        guest
    }
}

/// A client in a room, or at its door.
struct Guest(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Guest {
    async fn send(&mut self, request: Request<'_>) {
        self.send_message(Message::Binary(request.to_bytes().into()))
            .await
            .expect("sent");
    }

    async fn send_message(&mut self, message: Message) -> Result<(), Error> {
        within(self.0.send(message)).await
    }

    /// Returns the next message, skipping pings.
    async fn next(&mut self) -> Option<Result<Message, Error>> {
        let next = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    other => return other,
                }
            }
        };
        within(next).await
    }

    /// The next frame.
    async fn frame(&mut self) -> Vec<u8> {
        match self.next().await {
            Some(Ok(Message::Binary(bytes))) => bytes.to_vec(),
            other => panic!("{other:?}"),
        }
    }

    async fn hears(&mut self, notice: Notice<'_>) {
        match self.next().await {
            Some(Ok(Message::Binary(bytes))) => assert_eq!(Notice::read(&bytes), Ok(notice)),
            other => panic!("{other:?} instead of {notice:?}"),
        }
    }

    /// Returns the code and the reason of the closing, skipping earlier messages.
    async fn closed(&mut self) -> Option<(u16, String)> {
        loop {
            match self.next().await {
                Some(Ok(Message::Close(frame))) => {
                    return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}

/// An answer.
#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .expect("a head");
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Self {
            status: status.expect("a status"),
            head,
            body: bytes[end + 4..].to_vec(),
        }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let lines = self
            .head
            .lines()
            .skip(1)
            .filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(one, _)| one.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }
}
