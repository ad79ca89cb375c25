//! The map of a puzzle: the part round the cities to join, cut out of the atlas, with the person's rails.

use super::names;
use crate::map::{self, ROUNDEL};
use crate::rails;
use crate::style::{WORDS, paragraph_within};
use app::layout::Layout;
use app::loadable::Loadable;
use app::loaded_map::{LoadedMap, REACH};
use app::puzzle::{Pad, shows, window};
use app::state::State;
use base::words;
use rules::maps::{City, Link, LinkId, Points};
use rules::puzzles::Join;
use scene::{
    Area, Fill, Frame, Op, Path, Pen, Point, PuzzleTarget, STAGE_HEIGHT, STAGE_WIDTH, Stroke,
    Target, pen, theme,
};

/// Scale of the map below which not all names fit.
const SMALL: f32 = 0.8;
/// Minimum letter size of names in stage units: on a table, and on an own screen, which is nearer.
const LETTERS: f32 = 20.0;
const OWN_LETTERS: f32 = 15.0;

/// Draws the part of the map, as large as its area allows.
pub(super) fn draw(state: &State, pad: &Pad, join: &Join, room: Frame, pen: &mut Pen) {
    let loaded = match state.library.map(join.map) {
        Some(Loadable::Here(loaded)) => loaded,
        Some(Loadable::Broken(why)) => return paragraph_within(pen, why, room.inset(20.0), WORDS),
        Some(Loadable::Coming) | None => {
            let words = words::lobby_map_loading();
            return paragraph_within(pen, words, room.inset(20.0), WORDS);
        }
    };
    let Some(window) = window(join, &loaded.rails) else {
        return;
    };
    let window = filling(window, room);
    let scale = (room.w / window.w).min(room.h / window.h);
    let corner = Point::new(
        room.centre().x - window.w * scale / 2.0,
        room.centre().y - window.h * scale / 2.0,
    );
    let pose = pen.pose().at(corner).scaled(scale);
    // Coordinates stay the map's own, so its 0, 0 is outside.
    let pose = pose.at(Point::new(-window.x, -window.y));
    pen.with_pose(pose, |pen| {
        draw_land(loaded, window, pen);
        draw_links(state, pad, loaded, window, scale, pen);
        let letters = match state.layout() {
            Layout::Table => LETTERS,
            Layout::Own => OWN_LETTERS,
        };
        draw_cities(loaded, join, window, (scale, letters), pen);
        let frame = pen::rounded(window, 0.0);
        pen.stroke(frame, Stroke::butt(theme::SHORE_LINE, 5.0));
    });
}

/// Returns a part of a map, extended in one direction to fill an area.
fn filling(window: Frame, room: Frame) -> Frame {
    let grown = |from: f32, long: f32, wanted: f32, all: f32| {
        let wanted = wanted.clamp(long, all.max(long));
        let from = from - (wanted - long) / 2.0;
        (from.clamp(0.0, (all - wanted).max(0.0)), wanted)
    };
    let (wide, high) = (window.h * room.w / room.h, window.w * room.h / room.w);
    let (x, w) = grown(window.x, window.w, wide, STAGE_WIDTH);
    let (y, h) = grown(window.y, window.h, high, STAGE_HEIGHT);
    Frame::new(x, y, w, h)
}

/// Sea and land inside the window.
fn draw_land(loaded: &LoadedMap, window: Frame, pen: &mut Pen) {
    let art = loaded.rails.art();
    pen.fill(pen::rounded(window, 0.0), theme::SEA_LIGHT);
    pen.path(
        cut(&art.land, window),
        Some(Fill::Flat(theme::LAND)),
        Some(Stroke::round(theme::SHORE_LINE, 1.6)),
    );
    for (region, land) in loaded.rails.regions().iter().zip(&art.regions) {
        pen.fill(cut(land, window), theme::region_land(region.symbol));
    }
    pen.fill(cut(&art.voids, window), theme::VOID);
    pen.fill(cut(&art.mountains, window), theme::MOUNTAIN);
    pen.fill(cut(&art.lakes, window), theme::WATER);
}

