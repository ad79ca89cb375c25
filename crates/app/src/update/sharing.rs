//! Sharing the game on the table.

use crate::input::Effect;
use crate::languages::Languages;
use crate::layout::Layout;
use crate::overlay::Overlay;
use crate::sharing::{Code, KEY, Running, Share, in_address, is_local};
use crate::snapshot;
use crate::state::State;
use base::table::Station;
use base::words::{self, Message};
use session::Session;
use session::cabinet::moves_text;

impl State {
    /// Opens the sheet with the link of the game on the table in its current state. While hands are secret the link
    /// leaves out the current round, unless all players have agreed to put it in.
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
            Some(known) => link_of(self.house.outside.address(), &known),
            None => Err(words::sheet_share_nothing_yet()),
        };
        let only_here = is_local(self.house.outside.address());
        let code = link.as_deref().ok().filter(|_| !only_here);
        let share = Share {
            code: code.and_then(Code::of),
            link,
            signs: None,
            only_here,
            running,
            copied: None,
            moves: moves_text::write(self.games.get(session.id()), session.game()),
            copies_moves: false,
        };
        self.overlays.open(Overlay::Share(Box::new(share)));
    }

    /// Opens the same sheet with a person's result of the day's puzzles.
    pub(crate) fn share_puzzles(&mut self, place: Station) {
        let Some(puzzle) = self.puzzle() else { return };
        let pad = puzzle.pad(place);
        let Some(signs) = pad.and_then(|pad| puzzle.signs(pad)) else {
            return;
        };
        let game = puzzle.game;
        let family = game.family_title(puzzle.chosen());
        let name = family.map_or_else(|| game.title.to_owned(), |title| self.say(title));
        let address = self.house.outside.address();
        let map = puzzle.map().map(|map| Message::name(map.title));
        let name = [Some(name), map.map(|map| self.say(map))];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let line = ["Roundhouse", &name, &signs].join(" · ");
        let text = match is_local(address) {
            true => line.clone(),
            false => [&line, address].join("\n"),
        };
        let share = Share {
            code: Code::of(&text),
            link: Ok(text),
            signs: Some(line),
            only_here: false,
            running: Running::Open,
            copied: None,
            moves: None,
            copies_moves: false,
        };
        self.overlays.open(Overlay::Share(Box::new(share)));
    }

    /// Returns whether a link can be handed to the system's other programs: on own screens.
    pub fn sends_links(&self) -> bool {
        self.house.outside.sends() && self.layout() == Layout::Own
    }

    /// Takes pasted text: a link, or the moves of a game for two. It replays them like a linked game.
    pub(crate) fn paste(&mut self, text: &str, out: &mut Vec<Effect>) {
        // A page that holds a seat elsewhere has no games of its own.
        if self.is_member() {
            return;
        }
        if let Some(link) = in_address(text, KEY) {
            return self.open_link(&link, out);
        }
        let read = moves_text::read(self.games, text);
        let save = read.and_then(|game| game.to_save(Vec::new()).map_err(Message::from));
        match save {
            Ok(save) => {
                self.house.outside.forget_link(out);
                self.open_save(save, out);
            }
            Err(why) => {
                // The person who has pasted it is here to read this.
                self.come(out);
                self.overlays.complain(why);
            }
        }
    }

    /// Notes if copying has worked.
    pub(crate) fn copied(&mut self, done: bool) {
        if self.elsewhere.was_copied(done) {
            return;
        }
        match self.overlays.sheet_mut() {
            Some(Overlay::Share(share)) => share.copied = Some(done),
            Some(Overlay::Invite(invitation)) => invitation.copied = Some(done),
            Some(_) | None => {}
        }
    }
}

/// The link of a session, with the address of the page.
fn link_of(address: &str, session: &Session) -> Result<String, Message> {
    let text = snapshot::save(session, &Languages::default(), 0).and_then(|save| save.to_text());
    text.map(|text| format!("{address}#{KEY}{text}"))
        .map_err(Message::from)
}
