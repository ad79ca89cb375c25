//! A search that goes on from turn to turn of a game, and in the other side's time: what was found out about
//! the position that has come is kept.

use super::temper::Temper;
use super::tree::Tree;
use super::{Lesson, Line, Policy, Position, Searched, Thought, most_rounds};
use crate::Budget;
use rules::{Cell, Strength};

/// When a turn of several moves is not whole and its next move was hardly looked at, it is looked at
/// for so many rounds, whatever time is left.
const ROUNDS_PER_MOVE: u32 = 64;

type Moves<G> = Vec<<<G as Searched>::Position as Position>::Move>;

/// A search of the positions of one game, by a player of one strength.
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
    /// The turn that has led to where the game stands, if it was followed.
    last: Option<G::Move>,
    /// Where the last turn but one was made, and the last one, as far as they were followed.
    places: [Option<Cell>; 2],
    tree: Tree<G::Position>,
    /// True if the tree has gone into a turn since it stood where the game stands.
    made: bool,
}

impl<G: Searched> Search<G> {
    /// A search that begins where a game stands. All its chance comes from the seed.
    pub fn new(game: &G, strength: Strength, seed: u64) -> Self {
        let policy = game.position().policy().filter(|_| strength.knows_policy());
        Self {
            strength,
            ..Self::with_policy(game, policy, seed)
        }
    }

    /// The same for a master who knows another policy, or none: to learn one, and to measure what it is worth.
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

    /// Where the game stands that is thought about.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Goes on to the position after a turn that is allowed; what is known of it is kept, where the game can
    /// tell it. A turn that is not allowed changes nothing.
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

    /// The turn to play where the game stands; `None` if it is over.
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

    /// The turns that were looked at where the game stands, the best first, each with so many turns in all at most.
    pub fn lines(&mut self, most: usize) -> Vec<Line<G::Move>> {
        self.stand_still();
        let looked_at = self.tree.looked_at();
        let lines = looked_at.into_iter().map(|(choice, expects)| Line {
            expects,
            turns: self.turns_of(self.tree.line(choice), most),
        });
        lines.filter(|line| !line.turns.is_empty()).collect()
    }

    /// The whole turns that moves make one after the other.
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

    /// The turn to play where the game stands, with what can be learned from each of its moves; each is thought about
    /// for so many rounds. `None` if the game is over.
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

    /// Thinks about the turn of the side to move, in advance of what may come of it.
    ///
    /// Returns true if there is more to be thought.
    pub fn ponder(&mut self, budget: &Budget) -> bool {
        if self.game.to_act().is_none() || !self.tree.has_room() {
            return false;
        }
        self.stand_still();
        self.tree.think(budget, u32::MAX) > 0
    }

    /// Back to where the game stands.
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
