//! The layers over the rails of a map: the cities with their names, and the names of seas and ranges.

use app::loaded_map::{Lettering, LoadedMap, NameSpot};
use base::words::Message;
use rules::maps::{ArtKind, City, CityId, RailMap, Region};
use scene::{Colour, Face, Frame, Path, Pen, Point, Stroke, Style, emblems, measure, pen, theme};

use base::table::{Pose, Rotation};

use super::atlas;
use super::fitted_names;
use super::name_spots::{self, pose_of};

/// The size of a map on the lobby's card, as a share of the stage's.
pub(crate) const CARD_SCALE: f32 = 0.128;
/// The radius of a city's roundel in stage units.
pub(crate) const ROUNDEL: f32 = 15.0;
/// Radius of a city's roundel next to a hub on it.
const SMALL_ROUNDEL: f32 = 12.5;
/// The width of the ring round a ringed city.
const RING: f32 = 7.0;
/// Width of the paper round a name, under the rails.
const HALO: f32 = 2.8;
/// The same over the rails, where a name crosses them.
const RIM: f32 = 1.1;

/// The radius of a region's sign as a watermark on its land, in stage units, and how strong it is.
const WATERMARK: (f32, f32) = (74.0, 0.14);

/// The sign of each region, large and faint on its land.
pub(super) fn draw_watermarks(pen: &mut Pen, map: &LoadedMap, lettering: &Lettering) {
    let (radius, alpha) = WATERMARK;
    let regions = map.rails.regions();
    let find = || (0..regions.len()).map(|region| watermark(&map.rails, region));
    for (region, &at) in regions.iter().zip(map.watermarks(|| find().collect())) {
        let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
        let pose = Pose::new(at, lettering.turn);
        pen.with_pose(pose, |pen| {
            let at = Point::default();
            emblems::draw_symbol(pen, region.symbol, at, radius, colour.alpha(alpha));
        });
    }
}

/// The place of a region's watermark: near the middle of its cities, where most of the sign lies on its land.
fn watermark(map: &RailMap, region: usize) -> Point {
    let cities = map.cities().iter().filter(|city| city.region == region);
    let places: Vec<Point> = cities.map(|city| map.place(city.node).into()).collect();
    let count = places.len().max(1) as f32;
    let sum = |of: fn(&Point) -> f32| places.iter().map(of).sum::<f32>() / count;
    let middle = Point::new(sum(|place| place.x), sum(|place| place.y));
    let Some(land) = map.art().regions.get(region) else {
        return middle;
    };
    let on_land = |at: Point| {
        let steps = [-0.5, 0.0, 0.5].map(|step| step * WATERMARK.0);
        let around = steps
            .into_iter()
            .flat_map(|x| steps.map(|y| Point::new(at.x + x, at.y + y)));
        around.filter(|&at| atlas::holds(land, at)).count()
    };
    let pairs = places.iter().enumerate();
    let pairs = pairs.flat_map(|(index, a)| places[index..].iter().map(|b| a.towards(*b, 0.5)));
    let mut best = (on_land(middle), middle);
    for at in pairs {
        let share = on_land(at);
        if share > best.0 || (share == best.0 && at.distance(middle) < best.1.distance(middle)) {
            best = (share, at);
        }
    }
    best.1
}

/// Draws the names of seas and ranges, unless the map's scale makes them unreadable. None is upside down for
/// readers with a rotation.
pub(super) fn draw_art_names(pen: &mut Pen, map: &RailMap, lettering: &Lettering) {
    let turn = lettering.turn;
    for name in &map.art().names {
        let size = art_size(name.kind);
        if size < f32::from(lettering.least) {
            continue;
        }
        let style = match name.kind {
            ArtKind::Sea => Style::new(Face::Slanted, size, theme::SEA_INK),
            ArtKind::Range => {
                Style::new(Face::Text, size, theme::HATCH_INK).halo(theme::MOUNTAIN.alpha(0.8), 2.0)
            }
        };
        let words = spread(&pen.say(Message::name(&name.text)));
        let (mut at, mut turned) = (Point::new(name.x, name.y), name.turn);
        let (up, seen) = (measure::CAP_HEIGHT * size, turned - turn.degrees());
        if seen.to_radians().cos() < -0.01 {
            // The base line moves to the top of the capitals.
            let (sin, cos) = turned.to_radians().sin_cos();
            (at.x, at.y) = (at.x + up * sin, at.y - up * cos);
            turned += 180.0;
        }
        pen.text(words, at, style.middle().turned(turned));
    }
}

/// Size of the letters of the picture's names, in stage units.
pub(super) fn art_size(kind: ArtKind) -> f32 {
    match kind {
        ArtKind::Sea => 22.5,
        ArtKind::Range => 18.0,
    }
}

