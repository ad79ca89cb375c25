//! Export of all saved data to a file for the operator, and its import. Each line begins with its kind. `game` is
//! the current or waiting game, as in a link; `setting` is a setting; and `aside` is unreadable data. The PIN stays
//! on its machine.

use crate::input::Effect;
use crate::snapshot;
use crate::state::State;
use base::words::{self, Message};
use rules::record::{Save, link};

/// First line of such a file. Its version goes up with every change that older programs read wrongly.
const FIRST: &str = "Roundhouse saves 1";

impl State {
    /// Returns the file, without the data set aside.
    pub(crate) fn export(&self) -> String {
        let session = self.session().filter(|_| self.linked_game().is_none());
        let own =
            session.and_then(|session| snapshot::save(session, &self.house.languages, 0).ok());
        let waiting = self.waiting().map(|waiting| waiting.save.clone());
        let games = [own, waiting].into_iter().flatten();
        let games = games.filter_map(|save| save.to_text().ok());
        let games = games.map(|text| format!("game {text}\n"));
        let settings = self.settings_text();
        let settings = settings.lines().filter(is_carried);
        let settings = settings.map(|line| format!("setting {line}\n"));
        let lines: String = games.chain(settings).collect();
        format!("{FIRST}\n{lines}")
    }

    /// Imports a chosen file. Its settings apply immediately, and its data set aside is kept here. Its game opens
    /// like a linked one, so the game on the table stays until people continue with the other.
    pub(crate) fn import(&mut self, file: Result<String, Message>, out: &mut Vec<Effect>) {
        let text = match file {
            Ok(text) if text.lines().next().map(str::trim_end) == Some(FIRST) => text,
            Ok(_) => return self.overlays.complain(words::fault_file_foreign()),
            Err(why) => return self.overlays.complain(why),
        };
        let parts = |kind: &'static str| {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            let lines = lines.filter(move |(other, _)| *other == kind);
            lines.map(|(_, rest)| rest.trim_end())
        };
        let aside = parts("aside").filter_map(|text| link::from_text(text).ok());
        out.extend(aside.map(Effect::PutAside));
        let settings: Vec<_> = parts("setting").filter(is_carried).collect();
        self.read_settings(&settings.join("\n"), out);
        self.keeper.mistrust_settings();
        self.close_panel();
        let Some(game) = parts("game").next() else {
            return self.overlays.complain(words::fault_file_without_game());
        };
        match Save::from_text(game) {
            Ok(_) => self.open_link(game, out),
            Err(why) => self.overlays.complain(words::fault_file_game(why)),
        }
    }
}

/// Returns true if a setting goes with the file.
fn is_carried(line: &&str) -> bool {
    // Keys of far seats do not travel either.
    !["pin", "changes", "room="]
        .iter()
        .any(|kept_here| line.starts_with(kept_here))
}
