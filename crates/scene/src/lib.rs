//! The screen as data: layers of shapes and text in stage units, and a list of touch targets. Drawing and touching
//! use the same list, so every target is visible. Nothing here depends on a browser. `web` paints the scene, and
//! native tests read it.

#![forbid(unsafe_code)]

mod camera;
pub mod emblems;
mod fonts;
pub mod items;
mod layout;
pub mod measure;
pub mod pen;
mod scroll;
pub mod svg;
pub mod target;
pub mod theme;
pub mod widgets;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

pub use camera::{Camera, Lens, Size};
pub use fonts::FontFile;
pub use items::{Anchor, Colour, Face, Fill, Item, Op, Path, Point, Reads, Stroke, Text};
pub use pen::{Frame, Pen, Style};
pub use scroll::{ScrollArea, Scrolled};
pub use target::{
    Area, Delete, Length, LobbyTarget, Look, Network, OperatorTarget, Page, PictureFormat,
    PinTarget, PuzzleTarget, QuestionTarget, ReplayTarget, ResultsTarget, ReviewTarget, RoomTarget,
    RulesTarget, SeatTarget, Seek, SetUpTarget, SettingsTarget, ShareTarget, SheetTarget, Slider,
    Target, TargetArea, Track, WorkshopTarget,
};

/// Width of a table's stage in stage units. A table has this layout at any size of the window. Boards and maps have
/// it too, and other screens look at them through a [`Camera`].
pub const STAGE_WIDTH: f32 = 1920.0;
/// The height of a table's stage in stage units.
pub const STAGE_HEIGHT: f32 = 1080.0;
/// The middle of a table's stage.
pub const MIDDLE: Point = Point::new(STAGE_WIDTH / 2.0, STAGE_HEIGHT / 2.0);

/// A picture of the whole stage, and its targets.
///
/// ```
/// use scene::{Frame, Pen, Point, Scene, SettingsTarget, Target};
///
/// let cog = Target::Settings(SettingsTarget::Cog);
/// let mut pen = Pen::default();
/// pen.target(cog, Frame::new(1836.0, 0.0, 84.0, 84.0), true);
/// let scene = Scene { targets: pen.targets, ..Scene::default() };
///
/// let middle = scene.area_of(cog).unwrap().area.middle();
/// assert_eq!(middle, Point::new(1878.0, 42.0));
/// assert_eq!(scene.target_at(middle), Some(cog));
/// assert_eq!(scene.target_at(Point::new(900.0, 500.0)), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Size of the stage.
    pub stage: Size,
    /// Position and scale of the upright board on the stage.
    pub camera: Camera,
    /// True while fingers move the camera. A slightly blurred picture is good enough then.
    pub panning: bool,
    /// From the bottom up; every scene has each layer once, in the order of [`LayerName`].
    pub layers: Vec<Layer>,
    /// Round windows with a second, larger view of the board. They are below [`LayerName::Over`].
    pub lenses: Vec<Lens>,
    /// Middle and radius, in stage units, of the circle for a small train above everything. The browser animates
    /// it, without frames from here.
    pub train: Option<(Point, f32)>,
    /// Touch targets. If two overlap, the later one counts.
    pub targets: Vec<TargetArea>,
    /// Scroll areas. If two overlap, the later one scrolls.
    pub scrolls: Vec<ScrollArea>,
}

/// Layers of a scene, each with its own canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayerName {
    /// The surroundings, or the map with its links, cities and names: painted once.
    Ground,
    /// On a map the paper round its names. It is under the rails, so that no name hides one.
    Halos,
    /// Changing parts of the board: glowing links, rails, hubs, the finger's mark.
    Board,
    /// Above the board: the rail map's cities with their names, painted once; on a board for two the possible
    /// touches and the marks of fingers.
    Towns,
    /// Above the towns: the players' hubs, and a person's marks on the map.
    Hubs,
    /// The seats' panels and the cog.
    Seats,
    /// The crown of the player on turn: shown and hidden by the browser, without new frames.
    Flash,
    /// Sheets over the table: rules, settings, results, questions.
    Over,
}

impl LayerName {
    /// Returns true if the layer belongs to the board, and so uses the scene's [`Camera`].
    pub fn is_board(self) -> bool {
        match self {
            Self::Ground | Self::Halos | Self::Board | Self::Towns | Self::Hubs => true,
            Self::Seats | Self::Flash | Self::Over => false,
        }
    }
}

/// One layer: shapes and text, with a version that changes when they do.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Which layer this is.
    pub name: LayerName,
    /// Equal versions mean equal pictures, so a layer is painted again only after a change.
    pub version: u64,
    /// Items to paint, in this order.
    pub items: Arc<Vec<Item>>,
}

impl Layer {
    /// Returns a layer of these items. Its version is a hash of their look, so no code has to count changes. A
    /// still layer is made once and cloned.
    pub fn new(name: LayerName, items: Vec<Item>) -> Self {
        let mut hasher = Fnv::default();
        items.hash(&mut hasher);
        Self {
            name,
            version: hasher.finish(),
            items: Arc::new(items),
        }
    }
}

/// The FNV-1a hash, a word at a time: the same on every machine, and quick enough to take over a
/// layer's items in every frame.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.word(byte.into()));
    }

    fn write_u32(&mut self, word: u32) {
        self.word(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.word(word as u64);
    }
}

impl Scene {
    /// A number that changes when the board does.
    pub fn board_version(&self) -> u64 {
        let board = self.layers.iter().filter(|layer| layer.name.is_board());
        let mut hasher = Fnv::default();
        board.for_each(|layer| layer.version.hash(&mut hasher));
        hasher.finish()
    }

    /// Returns the camera of a layer: the scene's for the board's layers, else the default.
    pub fn camera_of(&self, layer: LayerName) -> Camera {
        match layer.is_board() {
            true => self.camera,
            false => Camera::default(),
        }
    }

    /// The topmost target under a point, disabled ones too (they answer with a buzz).
    pub fn target_at(&self, at: Point) -> Option<Target> {
        target::at(&self.targets, at)
    }

    /// The area of a target, if it can be seen.
    pub fn area_of(&self, target: Target) -> Option<&TargetArea> {
        target::of(&self.targets, target)
    }
}
