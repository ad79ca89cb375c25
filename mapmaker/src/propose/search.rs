//! Tries lattices, cities, regions and rings until a map meets every demand.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use geo::Coord;
use rules::maps::{CITIES_IN_REGION, REGIONS, RailMap, Symbol};

use super::certificate::{Certificate, DEAREST, EVEN, REGION, deviation};
use super::choice::{self, Ground, Regions};
use super::dice::Dice;
use super::places::{Candidate, candidates};
use super::scene::{Mesh, Scene};
use super::{Proposal, Wish, World, doubles, empty};
use crate::build;
use crate::demands::{DOUBLES, LINKS, MEAN, NODES, SD_WITHOUT_RINGED};
use crate::description::{Description, Lattice, Projection, Region};
use crate::hands::{Costs, distances};
use crate::layout::Layout;
use crate::network::Network;

/// As many lattices are tried.
const LATTICES: usize = 20;
/// A lattice is laid closer than the scene's by this factor at most.
pub(super) const CLOSER: f64 = 0.96;
/// After so many lattices on which nothing can be built there is no hope.
const HOPELESS: usize = 3;
/// Number of times that cities are chosen anew on the network of the last choice.
const AGAIN: usize = 3;
/// Number of changes that are tried for a choice, at first and later.
const TRIES: usize = 9000;
const TRIES_AGAIN: usize = 5000;
/// Number of cities that may be given up on a lattice.
///
/// A city is given up because nothing reaches it or its name has no room.
const GIVEN_UP: usize = 8;
/// The intersections of a network that is worth going on with.
const ENOUGH: RangeInclusive<usize> = NODES.0 as usize..=NODES.1 as usize;
/// Number of lattices that are looked at until one has as many intersections as are wanted.
const LOOKS: usize = 30;
/// Ways are no longer than this for the estimate.
const LONGEST_WAY: u8 = 60;
const TORN: &str = "No lattice gives this frame the 180 intersections of a map: its land is too torn. A larger frame with more land would help.";
const COLOURS: [(&str, Symbol); REGIONS] = [
    ("#1f6f86", Symbol::Wave),
    ("#a67b12", Symbol::Sun),
    ("#4c7330", Symbol::Tree),
    ("#a3432f", Symbol::Column),
    ("#74499c", Symbol::Snow),
];

/// A network with its cities, and how fair it is.
struct Try {
    description: Description,
    /// The cities of each region, in the order of their names.
    regions: Regions,
    nodes: Vec<Coord<f64>>,
    links: Vec<(usize, usize, u8)>,
    city_nodes: Vec<usize>,
    figures: Figures,
}

/// Measures of a network before it is drawn.
#[derive(Clone, Copy)]
struct Figures {
    nodes: usize,
    links: usize,
    doubles: f64,
    mean: f64,
    sd: f64,
    sd_without_ringed: f64,
    dearest: f64,
    region: f64,
}

impl Figures {
    /// Returns the number of intersections to look for next.
    ///
    /// Hands are dear where there are many intersections, and cheap where there are few.
    fn wanted(&self) -> RangeInclusive<usize> {
        if self.mean > MEAN.1 {
            *ENOUGH.start()..=188
        } else if self.mean < MEAN.0 {
            204..=*ENOUGH.end()
        } else {
            ENOUGH
        }
    }

    /// Returns the distance from the demands: 0 if they are met.
    fn missing(&self) -> f64 {
        let below = |least: f64, found: f64| (least - found).max(0.0);
        let above = |most: f64, found: f64| (found - most).max(0.0);
        let outside = |(least, most), found| below(least, found) + above(most, found);
        outside(NODES, self.nodes as f64) / 10.0
            + outside(LINKS, self.links as f64) / 30.0
            + outside(DOUBLES, self.doubles) / 2.0
            + outside(MEAN, self.mean)
            + 2.0 * above(EVEN, self.sd)
            + above(SD_WITHOUT_RINGED, self.sd_without_ringed)
            + 2.0 * above(DEAREST, self.dearest)
            + above(REGION, self.region)
    }
}

