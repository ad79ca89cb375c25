//! Begin, course and end of the kiosk's demonstration. While no computer player can think for it, the board stays
//! as it is.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::computer::ComputerTurn;
use crate::input::Effect;
use crate::kiosk::attract::{STEP_MS, STRENGTH, Show};
use crate::loadable::Loadable;
use crate::screen::Screen;
use crate::snapshot::map_of;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::table::{PlayerColour, Station};
use rules::Level;
use rules::maps::MapId;
use rules::record::Save;
use session::cabinet::{GameDef, OnMap, Picture};
use session::{Controller, Revision, SeatAssignment, Session, Unrecorded};

impl State {
    /// The demonstration begins, if it is not on.
    pub(crate) fn begin_show(&mut self, out: &mut Vec<Effect>) {
        if self.demonstration().is_some() || self.kiosk.is_dark() {
            return;
        }
        self.abandon(out);
        self.kiosk.filled = false;
        self.screen = Screen::Attract(Box::new(Show {
            table: None,
            before: Revision::default(),
            computer_turn: ComputerTurn::default(),
            next: 0,
            steps: 0,
            next_at: Some(self.now),
            chance: ChaCha8Rng::seed_from_u64(self.chance.next_u64()),
        }));
        self.pass_show(out);
        out.push(self.volume());
    }

    /// Ends the demonstration after a touch. An unfinished game waits for a decision again.
    pub(crate) fn end_show(&mut self, out: &mut Vec<Effect>) {
        if self.demonstration().is_none() {
            return;
        }
        self.screen = Screen::Lobby;
        if let Some(waiting) = self.arrivals.waiting_mut() {
            waiting.until = None;
        }
        out.push(self.volume());
    }

    /// Shows the next step if it is time; whether it was.
    pub(crate) fn pass_show(&mut self, out: &mut Vec<Effect>) -> bool {
        let mut show = match std::mem::take(&mut self.screen) {
            Screen::Attract(show) => show,
            other => {
                self.screen = other;
                return false;
            }
        };
        let comes = show.next_at.is_some_and(|at| self.now >= at);
        if comes {
            self.show_next(&mut show);
        }
        let shown = show.go_on(&mut self.engine, self.now, out);
        self.screen = Screen::Attract(show);
        comes || shown
    }

    /// Starts the demonstration's next playable game.
    fn show_next(&mut self, show: &mut Show) {
        let games = self.offered();
        if let Some(table) = show.table.take() {
            show.before = table.session().revision();
        }
        show.steps = 0;
        show.computer_turn = ComputerTurn::default();
        // The main game comes first, so its map is waited for.
        let is_first = show.next == 0 && games.first().is_some_and(|game| game.on_map);
        if is_first && self.waits_for_map() {
            show.next_at = Some(self.now + MAP_MS);
            return;
        }
        for _ in 0..games.len() {
            let game = games[show.next % games.len()];
            show.next += 1;
            show.table = self.to_show(game, show.before, &mut show.chance);
            if show.table.is_some() {
                break;
            }
        }
        show.next_at = show.table.is_none().then_some(self.now + STEP_MS);
    }

    /// Returns true if the map that the lobby shows is on its way.
    fn waits_for_map(&self) -> bool {
        let map = self.library.map(self.lobby.map);
        matches!(map, Some(Loadable::Coming))
    }

    /// Returns a game in progress, because an empty board is dull. `None` if its map is missing, or if its notation
    /// is of an older build.
    fn in_the_middle(&self, game: &GameDef, before: Revision) -> Option<TableScreen> {
        let (begun, map) = match (game.mid_play, game.picture) {
            (Some(text), _) => {
                let save = Save::from_text(text).ok()?;
                let id = map_of(&save)?;
                let map = self.library.loaded_map(id)?;
                let rails = &map.rails;
                let begun = (game.read)(&save, Some(OnMap { id, rails }), Unrecorded::default());
                (begun.ok()?, Some(map))
            }
            (None, Picture::Position(position)) => (position()?, None),
            (None, Picture::Drawn(_)) => return None,
        };
        let seats = match begun.seats() {
            2 => players([Station::NearLeft, Station::FarRight]),
            _ => players([0, 2, 3, 5].map(|place| Station::ALL[place])),
        };
        let session = Session::new(begun, seats, before)?;
        let goes_on = !session.is_finished();
        TableScreen::new(session, map).filter(|_| goes_on)
    }

    fn to_show(
        &self,
        game: &GameDef,
        before: Revision,
        chance: &mut ChaCha8Rng,
    ) -> Option<TableScreen> {
        if let Some(table) = self.in_the_middle(game, before) {
            return Some(table.reseeded(chance.next_u64()));
        }
        if !game.on_map {
            let seats = players([Station::NearLeft, Station::FarRight]);
            return self.new_table(game, seats, None, &self.chosen(game.id), 0, before);
        }
        let here = |map: &MapId| self.library.loaded_map(*map).is_some();
        let maps: Vec<_> = self.maps().into_iter().filter(here).collect();
        let map = *maps.choose(chance)?;
        let seats = players([0, 2, 3, 5].map(|place| Station::ALL[place]));
        let (chosen, seed) = (self.chosen(game.id), chance.next_u64());
        self.new_table(game, seats, Some(map), &chosen, seed, before)
    }
}

/// A look at whether a map is here again comes after so many milliseconds.
const MAP_MS: Millis = Millis::new(300.0);

/// Computer players at these places.
fn players<const N: usize>(places: [Station; N]) -> Vec<SeatAssignment> {
    let player = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Computer(Level::Fixed(STRENGTH)),
    };
    places
        .into_iter()
        .zip(PlayerColour::ALL)
        .map(player)
        .collect()
}
