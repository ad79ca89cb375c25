//! A page that holds a seat at a table elsewhere, or watches. It shows the table's views, and sends its person's
//! commands. It saves nothing of that match, and keeps this machine's own saves.

use crate::input::{Effect, SocketEvent};
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::overlay::{Overlay, Question};
use crate::room::{Membership, Said, SeatAddress, Standing};
use crate::screen::Screen;
use crate::state::State;
use crate::table::TableScreen;
use base::sound::Sound;
use base::table::PlayerColour;
use base::words;
use rules::maps::MapId;
use session::cabinet::OnMap;
use session::{Actor, Command, Fact, Refused, Session, SessionView, ViewError};

impl State {
    /// The page that holds a seat elsewhere, if this is one.
    pub fn member(&self) -> Option<&Membership> {
        self.elsewhere.member()
    }

    /// Returns true if this page holds a seat elsewhere.
    pub(crate) fn is_member(&self) -> bool {
        self.member().is_some()
    }

    /// The colour of the seat that this page holds elsewhere, as long as it is in.
    pub fn held_seat(&self) -> Option<PlayerColour> {
        let member = self.member()?;
        let view = member.view().filter(|_| member.standing() == Standing::In);
        view?.colour
    }

    /// Returns true if this page only looks on, and has no player.
    pub fn is_watching(&self) -> bool {
        let view = self.member().and_then(Membership::view);
        view.is_some_and(|view| view.colour.is_none())
    }

    /// Returns true if the game on the screen is for looking only. It came by a link, or the page watches it.
    pub fn only_looks(&self) -> bool {
        self.linked_game().is_some() || self.is_watching()
    }

    /// Returns true if the page cannot reach the table at which its seat is.
    pub fn is_cut_off(&self) -> bool {
        self.member().is_some_and(|member| !member.is_connected())
    }

    /// Opens the address of a seat, with the key that this page once got for it.
    pub(crate) fn open_seat(&mut self, text: &str, key: Option<[u8; 32]>) {
        let chance = self.elsewhere.chance();
        match (text.parse::<SeatAddress>(), chance) {
            (Ok(address), Some(chance)) => {
                self.elsewhere
                    .be_member(Membership::new(address, key, chance));
                self.house.viewing.wish(Some(Layout::Own));
                self.screen = Screen::Member;
                self.overlays.close_sheet();
                self.hands.contacts.rest();
            }
            (Err(_), _) | (_, None) => self.overlays.complain(words::fault_seat_link()),
        }
    }

    /// Something has happened to the socket of a page that holds a seat.
    pub(crate) fn member_socket(&mut self, event: SocketEvent, out: &mut Vec<Effect>) {
        let now = self.now;
        let Some(member) = self.elsewhere.member_mut() else {
            return;
        };
        match event {
            SocketEvent::Opened => member.opened(now, out),
            SocketEvent::Closed { .. } => member.closed(now),
            SocketEvent::Frame(bytes) => {
                if member.frame(&bytes, now, out) {
                    self.elsewhere.view_came();
                }
            }
        }
    }

    /// Keeps the connection, and shows what has come.
    pub(crate) fn attend_member(&mut self, out: &mut Vec<Effect>) {
        let now = self.now;
        if let Some(member) = self.elsewhere.member_mut() {
            member.pass_time(now, out);
        }
        self.show_member_view(out);
        self.ask_to_hand_over();
    }

    /// Asks the holder of the seat whether another page may have it, if the table asks.
    fn ask_to_hand_over(&mut self) {
        let view = self.member().and_then(Membership::view);
        let asks = view.and_then(|view| view.asks);
        let asks = asks.filter(|_| self.held_seat().is_some());
        let sheet = self.overlays.sheet();
        let is_open = matches!(sheet, Some(Overlay::Question(Question::HandOver(_))));
        match (asks, sheet) {
            (Some(far), None) if self.elsewhere.is_asked(true) => {
                self.overlays.ask_first(Question::HandOver(far));
            }
            (Some(_), _) => {}
            (None, _) => {
                self.elsewhere.is_asked(false);
                if is_open {
                    self.overlays.close_sheet();
                }
            }
        }
    }

    fn show_member_view(&mut self, out: &mut Vec<Effect>) {
        let Some(view) = self.elsewhere.view_to_show().cloned() else {
            return;
        };
        let Some(session) = &view.session else {
            self.elsewhere.view_is_shown();
            self.lobby.evening.before = self.last_revision();
            self.screen = Screen::Member;
            // Its picture is on the screen meanwhile, and the match finds the map here.
            let map = view.next.and_then(|next| next.map);
            if let Some(map) = map.as_deref().and_then(MapId::with_id) {
                self.library.fetch_map(map, out);
            }
            return;
        };
        let map = session.map();
        if let Some(map) = map.filter(|_| self.elsewhere.asks_for_map()) {
            self.library.fetch_map(map, out);
        }
        let loaded = map.and_then(|map| self.library.map(map)).cloned();
        let opened = match &loaded {
            Some(Loadable::Coming) => return,
            Some(Loadable::Here(loaded)) => {
                let on_map = map.map(|id| OnMap {
                    id,
                    rails: &loaded.rails,
                });
                self.opened(session, on_map)
            }
            // The next view, or a new connection to the table, requests the map again.
            Some(Loadable::Broken(why)) => {
                self.elsewhere.view_is_shown();
                return self.overlays.complain(why.clone());
            }
            None => self.opened(session, None),
        };
        self.elsewhere.view_is_shown();
        let loaded = loaded.as_ref().and_then(Loadable::here);
        match opened {
            Ok(session) if self.is_same_match(&session) => {
                let facts = view.facts_of(session.seats().len());
                self.replace_session(session, facts, out);
            }
            Ok(session) => {
                self.put(TableScreen::new(session, loaded), out);
                // People who have waited may look elsewhere.
                out.push(Effect::Sound(Sound::Chuff, None));
            }
            Err(ViewError::NoSuchGame | ViewError::Damaged) => {
                self.overlays.complain(words::fault_seat_view());
            }
        }
        if let Some(table) = self.screen.table_mut() {
            table.ready.are(&view.ready);
        }
    }

