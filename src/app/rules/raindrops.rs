//! The rules of Raindrops for people at the table.

use super::{Example, Figure, Page};

/// The smallest board; positions bring their own size.
const SIX: &[usize] = &[0];
/// A single drop that can take a unit, or join one.
const SINGLE: Example = Example::start(SIX, "Two points to go to").at("w1ww2/ww4/4bb/5b/b3bb/5w b");
/// A group on the left that can move along the third row.
const GROUP: Example =
    Example::start(SIX, "Lift a drop \u{2026}").at("3b2/w5/ww2w1/w3w1/2w3/1bb3 w");
/// A lonely drop on the right, and a group that can take another.
const LONELY: Example = Example::start(SIX, "").at("1ww3/w1w3/6/5b/6/bb4 b");
/// A group on the left that can climb to take another.
const CLIMB: Example = Example::start(SIX, "").at("1ww1w1/w1w3/6/5b/6/bb4 b");

const fn named(example: Example, caption: &'static str) -> Example {
    Example { caption, ..example }
}

/// The pages of Raindrops.
pub const PAGES: &[Page] = &[
    Page {
        title: "What it is about",
        words: &[
            "Drops of one colour that lie side by side flow together into one unit. Whoever has a single \
             unit left has won. So join your own drops, and take away what is in the way.",
            "The board begins checkered. On boards of odd size the diagonals are empty.",
        ],
        figure: Figure::Boards(&[
            Example::start(&[2], "8 \u{d7} 8"),
            Example::start(&[1], "7 \u{d7} 7"),
            named(SINGLE.after("a2 d2"), "One unit: Orange has won"),
        ]),
    },
    Page {
        title: "A single drop",
        words: &[
            "A drop that stands alone slides along its row or column, as far as the way is free. Touch \
             it, then touch where it goes; or drag it there.",
            "It may land on a drop of the other colour. Then that drop's whole unit is gone.",
            "OK ends your turn; until then, UNDO takes it back step by step.",
        ],
        figure: Figure::Boards(&[
            SINGLE.after("a2").marked(),
            named(SINGLE.after("a2 a5"), "It takes a whole unit \u{2026}"),
            named(SINGLE.after("a2 d2"), "\u{2026} or joins its own, and wins"),
        ]),
    },
    Page {
        title: "A group",
        words: &[
            "Two drops or more move one after another, along one row or column in which the group stands \
             at first. Lift a drop, and put it down on this line beside the group: on an empty \
             point, or on the other colour. The second goes next to the first, on either side, and \
             each further one just beyond.",
            "The group may never fall apart, not even while you hold a drop. The drop placed last is not \
             the one to lift next.",
        ],
        figure: Figure::Boards(&[
            GROUP.after("a5").marked(),
            named(GROUP.after("a5 b3"), "\u{2026} and put it down"),
            named(GROUP.after("a5 b3 a3 c3"), "The next one joins a third"),
            named(GROUP.after("a5 b3 a3 c3 c2 d3"), "It joins all, and wins"),
        ]),
    },
    Page {
        title: "How a group's turn ends",
        words: &[
            "It ends when a drop takes a unit, and when it joins one of your units that has a drop on the \
             line. A unit joined beside the line moves along from then on.",
            "If the next point along the line holds a drop of yours or lies off the board, the turn can only \
             end. You may also end it before: as soon as OK is lit, go on or press it.",
        ],
        figure: Figure::Boards(&[
            named(CLIMB.after("b1 a2"), "Up the left column"),
            named(
                CLIMB.after("b1 a2 a1 a3 a2 a4"),
                "\u{2026} the group climbs \u{2026}",
            ),
            named(CLIMB.after("b1 a2 a1 a3 a2 a4 a3 a5"), "\u{2026} and takes"),
        ]),
    },
    Page {
        title: "Engaged or not",
        words: &[
            "A unit that could join or take something in this turn is engaged. If you move it, it has to \
             do so.",
            "A unit that could not may move as well, but only to where it is engaged.",
            "Nobody may pass. Whoever has no turn at all loses.",
        ],
        figure: Figure::Boards(&[
            named(
                SINGLE.after("a2").marked(),
                "Engaged: it has to take or join",
            ),
            named(LONELY.after("f3").marked(), "Not engaged: where it may go"),
        ]),
    },
    Page {
        title: "The end",
        words: &[
            "After every turn the units are counted. If the player who moved has one left, that player \
             has won, even if the other has one as well. If only the other player has one left, the \
             other has won.",
            "So beware of taking too much. RESIGN gives up the game, and asks first.",
        ],
        figure: Figure::Boards(&[
            Example::start(SIX, "If Orange takes \u{2026}")
                .at("3b/w3/4/b1w1 b")
                .after("a1")
                .marked(),
            Example::start(SIX, "\u{2026} Sky has one unit, and wins")
                .at("3b/w3/4/b1w1 b")
                .after("a1 a3"),
        ]),
    },
    Page {
        title: "Credits",
        words: &[
            "Raindrops is a game by Luis Bola\u{f1}os Mures, designed in November 2011.",
            "His rules set no terms for those who host or program it.",
        ],
        figure: Figure::Mark,
    },
];
