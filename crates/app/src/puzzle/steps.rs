//! The touches of a turn just made, shown one after the other.

use std::rc::Rc;

use base::Millis;
use rules::Cell;
use session::{Command, Fact, Match};

use crate::motion::GLIDE_MS;

/// A game as people see it at a time, and the paths of its moving pieces.
pub struct Seen<'a> {
    /// The game after so many touches.
    pub game: &'a dyn Match,
    /// Cells that each moving piece passes, from its start to its end.
    pub paths: &'a [Vec<Cell>],
    /// Share of the way that the pieces have covered, from 0 to 1.
    pub share: f32,
    /// True if more touches follow that people have not seen yet.
    pub goes_on: bool,
}

/// A touch: the game after it, and the paths of the pieces that it has moved.
#[derive(Clone)]
struct Touch {
    game: Rc<dyn Match>,
    ways: Vec<Vec<Cell>>,
}

/// Touches that people see before the current game, and their start time.
#[derive(Clone)]
pub(super) struct Steps {
    /// The touches before the last one, and at first the game before them.
    earlier: Vec<Touch>,
    /// The ways of the pieces that the last touch has moved.
    ways: Vec<Vec<Cell>>,
    since: Millis,
    /// Time from one touch to the next.
    pace: Millis,
}

impl Steps {
    /// Steps without a motion.
    pub(super) fn none() -> Self {
        Self::of_one(Vec::new(), Millis::default())
    }

    /// A person's touch at a time, which moves pieces along these paths.
    pub(super) fn of_one(ways: Vec<Vec<Cell>>, since: Millis) -> Self {
        Self {
            earlier: Vec::new(),
            ways,
            since,
            pace: GLIDE_MS,
        }
    }

    /// Plays a turn in the referee's notation. People see its touches one after the other. `None` if the rules
    /// refuse it.
    pub(super) fn play(
        game: &mut dyn Match,
        turn: &str,
        since: Millis,
        pace: Millis,
    ) -> Option<Self> {
        let moves = game.moves();
        let still = Touch {
            game: game.boxed().into(),
            ways: Vec::new(),
        };
        let mut touches = vec![still];
        for command in game.typed(turn).ok()? {
            let confirms = command == Command::Commit;
            let facts = game.perform(game.to_act(), command).ok()?;
            // The last touch also confirms the turn.
            if !confirms {
                touches.push(Touch {
                    game: game.boxed().into(),
                    ways: ways(facts),
                });
            }
        }
        let last = touches.pop()?;
        (game.moves() == moves + 1).then_some(Self {
            earlier: touches,
            ways: last.ways,
            since,
            pace: pace.max(GLIDE_MS),
        })
    }

    /// Times at which people see the touches of a turn, after the game before it.
    pub(super) fn beats(&self) -> impl Iterator<Item = Millis> {
        (1..=self.earlier.len()).map(|beat| self.begins(beat))
    }

    /// Returns true if people have not yet seen the whole turn at a time.
    pub(super) fn are_of_turn(&self, now: Millis) -> bool {
        !self.earlier.is_empty() && self.are_going(now)
    }

    /// Returns true if something moves at a time, or is about to.
    pub(super) fn are_going(&self, now: Millis) -> bool {
        let moves = !self.earlier.is_empty() || !self.ways.is_empty();
        moves && now < self.begins(self.earlier.len()) + GLIDE_MS
    }

    /// Returns the picture of this game at a time.
    pub(super) fn seen<'a>(&'a self, game: &'a dyn Match, now: Millis) -> Seen<'a> {
        let passed = ((now - self.since) / self.pace).max(0.0) as usize;
        let passed = passed.min(self.earlier.len());
        let (game, ways) = match self.earlier.get(passed) {
            Some(touch) => (&*touch.game, &touch.ways),
            None => (game, &self.ways),
        };
        let share = ((now - self.begins(passed)) / GLIDE_MS) as f32;
        Seen {
            game,
            paths: if share < 1.0 { ways } else { &[] },
            share,
            goes_on: passed < self.earlier.len(),
        }
    }

    fn begins(&self, touch: usize) -> Millis {
        self.since + self.pace * touch as f64
    }
}

/// The ways of the pieces that facts tell of.
pub(super) fn ways(facts: Vec<Fact>) -> Vec<Vec<Cell>> {
    let of_fact = |fact| match fact {
        Fact::Drafted { paths, .. } => paths,
        _ => Vec::new(),
    };
    facts.into_iter().flat_map(of_fact).collect()
}
