//! View of a seat of the rail game: everything on the board, its own cities, and nothing else. It is sent as bytes,
//! and a sender may send any.

use crate::common::player::{Player, sensible};
use crate::common::{cases, maps};
use players::Budget;
use players::transglobal_rail::turn;
use proptest::prelude::*;
use rules::transglobal_rail::{Move, Phase, Seat, Setup, TransglobalRail, View};
use rules::{Game, Strength};

fn game(map: usize, seats: usize, seed: u64) -> TransglobalRail {
    let setup = Setup {
        seats,
        seed,
        ..Setup::default()
    };
    TransglobalRail::new(maps::all()[map].clone(), setup).expect("so many can play")
}

/// Plays both games on with the same steps, which the players of the first one choose.
fn together(one: &mut TransglobalRail, other: &mut TransglobalRail) -> bool {
    let Some(step) = sensible(one) else {
        return false;
    };
    one.play(step).is_ok() && other.play(step).is_ok()
}

/// Returns two deals in which one seat has the same hand, and another seat has different ones.
fn twins(seats: usize) -> (TransglobalRail, TransglobalRail, Seat) {
    let hands = |game: &TransglobalRail| (0..seats).map(|seat| game.hand(seat)).collect::<Vec<_>>();
    let games: Vec<_> = (0..3000).map(|seed| game(0, seats, seed)).collect();
    for (number, one) in games.iter().enumerate() {
        for other in &games[..number] {
            let same = |seat: &Seat| one.hand(*seat) == other.hand(*seat);
            let alike = one.start() == other.start() && hands(one) != hands(other);
            if let Some(seat) = (0..seats).find(same).filter(|_| alike) {
                return (one.clone(), other.clone(), seat);
            }
        }
    }
    panic!("no two deals with a hand in common");
}

/// Returns the turn of a computer player of each strength for a seat.
fn answers(game: &TransglobalRail, seat: Seat) -> [Vec<Move>; 6] {
    let view = game.seen_by(seat);
    Strength::ALL.map(|strength| turn(&view, strength, &Budget::Rounds(2), 7))
}

#[test]
fn views_and_turns_do_not_depend_on_hidden_hands() {
    let (mut one, mut other, seat) = twins(2);
    assert_ne!(one.hand(1 - seat), other.hand(1 - seat));
    let (mut states, mut turns) = (0, 0);
    loop {
        let views = [&one, &other].map(|game| game.seen_by(seat).to_bytes());
        assert_eq!(views[0], views[1]);
        // The other seat's views do tell the hands apart, so the comparison can fail.
        let others = [&one, &other].map(|game| game.seen_by(1 - seat).to_bytes());
        assert_ne!(others[0], others[1]);
        if one.to_act() == Some(seat) {
            turns += 1;
            assert_eq!(answers(&one, seat), answers(&other, seat));
            assert!(answers(&one, seat).iter().all(|steps| !steps.is_empty()));
        }
        states += 1;
        if !together(&mut one, &mut other) || one.phase() != other.phase() {
            break;
        }
    }
    assert!(states > 20 && turns > 6, "{states}, {turns}");
}

/// Every seat's view at every step of a game is the same after writing and reading.
#[test]
fn views_are_read_back() {
    for seats in 2..=6 {
        let mut game = game(seats % 3, seats, seats as u64);
        let mut player = Player::new(5, 5);
        let mut phases = Vec::new();
        while game.round() < 3 && game.to_act().is_some() {
            for seat in 0..seats {
                let bytes = game.seen_by(seat).to_bytes();
                let read = View::from_bytes(&bytes).expect("a view of a game is whole");
                assert_eq!(read.to_bytes(), bytes);
                assert_eq!(read.may_act(), game.to_act() == Some(seat));
            }
            let steps = game.steps();
            phases.push(game.phase());
            game.play(steps[player.choose(&game, &steps)])
                .expect("it is allowed");
        }
        for phase in [Phase::Hubs, Phase::Building, Phase::Finishing] {
            assert!(phases.contains(&phase), "{phase}");
        }
    }
}

/// A program that reads the bytes learns no more of the map than its graph.
#[test]
fn views_are_sent_without_names_and_places() {
    for map in 0..maps::all().len() {
        let game = game(map, 4, 1);
        let rails = &maps::all()[map];
        let bytes = game.seen_by(0).to_bytes();
        let holds = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
        let names = rails.cities().iter().map(|city| &city.name);
        let long = names.filter(|name| name.len() >= 4);
        assert!(long.clone().count() > 20);
        assert_eq!(long.filter(|name| holds(name.as_bytes())).count(), 0);
        let places = rails.positions().iter().flatten();
        assert_eq!(places.filter(|x| holds(&x.to_le_bytes())).count(), 0);
    }
}

fn some_view() -> Vec<u8> {
    let mut game = game(2, 3, 8);
    for _ in 0..40 {
        game.play(sensible(&game).expect("there is a step"))
            .expect("it is allowed");
    }
    let seat = game.to_act().expect("the game goes on");
    game.seen_by(seat).to_bytes()
}

#[test]
fn views_that_are_cut_off_or_too_long_are_refused() {
    let bytes = some_view();
    for end in 0..bytes.len() {
        assert!(View::from_bytes(&bytes[..end]).is_err(), "{end}");
    }
    let longer = [&bytes[..], &[0]].concat();
    let why = View::from_bytes(&longer).unwrap_err();
    assert_eq!(why, "The view is not understood.");
}

proptest! {
    #![proptest_config(cases::property(256))]

    /// Players can play from every accepted view, and it is written as the same bytes.
    #[test]
    fn garbage_is_refused_or_harmless(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let mut bytes = some_view();
        for (place, byte) in changes {
            *place.get_mut(&mut bytes) = byte;
        }
        match View::from_bytes(&bytes) {
            Ok(view) => {
                prop_assert_eq!(view.to_bytes(), bytes);
                let steps = turn(&view, Strength::Easy, &Budget::Rounds(1), 0);
                prop_assert_eq!(steps.is_empty(), !view.may_act());
            }
            Err(why) => prop_assert!(why.ends_with('.')),
        }
    }

    #[test]
    fn noise_is_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(View::from_bytes(&bytes).is_err());
    }
}
