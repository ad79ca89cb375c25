//! Begin, course and end of the kiosk's demonstration. While no computer player can think for it, the board stays
//! as it is.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::computer::{ComputerTurn, Next};
use crate::input::Effect;
use crate::kiosk::attract::{
    PAUSE_MS, REST_MS, RETRY_MS, STEP_MS, STRENGTH, Show, THINKING_MS, played,
};
use crate::loadable::Loadable;
use crate::motion::DISSOLVE_MS;
use crate::screen::Screen;
use crate::snapshot::map_of;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::table::{PlayerColour, Station};
use rules::Level;
use rules::maps::MapId;
use rules::record::Save;
use rules::request::Task;
use session::cabinet::{GameDef, OnMap, Picture};
use session::{Actor, Command, Controller, Revision, SeatAssignment, Session, Unrecorded};

/// A step of the demonstration.
enum Step {
    /// It comes later.
    Waits,
    /// It was done, and nothing of it is seen.
    Unseen,
    /// It changed the picture.
    Seen,
}

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
            coming: None,
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
        if let Some(waiting) = self.keeper.arrivals.waiting_mut() {
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
        let now = self.now;
        let comes = show.next_at.is_some_and(|at| now >= at);
        if comes {
            self.show_next(&mut show);
        }
        let table = show.table.as_mut();
        let mut seen = table.is_some_and(|table| table.end_moment(now));
        while show.next_at.is_none() {
            match self.show_step(&mut show, out) {
                Step::Waits => break,
                Step::Unseen => {}
                Step::Seen => seen = true,
            }
        }
        self.screen = Screen::Attract(show);
        comes || seen
    }

    /// Goes on with the game that is played, as far as it is time.
    fn show_step(&mut self, show: &mut Show, out: &mut Vec<Effect>) -> Step {
        let Some(table) = played(&show.coming, &show.table) else {
            return Step::Waits;
        };
        let (screen, unseen) = (self.game_screen(table), show.coming.is_some());
        if unseen && screen.is_worth_watching(table) {
            self.reveal(show, out);
            return Step::Seen;
        }
        let (session, now) = (table.session(), self.now);
        let is_over = session.to_act().is_none() || show.is_long();
        if is_over && unseen {
            self.show_next(show);
            return Step::Unseen;
        }
        if is_over || !unseen && !screen.is_worth_watching(table) {
            let arrived = table.motions.end_at(self.gliding_clock()).unwrap_or(now);
            show.next_at = Some(arrived + if is_over { REST_MS } else { PAUSE_MS });
            return Step::Unseen;
        }
        let (ready, pace) = match unseen {
            true => (now, Millis::default()),
            false => (table.motions.dealt_at(table.goes_on_at(now)), STEP_MS),
        };
        show.computer_turn.attend(session.revision(), ready, pace);
        match show.computer_turn.go_on(session, now, pace) {
            Next::Waits => return Step::Waits,
            Next::Does(by, command) => return self.show_command(show, by, command, out),
            Next::Fails => show.next_at = Some(now + RETRY_MS),
            Next::Asks => self.ask_for_show(show, out),
        }
        Step::Unseen
    }

    /// Applies a player's command, with its motions if its effect is worth watching.
    fn show_command(
        &self,
        show: &mut Show,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Step {
        let (layout, now, unseen) = (self.layout(), self.now, show.coming.is_some());
        let Some(table) = show.coming.as_mut().or(show.table.as_mut()) else {
            return Step::Waits;
        };
        let Ok(facts) = table.apply(by, command) else {
            show.next_at = Some(now + RETRY_MS);
            return Step::Unseen;
        };
        let screen = self.game_screen(table);
        if unseen {
            // The cards of a part that is not shown are in the hands at once.
            table.motions.end();
            if !screen.is_worth_watching(table) {
                return Step::Unseen;
            }
        }
        table.set_out(screen, &facts, layout, now);
        facts.iter().for_each(|fact| table.follow(fact, now));
        // Nothing is heard.
        table.motions.take_heard(now, false);
        show.steps += 1;
        if unseen {
            self.reveal(show, out);
        }
        Step::Seen
    }

    /// Shows the game that was played unseen.
    fn reveal(&self, show: &mut Show, out: &mut Vec<Effect>) {
        show.table = show.coming.take();
        if !self.is_still() {
            out.push(Effect::Dissolve(DISSOLVE_MS));
        }
    }

    /// Asks the engine for the turn of the player on turn.
    fn ask_for_show(&mut self, show: &mut Show, out: &mut Vec<Effect>) {
        let task = Task {
            strength: STRENGTH,
            millis: THINKING_MS,
            seed: show.chance.next_u64(),
            ponders: false,
            explains: false,
        };
        let request = show
            .played()
            .and_then(|table| table.session().game().request(task).ok());
        match request {
            Some(request) => show.computer_turn.asked(self.engine.ask(&request, out)),
            None => show.next_at = Some(self.now + RETRY_MS),
        }
    }

    /// Starts the next part of the demonstration's game, or its next playable game.
    fn show_next(&mut self, show: &mut Show) {
        show.next_at = None;
        let is_over = |table: &TableScreen| table.session().to_act().is_none();
        if show.played().is_some_and(is_over) {
            if show.continue_round(self.now) {
                return;
            }
        } else if let (None, Some(table)) = (&show.coming, &show.table)
            && !self.game_screen(table).is_worth_watching(table)
        {
            return show.prepare(table.without_review().into_demonstration());
        }
        let games = self.offered();
        show.coming = None;
        show.steps = 0;
        // The main game comes first, so its map is waited for.
        let is_first = show.next == 0 && games.first().is_some_and(|game| game.on_map);
        if is_first && self.waits_for_map() {
            show.next_at = Some(self.now + MAP_MS);
            return;
        }
        let before = show.table().map(|table| table.session().revision());
        for _ in 0..games.len() {
            let game = games[show.next % games.len()];
            show.next += 1;
            let table = self.to_show(game, before.unwrap_or_default(), &mut show.chance);
            if let Some(table) = table {
                return show.prepare(table.into_demonstration());
            }
        }
        show.next_at = Some(self.now + STEP_MS);
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
