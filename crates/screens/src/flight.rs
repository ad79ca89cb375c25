//! Objects that fly over the table. They are the cards of a deal, the coins that pay for links, and the handcar
//! that takes the turn from panel to panel. They take no touches.

use app::board_table::BoardTable;
use app::motion::{Motions, Moving, gently};
use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, PlayerColour, Pose, Station};
use rules::Cell;
use scene::{
    Colour, Frame, MIDDLE, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Stroke, emblems, pen, theme,
};
use session::SeatAssignment;

/// The share of the deal that a single card is on its way.
const WAY: f32 = 0.4;
/// A card's size.
const CARD: (f32, f32) = (58.0, 80.0);
/// Number of tickets.
const TICKETS: usize = 90;
/// Maximum distance of a ticket's flight, in stage units.
const FLIGHT: f32 = 900.0;
/// Distance of the handcar's rails from the panels.
const AWAY: f32 = 24.0;

/// Draws all flying objects.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    let Some(table) = state.seen_table() else {
        return;
    };
    let seats = table.session().seats();
    for (what, share) in table.motions.going(state.gliding_clock()) {
        match what {
            Moving::Cards => {
                let regions = table
                    .loaded_map()
                    .map_or(0, |map| map.rails.regions().len());
                draw_cards(seats, regions, share, pen);
            }
            Moving::Coins { from, link, count } => {
                let map = table.loaded_map();
                let end = map.map_or(MIDDLE, |map| middle_of(map.link(link)));
                let (_, from) = state.facing(from);
                draw_coins(from, end, count, share, pen);
            }
            Moving::Swap { seat, at } => {
                if let Some(duel) = table.board() {
                    draw_emblem(duel, seats[seat], at, share, pen);
                }
            }
            Moving::Handcar { from, to } => draw_handcar(from, to, share, pen),
            Moving::Rail { .. }
            | Moving::Hub(_)
            | Moving::Tickets(_)
            | Moving::RailBack { .. }
            | Moving::Light(_)
            | Moving::Tour(_)
            | Moving::Taxes
            | Moving::Podium => {}
        }
    }
}

fn middle_of((a, b): (Point, Point)) -> Point {
    a.towards(b, 0.5)
}

/// A back for each city of each seat, from the middle of the table: one after the other, each seat in its turn.
fn draw_cards(seats: &[SeatAssignment], cards: usize, share: f32, pen: &mut Pen) {
    let last = (cards * seats.len()).saturating_sub(1) as f32;
    for card in 0..cards {
        for (seat, sitting) in seats.iter().enumerate() {
            let starts = (card * seats.len() + seat) as f32 / last * (1.0 - WAY);
            let way = (share - starts) / WAY;
            if !(0.0..1.0).contains(&way) {
                continue;
            }
            // Side by side in the panel, like a hand of cards.
            let x = PANEL_WIDTH / 2.0 + (card as f32 - 0.5 * (cards as f32 - 1.0)) * 70.0;
            let end = sitting.place.pose().to_stage(Point::new(x, 60.0));
            let at = MIDDLE.towards(end, gently(way));
            pen.with_pose(Pose::new(at, sitting.place.turn()), draw_back);
        }
    }
}

/// The back of a card round the point 0, 0.
fn draw_back(pen: &mut Pen) {
    let (wide, high) = CARD;
    let card = Frame::new(-wide / 2.0, -high / 2.0, wide, high);
    let shadow = Frame::new(card.x + 3.0, card.y + 5.0, wide, high);
    pen.fill(pen::rounded(shadow, 9.0), theme::PANEL.alpha(0.5));
    pen.fill(pen::rounded(card, 9.0), theme::RED);
    pen.stroke(
        pen::rounded(card.inset(1.5), 8.0),
        Stroke::round(theme::INK, 3.0),
    );
    // A roundel, as the cities of the map have it.
    pen.stroke(
        pen::circle(Point::new(0.0, 0.0), 15.0),
        Stroke::butt(theme::INK, 4.0),
    );
    let bar = pen::line(Point::new(-19.0, 0.0), Point::new(19.0, 0.0));
    pen.stroke(bar, Stroke::round(theme::INK, 5.0));
}

