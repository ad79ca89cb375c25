//! The program itself: how it starts, and how it ends.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::folder;

/// The program in an empty folder of this name.
fn host(name: &str, options: &[&str]) -> Command {
    let mut host = Command::new(env!("CARGO_BIN_EXE_roundhouse-host"));
    host.args(options).current_dir(folder(name));
    host
}

#[test]
#[cfg(unix)]
fn it_says_where_the_page_is_and_ends_when_asked_to() {
    let mut child = host("starts", &["--port", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let said = lines.next().expect("a line").expect("text");
    assert!(
        said.starts_with("Roundhouse is at http://localhost:"),
        "{said}"
    );
    let missing = lines.next().expect("a line").expect("text");
    assert_eq!(
        missing,
        "There is no page in dist; `cargo xtask build` makes it."
    );
    let kill = Command::new("kill").arg(child.id().to_string()).status();
    assert!(kill.expect("kill runs").success());
    assert!(child.wait().expect("it ends").success());
}

/// Silent sockets leave files for the page of this machine, and surplus ones are closed.
#[tokio::test]
#[cfg(target_os = "linux")]
async fn silent_sockets_leave_slots_for_this_machine() {
    let program = env!("CARGO_BIN_EXE_roundhouse-host");
    let place = folder("few-files");
    std::fs::write(place.join("index.html"), "the page").expect("written");
    let limited = format!("ulimit -n 256 && exec {program} --port 0 --dist . --proxy 127.0.0.2");
    let mut child = Command::new("sh")
        .args(["-c", &limited])
        .current_dir(place)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let said = lines.next().expect("a line").expect("text");
    let port: u16 = said
        .split(['/', ':'])
        .find_map(|part| part.parse().ok())
        .expect("a port");
    let here = crate::Here {
        address: ([127, 0, 0, 1], port).into(),
    };
    // They seem to come from elsewhere.
    let mut silent = Vec::new();
    for _ in 0..300 {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind(([127, 0, 0, 2], 0).into()).expect("an address");
        silent.push(socket.connect(here.address).await.expect("a connection"));
    }
    assert_eq!(here.get("/").await.body, b"the page");
    let health = here.health().await;
    let reasons = ["The host is full: no further connection is taken from elsewhere."];
    assert_eq!(health["reasons"], serde_json::json!(reasons));
    assert!(
        health["counters"]["turned_away"].as_u64() > Some(200),
        "{health}"
    );
    drop(silent);
    here.until_is("/ok", true.into()).await;
    let _ = child.kill();
    let _ = child.wait();
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let output = host("taken", &["--port", &port]).output().expect("it runs");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.starts_with(&format!("127.0.0.1 port {port} cannot be had: ")),
        "{said}"
    );
}

#[test]
fn an_address_that_is_none_of_nats_is_refused() {
    let options = ["--port", "0", "--nats", "http://127.0.0.1:4222"];
    let output = host("no-nats", &options).output().expect("it runs");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("--nats") && said.contains("scheme"), "{said}");
}

#[test]
#[cfg(unix)]
fn wrong_lines_of_the_settings_are_said_and_the_table_starts() {
    let mut program = host("wrong-lines", &["--port", "0", "--config", "own.toml"]);
    let place = program.get_current_dir().expect("a folder").to_owned();
    std::fs::write(
        place.join("own.toml"),
        "bank = 3\n[host]\ndata = \"kept\"\n",
    )
    .expect("written");
    let mut child = program
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let said = lines.next().expect("a line").expect("text");
    assert!(said.starts_with("Roundhouse is at http://"), "{said}");
    let kill = Command::new("kill").arg(child.id().to_string()).status();
    assert!(kill.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    let noted = String::from_utf8_lossy(&output.stderr);
    let why = "Line 1 is left out: `bank` has to be a whole number from 5 to 30.\n";
    assert_eq!(noted, why);
}
