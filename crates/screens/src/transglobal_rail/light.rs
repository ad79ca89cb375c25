//! Motions on the map: growing rails, dropping hubs, and a light.
//!
//! The light runs over a network when its player has connected.

use std::collections::VecDeque;

use super::table::RailTable;
use app::motion::{Moving, bouncing, gently};
use app::state::State;
use rules::maps::{LinkId, NodeId};
use rules::transglobal_rail::{Phase, Seat, SeatReport};
use scene::{Op, Path, Pen, Stroke, theme};
use session::Fact;

/// Number of links of a network that the light makes bright at once.
const BRIGHT: f32 = 2.5;

/// Returns the motions that a fact starts.
pub(super) fn moving(play: RailTable<'_>, fact: &Fact) -> Vec<Moving> {
    match *fact {
        Fact::Drafted { .. } => {
            let drafted = drafted(play);
            drafted.into_iter().chain(coins(play, drafted)).collect()
        }
        Fact::Connected(seat) => vec![Moving::Light(seat)],
        Fact::RoundEnded => {
            let tours = tour_order(play).into_iter().map(Moving::Tour);
            let is_over = play.game().phase() == Phase::Finished;
            let taxes = play.ended().and_then(|ended| ended.report.taxes);
            let taxes = taxes.filter(|&taxes| taxes > 0 && !is_over);
            tours.chain(taxes.map(|_| Moving::Taxes)).collect()
        }
        Fact::Finished => {
            // Several winners share one rain.
            let first = play.winners().into_iter().next();
            let podium = play.reader().map(|_| Moving::Podium);
            podium
                .into_iter()
                .chain(first.map(|seat| Moving::Tickets(play.sitting[seat].place)))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the order of the seats in the show at a round's end, the first to connect first.
pub(super) fn tour_order(play: RailTable<'_>) -> Vec<Seat> {
    let seats = play.ended().map_or(&[][..], |ended| &ended.report.seats);
    let (first, others): (Vec<&SeatReport>, Vec<_>) = seats.iter().partition(|seat| seat.first);
    let all = first.into_iter().chain(others);
    all.map(|seat| seat.seat).collect()
}

/// The coins that pay for a rail.
fn coins(play: RailTable<'_>, drafted: Option<Moving>) -> Option<Moving> {
    let Some(Moving::Rail { link, .. }) = drafted else {
        return None;
    };
    let from = play.sitting[play.acting()?].place;
    let count = play.board().map().link(link).cost;
    Some(Moving::Coins { from, link, count })
}

/// The hub that has been placed, or the rail that has been built.
fn drafted(play: RailTable<'_>) -> Option<Moving> {
    let game = play.board();
    let hub = game.hub(play.acting()?);
    if game.phase() == Phase::Hubs {
        return hub.map(Moving::Hub);
    }
    let (&link, before) = game.this_turn().split_last()?;
    let map = game.map();
    let [a, b] = [map.link(link).a, map.link(link).b];
    // The end that was reached without this link.
    let built = |other: LinkId| other != link && game.rails().any(|(rail, _)| rail == other);
    let reached = |node| hub == Some(node) || map.around(node).iter().any(|&link| built(link));
    let latest = before
        .last()
        .map(|&last| [map.link(last).a, map.link(last).b]);
    let goes_on = |node| latest.is_some_and(|ends| ends.contains(&node));
    let from = match goes_on(b) || (reached(b) && !reached(a)) {
        true => b,
        false => a,
    };
    let double = map.link(link).cost > 1;
    Some(Moving::Rail { link, from, double })
}

/// Returns the rail that leaves the map when the player takes back the last step.
pub(super) fn undoing(play: RailTable<'_>) -> Option<Moving> {
    let seat = play.acting()?;
    let Moving::Rail { link, from, .. } = drafted(play)? else {
        return None;
    };
    Some(Moving::RailBack { link, from, seat })
}

/// Returns the shrinking rails, with their owners and remaining parts.
pub(super) fn shrinking(
    state: &State,
    play: RailTable<'_>,
) -> impl Iterator<Item = (Seat, [Op; 2])> {
    let going = play.motions().going(state.gliding_clock());
    going.filter_map(move |(what, share)| match what {
        Moving::RailBack { link, from, seat } => Some((seat, part(play, link, from, 1.0 - share))),
        _ => None,
    })
}

/// Returns the part of a link from one of its ends up to a share of its length.
fn part(play: RailTable<'_>, link: LinkId, from: NodeId, share: f32) -> [Op; 2] {
    let far = play.board().map().link(link).other(from);
    let [from, far] = [from, far].map(|node| play.loaded_map.node(node));
    [Op::Move(from), Op::Line(from.towards(far, share))]
}

/// Returns the growing rails at their present length.
pub(super) fn growing(
    state: &State,
    play: RailTable<'_>,
) -> impl Iterator<Item = (LinkId, [Op; 2])> {
    let going = play.motions().going(state.gliding_clock());
    going.filter_map(move |(what, share)| {
        let Moving::Rail { link, from, .. } = what else {
            return None;
        };
        Some((link, part(play, link, from, gently(share))))
    })
}

/// Returns the intersection of a dropping hub, and its height from 1 to 0.
pub(super) fn falling(state: &State, play: RailTable<'_>) -> Option<(NodeId, f32)> {
    let mut going = play.motions().going(state.gliding_clock());
    going.find_map(|(what, share)| match what {
        Moving::Hub(node) => Some((node, bouncing(share))),
        _ => None,
    })
}

/// A link as a part of a path.
pub(super) fn stretch(play: RailTable<'_>, link: LinkId) -> [Op; 2] {
    let (a, b) = play.loaded_map.link(link);
    [Op::Move(a), Op::Line(b)]
}

/// Draws the light under the rails. The part that it has passed glows and fades.
pub(super) fn draw_below(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    for (seat, share) in lit(state, play) {
        let waves = waves(play, seat);
        let front = front(&waves, share);
        let passed = waves.iter().filter(|&&(_, wave)| wave <= front);
        let path: Path = passed.flat_map(|&(link, _)| stretch(play, link)).collect();
        let alpha = 0.95 * (1.0 - share * share);
        pen.stroke(
            path.clone(),
            Stroke::round(theme::GOLD.alpha(0.45 * alpha), 40.0),
        );
        pen.stroke(path, Stroke::round(theme::GOLD.alpha(alpha), 25.0));
    }
}

/// The light itself, over the rails.
pub(super) fn draw_above(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    for (seat, share) in lit(state, play) {
        let waves = waves(play, seat);
        let front = front(&waves, share);
        let bright = waves
            .iter()
            .filter(|&&(_, wave)| wave <= front && wave > front - BRIGHT);
        let path: Path = bright.flat_map(|&(link, _)| stretch(play, link)).collect();
        pen.stroke(path.clone(), Stroke::round(theme::GOLD, 19.0));
        pen.stroke(path, Stroke::round(theme::INK, 11.0));
    }
}

fn lit(state: &State, play: RailTable<'_>) -> impl Iterator<Item = (Seat, f32)> {
    let going = play.motions().going(state.gliding_clock());
    going.filter_map(|(what, share)| match what {
        Moving::Light(seat) => Some((seat, share)),
        _ => None,
    })
}

/// Returns the position of the light, in links from the hub.
///
/// It leaves the last links before it goes out.
fn front(waves: &[(LinkId, f32)], share: f32) -> f32 {
    let last = waves.iter().map(|&(_, wave)| wave).fold(0.0, f32::max);
    (last + BRIGHT + 1.0) * share.min(0.8) / 0.8
}

/// Returns the seat whose cities the show at a round's end has reached.
pub(super) fn toured(state: &State, play: RailTable<'_>) -> Option<(Seat, f32)> {
    let mut going = play.motions().going(state.gliding_clock());
    going.find_map(|(what, share)| match what {
        Moving::Tour(seat) => Some((seat, share)),
        _ => None,
    })
}

/// Returns the semitones above the lowest pitch for a link: two for each doubling of the network that the link
/// joins, which is public.
pub(super) fn pitch(play: RailTable<'_>, seat: Seat) -> u8 {
    let joined = waves(play, seat).len().max(1);
    let doublings = joined.ilog2();
    // The digit after the first, in twos, is the half of a doubling.
    let half = ((2 * joined) >> doublings) & 1;
    (2 * doublings) as u8 + half as u8
}

/// Returns all links that are connected with a seat's hub, each with its distance in links.
///
/// Builders and destinations do not matter. So the light tells nothing about any player's cities.
fn waves(play: RailTable<'_>, seat: Seat) -> Vec<(LinkId, f32)> {
    let game = play.board();
    let reached = reached(play, seat);
    let away = |node: NodeId| Some(reached[node.index()]?.1);
    let rails = game.rails().filter_map(|(link, _)| {
        let ends = game.map().link(link);
        Some((link, away(ends.a)?.min(away(ends.b)?)))
    });
    rails.collect()
}

/// Returns, for each intersection that a seat reaches over any rails, its predecessor on a shortest way from the
/// hub and its distance in links. The hub is its own predecessor.
pub(super) fn reached(play: RailTable<'_>, seat: Seat) -> Vec<Option<(NodeId, f32)>> {
    let game = play.board();
    let map = game.map();
    let mut built = vec![false; map.links().len()];
    game.rails()
        .for_each(|(link, _)| built[link.index()] = true);
    let mut reached = vec![None; map.nodes().count()];
    let mut open = VecDeque::new();
    if let Some(hub) = game.hub(seat) {
        reached[hub.index()] = Some((hub, 0.0));
        open.push_back((hub, 0.0));
    }
    while let Some((node, away)) = open.pop_front() {
        for &link in map.around(node) {
            let next = map.link(link).other(node);
            if built[link.index()] && reached[next.index()].is_none() {
                reached[next.index()] = Some((node, away + 1.0));
                open.push_back((next, away + 1.0));
            }
        }
    }
    reached
}
