//! Arbitrary bytes: the frames of others do not disturb a pair of friends.

use proptest::prelude::*;
use rooms::{Limits, Notice, Output, Request};

use crate::cases::property;
use crate::{Host, SECRET};

const ROOM: &str = "K7Q4MZ";

/// Returns bytes, often with the beginning of a frame, so that they get further.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let any = prop::collection::vec(any::<u8>(), 0..80);
    let headed = (1..=9_u8, any.clone()).prop_map(|(kind, mut bytes)| {
        bytes.splice(..0, [1, kind]);
        bytes
    });
    let small = (1..=9_u8, 0..9_u8).prop_map(|(kind, member)| vec![1, kind, member, 0, 0, 0]);
    prop_oneof![any, headed, small]
}

proptest! {
    #![proptest_config(property(2_000))]

    #[test]
    fn frames_are_read_as_they_are_written_or_not_at_all(bytes in bytes()) {
        if let Ok(request) = Request::read(&bytes) {
            prop_assert_eq!(request.to_bytes(), bytes.clone());
        }
        let mut notice = bytes;
        if let Some(kind) = notice.get_mut(1) {
            *kind = kind.wrapping_add(127);
        }
        if let Ok(read) = Notice::read(&notice) {
            prop_assert_eq!(read.to_bytes(), notice);
        }
    }
}

proptest! {
    #![proptest_config(property(500))]

    #[test]
    fn random_bytes_do_not_disturb_the_friends(
        rude in prop::collection::vec((0..4_usize, bytes()), 1..300),
        kinds in prop::array::uniform4(0..3),
    ) {
        let mut host = Host::new(Limits::default());
        let table = host.open(ROOM);
        let (friend, number) = host.enter(ROOM);
        // Rude guests are strangers, tables of their own rooms, and members of the friends' room.
        let mut others = kinds.map(|kind| host.connect(if kind == 1 { "ABCDEF" } else { ROOM }));
        for (other, kind) in others.iter().zip(kinds) {
            let _ = match kind {
                0 => vec![],
                1 => host.send(*other, Request::Open(SECRET.proof())),
                _ => host.send(*other, Request::Enter),
            };
        }
        for (who, bytes) in rude {
            let outputs = host.rooms.receive(host.now, others[who], &bytes);
            for output in &outputs {
                match output {
                    Output::Close(closed, _) => prop_assert!(![table, friend].contains(closed)),
                    // The table gets the messages of members, and their arrivals and departures.
                    Output::Send(to, frame) if *to == table => {
                        let of = match Notice::read(frame).expect("a notice") {
                            Notice::Said(of, _) | Notice::Came(of) | Notice::Left(of) => of,
                            other => panic!("{other:?}"),
                        };
                        prop_assert_ne!(of, number);
                    }
                    Output::Send(to, _) => prop_assert_ne!(*to, friend),
                }
            }
            if outputs.iter().any(|output| matches!(output, Output::Close(closed, _) if *closed == others[who])) {
                others[who] = host.connect(ROOM);
            }
            host.now += std::time::Duration::from_millis(60);
            let said = host.send(friend, Request::Say(b"up"));
            prop_assert_eq!(said, [Output::send(table, Notice::Said(number, b"up"))]);
            let told = host.send(table, Request::Tell(number, b"down"));
            prop_assert_eq!(told, [Output::send(friend, Notice::Told(b"down"))]);
        }
    }
}
