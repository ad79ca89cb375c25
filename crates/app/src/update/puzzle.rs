//! Puzzles: fetching those of the chosen game, and what people do with the one before them.

use crate::input::Effect;
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::motion::GLIDE_MS;
use crate::puzzle::{Duel, Pad, PuzzleScreen, Shelf, Told, colour_of, grade_words};
use crate::screen::Screen;
use crate::state::State;
use base::sound::Sound;
use base::table::{Rotation, Station};
use base::words::{self, Message};
use rules::puzzles::{self, Date, Grade};
use rules::request::Reply;
use rules::{GameId, Spot};
use scene::PuzzleTarget;
use session::cabinet::GameDef;
use session::{Command, SeatAssignment, turn_in_words};

/// Sentence for a person about a difficulty that one of the players wants and that has not come.
fn wish(puzzle: &PuzzleScreen, pad: &Pad) -> Option<Message> {
    if let Some(grade) = pad.wants {
        return Some(words::puzzle_waits(grade_words(grade)));
    }
    let wants = |other: &Pad| Some((other.colour.name(), other.wants?));
    let (who, grade) = puzzle.pads.iter().find_map(wants)?;
    Some(words::puzzle_wants(grade_words(grade), who))
}

/// The length of a person's series of puzzles solved on the first try, where there is one.
fn series(puzzle: &PuzzleScreen, pad: &Pad, told: &Told) -> Option<Message> {
    let is_told = *told == Told::Solved && pad.series > 1 && !puzzle.is_race();
    is_told.then(|| words::puzzle_series(pad.series))
}

/// Sentence for a person about the race: who has won it or, until then, how many each has solved.
fn race(puzzle: &PuzzleScreen, pad: &Pad) -> Option<Message> {
    if !puzzle.is_race() {
        return None;
    }
    // The winner may have left.
    if let Some(first) = puzzle.first.and_then(|first| puzzle.pad(first)) {
        return Some(match first.place == pad.place {
            true => words::puzzle_first_you(),
            false => words::puzzle_first(first.colour.name()),
        });
    }
    let score = |pad: &Pad| words::puzzle_score(pad.score, pad.colour.name());
    Some(words::puzzle_scores(Message::series(
        puzzle.pads.iter().map(score),
    )))
}

/// The other side's answer to a turn in a game for two, as a sentence.
fn answer_words(game: &GameDef, duel: &Duel, told: &Told) -> Message {
    let who = colour_of(game, 1 - duel.side().min(1));
    if *told == Told::Thinking {
        return words::puzzle_thinks(who);
    }
    let answers = duel.answer();
    let answers = answers.map(|turn| words::puzzle_answers(turn_in_words(turn), who));
    let said = match told {
        Told::Right => [Some(words::puzzle_right()), answers],
        _ => [answers, Some(words::puzzle_wrong(duel.left()))],
    };
    Message::sentences(said.into_iter().flatten())
}

impl State {
    /// Puts the puzzle of the day of the chosen game before everybody who sits.
    fn open_puzzle(&mut self, out: &mut Vec<Effect>) {
        let game = self.lobby.def();
        let chosen = self.lobby.chosen(game.id);
        let puzzle = PuzzleScreen::new(game, chosen, self.lobby.map, &self.puzzlers());
        out.push(Effect::FetchPuzzles(game.id, puzzle.name(game)));
        self.screen = Screen::Puzzle(Box::new(puzzle));
        self.overlays.rotation = Rotation::R0;
        self.hands.contacts.rest();
    }

    /// The people who try: all who sit here, or else the reader of the sheet in the middle. An own screen has one
    /// person before it.
    fn puzzlers(&self) -> Vec<SeatAssignment> {
        let mut people = self.lobby.sitting();
        people.retain(SeatAssignment::is_person);
        if self.layout() == Layout::Own {
            people.truncate(1);
        }
        if people.is_empty() {
            people.push(self.reader());
        }
        people
    }

