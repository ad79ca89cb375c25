//! What lies over a screen.

use crate::games::GameId;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// The rules of a game, at a page. The game behind stands still.
    Rules(GameId, usize),
    /// The settings. The game goes on beside them.
    Settings,
    /// A game that was kept waits for "go on" or "new game".
    Saved,
    /// The pad on which the operator gives the PIN.
    Pin,
    /// The operator's panel.
    Operator,
    /// A question that the settings ask before something is lost.
    Question(Question),
    /// The link of the game on the table.
    Share,
}

/// What is asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Begin a new game with the same people?
    NewGame,
    /// End this game and go to the lobby?
    EndGame,
}
