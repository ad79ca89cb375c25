//! Maps that come.

use crate::input::Effect;
use crate::state::State;
use base::words::Message;
use rules::maps::{MapFile, MapId};

impl State {
    pub(crate) fn map_came(
        &mut self,
        map: MapId,
        file: Result<Box<MapFile>, Message>,
        out: &mut Vec<Effect>,
    ) {
        self.library.map_came(map, file);
        self.make_ready(out);
        // The chosen map comes first and the others behind it, one at a time, so that the first
        // game never waits for a map that nobody has chosen.
        self.library.fetch_next_map(out);
        self.check_puzzle_map();
        self.open_what_has_come(out);
    }
}
