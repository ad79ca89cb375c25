//! Rooms on other hosts, as far as one host has to know of them.

use std::time::Duration;

use rooms::{Limits, Notice, Output, Refusal, Request};

use crate::{Host, SECRET, refused};

const ROOM: &str = "K7Q4MZ";

#[test]
fn only_who_wants_to_enter_a_room_that_is_not_here_seeks_it() {
    let mut host = Host::new(Limits::default());
    let stranger = host.connect(ROOM);
    let entries = [
        Request::Open(SECRET.proof()),
        Request::Return(SECRET),
        Request::Enter,
    ];
    for entry in entries {
        assert!(host.seeks(stranger, entry), "{entry:?}");
    }
    for other in [Request::Ping, Request::Say(b""), Request::End] {
        assert!(!host.seeks(stranger, other), "{other:?}");
    }
    assert_eq!(host.rooms.seeks(host.now, stranger, b"\x01\x63"), None);
    assert_eq!(host.rooms.room(ROOM.parse().expect("a code")), None);
    let table = host.open(ROOM);
    assert_eq!(
        host.rooms.room(ROOM.parse().expect("a code")),
        Some(SECRET.proof())
    );
    assert!(!host.seeks(stranger, Request::Enter), "it is here by now");
    assert_eq!(host.send(table, Request::End).len(), 1);
    assert!(!host.seeks(table, Request::Enter), "it is gone");
    assert!(host.seeks(stranger, Request::Enter));
}

#[test]
fn a_guest_with_too_many_tries_seeks_no_more() {
    let mut host = Host::new(Limits::default());
    let stranger = host.connect(ROOM);
    for _ in 0..64 {
        assert!(host.seeks(stranger, Request::Enter), "asking costs nothing");
        let no_room = refused(stranger, Refusal::NoRoom);
        assert_eq!(host.send(stranger, Request::Enter), [no_room]);
    }
    assert!(!host.seeks(stranger, Request::Enter));
    let many = refused(stranger, Refusal::ManyEntries);
    assert_eq!(host.send(stranger, Request::Enter), [many]);
    host.now += Duration::from_secs(1);
    assert!(host.seeks(stranger, Request::Enter));
}

#[test]
fn a_handed_over_guest_still_counts_for_its_address() {
    let limits = Limits {
        connections_per_address: 2,
        ..Limits::default()
    };
    let mut host = Host::new(limits);
    let one = host.connect(ROOM);
    assert!(host.rooms.hand_over(host.now, one).is_some());
    let two = host.connect(ROOM);
    let third = host.connect_from(0, ROOM);
    assert_eq!(third, Err(Refusal::ManyConnections));
    for _ in 0..63 {
        assert_eq!(host.send(two, Request::Enter).len(), 1);
    }
    // The connection that was handed over has paid for the first entry.
    let many = refused(two, Refusal::ManyEntries);
    assert_eq!(host.send(two, Request::Enter), [many]);
    assert_eq!(host.wait(Duration::from_secs(9)), []);
    let silent = Output::Close(two, Refusal::Silent);
    assert_eq!(host.wait(Duration::from_secs(1)), [silent]);
    assert_eq!(host.wait(Duration::from_secs(60)), []);
    assert_eq!(host.leave(one), []);
    assert_eq!(host.rooms.hand_over(host.now, one), None);
    let _ = host.wait(Duration::from_secs(60));
    assert!(host.rooms.is_idle());
}

#[test]
fn a_room_that_is_given_up_closes_all_who_are_in_it() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, _) = host.enter(ROOM);
    let other = host.open("ABCDEF");
    let code = ROOM.parse().expect("a code");
    let lost = |connection| Output::Close(connection, Refusal::Unreachable);
    assert_eq!(host.rooms.give_up(code), [lost(table), lost(one)]);
    assert_eq!(host.rooms.give_up(code), []);
    assert_eq!(host.send(one, Request::Say(b"late")), []);
    let pong = Output::send(other, Notice::Pong);
    assert_eq!(host.send(other, Request::Ping), [pong]);
    assert_eq!(host.rooms.stats().ended, 1);
    let again = host.connect(ROOM);
    let no_room = refused(again, Refusal::NoRoom);
    assert_eq!(host.send(again, Request::Return(SECRET)), [no_room]);
}