/// Draws the links with both ends inside, which are targets, and the person's rails.
fn draw_links(
    state: &State,
    pad: &Pad,
    loaded: &LoadedMap,
    window: Frame,
    scale: f32,
    pen: &mut Pen,
) {
    let map = &loaded.rails;
    let inside = |link: &Link| [link.a, link.b].map(|node| shows(window, loaded.node(node)));
    let ids = map
        .link_ids()
        .filter(|&link| inside(&map.link(link)) == [true; 2]);
    let ids: Vec<LinkId> = ids.collect();
    let shown = ids.iter().map(|&link| {
        let (a, b) = loaded.link(link);
        (a, b, map.link(link).cost)
    });
    let places = map.nodes().map(|node| loaded.node(node));
    let places: Vec<Point> = places.filter(|&place| shows(window, place)).collect();
    rails::draw_links(pen, shown, &places);
    let stretch = |&link: &LinkId| {
        let (a, b) = loaded.link(link);
        [Op::Move(a), Op::Line(b)]
    };
    let pressed = |link: &&LinkId| {
        let target = PuzzleTarget::Link(pad.place, **link);
        state.hands.presses(Target::Puzzle(target))
    };
    let touched: Path = ids.iter().filter(pressed).flat_map(stretch).collect();
    pen.stroke(touched, Stroke::round(theme::GOLD.alpha(0.8), 24.0));
    let laid: Path = pad.rails().iter().flat_map(stretch).collect();
    rails::draw_network(pen, [(laid, pad.colour)].into_iter(), Path::new());
    for link in ids {
        let (a, b) = loaded.link(link);
        let [a, b] = [a, b].map(|end| pen.pose().to_stage(end));
        let area = Area::Along {
            a,
            b,
            reach: REACH * scale,
        };
        let target = Target::Puzzle(PuzzleTarget::Link(pad.place, link));
        pen.area(target, area, !pad.is_solved());
    }
}

/// Draws the cities inside with their names, and a golden ring round each city to join. At a small scale only those
/// cities have names, in larger letters.
fn draw_cities(
    loaded: &LoadedMap,
    join: &Join,
    window: Frame,
    (scale, letters): (f32, f32),
    pen: &mut Pen,
) {
    let is_wanted = |node| {
        let mut wanted = join.cities.iter();
        wanted.any(|&city| loaded.rails.city(city).node == node)
    };
    let shown = loaded.rails.cities().iter();
    let shown = shown.filter(|city| shows(window, loaded.node(city.node)));
    let shown: Vec<(&City, bool)> = shown.map(|city| (city, is_wanted(city.node))).collect();
    for &(city, wanted) in &shown {
        let centre = loaded.node(city.node);
        if wanted {
            let ring = pen::circle(centre, ROUNDEL + 9.0);
            pen.stroke(ring.clone(), Stroke::round(theme::MAP_INK, 11.0));
            pen.stroke(ring, Stroke::round(theme::GOLD, 7.0));
        }
        let region = &loaded.rails.regions()[city.region];
        map::draw_roundel(pen, centre, region, city.ringed);
    }
    let named = shown
        .into_iter()
        .filter(|(_, wanted)| *wanted || scale >= SMALL);
    let named: Vec<(&City, bool)> = named.collect();
    names::draw(pen, loaded, window.inset(6.0), letters / scale, &named);
}

/// Returns rings clipped to a frame.
fn cut(rings: &[Points], frame: Frame) -> Path {
    let ring = |ring: &Points| {
        let points = ring.chunks_exact(2);
        let points = points.map(|pair| Point::new(pair[0], pair[1])).collect();
        let inside = frame.clip(points);
        match inside.is_empty() {
            true => Path::new(),
            false => pen::polygon(inside),
        }
    };
    rings.iter().flat_map(ring).collect()
}
