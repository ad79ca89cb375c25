//! Where the parts of the lobby's sheet lie: side by side for those at the long sides of the table, and below each other
//! for those at the short ones.

use base::table::Rotation;
use scene::{Frame, Point, STAGE_HEIGHT, STAGE_WIDTH};

/// Where the parts lie, as their readers see the table.
pub(super) struct Lines {
    /// Width and height of the table as its readers see it.
    pub table: (f32, f32),
    pub sheet: Frame,
    /// All games, how many of them stand in a single row at most, and otherwise at least.
    pub games: Frame,
    pub most: usize,
    pub columns: usize,
    /// No more rows of games than this, unless there are very many.
    pub rows: usize,
    /// All maps, and beside or below them length and sliders.
    pub maps: Frame,
    pub settings: Frame,
    /// The choices of a game for two with their names, and the board as it lies when it begins.
    pub choices: Frame,
    pub board: Frame,
    /// Greatest width and height of the text that explains a choice.
    pub meaning: (f32, f32),
    /// Text about the game, and the buttons below it.
    pub about: Frame,
    pub tools: Frame,
    /// The middle of START.
    pub start: Point,
    /// List of the players who have joined, with the other text about START.
    pub told: Frame,
}

/// For the long sides.
pub(super) const WIDE: Lines = Lines {
    table: (STAGE_WIDTH, STAGE_HEIGHT),
    sheet: Frame::new(330.0, 186.0, 1260.0, 708.0),
    games: Frame::new(366.0, 206.0, 1188.0, 222.0),
    most: 5,
    columns: 4,
    rows: 4,
    maps: Frame::new(366.0, 446.0, 822.0, 204.0),
    settings: Frame::new(1226.0, 446.0, 328.0, 204.0),
    choices: Frame::new(366.0, 446.0, 812.0, 204.0),
    board: Frame::new(1350.0, 446.0, 204.0, 204.0),
    meaning: (850.0, 26.0),
    about: Frame::new(366.0, 680.0, 450.0, 110.0),
    tools: Frame::new(366.0, 812.0, 458.0, 60.0),
    start: Point::new(960.0, 772.0),
    told: Frame::new(1104.0, 680.0, 450.0, 198.0),
};

/// For the short sides: the sheet lies between the panels of the long ones.
const HIGH: Lines = Lines {
    table: (STAGE_HEIGHT, STAGE_WIDTH),
    sheet: Frame::new(186.0, 275.0, 708.0, 1370.0),
    games: Frame::new(222.0, 299.0, 636.0, 430.0),
    most: 3,
    columns: 3,
    rows: 8,
    maps: Frame::new(222.0, 753.0, 636.0, 196.0),
    settings: Frame::new(222.0, 969.0, 636.0, 220.0),
    choices: Frame::new(222.0, 753.0, 636.0, 298.0),
    board: Frame::new(472.0, 1058.0, 136.0, 136.0),
    meaning: (632.0, 51.0),
    about: Frame::new(222.0, 1206.0, 636.0, 94.0),
    tools: Frame::new(222.0, 1315.0, 636.0, 60.0),
    start: Point::new(326.0, 1510.0),
    told: Frame::new(448.0, 1415.0, 410.0, 198.0),
};

impl Lines {
    /// Where they lie for readers who see the table in a turn.
    pub(super) fn of(turn: Rotation) -> &'static Self {
        match turn.is_upright() {
            true => &WIDE,
            false => &HIGH,
        }
    }
}
