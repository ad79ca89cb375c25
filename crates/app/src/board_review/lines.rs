//! Turns that the review suggests without playing them. They are the turns worth a thought, and their most likely
//! continuations.

use base::words::Message;
use rules::request::Line;
use rules::{Cell, Spot};
use session::{Command, Match, Seat, play_typed};

/// A suggested turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldTurn {
    /// The seat that would play it.
    pub seat: Seat,
    /// As the rules spell it.
    pub text: String,
    /// Cells that it touches; empty for a turn in words, such as a pass.
    pub touches: Vec<Cell>,
    /// The cells that tell it.
    pub trace: Vec<Cell>,
    /// The ways that its pieces take.
    pub arrows: Vec<Vec<Cell>>,
}

/// A turn that is worth a thought, and those that would most likely follow.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldLine {
    /// By how much less is expected of it than of the best one, of a whole win.
    pub behind: f32,
    /// Its reason, where that is proved or counted.
    pub reason: Option<Message>,
    /// It, and what would follow: at least one turn.
    pub turns: Vec<ToldTurn>,
}

/// A line as it would be played on from a match, as far as the rules allow it; `None` if they refuse its first turn.
pub(super) fn told(start: &dyn Match, line: &Line) -> Option<ToldLine> {
    let mut game = start.boxed();
    let turns = line.turns.iter().map_while(|text| play(&mut *game, text));
    let turns: Vec<_> = turns.collect();
    let first = turns.first()?;
    Some(ToldLine {
        behind: line.behind,
        reason: start.as_board()?.now().reason_of(&first.touches),
        turns,
    })
}

/// Plays a turn as the rules spell it; `None` if that is not allowed.
pub(super) fn play(game: &mut dyn Match, text: &str) -> Option<ToldTurn> {
    let seat = game.to_act()?;
    let touched = |command| match command {
        Command::Extend(Spot::Cell(cell)) => Some(cell),
        _ => None,
    };
    let touches = game
        .typed(text)
        .ok()?
        .into_iter()
        .filter_map(touched)
        .collect();
    play_typed(game, text)?;
    let board = game.as_board()?;
    Some(ToldTurn {
        seat,
        text: text.to_owned(),
        touches,
        trace: board.trace().to_vec(),
        arrows: board.arrows().to_vec(),
    })
}
