//! The gesture of each finger on the table, keyed by contact.
//!
//! Fingers are independent: none can block, move or cancel another. A contact that the system takes away simply
//! leaves this list.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use base::Millis;
use base::table::Station;
use rules::{Cell, Spot};
use scene::{Point, ReplayTarget, Scrolled, SeatTarget, Slider, Target};
use session::Revision;

use super::input::ContactId;

/// A finger that stays on SHOW CITIES for longer than this, in milliseconds, was holding it: the
/// list closes when the finger goes. A shorter touch leaves it open.
pub(crate) const HOLD_MS: Millis = Millis::new(600.0);

/// Age in milliseconds after which a contact is ignored: the system has lost its end, or it is an object on the
/// table.
pub(crate) const NOBODY_MS: Millis = Millis::new(60_000.0);
/// A contact that goes no further than so many stage units from where it was trembles.
const TREMOR: f32 = 10.0;
/// A list is held open for no longer than this, in milliseconds.
pub(crate) const PEEK_MS: Millis = Millis::new(30_000.0);

/// Knob that a finger drags along a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knob {
    /// A slider's.
    Slider(Slider),
    /// That of the replay on the screen.
    Timeline,
}

impl Knob {
    /// Returns the knob of a target; `None` if the target has no track.
    pub(crate) fn of(target: Target) -> Option<Self> {
        match target {
            Target::Slider(slider) => Some(Self::Slider(slider)),
            Target::Replay(ReplayTarget::Timeline) => Some(Self::Timeline),
            Target::Replay(
                ReplayTarget::Seek(_)
                | ReplayTarget::Play
                | ReplayTarget::Speed
                | ReplayTarget::PlayOn
                | ReplayTarget::Rotate,
            )
            | Target::Lobby(_)
            | Target::Seat(..)
            | Target::Board(_)
            | Target::Puzzle(_)
            | Target::Look(_)
            | Target::Results(_)
            | Target::Review(_)
            | Target::SetUp(_)
            | Target::Rules(_)
            | Target::Workshop(_)
            | Target::Settings(_)
            | Target::Question(_)
            | Target::Resume
            | Target::Share(_)
            | Target::Room(_)
            | Target::Pin(_)
            | Target::Operator(_)
            | Target::Sheet(_)
            | Target::Dismiss
            | Target::ToLobby => None,
        }
    }

    /// The target that it belongs to.
    pub(crate) fn target(self) -> Target {
        match self {
            Self::Slider(slider) => Target::Slider(slider),
            Self::Timeline => Target::Replay(ReplayTarget::Timeline),
        }
    }
}

/// Gesture of a contact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// It went down on a button.
    Pressing {
        /// The button.
        target: Target,
        /// True if the button was allowed then.
        enabled: bool,
        /// True if the finger is on the button now. It may slide off and on again.
        inside: bool,
    },
    /// It is on the board: what is nearest to it is lit, and built when it is lifted.
    Tracking {
        /// Revision of the session when the contact went down. In any later turn it does nothing.
        seen: Revision,
        /// Highlighted spot. It stays highlighted until another one is clearly nearer.
        lit: Option<Spot>,
    },
    /// It is on a board for two: it has come down on a cell and may carry a piece.
    Dragging {
        /// The cell.
        from: Cell,
        /// Revision of the session when the contact went down. In any later turn it does nothing.
        seen: Revision,
    },
    /// Holds a piece of a board for two that no person here can move now, to see its possible targets.
    Holding {
        /// The piece's cell.
        cell: Cell,
        /// Revision of the session when the contact went down. In any later turn it sees nothing.
        seen: Revision,
    },
    /// It is in a seat's lens: what it means there is lit, and built when it is lifted.
    Magnified {
        /// Where it came down, in stage units: once it has slid, it moves the lens instead.
        from: Point,
        /// Revision of the session when the contact went down. In any later turn it does nothing.
        seen: Revision,
    },
    /// It moves what a seat's lens shows.
    MovingLens {
        /// Revision of the session when the contact went down. In any later turn it does nothing.
        seen: Revision,
    },
    /// It moves the board on an own screen, alone or with another one.
    Panning,
    /// Moves the world of the workshop, alone or with another contact.
    MovingWorld,
    /// Scrolls a list.
    Scrolling(Scrolled),
    /// It drags a knob along its track.
    Sliding(Knob),
    /// It is on a seat's SHOW CITIES or HIDE CITIES: while it is, the list is open.
    Peeking {
        /// Place of the seat.
        place: Station,
    },
    /// It does nothing until it is lifted: a palm, a touch on nothing, or a press that is spent.
    Resting,
}

