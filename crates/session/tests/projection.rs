//! What a viewer gets of a match of Transglobal Rail: the secrets of others are not in it.

#[path = "../../rules/tests/common/grid.rs"]
mod grid;

use std::sync::Arc;

use rules::Game;
use rules::maps::{MapId, RailMap};
use rules::transglobal_rail::deal::Hand;
use rules::transglobal_rail::{Move, TransglobalRail};
use session::cabinet::OnMap;
use session::transglobal_rail::{RailMatch, open};
use session::{Command, Match};

fn rails() -> Arc<RailMap> {
    Arc::new(grid::grid())
}

fn begun(seats: usize, seed: u64) -> RailMatch {
    RailMatch::new(MapId::default(), grid::game(seats, seed))
}

/// Plays the first step that the rules offer, or OK, until the results appear.
fn play_on(game: &mut RailMatch, steps: usize) {
    for step in 0..steps {
        let moves = game.game().steps();
        let next = match moves.contains(&Move::Ok) {
            true => Move::Ok,
            false => moves[step * 7 % moves.len()],
        };
        let commands = game.commands(&next.to_string()).expect("it is a move");
        for command in commands {
            game.perform(None, command).expect("it is offered");
        }
        if game.ended().is_some() {
            return;
        }
    }
}

fn hands(game: &TransglobalRail) -> Vec<Hand> {
    (0..game.seats()).map(|seat| game.hand(seat)).collect()
}

fn on_map(rails: &Arc<RailMap>) -> OnMap<'_> {
    OnMap {
        id: MapId::default(),
        rails,
    }
}

#[test]
fn a_projection_shows_the_game_as_the_seat_sees_it() {
    let rails = rails();
    for steps in [0, 1, 9, 30, 400] {
        let mut game = begun(3, 5);
        play_on(&mut game, steps);
        for viewer in [None, Some(0), Some(1), Some(2)] {
            let bytes = game.seen_by(viewer);
            let seen = open(&bytes, on_map(&rails), viewer).expect("it can be shown");
            assert_eq!(seen.board().public, game.board().public);
            assert_eq!(seen.to_act(), game.to_act());
            assert_eq!(seen.is_finished(), game.is_finished());
            assert_eq!(seen.game().phase(), game.game().phase());
            for seat in 0..3 {
                assert_eq!(seen.game().bank(seat), game.game().bank(seat));
                assert_eq!(seen.last_turn(seat), game.last_turn(seat));
            }
            if let Some(viewer) = viewer {
                assert_eq!(seen.board().hand(viewer), game.board().hand(viewer));
                assert_eq!(seen.board().checks(viewer), game.board().checks(viewer));
                // The options of other seats depend on cities that are not in this view.
                if game.to_act() == Some(viewer) {
                    assert_eq!(seen.may_commit(), game.may_commit());
                }
            }
            assert_eq!(seen.seen_by(viewer), bytes);
        }
    }
}

/// The test of all secrets: for games that differ only in a viewer's unknowns, the viewer's bytes are equal.
#[test]
fn secrets_change_no_byte_of_a_projection() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut game = begun(4, seed);
        play_on(&mut game, 3 + seed as usize);
        if game.ended().is_some() {
            continue;
        }
        for holder in 0..4 {
            // Two other seats exchange their cities, if the hands differ, and the seed changes.
            let held = hands(game.game());
            let mut swapped = held.clone();
            swapped.swap(holder, (holder + 1) % 4);
            if swapped == held {
                continue;
            }
            let dealt = |hands| {
                let public = game.game().public.clone();
                RailMatch::new(MapId::default(), TransglobalRail::standing(public, hands))
            };
            let (game, other) = (dealt(held), dealt(swapped));
            for viewer in [None, Some(0), Some(1), Some(2), Some(3)] {
                let is_theirs = viewer == Some(holder) || viewer == Some((holder + 1) % 4);
                let alike = game.seen_by(viewer) == other.seen_by(viewer);
                assert_eq!(alike, !is_theirs, "{viewer:?} and the cities of {holder}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn the_results_of_a_round_tell_nothing_of_the_next() {
    let ends = (0..20).map(|seed| {
        let mut game = begun(2, seed);
        play_on(&mut game, 4000);
        game
    });
    let goes_on = |game: &RailMatch| game.ended().is_some() && !game.is_finished();
    let game = ends.into_iter().find(goes_on).expect("a round has ended");
    let other = game.reseeded(99);
    let next = |game: &dyn Match| {
        let game = game.as_any().downcast_ref().map(RailMatch::game);
        hands(game.expect("it is the rail game"))
    };
    assert_ne!(next(&*other), next(&game), "another round comes");
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(game.seen_by(viewer), other.seen_by(viewer));
    }
}

#[test]
fn an_impossible_projection_is_refused() {
    let rails = rails();
    let mut game = begun(3, 1);
    play_on(&mut game, 20);
    let bytes = game.seen_by(Some(0));
    assert!(open(&bytes, on_map(&rails), Some(0)).is_some());
    assert!(
        open(&bytes, on_map(&rails), Some(1)).is_none(),
        "not its own"
    );
    assert!(open(&bytes, on_map(&rails), Some(9)).is_none(), "nobody's");
    for length in 0..bytes.len() {
        assert!(open(&bytes[..length], on_map(&rails), Some(0)).is_none());
    }
    // Each flipped bit leads to a refusal or to a valid view, and breaks nothing.
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut turned = bytes.clone();
            turned[at] ^= 1 << bit;
            if let Some(mut seen) = open(&turned, on_map(&rails), Some(0)) {
                let _ = seen.may_commit();
                let _ = seen.perform(seen.to_act(), Command::Commit);
                let _ = seen.seen_by(Some(0));
            }
        }
    }
}
