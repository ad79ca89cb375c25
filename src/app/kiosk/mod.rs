//! The table as a kiosk that nobody looks after: a quiet demonstration that one touch ends, a
//! countdown when nobody touches any more, and the operator's panel behind a corner and a PIN. All
//! clocks come from the inputs.

pub mod attract;
pub mod operator;
pub mod pin;

use crate::cabinet::Cabinet;
use attract::Show;
use operator::Operator;
use pin::{Hold, Pad};

use crate::scene::Delete;

/// What the table knows as a kiosk.
#[derive(Clone, Debug)]
pub struct Kiosk {
    /// What the operator has set.
    pub operator: Operator,
    /// Whether the page's address asks for a kiosk.
    pub(in crate::app) asked: bool,
    /// When somebody touched the table last, on the inputs' clock.
    pub(in crate::app) touched: f64,
    /// The demonstration, while it is on.
    pub(in crate::app) show: Option<Show>,
    /// Whether the screen has been asked to stay awake.
    pub(in crate::app) awake: bool,
    /// Whether these people's first touch has asked for full screen.
    pub(in crate::app) filled: bool,
    /// Whether a newer version could have been taken up after the last input.
    pub(in crate::app) renewable: bool,
    /// A finger in the operator's corner.
    pub(in crate::app) hold: Option<Hold>,
    /// The pad on which the PIN is given.
    pub(in crate::app) pad: Pad,
    /// Until when the pad takes no PIN, on the inputs' clock.
    pub(in crate::app) locked: f64,
    /// What the operator is being asked about.
    pub(in crate::app) ask: Option<Delete>,
}

impl Kiosk {
    /// A table that is no kiosk yet, with these games.
    pub(in crate::app) fn new(games: Cabinet) -> Self {
        Self {
            operator: Operator::new(games),
            asked: false,
            touched: 0.0,
            show: None,
            awake: false,
            filled: false,
            renewable: false,
            hold: None,
            pad: Pad::default(),
            locked: 0.0,
            ask: None,
        }
    }

    /// The demonstration, if it waits for the answer to this question.
    pub(in crate::app) fn show_that_waits_for(&mut self, id: u32) -> Option<&mut Show> {
        self.show.as_mut().filter(|show| show.waits_for(id))
    }
}
