//! Tags with the price and the ends of the links that a finger on a map is about to build. A tag is beyond the
//! fingertip that covers them, upright for the player on turn.

use app::state::State;
use app::table::TableScreen;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use rules::Spot;
use scene::{
    Face, Frame, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Stroke, Style, Target, TargetArea, measure,
    pen, target, theme, widgets,
};

/// Distance of the tag's middle from the finger's.
const AWAY: f32 = 88.0;
const HIGH: f32 = 44.0;
const SIZE: f32 = 24.0;
/// Distance that a tag keeps from the edges of the table.
const MARGIN: f32 = 12.0;
/// Height of an own screen's plate.
const PLATE: f32 = 28.0;

/// Draws the tags of all fingers that would build a link.
pub(crate) fn draw(state: &State, targets: &[TargetArea], pen: &mut Pen) {
    let session = state.session().filter(|session| session.on_map());
    let Some(place) = session.and(state.acting_place()) else {
        return;
    };
    for (spot, at) in state.tracked(targets) {
        let allowed = target::of(targets, Target::Board(spot)).is_some_and(|area| area.enabled);
        if allowed {
            pen.with_language(state.language_at(place), |pen| {
                draw_tag(told(state, spot), at, place.turn(), pen);
            });
        }
    }
}

/// Draws the tag above a mouse pointer: the price of a click there, and the ends of the link.
pub(crate) fn draw_hovered(state: &State, targets: &[TargetArea], pen: &mut Pen) {
    /// Distance of the tag's edge from a link's middle, and reach of a hub's ring, in map units.
    const ABOVE: f32 = 20.0;
    const RING: f32 = 34.0;
    let hovered = state.hovered(targets).zip(state.own_screen());
    let Some((spot, own)) = hovered.filter(|(spot, _)| !matches!(spot, Spot::Cell(_))) else {
        return;
    };
    let Some(area) = target::of(targets, Target::Board(spot)) else {
        return;
    };
    let middle = area.area.middle();
    let room = own.board.inset(4.0);
    let away = match spot {
        Spot::Node(_) => ABOVE.max(RING * state.camera().scale + 4.0),
        Spot::Link(_) | Spot::Cell(_) => ABOVE,
    };
    let away = away + PLATE / 2.0;
    let is_low = middle.y - away - PLATE / 2.0 < room.y;
    let side = if is_low { away } else { -away };
    let at = Point::new(middle.x, middle.y + side);
    draw_plate(told(state, spot), pen, |wide| room.keeping(at, wide, PLATE));
}

/// Draws a small plate with words, in the style of own screens. `at` returns its middle for a width.
pub(crate) fn draw_plate(words: Message, pen: &mut Pen, at: impl FnOnce(f32) -> Point) {
    const SIZE: f32 = 17.0;
    let words = pen.say(words);
    let wide = measure::width(&words, Face::Bold, SIZE) + 24.0;
    let at = at(wide);
    let plate = Frame::new(at.x - wide / 2.0, at.y - PLATE / 2.0, wide, PLATE);
    pen.fill(pen::rounded(plate, PLATE / 2.0), theme::PANEL);
    let style = Style::new(Face::Bold, SIZE, theme::INK).middle();
    widgets::centred(pen, words, at, style);
}

fn draw_tag(words: Message, finger: Point, turn: Rotation, pen: &mut Pen) {
    let words = pen.say(words);
    let wide = measure::width(&words, Face::Bold, SIZE) + 36.0;
    let beyond = |away| Pose::new(finger, turn).to_stage(Point::new(0.0, away));
    let (across, along) = match turn {
        Rotation::R0 | Rotation::R180 => (wide, HIGH),
        Rotation::R90 | Rotation::R270 => (HIGH, wide),
    };
    // If there is no space beyond the finger, the tag is on its near side.
    let inside = |at: Point| {
        let across = (across / 2.0 + MARGIN..=STAGE_WIDTH - across / 2.0 - MARGIN).contains(&at.x);
        across && (along / 2.0 + MARGIN..=STAGE_HEIGHT - along / 2.0 - MARGIN).contains(&at.y)
    };
    let far = beyond(-AWAY);
    let at = if inside(far) { far } else { beyond(AWAY) };
    let keep = |at: f32, size: f32, room: f32| {
        let least = size / 2.0 + MARGIN;
        at.clamp(least, room - least)
    };
    let at = Point::new(
        keep(at.x, across, STAGE_WIDTH),
        keep(at.y, along, STAGE_HEIGHT),
    );
    pen.with_pose(Pose::new(at, turn), |pen| {
        let plate = Frame::new(-wide / 2.0, -HIGH / 2.0, wide, HIGH);
        pen.fill(pen::rounded(plate, HIGH / 2.0), theme::PANEL);
        let rim = Stroke::round(theme::INK, 2.5);
        pen.stroke(pen::rounded(plate.inset(2.0), HIGH / 2.0 - 2.0), rim);
        let style = Style::new(Face::Bold, SIZE, theme::INK).middle();
        widgets::centred(pen, words, Point::new(0.0, 0.0), style);
    });
}

/// Price of a spot of a map, and the cities to which it leads.
pub(crate) fn told(state: &State, spot: Spot) -> Message {
    let map = state.table().and_then(TableScreen::loaded_map);
    let Some(rails) = map.map(|map| &map.rails) else {
        return Message::NOTHING;
    };
    let name = |node| Some(Message::name(&rails.city(rails.city_at(node)?).name));
    match spot {
        Spot::Link(link) => {
            let link = rails.link(link);
            match (name(link.a), name(link.b)) {
                (None, None) => Message::Money(link.cost.into()),
                (Some(city), None) | (None, Some(city)) => words::sheet_link_at(city, link.cost),
                (Some(one), Some(other)) => words::sheet_link_between(one, link.cost, other),
            }
        }
        Spot::Node(node) => name(node).unwrap_or_else(words::sheet_here),
        Spot::Cell(_) => Message::NOTHING,
    }
}
