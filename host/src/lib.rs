//! Roundhouse's host: one program that serves the page, relays between a table and its phones and far
//! seats, and says how phones reach this machine.
//!
//! | request | answer |
//! | --- | --- |
//! | `GET /...` | the files of the built page |
//! | `GET /room/CODE` | a WebSocket into a room; what is said there is in the crate [`rooms`] |
//! | `GET /health` | the version, and what was counted; nothing of who and what |
//! | `GET /addresses` | the addresses by which other machines reach this host |
//! | `POST /heartbeat` | the page of a kiosk lives, if the host was told to write that down |
//!
//! Rooms are kept in memory: a host that starts again knows none, and tables open theirs anew. Many hosts share
//! their rooms by NATS, if they are told of it: the module `cluster` has how they do.

mod addresses;
mod cluster;
mod files;
mod health;
mod heartbeat;
mod options;
mod queue;
mod room;
mod serve;
mod switchboard;
mod terminal;

pub use options::Options;
pub use serve::Host;
pub use terminal::{greeting, open_browser};
