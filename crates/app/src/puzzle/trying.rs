//! A person's actions on a pad, their results, and the questions to the other side.

use super::{Pad, PuzzleScreen, Shelf, Told, window};
use crate::engine::Engine;
use crate::input::Effect;
use crate::library::Library;
use crate::loadable::Loadable;
use crate::motion::GLIDE_MS;
use base::Millis;
use base::sound::Sound;
use base::table::Station;
use base::words::{self, Message};
use rules::Spot;
use rules::puzzles::{self, Date};
use rules::request::{EngineRequest, Reply};
use scene::PuzzleTarget;
use session::Command;

impl PuzzleScreen {
    /// Takes the puzzles and the date, or the sentence that says why they are missing.
    pub(crate) fn come(&mut self, date: Option<Date>, text: Result<String, Message>) {
        let shelf = text.and_then(|text| {
            let puzzles = puzzles::read(&text).ok();
            let shelf = puzzles.zip(date).map(|(puzzles, date)| Shelf {
                date,
                puzzles: puzzles.into(),
            });
            shelf.ok_or_else(words::puzzle_damaged)
        });
        self.shelf = match shelf {
            Ok(shelf) => Loadable::Here(shelf),
            Err(why) => Loadable::Broken(why),
        };
    }

    /// Checks that a map just loaded has the cities of the puzzles.
    pub(crate) fn check_map(&mut self, library: &Library) {
        let lacks = |pad: &Pad| {
            let join = self.join(pad)?;
            let map = library.loaded_map(join.map)?;
            Some(window(join, &map.rails).is_none())
        };
        if self.pads.iter().any(|pad| lacks(pad) == Some(true)) {
            self.shelf = Loadable::Broken(words::puzzle_damaged());
        }
    }

    /// Performs a person's touch on the pad's board, or an undo, at a time. Returns its sound; `None` at a free
    /// place.
    pub(crate) fn press(
        &mut self,
        place: Station,
        target: PuzzleTarget,
        now: Millis,
    ) -> Option<Sound> {
        let voice = self.game.voice;
        self.motions.hush(place);
        let pad = self.pad_mut(place)?;
        Some(match target {
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
        })
    }

    /// Judges a person's try. Rails can be judged only with their map loaded.
    pub(crate) fn judge(&mut self, place: Station, library: &Library) {
        let join = self.pad(place).and_then(|pad| self.join(pad)).cloned();
        let Some(pad) = self.pad_mut(place) else {
            return;
        };
        match join {
            None => pad.judge_turn(),
            Some(join) => {
                if let Some(map) = library.loaded_map(join.map) {
                    pad.judge_rails(&join, &map.rails);
                }
            }
        }
        self.wait_for_answer(place);
    }

    /// Queues a person whose turn the other side has to answer.
    fn wait_for_answer(&mut self, place: Station) {
        if self
            .pad(place)
            .is_some_and(|pad| pad.told == Told::Thinking)
        {
            self.waiting.push(place);
        }
    }

    /// Lets the other side answer the next confirmed turn, unless an answer is on its way.
    pub(crate) fn ask(&mut self, engine: &mut Engine, out: &mut Vec<Effect>) {
        if let Some(question) = self.next_question() {
            self.asked = Some(engine.ask(&question, out));
        }
    }

    fn next_question(&mut self) -> Option<EngineRequest> {
        while self.asked.is_none() {
            let question = self.pad(*self.waiting.first()?).and_then(Pad::question);
            if question.is_some() {
                return question;
            }
            self.waiting.remove(0);
        }
        None
    }

    /// Handles the other side's answer to the question with a number, or the sentence that says why there is none.
    /// People see the touches of its turn at a pace, from a time on.
    ///
    /// Returns the place of the person who gets the answer; `None` if the question was not a puzzle's.
    pub(crate) fn answered(
        &mut self,
        id: u32,
        answer: &Result<String, Message>,
        now: Millis,
        pace: Millis,
    ) -> Option<Station> {
        self.asked.take_if(|asked| *asked == id)?;
        let place = self.waiting.remove(0);
        // The person may have left meanwhile.
        if let Some(pad) = self.pad_mut(place) {
            let reply = answer.clone().and_then(|text| {
                let reply = text.parse::<Reply>();
                reply.map_err(|_| words::web_computer_missing())
            });
            pad.answered(reply, now, pace);
        }
        self.wait_for_answer(place);
        Some(place)
    }

