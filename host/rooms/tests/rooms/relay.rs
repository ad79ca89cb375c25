//! Receivers of each frame.

use rooms::{Limits, Notice, Output, Refusal, Request, Secret};

use crate::{Host, SECRET, refused};

const ROOM: &str = "K7Q4MZ";

#[test]
fn table_and_members_hear_only_each_other() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    let (other, second) = host.enter(ROOM);
    let elsewhere = host.open("ABCDEF");
    let (_, stranger) = host.enter("ABCDEF");
    assert_eq!((first, second, stranger), (1, 2, 1));
    let said = host.send(one, Request::Say(b"up"));
    assert_eq!(said, [Output::send(table, Notice::Said(first, b"up"))]);
    let told = host.send(table, Request::Tell(second, b"down"));
    assert_eq!(told, [Output::send(other, Notice::Told(b"down"))]);
    assert_eq!(host.send(elsewhere, Request::Tell(second, b"down")), []);
    let stats = host.rooms.stats();
    assert_eq!(
        (stats.relayed, stats.relayed_bytes, stats.nobody),
        (2, 6, 1)
    );
    assert_eq!((stats.rooms, stats.members, stats.connections), (2, 3, 5));
}

#[test]
fn a_member_that_goes_is_told_to_the_table() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    assert_eq!(host.leave(one), [Output::send(table, Notice::Left(first))]);
    assert_eq!(host.leave(one), [], "it goes once");
    assert_eq!(host.send(table, Request::Tell(first, b"late")), []);
    let (_, again) = host.enter(ROOM);
    assert_ne!(first, again, "numbers are not used again");
}

#[test]
fn a_table_that_goes_and_returns_is_told_to_members() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    assert_eq!(host.leave(table), [Output::send(one, Notice::TableAway)]);
    assert_eq!(host.send(one, Request::Say(b"anybody?")), []);
    let late = host.connect(ROOM);
    let away = Notice::Entered {
        member: 2,
        table: false,
    };
    assert_eq!(host.send(late, Request::Enter), [Output::send(late, away)]);
    let table = host.connect(ROOM);
    let back = host.send(table, Request::Return(SECRET));
    let expected = [
        Output::send(table, Notice::Opened(vec![first, 2])),
        Output::send(one, Notice::TableBack),
        Output::send(late, Notice::TableBack),
    ];
    assert_eq!(back, expected);
    let said = host.send(one, Request::Say(b"here"));
    assert_eq!(said, [Output::send(table, Notice::Said(first, b"here"))]);
}

#[test]
fn only_the_secret_brings_a_table_back() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let thief = host.connect(ROOM);
    for (request, refusal) in [
        (Request::Open(Secret([8; 32]).proof()), Refusal::Taken),
        (Request::Open(SECRET.proof()), Refusal::Taken),
        (Request::Return(Secret([8; 32])), Refusal::WrongSecret),
        // The proof, which the host has seen, does not serve as the secret.
        (
            Request::Return(Secret(SECRET.proof().0)),
            Refusal::WrongSecret,
        ),
    ] {
        assert_eq!(host.send(thief, request), [refused(thief, refusal)]);
    }
    let (_, member) = host.enter(ROOM);
    let told = host.send(table, Request::Tell(member, b"still here"));
    assert_eq!(told.len(), 1);
    assert_eq!(host.rooms.stats().refused, 4);
}

#[test]
fn a_table_that_is_back_takes_the_place_of_its_old_connection() {
    let mut host = Host::new(Limits::default());
    let old = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    let new = host.connect(ROOM);
    let back = host.send(new, Request::Return(SECRET));
    let expected = [
        Output::send(new, Notice::Opened(vec![first])),
        Output::send(one, Notice::TableBack),
        Output::Close(old, Refusal::Replaced),
    ];
    assert_eq!(back, expected);
    assert_eq!(host.leave(old), [], "nobody is told that the table is away");
    assert_eq!(
        host.send(old, Request::End),
        [],
        "it is not the table any more"
    );
    let said = host.send(one, Request::Say(b"hello"));
    assert_eq!(said, [Output::send(new, Notice::Said(first, b"hello"))]);
}

