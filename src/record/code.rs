//! Steps as choices: which of the steps that are allowed now it is. So what is read is legal by
//! construction, and a step that was the only one takes no room at all.

use std::fmt::Write;

use super::Record;
use super::bits::{Choices, Reader, Writer};
use super::check::Check;
use super::fault::{Unreadable, Unwritable};
use crate::games::transglobal_rail::{self, TransglobalRail};
use crate::games::{Game, TwoPlayer, in_order};

/// The most steps of a game that are written or read. Long games take a tenth; what this keeps out
/// is a small text that would keep the reader busy for long.
pub const MOST_STEPS: usize = 10_000;

/// A game whose steps can be told as choices.
pub trait Coded: Game {
    /// Goes through the choices that lead to one of the steps that are allowed now: to `step` when
    /// writing, to the written one when reading. Both go the same way, so they cannot differ.
    ///
    /// `None` if the choices lead nowhere.
    fn code(&self, step: Option<&Self::Step>, choices: &mut dyn Choices) -> Option<Self::Step>;
}

impl Coded for TransglobalRail {
    fn code(
        &self,
        step: Option<&transglobal_rail::Step>,
        choices: &mut dyn Choices,
    ) -> Option<transglobal_rail::Step> {
        // Lists are in no order that means anything, but saves live long.
        let steps = in_order(self.steps());
        let wanted = step.and_then(|step| steps.binary_search(step).ok());
        let chosen = choices.choose(steps.len(), wanted)?;
        Some(steps[chosen])
    }
}

/// A turn is written as its touches, cell by cell: there can be hundreds of thousands of turns, but
/// never many cells to touch next. That the turn is complete is one more choice, and at the
/// beginning each turn that is spoken.
impl<G: TwoPlayer> Coded for G {
    fn code(&self, step: Option<&G::Step>, choices: &mut dyn Choices) -> Option<G::Step> {
        let way = step.map(|step| self.touches(step));
        let mut spoken = self.spoken();
        let mut touched = Vec::new();
        loop {
            let touch = self.touch(&touched)?;
            let cells = touch.next.len();
            let whole: Vec<_> = touch.turn.into_iter().chain(spoken.drain(..)).collect();
            let next = way.as_ref().and_then(|way| way.get(touched.len()));
            let wanted = match next {
                Some(cell) => touch.next.binary_search(cell).ok(),
                None => step
                    .and_then(|step| whole.iter().position(|turn| turn == step))
                    .map(|number| cells + number),
            };
            let chosen = choices.choose(cells + whole.len(), wanted)?;
            match touch.next.get(chosen) {
                Some(&cell) => touched.push(cell),
                None => return whole.into_iter().nth(chosen - cells),
            }
        }
    }
}

/// The steps of a game as bytes, and what is needed to read them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps {
    /// How many there are.
    pub count: usize,
    /// The choices that they are.
    pub bits: Vec<u8>,
    /// The sum of the steps' texts and of the state that they lead to: if what is read has another,
    /// the rules of the reader are not those of the writer.
    pub sum: u32,
}

/// Writes the steps of a record.
///
/// # Errors
///
/// More than [`MOST_STEPS`] are not written.
pub fn write<G: Coded>(record: &Record<G>) -> Result<Steps, Unwritable> {
    let count = record.steps().len();
    if count > MOST_STEPS {
        return Err(Unwritable::TooLong);
    }
    let mut writer = Writer::default();
    let mut game = record.start().clone();
    for step in record.steps() {
        let written = game.code(Some(step), &mut writer);
        let written = written.filter(|written| written == step);
        let played = written.and_then(|step| game.play(step).ok());
        played.ok_or(Unwritable::Step)?;
    }
    Ok(Steps {
        count,
        bits: writer.into_bytes(),
        sum: sum(record),
    })
}

/// Plays what is written from a game's beginning.
///
/// # Errors
///
/// What has not been written from this beginning by these rules.
pub fn read<G: Coded>(start: G, steps: &Steps) -> Result<Record<G>, Unreadable> {
    if steps.count > MOST_STEPS {
        return Err(Unreadable::TooLong);
    }
    let mut record = Record::new(start);
    let mut reader = Reader::new(&steps.bits);
    for _ in 0..steps.count {
        let step = record.now().code(None, &mut reader);
        let played = step.and_then(|step| record.play(step).ok());
        played.ok_or(Unreadable::Rules)?;
    }
    match reader.is_done() && sum(&record) == steps.sum {
        true => Ok(record),
        false => Err(Unreadable::Rules),
    }
}

fn sum<G: Game>(record: &Record<G>) -> u32 {
    let mut check = Check::default();
    // Adding to a sum never fails.
    for step in record.steps() {
        let _ = writeln!(check, "{step}");
    }
    let _ = write!(check, "{}", record.now());
    check.sum()
}
