//! Quarter turns: a seat's panel is laid out once, as its own person sees it, and a [`Pose`] puts it on the stage.
//! Quarter turns are exact, so nothing blurs on its way round the table.

use super::Point;

/// A clockwise quarter turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rotation {
    /// Read from the near long side.
    #[default]
    R0,
    /// Rotated by 90 degrees, for a reader at the left short side.
    R90,
    /// Turned by 180 degrees: read from the far long side.
    R180,
    /// Turned by 270 degrees: read from the right short side.
    R270,
}

impl Rotation {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::R0, Self::R90, Self::R180, Self::R270];

    /// Clockwise degrees.
    pub fn degrees(self) -> f32 {
        f32::from(self as u8) * 90.0
    }

    /// Returns true if vertical lines stay vertical: upright or upside down.
    pub fn is_upright(self) -> bool {
        matches!(self, Self::R0 | Self::R180)
    }

    /// Returns the turn as a reader on the opposite side sees it.
    pub fn opposite(self) -> Self {
        self.next().next()
    }

    /// The turn in which another reader sees it.
    pub fn seen_in(self, reader: Self) -> Self {
        Self::ALL[(self as usize + 4 - reader as usize) % 4]
    }

    /// The next turn clockwise.
    pub fn next(self) -> Self {
        match self {
            Self::R0 => Self::R90,
            Self::R90 => Self::R180,
            Self::R180 => Self::R270,
            Self::R270 => Self::R0,
        }
    }
}

/// A place on the stage with a rotation.
///
/// ```
/// use base::table::{Point, Pose, Station};
///
/// // The left upper corner of a panel as its person sees it, on the far side of the table.
/// let pose = Station::FarLeft.pose();
/// let on_stage = pose.to_stage(Point::new(0.0, 0.0));
/// assert_eq!(on_stage, Point::new(840.0, 144.0));
/// assert_eq!(pose.from_stage(on_stage), Point::new(0.0, 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    origin: Point,
    turn: Rotation,
    scale: f32,
    mirrored: bool,
}

impl Default for Pose {
    fn default() -> Self {
        Self::new(Point::default(), Rotation::default())
    }
}

impl Pose {
    /// Returns a pose with its 0, 0 at `origin`, rotated about that point.
    pub fn new(origin: Point, turn: Rotation) -> Self {
        Self {
            origin,
            turn,
            scale: 1.0,
            mirrored: false,
        }
    }

    /// Returns the same pose, scaled about its 0, 0.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self {
            scale: self.scale * scale,
            ..self
        }
    }

    /// Returns the same pose with its 0, 0 at a point of this one.
    #[must_use]
    pub fn at(self, point: Point) -> Self {
        Self {
            origin: self.to_stage(point),
            ..self
        }
    }

    /// Returns the mirrored pose of an area of this width, for right-to-left text.
    ///
    /// ```
    /// use base::table::{Point, Pose, Rotation};
    ///
    /// let pose = Pose::new(Point::new(100.0, 100.0), Rotation::R0).mirrored(50.0);
    /// assert_eq!(pose.to_stage(Point::new(10.0, 3.0)), Point::new(140.0, 103.0));
    /// ```
    #[must_use]
    pub fn mirrored(self, width: f32) -> Self {
        Self {
            mirrored: !self.mirrored,
            ..self.at(Point::new(width, 0.0))
        }
    }

    /// Returns true if the pose is mirrored.
    pub fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// Stage units for one unit here.
    pub fn scale(self) -> f32 {
        self.scale
    }

    /// The pose in which a sheet of a width and a height has its middle at `centre`.
    pub fn centred(centre: Point, width: f32, height: f32, turn: Rotation) -> Self {
        let middle =
            Self::new(Point::default(), turn).to_stage(Point::new(width / 2.0, height / 2.0));
        Self::new(Point::new(centre.x - middle.x, centre.y - middle.y), turn)
    }

    /// Returns the rotation.
    pub fn turn(self) -> Rotation {
        self.turn
    }

    /// Returns the point's position on the stage.
    ///
    /// ```
    /// use base::table::{Point, Pose, Rotation};
    ///
    /// let pose = Pose::new(Point::new(100.0, 100.0), Rotation::R90);
    /// assert_eq!(pose.to_stage(Point::new(10.0, 0.0)), Point::new(100.0, 110.0));
    /// ```
    #[inline]
    pub fn to_stage(self, Point { x, y }: Point) -> Point {
        let Point { x: ox, y: oy } = self.origin;
        let side = if self.mirrored { -1.0 } else { 1.0 };
        let (x, y) = (side * x * self.scale, y * self.scale);
        match self.turn {
            Rotation::R0 => Point::new(ox + x, oy + y),
            Rotation::R90 => Point::new(ox - y, oy + x),
            Rotation::R180 => Point::new(ox - x, oy - y),
            Rotation::R270 => Point::new(ox + y, oy - x),
        }
    }

    /// Returns the position of a point of the stage in this pose, the inverse of [`to_stage`](Self::to_stage).
    pub fn from_stage(self, Point { x, y }: Point) -> Point {
        let share = |length: f32| length / self.scale;
        let (x, y) = (share(x - self.origin.x), share(y - self.origin.y));
        let (x, y) = match self.turn {
            Rotation::R0 => (x, y),
            Rotation::R90 => (y, -x),
            Rotation::R180 => (-x, -y),
            Rotation::R270 => (-y, x),
        };
        Point::new(if self.mirrored { -x } else { x }, y)
    }

    /// Returns the rectangle on the stage between two opposite corners in this pose, as the corners with the
    /// smallest and the largest coordinates.
    #[inline]
    pub fn rect(self, a: Point, b: Point) -> (Point, Point) {
        let (a, b) = (self.to_stage(a), self.to_stage(b));
        (
            Point::new(a.x.min(b.x), a.y.min(b.y)),
            Point::new(a.x.max(b.x), a.y.max(b.y)),
        )
    }
}
