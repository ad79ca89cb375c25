//! Keeping the game: every change of it is saved at once, and what was kept when the page opened,
//! or was left by people who went away, waits until somebody says how to go on.

use crate::games::transglobal_rail::{MapId, Step};
use crate::record::{Save, Unreadable};

use super::boards::{Pending, Player};
use super::kept::{self, Aside};
use super::{App, Effect, OnTable, Over, Shelf};

/// How many slots there are for saves: they are written in turn, so that one is always whole.
pub const SLOTS: usize = 2;

/// What was kept when the page opened.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The slots' bytes; `None` where nothing is.
    pub slots: [Option<Vec<u8>>; SLOTS],
    /// The settings as [`Effect::KeepSettings`] told them.
    pub settings: Option<String>,
}

/// A game that waits for "go on" or "new game".
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The game.
    pub save: Save,
    /// When it stops waiting, on the inputs' clock; `None` for as long as nobody decides.
    pub until: Option<f64>,
    /// Whether it goes on without a question, as soon as its map is there.
    pub by_itself: bool,
}

/// What tells two states of the table apart that are kept differently.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Stamp {
    /// No game is on the table.
    #[default]
    Empty,
    /// Which game of this table, how many steps, the last one, and whether results are being read.
    Rail(u32, usize, Option<Step>, bool),
    /// Which game of this table, how many turns, what is pending, and who has given up.
    Duel(u32, usize, Pending, Option<Player>),
}

impl App {
    /// The saves that were found: the latest good one waits, damaged ones are put aside and told.
    pub(super) fn found(&mut self, found: Found, out: &mut Vec<Effect>) {
        let mut latest: Option<(u32, Save)> = None;
        for (slot, bytes) in found.slots.into_iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            match read(&bytes) {
                Ok((number, save)) => {
                    self.saves = self.saves.max(number);
                    if latest.as_ref().is_none_or(|(other, _)| number > *other) {
                        latest = Some((number, save));
                    }
                }
                Err(why) => {
                    out.push(Effect::PutAside { slot, bytes });
                    self.trouble = Some(format!("A kept game cannot be read. {why}"));
                }
            }
        }
        if let Some((_, save)) = latest {
            self.wait_with(save, None, out);
            if let Some(waiting) = &mut self.waiting {
                waiting.by_itself = self.restarted;
            }
            self.go_on_by_itself(out);
        }
    }

    /// Lets a game wait for "go on" or "new game", until a time if there is one.
    pub(super) fn wait_with(&mut self, save: Save, until: Option<f64>, out: &mut Vec<Effect>) {
        if let Ok(map) = save.map() {
            self.fetch(map, out);
        }
        self.waiting = Some(Waiting {
            save,
            until,
            by_itself: false,
        });
        self.over = Some(Over::Waiting);
    }

    /// The map that the waiting game still has to wait for.
    pub(super) fn map_to_come(&self) -> Option<MapId> {
        let map = self.waiting.as_ref()?.save.map().ok()?;
        match &self.maps[map.index()] {
            Some(Shelf::Here(_)) => None,
            _ => Some(map),
        }
    }

    /// The waiting game comes to the table, at the step where it was, with city lists closed. One
    /// that cannot be put on the table is put aside, and told.
    pub(super) fn go_on_with_it(&mut self, out: &mut Vec<Effect>) {
        if self.map_to_come().is_some() {
            return;
        }
        let Some(Waiting { save, .. }) = self.waiting.take() else {
            return;
        };
        self.over = None;
        match self.restore(&save) {
            Ok(game) => self.put(game, out),
            Err(why) => {
                if let Ok(bytes) = save.to_bytes() {
                    let slot = self.slot(self.saves);
                    out.push(Effect::PutAside { slot, bytes });
                }
                self.trouble = Some(format!("A kept game cannot go on. {why}"));
            }
        }
    }

    /// After a fault in the middle of it a game comes back to the table without a question.
    pub(super) fn go_on_by_itself(&mut self, out: &mut Vec<Effect>) {
        if self.waiting.as_ref().is_some_and(|game| game.by_itself) {
            self.go_on_with_it(out);
        }
    }

    /// The waiting game is forgotten.
    pub(super) fn begin_anew(&mut self, out: &mut Vec<Effect>) {
        self.waiting = None;
        self.over = None;
        self.forget(out);
    }

    /// A game that was kept, ready for the table.
    pub(super) fn restore(&self, save: &Save) -> Result<OnTable, Unreadable> {
        let atlas = match save
            .map()
            .ok()
            .and_then(|map| self.maps[map.index()].as_ref())
        {
            Some(Shelf::Here(atlas)) => Some(atlas),
            _ => None,
        };
        kept::restore(save, atlas)
    }

    /// Saves the game if something of it has changed; forgets it if there is none any more.
    pub(super) fn keep(&mut self, out: &mut Vec<Effect>) {
        // What is only looked at is not kept, and the table's own game stands as it did.
        if self.viewing.is_some() {
            return;
        }
        let stamp = self.stamp();
        if stamp == self.stamp {
            return;
        }
        self.stamp = stamp;
        let Some(game) = &self.game else {
            return self.forget(out);
        };
        self.saves = self.saves.wrapping_add(1);
        let bytes = kept::save(game, self.saves).and_then(|save| save.to_bytes());
        match bytes {
            Ok(bytes) => out.push(Effect::Save {
                slot: self.slot(self.saves),
                bytes,
            }),
            Err(why) => self.trouble = Some(why.to_string()),
        }
    }

    fn stamp(&self) -> Stamp {
        match &self.game {
            None => Stamp::Empty,
            Some(OnTable::Rail(play)) => {
                let steps = play.record().steps();
                let last = steps.last().copied();
                Stamp::Rail(self.games, steps.len(), last, play.ended().is_some())
            }
            Some(OnTable::Duel(duel)) => {
                let pending = duel.pending().clone();
                Stamp::Duel(self.games, duel.turns(), pending, duel.resigned())
            }
        }
    }

    /// What was kept has served.
    fn forget(&mut self, out: &mut Vec<Effect>) {
        out.push(Effect::Forget);
    }

    fn slot(&self, number: u32) -> usize {
        number as usize % SLOTS
    }
}

fn read(bytes: &[u8]) -> Result<(u32, Save), Unreadable> {
    let save = Save::from_bytes(bytes)?;
    let aside = Aside::from_bytes(&save.extra).ok_or(Unreadable::Damaged)?;
    Ok((aside.number, save))
}
