//! A host with 2,000 rooms of a table and three members, each of whom says something once a second: how
//! long messages take, and how much memory a room does. Host and guests share this machine, and what a
//! message takes includes the guests' own time, so that the figures are upper bounds.
//!
//!     cargo bench -p roundhouse-host -- [--rooms N] [--seconds N]

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rooms::{Code, Notice, Request, Secret};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Failed = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

const MEMBERS: u32 = 3;
const TARGET_MILLIS: f64 = 5.0;
const TARGET_KILOBYTES: f64 = 20.0;

/// Bytes of a message: a time, and what a sealed command takes.
const PAYLOAD: usize = 200;

/// Connections that are opened at once.
const ARRIVALS: usize = 64;

/// The time after the last arrival that is not measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// Messages that were sent, and how many microseconds those took that arrived.
#[derive(Default)]
struct Tally {
    sent: u64,
    took: Vec<u32>,
}

/// When the guests talk, and when what they say is measured.
#[derive(Clone, Copy)]
struct Hours {
    base: Instant,
    measured: Duration,
    end: Duration,
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let wished = option("--rooms").unwrap_or(2_000);
    let seconds = option("--seconds").unwrap_or(10);
    let rooms = wished.min(affordable());
    if rooms < wished {
        println!("Only {rooms} rooms: no more files may be open (`ulimit -n`).");
    }
    let host = Host::start()?;
    let before = host.memory();
    let (start, starts) = watch::channel(None);
    let gate = Arc::new(Semaphore::new(ARRIVALS));
    let mut guests = JoinSet::new();
    let mut arrivals = JoinSet::new();
    for room in 0..rooms {
        let (url, gate) = (host.url(room), Arc::clone(&gate));
        arrivals.spawn(async move {
            let _place = gate.acquire_owned().await?;
            arrive(&url).await
        });
    }
    while let Some(arrived) = arrivals.join_next().await {
        for (guest, socket) in (0..).zip(arrived??) {
            guests.spawn(talk(socket, guest == 0, starts.clone()));
        }
    }
    let (idle, busy) = (host.memory(), host.busy());
    let hours = Hours {
        base: Instant::now(),
        measured: WARM_UP,
        end: WARM_UP + Duration::from_secs(seconds),
    };
    start.send_replace(Some(hours));
    let mut all = Tally::default();
    while let Some(tally) = guests.join_next().await {
        let tally = tally??;
        all.sent += tally.sent;
        all.took.extend(tally.took);
    }
    let talked = hours.base.elapsed().as_secs_f64();
    tell_times(rooms, &mut all);
    tell_memory(rooms, before, idle, host.memory());
    if let (Some(before), Some(after)) = (busy, host.busy()) {
        println!("host: {:.0} % of a core", 100.0 * (after - before) / talked);
    }
    Ok(())
}

/// The value of an option.
fn option(name: &str) -> Option<u64> {
    let mut words = std::env::args().skip_while(|word| word != name);
    words.nth(1)?.parse().ok()
}

/// How many rooms' connections may be open at once.
fn affordable() -> u64 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let files = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let soft = files.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    soft.map_or(u64::MAX, |soft| {
        soft.saturating_sub(100) / u64::from(1 + MEMBERS)
    })
}

/// The host in a process of its own, which ends with this one's work.
struct Host {
    child: Child,
    port: String,
}

