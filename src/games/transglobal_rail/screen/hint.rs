//! How a hint looks: in the rail game a strip of the map and a few words in the open city list, on a
//! board for two soft marks on the cells to touch.

use super::table::RailTable;
use crate::app::hint::Advice;
use crate::games::transglobal_rail::{Move, Seat};
use crate::maps::{CityId, NodeId, RailMap};
use crate::scene::{
    Colour, Face, Fill, Frame, Path, Pen, Point, Stroke, Style, emblems, measure, pen, theme,
    widgets,
};
use crate::table::{Pose, Station};

use super::review;
use crate::app::view::map;

/// The strip of the map in a seat's panel.
const STRIP: Frame = Frame::new(14.0, 8.0, 272.0, 66.0);
/// How large the map is there: as large as it can be with a city in sight.
const SCALES: [f32; 4] = [0.66, 0.55, 0.46, 0.4];
/// Where cities and hubs can be seen in it as a whole.
const TOWNS: Frame = STRIP.inset(13.0);
/// Where the words are, on their middle line.
const WORDS: Point = Point::new(302.0, 22.0);
/// How wide the words may be.
const ROOM: f32 = 282.0;
/// The radius of a city in the strip.
const TOWN: f32 = 9.0;

/// The hint in place of the cities.
pub fn draw_in_list(play: RailTable<'_>, seat: Seat, advice: &Advice, pen: &mut Pen) {
    let map = play.game().map();
    let ends = |step| match step {
        Move::Hub(node) => Some((node, node)),
        Move::Link(a, b) => Some((a, b)),
        Move::Discard | Move::Ok => None,
    };
    let (words, at) = match advice {
        Advice::Next(command) => match play.step_of(command) {
            Some(step) => (say(play, seat, step), ends(step)),
            None => return,
        },
        Advice::None => ("No hint can be had just now.".into(), None),
        _ => return,
    };
    let style = Style::new(Face::Bold, 22.0, theme::INK);
    let Some((a, b)) = at else {
        return widgets::centred(pen, &words, Point::new(20.0, WORDS.y), style);
    };
    let size = widgets::fitting(&words, Face::Bold, 22.0, ROOM);
    widgets::centred(pen, &words, WORDS, style.sized(size));
    if let Some(link) = map.link_between(a, b) {
        let cost = format!("for ${}", map.link(link).cost);
        let style = Style::new(Face::Text, 20.0, theme::QUIET);
        widgets::centred(pen, &cost, Point::new(WORDS.x, 52.0), style);
    }
    Strip::new(play, seat, a, b).draw(pen);
}

/// What a step is for, in few words.
fn say(play: RailTable<'_>, seat: Seat, step: Move) -> String {
    let game = play.game();
    let map = game.map();
    match step {
        Move::Hub(node) => format!("Your hub {}", review::place(map, node)),
        Move::Link(a, b) => match goal(play, seat, a, b) {
            Some(city) => format!("Build towards {}", map.city(city).name),
            None => "Build this link".into(),
        },
        Move::Discard => "Press \u{2212}$1: better to wait".into(),
        Move::Ok => "Press OK".into(),
    }
}

/// The city that a link leads towards: of those that the player lacks and that come nearer by it, the
/// nearest.
fn goal(play: RailTable<'_>, seat: Seat, a: NodeId, b: NodeId) -> Option<CityId> {
    let game = play.game();
    let (from, to) = if game.reached(seat)[a.index()] {
        (a, b)
    } else {
        (b, a)
    };
    let [from, to] = [from, to].map(|node| play.loaded_map.node(node));
    let mut nearest: Option<(f32, CityId)> = None;
    for (city, joined) in game.hand(seat).into_iter().zip(game.checks(seat)) {
        let at = play.loaded_map.node(game.map().city(city).node);
        let far = to.distance(at);
        if !joined && far < from.distance(at) && nearest.is_none_or(|(known, _)| far < known) {
            nearest = Some((far, city));
        }
    }
    nearest.map(|(_, city)| city)
}

/// A strip of the map round a link or an intersection. It lies as the map on the table does, so that
/// it looks like what is before the player's eyes; its names are turned to the player.
struct Strip<'a> {
    play: RailTable<'a>,
    seat: Seat,
    ends: (NodeId, NodeId),
    centre: Point,
    turned: Pose,
    scale: f32,
}

