//! Pad of one person who tries a puzzle, and the results so far. It holds a position with the draft of a turn, or
//! rails on a map.

use super::duel::{Duel, Outcome};
use base::Millis;
use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::maps::{CityId, LinkId, RailMap};
use rules::puzzles::{Grade, Join, Puzzle};
use rules::request::{EngineRequest, Reply};
use session::cabinet::GameDef;
use session::{Command, Seat, SeatAssignment};

/// A puzzle before one person.
#[derive(Clone, Debug)]
pub struct Pad {
    /// Where the person sits.
    pub place: Station,
    /// In which colour.
    pub colour: PlayerColour,
    /// Board on which the person tries.
    pub board: Board,
    /// The puzzle of how many days ago it is.
    pub back: usize,
    /// Message to the person.
    pub told: Told,
    /// The difficulty that the person wants instead, where several try.
    pub wants: Option<Grade>,
    /// The number of puzzles that the person has solved in this race.
    pub score: usize,
    /// The number of puzzles in a row that the person has solved on the first try.
    pub series: u32,
    /// The result of each puzzle that the person has tried, the present one last.
    tried: Vec<Tried>,
}

/// The result of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The puzzle's number.
    pub(crate) number: usize,
    /// The number of wrong tries.
    pub(crate) missed: u32,
    /// True if the person has solved it in the end.
    pub(crate) is_solved: bool,
}

/// The message to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The task.
    Asked,
    /// The other side thinks about its answer.
    Thinking,
    /// A turn was right, and the other side has answered.
    Right,
    /// A turn was wrong, and the other side has answered. Both are still on the board.
    Wrong,
    /// Reason why the other side has not answered. The pad has taken the turn back.
    Silent(Message),
    /// Not all cities are joined.
    Apart,
    /// All cities are joined, for so many dollars more than needed.
    Over(u32),
    /// The puzzle is solved.
    Solved,
}

/// Board on which a person tries a puzzle.
#[derive(Clone, Debug)]
pub enum Board {
    /// No puzzle yet.
    Empty,
    /// A turn in a game for two.
    Duel(Box<Duel>),
    /// Rails on a map, in the order in which the person laid them.
    Rails(Vec<LinkId>),
}

impl Board {
    /// Returns a puzzle at its start; `None` if the rules reject it.
    pub(super) fn of(puzzle: &Puzzle, game: &GameDef, chosen: &[usize]) -> Option<Self> {
        match puzzle {
            Puzzle::Win(win) if !game.on_map => {
                let duel = Duel::new(win, game, chosen)?;
                Some(Self::Duel(Box::new(duel)))
            }
            Puzzle::Join(_) if game.on_map => Some(Self::Rails(Vec::new())),
            Puzzle::Win(_) | Puzzle::Join(_) => None,
        }
    }
}

impl Pad {
    /// A person's pad without a puzzle.
    pub(super) fn empty(seat: &SeatAssignment) -> Self {
        Self {
            place: seat.place,
            colour: seat.colour,
            board: Board::Empty,
            back: 0,
            told: Told::Asked,
            wants: None,
            score: 0,
            series: 0,
            tried: Vec::new(),
        }
    }

    /// Gives the puzzle with a number to the person. Earlier tries of it still count.
    pub(super) fn put(&mut self, number: usize, board: Board) {
        (self.board, self.told) = (board, Told::Asked);
        let tried = self.result(number).unwrap_or(Tried {
            number,
            missed: 0,
            is_solved: false,
        });
        self.tried.retain(|tried| tried.number != number);
        self.tried.push(tried);
    }

    /// Returns the result of the puzzle with a number; `None` if the person has not seen it.
    pub fn result(&self, number: usize) -> Option<Tried> {
        let mut tried = self.tried.iter();
        tried.find(|tried| tried.number == number).copied()
    }

    /// The number of wrong tries.
    pub fn missed(&self) -> u32 {
        self.tried.last().map_or(0, |tried| tried.missed)
    }

    /// Counts a wrong try.
    fn miss(&mut self) {
        if let Some(tried) = self.tried.last_mut().filter(|tried| !tried.is_solved) {
            tried.missed += 1;
            self.series = 0;
        }
    }

    /// Marks the puzzle as solved. It counts in a race each time, and in a series once.
    fn solve(&mut self) {
        if !self.is_solved() {
            self.score += 1;
        }
        self.told = Told::Solved;
        if let Some(tried) = self.tried.last_mut().filter(|tried| !tried.is_solved) {
            tried.is_solved = true;
            self.series += u32::from(tried.missed == 0);
        }
    }

