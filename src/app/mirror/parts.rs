//! What the page in words is made of.

use crate::app::focus::Handle;
use crate::scene::{Point, Target};
use crate::table::Station;
use crate::words::{self, Message};

/// What an element is to somebody who works it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// It does something.
    Button,
    /// It is on or off.
    Toggle(bool),
    /// It has a value between two ends, both included.
    Slider {
        /// The lower end.
        least: i32,
        /// The upper end.
        most: i32,
        /// Where it stands.
        value: i32,
        /// The same as people read it.
        text: String,
    },
    /// A cell of a board.
    Cell {
        /// The row as its ranks go down the page, from 0.
        row: u8,
        /// Whether it is picked up or touched.
        selected: bool,
    },
    /// A line that takes text.
    Field {
        /// Why the last text was refused, if so, with a number that each refusal has of its own.
        why: Option<(u32, String)>,
    },
}

/// Something that can be worked.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// What it stands for.
    pub handle: Handle,
    /// What it is.
    pub role: Role,
    /// What it is called.
    pub name: String,
    /// Whether it can be worked now.
    pub enabled: bool,
    /// The upright rectangle round it in stage units: its smallest and its largest corner.
    pub area: (Point, Point),
}

impl Element {
    /// Whether the focus may come to it: to what can be worked, and to where one is on a map.
    pub fn takes_focus(&self) -> bool {
        self.enabled || matches!(self.handle, Handle::Here(_))
    }
}

/// What a group is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A part of the page.
    Part,
    /// A sheet over the screen; `whole` if nothing else can be touched meanwhile.
    Dialog {
        /// Whether it takes the whole screen.
        whole: bool,
    },
    /// A map, on which one walks by the arrow keys.
    Map,
    /// A board of cells.
    Grid,
}

/// What belongs together, in the order in which it is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Its stable name.
    pub key: String,
    /// What it is.
    pub kind: Kind,
    /// Its heading.
    pub name: String,
    /// What is to be read.
    pub words: Vec<String>,
    /// What can be worked.
    pub elements: Vec<Element>,
}

pub(super) fn part(key: &str, name: &str) -> Group {
    Group {
        key: key.into(),
        kind: Kind::Part,
        name: name.into(),
        words: Vec::new(),
        elements: Vec::new(),
    }
}

/// A place round the table in words: "near left".
pub(crate) fn place_words(place: Station) -> Message {
    match place {
        Station::NearLeft => words::place_near_left(),
        Station::Left => words::place_left(),
        Station::FarLeft => words::place_far_left(),
        Station::FarRight => words::place_far_right(),
        Station::Right => words::place_right(),
        Station::NearRight => words::place_near_right(),
    }
}

/// Whether something that lies over it keeps fingers off a point.
pub(super) fn is_covered(point: Point, later: &[crate::scene::TargetArea]) -> bool {
    later.iter().any(|area| {
        let covers = area.area.covers() && !matches!(area.target, Target::Board(_));
        covers && area.area.distance(point).is_some()
    })
}

/// A square round a point, as large as a target has to be.
pub(super) fn around(centre: Point) -> (Point, Point) {
    const HALF: f32 = 22.0;
    (
        Point::new(centre.x - HALF, centre.y - HALF),
        Point::new(centre.x + HALF, centre.y + HALF),
    )
}