    /// The puzzles of a game have come, or a sentence about why they have not.
    pub(crate) fn puzzles_came(
        &mut self,
        game: GameId,
        name: &str,
        date: Option<Date>,
        text: Result<String, Message>,
        out: &mut Vec<Effect>,
    ) {
        let def = self.games.get(game);
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        if puzzle.game != game || puzzle.name(def) != name {
            return;
        }
        let read = text.and_then(|text| {
            let puzzles = puzzles::read(&text).ok();
            let shelf = puzzles.zip(date).map(|(puzzles, date)| Shelf {
                date,
                puzzles: puzzles.into(),
            });
            shelf.ok_or_else(words::puzzle_damaged)
        });
        match read {
            Err(why) => puzzle.shelf = Loadable::Broken(why),
            Ok(shelf) => {
                let grade = shelf.date.grade();
                puzzle.shelf = Loadable::Here(shelf);
                self.begin_puzzle(grade, out);
            }
        }
    }

    fn begin_puzzle(&mut self, grade: Grade, out: &mut Vec<Effect>) {
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        puzzle.begin(self.games.get(puzzle.game), grade);
        let place = puzzle.pads.first().map(|pad| pad.place);
        if let Some(place) = place {
            self.puzzle_put(place, out);
        }
    }

    /// Another puzzle has been put before a person: its map is fetched, and what is wanted is said.
    fn puzzle_put(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some((puzzle, pad)) = self.puzzle_at(place) else {
            return;
        };
        let told = puzzle.task(self.puzzled_game(), pad);
        if let Some(map) = puzzle.join(pad).map(|join| join.map) {
            self.library.fetch_map(map, out);
        }
        self.check_puzzle_map();
        if !told.is_nothing() {
            self.speech.say(told);
        }
    }

    /// The puzzle on the table, and what lies before a person.
    pub(crate) fn puzzle_at(&self, place: Station) -> Option<(&PuzzleScreen, &Pad)> {
        let puzzle = self.puzzle()?;
        Some((puzzle, puzzle.pad(place)?))
    }

    /// A person goes on to another puzzle, or back to a later one.
    fn turn_puzzle(&mut self, place: Station, is_earlier: bool, out: &mut Vec<Effect>) {
        let game = self.puzzled_game();
        if let Screen::Puzzle(puzzle) = &mut self.screen {
            puzzle.turn_to(place, is_earlier, game);
            out.push(Effect::Sound(Sound::Click, Some(place)));
            self.puzzle_put(place, out);
            self.ask_puzzle(out);
        }
    }

