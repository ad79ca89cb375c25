//! Games for two on a board of cells, with all that each adds to its rules for the table. [`Board`] is the part
//! that the play screen knows of a position, and [`BoardGame`] the part that depends on the game's type of move.

mod aftermath;
mod edges;
mod exercise;
mod grid;
mod threat;

use base::words::{self, Message};
use rules::{Cell, Edit, Notation, TwoPlayer};
use scene::Pen;

pub use aftermath::{Aftermath, Ghost, ghosts};
pub use edges::Edges;
pub use exercise::{Exercise, Goal, Tried};
pub use grid::{BoardView, Grid, LANDED};

/// One of two players: 0 begins the game, 1 is the other. A player keeps the number when the players change sides.
pub type Player = usize;

/// Id of the choice between the games of a family. Each of them has its value's id as its name.
pub const VARIANT: &str = "variant";

/// An option before a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The stable name in addresses: "size".
    pub id: &'static str,
    /// Title of the choice, as people read it: "Size".
    pub title: fn() -> Message,
    /// Stable names of the values.
    pub value_ids: &'static [&'static str],
    /// The same, as people read it.
    pub values: &'static [fn() -> Message],
    /// Meanings of the values, a sentence each; empty if the values speak for themselves.
    pub means: &'static [fn() -> Message],
    /// Number of the default value.
    pub first: usize,
    /// Number of the value for a person's first game; `None` keeps the chosen value.
    pub trial: Option<usize>,
}

impl Choice {
    /// Returns the meaning of a value, in a sentence.
    pub fn meaning(&self, value: usize) -> Message {
        self.means
            .get(value)
            .map(|means| means())
            .unwrap_or_default()
    }
}

/// A position of a game for two, as the play screen knows it: its pieces, a few words, and its drawing. Points and
/// frames are in the board's own coordinates: file a on the left, rank 1 at the bottom.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use rules::connection::Connection;
/// use session::boards::{Board, BoardGame, BoardRules};
///
/// let first: Vec<usize> = Connection::CHOICES.iter().map(|choice| choice.first).collect();
/// let game = Connection::begin(&first).unwrap();
/// let board: &dyn Board = &game;
/// assert_eq!(board.width(), 11);
/// assert!(board.reach(&[]).unwrap().next.contains(&"f6".parse().unwrap()));
/// # }
/// ```
pub trait Board: BoardRules {
    /// Returns the name of the game, as a line of text: "Quax 13 x 13".
    fn title(&self) -> Message;

    /// Cells along each side of the board.
    fn width(&self) -> u8;

    /// Returns the edges of the board that belong to a side, 0 or 1. The table names them. `None` in games in which
    /// edges belong to no side.
    fn edges(&self, _side: usize) -> Option<Edges> {
        None
    }

    /// Returns true if the board has a cell.
    fn has(&self, cell: Cell) -> bool {
        cell.file.max(cell.rank) < self.width()
    }

    /// Returns true if a cell is occupied.
    fn is_taken(&self, cell: Cell) -> bool;

