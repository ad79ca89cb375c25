//! Fetching maps.

use std::rc::Rc;

use crate::input::Effect;
use crate::loadable::Loadable;
use crate::loaded_map::LoadedMap;
use crate::state::State;
use base::words::Message;
use rules::maps::{MapFile, MapId};

impl State {
    pub(crate) fn fetch(&mut self, map: MapId, out: &mut Vec<Effect>) {
        // A map that could not be had is asked for again: the cable may be back.
        if !matches!(
            self.maps[map.index()],
            Some(Loadable::Coming | Loadable::Here(_))
        ) {
            self.maps[map.index()] = Some(Loadable::Coming);
            out.push(Effect::FetchMap(map));
        }
    }

    pub(crate) fn map_came(
        &mut self,
        map: MapId,
        file: Result<Box<MapFile>, Message>,
        out: &mut Vec<Effect>,
    ) {
        let loaded_map = file.and_then(|file| LoadedMap::new(map, *file).map_err(Message::from));
        let shelf = match loaded_map {
            Ok(loaded_map) => Loadable::Here(Rc::new(loaded_map)),
            Err(why) => Loadable::Broken(why),
        };
        self.maps[map.index()] = Some(shelf);
        self.make_ready(out);
        // The chosen map comes first and the others behind it, one at a time, so that the first
        // game never waits for a map that nobody has chosen.
        let next = MapId::all().find(|&map| self.maps[map.index()].is_none());
        if let Some(next) = next {
            self.fetch(next, out);
        }
    }
}
