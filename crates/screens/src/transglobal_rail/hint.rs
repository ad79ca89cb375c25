//! Appearance of a hint.
//!
//! In the rail game it is a strip of the map and a few words in the open city list. On a board it is two soft marks
//! on the cells to touch.

use super::table::RailTable;
use crate::mirror::node_name;
use app::hint::Advice;
use base::sort::sort_few_by_key;
use base::table::{Pose, Rotation};
use rules::maps::{CityId, NodeId, RailMap};
use rules::transglobal_rail::{Move, Seat};
use scene::{
    Colour, Face, Fill, Frame, Path, Pen, Point, Stroke, Style, emblems, measure, pen, theme,
    widgets,
};

use super::review;
use super::rows::{BUTTON, LEFT, RIGHT};
use crate::rails;
use base::words::{self, Message};

/// The strip of the map in a seat's panel.
const STRIP: Frame = Frame::new(LEFT, 7.0, 224.0, 68.0);
/// Scales of the map in a hint. The largest one with a visible city is used.
const SCALES: [f32; 4] = [0.66, 0.55, 0.46, 0.4];
/// Where the words are, on their middle line.
const WORDS: Point = Point::new(STRIP.x + STRIP.w + 12.0, 55.0);
/// Greatest width of the words, and of the price above them.
const ROOM: f32 = RIGHT - WORDS.x;
const PRICE: f32 = BUTTON.x - 8.0 - WORDS.x;
/// Distance from the edge at which cities and hubs are completely visible.
const MARGIN: f32 = 13.0;
/// On a sheet, words that do not fit in letters of this size get two lines.
const LEAST: f32 = 17.5;
/// The same on a panel.
const SMALL: f32 = 18.0;
/// The radius of a city in the strip.
const TOWN: f32 = 9.0;

/// The hint in place of the cities, in the list of a panel.
pub(super) fn draw_in_list(play: RailTable<'_>, seat: Seat, advice: &Advice, pen: &mut Pen) {
    let Some((words, step)) = told(play, seat, advice) else {
        return;
    };
    let style = Style::new(Face::Bold, 22.0, theme::INK);
    let Some((a, b)) = step.and_then(ends) else {
        let at = Point::new(STRIP.x, WORDS.y);
        return widgets::centred(pen, words, at, style);
    };
    widgets::one_or_two_lines(pen, words, WORDS, ROOM, style.sized(20.0), SMALL);
    if let Some(cost) = cost(play, a, b) {
        let price = pen.say(words::rail_hint_price(cost));
        let size = widgets::fitting(&price, Face::Text, 20.0, PRICE);
        let style = Style::new(Face::Text, size, theme::QUIET);
        widgets::centred(pen, price, Point::new(WORDS.x, 18.0), style);
    }
    let turn = play.sitting[seat].place.turn();
    Strip::new(play, seat, (a, b), STRIP, turn).draw(pen);
}

/// Draws the hint in place of the cities, on an own screen's sheet: the map in one area, the words in another.
pub(super) fn draw_on_sheet(
    play: RailTable<'_>,
    seat: Seat,
    advice: &Advice,
    [strip, room]: [Frame; 2],
    pen: &mut Pen,
) {
    let Some((words, step)) = told(play, seat, advice) else {
        return;
    };
    let words = step.map_or(words, |step| say_with_cost(play, seat, step));
    let at = Point::new(room.x, room.centre().y);
    let style = Style::new(Face::Bold, 20.0, theme::INK);
    widgets::one_or_two_lines(pen, words, at, room.w, style, LEAST);
    if let Some(ends) = step.and_then(ends) {
        Strip::new(play, seat, ends, strip, Rotation::R0).draw(pen);
    }
}

/// Returns the words of a hint, and the step that it suggests.
///
/// `None` without words to say.
fn told(play: RailTable<'_>, seat: Seat, advice: &Advice) -> Option<(Message, Option<Move>)> {
    match advice {
        Advice::Next(command) => {
            let step = play.step_of(command)?;
            Some((say(play, seat, step), Some(step)))
        }
        Advice::None => Some((words::rail_hint_none(), None)),
        _ => None,
    }
}

