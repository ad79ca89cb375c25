//! A disk for tests: it does what the table asks of the storage, and gives it back to a new table.

use std::collections::BTreeMap;

use app::input::{Found, SLOTS};
use app::{Effect, Event};
use rules::maps::MapFile;
use scene::{Delete, Target};
use screens::App;

use super::fingers::Table;
use super::{grid, maps};
use base::words::Message;

/// Kept data of a table.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    pub slots: [Option<Vec<u8>>; SLOTS],
    pub entries: BTreeMap<u32, Vec<u8>>,
    pub aside: Vec<Vec<u8>>,
    /// The second copy of the game.
    pub copy: Option<String>,
    pub settings: Option<String>,
    /// Number of times that the game has been kept.
    pub saves: usize,
}

impl Disk {
    /// Does what the table has asked for since the last time.
    pub fn take(&mut self, table: &mut Table) {
        for effect in std::mem::take(&mut table.effects) {
            self.carry_out(effect);
        }
    }

    /// Does what a table asks for.
    pub fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Save { slot, bytes } => {
                self.slots[slot] = Some(bytes);
                self.saves += usize::from(slot == 0);
            }
            Effect::Append { number, bytes, .. } => {
                self.entries.insert(number, bytes);
                self.saves += 1;
            }
            Effect::ForgetEntries { to } => self.entries.retain(|number, _| *number > to),
            Effect::Forget => {
                self.slots = Default::default();
                self.entries.clear();
                self.copy = None;
            }
            Effect::PutAside(bytes) => self.aside.push(bytes),
            Effect::DropAside(bytes) => self.aside.retain(|other| *other != bytes),
            Effect::KeepCopy(text) => self.copy = Some(text),
            Effect::KeepSettings(text) => self.settings = Some(text),
            Effect::Delete(what) => {
                let settings = self.settings.take().filter(|_| what == Delete::Saves);
                *self = Self {
                    settings,
                    ..Self::default()
                };
            }
            _ => {}
        }
    }

    /// Saves everything that a table has requested since the last time.
    pub fn of(table: &mut Table) -> Self {
        let mut disk = Self::default();
        disk.take(table);
        disk
    }

    /// The machine is started again: a new table, which has found what is kept. Its map is the grid.
    pub fn restarted(&mut self) -> Table {
        self.restarted_with(Ok(grid::grid_file()))
    }

    /// The same with this as the map of Europe.
    pub fn restarted_with(&mut self, file: Result<MapFile, String>) -> Table {
        let mut table = Table::bare(77);
        table.send(Event::Found(Box::new(self.found())));
        if !table.allows(Target::Resume) {
            table.send(Event::MapCame {
                map: maps::europe(),
                file: file.map(Box::new).map_err(Message::from),
            });
        }
        self.take(&mut table);
        table
    }

    pub fn found(&self) -> Found {
        let entries = self.entries.iter();
        Found {
            slots: self.slots.clone(),
            entries: entries.map(|(n, bytes)| (*n, bytes.clone())).collect(),
            settings: self.settings.clone().into(),
            aside: self.aside.clone(),
            copy: self.copy.clone(),
        }
    }
}

/// The game that waits at a table goes on.
pub fn go_on(table: &mut Table) {
    assert_eq!(table.app.screen(), "saved-game", "{:?}", table.words());
    table.tap(Target::Resume);
}

/// All of the game that is kept: who sits where, every step, and what is not confirmed.
pub fn game(app: &App) -> String {
    app.kept().expect("a game is on the table").0
}
