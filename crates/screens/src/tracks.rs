//! The surroundings of a table, with tracks from its middle to its places.

use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use scene::{Colour, MIDDLE, Pen, Point, Stroke, pen, theme};

use super::rails;
use super::style::{STAGE, glow};

/// Draws the surroundings, and tracks from the middle to the given places.
pub(crate) fn draw(pen: &mut Pen, places: &[Station]) {
    let light = glow(theme::ROOM, theme::ROOM_EDGE);
    pen.path(pen::rounded(STAGE, 0.0), Some(light), None);
    for &place in places {
        draw_track(pen, place, theme::TRACK_QUIET, theme::TRACK_BRIGHT, 1.0);
    }
}

/// Draws the track to a taken place in that player's colour: a share of it, from the place on.
pub(crate) fn draw_lit(pen: &mut Pen, place: Station, colour: Colour, share: f32) {
    draw_track(pen, place, colour.alpha(0.45), colour, share);
}

fn draw_track(pen: &mut Pen, place: Station, sleepers: Colour, rails: Colour, share: f32) {
    let (wide, apart) = (7.0, 17.0);
    let seat = place.pose();
    let seat = seat.to_stage(Point::new(PANEL_WIDTH / 2.0, PANEL_DEPTH));
    // It begins at a sleeper, so that none moves while it grows.
    let (whole, step) = (MIDDLE.distance(seat), wide + apart);
    let begins = ((1.0 - share) * whole / step).floor() * step;
    let start = MIDDLE.towards(seat, begins / whole);
    let wood = Stroke::butt(sleepers, 46.0).dashed(wide, apart);
    pen.stroke(pen::line(start, seat), wood);
    for side in [-13.0, 13.0] {
        let (a, b) = rails::beside(start, seat, side);
        pen.stroke(pen::line(a, b), Stroke::butt(rails, 5.0));
    }
}
