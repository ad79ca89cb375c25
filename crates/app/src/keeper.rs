//! Record of what is kept of this table, and of what could not be kept.
//!
//! It knows the state at the last save. So each change is written once, and people read of each failure once.

use super::arrivals::Arrivals;
use super::input::{Effect, SLOTS};
use super::journal::{Journal, Recovered};
use base::words::{self, Message};
use rules::record::{Save, Unwritable};
use session::Revision;

/// Free space in millions of bytes below which the page warns the operator.
const LOW_ROOM: f64 = 50.0;
/// Interval for saving a player's clock during their turn, in its milliseconds.
const KEEP_TIME_MS: u32 = 10_000;

/// State of what has been kept.
#[derive(Clone, Debug, Default)]
pub struct Keeper {
    /// Games on their way to the table.
    pub(crate) arrivals: Arrivals,
    /// State of the disk for the game.
    journal: Journal,
    /// The revision that the last save was made of; `None` if there was no session, or what is kept is not to be
    /// relied on.
    saved: Option<Revision>,
    /// Time that its clocks had left then, in milliseconds.
    left: u32,
    /// The settings as they are kept.
    settings: String,
    /// Why the storage takes nothing.
    outside: Option<Message>,
    /// Why this game cannot be written down.
    unwritable: Option<Message>,
    /// Storage messages that the operator has seen. Each appears once.
    told: Vec<Message>,
    /// Storage that is left, in millions of bytes; `None` where the browser does not say.
    room: Option<f64>,
    /// True if the page has asked the browser not to give away what is kept.
    persists: bool,
}

impl Keeper {
    /// Reads the storage. Nothing that was kept before counts any more.
    pub(crate) fn recover(
        &mut self,
        slots: [Option<Vec<u8>>; SLOTS],
        entries: Vec<(u32, Vec<u8>)>,
    ) -> Recovered {
        let (journal, recovered) = Journal::read(slots, entries);
        (self.journal, self.saved) = (journal, None);
        recovered
    }

    /// Returns the game of the second copy, if it can be read. Nothing else was found.
    pub(crate) fn recover_copy(&mut self, copy: &str) -> Option<Save> {
        let save = Save::from_text(copy).ok()?;
        self.journal = Journal::after(&save)?;
        Some(save)
    }

    /// The number of the last save: it goes up by one with each.
    pub fn number(&self) -> u32 {
        self.journal.number()
    }

    /// The number that the next save has.
    pub(crate) fn next_number(&self) -> u32 {
        self.journal.next()
    }

    /// Returns `Some` if a game in this state has still to be kept.
    ///
    /// The value is true if its last turn is over.
    pub(crate) fn has_changed(&mut self, revision: Option<Revision>, left: u32) -> Option<bool> {
        let ticks = left.abs_diff(self.left) >= KEEP_TIME_MS;
        if revision == self.saved && !ticks {
            return None;
        }
        let drafts = |(revision, saved): (Revision, Revision)| revision.same_turn(saved);
        let confirmed = !revision.zip(self.saved).is_some_and(drafts);
        (self.saved, self.left) = (revision, left);
        Some(confirmed)
    }

    /// Keeps a game. Returns why it cannot be written down, for people to read, unless they have read that already.
    pub(crate) fn keep(
        &mut self,
        save: Result<Save, Unwritable>,
        confirmed: bool,
        out: &mut Vec<Effect>,
    ) -> Option<Message> {
        if !std::mem::replace(&mut self.persists, true) {
            out.push(Effect::Persist);
        }
        let kept = save.and_then(|save| {
            if confirmed {
                out.push(Effect::KeepCopy(save.to_text()?));
            }
            self.journal.keep(save, confirmed, out)
        });
        let why = kept.err().map(words::fault_go_on_playing);
        let before = std::mem::replace(&mut self.unwritable, why.clone());
        why.filter(|_| before.is_none())
    }

    /// Saves the readable data as if it were all, so that the unreadable rest is not found again.
    pub(crate) fn keep_again(&mut self, save: Option<Save>, out: &mut Vec<Effect>) {
        let kept = save.map(|save| self.journal.rewrite(save, out));
        if !matches!(kept, Some(Ok(()))) {
            self.journal.forget(out);
        }
    }