/// Draws coins on their way from a panel to their purchase.
fn draw_coins(from: Pose, end: Point, count: u8, share: f32, pen: &mut Pen) {
    let start = from.to_stage(Point::new(PANEL_WIDTH - 120.0, 29.0));
    let at = start.towards(end, gently(share));
    for coin in 0..count {
        let beside = 22.0 * (f32::from(coin) - 0.5 * f32::from(count - 1));
        emblems::draw_coin(pen, Point::new(at.x + beside, at.y), 13.0);
    }
}

/// A player's emblem on its way to a piece, which it is as large as in the end.
fn draw_emblem(duel: BoardTable<'_>, whose: SeatAssignment, at: Cell, share: f32, pen: &mut Pen) {
    // Over the panel's edge, clear of its words and of the board's labels.
    let edge = Point::new(PANEL_WIDTH / 2.0, -72.0);
    let start = whose.place.pose().to_stage(edge);
    let grid = duel.grid();
    let end = duel.pose().to_stage(grid.centre(at));
    let size = 22.0 + (0.3 * grid.cell - 22.0) * share;
    let centre = start.towards(end, gently(share));
    pen.fill(pen::circle(centre, 1.2 * size), theme::PANEL.alpha(0.7));
    emblems::draw_emblem(pen, whose.colour, centre, size);
}

/// Draws the tickets for a winner. They are below all text: names of cities, panels, the podium.
pub(crate) fn draw_below(state: &State, pen: &mut Pen) {
    let Some(table) = state.seen_table() else {
        return;
    };
    let seats = table.session().seats().iter().enumerate();
    let people = seats.filter(|&(seat, _)| table.has_reader(seat));
    let people = people.map(|(_, seat)| (seat.place, seat.colour)).collect();
    rain(state, &table.motions, people, pen);
}

/// Draws tickets for people who have won, at their places and in their colours.
pub(crate) fn rain(
    state: &State,
    motions: &Motions,
    people: Vec<(Station, PlayerColour)>,
    pen: &mut Pen,
) {
    for (what, share) in motions.going(state.gliding_clock()) {
        let won = people
            .iter()
            .find(|(place, _)| what == Moving::Tickets(*place));
        if let Some((place, colour)) = won {
            let colour = colour.colour();
            pen.with_pose(place.pose(), |pen| draw_tickets(colour, share, pen));
        }
    }
}

/// Draws tickets that fly up from a panel over the table and rotate on the way. They fade at the end.
fn draw_tickets(colour: Colour, share: f32, pen: &mut Pen) {
    for ticket in 0..TICKETS {
        // Numbers that are spread evenly and repeat nowhere near each other.
        let part = |times: f32| (ticket as f32 * times).fract();
        let (across, late, pace) = (part(0.618_034), part(0.754_878), part(0.569_84));
        let way = ((share - 0.45 * late) / 0.55).clamp(0.0, 1.0);
        let flown = way * (2.0 - way);
        let far = FLIGHT * (0.25 + 0.75 * pace) * flown;
        let wide = PANEL_WIDTH * (0.8 + 2.2 * flown);
        let at = Point::new(
            PANEL_WIDTH / 2.0 + wide * (across - 0.5) + 30.0 * (9.0 * share + 6.0 * pace).sin(),
            PANEL_DEPTH / 2.0 - far,
        );
        let faded = ((1.0 - share) * 4.0).min(1.0);
        let turned = std::f32::consts::TAU * (pace + 2.0 * share * (0.4 + late));
        let end = |side: f32| {
            let (x, y) = (20.0 * turned.cos() * side, 20.0 * turned.sin() * side);
            Point::new(at.x + x, at.y + y)
        };
        let paper = pen::line(end(-1.0), end(1.0));
        let ink = match ticket % 3 {
            0 => theme::INK,
            1 => theme::GOLD,
            _ => colour,
        };
        pen.stroke(
            paper.clone(),
            Stroke::butt(theme::PANEL.alpha(0.5 * faded), 22.0),
        );
        pen.stroke(paper, Stroke::butt(ink.alpha(faded), 18.0));
    }
}

