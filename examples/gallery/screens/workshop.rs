//! The workshop of own maps: the world, a map that is made, and what is made of it.

use app::Event;
use base::words::Message;
use scene::{LobbyTarget, Target, WorkshopTarget};

use crate::common::fingers::places;
use crate::common::workshop::{come, come_with, fail, open, press};

use super::{Shots, table};

/// All states of the workshop.
pub fn all(shots: &mut Shots) {
    let mut lobby = table();
    for place in places(2) {
        lobby.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    let mut world = lobby.clone();
    open(&mut world);
    shots.take_turned("the world", &world);
    let mut choosing = world.clone();
    press(&mut choosing, WorkshopTarget::World);
    shots.take("a country", &choosing);
    let mut far = world.clone();
    for _ in 0..3 {
        press(&mut far, WorkshopTarget::Farther);
    }
    shots.take("all of the world", &far);
    let mut near = choosing.clone();
    for _ in 0..9 {
        press(&mut near, WorkshopTarget::Nearer);
    }
    shots.take("too small", &near);
    press(&mut choosing, WorkshopTarget::Make);
    shots.take_turned("a map is asked for", &choosing);
    let map = choosing
        .app
        .lobby
        .workshop
        .map()
        .expect("it has been asked for");
    choosing.send(Event::MapMaking { map, percent: 42 });
    shots.take("a map is being made", &choosing);
    let mut failed = choosing.clone();
    let why = "There are too few towns in this frame. Make it larger.";
    fail(&mut failed, Message::from(why));
    shots.take("no map can be made", &failed);
    let mut uneven = choosing.clone();
    come_with(&mut uneven, 3.4);
    shots.take("a map on which luck counts for more", &uneven);
    come(&mut choosing);
    shots.take_turned("a map is made", &choosing);
    press(&mut choosing, WorkshopTarget::Play);
    shots.take("the lobby with the map", &choosing);
}
