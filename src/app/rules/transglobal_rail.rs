//! The rules of Transglobal Rail for people at the table.

use super::{Figure, Page};

/// The pages of Transglobal Rail.
pub const PAGES: &[Page] = &[
    Page {
        title: "What it is about",
        words: &[
            "Everybody has five secret cities, one in each region of the map. Together you build \
             one network of rails; you want to be the first whose five cities are all joined to \
             your hub.",
            "Whoever is not connected then has to finish with money from the bank. When a bank is \
             empty, the game is over, and the fullest bank wins.",
            "A game is a handful of rounds and takes about half an hour.",
        ],
        figure: Figure::Network,
    },
    Page {
        title: "Sitting down",
        words: &[
            "Two to six people touch JOIN where they sit, and choose a colour. Choose a map: the \
             USA is the easiest, Asia has a great hole in the middle. Then touch START.",
            "Every bank begins at $15. A smaller bank makes the game shorter, a larger one longer: \
             the sliders are in the lobby and behind the red cog.",
        ],
        figure: Figure::Emblems,
    },
    Page {
        title: "Your five cities",
        words: &[
            "Touch SHOW CITIES to see your five, and HIDE CITIES to close the list; or hold the \
             button, and the list is open just as long. Shield it with your hand. You can look \
             whenever you like.",
            "The disc before a name tells the region by colour and symbol. A check mark means \
             that the city is joined to your hub.",
            "With two or three players, cities with a white dashed ring are never dealt.",
        ],
        figure: Figure::List,
    },
    Page {
        title: "Your hub",
        words: &[
            "The player with the crown begins: touch any crossing of the map, with a city or \
             without. Touch another to move the hub, and press OK. Then the next player \
             clockwise.",
            "Everything you build must hang together with this hub. On one of your own cities it \
             saves you one; but no two hubs stand on the same spot.",
        ],
        figure: Figure::Hubs,
    },
    Page {
        title: "Your turn: $2",
        words: &[
            "In your turn you have $2, and you have to spend them. A single line costs $1. A double \
             line costs $2: it crosses a river, mountains or a strait.",
            "So build two single links, or one double link. What you may build glows. Touch a link, \
             or slide to it and let go.",
            "These $2 are not from your bank: the bank stays as it is while you build.",
        ],
        figure: Figure::Spending,
    },
    Page {
        title: "UNDO, \u{2212}$1 and OK",
        words: &[
            "UNDO takes back what you have built in this turn, step by step, until you press OK.",
            "\u{2212}$1 throws away your second dollar after one single link, and ends your turn at \
             once. That is for when building would only help somebody else. It cannot be undone.",
            "OK ends your turn when the money is spent; also with $1 left, if you are connected or no \
             single link is in reach.",
        ],
        figure: Figure::Buttons,
    },
    Page {
        title: "Rails belong to nobody",
        words: &[
            "The colour of a rail only shows who built it. As soon as your network touches another, \
             everything that hangs together is yours to use, and you may build on from any of it.",
            "So when and where you join is half of the game: your links help others as well.",
        ],
        figure: Figure::Merging,
    },
    Page {
        title: "The end of a round",
        words: &[
            "When a player has joined all five cities, there is a ding at the OK, and building ends. \
             Whoever is connected then pays nothing, no matter who built the last link.",
            "The others finish clockwise, from the seat after the one that ended building: each \
             builds what is missing, and the bank pays for every link. UNDO gives the money back. OK \
             comes when you are connected, and nothing more can be built then. Rails that others \
             leave can be used.",
        ],
        figure: Figure::Finishing,
    },
    Page {
        title: "Banks and taxes",
        words: &[
            "If a bank is at zero or below after a round, the game is over. The fullest bank wins; \
             equal banks share a place. Otherwise the map is cleared for a new round with new \
             cities.",
            "After round 2 there are taxes, once: everybody pays the same, so that the poorest is \
             left with $5 (a slider sets how much). If the poorest has no more than that, nobody \
             pays.",
        ],
        figure: Figure::Taxes,
    },
    Page {
        title: "Credits",
        words: &[
            "Transglobal Rail is a game by dougx.net, given away for play on multitouch tables. By \
             its terms it is for entertainment only and may not be bundled, sold, exhibited or used \
             commercially: whoever puts it up in public asks first (contact at dougx.net).",
            "Coasts, rivers and borders come from Natural Earth, which is in the public domain. The \
             letters are Barlow by Jeremy Tribby, under the SIL Open Font License.",
        ],
        figure: Figure::Mark,
    },
];