#[test]
fn a_host_that_has_forgotten_the_room_lets_its_table_open_it_again() {
    let mut host = Host::new(Limits::default());
    let table = host.connect(ROOM);
    let unknown = host.send(table, Request::Return(SECRET));
    assert_eq!(unknown, [refused(table, Refusal::NoRoom)]);
    let opened = host.send(table, Request::Open(SECRET.proof()));
    assert_eq!(opened, [Output::send(table, Notice::Opened(vec![]))]);
}

#[test]
fn a_bound_code_stays_its_tables_at_a_host_that_has_forgotten_the_room() {
    let mut number = 0_u32;
    let (secret, code) = Secret::of_new_room(|| {
        number += 1;
        std::array::from_fn(|at| number.to_le_bytes()[at % 4])
    });
    let room = code.to_string();
    for _ in 0..2 {
        // The host has just started, and a thief who knows the code comes first.
        let mut host = Host::new(Limits::default());
        let thief = host.connect(&room);
        let wrong = refused(thief, Refusal::WrongSecret);
        for stolen in [
            SECRET.proof(),
            rooms::Proof([0; 32]),
            rooms::Proof(secret.0),
        ] {
            let answers = host.send(thief, Request::Open(stolen));
            assert_eq!(answers, std::slice::from_ref(&wrong));
        }
        let no_room = refused(thief, Refusal::NoRoom);
        assert_eq!(host.send(thief, Request::Return(SECRET)), [no_room]);
        assert!(host.rooms.room(code).is_none());
        let table = host.connect(&room);
        let opened = [Output::send(table, Notice::Opened(vec![]))];
        assert_eq!(host.send(table, Request::Open(secret.proof())), opened);
        let wrong = refused(thief, Refusal::WrongSecret);
        assert_eq!(host.send(thief, Request::Return(SECRET)), [wrong]);
        let taken = refused(thief, Refusal::Taken);
        assert_eq!(host.send(thief, Request::Open(SECRET.proof())), [taken]);
    }
}

#[test]
fn a_table_sends_a_member_away_and_ends_its_room() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    let (two, _) = host.enter(ROOM);
    let removed = host.send(table, Request::Remove(first));
    let left = Output::send(table, Notice::Left(first));
    assert_eq!(removed, [Output::Close(one, Refusal::Removed), left]);
    let ended = host.send(table, Request::End);
    let closed = [table, two].map(|one| Output::Close(one, Refusal::Ended));
    assert_eq!(ended, closed);
    let stats = host.rooms.stats();
    assert_eq!((stats.rooms, stats.members, stats.connections), (0, 0, 0));
}

#[test]
fn requests_of_the_wrong_role_are_dropped() {
    let mut host = Host::new(Limits::default());
    let table = host.open(ROOM);
    let (one, first) = host.enter(ROOM);
    let stranger = host.connect(ROOM);
    let wrong = [
        (table, Request::Say(b"?")),
        (table, Request::Enter),
        (table, Request::Open(SECRET.proof())),
        (one, Request::Tell(first, b"?")),
        (one, Request::Remove(first)),
        (one, Request::End),
        (one, Request::Enter),
        (one, Request::Return(SECRET)),
        (stranger, Request::Say(b"?")),
        (stranger, Request::Tell(first, b"?")),
        (stranger, Request::End),
    ];
    for (from, request) in wrong {
        assert_eq!(host.send(from, request), [], "{request:?}");
    }
    assert_eq!(host.rooms.stats().garbage, wrong.len() as u64);
    assert_eq!(
        host.send(stranger, Request::Ping),
        [Output::send(stranger, Notice::Pong)]
    );
}
