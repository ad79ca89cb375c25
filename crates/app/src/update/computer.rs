//! Computer players at the table. On its turn the players' desk is asked, and the table shows the answer command by
//! command, slowly enough to follow. After a failure the table asks again, and then people take over that seat. So
//! no table is ever stuck.

use crate::computer::{ComputerTurn, Next, within_clock};
use crate::input::Effect;
use crate::overlay::Overlay;
use crate::state::State;
use base::Millis;
use base::sound::Sound;
use base::table::Station;
use base::words::{self, Message};
use rules::request::{MILLIS, Task, expected};
use rules::{Level, Strength};
use session::{Actor, Command, Controller, Seat, SeatAssignment, Session};

impl State {
    /// Thinking task for a computer player of a strength.
    pub(crate) fn task(&mut self, strength: Strength) -> Task {
        use rand::Rng;
        Task {
            strength,
            millis: MILLIS as u16,
            seed: self.chance.next_u64(),
            ponders: strength == Strength::Master,
            explains: false,
        }
    }

    /// The game on the table, while it is not only looked at, and no exercise.
    pub fn played_session(&self) -> Option<&Session> {
        self.session().filter(|_| self.situation().is_played())
    }

    /// The computer player on turn in a game that is played.
    fn computer(&self) -> Option<(SeatAssignment, Level)> {
        let session = self.played_session()?;
        let seat = session.seats()[session.to_act()?];
        Some((seat, seat.computer()?))
    }

    /// Returns true if a master at the table may think on. It may while another player is on turn in a game that is
    /// played, unless the operator has forbidden it.
    pub(crate) fn lets_ponder(&self) -> bool {
        let allowed = self.host_file().is_none_or(|file| file.ponder) && !self.kiosk.is_dark();
        let session = self.played_session().filter(|_| allowed);
        session.is_some_and(|session| {
            let waits = |seat: Seat| session.seats()[seat].computer().is_none();
            let mut seats = session.seats().iter();
            session.to_act().is_some_and(waits)
                && seats.any(|seat| seat.computer() == Some(Level::Fixed(Strength::Master)))
        })
    }

    /// Returns true if something over the game keeps people from following it.
    pub(crate) fn stands_still(&self) -> bool {
        let mut overlays = self.overlays.iter();
        overlays.any(Overlay::stops_the_game) || self.countdown().is_some() || self.holds_still()
    }

    /// When a computer player goes on, on the inputs' clock.
    pub(crate) fn computer_wakes_at(&self) -> Option<Millis> {
        let goes_on = self.computer().is_some() && !self.stands_still();
        self.engine.turn.wakes_at().filter(|_| goes_on)
    }

    /// The engine has answered a question.
    pub fn thought(&mut self, id: u32, answer: Result<String, Message>, out: &mut Vec<Effect>) {
        if let Some(show) = self.screen.attract_mut().filter(|show| show.waits_for(id)) {
            return show.answered(answer, self.now);
        }
        if self.engine.turn.waits_for(id)
            && let Some(table) = self.screen.table_mut()
        {
            match answer {
                Ok(answer) => {
                    let turns = table.session().moves();
                    table.expectations.say(turns, expected(&answer));
                    self.engine.turn.answered(table.session(), &answer);
                }
                Err(why) => self.engine_failed(why, out),
            }
            return;
        }
        if self.puzzle_answered(id, &answer, out) {
            return;
        }
        if let Some(table) = self.screen.table() {
            let answer = answer.as_deref().ok();
            self.engine.hints.came(id, table.session(), answer);
        }
        self.review_came(id, answer, out);
    }

    /// Computer players that are on turn go on, as far as it is time.
    pub(crate) fn let_computers_play(&mut self, out: &mut Vec<Effect>) {
        let (pace, now) = (self.house.settings.pace(), self.now);
        while let Some((seat, level)) = self.computer() {
            if self.stands_still() {
                return;
            }
            let Some(table) = self.screen.table() else {
                return;
            };
            let session = table.session();
            // Before the cards are dealt people would not see its turn.
            let ready = table.motions.dealt_at(now);
            let (_, pace) = within_clock(session, 0, pace);
            self.engine.turn.attend(session.revision(), ready, pace);
            match self.engine.turn.go_on(session, now, pace) {
                Next::Waits => return,
                Next::Does(by, command) => {
                    // A person would have heard the button.
                    let presses = command == Command::Special;
                    if self.perform(by, command, out).is_err() {
                        self.engine_failed(words::computer_invalid_move(), out);
                    } else if presses {
                        out.push(Effect::Sound(Sound::Click, Some(seat.place)));
                    }
                }
                Next::Fails => self.engine_failed(words::computer_invalid_move(), out),
                Next::Asks => match self.ask_for_turn(level, out) {
                    Ok(id) => self.engine.turn.asked(id),
                    Err(why) => self.engine_failed(why, out),
                },
            }
        }
        self.engine.turn = ComputerTurn::default();
    }

    fn ask_for_turn(&mut self, level: Level, out: &mut Vec<Effect>) -> Result<u32, Message> {
        // Earlier touches are not the computer's, or were broken off.
        self.clear_draft(out);
        let strength = match level {
            Level::Fixed(strength) => strength,
            Level::Even => self.even_strength(),
        };
        let task = self.task(strength);
        let session = self.session().ok_or_else(words::session_no_game)?;
        let (millis, _) = within_clock(session, task.millis, Millis::default());
        let task = Task { millis, ..task };
        let request = session.game().request(task)?;
        if let Some(table) = self.screen.table_mut() {
            table.expectations.plays_as(strength);
        }
        Ok(self.engine.ask(&request, out))
    }

    /// Announces a computer player's last words on a finished game for two.
    pub(crate) fn say_last_words(&mut self) {
        let said = self.table().and_then(|table| {
            let screen = self.game_screen(table);
            screen.last_words(self, table)
        });
        said.into_iter().for_each(|words| self.speech.say(words));
    }

    fn clear_draft(&mut self, out: &mut Vec<Effect>) {
        let session = self.session();
        if let Some(seat) = session.and_then(Session::to_act) {
            // Mostly there is nothing to be taken back.
            let _ = self.apply(Actor::Computer(seat), Command::Clear, out);
        }
    }

    /// Reacts to a computer that cannot play its turn. The table asks again a few times. Then people play for it,
    /// and may let it try once more.
    fn engine_failed(&mut self, why: Message, out: &mut Vec<Effect>) {
        if self.engine.turn.failed(self.now) {
            return;
        }
        let Some((assignment, level)) = self.computer() else {
            return;
        };
        let Some(seat) = self.session().and_then(Session::to_act) else {
            return;
        };
        let colour = assignment.colour.name();
        let hand_over = Command::Control(seat, Controller::StandIn(level));
        if self.apply(Actor::Table, hand_over, out).is_ok() {
            self.overlays
                .complain(words::computer_cannot_play(colour, why));
        }
    }

    /// The people who play for a computer give it its seat back.
    pub(crate) fn let_computer_try(&mut self, place: Station, out: &mut Vec<Effect>) {
        let stand_in = self.session().and_then(|session| {
            let number = session.seat_at(place)?;
            Some((number, session.seats()[number].stands_in_for()?))
        });
        if let Some((number, level)) = stand_in {
            self.engine.turn = ComputerTurn::default();
            let back = Command::Control(number, Controller::Computer(level));
            self.order_at(place, back, out);
        }
    }
}
