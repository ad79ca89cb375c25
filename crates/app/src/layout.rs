//! Layouts of the screen: as a table, or for one person.
//!
//! A table has people on all sides of it. One person holds the screen or sits before it. Both show the same session
//! by the same scenes' language.

use base::table::Rotation;
use scene::{Camera, Frame, Point, Size};

/// The window, as the browser tells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Its size in CSS pixels.
    pub size: Size,
    /// True if people touch it with fingers rather than with a mouse.
    pub coarse: bool,
    /// True if the window is on a screen that may be a table.
    ///
    /// Browsers report no sizes, but laptops and tablets have fewer pixels.
    pub large_screen: bool,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            size: Size::TABLE,
            coarse: true,
            large_screen: true,
        }
    }
}

/// Smallest window for a table, in CSS pixels.
const SMALLEST_TABLE: Size = Size {
    width: 1280.0,
    height: 720.0,
};

/// The smallest window in which a table can be used at all, in CSS pixels.
const LEAST_TABLE: Size = Size {
    width: 1024.0,
    height: 640.0,
};

impl Window {
    /// Returns whether a table can be used here, for those who wish for one.
    pub fn has_room_for_table(self) -> bool {
        self.size.width >= LEAST_TABLE.width && self.size.height >= LEAST_TABLE.height
    }

    /// Returns true if people expect a table here.
    fn is_table(self) -> bool {
        self.coarse
            && self.large_screen
            && self.size.width >= SMALLEST_TABLE.width
            && self.size.height >= SMALLEST_TABLE.height
            && self.size.width > self.size.height
    }
}

/// Layout of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// For people on all sides.
    #[default]
    Table,
    /// Upright, for one person, or for some who hand it on.
    Own,
}

impl Layout {
    /// The layout of a name in addresses and settings.
    pub(crate) fn with_id(id: &str) -> Option<Self> {
        let both = [Self::Table, Self::Own];
        both.into_iter().find(|layout| layout.id() == id)
    }

    /// The name in addresses and settings.
    pub fn id(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Own => "own",
        }
    }

    /// Returns the layout of a window: the requested one, or else the default for its screen and pointer. A request
    /// for a table counts only in a window that is large enough.
    ///
    /// ```
    /// use app::layout::{Layout, Window};
    /// use scene::Size;
    ///
    /// let phone = Window {
    ///     size: Size { width: 390.0, height: 844.0 },
    ///     coarse: true,
    ///     large_screen: false,
    /// };
    /// assert_eq!(Layout::of(phone, None), Layout::Own);
    /// assert_eq!(Layout::of(phone, Some(Layout::Table)), Layout::Own);
    /// assert_eq!(Layout::of(Window::default(), None), Layout::Table);
    /// assert_eq!(Layout::of(Window::default(), Some(Layout::Own)), Layout::Own);
    /// ```
    pub fn of(window: Window, wish: Option<Self>) -> Self {
        let fitting = match window.is_table() {
            true => Self::Table,
            false => Self::Own,
        };
        let fits = |wish: &Self| *wish == Self::Own || window.has_room_for_table();
        wish.filter(fits).unwrap_or(fitting)
    }

    /// Returns the stage of a window. A table's stage is always the same. An own screen's stage fills the window
    /// with one unit to a CSS pixel, or with larger units on a large screen, so that words stay readable. `text`
    /// scales the units and so all words, as far as the smallest stage allows.
    pub(crate) fn stage(self, window: Window, text: f32) -> Size {
        match self {
            Self::Table => Size::TABLE,
            Self::Own => {
                let Size { width, height } = window.size;
                let (width, height) = (width.max(SMALLEST.width), height.max(SMALLEST.height));
                let unit = (width.min(height) / COMFORTABLE).max(1.0);
                let larger = text.min(width.min(height) / unit / SMALLEST.width).max(1.0);
                let unit = unit * larger;
                Size {
                    width: width / unit,
                    height: height / unit,
                }
            }
        }
    }
}