    /// There is no game to be kept.
    pub(crate) fn has_no_game(&mut self) {
        self.unwritable = None;
    }

    /// Keeps no game any more.
    pub(crate) fn forget_game(&mut self, out: &mut Vec<Effect>) {
        self.journal.forget(out);
    }

    /// Something that belongs to the game has changed, though none of its moves.
    pub(crate) fn game_has_changed(&mut self) {
        self.saved = None;
    }

    /// The game is kept as a whole the next time.
    pub(crate) fn mistrust_game(&mut self) {
        self.saved = None;
        self.journal.mistrust();
    }

    /// Nothing is taken to be kept.
    pub(crate) fn mistrust(&mut self) {
        self.mistrust_game();
        self.mistrust_settings();
    }

    /// Saves the settings again at the next chance.
    pub(crate) fn mistrust_settings(&mut self) {
        self.settings.clear();
    }

    /// So the settings are kept.
    pub(crate) fn settings_are(&mut self, text: String) {
        self.settings = text;
    }

    /// Keeps the settings if they have changed.
    pub(crate) fn keep_settings(&mut self, text: String, out: &mut Vec<Effect>) {
        if self.settings != text {
            self.settings.clone_from(&text);
            out.push(Effect::KeepSettings(text));
        }
    }

    /// Something could not be kept: everything is tried again. Returns why, for people to read, the first time.
    pub(crate) fn failed(&mut self, why: &Message) -> Option<Message> {
        self.mistrust();
        self.outside = Some(why.clone());
        if self.told.contains(why) {
            return None;
        }
        self.told.push(why.clone());
        Some(why.clone())
    }

    /// The storage takes everything again.
    pub(crate) fn works_again(&mut self) {
        self.outside = None;
    }

    /// So many millions of bytes more can be kept.
    pub(crate) fn room_is(&mut self, left: f64) {
        self.room = Some(left);
    }

    /// Why nothing is kept of what happens now, if so.
    pub fn unkept(&self) -> Option<&Message> {
        self.outside.as_ref().or(self.unwritable.as_ref())
    }

    /// Returns a sentence about the storage that the operator has to know.
    pub fn trouble(&self) -> Option<Message> {
        if self.unkept().is_some() {
            return Some(words::operator_nothing_is_saved());
        }
        let low = self.room.filter(|room| *room < LOW_ROOM);
        low.map(|room| words::operator_storage_low(room as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_storage_is_told_once_and_everything_is_tried_again() {
        let mut keeper = Keeper::default();
        keeper.settings_are("music=30\n".into());
        let mut out = Vec::new();
        keeper.keep_settings("music=30\n".into(), &mut out);
        assert_eq!(out, []);
        let why = words::fault_rules_damaged();
        assert_eq!(keeper.failed(&why), Some(why.clone()));
        assert_eq!(keeper.failed(&why), None);
        assert_eq!(keeper.unkept(), Some(&why));
        keeper.keep_settings("music=30\n".into(), &mut out);
        assert_eq!(out, [Effect::KeepSettings("music=30\n".into())]);
        keeper.works_again();
        assert_eq!(keeper.unkept(), None);
    }

    #[test]
    fn the_keeper_saves_changes_at_once_and_clocks_at_intervals() {
        let mut keeper = Keeper::default();
        let now = Some(Revision::default());
        assert_eq!(keeper.has_changed(now, 0), Some(true));
        assert_eq!(keeper.has_changed(now, KEEP_TIME_MS - 1), None);
        // The same turn goes on.
        assert_eq!(keeper.has_changed(now, KEEP_TIME_MS), Some(false));
        keeper.game_has_changed();
        assert_eq!(keeper.has_changed(now, KEEP_TIME_MS), Some(true));
    }

    #[test]
    fn the_operator_hears_of_little_room() {
        let mut keeper = Keeper::default();
        keeper.room_is(LOW_ROOM);
        assert_eq!(keeper.trouble(), None);
        keeper.room_is(LOW_ROOM - 1.0);
        assert_eq!(keeper.trouble(), Some(words::operator_storage_low(49)));
    }

    #[test]
    fn a_copy_that_cannot_be_read_is_none() {
        assert_eq!(Keeper::default().recover_copy("garbage"), None);
    }
}
