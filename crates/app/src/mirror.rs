//! The screen in words, as data: source of the page beside the canvas that people can read and use without eyes or
//! fingers. The screens build it, and the keyboard moves along it.

use super::focus::Handle;
use base::table::Station;
use base::words::{self, Language, Message};
use scene::Point;

/// The screen in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mirror {
    /// In the order in which they are read.
    pub groups: Vec<Group>,
    /// Latest announcements, each with a number that increases.
    pub said: Vec<(u32, String)>,
    /// Messages only for the person at an own screen, each with a number.
    ///
    /// They say what to do now, the reason of a refusal, and the entries of the own list while that is open. The
    /// same words with a new number are read again. A table has no such messages, because everyone would hear them.
    pub own: Vec<(u32, String)>,
    /// Answer to the last question by a key, with its own number. The page reads it out and shows it.
    pub answer: Option<(u32, String)>,
    /// The language of all of it.
    pub language: Language,
    /// Names of the two live regions: for the table, and for one person.
    pub labels: [String; 2],
}

impl Mirror {
    /// All elements, in the order in which they are read.
    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.groups.iter().flat_map(|group| &group.elements)
    }

    /// An element, if it is there.
    pub fn find(&self, handle: Handle) -> Option<&Element> {
        self.elements().find(|element| element.handle == handle)
    }

    /// The sheet that people deal with first.
    pub fn dialog(&self) -> Option<&Group> {
        let is_dialog = |group: &&Group| matches!(group.kind, Kind::Dialog { .. });
        self.groups.iter().find(is_dialog)
    }

    /// Returns the focus for entering the board: the last handle if it can be focused there, the place on a map, or
    /// else the first cell.
    pub(crate) fn onto_board(&self, last: Option<Handle>) -> Option<Handle> {
        let elements = &self.board()?.elements;
        let mut all = elements.iter().filter(|element| element.takes_focus());
        let stays = |element: &&Element| Some(element.handle) == last;
        let is_place = |element: &&Element| {
            matches!(element.role, Role::Cell { .. }) || matches!(element.handle, Handle::Here(_))
        };
        let found = all
            .clone()
            .find(stays)
            .or_else(|| all.clone().find(is_place));
        Some(found.or_else(|| all.next())?.handle)
    }

    /// The board or the map.
    pub fn board(&self) -> Option<&Group> {
        let is_board = |group: &&Group| matches!(group.kind, Kind::Map | Kind::Grid);
        self.groups.iter().find(is_board)
    }
}

/// Role of an element for a person who works it.
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
        /// Current value.
        value: i32,
        /// The same as people read it.
        text: String,
    },
    /// A cell of a board.
    Cell {
        /// The row as its ranks go down the page, from 0.
        row: u8,
        /// True if the cell is picked up or touched.
        selected: bool,
    },
    /// A line that takes text.
    Field {
        /// Reason of the last refusal, if any, with a number of its own.
        why: Option<(u32, String)>,
        /// A line as it could be typed.
        example: String,
    },
}

/// Something that can be worked.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// Handle of the element.
    pub handle: Handle,
    /// Role of the element.
    pub role: Role,
    /// Name of the element.
    pub name: String,
    /// True if the element can be worked now.
    pub enabled: bool,
    /// The upright rectangle round it in stage units: its smallest and its largest corner.
    pub area: (Point, Point),
}

impl Element {
    /// Returns true if the focus may come to the element.
    ///
    /// Those are enabled elements, and the reader's place on a map.
    pub fn takes_focus(&self) -> bool {
        self.enabled || matches!(self.handle, Handle::Here(_))
    }
}

/// Kind of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A part of the page.
    Part,
    /// A sheet over the screen; `whole` if it is modal.
    Dialog {
        /// True if the sheet takes the whole screen.
        whole: bool,
    },
    /// A map, on which one walks by the arrow keys.
    Map,
    /// A board of cells.
    Grid,
}

/// Words and elements that belong together, in the order in which they are read.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Its stable name.
    pub key: String,
    /// Kind of the group.
    pub kind: Kind,
    /// Its heading.
    pub name: String,
    /// Words of the group that are to be read.
    pub words: Vec<String>,
    /// Elements of the group that can be worked.
    pub elements: Vec<Element>,
}

/// A place round the table in words: "near left".
pub fn place_words(place: Station) -> Message {
    match place {
        Station::NearLeft => words::place_near_left(),
        Station::Left => words::place_left(),
        Station::FarLeft => words::place_far_left(),
        Station::FarRight => words::place_far_right(),
        Station::Right => words::place_right(),
        Station::NearRight => words::place_near_right(),
    }
}