    /// Plays the sounds of a try's result: those of an answer touch by touch, as people see it from a time on.
    pub(crate) fn sound_tried(&mut self, place: Station, now: Millis) {
        let voice = self.game.voice;
        let Some(pad) = self.pad(place) else { return };
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
            self.motions.cue(beat, (voice, Some(place)));
        }
        if beats.is_empty() || sound != voice {
            self.motions.cue(over, (sound, Some(place)));
        }
        if is_solved {
            self.note_winner(place, over);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::table::PlayerColour;
    use rules::maps::MapId;
    use rules::puzzles::DAYS;
    use session::cabinet::{Cabinet, GameDef};
    use session::connection::GAME;
    use session::{Controller, SeatAssignment};

    const PLACES: [Station; 2] = [Station::NearLeft, Station::FarRight];

    /// A screen for so many people. The other side has an answer to `f2`, the right turn.
    fn puzzled(people: usize) -> PuzzleScreen {
        let seat = |(place, colour)| SeatAssignment {
            place,
            colour,
            controller: Controller::Person,
        };
        let seats = PLACES.into_iter().zip(PlayerColour::ALL).map(seat);
        let seats: Vec<_> = seats.take(people).collect();
        let map = MapId::all().next().expect("there are maps");
        let mut chosen = vec![0; GAME.choices.len()];
        let mut variants = GAME.choices[0].value_ids.iter();
        chosen[0] = variants.position(|id| *id == "crossway").expect("it is");
        let mut puzzle = PuzzleScreen::new(&GAME, &chosen, map, &seats);
        let line = "win 2 | 4o1/2o1x1/3oxo/2xox1/4o1/2x1x1 x - | f2";
        puzzle.come(Date::new(7, 1), Ok([line; DAYS].join("\n")));
        let grade = puzzle.shelf.here().expect("it can be read").date.grade();
        puzzle.begin(grade);
        puzzle
    }

    fn library() -> Library {
        const DEFS: &[&GameDef] = &[&GAME];
        Library::new(Cabinet::new(DEFS))
    }

    /// Touches a cell at a place and confirms the try.
    fn try_at(puzzle: &mut PuzzleScreen, place: Station, cell: &str) {
        let cell = cell.parse().expect("it is a cell");
        puzzle.press(place, PuzzleTarget::Cell(place, cell), Millis::default());
        puzzle.judge(place, &library());
    }

    fn told(puzzle: &PuzzleScreen, place: Station) -> Told {
        puzzle.pad(place).expect("somebody sits there").told.clone()
    }

    #[test]
    fn a_file_that_cannot_be_read_breaks_the_shelf() {
        let mut puzzle = puzzled(1);
        puzzle.come(Date::new(7, 1), Ok("win".into()));
        assert!(puzzle.shelf.here().is_none());
    }

    #[test]
    fn the_other_side_answers_one_after_another_in_the_order_of_their_turns() {
        let (mut puzzle, mut engine, mut out) = (puzzled(2), Engine::default(), Vec::new());
        for place in PLACES {
            try_at(&mut puzzle, place, "f2");
            assert_eq!(told(&puzzle, place), Told::Thinking);
            puzzle.ask(&mut engine, &mut out);
        }
        assert_eq!(out.len(), 1, "one question at a time");
        let silent = Err(words::web_computer_missing());
        let now = Millis::default();
        assert_eq!(puzzle.answered(7, &silent, now, now), None, "not asked");
        for (id, place) in (1..).zip(PLACES) {
            assert_eq!(puzzle.answered(id, &silent, now, now), Some(place));
            // The pad takes the turn back, and the try does not count.
            assert!(matches!(told(&puzzle, place), Told::Silent(_)));
            assert_eq!(puzzle.pad(place).map(Pad::missed), Some(0));
            puzzle.ask(&mut engine, &mut out);
        }
        assert_eq!(out.len(), 2);
    }

    #[test]
    fn nobody_is_asked_for_a_person_who_has_left() {
        let (mut puzzle, mut engine, mut out) = (puzzled(2), Engine::default(), Vec::new());
        try_at(&mut puzzle, PLACES[0], "f2");
        puzzle.pads.retain(|pad| pad.place != PLACES[0]);
        puzzle.ask(&mut engine, &mut out);
        assert_eq!(out, []);
    }

    #[test]
    fn in_a_race_everybody_reads_how_many_each_has_solved() {
        let (puzzle, library) = (puzzled(2), library());
        let scores = PLACES.into_iter().zip(PlayerColour::ALL);
        let scores = scores.map(|(_, colour)| words::puzzle_score(0, colour.name()));
        let scores = words::puzzle_scores(Message::series(scores));
        for place in PLACES {
            let pad = puzzle.pad(place).expect("somebody sits there");
            let said = puzzle.told(pad, Millis::NEVER, &library);
            assert_eq!(said, Message::sentences([scores.clone()]));
        }
    }
}