/// Smallest stage of an own screen, in stage units. Smaller windows shrink the whole picture.
const SMALLEST: Size = Size {
    width: 280.0,
    height: 280.0,
};
/// The shorter side of a stage of which a unit is larger than a CSS pixel, in stage units.
const COMFORTABLE: f32 = 800.0;

/// A wide stage has its sheet at the side from this width on, in stage units.
const NARROWEST_WIDE: f32 = 540.0;

/// The parts of an own screen in play, in stage units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnScreen {
    /// All of it.
    pub stage: Frame,
    /// The row of chips with the other seats.
    pub bar: Frame,
    /// Area that is left for the board.
    pub board: Frame,
    /// The seat: a sheet at the bottom or, on a wide screen, at the right.
    pub sheet: Frame,
    /// Stage units for a unit of what is on the sheet.
    pub scale: f32,
    /// True if the sheet is at the bottom.
    pub portrait: bool,
    /// State of a sheet that folds, because it would leave too little of the board.
    pub fold: Option<Fold>,
}

/// A sheet that folds where it would leave too little of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Folding {
    /// Height of the folded sheet, in its own units.
    pub(crate) high: f32,
    /// The share of the screen's height that the board has at least while the sheet need not fold.
    pub(crate) least: f32,
}

impl Folding {
    /// A sheet with which people play.
    pub const fn of_play(high: f32) -> Self {
        Self { high, least: 0.38 }
    }

    /// A sheet with which people look back, which says more.
    pub const fn of_review(high: f32) -> Self {
        Self { high, least: 0.25 }
    }
}

/// State of a sheet that folds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Only what is needed most is in sight.
    Shut,
    /// The sheet covers the board completely.
    Open,
}

impl OwnScreen {
    /// The width for which the sheet is laid out, in its own units.
    pub const WIDTH: f32 = 360.0;

    /// The handle of a sheet that folds, above its upper edge: its width and height.
    pub const HANDLE: (f32, f32) = (72.0, 42.0);

    /// Returns whether the sheet leaves the board less than a share of the height.
    pub(crate) fn is_cramped(&self, least: f32) -> bool {
        self.portrait && self.board.h < least * self.stage.h
    }

    /// Returns the same parts with a sheet that is shut, or that covers the board to a height in its own units.
    #[must_use]
    pub fn folding(self, open: Option<f32>) -> Self {
        let Some(high) = open else {
            return Self {
                fold: Some(Fold::Shut),
                ..self
            };
        };
        let scale = self.scale.min((self.stage.h - Self::HANDLE.1) / high);
        let (w, h) = (scale * Self::WIDTH, scale * high);
        let x = self.stage.x + (self.stage.w - w) / 2.0;
        Self {
            sheet: Frame::new(x, self.stage.h - h, w, h),
            scale,
            fold: Some(Fold::Open),
            ..self
        }
    }

    /// Returns true if a sheet is in sight.
    pub fn has_sheet(&self) -> bool {
        self.sheet.w > 0.0 && self.sheet.h > 0.0
    }

    /// The buttons at a map's lower right corner that look from nearer or farther.
    pub fn looks(&self) -> Frame {
        const WIDE: f32 = 56.0;
        const HIGH: f32 = 160.0;
        let (right, bottom) = (self.board.x + self.board.w, self.board.y + self.board.h);
        Frame::new(right - WIDE, bottom - HIGH, WIDE, HIGH)
    }

    /// Returns the part of the board's area for what matters, away from the edges and those buttons.
    pub fn free_room(&self) -> Frame {
        const EDGE: f32 = 30.0;
        let Frame { x, y, w, h } = self.board.inset(EDGE);
        Frame::new(x, y, w - self.looks().w + EDGE / 2.0, h)
    }

