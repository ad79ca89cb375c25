//! Games that have no position of their own for the search yet: whole turns are their moves, and
//! games are played on at random for a while.

use rand::RngExt;

use super::{Chance, Position, Searched};
use crate::games::TwoPlayer;
use crate::players::Strength;

/// A random game that has not come to an end after so many turns counts as a draw.
const MOST_TURNS: u32 = 40;

/// A game as its own position; a move is a turn's number in the game's list.
#[derive(Clone)]
pub struct Whole<G: TwoPlayer> {
    game: G,
    /// Who is side 0: any of the two will do, as long as it stays the same.
    first: Option<G::Side>,
}

impl<G: TwoPlayer> Position for Whole<G> {
    type Move = usize;

    fn side(&self) -> usize {
        usize::from(self.game.to_act() != self.first)
    }

    fn moves(&self, moves: &mut Vec<(usize, f32)>) {
        moves.extend((0..self.game.steps().len()).map(|number| (number, 1.0)));
    }

    fn make(&mut self, choice: usize) {
        let turn = self.game.steps().swap_remove(choice);
        self.game.play(turn).expect("a listed turn is allowed");
    }

    fn result(&self) -> Option<f32> {
        let ended = self.game.outcome()?.to_string();
        let won = self.first.map(|side| format!("win {side}"));
        Some(match ended.as_str() {
            "draw" => 0.5,
            _ if won.as_ref() == Some(&ended) => 1.0,
            _ => 0.0,
        })
    }

    fn guess(&mut self, chance: &mut Chance, _: &mut Vec<u8>) -> f32 {
        for _ in 0..MOST_TURNS {
            if let Some(result) = self.result() {
                return result;
            }
            let mut turns = self.game.steps();
            let turn = turns.swap_remove(chance.random_range(0..turns.len()));
            self.game.play(turn).expect("a listed turn is allowed");
        }
        0.5
    }
}

macro_rules! whole {
    ($game:ty) => {
        impl Searched for $game {
            type Position = Whole<Self>;

            fn position(&self, _: Strength) -> Whole<Self> {
                use crate::games::Game;
                let (game, first) = (self.clone(), self.to_act());
                Whole { game, first }
            }

            fn turn_of(&self, moves: &[usize]) -> Option<Self::Step> {
                use crate::games::Game;
                moves
                    .first()
                    .map(|&number| self.steps().swap_remove(number))
            }
        }
    };
}

whole!(crate::games::switch_yard::SwitchYard);
