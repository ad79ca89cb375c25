//! The demonstration of the kiosk: the games that are offered play themselves in turn, a step at a
//! time, without a sound. Who chooses the steps is one function, so that a better player can take
//! its place.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::games::transglobal_rail::{Phase, Setup, Step, TransglobalRail};
use crate::games::{Cell, Game, GameId};
use crate::record::Record;
use crate::scene::{Point, Slider};
use crate::table::{Place, PlayerColour};

use super::super::duel::Duel;
use super::super::lobby::Sitting;
use super::super::play::Play;
use super::super::{App, Effect, OnTable, Shelf, boards};

/// The time between two steps, in milliseconds.
pub const STEP_MS: f64 = 1200.0;
/// How many steps of a game are shown before the next one comes.
pub const STEPS: u32 = 60;

/// Something that a player of the demonstration does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A step of the rail game.
    Rail(Step),
    /// Touches a cell of a board for two.
    Touch(Cell),
    /// Says the turn that can be said.
    Say,
    /// Confirms what was touched.
    Confirm,
}

/// Chooses what is done next in a game; `None` ends its demonstration.
pub type Player = fn(&OnTable, &mut ChaCha8Rng) -> Option<Act>;

/// Who plays in the demonstration.
const PLAYER: Player = simple;

/// The demonstration.
#[derive(Clone, Debug)]
pub struct Show {
    game: Option<OnTable>,
    /// The game that comes next, as a number among those that are offered.
    next: usize,
    steps: u32,
    next_at: f64,
    chance: ChaCha8Rng,
}

impl Show {
    /// The game that is shown; `None` while none can be, as when its map has not come.
    pub fn game(&self) -> Option<&OnTable> {
        self.game.as_ref()
    }

    /// When it goes on, on the inputs' clock.
    pub fn next_at(&self) -> f64 {
        self.next_at
    }

    /// Plays on; whether the game goes on.
    fn step(&mut self) -> bool {
        let Some(game) = &mut self.game else {
            return false;
        };
        self.steps += 1;
        let act = PLAYER(game, &mut self.chance);
        self.steps <= STEPS && act.is_some_and(|act| does(game, act))
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
            next: 0,
            steps: 0,
            next_at: self.now,
            chance: ChaCha8Rng::seed_from_u64(self.chance.next_u64()),
        });
        self.pass_show();
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
    pub(in crate::app) fn pass_show(&mut self) -> bool {
        let now = self.now;
        let Some(mut show) = self.kiosk.show.take_if(|show| now >= show.next_at) else {
            return false;
        };
        show.next_at = now + STEP_MS;
        if !show.step() {
            self.show_next(&mut show);
        }
        self.kiosk.show = Some(show);
        true
    }

    /// The next game of the demonstration that can be begun.
    fn show_next(&mut self, show: &mut Show) {
        let games = self.kiosk.operator.games();
        show.game = None;
        show.steps = 0;
        for _ in 0..games.len() {
            let game = games[show.next % games.len()];
            show.next += 1;
            show.game = self.to_show(game, &mut show.chance);
            if show.game.is_some() {
                break;
            }
        }
    }

    fn to_show(&self, game: GameId, chance: &mut ChaCha8Rng) -> Option<OnTable> {
        if game != GameId::TransglobalRail {
            let places = [Place::NearLeft, Place::FarRight];
            let [one, other] = [0, 1].map(|player| Sitting {
                place: places[player],
                colour: PlayerColour::ALL[player],
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

/// Does what was chosen; whether the rules allowed it and the game goes on.
fn does(game: &mut OnTable, act: Act) -> bool {
    match (game, act) {
        (OnTable::Rail(play), Act::Rail(step)) => {
            let done = match step {
                Step::Hub(node) => play.touch_node(node),
                Step::Link(a, b) => match play.game().map().link_between(a, b) {
                    Some(link) => play.touch_link(link),
                    None => return false,
                },
                Step::Discard => play.discard(),
                Step::Ok => play.confirm(),
            };
            done.is_ok() && play.ended().is_none()
        }
        (OnTable::Duel(duel), act) => {
            match act {
                // Pieces are where they go at once: a glide would need a picture for every frame.
                Act::Touch(cell) => _ = duel.touch(cell, f64::NEG_INFINITY),
                Act::Say => duel.say(),
                Act::Confirm => _ = duel.confirm(),
                Act::Rail(_) => return false,
            }
            let made = duel.may_confirm() && duel.reach().next.is_empty();
            if made && act != Act::Confirm {
                duel.confirm();
            }
            true
        }
        (OnTable::Rail(_), _) => false,
    }
}

/// A player who touches whatever leads on, and on the rail map builds towards a city of its own.
fn simple(game: &OnTable, chance: &mut ChaCha8Rng) -> Option<Act> {
    match game {
        OnTable::Rail(play) => Some(Act::Rail(builds(play.game(), chance)?)),
        OnTable::Duel(duel) => {
            let next = &duel.reach().next;
            let enough = next.is_empty() || chance.next_u32().is_multiple_of(2);
            if duel.may_confirm() && enough {
                return Some(Act::Confirm);
            }
            match next.choose(chance) {
                Some(&cell) => Some(Act::Touch(cell)),
                None => duel.spoken().map(|_| Act::Say),
            }
        }
    }
}

fn builds(game: &TransglobalRail, chance: &mut ChaCha8Rng) -> Option<Step> {
    let seat = game.to_act()?;
    let map = game.map();
    let place = |node: usize| Point::from(map.places()[node]);
    let cities = game.hand(seat).map(|city| map.cities()[city].node);
    if game.phase() == Phase::Hubs && !game.may_ok() {
        let taken = |node: &usize| (0..game.setup().seats).any(|s| game.hub(s) == Some(*node));
        let free: Vec<usize> = cities.into_iter().filter(|node| !taken(node)).collect();
        return free.choose(chance).map(|&node| Step::Hub(node));
    }
    let missing: Vec<Point> = cities
        .into_iter()
        .zip(game.checks(seat))
        .filter(|&(_, joined)| !joined)
        .map(|(city, _)| place(city))
        .collect();
    let reached = game.reached(seat);
    let far = |&link: &usize| {
        let link = map.links()[link];
        let end = if reached[link.a] { link.b } else { link.a };
        let to = |city: &Point| place(end).distance(*city);
        missing.iter().map(to).fold(f32::INFINITY, f32::min)
    };
    let built = game.buildable().into_iter();
    if let Some(link) = built.min_by(|a, b| far(a).total_cmp(&far(b))) {
        let link = map.links()[link];
        return Some(Step::Link(link.a, link.b));
    }
    let mut steps = game.steps().into_iter();
    steps.find(|step| matches!(step, Step::Ok | Step::Discard))
}
