//! Behaviour that is the same as on one host.

use rooms::{MAX_PAYLOAD, Notice, Refusal, Request, Secret};

use super::{Friends, Nats, host};
use crate::{ROOM, Running, SECRET, within};

#[tokio::test]
async fn table_and_member_on_two_hosts_hear_each_other() {
    // Only the hosts need this password, which is in the address.
    let nats = Nats::start_with(&["--user", "host", "--pass", "se/cret"]).await;
    let url = format!("nats://host:se%2Fcret@127.0.0.1:{}", nats.port());
    let here = Running::start(&["--nats", &url]).await;
    let there = Running::start(&["--nats", &url]).await;
    let mut friends = Friends::meet(&here, &there).await;
    friends.talk().await;
    let large = vec![9; MAX_PAYLOAD];
    friends.guest.send(Request::Say(&large)).await;
    friends.table.hears(Notice::Said(1, &large)).await;
    friends.table.send(Request::Tell(1, &large)).await;
    friends.guest.hears(Notice::Told(&large)).await;
    // All messages arrive in order, in both directions at once.
    for number in 0..30 {
        friends.guest.send(Request::Say(&[number])).await;
        friends.table.send(Request::Tell(1, &[number])).await;
    }
    for number in 0..30 {
        friends.table.hears(Notice::Said(1, &[number])).await;
        friends.guest.hears(Notice::Told(&[number])).await;
    }
    let (health, other) = (here.health().await, there.health().await);
    assert_eq!(health["rooms"], 1);
    assert_eq!(health["members"], 1);
    assert_eq!(health["connections"], 2);
    assert_eq!(health["nats"]["taken_on"], 1);
    assert_eq!(health["nats"]["forwarded"], 0);
    assert_eq!(other["rooms"], 0);
    assert_eq!(other["connections"], 1);
    assert_eq!(other["nats"]["taken_on"], 0);
    assert_eq!(other["nats"]["forwarded"], 1);
    assert_eq!(other["nats"]["connected"], true);
    drop(friends.guest);
    friends.table.hears(Notice::Left(1)).await;
    there.until("/connections", 0).await;
    there.until("/nats/forwarded", 0).await;
    here.until("/nats/taken_on", 0).await;
    assert_eq!(here.health().await["nats"]["lost"], 0);
}

#[tokio::test]
async fn a_table_comes_back_by_another_host() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let table = here.table().await;
    let mut near = here.member(1).await;
    let mut far = there.member(2).await;
    drop(table);
    near.hears(Notice::TableAway).await;
    far.hears(Notice::TableAway).await;
    let mut thief = there.connect(ROOM).await;
    thief.send(Request::Return(Secret([8; 32]))).await;
    thief.is_refused(Refusal::WrongSecret).await;
    let mut table = there.connect(ROOM).await;
    table.send(Request::Return(SECRET)).await;
    table.hears(Notice::Opened(vec![1, 2])).await;
    for (number, member) in [(1, &mut near), (2, &mut far)] {
        member.hears(Notice::TableBack).await;
        member.send(Request::Say(b"here")).await;
        table.hears(Notice::Said(number, b"here")).await;
        table.send(Request::Tell(number, b"there")).await;
        member.hears(Notice::Told(b"there")).await;
    }
    // Its table ends a room from there, too, and then it may be opened there.
    table.send(Request::End).await;
    let ended = Refusal::Ended.close_code();
    for member in [&mut near, &mut far, &mut table] {
        assert_eq!(member.closed().await.map(|(code, _)| code), Some(ended));
    }
    // Even a client may open it that was forwarded to the earlier host.
    thief.send(Request::Open(Secret([8; 32]).proof())).await;
    thief.hears(Notice::Opened(vec![])).await;
    assert_eq!(here.health().await["rooms"], 1);
    let mut guest = super::enter_at_last(&there, 1).await;
    thief.hears(Notice::Came(1)).await;
    thief.send(Request::End).await;
    assert_eq!(guest.closed().await.map(|(code, _)| code), Some(ended));
    let mut friends = Friends::meet(&there, &here).await;
    friends.talk().await;
    assert_eq!(here.health().await["rooms"], 0);
}

