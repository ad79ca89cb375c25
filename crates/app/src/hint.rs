//! Hints: once a turn the player on turn may ask for the move of a good player.
//!
//! In a game with secrets only the place that holds the secrets shows the answer, because it tells about them.

use base::words::Message;
use rules::request::Certain;
use rules::{Cell, Spot};
use session::{Command, Revision, Session};

/// Result of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// It is being thought about, under this number.
    Coming(u32),
    /// The next command of a turn on a map.
    Next(Command),
    /// The cells to touch on a board for two.
    Touch(Vec<Cell>),
    /// A turn in words, such as a swap, which needs no touch on the board.
    Say,
    /// No hint was found. The player can ask again.
    None,
    /// The game has changed since. The next turn has a new hint.
    Spent,
}

/// The hint of a turn.
#[derive(Clone, Debug)]
struct Hint {
    /// Revision of the game at the time of the question.
    at: Revision,
    /// Result of the hint.
    advice: Advice,
    /// Benefit of the hint, where it is proved or counted.
    why: Option<Message>,
    /// Proof about the position that comes with it.
    certain: Option<Certain>,
    /// True if the hint is to be seen, where it may be.
    shown: bool,
}

impl Hint {
    fn is_known(&self) -> bool {
        use Advice::{Next, Say, Touch};
        matches!(self.advice, Next(_) | Touch(_) | Say)
    }
}

/// Hint of this turn, once the player has asked for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints(Option<Hint>);

impl Hints {
    /// Returns true if the player may ask for the hint, or look at it again.
    pub(crate) fn may_be_asked(&self) -> bool {
        let asked = self.0.as_ref();
        asked.is_none_or(|hint| hint.is_known() || hint.advice == Advice::None)
    }

    /// Returns the advice, if it is to be seen.
    pub(crate) fn shown(&self) -> Option<&Advice> {
        let hint = self.0.as_ref().filter(|hint| hint.shown)?;
        Some(&hint.advice)
    }

    /// Returns the game's revision at the time of the question, and the result.
    pub(crate) fn asked(&self) -> Option<(Revision, &Advice)> {
        self.0.as_ref().map(|hint| (hint.at, &hint.advice))
    }

    /// Shows what is known, or hides it; whether anything is.
    pub(crate) fn toggle(&mut self) -> bool {
        let known = self.0.as_mut().filter(|hint| hint.is_known());
        known.map(|hint| hint.shown = !hint.shown).is_some()
    }

    /// Records the question or its result. The hint is visible as soon as it is known.
    pub(crate) fn put(&mut self, session: &Session, advice: Advice) {
        self.0 = Some(Hint {
            at: session.revision(),
            why: reason(session, &advice),
            advice,
            certain: None,
            shown: true,
        });
    }

    /// Takes the answer to a question with this number; `None` means that the engine has failed.
    pub(crate) fn came(&mut self, id: u32, session: &Session, answer: Option<&str>) {
        let asked = self.0.as_mut();
        if let Some(hint) = asked.filter(|hint| hint.advice == Advice::Coming(id)) {
            let advice = answer.and_then(|answer| read(session, answer));
            hint.advice = advice.unwrap_or(Advice::None);
            hint.why = reason(session, &hint.advice);
            hint.certain = answer.and_then(Certain::told_in);
        }
    }

    /// Returns the proof about the position, while the hint is visible.
    pub(crate) fn certain(&self) -> Option<&Certain> {
        let hint = self.0.as_ref().filter(|hint| hint.shown)?;
        hint.certain.as_ref()
    }

    /// Returns the benefit of the hint, where it is known.
    pub(crate) fn why(&self) -> Option<&Message> {
        self.0.as_ref()?.why.as_ref()
    }

    /// Hides the hint until a player looks at it again.
    pub(crate) fn hide(&mut self) {
        if let Some(hint) = &mut self.0 {
            hint.shown = false;
        }
    }

    /// Marks the hint as spent, because the game has changed.
    pub(crate) fn spend(&mut self) {
        if let Some(hint) = &mut self.0 {
            (hint.advice, hint.shown) = (Advice::Spent, false);
        }
    }

    /// Forgets the hint, because the turn or game that it was for is over.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

/// Returns the benefit of the advice, where it is proved or counted. Working it out takes too long for every frame.
fn reason(session: &Session, advice: &Advice) -> Option<Message> {
    match advice {
        Advice::Touch(cells) => session.board()?.now().reason_of(cells),
        Advice::Coming(_) | Advice::Next(_) | Advice::Say | Advice::None | Advice::Spent => None,
    }
}

/// The hint that an answer gives; `None` if it is not allowed now.
fn read(session: &Session, answer: &str) -> Option<Advice> {
    let commands = session.game().hint(answer)?;
    if commands.first() == Some(&Command::Special) {
        return Some(Advice::Say);
    }
    let cell = |command: &Command| match command {
        Command::Extend(Spot::Cell(cell)) => Some(*cell),
        _ => None,
    };
    let cells: Option<Vec<Cell>> = commands.iter().map(cell).collect();
    match cells {
        Some(cells) => Some(Advice::Touch(cells)),
        None => commands.into_iter().next().map(Advice::Next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::TableScreen;
    use crate::table::tests::table;
    use session::Controller;

    fn asked(advice: Advice) -> (Hints, TableScreen) {
        let (mut hints, table) = (Hints::default(), table(Controller::Person));
        hints.put(table.session(), advice);
        (hints, table)
    }

    /// The engine's answer that plays the first turn which the rules know: a line for each touch.
    fn answer(table: &TableScreen) -> String {
        let game = table.session().game();
        let turn = table.board().and_then(|board| board.play.now().example());
        let turn = turn.and_then(|turn| game.typed(&turn).ok());
        let cell = |command: &Command| match command {
            Command::Extend(Spot::Cell(cell)) => Some(cell.to_string()),
            _ => None,
        };
        let cells = turn.iter().flatten().filter_map(cell);
        cells.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_hint_comes_under_its_own_number_alone() {
        let (mut hints, table) = asked(Advice::Coming(7));
        assert!(!hints.may_be_asked());
        let answer = answer(&table);
        hints.came(6, table.session(), Some(&answer));
        assert_eq!(hints.shown(), Some(&Advice::Coming(7)));
        hints.came(7, table.session(), Some(&answer));
        assert!(matches!(hints.shown(), Some(Advice::Touch(_))));
    }

    #[test]
    fn a_hint_can_be_toggled_until_it_is_spent() {
        let (mut hints, _) = asked(Advice::Say);
        assert!(hints.toggle() && hints.shown().is_none());
        assert!(hints.toggle() && hints.shown().is_some());
        hints.spend();
        assert!(!hints.toggle() && !hints.may_be_asked());
        assert_eq!(hints.shown(), None);
        hints.forget();
        assert!(hints.may_be_asked());
    }

    #[test]
    fn where_there_is_none_it_may_be_asked_for_again() {
        let (mut hints, table) = asked(Advice::Coming(1));
        hints.came(1, table.session(), None);
        assert!(hints.may_be_asked() && !hints.toggle());
    }
}
