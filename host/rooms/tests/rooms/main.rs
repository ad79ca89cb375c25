//! The rooms from outside: each side's messages, the effect of the limits, and arbitrary bytes.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

#[path = "../../../../crates/rules/tests/common/cases.rs"]
#[allow(
    dead_code,
    reason = "the native tests of the page count with more of it"
)]
mod cases;
mod elsewhere;
mod garbage;
mod limits;
mod model;
mod relay;
mod sealed;

use std::net::Ipv4Addr;
use std::time::Duration;

use rooms::{
    Address, Code, Connection, Limits, Member, Notice, Output, Refusal, Request, Rooms, Secret,
};

const SECRET: Secret = Secret([7; 32]);

/// A host with a clock, whose guests are identified by their connections.
struct Host {
    rooms: Rooms,
    now: Duration,
}

impl Host {
    fn new(limits: Limits) -> Self {
        Self {
            rooms: Rooms::new(limits),
            now: Duration::ZERO,
        }
    }

    fn connect_from(&mut self, address: u32, room: &str) -> Result<Connection, Refusal> {
        let code: Code = room.parse().expect("a code");
        let address = Address::from(Ipv4Addr::from_bits(address));
        self.rooms.connect(self.now, address, code)
    }

    fn connect(&mut self, room: &str) -> Connection {
        self.connect_from(0, room).expect("a connection")
    }

    fn send(&mut self, from: Connection, request: Request<'_>) -> Vec<Output> {
        self.rooms.receive(self.now, from, &request.to_bytes())
    }

    fn seeks(&mut self, from: Connection, request: Request<'_>) -> bool {
        let sought = self.rooms.seeks(self.now, from, &request.to_bytes());
        sought.is_some()
    }

    /// Connects a table, and opens a room.
    fn open(&mut self, room: &str) -> Connection {
        let table = self.connect(room);
        let opened = self.send(table, Request::Open(SECRET.proof()));
        assert_eq!(opened, [Output::send(table, Notice::Opened(vec![]))]);
        table
    }

    /// A member that has entered, and its number.
    fn enter(&mut self, room: &str) -> (Connection, Member) {
        let connection = self.connect(room);
        let entered = self.send(connection, Request::Enter);
        let Some(Output::Send(to, bytes)) = entered.first() else {
            panic!("{entered:?}");
        };
        assert_eq!(*to, connection);
        let Ok(Notice::Entered { member, .. }) = Notice::read(bytes) else {
            panic!("{entered:?}");
        };
        (connection, member)
    }

    fn leave(&mut self, gone: Connection) -> Vec<Output> {
        self.rooms.disconnect(self.now, gone)
    }

    fn wait(&mut self, time: Duration) -> Vec<Output> {
        self.now += time;
        self.rooms.tick(self.now)
    }
}

fn refused(to: Connection, refusal: Refusal) -> Output {
    Output::send(to, Notice::Refused(refusal as u8, refusal.sentence()))
}
