//! Exercises before the first game. The people who sit here do them in turn, one after another. A turn that is not
//! asked for is taken back. The game itself can begin at any time.

use crate::course::{Course, Step, begun, is_done};
use crate::hint::Advice;
use crate::input::Effect;
use crate::layout::Layout;
use crate::rules::{Page, cells};
use crate::state::State;
use crate::table::{Purpose, TableScreen};
use base::sound::Sound;
use base::table::Station;
use base::words::Message;
use rules::GameId;
use scene::LobbyTarget;
use session::boards::Exercise;
use session::{Actor, Command, Seat, SeatAssignment, Session};

impl State {
    /// A game is tried: its exercises come first, from one of them on, if it has any.
    pub(crate) fn begin_course(
        &mut self,
        game: GameId,
        number: usize,
        seats: Vec<SeatAssignment>,
        out: &mut Vec<Effect>,
    ) {
        let chosen = self.lobby.chosen(game);
        let def = self.games.get(game);
        let exercises = (def.exercises)(&def.trial_choices(chosen));
        self.put_exercise(game, exercises, number, seats, out);
    }

    /// Begins the exercise that a page of the rules leads to, and those after it. Where too many have sat down the
    /// start screen says so.
    pub(crate) fn try_page(&mut self, game: GameId, page: usize, out: &mut Vec<Effect>) {
        let leads_to = |pages: Vec<Page<'_>>| pages.get(page).and_then(|page| page.leads_to);
        let Some(to) = self.pages(game).ok().and_then(leads_to) else {
            return;
        };
        self.overlays.close_sheet();
        self.choose_game(game);
        if let Some(variant) = to.variant {
            self.lobby.choose_value(0, variant);
        }
        if self.missing_to_try().is_none() {
            let seats = self.learners();
            self.begin_course(game, to.exercise, seats, out);
        }
    }

    /// The next exercise or, after the last one, the game.
    pub(crate) fn next_exercise(&mut self, out: &mut Vec<Effect>) {
        if let Some(course) = self.course().filter(|course| course.is_done()) {
            let (exercises, next) = (course.exercises.clone(), course.number + 1);
            let seats = course.seats.clone();
            self.put_exercise(self.game_id(), exercises, next, seats, out);
        }
    }

    /// The exercises are left for the game.
    pub(crate) fn leave_course(&mut self, out: &mut Vec<Effect>) {
        if let Some(course) = self.course() {
            let seats = course.seats.clone();
            self.begin_trial(self.game_id(), seats, out);
        }
    }

    fn put_exercise(
        &mut self,
        game: GameId,
        exercises: Vec<Exercise>,
        number: usize,
        seats: Vec<SeatAssignment>,
        out: &mut Vec<Effect>,
    ) {
        match self.exercise_table(game, exercises, number, &seats) {
            Some(table) => {
                self.grow_out_of(LobbyTarget::Game(game), out);
                self.put(Some(table), out);
                self.say_exercise();
            }
            None => self.begin_trial(game, seats, out),
        }
    }

    /// The table of an exercise; `None` after the last one. Where two have sat down, they take turns.
    fn exercise_table(
        &self,
        game: GameId,
        exercises: Vec<Exercise>,
        number: usize,
        seats: &[SeatAssignment],
    ) -> Option<TableScreen> {
        let chosen = self.chosen_to_try(game);
        let exercise = exercises.get(number)?;
        let position = begun(exercise, self.games.get(game), chosen.values())?;
        let people: Vec<_> = seats.iter().filter(|seat| seat.is_person()).collect();
        let learner = **people.get(number % people.len().max(1))?;
        let other = *seats.iter().find(|seat| seat.place != learner.place)?;
        let seat = position.to_act()?;
        let mut sitting = vec![learner, other];
        if seat > 0 {
            sitting.reverse();
        }
        let session = Session::new(position, sitting, self.last_revision())?;
        let mut table = TableScreen::new(session, None)?;
        table.purpose = Purpose::Course(Box::new(Course {
            exercises,
            number,
            seat,
            seats: seats.to_vec(),
            step: Step::Asked,
        }));
        Some(table)
    }

    /// Takes back a turn that is not asked for, and tells the seat.
    pub(crate) fn miss_exercise(&mut self, by: Actor, out: &mut Vec<Effect>) {
        if self.apply(by, Command::Clear, out).is_err() {
            return;
        }
        if let Some(table) = self.screen.table_mut() {
            table.set_step(Step::Missed(table.session().revision()));
        }
        let place = self.acting_place();
        out.push(Effect::Sound(Sound::Buzz, place));
        self.say_exercise();
    }

    /// Ends the exercise after its turn was confirmed.
    pub(crate) fn end_exercise(&mut self) {
        if let Some(table) = self
            .screen
            .table_mut()
            .filter(|table| table.course().is_some())
        {
            table.set_step(Step::Done);
            self.say_exercise();
        }
    }

    /// Says the coach's present words aloud, too. An own screen says them to its person alone.
    fn say_exercise(&mut self) {
        let words: Option<Message> = self.table().and_then(|table| {
            let course = table.course()?;
            course.tells(table.session(), course.seat)
        });
        if let Some(words) = words.filter(|_| self.layout() == Layout::Table) {
            self.speech.say(words);
        }
    }
}

impl TableScreen {
    /// The seat for which the person at a place acts: in exercises all make the learner's turn together.
    pub(crate) fn seat_for(&self, place: Station) -> Option<Seat> {
        let own = self.session().seat_at(place)?;
        Some(self.course().map_or(own, |course| course.seat))
    }

    /// Returns true if OK would confirm a turn that the exercise does not ask for.
    pub(crate) fn misses_exercise(&self) -> bool {
        let game = self.session().game();
        let course = self.course().filter(|_| game.may_commit());
        course.is_some_and(|course| !is_done(course.exercise(), game))
    }

    fn set_step(&mut self, step: Step) {
        if let Purpose::Course(course) = &mut self.purpose {
            course.step = step;
        }
    }

    /// The hint of an exercise, which is known.
    pub(crate) fn exercise_hint(&self) -> Option<Advice> {
        let solution = self.course()?.exercise().solution;
        Some(match cells(solution) {
            Some(cells) => Advice::Touch(cells),
            None => Advice::Say,
        })
    }
}
