//! Roundhouse's host.
//!
//! It is one program that serves the page, and relays between a table and its phones and far seats. It also says
//! how phones reach this machine.
//!
//! | request | answer |
//! | --- | --- |
//! | `GET /...` | the files of the built page |
//! | `GET /room/CODE` | a WebSocket into a room; the crate [`rooms`] has the protocol |
//! | `GET /health` | the health of page and host, and the counts; nothing about people |
//! | `GET /metrics` | the same in the format of Prometheus |
//! | `GET /addresses` | the addresses by which other machines reach this host |
//! | `GET /settings.json` | the operator's settings; 204 without a settings file |
//! | `POST /pin` | a check of the operator's PIN |
//! | `POST /fault`, `POST /count` | a fault of the page, and a game to count |
//! | `POST /heartbeat` | a sign of life of a kiosk's page, if an option asks for it |
//!
//! Rooms are kept in memory. A restarted host has none, and tables open theirs again. Many hosts can share their
//! rooms by NATS, if an option names it. The module `cluster` describes how.

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
