//! The table's room: seats on offer to phones and far players, their wishes, and their views.

use rand_chacha::rand_core::Rng;

use crate::input::{Effect, SocketEvent};
use crate::mirror::place_words;
use crate::overlay::{Invitation, Overlay, Question};
use crate::room::message::{FairView, Opened};
use crate::room::table_room::Viewer;
use crate::room::{
    Holding, Membership, RoomSign, SeatAddress, TableRoom, TableView, Wish, address, sheet,
};
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::sound::Sound;
use base::table::Station;
use base::words::{self, Message};
use scene::RoomTarget;
use session::{Actor, Command, Controller, Revision, Seat, SeatAssignment, Session};

/// So long a seat says that it has been left.
const LEFT_NOTE: Millis = Millis::new(6_000.0);

/// Returns true if the results of a round are read, and another one comes.
fn is_between_rounds(session: &Session) -> bool {
    session.to_act().is_none() && !session.is_finished()
}

impl State {
    /// Reopens the saved room, as soon as there is a host.
    pub(crate) fn reopen_room(&mut self) {
        if self.house.outside.has_relay() {
            self.elsewhere.reopen();
        }
    }

    /// Returns true if seats can be played from elsewhere. A host must relay, and others must reach it.
    pub fn offers_rooms(&self) -> bool {
        let can = self.elsewhere.makes_keys() && self.house.outside.address_for_others().is_some();
        can && self.situation().takes_guests()
    }

    /// Returns the room of this table, if it has one.
    pub fn room(&self) -> Option<&TableRoom> {
        self.elsewhere.room()
    }

    /// The address by which the seat at a place is claimed; without a place that by which one looks on. `None` if
    /// it is not offered.
    pub fn seat_link(&self, place: Option<Station>) -> Option<String> {
        let room = self.room()?;
        let pass = match place {
            Some(place) => room.pass(place)?,
            None => room.watch_pass()?,
        };
        let seat = SeatAddress {
            code: room.code(),
            pass: pass.clone(),
        };
        Some(format!(
            "{}#{}{seat}",
            self.house.outside.address_for_others()?,
            address::KEY
        ))
    }

    /// Holder of the seat at a place; `None` if it is not offered.
    pub fn holding(&self, place: Station) -> Option<Holding> {
        self.room()?.holding(place, self.now)
    }

    /// Returns true if a phone at this table holds the seat at a place.
    pub fn is_on_phone(&self, place: Station) -> bool {
        let is_near = self.room().is_some_and(|room| !room.is_far(place));
        is_near && !matches!(self.holding(place), None | Some(Holding::Nobody))
    }

    /// Returns true if the sheet about a phone is open at a place.
    pub fn phone_sheet_is_open(&self, place: Station) -> bool {
        self.elsewhere.sheet_is_open(place)
    }

    /// Returns true if a person far away is connected at a place where the computer still plays.
    pub fn waits_for_far(&self, place: Station) -> bool {
        let far = self.room().is_some_and(|room| room.is_far(place));
        let computer = self
            .seat_of(place)
            .is_some_and(|seat| seat.computer().is_some());
        far && computer && self.holding(place) == Some(Holding::Here)
    }

    /// Returns the seconds for which a far player has been on turn at a place; `None` if another player is on turn.
    pub fn far_thinks(&self, place: Station) -> Option<i64> {
        let table = self.screen.played()?;
        let (seat, since) = table.far_turn()?;
        let is_theirs = table.session().seats()[seat].place == place;
        is_theirs.then_some(((self.now - since) / Millis::SECOND) as i64)
    }

    /// A button about those who are elsewhere.
    pub(crate) fn press_room(&mut self, target: RoomTarget, out: &mut Vec<Effect>) {
        match target {
            RoomTarget::Invite if self.awaits_friends() => self.invite_friends(),
            RoomTarget::Invite => self.invite(None),
            RoomTarget::StopWaiting => self.stop_waiting(),
            RoomTarget::Link(place) => self.invite(place),
            RoomTarget::Copy => {
                if let Some(&Overlay::Invite(Invitation { place, .. })) = self.overlays.sheet() {
                    out.extend(self.seat_link(place).map(Effect::Copy));
                }
            }
            RoomTarget::Send => {
                if let Some(&Overlay::Invite(Invitation { place, .. })) = self.overlays.sheet() {
                    out.extend(self.seat_link(place).map(Effect::Send));
                }
            }
            RoomTarget::TryAgain => self.try_table_again(),
            RoomTarget::Leave => self.overlays.ask_first(Question::LeaveSeat),
        }
    }