    fn opened(&self, view: &SessionView, map: Option<OnMap<'_>>) -> Result<Session, ViewError> {
        view.open(self.games, map)
    }

    fn is_same_match(&self, session: &Session) -> bool {
        self.session().is_some_and(|shown| {
            let place = |session: &Session| (session.id(), session.game().map());
            let goes_on = !shown.is_finished() || session.is_finished();
            let seats = shown.seats().len() == session.seats().len();
            place(shown) == place(session) && seats && goes_on
        })
    }

    /// Replaces the match on the screen with a newer version. The results of the last command look as at the table,
    /// but undone links do not travel back. Without them, sounds tell a person who looks away what matters.
    fn replace_session(&mut self, session: Session, facts: Vec<Fact>, out: &mut Vec<Effect>) {
        let acts = session.person_to_act().is_some();
        let rests = session.to_act().is_none();
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        let before = table.replace(session);
        let begins = acts && !before.revision().same_turn(table.session().revision());
        let ends = rests && before.to_act().is_some();
        if ends {
            table.close_lists();
            table.stop_asking();
        }
        // The table has continued, so the review is over.
        if !rests {
            table.review = None;
        }
        let tells_end = |fact: &Fact| matches!(fact, Fact::RoundEnded | Fact::Finished);
        let ends = ends && !facts.iter().any(tells_end);
        let begins = begins && !matches!(facts[..], [Fact::Committed(_)]);
        let heard = match (ends, begins) {
            (true, _) => Some(Sound::Steam),
            (false, true) => Some(Sound::Turn),
            (false, false) => None,
        };
        out.extend(heard.map(|sound| Effect::Sound(sound, None)));
        if !facts.is_empty() {
            return self.show_facts(facts, out);
        }
        let screen = self.table().map(|table| self.game_screen(table));
        if let (Some(screen), Some(table)) = (screen, self.screen.table_mut()) {
            table.note(screen, &[]);
        }
    }

    /// Sends a command to the table, if the own seat may give it as far as this page knows.
    pub(crate) fn ask_table(
        &mut self,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        let member = self.member().ok_or(Refused::NotOffered)?;
        let viewer = member
            .view()
            .and_then(|view| view.session.as_ref()?.viewer());
        let seat = match (by, viewer) {
            (Actor::Table, Some(seat)) => seat,
            (Actor::Person(seat), Some(own)) if seat == own => seat,
            _ => return Err(Refused::NotYourSeat),
        };
        if !command.is_for_one_seat() {
            return Err(Refused::NotOffered);
        }
        let session = self.session().ok_or(Refused::NotOffered)?;
        let seen = session.revision();
        session.check(Actor::Person(seat), [command.clone()])?;
        let member = self.elsewhere.member_mut().ok_or(Refused::NotOffered)?;
        match member.ask(seen, command, out) {
            true => Ok(()),
            false => Err(Refused::CutOff),
        }
    }

    /// Sends another message to the table, for the own seat.
    pub(crate) fn tell_table(&mut self, said: &Said, out: &mut Vec<Effect>) {
        let is_told = |member: &mut Membership| member.say(said, out);
        if !self.elsewhere.member_mut().is_some_and(is_told) {
            self.refuse_cut_off(out);
        }
    }

    /// Leaves the seat at the table.
    pub(crate) fn leave_table(&mut self, out: &mut Vec<Effect>) {
        let is_told = |member: &mut Membership| member.leave(out);
        match self.elsewhere.member_mut().is_some_and(is_told) {
            true => self.hands.contacts.rest(),
            false => self.refuse_cut_off(out),
        }
    }

    /// Reports at the own seat that the table is out of reach.
    pub(crate) fn refuse_cut_off(&mut self, out: &mut Vec<Effect>) {
        let colour = self.held_seat();
        let seats = self.session().map_or(&[][..], Session::seats);
        let place = seats.iter().find(|seat| Some(seat.colour) == colour);
        let place = place.map(|seat| seat.place);
        self.refuse(place, &Refused::CutOff, None, out);
    }

    /// Returns true if the last round was dealt from the gifts of this page and all others. It returns `None` if
    /// this page had no part in it.
    pub fn deal_was_fair(&self) -> Option<bool> {
        let dealt = self.member()?.dealt_from()?;
        let session = self.session()?;
        match dealt {
            Ok(seed) => session.game().was_dealt_from(seed),
            Err(()) => Some(false),
        }
    }

    /// Tries once more to reach the table.
    pub(crate) fn try_table_again(&mut self) {
        let now = self.now;
        if let Some(member) = self.elsewhere.member_mut() {
            member.try_again(now);
        }
    }

    /// Standing of the page with its table, if it holds a seat elsewhere.
    pub fn standing(&self) -> Option<Standing> {
        self.member().map(Membership::standing)
    }
}
