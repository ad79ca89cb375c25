//! Sharing the game on the table.

use crate::app::input::Effect;
use crate::app::languages::Languages;
use crate::app::overlay::Overlay;
use crate::app::sharing::{Code, KEY, Running, Share, is_local};
use crate::app::snapshot;
use crate::app::state::State;
use crate::session::Session;
use crate::words::{self, Message};

impl State {
    /// Opens the sheet with the link of the game on the table, as it stands now. While hands are
    /// secret the link leaves out the round that runs, unless everybody has agreed to put it in.
    pub(crate) fn share(&mut self, hands: bool) {
        let Some(session) = self.session() else {
            return;
        };
        let running = match (session.hides_hands(), hands) {
            (false, _) => Running::Open,
            (true, false) => Running::LeftOut,
            (true, true) => Running::PutIn,
        };
        let link = match session.shared(hands) {
            Some(known) => self.link_of(&known),
            None => Err(words::sheet_share_nothing_yet()),
        };
        let only_here = is_local(&self.address);
        let code = link.as_deref().ok().filter(|_| !only_here);
        let share = Share {
            code: code.and_then(Code::of),
            link,
            only_here,
            running,
            copied: None,
        };
        self.overlays.open(Overlay::Share(Box::new(share)));
    }

    fn link_of(&self, session: &Session) -> Result<String, Message> {
        let text =
            snapshot::save(session, &Languages::default(), 0).and_then(|save| save.to_text());
        text.map(|text| format!("{}#{KEY}{text}", self.address))
            .map_err(Message::from)
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
        if let Some((_, copied @ None)) = &mut self.seat_copy {
            *copied = Some(done);
            return;
        }
        match self.overlays.sheet_mut() {
            Some(Overlay::Share(share)) => share.copied = Some(done),
            Some(Overlay::Invite(invitation)) => invitation.copied = Some(done),
            Some(_) | None => {}
        }
    }
}
