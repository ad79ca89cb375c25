//! Games for two on a board of cells: what each adds to its rules so that it can be played at the
//! table. [`Board`] is what the play screen knows of a position; [`BoardGame`] is what needs to know the moves of its game.

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

/// One of two: 0 is who begins the game, 1 the other. A player keeps the number when the players
/// change sides.
pub type Player = usize;

/// The id of the choice between the games of a family: each of them is called by its value's id, like a
/// game.
pub const VARIANT: &str = "variant";

/// Something that is chosen before a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The stable name in addresses: "size".
    pub id: &'static str,
    /// Title of the choice, as people read it: "Size".
    pub title: fn() -> Message,
    /// The stable names of what there is to choose from.
    pub value_ids: &'static [&'static str],
    /// The same, as people read it.
    pub values: &'static [fn() -> Message],
    /// Meanings of the values, a sentence each; empty if the values speak for themselves.
    pub means: &'static [fn() -> Message],
    /// Number of the value that is chosen at first.
    pub first: usize,
    /// Number of the value for a person's first game; `None` for the value that was chosen.
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

/// A position of a game for two, as the play screen knows it: what stands there, a few words, and its drawing. Points and
/// frames are in the board's own coordinates: file a on the left, rank 1 below.
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
    /// Returns the name of what is played, as a line of text: "Quax 13 x 13".
    fn title(&self) -> Message;

    /// Cells along each side of the board.
    fn width(&self) -> u8;

    /// The edges of the board that a side, 0 or 1, has as its own: the house names them. `None` in a game in which
    /// edges are nobody's.
    fn edges(&self, _side: usize) -> Option<Edges> {
        None
    }

    /// Returns whether the board has a cell.
    fn has(&self, cell: Cell) -> bool {
        cell.file.max(cell.rank) < self.width()
    }

    /// Returns true if something stands on a cell.
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

    /// Returns the player of a side, 0 or 1; and, as changing sides is its own way back, the side of a player.
    fn player(&self, side: usize) -> Player {
        if self.has_swapped() { 1 - side } else { side }
    }

    /// Returns whether a player can ever have to pass.
    fn passes(&self) -> bool {
        false
    }

    /// Returns whether each side has an end of the board as its own: the first the south, the second the north.
    fn has_ends(&self) -> bool {
        false
    }

    /// Returns whether each side's [`tally`](Board::tally) is a count that the opponent wants to know, too.
    fn has_counts(&self) -> bool {
        false
    }

    /// Returns whether a game of it can end without a winner, so that a draw can be offered.
    fn has_draws(&self) -> bool {
        false
    }

    /// The ways on which the last of these touches sends pieces, each from where a piece stood to
    /// where it stands [`underway`](BoardGame::preview_position); a piece that is put down has a way of one cell. Empty if
    /// nothing moves.
    fn paths(&self, _touched: &[Cell]) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    /// The cells that stand for what these touches of a turn have picked up or made.
    fn selection(&self, touched: &[Cell]) -> Vec<Cell> {
        touched.to_vec()
    }

    /// The cells with which a piece hangs together, in a game whose pieces stay where they are; `None` in others.
    fn chain(&self, _cell: Cell) -> Option<Vec<Cell>> {
        None
    }

    /// The straight rows of cells that are in question while these touches have picked something up, each by its
    /// ends: the lines along which it can move, or what moves as a whole.
    fn lanes(&self, _touched: &[Cell]) -> Vec<[Cell; 2]> {
        Vec::new()
    }

    /// Numbers that help to choose while these touches have picked something up, each at its cell.
    fn counts(&self, _touched: &[Cell]) -> Vec<(Cell, usize)> {
        Vec::new()
    }

    /// Returns a short sentence about what can be done next in a turn that is not whole yet.
    fn prompt(&self, touched: &[Cell]) -> Message;

    /// Returns what can still be done in a whole turn, to follow "Press OK, or ".
    fn go_on(&self) -> Message {
        words::board_go_on()
    }

    /// Why these touches lead nowhere, where the rules have a word for it.
    fn why_not(&self, _touched: &[Cell]) -> Option<Message> {
        None
    }

    /// Returns the lessons for a beginner, one at the start of each of the first own turns.
    ///
    /// The first ones say how to move and what for. The rules that surprise follow.
    fn lessons(&self) -> Vec<Message> {
        Vec::new()
    }

    /// Returns a few words about what a side has counted, or what it is after.
    fn tally(&self, side: usize) -> Message;

    /// Returns the count of a side, where more is better; `None` in games without counts.
    fn counted(&self, _side: usize) -> Option<i32> {
        None
    }

    /// The player who leads by what is [`counted`](Board::counted), and by how much; `None` where nobody does.
    fn lead(&self) -> Option<(Player, u32)> {
        let counted = |player| self.counted(self.player(player));
        let (first, second) = (counted(0)?, counted(1)?);
        let by = first.abs_diff(second);
        (by > 0).then(|| (usize::from(second > first), by))
    }

    /// The cells that have won a finished game: a chain, a unit, networks, a full yard.
    fn winners(&self) -> Vec<Cell>;

    /// Why a finished game ended as it did, in a few words; `None` before.
    fn ending(&self) -> Option<Message>;

    /// Says that a turn has won the game for the opponent of the player who made it: before OK, and when it `is_done`.
    ///
    /// `winner` is the opponent's name. `None` where nothing more can be said than that the opponent wins.
    fn gives_away(&self, _winner: Message, _is_done: bool) -> Option<Message> {
        None
    }

    /// Returns true if the ground is pale. Only dark things and things with dark edges show on it.
    fn is_pale(&self) -> bool {
        true
    }

    /// Draws what never changes of a board: its ground and its cells.
    fn draw_ground(&self, grid: Grid, pen: &mut Pen);

    /// Draws what stands on the board.
    fn draw(&self, sight: &BoardView, pen: &mut Pen);
}