    /// Opens the sheet of invitations with the link to a seat, or to look on.
    pub(crate) fn invite(&mut self, place: Option<Station>) {
        match place {
            Some(place) => self.elsewhere.offer(place, true),
            None => self.elsewhere.offer_watching(),
        }
        let copied = None;
        self.overlays
            .open(Overlay::Invite(Invitation { place, copied }));
    }

    /// Returns the seats to which people elsewhere can be invited: those of computers and of far players.
    pub fn invitable(&self) -> Vec<SeatAssignment> {
        let Some(table) = self.screen.played() else {
            let sitting = self.lobby.sitting().into_iter();
            return sitting.filter(SeatAssignment::is_remote).collect();
        };
        let seats = table.session().seats().iter();
        seats.filter(|seat| !seat.is_person()).copied().collect()
    }

    /// Copies the link on the sheet at a seat. That sheet shows the result.
    pub(crate) fn copy_link_at(&mut self, place: Station, out: &mut Vec<Effect>) {
        self.elsewhere.copies_link_at(place);
        out.extend(self.seat_link(Some(place)).map(Effect::Copy));
    }

    /// Announces the text of the sheet at a place, and its seat.
    fn say_phone_sheet(&mut self, place: Station) {
        let Some(seat) = self.seat_of(place) else {
            return;
        };
        let whose = words::mirror_seat(seat.colour.name(), place_words(place));
        let told = sheet::tell(self, place).words;
        let words = Message::sentences([words::mirror_here(whose), told]);
        self.speech.say(words);
    }

    /// Opens the sheet about a phone at a place, or closes it.
    pub(crate) fn toggle_phone(&mut self, place: Station) {
        if self.elsewhere.toggle_sheet(place) {
            let far = self.seat_of(place).is_some_and(|seat| seat.is_remote());
            self.elsewhere.offer(place, far);
            self.say_phone_sheet(place);
        }
    }

    /// The seat at a place is not offered any more: its list is here again.
    pub(crate) fn withdraw_seat(&mut self, place: Station, out: &mut Vec<Effect>) {
        self.elsewhere.close_sheet(place);
        if let Some(room) = self.elsewhere.room_mut() {
            room.withdraw(place, out);
        }
    }

    /// Player at a place, in the match or, before it, in the lobby.
    pub fn seat_of(&self, place: Station) -> Option<SeatAssignment> {
        let lobby = || self.lobby.sitting();
        let seats = match (self.screen.played(), self.waiting()) {
            (Some(table), _) => table.session().seats().to_vec(),
            // A person who sits down in the lobby has an own seat there, not that of a game which waits.
            (None, Some(waiting)) => lobby().into_iter().chain(waiting.sitting()).collect(),
            (None, None) => lobby(),
        };
        seats.into_iter().find(|seat| seat.place == place)
    }

    /// The seed of the next deal, if it comes from all who hold seats elsewhere.
    pub(crate) fn fair_seed(&mut self) -> Option<u64> {
        self.elsewhere.room_mut()?.deal()
    }

    /// Prepares the deal of a round from the contributions of all seats held elsewhere. Even without any it uses a
    /// new seed, because the last round's seed is public now.
    pub(crate) fn prepare_deal(&mut self) {
        let is_dealt =
            |session: &Session| session.game().has_secrets() && is_between_rounds(session);
        if !self.elsewhere.has_room() || !self.session().is_some_and(is_dealt) {
            return;
        }
        let seed = self.fair_seed();
        let seed = seed.unwrap_or_else(|| self.chance.next_u64());
        if let Some(table) = self.screen.table_mut() {
            table.reseed(seed);
        }
    }

    /// Something has happened to the page's socket.
    pub(crate) fn socket(&mut self, event: SocketEvent, out: &mut Vec<Effect>) {
        if self.is_member() {
            return self.member_socket(event, out);
        }
        let now = self.now;
        let Some(room) = self.elsewhere.room_mut() else {
            return;
        };
        let wish = match event {
            SocketEvent::Opened => {
                room.opened(now, out);
                None
            }
            SocketEvent::Closed { replaced } => {
                room.closed(now, replaced);
                None
            }
            SocketEvent::Frame(bytes) => room.frame(&bytes, now, out),
        };
        if let Some(wish) = wish {
            self.fulfil(wish, out);
        }
    }

