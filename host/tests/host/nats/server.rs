//! A NATS server of the test's own, and hosts that can be killed.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tokio::net::TcpStream;

use crate::{Here, folder, within};

/// Debian's folders for it, for users whose PATH lacks them.
const PLACES: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

const PROGRAM: &str = "nats-server";

/// A server at its own port of this machine, running or not.
pub struct Nats {
    port: u16,
    options: Vec<&'static str>,
    child: Option<Child>,
}

impl Nats {
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts one with further options.
    pub async fn start_with(options: &[&'static str]) -> Self {
        let mut nats = Self::none(options);
        nats.restart().await;
        nats
    }

    /// Returns a server that does not run yet, at a port that was free just now.
    pub fn none(options: &[&'static str]) -> Self {
        let free = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = free.local_addr().expect("an address").port();
        Self {
            port,
            options: options.to_vec(),
            child: None,
        }
    }

    pub async fn restart(&mut self) {
        let child = Command::new(program())
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .args(&self.options)
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.expect("nats-server starts"));
        let reached = async {
            while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        };
        within(reached).await;
    }

    pub fn kill(&mut self) {
        kill(&mut self.child);
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn kill(child: &mut Option<Child>) {
    if let Some(mut child) = child.take() {
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = std::env::split_paths(&path).chain(PLACES.map(PathBuf::from));
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let mut programs = places.map(|place| place.join(&name));
    programs.find(|file| file.is_file()).expect(
        "These tests need nats-server on the PATH: `cargo xtask check` installs it on Debian \
         (as `apt-get install nats-server` does); elsewhere it is at https://nats.io/download",
    )
}

/// A host in a separate process, which can be killed without a farewell.
pub struct Program {
    child: Option<Child>,
    here: Here,
}

impl Program {
    /// Starts one in an empty folder of this name.
    pub fn start(name: &str, nats: &Nats) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse-host"))
            .args(["--port", "0", "--nats", &nats.url()])
            .current_dir(folder(name))
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let output = child.stdout.take().expect("its output");
        let said = BufReader::new(output).lines().next();
        let said = said.expect("a line").expect("text");
        let port = said.split(['/', ':']).find_map(|part| part.parse().ok());
        let address = ([127, 0, 0, 1], port.expect("a port")).into();
        Self {
            child: Some(child),
            here: Here { address },
        }
    }

    pub fn kill(&mut self) {
        kill(&mut self.child);
    }

    /// Sends it a signal.
    #[cfg(unix)]
    pub fn signal(&self, name: &str) {
        let id = self.child.as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.expect("kill runs").success());
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

impl std::ops::Deref for Program {
    type Target = Here;

    fn deref(&self) -> &Here {
        &self.here
    }
}
