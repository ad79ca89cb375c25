//! Storage of the game on the table: whole in two slots, and behind them an entry a step.
//!
//! Keeping a step costs as much after a thousand turns as after ten. Any part of the disk may be damaged: either
//! slot leads to the last step with the entries that follow on it.

use base::sort::sort_few_by_key;
use rules::record::{Entry, Save, Unreadable, Unwritable};

use super::input::{Effect, SLOTS};
use super::snapshot::Snapshot;

/// After so many entries a slot gets the game as a whole, and the entries before the other slot's are
/// forgotten.
pub const ENTRIES: u32 = 64;

/// State of the disk for the game on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    /// The number of the last save: it goes up by one with each, from game to game.
    number: u32,
    /// The last save, and which one each slot holds; `None` if there is none, or the disk is not
    /// known to hold all of it.
    last: Option<(Save, [u32; SLOTS])>,
}

/// Data that was found in the slots and behind them.
pub(crate) struct Recovered {
    /// Games to try, the newest first. The rules may reject a save, and then the next one counts.
    pub(crate) saves: Vec<Save>,
    /// Bytes that could not be read or followed on nothing, with the reason.
    pub(crate) damaged: Vec<(Vec<u8>, Unreadable)>,
}

impl Journal {
    /// The number of the last save.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    /// The journal of a disk that is not known to hold anything, after a save.
    pub(crate) fn after(save: &Save) -> Option<Self> {
        let number = number_of(save).ok()?;
        Some(Self { number, last: None })
    }

    /// The number that the next save has.
    pub(crate) fn next(&self) -> u32 {
        self.number.wrapping_add(1)
    }

    /// Reads what was found.
    pub(crate) fn read(
        slots: [Option<Vec<u8>>; SLOTS],
        mut entries: Vec<(u32, Vec<u8>)>,
    ) -> (Self, Recovered) {
        let mut damaged = Vec::new();
        let mut wholes = Vec::new();
        for (slot, bytes) in slots.into_iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            match read(&bytes) {
                Ok((number, save)) => wholes.push((number, slot, save)),
                Err(why) => damaged.push((bytes, why)),
            }
        }
        sort_few_by_key(&mut wholes, |(number, ..)| *number);
        sort_few_by_key(&mut entries, |(number, _)| *number);
        let Some((number, slot, whole)) = wholes.pop() else {
            damaged.extend(joined(entries));
            let saves = Vec::new();
            return (Self::default(), Recovered { saves, damaged });
        };
        let older = wholes.pop();
        let mut held = [0; SLOTS];
        held[slot] = number;
        if let Some((number, slot, _)) = older {
            held[slot] = number;
        }
        entries.retain(|(other, _)| *other > number);
        let mut steps = vec![whole];
        for (step, (number, bytes)) in (number.wrapping_add(1)..).zip(&entries) {
            let last = &steps[steps.len() - 1];
            let next = (step == *number).then(|| follow(last, *number, bytes));
            let Some(Ok(next)) = next else { break };
            steps.push(next);
        }
        damaged.extend(joined(entries.split_off(steps.len() - 1)));
        let journal = Self {
            number: number.wrapping_add(entries.len() as u32),
            last: steps.last().map(|last| (last.clone(), held)),
        };
        let whole = (steps.len() > 2).then(|| steps[0].clone());
        let mut saves: Vec<_> = steps.into_iter().rev().take(2).collect();
        saves.extend(whole);
        saves.extend(older.map(|(_, _, save)| save));
        saves.dedup();
        (journal, Recovered { saves, damaged })
    }

    /// Keeps the game as its [`next`](Self::next) save tells it: as an entry, if the disk holds the one
    /// before it. Whether the last turn is over tells `confirmed`.
    ///
    /// # Errors
    ///
    /// A game that is too long to be kept.
    pub(crate) fn keep(
        &mut self,
        save: Save,
        confirmed: bool,
        out: &mut Vec<Effect>,
    ) -> Result<(), Unwritable> {
        self.number = self.next();
        let Some((last, mut held)) = self.last.take() else {
            return self.rewrite(save, out);
        };
        let number = self.number;
        let bytes = Entry::between(&last, &save).to_bytes()?;
        out.push(Effect::Append {
            number,
            bytes,
            confirmed,
        });
        let [one, two] = held;
        if number.wrapping_sub(one.max(two)) >= ENTRIES {
            let slot = usize::from(one > two);
            held[slot] = number;
            let bytes = save.to_bytes()?;
            out.push(Effect::Save { slot, bytes });
            out.push(Effect::ForgetEntries { to: one.max(two) });
        }
        self.last = Some((save, held));
        Ok(())
    }

    /// Keeps the last save as a whole, in all slots, and no entries.
    ///
    /// # Errors
    ///
    /// A game that is too long to be kept.
    pub(crate) fn rewrite(&mut self, save: Save, out: &mut Vec<Effect>) -> Result<(), Unwritable> {
        let bytes = save.to_bytes()?;
        for slot in 0..SLOTS {
            let bytes = bytes.clone();
            out.push(Effect::Save { slot, bytes });
        }
        out.push(Effect::ForgetEntries { to: u32::MAX });
        self.last = Some((save, [self.number; SLOTS]));
        Ok(())
    }

    /// Keeps no game any more.
    pub(crate) fn forget(&mut self, out: &mut Vec<Effect>) {
        self.last = None;
        out.push(Effect::Forget);
    }

    /// Something was not kept: the next save is kept as a whole.
    pub(crate) fn mistrust(&mut self) {
        self.last = None;
    }
}

fn read(bytes: &[u8]) -> Result<(u32, Save), Unreadable> {
    let save = Save::from_bytes(bytes)?;
    Ok((number_of(&save)?, save))
}

fn number_of(save: &Save) -> Result<u32, Unreadable> {
    let aside = Snapshot::from_bytes(&save.extra).ok_or(Unreadable::Damaged)?;
    Ok(aside.number)
}

/// The save that an entry makes of the one before.
fn follow(last: &Save, number: u32, bytes: &[u8]) -> Result<Save, Unreadable> {
    let next = Entry::from_bytes(bytes)?.after(last);
    let next = next.ok_or(Unreadable::Damaged)?;
    match number_of(&next)? == number {
        true => Ok(next),
        false => Err(Unreadable::Damaged),
    }
}

/// Entries that follow on nothing, one behind the other, and why that is so: something before the
/// second is missing, or the first is damaged.
fn joined(entries: Vec<(u32, Vec<u8>)>) -> Option<(Vec<u8>, Unreadable)> {
    let (_, first) = entries.first()?;
    let why = Entry::from_bytes(first).err().unwrap_or(Unreadable::Length);
    let bytes: Vec<_> = entries.into_iter().map(|(_, bytes)| bytes).collect();
    Some((bytes.concat(), why))
}