/// Answers of the rules for the [`Board`] of any game.
pub trait BoardRules {
    /// The position as text: equal ones look alike.
    fn text(&self) -> String;
    /// Returns the player on turn; `None` when the game is over.
    fn acting(&self) -> Option<Player>;
    /// Returns the winner of a game that is over; `None` inside for a draw.
    fn won_by(&self) -> Option<Option<Player>>;
    /// Returns what can be touched after these touches of a turn; `None` if they lead nowhere.
    fn reach(&self, touched: &[Cell]) -> Option<NextTouches>;
    /// Where the piece on a cell could go if it were its side's turn, or its [`chain`](Board::chain); empty if nothing
    /// moves there.
    fn would_reach(&self, cell: Cell) -> Vec<Cell>;
    /// The turn that can be said now instead of touching, as the rules spell it.
    fn special_move(&self) -> Option<String>;
    /// Turn that can be played now, as it is typed; `None` if there is none.
    fn example(&self) -> Option<String>;
    /// [`BoardGame::arrows`] of the turn that these touches make, if they make one.
    fn arrows_of(&self, touched: &[Cell]) -> Vec<Vec<Cell>>;
    /// Returns the benefit of the turn that these touches make, as far as words can tell.
    fn reason_of(&self, touched: &[Cell]) -> Option<Message>;
    /// [`Board::tally`] for whatever side a player plays.
    fn tally_of(&self, player: Player) -> Message;
}

/// A game for two that can be played at the table: beside its rules and its [`Board`] it has choices, and tells of turns.
///
/// A game with all that it needs is in `tests/native/sixth_game/tic_tac_toe.rs`.
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
    /// Words for a lead at the beginning ([`TwoPlayer::ahead`]); `None` in games without one.
    const AHEAD: Option<fn(u8) -> Message> = None;

    /// A game at its beginning with these values of [`CHOICES`](BoardGame::CHOICES), one number
    /// for each; `None` if there is no such game.
    fn begin(chosen: &[usize]) -> Option<Self>;

    /// The game as it is to be seen after these touches of a turn: what they have made is made.
    fn preview_position(&self, touched: &[Cell]) -> Self {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        // A turn that touches make is allowed: that is the contract.
        let after = turn.and_then(|turn| self.after_step(&turn));
        after.unwrap_or_else(|| self.clone())
    }

    /// The cells that tell a turn, which can be played now.
    fn trace(&self, step: &Self::Move) -> Vec<Cell>;

    /// Describes a turn that can be played now: "f5 takes e5, joins units".
    ///
    /// The turn leaves the game `after` it. The sentence leaves out the player on turn, who is named before it.
    fn describe(&self, step: &Self::Move, _after: &Self) -> Message {
        let cells = self.trace(step).into_iter();
        Message::series(cells.map(|cell| cell.to_string().into()))
    }

    /// The ways that a turn has taken, for an arrow along each of them: from where something stood over
    /// all cells through which it came. Empty where pieces are only placed, or change places.
    fn arrows(&self, _step: &Self::Move) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    /// Returns the side effects of a turn that can be played now.
    ///
    /// Games whose turns fill cells by themselves add these cells.
    fn aftermath(&self, step: &Self::Move) -> Aftermath {
        // A turn that is not allowed changes nothing.
        let after = self.after_step(step);
        Aftermath {
            ghosts: after.map_or_else(Vec::new, |after| ghosts(self, &after)),
            filled: Vec::new(),
        }
    }

    /// Returns the benefit of a turn that can be played now: "joins networks: 7 + 5".
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
    /// Kind of the piece, in a game with more than one kind; else empty.
    pub piece: Message,
}

/// Cells that can be touched next, and a flag for a turn that is whole.
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
        // The contract says that an outcome is written as `win SIDE` or `draw`.
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