impl Host {
    fn start() -> Result<Self, Failed> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse-host"))
            .args(["--port", "0", "--behind-proxy"])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let said = BufReader::new(output)
            .lines()
            .next()
            .ok_or("nothing is said")??;
        let port = said
            .split(['/', ':'])
            .find(|part| part.parse::<u16>().is_ok());
        let port = port.ok_or("no port is told")?.to_owned();
        Ok(Self { child, port })
    }

    fn url(&self, room: u64) -> String {
        let code = Code::from_random(room as u32);
        format!("ws://127.0.0.1:{}/room/{code}", self.port)
    }

    /// Its memory in bytes, where the system tells.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes * 1024.0)
    }

    /// Seconds that it has computed, where the system tells; its clock ticks a hundred times a second.
    fn busy(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let ticks: f64 = fields
            .take(2)
            .filter_map(|field| field.parse::<f64>().ok())
            .sum();
        Some(ticks / 100.0)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table that has opened its room, and the members in it.
async fn arrive(url: &str) -> Result<Vec<Socket>, Failed> {
    let mut sockets = Vec::new();
    for guest in 0..=MEMBERS {
        let config = WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0);
        let (mut socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let request = match guest {
            0 => Request::Open(Secret([1; 32]).proof()),
            _ => Request::Enter,
        };
        socket
            .send(Message::Binary(request.to_bytes().into()))
            .await?;
        match socket.next().await {
            Some(Ok(Message::Binary(_))) => sockets.push(socket),
            other => return Err(format!("{other:?} instead of a welcome").into()),
        }
    }
    Ok(sockets)
}

/// Says something once a second, and notes how long what is heard has taken.
async fn talk(
    mut socket: Socket,
    table: bool,
    mut starts: watch::Receiver<Option<Hours>>,
) -> Result<Tally, Failed> {
    let hours = loop {
        tokio::select! {
            hours = starts.wait_for(Option::is_some) => break hours?.ok_or("no hours")?,
            // Pings, and who comes.
            message = socket.next() => { message.ok_or("closed early")??; }
        }
    };
    let mut tally = Tally::default();
    // Everybody begins at another moment of the second, always the same.
    let phase = u64::from(socket_port(&socket)).wrapping_mul(7_919) % 1_000;
    let mut next = Duration::from_millis(phase);
    let mut to = 0;
    loop {
        let now = hours.base.elapsed();
        if now > hours.end + Duration::from_secs(1) {
            return Ok(tally);
        }
        tokio::select! {
            () = tokio::time::sleep(next.saturating_sub(now)) => {
                next += Duration::from_secs(1);
                let now = hours.base.elapsed();
                if now > hours.end {
                    continue;
                }
                tally.sent += u64::from(now >= hours.measured);
                to = to % MEMBERS + 1;
                socket.send(said(now, table.then_some(to))).await?;
            }
            message = socket.next() => tally.hear(message.ok_or("closed")?, &hours)?,
        }
    }
}

fn socket_port(socket: &Socket) -> u16 {
    match socket.get_ref() {
        MaybeTlsStream::Plain(stream) => stream.local_addr().map_or(0, |address| address.port()),
        _ => 0,
    }
}

/// A message that holds the time, from a member or to one.
fn said(now: Duration, to: Option<u32>) -> Message {
    let mut payload = [0; PAYLOAD];
    payload[..8].copy_from_slice(&(now.as_nanos() as u64).to_le_bytes());
    let request = to.map_or(Request::Say(&payload), |to| Request::Tell(to, &payload));
    Message::Binary(request.to_bytes().into())
}

impl Tally {
    fn hear(&mut self, message: Result<Message, SocketError>, hours: &Hours) -> Result<(), Failed> {
        let Message::Binary(frame) = message? else {
            return Ok(());
        };
        let (Notice::Said(_, payload) | Notice::Told(payload)) = Notice::read(&frame)? else {
            return Ok(());
        };
        let (time, _) = payload.split_first_chunk().ok_or("no time")?;
        let said = Duration::from_nanos(u64::from_le_bytes(*time));
        if said >= hours.measured {
            let took = hours.base.elapsed().saturating_sub(said);
            self.took.push(took.as_micros() as u32);
        }
        Ok(())
    }
}

fn tell_times(rooms: u64, all: &mut Tally) {
    all.took.sort_unstable();
    let millis = |share: f64| {
        let at = (all.took.len() as f64 * share) as usize;
        f64::from(all.took.get(at).copied().unwrap_or_default()) / 1e3
    };
    println!(
        "{rooms} rooms: {} messages, {} arrived",
        all.sent,
        all.took.len()
    );
    println!(
        "relay: median {:.2} ms, 95 % within {:.2} ms (target {TARGET_MILLIS}), 99 % within {:.2} ms",
        millis(0.5),
        millis(0.95),
        millis(0.99)
    );
}

fn tell_memory(rooms: u64, before: Option<f64>, idle: Option<f64>, after: Option<f64>) {
    let (Some(before), Some(idle), Some(after)) = (before, idle, after) else {
        println!("memory: this system does not tell");
        return;
    };
    let room = |now: f64| (now - before) / rooms as f64 / 1024.0;
    println!(
        "memory: {:.1} KB a room, {:.1} KB before anything is said (target {TARGET_KILOBYTES}); \
         {:.1} MB without rooms",
        room(after),
        room(idle),
        before / 1024.0 / 1024.0
    );
}