    /// Returns a description of the piece on a cell; `None` if the cell is empty.
    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let taken = Occupant {
            side: None,
            piece: words::board_taken(),
        };
        self.is_taken(cell).then_some(taken)
    }

    /// Returns true if the players have changed sides.
    fn has_swapped(&self) -> bool {
        false
    }

    /// Returns the player of a side, 0 or 1. As a swap is its own inverse, it also returns the side of a player.
    fn player(&self, side: usize) -> Player {
        if self.has_swapped() { 1 - side } else { side }
    }

    /// Returns true if a player may ever have to pass.
    fn passes(&self) -> bool {
        false
    }

    /// Returns true if each side has its own end of the board: the first the south, the second the north.
    fn has_ends(&self) -> bool {
        false
    }

    /// Returns true if each side's [`tally`](Board::tally) is a count that matters to the opponent, too.
    fn has_counts(&self) -> bool {
        false
    }

    /// Returns true if a game can end without a winner, so that a player can offer a draw.
    fn has_draws(&self) -> bool {
        false
    }

    /// Returns the ways on which the last of these touches sends pieces, each from a piece's old cell to its cell
    /// in [`underway`](BoardGame::preview_position). A placed piece has a way of one cell. Empty if nothing moves.
    fn paths(&self, _touched: &[Cell]) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    /// Returns the cells that represent the pieces picked up or placed by these touches.
    fn selection(&self, touched: &[Cell]) -> Vec<Cell> {
        touched.to_vec()
    }

    /// Returns the cells that are connected with a piece, in a game whose pieces stay in place; `None` in others.
    fn chain(&self, _cell: Cell) -> Option<Vec<Cell>> {
        None
    }

    /// Returns straight rows of cells to highlight while these touches hold a piece, each by its ends: the lines of
    /// its possible moves, or a train that moves as a whole.
    fn lanes(&self, _touched: &[Cell]) -> Vec<[Cell; 2]> {
        Vec::new()
    }

    /// Returns numbers that help to choose while these touches hold a piece, each at its cell.
    fn counts(&self, _touched: &[Cell]) -> Vec<(Cell, usize)> {
        Vec::new()
    }

    /// Returns a short sentence about the next step of an incomplete turn.
    fn prompt(&self, touched: &[Cell]) -> Message;

    /// Returns what can still be done in a complete turn, to follow "Press OK, or ".
    fn go_on(&self) -> Message {
        words::board_go_on()
    }

    /// Why these touches lead nowhere, where the rules have a word for it.
    fn why_not(&self, _touched: &[Cell]) -> Option<Message> {
        None
    }

    /// Returns the lessons for a beginner, one at the start of each of the first own turns.
    ///
    /// The first lessons explain moves and the goal. Surprising rules follow.
    fn lessons(&self) -> Vec<Message> {
        Vec::new()
    }

    /// Returns a few words about a side's count or goal.
    fn tally(&self, side: usize) -> Message;

    /// Returns the count of a side, where more is better; `None` in games without counts.
    fn counted(&self, _side: usize) -> Option<i32> {
        None
    }

    /// Returns the player who leads by [`counted`](Board::counted), and the lead; `None` if no player leads.
    fn lead(&self) -> Option<(Player, u32)> {
        let counted = |player| self.counted(self.player(player));
        let (first, second) = (counted(0)?, counted(1)?);
        let by = first.abs_diff(second);
        (by > 0).then(|| (usize::from(second > first), by))
    }

    /// The cells that have won a finished game: a chain, a unit, networks, a full yard.
    fn winners(&self) -> Vec<Cell>;

    /// Returns the reason for the end of a finished game, in a few words; `None` before.
    fn ending(&self) -> Option<Message>;

    /// Returns the warning that a turn wins the game for the opponent: before OK, and when it `is_done`.
    ///
    /// `winner` is the opponent's name. `None` if there is no more to say than that the opponent wins.
    fn gives_away(&self, _winner: Message, _is_done: bool) -> Option<Message> {
        None
    }

    /// Returns true if the ground is pale. Only dark shapes, or shapes with dark edges, are visible on it.
    fn is_pale(&self) -> bool {
        true
    }

    /// Draws the fixed part of a board: its ground and its cells.
    fn draw_ground(&self, grid: Grid, pen: &mut Pen);

    /// Draws the pieces.
    fn draw(&self, sight: &BoardView, pen: &mut Pen);
}

/// Answers of the rules for the [`Board`] of any game.
pub trait BoardRules {
    /// The position as text: equal ones look alike.
    fn text(&self) -> String;
    /// Returns the player on turn; `None` when the game is over.
    fn acting(&self) -> Option<Player>;
    /// Returns the winner of a finished game; `None` inside for a draw.
    fn won_by(&self) -> Option<Option<Player>>;
    /// Returns the possible touches after these touches of a turn; `None` if they are invalid.
    fn reach(&self, touched: &[Cell]) -> Option<NextTouches>;
    /// Returns the possible targets of the piece on a cell if its side were on turn, or its
    /// [`chain`](Board::chain); empty if the piece cannot move.
    fn would_reach(&self, cell: Cell) -> Vec<Cell>;
    /// Returns the turn in words that is possible now, in the rules' notation.
    fn special_move(&self) -> Option<String>;
    /// Returns a possible turn as a player types it; `None` if there is none.
    fn example(&self) -> Option<String>;
    /// [`BoardGame::arrows`] of the turn that these touches make, if they make one.
    fn arrows_of(&self, touched: &[Cell]) -> Vec<Vec<Cell>>;
    /// Returns the benefit of the turn that these touches make, as far as words can tell.
    fn reason_of(&self, touched: &[Cell]) -> Option<Message>;
    /// Returns [`Board::tally`] for the side of a player.
    fn tally_of(&self, player: Player) -> Message;
}

