//! The log of an own screen: the turns of a match, the rounds that are over, and how it ended. It holds nothing that
//! one person alone may know.

use base::words::Message;
use rules::Spot;
use session::Seat;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// A turn.
    Turn {
        /// Seat that made the turn.
        seat: Seat,
        /// Words about the turn. They are few where the whole sentence is long.
        words: Message,
        /// Where it was on the board.
        spots: Vec<Spot>,
    },
    /// The end of a round: a few words, and the standings.
    Round {
        /// Words about what has ended.
        title: Message,
        /// Count of each seat.
        counts: Vec<Message>,
    },
    /// The end of the match.
    End(Message),
}

/// The log of a match.
#[derive(Clone, Debug, Default)]
pub struct TurnLog {
    /// The lines, the first one first, each with how many moves the record held then.
    lines: Vec<(usize, Line)>,
    /// Line whose turn has a mark on the board.
    shown: Option<usize>,
}

impl TurnLog {
    /// The lines, the first one first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> + ExactSizeIterator {
        self.lines.iter().map(|(_, line)| line)
    }

    /// Returns the line whose turn has a mark on the board.
    pub fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// Where the turn was that is marked.
    pub(crate) fn shown_spots(&self) -> &[Spot] {
        match self.shown.and_then(|shown| self.lines.get(shown)) {
            Some((_, Line::Turn { spots, .. })) => spots,
            Some(_) | None => &[],
        }
    }

    /// Returns the line of the last turn within the first so many moves of the record.
    pub fn turn_at(&self, moves: usize) -> Option<usize> {
        let is_turn =
            |(then, line): &(usize, Line)| *then <= moves && matches!(line, Line::Turn { .. });
        self.lines.iter().rposition(is_turn)
    }

    /// The number of moves that the record held after a line.
    pub fn moves(&self, line: usize) -> Option<usize> {
        self.lines.get(line).map(|&(then, _)| then)
    }

    /// Returns the number of rounds in it.
    pub(crate) fn rounds(&self) -> usize {
        let rounds = self
            .lines()
            .filter(|line| matches!(line, Line::Round { .. }));
        rounds.count()
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
    pub(crate) fn forget_after(&mut self, moves: usize) {
        self.lines.retain(|&(then, _)| then <= moves);
    }

    /// Forgets all turns, and returns the other lines.
    pub(crate) fn forget_turns(&mut self) -> Vec<Line> {
        let lines = std::mem::take(&mut self.lines).into_iter();
        let others = lines.map(|(_, line)| line);
        others
            .filter(|line| !matches!(line, Line::Turn { .. }))
            .collect()
    }

    /// Appends lines that belong after so many moves.
    pub(crate) fn add(&mut self, moves: usize, lines: impl IntoIterator<Item = Line>) {
        let lines = lines.into_iter().map(|line| (moves, line));
        self.lines.extend(lines);
    }
}
