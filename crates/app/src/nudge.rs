//! Reminder in a turn that takes very long: once, to the player on turn at their own seat.

use base::Millis;
use session::Revision;

/// Time without any action in a turn before its player is reminded, in milliseconds.
const PATIENCE_MS: Millis = Millis::new(45_000.0);

/// Reminder for a player whose turn has not changed for a while.
///
/// ```
/// use base::Millis;
/// use app::nudge::Nudge;
/// use session::Revision;
///
/// let mut nudge = Nudge::default();
/// let turn = Some(Revision::default());
/// assert!(!nudge.attend(turn, Millis::new(0.0)));
/// assert!(nudge.attend(turn, nudge.wakes_at().unwrap()), "now is the time");
/// assert!(!nudge.attend(turn, Millis::new(90_000.0)), "once is enough");
/// assert!(nudge.is_given());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Nudge {
    waits: Option<(Revision, Millis)>,
    given: bool,
}

impl Nudge {
    /// Notes the revision that waits for a player, or `None`. Returns true if that player should be reminded now.
    pub fn attend(&mut self, waits: Option<Revision>, now: Millis) -> bool {
        if self.waits.map(|(revision, _)| revision) != waits {
            self.waits = waits.map(|revision| (revision, now));
            self.given = false;
        }
        let due = self.wakes_at().is_some_and(|at| at <= now);
        self.given |= due;
        due
    }

    /// Restarts the wait after a touch by the player. After the reminder only a move shows that the player is
    /// there.
    pub(crate) fn put_off(&mut self, now: Millis) {
        if let Some((_, since)) = self.waits.as_mut().filter(|_| !self.given) {
            *since = now;
        }
    }

    /// Returns the time of the reminder, if nothing happens before.
    pub fn wakes_at(&self) -> Option<Millis> {
        let (_, since) = self.waits.filter(|_| !self.given)?;
        Some(since + PATIENCE_MS)
    }

    /// Returns true if the player has been reminded and has done nothing since.
    pub fn is_given(&self) -> bool {
        self.given
    }
}
