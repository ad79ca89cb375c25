//! ZOOM HERE on the table: the button on a seat's panel, and the rim of the lens.

use app::state::State;
use base::table::Station;
use base::words;
use scene::widgets::{self, ButtonState};
use scene::{Area, Colour, Frame, Lens, Pen, Point, SeatTarget, Stroke, Target, pen, theme};

/// Width of the rim's shade round a lens, in stage units.
const SHADE: f32 = 8.0;

/// Draws a plus for a button that enlarges a picture, or a minus for one that makes it smaller.
pub(crate) fn draw_sign(nearer: bool, centre: Point, arm: f32, ink: Stroke, pen: &mut Pen) {
    let at = |x: f32, y: f32| Point::new(centre.x + x, centre.y + y);
    pen.stroke(pen::line(at(-arm, 0.0), at(arm, 0.0)), ink);
    if nearer {
        pen.stroke(pen::line(at(0.0, -arm), at(0.0, arm)), ink);
    }
}

/// Draws the button that opens and closes the lens of a seat. While that is open it has the lens's own rim.
pub(crate) fn button(state: &State, pen: &mut Pen, place: Station, frame: Frame, enabled: bool) {
    let target = Target::Seat(place, SeatTarget::Zoom);
    let open = state.table().is_some_and(|table| table.has_lens_at(place));
    let look = ButtonState {
        chosen: Some(open),
        ..ButtonState::new(enabled, state.hands.presses(target))
    };
    let ink = widgets::plate(pen, target, frame, words::mirror_lens(), look);
    if open && enabled {
        let rim = pen::circle(frame.centre(), frame.w / 2.0 - 2.0);
        pen.stroke(rim, Stroke::round(theme::GOLD, 4.0));
    }
    draw_magnifier(pen, frame.centre(), frame.w * 0.34, ink, open);
}

/// Draws a magnifier with a handle and a plus, or a minus for an open one.
fn draw_magnifier(pen: &mut Pen, centre: Point, size: f32, colour: Colour, open: bool) {
    let at = |x: f32, y: f32| Point::new(centre.x + x * size, centre.y + y * size);
    let (glass, radius) = (at(-0.18, -0.18), 0.66 * size);
    let rim = Stroke::round(colour, 0.2 * size);
    pen.stroke(pen::circle(glass, radius), rim);
    let handle = pen::line(at(0.36, 0.36), at(0.9, 0.9));
    pen.stroke(handle, Stroke::round(colour, 0.3 * size));
    let arm = 0.3 * size;
    let across = [glass.x - arm, glass.x + arm].map(|x| Point::new(x, glass.y));
    pen.stroke(pen::line(across[0], across[1]), rim);
    if !open {
        let down = [glass.y - arm, glass.y + arm].map(|y| Point::new(glass.x, y));
        pen.stroke(pen::line(down[0], down[1]), rim);
    }
}

/// Draws the lens of the person on turn, if it is open. It blocks fingers on the map below it.
pub(crate) fn draw_lens(state: &State, pen: &mut Pen) {
    let Some((seat, Lens { centre, radius, .. })) = state.zoom_lens() else {
        return;
    };
    let Some(session) = state.session() else {
        return;
    };
    let shade = pen::circle(centre, radius + SHADE);
    pen.fill(shade, theme::PANEL.alpha(0.5));
    let target = Target::Seat(session.seats()[seat].place, SeatTarget::Lens);
    pen.area(target, Area::Disc { centre, radius }, true)
        .named(words::mirror_lens());
}
