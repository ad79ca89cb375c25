//! Turns for rollouts of Raindrops. They are quick to find, because all singletons that slide the same way, and all
//! points that a group can grow to, come from one operation each.

use rand::RngExt;

use rules::raindrops::board::Board;
use rules::raindrops::points::{Point, Points, Way};

use crate::search::Chance;

/// Turns of one step and one kind, from which a rollout picks any.
#[derive(Clone, Copy)]
struct Lot {
    /// Number of turns.
    count: u32,
    /// The points that some of them go to, picked from all in the lot.
    to: Points,
    /// Way in which they get there.
    mover: Mover,
}

/// Piece that moves to a point.
#[derive(Clone, Copy)]
enum Mover {
    /// The singleton at a distance behind.
    Singleton(Way, i8),
    /// Any piece of a group that can be spared.
    Group(Points),
}

impl Lot {
    const EMPTY: Self = Self {
        count: 0,
        to: Points::EMPTY,
        mover: Mover::Group(Points::EMPTY),
    };

    fn add(&mut self, to: Points, mover: Mover, chance: &mut Chance) {
        let more = to.len();
        self.count += more;
        if more > 0 && chance.random_range(0..self.count) < more {
            (self.to, self.mover) = (to, mover);
        }
    }
}

/// Returns the board after a random turn of one step that joins or captures; `None` if there is none. With
/// `joining` a capture is played only if no join is possible, because it helps the other side.
pub(super) fn after_any_turn(board: &Board, joining: bool, chance: &mut Chance) -> Option<Board> {
    let mut lots = [Lot::EMPTY; 3];
    let mut add = |to: Points, joins: Points, mover: Mover| {
        let kinds = [
            (to & joins).minus(board.enemy),
            to & joins & board.enemy,
            (to & board.enemy).minus(joins),
        ];
        for (kind, to) in kinds.into_iter().enumerate() {
            lots[if joining { kind } else { 0 }].add(to, mover, chance);
        }
    };
    let singles = board.own.minus(board.own.beside());
    for way in Way::ALL {
        board.slide_together(singles, way, |to, joins, steps| {
            add(to, joins, Mover::Singleton(way, steps));
        });
    }
    let mut groups = board.own.minus(singles);
    while let Some(piece) = groups.first() {
        let group = Points::only(piece).spread(groups);
        groups = groups.minus(group);
        let to = (group.beside() & board.area).minus(board.own);
        let joins = board.own.minus(group).beside();
        add(to, joins, Mover::Group(group));
    }
    let lot = lots.iter().find(|lot| lot.count > 0)?;
    let to = any(lot.to, chance);
    let from = match lot.mover {
        Mover::Singleton(way, steps) => to.far(way, -steps),
        Mover::Group(group) => spare(group, to, chance),
    };
    Some(board.after(board.own.without(from).with(to)))
}

/// Returns a random piece of a group that can be lifted and placed on a point beside the group. There is one,
/// because at least two can be lifted, and the point is beside the group without one of them.
fn spare(group: Points, to: Point, chance: &mut Chance) -> Point {
    let mut left = group;
    loop {
        let from = any(left, chance);
        left = left.without(from);
        let rest = group.without(from);
        if left.is_empty() || (Points::only(to).beside().meets(rest) && rest.is_whole()) {
            return from;
        }
    }
}

/// Returns a random point of a set that is not empty.
fn any(set: Points, chance: &mut Chance) -> Point {
    let number = chance.random_range(0..set.len());
    let mut points = set.into_iter();
    points
        .nth(number as usize)
        .expect("a set has as many points as it counts")
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use rules::Game;
    use rules::raindrops::{Options, Raindrops};

    /// Plays a game of these turns, checks that each is legal, and counts captures in spite of possible joins.
    fn play(size: u8, joining: bool, chance: &mut Chance) -> u32 {
        let mut game = Raindrops::new(Options { size }).unwrap();
        let mut wasted = 0;
        while game.outcome().is_none() {
            let Some(after) = after_any_turn(&game.board(), joining, chance) else {
                return wasted;
            };
            let turns = game.steps().into_iter();
            let games: Vec<_> = turns.map(|turn| played(&game, turn)).collect();
            let is_after = |next: &&Raindrops| {
                let board = next.board();
                board.own == after.own && board.enemy == after.enemy
            };
            let next = games
                .iter()
                .find(is_after)
                .expect("the turn is one of the rules'");
            let gains = |next: &Raindrops| {
                let [own, enemy] = [game.mover(), next.mover()];
                [
                    game.units(own) > next.units(own),
                    game.units(enemy) > next.units(enemy),
                ]
            };
            let could = games.iter().any(|next| gains(next) == [true, false]);
            wasted += u32::from(could && gains(next) == [false, true]);
            game = next.clone();
        }
        wasted
    }

    fn played(game: &Raindrops, turn: <Raindrops as Game>::Move) -> Raindrops {
        let mut next = game.clone();
        next.play(turn).unwrap();
        next
    }

    #[test]
    fn turns_are_those_of_the_rules_and_join_if_they_are_to() {
        let mut chance = Chance::seed_from_u64(1);
        let mut wasted =
            |size, joining| -> u32 { (0..20).map(|_| play(size, joining, &mut chance)).sum() };
        assert!(wasted(4, false) > 0);
        assert_eq!(wasted(4, true), 0);
        assert!(wasted(5, false) > 0);
    }
}
