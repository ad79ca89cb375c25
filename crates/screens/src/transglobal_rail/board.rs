//! Changing parts of the board of Transglobal Rail.
//!
//! They are rails, hubs, marks of possible links, and the preview under each finger on the board.

use super::light::stretch;
use super::table::RailTable;
use super::{buildable, light, tour};
use app::state::State;
use rules::Spot;
use rules::maps::NodeId;
use rules::transglobal_rail::{Phase, Seat};
use scene::{Colour, Op, Path, Pen, Stroke, Target, TargetArea, emblems, pen, theme};

use crate::{map, panel, rails};
use base::words::{self, Message};

/// The radius of a hub in stage units.
const HUB: f32 = 22.0;

/// Marks and rails; and the links or intersections as targets.
pub(super) fn draw(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    // During the moment of a connection nothing can be touched, and nothing else shines.
    let waits = state.linked_game().is_some() || state.holds_still();
    if let Some(seat) = play.person().filter(|_| !waits) {
        match play.game().phase() {
            Phase::Hubs => draw_free_nodes(state, play, seat, pen),
            Phase::Building | Phase::Finishing => buildable::draw(state, play, seat, pen),
            Phase::Finished => {}
        }
    }
    draw_last_turns(play, pen);
    light::draw_below(state, play, pen);
    tour::draw_below(state, play, pen);
    draw_rails(state, play, pen);
    light::draw_above(state, play, pen);
}

/// Draws what fingers would build, out of all current targets.
pub(super) fn draw_fingers(
    state: &State,
    play: RailTable<'_>,
    targets: &[TargetArea],
    pen: &mut Pen,
) {
    if let Some(seat) = play.person().filter(|_| !state.is_cut_off()) {
        for (target, _) in state.tracked(targets) {
            draw_tracked(play, seat, target, pen);
        }
        if let Some(spot) = state.hovered(targets) {
            draw_ghost(play, seat, spot, pen);
        }
    }
}

fn colour(play: RailTable<'_>, seat: Seat) -> Colour {
    play.sitting[seat].colour.colour()
}

fn draw_free_nodes(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let game = play.game();
    let taken: Vec<_> = (0..play.sitting.len())
        .filter_map(|seat| game.hub(seat))
        .collect();
    let mut soft = Path::new();
    for node in game.map().nodes() {
        let free = !taken.contains(&node);
        if free {
            // A city's roundel covers the glow, so the glow extends beyond it.
            let radius = if game.map().city_at(node).is_some() {
                25.0
            } else {
                7.0
            };
            soft.push(Op::Circle(play.loaded_map.node(node), radius));
        }
        pen.area(
            Target::Board(Spot::Node(node)),
            play.loaded_map.node_area(node),
            free,
        );
    }
    if !state.is_cut_off() {
        pen.fill(soft, colour(play, seat).alpha(0.4));
    }
}

/// Draws a light in the player's colour round the rails of each computer player's last turn.
fn draw_last_turns(play: RailTable<'_>, pen: &mut Pen) {
    for (seat, sitting) in play.sitting.iter().enumerate() {
        if !sitting.is_person() {
            let links = play.last_turn(seat).iter();
            let path: Path = links.flat_map(|&link| stretch(play, link)).collect();
            pen.stroke(path.clone(), Stroke::round(theme::PANEL.alpha(0.35), 30.0));
            pen.stroke(path, Stroke::round(colour(play, seat).alpha(0.7), 25.0));
        }
    }
}

/// Draws all rails.
pub(super) fn draw_rails(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let game = play.board();
    // A growing rail ends at its present length.
    let growing: Vec<_> = light::growing(state, play).collect();
    let laid = |link| {
        let grows = growing.iter().find(|&&(other, _)| other == link);
        grows.map_or(stretch(play, link), |&(_, part)| part)
    };
    let mut paths = vec![Path::new(); play.sitting.len()];
    for (link, seat) in game.rails() {
        paths[seat].extend(laid(link));
    }
    for (seat, part) in light::shrinking(state, play) {
        paths[seat].extend(part);
    }
    // The rails that UNDO would take back have a light edge.
    let fresh: Path = game
        .this_turn()
        .iter()
        .flat_map(|&link| laid(link))
        .collect();
    let fresh = if play.acting().is_some() {
        fresh
    } else {
        Path::new()
    };
    rails::draw_network(
        pen,
        paths
            .into_iter()
            .enumerate()
            .map(|(seat, path)| (path, play.sitting[seat].colour)),
        fresh,
    );
}

