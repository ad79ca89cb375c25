//! Messages of the table: announcements to all, and notes at a seat for a while.
//!
//! The board marks the place of a refused touch.

use base::Millis;
use base::table::Station;
use base::words::Message;
use rules::Cell;
use session::Revision;

use super::announced::Announced;

/// A sentence at a seat for a while, or until the next touch.
#[derive(Clone, Debug)]
pub struct Note {
    /// Words of the note.
    pub words: Message,
    /// When it goes by itself; [`Millis::NEVER`] for one that stays until the next touch.
    pub until: Millis,
}

/// Messages of this table.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    aloud: Announced,
    /// By place.
    notes: [Option<Note>; Station::ALL.len()],
    /// Reason why the last typed move was refused, with the number of its announcement.
    unread: Option<(u32, Message)>,
    /// Answer to the last question by a key, with a number that goes up.
    answer: Option<(u32, Message)>,
    answers: u32,
    /// Cell of the last refused touch in a game for two, until the next touch, and the game's revision at that
    /// time.
    refused: Option<(Cell, Revision)>,
}

impl Speech {
    /// Announces a sentence to the whole table.
    pub(crate) fn say(&mut self, words: Message) {
        self.aloud.say(words);
    }

    /// Returns the announcements.
    pub fn aloud(&self) -> &Announced {
        &self.aloud
    }

    /// Returns the note at a seat.
    pub fn note(&self, place: Station) -> Option<&Note> {
        self.notes[place.index()].as_ref()
    }

    /// Says something at a seat until a time, on the inputs' clock.
    pub(crate) fn note_until(&mut self, place: Station, words: Message, until: Millis) {
        self.notes[place.index()] = Some(Note { words, until });
    }

    /// Removes the note at a seat.
    pub(crate) fn clear(&mut self, place: Station) {
        self.notes[place.index()] = None;
    }

    /// Removes the notes at all seats.
    pub(crate) fn clear_all(&mut self) {
        self.notes = Default::default();
    }

    /// Time has passed.
    pub(crate) fn pass(&mut self, now: Millis) {
        for note in &mut self.notes {
            note.take_if(|note| note.until <= now);
        }
    }

    /// Returns the time when the next note expires. A note that stays until the next touch has no such time.
    pub(crate) fn wakes_at(&self) -> Option<Millis> {
        let notes = self.notes.iter().flatten().map(|note| note.until);
        notes
            .filter(|&until| until < Millis::NEVER)
            .reduce(Millis::min)
    }

    /// Marks a cell as refused until the game changes, or clears the mark.
    pub(crate) fn refuse(&mut self, cell: Option<Cell>, at: Revision) {
        self.refused = cell.map(|cell| (cell, at));
    }

    /// Returns the refused cell, if the game has not changed since.
    pub(crate) fn refused_at(&self, now: Revision) -> Option<Cell> {
        let (cell, _) = self.refused.filter(|&(_, at)| at == now)?;
        Some(cell)
    }

    /// Refuses a typed move, with an announcement and a note at the field.
    pub(crate) fn could_not_read(&mut self, why: Message) {
        self.say(why.clone());
        self.unread = Some((self.aloud.number(), why));
    }

    /// Returns the reason why the last typed move was refused, with the number of its announcement.
    pub fn unread(&self) -> Option<&(u32, Message)> {
        self.unread.as_ref()
    }

    /// Answers a key aloud and on the screen, until the next key or touch.
    pub(crate) fn answer(&mut self, words: Message) {
        self.answers = self.answers.wrapping_add(1);
        self.answer = Some((self.answers, words));
    }

    /// Returns the answer to the last question by a key, with its own number.
    pub fn answered(&self) -> Option<&(u32, Message)> {
        self.answer.as_ref()
    }

    /// Clears refusals after a touch, because its player has seen them.
    pub(crate) fn forget_refused(&mut self) {
        (self.refused, self.unread, self.answer) = (None, None, None);
        for note in &mut self.notes {
            note.take_if(|note| note.until == Millis::NEVER);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::words;

    const PLACE: Station = Station::NearLeft;

    #[test]
    fn a_note_goes_when_its_time_has_come_or_with_the_next_touch() {
        let mut speech = Speech::default();
        let until = Millis::new(100.0);
        speech.note_until(PLACE, words::over_close(), until);
        speech.note_until(Station::FarRight, words::over_close(), Millis::NEVER);
        assert_eq!(speech.wakes_at(), Some(until));
        speech.pass(until);
        assert!(speech.note(PLACE).is_none());
        assert_eq!(speech.wakes_at(), None);
        assert!(speech.note(Station::FarRight).is_some());
        speech.forget_refused();
        assert!(speech.note(Station::FarRight).is_none());
    }

    #[test]
    fn a_refused_cell_says_nothing_of_any_other_moment() {
        let mut speech = Speech::default();
        let cell = Cell { file: 1, rank: 2 };
        let now = Revision::default();
        let later = base::wire::from_bytes(&[0, 1]).expect("a revision is two numbers");
        speech.refuse(Some(cell), now);
        assert_eq!(speech.refused_at(now), Some(cell));
        assert_eq!(speech.refused_at(later), None);
        speech.forget_refused();
        assert_eq!(speech.refused_at(now), None);
    }
}