    /// Returns the parts of a stage with a sheet of a height in its own units. Without a height the board gets the
    /// whole area.
    pub fn of(stage: Size, high: f32) -> Self {
        let Size { width, height } = stage;
        // A small landscape window is too narrow for both side by side.
        let portrait = width < height || width < NARROWEST_WIDE;
        let bar_high = if height < 420.0 { 52.0 } else { 60.0 };
        if portrait {
            let wide = width.min(460.0);
            let scale = wide / Self::WIDTH;
            let sheet = Frame::new(
                (width - wide) / 2.0,
                height - high * scale,
                wide,
                high * scale,
            );
            return Self {
                stage: stage.frame(),
                bar: Frame::new(0.0, 0.0, width, bar_high),
                board: Frame::new(0.0, bar_high, width, sheet.y - bar_high),
                sheet,
                scale,
                portrait,
                fold: None,
            };
        }
        let wide = match high > 0.0 {
            true => (0.34 * width)
                .clamp(300.0, 400.0)
                .min(Self::WIDTH * height / high),
            false => 0.0,
        };
        Self {
            stage: stage.frame(),
            bar: Frame::new(0.0, 0.0, width - wide, bar_high),
            board: Frame::new(0.0, bar_high, width - wide, height - bar_high),
            sheet: Frame::new(width - wide, 0.0, wide, height),
            scale: wide / Self::WIDTH,
            portrait,
            fold: None,
        }
    }
}

/// View of a person on a board: the point in the middle, and the zoom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Looking {
    /// Point of the board in the middle of its area.
    pub(crate) centre: Point,
    /// 1 shows the whole board.
    pub(crate) zoom: f32,
}

/// Largest zoom of a board.
const NEAREST: f32 = 7.0;

impl Looking {
    /// Returns a camera on the whole board. With `fills` it zooms in where most of the area would stay empty.
    pub(crate) fn at_first(world: Frame, room: Frame, fills: bool) -> Self {
        let (across, down) = (room.w / world.w, room.h / world.h);
        let zoom = match fills {
            true => (across.max(down) / across.min(down)).min(NEAREST),
            false => 1.0,
        };
        Self {
            centre: world.centre(),
            zoom,
        }
    }

    /// Returns a camera on a part of the board, as large as the free area allows.
    pub(crate) fn fitting(round: Frame, world: Frame, room: Frame, free: Frame) -> Self {
        /// No nearer than this, in stage units for a unit of the board.
        const MOST: f32 = 1.0;
        let whole = Self::whole(world, room);
        let scale = (free.w / round.w).min(free.h / round.h).min(MOST);
        let zoom = (scale / whole).clamp(1.0, NEAREST);
        let scale = zoom * whole;
        let camera = Camera::showing(round.centre(), free.centre(), scale, Rotation::R0);
        let centre = camera.from_stage(room.centre());
        let centre = world.keeping(centre, room.w / scale, room.h / scale);
        Self { centre, zoom }
    }

    /// The camera that shows it.
    pub(crate) fn camera(self, world: Frame, room: Frame) -> Camera {
        let scale = self.zoom * Self::whole(world, room);
        Camera::showing(self.centre, room.centre(), scale, Rotation::R0)
    }

    /// Returns the view after a move and a zoom by a factor.
    ///
    /// The board's point at one place of the stage, `from`, is at another one, `to`, then.
    #[must_use]
    pub(crate) fn moved(
        self,
        world: Frame,
        room: Frame,
        from: Point,
        to: Point,
        factor: f32,
    ) -> Self {
        let held = self.camera(world, room).from_stage(from);
        let zoom = (self.zoom * factor).clamp(1.0, NEAREST);
        let scale = zoom * Self::whole(world, room);
        let camera = Camera::showing(held, to, scale, Rotation::R0);
        // The centre stays on the board. A board smaller than its area is centred.
        let centre = camera.from_stage(room.centre());
        let centre = world.keeping(centre, room.w / scale, room.h / scale);
        Self { centre, zoom }
    }

