//! Benchmark of a host with 2,000 rooms of a table and three members, each of whom sends a message every second:
//! the time of a message, and the memory of a room. Host and guests share this machine, and the times include the
//! guests' own work, so the figures are upper bounds.
//!
//! With `--nats` there are two hosts and a NATS server between them, all on this machine. Tables are on one host
//! and members on the other, so each message passes all three.
//!
//!     cargo bench -p roundhouse-host --bench rooms -- [--nats] [--rooms N] [--seconds N]

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
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Failed = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

const MEMBERS: u32 = 3;
const TARGET_MILLIS: f64 = 5.0;
const TARGET_MILLIS_BY_NATS: f64 = 15.0;
const TARGET_KILOBYTES: f64 = 20.0;

/// Bytes of a message: a time, and the size of a sealed command.
const PAYLOAD: usize = 200;

/// Number of connections to open at once.
const ARRIVALS: usize = 64;

/// The time after the last arrival that is not measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// Number of sent messages, and the microseconds of those that arrived.
#[derive(Default)]
struct Tally {
    sent: u64,
    took: Vec<u32>,
}

/// Times at which the guests talk, and of the measurement.
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
    let nats = flag("--nats").then(Nats::start).transpose()?;
    let tables = Host::start("host", nats.as_ref())?;
    // Members are at another host if there is one.
    let others = nats
        .as_ref()
        .map(|_| Host::start("members' host", nats.as_ref()));
    let others = others.transpose()?;
    let members = others.as_ref().unwrap_or(&tables);
    let mut processes = vec![&tables.process];
    processes.extend(others.iter().map(|host| &host.process));
    processes.extend(nats.iter().map(|nats| &nats.process));
    let before = usage(&processes);
    let (start, starts) = watch::channel(None);
    let gate = Arc::new(Semaphore::new(ARRIVALS));
    let mut guests = JoinSet::new();
    let mut arrivals = JoinSet::new();
    for room in 0..rooms {
        let (table, member) = (tables.url(room), members.url(room));
        let gate = Arc::clone(&gate);
        arrivals.spawn(async move {
            let _place = gate.acquire_owned().await?;
            arrive(room, &table, &member).await
        });
    }
    while let Some(arrived) = arrivals.join_next().await {
        for (guest, socket) in (0..).zip(arrived??) {
            guests.spawn(talk(socket, guest == 0, starts.clone()));
        }
    }
    let idle = usage(&processes);
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
    let after = usage(&processes);
    tell_times(rooms, &mut all, nats.is_some());
    for (at, process) in processes.iter().enumerate() {
        let usages = [before[at], idle[at], after[at]];
        tell_usage(process.name, rooms, usages, talked);
    }
    Ok(())
}

fn flag(name: &str) -> bool {
    std::env::args().any(|word| word == name)
}

/// The value of an option.
fn option(name: &str) -> Option<u64> {
    let mut words = std::env::args().skip_while(|word| word != name);
    words.nth(1)?.parse().ok()
}

/// Returns the maximum number of rooms with open connections.
fn affordable() -> u64 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let files = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let soft = files.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    soft.map_or(u64::MAX, |soft| {
        // The host reserves some of its files.
        soft / 2 / u64::from(1 + MEMBERS)
    })
}

/// A program that ends with this one's work.
struct Process {
    name: &'static str,
    child: Child,
}

/// Resources that a process has used so far, if the system reports them.
#[derive(Clone, Copy, Default)]
struct Usage {
    /// Bytes of memory.
    memory: Option<f64>,
    /// Seconds that it has computed.
    busy: Option<f64>,
}

impl Process {
    fn start(name: &'static str, program: &str, args: &[&str]) -> Result<Self, Failed> {
        let child = Command::new(program)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| format!("{program} does not start: {why}"))?;
        Ok(Self { name, child })
    }

    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes * 1024.0)
    }

    /// The system's clock ticks a hundred times a second.
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

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn usage(processes: &[&Process]) -> Vec<Usage> {
    let usage = |process: &&Process| Usage {
        memory: process.memory(),
        busy: process.busy(),
    };
    processes.iter().map(usage).collect()
}

/// A host, and the port at which it listens.
struct Host {
    process: Process,
    port: String,
}

