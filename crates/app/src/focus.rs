//! Where the keyboard is: what has the focus, whether that is seen, and where it came from.

use std::fmt;

use base::Millis;
use rules::maps::NodeId;
use scene::{Target, TargetArea, target};

use super::mirror::{self, Element, Mirror};

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
    /// Adds a letter, or starts again with it after a pause.
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
    group: String,
    /// Heading of the sheet that was open at the last call.
    sheet: Option<String>,
    /// Handle that had the focus before the sheet opened.
    opener: Option<Handle>,
    /// Handle on the board that had the focus last.
    pub(crate) on_board: Option<Handle>,
    /// True if the focus goes to the board as soon as an element there takes it.
    pub(crate) to_board: bool,
    /// The letters of a city's name so far.
    pub(crate) letters: Letters,
}

impl Focus {
    /// The target in focus, if the keyboard is in use and it is among these.
    pub fn among<'a>(&self, targets: &'a [TargetArea]) -> Option<&'a TargetArea> {
        match self.handle.filter(|_| self.ring)? {
            Handle::Target(target) => target::of(targets, target),
            Handle::Here(_) | Handle::Walk(_) | Handle::Move => None,
        }
    }

    /// The intersection in focus, if the keyboard is in use on a map.
    pub fn node(&self) -> Option<NodeId> {
        match self.handle.filter(|_| self.ring)? {
            Handle::Here(node) | Handle::Walk(node) => Some(node),
            Handle::Target(_) | Handle::Move => None,
        }
    }

    /// Moves the focus where a sheet has opened or closed, or where the focused element is gone or disabled.
    /// Returns true if the focus moved.
    ///
    /// `plays` is true while a person is on turn, and `None` without a session.
    pub fn lead(&mut self, mirror: &Mirror, plays: Option<bool>) -> bool {
        let sheet = mirror.dialog().map(|group| group.name.clone());
        let before = std::mem::replace(&mut self.sheet, sheet.clone());
        let was = self.handle;
        if sheet != before {
            self.follow_sheet(mirror, before.is_some());
        }
        if self.ring && self.handle.is_some() {
            self.handle = self.somewhere(mirror, plays);
            if self.to_board && mirror.dialog().is_none() {
                let onto = mirror.onto_board(self.on_board);
                let onto = onto.filter(|handle| handle.is_on_board());
                self.to_board = onto.is_none();
                self.handle = onto.or(self.handle);
            }
        }
        if let Some(handle) = self.handle.filter(|handle| handle.is_on_board()) {
            self.on_board = Some(handle);
        }
        if let Some(handle) = self.handle {
            let holds = |group: &&mirror::Group| {
                group
                    .elements
                    .iter()
                    .any(|element| element.handle == handle)
            };
            if let Some(group) = mirror.groups.iter().find(holds) {
                self.group = group.key.clone();
            }
        }
        self.ring && self.handle != was
    }

    /// A sheet has opened, has closed, or has taken another's place.
    fn follow_sheet(&mut self, mirror: &Mirror, was_open: bool) {
        match mirror.dialog() {
            Some(dialog) => {
                if !was_open {
                    self.opener = self.handle;
                }
                let held = self.handle.and_then(|handle| mirror.find(handle));
                let stays = held.is_some_and(|held| dialog.elements.contains(held));
                if !stays && self.ring {
                    self.handle = first(&dialog.elements).or(self.handle);
                }
            }
            None => {
                let opener = self.opener.take();
                let back = opener.filter(|&opener| mirror.find(opener).is_some());
                let gone = |handle: Handle| mirror.find(handle).is_none();
                if self.handle.is_some_and(gone) {
                    self.handle = back.or(self.handle);
                }
            }
        }
    }

    /// Returns the element with the focus if it can still be used. Otherwise it is the one that people would expect
    /// next.
    fn somewhere(&self, mirror: &Mirror, plays: Option<bool>) -> Option<Handle> {
        let held = self.handle?;
        let element = mirror.find(held);
        if element.is_some_and(Element::takes_focus) {
            return Some(held);
        }
        let mine = |group: &&mirror::Group| group.key == self.group;
        let near = mirror.groups.iter().find(mine);
        let near = near.and_then(|group| first(&group.elements));
        let board = mirror.onto_board(self.on_board);
        let dialog = mirror.dialog().and_then(|group| first(&group.elements));
        let in_seat = self.group.starts_with("seat ") && plays.is_some();
        let plays = plays == Some(true);
        if in_seat && !plays && element.is_some() {
            // A disabled element keeps the focus while others play.
            return Some(held);
        }
        let next = match in_seat && plays {
            true => board.or(near),
            false => near.or(board),
        };
        let any = || first(&mirror.elements().cloned().collect::<Vec<_>>());
        dialog.or(next).or_else(any).or(Some(held))
    }
}

/// The first of some elements that takes the focus.
fn first(elements: &[Element]) -> Option<Handle> {
    let mut all = elements.iter().filter(|element| element.takes_focus());
    all.next().map(|element| element.handle)
}