fn draw_tracked(play: RailTable<'_>, seat: Seat, spot: Spot, pen: &mut Pen) {
    let colour = colour(play, seat);
    match spot {
        Spot::Link(link) => {
            let path: Path = stretch(play, link).into();
            if play.game().may_build(link).is_ok() {
                pen.stroke(path.clone(), Stroke::round(theme::INK, 24.0));
                pen.stroke(path, Stroke::round(colour, 17.0));
            } else {
                pen.stroke(path, Stroke::butt(theme::RED, 7.0).dashed(9.0, 7.0));
            }
        }
        Spot::Node(node) => {
            let centre = play.loaded_map.node(node);
            pen.stroke(pen::circle(centre, 30.0), Stroke::round(theme::INK, 10.0));
            pen.stroke(pen::circle(centre, 30.0), Stroke::round(colour, 6.0));
        }
        // A map has no cells.
        Spot::Cell(_) => {}
    }
}

/// Draws what a click would build under the mouse: a translucent link, or a ring for a hub.
fn draw_ghost(play: RailTable<'_>, seat: Seat, spot: Spot, pen: &mut Pen) {
    let sitting = play.sitting[seat].colour;
    let colour = sitting.colour();
    match spot {
        Spot::Link(link) => {
            let path: Path = stretch(play, link).into();
            pen.stroke(
                path.clone(),
                Stroke::round(theme::INK.alpha(0.8), rails::EDGE + 2.5),
            );
            pen.stroke(
                path.clone(),
                Stroke::round(theme::MAP_INK.alpha(0.5), rails::EDGE),
            );
            rails::draw_bed(pen, path, sitting, 0.75);
        }
        Spot::Node(node) => {
            let ring = pen::circle(play.loaded_map.node(node), 30.0);
            pen.stroke(ring.clone(), Stroke::round(theme::INK.alpha(0.8), 8.0));
            pen.stroke(ring, Stroke::round(colour, 4.0));
        }
        // A map has no cells.
        Spot::Cell(_) => {}
    }
}

/// The players' hubs.
pub(super) fn draw_hubs(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let hub = |seat| Some((seat, play.board().hub(seat)?));
    let hubs: Vec<_> = (0..play.sitting.len()).filter_map(hub).collect();
    if let Some((falling, height)) = light::falling(state, play) {
        // A hub that drops is above the others.
        let (down, others): (Vec<_>, Vec<_>) =
            hubs.into_iter().partition(|&(_, node)| node == falling);
        draw_hubs_at(play, &others, pen);
        for (seat, node) in down {
            let centre = play.loaded_map.node(node);
            let radius = HUB * (1.0 + 0.9 * height);
            emblems::draw_hub(pen, play.sitting[seat].colour, centre, radius);
        }
        return;
    }
    draw_hubs_at(play, &hubs, pen);
}

/// Players' hubs on intersections, and over them the names that they would hide.
pub(super) fn draw_hubs_at(play: RailTable<'_>, hubs: &[(Seat, NodeId)], pen: &mut Pen) {
    for &(seat, node) in hubs {
        draw_hub(play, seat, node, pen);
    }
    let places: Vec<_> = hubs
        .iter()
        .map(|&(_, node)| play.loaded_map.node(node))
        .collect();
    map::draw_names_at(pen, play.loaded_map, &play.names(), &places, HUB + 4.0);
}

/// A player's hub on an intersection.
fn draw_hub(play: RailTable<'_>, seat: Seat, node: NodeId, pen: &mut Pen) {
    let centre = play.loaded_map.node(node);
    emblems::draw_hub(pen, play.sitting[seat].colour, centre, HUB);
    // On a city the hub leaves the region visible.
    if let Some(city) = play.board().map().city_at(node) {
        map::draw_small_roundel(pen, play.loaded_map, &play.names(), city, centre);
    }
}

/// The map's name in capitals and the round, if there can be several.
pub(super) fn draw_titles(play: RailTable<'_>, pen: &mut Pen) {
    let map = pen.say(Message::name(play.board().map().name()));
    let map = Message::from(pen.language().capitals(&map));
    let words = match play.screen().is_lesson() {
        true => map,
        false => words::rail_corner(map, play.board().round()),
    };
    panel::draw_corners(words, pen);
}
