//! Lessons on Transglobal Rail for a beginner's first round, from the events at the table.
//!
//! None depends on the own cities, which are secret from others.

use super::table::RailTable;
use app::layout::Layout;
use app::state::State;
use base::words::{self, Message};
use rules::Game;
use rules::maps::LinkId;
use rules::transglobal_rail::public::TURN_MONEY;
use rules::transglobal_rail::{Phase, Seat};

/// Returns the most urgent lesson now, if any.
pub(super) fn lesson(state: &State, play: RailTable<'_>, seat: Seat) -> Option<Message> {
    let game = play.game();
    if play.ended().is_some() || game.round() > 1 {
        return None;
    }
    if is_to_look(state, play, seat) {
        return Some(match state.layout() {
            Layout::Table => words::coach_rail_cities(),
            Layout::Own => words::coach_rail_cities_own(),
        });
    }
    let acts = play.acting() == Some(seat);
    let money = game.money();
    match game.phase() {
        Phase::Hubs if acts && game.hub(seat).is_none() => Some(words::coach_rail_hub()),
        Phase::Building if !acts || money == TURN_MONEY => {
            let others = newly_joined(play, seat);
            if others.is_empty() {
                let first = acts && builds_first(play, seat);
                return first.then(words::coach_rail_build);
            }
            let names = others
                .iter()
                .map(|&other| play.sitting[other].colour.name());
            Some(words::coach_rail_joined(Message::list(names.collect())))
        }
        Phase::Building if builds_first(play, seat) && game.may_discard() => {
            Some(words::coach_rail_left(money))
        }
        Phase::Finishing if acts && !game.may_ok() => Some(words::coach_rail_pay()),
        _ => None,
    }
}

/// Returns the tasks of the small game, true for those that a seat has done: look at its cities, place its hub,
/// spend the money of a turn, join another network, and play the round to its end.
pub(super) fn tasks(state: &State, play: RailTable<'_>, seat: Seat) -> [bool; 5] {
    let board = play.board();
    let is_over = play.ended().is_some();
    let is_placing = board.phase() == Phase::Hubs && board.to_act() == Some(seat);
    let reached = board.reached(seat);
    let mut others = (0..play.sitting.len()).filter(|&other| other != seat);
    let is_joined = |other: Seat| board.hub(other).is_some_and(|hub| reached[hub.index()]);
    let mut own = board.rails().filter(|&(_, builder)| builder == seat);
    [
        has_looked(state, play, seat),
        board.hub(seat).is_some() && !is_placing,
        own.any(|(link, _)| is_over || !board.this_turn().contains(&link)),
        others.any(is_joined),
        is_over,
    ]
}

/// Returns true if a seat still has to look at its cities, which comes first.
pub(super) fn is_to_look(state: &State, play: RailTable<'_>, seat: Seat) -> bool {
    play.game().phase() == Phase::Hubs && !has_looked(state, play, seat)
}

fn has_looked(state: &State, play: RailTable<'_>, seat: Seat) -> bool {
    let place = play.sitting[seat].place;
    play.coach().has_looked(seat) || state.list_is_open(place) || state.is_on_phone(place)
}

/// Returns true if a seat has built all of its links in this turn.
fn builds_first(play: RailTable<'_>, seat: Seat) -> bool {
    let game = play.game();
    let mut own = game.rails().filter(|&(_, builder)| builder == seat);
    own.all(|(link, _)| game.this_turn().contains(&link))
}

/// Returns the seats whose hubs became connected with a seat's hub in the current turn or in each seat's last one.
fn newly_joined(play: RailTable<'_>, seat: Seat) -> Vec<Seat> {
    let game = play.game();
    let is_new = |link: LinkId| {
        let seats = 0..play.sitting.len();
        let mut last = seats.flat_map(|seat| play.last_turn(seat));
        game.this_turn().contains(&link) || last.any(|&other| other == link)
    };
    let now = game.reached(seat);
    let others = (0..play.sitting.len()).filter(|&other| other != seat);
    let is_joined = |other: &Seat| game.hub(*other).is_some_and(|hub| now[hub.index()]);
    let joined: Vec<Seat> = others.filter(is_joined).collect();
    if joined.is_empty() {
        return joined;
    }
    // The reachable part without the new links.
    let map = game.map();
    let mut before = vec![false; now.len()];
    let mut open: Vec<_> = game.hub(seat).into_iter().collect();
    while let Some(node) = open.pop() {
        before[node.index()] = true;
        for &link in map.around(node) {
            let next = map.link(link).other(node);
            if game.builder(link).is_some() && !is_new(link) && !before[next.index()] {
                open.push(next);
            }
        }
    }
    let was_joined = |other: &Seat| game.hub(*other).is_some_and(|hub| before[hub.index()]);
    joined
        .into_iter()
        .filter(|other| !was_joined(other))
        .collect()
}