/// Spaces letters widely, as atlases do for names that are no destinations. Scripts with joined letters stay
/// unchanged.
pub fn spread(words: &str) -> String {
    // Latin, Greek and Cyrillic.
    if words.chars().any(|letter| letter > '\u{52f}') {
        return words.to_owned();
    }
    let letters: Vec<String> = words.chars().map(String::from).collect();
    letters.join("\u{200a}")
}

/// Maximum lead in stage units by which a name is crowded: another city is hardly farther from it than its own, or
/// another name is hardly farther from its city.
const CROWDED: f32 = 22.0;
/// Gap of a hair line at a city and a name, and its minimum length.
const BESIDE: f32 = 1.0;
const SHORTEST: f32 = 7.0;

/// Draws a hair line from each crowded name to its city, as atlases do.
fn draw_leaders(pen: &mut Pen, map: &LoadedMap, lettering: &Lettering) {
    let named: Vec<(&City, NameSpot)> = names(pen, map, lettering).collect();
    let mut lines = Path::new();
    for &(city, spot) in &named {
        let centre = map.node(city.node);
        let own = name_spots::away(&spot.frame, centre);
        let near = own + CROWDED;
        let mut cities = map.rails.cities().iter();
        let mut others = named.iter().filter(|(other, _)| other.node != city.node);
        let is_crowded = cities.any(|other| {
            let at = map.node(other.node);
            other.node != city.node && name_spots::away(&spot.frame, at) < near
        }) || others
            .any(|(_, other)| name_spots::away(&other.frame, centre) < near);
        let rim = ROUNDEL + if city.ringed { RING } else { 0.0 } + BESIDE;
        let long = own - BESIDE - rim;
        if is_crowded && long >= SHORTEST {
            let end = name_spots::nearest(&spot.frame, centre);
            let at = |from_city: f32| centre.towards(end, from_city / own);
            lines.extend(pen::line(at(rim), at(own - BESIDE)));
        }
    }
    pen.stroke(lines.clone(), Stroke::round(theme::LAND.alpha(0.88), 4.2));
    pen.stroke(lines, Stroke::round(theme::MAP_INK, 1.4));
}

/// Cities with their names in a lettering.
pub(crate) fn draw_towns(pen: &mut Pen, map: &LoadedMap, lettering: &Lettering) {
    let turn = lettering.turn;
    draw_leaders(pen, map, lettering);
    for city in map.rails.cities() {
        let region = &map.rails.regions()[city.region];
        draw_turned_roundel(pen, map.node(city.node), region, city.ringed, turn);
    }
    for (city, spot) in names(pen, map, lettering) {
        write_name(pen, city, spot, turn, RIM);
    }
}

/// Draws the paper round the names of cities. Rails are above it, so no name hides one.
pub(crate) fn draw_halos(pen: &mut Pen, map: &LoadedMap, lettering: &Lettering) {
    for (city, spot) in names(pen, map, lettering) {
        write_name(pen, city, spot, lettering.turn, HALO);
    }
}

