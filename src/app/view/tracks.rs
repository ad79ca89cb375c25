//! The room round a table, with tracks from its middle to places at it.

use crate::scene::{MIDDLE, Pen, Point, Stroke, pen, theme};
use crate::table::{PANEL_DEPTH, PANEL_WIDTH, Station};

use super::map;
use super::style::{STAGE, glow};

/// The room, and tracks from the middle to places at the table.
pub fn draw(pen: &mut Pen, places: &[Station]) {
    let light = glow(theme::ROOM, theme::ROOM_EDGE);
    pen.path(pen::rounded(STAGE, 0.0), Some(light), None);
    for place in places {
        let pose = place.pose();
        let seat = pose.to_stage(Point::new(PANEL_WIDTH / 2.0, PANEL_DEPTH));
        draw_track(pen, MIDDLE, seat);
    }
}

fn draw_track(pen: &mut Pen, a: Point, b: Point) {
    let sleepers = Stroke::butt(theme::TRACK_QUIET, 46.0).dashed(7.0, 17.0);
    pen.stroke(pen::line(a, b), sleepers);
    for side in [-13.0, 13.0] {
        let (a, b) = map::beside(a, b, side);
        pen.stroke(pen::line(a, b), Stroke::butt(theme::TRACK_BRIGHT, 5.0));
    }
}
