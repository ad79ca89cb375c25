//! Where a proposed map is played: how large it is drawn, and on what ground.

use std::collections::BTreeMap;
use std::fmt;

use geo::Coord;

use super::certificate::APART;
use super::outlook::Outlook;
use super::{Wish, World, country, doubles, search};
use crate::description::{Description, Lattice, Projection, Straits};
use crate::geography::Geography;
use crate::layout;
use crate::network::{self, Joined};

/// Intersections are laid no closer than this, in stage units: links would be shorter than a finger is wide.
const CLOSEST: f64 = 47.0;
const WIDEST: f64 = 110.0;
/// As many intersections are aimed at, before some are left out that lead nowhere.
pub(super) const AIM: usize = 202;
/// With fewer than this a frame has too little land.
const FEWEST: usize = 181;
/// With intersections closer than this another way to look at the land is tried first: a lattice may turn out a
/// little closer.
const ROOMY: f64 = APART / search::CLOSER;
/// With fewer links than this another way to look at the frame is tried first.
const LINKS: usize = 438;
/// Ways to look at land that are tried, one after another until there is enough of it.
const VIEWS: [View; 12] = [
    View::of(1.0, STRAIT),
    View::of(1.08, STRAIT),
    View::of(1.16, STRAIT),
    View::of(1.0, WIDE_STRAIT),
    View::of(1.16, WIDE_STRAIT),
    View::of(1.0, STRAIT).with_land_beyond(),
    View::of(1.15, STRAIT).with_land_beyond(),
    View::of(1.3, STRAIT).with_land_beyond(),
    View::of(1.0, WIDE_STRAIT).with_land_beyond(),
    View::of(1.3, WIDE_STRAIT).with_land_beyond(),
    View::of(1.0, OPEN_SEA).with_land_beyond(),
    View::of(1.3, OPEN_SEA).with_land_beyond(),
];
/// The longest link over water, in spacings.
const STRAIT: f64 = 1.9;
const WIDE_STRAIT: f64 = 3.0;
const OPEN_SEA: f64 = 4.5;

/// A way to look at land.
#[derive(Clone, Copy)]
struct View {
    /// Factor by which the land is drawn larger than it fits between the panels.
    zoom: f64,
    /// The longest link over water, in spacings.
    strait: f64,
    /// True if the land beyond the frame is played on too.
    beyond: bool,
}

impl View {
    const fn of(zoom: f64, strait: f64) -> Self {
        Self {
            zoom,
            strait,
            beyond: false,
        }
    }

    const fn with_land_beyond(mut self) -> Self {
        self.beyond = true;
        self
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            zoom,
            strait,
            beyond,
        } = self;
        let beyond = if *beyond { " with the land beyond" } else { "" };
        write!(
            f,
            "drawn {zoom:.2} times as large as it fits{beyond}, straits of {strait} spacings"
        )
    }
}

/// A description without cities, its ground, and the spacing that gives it the intersections of a map.
pub(super) struct Scene {
    pub(super) description: Description,
    pub(super) geography: Geography,
}

/// Intersections that can reach each other, and their links.
pub(super) struct Mesh {
    pub(super) nodes: Vec<Coord<f64>>,
    pub(super) links: Vec<Joined>,
}

impl Scene {
    /// Finds the view of a frame with enough land.
    pub(super) fn find(
        wish: &Wish,
        world: &World,
        say: &mut dyn FnMut(&str),
    ) -> Result<Self, String> {
        let land = wish.country.as_deref();
        let land = land.map(|code| country::main_land(&world.atlas, code));
        let land = land.transpose()?;
        let outlook = Outlook::new(wish.frame, land.as_ref(), &world.atlas)?;
        let sight = outlook.best();
        say(&match sight.turn {
            0.0 => "north is up".to_owned(),
            turn => format!("turned by {turn} degrees, as the land has more room so"),
        });
        let mut most = 0;
        let mut best: Option<((bool, i64), Self)> = None;
        for view in VIEWS {
            let view = View {
                zoom: sight.zoom * view.zoom,
                beyond: view.beyond || sight.beyond,
                ..view
            };
            let projection = outlook.projection(view.zoom, sight.turn);
            let mut scene = Self::of(sketch(wish, world, projection, view), world)?;
            let (spacing, found) = scene.spacing()?;
            most = most.max(found);
            if found < FEWEST {
                say(&format!("{view}: room for {found} intersections"));
                continue;
            }
            scene.description.lattice.spacing = spacing;
            let lattice = scene.lattice(spacing, 0.0, 0.0);
            doubles::choose(&mut scene, world, lattice)?;
            let links = scene.mesh(lattice)?.links.len();
            say(&format!(
                "{view}: room for {found} intersections, {spacing:.0} units apart, and {links} links"
            ));
            if links >= LINKS && spacing >= ROOMY {
                return Ok(scene);
            }
            let worth = (links >= LINKS, (spacing * 10.0) as i64);
            if best.as_ref().is_none_or(|(best, _)| worth > *best) {
                best = Some((worth, scene));
            }
        }
        best.map(|(_, scene)| scene).ok_or_else(|| format!(
            "There is too little land in this frame: it has room for {most} intersections, and a map needs {FEWEST}. A frame that holds more land would help, or one with less sea around."
        ))
    }

