//! Games for two on a board of cells: what each adds to its rules so that it can be played at the
//! table, which is its choices, a few words, and its drawing. The play screen knows them as [`Board`]
//! only.

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
pub use grid::{BoardView, Grid};

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
    /// What is chosen, as people read it: "Size".
    pub title: fn() -> Message,
    /// The stable names of what there is to choose from.
    pub value_ids: &'static [&'static str],
    /// The same, as people read it.
    pub values: &'static [fn() -> Message],
    /// What the values mean, a sentence each; empty if they speak for themselves.
    pub means: &'static [fn() -> Message],
    /// What is chosen at first, by its number.
    pub first: usize,
    /// What is played by those who try the game for the first time, by its number; `None` for what they have
    /// chosen.
    pub trial: Option<usize>,
}

impl Choice {
    /// What a value means, in a sentence.
    pub fn meaning(&self, value: usize) -> Message {
        self.means
            .get(value)
            .map(|means| means())
            .unwrap_or_default()
    }
}

/// What a game for two adds to its rules so that it can be played at the table. Points and frames
/// are in the board's own coordinates: file a on the left, rank 1 below.
///
/// A game with all that it needs is in `tests/native/sixth_game/tic_tac_toe.rs`.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use session::boards::BoardGame;
/// use rules::connection::Connection;
///
/// let first: Vec<usize> = Connection::CHOICES.iter().map(|choice| choice.first).collect();
/// let game = Connection::begin(&first).unwrap();
/// assert_eq!(BoardGame::width(&game), 11);
///
/// let middle = "f6".parse().unwrap();
/// assert!(!BoardGame::is_taken(&game, middle));
/// assert!(BoardGame::is_taken(&game.preview_position(&[middle]), middle));
/// # }
/// ```
pub trait BoardGame: TwoPlayer + Notation<Context = ()> + 'static {
    /// The two sides, the one that begins first.
    const SIDES: [Self::Side; 2];
    /// What is chosen before a game, in the order of [`begin`](BoardGame::begin)'s numbers.
    const CHOICES: &'static [Choice];
    /// Whether a player can ever have to pass.
    const PASSES: bool = false;
    /// Whether each side has an end of the board as its own: the first the south, the second the north.
    const HAS_ENDS: bool = false;
    /// True if each side's [`tally`](BoardGame::tally) is a count that the opponent wants to know, too.
    const HAS_COUNTS: bool = false;
    /// What a player can be ahead by from the beginning ([`TwoPlayer::ahead`]), in words; `None` where nobody can.
    const AHEAD: Option<fn(u8) -> Message> = None;
    /// Whether a game of it can end without a winner, so that a draw can be offered.
    const HAS_DRAWS: bool = false;

    /// A game at its beginning with these values of [`CHOICES`](BoardGame::CHOICES), one number
    /// for each; `None` if there is no such game.
    fn begin(chosen: &[usize]) -> Option<Self>;

    /// What is played, as a line of text: "Quax 13 x 13".
    fn title(&self) -> Message;

    /// Cells along each side of the board.
    fn width(&self) -> u8;

    /// The edges of the board that a side, 0 or 1, has as its own: the house names them. `None` in a game in which
    /// edges are nobody's.
    fn edges(&self, _side: usize) -> Option<Edges> {
        None
    }

    /// Whether the board has a cell; the cell is within its width.
    fn has(&self, _cell: Cell) -> bool {
        true
    }

    /// Whether something stands on a cell.
    fn is_taken(&self, cell: Cell) -> bool;

    /// What stands on a cell, in words; `None` if nothing does.
    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        let taken = Occupant {
            side: None,
            piece: words::board_taken(),
        };
        self.is_taken(cell).then_some(taken)
    }

    /// Whether the players have changed sides.
    fn has_swapped(&self) -> bool {
        false
    }

    /// The game as it is to be seen after these touches of a turn: what they have made is made.
    fn preview_position(&self, touched: &[Cell]) -> Self {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        // A turn that touches make is allowed: that is the contract.
        let after = turn.and_then(|turn| self.after_step(&turn));
        after.unwrap_or_else(|| self.clone())
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

    /// The cells that tell a turn, which can be played now.
    fn trace(&self, step: &Self::Move) -> Vec<Cell>;

    /// Tells what a turn, which can be played now and leaves the game `after` it, does: "f5 takes e5, joins units".
    ///
    /// Whose turn it is stands before it.
    fn describe(&self, step: &Self::Move, _after: &Self) -> Message {
        let cells = self.trace(step).into_iter();
        Message::series(cells.map(|cell| cell.to_string().into()))
    }

    /// The ways that a turn has taken, for an arrow along each of them: from where something stood over
    /// all cells through which it came. Empty where pieces are only placed, or change places.
    fn arrows(&self, _step: &Self::Move) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    /// Where the piece on a cell could go if it were its side's turn; empty if nothing moves there.
    ///
    /// A game whose pieces stay where they are names the cells with which a piece hangs together.
    fn would_reach(&self, cell: Cell) -> Vec<Cell> {
        let side = self.occupant(cell).and_then(|piece| piece.side);
        let game = side.and_then(|side| self.edited(Edit::ToMove(Self::SIDES[side])));
        let touch = game.and_then(|game| game.touch(&[cell]));
        touch.map_or_else(Vec::new, |touch| touch.next)
    }

    /// What a turn, which can be played now, brings about beside what is done in it. Games whose turns
    /// fill cells by themselves add these.
    fn aftermath(&self, step: &Self::Move) -> Aftermath {
        // A turn that is not allowed changes nothing.
        let after = self.after_step(step);
        Aftermath {
            ghosts: after.map_or_else(Vec::new, |after| ghosts(self, &after)),
            filled: Vec::new(),
        }
    }

    /// What can be done next in the turn, as a short sentence, where no whole turn is made yet.
    fn prompt(&self, touched: &[Cell]) -> Message;

    /// What can still be done where a whole turn is made, after "Press OK, or ".
    fn go_on(&self) -> Message {
        words::board_go_on()
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

    /// What a turn, which can be played now and leaves the game `after` it, is good for, in a few words: "joins
    /// networks: 7 + 5". Nothing where that takes more than words; that it wins is said for all games.
    fn reason(&self, _step: &Self::Move, _after: &Self) -> Option<Message> {
        None
    }

    /// Why these touches lead nowhere, where the rules have a word for it.
    fn why_not(&self, _touched: &[Cell]) -> Option<Message> {
        None
    }

    /// What is counted for a side, or what it is after, in few words.
    fn tally(&self, side: usize) -> Message;

    /// What a beginner is told at the start of each of the first own turns: first how to move and what for,
    /// then the rules that surprise.
    fn lessons(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What a beginner does before the first game with these values of [`CHOICES`](BoardGame::CHOICES), each
    /// rule once, one position after another.
    fn exercises(_chosen: &[usize]) -> Vec<Exercise> {
        Vec::new()
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

    /// Whether the ground is pale, so that only what is dark or has dark edges shows on it.
    fn is_pale(&self) -> bool {
        true
    }

    /// Draws what never changes of a board: its ground and its cells.
    fn draw_ground(&self, grid: Grid, pen: &mut Pen);

    /// Draws what stands on the board.
    fn draw(&self, sight: &BoardView, pen: &mut Pen);
}

/// What stands on a cell, for who cannot see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// Of which side it is, 0 or 1, if it is of one.
    pub side: Option<usize>,
    /// What it is, if a game has more than one kind of piece; else empty.
    pub piece: Message,
}

/// What can be touched next, and whether the touches so far make a whole turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextTouches {
    /// The cells that lead on, in ascending order.
    pub next: Vec<Cell>,
    /// Whether the turn can be confirmed.
    pub whole: bool,
}

/// One state of a game for two, whichever game it is: [`BoardGame`] for the play screen.
pub trait Board {
    /// [`BoardGame::title`].
    fn title(&self) -> Message;
    /// The position as text: equal ones look alike.
    fn text(&self) -> String;
    /// [`BoardGame::width`].
    fn width(&self) -> u8;
    /// [`BoardGame::edges`].
    fn edges(&self, side: usize) -> Option<Edges>;
    /// [`BoardGame::has`].
    fn has(&self, cell: Cell) -> bool;
    /// [`BoardGame::is_taken`].
    fn is_taken(&self, cell: Cell) -> bool;
    /// [`BoardGame::occupant`].
    fn occupant(&self, cell: Cell) -> Option<Occupant>;
    /// Whose turn it is; nobody's when the game is over.
    fn acting(&self) -> Option<Player>;
    /// Who plays a side, 0 or 1.
    fn player(&self, side: usize) -> Player;
    /// Who has won a game that is over; `None` inside for a draw.
    fn outcome(&self) -> Option<Option<Player>>;
    /// What can be touched after these touches of a turn; `None` if they lead nowhere.
    fn reach(&self, touched: &[Cell]) -> Option<NextTouches>;
    /// [`BoardGame::would_reach`].
    fn would_reach(&self, cell: Cell) -> Vec<Cell>;
    /// The turn that can be said now instead of touching, as the rules spell it.
    fn special_moves(&self) -> Option<String>;
    /// [`BoardGame::PASSES`].
    fn passes(&self) -> bool;
    /// [`BoardGame::HAS_ENDS`].
    fn has_ends(&self) -> bool;
    /// [`BoardGame::HAS_COUNTS`].
    fn has_counts(&self) -> bool;
    /// [`BoardGame::HAS_DRAWS`].
    fn has_draws(&self) -> bool;
    /// [`BoardGame::paths`].
    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>>;
    /// [`BoardGame::selection`].
    fn selection(&self, touched: &[Cell]) -> Vec<Cell>;
    /// [`BoardGame::lanes`].
    fn lanes(&self, touched: &[Cell]) -> Vec<[Cell; 2]>;
    /// [`BoardGame::counts`].
    fn counts(&self, touched: &[Cell]) -> Vec<(Cell, usize)>;
    /// Turn that can be played now, as it is typed; `None` if there is none.
    fn example(&self) -> Option<String>;
    /// [`BoardGame::arrows`] of the turn that these touches make, if they make one.
    fn arrows(&self, touched: &[Cell]) -> Vec<Vec<Cell>>;
    /// What the turn that these touches make is good for, as far as words can tell.
    fn reason(&self, touched: &[Cell]) -> Option<Message>;
    /// [`BoardGame::prompt`].
    fn prompt(&self, touched: &[Cell]) -> Message;
    /// [`BoardGame::go_on`].
    fn go_on(&self) -> Message;
    /// [`BoardGame::why_not`].
    fn why_not(&self, touched: &[Cell]) -> Option<Message>;
    /// [`BoardGame::tally`] for whatever side a player plays.
    fn tally(&self, player: Player) -> Message;
    /// [`BoardGame::lessons`].
    fn lessons(&self) -> Vec<Message>;
    /// [`BoardGame::winners`].
    fn winners(&self) -> Vec<Cell>;
    /// [`BoardGame::ending`].
    fn ending(&self) -> Option<Message>;
    /// [`BoardGame::gives_away`].
    fn gives_away(&self, winner: Message, is_done: bool) -> Option<Message>;
    /// [`BoardGame::is_pale`].
    fn is_pale(&self) -> bool;
    /// [`BoardGame::draw_ground`].
    fn draw_ground(&self, grid: Grid, pen: &mut Pen);
    /// [`BoardGame::draw`].
    fn draw(&self, sight: &BoardView, pen: &mut Pen);
}

impl<G: BoardGame> Board for G {
    fn title(&self) -> Message {
        BoardGame::title(self)
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn width(&self) -> u8 {
        BoardGame::width(self)
    }

    fn edges(&self, side: usize) -> Option<Edges> {
        BoardGame::edges(self, side)
    }

    fn has(&self, cell: Cell) -> bool {
        cell.file.max(cell.rank) < BoardGame::width(self) && BoardGame::has(self, cell)
    }

    fn is_taken(&self, cell: Cell) -> bool {
        BoardGame::is_taken(self, cell)
    }

    fn occupant(&self, cell: Cell) -> Option<Occupant> {
        BoardGame::occupant(self, cell)
    }

    fn acting(&self) -> Option<Player> {
        let side = self.to_act()?;
        let side = G::SIDES.iter().position(|&other| other == side)?;
        Some(self.player(side))
    }

    fn player(&self, side: usize) -> Player {
        if self.has_swapped() { 1 - side } else { side }
    }

    fn outcome(&self) -> Option<Option<Player>> {
        // How a game ended is written as `win SIDE` or `draw`, and that is in the contract.
        let outcome = rules::Game::outcome(self)?.to_string();
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
        BoardGame::would_reach(self, cell)
    }

    fn special_moves(&self) -> Option<String> {
        TwoPlayer::special_moves(self)
            .first()
            .map(ToString::to_string)
    }

    fn passes(&self) -> bool {
        G::PASSES
    }

    fn has_ends(&self) -> bool {
        G::HAS_ENDS
    }

    fn has_counts(&self) -> bool {
        G::HAS_COUNTS
    }

    fn has_draws(&self) -> bool {
        G::HAS_DRAWS
    }

    fn paths(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        BoardGame::paths(self, touched)
    }

    fn selection(&self, touched: &[Cell]) -> Vec<Cell> {
        BoardGame::selection(self, touched)
    }

    fn lanes(&self, touched: &[Cell]) -> Vec<[Cell; 2]> {
        BoardGame::lanes(self, touched)
    }

    fn counts(&self, touched: &[Cell]) -> Vec<(Cell, usize)> {
        BoardGame::counts(self, touched)
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

    fn arrows(&self, touched: &[Cell]) -> Vec<Vec<Cell>> {
        let turn = self.touch(touched).and_then(|touch| touch.turn);
        turn.map_or_else(Vec::new, |turn| BoardGame::arrows(self, &turn))
    }

    fn reason(&self, touched: &[Cell]) -> Option<Message> {
        let turn = self.touch(touched)?.turn?;
        let after = self.after_step(&turn)?;
        let wins = Board::outcome(&after).is_some_and(|winner| winner == self.acting());
        match wins {
            true => Some(words::board_why_wins()),
            false => threat::told(&after).or_else(|| BoardGame::reason(self, &turn, &after)),
        }
    }

    fn prompt(&self, touched: &[Cell]) -> Message {
        BoardGame::prompt(self, touched)
    }

    fn go_on(&self) -> Message {
        BoardGame::go_on(self)
    }

    fn why_not(&self, touched: &[Cell]) -> Option<Message> {
        BoardGame::why_not(self, touched)
    }

    fn tally(&self, player: Player) -> Message {
        // Changing sides is its own way back.
        BoardGame::tally(self, self.player(player))
    }

    fn lessons(&self) -> Vec<Message> {
        BoardGame::lessons(self)
    }

    fn winners(&self) -> Vec<Cell> {
        BoardGame::winners(self)
    }

    fn ending(&self) -> Option<Message> {
        BoardGame::ending(self)
    }

    fn gives_away(&self, winner: Message, is_done: bool) -> Option<Message> {
        BoardGame::gives_away(self, winner, is_done)
    }

    fn is_pale(&self) -> bool {
        BoardGame::is_pale(self)
    }

    fn draw_ground(&self, grid: Grid, pen: &mut Pen) {
        BoardGame::draw_ground(self, grid, pen);
    }

    fn draw(&self, sight: &BoardView, pen: &mut Pen) {
        BoardGame::draw(self, sight, pen);
    }
}
