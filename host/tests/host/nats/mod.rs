//! Many hosts with the same rooms, round a NATS server that each test starts for itself.

mod faults;
mod rude;
mod server;
mod together;

use rooms::{Notice, Refusal, Request};
use tokio_tungstenite::tungstenite::Message;

use crate::{Guest, Here, ROOM, Running, SECRET, within};
use server::{Nats, Program};

/// A host that shares its rooms.
async fn host(nats: &Nats) -> Running {
    Running::start(&["--nats", &nats.url()]).await
}

/// Code for closing a connection when the way to its room is lost.
const LOST: u16 = 4016;

impl Guest {
    async fn is_lost(&mut self) {
        assert_eq!(self.closed().await.map(|(code, _)| code), Some(LOST));
    }

    async fn is_refused(&mut self, why: Refusal) {
        self.hears(Notice::Refused(why as u8, why.sentence())).await;
    }
}

/// Returns a table that comes back after its host has ended, and opens its room again.
async fn open_anew(here: &Here) -> Guest {
    let mut table = here.connect(ROOM).await;
    table.send(Request::Return(SECRET)).await;
    table.is_refused(Refusal::NoRoom).await;
    table.send(Request::Open(SECRET.proof())).await;
    table.hears(Notice::Opened(vec![])).await;
    table
}

/// Returns a member that enters as soon as it can, as clients do.
async fn enter_at_last(here: &Here, member: u32) -> Guest {
    let entered = Notice::Entered {
        member,
        table: true,
    };
    let entered = entered.to_bytes();
    let trying = async {
        loop {
            let mut guest = here.connect(ROOM).await;
            guest.send(Request::Enter).await;
            if matches!(guest.next().await, Some(Ok(Message::Binary(bytes))) if bytes == entered) {
                return guest;
            }
        }
    };
    within(trying).await
}

/// A table and one of its members.
struct Friends {
    table: Guest,
    guest: Guest,
    number: u32,
}

impl Friends {
    /// Opens a room for a table at one host, and connects its first member at another one.
    async fn meet(table: &Here, member: &Here) -> Self {
        let mut table = table.table().await;
        let guest = member.member(1).await;
        table.hears(Notice::Came(1)).await;
        Self {
            table,
            guest,
            number: 1,
        }
    }

    /// Checks that they hear each other, and nothing else.
    async fn talk(&mut self) {
        self.guest.send(Request::Say(b"up")).await;
        self.table.hears(Notice::Said(self.number, b"up")).await;
        self.table.send(Request::Tell(self.number, b"down")).await;
        self.guest.hears(Notice::Told(b"down")).await;
    }
}
