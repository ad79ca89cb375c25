//! Puzzles on the table: who tries, what has come of it, and the part of a map that is looked at. Everybody who
//! sits has the same puzzle before them, and whoever solves it first is told. None of it is kept: a game that
//! waits is left alone.

mod duel;
mod pad;

use std::rc::Rc;

use super::loadable::Loadable;
use base::table::Station;
use base::words::{self, Message};
use rules::GameId;
use rules::maps::RailMap;
use rules::puzzles::{Date, Grade, Join, Puzzle};
use rules::request::EngineRequest;
use scene::{Frame, Point, STAGE_HEIGHT, STAGE_WIDTH};
use session::cabinet::GameDef;
use session::{Seat, SeatAssignment};

pub use duel::Duel;
pub use pad::{Board, Pad, Told};

/// As many can try beside each other.
pub const MOST: usize = 4;
/// The room round the cities that are to be joined, in stage units of the map.
const ROUND: f32 = 120.0;
/// So near the edge of what is shown nothing is told of a map.
const EDGE: f32 = 14.0;
/// No part of a map that is shown is smaller.
const LEAST: (f32, f32) = (560.0, 420.0);

/// The puzzles of a game, and the day on which they came.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// The day whose puzzle is the puzzle of the day.
    pub date: Date,
    /// One for each day of the year.
    pub puzzles: Rc<[Puzzle]>,
}

/// The screen of a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleScreen {
    /// Which game of the cabinet.
    pub game: GameId,
    /// The values of the game's choices.
    chosen: Vec<usize>,
    /// What has come of its puzzles.
    pub shelf: Loadable<Shelf>,
    /// How difficult the puzzle is that is shown.
    pub grade: Grade,
    /// The puzzle before each person.
    pub pads: Vec<Pad>,
    /// Who has solved it first.
    pub first: Option<Station>,
    /// Those to whom the other side has still to answer, in the order in which they have confirmed a turn.
    waiting: Vec<Station>,
    /// The number of the question for the first of them.
    asked: Option<u32>,
}

impl PuzzleScreen {
    /// A screen for those who sit, whose puzzles are on their way.
    pub fn new(game: &GameDef, chosen: &[usize], sitting: &[SeatAssignment]) -> Self {
        Self {
            game: game.id,
            chosen: chosen.to_vec(),
            shelf: Loadable::Coming,
            grade: Grade::Easy,
            pads: sitting.iter().take(MOST).map(Pad::empty).collect(),
            first: None,
            waiting: Vec::new(),
            asked: None,
        }
    }

