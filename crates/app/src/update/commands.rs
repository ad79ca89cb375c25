//! From touches on a board to commands: the actor of each command, and the message after a refusal.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::layout::Layout;
use crate::room::Said;
use crate::screen::Screen;
use crate::state::State;
use crate::table::{Asked, TableScreen};
use base::Millis;
use base::sound::Sound;
use base::table::{Rotation, Station};
use base::words::Message;
use rules::{Cell, GameId, Spot};
use scene::{SeatTarget, Target, WorkshopTarget};
use session::{Actor, BoardPlay, Command, Refused, Revision, Seat, Session};

/// Time for which a seat's panel gives the reason of a refusal, in milliseconds.
pub(super) const NOTE_MS: Millis = Millis::new(2500.0);

/// The cell of a board for two that a refusal of a command is about.
fn touched_cell(command: &Command, board: Option<&dyn BoardPlay>) -> Option<Cell> {
    if let &Command::Drag {
        from: Spot::Cell(from),
        to: Spot::Cell(to),
    } = command
    {
        let is_stuck = board.is_some_and(|board| board.is_stuck(from));
        return Some(if is_stuck { from } else { to });
    }
    if let Command::Touch(Spot::Cell(cell)) = command {
        Some(*cell)
    } else {
        None
    }
}

impl State {
    /// Returns the game on the table, or the chosen one in the lobby.
    pub fn game_id(&self) -> GameId {
        self.session().map_or(self.lobby.game, Session::id)
    }

    /// Returns the revision that the next session on the table has to exceed.
    pub(crate) fn last_revision(&self) -> Revision {
        self.session()
            .map_or(self.lobby.evening.before, Session::revision)
    }

    /// Puts another session on the table, if there is one.
    pub(crate) fn put(&mut self, screen: Option<TableScreen>, out: &mut Vec<Effect>) {
        let Some(mut screen) = screen else { return };
        screen.recall_turns(self.game_screen(&screen));
        // A person who wants to play is here.
        if self.demonstration().is_some() {
            self.come(out);
        }
        self.lobby.evening.before = self.last_revision();
        self.screen = Screen::Table(Box::new(screen));
        self.hands.walkers.leave();
        self.hands.focus.to_board = self.hands.focus.ring;
        self.overlays.rotation = Rotation::R0;
        // Fingers on the table belong to the previous game.
        self.hands.contacts.rest();
        out.push(Effect::Sound(Sound::Whistle, None));
    }

    /// Removes the session from the table.
    pub(crate) fn clear_table(&mut self) {
        self.lobby.evening.before = self.last_revision();
        self.lobby.evening.leave(self.screen.table());
        self.screen = Screen::Lobby;
    }

    /// Applies a command to the session, and shows its results.
    pub fn apply(
        &mut self,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        if self.is_member() {
            return self.ask_table(by, command, out);
        }
        if command == Command::Continue {
            self.prepare_deal();
        }
        let Some(table) = self.screen.table_mut() else {
            return Err(Refused::NotOffered);
        };
        let screen = (self.screen_of)(table.session().id());
        let back = (command == Command::Undo).then(|| table.way_back(screen));
        let facts = table.apply(by, command)?;
        self.show_facts(facts, out);
        if let (Some(back), Some(table)) = (back, self.screen.table_mut()) {
            table.send_back(back, self.now);
        }
        Ok(())
    }

    /// Applies a command for a seat, from a finger, a key, a computer player or a phone. It clears the message on
    /// the seat's panel.
    pub(crate) fn perform(
        &mut self,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        let place = self.session().and_then(|session| session.place_of(by));
        let gives_up = command == Command::Discard;
        self.apply(by, command, out)?;
        if let Some(place) = place {
            self.speech.clear(place);
        }
        if gives_up {
            out.push(Effect::Sound(Sound::Coin, place));
        }
        Ok(())
    }

    /// Applies a person's command. After a refusal the table buzzes, and the panel of the seat on turn says why.
    pub(crate) fn order(&mut self, by: Actor, command: Command, out: &mut Vec<Effect>) {
        if self.holds_still() || self.table().is_some_and(TableScreen::rests) {
            return;
        }
        let confirms = command == Command::Commit;
        if confirms && self.table().is_some_and(TableScreen::misses_exercise) {
            return self.miss_exercise(by, out);
        }
        let place = self.session().and_then(|session| session.place_of(by));
        let cell = touched_cell(&command, self.session().and_then(Session::board));
        match self.perform(by, command, out) {
            Ok(()) if confirms => self.end_exercise(),
            Ok(()) => {}
            Err(why) => self.refuse(place, &why, cell, out),
        }
    }

