//! What lies before one person who tries a puzzle: a position with the turn that is being made, or rails that are
//! laid on a map, and what has come of it.

use std::fmt;

use base::table::{PlayerColour, Station};
use rules::maps::{CityId, LinkId, RailMap};
use rules::puzzles::{Grade, Join, Puzzle, Win};
use session::cabinet::{GameDef, Start};
use session::{Command, Match, Seat, SeatAssignment};

/// A puzzle before one person.
#[derive(Clone, Debug)]
pub struct Pad {
    /// Where the person sits.
    pub place: Station,
    /// In which colour.
    pub colour: PlayerColour,
    /// What is tried.
    pub board: Board,
    /// How often something was tried that is not it.
    pub missed: u32,
    /// What is told.
    pub told: Told,
    /// The difficulty that the person wants instead, where several try.
    pub wants: Option<Grade>,
}

/// What a person is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// What is wanted.
    Asked,
    /// That a turn was not the right one.
    Wrong,
    /// That not all cities are joined.
    Apart,
    /// That they are, for so many dollars more than needed.
    Over(u32),
    /// That it is solved.
    Solved,
}

/// What is tried.
#[derive(Clone, Debug)]
pub enum Board {
    /// Nothing yet.
    Empty,
    /// A turn in a game for two.
    Duel(Box<Duel>),
    /// Rails on a map, in the order in which they were laid.
    Rails(Vec<LinkId>),
}

/// A position, and the ways to the end from it.
pub struct Duel {
    /// How it stands, with what is drafted.
    pub now: Box<dyn Match>,
    start: Box<dyn Match>,
    /// For each right turn how it stands then, and how it can go on.
    right: Vec<(String, Vec<String>)>,
    /// How it can go on after the turn that was made.
    rest: Vec<String>,
}

impl Clone for Duel {
    fn clone(&self) -> Self {
        Self {
            now: self.now.boxed(),
            start: self.start.boxed(),
            right: self.right.clone(),
            rest: self.rest.clone(),
        }
    }
}

impl fmt::Debug for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.now.text())
    }
}

impl Duel {
    /// A position to be won; `None` if the rules do not know it, or do not allow what is said to win.
    fn new(win: &Win, game: &GameDef, chosen: &[usize]) -> Option<Self> {
        let start = (game.begin)(&Start {
            position: Some(&win.position),
            ..Start::chosen(chosen)
        })?;
        start.to_act()?;
        let right = |line: &Vec<String>| {
            let mut after = start.boxed();
            let (first, rest) = line.split_first()?;
            play(&mut *after, first)?;
            Some((after.text(), rest.to_vec()))
        };
        Some(Self {
            now: start.boxed(),
            right: win.lines.iter().map(right).collect::<Option<_>>()?,
            start,
            rest: Vec::new(),
        })
    }

    /// Whose puzzle it is.
    fn side(&self) -> Option<Seat> {
        self.start.to_act()
    }

    /// Confirms the turn that is drafted: whether it is a right one. Any other is taken back.
    fn confirm(&mut self) -> Option<bool> {
        self.now.perform(self.now.to_act(), Command::Commit).ok()?;
        let text = self.now.text();
        let found = self.right.iter().find(|(after, _)| *after == text);
        match found {
            Some((_, rest)) => self.rest.clone_from(rest),
            None => self.now = self.start.boxed(),
        }
        Some(found.is_some())
    }

    /// Plays the next turn on the way to the end; nothing happens if it is reached.
    fn go_on(&mut self) {
        if !self.rest.is_empty() {
            let next = self.rest.remove(0);
            // What a damaged file tells there is left out.
            if play(&mut *self.now, &next).is_none() {
                self.rest.clear();
            }
        }
    }
}

/// Plays a turn as the referee writes it; `None` if it cannot be played.
fn play(game: &mut dyn Match, turn: &str) -> Option<()> {
    let before = game.moves();
    for command in game.typed(turn).ok()? {
        game.perform(game.to_act(), command).ok()?;
    }
    (game.moves() == before + 1).then_some(())
}