    /// What the file is called, with one for each game of a family.
    pub fn name(&self, game: &GameDef) -> &'static str {
        game.name_of(&self.chosen)
    }

    /// The puzzle that is shown, once it is here.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match &self.shelf {
            Loadable::Here(shelf) => shelf.puzzles.get(shelf.date.puzzle(self.grade)),
            Loadable::Coming | Loadable::Broken(_) => None,
        }
    }

    /// The cities that are to be joined, if it is that.
    pub fn join(&self) -> Option<&Join> {
        match self.puzzle()? {
            Puzzle::Join(join) => Some(join),
            Puzzle::Win(_) => None,
        }
    }

    /// Whether the puzzle that is shown is that of the day.
    pub fn is_today(&self) -> bool {
        matches!(&self.shelf, Loadable::Here(shelf) if shelf.date.grade() == self.grade)
    }

    /// The pad at a place.
    pub fn pad(&self, place: Station) -> Option<&Pad> {
        self.pads.iter().find(|pad| pad.place == place)
    }

    /// The same, to be changed.
    pub(crate) fn pad_mut(&mut self, place: Station) -> Option<&mut Pad> {
        self.pads.iter_mut().find(|pad| pad.place == place)
    }

    /// Notes which difficulty a person wants, or no longer wants. Returns whether its puzzle comes now.
    ///
    /// A puzzle is not taken from a person who has not solved it: that person has to want the same.
    pub(crate) fn want(&mut self, place: Station, grade: Grade) -> bool {
        let others_try = self.pads.len() > 1 && self.pads.iter().any(|pad| !pad.is_solved());
        let is_new = !(others_try && grade == self.grade);
        let Some(pad) = self.pad_mut(place) else {
            return false;
        };
        let was = pad.wants.replace(grade);
        if self.all_want(grade) && is_new {
            return true;
        }
        if let Some(pad) = self.pad_mut(place) {
            pad.wants = Some(grade).filter(|_| is_new && was != Some(grade));
        }
        false
    }

    /// Returns the difficulty that all who are still trying want, if there is one.
    pub(crate) fn agreed(&self) -> Option<Grade> {
        let mut wanted = self.pads.iter().filter_map(|pad| pad.wants);
        wanted.find(|&grade| self.all_want(grade))
    }

    /// Returns whether all who have not solved the puzzle want this difficulty instead.
    ///
    /// A person alone decides alone.
    fn all_want(&self, grade: Grade) -> bool {
        let mut trying = self.pads.iter().filter(|pad| !pad.is_solved());
        self.pads.len() == 1 || trying.all(|pad| pad.wants == Some(grade))
    }

    /// Puts a puzzle before everybody. A puzzle that the game's rules do not know is told as damaged.
    pub(crate) fn begin(&mut self, game: &GameDef, grade: Grade) {
        self.grade = grade;
        (self.first, self.asked) = (None, None);
        self.waiting.clear();
        let Some(puzzle) = self.puzzle().cloned() else {
            return;
        };
        let boards: Option<Vec<Board>> = self
            .pads
            .iter()
            .map(|_| Board::of(&puzzle, game, &self.chosen))
            .collect();
        match boards {
            Some(boards) => {
                for (pad, board) in self.pads.iter_mut().zip(boards) {
                    pad.put(board);
                }
            }
            None => self.shelf = Loadable::Broken(words::puzzle_damaged()),
        }
    }

    /// What is wanted of a person, as a sentence; nothing while a refutation is looked at.
    pub fn task(&self, game: &GameDef, pad: &Pad) -> Message {
        if pad.is_refuted() {
            return Message::NOTHING;
        }
        match (self.puzzle(), pad.duel()) {
            (Some(Puzzle::Join(join)), _) => words::puzzle_join(join.cities.len()),
            (Some(Puzzle::Win(win)), Some(duel)) => {
                let left = if pad.is_solved() {
                    win.turns
                } else {
                    duel.left()
                };
                words::puzzle_win(left, colour_of(game, duel.side()))
            }
            (Some(Puzzle::Win(_)) | None, _) => Message::NOTHING,
        }
    }

    /// Notes that the other side is to answer to a person.
    pub(crate) fn wait_for_answer(&mut self, place: Station) {
        self.waiting.push(place);
    }

    /// The question that is to be asked next, unless an answer is on its way.
    pub(crate) fn next_question(&mut self) -> Option<EngineRequest> {
        while self.asked.is_none() {
            let question = self.pad(*self.waiting.first()?).and_then(Pad::question);
            if question.is_some() {
                return question;
            }
            self.waiting.remove(0);
        }
        None
    }

    /// Notes under which number it was asked.
    pub(crate) fn was_asked(&mut self, id: u32) {
        self.asked = Some(id);
    }

    /// The person for whom the question with a number was asked. It is answered now.
    pub(crate) fn answered(&mut self, id: u32) -> Option<Station> {
        self.asked.take_if(|asked| *asked == id)?;
        Some(self.waiting.remove(0))
    }
}

/// The colour of a side of a game for two.
pub(crate) fn colour_of(game: &GameDef, side: Seat) -> Message {
    game.colours[side.min(1)].name()
}

/// The part of a map that a puzzle shows: round the cities, with some room, and not beyond the map. Of a cheapest
/// network nothing lies outside. `None` if the map has not all of the cities.
pub fn window(join: &Join, map: &RailMap) -> Option<Frame> {
    let known = join
        .cities
        .iter()
        .map(|city| map.cities().get(city.index()));
    let cities: Option<Vec<_>> = known.collect();
    let places = cities?.into_iter().map(|city| map.place(city.node).into());
    let near = Frame::around(places)?.inset(-ROUND);
    let grown = |from: f32, long: f32, least: f32, all: f32| {
        let wanted = long.max(least).min(all);
        let from = from - (wanted - long) / 2.0;
        (from.clamp(0.0, all - wanted), wanted)
    };
    let (x, w) = grown(near.x, near.w, LEAST.0, STAGE_WIDTH);
    let (y, h) = grown(near.y, near.h, LEAST.1, STAGE_HEIGHT);
    Some(Frame::new(x, y, w, h))
}

/// Whether a part of a map that is shown has an intersection at a place: not at its very edge.
pub fn shows(window: Frame, place: Point) -> bool {
    window.inset(EDGE).holds(place)
}

/// A difficulty as people read it.
pub fn grade_words(grade: Grade) -> Message {
    match grade {
        Grade::Easy => words::puzzle_easy(),
        Grade::Medium => words::puzzle_medium(),
        Grade::Hard => words::puzzle_hard(),
    }
}
