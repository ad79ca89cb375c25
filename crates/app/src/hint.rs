//! Hints: once a turn the player on turn may ask for the move of a good player.
//!
//! In a game with secrets only the place that holds the secrets shows the answer, because it tells about them.

use base::words::Message;
use rules::Cell;
use rules::request::Certain;
use session::{Command, Revision};

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
    pub(crate) fn put(&mut self, at: Revision, advice: Advice) {
        self.0 = Some(Hint {
            at,
            advice,
            why: None,
            certain: None,
            shown: true,
        });
    }

    /// Takes an answer by its number, and returns true if this hint was the question.
    pub(crate) fn came(&mut self, id: u32, read: impl FnOnce() -> Option<Advice>) -> bool {
        let asked = self.0.as_mut();
        let asked = asked.filter(|hint| hint.advice == Advice::Coming(id));
        asked
            .map(|hint| hint.advice = read().unwrap_or(Advice::None))
            .is_some()
    }

    /// Notes the benefit of the hint. Working it out takes too long for every frame.
    pub(crate) fn explain(&mut self, why: Option<Message>) {
        if let Some(hint) = &mut self.0 {
            hint.why = why;
        }
    }

    /// Notes what is proved of the position.
    pub(crate) fn prove(&mut self, certain: Option<Certain>) {
        if let Some(hint) = &mut self.0 {
            hint.certain = certain;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(advice: Advice) -> Hints {
        let mut hints = Hints::default();
        hints.put(Revision::default(), advice);
        hints
    }

    #[test]
    fn a_hint_comes_under_its_own_number_alone() {
        let mut hints = asked(Advice::Coming(7));
        assert!(!hints.may_be_asked());
        hints.came(6, || Some(Advice::Say));
        assert_eq!(hints.shown(), Some(&Advice::Coming(7)));
        hints.came(7, || Some(Advice::Say));
        assert_eq!(hints.shown(), Some(&Advice::Say));
    }

    #[test]
    fn a_hint_can_be_toggled_until_it_is_spent() {
        let mut hints = asked(Advice::Say);
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
        let mut hints = asked(Advice::Coming(1));
        hints.came(1, || None);
        assert!(hints.may_be_asked() && !hints.toggle());
    }
}
