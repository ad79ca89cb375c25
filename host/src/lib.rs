//! Roundhouse's host.
//!
//! It is one program that serves the page, and relays between a table and its phones and far seats. It also says
//! how phones reach this machine.
//!
//! | request | answer |
//! | --- | --- |
//! | `GET /...` | the files of the built page |
//! | `GET /room/CODE` | a WebSocket into a room; what is said there is in the crate [`rooms`] |
//! | `GET /health` | whether page and host are well, and what was counted; nothing of who and what |
//! | `GET /metrics` | the same as Prometheus reads it |
//! | `GET /addresses` | the addresses by which other machines reach this host |
//! | `GET /settings.json` | what the operator has set; 204 without a settings file |
//! | `POST /pin` | whether a PIN is the operator's |
//! | `POST /fault`, `POST /count` | what went wrong with the page, and what was played |
//! | `POST /heartbeat` | the page of a kiosk lives, if the host was told to listen |
//!
//! Rooms are kept in memory. A host that starts again knows none, and tables open theirs anew. Many hosts can share
//! their rooms by NATS, if an option names it. The module `cluster` describes the way.

mod addresses;
mod browser;
mod cluster;
mod connection;
mod counts;
mod data;
mod exhibitera;
mod faults;
mod files;
mod health;
mod heartbeat;
mod here;
mod metrics;
mod options;
mod pace;
mod pin;
mod preview;
mod proxies;
mod queue;
mod report;
mod room;
mod serve;
mod settings;
mod slots;
mod switchboard;
mod terminal;
mod watch;

pub use faults::list as faults;
pub use options::{Command, Options};
pub use pin::ask as ask_for_pin;
pub use serve::Host;
pub use terminal::{greeting, open_browser};
