//! Layout of the screen, by the window and people's choice, and the zoom of a board on an own screen.

use crate::contacts::{Contact, Gesture};
use crate::input::{ContactId, Effect};
use crate::layout::{Layout, Looking, OwnScreen, Window};
use crate::screen::Screen;
use crate::state::State;
use crate::table::{Asked, BoardSquare, TableScreen};
use crate::wheel;
use base::table::{Rotation, Station};
use base::words;
use rules::{Cell, GameId};
use scene::{Camera, Frame, Look, Point, Scrolled, Size, Slider, Target, target};
use session::{Seat, Session};

/// Factor by which one press of a button enlarges the board.
const STEP: f32 = 1.5;

impl State {
    /// Layout of the screen. A kiosk is a table.
    pub fn layout(&self) -> Layout {
        match (self.is_kiosk(), self.is_member()) {
            (_, true) => Layout::Own,
            (true, false) => Layout::Table,
            (false, false) => self.house.viewing.layout(),
        }
    }

    /// The stage on which all is laid out.
    pub fn stage(&self) -> Size {
        self.layout()
            .stage(self.house.viewing.window(), self.house.viewing.text())
    }

    /// The parts of an own screen, while a session is on it.
    pub fn own_screen(&self) -> Option<OwnScreen> {
        let table = self.table().filter(|_| self.layout() == Layout::Own)?;
        let screen = self.game_screen(table);
        let high = screen.own_sheet(self, table);
        let whole = OwnScreen::of(self.stage(), high);
        let folding = screen.own_fold(self, table);
        Some(match folding.filter(|fold| whole.is_cramped(fold.least)) {
            Some(fold) => {
                let open = self.house.viewing.is_unfolded().then_some(high);
                OwnScreen::of(self.stage(), fold.high).folding(open)
            }
            None => whole,
        })
    }

    /// Camera that shows the board of the session.
    pub fn camera(&self) -> Camera {
        match self.own_screen().zip(self.table()) {
            Some((own, table)) => self.looking(own, table).camera(world(table), own.board),
            None => Camera::default(),
        }
    }

    /// Returns the seat on an own screen: that of the person on turn, or else that of the person who is next. A
    /// person with an open question goes first.
    pub fn viewer(&self) -> Option<Seat> {
        let session = self.session()?;
        let seats = session.seats();
        if let Some(course) = self.course() {
            return Some(course.seat);
        }
        let from = session.to_act().unwrap_or(0);
        // A person with a proposal from a neighbour answers first. At the end it is the player with the offer of a
        // head start.
        let is_asked = |seat: &Seat| {
            let asked = self.table().and_then(|table| table.asked(*seat));
            let is_over = session.is_finished() && seats.len() == 2;
            seats[*seat].is_person()
                && (matches!(asked, Some(Asked::Proposal(_)))
                    || is_over && self.offers_ahead_again(*seat))
        };
        if let Some(asked) = (0..seats.len()).find(is_asked) {
            return Some(asked);
        }
        let mut clockwise = (0..seats.len()).map(|by| (from + by) % seats.len());
        let person = clockwise.find(|&seat| seats[seat].is_person());
        person.or(Some(from))
    }

    /// Returns the words that call the person before this screen, while it is their turn.
    pub fn call(&self) -> Option<String> {
        let plays = self.layout() == Layout::Own && !self.only_looks();
        let session = self.session().filter(|_| plays)?;
        session.person_to_act()?;
        let turn = self.say(words::sheet_your_turn());
        Some(format!(
            "{turn} \u{2013} {}",
            self.games.get(session.id()).title
        ))
    }

    /// Returns true if a place belongs to the only person at an own screen. No other player sees it, so its cities
    /// are always open.
    pub fn is_own_hand(&self, place: Station) -> bool {
        let alone = |table: &TableScreen| {
            let session = table.session();
            let mut people = session.seats().iter().filter(|seat| seat.is_person());
            let alone = people.next().is_some_and(|person| person.place == place);
            alone && people.next().is_none() && session.to_act().is_some()
        };
        self.layout() == Layout::Own
            && self.linked_game().is_none()
            && self.table().is_some_and(alone)
    }

