//! The last commands to sessions, for finding the cause of a fault. They stand beside the state and not in it,
//! because they are read when the state has failed in the middle of a command. A command says where the board was
//! touched and by which seat, and nothing secret.

use std::cell::RefCell;
use std::collections::VecDeque;

use super::{Actor, Command};

/// So many are remembered.
pub const REMEMBERED: usize = 50;

thread_local! {
    static LAST: RefCell<VecDeque<String>> = const { RefCell::new(VecDeque::new()) };
}

/// A command is asked for. That time passes is nobody's wish.
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
