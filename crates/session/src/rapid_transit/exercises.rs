//! Exercises that a beginner does once before the first game of Rapid Transit.

use crate::boards::{Exercise, Goal};
use base::words;

/// The exercises: swapping, its goal, its range, and the end of the game.
pub(super) const ALL: [Exercise; 4] = [
    Exercise {
        position: Some("rcrc/crcr/rcrc/crcr r - 0"),
        before: "",
        task: words::transit_lesson_aim,
        goal: Goal::Turn,
        solution: "c2 c3",
        tells: words::transit_lesson_swaps,
    },
    Exercise {
        position: Some("rccr/rcrr/rrcc/ccrc r - 0"),
        before: "",
        task: words::transit_do_join,
        goal: Goal::Network(8),
        solution: "c1 c2",
        tells: words::transit_lesson_networks,
    },
    Exercise {
        position: Some("ccrccc/rrrrcr/rcrcrr/ccrrcr/crcccr/rrcrcc r - 0"),
        before: "",
        task: words::transit_do_far,
        goal: Goal::Apart,
        solution: "e4 c2",
        tells: words::transit_did_far,
    },
    Exercise {
        position: Some("cccccr/crcrcr/crcrrr/rrrccc/rcrrrc/rrrccc r c 1"),
        before: "",
        task: words::transit_do_pass,
        goal: Goal::Special,
        solution: "pass",
        tells: words::transit_did_pass,
    },
];
