//! The last commands to sessions, for fault reports. They are outside the state, because the reports read them when
//! a command has failed half-way. A command names a seat and a spot on the board, and no secret.

use std::cell::RefCell;
use std::collections::VecDeque;

use super::{Actor, Command};

/// Maximum number of commands.
pub const REMEMBERED: usize = 50;

thread_local! {
    static LAST: RefCell<VecDeque<String>> = const { RefCell::new(VecDeque::new()) };
}

/// Records a command. The passing of time is no one's command.
pub(super) fn note(by: Actor, command: &Command) {
    if matches!(command, Command::Elapse(_)) {
        return;
    }
    LAST.with_borrow_mut(|last| {
        if last.len() == REMEMBERED {
            last.pop_front();
        }
        last.push_back(format!("{by:?} {command:?}"));
    });
}

/// The last commands, the oldest first, as far as this thread has asked for them.
pub fn last_commands() -> Vec<String> {
    LAST.with(|last| {
        let last = last.try_borrow();
        last.map_or(Vec::new(), |last| last.iter().cloned().collect())
    })
}