    /// Returns true if the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.told == Told::Solved
    }

    /// The side that is to win.
    pub fn side(&self) -> Option<Seat> {
        self.duel().map(Duel::side)
    }

    /// The position, if it is a game for two.
    pub fn duel(&self) -> Option<&Duel> {
        match &self.board {
            Board::Duel(duel) => Some(duel),
            Board::Empty | Board::Rails(_) => None,
        }
    }

    /// Returns the state of the puzzle as its person sees it at a time: an answer counts once it has been seen.
    pub fn told_at(&self, now: Millis) -> &Told {
        match self.duel() {
            Some(duel) if duel.is_answering(now) => &Told::Thinking,
            Some(_) | None => &self.told,
        }
    }

    /// Returns true if something moves at a time.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.duel().is_some_and(|duel| duel.is_moving(now))
    }

    /// Times at which the person sees the touches of the other side's answer.
    pub(crate) fn beats(&self) -> Vec<Millis> {
        self.duel()
            .map_or(Vec::new(), |duel| duel.beats().collect())
    }

    /// Returns the rails that the person has laid.
    pub fn rails(&self) -> &[LinkId] {
        match &self.board {
            Board::Rails(rails) => rails,
            Board::Empty | Board::Duel(_) => &[],
        }
    }

    /// Cost of the rails, in dollars.
    pub fn cost(&self, map: &RailMap) -> u32 {
        let links = self.rails().iter();
        links.map(|&link| u32::from(map.link(link).cost)).sum()
    }

    /// Returns true if the person may act on the board now.
    pub fn may_try(&self) -> bool {
        !matches!(self.told, Told::Thinking | Told::Solved) && !self.is_refuted()
    }

    /// Returns true if the board shows a wrong turn and its refutation, from which the person may go back.
    pub(crate) fn is_refuted(&self) -> bool {
        self.told == Told::Wrong
    }

    /// Returns true if the person can take something back.
    pub fn may_undo(&self) -> bool {
        self.may_try()
            && match &self.board {
                Board::Empty => false,
                Board::Duel(duel) => duel.now.may_undo(),
                Board::Rails(rails) => !rails.is_empty(),
            }
    }

    /// Returns true if the person can confirm the solution on the board.
    pub fn may_confirm(&self) -> bool {
        self.may_try()
            && match &self.board {
                Board::Empty => false,
                Board::Duel(duel) => duel.now.may_commit(),
                Board::Rails(rails) => !rails.is_empty(),
            }
    }

    /// Performs a command in the game at a time. Returns true if the rules allow it.
    pub(crate) fn perform(&mut self, command: Command, now: Millis) -> bool {
        let may_try = self.may_try();
        match &mut self.board {
            Board::Duel(duel) if may_try => {
                let done = duel.perform(command, now);
                if done {
                    self.told = Told::Asked;
                }
                done
            }
            Board::Empty | Board::Duel(_) | Board::Rails(_) => false,
        }
    }

    /// Lays a link, or takes it up again.
    pub(crate) fn lay(&mut self, link: LinkId) {
        if let Board::Rails(rails) = &mut self.board
            && self.told != Told::Solved
        {
            match rails.iter().position(|&laid| laid == link) {
                Some(at) => _ = rails.remove(at),
                None => rails.push(link),
            }
            self.told = Told::Asked;
        }
    }

    /// Takes back the last step, at a time.
    pub(crate) fn undo(&mut self, now: Millis) {
        match &mut self.board {
            Board::Rails(rails) => {
                rails.pop();
                self.told = Told::Asked;
            }
            Board::Empty | Board::Duel(_) => _ = self.perform(Command::Undo, now),
        }
    }

    /// Takes back all steps, at a time.
    pub(crate) fn clear(&mut self, now: Millis) {
        match &mut self.board {
            Board::Rails(rails) => {
                rails.clear();
                self.told = Told::Asked;
            }
            Board::Empty | Board::Duel(_) => _ = self.perform(Command::Clear, now),
        }
    }

    /// Takes back a wrong turn and its refutation.
    pub(crate) fn go_back(&mut self) {
        if let Board::Duel(duel) = &mut self.board
            && self.told == Told::Wrong
        {
            duel.go_back();
            self.told = Told::Asked;
        }
    }

    /// Confirms the turn. At [`Told::Thinking`] the caller has to [ask](Self::question) the other side.
    pub(crate) fn judge_turn(&mut self) {
        let may_try = self.may_try();
        if let Board::Duel(duel) = &mut self.board
            && may_try
            && let Some(outcome) = duel.confirm()
        {
            self.tell(outcome);
        }
    }

    /// The question to the other side, if it is to answer.
    pub(crate) fn question(&self) -> Option<EngineRequest> {
        let duel = self.duel().filter(|_| self.told == Told::Thinking)?;
        duel.question()
    }

    /// Handles the other side's answer at a time, or the sentence that says why there is none. Without an answer
    /// the turn is taken back and does not count. People see the touches of the answer at a pace.
    pub(crate) fn answered(&mut self, reply: Result<Reply, Message>, now: Millis, pace: Millis) {
        let Board::Duel(duel) = &mut self.board else {
            return;
        };
        if self.told != Told::Thinking {
            return;
        }
        // A reply that the rules refuse is no answer.
        let mut take = |reply| duel.take(&reply, now, pace);
        let played = |reply| take(reply).ok_or_else(words::web_computer_missing);
        match reply.and_then(played) {
            Ok(outcome) => self.tell(outcome),
            Err(why) => {
                duel.go_back();
                self.told = Told::Silent(why);
            }
        }
    }

    fn tell(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.solve(),
            Outcome::Missed => {
                self.miss();
                self.told = Told::Wrong;
            }
            Outcome::GoesOn => self.told = Told::Right,
            Outcome::Asks => self.told = Told::Thinking,
        }
    }

    /// Notes the result of the rails.
    pub(crate) fn judge_rails(&mut self, join: &Join, map: &RailMap) {
        let over = self.cost(map).checked_sub(join.least);
        match over.filter(|_| joins(self.rails(), &join.cities, map)) {
            None => self.told = Told::Apart,
            Some(0) => self.solve(),
            Some(over) => {
                self.miss();
                self.told = Told::Over(over);
            }
        }
    }
}

/// Returns true if rails join all of these cities.
fn joins(rails: &[LinkId], cities: &[CityId], map: &RailMap) -> bool {
    let mut nodes = cities.iter().map(|&city| map.city(city).node);
    let Some(first) = nodes.next() else {
        return true;
    };
    let reached = map.reach(first, |link| rails.contains(&link));
    nodes.all(|node| reached[node.index()])
}
