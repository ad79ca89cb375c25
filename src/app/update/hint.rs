//! Asking for hints, and showing them: whoever is on turn may ask once a turn what a good player would
//! do next.

use crate::app::hint::{Advice, Hint};
use crate::app::input::Effect;
use crate::app::state::State;
use crate::games::transglobal_rail::{Phase, RailMatch};
use crate::games::{Cell, Spot};
use crate::players::Strength;
use crate::players::engine::Task;
use crate::scene::Slider;
use crate::session::{Command, Session};
use crate::table::Place;

/// How long a hint may be thought about, in milliseconds.
const THINKING_MS: u16 = 500;

impl State {
    /// Whether people want to be able to ask for hints at all.
    pub fn offers_hints(&self) -> bool {
        self.settings.get(Slider::Hints) > 0
    }

    /// Whether the person at a place may ask now, or look at the hint again.
    pub fn may_hint(&self, place: Place) -> bool {
        let acting = self.session().and_then(|session| {
            let seat = session.to_act()?;
            Some(session.seats()[seat])
        });
        let open = match &self.hint {
            Some(hint) => hint.is_known() || hint.advice == Advice::None,
            None => true,
        };
        // Where only OK is left, OK says so.
        let done = self.rail().is_some_and(|rail| {
            let game = rail.game();
            let spends = game.phase() != Phase::Hubs;
            spends && game.may_ok() && game.money() == 0
        });
        // A turn in a game for two is suggested as a whole, so it is from where the turn began.
        let begun = self.board().is_some_and(|board| board.may_undo());
        acting.is_some_and(|acting| acting.place == place) && open && !begun && !done
    }

    /// The hint that is to be seen now by whoever is on turn.
    pub fn hint(&self) -> Option<&Advice> {
        let hint = self.hint.as_ref().filter(|hint| hint.shown)?;
        Some(&hint.advice)
    }

    /// Asks for a hint, or shows or hides the one that is known.
    pub(in crate::app) fn press_hint(&mut self, out: &mut Vec<Effect>) {
        if let Some(hint) = self.hint.as_mut().filter(|hint| hint.is_known()) {
            hint.shown = !hint.shown;
            return;
        }
        let Some(session) = self.session() else {
            return;
        };
        let at = session.revision();
        let task = Task {
            strength: Strength::Hard,
            millis: THINKING_MS,
            seed: session.moves() as u64,
        };
        let advice = match session.game().request(task) {
            Ok(request) => Advice::Coming(self.ask(&request, out)),
            Err(_) => Advice::None,
        };
        let shown = true;
        self.hint = Some(Hint { at, advice, shown });
    }

    /// A question has been answered: perhaps that for the hint.
    pub(in crate::app) fn hint_came(&mut self, id: u32, answer: &Result<String, String>) {
        if let (Some(hint), Some(table)) = (&mut self.hint, self.screen.table())
            && hint.advice == Advice::Coming(id)
        {
            let answer = answer.as_ref().ok();
            let advice = answer.and_then(|answer| read(&table.session, answer));
            hint.advice = advice.unwrap_or(Advice::None);
        }
    }

    /// A hint does not outlast what it is for: the turn, where the game stands, and the open list.
    pub(in crate::app) fn check_hint(&mut self) {
        let Some(hint) = &self.hint else { return };
        if !self.is_in_turn_of(hint.at) || self.linked_game().is_some() || !self.offers_hints() {
            self.hint = None;
            return;
        }
        let changed = Some(hint.at) != self.session().map(Session::revision);
        let closed = self.rail().is_some_and(|rail| {
            let seat = rail.acting().map(|seat| rail.sitting[seat]);
            !seat.is_some_and(|sitting| self.list_is_open(sitting.place))
        });
        if let Some(hint) = &mut self.hint {
            if changed {
                hint.advice = Advice::Spent;
            }
            hint.shown &= !changed && !closed;
        }
    }

    /// Something on the board has been touched.
    pub(in crate::app) fn hide_hint(&mut self) {
        if let Some(hint) = &mut self.hint {
            hint.shown = false;
        }
    }
}

/// The hint that an answer gives: of the rail game its first step, of a game for two its turn. `None`
/// if that is not allowed now.
fn read(session: &Session, answer: &str) -> Option<Advice> {
    if let Some(rail) = session.game_as::<RailMatch>() {
        let step = answer.lines().next()?.parse().ok()?;
        rail.game().clone().play(step).ok()?;
        return Some(Advice::Step(step));
    }
    let commands = session.game().commands(answer)?;
    if commands.first() == Some(&Command::Special) {
        return Some(Advice::Say);
    }
    let cell = |command: &Command| match command {
        Command::Extend(Spot::Cell(cell)) => Some(*cell),
        _ => None,
    };
    let cells: Vec<Cell> = commands.iter().filter_map(cell).collect();
    let reach = session.board()?.now().reach(&cells)?;
    reach.whole.then_some(Advice::Touch(cells))
}
