//! Makes the maps that people make for themselves: a proposal from a frame and a seed, finished without a person.

use std::collections::BTreeSet;

use rules::maps::{CITIES_IN_REGION, MapFile, OwnMap, REGIONS, RailMap};

use super::frame::is_near_pole;
use super::places::candidates;
use super::scene::Scene;
use super::{Frame, Proposal, Wish, World, search};
use crate::description::{Description, LonLat};
use crate::hands::Hands;

/// Longer names have no room in a corner of the table.
const LETTERS: usize = 24;
/// A map has so many towns, and with far fewer to choose from there is no hope.
const ENOUGH: usize = REGIONS * CITIES_IN_REGION;
const HOPELESS: usize = ENOUGH - 5;
/// Number of times that cities are chosen for a map, each of which takes a phone some seconds. The best map so far is
/// taken then.
const CHOICES: usize = 5;
/// Number of steps after which a search is half over, as far as one can tell.
const HALF: usize = 4;

/// Reasons why an own map cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMap {
    /// The map is of another version of the map maker.
    OtherVersion,
    /// The frame is smaller than the data's coasts allow.
    TooSmall,
    /// The frame reaches too near to a pole.
    NearPole,
    /// The frame has room for too few intersections.
    LittleLand,
    /// Too few towns lie far enough apart.
    FewTowns,
    /// The land hangs together too little.
    TornLand,
}

/// Makes an own map. `progress` hears percentages, each larger than the last.
///
/// The same request gives the same map to the byte, on every machine. It need not meet every demand: its costs tell
/// how fair it is.
///
/// # Errors
///
/// The reason, if no map can be made of the frame.
pub fn make(own: OwnMap, world: &World, progress: &mut dyn FnMut(u8)) -> Result<MapFile, NoMap> {
    let mut steps = Steps {
        done: 0,
        told: 0,
        progress,
    };
    let wish = wish(own)?;
    let scene = Scene::find(&wish, world, &mut |_| steps.step());
    let scene = scene.map_err(|_| NoMap::LittleLand)?;
    let towns = towns(&scene, world);
    // On another lattice there may be room for a few more.
    if towns < HOPELESS {
        return Err(NoMap::FewTowns);
    }
    let mut step = || steps.step();
    let proposal = search::search(&wish, world, scene, CHOICES, &mut |_| {}, &mut step);
    let proposal = proposal.map_err(|_| match towns {
        ENOUGH.. => NoMap::TornLand,
        _ => NoMap::FewTowns,
    })?;
    let Proposal {
        description, built, ..
    } = proposal;
    let mut file = built.file;
    file.names = names(&description, world);
    file.take_name(own);
    let map = RailMap::try_from(file.clone()).map_err(|_| NoMap::TornLand)?;
    file.costs = Some(Hands::of(&map).costs);
    Ok(file)
}

/// How far a search is. Nobody knows how long it takes, so every step is a smaller part of the whole than the last.
struct Steps<'a> {
    done: usize,
    told: u8,
    progress: &'a mut dyn FnMut(u8),
}

impl Steps<'_> {
    fn step(&mut self) {
        self.done += 1;
        let percent = (100 * self.done / (self.done + HALF)) as u8;
        if percent > self.told {
            self.told = percent;
            (self.progress)(percent);
        }
    }
}

/// The wish for a proposal that an own map is.
fn wish(own: OwnMap) -> Result<Wish, NoMap> {
    if !own.is_of_this_version() {
        return Err(NoMap::OtherVersion);
    }
    let frame = own.frame().map(|tenths| f64::from(tenths) / 10.0);
    let [_, south, _, north] = frame;
    let frame = Frame::new(frame).map_err(|_| match is_near_pole(south, north) {
        true => NoMap::NearPole,
        false => NoMap::TooSmall,
    })?;
    Ok(Wish {
        name: String::new(),
        frame,
        country: None,
        seed: own.seed().into(),
    })
}

/// Returns the number of towns from which a map of a scene could choose.
fn towns(scene: &Scene, world: &World) -> usize {
    let description = &scene.description;
    let spacing = description.lattice.spacing;
    let mesh = scene.mesh(scene.lattice(spacing, 0.0, 0.0));
    let view = (&description.projection, description.window);
    let found = mesh.map(|mesh| {
        let mesh = (&mesh.nodes[..], spacing);
        candidates(&world.places, &BTreeSet::new(), view, mesh).len()
    });
    found.unwrap_or(0)
}

/// The names that a map could have, the best first: its two largest cities, each city, the largest first, and the
/// ranges.
fn names(description: &Description, world: &World) -> Vec<String> {
    let regions = description.regions.iter();
    let cities: Vec<(&String, &LonLat)> = regions.flat_map(|region| &region.cities).collect();
    // The cities of the world stand in the order of their size.
    let known = world
        .places
        .iter()
        .filter(|place| cities.contains(&(&place.name, &place.at)));
    let by_size: Vec<&str> = known.map(|place| place.name.as_str()).collect();
    let pair = match by_size[..] {
        [first, second, ..] => Some(format!("{first} – {second}")),
        _ => None,
    };
    let cities = by_size.into_iter().map(str::to_owned);
    let ranges = description.ranges.keys().cloned();
    let mut names: Vec<String> = Vec::new();
    for name in pair.into_iter().chain(cities).chain(ranges) {
        let fits = name.chars().count() <= LETTERS && !names.contains(&name);
        if fits && names.len() < OwnMap::NAMES.into() {
            names.push(name);
        }
    }
    names
}