    fn of(description: Description, world: &World) -> Result<Self, String> {
        Ok(Self {
            geography: Geography::new(&description, &world.atlas)?,
            description,
        })
    }

    /// The spacing that gives about as many intersections as are wanted, and how many it gives.
    fn spacing(&self) -> Result<(f64, usize), String> {
        let (mut close, mut wide) = (CLOSEST, WIDEST);
        let mut found = self.mesh(self.lattice(close, 0.0, 0.0))?.nodes.len();
        if found < AIM {
            return Ok((close, found));
        }
        while wide - close > 0.5 {
            let middle = (close + wide) / 2.0;
            let nodes = self.mesh(self.lattice(middle, 0.0, 0.0))?.nodes.len();
            if nodes >= AIM {
                (close, found) = (middle, nodes);
            } else {
                wide = middle;
            }
        }
        Ok((close, found))
    }

    /// A lattice that is moved by shares of its spacing.
    pub(super) fn lattice(&self, spacing: f64, right: f64, down: f64) -> Lattice {
        let tenth = |part: f64| (part * 10.0).round() / 10.0;
        Lattice {
            spacing: tenth(spacing),
            x: tenth(right * spacing),
            y: tenth(down * spacing * 0.866),
        }
    }

    /// The largest part of a lattice that hangs together, without cities.
    pub(super) fn mesh(&self, lattice: Lattice) -> Result<Mesh, String> {
        let homes = layout::homes(&self.description, lattice, &self.geography);
        let nodes = network::rounded(&homes);
        if nodes.len() < 3 {
            let links = Vec::new();
            return Ok(Mesh { nodes, links });
        }
        let links = network::joined(&self.description, lattice.spacing, &nodes, &self.geography)?;
        let ends = links.iter().map(|(link, _)| (link.a, link.b));
        let groups = network::groups(nodes.len(), ends);
        let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
        groups
            .iter()
            .for_each(|&group| *sizes.entry(group).or_default() += 1);
        let main = sizes
            .iter()
            .max_by_key(|&(group, size)| (size, std::cmp::Reverse(group)));
        let main = main.map_or(0, |(&group, _)| group);
        let mut number = vec![usize::MAX; nodes.len()];
        let kept: Vec<usize> = (0..nodes.len())
            .filter(|&node| groups[node] == main)
            .collect();
        for (new, &old) in kept.iter().enumerate() {
            number[old] = new;
        }
        let links = links.into_iter().filter(|(link, _)| groups[link.a] == main);
        let links = links.map(|(mut link, reason)| {
            (link.a, link.b) = (number[link.a], number[link.b]);
            (link, reason)
        });
        Ok(Mesh {
            links: links.collect(),
            nodes: kept.iter().map(|&node| nodes[node]).collect(),
        })
    }
}

/// The description of a frame without cities and rivers.
fn sketch(wish: &Wish, world: &World, projection: Projection, view: View) -> Description {
    let window = wish.frame.window(&projection);
    let lattice = Lattice {
        spacing: CLOSEST,
        x: 0.0,
        y: 0.0,
    };
    Description {
        name: wish.name.clone(),
        ranges: world.ranges.drawn(&projection, 1.0),
        projection,
        window,
        country: None,
        field: (!view.beyond).then(|| wish.frame.field()),
        lattice,
        regions: Vec::new(),
        rivers: BTreeMap::new(),
        voids: BTreeMap::new(),
        woods: BTreeMap::new(),
        deserts: BTreeMap::new(),
        ornaments: Vec::new(),
        forced: Vec::new(),
        barred: Vec::new(),
        straits: Straits {
            most: 3,
            longest: view.strait,
            more: Vec::new(),
        },
        names: Vec::new(),
    }
}
