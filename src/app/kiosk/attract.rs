//! The demonstration of the kiosk: computer players play the games that are offered in turn, a step at
//! a time, without a sound. While none of them can think, the board stays as it is.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::games::GameId;
use crate::games::transglobal_rail::{Setup, TransglobalRail};
use crate::players::Strength;
use crate::players::desk::Task;
use crate::record::Record;
use crate::scene::Slider;
use crate::table::{Place, PlayerColour};

use super::super::computer::{self, Mind, Next};
use super::super::duel::Duel;
use super::super::lobby::Sitting;
use super::super::play::Play;
use super::super::{App, Effect, OnTable, Shelf, boards};

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
    game: Option<OnTable>,
    mind: Mind,
    /// The game that comes next, as a number among those that are offered.
    next: usize,
    /// How many games there were.
    games: u32,
    /// How many steps of this game have been shown.
    steps: u32,
    /// When the next game comes, on the inputs' clock; `None` while this one goes on.
    next_at: Option<f64>,
    chance: ChaCha8Rng,
}

impl Show {
    /// The game that is shown; `None` while none can be, as when its map has not come.
    pub fn game(&self) -> Option<&OnTable> {
        self.game.as_ref()
    }

    /// When it goes on, on the inputs' clock; `None` while a player thinks.
    pub fn wakes_at(&self) -> Option<f64> {
        self.next_at.or(self.mind.wakes_at())
    }

    /// Whether it waits for the answer to a question.
    pub(in crate::app) fn waits_for(&self, id: u32) -> bool {
        self.next_at.is_none() && self.mind.waits_for(id)
    }

    /// A question has been answered at a time.
    pub(in crate::app) fn answered(&mut self, answer: Result<String, String>, now: f64) {
        match (&self.game, answer) {
            (Some(game), Ok(answer)) => self.mind.answered(game, &answer),
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
            game: None,
            mind: Mind::default(),
            next: 0,
            games: 0,
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
        self.touchable = self.view().targets;
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
            && let Some(game) = &mut show.game
        {
            if computer::acting(game).is_none() || show.steps >= STEPS {
                show.next_at = Some(now + REST_MS);
                break;
            }
            let turn = (show.games, computer::turn(game));
            show.mind.attend(turn, now, STEP_MS);
            // Pieces are where they go at once: a glide would need a picture for every frame.
            match show.mind.go_on(game, now, f64::NEG_INFINITY, STEP_MS) {
                Next::Waits => break,
                Next::Did(_) => (seen, show.steps) = (true, show.steps + 1),
                Next::Fails => show.next_at = Some(now + RETRY_MS),
                Next::Asks => {
                    let task = Task {
                        strength: STRENGTH,
                        millis: THINKING_MS,
                        seed: show.chance.next_u64(),
                    };
                    match computer::question(game, task) {
                        Ok(question) => show.mind.asked(self.ask(&question, out)),
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
        show.game = None;
        show.steps = 0;
        show.games += 1;
        show.mind = Mind::default();
        for _ in 0..games.len() {
            let game = games[show.next % games.len()];
            show.next += 1;
            show.game = self.to_show(game, &mut show.chance);
            if show.game.is_some() {
                break;
            }
        }
        show.next_at = show.game.is_none().then_some(self.now + STEP_MS);
    }

    fn to_show(&self, game: GameId, chance: &mut ChaCha8Rng) -> Option<OnTable> {
        if game != GameId::TransglobalRail {
            let places = [Place::NearLeft, Place::FarRight];
            let [one, other] = [0, 1].map(|player| Sitting {
                place: places[player],
                colour: PlayerColour::ALL[player],
                computer: Some(STRENGTH),
            });
            let bout = boards::begin(game, self.lobby.chosen(game))?;
            return Some(OnTable::Duel(Box::new(Duel::new(bout, [one, other]))));
        }
        let here = |map: &crate::games::transglobal_rail::MapId| {
            matches!(self.maps[map.index()], Some(Shelf::Here(_)))
        };
        let maps: Vec<_> = crate::games::transglobal_rail::MapId::ALL
            .into_iter()
            .filter(here)
            .collect();
        let &map = maps.choose(chance)?;
        let Some(Shelf::Here(atlas)) = &self.maps[map.index()] else {
            return None;
        };
        let sitting: Vec<Sitting> = [0, 2, 3, 5]
            .into_iter()
            .zip(PlayerColour::ALL)
            .map(|(place, colour)| Sitting {
                place: Place::ALL[place],
                colour,
                computer: Some(STRENGTH),
            })
            .collect();
        let setup = Setup {
            seats: sitting.len(),
            bank: self.settings.get(Slider::Bank),
            tax: self.settings.get(Slider::Taxes),
            seed: chance.next_u64(),
        };
        let game = TransglobalRail::new(atlas.rails.clone(), setup).ok()?;
        let play = Play::new(map, atlas.clone(), sitting, Record::new(game));
        Some(OnTable::Rail(Box::new(play)))
    }
}
