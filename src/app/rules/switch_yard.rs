//! The rules of Switch Yard for people at the table.

use super::{Example, Figure, Page};

const BEGINNER: &[usize] = &[0];
const ADVANCED: &[usize] = &[1];
const OWN: &[usize] = &[2];
/// A train of three, and two engines.
const TRAIN: Example =
    Example::start(BEGINNER, "").at("##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5## r");
/// Nine of ten are at home.
const LAST: Example =
    Example::start(BEGINNER, "").at("##1b3##/##5##/b5r1r/bb5rr/1b5rr/bb5rr/b6rr/##b4##/##5## r");

const fn named(example: Example, caption: &'static str) -> Example {
    Example { caption, ..example }
}

/// The pages of Switch Yard.
pub const PAGES: &[Page] = &[
    Page {
        title: "What it is about",
        words: &[
            "Ten cars of each colour have come into the yard. Bring yours to your shipping area, at the \
             side of the board in your colour: whoever has all ten there first has won.",
            "Nobody may pass, and nothing is jumped over or taken.",
        ],
        figure: Figure::Boards(&[
            Example::start(BEGINNER, "The beginning"),
            named(LAST.after("g7 h7"), "All ten are in: Orange has won"),
        ]),
    },
    Page {
        title: "One car",
        words: &[
            "Any of your cars can go alone, also one that stands in a row. It goes straight over empty \
             cells, as far as you like, or one step diagonally. Touch it, then touch where it goes; \
             or drag it there.",
            "OK ends your turn; until then, UNDO takes it back. RESIGN gives up the game, and asks first.",
        ],
        figure: Figure::Boards(&[
            named(TRAIN.after("d4").marked(), "Where a car can go"),
            named(TRAIN.after("d4 d7"), "It has gone"),
        ]),
    },
    Page {
        title: "A train",
        words: &[
            "Two or more cars side by side in a straight line, more than half of them yours, can go as a \
             train. Touch both ends, or slide along it; then touch where one of the ends goes.",
            "That end leads, whatever its colour: straight on, or to the side. The others follow in its \
             track. While a train is bent round a corner it is no train.",
        ],
        figure: Figure::Boards(&[
            named(TRAIN.after("d4 f4").marked(), "Touch both ends"),
            named(TRAIN.after("d4 f4 h4"), "Straight on"),
            named(TRAIN.after("d4 f4 d5"), "Round the corner"),
        ]),
    },
    Page {
        title: "Closed areas",
        words: &[
            "No car may go into the other colour's shipping area, and none may leave its own once it is \
             there; inside, it may move. This holds for every car of a train, whoever moves it.",
        ],
        figure: Figure::Boards(&[
            named(
                TRAIN.after("d4 f4").marked().barred("b4 i4"),
                "Orange may not go left, nor Sky right",
            ),
            named(LAST.after("h6").marked(), "At home, a car stays there"),
        ]),
    },
    Page {
        title: "Set-ups",
        words: &[
            "The lobby offers a set-up full of trains, one with fewer trains at the start, and your own: \
             then you take turns to fill the receiving areas. Touch a marked cell for a car of yours, \
             once more for one of the other colour. The cell opposite gets the other.",
        ],
        figure: Figure::Boards(&[
            Example::start(BEGINNER, "Beginner"),
            Example::start(ADVANCED, "Advanced"),
            Example::start(OWN, "Your own").after("c1/f8 f8/e2"),
        ]),
    },
    Page {
        title: "The end",
        words: &[
            "After every turn both shipping areas are looked at, the mover's first: a train may bring \
             home the other player's last car.",
            "Whoever has no turn loses. If the same position comes for the third time with the same player \
             to move, it is a draw.",
        ],
        figure: Figure::Boards(&[
            named(LAST.after("g7").marked(), "The tenth car \u{2026}"),
            named(LAST.after("g7 h7"), "\u{2026} wins"),
        ]),
    },
    Page {
        title: "Credits",
        words: &[
            "Switch Yard is a game by Phil Leduc (2014), who keeps all other rights: its rules may be \
             passed on over the web, unaltered and with full credit to him.",
            "He asks those who program or sell the game to write to him for permission (philleduc.pled at \
             gmail.com). Whoever publishes this table asks first, or leaves the game out of the build.",
        ],
        figure: Figure::Mark,
    },
];
