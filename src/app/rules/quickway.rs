//! The rules of Quickway and its family for people at the table: what all four share, and a page for
//! each.

use super::{Example, Figure, Page};

const QUICKWAY: &[usize] = &[0, 0, 0];
const CROSSWAY: &[usize] = &[1, 0, 0];
const QUAX: &[usize] = &[2, 0, 0];
const QUADREX: &[usize] = &[3, 0, 0];

/// The pages of Quickway, Crossway, Quax and Quadrex.
pub const PAGES: &[Page] = &[
    Page {
        title: "What it is about",
        words: &[
            "Two opposite edges of the board have your colour. Join them by an unbroken chain of your \
             stones before the other player joins the other two. A corner cell belongs to both of \
             its edges.",
            "One of you always gets through: there is no draw.",
            "Four games are played on this board. They differ in what becomes of stones that meet at a \
             corner; choose one in the lobby.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUICKWAY, "Orange needs one more stone \u{2026}")
                .at("3x3/3x3/1o1xo2/2x1o2/1ox4/2xo3/3o3 x -"),
            Example::start(QUICKWAY, "\u{2026} and has joined both edges")
                .at("3x3/3x3/1o1xo2/2x1o2/1ox4/2xo3/3o3 x -")
                .after("c1"),
        ]),
    },
    Page {
        title: "Your turn",
        words: &[
            "Touch an empty cell, and your stone stands there. Touch another, and it stands there \
             instead. OK ends your turn; until then, UNDO takes the stone back. Stones are never \
             moved or taken later.",
            "Stones side by side are joined. For stones that meet at a corner, leaf on.",
            "PASS is only for a player who has no turn at all. RESIGN gives up the game, and asks first.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUICKWAY, "What you can touch is marked")
                .at("5/2o2/1xox1/1x3/5 o -")
                .marked(),
            Example::start(QUICKWAY, "A new stone joins its neighbours")
                .at("5/2o2/1xox1/1x3/5 o -")
                .after("c2"),
        ]),
    },
    Page {
        title: "Swap",
        words: &[
            "The first stone is worth much. So whoever has the second turn may press SWAP and OK \
             instead of placing a stone: the players change sides. The stone and its edges now \
             belong to the one who swapped, and the other moves next.",
            "This is allowed once, in the second turn. The lobby can turn it off.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUICKWAY, "Orange begins \u{2026}").after("d5"),
            Example::start(QUICKWAY, "\u{2026} and Sky takes it over").after("d5/swap"),
        ]),
    },
    Page {
        title: "Quickway: links by themselves",
        words: &[
            "As soon as two of your stones meet at a corner, a link joins them, unless a link of the \
             other colour crosses there already.",
            "So whoever comes first keeps the crossing. The fourth cell may still be filled; it breaks \
             nothing.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUICKWAY, "Three stones")
                .at("4/1xo1/4/4 x -")
                .after("c2"),
            Example::start(QUICKWAY, "Sky comes too late to link")
                .at("4/1xo1/2x1/4 o -")
                .after("b2"),
        ]),
    },
    Page {
        title: "Crossway: no crossings",
        words: &[
            "Stones of one colour that meet at a corner are always joined. To keep such joints from \
             crossing, nobody may fill the last cell of a square if that puts two stones of each \
             colour in it, corner to corner.",
            "Such a cell is closed to you, but as far as this square goes the other player may fill it.",
        ],
        figure: Figure::Boards(&[
            Example::start(CROSSWAY, "Closed to Orange")
                .at("4/1xo1/1o2/4 x -")
                .marked()
                .barred("c2"),
            Example::start(CROSSWAY, "Three cells are open to Orange")
                .at("1oxxx/o1o1o/xxx1o/xo1ox/o1x1o x -")
                .marked()
                .barred("b4 d3 b1 d1"),
        ]),
    },
    Page {
        title: "Quax: links by hand",
        words: &[
            "Stones that meet at a corner are not joined by themselves. Your turn is either a stone or a \
             link: for a link, touch two of your stones that meet at a corner, or slide from one to \
             the other.",
            "Links never cross: in each square of four there is room for one.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUAX, "Touch a stone \u{2026}")
                .at("4/1xo1/1ox1/4 x -")
                .after("b3")
                .marked(),
            Example::start(QUAX, "\u{2026} and the other end")
                .at("4/1xo1/1ox1/4 x -")
                .after("b3 c2"),
        ]),
    },
    Page {
        title: "Quadrex: cells fill themselves",
        words: &[
            "Only stones side by side are joined. But when three cells of a square are filled, two of one \
             colour corner to corner and one of the other, the last fills itself in the colour of \
             the two.",
            "One filled cell can fill the next. Where both colours are due, it is the mover's.",
        ],
        figure: Figure::Boards(&[
            Example::start(QUADREX, "Sky is about to move").at("5/1xo2/3x1/3o1/5 o -"),
            Example::start(QUADREX, "One stone fills two more cells")
                .at("5/1xo2/3x1/3o1/5 o -")
                .after("b3"),
        ]),
    },
    Page {
        title: "Credits",
        words: &[
            "Quickway is a game by Bill Taylor, who published it in a newsgroup in 2007. Quax and Quadrex \
             are his as well. He acknowledges Mark Steere, whose game Crossway is.",
            "The posting sets no terms for those who host or program it.",
        ],
        figure: Figure::Mark,
    },
];
