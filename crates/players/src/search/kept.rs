//! A search that continues from turn to turn of a game, and in the other side's time. It keeps the results for the
//! position that was reached.

use super::temper::Temper;
use super::tree::Tree;
use super::{Lesson, Line, Policy, Position, Searched, Thought, most_rounds};
use crate::Budget;
use rules::{Cell, Strength};

/// Minimum number of rounds for the next move of an incomplete turn that was hardly searched, whatever time is
/// left.
const ROUNDS_PER_MOVE: u32 = 64;

type Moves<G> = Vec<<<G as Searched>::Position as Position>::Move>;

/// A search of the positions of one game, for a player of one strength.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use rules::Game;
/// use rules::connection::{Connection, Options};
/// use players::search::Search;
/// use players::Budget;
/// use rules::Strength;
///
/// let mut game = Connection::new(Options { size: 5, ..Options::default() }).unwrap();
/// let mut search = Search::new(&game, Strength::Master, 7);
/// let first = search.turn(&Budget::Rounds(500)).unwrap().turn;
/// game.play(first.clone()).unwrap();
/// search.follow(&first);
///
/// // While the other side thinks:
/// search.ponder(&Budget::Rounds(500));
/// # }
/// ```
pub struct Search<G: Searched> {
    game: G,
    strength: Strength,
    seed: u64,
    /// Turn that led to the game's state, if the search followed it.
    last: Option<G::Move>,
    /// Places of the last two turns, as far as the search followed them.
    places: [Option<Cell>; 2],
    tree: Tree<G::Position>,
    /// True if the tree has advanced into a turn since it was at the game's state.
    made: bool,
}

impl<G: Searched> Search<G> {
    /// Returns a search at a game's state. All its chance comes from the seed.
    pub fn new(game: &G, strength: Strength, seed: u64) -> Self {
        let policy = game.position().policy().filter(|_| strength.knows_policy());
        Self {
            strength,
            ..Self::with_policy(game, policy, seed)
        }
    }

    /// Returns a search for a master with another policy, or none. It is for training a policy, and for measuring
    /// its worth.
    pub fn with_policy(game: &G, policy: Option<Policy>, seed: u64) -> Self {
        Self {
            game: game.clone(),
            strength: Strength::Master,
            seed,
            last: None,
            places: [None; 2],
            tree: Tree::new(game.position(), policy, seed),
            made: false,
        }
    }

    /// Returns the game at the state of the search.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Advances to the position after a legal turn, and keeps its results if the game allows that. An illegal turn
    /// changes nothing.
    pub fn follow(&mut self, turn: &G::Move) {
        let moves = self.game.moves_of(turn);
        let place = self.game.touches(turn).pop();
        if self.game.play(turn.clone()).is_err() {
            return;
        }
        let places = [self.places[1], place];
        match moves {
            Some(moves) => {
                self.last = Some(turn.clone());
                self.advance(&moves);
            }
            None => {
                let begun = Self::with_policy(&self.game, self.tree.policy(), self.seed);
                let strength = self.strength;
                *self = Self { strength, ..begun };
            }
        }
        self.places = places;
    }

    /// Returns the turn to play; `None` if the game is over.
    pub fn turn(&mut self, budget: &Budget) -> Option<Thought<G::Move>> {
        self.game.to_act()?;
        self.stand_still();
        if self.strength == Strength::Newcomer {
            self.tree.overlook();
        }
        let most = most_rounds(&self.game, self.strength);
        let left = most.saturating_sub(self.tree.visits());
        let mut rounds = self.tree.think(budget, left);
        let expects = self.tree.value();
        let mut moves = Moves::<G>::new();
        loop {
            let choice = self.preferred()?;
            moves.push(choice);
            if let Some(turn) = self.game.turn_of(&moves) {
                return Some(Thought {
                    turn,
                    rounds,
                    expects,
                });
            }
            self.made = true;
            self.tree.make(choice);
            let missing = ROUNDS_PER_MOVE.min(most).saturating_sub(self.tree.visits());
            rounds += self.tree.think(&Budget::Rounds(missing), missing);
        }
    }

    /// Returns the analysed turns, the best first, each with its continuation up to a number of turns in all.
    pub fn lines(&mut self, most: usize) -> Vec<Line<G::Move>> {
        self.stand_still();
        let looked_at = self.tree.looked_at();
        let lines = looked_at.into_iter().map(|(choice, expects)| Line {
            expects,
            turns: self.turns_of(self.tree.line(choice), most),
        });
        lines.filter(|line| !line.turns.is_empty()).collect()
    }

    /// Returns the complete turns in a series of moves.
    fn turns_of(&self, moves: Moves<G>, most: usize) -> Vec<G::Move> {
        let mut game = self.game.clone();
        let mut turns = Vec::new();
        let mut made = Moves::<G>::new();
        for choice in moves {
            made.push(choice);
            let Some(turn) = game.turn_of(&made) else {
                continue;
            };
            if turns.len() == most || game.play(turn.clone()).is_err() {
                break;
            }
            turns.push(turn);
            made.clear();
        }
        turns
    }

    /// Which of the best moves it makes: the one that its [temper](Temper) prefers.
    fn preferred(&self) -> Option<<G::Position as Position>::Move> {
        let best = self.tree.best();
        let place = |&choice: &_| self.game.place(choice);
        let places: Option<Vec<Cell>> = best.iter().map(place).collect();
        let number = places.map_or(0, |places| {
            let all = self.tree.moves().filter_map(|choice| place(&choice));
            Temper::of(self.strength).prefers(&places, self.places, all)
        });
        best.get(number).copied()
    }

    /// Returns the turn to play, with training data from each of its moves after so many rounds. `None` if the game
    /// is over.
    pub fn lessons(&mut self, rounds: u32) -> Option<(G::Move, Vec<Lesson>)> {
        self.game.to_act()?;
        self.stand_still();
        let mut lessons = Vec::new();
        let mut moves = Moves::<G>::new();
        loop {
            self.tree.think(&Budget::Rounds(rounds), rounds);
            lessons.push(self.tree.lesson());
            let choice = *self.tree.best().first()?;
            moves.push(choice);
            if let Some(turn) = self.game.turn_of(&moves) {
                return Some((turn, lessons));
            }
            self.made = true;
            self.tree.make(choice);
        }
    }

    /// Searches the turn of the side to move in advance.
    ///
    /// Returns true if there is more to search.
    pub fn ponder(&mut self, budget: &Budget) -> bool {
        if self.game.to_act().is_none() || !self.tree.has_room() {
            return false;
        }
        self.stand_still();
        self.tree.think(budget, u32::MAX) > 0
    }

    /// Returns to the game's state.
    fn stand_still(&mut self) {
        if std::mem::take(&mut self.made) {
            self.advance(&[]);
        }
    }

    fn advance(&mut self, moves: &[<G::Position as Position>::Move]) {
        self.made = false;
        let position = match &self.last {
            Some(turn) => self.game.position_after(turn),
            None => self.game.position(),
        };
        self.tree.advance(moves, position);
    }
}