    /// Carries out a wish from elsewhere, if its sender may do that now.
    fn fulfil(&mut self, wish: Wish, out: &mut Vec<Effect>) {
        // A player on a phone is here. A page that only asks for a seat may belong to anyone.
        if !matches!(wish, Wish::Asks(_)) {
            self.kiosk.touched = self.now;
        }
        match wish {
            Wish::Do(place, seen, command) => {
                if self.may_act_at(place, seen) {
                    self.obey(place, command, out);
                } else {
                    self.elsewhere.show_again_at(place);
                }
            }
            Wish::Finish(place, seen) => {
                if let Some(seat) = self.session().and_then(|session| session.seat_at(place))
                    && self.may_act_at(place, seen)
                {
                    self.finish(seat, Actor::Remote(seat), out);
                } else {
                    self.elsewhere.show_again_at(place);
                }
            }
            Wish::Ready(place) => {
                if self.played_session().is_some_and(is_between_rounds) {
                    self.be_ready(place, out);
                }
            }
            Wish::Came { place, first } => self.has_come(place, first, out),
            Wish::Asks(place) => {
                out.push(Effect::Sound(Sound::Turn, Some(place)));
                self.say_phone_sheet(place);
            }
            Wish::Left(place) => self.has_left(place, out),
        }
    }

    /// Returns true if the page at a place may act. It must have seen the current revision, and no moment may hold
    /// the table still.
    fn may_act_at(&self, place: Station, seen: Revision) -> bool {
        let session = self.played_session().filter(|_| !self.holds_still());
        session
            .is_some_and(|session| session.revision() == seen && session.seat_at(place).is_some())
    }

    /// Carries out a command of a page elsewhere. The table shows no refusal, and that page gets the view again.
    fn obey(&mut self, place: Station, command: Command, out: &mut Vec<Effect>) {
        let seat = self.session().and_then(|session| session.seat_at(place));
        let Some(seat) = seat else { return };
        if self.perform(Actor::Remote(seat), command, out).is_err() {
            self.elsewhere.show_again_at(place);
        }
    }

    /// Reacts to a page that has taken a seat, and closes the list that is open here. At its first visit a far
    /// player takes over from the computer. At a later one the table may have given them up, and decides.
    fn has_come(&mut self, place: Station, first: bool, out: &mut Vec<Effect>) {
        self.elsewhere.close_sheet(place);
        out.push(Effect::Sound(Sound::Chuff, Some(place)));
        let far = self.room().is_some_and(|room| room.is_far(place));
        // While a linked game is on the screen, the table's own match is behind it.
        let is_own = self.linked_game().is_none();
        let Some(table) = self.screen.table_mut().filter(|_| is_own) else {
            return;
        };
        let Some(seat) = table.session().seat_at(place) else {
            return;
        };
        table.set_open(seat, false);
        if far && first && table.session().seats()[seat].computer().is_some() {
            let _ = self.apply(
                Actor::Table,
                Command::Control(seat, Controller::Remote),
                out,
            );
        }
    }

    /// Reacts to a holder who has left the seat. The table stops waiting for a far player who has left.
    fn has_left(&mut self, place: Station, out: &mut Vec<Effect>) {
        out.push(Effect::Sound(Sound::Steam, Some(place)));
        let far = self.room().is_some_and(|room| room.is_far(place));
        let said = match self.seat_of(place) {
            Some(seat) if far => words::room_left(seat.colour.name()),
            Some(_) | None => words::member_closed(),
        };
        self.speech.say(said.clone());
        match self.played_session().is_some_and(is_between_rounds) && far {
            true => self.be_ready(place, out),
            false => self.speech.note_until(place, said, self.now + LEFT_NOTE),
        }
    }

