//! Exercises that a beginner does once before the first game of Switch Yard.

use crate::boards::{Exercise, Goal};
use base::words;

/// To move a car, to move a train, to bring a car home, and to win.
pub(super) const ALL: [Exercise; 4] = [
    Exercise {
        position: Some("##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5## r"),
        before: "",
        task: words::yard_lesson_aim,
        goal: Goal::Turn,
        solution: "d4 d7",
        tells: words::yard_did_car,
    },
    Exercise {
        position: Some("##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5## r"),
        before: "",
        task: words::yard_lesson_train,
        goal: Goal::Moves(2),
        solution: "d4 f4 d5",
        tells: words::yard_did_train,
    },
    Exercise {
        position: Some("##5##/##5##/1b7/4b4/2b3r2/9/4r4/##5##/##5## r"),
        before: "",
        task: words::yard_do_ship,
        goal: Goal::Reaches("h3 h4 h5 h6 h7 i3 i4 i5 i6 i7"),
        solution: "g5 i5",
        tells: words::yard_lesson_areas,
    },
    Exercise {
        position: Some("##1b3##/##5##/b5r1r/bb5rr/1b5rr/bb5rr/b6rr/##b4##/##5## r"),
        before: "",
        task: words::yard_do_last,
        goal: Goal::Wins,
        solution: "g7 h7",
        tells: words::yard_did_last,
    },
];
