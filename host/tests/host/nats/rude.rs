//! Messages on the hosts' subjects that no host writes.

use async_nats::{Client, Message, Subscriber};
use futures_util::StreamExt;
use rooms::{Notice, Request};

use super::{Friends, Nats, host};
use crate::{ROOM, within};

/// A program that hears all messages of hosts, and can send any.
struct Spy {
    client: Client,
    heard: Subscriber,
}

impl Spy {
    async fn new(nats: &Nats) -> Self {
        let client = async_nats::connect(nats.url()).await.expect("NATS");
        let heard = client.subscribe("roundhouse.>").await.expect("subscribed");
        client.flush().await.expect("flushed");
        Self { client, heard }
    }

    /// Returns the next message whose payload contains this text.
    async fn hear(&mut self, text: &[u8]) -> Message {
        loop {
            let message = within(self.heard.next()).await.expect("a message");
            let mut parts = message.payload.windows(text.len());
            if parts.any(|part| part == text) {
                return message;
            }
        }
    }

    async fn say(&self, subject: &str, bytes: Vec<u8>) {
        let subject = subject.to_owned();
        let said = self.client.publish(subject, bytes.into()).await;
        said.expect("published");
    }
}

#[tokio::test]
async fn garbage_is_counted_and_does_no_harm() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut spy = Spy::new(&nats).await;
    let mut friends = Friends::meet(&here, &there).await;
    friends.talk().await;
    let up = spy.hear(b"up").await;
    let down = spy.hear(b"down").await;
    let mut state = 2_207_u64;
    let mut random = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u8
    };
    for heard in [&up, &down] {
        for length in 0..200 {
            let mut bytes: Vec<u8> = (0..length).map(|_| random()).collect();
            // Mostly of the right version; no kind is as high as this.
            if let (true, [version, kind, ..]) = (random() < 200, &mut bytes[..]) {
                (*version, *kind) = (1, *kind | 64);
            }
            spy.say(&heard.subject, bytes).await;
        }
        for length in 0..18 {
            spy.say(&heard.subject, heard.payload[..length].to_vec())
                .await;
        }
        // From no host, and from a host without a session.
        let (host, _) = heard.subject.rsplit_once('.').expect("a subject");
        for from in ["x", "00000000000000AB", "0123456789abcdef"] {
            let subject = format!("{host}.{from}");
            spy.say(&subject, heard.payload.to_vec()).await;
        }
    }
    let room = format!("roundhouse.room.{ROOM}");
    for bytes in [&b""[..], b"\x01", b"\x01\x02mine", b"\x09\x01", b"\x01\x03"] {
        spy.say(&room, bytes.to_vec()).await;
    }
    // Those with a stranger's session are well written.
    here.until("/nats/garbage", 200 + 18 + 2 + 5).await;
    there.until("/nats/garbage", 200 + 18 + 2).await;
    friends.talk().await;
    assert_eq!(here.health().await["nats"]["lost"], 0);
}

#[tokio::test]
async fn a_repeated_or_misordered_parcel_ends_the_session() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut spy = Spy::new(&nats).await;
    let mut friends = Friends::meet(&here, &there).await;
    for round in 0..4 {
        friends.talk().await;
        let heard = spy.hear(if round < 2 { b"up" } else { b"down" }).await;
        let mut bytes = heard.payload.to_vec();
        if round % 2 == 0 {
            // As if those before it had been lost.
            bytes[10..18].copy_from_slice(&1_000_u64.to_le_bytes());
        }
        spy.say(&heard.subject, bytes).await;
        friends.guest.is_lost().await;
        friends.table.hears(Notice::Left(friends.number)).await;
        friends.number += 1;
        friends.guest = there.member(friends.number).await;
        friends.table.hears(Notice::Came(friends.number)).await;
        // All earlier messages have been read.
        let said = format!("round {round}");
        friends.guest.send(Request::Say(said.as_bytes())).await;
        let heard = Notice::Said(friends.number, said.as_bytes());
        friends.table.hears(heard).await;
        spy.hear(said.as_bytes()).await;
    }
    friends.talk().await;
}

/// Claims are repeated, but the room given up for the first one is gone.
#[tokio::test]
async fn a_room_is_given_up_once_however_often_another_host_claims_it() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut spy = Spy::new(&nats).await;
    let mut friends = Friends::meet(&here, &there).await;
    let room = format!("roundhouse.room.{ROOM}");
    let mut claim = loop {
        let heard = spy.hear(b"\x01\x02").await;
        if heard.subject.as_str() == room && heard.payload.starts_with(b"\x01\x02") {
            break heard.payload.to_vec();
        }
    };
    // Another host's, of the same table, from the end of all time.
    claim[2] ^= 1;
    claim[10..18].fill(0xFF);
    for _ in 0..5 {
        spy.say(&room, claim.clone()).await;
    }
    friends.table.is_lost().await;
    here.until("/rooms", 0).await;
    assert_eq!(here.health().await["nats"]["yielded"], 1);
}
