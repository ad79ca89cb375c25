//! Hints, and asking for them. The player on turn may ask once a turn what a good player would do next.

use crate::hint::Advice;
use crate::input::Effect;
use crate::state::State;
use crate::table::TableScreen;
use base::table::Station;
use base::words::Message;
use rules::request::{Certain, Task};
use rules::{Cell, Strength};
use scene::Slider;
use session::Session;

/// Time for thinking about a hint, in milliseconds.
const THINKING_MS: u16 = 500;

impl State {
    /// Returns true if people want to be able to ask for hints at all.
    pub fn offers_hints(&self) -> bool {
        self.house.settings.get(Slider::Hints) > 0 || self.course().is_some()
    }

    /// Returns true if the person at a place may ask now, or look at the hint again.
    pub fn may_hint(&self, place: Station) -> bool {
        let acting = self.session().and_then(|session| {
            let seat = session.to_act()?;
            Some(session.seats()[seat])
        });
        // Where only OK is left, OK says so.
        let game = self.session().map(Session::game);
        let rests = self.table().is_some_and(TableScreen::rests);
        let done = rests || game.is_some_and(|game| game.only_commit_is_left());
        // A turn in a game for two is suggested as a whole, so it is from where the turn began.
        let begun = self.board().is_some_and(|board| board.may_undo());
        let learns = self.course().is_some();
        acting.is_some_and(|acting| acting.place == place || learns)
            && self.engine.hints.may_be_asked()
            && !begun
            && !done
    }

    /// The hint that the player on turn sees now.
    pub fn hint(&self) -> Option<&Advice> {
        self.engine.hints.shown()
    }

    /// Reason for that hint, where it is proved or counted.
    pub fn hint_reason(&self) -> Option<&Message> {
        self.engine.hints.why()
    }

    /// Returns the proof about the position, while a hint is visible.
    pub fn hint_certain(&self) -> Option<&Certain> {
        self.engine.hints.certain()
    }

    /// Asks for a hint, or shows or hides the one that is known.
    pub(crate) fn press_hint(&mut self, out: &mut Vec<Effect>) {
        if self.engine.hints.toggle() {
            return;
        }
        let Some(table) = self.screen.table() else {
            return;
        };
        let session = table.session();
        if let Some(advice) = table.exercise_hint() {
            return self.engine.hints.put(session, advice);
        }
        let task = Task {
            strength: Strength::Master,
            millis: THINKING_MS,
            seed: session.moves() as u64,
            ponders: false,
            explains: true,
        };
        let advice = match session.game().request(task) {
            Ok(request) => Advice::Coming(self.engine.ask(&request, out)),
            Err(_) => Advice::None,
        };
        self.engine.hints.put(session, advice);
    }

    /// Drops a hint when its turn, its revision of the game, or its open list ends.
    pub(crate) fn check_hint(&mut self) {
        let Some((at, advice)) = self.engine.hints.asked() else {
            return;
        };
        if !self.is_in_turn_of(at) || self.linked_game().is_some() || !self.offers_hints() {
            return self.engine.hints.forget();
        }
        let changed = Some(at) != self.session().map(Session::revision);
        // A player who touches what is suggested still wants to see how it goes on.
        let follows = |cells: &[Cell]| {
            let draft = self.board().map(|board| board.play.draft());
            draft.is_some_and(|draft| draft.special.is_none() && cells.starts_with(&draft.touched))
        };
        let changed = changed && !matches!(advice, Advice::Touch(cells) if follows(cells));
        // A hint can tell secrets, so it is seen only where these are.
        let closed = self.session().is_some_and(|session| {
            let place = session.to_act().map(|seat| session.seats()[seat].place);
            session.game().has_secrets() && !place.is_some_and(|place| self.list_is_open(place))
        });
        if changed {
            self.engine.hints.spend();
        } else if closed {
            self.engine.hints.hide();
        }
    }
}
