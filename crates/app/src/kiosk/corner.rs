//! The operator's corner: a finger that is held there for long enough opens the pad.

use base::Millis;
use base::table::CORNER;
use scene::Point;

use crate::input::{ContactId, Event};

/// Time for which a finger is held in the corner, in milliseconds.
const HOLD_MS: Millis = Millis::new(5000.0);
/// After so long the corner shows that something happens, in milliseconds.
const QUIET_MS: Millis = Millis::new(1000.0);
/// In so many steps the corner's ring is filled.
pub const RING: u32 = 20;

/// The corner, with the finger that is held in it.
#[derive(Clone, Debug, Default)]
pub struct Corner {
    hold: Option<Hold>,
}

/// A finger that is held in the corner.
#[derive(Clone, Copy, Debug)]
struct Hold {
    contact: ContactId,
    since: Millis,
}

impl Corner {
    /// Filled steps of the corner's ring, of [`RING`]; `None` while no finger holds the corner.
    pub fn ring(&self, now: Millis) -> Option<u32> {
        let held = now - self.hold.as_ref()?.since - QUIET_MS;
        (held >= Millis::default()).then(|| (held / step()) as u32 + 1)
    }

    /// When the ring has another step, or the finger has been held for long enough.
    pub(crate) fn wakes_at(&self, now: Millis) -> Option<Millis> {
        let since = self.hold.as_ref()?.since;
        let next = step() * f64::from(self.ring(now).unwrap_or(0));
        Some(since + QUIET_MS + next)
    }

    /// Notes a press or release of a finger in the corner.
    ///
    /// `palm` is true if the event's contact is a palm, and `open` if the panel is open already.
    pub(crate) fn watch(&mut self, event: &Event, palm: bool, open: bool, now: Millis) {
        let inside = |at: Point| {
            let (from, to) = CORNER;
            at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y
        };
        let holds = self.hold.map(|hold| hold.contact);
        match *event {
            Event::Down { contact, at, .. } => {
                if holds.is_none() && inside(at) && !palm && !open {
                    let since = now;
                    self.hold = Some(Hold { contact, since });
                } else if holds == Some(contact) {
                    self.hold = None;
                }
            }
            Event::Move { contact, at, .. } => {
                let stays = inside(at) && !palm;
                self.hold.take_if(|hold| hold.contact == contact && !stays);
            }
            Event::Up { contact, .. } | Event::Cancel { contact } => {
                self.hold.take_if(|hold| hold.contact == contact);
            }
            Event::LetGo => self.hold = None,
            _ => {}
        }
    }

    /// Takes the finger that has been held in the corner for long enough.
    pub(crate) fn take_held(&mut self, now: Millis) -> Option<ContactId> {
        let held = |hold: &mut Hold| now >= hold.since + HOLD_MS;
        self.hold.take_if(held).map(|hold| hold.contact)
    }
}

fn step() -> Millis {
    (HOLD_MS - QUIET_MS) * (1.0 / f64::from(RING))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Millis = Millis::new(700.0);

    fn held() -> Corner {
        let mut corner = Corner::default();
        let (contact, width) = (4, 0.0);
        let at = CORNER.0;
        let down = Event::Down { contact, at, width };
        corner.watch(&down, false, false, START);
        corner
    }

    #[test]
    fn a_finger_is_held_for_five_seconds_and_the_ring_fills_after_one() {
        let mut corner = held();
        let after = |seconds: f64| START + Millis::SECOND * seconds;
        assert_eq!(corner.ring(after(0.9)), None);
        assert_eq!(corner.wakes_at(after(0.0)), Some(after(1.0)));
        assert_eq!(corner.ring(after(1.0)), Some(1));
        assert_eq!(corner.ring(after(4.9)), Some(RING));
        assert_eq!(corner.take_held(after(4.9)), None);
        assert_eq!(corner.take_held(after(5.0)), Some(4));
        assert_eq!(corner.take_held(after(5.0)), None, "it has served");
    }

    #[test]
    fn a_finger_that_leaves_or_becomes_a_palm_is_not_held() {
        let late = START + HOLD_MS;
        let (contact, at, width) = (4, CORNER.0, 0.0);
        let far = Point::new(CORNER.1.x + 1.0, at.y);
        for (event, palm) in [
            (Event::Move { contact, at, width }, true),
            (
                Event::Move {
                    contact,
                    at: far,
                    width,
                },
                false,
            ),
            (Event::Cancel { contact }, false),
            (Event::LetGo, false),
        ] {
            let mut corner = held();
            corner.watch(&event, palm, false, START);
            assert_eq!(corner.take_held(late), None, "{event:?}");
        }
        let mut corner = held();
        corner.watch(&Event::Cancel { contact: 5 }, false, false, START);
        assert_eq!(corner.take_held(late), Some(4), "another one has gone");
    }
}
