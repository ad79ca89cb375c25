//! Puzzles: loading those of the chosen game, and people's actions on the current one.

use crate::input::Effect;
use crate::layout::Layout;
use crate::puzzle::PuzzleScreen;
use crate::screen::Screen;
use crate::state::State;
use base::Millis;
use base::sound::Sound;
use base::table::{Rotation, Station};
use base::words::Message;
use rules::GameId;
use rules::puzzles::{Date, Grade};
use scene::PuzzleTarget;
use session::SeatAssignment;

impl State {
    /// Gives the puzzle of the day of the chosen game to all seated players.
    fn open_puzzle(&mut self, out: &mut Vec<Effect>) {
        let game = self.lobby.def();
        let chosen = self.lobby.chosen(game.id);
        let puzzle = PuzzleScreen::new(game, chosen, self.lobby.map, &self.puzzlers());
        out.push(Effect::FetchPuzzles(game.id, puzzle.name()));
        self.screen = Screen::Puzzle(Box::new(puzzle));
        self.overlays.rotation = Rotation::R0;
        self.hands.contacts.rest();
    }

    /// Returns the puzzle's players: all seated people, or else the reader of the sheet in the middle. An own
    /// screen has one person.
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

    /// Takes the puzzles of a game, or the sentence that says why they are missing.
    pub(crate) fn puzzles_came(
        &mut self,
        game: GameId,
        name: &str,
        date: Option<Date>,
        text: Result<String, Message>,
        out: &mut Vec<Effect>,
    ) {
        let Some(puzzle) = self.screen.puzzle_mut() else {
            return;
        };
        if puzzle.game.id != game || puzzle.name() != name {
            return;
        }
        puzzle.come(date, text);
        if let Some(shelf) = puzzle.shelf.here() {
            let grade = shelf.date.grade();
            self.begin_puzzle(grade, out);
        }
    }

    fn begin_puzzle(&mut self, grade: Grade, out: &mut Vec<Effect>) {
        let Some(puzzle) = self.screen.puzzle_mut() else {
            return;
        };
        puzzle.begin(grade);
        let place = puzzle.pads.first().map(|pad| pad.place);
        if let Some(place) = place {
            self.puzzle_put(place, out);
        }
    }

    /// Prepares a person's new puzzle: fetches its map, and announces its task.
    fn puzzle_put(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(puzzle) = self.screen.puzzle_mut() else {
            return;
        };
        let Some(pad) = puzzle.pad(place) else { return };
        let told = puzzle.task(pad);
        if let Some(join) = puzzle.join(pad) {
            self.library.fetch_map(join.map, out);
        }
        puzzle.check_map(&self.library);
        if !told.is_nothing() {
            self.speech.say(told);
        }
    }

    /// Shows a person an earlier puzzle, or a later one.
    fn turn_puzzle(&mut self, place: Station, is_earlier: bool, out: &mut Vec<Effect>) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.turn_to(place, is_earlier);
            out.push(Effect::Sound(Sound::Click, Some(place)));
            self.puzzle_put(place, out);
            self.ask_puzzle(out);
        }
    }

    /// Checks that a map just loaded has the cities of the puzzle.
    pub(crate) fn check_puzzle_map(&mut self) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.check_map(&self.library);
        }
    }

    /// A control of a puzzle.
    pub(crate) fn press_puzzle(&mut self, target: PuzzleTarget, out: &mut Vec<Effect>) {
        match target {
            PuzzleTarget::Open => self.open_puzzle(out),
            PuzzleTarget::Grade(place, grade) => {
                let puzzle = self.screen.puzzle_mut();
                if puzzle.is_some_and(|puzzle| puzzle.want(place, grade)) {
                    self.begin_puzzle(grade, out);
                }
            }
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

    /// Removes a player from the puzzle. The others continue. After the last one the lobby opens.
    fn leave_puzzle(&mut self, place: Station, out: &mut Vec<Effect>) {
        self.hands.contacts.rest();
        let Some(puzzle) = self.screen.puzzle_mut() else {
            return;
        };
        puzzle.pads.retain(|pad| pad.place != place);
        if puzzle.pads.is_empty() {
            self.screen = Screen::Lobby;
        } else if let Some(grade) = puzzle.agreed() {
            // All players who are left want this difficulty.
            self.begin_puzzle(grade, out);
        }
    }

    fn try_puzzle(&mut self, place: Station, target: PuzzleTarget, out: &mut Vec<Effect>) {
        let now = self.now;
        let puzzle = self.screen.puzzle_mut();
        let sound = puzzle.and_then(|puzzle| puzzle.press(place, target, now));
        out.extend(sound.map(|sound| Effect::Sound(sound, Some(place))));
    }

    /// Judges a person's solution.
    fn judge(&mut self, place: Station, out: &mut Vec<Effect>) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.judge(place, &self.library);
            self.tell_tried(place, out);
        }
    }

    /// Sends the next confirmed turn to the engine for the other side's answer.
    fn ask_puzzle(&mut self, out: &mut Vec<Effect>) {
        if let Some(puzzle) = self.screen.puzzle_mut() {
            puzzle.ask(&mut self.engine, out);
        }
    }

    /// Takes the other side's answer to a puzzle, or a sentence about the failure. Returns true if that request
    /// came from a puzzle.
    pub(crate) fn puzzle_answered(
        &mut self,
        id: u32,
        answer: &Result<String, Message>,
        out: &mut Vec<Effect>,
    ) -> bool {
        let (now, pace) = (self.now, self.house.settings.pace());
        let puzzle = self.screen.puzzle_mut();
        let place = puzzle.and_then(|puzzle| puzzle.answered(id, answer, now, pace));
        if let Some(place) = place {
            self.tell_tried(place, out);
        }
        place.is_some()
    }

    /// Tells a person the result of a try, and asks for the next answer.
    fn tell_tried(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(puzzle) = self.screen.puzzle_mut() else {
            return;
        };
        puzzle.sound_tried(place, self.now);
        let pad = puzzle.pad(place);
        // The message is about the answer as if the person had seen all of it.
        let told = pad.map(|pad| puzzle.told(pad, Millis::NEVER, &self.library));
        if let Some(told) = told {
            self.hear_motions(out);
            self.speech.say(told);
        }
        self.ask_puzzle(out);
    }
}