    /// Gives the reason of a refusal. The seat at a place shows it, if it says more than that, as long as the mark
    /// on the cell.
    pub(crate) fn refuse(
        &mut self,
        place: Option<Station>,
        why: &Refused,
        cell: Option<Cell>,
        out: &mut Vec<Effect>,
    ) {
        let aloud = Message::from(why);
        let words = if let Refused::Illegal(words) = why {
            words.clone()
        } else {
            (*why == Refused::CutOff).then(|| aloud.clone())
        };
        // On an own screen only its person hears the note at the seat.
        if words.is_none() || place.is_none() || self.layout() == Layout::Table {
            self.speech.say(aloud);
        }
        self.speech.refuse(cell, self.last_revision());
        let until = match cell {
            Some(_) => Millis::NEVER,
            None => self.now + NOTE_MS,
        };
        if let Some(place) = place {
            match words {
                Some(words) => self.speech.note_until(place, words, until),
                None => self.speech.clear(place),
            }
        }
        out.push(Effect::Sound(Sound::Buzz, place));
    }

    /// Explains a disabled button in the player's own panel.
    pub(crate) fn say_why_not(&mut self, target: Target) {
        if let (Target::Workshop(WorkshopTarget::Make), Some(why)) =
            (target, self.lobby.workshop.view().fault())
        {
            return self.speech.say(why);
        }
        let Target::Seat(place, target) = target else {
            return;
        };
        let asked = [
            (SeatTarget::Undo, Command::Undo),
            (SeatTarget::Discard, Command::Discard),
            (SeatTarget::Ok, Command::Commit),
        ];
        let mut asked = asked.into_iter().filter(|(other, _)| *other == target);
        let Some((_, command)) = asked.next() else {
            return;
        };
        let Some(session) = self.session().filter(|session| session.to_act().is_some()) else {
            return;
        };
        let seat = self.table().and_then(|table| table.seat_for(place));
        let Some(seat) = seat.filter(|_| !self.holds_still()) else {
            return;
        };
        // It is only asked: a finger that came too early must not bring it about.
        if let Err(why) = session.check(Actor::Person(seat), [command]) {
            let until = self.now + NOTE_MS;
            let words = Message::from(&why);
            // On an own screen only its person hears the note at the seat.
            if self.layout() == Layout::Table {
                self.speech.say(words.clone());
            }
            self.speech.note_until(place, words, until);
        }
    }

    /// Performs a command of the person at a place, from that seat's own controls.
    pub(crate) fn order_at(&mut self, place: Station, command: Command, out: &mut Vec<Effect>) {
        if let Some(seat) = self.table().and_then(|table| table.seat_for(place)) {
            self.order(Actor::Person(seat), command, out);
        }
    }

    pub(super) fn press_finish(&mut self, place: Station, out: &mut Vec<Effect>) {
        let session = self.session();
        let at = session.and_then(|session| Some((session.seat_at(place)?, session.revision())));
        let Some((seat, seen)) = at else { return };
        match self.is_member() {
            true => self.tell_table(&Said::Finish(seen), out),
            false => self.finish(seat, Actor::Person(seat), out),
        }
    }

    /// Builds the rest of the track of the player at a seat, step by step and as cheaply as possible; OK confirms
    /// it.
    pub(crate) fn finish(&mut self, seat: Seat, by: Actor, out: &mut Vec<Effect>) {
        let next = |state: &Self| {
            let table = state.table()?;
            state.game_screen(table).next_to_finish(table, seat)
        };
        while let Some(command) = next(self) {
            let before = self.last_revision();
            self.order(by, command, out);
            // The session would refuse the command again.
            if self.last_revision() == before {
                return;
            }
        }
    }

    /// Handles a touch on the board.
    pub fn touch(&mut self, spot: Spot, out: &mut Vec<Effect>) {
        let command = self.meant_by(spot);
        self.order_on_board(command, out);
    }

    /// Carries out a command from a finger on the board. It belongs to the player on turn, or to a try in a review.
    fn order_on_board(&mut self, command: Command, out: &mut Vec<Effect>) {
        if self.table().is_some_and(|table| table.review.is_some()) {
            return self.try_on_board(command, out);
        }
        if self.screen.editor_mut().is_some() {
            return self.edit_on_board(&command, out);
        }
        if self.session().and_then(Session::person_to_act).is_some() {
            self.order(Actor::Table, command, out);
        }
    }

    /// Handles a finger that has moved from one cell to another, or touched one: then `from` and `to` are equal.
    pub(crate) fn touch_cells(&mut self, from: Cell, to: Cell, out: &mut Vec<Effect>) {
        if from == to {
            return self.touch(Spot::Cell(to), out);
        }
        let [from, to] = [from, to].map(Spot::Cell);
        self.order_on_board(Command::Drag { from, to }, out);
    }

    /// Asks the person at a place a question, or ends the question.
    pub(crate) fn ask_seat(&mut self, place: Station, about: Option<Asked>) {
        self.screen.at_seat(place, |table, seat| {
            table.ask(seat, about);
            self.speech.clear(place);
        });
    }
}
