//! Behaviour at each limit.

use std::time::Duration;

use rooms::{Limits, MAX_PAYLOAD, Notice, Output, Refusal, Request};

use crate::{Host, SECRET, refused};

const ROOM: &str = "K7Q4MZ";

#[test]
fn a_payload_has_a_size() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    let fits = vec![1; MAX_PAYLOAD];
    let long = vec![1; MAX_PAYLOAD + 1];
    let told = host.send(table, Request::Tell(first, &fits));
    assert_eq!(told, [Output::send(one, Notice::Told(&fits))]);
    let too_long = [refused(table, Refusal::TooLong)];
    assert_eq!(host.send(table, Request::Tell(first, &long)), too_long);
    let too_long = [refused(one, Refusal::TooLong)];
    assert_eq!(host.send(one, Request::Say(&long)), too_long);
    assert_eq!(host.rooms.stats().too_long, 2);
}

/// Counts the relayed messages out of 60 sent one after another.
fn reached(host: &mut Host, mut send: impl FnMut(&mut Host) -> Vec<Output>) -> usize {
    let outputs = (0..60).flat_map(|_| send(host));
    let notices = outputs.map(|output| match output {
        Output::Send(_, bytes) => bytes,
        Output::Close(..) => panic!("closed"),
    });
    let relayed =
        |bytes: &Vec<u8>| matches!(Notice::read(bytes), Ok(Notice::Said(..) | Notice::Told(_)));
    notices.filter(relayed).count()
}

#[test]
fn members_send_so_many_messages_a_second_and_no_more() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, _) = host.enter(ROOM);
    let (other, second) = host.enter(ROOM);
    assert_eq!(
        reached(&mut host, |host| host.send(one, Request::Say(b"!"))),
        40
    );
    assert_eq!(
        host.send(one, Request::Say(b"!")),
        [refused(one, Refusal::ManyMessages)]
    );
    // Others do not pay for it.
    let said = host.send(other, Request::Say(b"hello"));
    assert_eq!(said, [Output::send(table, Notice::Said(second, b"hello"))]);
    host.now += Duration::from_secs(1);
    assert_eq!(
        reached(&mut host, |host| host.send(one, Request::Say(b"!"))),
        20
    );
    assert_eq!(host.rooms.stats().too_many, 20 + 1 + 40);
}

#[test]
fn a_table_may_tell_each_member_as_much() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let members = [host.enter(ROOM).1, host.enter(ROOM).1];
    for member in members {
        let tell = |host: &mut Host| host.send(table, Request::Tell(member, b"!"));
        assert_eq!(reached(&mut host, tell), 40);
        host.now += Duration::from_secs(60);
        assert_eq!(reached(&mut host, tell), 40);
        host.now += Duration::from_secs(60);
    }
}

#[test]
fn a_member_that_keeps_sending_garbage_is_closed() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (rude, member) = host.enter(ROOM);
    let garbage = |host: &mut Host| host.rooms.receive(host.now, rude, b"\xff\xff");
    for _ in 0..100 {
        assert_eq!(garbage(&mut host), []);
    }
    let left = Output::send(table, Notice::Left(member));
    assert_eq!(
        garbage(&mut host),
        [Output::Close(rude, Refusal::ManyMessages), left]
    );
    assert_eq!(garbage(&mut host), []);
    let stats = host.rooms.stats();
    assert_eq!((stats.garbage, stats.closed, stats.members), (101, 1, 0));
}

#[test]
fn a_room_has_so_many_members() {
    let mut host = Host::new(Limits::default());
    host.open(ROOM);
    let (first, _) = host.enter(ROOM);
    for _ in 1..32 {
        host.enter(ROOM);
    }
    let late = host.connect(ROOM);
    assert_eq!(
        host.send(late, Request::Enter),
        [refused(late, Refusal::RoomFull)]
    );
    let _ = host.leave(first);
    assert_eq!(host.send(late, Request::Enter).len(), 2);
}

#[test]
fn an_address_has_so_many_connections() {
    let mut host = Host::new(Limits::default());
    let first = host.connect_from(1, ROOM).expect("the first");
    for _ in 1..64 {
        host.connect_from(1, ROOM).expect("one of 64");
    }
    assert_eq!(host.connect_from(1, ROOM), Err(Refusal::ManyConnections));
    assert!(host.connect_from(2, ROOM).is_ok());
    let _ = host.leave(first);
    assert!(host.connect_from(1, ROOM).is_ok());
}

#[test]
fn an_address_tries_so_many_codes() {
    let mut host = Host::new(Limits::default());
    for _ in 0..64 {
        let guesser = host.connect(ROOM);
        assert_eq!(
            host.send(guesser, Request::Enter),
            [refused(guesser, Refusal::NoRoom)]
        );
        let _ = host.leave(guesser);
    }
    let guesser = host.connect(ROOM);
    assert_eq!(
        host.send(guesser, Request::Enter),
        [refused(guesser, Refusal::ManyEntries)]
    );
    host.now += Duration::from_secs(1);
    assert_eq!(
        host.send(guesser, Request::Enter),
        [refused(guesser, Refusal::NoRoom)]
    );
}

