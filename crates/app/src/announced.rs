//! Sentences that are read aloud to all people who read the page instead of seeing it.

use std::collections::VecDeque;

use base::words::Message;

/// So many sentences stay in the live region: who reads later than all others still finds them.
const SAID: usize = 6;

/// Sentences that were announced to the whole table.
#[derive(Clone, Debug, Default)]
pub struct Announced {
    lines: VecDeque<(u32, Message)>,
    number: u32,
}

impl Announced {
    /// Returns the last sentences, each with its number.
    pub fn lines(&self) -> impl Iterator<Item = &(u32, Message)> {
        self.lines.iter()
    }

    /// Number of the latest sentence.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Appends a sentence, and drops the oldest one when there are too many.
    pub(crate) fn say(&mut self, words: Message) {
        self.number = self.number.wrapping_add(1);
        self.lines.push_back((self.number, words));
        if self.lines.len() > SAID {
            self.lines.pop_front();
        }
    }
}
