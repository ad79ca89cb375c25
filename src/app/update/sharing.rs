//! Sharing the game on the table.

use crate::app::input::Effect;
use crate::app::kept;
use crate::app::overlay::Overlay;
use crate::app::sharing::{Code, KEY, Share};
use crate::app::state::State;

impl State {
    /// Opens the sheet with the link of the game on the table, as it stands now.
    pub(in crate::app) fn share(&mut self) {
        let Some(session) = self.session() else {
            return;
        };
        let text = kept::save(session, 0).and_then(|save| save.to_text());
        let link = text
            .map(|text| format!("{}#{KEY}{text}", self.address))
            .map_err(|why| why.to_string());
        self.share = Some(Share {
            code: link.as_deref().ok().and_then(Code::of),
            link,
            secrets: session.game().has_secrets(),
            copied: None,
        });
        self.over = Some(Overlay::Share);
    }

    /// The link to be copied.
    pub(in crate::app) fn copy(&mut self, out: &mut Vec<Effect>) {
        if let Some(Ok(link)) = self.share.as_ref().map(|share| &share.link) {
            out.push(Effect::Copy(link.clone()));
        }
    }

    /// Whether copying has worked.
    pub(in crate::app) fn copied(&mut self, done: bool) {
        if let Some(share) = &mut self.share {
            share.copied = Some(done);
        }
    }
}
