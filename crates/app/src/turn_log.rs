//! The log of an own screen: the turns of a match as everybody was told of them, the rounds that are over, and how it
//! ended. It holds nothing that was not said aloud.

use base::words::Message;
use rules::Spot;
use session::{Fact, Seat};

use super::game_screen::GameScreen;
use super::table::TableScreen;

/// So many turns of a match that goes on are looked up in its record, each of which plays the record again.
const RECALLED: usize = 24;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// A turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// What was said of it.
        words: Message,
        /// Where it was on the board.
        spots: Vec<Spot>,
    },
    /// The end of a round: a few words, and how each seat stands then.
    Round {
        /// What has ended.
        title: Message,
        /// What each seat has.
        counts: Vec<Message>,
    },
    /// How the match has ended.
    End(Message),
}

/// The log of a match.
#[derive(Clone, Debug, Default)]
pub struct TurnLog {
    /// The lines, the first one first, each with how many moves the record held then.
    lines: Vec<(usize, Line)>,
    /// The line whose turn is marked on the board.
    shown: Option<usize>,
}

impl TurnLog {
    /// The lines, the first one first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> + ExactSizeIterator {
        self.lines.iter().map(|(_, line)| line)
    }

    /// The line whose turn is marked on the board.
    pub fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// Where the turn was that is marked.
    pub fn shown_spots(&self) -> &[Spot] {
        match self.shown.and_then(|shown| self.lines.get(shown)) {
            Some((_, Line::Turn { spots, .. })) => spots,
            Some(_) | None => &[],
        }
    }

    /// Marks a turn, or does not mark it any more.
    pub(crate) fn show(&mut self, line: usize) {
        self.shown = match self.shown == Some(line) {
            true => None,
            false => Some(line),
        };
    }

    /// Marks nothing.
    pub(crate) fn hide(&mut self) {
        self.shown = None;
    }

    /// Turns have been taken back: the record holds so many moves.
    fn forget_after(&mut self, moves: usize) {
        self.lines.retain(|&(then, _)| then <= moves);
    }
}

impl TableScreen {
    /// Notes in the log what a command has brought about.
    pub(crate) fn note(&mut self, screen: &dyn GameScreen, facts: &[Fact]) {
        // Exercises begin anew each time.
        if self.course().is_some() {
            return;
        }
        let moves = self.session().moves();
        if facts.iter().any(|fact| matches!(fact, Fact::TakenBack(_))) {
            self.log.forget_after(moves);
        }
        let lines = facts.iter().filter_map(|fact| self.line(screen, fact));
        let lines: Vec<Line> = lines.collect();
        if !lines.is_empty() {
            self.log.hide();
        }
        let lines = lines.into_iter().map(|line| (moves, line));
        self.log.lines.extend(lines);
    }

    fn line(&self, screen: &dyn GameScreen, fact: &Fact) -> Option<Line> {
        match *fact {
            Fact::Committed(seat) => Some(Line::Turn {
                seat,
                words: screen.tell(self, fact)?,
                spots: screen.turn_spots(self, seat),
            }),
            Fact::RoundEnded => {
                let (title, counts) = screen.round_counts(self)?;
                Some(Line::Round { title, counts })
            }
            Fact::Finished => screen.tell(self, fact).map(Line::End),
            _ => None,
        }
    }

    /// Looks up the last turns of a match that has been begun before.
    pub(crate) fn recall_turns(&mut self, screen: &dyn GameScreen) {
        let ends = self.session().game().turn_ends();
        if !self.log.lines.is_empty() || self.course().is_some() {
            return;
        }
        let from = ends.len().saturating_sub(RECALLED);
        for &end in &ends[from..] {
            let Some(seat) = self.session().after(end - 1).to_act() else {
                continue;
            };
            let then = self.after(end);
            let mut facts = vec![Fact::Committed(seat)];
            if then.session().to_act().is_none() {
                facts.push(Fact::RoundEnded);
            }
            let lines = facts.iter().filter_map(|fact| then.line(screen, fact));
            self.log.lines.extend(lines.map(|line| (end, line)));
        }
    }
}