/// Where a step is on the map; both ends of a hub are the same.
fn ends(step: Move) -> Option<(NodeId, NodeId)> {
    match step {
        Move::Hub(node) => Some((node, node)),
        Move::Link(a, b) => Some((a, b)),
        Move::Discard | Move::Ok => None,
    }
}

/// Returns the cost of a link, in dollars.
fn cost(play: RailTable<'_>, a: NodeId, b: NodeId) -> Option<u8> {
    let map = play.game().map();
    let link = map.link_between(a, b)?;
    Some(map.link(link).cost)
}

/// Returns the hint as a sentence, for screen readers.
pub(super) fn in_words(play: RailTable<'_>, seat: Seat, advice: &Advice) -> Option<Message> {
    let map = play.game().map();
    let (words, step) = told(play, seat, advice)?;
    let Some(step) = step else {
        return Some(words);
    };
    Some(match step {
        Move::Link(a, b) => {
            let [from, to] = [a, b].map(|node| node_name(map, node));
            match goal(play, seat, a, b) {
                Some(city) => words::rail_hint_says_towards(city, from, to),
                None => words::rail_hint_says_track(from, to),
            }
        }
        Move::Hub(node) => words::rail_hint_says_hub(node_name(map, node)),
        Move::Discard => words::rail_hint_says_discard(-1),
        Move::Ok => words::rail_hint_says_ok(),
    })
}

/// Returns the purpose of a step, in few words.
fn say(play: RailTable<'_>, seat: Seat, step: Move) -> Message {
    match step {
        Move::Hub(node) => words::rail_hint_hub(review::place(play.game().map(), node)),
        Move::Link(a, b) => match goal(play, seat, a, b) {
            Some(city) => words::rail_hint_towards(city),
            None => words::rail_hint_track(),
        },
        Move::Discard => words::rail_hint_discard(-1),
        Move::Ok => words::rail_hint_ok(),
    }
}

/// Returns the words of the hint with its cost.
fn say_with_cost(play: RailTable<'_>, seat: Seat, step: Move) -> Message {
    let Move::Link(a, b) = step else {
        return say(play, seat, step);
    };
    match (goal(play, seat, a, b), cost(play, a, b)) {
        (Some(city), Some(cost)) => words::rail_hint_towards_priced(city, cost),
        (None, Some(cost)) => words::rail_hint_track_priced(cost),
        (_, None) => say(play, seat, step),
    }
}

/// Returns the name of the city to which a link leads: the nearest of the missing cities that it brings nearer.
fn goal(play: RailTable<'_>, seat: Seat, a: NodeId, b: NodeId) -> Option<Message> {
    let game = play.game();
    let (from, to) = if game.reached(seat)[a.index()] {
        (a, b)
    } else {
        (b, a)
    };
    let [from, to] = [from, to].map(|node| play.loaded_map.node(node));
    let mut nearest: Option<(f32, CityId)> = None;
    for (city, joined) in game.list(seat) {
        let at = play.loaded_map.node(game.map().city(city).node);
        let far = to.distance(at);
        if !joined && far < from.distance(at) && nearest.is_none_or(|(known, _)| far < known) {
            nearest = Some((far, city));
        }
    }
    nearest.map(|(_, city)| Message::name(&game.map().city(city).name))
}

/// A strip of the map round a link or an intersection. It has the map's rotation, so that it looks like the map in
/// front of the player. Its names face the player.
struct Strip<'a> {
    play: RailTable<'a>,
    seat: Seat,
    frame: Frame,
    ends: (NodeId, NodeId),
    /// City that the words name for an intersection without one.
    called: Option<NodeId>,
    centre: Point,
    turned: Pose,
    scale: f32,
}

