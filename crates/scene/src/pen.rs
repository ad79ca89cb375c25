//! The pen for drawing screens. It collects items and targets, and rotates a seat's drawing towards that seat.

use base::table::{Pose, Rect};
use base::words::{Language, Message, Words};

use super::items::{Anchor, Colour, Face, Fill, Item, Op, Path, Point, Reads, Stroke, Text};
use super::scroll::{ScrollArea, Scrolled};
use super::target::{Area, Target, TargetArea, Track};

/// Collects items and targets. Points are in the pose's coordinates, and are stored in the stage's.
#[derive(Debug, Default)]
pub struct Pen {
    /// Items so far.
    pub items: Vec<Item>,
    /// Targets so far.
    pub targets: Vec<TargetArea>,
    /// Scroll areas so far.
    pub scrolls: Vec<ScrollArea>,
    pose: Pose,
    words: Words,
    language: Language,
    /// Words of the next line for a listener.
    reads: Reads,
    /// True for targets that are disabled now for another reason.
    locked: Option<fn(Target) -> bool>,
}

/// A rectangle in a pose's coordinates: left, top, width and height in stage units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    /// Left end.
    pub x: f32,
    /// Upper end.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Frame {
    /// Returns the rectangle with this upper left corner, width and height.
    #[inline]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Returns the smallest rectangle around some points; `None` without any.
    ///
    /// ```
    /// use scene::{Frame, Point};
    ///
    /// let points = [Point::new(3.0, 9.0), Point::new(5.0, 1.0)];
    /// assert_eq!(Frame::around(points), Some(Frame::new(3.0, 1.0, 2.0, 8.0)));
    /// assert_eq!(Frame::around([]), None);
    /// ```
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        let corners = points.into_iter().map(|at| (at, at));
        let (from, to) = corners.reduce(|(from, to), (at, _)| {
            let from = Point::new(from.x.min(at.x), from.y.min(at.y));
            (from, Point::new(to.x.max(at.x), to.y.max(at.y)))
        })?;
        Some(Self::new(from.x, from.y, to.x - from.x, to.y - from.y))
    }

    /// The middle.
    #[inline]
    pub fn centre(self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns true if a point is in the frame.
    #[inline]
    pub fn holds(self, at: Point) -> bool {
        (self.x..=self.x + self.w).contains(&at.x) && (self.y..=self.y + self.h).contains(&at.y)
    }

    /// Returns true if the two frames overlap. Frames side by side do not.
    #[inline]
    pub fn overlaps(self, other: Self) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }

    /// Returns the centre nearest to a point for a rectangle of this size inside the frame. Along a side that is
    /// too short for it, that is the middle.
    ///
    /// ```
    /// use scene::{Frame, Point};
    ///
    /// let map = Frame::new(0.0, 0.0, 100.0, 20.0);
    /// assert_eq!(map.keeping(Point::new(95.0, 3.0), 30.0, 40.0), Point::new(85.0, 10.0));
    /// ```
    pub fn keeping(self, at: Point, width: f32, height: f32) -> Point {
        let keep = |at: f32, start: f32, long: f32, wide: f32| {
            let half = wide.min(long) / 2.0;
            at.min(start + long - half).max(start + half)
        };
        Point::new(
            keep(at.x, self.x, self.w, width),
            keep(at.y, self.y, self.h, height),
        )
    }

    /// Returns the same rectangle with a margin inside.
    #[inline]
    pub const fn inset(self, by: f32) -> Self {
        Self::new(
            self.x + by,
            self.y + by,
            self.w - 2.0 * by,
            self.h - 2.0 * by,
        )
    }
}

impl Pen {
    /// A pen that writes these words in a language. The one by default knows English alone.
    pub fn new(words: &Words, language: Language) -> Self {
        Self {
            words: words.clone(),
            language,
            ..Self::default()
        }
    }

    /// Disables all targets for which the function returns true, and draws them that way.
    pub fn lock(&mut self, locked: fn(Target) -> bool) {
        self.locked = Some(locked);
    }

    /// Returns true if a target is disabled for another reason.
    pub(crate) fn is_locked(&self, target: Target) -> bool {
        self.locked.is_some_and(|locked| locked(target))
    }