/// Searches a scene until it has chosen cities so many times. Each step of it takes some tenths of a second.
pub(super) fn search(
    wish: &Wish,
    world: &World,
    mut scene: Scene,
    mut choices: usize,
    say: &mut dyn FnMut(&str),
    step: &mut dyn FnMut(),
) -> Result<Proposal, String> {
    let mut dice = Dice::new(wish.seed);
    let mut best: Option<(f64, Proposal)> = None;
    let (mut why, mut failed) = (TORN.to_owned(), 0);
    let mut left_out = BTreeSet::new();
    let spacing = scene.description.lattice.spacing;
    let mut wanted = ENOUGH;
    for number in 1..=LATTICES {
        let looked_for = std::mem::replace(&mut wanted, ENOUGH);
        let Some((lattice, mut mesh)) = lattice(&scene, spacing, looked_for, &mut dice)? else {
            continue;
        };
        if !doubles::is_good(&mesh) {
            doubles::choose(&mut scene, world, lattice)?;
            mesh = scene.mesh(lattice)?;
        }
        let mesh = (lattice, &mesh);
        let tries = (&mut left_out, &mut choices);
        match on_lattice(world, &mut scene, mesh, tries, (&mut dice, step)) {
            Ok((figures, proposal)) => {
                say(&format!("lattice {number} of {LATTICES}: {figures}"));
                wanted = figures.wanted();
                let is_done = proposal.certificate.is_as_good_as_can_be();
                let missed = proposal.certificate.missed().count() as f64 / 10.0;
                let missing = figures.missing() + missed;
                if best.as_ref().is_none_or(|(least, _)| missing < *least) {
                    best = Some((missing, proposal));
                }
                if is_done {
                    break;
                }
            }
            Err(sentence) => {
                say(&format!("lattice {number} of {LATTICES}: {sentence}"));
                (why, failed) = (sentence, failed + 1);
                if best.is_none() && failed == HOPELESS {
                    break;
                }
            }
        }
        if choices == 0 {
            break;
        }
    }
    best.map(|(_, proposal)| proposal).ok_or(why)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |(least, most): (f64, f64), found: f64| {
            let met = (least..=most).contains(&found);
            if met { "" } else { "!" }
        };
        let up_to = |most| (f64::NEG_INFINITY, most);
        let Figures {
            nodes,
            links,
            doubles,
            mean,
            sd,
            dearest,
            region,
            ..
        } = *self;
        write!(
            f,
            "{nodes}{} intersections, {links}{} links, {doubles:.0}{} percent doubles; a hand ${mean:.1}{} +-{sd:.2}{}, dearest city +{dearest:.2}{}, region +-{region:.2}{}",
            mark(NODES, nodes as f64),
            mark(LINKS, links as f64),
            mark(DOUBLES, doubles),
            mark(MEAN, mean),
            mark(up_to(EVEN), sd),
            mark(up_to(DEAREST), dearest),
            mark(up_to(REGION), region),
        )
    }
}

type Found = (Figures, Proposal);

/// A lattice with as many intersections as are wanted, if one is found soon.
fn lattice(
    scene: &Scene,
    spacing: f64,
    wanted: RangeInclusive<usize>,
    dice: &mut Dice,
) -> Result<Option<(Lattice, Mesh)>, String> {
    for _ in 0..LOOKS {
        let wider = CLOSER + dice.below(12) as f64 / 100.0;
        let (right, down) = (dice.below(6) as f64 / 6.0, dice.below(12) as f64 / 6.0);
        let lattice = scene.lattice(spacing * wider, right, down);
        let mesh = scene.mesh(lattice)?;
        if wanted.contains(&mesh.nodes.len()) {
            return Ok(Some((lattice, mesh)));
        }
    }
    Ok(None)
}