#[test]
fn a_host_and_an_address_have_so_many_rooms() {
    let limits = Limits {
        rooms: 3,
        rooms_per_address: 2,
        ..Limits::default()
    };
    let mut host = Host::new(limits);
    let rooms = ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"];
    let tables: Vec<_> = rooms
        .iter()
        .zip([1, 1, 1, 2])
        .map(|(room, address)| host.connect_from(address, room).expect("a connection"))
        .collect();
    let open = |host: &mut Host, at: usize| host.send(tables[at], Request::Open(SECRET.proof()));
    let opened = |at: usize| [Output::send(tables[at], Notice::Opened(vec![]))];
    let full = |at: usize| [refused(tables[at], Refusal::HostFull)];
    assert_eq!(open(&mut host, 0), opened(0));
    assert_eq!(open(&mut host, 1), opened(1));
    assert_eq!(open(&mut host, 2), full(2), "two of this address");
    assert_eq!(open(&mut host, 3), opened(3));
    // The rooms of tables that are away count.
    let _ = host.leave(tables[1]);
    assert_eq!(open(&mut host, 2), full(2));
    let _ = host.send(tables[0], Request::End);
    assert_eq!(open(&mut host, 2), opened(2));
}

#[test]
fn an_empty_room_ends_after_five_minutes() {
    let mut host = Host::new(Limits::default());
    let minute = Duration::from_secs(60);
    let met = host.open(ROOM);
    let (member, _) = host.enter(ROOM);
    let never_met = host.open("ABCDEF");
    let kept = host.open("GHJKMN");
    for gone in [met, member, never_met] {
        let _ = host.leave(gone);
    }
    assert_eq!(host.wait(4 * minute), []);
    // A table that returns in time finds its room.
    let back = host.connect("ABCDEF");
    let opened = [Output::send(back, Notice::Opened(vec![]))];
    assert_eq!(host.send(back, Request::Return(SECRET)), opened);
    assert_eq!(host.rooms.stats().rooms, 3);
    assert_eq!(host.wait(minute), []);
    assert_eq!(host.rooms.stats().rooms, 2);
    // Its table opens it again, and its earlier entry does not count.
    let again = host.connect(ROOM);
    let no_room = refused(again, Refusal::NoRoom);
    assert_eq!(host.send(again, Request::Return(SECRET)), [no_room]);
    let opened = [Output::send(again, Notice::Opened(vec![]))];
    assert_eq!(host.send(again, Request::Open(SECRET.proof())), opened);
    // A table that waits for its first member keeps the room.
    assert_eq!(host.wait(60 * minute), []);
    assert_eq!(host.send(kept, Request::Ping).len(), 1);
    assert_eq!(host.rooms.stats().rooms, 3);
}

#[test]
fn on_a_full_host_the_room_that_is_empty_for_longest_makes_place() {
    let limits = Limits {
        rooms: 3,
        ..Limits::default()
    };
    let mut host = Host::new(limits);
    let rooms = ["AAAAAA", "BBBBBB", "CCCCCC"];
    let tables = rooms.map(|room| host.open(room));
    assert!(host.rooms.is_full());
    let newcomer = host.connect("DDDDDD");
    let open = Request::Open(SECRET.proof());
    assert_eq!(
        host.send(newcomer, open),
        [refused(newcomer, Refusal::HostFull)]
    );
    for at in [1, 0] {
        host.now += Duration::from_secs(1);
        let _ = host.leave(tables[at]);
    }
    assert!(!host.rooms.is_full());
    let opened = [Output::send(newcomer, Notice::Opened(vec![]))];
    assert_eq!(host.send(newcomer, open), opened);
    let here = rooms.map(|room| host.rooms.room(room.parse().expect("a code")).is_some());
    assert_eq!(here, [true, false, true]);
    assert_eq!(host.rooms.stats().rooms, 3);
}

#[test]
fn an_unused_room_ends_after_a_day() {
    let mut host = Host::new(Limits::default());
    let hour = Duration::from_secs(3_600);
    let table = host.open(ROOM);
    let (one, _) = host.enter(ROOM);
    let _ = host.leave(table);
    assert_eq!(host.wait(23 * hour), []);
    let _ = host.send(one, Request::Ping);
    assert_eq!(host.wait(23 * hour), []);
    assert_eq!(host.wait(hour), [Output::Close(one, Refusal::Ended)]);
    let stats = host.rooms.stats();
    assert_eq!((stats.rooms, stats.ended, stats.connections), (0, 1, 0));
}

#[test]
fn a_silent_connection_is_closed() {
    let mut host = Host::new(Limits::default());
    let silent = host.connect(ROOM);
    let table = host.open(ROOM);
    assert_eq!(host.wait(Duration::from_secs(9)), []);
    let closed = [Output::Close(silent, Refusal::Silent)];
    assert_eq!(host.wait(Duration::from_secs(1)), closed);
    let pong = [Output::send(table, Notice::Pong)];
    assert_eq!(host.send(table, Request::Ping), pong);
}