    /// Draws something with another pose.
    pub fn with_pose(&mut self, pose: Pose, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.pose, pose);
        draw(self);
        self.pose = before;
    }

    /// Draws something of this width for a reader of a language. For right-to-left languages it is mirrored.
    pub fn for_reader(&mut self, language: Language, width: f32, draw: impl FnOnce(&mut Self)) {
        let before = (self.language, self.pose);
        self.language = language;
        if language.is_rtl() != self.pose.is_mirrored() {
            self.pose = self.pose.mirrored(width);
        }
        draw(self);
        (self.language, self.pose) = before;
    }

    /// Draws something in a language without mirroring it.
    pub fn with_language(&mut self, language: Language, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.language, language);
        draw(self);
        self.language = before;
    }

    /// Draws something with a fixed left and right, such as a board, into a frame inside mirrored text.
    pub fn unmirrored(&mut self, frame: Frame, draw: impl FnOnce(&mut Self)) {
        match self.pose.is_mirrored() {
            true => {
                let pose = self.pose.mirrored(2.0 * frame.centre().x);
                self.with_pose(pose, draw);
            }
            false => draw(self),
        }
    }

    /// Returns the word tables of the pen.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The language that the pen writes in now.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the text that the pen would write, for measuring or breaking.
    pub fn say(&self, words: impl Into<Message>) -> String {
        self.words.say(&words.into(), self.language)
    }

    /// The pose in which the pen draws now.
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// Draws a path, filled and stroked.
    pub fn path(&mut self, path: Path, fill: Option<Fill>, stroke: Option<Stroke>) {
        let to_stage = |point| self.pose.to_stage(point);
        let scale = self.pose.scale();
        let fill = fill.map(|fill| match fill {
            Fill::Flat(_) => fill,
            Fill::Radial {
                centre,
                radius,
                inner,
                outer,
            } => Fill::Radial {
                centre: to_stage(centre),
                radius: radius * scale,
                inner,
                outer,
            },
        });
        let stroke = stroke.map(|stroke| Stroke {
            width: stroke.width * scale,
            dash: stroke.dash.map(|(dash, gap)| (dash * scale, gap * scale)),
            ..stroke
        });
        let path = path
            .into_iter()
            .map(|op| match op {
                Op::Move(to) => Op::Move(to_stage(to)),
                Op::Line(to) => Op::Line(to_stage(to)),
                Op::Quad(by, to) => Op::Quad(to_stage(by), to_stage(to)),
                Op::Corner(by, to, radius) => {
                    Op::Corner(to_stage(by), to_stage(to), radius * scale)
                }
                Op::Circle(centre, radius) => Op::Circle(to_stage(centre), radius * scale),
                Op::Close => Op::Close,
            })
            .collect();
        self.items.push(Item::Path { path, fill, stroke });
    }

    /// Fills a path with one colour.
    pub fn fill(&mut self, path: Path, colour: Colour) {
        self.path(path, Some(Fill::Flat(colour)), None);
    }

    /// Draws a path's line.
    pub fn stroke(&mut self, path: Path, stroke: Stroke) {
        self.path(path, None, Some(stroke));
    }

    /// Writes words at a point on their base line.
    pub fn text(&mut self, words: impl Into<Message>, at: Point, style: Style) {
        let words = self.say(words);
        let scale = self.pose.scale();
        self.items.push(Item::Text(Text {
            words,
            at: self.pose.to_stage(at),
            size: style.size * scale,
            face: style.face,
            anchor: match (style.anchor, self.pose.is_mirrored()) {
                (Anchor::Start, true) => Anchor::End,
                (Anchor::End, true) => Anchor::Start,
                (anchor, _) => anchor,
            },
            language: self.language,
            colour: style.colour,
            halo: style.halo.map(|(colour, width)| (colour, width * scale)),
            turn: (self.pose.turn().degrees() + style.turn) % 360.0,
            reads: match self.reads {
                Reads::AsWritten => Reads::AsWritten,
                Reads::Whole(_) | Reads::Nothing => {
                    std::mem::replace(&mut self.reads, Reads::Nothing)
                }
            },
        }));
    }

    /// Writes several lines that are one text for a listener.
    pub fn as_one(&mut self, whole: &str, write: impl FnOnce(&mut Self)) {
        match self.reads {
            Reads::AsWritten => {
                self.reads = Reads::Whole(whole.to_owned());
                write(self);
                self.reads = Reads::AsWritten;
            }
            Reads::Whole(_) | Reads::Nothing => write(self),
        }
    }

    /// Writes words that a control already says to a listener.
    pub fn unread(&mut self, write: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.reads, Reads::Nothing);
        write(self);
        self.reads = before;
    }

    /// Makes a rectangle touchable.
    pub fn target(&mut self, target: Target, frame: Frame, enabled: bool) -> &mut TargetArea {
        let (from, to) = self.stage_rect(frame);
        self.area(target, Area::Rect { from, to }, enabled)
    }

    /// Adds a target with an area in stage units.
    pub fn area(&mut self, target: Target, area: Area, enabled: bool) -> &mut TargetArea {
        let at = self.targets.len();
        let enabled = enabled && !self.is_locked(target);
        self.targets.push(TargetArea {
            target,
            name: Message::NOTHING,
            chosen: None,
            area,
            track: None,
            enabled,
        });
        &mut self.targets[at]
    }

    /// Names the latest target differently from the words on it.
    pub fn name(&mut self, name: impl Into<Message>) {
        if let Some(area) = self.targets.last_mut() {
            area.named(name);
        }
    }

    /// Adds a target in which a finger drags a knob from one point to another.
    pub fn track(&mut self, target: Target, frame: Frame, start: Point, end: Point) {
        let [start, end] = [start, end].map(|point| self.pose.to_stage(point));
        self.target(target, frame, true).track = Some(Track { start, end });
    }

    /// Adds a scroll area with a maximum distance in the pose's units.
    pub fn scroll(&mut self, what: Scrolled, frame: Frame, most: f32) {
        let (from, to) = self.stage_rect(frame);
        self.scrolls.push(ScrollArea {
            what,
            frame: Frame::new(from.x, from.y, to.x - from.x, to.y - from.y),
            most: most * self.pose.scale(),
        });
    }

    /// Returns a rectangle's position on the stage.
    pub(crate) fn stage_rect(&self, frame: Frame) -> Rect {
        let far = Point::new(frame.x + frame.w, frame.y + frame.h);
        self.pose.rect(Point::new(frame.x, frame.y), far)
    }
}

