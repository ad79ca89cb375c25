//! Looking at a game that came by a link: it is stepped through from its beginning to its end, and
//! nothing of it is kept before somebody plays on from where it stands. The table's own game waits
//! meanwhile, as it was.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::app::input::Effect;
use crate::app::kept::map_of;
use crate::app::loadable::Loadable;
use crate::app::replay::Replay;
use crate::app::state::State;
use crate::app::table::TableScreen;
use crate::app::viewing::Viewing;
use crate::record::{Save, Unreadable};
use crate::scene::ReplayTarget;
use crate::table::{Place, Turn};

impl State {
    /// What is being looked at, if anything is.
    pub fn viewing(&self) -> Option<&Viewing> {
        self.viewing.as_ref()
    }

    /// Somebody has opened a link with a game in it.
    pub(in crate::app) fn open_link(&mut self, text: &str, out: &mut Vec<Effect>) {
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
    pub(in crate::app) fn open_what_has_come(&mut self, out: &mut Vec<Effect>) {
        let map = self.opening.as_ref().and_then(map_of);
        let shelf = map.map(|map| &self.maps[map.index()]);
        let missing = match shelf {
            Some(None | Some(Loadable::Coming)) => return,
            Some(Some(Loadable::Broken(why))) => Some(why.clone()),
            Some(Some(Loadable::Here(_))) | None => None,
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

    fn look_at(&mut self, whole: TableScreen) {
        // A look back at the own game's last round ends: its answer would not find it.
        self.close_review();
        let own = match self.viewing.take() {
            Some(viewing) => viewing.own,
            None => self.table.take(),
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
            self.table = Some(viewing.shown());
        }
    }

    /// A control of a replay: of a game that is looked at, or of a round that is looked back at.
    pub(in crate::app) fn press_replay(&mut self, target: ReplayTarget, out: &mut Vec<Effect>) {
        match (target, &mut self.viewing) {
            (ReplayTarget::Seek(to), Some(_)) => self.replay(|replay| replay.seek(to)),
            (ReplayTarget::Seek(to), None) => self.review_seek(to),
            (ReplayTarget::PlayOn, Some(viewing)) => {
                if self.waiting.is_some() || viewing.hides_a_game() {
                    viewing.asking = true;
                } else {
                    self.play_on(out);
                }
            }
            (ReplayTarget::Rotate, Some(viewing)) => {
                let next = viewing.place.index() + 1;
                viewing.place = Place::ALL[next % Place::ALL.len()];
            }
            // The timeline answers to fingers that drag it and to the arrow keys.
            (ReplayTarget::Timeline, _) | (ReplayTarget::PlayOn | ReplayTarget::Rotate, None) => {}
        }
    }

    /// Away from the game that is looked at, back to the table's own.
    pub(in crate::app) fn stop_viewing(&mut self) {
        if let Some(mut viewing) = self.viewing.take() {
            self.table = viewing.own.take();
            self.contacts.rest();
        }
    }

    /// The game goes on from where it is shown, and takes the place of any other.
    pub(in crate::app) fn play_on(&mut self, out: &mut Vec<Effect>) {
        self.viewing = None;
        self.waiting = None;
        self.over = None;
        if let Some(screen) = self.table.take() {
            self.put(Some(screen.later_than(self.before)), out);
        }
    }

    /// Goes to the step at a share of the whole way.
    pub(in crate::app) fn view_share(&mut self, share: f32) {
        self.replay(|replay| replay.seek_share(share));
    }

    /// Goes a step on or back.
    pub(in crate::app) fn view_nudge(&mut self, by: isize) {
        self.replay(|replay| replay.nudge(by));
    }

    fn replay(&mut self, go: impl FnOnce(&mut Replay)) {
        let Some(viewing) = &mut self.viewing else {
            return;
        };
        let before = viewing.replay.at();
        go(&mut viewing.replay);
        if viewing.replay.at() != before {
            self.show();
        }
    }
}
