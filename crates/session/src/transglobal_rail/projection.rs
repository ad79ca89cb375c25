//! A viewer's projection of a match of this game, in bytes. During a round it contains only the items in this file:
//! public facts and the viewer's own cities. During the results it is the match so far, as in a link. It never
//! contains a seed or the next round.

use serde::{Deserialize, Serialize};

use super::RailMatch;
use crate::Match;
use crate::cabinet::OnMap;
use base::wire;
use rules::maps::LinkId;
use rules::record::Save;
use rules::transglobal_rail::deal::{Hand, filled};
use rules::transglobal_rail::public::{Board, Phase, Player, PublicState};
use rules::transglobal_rail::{Seat, TransglobalRail, check_view};

/// Parts of a match that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Projection {
    /// During a round.
    Played(Round),
    /// During the results: the bytes of the match so far, which all viewers may review.
    Over(Vec<u8>),
}

/// A round under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Round {
    public: Public,
    /// By seat; `None` for hands that are secret from the viewer.
    hands: Vec<Option<Hand>>,
    /// The links that each seat has built in its last turn of the round.
    last: Vec<Vec<LinkId>>,
    /// The banks of all seats at the beginning, and after each round.
    banks: Vec<Vec<i32>>,
}

/// [`PublicState`] without its map, which the viewer's page has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Public {
    tax: i32,
    phase: Phase,
    round: u32,
    start: Seat,
    turn: Seat,
    players: Vec<Player>,
    rails: Vec<Option<u8>>,
    recent: Vec<LinkId>,
}

impl From<&PublicState> for Public {
    fn from(state: &PublicState) -> Self {
        Self {
            tax: state.tax,
            phase: state.phase,
            round: state.round,
            start: state.start,
            turn: state.turn,
            players: state.players.clone(),
            rails: state.rails.clone(),
            recent: state.recent.clone(),
        }
    }
}

impl Public {
    fn on(self, board: Board) -> PublicState {
        PublicState {
            board,
            tax: self.tax,
            phase: self.phase,
            round: self.round,
            start: self.start,
            turn: self.turn,
            players: self.players,
            rails: self.rails,
            recent: self.recent,
        }
    }
}

/// The bytes for a viewer; for a watcher without a seat.
pub(super) fn to_bytes(game: &RailMatch, viewer: Option<Seat>) -> Vec<u8> {
    wire::to_bytes(&match game.ended() {
        Some(_) => Projection::Over(public_save(game).unwrap_or_default()),
        None => Projection::Played(Round::of(game, viewer)),
    })
}

/// The match up to the results that are read, as a link holds it.
fn public_save(game: &RailMatch) -> Option<Vec<u8>> {
    let save = game.shared(false)?.to_save(Vec::new());
    save.and_then(|save| save.to_bytes()).ok()
}

impl Round {
    fn of(game: &RailMatch, viewer: Option<Seat>) -> Self {
        let board = game.board();
        Self {
            public: (&board.public).into(),
            hands: (0..board.seats())
                .map(|seat| (viewer == Some(seat)).then(|| board.hand(seat)))
                .collect(),
            last: (0..board.seats())
                .map(|seat| game.ended_turn(seat).to_vec())
                .collect(),
            banks: game.all_banks().to_vec(),
        }
    }

    /// Returns the match with arbitrary cities in the secret hands, which no screen of a viewer shows.
    fn open(self, map: OnMap<'_>, viewer: Option<Seat>) -> Option<RailMatch> {
        let public = self.public.on(Board(map.rails.clone()));
        let seats = public.players.len();
        check_view(&public, &self.hands).ok()?;
        let sees_own = viewer.is_none_or(|seat| self.hands.get(seat).is_some_and(Option::is_some));
        let known = |link: &LinkId| link.index() < public.map().links().len();
        let lasts = self.last.len() == seats && self.last.iter().flatten().all(known);
        let banks = !self.banks.is_empty() && self.banks.iter().all(|banks| banks.len() == seats);
        if !(sees_own && lasts && banks) {
            return None;
        }
        let unknown = || {
            let map = public.map();
            let of = |region| map.city_ids().find(|&city| map.city(city).region == region);
            filled((0..map.regions().len()).filter_map(of))
        };
        let hands = self.hands.into_iter().map(|hand| hand.or_else(unknown));
        let hands: Option<Vec<Hand>> = hands.collect();
        let board = TransglobalRail::standing(public, hands?);
        Some(RailMatch::shown(map.id, board, self.last, self.banks))
    }
}

/// Returns the match for a viewer; `None` if the bytes are invalid.
pub fn open(bytes: &[u8], map: OnMap<'_>, viewer: Option<Seat>) -> Option<RailMatch> {
    let save = match wire::from_bytes(bytes)? {
        Projection::Played(round) => return round.open(map, viewer),
        Projection::Over(save) => Save::from_bytes(&save).ok()?,
    };
    let record = save.record::<TransglobalRail>(map.rails).ok()?;
    let game = RailMatch::of(map.id, &record, false);
    let sits = viewer.is_none_or(|seat| seat < game.seats());
    (game.ended().is_some() && sits).then_some(game)
}

#[cfg(test)]
#[path = "../../../rules/tests/common/grid.rs"]
mod grid;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Command;
    use rules::Game;
    use rules::maps::MapId;
    use rules::transglobal_rail::Move;
    use std::sync::Arc;

    fn rails() -> Arc<rules::maps::RailMap> {
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

    fn on_map(rails: &Arc<rules::maps::RailMap>) -> OnMap<'_> {
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
                let bytes = to_bytes(&game, viewer);
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
                assert_eq!(to_bytes(&seen, viewer), bytes);
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
                let mut other = game.clone();
                // Two other seats exchange their cities, if the hands differ, and the seed changes.
                let held = hands(game.game());
                let mut swapped = held.clone();
                swapped.swap(holder, (holder + 1) % 4);
                if swapped == held {
                    continue;
                }
                let public = game.game().public.clone();
                other.show(TransglobalRail::standing(public, swapped));
                for viewer in [None, Some(0), Some(1), Some(2), Some(3)] {
                    let is_theirs = viewer == Some(holder) || viewer == Some((holder + 1) % 4);
                    let alike = to_bytes(&game, viewer) == to_bytes(&other, viewer);
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
        let bytes = to_bytes(&game, Some(0));
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
                    let _ = to_bytes(&seen, Some(0));
                }
            }
        }
    }
}
