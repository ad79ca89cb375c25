//! Steps that follow the answer to an input. Each step checks its own conditions. Steps that change the screen come
//! before steps that depend on it, then come saving and layout.

use crate::input::Effect;
use crate::state::State;

/// When a step is due.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    /// After every input.
    Always,
    /// Not while fingers only move: what can be touched stays as it is meanwhile.
    Settled,
    /// As above, but not after a failure to save. The next input tries that again.
    Kept,
}

struct Step(Due, fn(&mut State, &mut Vec<Effect>));

const STEPS: &[Step] = &[
    // Notes and moments that have expired since the last input.
    Step(Due::Always, |state, _| state.end_what_is_over()),
    Step(Due::Always, State::pass_ready),
    Step(Due::Always, |state, _| state.pass_replay()),
    // A game leaves the address when people leave it, and only then may another one be offered.
    Step(Due::Always, State::forget_link),
    Step(Due::Always, State::offer_aside),
    // The door comes before all steps that depend on the table being dark.
    Step(Due::Settled, |state, out| _ = state.pass_door(out)),
    Step(Due::Settled, State::settle),
    // Computers move before hints, reminders and clocks, which depend on whose turn it is.
    Step(Due::Settled, State::let_computers_play),
    Step(Due::Settled, |state, _| state.check_hint()),
    // A game under review is over, so the engine has nothing else to do.
    Step(Due::Settled, |state, out| {
        state.ask_about_review(false, out)
    }),
    Step(Due::Settled, |state, _| state.check_pictures()),
    Step(Due::Settled, State::keep_workshop),
    Step(Due::Settled, State::attend_nudge),
    Step(Due::Settled, |state, _| state.watch_clock()),
    // The coach sees the lists, and the music the match, after the steps above.
    Step(Due::Settled, |state, _| state.note_looks()),
    Step(Due::Settled, State::tell_tension),
    // Sounds of motions that people and computers have begun by now. Sounds that were due since the last input come
    // too.
    Step(Due::Always, State::hear_motions),
    // Phones see the result of all steps above.
    Step(Due::Settled, State::attend_room),
    // Games that have begun or ended are counted before they are kept. A game that is not kept any more has been
    // left.
    Step(Due::Settled, State::attend_counts),
    Step(Due::Kept, State::keep),
    Step(Due::Kept, State::keep_settings),
    // Back, and a reload of the page, depend on the result of all steps above.
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
            table.end_moment(now);
        }
    }
}