    /// The game of the puzzle on the table, or the one that is chosen.
    pub fn puzzled_game(&self) -> &'static GameDef {
        let game = self.puzzle().map_or(self.lobby.game, |puzzle| puzzle.game);
        self.games.get(game)
    }

    /// A map that has come for a puzzle has to have its cities.
    pub(crate) fn check_puzzle_map(&mut self) {
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        let library = &self.library;
        let lacks = |pad: &Pad| {
            let join = puzzle.join(pad)?;
            let map = library.loaded_map(join.map)?;
            Some(crate::puzzle::window(join, &map.rails).is_none())
        };
        if puzzle.pads.iter().any(|pad| lacks(pad) == Some(true)) {
            puzzle.shelf = Loadable::Broken(words::puzzle_damaged());
        }
    }

    /// A control of a puzzle.
    pub(crate) fn press_puzzle(&mut self, target: PuzzleTarget, out: &mut Vec<Effect>) {
        match target {
            PuzzleTarget::Open => self.open_puzzle(out),
            PuzzleTarget::Grade(place, grade) => self.want_grade(place, grade, out),
            PuzzleTarget::Leave(place) => self.leave_puzzle(place, out),
            PuzzleTarget::Ok(place) => self.judge(place, out),
            PuzzleTarget::Next(place) | PuzzleTarget::Earlier(place) => {
                self.turn_puzzle(place, true, out);
            }
            PuzzleTarget::Later(place) => self.turn_puzzle(place, false, out),
            PuzzleTarget::Share(place) => self.share_puzzles(place),
            PuzzleTarget::Cell(place, _)
            | PuzzleTarget::Link(place, _)
            | PuzzleTarget::Undo(place)
            | PuzzleTarget::Clear(place)
            | PuzzleTarget::Again(place) => self.try_puzzle(place, target, out),
        }
    }

    /// Takes the wish of a person for a difficulty: it comes at once, or the other pads ask for it.
    fn want_grade(&mut self, place: Station, grade: Grade, out: &mut Vec<Effect>) {
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        if puzzle.want(place, grade) {
            self.begin_puzzle(grade, out);
        }
    }

    /// Somebody tries no longer. The others go on; after the last one comes the lobby.
    fn leave_puzzle(&mut self, place: Station, out: &mut Vec<Effect>) {
        self.hands.contacts.rest();
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        puzzle.pads.retain(|pad| pad.place != place);
        if puzzle.pads.is_empty() {
            self.screen = Screen::Lobby;
        } else if let Some(grade) = puzzle.agreed() {
            // Only the one who has left did not want it.
            self.begin_puzzle(grade, out);
        }
    }

    fn try_puzzle(&mut self, place: Station, target: PuzzleTarget, out: &mut Vec<Effect>) {
        let (voice, now) = (self.puzzled_game().voice, self.now);
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        puzzle.motions.hush(place);
        let Some(pad) = puzzle.pad_mut(place) else {
            return;
        };
        let sound = match target {
            PuzzleTarget::Cell(_, cell) => {
                let touch = Command::Touch(Spot::Cell(cell));
                if pad.perform(touch, now) {
                    voice
                } else {
                    Sound::Buzz
                }
            }
            PuzzleTarget::Link(_, link) => {
                pad.lay(link);
                voice
            }
            PuzzleTarget::Undo(_) => {
                pad.undo(now);
                Sound::Undo
            }
            PuzzleTarget::Clear(_) => {
                pad.clear(now);
                Sound::Undo
            }
            PuzzleTarget::Again(_) => {
                pad.go_back();
                Sound::Undo
            }
            PuzzleTarget::Open
            | PuzzleTarget::Next(_)
            | PuzzleTarget::Earlier(_)
            | PuzzleTarget::Later(_)
            | PuzzleTarget::Share(_)
            | PuzzleTarget::Grade(..)
            | PuzzleTarget::Ok(_)
            | PuzzleTarget::Leave(_) => Sound::Click,
        };
        out.push(Effect::Sound(sound, Some(place)));
    }

    /// Somebody says that this is it.
    fn judge(&mut self, place: Station, out: &mut Vec<Effect>) {
        let join = |puzzle: &PuzzleScreen| puzzle.join(puzzle.pad(place)?).cloned();
        let join = self.puzzle().and_then(join);
        let map = join
            .as_ref()
            .and_then(|join| self.library.loaded_map(join.map));
        let map = map.cloned();
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        let Some(pad) = puzzle.pad_mut(place) else {
            return;
        };
        match (&join, &map) {
            (Some(join), Some(map)) => pad.judge_rails(join, &map.rails),
            (Some(_), None) => {}
            (None, _) => pad.judge_turn(),
        }
        if pad.told == Told::Thinking {
            puzzle.wait_for_answer(place);
        }
        self.tell_tried(place, out);
        self.ask_puzzle(out);
    }

    /// Lets the other side answer the next turn that somebody has confirmed.
    fn ask_puzzle(&mut self, out: &mut Vec<Effect>) {
        if let Screen::Puzzle(puzzle) = &mut self.screen
            && let Some(question) = puzzle.next_question()
        {
            puzzle.was_asked(self.engine.ask(&question, out));
        }
    }

    /// The other side of a puzzle has answered, or a sentence says why not. Returns whether that was asked.
    pub(crate) fn puzzle_answered(
        &mut self,
        id: u32,
        answer: &Result<String, Message>,
        out: &mut Vec<Effect>,
    ) -> bool {
        let (now, pace) = (self.now, self.settings.pace());
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return false;
        };
        let Some(place) = puzzle.answered(id) else {
            return false;
        };
        // Somebody may have left meanwhile.
        if let Some(pad) = puzzle.pad_mut(place) {
            let reply = answer.clone().and_then(|text| {
                let reply = text.parse::<Reply>();
                reply.map_err(|_| words::web_computer_missing())
            });
            pad.answered(reply, now, pace);
            if pad.told == Told::Thinking {
                puzzle.wait_for_answer(place);
            }
            self.tell_tried(place, out);
        }
        self.ask_puzzle(out);
        true
    }

    /// Lets be heard what has come of a try: an answer touch by touch, as it is seen.
    fn tell_tried(&mut self, place: Station, out: &mut Vec<Effect>) {
        let (voice, now) = (self.puzzled_game().voice, self.now);
        let Screen::Puzzle(puzzle) = &mut self.screen else {
            return;
        };
        let Some(pad) = puzzle.pad(place) else { return };
        let sound = match pad.told {
            Told::Solved => Sound::Fanfare,
            Told::Thinking | Told::Right => voice,
            Told::Asked | Told::Wrong | Told::Silent(_) | Told::Apart | Told::Over(_) => {
                Sound::Buzz
            }
        };
        let (is_solved, beats) = (pad.is_solved(), pad.beats());
        let over = beats.last().map_or(now, |&last| last + GLIDE_MS);
        for &beat in &beats {
            puzzle.motions.cue(beat, (voice, Some(place)));
        }
        if beats.is_empty() || sound != voice {
            puzzle.motions.cue(over, (sound, Some(place)));
        }
        if is_solved {
            puzzle.note_winner(place, over);
        }
        self.hear_motions(out);
        let told = self.puzzle_at(place);
        let told = told.map(|(puzzle, pad)| self.told(puzzle, pad, &pad.told));
        self.speech.say(told.unwrap_or_default());
    }

    /// Returns the message to a person about the puzzle, as sentences.
    pub fn puzzle_told(&self, place: Station) -> Message {
        let shown = self.gliding_clock();
        let told = self.puzzle_at(place);
        let told = told.map(|(puzzle, pad)| self.told(puzzle, pad, pad.told_at(shown)));
        told.unwrap_or_default()
    }

    fn told(&self, puzzle: &PuzzleScreen, pad: &Pad, told: &Told) -> Message {
        let said = match told {
            Told::Asked => self.laid(puzzle, pad.place),
            Told::Thinking | Told::Right | Told::Wrong => {
                let game = self.puzzled_game();
                let words = pad.duel().map(|duel| answer_words(game, duel, told));
                words.unwrap_or_default()
            }
            Told::Silent(why) => why.clone(),
            Told::Apart => words::puzzle_apart(),
            Told::Over(over) => words::puzzle_over(Message::Money((*over).into())),
            Told::Solved => words::puzzle_solved(pad.missed() + 1),
        };
        Message::sentences(
            [said]
                .into_iter()
                .chain(series(puzzle, pad, told))
                .chain(race(puzzle, pad))
                .chain(wish(puzzle, pad))
                .filter(|one| !one.is_nothing()),
        )
    }

    /// Message about the rails that are laid so far.
    fn laid(&self, puzzle: &PuzzleScreen, place: Station) -> Message {
        let pad = puzzle.pad(place);
        let join = pad.and_then(|pad| puzzle.join(pad));
        let map = join.and_then(|join| self.library.loaded_map(join.map));
        let cost = map.zip(pad).map(|(map, pad)| pad.cost(&map.rails));
        let laid = |cost: u32| words::puzzle_laid(Message::Money(cost.into()));
        cost.map(laid).unwrap_or_default()
    }
}