/// Style of written words.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    face: Face,
    size: f32,
    colour: Colour,
    anchor: Anchor,
    halo: Option<(Colour, f32)>,
    turn: f32,
}

impl Style {
    /// Words of a face, a size in stage units and a colour, beginning at their point.
    pub const fn new(face: Face, size: f32, colour: Colour) -> Self {
        Self {
            face,
            size,
            colour,
            anchor: Anchor::Start,
            halo: None,
            turn: 0.0,
        }
    }

    /// The typeface.
    pub const fn face(self) -> Face {
        self.face
    }

    /// The letters' size in stage units.
    pub const fn size(self) -> f32 {
        self.size
    }

    /// The same, centred on their point.
    pub const fn middle(self) -> Self {
        Self {
            anchor: Anchor::Middle,
            ..self
        }
    }

    /// The same, ending at their point.
    pub const fn end(self) -> Self {
        Self {
            anchor: Anchor::End,
            ..self
        }
    }

    /// Returns the same style with the anchor that a map's file gives.
    pub const fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// The same, with a rim of a colour and a width in stage units.
    pub const fn halo(self, colour: Colour, width: f32) -> Self {
        Self {
            halo: Some((colour, width)),
            ..self
        }
    }

    /// The same, of another letter size in stage units.
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// The same, turned clockwise round their point by degrees.
    pub const fn turned(self, degrees: f32) -> Self {
        Self {
            turn: degrees,
            ..self
        }
    }
}

/// A rectangle with rounded corners.
pub fn rounded(frame: Frame, radius: f32) -> Path {
    let Frame { x, y, w, h } = frame;
    let (left, right, top, bottom) = (x, x + w, y, y + h);
    let corner = Point::new;
    vec![
        Op::Move(Point::new(x + w / 2.0, top)),
        Op::Corner(corner(right, top), corner(right, bottom), radius),
        Op::Corner(corner(right, bottom), corner(left, bottom), radius),
        Op::Corner(corner(left, bottom), corner(left, top), radius),
        Op::Corner(corner(left, top), corner(right, top), radius),
        Op::Close,
    ]
}

/// A circle.
pub fn circle(centre: Point, radius: f32) -> Path {
    vec![Op::Circle(centre, radius)]
}

/// A straight stretch.
pub fn line(a: Point, b: Point) -> Path {
    vec![Op::Move(a), Op::Line(b)]
}

/// A figure through points, closed.
pub fn polygon(points: impl IntoIterator<Item = Point>) -> Path {
    let mut path: Path = points.into_iter().map(Op::Line).collect();
    if let Some(Op::Line(first)) = path.first().copied() {
        path[0] = Op::Move(first);
    }
    path.push(Op::Close);
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{theme, widgets};

    const STYLE: Style = Style::new(Face::Text, 20.0, theme::INK);

    /// Returns all lines that a listener hears of a pen's text.
    fn heard(pen: &Pen) -> Vec<&str> {
        let texts = pen.items.iter().filter_map(|item| match item {
            Item::Text(text) => text.heard(),
            Item::Path { .. } => None,
        });
        texts.collect()
    }

    #[test]
    fn a_paragraph_is_heard_as_one_text_wherever_its_lines_end() {
        let mut pen = Pen::default();
        let at = Point::new(0.0, 0.0);
        for words in ["one two three", "都市を見る。"] {
            widgets::paragraph(&mut pen, words, at, 80.0, STYLE);
        }
        pen.text("beside them", at, STYLE);
        assert!(pen.items.len() > 3, "the paragraphs have several lines");
        assert_eq!(
            heard(&pen),
            ["one two three", "都市を見る。", "beside them"]
        );
    }

    #[test]
    fn unread_text_is_not_spoken() {
        let mut pen = Pen::default();
        let at = Point::new(0.0, 0.0);
        pen.unread(|pen| {
            widgets::paragraph(pen, "one two three", at, 80.0, STYLE);
            pen.text("30 %", at, STYLE);
        });
        pen.text("Volume", at, STYLE);
        assert_eq!(heard(&pen), ["Volume"]);
    }
}