/// The handcar between two panels, on rails along the edges of the table.
fn draw_handcar(from: Station, to: Station, share: f32, pen: &mut Pen) {
    let [start, end] = [from, to].map(|place| {
        let inner = Point::new(PANEL_WIDTH / 2.0, -AWAY);
        place_on_track(place.pose().to_stage(inner))
    });
    // The shorter way round.
    let whole = track_length();
    let forth = (end - start).rem_euclid(whole);
    let way = if forth <= whole / 2.0 {
        forth
    } else {
        forth - whole
    };
    let eased = share * share * (3.0 - 2.0 * share);
    let (at, turned) = on_track(start + way * eased);
    let along = |x: f32, y: f32| match turned {
        false => Point::new(at.x + x, at.y + y),
        true => Point::new(at.x - y, at.y + x),
    };
    let stroke = |pen: &mut Pen, from: (f32, f32), to: (f32, f32), stroke| {
        pen.stroke(pen::line(along(from.0, from.1), along(to.0, to.1)), stroke);
    };
    for x in [-15.0, 15.0] {
        stroke(pen, (x, -17.0), (x, 17.0), Stroke::round(theme::PANEL, 9.0));
    }
    stroke(
        pen,
        (-24.0, 0.0),
        (24.0, 0.0),
        Stroke::butt(theme::PANEL, 30.0),
    );
    stroke(
        pen,
        (-21.0, 0.0),
        (21.0, 0.0),
        Stroke::butt(theme::GOLD, 24.0),
    );
    // The lever goes up and down.
    let lever = 15.0 * (4.0 * std::f32::consts::TAU * share).sin();
    stroke(
        pen,
        (-lever, 0.0),
        (lever, 0.0),
        Stroke::round(theme::PANEL, 6.0),
    );
    stroke(
        pen,
        (0.0, -8.0),
        (0.0, 8.0),
        Stroke::round(theme::PANEL, 6.0),
    );
}

/// Returns the rails round the stage at the panels' inner edges: their left, top, right and bottom.
fn track() -> [f32; 4] {
    let inset = PANEL_DEPTH + AWAY;
    [inset, inset, STAGE_WIDTH - inset, STAGE_HEIGHT - inset]
}

fn track_length() -> f32 {
    let [left, top, right, bottom] = track();
    2.0 * (right - left + bottom - top)
}

/// Returns the distance along the track of its point nearest to a panel's inner edge. It counts clockwise from the
/// upper left corner.
fn place_on_track(Point { x, y }: Point) -> f32 {
    let [left, top, right, bottom] = track();
    let (wide, high) = (right - left, bottom - top);
    let edges = [
        ((y - top).abs(), x - left),
        ((x - right).abs(), wide + y - top),
        ((y - bottom).abs(), wide + high + right - x),
        ((x - left).abs(), 2.0 * wide + high + bottom - y),
    ];
    let nearest = edges.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map_or(0.0, |(_, along)| along)
}

/// Returns the point at a distance along the track, and true if the track is vertical there.
fn on_track(along: f32) -> (Point, bool) {
    let [left, top, right, bottom] = track();
    let (wide, high) = (right - left, bottom - top);
    let along = along.rem_euclid(track_length());
    if along < wide {
        (Point::new(left + along, top), false)
    } else if along < wide + high {
        (Point::new(right, top + along - wide), true)
    } else if along < 2.0 * wide + high {
        (Point::new(right - (along - wide - high), bottom), false)
    } else {
        (Point::new(left, bottom - (along - 2.0 * wide - high)), true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_panel_lies_at_the_track() {
        for place in Station::ALL {
            let inner = place.pose().to_stage(Point::new(PANEL_WIDTH / 2.0, -AWAY));
            let (at, _) = on_track(place_on_track(inner));
            assert!(
                at.distance(inner) < 1.0,
                "{place:?}: {inner:?} is not at {at:?}"
            );
        }
    }
}
