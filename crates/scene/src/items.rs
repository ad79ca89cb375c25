//! The vocabulary of pictures: points, colours, paths and text, all in stage units. A painter has to know these few
//! kinds only.

use std::hash::{Hash, Hasher};

pub use base::Colour;
pub use base::table::Point;
pub use rules::maps::Anchor;

use super::Frame;
use base::words::Language;

/// Fill of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Flat(Colour),
    /// From one colour in the middle to another at the radius (stage units) and beyond.
    Radial {
        /// The middle.
        centre: Point,
        /// Stage units.
        radius: f32,
        /// The colour in the middle.
        inner: Colour,
        /// The colour at the radius.
        outer: Colour,
    },
}

impl Hash for Fill {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Flat(colour) => colour.hash(state),
            Self::Radial {
                centre,
                radius,
                inner,
                outer,
            } => {
                (centre, radius.to_bits(), inner, outer).hash(state);
            }
        }
    }
}

/// Line style of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The line's colour.
    pub colour: Colour,
    /// The line's width in stage units.
    pub width: f32,
    /// Lengths of dash and gap in stage units; `None` is a solid line.
    pub dash: Option<(f32, f32)>,
    /// True if ends and corners are round (else butt ends and mitred corners).
    pub round: bool,
}

impl Stroke {
    /// A full line with round ends and corners.
    pub const fn round(colour: Colour, width: f32) -> Self {
        Self {
            colour,
            width,
            dash: None,
            round: true,
        }
    }

    /// A full line with butt ends.
    pub const fn butt(colour: Colour, width: f32) -> Self {
        Self {
            colour,
            width,
            dash: None,
            round: false,
        }
    }

    /// The same line in dashes with gaps, in stage units.
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Self {
            dash: Some((dash, gap)),
            ..self
        }
    }
}

impl Hash for Stroke {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (dash, gap) = self.dash.unwrap_or_default();
        (
            self.colour,
            self.width.to_bits(),
            dash.to_bits(),
            gap.to_bits(),
            self.round,
        )
            .hash(state);
    }
}

/// One stroke of the pen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op {
    /// Lifts the pen to a point.
    Move(Point),
    /// A straight line to a point.
    Line(Point),
    /// A quadratic curve by a control point to a point.
    Quad(Point, Point),
    /// Towards a corner, rounded with a radius in stage units, and on towards a second point
    /// (as the canvas' `arcTo`).
    Corner(Point, Point, f32),
    /// A full circle with a radius in stage units, as a separate figure.
    Circle(Point, f32),
    /// Back to where this figure began.
    Close,
}

impl Hash for Op {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Move(to) | Self::Line(to) => to.hash(state),
            Self::Quad(by, to) => (by, to).hash(state),
            Self::Corner(by, to, radius) => (by, to, radius.to_bits()).hash(state),
            Self::Circle(centre, radius) => (centre, radius.to_bits()).hash(state),
            Self::Close => {}
        }
    }
}

/// A figure, or several, filled by the even-odd rule.
pub type Path = Vec<Op>;

/// The typefaces of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Barlow, medium (500), for reading.
    Text,
    /// Barlow, bold (700): names, buttons, numbers.
    Bold,
    /// Barlow Condensed, semi-bold (600): names on a map, narrow buttons.
    Narrow,
    /// Barlow, medium, which browsers slant: names of seas. Letters of other scripts stay upright.
    Slanted,
}

impl Face {
    /// Returns true if letters of a language are slanted.
    pub fn slants(self, language: Language) -> bool {
        self == Self::Slanted && language.family().is_none()
    }

    /// The weight and the family, as style sheets name them.
    pub const fn font(self) -> (u16, &'static str) {
        match self {
            Self::Text | Self::Slanted => (500, "Barlow"),
            Self::Bold => (700, "Barlow"),
            Self::Narrow => (600, "Barlow Condensed"),
        }
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The words.
    pub words: String,
    /// Point on the base line for `anchor`.
    pub at: Point,
    /// The letters' size in stage units.
    pub size: f32,
    /// The typeface.
    pub face: Face,
    /// Part of the text at `at`.
    pub anchor: Anchor,
    /// The language, which tells the typeface of letters that are not Latin, and where a line begins.
    pub language: Language,
    /// The letters' colour.
    pub colour: Colour,
    /// A rim round the letters: its colour, and its visible width in stage units.
    pub halo: Option<(Colour, f32)>,
    /// The clockwise turn round `at` in degrees.
    pub turn: f32,
    /// Words for a person who hears the picture. They do not change its look.
    pub(crate) reads: Reads,
}

impl Text {
    /// Returns the words for a listener; `None` if another line or a control says them.
    pub fn heard(&self) -> Option<&str> {
        match &self.reads {
            Reads::AsWritten => Some(&self.words),
            Reads::Whole(words) => Some(words),
            Reads::Nothing => None,
        }
    }
}

/// Words of a line for a person who hears the picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Reads {
    /// The line as written.
    #[default]
    AsWritten,
    /// The whole text that begins with this line.
    Whole(String),
    /// Nothing, because another line or a control says it.
    Nothing,
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (
            &self.words,
            self.at,
            self.size.to_bits(),
            self.face,
            self.anchor,
            self.language,
        )
            .hash(state);
        (
            self.colour,
            self.halo.map(|(c, w)| (c, w.to_bits())),
            self.turn.to_bits(),
        )
            .hash(state);
    }
}

/// Painted element.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Item {
    /// A path, filled first and then drawn.
    Path {
        /// The figure.
        path: Path,
        /// Fill, if the path has one.
        fill: Option<Fill>,
        /// Line style, if the path has a line.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text(Text),
}

impl Item {
    /// Returns an upright rectangle around the item; `None` if it paints nothing.
    pub fn bounds(&self) -> Option<Frame> {
        /// Wider than any name, in stage units.
        const LONG: f32 = 400.0;
        match self {
            Self::Text(text) => Some(Frame::around([text.at])?.inset(-LONG)),
            Self::Path { path, stroke, .. } => {
                let corners = path.iter().filter_map(|op| match *op {
                    Op::Move(at) | Op::Line(at) => Some([at, at]),
                    Op::Quad(by, to) | Op::Corner(by, to, _) => Some([by, to]),
                    Op::Circle(Point { x, y }, radius) => Some([
                        Point::new(x - radius, y - radius),
                        Point::new(x + radius, y + radius),
                    ]),
                    Op::Close => None,
                });
                let margin = stroke.map_or(0.0, |stroke| stroke.width);
                Some(Frame::around(corners.flatten())?.inset(-margin))
            }
        }
    }
}