impl<'a> Strip<'a> {
    fn new(
        play: RailTable<'a>,
        seat: Seat,
        (a, b): (NodeId, NodeId),
        frame: Frame,
        turn: Rotation,
    ) -> Self {
        let turned = Pose::new(Point::default(), turn);
        // The name of a hub beside a city comes from that city, so the city has to be visible.
        let map = play.game().map();
        let called = (a == b && map.city_at(a).is_none())
            .then(|| review::nearest_city(map, a))
            .flatten()
            .map(|city| city.node);
        let seen = [a, called.unwrap_or(b)];
        let [one, other] = seen.map(|node| play.loaded_map.node(node));
        let across = turned.from_stage(Point::new(one.x - other.x, one.y - other.y));
        // A long link has to fit, with the signs at its ends.
        let room = frame.inset(MARGIN);
        let fits = |room: f32, long: f32| (room - 1.0) / long.abs().max(1.0);
        let most = fits(room.h, across.y).min(fits(room.w, across.x));
        let mut strip = Self {
            play,
            seat,
            frame,
            ends: (a, b),
            called,
            centre: one.towards(other, 0.5),
            turned,
            scale: most,
        };
        for scale in SCALES {
            strip.scale = scale.min(most);
            let mut cities = strip.map().cities().iter();
            if cities.any(|city| room.holds(strip.at(city.node))) {
                break;
            }
        }
        strip
    }

    fn map(&self) -> &RailMap {
        self.play.game().map()
    }

    /// Returns the position of an intersection in the panel, inside or outside the strip.
    fn at(&self, node: NodeId) -> Point {
        let place = self.play.loaded_map.node(node);
        let from = Point::new(place.x - self.centre.x, place.y - self.centre.y);
        let from = self.turned.from_stage(from);
        let middle = self.frame.centre();
        Point::new(
            middle.x + from.x * self.scale,
            middle.y + from.y * self.scale,
        )
    }

    /// A map is never mirrored.
    fn draw(&self, pen: &mut Pen) {
        pen.unmirrored(self.frame, |pen| self.draw_as_it_is(pen));
    }

    fn draw_as_it_is(&self, pen: &mut Pen) {
        let rim = Stroke::round(theme::SHORE_LINE, 2.0);
        let paper = Some(Fill::Flat(theme::LAND));
        pen.path(pen::rounded(self.frame, 10.0), paper, Some(rim));
        self.draw_links(pen);
        let (a, b) = self.ends;
        let colour = self.play.sitting[self.seat].colour.colour();
        if a != b {
            let path = pen::line(self.at(a), self.at(b));
            pen.stroke(path.clone(), Stroke::round(theme::PANEL, 18.0));
            pen.stroke(path.clone(), Stroke::round(theme::INK, 14.0));
            pen.stroke(path, Stroke::round(colour, 8.0));
        }
        self.draw_towns(pen);
        if a == b {
            let ring = pen::circle(self.at(a), TOWN + 6.0);
            pen.stroke(ring.clone(), Stroke::round(theme::PANEL, 8.0));
            pen.stroke(ring, Stroke::round(colour, 5.0));
        }
        self.draw_hub(pen);
    }

    fn draw_links(&self, pen: &mut Pen) {
        let game = self.play.game();
        let mut quiet = Path::new();
        let mut rails = vec![Path::new(); self.play.sitting.len()];
        for id in self.map().link_ids() {
            let link = self.map().link(id);
            let Some((a, b)) = clipped(self.frame, self.at(link.a), self.at(link.b)) else {
                continue;
            };
            match game.builder(id) {
                Some(seat) => rails[seat].extend(pen::line(a, b)),
                None if link.cost == 2 => {
                    for side in [-2.0, 2.0] {
                        let (a, b) = rails::beside(a, b, side);
                        quiet.extend(pen::line(a, b));
                    }
                }
                None => quiet.extend(pen::line(a, b)),
            }
        }
        pen.stroke(quiet, Stroke::butt(theme::TRACK, 1.6));
        for (seat, path) in rails.into_iter().enumerate() {
            let colour: Colour = self.play.sitting[seat].colour.colour();
            pen.stroke(path.clone(), Stroke::round(theme::MAP_INK, 8.0));
            pen.stroke(path, Stroke::round(colour, 5.0));
        }
    }