impl Board {
    /// A puzzle at its beginning; `None` if the rules do not know it.
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
            missed: 0,
            told: Told::Asked,
            wants: None,
        }
    }

    /// Puts a puzzle before the person.
    pub(super) fn put(&mut self, board: Board) {
        (self.board, self.missed, self.told) = (board, 0, Told::Asked);
        self.wants = None;
    }

    /// Whether it is solved.
    pub fn is_solved(&self) -> bool {
        self.told == Told::Solved
    }

    /// The side that is to win.
    pub fn side(&self) -> Option<Seat> {
        self.duel()?.side()
    }

    /// The position, if it is a game for two.
    pub fn duel(&self) -> Option<&Duel> {
        match &self.board {
            Board::Duel(duel) => Some(duel),
            Board::Empty | Board::Rails(_) => None,
        }
    }

    /// The rails that are laid.
    pub fn rails(&self) -> &[LinkId] {
        match &self.board {
            Board::Rails(rails) => rails,
            Board::Empty | Board::Duel(_) => &[],
        }
    }

    /// What the rails cost, in dollars.
    pub fn cost(&self, map: &RailMap) -> u32 {
        let links = self.rails().iter();
        links.map(|&link| u32::from(map.link(link).cost)).sum()
    }

    /// Whether something can be taken back.
    pub fn may_undo(&self) -> bool {
        match &self.board {
            _ if self.is_solved() => false,
            Board::Empty => false,
            Board::Duel(duel) => duel.now.may_undo(),
            Board::Rails(rails) => !rails.is_empty(),
        }
    }

    /// Whether it can be said that this is it.
    pub fn may_confirm(&self) -> bool {
        match &self.board {
            _ if self.is_solved() => false,
            Board::Empty => false,
            Board::Duel(duel) => duel.now.may_commit(),
            Board::Rails(rails) => !rails.is_empty(),
        }
    }

    /// Whether there is more to be seen of the way to the end.
    pub fn goes_on(&self) -> bool {
        self.is_solved() && self.duel().is_some_and(|duel| !duel.rest.is_empty())
    }

    /// Does something in the game; whether it was allowed.
    pub(crate) fn perform(&mut self, command: Command) -> bool {
        match &mut self.board {
            Board::Duel(duel) if self.told != Told::Solved => {
                let done = duel.now.perform(duel.now.to_act(), command).is_ok();
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

    /// Takes back the last step.
    pub(crate) fn undo(&mut self) {
        match &mut self.board {
            Board::Rails(rails) => {
                rails.pop();
                self.told = Told::Asked;
            }
            Board::Empty | Board::Duel(_) => _ = self.perform(Command::Undo),
        }
    }

    /// Takes back all steps.
    pub(crate) fn clear(&mut self) {
        match &mut self.board {
            Board::Rails(rails) => {
                rails.clear();
                self.told = Told::Asked;
            }
            Board::Empty | Board::Duel(_) => _ = self.perform(Command::Clear),
        }
    }

    /// Plays the next turn on the way to the end.
    pub(crate) fn go_on(&mut self) {
        if let Board::Duel(duel) = &mut self.board {
            duel.go_on();
        }
    }

    /// Tells what has come of the turn.
    pub(crate) fn judge_turn(&mut self) {
        let Board::Duel(duel) = &mut self.board else {
            return;
        };
        match duel.confirm() {
            None => {}
            Some(true) => self.told = Told::Solved,
            Some(false) => (self.told, self.missed) = (Told::Wrong, self.missed + 1),
        }
    }

    /// Tells what has come of the rails.
    pub(crate) fn judge_rails(&mut self, join: &Join, map: &RailMap) {
        let over = self.cost(map).checked_sub(join.least);
        self.told = match over.filter(|_| joins(self.rails(), &join.cities, map)) {
            None => Told::Apart,
            Some(0) => Told::Solved,
            Some(over) => {
                self.missed += 1;
                Told::Over(over)
            }
        };
    }
}

/// Whether rails join all of these cities.
fn joins(rails: &[LinkId], cities: &[CityId], map: &RailMap) -> bool {
    let mut nodes = cities.iter().map(|&city| map.city(city).node);
    let Some(first) = nodes.next() else {
        return true;
    };
    let reached = map.reach(first, |link| rails.contains(&link));
    nodes.all(|node| reached[node.index()])
}
