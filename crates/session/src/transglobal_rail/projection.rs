//! A match of this game as one viewer may know it, in bytes. All that goes in is listed here: what everybody
//! sees, the viewer's own cities and, while the results of a round are read, what the table shows of that round
//! anyway, which is everybody's cities. Neither a seed nor a deal nor the next round is in it.

use serde::{Deserialize, Serialize};

use super::{RailMatch, RoundEnd};
use crate::Match;
use crate::cabinet::OnMap;
use base::wire;
use rules::maps::LinkId;
use rules::transglobal_rail::deal::{Hand, filled};
use rules::transglobal_rail::public::{Board, Phase, Player, PublicState};
use rules::transglobal_rail::{Award, RoundReport, Seat, TransglobalRail, check_view};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Projection {
    public: Public,
    /// By seat; `None` where the viewer may not see them.
    hands: Vec<Option<Hand>>,
    /// The links that each seat has built in its last turn of the round.
    last: Vec<Vec<LinkId>>,
    /// The results that wait to be seen.
    results: Option<Results>,
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Results {
    report: RoundReport,
    awards: Vec<(Seat, Award)>,
    /// Whether a bank is empty.
    finished: bool,
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
    let board = game.board();
    let is_over = game.ended().is_some();
    let may_see = |seat: Seat| is_over || viewer == Some(seat);
    wire::to_bytes(&Projection {
        public: (&board.public).into(),
        hands: (0..board.seats())
            .map(|seat| may_see(seat).then(|| board.hand(seat)))
            .collect(),
        last: (0..board.seats())
            .map(|seat| game.ended_turn(seat).to_vec())
            .collect(),
        results: game.ended().map(|ended| Results {
            report: ended.report.clone(),
            awards: ended.awards.clone(),
            finished: game.is_finished(),
        }),
    })
}

/// The match that a viewer is shown; `None` if it cannot be. Hands that the viewer may not see are filled with
/// cities that mean nothing: no screen of a viewer shows them.
pub fn open(bytes: &[u8], map: OnMap<'_>, viewer: Option<Seat>) -> Option<RailMatch> {
    let Projection {
        public,
        hands,
        last,
        results,
    } = wire::from_bytes(bytes)?;
    let public = public.on(Board(map.rails.clone()));
    let seats = public.players.len();
    check_view(&public, &hands).ok()?;
    let sees_own = viewer.is_none_or(|seat| hands.get(seat).is_some_and(Option::is_some));
    let known = |link: &LinkId| link.index() < public.map().links().len();
    let lasts = last.len() == seats && last.iter().flatten().all(known);
    if !(sees_own && lasts && results.as_ref().is_none_or(|results| results.fit(seats))) {
        return None;
    }
    let unknown = || {
        let map = public.map();
        let of = |region| map.city_ids().find(|&city| map.city(city).region == region);
        filled((0..map.regions().len()).filter_map(of))
    };
    let hands: Option<Vec<Hand>> = hands
        .into_iter()
        .map(|hand| hand.or_else(unknown))
        .collect();
    let board = TransglobalRail::standing(public, hands?);
    let Some(results) = results else {
        return Some(RailMatch::shown(map.id, board, None, last));
    };
    let now = results.after(&board);
    let ended = RoundEnd {
        report: results.report,
        board,
        awards: results.awards,
    };
    Some(RailMatch::shown(map.id, now, Some(ended), last))
}

impl Results {
    /// Whether everybody who plays stands in them, and nobody else.
    fn fit(&self, seats: usize) -> bool {
        let all = self.report.seats.iter().map(|report| report.seat);
        all.eq(0..seats) && self.awards.iter().all(|(seat, _)| *seat < seats)
    }

    /// The game behind the results, as far as it can be seen: the banks, and whether it goes on.
    fn after(&self, board: &TransglobalRail) -> TransglobalRail {
        let mut now = board.clone();
        now.public.recent.clear();
        for (player, report) in now.public.players.iter_mut().zip(&self.report.seats) {
            player.bank = report.after;
        }
        now.public.phase = match self.finished {
            true => Phase::Finished,
            false => Phase::Hubs,
        };
        if !self.finished {
            now.public.round += 1;
            now.public.rails.fill(None);
            for player in &mut now.public.players {
                *player = Player::new(player.bank);
            }
        }
        now
    }
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

    /// Plays on by the first step that the rules offer, or by OK, until results are shown.
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
    fn what_is_sent_is_what_the_seat_sees_of_the_game() {
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
                    // What others may do hangs on cities that are not here.
                    if game.to_act() == Some(viewer) {
                        assert_eq!(seen.may_commit(), game.may_commit());
                    }
                }
                assert_eq!(to_bytes(&seen, viewer), bytes);
            }
        }
    }

    /// The test of all secrets: games that differ only in what a viewer may not know are the same bytes to it.
    #[test]
    fn what_a_viewer_may_not_know_changes_no_byte() {
        let mut compared = 0;
        for seed in 0..40 {
            let mut game = begun(4, seed);
            play_on(&mut game, 3 + seed as usize);
            if game.ended().is_some() {
                continue;
            }
            for holder in 0..4 {
                let mut other = game.clone();
                // The cities of two other seats are exchanged where that is another hand, and the seed is another.
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
        let mut game = begun(2, 3);
        play_on(&mut game, 4000);
        assert!(game.ended().is_some(), "the round has ended");
        let mut other = game.clone();
        let mut public = game.game().public.clone();
        public.start = 1 - public.start;
        let mut swapped = hands(game.game());
        swapped.reverse();
        let twin = TransglobalRail::standing(public, swapped);
        assert_ne!(&twin, game.game());
        other.show(twin);
        for viewer in [None, Some(0), Some(1)] {
            assert_eq!(to_bytes(&game, viewer), to_bytes(&other, viewer));
        }
    }

    #[test]
    fn what_cannot_be_is_not_shown() {
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
        // Whatever is changed on the way is refused or can be shown, and breaks nothing.
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