/// Returns the cities with names in a lettering, and the spots of their names in the pen's language.
pub(super) fn names<'a>(
    pen: &Pen,
    map: &'a LoadedMap,
    lettering: &Lettering,
) -> impl Iterator<Item = (&'a City, NameSpot)> + use<'a> {
    let written = (pen.language(), pen.words().has(pen.language()));
    let find = || name_spots::find(pen, &map.rails, lettering.turn);
    let found = map.name_spots(written, lettering.turn, find);
    let fitted = (lettering.least > 0).then(|| {
        let fit = || fitted_names::fit(pen, &map.rails, &found, lettering);
        map.fitted_spots(written, lettering, fit)
    });
    let cities = map.rails.cities().iter().enumerate();
    cities.filter_map(move |(index, city)| {
        let spot = match &fitted {
            Some(spots) => spots[index],
            None => Some(found[index]),
        };
        Some((city, spot?))
    })
}

/// Writes a name on paper of this width, in stage units.
fn write_name(pen: &mut Pen, city: &City, spot: NameSpot, turn: Rotation, halo: f32) {
    let NameSpot { label, size, .. } = spot;
    let style = Style::new(Face::Narrow, size, theme::MAP_INK).halo(theme::LAND.alpha(0.88), halo);
    let style = style.anchored(label.anchor);
    pen.with_pose(pose_of(label, turn), |pen| {
        pen.text(Message::name(&city.name), Point::default(), style);
    });
}

/// Draws the names that hubs of this size would hide once more, over the hubs' rims.
pub(crate) fn draw_names_at(
    pen: &mut Pen,
    map: &LoadedMap,
    lettering: &Lettering,
    hubs: &[Point],
    radius: f32,
) {
    for (city, spot) in names(pen, map, lettering) {
        if hubs.iter().any(|&hub| reaches(hub, radius, &spot.frame)) {
            write_name(pen, city, spot, lettering.turn, RIM);
        }
    }
}

/// Returns true if a circle reaches a rectangle.
pub(super) fn reaches(centre: Point, radius: f32, frame: &Frame) -> bool {
    let x = centre.x.clamp(frame.x, frame.x + frame.w);
    let y = centre.y.clamp(frame.y, frame.y + frame.h);
    centre.distance(Point::new(x, y)) < radius
}

/// A city as a roundel of its region; ringed ones with a white dashed ring.
pub(crate) fn draw_roundel(pen: &mut Pen, centre: Point, region: &Region, ringed: bool) {
    draw_turned_roundel(pen, centre, region, ringed, Rotation::R0);
}

fn draw_turned_roundel(
    pen: &mut Pen,
    centre: Point,
    region: &Region,
    ringed: bool,
    turn: Rotation,
) {
    if ringed {
        let ring = pen::circle(centre, ROUNDEL + 4.5);
        pen.stroke(ring.clone(), Stroke::butt(theme::MAP_INK.alpha(0.8), 5.0));
        pen.stroke(
            ring,
            Stroke::butt(Colour::rgb(0xffffff), 3.0).dashed(6.0, 4.0),
        );
    } else {
        pen.stroke(
            pen::circle(centre, ROUNDEL),
            Stroke::butt(theme::MAP_INK.alpha(0.5), 2.5),
        );
    }
    draw_sign(pen, region, centre, ROUNDEL, turn);
}

/// Draws the sign of a region, upright for readers with a rotation.
fn draw_sign(pen: &mut Pen, region: &Region, centre: Point, radius: f32, turn: Rotation) {
    let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
    let draw = |pen: &mut Pen, at| emblems::draw_region(pen, region.symbol, colour, at, radius);
    match turn {
        Rotation::R0 => draw(pen, centre),
        _ => pen.with_pose(Pose::new(centre, turn), |pen| draw(pen, Point::default())),
    }
}

/// Draws a city's roundel next to a hub on it: on the side away from its name or, if another city's name is there,
/// on the next free side.
pub(crate) fn draw_small_roundel(
    pen: &mut Pen,
    map: &LoadedMap,
    lettering: &Lettering,
    city: CityId,
    hub: Point,
) {
    let city = &map.rails.city(city);
    let named: Vec<(&City, NameSpot)> = names(pen, map, lettering).collect();
    let own = named.iter().find(|(other, _)| other.node == city.node);
    let city_name = own.map_or(hub, |(_, spot)| spot.frame.centre());
    let names: Vec<Frame> = named.iter().map(|(_, spot)| spot.frame).collect();
    let away = |name: f32, hub: f32| if name >= hub { -17.0 } else { 17.0 };
    let (x, y) = (away(city_name.x, hub.x), away(city_name.y, hub.y));
    let (across, down) = (1.5 * x, 1.5 * y);
    let corners = [(x, y), (-x, y), (x, -y), (-x, -y)];
    // If all sides have long names, it is level with the hub.
    let straight = [(across, 0.0), (-across, 0.0), (0.0, down), (0.0, -down)];
    let mut sides = corners.into_iter().chain(straight);
    let at = |(x, y): (f32, f32)| Point::new(hub.x + x, hub.y + y);
    let covers = |centre: Point, name: &Frame| reaches(centre, SMALL_ROUNDEL + 2.0, name);
    let clear = |&side: &(f32, f32)| !names.iter().any(|name| covers(at(side), name));
    let centre = at(sides.find(clear).unwrap_or(corners[0]));
    let region = &map.rails.regions()[city.region];
    pen.fill(pen::circle(centre, SMALL_ROUNDEL), theme::MAP_INK);
    if city.ringed {
        let ring = Stroke::butt(Colour::rgb(0xffffff), 2.5).dashed(4.0, 3.0);
        pen.stroke(pen::circle(centre, SMALL_ROUNDEL), ring);
    }
    draw_sign(pen, region, centre, 11.0, lettering.turn);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_a_region_lies_on_its_land() {
        for (title, rails) in atlas::shipped() {
            for (number, region) in rails.regions().iter().enumerate() {
                let (at, land) = (watermark(&rails, number), &rails.art().regions[number]);
                assert!(atlas::holds(land, at), "{title}, {}: {at:?}", region.name);
            }
        }
    }
}
