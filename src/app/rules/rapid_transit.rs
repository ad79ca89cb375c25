//! The rules of Rapid Transit for people at the table.

use super::{Example, Figure, Page};

const SMALL: &[usize] = &[0];
const MIDDLING: &[usize] = &[1];
const WHOLE: &[usize] = &[2];
/// A position late in a game.
const LATE: Example =
    Example::start(MIDDLING, "").at("ccrccc/rrrrcr/rcrcrr/ccrrcr/crcccr/rrcrcc r - 0");

const fn named(example: Example, caption: &'static str) -> Example {
    Example { caption, ..example }
}

/// The pages of Rapid Transit.
pub const PAGES: &[Page] = &[
    Page {
        title: "What it is about",
        words: &[
            "The board is full of pieces, and stays so. Pieces of one colour side by side make a network. \
             Swap pieces to make yours grow: when nobody can swap any more, the largest network \
             wins.",
        ],
        figure: Figure::Boards(&[Example::start(WHOLE, "The beginning"), named(LATE, "Later")]),
    },
    Page {
        title: "Networks and terminals",
        words: &[
            "A network is all that hangs together side by side; corners do not count. A piece on its own \
             is a network of one.",
            "A piece with no neighbour of its colour, or with just one, is a terminal. Only your \
             terminals can begin a swap.",
        ],
        figure: Figure::Boards(&[named(LATE, "Terminals are drawn as open rings")]),
    },
    Page {
        title: "Your turn: a swap",
        words: &[
            "Touch one of your terminals, then a piece of the other colour; or drag it there. The two \
             change places. That piece can be any of a network that lies beside your terminal's \
             network, near or far.",
            "OK ends your turn; until then, UNDO takes it back. RESIGN gives up the game, and asks first.",
        ],
        figure: Figure::Boards(&[
            Example::start(MIDDLING, "Touch a terminal \u{2026}")
                .after("c4")
                .marked(),
            Example::start(MIDDLING, "\u{2026} and what to swap it for").after("c4 c3"),
            named(LATE.after("c6").marked(), "Networks reach far"),
        ]),
    },
    Page {
        title: "What a swap must bring",
        words: &[
            "After the swap both pieces must have two neighbours of their own colour, or more: they are \
             terminals no longer.",
            "And nowhere may four pieces of one colour fill a square. Only what keeps to this can be \
             touched.",
        ],
        figure: Figure::Boards(&[
            named(
                LATE.after("a4").marked().barred("a3 a6 b4 e1 e2 e6 f1 f6"),
                "Struck out: too few neighbours",
            ),
            named(
                LATE.after("a4")
                    .marked()
                    .barred("a2 b6 c1 c2 d2 d4 d6 e3 e5"),
                "Struck out: four would fill a square",
            ),
        ]),
    },
    Page {
        title: "The end",
        words: &[
            "If you cannot swap, and only then, press PASS and OK. Two passes in a row end the game.",
            "Compare the largest networks. If they are equal, compare the second largest, and so on. If \
             all are equal, whoever swapped last has won.",
        ],
        figure: Figure::Boards(&[
            Example::start(MIDDLING, "12 against 10: Sky wins")
                .at("rrrrrc/rcrcrc/rcrccc/cccrrr/crcccr/cccrrr r r 1")
                .after("pass"),
            Example::start(SMALL, "All equal: Sky, who swapped last, wins")
                .at("rccc/rcrr/rrcr/cccr c c 1")
                .after("pass"),
        ]),
    },
    Page {
        title: "Credits",
        words: &[
            "Rapid Transit is a game by Phil Leduc (2022 and 2024), who keeps all rights. Its rules may \
             for now be passed on over the web.",
            "He asks those who program or sell the game to write to him for permission (philleduc.pled at \
             gmail.com). Whoever publishes this table asks first, or leaves the game out of the build.",
        ],
        figure: Figure::Mark,
    },
];
