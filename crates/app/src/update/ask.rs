//! Questions to the board by keys. The program answers aloud and on the screen, and moves the focus to what the
//! player looked for.

use crate::focus::Handle;
use crate::keyboard::Asks;
use crate::state::State;
use crate::table::TableScreen;
use base::words::{self, Message};
use rules::Spot;
use rules::maps::NodeId;
use scene::Target;
use session::{Seat, Session};

impl State {
    /// Answers what a key has asked while the focus is on the board.
    pub(super) fn ask(&mut self, what: Asks) {
        let Some(table) = self.asked_board() else {
            return;
        };
        let screen = self.game_screen(table);
        let answer = match what {
            Asks::LastTurns => screen.last_turns(table),
            Asks::Standings => {
                let turn = table.session().to_act();
                let who = turn.map(|seat| table.session().seats()[seat].colour.name());
                let turn = who.map(words::session_on_turn);
                screen.standings(table).into_iter().chain(turn).collect()
            }
            Asks::Around => self.around(table),
        };
        let answer = Message::sentences(answer);
        self.speech.answer(match answer.is_nothing() {
            true => words::mirror_nothing_yet(),
            false => answer,
        });
    }

    /// Returns the match whose board has the focus.
    fn asked_board(&self) -> Option<&TableScreen> {
        let is_on_board = self.hands.focus.handle.is_some_and(Handle::is_on_board);
        self.table().filter(|_| is_on_board)
    }

    /// Returns the seat whose person asks: the one on turn, or the one at this screen.
    fn asks(&self, session: &Session) -> Seat {
        let viewer = || self.viewer().unwrap_or(self.hands.walkers.last());
        session.person_to_act().unwrap_or_else(viewer)
    }

    /// Describes the surroundings of the focus.
    fn around(&self, table: &TableScreen) -> Vec<Message> {
        let screen = self.game_screen(table);
        match self.hands.focus.handle {
            Some(Handle::Target(Target::Board(Spot::Cell(cell)))) => {
                screen.around(table, Spot::Cell(cell))
            }
            Some(Handle::Walk(node)) => screen.around(table, Spot::Node(node)),
            _ => {
                let here = self
                    .here()
                    .map(|node| screen.around(table, Spot::Node(node)));
                here.unwrap_or_default()
            }
        }
    }

    /// Leads the focus to the next place where the player who asks has something, or where others have something.
    pub(super) fn go_to_next(&mut self, own: bool) {
        let Some(table) = self.asked_board() else {
            return;
        };
        let (session, screen) = (table.session(), self.game_screen(table));
        let me = self.asks(session);
        let seats = (0..session.seats().len()).filter(|&seat| (seat == me) == own);
        let places: Vec<Spot> = seats.flat_map(|seat| screen.places(table, seat)).collect();
        let now = match self.hands.focus.handle {
            Some(Handle::Target(Target::Board(spot @ Spot::Cell(_)))) => Some(spot),
            _ => self.here().map(Spot::Node),
        };
        let found = match places.iter().position(|&place| Some(place) == now) {
            Some(at) => places.get((at + 1) % places.len()).copied(),
            None => next_cell(&places, now).or(places.first().copied()),
        };
        match found {
            Some(Spot::Node(node)) => self.go_to(node),
            Some(spot) => self.hands.focus.handle = Some(Handle::Target(Target::Board(spot))),
            None if own => {
                let who = session.seats()[me].colour.name();
                self.speech.answer(words::mirror_has_nothing(who));
            }
            None => self.speech.answer(words::mirror_nothing_yet()),
        }
    }

    fn go_to(&mut self, node: NodeId) {
        self.hands.focus.ring = true;
        self.walk_to(node);
    }
}

/// The first of some cells behind another cell; `None` on a map.
fn next_cell(places: &[Spot], now: Option<Spot>) -> Option<Spot> {
    let Some(Spot::Cell(now)) = now else {
        return None;
    };
    let is_behind = |place: &&Spot| matches!(place, Spot::Cell(cell) if *cell > now);
    places.iter().find(is_behind).copied()
}