    pub(crate) fn window_is(&mut self, window: Window) {
        let before = self.stage();
        self.house.viewing.window_is(window);
        self.relay_from(before);
    }

    /// The other layout from now on.
    pub(crate) fn change_layout(&mut self) {
        self.wish(Some(match self.layout() {
            Layout::Table => Layout::Own,
            Layout::Own => Layout::Table,
        }));
    }

    /// Takes a person's choice of layout; `None` follows the window.
    pub(crate) fn wish(&mut self, wish: Option<Layout>) {
        let before = self.stage();
        self.house.viewing.wish(wish);
        self.relay_from(before);
    }

    /// Resets gestures and zoom after a change of the stage, because everything has moved under the fingers.
    fn relay_from(&mut self, before: Size) {
        if self.stage() != before {
            self.hands.contacts.rest();
            self.house.viewing.forget_sight();
            self.zoom(Point::default(), Point::default(), 1.0);
        }
        match self.layout() {
            Layout::Own => self.overlays.rotation = Rotation::R0,
            Layout::Table if before != Size::TABLE => self.lobby.open_for_all(),
            Layout::Table => {}
        }
    }

    /// Updates what depends on the layout: the rotation of boards, their area, and the seats in an own screen's
    /// lobby.
    pub(crate) fn keep_layout(&mut self, out: &mut Vec<Effect>) {
        self.keep_text();
        let own = self.layout() == Layout::Own;
        // The controls of a linked game move from place to place.
        let crowded = self.linked_game().is_some();
        if let Some(table) = self.screen.table_mut() {
            let before = (table.upright, table.crowded);
            (table.upright, table.crowded) = (own, crowded);
            if before != (own, crowded) {
                self.screen.with_review(|_, _| {});
            }
        }
        if own {
            self.follow();
            self.keep_sight();
        }
        if own && matches!(self.screen, Screen::Lobby) {
            self.lobby.open_for_one();
        }
        self.keep_map_reader(out);
        self.keep_letters();
    }

    /// Words get the size that the settings say, once no finger is on the slider: it would move away from it.
    fn keep_text(&mut self) {
        let text = self.house.settings.get(Slider::Text) as f32 / 4.0;
        let slides = |contact: &Contact| matches!(contact.gesture, Gesture::Sliding(_));
        if self.house.viewing.text() != text && !self.hands.contacts.iter().any(slides) {
            let before = self.stage();
            self.house.viewing.text_is(text);
            self.relay_from(before);
        }
    }

    /// Follows a new turn. Open cities are hidden from the next player. The own hub is in sight, with what others
    /// have built since that person's last turn.
    fn follow(&mut self) {
        let Some(now) = self.session().map(Session::revision) else {
            self.house.viewing.look(None);
            self.house.viewing.forget_sight();
            return;
        };
        if !self.house.viewing.follow(now) {
            return;
        }
        if let Some(table) = self.screen.table_mut() {
            table.close_lists();
            table.log.hide();
        }
        self.house.viewing.scroll_to(Scrolled::Log, 0.0);
        let Some(table) = self.table() else { return };
        let session = table.session();
        let people = session.seats().iter().filter(|seat| seat.is_person());
        // Where the last person has looked may tell the next one of cities.
        if session.on_map() && people.count() > 1 {
            self.house.viewing.look(None);
        }
        let Some(table) = self.table() else { return };
        if let Some(person) = table.session().person_to_act() {
            let news = self.game_screen(table).news(table, person);
            self.bring_into_sight(&news);
        }
    }

    /// An own screen looks at points of the board, if they are not in sight already.
    pub(crate) fn bring_into_sight(&mut self, points: &[Point]) {
        let Some((own, table)) = self.own_screen().zip(self.table()) else {
            return;
        };
        let looking = self.looking(own, table);
        let shown = looking.with(points, world(table), own.board);
        if shown != looking {
            self.house.viewing.look(Some(shown));
        }
    }