/// The best map on a lattice. It uses up some of the choices that are left.
fn on_lattice(
    world: &World,
    scene: &mut Scene,
    (lattice, mesh): (Lattice, &Mesh),
    (left_out, choices): (&mut BTreeSet<String>, &mut usize),
    (dice, step): (&mut Dice, &mut dyn FnMut()),
) -> Result<Found, String> {
    let dear =
        |(link, reason): &crate::network::Joined| (link.a, link.b, 1 + u8::from(reason.is_some()));
    let links: Vec<_> = mesh.links.iter().map(dear).collect();
    let mut why = String::new();
    for _ in 0..GIVEN_UP.min(*choices) {
        *choices -= 1;
        let view = (&scene.description.projection, scene.description.window);
        let cities = candidates(
            &world.places,
            left_out,
            view,
            (&mesh.nodes, lattice.spacing),
        );
        if cities.len() < REGIONS * CITIES_IN_REGION {
            return Err(format!(
                "Only {} cities lie far enough apart in this frame, and a map needs 35. A larger frame would help, or one with more towns.",
                cities.len()
            ));
        }
        let at = |node: usize| mesh.nodes[node];
        let ground = ground(
            &cities,
            &|city| cities[city].node,
            &at,
            (mesh.nodes.len(), &links),
            lattice.spacing,
        );
        let regions = choice::improved(&ground, choice::sectors(&ground, dice), TRIES, dice);
        step();
        match refined(scene, lattice, &cities, regions, (dice, step)) {
            Ok(best) => match finish(scene, best) {
                Ok(found) => return Ok(found),
                Err(fault) => why = give_up(fault, &cities, left_out)?,
            },
            Err(fault) => why = give_up(fault, &cities, left_out)?,
        }
    }
    Err(why)
}

/// A fault with a city that was chosen: which, and a sentence.
struct CityFault(Option<usize>, String);

/// Leaves out the city that is at fault from now on.
fn give_up(
    CityFault(city, why): CityFault,
    cities: &[Candidate],
    left_out: &mut BTreeSet<String>,
) -> Result<String, String> {
    match city {
        Some(city) => {
            left_out.insert(cities[city].place.name.clone());
            Ok(why)
        }
        None => Err(why),
    }
}

/// Builds the ground from which cities are chosen.
fn ground(
    cities: &[Candidate],
    node: &dyn Fn(usize) -> usize,
    at: &dyn Fn(usize) -> Coord<f64>,
    (nodes, links): (usize, &[(usize, usize, u8)]),
    spacing: f64,
) -> Ground {
    let ways = distances(nodes, links);
    let hundredths = |part: f64| (part * 100.0 / spacing).round() as i64;
    let place = |city: usize| {
        let at = at(node(city));
        (hundredths(at.x), hundredths(at.y))
    };
    let row = |city: usize| {
        let way = |other: usize| ways[node(city)][node(other)].min(LONGEST_WAY);
        (0..cities.len()).map(way).collect()
    };
    Ground {
        at: (0..cities.len()).map(place).collect(),
        ways: (0..cities.len()).map(row).collect(),
    }
}

/// Chooses again on the network that each choice gives, and keeps the best.
fn refined(
    scene: &mut Scene,
    lattice: Lattice,
    cities: &[Candidate],
    regions: Regions,
    (dice, step): (&mut Dice, &mut dyn FnMut()),
) -> Result<Try, CityFault> {
    let mut best = tried(scene, lattice, cities, regions)?;
    step();
    for _ in 0..AGAIN {
        if best.figures.missing() == 0.0 {
            break;
        }
        let nodes = nodes_of_all(&best, cities);
        let ground = ground(
            cities,
            &|city| nodes[city],
            &|node| best.nodes[node],
            (best.nodes.len(), &best.links),
            lattice.spacing,
        );
        let regions = choice::improved(&ground, best.regions, TRIES_AGAIN, dice);
        step();
        if let Ok(next) = tried(scene, lattice, cities, regions)
            && next.figures.missing() < best.figures.missing()
        {
            best = next;
        }
    }
    Ok(best)
}

/// The intersection of each city: that of the network if it was chosen, and the nearest free one otherwise.
fn nodes_of_all(one: &Try, cities: &[Candidate]) -> Vec<usize> {
    let chosen: Vec<usize> = one.regions.iter().flatten().copied().collect();
    let mut taken = vec![false; one.nodes.len()];
    one.city_nodes.iter().for_each(|&node| taken[node] = true);
    let node = |city: usize| match chosen.iter().position(|&other| other == city) {
        Some(place) => one.city_nodes[place],
        None => {
            let away = |node: usize| crate::plane::distance(one.nodes[node], cities[city].at);
            let free = (0..one.nodes.len()).filter(|&node| !taken[node]);
            let nearest = free
                .min_by(|&a, &b| away(a).total_cmp(&away(b)))
                .unwrap_or(0);
            taken[nearest] = true;
            nearest
        }
    };
    (0..cities.len()).map(node).collect()
}

