//! Cameras on the board. A table shows it at scale 1, and other screens can zoom.

use super::{Area, Frame, Point, STAGE_HEIGHT, STAGE_WIDTH, TargetArea, Track};
use base::table::{Pose, Rotation};

/// A width and a height in stage units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From the top to the bottom.
    pub height: f32,
}

impl Size {
    /// The stage of a table.
    pub const TABLE: Self = Self {
        width: STAGE_WIDTH,
        height: STAGE_HEIGHT,
    };

    /// Returns the whole size as a frame.
    pub const fn frame(self) -> Frame {
        Frame::new(0.0, 0.0, self.width, self.height)
    }
}

impl Default for Size {
    fn default() -> Self {
        Self::TABLE
    }
}

/// Position, scale and rotation on the stage of a board with a table's layout.
///
/// ```
/// use scene::{Camera, Point};
/// use base::table::Rotation;
///
/// let camera = Camera { scale: 0.5, origin: Point::new(10.0, 20.0), ..Camera::default() };
/// let at = camera.to_stage(Point::new(100.0, 200.0));
/// assert_eq!(at, Point::new(60.0, 120.0));
/// assert_eq!(camera.from_stage(at), Point::new(100.0, 200.0));
///
/// // Seen from the far side of the table: what is on the right of the board is on the left of the stage.
/// let (board, at) = (Point::new(100.0, 200.0), Point::new(500.0, 300.0));
/// let camera = Camera::showing(board, at, 2.0, Rotation::R180);
/// assert_eq!(camera.to_stage(board), at);
/// assert_eq!(camera.to_stage(Point::new(110.0, 200.0)), Point::new(480.0, 300.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Stage units for a unit of the board.
    pub scale: f32,
    /// Position of the board's 0, 0 on the stage.
    pub origin: Point,
    /// Turn of the board round its 0, 0.
    pub turn: Rotation,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            scale: 1.0,
            origin: Point::default(),
            turn: Rotation::default(),
        }
    }
}

impl Camera {
    /// The camera that shows a point of the board at a point of the stage, at a scale and turned.
    pub fn showing(board: Point, at: Point, scale: f32, turn: Rotation) -> Self {
        let from = Pose::new(Point::default(), turn).scaled(scale);
        let from = from.to_stage(board);
        let origin = Point::new(at.x - from.x, at.y - from.y);
        Self {
            scale,
            origin,
            turn,
        }
    }

    fn pose(self) -> Pose {
        Pose::new(self.origin, self.turn).scaled(self.scale)
    }

    /// Returns the stage position of a point of the board.
    pub fn to_stage(self, at: Point) -> Point {
        self.pose().to_stage(at)
    }

    /// Returns the board position of a point of the stage.
    pub fn from_stage(self, at: Point) -> Point {
        self.pose().from_stage(at)
    }

    /// One unit to the right and one unit down on the board, as steps on the stage.
    pub fn steps(self) -> [Point; 2] {
        let turned = Pose::new(Point::default(), self.turn).scaled(self.scale);
        [Point::new(1.0, 0.0), Point::new(0.0, 1.0)].map(|step| turned.to_stage(step))
    }

    /// Returns an area of the board on the stage. The reach of points and lines does not shrink with the board,
    /// because fingers do not.
    pub fn area(self, area: Area) -> Area {
        let to = |point| self.to_stage(point);
        let wide = |reach: f32| reach * self.scale.max(1.0);
        match area {
            Area::Rect { from, to } => {
                let (from, to) = self.pose().rect(from, to);
                Area::Rect { from, to }
            }
            Area::Disc { centre, radius } => Area::Disc {
                centre: to(centre),
                radius: radius * self.scale,
            },
            Area::Near { centre, reach } => Area::Near {
                centre: to(centre),
                reach: wide(reach),
            },
            Area::Along { a, b, reach } => Area::Along {
                a: to(a),
                b: to(b),
                reach: wide(reach),
            },
        }
    }

    /// Returns a target of the board on the stage.
    pub fn target(self, target: TargetArea) -> TargetArea {
        let track = target.track.map(|track| Track {
            start: self.to_stage(track.start),
            end: self.to_stage(track.end),
        });
        TargetArea {
            area: self.area(target.area),
            track,
            ..target
        }
    }
}

/// A round window on the stage with a second view of the board, through its own camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Its middle on the stage.
    pub centre: Point,
    /// Its radius in stage units.
    pub radius: f32,
    /// Camera through which the window shows the board.
    pub camera: Camera,
}

impl Lens {
    /// Returns the upright part of the board that contains everything visible in the lens.
    pub fn seen(&self) -> Frame {
        let half = self.radius / self.camera.scale;
        let middle = self.camera.from_stage(self.centre);
        Frame::new(middle.x - half, middle.y - half, 2.0 * half, 2.0 * half)
    }

    /// Returns true if the window covers a point of the stage.
    pub fn covers(&self, at: Point) -> bool {
        self.centre.distance(at) <= self.radius
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Rotation; 4] = [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270];

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-3
    }

    #[test]
    fn a_turned_camera_leads_there_and_back() {
        let (board, at) = (Point::new(812.0, 433.0), Point::new(391.0, 540.0));
        for turn in TURNS {
            let camera = Camera::showing(board, at, 2.0, turn);
            assert!(near(camera.to_stage(board), at), "{turn:?}");
            let other = Point::new(853.0, 402.0);
            let seen = camera.to_stage(other);
            assert!(near(camera.from_stage(seen), other), "{turn:?}");
            assert!((seen.distance(at) - 2.0 * other.distance(board)).abs() < 1e-3);
            // The axes that painters use for the board lead to the same place.
            let [right, down] = camera.steps();
            let step = |x: f32, y: f32| {
                let Point { x: left, y: top } = camera.origin;
                Point::new(
                    left + right.x * x + down.x * y,
                    top + right.y * x + down.y * y,
                )
            };
            assert!(near(step(other.x, other.y), seen), "{turn:?}");
        }
    }

    #[test]
    fn up_on_the_board_is_away_from_who_looks_at_it() {
        // A person at the left short side looks towards larger numbers.
        let away = TURNS.map(|turn| {
            let camera = Camera::showing(Point::default(), Point::default(), 1.0, turn);
            camera.to_stage(Point::new(0.0, -1.0))
        });
        let [near, left, far, right] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
        assert_eq!(
            away,
            [near, left, far, right].map(|(x, y)| Point::new(x, y))
        );
    }

    #[test]
    fn a_turned_rectangle_has_its_smallest_corner_first() {
        let area = Area::Rect {
            from: Point::new(10.0, 20.0),
            to: Point::new(30.0, 60.0),
        };
        for turn in TURNS {
            let camera = Camera::showing(Point::default(), Point::new(500.0, 500.0), 2.0, turn);
            let turned = camera.area(area);
            let middle = camera.to_stage(area.middle());
            assert!(near(turned.middle(), middle));
            assert_eq!(turned.distance(middle), Some(0.0), "{turn:?}: {turned:?}");
        }
    }

    #[test]
    fn a_lens_shows_what_lies_round_its_middle() {
        for turn in TURNS {
            let centre = Point::new(400.0, 700.0);
            let camera = Camera::showing(Point::new(900.0, 300.0), centre, 2.0, turn);
            let lens = Lens {
                centre,
                radius: 100.0,
                camera,
            };
            assert_eq!(lens.seen(), Frame::new(850.0, 250.0, 100.0, 100.0));
            assert!(lens.covers(Point::new(470.0, 770.0)));
            assert!(!lens.covers(Point::new(475.0, 775.0)));
        }
    }
}
