//! The table as a kiosk that nobody looks after: a quiet demonstration that one touch ends, a
//! countdown when nobody touches any more, and the operator's panel behind a corner and a PIN. All
//! clocks come from the inputs.

pub mod attract;
pub mod operator;
pub mod pin;

use crate::Millis;
use crate::app::persistence::Reading;
use crate::cabinet::Cabinet;
use operator::Operator;
use pin::{Hold, Pad};

use crate::scene::{Delete, Point};

/// What the table knows as a kiosk.
#[derive(Clone, Debug)]
pub struct Kiosk {
    /// What the operator has set.
    pub operator: Operator,
    /// Whether the page's address asks for a kiosk.
    pub(crate) asked: bool,
    /// When somebody touched the table last, on the inputs' clock.
    pub(crate) touched: Millis,
    /// The spot where all touches were since something else was touched.
    pub(crate) lonely: Option<LonelySpot>,
    /// Whether the screen has been asked to stay awake.
    pub(crate) awake: bool,
    /// Whether these people's first touch has asked for full screen.
    pub(crate) filled: bool,
    /// Whether a newer version could have been taken up after the last input.
    pub(crate) renewable: bool,
    /// A finger in the operator's corner.
    pub(crate) hold: Option<Hold>,
    /// The pad on which the PIN is given.
    pub(crate) pad: Pad,
    /// Until when the pad takes no PIN, on the inputs' clock.
    pub(crate) locked: Millis,
    /// Whether the settings could be read; `None` as long as nothing is heard of them.
    pub(crate) read: Option<bool>,
    /// The second copy of what must not be lost, as it was found and as it is kept.
    pub(crate) backup: Reading,
    /// How often that has changed: of two copies the one with the higher number is the later one.
    pub(crate) changes: u32,
    /// What the operator is being asked about.
    pub(crate) ask: Option<Delete>,
}

/// A spot that taps, and nothing else on the table does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LonelySpot {
    pub(crate) at: Point,
    /// When it tapped first, on the inputs' clock.
    pub(crate) since: Millis,
    pub(crate) taps: u32,
}

impl Kiosk {
    /// A table that is no kiosk yet, with these games.
    pub(crate) fn new(games: Cabinet) -> Self {
        Self {
            operator: Operator::new(games),
            asked: false,
            touched: Millis::default(),
            lonely: None,
            awake: false,
            filled: false,
            renewable: false,
            hold: None,
            pad: Pad::default(),
            locked: Millis::default(),
            read: None,
            backup: Reading::Empty,
            changes: 0,
            ask: None,
        }
    }
}
