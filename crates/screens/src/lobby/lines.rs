//! Layout of the lobby's sheet: side by side for readers at the long sides of the table, and in one column for
//! those at the short ones.

use app::state::State;
use base::table::Rotation;
use scene::{Frame, Point, STAGE_HEIGHT, STAGE_WIDTH};

/// Arrows between the pages of maps.
pub(crate) struct Pager {
    /// The arrows: back and ahead.
    pub arrows: [Frame; 2],
    /// Area for the dots and a name, and the middle of the dots if a name fits on both sides of them.
    pub told: Frame,
    pub middle: f32,
    /// Distance from the edge of the settings to the sliders, which fingers touch beyond their ends.
    pub sliders: f32,
}

/// Layout as its readers see the table.
pub(super) struct Lines {
    /// Width and height of the table for its readers.
    pub table: (f32, f32),
    pub sheet: Frame,
    /// All games, their maximum number in a single row, and the minimum number in each of several rows.
    pub games: Frame,
    pub most: usize,
    pub columns: usize,
    /// Maximum number of rows of games, unless there are very many.
    pub rows: usize,
    /// All maps, with length and sliders next to them or below.
    pub maps: Frame,
    pub settings: Frame,
    /// Arrows between the pages of maps, if not all maps fit.
    pub pager: Option<Pager>,
    /// Options of a game for two with their names, and the board at the beginning.
    pub choices: Frame,
    pub board: Frame,
    /// Greatest width and height of the text that explains a choice.
    pub meaning: (f32, f32),
    /// Text about the game, and the buttons below it.
    pub about: Frame,
    pub tools: Frame,
    /// The middle of START.
    pub start: Point,
    /// List of the seated players, with other text about START.
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
    pager: None,
    choices: Frame::new(366.0, 446.0, 812.0, 204.0),
    board: Frame::new(1350.0, 446.0, 204.0, 204.0),
    meaning: (850.0, 26.0),
    about: Frame::new(366.0, 680.0, 450.0, 110.0),
    tools: Frame::new(366.0, 812.0, 458.0, 60.0),
    start: Point::new(960.0, 772.0),
    told: Frame::new(1104.0, 680.0, 450.0, 198.0),
};

/// For the short sides: the sheet is between the panels of the long ones.
const HIGH: Lines = Lines {
    table: (STAGE_HEIGHT, STAGE_WIDTH),
    sheet: Frame::new(186.0, 275.0, 708.0, 1370.0),
    games: Frame::new(222.0, 299.0, 636.0, 430.0),
    most: 3,
    columns: 3,
    rows: 8,
    maps: Frame::new(222.0, 753.0, 636.0, 196.0),
    settings: Frame::new(222.0, 969.0, 636.0, 220.0),
    pager: None,
    choices: Frame::new(222.0, 753.0, 636.0, 298.0),
    board: Frame::new(472.0, 1058.0, 136.0, 136.0),
    meaning: (632.0, 51.0),
    about: Frame::new(222.0, 1206.0, 636.0, 94.0),
    tools: Frame::new(222.0, 1315.0, 636.0, 60.0),
    start: Point::new(326.0, 1510.0),
    told: Frame::new(448.0, 1415.0, 410.0, 198.0),
};

/// The same with more maps than fit: the arrows are next to them.
const WIDE_PAGED: Lines = Lines {
    settings: Frame::new(1252.0, 446.0, 302.0, 204.0),
    pager: Some(Pager {
        arrows: [
            Frame::new(1204.0, 556.0, 32.0, 94.0),
            Frame::new(1204.0, 446.0, 32.0, 94.0),
        ],
        // START reaches up to its right.
        told: Frame::new(366.0, 652.0, 480.0, 28.0),
        middle: 777.0,
        sliders: 18.0,
    }),
    ..WIDE
};

/// Here they are below the maps.
const HIGH_PAGED: Lines = Lines {
    settings: Frame::new(222.0, 1013.0, 636.0, 220.0),
    pager: Some(Pager {
        arrows: [
            Frame::new(222.0, 965.0, 160.0, 32.0),
            Frame::new(698.0, 965.0, 160.0, 32.0),
        ],
        told: Frame::new(392.0, 965.0, 296.0, 32.0),
        middle: 540.0,
        sliders: 0.0,
    }),
    about: Frame::new(222.0, 1238.0, 636.0, 94.0),
    tools: Frame::new(222.0, 1341.0, 636.0, 60.0),
    start: Point::new(326.0, 1524.0),
    told: Frame::new(448.0, 1429.0, 410.0, 198.0),
    ..HIGH
};

impl Lines {
    /// Returns the layout for the readers whom the sheet faces.
    pub(super) fn of(state: &State) -> &'static Self {
        let has_pages = state.lobby.def().on_map && state.map_page().count > 1;
        Self::at(state.lobby.look.rotation(), has_pages)
    }

    pub(super) fn at(turn: Rotation, has_pages: bool) -> &'static Self {
        match (turn.is_upright(), has_pages) {
            (true, false) => &WIDE,
            (true, true) => &WIDE_PAGED,
            (false, false) => &HIGH,
            (false, true) => &HIGH_PAGED,
        }
    }
}
