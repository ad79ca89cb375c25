//! A position that is set up by hand on a board: which piece a tap puts, and why the rules do not know the position.

use base::words::{self, Message};
use rules::{Cell, Edit};
use session::Match;
use session::boards::Player;

/// State of the position editor. The position itself is the linked game on the screen.
#[derive(Clone, Debug)]
pub struct SetUp {
    /// Side, 0 or 1, whose piece a tap places; `None` if a tap removes pieces.
    pub piece: Option<Player>,
    /// Reason why the position cannot be played.
    pub fault: Option<Message>,
    /// True where cells can be empty.
    pub may_clear: bool,
    /// True where a finger can draw links.
    pub may_join: bool,
}

impl SetUp {
    /// A hand for positions of a game; `None` if they cannot be set up.
    pub fn of(game: &dyn Match) -> Option<Self> {
        let start = game.edited(Edit::Start)?;
        Some(Self {
            piece: Some(0),
            fault: None,
            may_clear: start.edited(Edit::Clear).is_some(),
            may_join: joins(&*start),
        })
    }

    /// Returns the position after a tap on a cell.
    ///
    /// A piece of the chosen side that is there already is taken away.
    pub(crate) fn tap(&self, game: &dyn Match, cell: Cell) -> Option<Box<dyn Match>> {
        let there = game.as_board()?.now().occupant(cell);
        let side = there.and_then(|there| there.side);
        let piece = self.piece.filter(|_| side != self.piece);
        game.edited(Edit::Put(cell, piece))
    }

    /// Returns the position after a finger went from one cell to another.
    ///
    /// The finger draws a link, or moves a piece.
    pub(crate) fn drag(&self, game: &dyn Match, from: Cell, to: Cell) -> Option<Box<dyn Match>> {
        if self.may_join {
            return game.edited(Edit::Join(from, to));
        }
        let piece = game.as_board()?.now().occupant(from)?.side?;
        let without = game.edited(Edit::Put(from, None))?;
        without.edited(Edit::Put(to, Some(piece)))
    }
}

/// Returns true if players of this game draw links by hand. In some games stones link by themselves.
fn joins(start: &dyn Match) -> bool {
    let [a, b, c, d] = [(0, 0), (1, 1), (0, 1), (1, 0)].map(|(file, rank)| Cell::new(file, rank));
    let put = |game: Box<dyn Match>, (cell, side)| game.edited(Edit::Put(cell, Some(side)));
    let stones = [(a, 0), (b, 0), (c, 1), (d, 1)];
    let game = start.edited(Edit::Clear);
    let crossed = game.and_then(|game| stones.into_iter().try_fold(game, put));
    crossed.is_some_and(|game| game.edited(Edit::Join(a, b)).is_some())
}

/// Returns a position as the rules know it, and the reason why it cannot be played.
pub(crate) fn judged(game: Box<dyn Match>) -> (Box<dyn Match>, Option<Message>) {
    let text = game.text();
    let start = game
        .edited(Edit::Start)
        .filter(|start| start.text() == text);
    match start.map_or_else(|| game.at_position(&text), Ok) {
        Ok(known) if known.is_finished() => (known, Some(words::setup_over())),
        Ok(known) => (known, None),
        Err(why) => (game, Some(why)),
    }
}
