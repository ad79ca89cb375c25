//! Replay of the game of a link, from its beginning to its end. Nothing of it is saved before people continue from
//! its current position. The table's own game waits unchanged meanwhile.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use rand::Rng;

use crate::board_review::BoardReview;
use crate::input::Effect;
use crate::linked_game::LinkedGame;
use crate::loadable::Loadable;
use crate::overlay::{Overlay, Question};
use crate::replay::Replay;
use crate::screen::Screen;
use crate::snapshot::map_of;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::table::{Rotation, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::record::{Save, Unreadable};
use scene::{LobbyTarget, ReplayTarget};
use session::Session;

impl State {
    /// Opens a link with a game in it.
    pub(crate) fn open_link(&mut self, text: &str, out: &mut Vec<Effect>) {
        match Save::from_link(text) {
            Ok(save) => self.open_save(save, out),
            Err(why) => self.link_fails(why.into(), out),
        }
    }

    /// Shows a game as soon as its map is there.
    pub(crate) fn open_save(&mut self, save: Save, out: &mut Vec<Effect>) {
        if let Some(map) = map_of(&save) {
            self.library.fetch_map(map, out);
        }
        self.keeper.arrivals.open(save);
        self.open_what_has_come(out);
    }

    /// Opens the link that waits, unless its map is still on its way.
    pub(crate) fn open_what_has_come(&mut self, out: &mut Vec<Effect>) {
        let map = self.keeper.arrivals.opening().and_then(map_of);
        let missing = match map.map(|map| self.library.map(map)) {
            Some(None | Some(Loadable::Coming)) => return,
            Some(Some(Loadable::Broken(why))) => Some(why.clone()),
            Some(Some(Loadable::Here(_))) | None => None,
        };
        let Some(save) = self.keeper.arrivals.take_opening() else {
            return;
        };
        let opened = match missing {
            Some(why) => Err(why),
            None => self
                .restore(&save)
                .map_err(|why: Unreadable| Message::from(why)),
        };
        match opened {
            Ok(game) => self.look_at(game, out),
            Err(why) => self.link_fails(why, out),
        }
    }

    fn link_fails(&mut self, why: Message, out: &mut Vec<Effect>) {
        // The person who opened it is here to read this.
        self.come(out);
        self.overlays.complain(words::fault_link(why));
    }

    pub(super) fn look_at(&mut self, whole: TableScreen, out: &mut Vec<Effect>) {
        // The person who opened the link is here.
        if self.demonstration().is_some() {
            self.come(out);
        }
        // A look back at the own game's last round ends: its answer would not find it.
        self.close_review();
        let (own, sheet) = match std::mem::take(&mut self.screen) {
            Screen::Replay(linked) => {
                self.overlays.close_sheet();
                (linked.own, linked.sheet)
            }
            own @ (Screen::Lobby
            | Screen::Table(_)
            | Screen::Attract(_)
            | Screen::Puzzle(_)
            | Screen::Member) => (own, self.overlays.close_sheet()),
        };
        self.screen = Screen::Replay(Box::new(LinkedGame::new(whole, own, sheet)));
        // Fingers on the table were meant for the screen before.
        self.hands.contacts.rest();
        self.overlays.rotation = Rotation::R0;
    }

    /// Returns true if the page's address may keep the game of a link, because it is on the screen or on its way.
    pub fn has_link(&self) -> bool {
        self.keeper.arrivals.opening().is_some() || self.linked_game().is_some()
    }

    /// Removes the link from the address when its game continues here, or when people leave it.
    pub(crate) fn forget_link(&mut self, out: &mut Vec<Effect>) {
        if !self.has_link() {
            self.house.outside.forget_link(out);
        }
    }

    /// Handles a control of a replay, either of a linked game or of a round under review.
    pub(crate) fn press_replay(&mut self, target: ReplayTarget, out: &mut Vec<Effect>) {
        let is_linked = self.linked_game().is_some();
        match (target, self.screen.linked_way_mut()) {
            (ReplayTarget::Seek(to), Some(linked)) => linked.go(|replay| replay.seek(to)),
            (ReplayTarget::Seek(to), None) => self.review_seek(to),
            (ReplayTarget::Play, _) => self
                .screen
                .with_replay(|replay| replay.play_or_pause(self.now)),
            (ReplayTarget::Speed, _) => self
                .screen
                .with_replay(|replay| replay.change_speed(self.now)),
            (ReplayTarget::PlayOn, _) if is_linked => self.may_play_on(out),
            (ReplayTarget::PlayOn, _) => self.try_from_here(out),
            (ReplayTarget::Rotate, _) => {
                if let Some(linked) = self.screen.linked_game_mut() {
                    let next = linked.place.index() + 1;
                    linked.place = Station::ALL[next % Station::ALL.len()];
                }
            }
            // The timeline answers to fingers that drag it and to the arrow keys.
            (ReplayTarget::Timeline, _) => {}
        }
    }

    /// Continues the linked game, or asks first if another game would be lost.
    fn may_play_on(&mut self, out: &mut Vec<Effect>) {
        let hides = self
            .linked_game()
            .is_some_and(|linked| linked.hides_a_game());
        match hides || self.keeper.arrivals.waiting().is_some() {
            true => self.overlays.ask_first(Question::PlayOn),
            false => self.play_on(out),
        }
    }

    /// Leaves the linked game for the table's own.
    pub(crate) fn leave_linked_game(&mut self) {
        match std::mem::take(&mut self.screen) {
            Screen::Replay(linked) => {
                self.screen = linked.own;
                self.overlays.close_sheet();
                if let Some(sheet) = linked.sheet {
                    self.overlays.open(sheet);
                }
                self.hands.contacts.rest();
            }
            other @ (Screen::Lobby
            | Screen::Table(_)
            | Screen::Attract(_)
            | Screen::Puzzle(_)
            | Screen::Member) => {
                self.screen = other;
            }
        }
    }

    /// Lets a stranger try the game of a link. No game of this table waits behind it.
    pub(crate) fn try_linked_game(&mut self, out: &mut Vec<Effect>) {
        let session = self.linked_game().map(|linked| linked.shown.session());
        let Some((game, map)) = session.map(|session| (session.id(), session.game().map())) else {
            return;
        };
        self.leave_linked_game();
        self.choose_game(game);
        if let Some(map) = map.filter(|&map| map != MapId::LESSON) {
            self.lobby.map = map;
        }
        if self.missing_to_try().is_none() {
            self.press_lobby(LobbyTarget::TryIt, out);
        }
    }

    /// Continues the game from its current position, in place of any other. People with the link know its seed, if
    /// it holds one. So later deals come from another seed.
    pub(crate) fn play_on(&mut self, out: &mut Vec<Effect>) {
        let Some(linked) = self.linked_game() else {
            return;
        };
        let seats = linked.shown.session().seats().to_vec();
        let shown = match BoardReview::of(&linked.shown) {
            None => Some(linked.shown.without_review()),
            Some(review) => Session::new(review.position(), seats, self.lobby.evening.before)
                .and_then(|session| TableScreen::new(session, None)),
        };
        let Some(shown) = shown else { return };
        self.screen = Screen::Lobby;
        self.drop_waiting(out);
        // The seats of the table's earlier game are withdrawn as well.
        for place in Station::ALL {
            self.withdraw_seat(place, out);
        }
        self.overlays.close_sheet();
        let seed = self.chance.next_u64();
        self.put(
            Some(shown.reseeded(seed).later_than(self.lobby.evening.before)),
            out,
        );
    }

    /// Returns the time of the next step during playback. Playback pauses behind a sheet that hides it.
    pub(crate) fn replay_wakes_at(&self) -> Option<Millis> {
        let hidden = self.overlays.iter().any(Overlay::stops_the_game);
        let replay = self.screen.shown_replay().filter(|_| !hidden);
        replay.and_then(Replay::wakes_at)
    }

    /// Shows the next step of what plays by itself, if it is time.
    pub(crate) fn pass_replay(&mut self) {
        let now = self.now;
        if self.replay_wakes_at().is_some_and(|next| next <= now) {
            self.screen.with_replay(|replay| _ = replay.pass(now));
        }
    }
}
