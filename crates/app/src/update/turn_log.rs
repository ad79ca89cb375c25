//! Entries of the log of turns, and those that are looked up when a match goes on.

use crate::game_screen::GameScreen;
use crate::table::TableScreen;
use crate::turn_log::Line;
use session::Fact;

/// So many turns of a match that goes on are looked up in its record, each of which plays the record again.
const RECALLED: usize = 24;

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
        if self.log.lines().len() == 0 && self.course().is_none() {
            self.recall(screen, RECALLED);
        }
    }

    /// Looks up all turns of a match that is looked back at, unless they were noted.
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
        let from = ends.len().saturating_sub(most);
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
            self.log.add(end, lines);
        }
    }
}
