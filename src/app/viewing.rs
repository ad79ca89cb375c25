//! Looking at a game that came by a link: it is stepped through from its beginning to its end, and
//! nothing of it is kept before somebody plays on from where it stands. The table's own game waits
//! meanwhile, as it was.

use crate::games::transglobal_rail::Step;
use crate::record::{Save, Unreadable};
use crate::scene::{Target, To};
use crate::table::{Place, Turn};

use super::kept::map_of;
use super::{App, Effect, OnTable, Shelf};

/// A game that is looked at. What is shown of it is on the table for as long.
#[derive(Clone, Debug)]
pub struct Viewing {
    /// The game as it came.
    whole: OnTable,
    /// How many steps of it are shown.
    at: usize,
    /// After how many steps each of its turns ended; the first is its beginning, the last its end.
    stops: Vec<usize>,
    /// The table's own game.
    own: Option<OnTable>,
    /// Where the controls lie.
    pub place: Place,
    /// Whether it is being asked if this game may take another one's place.
    pub asking: bool,
}

impl Viewing {
    fn new(whole: OnTable, own: Option<OnTable>) -> Self {
        let all = steps(&whole);
        let mut stops = vec![0];
        match &whole {
            OnTable::Rail(play) => {
                let turns = play.record().steps().iter().enumerate();
                let ends = turns.filter(|(_, step)| matches!(step, Step::Ok | Step::Discard));
                stops.extend(ends.map(|(number, _)| number + 1));
            }
            OnTable::Duel(_) => stops.extend(1..=all),
        }
        if stops.last() != Some(&all) {
            stops.push(all);
        }
        // Whoever opens a link sits before it; there, a place that nobody took hides nobody.
        let taken = |place: &Place| match &whole {
            OnTable::Rail(play) => play.seat_at(*place).is_some(),
            OnTable::Duel(duel) => duel.player_at(*place).is_some(),
        };
        let near = [Place::NearRight, Place::NearLeft];
        let place = near.into_iter().find(|place| !taken(place));
        Self {
            at: all,
            stops,
            own,
            place: place.unwrap_or(Place::NearRight),
            asking: false,
            whole,
        }
    }

    /// How many steps are shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.stops.last().copied().unwrap_or(0)
    }

    /// The turn that is shown, as far as it goes, and how many there are; 0 is the beginning.
    pub fn turn(&self) -> (usize, usize) {
        let turn = self.stops.partition_point(|&stop| stop < self.at);
        (turn, self.stops.len() - 1)
    }

    /// Whether a game of this table waits behind the one that is looked at.
    pub fn hides_a_game(&self) -> bool {
        self.own.is_some()
    }

    fn stop(&self, to: To) -> usize {
        let (turn, last) = self.turn();
        let begun = self.stops[turn] != self.at;
        self.stops[match to {
            To::Start => 0,
            To::Back => turn.saturating_sub(1),
            To::On if begun => turn,
            To::On => (turn + 1).min(last),
            To::End => last,
        }]
    }

    fn shown(&self) -> OnTable {
        if self.at == self.steps() {
            return self.whole.clone();
        }
        match &self.whole {
            OnTable::Rail(play) => OnTable::Rail(Box::new(play.rewound(self.at))),
            OnTable::Duel(duel) => OnTable::Duel(Box::new(duel.rewound(self.at))),
        }
    }
}

fn steps(game: &OnTable) -> usize {
    match game {
        OnTable::Rail(play) => play.record().steps().len(),
        OnTable::Duel(duel) => duel.turns(),
    }
}

impl App {
    /// What is being looked at, if anything is.
    pub fn viewing(&self) -> Option<&Viewing> {
        self.viewing.as_ref()
    }

    /// Somebody has opened a link with a game in it.
    pub(super) fn open_link(&mut self, text: &str, out: &mut Vec<Effect>) {
        match Save::from_text(text) {
            Ok(save) => {
                if let Some(map) = map_of(&save) {
                    self.fetch(map, out);
                }
                self.opening = Some(save);
                self.open_what_has_come(out);
            }
            Err(why) => self.link_fails(&why.to_string(), out),
        }
    }