#[tokio::test]
async fn an_unknown_room_is_refused_until_any_host_opens_it() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut member = there.connect(ROOM).await;
    member.send(Request::Enter).await;
    member.is_refused(Refusal::NoRoom).await;
    let mut table = super::open_anew(&here).await;
    // On the connection that was refused before.
    member.send(Request::Enter).await;
    let entered = Notice::Entered {
        member: 1,
        table: true,
    };
    member.hears(entered).await;
    table.hears(Notice::Came(1)).await;
    let mut second = there.connect(ROOM).await;
    second.send(Request::Open(Secret([8; 32]).proof())).await;
    second.is_refused(Refusal::Taken).await;
}

#[tokio::test]
async fn a_bound_code_stays_its_tables_at_every_host() {
    let nats = Nats::start().await;
    let (mut here, there) = (host(&nats).await, host(&nats).await);
    let mut number = 0_u32;
    let (secret, code) = Secret::of_new_room(|| {
        number += 1;
        std::array::from_fn(|at| number.to_le_bytes()[at % 4])
    });
    let room = code.to_string();
    let mut table = here.connect(&room).await;
    table.send(Request::Open(secret.proof())).await;
    table.hears(Notice::Opened(vec![])).await;
    here.stop();
    within(here.served).await.expect("it ends");
    // A thief who knows the code comes first, to a host that has never heard of it.
    let mut thief = there.connect(&room).await;
    thief.send(Request::Open(SECRET.proof())).await;
    thief.is_refused(Refusal::WrongSecret).await;
    let mut table = there.connect(&room).await;
    table.send(Request::Return(secret)).await;
    table.is_refused(Refusal::NoRoom).await;
    table.send(Request::Open(secret.proof())).await;
    table.hears(Notice::Opened(vec![])).await;
}

#[tokio::test]
async fn a_member_removed_from_another_host_learns_why() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut friends = Friends::meet(&here, &there).await;
    friends.table.send(Request::Tell(1, b"last")).await;
    friends.table.send(Request::Remove(1)).await;
    friends.guest.hears(Notice::Told(b"last")).await;
    let removed = Refusal::Removed;
    let closed = (removed.close_code(), removed.sentence().to_owned());
    assert_eq!(friends.guest.closed().await, Some(closed));
    friends.table.hears(Notice::Left(1)).await;
    there.until("/nats/forwarded", 0).await;
}

#[tokio::test]
async fn a_host_that_stops_takes_leave_of_the_others() {
    let nats = Nats::start().await;
    let (mut here, mut there) = (host(&nats).await, host(&nats).await);
    let other = host(&nats).await;
    let mut friends = Friends::meet(&here, &there).await;
    let mut two = other.member(2).await;
    friends.table.hears(Notice::Came(2)).await;
    // A forwarder: the table learns that its member is gone.
    there.stop();
    friends.table.hears(Notice::Left(1)).await;
    within(there.served).await.expect("it ends");
    // The owner.
    here.stop();
    two.is_lost().await;
    within(here.served).await.expect("it ends");
    let table = super::open_anew(&other).await;
    other.member(1).await;
    drop(table);
}

#[tokio::test]
async fn limits_hold_across_hosts() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let third = host(&nats).await;
    let mut table = here.table().await;
    let mut members = Vec::new();
    for number in 1..=32 {
        let host = if number % 2 == 0 { &there } else { &third };
        members.push(host.member(number).await);
        table.hears(Notice::Came(number)).await;
    }
    let mut late = there.connect(ROOM).await;
    late.send(Request::Enter).await;
    late.is_refused(Refusal::RoomFull).await;
    // The owner of the room drops one member's surplus messages, and the member gets a refusal.
    let rude = &mut members[0];
    let many = Refusal::ManyMessages;
    let refused = Notice::Refused(many as u8, many.sentence()).to_bytes();
    let mut told = false;
    while !told {
        // Few enough at once for the answers to wait, and enough to exceed the limit.
        for _ in 0..50 {
            rude.send(Request::Ping).await;
        }
        for _ in 0..50 {
            told |= rude.frame().await == refused;
        }
    }
    // The address has 33 connections at the owner through others, and may have 64.
    let mut strangers = Vec::new();
    for _ in 0..30 {
        strangers.push(here.connect("000000").await);
    }
    let mut last = third.connect(ROOM).await;
    last.send(Request::Enter).await;
    let refusal = Refusal::ManyConnections;
    last.is_refused(refusal).await;
    let closed = (refusal.close_code(), refusal.sentence().to_owned());
    assert_eq!(last.closed().await, Some(closed));
    members[2].send(Request::Say(b"up")).await;
    table.hears(Notice::Said(3, b"up")).await;
}
