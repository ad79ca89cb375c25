//! The engine as the table sees it: each question has a number, under which its answer comes.

use super::computer::ComputerTurn;
use super::evens::Evens;
use super::hint::Hints;
use super::input::Effect;
use rules::request::EngineRequest;

/// Questions to the engine.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The number of the last question.
    asked: u32,
    /// True if the engine has leave to ponder.
    ponders: bool,
    /// The turn of the computer player on turn.
    pub(crate) turn: ComputerTurn,
    /// The hint of the turn.
    pub(crate) hints: Hints,
    /// Strengths of even players.
    pub(crate) evens: Evens,
}

impl Engine {
    /// Returns true if the computer player on turn is still thinking.
    pub fn is_thinking(&self) -> bool {
        self.turn.is_thinking()
    }

    /// Asks it; the answer comes with the number that is returned.
    pub(crate) fn ask(&mut self, request: &EngineRequest, out: &mut Vec<Effect>) -> u32 {
        self.asked += 1;
        let (id, question) = (self.asked, request.to_bytes());
        out.push(Effect::AskEngine { id, question });
        id
    }

    /// Tells it whether it may ponder, if that has changed.
    pub(crate) fn let_ponder(&mut self, ponders: bool, out: &mut Vec<Effect>) {
        if std::mem::replace(&mut self.ponders, ponders) != ponders {
            out.push(Effect::Ponder(ponders));
        }
    }
}
