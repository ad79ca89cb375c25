//! The folder for data that outlive the host: small files, each written as a whole.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use tracing::warn;

/// See the module.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Returns the folder of the settings, or the system's usual one for such data. It need not exist yet.
    pub(crate) fn find(set: Option<&Path>) -> Self {
        let variable = |name| std::env::var_os(name).filter(|value: &OsString| !value.is_empty());
        let found = set
            .map(Into::into)
            // Of systemd's unit.
            .or_else(|| std::env::split_paths(&variable("STATE_DIRECTORY")?).next())
            .or_else(|| Some(PathBuf::from(variable("XDG_STATE_HOME")?).join("roundhouse")))
            .or_else(|| Some(PathBuf::from(variable("LOCALAPPDATA")?).join("roundhouse")))
            .or_else(|| Some(PathBuf::from(variable("HOME")?).join(".local/state/roundhouse")));
        Self(found.unwrap_or_else(|| "roundhouse-data".into()))
    }

    /// Where a file is.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Returns the content of a file; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If it cannot be read, is no text, or has more than `most` bytes.
    pub(crate) fn read(&self, name: &str, most: usize) -> io::Result<Option<String>> {
        let file = match File::open(self.path(name)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            other => other?,
        };
        let mut text = String::new();
        file.take(most as u64 + 1).read_to_string(&mut text)?;
        if text.len() > most {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(Some(text))
    }

    /// Returns the content of a file that the host can do without.
    ///
    /// # Errors
    ///
    /// A sentence for the operator, which ends with the consequence `follows`.
    pub(crate) fn read_or_say(
        &self,
        name: &str,
        most: usize,
        follows: &str,
    ) -> Result<Option<String>, String> {
        self.read(name, most).map_err(|why| {
            let file = self.path(name);
            format!("{} cannot be read ({why}), and {follows}.", file.display())
        })
    }

    /// Writes a file so that a power cut leaves the old one or the new one.
    ///
    /// # Errors
    ///
    /// If that fails; the old file is still there.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        let new = self.path(&format!("{name}.new"));
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, self.path(name))?;
        // If folders can be opened, the new name is on the disk too before the answer.
        if let Ok(folder) = File::open(&self.0) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    /// Sets a damaged file aside, in place of an earlier one. Notes the damage and the file's new name.
    pub(crate) fn put_aside(&self, name: &str, matter: &'static str, damage: &str, notes: &Notes) {
        let aside = self.path(&format!("{name}.damaged"));
        let moved = fs::rename(self.path(name), &aside);
        let told = moved.map_or(String::new(), |()| {
            format!(" It is now {}.", aside.display())
        });
        notes.say(matter, format!("{damage}{told}"));
    }
}

/// Returns seconds since 1970, for comparisons across a restart.
pub(crate) fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// Notes for the operator while the table continues: one sentence on each matter.
#[derive(Debug, Default)]
pub(crate) struct Notes(Mutex<BTreeMap<&'static str, String>>);

impl Notes {
    /// Notes a sentence, and logs it if it is new.
    pub(crate) fn say(&self, matter: &'static str, sentence: String) {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.get(matter) != Some(&sentence) {
            warn!("{sentence}");
            notes.insert(matter, sentence);
        }
    }

    /// Removes the note on a matter.
    pub(crate) fn settle(&self, matter: &'static str) {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes.remove(matter);
    }

    /// Returns all notes.
    pub(crate) fn all(&self) -> Vec<String> {
        let notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes.values().cloned().collect()
    }
}
