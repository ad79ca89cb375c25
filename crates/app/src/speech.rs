//! Speech of the table: aloud to everybody, and at each seat for a while.
//!
//! The board shows where a touch led nowhere.

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

/// Sentences that are said at this table.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    aloud: Announced,
    /// By place.
    notes: [Option<Note>; Station::ALL.len()],
    /// Why the move that was typed last cannot be played, with the number under which it was said.
    unread: Option<(u32, Message)>,
    /// Answer to the last question by a key, with a number that goes up.
    answer: Option<(u32, Message)>,
    answers: u32,
    /// Where the last touch of a board for two led nowhere, until the next one, and how the game stood then.
    refused: Option<(Cell, Revision)>,
}

impl Speech {
    /// Says something to everybody.
    pub(crate) fn say(&mut self, words: Message) {
        self.aloud.say(words);
    }

    /// Returns the sentences that have been said to everybody.
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

    /// Nothing is said at a seat any more.
    pub(crate) fn clear(&mut self, place: Station) {
        self.notes[place.index()] = None;
    }

    /// Nothing is said at any seat.
    pub(crate) fn clear_all(&mut self) {
        self.notes = Default::default();
    }

    /// Time has passed.
    pub(crate) fn pass(&mut self, now: Millis) {
        for note in &mut self.notes {
            note.take_if(|note| note.until <= now);
        }
    }

    /// When the next note goes by itself. What stays until the next touch wakes nobody.
    pub(crate) fn wakes_at(&self) -> Option<Millis> {
        let notes = self.notes.iter().flatten().map(|note| note.until);
        notes
            .filter(|&until| until < Millis::NEVER)
            .reduce(Millis::min)
    }

    /// Nothing can be done on a cell while the game stands so, or nothing was tried on a cell.
    pub(crate) fn refuse(&mut self, cell: Option<Cell>, at: Revision) {
        self.refused = cell.map(|cell| (cell, at));
    }

    /// The cell on which nothing could be done, if the game stands as it did then.
    pub(crate) fn refused_at(&self, now: Revision) -> Option<Cell> {
        let (cell, _) = self.refused.filter(|&(_, at)| at == now)?;
        Some(cell)
    }

    /// A typed move cannot be played: it is said aloud, and at the field.
    pub(crate) fn could_not_read(&mut self, why: Message) {
        self.say(why.clone());
        self.unread = Some((self.aloud.number(), why));
    }

    /// Why the move that was typed last cannot be played, with the number under which it was said.
    pub fn unread(&self) -> Option<&(u32, Message)> {
        self.unread.as_ref()
    }

    /// Answers a key: it is said aloud, and shown until the next key or touch.
    pub(crate) fn answer(&mut self, words: Message) {
        self.answers = self.answers.wrapping_add(1);
        self.answer = Some((self.answers, words));
    }

    /// Returns the answer to the last question by a key, with a number of its own.
    pub fn answered(&self) -> Option<&(u32, Message)> {
        self.answer.as_ref()
    }

    /// Somebody touches something, and so has seen what was refused.
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
