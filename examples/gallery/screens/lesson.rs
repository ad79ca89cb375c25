//! The small game on which people learn the main one, from TRY IT to its end.

use base::table::Station;
use rules::transglobal_rail::Phase;
use scene::{SeatTarget, Target};

use crate::common::fingers::lesson;
use crate::common::player::sensible;

use super::Shots;

/// Each stage of a learner's game.
pub fn all(shots: &mut Shots) {
    let mut table = lesson(8);
    shots.take("it begins", &table);
    let cities = Target::Seat(Station::NearLeft, SeatTarget::Cities);
    table.tap(cities);
    shots.take("the cities are open", &table);
    table.tap(cities);
    let mut stage = 0;
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let play = table.app.rail().expect("it goes on");
        if play.person().is_none() {
            table.rest();
            continue;
        }
        let game = play.game();
        let is_new = match stage {
            0 => game.phase() == Phase::Building,
            1 => game.rails().count() >= 4,
            2 => game.rails().count() >= 8,
            _ => false,
        };
        let step = sensible(game).expect("the learner is on turn");
        if is_new {
            stage += 1;
            shots.take(format!("stage {stage}"), &table);
        }
        table.touch_step(step);
    }
    table.rest();
    shots.take("it is over", &table);
}