    /// The cities in the strip, with their names where these fit in.
    fn draw_towns(&self, pen: &mut Pen) {
        let style = Style::new(Face::Narrow, 18.0, theme::MAP_INK).halo(theme::LAND, 3.0);
        let strip = self.frame;
        let room = strip.inset(MARGIN);
        // No name covers the suggestion.
        let [a, b] = [self.ends.0, self.ends.1].map(|node| self.at(node));
        let (x, y) = (a.x.min(b.x), a.y.min(b.y));
        let link = Frame::new(x, y, (a.x - b.x).abs(), (a.y - b.y).abs());
        let mut written = vec![link.inset(-8.0)];
        // No name covers other cities or the hub.
        let round = |at: Point, radius: f32| Frame::new(at.x, at.y, 0.0, 0.0).inset(-radius);
        written.extend(self.hub().map(|at| round(at, 13.5)));
        let cities = self.map().cities().iter();
        let cities = cities.map(|city| (city, self.at(city.node)));
        let mut cities: Vec<_> = cities.filter(|&(_, at)| room.holds(at)).collect();
        // The city in the words gets a name first, and without that name there are none.
        sort_few_by_key(&mut cities, |(city, _)| Some(city.node) != self.called);
        let mut names = true;
        written.extend(cities.iter().map(|&(_, at)| round(at, TOWN)));
        for (city, at) in cities {
            let region = &self.map().regions()[city.region];
            let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
            emblems::draw_region(pen, region.symbol, colour, at, TOWN);
            let name = pen.say(Message::name(&city.name));
            let wide = measure::width(&name, Face::Narrow, 18.0);
            let chosen = self.ends == (city.node, city.node);
            let gap = TOWN + if chosen { 13.0 } else { 5.0 };
            let beside = [at.x + gap, at.x - gap - wide];
            let frame = |x: f32| Frame::new(x, at.y - 9.0, wide, 18.0);
            let free = |frame: &Frame| {
                let inside = frame.x > strip.x + 3.0 && frame.x + wide < strip.x + strip.w - 3.0;
                inside && !written.iter().any(|other| frame.overlaps(*other))
            };
            match beside.map(frame).into_iter().find(free) {
                Some(place) if names => {
                    written.push(place);
                    widgets::centred(pen, name, Point::new(place.x, at.y), style);
                }
                _ => names &= Some(city.node) != self.called,
            }
        }
    }

    /// Returns the position of the own hub, if it is in the strip.
    fn hub(&self) -> Option<Point> {
        let hub = self.play.game().hub(self.seat).map(|hub| self.at(hub));
        hub.filter(|&at| self.frame.inset(MARGIN).holds(at))
    }

    fn draw_hub(&self, pen: &mut Pen) {
        if let Some(at) = self.hub() {
            emblems::draw_hub(pen, self.play.sitting[self.seat].colour, at, 11.0);
        }
    }
}

/// Returns the part of a line inside the strip, if any.
fn clipped(frame: Frame, a: Point, b: Point) -> Option<(Point, Point)> {
    let inside = frame.inset(2.0);
    let (mut from, mut to) = (0.0f32, 1.0f32);
    let sides = [
        (a.x, b.x, inside.x, inside.x + inside.w),
        (a.y, b.y, inside.y, inside.y + inside.h),
    ];
    for (a, b, least, most) in sides {
        if a == b {
            if a < least || a > most {
                return None;
            }
            continue;
        }
        let [one, other] = [least, most].map(|side| (side - a) / (b - a));
        from = from.max(one.min(other));
        to = to.min(one.max(other));
    }
    (from < to).then(|| (a.towards(b, from), a.towards(b, to)))
}
