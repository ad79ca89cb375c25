//! Where the keyboard is: what has the focus, whether that is seen, and where it came from.

use std::fmt;

use base::Millis;
use rules::maps::NodeId;
use scene::Target;

/// Letters that come after a longer pause begin another name.
const PAUSE: Millis = Millis::new(1200.0);

/// Letters that are typed to find a city.
#[derive(Clone, Debug, Default)]
pub(crate) struct Letters {
    /// As they were typed.
    pub(crate) typed: String,
    /// Letters that the same keys write on a Latin keyboard.
    pub(crate) latin: String,
    /// When the last one came, on the inputs' clock.
    at: Millis,
}

impl Letters {
    /// Adds a letter, or begins anew with it after a pause.
    pub(crate) fn add(&mut self, typed: char, latin: char, now: Millis) {
        if now - self.at > PAUSE {
            *self = Self::default();
        }
        self.at = now;
        self.typed.push(typed);
        self.latin.push(latin);
    }
}

/// Something on the page that can be focused. Its `Display` is a key that no two have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handle {
    /// A target of the scene.
    Target(Target),
    /// The intersection of the map at which the reader is.
    Here(NodeId),
    /// The way to another intersection.
    Walk(NodeId),
    /// The field that takes moves.
    Move,
}

impl Handle {
    /// Returns whether it is a cell of a board, or belongs to the place on a map at which the reader is.
    pub fn is_on_board(self) -> bool {
        match self {
            Self::Here(_) | Self::Walk(_) | Self::Target(Target::Board(_)) => true,
            Self::Target(_) | Self::Move => false,
        }
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Target(target) => target.fmt(f),
            Self::Here(node) => write!(f, "here {node}"),
            Self::Walk(node) => write!(f, "walk {node}"),
            Self::Move => f.write_str("typed-move"),
        }
    }
}

/// Where the keyboard is. The page's own focus is the focus: this follows it, and leads it where what
/// had it has gone.
#[derive(Clone, Debug, Default)]
pub struct Focus {
    /// Handle that has the focus, or had it last.
    pub handle: Option<Handle>,
    /// True if the keyboard is in use. A ring shows the focus then.
    pub ring: bool,
    /// The group of what has the focus, to which it stays near.
    pub(crate) group: String,
    /// The heading of the sheet that was open when this was looked at last.
    pub(crate) sheet: Option<String>,
    /// Handle that had the focus before the sheet opened.
    pub(crate) opener: Option<Handle>,
    /// Handle on the board that had the focus last.
    pub(crate) on_board: Option<Handle>,
    /// True if the focus goes to the board as soon as an element there takes it.
    pub(crate) to_board: bool,
    /// The letters of a city's name so far.
    pub(crate) letters: Letters,
}
