//! Exercises before a beginner's first game of Quickway or one of its relatives.

use super::{Options, Variant};
use crate::boards::{Exercise, Goal};
use base::words::{self, Message};

/// The exercises: connecting, corners, blocked connections, and the swap where it exists.
pub(super) fn of(options: Options) -> Vec<Exercise> {
    let mut all = vec![CONNECT];
    match options.variant {
        Variant::Quickway => all.extend([corner(words::connection_lesson_quickway), GAP]),
        Variant::Crossway => all.extend([corner(words::connection_lesson_crossway), GAP]),
        Variant::Quax => all.extend([LINK, LINK_GAP]),
        Variant::Quadrex => all.push(FILL),
    }
    all.extend(options.swap.then_some(SWAP));
    all
}

const CONNECT: Exercise = Exercise {
    position: Some("2x2/2x2/1o1o1/2x2/2x2 x -"),
    before: "",
    task: words::connection_lesson_aim,
    goal: Goal::Wins,
    solution: "c3",
    tells: words::connection_did_connect,
};

/// A stone in the way, round which two corners lead.
const fn corner(tells: fn() -> Message) -> Exercise {
    Exercise {
        position: Some("2x2/2x2/2o2/2x2/2x2 x -"),
        before: "",
        task: words::connection_do_corner,
        goal: Goal::Wins,
        solution: "b3",
        tells,
    }
}

/// The gap has two ways round, and one of them is crossed.
const GAP: Exercise = Exercise {
    position: Some("2x2/1ox2/2o2/2x2/2x2 x -"),
    before: "",
    task: words::connection_do_gap,
    goal: Goal::Wins,
    solution: "d3",
    tells: words::connection_did_gap,
};

const LINK: Exercise = Exercise {
    position: Some("2x2/2xo1/2ox1/3x1/3x1 x -"),
    before: "",
    task: words::connection_do_link,
    goal: Goal::Wins,
    solution: "c4 d3",
    tells: words::connection_lesson_quax,
};

const LINK_GAP: Exercise = Exercise {
    position: Some("2x2/1oxo1/1xox1/1x1x1/1x1x1 x b4-c3"),
    before: "",
    task: words::connection_do_gap,
    goal: Goal::Wins,
    solution: "c4 d3",
    tells: words::connection_did_gap,
};

const FILL: Exercise = Exercise {
    position: Some("2x2/1ox2/5/2xo1/2x2 x -"),
    before: "",
    task: words::connection_do_fill,
    goal: Goal::Gains(2),
    solution: "b3",
    tells: words::connection_lesson_quadrex,
};

const SWAP: Exercise = Exercise {
    position: None,
    before: "e5",
    task: words::connection_do_swap,
    goal: Goal::Special,
    solution: "swap",
    tells: words::connection_did_swap,
};
