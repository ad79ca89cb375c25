//! From touches on a board to commands: the actor, the display of the resulting facts, and the words of a refusal.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::layout::Layout;
use crate::motion::{DISSOLVE_MS, Moment, Motions, Moving};
use crate::ready::Ready;
use crate::room::Said;
use crate::screen::Screen;
use crate::state::State;
use crate::table::{Asked, Glide, TableScreen};
use base::Millis;
use base::sound::Sound;
use base::table::{Rotation, Station};
use base::words::{self, Message};
use rules::{Cell, GameId, Spot};
use scene::{SeatTarget, Target};
use session::{Actor, BoardPlay, Command, Fact, Refused, Revision, Seat, Session};

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
    /// The game on the table, or the one that is chosen.
    pub fn game_id(&self) -> GameId {
        self.session().map_or(self.lobby.game, Session::id)
    }

    /// Returns the revision that the next session on the table has to exceed.
    pub(crate) fn last_revision(&self) -> Revision {
        self.session()
            .map_or(self.evening.before, Session::revision)
    }

    /// Puts another session on the table, if there is one.
    pub(crate) fn put(&mut self, screen: Option<TableScreen>, out: &mut Vec<Effect>) {
        let Some(mut screen) = screen else { return };
        screen.recall_turns(self.game_screen(&screen));
        // A person who wants to play is here.
        if self.demonstration().is_some() {
            self.come(out);
        }
        self.evening.before = self.last_revision();
        self.screen = Screen::Table(Box::new(screen));
        self.hands.walkers.leave();
        self.hands.focus.to_board = self.hands.focus.ring;
        self.overlays.rotation = Rotation::R0;
        // Fingers on the table were meant for the game before.
        self.hands.contacts.rest();
        out.push(Effect::Sound(Sound::Whistle, None));
    }

    /// Removes the session from the table.
    pub(crate) fn clear_table(&mut self) {
        self.evening.before = self.last_revision();
        self.evening.leave(self.screen.table());
        self.screen = Screen::Lobby;
    }

    /// Asks the session for a command, and shows what came of it.
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
        let back = (command == Command::Undo).then(|| self.way_back());
        let Some(table) = self.screen.table_mut() else {
            return Err(Refused::NotOffered);
        };
        let facts = table.apply(by, command)?;
        self.show_facts(facts, out);
        self.send_back(back.unwrap_or_default());
        Ok(())
    }

    /// Does a command for a seat, be it a finger, a key, a computer player or a phone that asks for it. It clears what
    /// the seat's panel said.
    pub(crate) fn perform(
        &mut self,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        let place = self.place_of(by);
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

    /// The place of an actor's seat; for the table that of the seat on turn.
    fn place_of(&self, by: Actor) -> Option<Station> {
        let session = self.session()?;
        let seat = match by {
            Actor::Person(seat) | Actor::Computer(seat) | Actor::Remote(seat) => seat,
            Actor::Table => session.to_act()?,
        };
        Some(session.seats().get(seat)?.place)
    }

    /// Sends back what has been taken back to where it came from.
    fn send_back(&mut self, (moving, paths): (Vec<Moving>, Vec<Vec<Cell>>)) {
        let since = self.now;
        if let Some(table) = self.screen.table_mut() {
            moving
                .into_iter()
                .for_each(|what| table.motions.begin(what, None, since));
            if !paths.is_empty() {
                table.glide = Glide { paths, since };
            }
        }
    }

    /// Motions that take back the last step of the turn now, and the ways of pieces.
    fn way_back(&self) -> (Vec<Moving>, Vec<Vec<Cell>>) {
        let Some(table) = self.table() else {
            return Default::default();
        };
        let paths = table
            .board()
            .map_or(Vec::new(), |board| board.play.ways_back());
        (self.game_screen(table).undoing(table), paths)
    }

    /// The same for people: a refusal buzzes, and the panel of the seat on turn says why.
    pub(crate) fn order(&mut self, by: Actor, command: Command, out: &mut Vec<Effect>) {
        if self.holds_still() || self.table().is_some_and(TableScreen::rests) {
            return;
        }
        let confirms = command == Command::Commit;
        if confirms && self.table().is_some_and(TableScreen::misses_exercise) {
            return self.miss_exercise(by, out);
        }
        let place = self.place_of(by);
        let cell = touched_cell(&command, self.session().and_then(Session::board));
        match self.perform(by, command, out) {
            Ok(()) if confirms => self.end_exercise(),
            Ok(()) => {}
            Err(why) => self.refuse(place, &why, cell, out),
        }
    }

    /// Gives the reason of a refusal. The seat at a place sees it if it says more than that, as long as the cell
    /// has its mark.
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
        // On an own screen the note at the seat is read out to its person only.
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
            // On an own screen the note at the seat is read out to its person only.
            if self.layout() == Layout::Table {
                self.speech.say(words.clone());
            }
            self.speech.note_until(place, words, until);
        }
    }

    /// Carries out a command of the person at a place, given by that seat's own controls.
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

    /// Builds step by step what the player at a seat lacks, as cheaply as can be; OK confirms it.
    pub(crate) fn finish(&mut self, seat: Seat, by: Actor, out: &mut Vec<Effect>) {
        let next = |state: &Self| {
            let table = state.table()?;
            state.game_screen(table).next_to_finish(table, seat)
        };
        while let Some(command) = next(self) {
            let before = self.last_revision();
            self.order(by, command, out);
            // A command that is refused would be refused again.
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

    /// A finger has gone from one cell to another, or touched one: `from` and `to` are the same.
    pub(crate) fn touch_cells(&mut self, from: Cell, to: Cell, out: &mut Vec<Effect>) {
        if from == to {
            return self.touch(Spot::Cell(to), out);
        }
        let [from, to] = [from, to].map(Spot::Cell);
        self.order_on_board(Command::Drag { from, to }, out);
    }

    /// Asks the person at a place something, or nothing any more.
    pub(crate) fn ask_seat(&mut self, place: Station, about: Option<Asked>) {
        self.screen.at_seat(place, |table, seat| {
            table.ask(seat, about);
            self.speech.clear(place);
        });
    }

    /// Announces the results of a command, and the next player.
    fn say_facts(&mut self, facts: &[Fact]) {
        let Some(table) = self.screen.table() else {
            return;
        };
        let screen = self.game_screen(table);
        let tell = |fact| screen.tell(table, fact);
        let mut said: Vec<Message> = facts.iter().filter_map(tell).collect();
        let passes = |fact: &Fact| matches!(fact, Fact::Committed(_) | Fact::Continued);
        let goes_on = table.course().is_none() && facts.iter().any(passes);
        if let Some(seat) = table.session().to_act().filter(|_| goes_on) {
            let who = table.session().seats()[seat].colour.name();
            said.push(words::session_on_turn(who));
        }
        if let Some(walker) = table.session().person_to_act() {
            self.hands.walkers.is_on_turn(walker);
        }
        if let Some(table) = self.screen.table_mut() {
            table.note(screen, facts);
        }
        said.into_iter().for_each(|words| self.speech.say(words));
    }

    /// Returns the motion of the turn to another panel, if nothing else has happened.
    fn handcar(&self, table: &TableScreen, facts: &[Fact]) -> Option<Moving> {
        let &[Fact::Committed(seat)] = facts else {
            return None;
        };
        let seats = table.session().seats();
        let [from, to] = [seat, table.session().to_act()?].map(|seat| seats[seat].place);
        let goes = from != to && self.layout() == Layout::Table && table.course().is_none();
        goes.then_some(Moving::Handcar { from, to })
    }

    /// Lets move what a command has set in motion, and tells what that is.
    fn set_out(&mut self, facts: &[Fact], out: &mut Vec<Effect>) -> Vec<Moving> {
        let Some(table) = self.screen.table() else {
            return Vec::new();
        };
        let screen = self.game_screen(table);
        let moving = |fact| screen.moving(table, fact);
        let mut moving: Vec<Moving> = facts.iter().flat_map(moving).collect();
        moving.extend(self.handcar(table, facts));
        // Only a table has a podium, and people round it who wait for each other.
        if self.layout() != Layout::Table {
            moving.retain(|what| !matches!(what, Moving::Taxes | Moving::Podium));
        }
        let moment = |fact| screen.moment(table, fact);
        let seats: Vec<_> = facts.iter().filter_map(moment).collect();
        let now = self.now;
        let Some(table) = self.screen.table_mut() else {
            return moving;
        };
        // Running motions belong to the step taken back, or to the turn that is announced instead.
        let ends =
            |fact: &Fact| matches!(fact, Fact::Undone | Fact::TakenBack(_) | Fact::Announced);
        if facts.iter().any(ends) {
            table.motions.end();
        }
        for &what in &moving {
            table.motions.begin(what, what.sound(), now);
        }
        if !seats.is_empty() {
            table.moment = Some(Moment::new(seats, now));
            out.push(Effect::Sound(Sound::Whistle, None));
        }
        moving
    }

    /// Plays the sounds of motions that have started.
    pub(crate) fn hear_motions(&mut self, out: &mut Vec<Effect>) {
        let (now, shown) = (self.now, self.gliding_clock());
        let heard = if let Screen::Puzzle(puzzle) = &mut self.screen {
            let is_moving = puzzle.is_moving(shown);
            puzzle.motions.take_heard(now, is_moving)
        } else if let Some(table) = self.screen.table_mut() {
            let are_going = table.motions.are_going(shown);
            table.motions.take_heard(now, are_going)
        } else {
            Vec::new()
        };
        let heard = heard.into_iter();
        out.extend(heard.map(|(sound, from)| Effect::Sound(sound, from)));
    }

    /// Shows what a command has brought about: sounds, pieces on their way, lists that close.
    pub(crate) fn show_facts(&mut self, facts: Vec<Fact>, out: &mut Vec<Effect>) {
        if let Some(room) = self.elsewhere.room_mut() {
            room.happened(&facts);
        }
        self.say_facts(&facts);
        let moving = self.set_out(&facts, out);
        let own_voice = |table| self.game_screen(table).voice(table);
        let own_voice = self.screen.table().and_then(own_voice);
        let voice = own_voice.unwrap_or(self.games.get(self.game_id()).voice);
        let acting = self.acting_place();
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        let passes = matches!(facts[..], [Fact::Committed(_)]);
        let ends = facts.contains(&Fact::Finished);
        let (mut handed, mut deals) = (Vec::new(), false);
        for fact in facts {
            let sound = match fact {
                Fact::Drafted { moved, paths } => {
                    let since = self.now;
                    table.glide = Glide { paths, since };
                    let heard = match moving.first() {
                        _ if !moved => Sound::Click,
                        Some(Moving::Hub(_)) => Sound::Hub,
                        _ => voice,
                    };
                    Some((heard, acting))
                }
                Fact::Undone | Fact::TakenBack(_) => {
                    table.expectations.take_back(table.session().moves());
                    table.glide = Glide::default();
                    Some((Sound::Undo, acting))
                }
                Fact::Announced => {
                    table.glide = Glide::default();
                    // A person has heard the button.
                    None
                }
                Fact::Committed(seat) => {
                    // A list closes at its owner's OK, even one that a finger holds open, because its next contents
                    // were not asked for.
                    table.set_open(seat, false);
                    let place = table.session().seats()[seat].place;
                    self.hands.contacts.end_peeks(|other| other == place);
                    // The player on turn now hears it from the own side.
                    let calls = passes && table.session().person_to_act().is_some();
                    acting.filter(|_| calls).map(|at| (Sound::Turn, Some(at)))
                }
                Fact::Connected(_) => Some((Sound::Ding, None)),
                Fact::RoundEnded => {
                    table.close_lists();
                    self.hands.contacts.end_peeks(|_| true);
                    Some((Sound::Steam, None))
                }
                Fact::Continued => {
                    // A tour of the round before would show hands of the next one.
                    table.motions = Motions::default();
                    table.review = None;
                    table.moment = None;
                    table.ready = Ready::default();
                    deals = true;
                    Some((Sound::Whistle, None))
                }
                Fact::Finished => {
                    table.stop_asking();
                    // A winner's fanfare comes with the tickets.
                    let rains = moving.iter().any(|what| matches!(what, Moving::Tickets(_)));
                    (!rains).then_some((Sound::Fanfare, None))
                }
                Fact::Proposed(seat, _) => {
                    let other = table.session().seats().get(1 - seat.min(1));
                    other.map(|other| (Sound::Turn, Some(other.place)))
                }
                Fact::Declined(seat, what) => {
                    let other = table.session().seats()[1 - seat.min(1)].place;
                    let until = self.now + NOTE_MS;
                    self.speech.note_until(other, what.declined(), until);
                    Some((Sound::Click, Some(other)))
                }
                Fact::Handed(seat) => {
                    table.expectations.forget();
                    handed.push(seat);
                    None
                }
            };
            out.extend(sound.map(|(sound, from)| Effect::Sound(sound, from)));
        }
        if deals {
            if !self.is_still() {
                out.push(Effect::Dissolve(DISSOLVE_MS));
            }
            self.deal(out);
        }
        if ends {
            // An even player speaks as strongly as it has played, and then learns.
            self.say_last_words();
            self.learn_from_the_end();
        }
        handed.into_iter().for_each(|seat| self.handed(seat));
    }
}