/// The network that a choice gives, with its exact figures.
fn tried(
    scene: &mut Scene,
    lattice: Lattice,
    cities: &[Candidate],
    mut regions: Regions,
) -> Result<Try, CityFault> {
    for region in &mut regions {
        region.sort_by_key(|&city| &cities[city].place.name);
    }
    let mut description = scene.description.clone();
    description.lattice = lattice;
    description.regions = described(cities, &regions, &description.projection);
    scene.geography.take_cities(&description);
    let number = |city: usize| regions[city / CITIES_IN_REGION][city % CITIES_IN_REGION];
    let layout = Layout::new(&description, lattice, &scene.geography);
    let layout = layout.map_err(|why| CityFault(None, why))?;
    let network = Network::new(&description, lattice.spacing, layout, &scene.geography);
    let network = network.map_err(|fault| CityFault(fault.city.map(number), fault.why))?;
    let nodes: Vec<Vec<usize>> = network
        .city_nodes
        .chunks(CITIES_IN_REGION)
        .map(<[_]>::to_vec)
        .collect();
    let costs = Costs::new(network.nodes.len(), &network.links, &nodes);
    let means = costs.means();
    let ringed = means.map(|means| two_dearest(&means));
    for (region, ringed) in description.regions.iter_mut().zip(&ringed) {
        let names: Vec<String> = region.cities.keys().cloned().collect();
        region.ringed = ringed.iter().map(|&city| names[city].clone()).collect();
    }
    let all = costs.spread(|_, _| false);
    let without = costs.spread(|region, city| ringed[region].contains(&city));
    let dearest = means
        .iter()
        .flatten()
        .fold(0.0, |most: f64, &mean| most.max(mean));
    let dear = network.links.iter().filter(|link| link.2 == 2).count();
    Ok(Try {
        figures: Figures {
            nodes: network.nodes.len(),
            links: network.links.len(),
            doubles: 100.0 * dear as f64 / network.links.len() as f64,
            mean: all.mean,
            sd: all.sd,
            sd_without_ringed: without.sd,
            dearest: dearest - all.mean,
            region: means
                .iter()
                .map(|means| deviation(means))
                .fold(0.0, f64::max),
        },
        description,
        regions,
        nodes: network.nodes,
        links: network.links,
        city_nodes: network.city_nodes,
    })
}

/// The two cities of a region with the dearest hands, the dearer one first.
fn two_dearest(means: &[f64; CITIES_IN_REGION]) -> [usize; 2] {
    let mut order: [usize; CITIES_IN_REGION] = std::array::from_fn(|city| city);
    order.sort_by(|&a, &b| means[b].total_cmp(&means[a]));
    [order[0], order[1]]
}

/// The regions of a choice, with names after where they lie.
fn described(cities: &[Candidate], regions: &Regions, projection: &Projection) -> Vec<Region> {
    let middle = |cities_of: &[usize]| {
        let sum = cities_of
            .iter()
            .fold(Coord::zero(), |sum, &city| sum + cities[city].at);
        sum / cities_of.len() as f64
    };
    let names = empty::names(regions.map(|region| projection.true_way(middle(&region))));
    let region =
        |((name, cities_of), (colour, symbol)): ((&'static str, &[usize; 7]), (&str, Symbol))| {
            let city = |&city: &usize| (cities[city].place.name.clone(), cities[city].place.at);
            Region {
                name: name.to_owned(),
                colour: colour.to_owned(),
                symbol,
                cities: cities_of.iter().map(city).collect(),
                ringed: Vec::new(),
            }
        };
    names
        .into_iter()
        .zip(regions)
        .zip(COLOURS)
        .map(region)
        .collect()
}

/// Draws a map with all its names, and measures it.
fn finish(scene: &mut Scene, one: Try) -> Result<Found, CityFault> {
    let Try {
        mut description,
        regions,
        figures,
        ..
    } = one;
    let number = |city: usize| regions[city / CITIES_IN_REGION][city % CITIES_IN_REGION];
    scene.geography.take_cities(&description);
    let mut built = build(&description, description.lattice, &scene.geography)
        .map_err(|fault| CityFault(fault.city.map(number), fault.why))?;
    description.ornaments = empty::ornaments(&built.file);
    built.file.art.ornaments = description.ornaments.clone();
    let map =
        RailMap::try_from(built.file.clone()).map_err(|why| CityFault(None, why.to_string()))?;
    let proposal = Proposal {
        certificate: Certificate::of(&map, description.lattice.spacing),
        description,
        built,
    };
    Ok((figures, proposal))
}
