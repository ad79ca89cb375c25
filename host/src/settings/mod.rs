//! Settings of the operator: one file, and the command line, which has priority.
//!
//! An unattended table has to start with any file. So each line counts by itself. A wrong line is left out, and a
//! sentence gives its number. The others are valid.

mod hours;
mod keys;
mod lines;

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use argon2::password_hash::phc::PasswordHash;
use axum::http::Uri;
use serde_json::{Map, Value};

pub(crate) use keys::is_id;

use crate::Options;
use crate::browser::Restart;
use crate::proxies::Proxies;

/// Default place of the file.
const PLACE: &str = "/etc/roundhouse.toml";

/// Maximum size of the file in bytes, beyond any file written by hand.
const MAX_SIZE: usize = 256 * 1024;

/// Machines that get an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Audience {
    /// This machine alone.
    #[default]
    Loopback,
    /// All clients that reach the host.
    Network,
}

/// See the module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// True if there is a file. Without one the host only serves, relays and counts.
    pub is_there: bool,
    /// Settings for the page, by the names that it knows.
    pub page: Map<String, Value>,
    /// True if the page is a kiosk, so that its silence is a fault.
    pub kiosk: bool,
    /// The operator's PIN, as the file has it.
    pub pin: Option<PasswordHash>,
    /// True if the host counts games.
    pub counts: bool,
    /// Command that restarts the browser.
    pub browser: Option<Restart>,
    /// The museum's Hub.
    pub exhibitera: Option<Uri>,
    pub metrics: Audience,
    pub health: Audience,
    pub dist: Option<PathBuf>,
    pub data: Option<PathBuf>,
    pub heartbeat: Option<PathBuf>,
    pub bind: Option<IpAddr>,
    pub port: Option<u16>,
    /// Rooms at most.
    pub rooms: Option<usize>,
    /// Proxies in front of the host.
    pub proxies: Proxies,
    /// Names by which the page on this machine may open the host, in addition to `localhost`.
    pub names: Vec<String>,
    /// Faults in the file, a sentence each, in the order of its lines.
    pub notes: Vec<String>,
}

impl Settings {
    /// Reads the file that the options name, or the one in the usual place if there is one.
    pub(crate) fn load(options: &Options) -> Self {
        let mut settings = match &options.config {
            Some(named) => Self::read_file(named),
            None if Path::new(PLACE).exists() => Self::read_file(Path::new(PLACE)),
            None => Self::default(),
        };
        // The command line wins.
        if options.behind_proxy {
            settings.proxies.trust_this_machine();
        }
        settings.proxies.trust(options.proxy.iter().copied());
        for (own, other) in [
            (&mut settings.dist, &options.dist),
            (&mut settings.data, &options.data),
            (&mut settings.heartbeat, &options.heartbeat),
        ] {
            if other.is_some() {
                own.clone_from(other);
            }
        }
        settings
    }

    /// An unreadable file counts as an empty one. A PIN in it stays the operator's.
    fn read_file(file: &Path) -> Self {
        match read(file) {
            Ok(bytes) => keys::read(&bytes),
            Err(why) => Self {
                is_there: true,
                counts: true,
                notes: vec![format!(
                    "The settings in {} cannot be read: {why}.",
                    file.display()
                )],
                ..Self::default()
            },
        }
    }

    /// The folder of the built page.
    pub(crate) fn dist(&self) -> &Path {
        self.dist.as_deref().unwrap_or(Path::new("dist"))
    }

    /// Returns the settings for the page.
    pub(crate) fn for_page(&self) -> Value {
        let mut all = self.page.clone();
        all.insert("pin".into(), self.pin.is_some().into());
        all.into()
    }
}

fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_SIZE as u64 + 1;
    File::open(file)?.take(most).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_SIZE {
        let why = format!("it has more than {MAX_SIZE} bytes");
        return Err(std::io::Error::new(ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}
