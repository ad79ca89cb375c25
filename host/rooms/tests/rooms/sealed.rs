//! Sealed messages open once, on the other side only.

use proptest::prelude::*;
use rooms::sealed::{Channel, Hello, Key, OVERHEAD, SealError, Side};

use crate::cases::property;

/// Table and member that have met with these secrets.
fn meet(key: [u8; 32], members: [u8; 16], tables: [u8; 16]) -> (Channel, Channel) {
    let side = |side| Channel::new(&Key(key), Hello(members), Hello(tables), side);
    (side(Side::Table), side(Side::Member))
}

proptest! {
    #![proptest_config(property(300))]

    #[test]
    fn messages_arrive_as_they_were_said(
        key: [u8; 32], hellos: ([u8; 16], [u8; 16]),
        messages: Vec<(bool, bool, Vec<u8>)>,
    ) {
        let (mut table, mut member) = meet(key, hellos.0, hellos.1);
        for (down, lost, plain) in messages {
            let (from, to) = if down { (&mut table, &mut member) } else { (&mut member, &mut table) };
            let sealed = from.seal(&plain).expect("sealed");
            prop_assert_eq!(sealed.len(), plain.len() + OVERHEAD);
            if !lost {
                prop_assert_eq!(to.open(&sealed), Ok(plain));
                prop_assert_eq!(to.open(&sealed), Err(SealError::Replayed));
            }
            prop_assert_eq!(from.open(&sealed), Err(SealError::Broken));
        }
    }

    #[test]
    fn a_changed_or_cut_message_does_not_open(plain: Vec<u8>, at: prop::sample::Index, bit in 0..8) {
        let (mut table, mut member) = meet([1; 32], [2; 16], [3; 16]);
        let sealed = table.seal(&plain).expect("sealed");
        let mut changed = sealed.clone();
        changed[at.index(sealed.len())] ^= 1_u8 << bit;
        prop_assert_eq!(member.open(&changed), Err(SealError::Broken));
        let cut = &sealed[..at.index(sealed.len())];
        prop_assert_eq!(member.open(cut), Err(SealError::Broken));
        // Neither keeps the genuine one away.
        prop_assert_eq!(member.open(&sealed), Ok(plain));
    }
}

#[test]
fn nothing_of_another_meeting_opens() {
    let (mut table, _) = meet([1; 32], [2; 16], [3; 16]);
    let sealed = table.seal(b"cities").expect("sealed");
    let others = [
        meet([9; 32], [2; 16], [3; 16]),
        meet([1; 32], [9; 16], [3; 16]),
        meet([1; 32], [2; 16], [9; 16]),
        meet([1; 32], [3; 16], [2; 16]),
    ];
    for (_, mut member) in others {
        assert_eq!(member.open(&sealed), Err(SealError::Broken));
    }
}

#[test]
fn an_overtaken_message_counts_as_a_replay() {
    let (mut table, mut member) = meet([1; 32], [2; 16], [3; 16]);
    let early = table.seal(b"early").expect("sealed");
    let late = table.seal(b"late").expect("sealed");
    assert_eq!(member.open(&late), Ok(b"late".to_vec()));
    assert_eq!(member.open(&early), Err(SealError::Replayed));
}

/// The form of messages is part of the protocol: a page of last year meets a table of today.
#[test]
fn the_form_of_messages_stays() {
    let (mut table, mut member) = meet([1; 32], [2; 16], [3; 16]);
    let hex = |bytes: Vec<u8>| {
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let sealed =
        [table.seal(b"hub"), member.seal(b"OK")].map(|sealed| hex(sealed.expect("sealed")));
    let expected = [
        "00000000000000002bca656c0f787743b648e86a9a6b2b4c15c470",
        "000000000000000010ca19fd8db2d7cd65991896e46c541f4afa",
    ];
    assert_eq!(sealed, expected);
}
