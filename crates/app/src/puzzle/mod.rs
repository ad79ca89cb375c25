//! Puzzles on the table: the players, their results, and the visible part of a map. In a race all players have the
//! same puzzles, each at their own pace, and the first to solve [`RACE`] wins. None of it is saved, and a waiting
//! game stays untouched.

mod duel;
mod pad;
mod steps;
mod telling;
mod trying;

use std::rc::Rc;

use super::loadable::Loadable;
use super::motion::{Motions, Moving};
use base::Millis;
use base::table::Station;
use base::words;
use rules::maps::{MapId, MapInfo, RailMap};
use rules::puzzles::{Date, Grade, Join, MOST_BACK, Puzzle};
use scene::{Frame, Point, STAGE_HEIGHT, STAGE_WIDTH};
use session::SeatAssignment;
use session::cabinet::GameDef;

pub use duel::Duel;
pub use pad::{Board, Pad, Told, Tried};
pub use steps::Seen;
pub use telling::grade_words;

/// Maximum number of players side by side.
pub const MOST: usize = 4;
/// Number of solutions that wins a race.
pub const RACE: usize = 5;
/// Margin round the cities to join, in stage units of the map.
const ROUND: f32 = 120.0;
/// Margin of the shown part of a map in which no intersection counts as shown.
const EDGE: f32 = 26.0;
/// Smallest visible part of a map.
const LEAST: (f32, f32) = (560.0, 420.0);

/// The puzzles of a game, and the day on which they came.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// Date of the puzzle of the day.
    pub date: Date,
    /// One for each day of the year.
    pub puzzles: Rc<[Puzzle]>,
}

/// The screen of a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleScreen {
    /// The game of the puzzles.
    pub game: &'static GameDef,
    /// The values of the game's choices.
    chosen: Vec<usize>,
    /// The map of the puzzles, for a game with maps.
    map: Option<MapId>,
    /// Puzzles of the game, as far as they are loaded.
    pub shelf: Loadable<Shelf>,
    /// Difficulty of the current puzzle.
    pub grade: Grade,
    /// The puzzle before each person.
    pub pads: Vec<Pad>,
    /// The winner of the race.
    pub first: Option<Station>,
    /// Tickets that rain on the winner of the race, and the sounds of answers that people have not seen yet.
    pub motions: Motions,
    /// Places that wait for the other side's answer, in the order of their confirmed turns.
    waiting: Vec<Station>,
    /// The number of the question for the first of them.
    asked: Option<u32>,
}

impl PuzzleScreen {
    /// Creates a screen for the seated people, whose puzzles are not loaded yet. Each shipped map has its own
    /// puzzles. A map from the map maker has the puzzles of the first map.
    pub fn new(
        game: &'static GameDef,
        chosen: &[usize],
        map: MapId,
        sitting: &[SeatAssignment],
    ) -> Self {
        Self {
            game,
            chosen: chosen.to_vec(),
            map: game.on_map.then(|| match map.info() {
                Some(_) => map,
                None => MapId::default(),
            }),
            shelf: Loadable::Coming,
            grade: Grade::Easy,
            pads: sitting.iter().take(MOST).map(Pad::empty).collect(),
            first: None,
            motions: Motions::default(),
            waiting: Vec::new(),
            asked: None,
        }
    }

    /// The values of the game's choices.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }

    /// Returns a person's results of the day in signs, the easiest first: a cross for each wrong try and a circle
    /// for a solution, or a dash. The signs do not give the solution away. `None` before the first solved puzzle,
    /// and in a race.
    pub fn signs(&self, pad: &Pad) -> Option<String> {
        let Loadable::Here(shelf) = &self.shelf else {
            return None;
        };
        let result = |grade| pad.result(shelf.date.puzzle(grade));
        let is_solved = |grade| result(grade).is_some_and(|tried| tried.is_solved);
        if self.is_race() || !Grade::ALL.into_iter().any(is_solved) {
            return None;
        }
        let signs = Grade::ALL.map(|grade| {
            let missed = result(grade).map_or(0, |tried| tried.missed as usize);
            let end = if is_solved(grade) { "○" } else { "–" };
            "×".repeat(missed) + end
        });
        Some(format!("{} · {}", shelf.date, signs.join(" ")))
    }

