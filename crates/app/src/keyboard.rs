//! The keys that mean something: what browsers call them, what they do, and what the list of keys says of both.

use base::words::{self, Message};

/// The keys that mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The nearest target on the left.
    Left,
    /// The nearest target on the right.
    Right,
    /// The nearest target above.
    Up,
    /// The nearest target below.
    Down,
    /// Presses the target in focus.
    Enter,
    /// Closes the sheet over the table.
    Escape,
    /// Lists the keys.
    Help,
    /// To the board or the map.
    Board,
    /// To the line that takes moves.
    Typing,
    /// Presses OK for the seat on turn.
    Commit,
    /// Presses UNDO for the seat on turn.
    Undo,
    /// On the board: says something of it.
    Ask(Asks),
    /// On the board: goes to the next place where the player has something.
    NextOwn,
    /// On the board: goes to the next place where others have something.
    NextOther,
    /// Makes the board of an own screen larger, or the world of the workshop.
    Nearer,
    /// Makes it smaller.
    Farther,
    /// Any other key. It shows that a person is here.
    Other,
}

/// Questions that a key asks of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Effects of the last turns.
    LastTurns,
    /// Standings of all players.
    Standings,
    /// Surroundings of the focus.
    Around,
}

/// The name of Enter while Ctrl or Command is held.
pub const CTRL_ENTER: &str = "Ctrl+Enter";

/// A row of the list of keys.
#[derive(Clone, Copy, Debug)]
pub struct KeyRow {
    /// The keys as browsers name them. None where the browser itself does what the row says.
    keys: &'static [(&'static str, Key)],
    /// Label of the keys.
    pub name: fn() -> Message,
    /// Effect of the keys.
    pub does: fn() -> Message,
}

/// All rows. Keyboards of other scripts have their own question marks and digits.
pub const KEYS: [KeyRow; 14] = [
    row(&[], words::over_key_tab, words::over_key_tab_does),
    row(
        &[
            ("ArrowLeft", Key::Left),
            ("ArrowRight", Key::Right),
            ("ArrowUp", Key::Up),
            ("ArrowDown", Key::Down),
        ],
        words::over_key_arrows,
        words::over_key_arrows_do,
    ),
    row(&[], words::over_key_enter, words::over_key_enter_does),
    row(
        &[("Escape", Key::Escape)],
        words::over_key_escape,
        words::over_key_escape_does,
    ),
    row(&[], words::over_key_letters, words::over_key_letters_do),
    row(
        &[(CTRL_ENTER, Key::Commit)],
        words::over_key_ok,
        words::over_key_ok_does,
    ),
    row(
        &[("Backspace", Key::Undo)],
        words::over_key_undo,
        words::over_key_undo_does,
    ),
    row(
        &[
            ("1", Key::Ask(Asks::LastTurns)),
            ("\u{661}", Key::Ask(Asks::LastTurns)),
            ("\u{ff11}", Key::Ask(Asks::LastTurns)),
            ("2", Key::Ask(Asks::Standings)),
            ("\u{662}", Key::Ask(Asks::Standings)),
            ("\u{ff12}", Key::Ask(Asks::Standings)),
        ],
        || "1, 2".into(),
        words::over_key_ask_does,
    ),
    row(
        &[
            ("3", Key::NextOwn),
            ("\u{663}", Key::NextOwn),
            ("\u{ff13}", Key::NextOwn),
            ("4", Key::NextOther),
            ("\u{664}", Key::NextOther),
            ("\u{ff14}", Key::NextOther),
        ],
        || "3, 4".into(),
        words::over_key_next_does,
    ),
    row(
        &[
            ("5", Key::Ask(Asks::Around)),
            ("\u{665}", Key::Ask(Asks::Around)),
            ("\u{ff15}", Key::Ask(Asks::Around)),
        ],
        || "5".into(),
        words::over_key_around_does,
    ),
    row(
        &[("+", Key::Nearer), ("-", Key::Farther)],
        || "+, \u{2212}".into(),
        words::over_key_zoom_does,
    ),
    row(
        &[("End", Key::Typing)],
        words::over_key_move,
        words::over_key_move_does,
    ),
    row(
        &[("Home", Key::Board)],
        words::over_key_board,
        words::over_key_board_does,
    ),
    row(
        &[
            ("?", Key::Help),
            ("\u{61f}", Key::Help),
            ("\u{ff1f}", Key::Help),
        ],
        || "?".into(),
        words::over_key_list_does,
    ),
];

const fn row(
    keys: &'static [(&'static str, Key)],
    name: fn() -> Message,
    does: fn() -> Message,
) -> KeyRow {
    KeyRow { keys, name, does }
}

/// Returns the key that a browser names so; `None` if it means nothing here.
///
/// ```
/// use app::keyboard::{Key, key_named};
///
/// assert_eq!(key_named("Home"), Some(Key::Board));
/// assert_eq!(key_named("m"), None);
/// ```
pub fn key_named(name: &str) -> Option<Key> {
    let mut keys = KEYS.iter().flat_map(|row| row.keys);
    keys.find(|(other, _)| *other == name).map(|(_, key)| *key)
}
