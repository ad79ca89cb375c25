//! Rooms by which phones, far seats and watchers reach a table.
//!
//! A **room** has a short [`Code`], one **table**, which decides everything, and **members**. Each message of a
//! member goes to the table, and each message of the table to one member. The host between them **relays** payloads
//! that it cannot read. This crate is the whole protocol without sockets and clocks: bytes and times in, bytes out.
//!
//! - [`Request`] and [`Notice`] are the frames with their bytes;
//! - [`Rooms`] is the host's side: members, roles and the routing of messages;
//! - [`Limits`] are the host's limits, and each [`Refusal`] has a sentence;
//! - [`Pass`] is the secret in an address that claims a seat;
//! - [`fair`] makes a deal from the secrets of all players;
//! - [`sealed`] encrypts messages between table and members; the host has no part in it.
//!
//! A table opens a room, and a member enters it and sends a message:
//!
//! ```
//! use std::{net::Ipv4Addr, time::Duration};
//! use rooms::{Address, Code, Limits, Notice, Output, Request, Rooms, Secret};
//!
//! let mut rooms = Rooms::new(Limits::default());
//! let (now, from) = (Duration::ZERO, Address::from(Ipv4Addr::LOCALHOST));
//! let code: Code = "K7Q4MZ".parse()?;
//! let secret = Secret([7; 32]);
//!
//! let table = rooms.connect(now, from, code)?;
//! let opened = rooms.receive(now, table, &Request::Open(secret.proof()).to_bytes());
//! assert_eq!(opened, [Output::send(table, Notice::Opened(vec![]))]);
//!
//! let phone = rooms.connect(now, from, code)?;
//! let entered = rooms.receive(now, phone, &Request::Enter.to_bytes());
//! assert_eq!(entered, [
//!     Output::send(phone, Notice::Entered { member: 1, table: true }),
//!     Output::send(table, Notice::Came(1)),
//! ]);
//!
//! let said = rooms.receive(now, phone, &Request::Say(b"hello").to_bytes());
//! assert_eq!(said, [Output::send(table, Notice::Said(1, b"hello"))]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A table that lost its connection tries to return. A restarted host does not know the room, and says so. Then the
//! table opens it again, on the same connection:
//!
//! ```
//! # use std::{net::Ipv4Addr, time::Duration};
//! # use rooms::{Address, Limits, Notice, Output, Refusal, Request, Rooms, Secret};
//! # let mut rooms = Rooms::new(Limits::default());
//! # let (now, secret) = (Duration::ZERO, Secret([7; 32]));
//! let table = rooms.connect(now, Address::from(Ipv4Addr::LOCALHOST), "K7Q4MZ".parse()?)?;
//! let refused = rooms.receive(now, table, &Request::Return(secret).to_bytes());
//! let no_room = Refusal::NoRoom;
//! assert_eq!(refused, [Output::send(table, Notice::Refused(no_room as u8, no_room.sentence()))]);
//! let opened = rooms.receive(now, table, &Request::Open(secret.proof()).to_bytes());
//! assert_eq!(opened, [Output::send(table, Notice::Opened(vec![]))]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Members do not know which connection was lost. A member that is refused, or cut off, waits a little and enters
//! again. A member that gets [`Notice::TableBack`] repeats its first message, because the table may have forgotten
//! the member.

mod bucket;
mod code;
pub mod fair;
mod frame;
mod limits;
mod pass;
mod relay;
pub mod sealed;
mod stats;

pub use code::{Code, NoCode};
pub use frame::{MAX_PAYLOAD, Member, Notice, Proof, Request, Secret, Unreadable, VERSION};
pub use limits::{Address, Limits, Refusal};
pub use pass::{NoPass, Pass};
pub use relay::{Connection, Output, Rooms};
pub use stats::Stats;
