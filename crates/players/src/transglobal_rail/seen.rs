//! View of a seat as text for an outside program, and read again.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use rules::maps::{MAPS, MapFile, RailMap};
use rules::transglobal_rail::seen::KEYS;
use rules::transglobal_rail::{Setup, TransglobalRail, View};
use rules::{Game, Keys, Strength};

use super::turn;
use crate::Budget;

fn map(number: usize) -> Arc<RailMap> {
    let file: MapFile = serde_json::from_str(MAPS[number].text).expect("the map's file is whole");
    Arc::new(RailMap::try_from(file).expect("the map is good"))
}

fn read(text: &str, map: &Arc<RailMap>) -> Result<View, String> {
    let known = [&["map", "tax"][..], &KEYS].concat();
    View::from_keys(&Keys::read("rail", &known, Some(text))?, map.clone())
}

/// Plays a game of this number of seats, and calls `watch` for every seventh state and the last one.
fn watched(number: usize, seats: usize, mut watch: impl FnMut(&TransglobalRail)) {
    let setup = Setup {
        seats,
        seed: number as u64,
        ..Setup::default()
    };
    let mut game = TransglobalRail::new(map(number), setup).expect("so many can play");
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(number as u64);
    for state in 0.. {
        let Some(seat) = game.to_act() else {
            break;
        };
        if state % 7 == 0 {
            watch(&game);
        }
        let odd = chance.random_bool(0.1);
        let any = game.steps().choose(&mut chance).copied();
        let sane = turn(&game.seen_by(seat), Strength::Easy, &Budget::Rounds(1), 1);
        let step = any.filter(|_| odd).unwrap_or(sane[0]);
        game.play(step).expect("it is allowed");
    }
    watch(&game);
}

#[test]
fn a_view_comes_back_from_its_text() {
    let mut phases = [0; 4];
    for (number, seats) in [(0, 2), (1, 3), (2, 6)] {
        let map = map(number);
        watched(number, seats, |game| {
            phases[game.phase() as usize] += 1;
            for seat in 0..seats {
                let view = game.seen_by(seat);
                let text = view.to_keys().expect("a map of the house");
                assert_eq!(read(&text, &map).as_ref(), Ok(&view), "{text}");
            }
        });
    }
    assert!(phases.iter().all(|&states| states > 0), "{phases:?}");
}

/// The hands of the others do not change the seat's possible steps to the end of its turn.
#[test]
fn a_game_of_what_is_seen_is_good_for_a_turn() {
    let mut steps = 0;
    watched(1, 4, |game| {
        let Some(seat) = game.to_act() else {
            return;
        };
        let mut game = game.clone();
        let mut seen = TransglobalRail::of_view(game.seen_by(seat));
        assert_eq!(seen.seen_by(seat), game.seen_by(seat));
        for step in turn(&game.seen_by(seat), Strength::Easy, &Budget::Rounds(1), 1) {
            assert_eq!(seen.steps(), game.steps());
            game.play(step).expect("it is allowed");
            seen.play(step).expect("it is allowed");
            steps += 1;
        }
    });
    assert!(steps > 40, "{steps}");
}

#[test]
fn an_impossible_view_is_refused_in_a_sentence() {
    let map = map(0);
    let mut texts = Vec::new();
    watched(0, 3, |game| texts.extend(game.seen_by(0).to_keys()));
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut refused = 0;
    for text in &texts {
        let mut pairs: Vec<String> = text.split(' ').map(Into::into).collect();
        let at = chance.random_range(0..pairs.len());
        let key = pairs[at]
            .split_once('=')
            .expect("it is a pair")
            .0
            .to_string();
        let odd = [
            "",
            "-1",
            "99999",
            "a",
            "0,0,0,0,0",
            "1-2:9",
            "999-1000:0",
            "9",
        ];
        let value = *odd.choose(&mut chance).expect("there is one");
        match chance.random_bool(0.2) {
            true => drop(pairs.remove(at)),
            false => pairs[at] = format!("{key}={value}"),
        }
        match read(&pairs.join(" "), &map) {
            // A game of a possible view can continue.
            Ok(view) => drop(TransglobalRail::of_view(view).steps()),
            Err(why) => {
                assert!(why.ends_with('.'), "{why}");
                refused += 1;
            }
        }
    }
    assert!(2 * refused > texts.len(), "{refused} of {}", texts.len());
}
