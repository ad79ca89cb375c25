//! Colours and sizes of the screen: dim surroundings, a lit map, and nothing on the board brighter than what can be
//! touched now.

use rules::maps::Symbol;

use super::items::{Colour, Fill, Item, Stroke, Text};

/// Middle of the surroundings of the table.
pub const ROOM: Colour = Colour::rgb(0x1d3c4a);
/// Ends of the surroundings of the table.
pub const ROOM_EDGE: Colour = Colour::rgb(0x10222c);
/// The sea of a map.
pub const SEA: Colour = Colour::rgb(0x183543);
/// Panels.
pub const PANEL: Colour = Colour::rgb(0x0d1a24);
/// Cards and quiet buttons on panels.
pub const CARD: Colour = Colour::rgb(0x1a303c);
/// Enabled buttons.
pub const BUTTON: Colour = Colour::rgb(0x2b4755);
/// Rim of enabled buttons, and a slider's rail: dim, but three times as bright as a panel.
pub const RIM: Colour = Colour::rgb(0x6a8c99);
/// Buttons while a finger is on them.
pub const PRESSED: Colour = Colour::rgb(0x4a7386);
/// Buttons that are not allowed.
pub const DISABLED: Colour = Colour::rgb(0x15232d);
/// Fine lines on panels.
pub const LINE: Colour = Colour::rgb(0x34525f);
/// Primary text.
pub const INK: Colour = Colour::rgb(0xf4f1e8);
/// Secondary text.
pub const QUIET: Colour = Colour::rgb(0x9fb3bb);
/// The words on buttons that are not allowed: 4.6 to 1 against these.
pub const FAINT: Colour = Colour::rgb(0x788d98);
/// START, money, the chosen card: the one warm light.
pub const GOLD: Colour = Colour::rgb(0xffd25a);
/// Gold with a finger on it.
pub const GOLD_PRESSED: Colour = Colour::rgb(0xffe9b0);
/// Words on gold.
pub const ON_GOLD: Colour = Colour::rgb(0x1b2329);
/// Check marks on completed items.
pub const DONE: Colour = Colour::rgb(0x7fe0a8);
/// The cog, and faults.
pub const RED: Colour = Colour::rgb(0xc8382c);
/// The sea in the middle of the stage.
pub const SEA_LIGHT: Colour = Colour::rgb(0x22495a);
/// The names of seas.
pub const SEA_INK: Colour = Colour::rgb(0x9cc0cd);
/// Land.
pub const LAND: Colour = Colour::rgb(0xf1e7d0);
/// Trees on a map.
pub const WOOD: Colour = Colour::rgb(0x4a6b3a);
/// Shores.
pub const SHORE: Colour = Colour::rgb(0x6f9aa8);
/// Land on a card that is not chosen.
pub const LAND_DIM: Colour = Colour::rgb(0x8fa09c);
/// Sleepers of the tracks round the table.
pub const TRACK_QUIET: Colour = Colour::rgb(0x1f4250);
/// Rails of the tracks round the table.
pub const TRACK_BRIGHT: Colour = Colour::rgb(0x2f5a69);
/// The fine line where land begins.
pub const SHORE_LINE: Colour = Colour::rgb(0x4d7686);
/// Rivers and lakes.
pub const WATER: Colour = Colour::rgb(0x7fb2c9);
/// Mountains.
pub const MOUNTAIN: Colour = Colour::rgb(0xdcc79c);
/// Land without links.
pub const VOID: Colour = Colour::rgb(0xd9cbb0);
/// Names on mountains.
pub const HATCH_INK: Colour = Colour::rgb(0x5f4a22);
/// The hatching on mountains, and names written on land.
pub const HATCH: Colour = Colour::rgb(0xb0935d);
/// Unbuilt links.
pub const TRACK: Colour = Colour::rgb(0x8b7658);
/// Unbuilt links that cost $2.
pub const TRACK_DOUBLE: Colour = Colour::rgb(0x6d5536);
/// Names on the map.
pub const MAP_INK: Colour = Colour::rgb(0x1d2a32);
/// Cells of a paper board: dimmer than land, so that marks and stones stand out.
pub const PAPER: Colour = Colour::rgb(0xdccfb4);
/// The lines between the cells of a board of paper.
pub const PAPER_LINE: Colour = Colour::rgb(0xbdae8f);

/// The land of a region by its sign. Any two are at least 12 apart (CIE76): a test computes it.
pub const fn region_land(symbol: Symbol) -> Colour {
    match symbol {
        Symbol::Wave => Colour::rgb(0xc7dcdc),
        Symbol::Sun => Colour::rgb(0xf1e0a4),
        Symbol::Tree => Colour::rgb(0xd0dca9),
        Symbol::Column => Colour::rgb(0xf3ccb6),
        Symbol::Snow => Colour::rgb(0xdfd0e4),
    }
}

/// Returns an item with more contrast: quiet text has full ink, disabled text is readable, and rims are brighter
/// and twice as wide.
pub fn contrasting(item: &Item) -> Item {
    match item {
        Item::Text(text) => Item::Text(Text {
            colour: strong_ink(text.colour),
            ..text.clone()
        }),
        Item::Path { path, fill, stroke } => Item::Path {
            path: path.clone(),
            fill: fill.map(|fill| match fill {
                Fill::Flat(RIM) => Fill::Flat(QUIET),
                fill => fill,
            }),
            stroke: stroke.map(|stroke| match stroke.colour {
                RIM | LINE => Stroke {
                    colour: QUIET,
                    width: 2.0 * stroke.width,
                    ..stroke
                },
                _ => stroke,
            }),
        },
    }
}

/// Returns the ink of words with more contrast.
fn strong_ink(ink: Colour) -> Colour {
    match ink {
        QUIET | SEA_INK => INK,
        FAINT => QUIET,
        HATCH_INK => MAP_INK,
        _ => ink,
    }
}