    /// Keeps the room up to date: withdraws seats that no player can hold any more, and sends changes to all
    /// members.
    pub(crate) fn attend_room(&mut self, out: &mut Vec<Effect>) {
        if self.is_member() {
            return self.attend_member(out);
        }
        let now = self.now;
        if let Some(table) = self.screen.table_mut() {
            table.watch_turn(now);
        }
        self.attend_friends(out);
        if self.room().is_none() || self.kiosk.read.is_none() {
            return;
        }
        self.withdraw_the_left(out);
        let sign = self.room_sign();
        let next = sign.next.clone();
        let is_news = self.elsewhere.is_news(sign);
        let Some(mut room) = self.elsewhere.take_room() else {
            return;
        };
        if is_news {
            room.show_again();
        }
        room.pass_time(now, out);
        let deals = (room.next_deal(), room.opened_deal());
        let load = room.load();
        room.show(
            now,
            |viewer| TableView {
                next: next.clone(),
                ..self.view_for(viewer, &deals, load)
            },
            out,
        );
        let is_looked_at = matches!(self.overlays.sheet(), Some(Overlay::Invite(_)))
            || self.elsewhere.has_open_sheet();
        let ends = room.is_idle() && !is_looked_at;
        if ends {
            room.end(out);
        }
        self.elsewhere.put_room((!ends).then_some(room));
    }

    /// Withdraws the seats of people who have gone. Computers' seats may wait for a far player.
    fn withdraw_the_left(&mut self, out: &mut Vec<Effect>) {
        for place in Station::ALL {
            let Some(room) = self.room() else { return };
            if room.pass(place).is_none() {
                continue;
            }
            let far = room.is_far(place);
            let stays = self.seat_of(place).is_some_and(|seat| match far {
                true => !seat.is_person(),
                false => seat.is_person(),
            });
            if !stays {
                self.withdraw_seat(place, out);
            }
        }
        for place in Station::ALL {
            let sits = self.seat_of(place).is_some_and(|seat| seat.is_human());
            if !sits || !self.offers_rooms() {
                self.elsewhere.close_sheet(place);
            }
        }
    }

    fn room_sign(&self) -> RoomSign {
        let table = self.screen.played();
        let session = table.map(|table| table.session());
        RoomSign {
            revision: session.map(Session::revision),
            seats: session.map_or(Vec::new(), |session| session.seats().to_vec()),
            terms: session.map(|session| session.terms().by_the_second()),
            ready: table.map_or(Vec::new(), |table| table.ready.seats().to_vec()),
            colours: Station::ALL.map(|place| self.seat_of(place).map(|seat| seat.colour)),
            next: self.next_for_others(),
        }
    }

    /// Returns the view for a page elsewhere.
    fn view_for(&self, viewer: Viewer, deals: &(FairView, Option<Opened>), load: u64) -> TableView {
        let table = self.screen.played();
        let is_over = table.is_some_and(|table| table.session().to_act().is_none());
        // Only where chance deals.
        let is_dealt = match table {
            Some(table) => table.session().game().has_secrets(),
            None => self.lobby.def().on_map,
        };
        // A match that came otherwise was not dealt from what was given before it.
        let seed = deals.1.as_ref().map(Opened::seed);
        let is_ours = table
            .zip(seed)
            .is_some_and(|(table, seed)| table.session().game().was_dealt_from(seed) == Some(true));
        let place = match viewer {
            Viewer::Seat(place) => Some(place),
            Viewer::Watcher => None,
        };
        let view = |table: &TableScreen| {
            let seat = match place {
                Some(place) => Some(table.session().seat_at(place)?),
                None => None,
            };
            Some(table.session().seen_by(seat).by_the_second())
        };
        TableView {
            colour: place
                .and_then(|place| self.seat_of(place))
                .map(|seat| seat.colour),
            session: table.and_then(view),
            next: None,
            asks: None,
            ready: table.map_or(Vec::new(), |table| table.ready.seats().to_vec()),
            deal: place.filter(|_| is_dealt).map(|_| deals.0.clone()),
            opened: deals.1.clone().filter(|_| is_dealt && is_over && is_ours),
            facts: Vec::new(),
            load,
        }
    }

    /// Returns the time of the room's next message or question, on the inputs' clock.
    pub(crate) fn room_wakes_at(&self) -> Option<Millis> {
        let member = self.member().and_then(Membership::wakes_at);
        let room = self.room().filter(|_| self.kiosk.read.is_some());
        let room = room.map(|room| room.wakes_at(self.now));
        // The table shows the seconds of a far player's turn.
        let second = |(_, since): (Seat, Millis)| {
            let gone = ((self.now - since) / Millis::SECOND).floor();
            since + Millis::SECOND * (gone + 1.0)
        };
        let table = self.screen.played().filter(|_| !self.is_member());
        let thinks = table.and_then(TableScreen::far_turn).map(second);
        member
            .into_iter()
            .chain(room)
            .chain(thinks)
            .chain(self.elsewhere.begins_at())
            .reduce(Millis::min)
    }
}