impl Gesture {
    /// Longest duration of the gesture, in milliseconds; `None` if it does nothing anyway.
    fn lasts(self) -> Option<Millis> {
        match self {
            Self::Peeking { .. } => Some(PEEK_MS),
            Self::Pressing { .. }
            | Self::Tracking { .. }
            | Self::Dragging { .. }
            | Self::Holding { .. }
            | Self::Magnified { .. }
            | Self::MovingLens { .. }
            | Self::Panning
            | Self::MovingWorld
            | Self::Scrolling(_)
            | Self::Sliding(_) => Some(NOBODY_MS),
            Self::Resting => None,
        }
    }

    /// Returns whether it is on the board of an own screen, which a second finger there moves with it.
    pub(crate) fn is_on_board(self) -> bool {
        matches!(
            self,
            Self::Tracking { .. } | Self::Dragging { .. } | Self::Holding { .. } | Self::Panning
        )
    }
}

/// A finger, pen or mouse button that is down.
#[derive(Clone, Copy, Debug)]
pub struct Contact {
    /// Where it is, in stage units.
    pub at: Point,
    /// When it went down, in the inputs' milliseconds.
    pub(crate) since: Millis,
    /// Gesture of the contact.
    pub gesture: Gesture,
    /// Where it went down, in stage units.
    pub from: Point,
    /// True if the contact is a mouse's.
    pub mouse: bool,
    /// Position at its last sign of life. A contact that only trembles gives none.
    pub felt: Point,
}

impl Contact {
    /// Returns a new contact.
    pub(crate) fn new(at: Point, since: Millis, gesture: Gesture) -> Self {
        Self {
            at,
            since,
            gesture,
            from: at,
            mouse: false,
            felt: at,
        }
    }

    /// The same of a mouse.
    pub(crate) fn by_mouse(self) -> Self {
        Self {
            mouse: true,
            ..self
        }
    }

    /// When what it does ends by itself, on the inputs' clock.
    fn ends_at(&self) -> Option<Millis> {
        self.gesture.lasts().map(|lasts| self.since + lasts)
    }
}

/// All contacts that are down: so few that a list is quicker than a map, and far smaller.
#[derive(Clone, Debug, Default)]
pub struct Contacts(Vec<(ContactId, Contact)>);

impl Contacts {
    /// Adds a contact. It replaces a contact with the same id, whose end the system has lost.
    pub(crate) fn put(&mut self, id: ContactId, contact: Contact) {
        self.take(id);
        self.0.push((id, contact));
    }

    /// Returns a contact that is down.
    pub(crate) fn get(&self, id: ContactId) -> Option<&Contact> {
        let found = self.0.iter().find(|(other, _)| *other == id);
        found.map(|(_, contact)| contact)
    }

    /// A contact that is down, to be changed.
    pub(crate) fn get_mut(&mut self, id: ContactId) -> Option<&mut Contact> {
        let mut all = self.0.iter_mut();
        all.find(|(other, _)| *other == id)
            .map(|(_, contact)| contact)
    }

    /// Returns true if a contact does something.
    pub(crate) fn acts(&self, id: ContactId) -> bool {
        let contact = self.get(id);
        contact.is_some_and(|contact| contact.gesture != Gesture::Resting)
    }

    /// Returns true if a contact that does something has gone further than one that trembles.
    pub(crate) fn has_moved(&mut self, id: ContactId, at: Point) -> bool {
        let acts = self.acts(id);
        let contact = self.get_mut(id);
        let moved = contact.filter(|contact| acts && contact.felt.distance(at) > TREMOR);
        moved.map(|contact| contact.felt = at).is_some()
    }

    /// A contact goes.
    pub(crate) fn take(&mut self, id: ContactId) -> Option<Contact> {
        let place = self.0.iter().position(|&(other, _)| other == id)?;
        Some(self.0.remove(place).1)
    }

    /// All contacts go at once.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// No contact that is down does anything any more.
    pub(crate) fn rest(&mut self) {
        self.end(|_| true);
    }

