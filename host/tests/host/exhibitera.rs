//! A museum's Hub: one that follows the description of its Core API, and others that do not.

use std::fs;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Duration, sleep, timeout};

use crate::settings::{file, start_with};
use crate::watch::post;
use crate::{HURRY, PATIENCE, Running, folder};

/// Pings that a Hub has heard, and its next answer. Commands go out once.
#[derive(Default)]
struct Log {
    pings: Vec<Value>,
    commands: Vec<&'static str>,
    /// A complete answer in place of the right one.
    instead: Option<Vec<u8>>,
}

/// A Hub with the Core API.
struct Hub {
    address: SocketAddr,
    log: Arc<Mutex<Log>>,
}

impl Hub {
    async fn open() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let log = Arc::new(Mutex::new(Log::default()));
        let shared = Arc::clone(&log);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let log = Arc::clone(&shared);
                tokio::spawn(async move { answer(stream, &log).await });
            }
        });
        Self { address, log }
    }

    fn log(&self) -> std::sync::MutexGuard<'_, Log> {
        self.log.lock().expect("a log")
    }

    /// Waits until so many pings have come.
    async fn until(&self, count: usize) {
        let waiting = async {
            while self.log().pings.len() < count {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("pings");
    }

    /// Sends commands by the next ping, and waits until they are there.
    async fn command(&self, commands: &[&'static str]) {
        self.log().commands = commands.into();
        let before = self.log().pings.len();
        // The host has carried out the commands of one ping when the next one comes.
        self.until(before + 2).await;
    }
}

async fn answer(mut stream: TcpStream, log: &Mutex<Log>) -> Option<()> {
    let mut request = Vec::new();
    let (head, body) = loop {
        let mut part = [0; 4096];
        let count = stream
            .read(&mut part)
            .await
            .ok()
            .filter(|count| *count > 0)?;
        request.extend(&part[..count]);
        let text = String::from_utf8_lossy(&request).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let lower = head.to_ascii_lowercase();
        let length = lower.split("content-length: ").nth(1)?;
        let length: usize = length.lines().next()?.parse().ok()?;
        if body.len() >= length {
            break (head.to_owned(), body.to_owned());
        }
    };
    let lower = head.to_ascii_lowercase();
    let is_ping = head.starts_with("POST /core/ping HTTP/1.1\r\n")
        && lower.contains("content-type: application/json");
    let ping: Value = serde_json::from_str(&body).ok()?;
    let reply = {
        let mut log = log.lock().ok()?;
        let instead = log.instead.clone();
        let answer = if ping["uuid"].is_string() {
            json!({ "commands": std::mem::take(&mut log.commands), "definition": "", "success": true })
        } else {
            json!({ "success": false, "reason": "Request missing required 'uuid' field." })
        };
        if is_ping {
            log.pings.push(ping);
        }
        let answer = answer.to_string();
        let length = answer.len();
        instead.unwrap_or_else(|| format!("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{answer}").into())
    };
    stream.write_all(&reply).await.ok()
}

async fn start(name: &str, hub: &Hub, more: &str) -> Running {
    let text = format!("[exhibitera]\nurl = \"http://{}/\"\n{more}", hub.address);
    start_with(&file(name, text), &[]).await
}

/// The page beats, and hears its orders.
async fn beat(host: &Running, touches: u64) -> Value {
    let facts = json!({ "up_seconds": 60, "touches": touches, "late_frame_seconds": 0 });
    let answer = post(host, "/heartbeat", &facts.to_string()).await;
    assert_eq!(answer.status, 200);
    serde_json::from_slice(&answer.body).expect("JSON")
}

fn orders(asleep: bool, reload: bool) -> Value {
    json!({ "asleep": asleep, "reload": reload })
}

#[tokio::test]
async fn a_table_is_reported_once_it_is_heard_and_does_what_the_hub_says() {
    let hub = Hub::open().await;
    let host = start("hub", &hub, "").await;
    // A host without a page is no exhibit.
    sleep(Duration::from_secs(6) / HURRY).await;
    assert!(hub.log().pings.is_empty());
    assert_eq!(beat(&host, 5).await, orders(false, false));
    hub.until(1).await;
    let permissions =
        json!({ "refresh": true, "restart": false, "shutdown": false, "sleep": true });
    let first = hub.log().pings[0].clone();
    assert_eq!(first["permissions"], permissions);
    assert_eq!(first["current_interaction"], false);
    assert_eq!(first.get("helper_address"), None);
    let uuid = first["uuid"].as_str().expect("a uuid");
    assert_eq!((uuid.len(), uuid.as_bytes()[14]), (36, b'4'));
    beat(&host, 9).await;
    hub.command(&["sleep_display", "refresh_page", "shutdown", "format_disk"])
        .await;
    assert_eq!(hub.log().pings[1]["current_interaction"], true);
    assert_eq!(hub.log().pings[2]["current_interaction"], false);
    // A reload is sent once.
    assert_eq!(beat(&host, 9).await, orders(true, true));
    assert_eq!(beat(&host, 9).await, orders(true, false));
    hub.command(&["wake_display"]).await;
    assert_eq!(beat(&host, 9).await, orders(false, false));
    // As older Hubs say it.
    hub.command(&["wakeDisplay", "sleepDisplay"]).await;
    assert_eq!(beat(&host, 9).await, orders(true, false));
}

#[tokio::test]
async fn a_table_has_the_same_name_after_a_restart() {
    let hub = Hub::open().await;
    let text = format!("[exhibitera]\nurl = \"http://{}\"\n", hub.address);
    let file = file("hub-name", text);
    for round in 1..=2 {
        let mut host = start_with(&file, &[]).await;
        beat(&host, 0).await;
        hub.until(round).await;
        host.stop();
        host.served.await.expect("it ends");
        hub.log().pings.truncate(round);
    }
    let uuid = |at: usize| hub.log().pings[at]["uuid"].clone();
    assert_eq!(uuid(0), uuid(1));
    let kept = file.with_file_name("data").join("exhibitera-uuid.txt");
    fs::write(&kept, "garbage").expect("written");
    let host = start_with(&file, &[]).await;
    beat(&host, 0).await;
    hub.until(3).await;
    assert_ne!(uuid(1), uuid(2));
}

#[tokio::test]
#[cfg(unix)]
async fn only_the_hub_can_restart_the_browser() {
    let place = folder("hub-restarts").join("restarts");
    let restart = format!(
        "[kiosk]\nbrowser = [\"sh\", \"-c\", \"echo once >> $0\", '{}']\n",
        place.display()
    );
    let hub = Hub::open().await;
    let host = start("hub-restart", &hub, &restart).await;
    // Before the first contact the Hub's address is unknown.
    assert_eq!(host.get("/core/restart").await.status, 403);
    beat(&host, 0).await;
    hub.until(1).await;
    assert_eq!(hub.log().pings[0]["permissions"]["restart"], true);
    hub.command(&["restart"]).await;
    let lines = async |count: usize| {
        let waiting = async {
            while fs::read_to_string(&place)
                .unwrap_or_default()
                .lines()
                .count()
                < count
            {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("a restart");
    };
    lines(1).await;
    // As the Hub does it where it can.
    let asked = host.get("/core/restart").await;
    assert_eq!(
        (asked.status, &asked.body[..]),
        (200, &br#"{"success":true}"#[..])
    );
    lines(2).await;
    let passed_on = "GET /core/restart HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7";
    assert_eq!(host.ask(passed_on).await.status, 403);
    // A page in the browser of the Hub's machine is not the Hub.
    let foreign = "GET /core/restart HTTP/1.1\r\nOrigin: http://foreign.example";
    assert_eq!(host.ask(foreign).await.status, 403);
    let named = "GET /core/restart HTTP/1.1\r\nHost: rebound.example";
    assert_eq!(host.ask(named).await.status, 403);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(host.get("/core/restart").await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 429]);
}

#[tokio::test]
async fn a_hub_that_answers_something_else_is_told_and_stops_nothing() {
    let answers: [&[u8]; 6] = [
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
        b"garbage",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
        b"HTTP/1.1 200 OK\r\nContent-Length: 34\r\n\r\n{\"success\":false,\"reason\":\"\\u001b7\"}",
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
    ];
    let hosts =
        futures_util::future::join_all(answers.iter().enumerate().map(async |(number, answer)| {
            let hub = Hub::open().await;
            hub.log().instead = Some(answer.to_vec());
            let host = start(&format!("hub-rude-{number}"), &hub, "").await;
            beat(&host, 0).await;
            (hub, host)
        }))
        .await;
    for (number, (_, host)) in hosts.iter().enumerate() {
        let told = async {
            while !host.health().await["notes"]
                .to_string()
                .contains("does not know how this table is")
            {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, told)
            .await
            .unwrap_or_else(|_| panic!("{number}"));
        assert_eq!(host.get("/health").await.status, 200, "{number}");
        assert_eq!(beat(host, 0).await, orders(false, false), "{number}");
    }
    // One that is not there at all.
    let text = "[exhibitera]\nurl = \"http://127.0.0.1:1\"\n";
    let host = start_with(&file("hub-gone", text), &[]).await;
    beat(&host, 0).await;
    let told = async {
        while !host.health().await["notes"]
            .to_string()
            .contains("The Hub at http://127.0.0.1:1/ does not know")
        {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, told).await.expect("a note");
}
