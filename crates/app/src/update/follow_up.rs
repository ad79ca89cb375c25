//! The steps that follow the answer to an input. Each looks whether something concerns it, and the order
//! is the table's: what changes what is on the screen comes before what depends on it, then it is kept, and laid out.

use crate::input::Effect;
use crate::state::State;

/// When a step is due.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    /// After every input.
    Always,
    /// Not while fingers only move: what can be touched stays as it is meanwhile.
    Settled,
    /// The same, and not when something could not be kept: that is tried again with whatever happens next.
    Kept,
}

struct Step(Due, fn(&mut State, &mut Vec<Effect>));

const STEPS: &[Step] = &[
    // Time has passed since the last input; what was said for a while, and a moment that was told, are over.
    Step(Due::Always, |state, _| state.end_what_is_over()),
    Step(Due::Always, State::pass_ready),
    Step(Due::Always, |state, _| state.pass_replay()),
    // A game that is looked at no longer leaves the address; only then another one may be offered.
    Step(Due::Always, State::forget_link),
    Step(Due::Always, State::offer_aside),
    // The door goes before all that asks whether the table is dark.
    Step(Due::Settled, |state, out| _ = state.pass_door(out)),
    Step(Due::Settled, State::settle),
    // Computers move before what depends on whose turn it is: hints, reminders, clocks.
    Step(Due::Settled, State::let_computers_play),
    Step(Due::Settled, |state, _| state.check_hint()),
    // A game that is looked back at is over, so the engine has nothing else to think about.
    Step(Due::Settled, |state, out| {
        state.ask_about_review(false, out)
    }),
    Step(Due::Settled, |state, _| state.check_pictures()),
    Step(Due::Settled, State::attend_nudge),
    Step(Due::Settled, |state, _| state.watch_clock()),
    // The coach sees lists as they are open now, and the music hears how the match stands now.
    Step(Due::Settled, |state, _| state.note_looks()),
    Step(Due::Settled, State::tell_tension),
    // Motions that people and computers have begun by now are heard. So are those that were due since the last
    // input.
    Step(Due::Always, State::hear_motions),
    // Phones are shown what has come of all this.
    Step(Due::Settled, State::attend_room),
    // Games that have begun or ended are counted before they are kept. A game that is not kept any more has been
    // left.
    Step(Due::Settled, State::attend_counts),
    Step(Due::Kept, State::keep),
    Step(Due::Kept, State::keep_settings),
    // Back, and a load of the page, find what has come of all this.
    Step(Due::Settled, State::tell_goes_on),
    Step(Due::Settled, State::tell_steps_back),
    Step(Due::Settled, |state, _| state.show_focused()),
    // Everything that came to the table gets the layout of this screen.
    Step(Due::Always, State::keep_layout),
];

impl State {
    /// Looks after everything. `moves` if fingers have only moved, `fails` if something could not be kept.
    pub(super) fn follow_up(&mut self, moves: bool, fails: bool, out: &mut Vec<Effect>) {
        for Step(due, step) in STEPS {
            let is_due = match due {
                Due::Always => true,
                Due::Settled => !moves,
                Due::Kept => !moves && !fails,
            };
            if is_due {
                step(self, out);
            }
        }
    }

    fn end_what_is_over(&mut self) {
        let now = self.now;
        self.speech.pass(now);
        if let Some(table) = self.screen.table_mut() {
            table.moment.take_if(|moment| moment.told_until() <= now);
        }
    }
}
