//! The second copy of what the kiosk must not lose: that it is one, and the PIN.

use base::Millis;

use super::Kiosk;
use crate::input::{Effect, Reading};

/// Start of the line with the number of changes of the second copy.
const CHANGES: &str = "changes=";

impl Kiosk {
    /// Returns true if the pad lets no person in. No PIN is known, and there may be one that cannot be read.
    pub(crate) fn is_locked(&self) -> bool {
        let nothing_kept = self.read == Some(true) && self.backup != Reading::Unreadable;
        self.operator.pin.is_none() && !nothing_kept
    }

    /// Takes the second copy of the PIN, before anything else. The first copy has priority if it can be read.
    pub(crate) fn backup_came(&mut self, backup: Reading, now: Millis) {
        self.backup = backup;
        self.take_backup(&["pin", "pin.host", "pin.tries"]);
        let Reading::There(text) = &self.backup else {
            return;
        };
        self.changes = changes(text);
        if has_pin(text) && self.operator.pin.is_none() {
            self.backup = Reading::Unreadable;
        }
        self.lock_pad(now);
    }

    /// Compares settings that were found, and have been read, with the second copy. Returns true if they are not what
    /// must be kept.
    pub(crate) fn settings_were_read(&mut self, text: &str) -> bool {
        let is_old = changes(text) < self.changes;
        if is_old {
            // A database that was damaged may be found as it was before the last changes.
            self.operator.on = false;
            self.take_backup(&["kiosk", "pin", "pin.host", "pin.tries"]);
        }
        self.changes = self.changes.max(changes(text));
        let has_lost = has_pin(text) && self.operator.pin.is_none();
        self.read = Some(!has_lost);
        is_old || !has_pin(text) && self.operator.pin.is_some()
    }

    /// There are no settings, or none that can be read: a kiosk stays one, by its second copy.
    pub(crate) fn go_by_backup(&mut self, readable: bool) {
        self.read = Some(readable);
        self.take_backup(&["kiosk"]);
    }

    /// Keeps the second copy if it has changed.
    pub(crate) fn keep_backup(&mut self, out: &mut Vec<Effect>) {
        let lines = self.operator.backup();
        let same = match &self.backup {
            Reading::There(text) => {
                let kept = text.lines().filter(|line| !line.starts_with(CHANGES));
                kept.eq(lines.lines())
            }
            Reading::Empty => lines.is_empty(),
            Reading::Unreadable => false,
        };
        if same {
            return;
        }
        self.changes = self.changes.saturating_add(1);
        let number = self.changes;
        let text = match lines.is_empty() {
            true => lines,
            false => format!("{CHANGES}{number}\n{lines}"),
        };
        self.backup = Reading::There(text.clone());
        out.push(Effect::KeepBackup(text));
    }

    /// Settings of the operator as they are kept, with the number of changes.
    pub(crate) fn to_text(&self) -> String {
        self.operator.text() + &format!("{CHANGES}{}\n", self.changes)
    }

    /// Takes these lines of the second copy.
    fn take_backup(&mut self, names: &[&str]) {
        let Reading::There(text) = &self.backup else {
            return;
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            if names.contains(&name) {
                self.operator.take(name, value);
            }
        }
    }
}

/// Returns true if settings tell of a PIN, readable or not.
fn has_pin(settings: &str) -> bool {
    settings.lines().any(|line| line.starts_with("pin="))
}

/// Number of changes of the second copy when these settings were kept.
fn changes(settings: &str) -> u32 {
    let mut lines = settings.lines();
    let number = lines.find_map(|line| line.strip_prefix(CHANGES));
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use session::cabinet::{Cabinet, GameDef};
    use session::switch_yard::GAME;

    use super::*;
    use crate::kiosk::pin::Pin;

    fn kiosk() -> Kiosk {
        const DEFS: &[&GameDef] = &[&GAME];
        Kiosk::new(Cabinet::new(DEFS))
    }

    /// A kiosk with a PIN, and its backup.
    fn kept() -> (Kiosk, Reading) {
        let (mut kiosk, mut out) = (kiosk(), Vec::new());
        kiosk.backup_came(Reading::Empty, Millis::default());
        kiosk.operator.on = true;
        kiosk.operator.pin = Some(Pin::new(&[1, 2, 3, 4], 7));
        for _ in 0..2 {
            kiosk.keep_backup(&mut out);
        }
        let [Effect::KeepBackup(text)] = &out[..] else {
            panic!("it is kept once: {out:?}");
        };
        let backup = Reading::There(text.clone());
        (kiosk, backup)
    }

    #[test]
    fn settings_that_were_lost_or_are_older_than_the_backup_are_made_good() {
        let (first, backup) = kept();
        for lost in [None, Some("kiosk=on\npin.tries=0\nchanges=0\n")] {
            let mut again = kiosk();
            again.backup_came(backup.clone(), Millis::default());
            match lost {
                Some(text) => assert!(again.settings_were_read(text)),
                None => again.go_by_backup(true),
            }
            assert_eq!(again.operator, first.operator, "{lost:?}");
            assert!(!again.is_locked());
        }
    }

    #[test]
    fn a_pin_that_cannot_be_read_locks_the_pad() {
        let mut kiosk = kiosk();
        assert!(kiosk.is_locked(), "nothing is known yet");
        kiosk.backup_came(Reading::Empty, Millis::default());
        assert!(!kiosk.settings_were_read("music=30\n") && !kiosk.is_locked());
        assert!(!kiosk.settings_were_read("pin=garbled\n") && kiosk.is_locked());
        kiosk.go_by_backup(true);
        assert!(!kiosk.is_locked());
        kiosk.backup_came(Reading::There("pin=garbled\n".into()), Millis::default());
        assert!(kiosk.is_locked(), "the backup holds one");
    }
}
