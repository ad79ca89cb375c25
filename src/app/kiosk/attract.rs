//! The demonstration of the kiosk: computer players play the games that are offered in turn, a step at
//! a time, without a sound. While none of them can think, the board stays as it is.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::cabinet::GameDef;
use crate::maps::MapId;
use crate::players::Strength;
use crate::players::engine::Task;
use crate::session::{Controller, Revision, SeatAssignment};
use crate::table::{Place, PlayerColour};

use super::super::computer::{ComputerTurn, Next};
use super::super::table::TableScreen;
use super::super::{App, Effect, Shelf};

/// The time between two steps, in milliseconds.
pub const STEP_MS: f64 = 1200.0;
/// How many steps of a game are shown before the next one comes.
pub const STEPS: u32 = 60;
/// How long the last picture of a game stays, in milliseconds.
pub const REST_MS: f64 = 4000.0;
/// After so many milliseconds another game is tried if nobody could think about the one before.
pub const RETRY_MS: f64 = 30_000.0;
/// Who plays, and for how long a turn may be thought about: nobody is measured here.
const STRENGTH: Strength = Strength::Medium;
const THINKING_MS: u16 = 250;

/// The demonstration.
#[derive(Clone, Debug)]
pub struct Show {
    table: Option<TableScreen>,
    /// The last revision of the game before.
    before: Revision,
    computer_turn: ComputerTurn,
    /// The game that comes next, as a number among those that are offered.
    next: usize,
    /// How many steps of this game have been shown.
    steps: u32,
    /// When the next game comes, on the inputs' clock; `None` while this one goes on.
    next_at: Option<f64>,
    chance: ChaCha8Rng,
}

impl Show {
    /// The game that is shown; `None` while none can be, as when its map has not come.
    pub fn table(&self) -> Option<&TableScreen> {
        self.table.as_ref()
    }

    /// When it goes on, on the inputs' clock; `None` while a player thinks.
    pub fn wakes_at(&self) -> Option<f64> {
        self.next_at.or(self.computer_turn.wakes_at())
    }

    /// Whether it waits for the answer to a question.
    pub(in crate::app) fn waits_for(&self, id: u32) -> bool {
        self.next_at.is_none() && self.computer_turn.waits_for(id)
    }

    /// A question has been answered at a time.
    pub(in crate::app) fn answered(&mut self, answer: Result<String, String>, now: f64) {
        match (&self.table, answer) {
            (Some(table), Ok(answer)) => self.computer_turn.answered(&table.session, &answer),
            _ => self.next_at = Some(now + RETRY_MS),
        }
    }
}

impl App {
    /// The demonstration begins, if it is not on.
    pub(in crate::app) fn begin_show(&mut self, out: &mut Vec<Effect>) {
        if self.demonstration().is_some() {
            return;
        }
        self.abandon(out);
        self.kiosk.filled = false;
        self.kiosk.show = Some(Show {
            table: None,
            before: Revision::default(),
            computer_turn: ComputerTurn::default(),
            next: 0,
            steps: 0,
            next_at: Some(self.now),
            chance: ChaCha8Rng::seed_from_u64(self.chance.next_u64()),
        });
        self.pass_show(out);
        out.push(self.volume());
    }

    /// Somebody has touched the table: the demonstration is over. A game that was left waits for
    /// as long as they think about it.
    pub(in crate::app) fn end_show(&mut self, out: &mut Vec<Effect>) {
        if self.kiosk.show.take().is_none() {
            return;
        }
        if let Some(waiting) = &mut self.waiting {
            waiting.until = None;
        }
        self.look_again();
        out.push(self.volume());
    }

    /// Shows the next step if it is time; whether it was.
    pub(in crate::app) fn pass_show(&mut self, out: &mut Vec<Effect>) -> bool {
        let Some(mut show) = self.kiosk.show.take() else {
            return false;
        };
        let comes = show.next_at.is_some_and(|at| self.now >= at);
        if comes {
            self.show_next(&mut show);
        }
        let shown = self.show_on(&mut show, out);
        self.kiosk.show = Some(show);
        comes || shown
    }

    /// Goes on with the game that is shown; whether anything could be seen of it.
    fn show_on(&mut self, show: &mut Show, out: &mut Vec<Effect>) -> bool {
        let now = self.now;
        let mut seen = false;
        while show.next_at.is_none()
            && let Some(table) = &mut show.table
        {
            let session = &mut table.session;
            if session.to_act().is_none() || show.steps >= STEPS {
                show.next_at = Some(now + REST_MS);
                break;
            }
            show.computer_turn.attend(session.revision(), now, STEP_MS);
            // Pieces are where they go at once: a glide would need a picture for every frame.
            match show.computer_turn.go_on(session, now, STEP_MS) {
                Next::Waits => break,
                Next::Did(..) => (seen, show.steps) = (true, show.steps + 1),
                Next::Fails => show.next_at = Some(now + RETRY_MS),
                Next::Asks => {
                    let task = Task {
                        strength: STRENGTH,
                        millis: THINKING_MS,
                        seed: show.chance.next_u64(),
                    };
                    match session.game().request(task) {
                        Ok(request) => show.computer_turn.asked(self.ask(&request, out)),
                        Err(_) => show.next_at = Some(now + RETRY_MS),
                    }
                }
            }
        }
        seen
    }

    /// The next game of the demonstration that can be begun.
    fn show_next(&mut self, show: &mut Show) {
        let games = self.kiosk.operator.games();
        if let Some(table) = show.table.take() {
            show.before = table.session.revision();
        }
        show.steps = 0;
        show.computer_turn = ComputerTurn::default();
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

    fn to_show(
        &self,
        game: &GameDef,
        before: Revision,
        chance: &mut ChaCha8Rng,
    ) -> Option<TableScreen> {
        if !game.on_map {
            let seats = players([Place::NearLeft, Place::FarRight]);
            return self.new_table(game, seats, None, 0, before);
        }
        let here = |map: &MapId| matches!(self.maps[map.index()], Some(Shelf::Here(_)));
        let maps: Vec<_> = MapId::all().filter(here).collect();
        let map = *maps.choose(chance)?;
        let seats = players([0, 2, 3, 5].map(|place| Place::ALL[place]));
        self.new_table(game, seats, Some(map), chance.next_u64(), before)
    }
}

/// Computer players at these places.
fn players<const N: usize>(places: [Place; N]) -> Vec<SeatAssignment> {
    let player = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Computer(STRENGTH),
    };
    places
        .into_iter()
        .zip(PlayerColour::ALL)
        .map(player)
        .collect()
}
