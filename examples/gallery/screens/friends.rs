//! The lobby of one person with invited friends, and both sides' screens until the friends have come.

use app::Event;
use scene::{LobbyTarget, SheetTarget, Target};

use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL, title};
use crate::common::world::TABLE;

use super::rooms::{page, world};
use super::{Shots, table};

/// Takes the lobby of one person with invited friends.
pub fn all(shots: &mut Shots) {
    for game in [TRANSGLOBAL_RAIL, QUICKWAY] {
        let chosen = world(table());
        let name = format!("{}, a friend is chosen", title(game));
        shots.take_after(name, page(&chosen, TABLE), |table| {
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            table.tap(Target::Lobby(LobbyTarget::AgainstFriend));
        });
        for &window in shots.windows {
            let mut world = world(table());
            world.peers[TABLE].page.send(Event::Window(window));
            for target in [
                LobbyTarget::Game(game),
                LobbyTarget::AgainstFriend,
                LobbyTarget::Start,
            ] {
                world.tap(TABLE, Target::Lobby(target));
            }
            let mut take = |name: &str, peer: &Table| {
                let mut peer = peer.clone();
                peer.send(Event::Window(window));
                let wide = window.size.width;
                shots.keep(format!("{}, {name}, {wide}", title(game)), &peer);
            };
            take("a friend is asked in", page(&world, TABLE));
            let place = world.table().lobby.opponent();
            let link = world.table().seat_link(place).expect("it is offered");
            world.tap(TABLE, Target::Sheet(SheetTarget::Close));
            take("a friend is on the way", page(&world, TABLE));
            let friend = world.open(&link);
            world.wait(500.0);
            take("a friend is here", page(&world, TABLE));
            take("what the friend sees", page(&world, friend));
        }
    }
}
