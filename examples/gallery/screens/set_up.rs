//! Positions that are pasted or set up by hand, and the words for those that the rules reject.

use app::Event;
use rules::{GameId, Spot};
use scene::{LobbyTarget, ReviewTarget, SetUpTarget, SettingsTarget, Target};
use screens::GAMES;

use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, title};

use super::{Shots, table};

const PASTED: [(GameId, &str); 4] = [
    (
        QUICKWAY,
        "new quax\nposition 7/7/2x4/3x3/2o1x2/1o5/7 o b2-c3,c5-d4",
    ),
    (
        RAINDROPS,
        "new raindrops\nposition bw2b1/1w2b1/6/w4w/2bb2/w4b w",
    ),
    (
        RAPID_TRANSIT,
        "position rcrcrc/ccrrcr/rcrcrc/crccrr/rcrcrc/crcrcr c - 0",
    ),
    (
        SWITCH_YARD,
        "position ##r1b2##/##2r2##/9/3rb4/2b3r2/9/9/##b1r2##/##2b2## b",
    ),
];

/// The editor of each game, a position that was pasted, and a look at it.
pub fn all(shots: &mut Shots) {
    for (game, text) in PASTED {
        let mut pasted = table();
        pasted.send(Event::Pasted(text.into()));
        shots.take(format!("{}, a pasted position", title(game)), &pasted);
        pasted.tap(Target::Review(ReviewTarget::Open));
        shots.take(format!("{}, a look at it", title(game)), &pasted);
    }
    for game in GAMES.iter().filter(|game| !game.on_map) {
        let mut table = table();
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::SetUp(SetUpTarget::Open));
        shots.take(format!("{}, to be set up", game.title), &table);
        clear(&mut table);
        shots.take(format!("{}, nothing on it", game.title), &table);
        touch(&mut table, SetUpTarget::First, "c3 d3 e4 e8 f5");
        touch(&mut table, SetUpTarget::Second, "d4 e3 c6 h5 a6");
        table.tap(Target::SetUp(SetUpTarget::Turn));
        shots.take(format!("{}, set up", game.title), &table);
    }
}

fn clear(table: &mut Table) {
    if table.shows(Target::SetUp(SetUpTarget::Clear)) {
        table.tap(Target::SetUp(SetUpTarget::Clear));
    }
}

fn touch(table: &mut Table, piece: SetUpTarget, cells: &str) {
    table.tap(Target::SetUp(piece));
    for cell in cells.split(' ') {
        let cell = cell.parse().expect("it is a cell");
        table.tap(Target::Board(Spot::Cell(cell)));
    }
}
