//! Entries for a single step. They are as short after a long game as after a short one, and never hold steps that
//! have been taken back.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::rapid_transit::RapidTransit;
use rules::record::{Entry, Record, Save};
use rules::switch_yard::SwitchYard;

use crate::common::cases;
use crate::common::touches::random_turn;

#[test]
fn a_step_takes_as_little_after_two_thousand_turns_as_after_ten() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let mut record = Record::new(SwitchYard::new(Default::default()));
    let mut last = Save::of(&record, vec![0; 40]).expect("it can be kept");
    let mut longest = Vec::new();
    for turn in 0..2_000 {
        if record.now().to_act().is_none() {
            break;
        }
        let step = random_turn(record.now(), &mut chance);
        record.play(step).expect("it is allowed");
        // Each save takes half a millisecond, and this check does not need all of them.
        if turn > 20 && turn % 97 > 1 {
            continue;
        }
        let save = Save::of(&record, vec![turn as u8; 40]).expect("it can be kept");
        let entry = Entry::between(&last, &save);
        let bytes = entry.to_bytes().expect("it is short");
        let read = Entry::from_bytes(&bytes).expect("it is whole");
        assert_eq!(read.after(&last), Some(save.clone()));
        if turn < 20 || turn % 97 == 1 {
            longest.push(bytes.len());
        }
        last = save;
    }
    let (early, late) = longest.split_at(20);
    let most = |lengths: &[usize]| lengths.iter().copied().max().expect("there are some");
    assert!(
        late.len() > 5,
        "the game was short: {}",
        record.steps().len()
    );
    assert!(most(late) <= most(early) + 4, "{early:?} {late:?}");
    assert!(most(late) < last.to_bytes().expect("it is short").len() / 4);
}

#[test]
fn the_cached_save_forgets_undone_turns() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut record = Record::new(RapidTransit::new(Default::default()).expect("it begins"));
    for _ in 0..cases::count(200) {
        if record.now().to_act().is_some() && chance.random_bool(0.7) {
            let step = random_turn(record.now(), &mut chance);
            record.play(step).expect("it is allowed");
        } else {
            record.undo();
        }
        let save = Save::of(&record, Vec::new()).expect("it can be kept");
        // The same record, which has not been saved before.
        let fresh = record.until(record.steps().len());
        assert_eq!(Ok(save), Save::of(&fresh, Vec::new()));
    }
}