    /// Returns the map of the puzzles, for a game with maps.
    pub fn map(&self) -> Option<&'static MapInfo> {
        self.map.and_then(MapId::info)
    }

    /// Name of the file. Each game of a family has its own file, and so has each map.
    pub fn name(&self) -> &'static str {
        let name = || self.game.name_of(&self.chosen);
        self.map().map_or_else(name, |map| map.id)
    }

    /// The puzzle before a person, once it is here.
    pub fn puzzle(&self, pad: &Pad) -> Option<&Puzzle> {
        match &self.shelf {
            Loadable::Here(shelf) => shelf.puzzles.get(self.number(pad.back)?),
            Loadable::Coming | Loadable::Broken(_) => None,
        }
    }

    /// Returns the number of the puzzle of so many days ago.
    fn number(&self, back: usize) -> Option<usize> {
        match &self.shelf {
            Loadable::Here(shelf) => Some(shelf.date.puzzle_before(back, self.grade)),
            Loadable::Coming | Loadable::Broken(_) => None,
        }
    }

    /// Returns the cities that a person has to join, if that is the puzzle.
    pub fn join(&self, pad: &Pad) -> Option<&Join> {
        match self.puzzle(pad)? {
            Puzzle::Join(join) => Some(join),
            Puzzle::Win(_) => None,
        }
    }

    /// Returns true if several people race.
    pub fn is_race(&self) -> bool {
        self.pads.len() > 1
    }

    /// The pad at a place.
    pub fn pad(&self, place: Station) -> Option<&Pad> {
        self.pads.iter().find(|pad| pad.place == place)
    }

    /// Returns the pad at a place, for changes.
    pub(crate) fn pad_mut(&mut self, place: Station) -> Option<&mut Pad> {
        self.pads.iter_mut().find(|pad| pad.place == place)
    }

    /// Notes the difficulty that a person wants, or no longer wants. Returns true if its puzzles come now.
    ///
    /// In a race all players have to want the same, so that no player loses a position that others would keep. The
    /// same difficulty again starts another race, once a player has won.
    pub(crate) fn want(&mut self, place: Station, grade: Grade) -> bool {
        let is_new = grade != self.grade || self.first.is_some();
        let Some(pad) = self.pad_mut(place) else {
            return false;
        };
        let was = pad.wants;
        pad.wants = Some(grade).filter(|_| is_new && was != Some(grade));
        self.agreed() == Some(grade)
    }

    /// Returns the difficulty that all want, if there is one.
    pub(crate) fn agreed(&self) -> Option<Grade> {
        let wanted = self.pads.first()?.wants?;
        let mut all = self.pads.iter();
        all.all(|pad| pad.wants == Some(wanted)).then_some(wanted)
    }

    /// Deals puzzles of a difficulty to all players: those of today or, in a race that follows another one, those
    /// that no player has seen yet.
    pub(crate) fn begin(&mut self, grade: Grade) {
        let seen = self.pads.iter().map(|pad| pad.back + 1).max();
        let follows = self.first.is_some() && grade == self.grade;
        let from = seen.filter(|from| follows && from + RACE <= MOST_BACK);
        self.grade = grade;
        (self.first, self.asked) = (None, None);
        self.waiting.clear();
        self.motions = Motions::default();
        for place in self.places() {
            if let Some(pad) = self.pad_mut(place) {
                (pad.wants, pad.score, pad.back) = (None, 0, from.unwrap_or(0));
            }
            self.put(place);
        }
    }

    /// Returns the places of all players.
    fn places(&self) -> Vec<Station> {
        self.pads.iter().map(|pad| pad.place).collect()
    }

    /// Returns true if a person may move on to the puzzle of the day before. In a race they have to solve the
    /// present one first, and the race must not be won.
    pub fn may_go_on(&self, pad: &Pad) -> bool {
        let is_over = self.is_race() && (pad.score >= RACE || !pad.is_solved());
        matches!(self.shelf, Loadable::Here(_)) && pad.back < MOST_BACK && !is_over
    }

    /// Returns true if a person may return to the puzzle of the day after.
    pub fn may_return(&self, pad: &Pad) -> bool {
        pad.back > 0 && !self.is_race()
    }

    /// Puts the puzzle of the day before, or of the day after, before a person alone.
    pub(crate) fn turn_to(&mut self, place: Station, is_earlier: bool) {
        let may = |pad: &Pad| match is_earlier {
            true => self.may_go_on(pad),
            false => self.may_return(pad),
        };
        if !self.pad(place).is_some_and(may) {
            return;
        }
        self.forget_question(place);
        self.motions.hush(place);
        if let Some(pad) = self.pad_mut(place) {
            pad.back = match is_earlier {
                true => pad.back + 1,
                false => pad.back - 1,
            };
        }
        self.put(place);
    }

    /// Forgets that the other side owes a person an answer, because that person has another puzzle now.
    fn forget_question(&mut self, place: Station) {
        if self.waiting.first() == Some(&place) {
            self.asked = None;
        }
        self.waiting.retain(|&waiting| waiting != place);
    }

    /// Puts a person's puzzle before them. A puzzle that the game's rules do not know counts as damaged.
    fn put(&mut self, place: Station) {
        let Some(pad) = self.pad(place) else { return };
        let (number, puzzle) = (self.number(pad.back), self.puzzle(pad));
        let (Some(number), Some(puzzle)) = (number, puzzle) else {
            return;
        };
        match Board::of(puzzle, self.game, &self.chosen) {
            Some(board) => {
                if let Some(pad) = self.pad_mut(place) {
                    pad.put(number, board);
                }
            }
            None => self.shelf = Loadable::Broken(words::puzzle_damaged()),
        }
    }

    /// Notes the winner of the race, if the person at a place has enough solutions and no other player has won before.
    /// Tickets rain then.
    fn note_winner(&mut self, place: Station, now: Millis) {
        let has_won = |pad: &Pad| pad.score >= RACE;
        let wins = self.is_race() && self.pad(place).is_some_and(has_won);
        if wins && self.first.is_none() {
            self.first = Some(place);
            // A solved puzzle has its own sound already.
            self.motions.begin(Moving::Tickets(place), None, now);
        }
    }

    /// Returns true if something moves at a time.
    pub(crate) fn is_moving(&self, now: Millis) -> bool {
        let mut pads = self.pads.iter();
        self.motions.are_going(now) || pads.any(|pad| pad.is_moving(now))
    }
}

/// Returns the part of a map for a puzzle: the cities with a margin, inside the map. It contains every cheapest
/// network. `None` if the map lacks one of the cities.
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

/// Returns true if the shown part of a map holds a place, and not at its very edge.
pub fn shows(window: Frame, place: Point) -> bool {
    window.inset(EDGE).holds(place)
}
