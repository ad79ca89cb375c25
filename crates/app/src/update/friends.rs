//! Lobby of one person with friends elsewhere: START invites them, and the page waits for them. The game begins
//! when all are present.

use crate::input::Effect;
use crate::layout::Layout;
use crate::overlay::Overlay;
use crate::room::{Holding, NextGame, NextSeat, SavedFriends, to_word};
use crate::screen::Screen;
use crate::state::State;
use base::Millis;
use base::table::Station;
use base::words::{self, Message};
use session::{Controller, SeatAssignment};

/// Time for all to read that the group is complete. Far pages contribute to the deal meanwhile.
const GREETING: Millis = Millis::new(2_500.0);

impl State {
    /// Changes who the opponent in the lobby of one person is. A link that has been sent to another one ends.
    pub(crate) fn oppose(&mut self, controller: Controller, out: &mut Vec<Effect>) {
        let changed = self.lobby.opponent();
        if let Some(place) = changed.filter(|_| controller != Controller::Remote) {
            self.withdraw_seat(place, out);
        }
        self.lobby.oppose(controller);
    }

    /// Returns the lobby's seats for far players.
    fn friends(&self) -> impl Iterator<Item = SeatAssignment> {
        let sitting = self.lobby.sitting().into_iter();
        sitting.filter(|seat| seat.is_remote())
    }

    fn is_here(&self, place: Station) -> bool {
        self.holding(place) == Some(Holding::Here)
    }

    /// Returns whether START asks friends in, because some are not here yet.
    pub fn asks_friends(&self) -> bool {
        let mut friends = self.friends();
        let is_own = self.layout() == Layout::Own && self.offers_rooms();
        is_own && friends.any(|seat| !self.is_here(seat.place))
    }

    /// Returns whether the page waits for friends before the game begins.
    pub fn awaits_friends(&self) -> bool {
        let is_lobby = matches!(self.screen, Screen::Lobby) && self.layout() == Layout::Own;
        is_lobby && self.elsewhere.awaits_friends() && self.friends().next().is_some()
    }

    /// Returns whether all friends are here, so that the game is about to begin.
    pub fn has_all_friends(&self) -> bool {
        self.awaits_friends() && self.friends().all(|seat| self.is_here(seat.place))
    }

    /// Begins the chosen game, or asks friends in first.
    pub(crate) fn start_with_friends(&mut self, out: &mut Vec<Effect>) {
        if !self.asks_friends() {
            return self.start(out);
        }
        self.elsewhere.await_friends(true);
        self.invite_friends();
    }

    /// Opens the sheet with the link of the first missing friend.
    pub(crate) fn invite_friends(&mut self) {
        let places: Vec<Station> = self.friends().map(|seat| seat.place).collect();
        let missing = places.iter().find(|&&place| !self.is_here(place)).copied();
        if missing.is_some() {
            // All seats are on offer at the same time, so no friend finds a seat missing.
            places
                .into_iter()
                .for_each(|at| self.elsewhere.offer(at, true));
            self.invite(missing);
        }
    }

    /// Goes back to the lobby. Links that were sent stay good.
    pub(crate) fn stop_waiting(&mut self) {
        self.elsewhere.await_friends(false);
    }

    /// Returns the lobby with invited friends as a line of the settings. Their links work as long as they have
    /// seats there.
    pub(crate) fn friends_text(&self) -> String {
        let is_asked = |seat: &SeatAssignment| match self.room() {
            Some(room) => room.pass(seat.place).is_some(),
            None => self.elsewhere.has_room(),
        };
        let is_lobby = self.screen.played().is_none() && self.layout() == Layout::Own;
        if !is_lobby || !self.friends().any(|seat| is_asked(&seat)) {
            return String::new();
        }
        let friends = SavedFriends {
            waits: self.elsewhere.awaits_friends(),
            begins: self.lobby.begins(),
            sitting: self.lobby.sitting(),
        };
        format!("friends={}\n", to_word(&friends))
    }

    /// Restores the seats of invited friends after a reload or a later visit, and waits for them again. Newer
    /// choices have priority.
    pub(crate) fn find_friends(&mut self, friends: SavedFriends) {
        let is_own = self.layout() == Layout::Own && !self.is_kiosk();
        let is_free = matches!(self.screen, Screen::Lobby) && self.lobby.is_as_opened();
        if is_own && is_free && !self.kiosk.terms_asked {
            self.lobby.seat(&friends.sitting);
            self.lobby.fit();
            self.lobby.choose_first(friends.begins);
            self.elsewhere.await_friends(friends.waits);
        }
    }

    /// Says that a friend is here, and begins once all are.
    pub(crate) fn attend_friends(&mut self, out: &mut Vec<Effect>) {
        if !self.has_all_friends() {
            return self.elsewhere.begin_at(None);
        }
        match self.elsewhere.begins_at() {
            None => {
                self.elsewhere.begin_at(Some(self.now + GREETING));
                if let Some(Overlay::Invite(_)) = self.overlays.sheet() {
                    self.overlays.close_sheet();
                }
                if let Some(words) = self.greeting() {
                    self.speech.say(words);
                }
            }
            Some(at) if at <= self.now && self.missing().is_none() => {
                self.elsewhere.await_friends(false);
                self.start(out);
            }
            Some(_) => {}
        }
    }

    /// Says of the friend who came last that the game begins.
    pub fn greeting(&self) -> Option<Message> {
        let friend = self.friends().last()?;
        Some(words::friend_is_here(friend.colour.name()))
    }

    /// Game that comes next, as this page knows it. It is the one in the lobby, or at the table elsewhere where the
    /// page holds a seat.
    pub fn next_game(&self) -> Option<NextGame> {
        match self.member() {
            Some(member) => member.view()?.next.clone(),
            None => self.next_for_others(),
        }
    }

    /// Choices in the lobby, as pages elsewhere see them while no match is on the table.
    pub(crate) fn next_for_others(&self) -> Option<NextGame> {
        if self.screen.played().is_some() {
            return None;
        }
        let game = self.lobby.game;
        let on_map = self.lobby.def().on_map;
        let sitting = self.lobby.sitting().into_iter();
        Some(NextGame {
            game: game.as_str().into(),
            map: on_map.then(|| self.lobby.map.id().into()),
            chosen: self.lobby.chosen(game).to_vec(),
            seats: sitting
                .map(|seat| NextSeat {
                    seat,
                    is_here: !seat.is_remote() || self.is_here(seat.place),
                })
                .collect(),
        })
    }
}
