//! Entries of the log of turns, with those recovered from the record when a match continues.

use crate::game_screen::GameScreen;
use crate::table::TableScreen;
use crate::turn_log::Line;
use session::Fact;

/// Maximum number of turns recovered from a record. Each of them replays the record again.
const RECALLED: usize = 24;

impl TableScreen {
    /// Notes in the log what a command has brought about.
    pub(crate) fn note(&mut self, screen: &dyn GameScreen, facts: &[Fact]) {
        // Exercises start from the beginning each time.
        if self.course().is_some() {
            return;
        }
        let moves = self.session().moves();
        if facts.iter().any(|fact| matches!(fact, Fact::TakenBack(_))) {
            self.log.forget_after(moves);
        }
        // A page elsewhere may have missed earlier rounds.
        let mut lines = self.missing_rounds(screen, self);
        let ends = facts.contains(&Fact::RoundEnded);
        let mut last = if ends { lines.pop() } else { None };
        for fact in facts {
            lines.extend(match fact {
                Fact::RoundEnded => last.take(),
                _ => self.line(screen, fact),
            });
        }
        if !lines.is_empty() {
            self.log.hide();
        }
        self.log.add(moves, lines);
    }

    fn line(&self, screen: &dyn GameScreen, fact: &Fact) -> Option<Line> {
        match *fact {
            Fact::Committed(seat) => Some(Line::Turn {
                seat,
                words: screen
                    .turn_in_short(self, seat)
                    .or_else(|| screen.tell(self, fact))?,
                spots: screen.turn_spots(self, seat),
            }),
            Fact::Finished => screen.tell(self, fact).map(Line::End),
            _ => None,
        }
    }

    /// The rounds that are over on a screen of this match and are not in the log yet.
    fn missing_rounds(&self, screen: &dyn GameScreen, then: &Self) -> Vec<Line> {
        let rounds = screen.rounds(then).into_iter().skip(self.log.rounds());
        let line = |(title, counts)| Line::Round { title, counts };
        rounds.map(line).collect()
    }

    /// Recovers the rounds and the last turns of a match that was begun earlier.
    pub(crate) fn recall_turns(&mut self, screen: &dyn GameScreen) {
        if self.log.lines().len() == 0 && self.course().is_none() {
            self.recall(screen, RECALLED);
        }
    }

    /// Recovers all turns of a match under review, unless the log has them.
    pub(crate) fn recall_all_turns(&mut self, screen: &dyn GameScreen) {
        let ends = self.session().game().turn_ends();
        let first = ends.first().copied().unwrap_or_default();
        if self.log.turn_at(first).is_none() {
            let end = self.log.forget_turns();
            self.recall(screen, ends.len());
            self.log.add(self.session().moves(), end);
        }
    }

    fn recall(&mut self, screen: &dyn GameScreen, most: usize) {
        let ends = self.session().game().turn_ends();
        if ends.is_empty() {
            // A page elsewhere sees no turn before its first one, but knows the rounds.
            let rounds = self.missing_rounds(screen, self);
            return self.log.add(self.session().moves(), rounds);
        }
        let (before, turns) = ends.split_at(ends.len().saturating_sub(most));
        if let Some(&end) = before.last() {
            let rounds = self.missing_rounds(screen, &self.after(end));
            self.log.add(end, rounds);
        }
        for &end in turns {
            let Some(seat) = self.session().after(end - 1).to_act() else {
                continue;
            };
            let then = self.after(end);
            let turn = then.line(screen, &Fact::Committed(seat));
            let rounds = self.missing_rounds(screen, &then);
            self.log.add(end, turn.into_iter().chain(rounds));
        }
    }
}