impl<'a> Strip<'a> {
    fn new(play: RailTable<'a>, seat: Seat, a: NodeId, b: NodeId) -> Self {
        let place: Station = play.sitting[seat].place;
        let turned = Pose::new(Point::default(), place.turn());
        let [one, other] = [a, b].map(|node| play.loaded_map.node(node));
        let across = turned.from_stage(Point::new(one.x - other.x, one.y - other.y));
        // A long link has to fit in, with what stands at its ends.
        let most = (TOWNS.h - 1.0) / across.y.abs().max(1.0);
        let mut strip = Self {
            play,
            seat,
            ends: (a, b),
            centre: one.towards(other, 0.5),
            turned,
            scale: most,
        };
        for scale in SCALES {
            strip.scale = scale.min(most);
            let mut cities = strip.map().cities().iter();
            if cities.any(|city| holds(TOWNS, strip.at(city.node))) {
                break;
            }
        }
        strip
    }

    fn map(&self) -> &RailMap {
        self.play.game().map()
    }

    /// Where an intersection lies in the panel, be it in the strip or not.
    fn at(&self, node: NodeId) -> Point {
        let place = self.play.loaded_map.node(node);
        let from = Point::new(place.x - self.centre.x, place.y - self.centre.y);
        let from = self.turned.from_stage(from);
        let middle = STRIP.centre();
        Point::new(
            middle.x + from.x * self.scale,
            middle.y + from.y * self.scale,
        )
    }

    fn draw(&self, pen: &mut Pen) {
        let rim = Stroke::round(theme::SHORE_LINE, 2.0);
        let paper = Some(Fill::Flat(theme::LAND));
        pen.path(pen::rounded(STRIP, 10.0), paper, Some(rim));
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
            let Some((a, b)) = clipped(self.at(link.a), self.at(link.b)) else {
                continue;
            };
            match game.builder(id) {
                Some(seat) => rails[seat].extend(pen::line(a, b)),
                None if link.cost == 2 => {
                    for side in [-2.0, 2.0] {
                        let (a, b) = map::beside(a, b, side);
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
        // Nothing is written over what is suggested.
        let [a, b] = [self.ends.0, self.ends.1].map(|node| self.at(node));
        let (x, y) = (a.x.min(b.x), a.y.min(b.y));
        let link = Frame::new(x, y, (a.x - b.x).abs(), (a.y - b.y).abs());
        let mut written = vec![link.inset(-8.0)];
        // Nor over other cities, or the hub.
        let round = |at: Point, radius: f32| Frame::new(at.x, at.y, 0.0, 0.0).inset(-radius);
        written.extend(self.hub().map(|at| round(at, 13.5)));
        let cities = self.map().cities().iter();
        let cities = cities.map(|city| (city, self.at(city.node)));
        let cities: Vec<_> = cities.filter(|&(_, at)| holds(TOWNS, at)).collect();
        written.extend(cities.iter().map(|&(_, at)| round(at, TOWN)));
        for (city, at) in cities {
            let region = &self.map().regions()[city.region];
            let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
            emblems::draw_region(pen, region.symbol, colour, at, TOWN);
            let wide = measure::width(&city.name, Face::Narrow, 18.0);
            let chosen = self.ends == (city.node, city.node);
            let gap = TOWN + if chosen { 13.0 } else { 5.0 };
            let beside = [at.x + gap, at.x - gap - wide];
            let frame = |x: f32| Frame::new(x, at.y - 9.0, wide, 18.0);
            let free = |frame: &Frame| {
                let inside = frame.x > STRIP.x + 3.0 && frame.x + wide < STRIP.x + STRIP.w - 3.0;
                inside && !written.iter().any(|other| overlap(*frame, *other))
            };
            if let Some(name) = beside.map(frame).into_iter().find(free) {
                written.push(name);
                widgets::centred(pen, &city.name, Point::new(name.x, at.y), style);
            }
        }
    }

    /// Where the own hub lies, if it is in the strip.
    fn hub(&self) -> Option<Point> {
        let hub = self.play.game().hub(self.seat).map(|hub| self.at(hub));
        hub.filter(|&at| holds(TOWNS, at))
    }

    fn draw_hub(&self, pen: &mut Pen) {
        if let Some(at) = self.hub() {
            emblems::draw_hub(pen, self.play.sitting[self.seat].colour, at, 11.0);
        }
    }
}

fn holds(frame: Frame, at: Point) -> bool {
    let (x, y) = (at.x - frame.x, at.y - frame.y);
    x >= 0.0 && x <= frame.w && y >= 0.0 && y <= frame.h
}

fn overlap(a: Frame, b: Frame) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/// What of a stretch lies in the strip, if anything does.
fn clipped(a: Point, b: Point) -> Option<(Point, Point)> {
    let inside = STRIP.inset(2.0);
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