    /// Chooses a game in the lobby. On an own screen a game for fewer players removes the rest of the seats itself.
    pub(crate) fn choose_game(&mut self, game: GameId) {
        let before = std::mem::replace(&mut self.lobby.game, game);
        match self.layout() {
            Layout::Own => self.lobby.fit(),
            Layout::Table if before != game => self.lobby.look.leave_game(before, self.now),
            Layout::Table => {}
        }
    }

    pub(crate) fn look(&mut self, look: Look) {
        let Some(own) = self.own_screen() else { return };
        let centre = own.board.centre();
        match look {
            Look::Nearer => self.zoom(centre, centre, STEP),
            Look::Farther => self.zoom(centre, centre, 1.0 / STEP),
            Look::Whole => {
                let whole = |table| Looking::at_first(world(table), own.board, false);
                self.house.viewing.look(self.table().map(whole));
            }
        }
    }

    /// Returns true if a wheel moves the board at a point, or the world of the workshop. On anything above the board the browser handles the
    /// wheel.
    pub fn has_board_at(&self, at: Point) -> bool {
        let room = self.own_screen().map(|own| own.board);
        let under = target::at(self.hands.shown.targets(), at);
        let on_board = room.is_some_and(|room| room.holds(at))
            && matches!(under, None | Some(Target::Board(_)));
        on_board || self.has_world_at(at)
    }

    /// Returns whether fingers that spread are the browser's own, which makes the page larger: wherever no board of
    /// this screen takes them. At a table they may be different people's.
    pub fn leaves_pinches(&self) -> bool {
        let has_board = self.own_screen().is_some() && self.overlays.is_empty();
        let has_board = has_board || self.moves_world();
        self.layout() == Layout::Own && !self.is_kiosk() && !has_board
    }

    /// A wheel that turns over the board makes it larger or smaller, or moves it.
    pub(crate) fn wheel(&mut self, from: Point, to: Point, factor: f32) {
        if self.has_world_at(from) {
            self.wheel_world(from, to, factor);
        } else if self.has_board_at(from) {
            self.zoom(from, to, factor);
        } else {
            let areas = self.hands.shown.scrolls();
            self.house
                .viewing
                .scroll_at(areas, from, wheel::notch(factor));
        }
    }

    /// Moves a point of the board to another place of its frame, and enlarges all by a factor.
    pub(crate) fn zoom(&mut self, from: Point, to: Point, factor: f32) {
        let Some((own, table)) = self.own_screen().zip(self.table()) else {
            return;
        };
        let looking = self.looking(own, table);
        let factor = if factor.is_finite() { factor } else { 1.0 };
        let moved = looking.moved(world(table), own.board, from, to, factor);
        if moved != looking {
            self.house.viewing.look(Some(moved));
        }
    }

    /// Returns true if a finger that slides off a cell pans the board. The board must be zoomed in, with nothing to
    /// pick up on the cell.
    pub(crate) fn pans_from(&self, cell: Cell) -> bool {
        let Some((own, table)) = self.own_screen().zip(self.table()) else {
            return false;
        };
        let carries = table.board().is_some_and(|board| board.play.picks_up(cell));
        self.looking(own, table).zoom > 1.0 && !carries
    }

    /// A finger moves the board; with a second one it also makes it larger or smaller.
    pub(crate) fn pan(&mut self, id: ContactId, from: Point, to: Point) {
        let other = self
            .hands
            .contacts
            .panning()
            .find(|(other, _)| *other != id);
        match other {
            None => self.zoom(from, to, 1.0),
            Some((_, other)) => {
                let factor = other.distance(to).max(1.0) / other.distance(from).max(1.0);
                self.zoom(other.towards(from, 0.5), other.towards(to, 0.5), factor);
            }
        }
    }
}

/// Returns the part of a table that a session's board covers.
pub(super) fn world(table: &TableScreen) -> Frame {
    match table.loaded_map() {
        Some(map) => map.frame,
        None => BoardSquare::SMALL.labelled(),
    }
}