    /// Opens the link that waits, unless its map is still on its way.
    pub(super) fn open_what_has_come(&mut self, out: &mut Vec<Effect>) {
        let map = self.opening.as_ref().and_then(map_of);
        let shelf = map.map(|map| &self.maps[map.index()]);
        let missing = match shelf {
            Some(None | Some(Shelf::Coming)) => return,
            Some(Some(Shelf::Broken(why))) => Some(why.clone()),
            Some(Some(Shelf::Here(_))) | None => None,
        };
        let Some(save) = self.opening.take() else {
            return;
        };
        let opened = match missing {
            Some(why) => Err(why),
            None => self
                .restore(&save)
                .map_err(|why: Unreadable| why.to_string()),
        };
        match opened {
            Ok(game) => self.look_at(game),
            Err(why) => self.link_fails(&why, out),
        }
    }

    fn link_fails(&mut self, why: &str, out: &mut Vec<Effect>) {
        // Whoever opened it is here to read this.
        self.come(out);
        self.complain(format!("The link cannot be opened. {why}"));
    }

    fn look_at(&mut self, whole: OnTable) {
        // A look back at the own game's last round ends: its answer would not find it.
        self.press_review(Target::Results);
        let own = match self.viewing.take() {
            Some(viewing) => viewing.own,
            None => self.game.take(),
        };
        self.viewing = Some(Viewing::new(whole, own));
        // Whatever fingers were doing was meant for what was there before.
        self.contacts.rest();
        self.turn = Turn::Upright;
        self.show();
    }

    /// Puts on the table what is to be seen.
    fn show(&mut self) {
        if let Some(viewing) = &self.viewing {
            self.game = Some(viewing.shown());
        }
    }

    /// What presses mean while a game is looked at.
    pub(super) fn press_viewing(&mut self, target: Target, out: &mut Vec<Effect>) {
        let kept = self.waiting.is_some();
        let Some(viewing) = &mut self.viewing else {
            return;
        };
        match target {
            Target::Step(to) => {
                viewing.at = viewing.stop(to);
                self.show();
            }
            Target::TurnView => {
                let next = viewing.place.index() + 1;
                viewing.place = Place::ALL[next % Place::ALL.len()];
            }
            Target::Turn => self.turn = self.turn.next(),
            Target::Heard => self.trouble = None,
            Target::PlayOn if kept || viewing.hides_a_game() => viewing.asking = true,
            Target::PlayOn | Target::Yes => self.play_on(out),
            Target::No => viewing.asking = false,
            Target::ToLobby => {
                self.game = viewing.own.take();
                self.viewing = None;
                self.contacts.rest();
            }
            _ => {}
        }
    }

    /// The game goes on from where it is shown, and takes the place of any other.
    fn play_on(&mut self, out: &mut Vec<Effect>) {
        self.viewing = None;
        self.waiting = None;
        self.over = None;
        if let Some(game) = self.game.take() {
            self.put(game, out);
        }
    }

    /// Goes to the step at a share of the whole way.
    pub(super) fn view_share(&mut self, share: f32) {
        let Some(viewing) = &mut self.viewing else {
            return;
        };
        let at = (share.clamp(0.0, 1.0) * viewing.steps() as f32).round() as usize;
        self.view_step(at);
    }

    /// Goes a step on or back.
    pub(super) fn view_nudge(&mut self, by: isize) {
        if let Some(viewing) = &self.viewing {
            self.view_step(viewing.at.saturating_add_signed(by));
        }
    }

    fn view_step(&mut self, at: usize) {
        let Some(viewing) = &mut self.viewing else {
            return;
        };
        let at = at.min(viewing.steps());
        if at != viewing.at {
            viewing.at = at;
            self.show();
        }
    }
}
