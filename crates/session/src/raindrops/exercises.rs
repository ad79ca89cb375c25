//! Exercises that a beginner does once before the first game of Raindrops.

use crate::boards::{Exercise, Goal};
use base::words;

/// The last third of a game: each side has six drops in four units, and wins in three turns at best.
pub(super) const FIRST_GAME: &str = "3b2/1ww1ww/1bb3/1wb3/5b/wb4 b";

/// To join, to capture, to move as a group, to walk with one, and when not to capture.
pub(super) const ALL: [Exercise; 5] = [
    Exercise {
        position: Some("w3w/5/5/b2b1/4w b"),
        before: "",
        task: words::raindrops_lesson_aim,
        goal: Goal::Wins,
        solution: "a2 c2",
        tells: words::raindrops_did_join,
    },
    Exercise {
        position: Some("1w2w/ww3/2b1w/5/b2b1 b"),
        before: "",
        task: words::raindrops_lesson_capture,
        goal: Goal::Captures(1),
        solution: "a1 a4",
        tells: words::raindrops_did_capture,
    },
    Exercise {
        position: Some("w3w/5/5/w2b1/bb1b1 b"),
        before: "",
        task: words::raindrops_lesson_group,
        goal: Goal::Wins,
        solution: "a1 c1",
        tells: words::raindrops_did_group,
    },
    Exercise {
        position: Some("w1w1w/w1w2/3b1/5/bb3 b"),
        before: "",
        task: words::raindrops_do_walk,
        goal: Goal::Captures(2),
        solution: "b1 a2 a1 a3 a2 a4",
        tells: words::raindrops_did_walk,
    },
    Exercise {
        position: Some("3b/w3/4/b1w1 b"),
        before: "",
        task: words::raindrops_do_spare,
        goal: Goal::GoesOn,
        solution: "d4 d3",
        tells: words::raindrops_did_spare,
    },
];