    /// Returns this camera if the points are in sight, or else one centred on them, zoomed out until they are.
    #[must_use]
    pub(crate) fn with(self, points: &[Point], world: Frame, room: Frame) -> Self {
        /// Margin round the points in board units, for the links that lead on from there.
        const ROUND: f32 = 120.0;
        /// Margin inside the board's area, in stage units.
        const EDGE: f32 = 36.0;
        let camera = self.camera(world, room);
        // Points at the edge cannot be played on.
        let inner = room.inset(EDGE);
        let is_seen = |&point: &Point| inner.holds(camera.to_stage(point));
        let Some(round) = Frame::around(points.iter().copied()) else {
            return self;
        };
        if points.iter().all(is_seen) {
            return self;
        }
        let round = round.inset(-ROUND);
        let most = (room.w / round.w).min(room.h / round.h);
        let zoom = self.zoom.min(most / Self::whole(world, room)).max(1.0);
        let centre = round.centre();
        let middle = room.centre();
        Self { centre, zoom }.moved(world, room, middle, middle, 1.0)
    }

    fn whole(world: Frame, room: Frame) -> f32 {
        (room.w / world.w).min(room.h / world.h).max(0.01)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORLD: Frame = Frame::new(100.0, 100.0, 1700.0, 900.0);
    const ROOM: Frame = Frame::new(0.0, 60.0, 390.0, 480.0);

    #[test]
    fn the_held_point_stays_under_the_finger() {
        let looking = Looking::at_first(WORLD, ROOM, true);
        let from = Point::new(200.0, 300.0);
        let held = looking.camera(WORLD, ROOM).from_stage(from);
        let to = Point::new(230.0, 290.0);
        let moved = looking.moved(WORLD, ROOM, from, to, 1.5);
        let at = moved.camera(WORLD, ROOM).to_stage(held);
        assert!(at.distance(to) < 0.01, "{at:?}");
    }

    #[test]
    fn the_board_cannot_be_moved_out_of_view() {
        let mut looking = Looking::at_first(WORLD, ROOM, true);
        for (to, factor) in [(9000.0, 1.0), (-9000.0, 3.0), (4000.0, 0.01), (0.0, 1000.0)] {
            let (from, to) = (Point::new(200.0, 300.0), Point::new(to, to));
            looking = looking.moved(WORLD, ROOM, from, to, factor);
            let middle = looking.camera(WORLD, ROOM).from_stage(ROOM.centre());
            assert!(
                (WORLD.x..=WORLD.x + WORLD.w).contains(&middle.x),
                "{middle:?}"
            );
            assert!(
                (WORLD.y..=WORLD.y + WORLD.h).contains(&middle.y),
                "{middle:?}"
            );
            assert!((1.0..=NEAREST).contains(&looking.zoom));
        }
    }

    #[test]
    fn the_parts_of_every_screen_fill_it_without_overlaps() {
        let sizes = [
            (320.0, 568.0),
            (390.0, 844.0),
            (844.0, 390.0),
            (820.0, 1180.0),
            (1180.0, 820.0),
            (1366.0, 768.0),
            (3440.0, 1440.0),
        ];
        for (width, height) in sizes {
            let window = Window {
                size: Size { width, height },
                ..Window::default()
            };
            let stage = Layout::Own.stage(window, 1.0);
            let parts = OwnScreen::of(stage, 300.0);
            let told = format!("{width} x {height}: {parts:?}");
            assert!(
                (stage.width / stage.height - width / height).abs() < 0.01,
                "{told}"
            );
            assert!(parts.board.w >= 300.0 && parts.board.h >= 200.0, "{told}");
            assert_eq!(parts.board.y, parts.bar.h, "{told}");
            let ends = match parts.portrait {
                true => parts.board.y + parts.board.h - parts.sheet.y,
                false => parts.board.x + parts.board.w - parts.sheet.x,
            };
            assert!(ends.abs() < 0.01, "{told}");
        }
    }
}
