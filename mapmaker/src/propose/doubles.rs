//! Which rivers of the data cost extra on a proposed map, and how wide its ranges are: so many that a quarter of the
//! links are doubles.

use std::ops::RangeInclusive;

use super::World;
use super::scene::{Mesh, Scene};
use crate::description::Lattice;
use crate::geography::{Course, courses};
use crate::network::is_crossed;

/// Percent of the links that ranges and straits may make dear, before rivers do.
const BEFORE_RIVERS: f64 = 17.0;
/// Percent of the links that are to be dear at the end.
const WANTED: f64 = 23.0;
const MOST: f64 = 25.0;
/// Percentages that are good enough.
const GOOD: RangeInclusive<f64> = 21.2..=25.8;
/// As many links are good enough.
const LINKS: usize = 445;
/// Factors by which ranges may be drawn narrower or wider than in the file.
const WIDTHS: [f64; 14] = [
    0.0, 0.12, 0.2, 0.28, 0.38, 0.5, 0.65, 0.8, 1.0, 1.3, 1.6, 2.0, 2.5, 3.0,
];
const AS_IN_FILE: usize = 8;
/// Limits for the links over water between the same two pieces of land. Torn land needs more.
const STRAITS: [usize; 4] = [3, 5, 8, 12];

/// Returns whether enough links of a mesh are doubles, and not too many.
pub(super) fn is_good(mesh: &Mesh) -> bool {
    GOOD.contains(&percent(mesh, 0)) && mesh.links.len() >= LINKS
}

/// Chooses rivers, the width of the ranges and the number of straits for a lattice.
///
/// # Errors
///
/// A sentence, if the data has no rivers.
pub(super) fn choose(scene: &mut Scene, world: &World, lattice: Lattice) -> Result<(), String> {
    let courses = courses(&scene.description, &world.atlas)?;
    scene.description.rivers.clear();
    scene.geography.rivers.clear();
    for straits in STRAITS {
        scene.description.straits.most = straits;
        let (chosen, percent, links) = with_straits(scene, world, lattice, &courses)?;
        if (GOOD.contains(&percent) && links >= LINKS) || straits == STRAITS[3] {
            for (number, &course) in chosen.iter().enumerate() {
                let name = format!("River {:02}", number + 1);
                let Course { at, lines } = &courses[course];
                scene.description.rivers.insert(name.clone(), vec![*at]);
                scene.geography.rivers.push((name, lines.clone()));
            }
            break;
        }
    }
    Ok(())
}

/// The rivers, the percentage of doubles, and the number of links.
fn with_straits(
    scene: &mut Scene,
    world: &World,
    lattice: Lattice,
    courses: &[Course],
) -> Result<(Vec<usize>, f64, usize), String> {
    let mut width = AS_IN_FILE;
    let mut mesh = draw(scene, world, lattice, width)?;
    while width > 0 && percent(&mesh, 0) > BEFORE_RIVERS {
        width -= 1;
        mesh = draw(scene, world, lattice, width)?;
    }
    let mut rivers = pick(&mesh, courses);
    while rivers.1 < WANTED - 1.0 && width + 1 < WIDTHS.len() {
        let wider = draw(scene, world, lattice, width + 1)?;
        let with_wider = pick(&wider, courses);
        if with_wider.1 > MOST {
            draw(scene, world, lattice, width)?;
            break;
        }
        (width, mesh, rivers) = (width + 1, wider, with_wider);
    }
    Ok((rivers.0, rivers.1, mesh.links.len()))
}

/// The mesh with ranges of another width.
fn draw(scene: &mut Scene, world: &World, lattice: Lattice, width: usize) -> Result<Mesh, String> {
    let projection = &scene.description.projection;
    scene.description.ranges = world.ranges.drawn(projection, WIDTHS[width]);
    scene.geography.take_ranges(&scene.description);
    scene.mesh(lattice)
}

/// The doubles among the links, with so many more.
fn percent(mesh: &Mesh, more: usize) -> f64 {
    let dear = mesh.links.iter().filter(|(_, reason)| reason.is_some());
    100.0 * (dear.count() + more) as f64 / mesh.links.len().max(1) as f64
}

/// Rivers until enough links are doubles, those first that make most; and the percentage.
fn pick(mesh: &Mesh, courses: &[Course]) -> (Vec<usize>, f64) {
    let cheap: Vec<_> = mesh
        .links
        .iter()
        .filter(|(_, reason)| reason.is_none())
        .collect();
    let crossed = |course: &Course| {
        let crossed = (0..cheap.len()).filter(|&index| {
            let (link, _) = cheap[index];
            is_crossed(&course.lines, mesh.nodes[link.a], mesh.nodes[link.b])
        });
        crossed.collect::<Vec<usize>>()
    };
    let crossed: Vec<_> = courses.iter().map(crossed).collect();
    let mut order: Vec<usize> = (0..courses.len()).collect();
    order.sort_by_key(|&course| (std::cmp::Reverse(crossed[course].len()), course));
    let (mut chosen, mut dear) = (Vec::new(), vec![false; cheap.len()]);
    for course in order {
        let now = dear.iter().filter(|&&dear| dear).count();
        let more = crossed[course].iter().filter(|&&link| !dear[link]).count();
        if percent(mesh, now) >= WANTED || crossed[course].len() < 2 {
            break;
        }
        if percent(mesh, now + more) <= MOST {
            chosen.push(course);
            crossed[course].iter().for_each(|&link| dear[link] = true);
        }
    }
    let now = dear.iter().filter(|&&dear| dear).count();
    (chosen, percent(mesh, now))
}
