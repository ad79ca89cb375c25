//! The touches of a turn that has just been made, as they are seen one after the other.

use std::rc::Rc;

use base::Millis;
use rules::Cell;
use session::{Command, Fact, Match};

use crate::motion::GLIDE_MS;

/// A game as it is seen, and the ways on which its pieces are.
pub struct Seen<'a> {
    /// The game after so many touches.
    pub game: &'a dyn Match,
    /// Cells that each moving piece passes, from its start to its end.
    pub paths: &'a [Vec<Cell>],
    /// Share of the way that the pieces have covered, from 0 to 1.
    pub share: f32,
    /// Returns whether touches follow that have been made and are not seen yet.
    pub goes_on: bool,
}

/// A touch: the game that it has left, and the ways of the pieces that it has moved.
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
    /// Everything is where it goes.
    pub(super) fn none() -> Self {
        Self::of_one(Vec::new(), Millis::default())
    }

    /// A touch that a person makes at a time, which lets pieces go these ways.
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
            // It is confirmed with its last touch.
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

    /// The times at which the touches of a turn are seen, after the game before it.
    pub(super) fn beats(&self) -> impl Iterator<Item = Millis> {
        (1..=self.earlier.len()).map(|beat| self.begins(beat))
    }

    /// Returns whether a turn is still to be seen at a time, or a part of it.
    pub(super) fn are_of_turn(&self, now: Millis) -> bool {
        !self.earlier.is_empty() && self.are_going(now)
    }

    /// Returns whether something is on its way at a time, or still to set out.
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
