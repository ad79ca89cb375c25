//! Sharing the game on the table.

use crate::app::input::Effect;
use crate::app::overlay::Overlay;
use crate::app::sharing::{Code, KEY, Share};
use crate::app::snapshot;
use crate::app::state::State;

impl State {
    /// Opens the sheet with the link of the game on the table, as it stands now.
    pub(crate) fn share(&mut self) {
        let Some(session) = self.session() else {
            return;
        };
        let text = snapshot::save(session, 0).and_then(|save| save.to_text());
        let link = text
            .map(|text| format!("{}#{KEY}{text}", self.address))
            .map_err(|why| why.to_string());
        let share = Share {
            code: link.as_deref().ok().and_then(Code::of),
            link,
            secrets: session.game().has_secrets(),
            copied: None,
        };
        self.overlays.open(Overlay::Share(Box::new(share)));
    }

    /// The link to be copied.
    pub(crate) fn copy(&mut self, out: &mut Vec<Effect>) {
        if let Some(Overlay::Share(share)) = self.overlays.sheet()
            && let Ok(link) = &share.link
        {
            out.push(Effect::Copy(link.clone()));
        }
    }

    /// Whether copying has worked.
    pub(crate) fn copied(&mut self, done: bool) {
        if let Some(Overlay::Share(share)) = self.overlays.sheet_mut() {
            share.copied = Some(done);
        }
    }
}