    /// Every contact on the board moves it from now on; whether there is one.
    pub(crate) fn pan(&mut self) -> bool {
        let mut any = false;
        for (_, contact) in &mut self.0 {
            if contact.gesture.is_on_board() {
                contact.gesture = Gesture::Panning;
                any = true;
            }
        }
        any
    }

    /// The contacts that move the board, and where they are.
    pub fn panning(&self) -> impl Iterator<Item = (ContactId, Point)> {
        self.doing(Gesture::Panning)
    }

    /// Contacts with a gesture, and where they are.
    pub(crate) fn doing(&self, gesture: Gesture) -> impl Iterator<Item = (ContactId, Point)> {
        let does = move |(_, contact): &&(_, Contact)| contact.gesture == gesture;
        let all = self.0.iter().filter(does);
        all.map(|(id, contact)| (*id, contact.at))
    }

    /// No contact drags a slider any more.
    pub(crate) fn end_slides(&mut self) {
        self.end(|gesture| matches!(gesture, Gesture::Sliding(_)));
    }

    /// A seat's list is closed, even under a finger that holds it open.
    pub(crate) fn end_peeks(&mut self, of: impl Fn(Station) -> bool) {
        self.end(|gesture| matches!(gesture, Gesture::Peeking { place } if of(place)));
    }

    /// No contact does anything in a lens any more.
    pub(crate) fn end_lens(&mut self) {
        let in_lens = |gesture| {
            matches!(
                gesture,
                Gesture::Magnified { .. } | Gesture::MovingLens { .. }
            )
        };
        self.end(in_lens);
    }

    /// Contacts that have lasted for too long do nothing any more; whether there were some.
    pub(crate) fn expire(&mut self, now: Millis) -> bool {
        let mut any = false;
        for (_, contact) in &mut self.0 {
            if contact.ends_at().is_some_and(|end| end <= now) {
                contact.gesture = Gesture::Resting;
                any = true;
            }
        }
        any
    }

    /// When the next contact will have lasted for too long.
    pub(crate) fn expires_at(&self) -> Option<Millis> {
        self.iter().filter_map(Contact::ends_at).reduce(Millis::min)
    }

    fn end(&mut self, which: impl Fn(Gesture) -> bool) {
        for (_, contact) in &mut self.0 {
            if which(contact.gesture) {
                contact.gesture = Gesture::Resting;
            }
        }
    }

    /// All contacts that are down.
    pub fn iter(&self) -> impl Iterator<Item = &Contact> {
        self.0.iter().map(|(_, contact)| contact)
    }

    /// Returns true if a finger is on a button, so that it looks pressed.
    pub(crate) fn presses(&self, button: Target) -> bool {
        self.iter().any(|contact| match contact.gesture {
            Gesture::Pressing { target, inside, .. } => inside && target == button,
            Gesture::Sliding(knob) => button == knob.target(),
            Gesture::Peeking { place } => button == Target::Seat(place, SeatTarget::Cities),
            Gesture::Tracking { .. }
            | Gesture::Dragging { .. }
            | Gesture::Holding { .. }
            | Gesture::Magnified { .. }
            | Gesture::MovingLens { .. }
            | Gesture::Panning
            | Gesture::MovingWorld
            | Gesture::Scrolling(_)
            | Gesture::Resting => false,
        })
    }

    /// After a button has acted, no other finger on it acts again: two fingers on one button are
    /// one press.
    pub(crate) fn spend(&mut self, button: Target) {
        self.end(|gesture| matches!(gesture, Gesture::Pressing { target, .. } if target == button));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_that_trembles_or_rests_has_not_moved() {
        let mut contacts = Contacts::default();
        let at = |x| Point::new(x, 0.0);
        let pans = Contact::new(at(0.0), Millis::default(), Gesture::Panning);
        contacts.put(1, pans);
        assert!(!contacts.has_moved(1, at(TREMOR)));
        assert!(contacts.has_moved(1, at(TREMOR + 1.0)));
        assert!(!contacts.has_moved(1, at(TREMOR + 1.0)), "it is there now");
        contacts.rest();
        assert!(!contacts.acts(1) && !contacts.has_moved(1, at(200.0)));
        assert!(!contacts.has_moved(2, at(200.0)), "it is not down");
    }
}