impl Host {
    fn start(name: &'static str, nats: Option<&Nats>) -> Result<Self, Failed> {
        let url = nats.map(|nats| format!("nats://127.0.0.1:{}", nats.port));
        let mut args = vec!["--port", "0", "--behind-proxy"];
        args.extend(url.iter().flat_map(|url| ["--nats", url]));
        let mut process = Process::start(name, env!("CARGO_BIN_EXE_roundhouse-host"), &args)?;
        let output = process.child.stdout.take().ok_or("no output")?;
        let said = BufReader::new(output)
            .lines()
            .next()
            .ok_or("nothing is said")??;
        let port = said
            .split(['/', ':'])
            .find(|part| part.parse::<u16>().is_ok());
        let port = port.ok_or("no port is told")?.to_owned();
        Ok(Self { process, port })
    }

    fn url(&self, room: u64) -> String {
        let code = Code::from_random(room as u32);
        format!("ws://127.0.0.1:{}/room/{code}", self.port)
    }
}

/// A NATS server of this machine, and its port.
struct Nats {
    process: Process,
    port: u16,
}

impl Nats {
    fn start() -> Result<Self, Failed> {
        let port = std::net::TcpListener::bind(("127.0.0.1", 0))?
            .local_addr()?
            .port();
        let args = ["-a", "127.0.0.1", "-p", &port.to_string()];
        let start = |program| Process::start("nats-server", program, &args);
        // Debian has it in a folder that is not in every PATH.
        let process = start("nats-server").or_else(|_| start("/usr/sbin/nats-server"))?;
        // Hosts wait for it when they start.
        Ok(Self { process, port })
    }
}

/// Opens a room with a table, and returns its sockets with those of the members.
async fn arrive(room: u64, table: &str, member: &str) -> Result<Vec<Socket>, Failed> {
    let mut sockets = Vec::new();
    for guest in 0..=MEMBERS {
        let config = WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0);
        let url = if guest == 0 { table } else { member };
        let mut request = url.into_client_request()?;
        let proxied = HeaderValue::from_str(&format!("2001:db8:{room:x}::1"))?;
        request.headers_mut().insert("x-forwarded-for", proxied);
        let (mut socket, _) = connect_async_with_config(request, Some(config), true).await?;
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

/// Sends a message every second, and notes the time of each received one.
async fn talk(
    mut socket: Socket,
    table: bool,
    mut starts: watch::Receiver<Option<Hours>>,
) -> Result<Tally, Failed> {
    let hours = loop {
        tokio::select! {
            hours = starts.wait_for(Option::is_some) => break hours?.ok_or("no hours")?,
            // Pings, and arrivals.
            message = socket.next() => { message.ok_or("closed early")??; }
        }
    };
    let mut tally = Tally::default();
    // Each guest begins at another moment of the second, always the same.
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

fn tell_times(rooms: u64, all: &mut Tally, by_nats: bool) {
    all.took.sort_unstable();
    let millis = |share: f64| {
        let last = all.took.len().saturating_sub(1);
        let at = (all.took.len() as f64 * share) as usize;
        f64::from(all.took.get(at.min(last)).copied().unwrap_or_default()) / 1e3
    };
    let (way, target) = if by_nats {
        ("relay by NATS and two hosts", TARGET_MILLIS_BY_NATS)
    } else {
        ("relay", TARGET_MILLIS)
    };
    println!(
        "{rooms} rooms: {} messages, {} arrived",
        all.sent,
        all.took.len()
    );
    println!(
        "{way}: median {:.2} ms, 95 % within {:.2} ms (target {target}), 99 % within {:.2} ms, \
         all within {:.2} ms",
        millis(0.5),
        millis(0.95),
        millis(0.99),
        millis(1.0)
    );
}

/// Prints the resources of a process at three times.
///
/// They are before all guests have come, after that, and after some seconds of talk.
fn tell_usage(name: &str, rooms: u64, [before, idle, after]: [Usage; 3], talked: f64) {
    let memories = (before.memory, idle.memory, after.memory);
    let (Some(empty), Some(quiet), Some(last)) = memories else {
        println!("{name}: this system does not tell what it uses");
        return;
    };
    let room = |now: f64| (now - empty) / rooms as f64 / 1024.0;
    let busy = after.busy.unwrap_or_default() - idle.busy.unwrap_or_default();
    println!(
        "{name}: {:.1} KB a room, {:.1} KB before anything is said (target {TARGET_KILOBYTES}); \
         {:.1} MB without rooms; {:.0} % of a core",
        room(last),
        room(quiet),
        empty / 1024.0 / 1024.0,
        100.0 * busy / talked
    );
}