/// A game for two at the table. Its rules and its [`Board`] are given, and this adds its options and the
/// descriptions of turns.
///
/// `tests/native/sixth_game/tic_tac_toe.rs` is a complete example.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use session::boards::{Board, BoardGame};
/// use rules::connection::Connection;
///
/// let first: Vec<usize> = Connection::CHOICES.iter().map(|choice| choice.first).collect();
/// let game = Connection::begin(&first).unwrap();
///
/// let middle = "f6".parse().unwrap();
/// assert!(!game.is_taken(middle));
/// assert!(game.preview_position(&[middle]).is_taken(middle));
/// # }
/// ```
pub trait BoardGame: Board + TwoPlayer + Notation<Context = ()> + 'static {
    /// The two sides, the one that begins first.
    const SIDES: [Self::Side; 2];
    /// Choices before a game, in the order of [`begin`](BoardGame::begin)'s numbers.
    const CHOICES: &'static [Choice];
    /// Words for a head start ([`TwoPlayer::ahead`]); `None` in games without one.
    const AHEAD: Option<fn(u8) -> Message> = None;

    /// Returns a game at its beginning with these values of [`CHOICES`](BoardGame::CHOICES), one number for each;
    /// `None` if there is no such game.
    fn begin(chosen: &[usize]) -> Option<Self>;

    /// Returns the game after these touches of a turn, with all their effects.
    fn preview_position(&self, touched: &[Cell]) -> Self {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        // By the contract a turn from touches is legal.
        let after = turn.and_then(|turn| self.after_step(&turn));
        after.unwrap_or_else(|| self.clone())
    }

    /// The cells that tell a turn, which can be played now.
    fn trace(&self, step: &Self::Move) -> Vec<Cell>;

    /// Describes a turn that is possible now: "f5 takes e5, joins units".
    ///
    /// The turn leaves the game `after` it. The sentence leaves out the player on turn, who is named before it.
    fn describe(&self, step: &Self::Move, _after: &Self) -> Message {
        let cells = self.trace(step).into_iter();
        Message::series(cells.map(|cell| cell.to_string().into()))
    }

    /// Returns the ways of a turn, each for an arrow: from a piece's first cell along all cells that it passed.
    /// Empty if pieces are only placed, or change places.
    fn arrows(&self, _step: &Self::Move) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    /// Returns the side effects of a turn that is possible now.
    ///
    /// Games whose turns fill cells by themselves add these cells.
    fn aftermath(&self, step: &Self::Move) -> Aftermath {
        // An illegal turn changes nothing.
        let after = self.after_step(step);
        Aftermath {
            ghosts: after.map_or_else(Vec::new, |after| ghosts(self, &after)),
            filled: Vec::new(),
        }
    }

    /// Returns the benefit of a turn that is possible now: "joins networks: 7 + 5".
    ///
    /// The turn leaves the game `after` it. `None` where a few words are not enough. All games report a win
    /// themselves, so it is not mentioned here.
    fn reason(&self, _step: &Self::Move, _after: &Self) -> Option<Message> {
        None
    }

    /// Returns the exercises of a beginner before the first game with these choices.
    ///
    /// The numbers are values of [`CHOICES`](BoardGame::CHOICES). The exercises treat each rule once, one position
    /// after another.
    fn exercises(_chosen: &[usize]) -> Vec<Exercise> {
        Vec::new()
    }
}

/// Description of a piece on a cell, for people who cannot see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// Of which side it is, 0 or 1, if it is of one.
    pub side: Option<usize>,
    /// Kind of the piece, in a game with several kinds; else empty.
    pub piece: Message,
}

/// Possible next touches, and a flag for a complete turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextTouches {
    /// The cells that lead on, in ascending order.
    pub next: Vec<Cell>,
    /// True if the turn can be confirmed.
    pub whole: bool,
}

impl<G: BoardGame> BoardRules for G {
    fn text(&self) -> String {
        self.to_string()
    }

    fn acting(&self) -> Option<Player> {
        let side = self.to_act()?;
        let side = G::SIDES.iter().position(|&other| other == side)?;
        Some(self.player(side))
    }

    fn won_by(&self) -> Option<Option<Player>> {
        // By the contract an outcome is written as `win SIDE` or `draw`.
        let outcome = self.outcome()?.to_string();
        let won = |side: &G::Side| outcome == format!("win {side}");
        Some(G::SIDES.iter().position(won).map(|side| self.player(side)))
    }

    fn reach(&self, touched: &[Cell]) -> Option<NextTouches> {
        let touch = self.touch(touched)?;
        Some(NextTouches {
            next: touch.next,
            whole: touch.turn.is_some(),
        })
    }

    fn would_reach(&self, cell: Cell) -> Vec<Cell> {
        let moves = || {
            let side = self.occupant(cell).and_then(|piece| piece.side)?;
            let game = self.edited(Edit::ToMove(G::SIDES[side]))?;
            Some(game.touch(&[cell])?.next)
        };
        self.chain(cell).or_else(moves).unwrap_or_default()
    }

    fn special_move(&self) -> Option<String> {
        self.special_moves().first().map(ToString::to_string)
    }

    fn example(&self) -> Option<String> {
        /// Touches that make a turn, at most: longer turns are no examples.
        const TOUCHES: usize = 6;
        let mut touched = Vec::new();
        for _ in 0..TOUCHES {
            let touch = self.touch(&touched)?;
            if let Some(turn) = touch.turn {
                return Some(turn.to_string());
            }
            touched.push(*touch.next.first()?);
        }
        None
    }

    fn arrows_of(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        turn.map_or_else(Vec::new, |turn| self.arrows(&turn))
    }

    fn reason_of(&self, touched: &[Cell]) -> Option<Message> {
        let turn = self.touch(touched)?.turn?;
        let after = self.after_step(&turn)?;
        let wins = after.won_by().is_some_and(|winner| winner == self.acting());
        match wins {
            true => Some(words::board_why_wins()),
            false => threat::told(&after).or_else(|| self.reason(&turn, &after)),
        }
    }

    fn tally_of(&self, player: Player) -> Message {
        self.tally(self.player(player))
    }
}
