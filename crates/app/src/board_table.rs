//! A session of a game for two on its screen: the visible board, the seat on turn, and the possible actions.

use base::Millis;
use base::table::{Pose, Rotation, Station};
use base::words::{self, Message};
use rules::{Cell, GameId};
use scene::Point;
use session::boards::{Board, BoardView, Ghost, Grid, LANDED, NextTouches};
use session::{BoardEnd, BoardPlay, Clock, Draft, Proposal, Seat, SeatAssignment, only_human};

use super::course::Course;
use super::expectations::Expectations;
use super::motion::{GLIDE_MS, Motions, Moving};
use super::table::{Asked, BoardSquare, TableScreen};

/// A session of a game for two on its screen.
#[derive(Clone, Copy)]
pub struct BoardTable<'a> {
    /// Players at their seats; the one who began the game is first.
    pub sitting: &'a [SeatAssignment],
    board: &'a dyn BoardPlay,
    /// The table on which it is played.
    pub screen: &'a TableScreen,
}

impl TableScreen {
    /// The match as one on a board, if it is.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        Some(BoardTable {
            sitting: self.session().seats(),
            board: self.session().board()?,
            screen: self,
        })
    }
}

impl<'a> BoardTable<'a> {
    /// Which game of the cabinet.
    pub fn id(&self) -> GameId {
        self.screen.session().id()
    }

    /// The position as it is seen, with what is drafted.
    pub fn shown(&self) -> &'a dyn Board {
        self.board.shown()
    }

    /// The position after the last confirmed turn.
    pub fn now(&self) -> &'a dyn Board {
        self.board.now()
    }

    /// Returns the cells that can be touched next.
    pub fn reach(&self) -> &'a NextTouches {
        self.board.reach()
    }

    /// Returns the draft of the turn.
    pub fn draft(&self) -> &'a Draft {
        self.board.draft()
    }

    /// The cells that tell the last confirmed turn.
    pub fn trace(&self) -> &'a [Cell] {
        self.board.trace()
    }

    /// Words for what the last confirmed turn did.
    pub fn last_turn(&self) -> &'a Message {
        self.board.last_turn()
    }

    /// The ways that the last confirmed turn has taken.
    pub fn arrows(&self) -> &'a [Vec<Cell>] {
        self.board.arrows()
    }

    /// The pieces that are gone: [`BoardPlay::ghosts`].
    pub fn ghosts(&self) -> Vec<Ghost> {
        self.board.ghosts()
    }

    /// The cells that the last confirmed turn has filled without their having been chosen.
    pub fn filled(&self) -> &'a [Cell] {
        &self.board.aftermath().filled
    }

    /// The match as it is played on its board.
    pub fn play(&self) -> &'a dyn BoardPlay {
        self.board
    }

    /// The last confirmed turn if it was a pass or a swap, as the rules spell it.
    pub fn last_special(&self) -> Option<&'a str> {
        self.board.last_special()
    }

    /// The ways that pieces take if the last touch of the turn is taken back.
    pub fn ways_back(&self) -> Vec<Vec<Cell>> {
        self.board.ways_back()
    }

    /// Returns the number of confirmed turns.
    pub fn turns(&self) -> usize {
        self.screen.session().moves()
    }

    /// The seat of a place.
    pub fn seat_at(&self, place: Station) -> Option<Seat> {
        self.screen.session().seat_at(place)
    }

    /// The exercises, if it is one of them.
    pub fn course(&self) -> Option<&'a Course> {
        self.screen.course()
    }

    /// Returns true if people play on for trial from a position of a game that is over.
    pub fn is_what_if(&self) -> bool {
        self.screen.finished_game().is_some()
    }

    /// Returns the seat on turn; `None` when the game is over or an exercise is done.
    pub fn acting(&self) -> Option<Seat> {
        let goes_on = !self.screen.rests();
        self.screen.session().to_act().filter(|_| goes_on)
    }

    /// Returns the seat on turn if a person plays there.
    pub fn person(&self) -> Option<Seat> {
        let acting = self.acting()?;
        Some(acting).filter(|&seat| self.sitting[seat].is_person())
    }

    /// The clocks, if two play by them.
    pub fn clock(&self) -> Option<&'a Clock> {
        self.screen.session().terms().clock.as_ref()
    }

    /// Returns a sentence about who begins, until a cell has been touched.
    ///
    /// `None` in exercises, which introduce the turn in their own words.
    pub fn opening(&self) -> Option<Message> {
        let is_new = self.turns() == 0 && *self.draft() == Draft::default();
        let first = self
            .acting()
            .filter(|_| is_new && self.course().is_none())?;
        let who = self.sitting[first].colour.name();
        Some(match self.screen.session().terms().drawn {
            true => words::duel_starts_drawn(who),
            false => words::duel_starts(who),
        })
    }

    /// Returns the lesson for a beginner at the start of each of the first own turns.
    pub fn next_lesson(&self, seat: Seat) -> Option<Message> {
        let draft = self.draft();
        let is_new = draft.touched.is_empty() && draft.special.is_none();
        // The opponent's last swap or pass is more important.
        if self.acting() != Some(seat) || !is_new || self.last_special().is_some() {
            return None;
        }
        match self.special() {
            Some(special) if special == "swap" => Some(words::coach_swap()),
            Some(_) => None,
            None => self.now().lessons().into_iter().nth(self.turns() / 2),
        }
    }

    /// Returns the expectations of the computer player.
    pub fn expectations(&self) -> &'a Expectations {
        &self.screen.expectations
    }

    /// Returns the motions that are on their way.
    pub fn motions(&self) -> &'a Motions {
        &self.screen.motions
    }

    /// The seat that made the last confirmed turn.
    pub fn last_player(&self) -> Option<Seat> {
        self.board.last_player()
    }

    /// The opponent of the seat on turn, if OK would win the game for the opponent.
    pub fn gives_away(&self) -> Option<Seat> {
        self.board.gives_away()
    }

    /// Returns how the game ended; `None` while it goes on.
    pub fn ended(&self) -> Option<BoardEnd> {
        self.board.ended()
    }

    /// Returns the rotation of the board.
    pub fn board_turn(&self) -> Rotation {
        match (self.screen.upright, plays_second(self.sitting)) {
            (false, _) => board_turn(self.shown(), self.sitting),
            (true, true) if self.shown().has_ends() => Rotation::R180,
            (true, _) => Rotation::R0,
        }
    }

    /// Returns true if the board is upright for one person.
    pub fn is_upright(&self) -> bool {
        self.screen.upright
    }

    /// The places from which its labels are read: against a computer by the person alone.
    pub fn readers(&self) -> [Station; 2] {
        match only_human(self.sitting).filter(SeatAssignment::is_person) {
            Some(alone) if !self.is_upright() => [alone.place; 2],
            _ => self.places(),
        }
    }

    /// Returns the places of the two players. The board faces the first. An upright board has one side.
    pub fn places(&self) -> [Station; 2] {
        match self.is_upright() {
            true => [Station::NearLeft; 2],
            false => board_places(self.sitting),
        }
    }

    /// Returns the square of the stage that the board fills.
    pub fn square(&self) -> BoardSquare {
        match self.is_upright() || self.screen.crowded {
            true => BoardSquare::SMALL,
            false => BoardSquare::between(&self.places()),
        }
    }

    /// The board's pose on the stage; its grid begins at 0, 0.
    pub fn pose(&self) -> Pose {
        let BoardSquare { centre, side } = self.square();
        Pose::centred(centre, side, side, self.board_turn())
    }

    /// Returns the grid of cells in the board's pose.
    pub fn grid(&self) -> Grid {
        Grid::filling(Default::default(), self.square().side, self.shown().width())
    }

    /// Returns the view of the board at a time.
    ///
    /// `held` is the piece that a finger holds, if there is one: its cell, and the finger's point in the board's
    /// pose.
    pub fn sight(&self, now: Millis, held: Option<(Cell, Point)>) -> BoardView<'a> {
        // Until the emblem of a player who swaps arrives, the piece still belongs to the other player.
        let crosses = self.motions().going(now).any(|(what, share)| {
            let swaps = matches!(what, Moving::Swap { .. });
            swaps && share < LANDED
        });
        let player = |side| match crosses {
            true => 1 - self.shown().player(side),
            false => self.shown().player(side),
        };
        let colour = |side| self.sitting[player(side)].colour;
        let glide = &self.screen.glide;
        let [one, other] = self.readers();
        BoardView {
            grid: self.grid(),
            colours: [0, 1].map(colour),
            paths: if self.is_gliding(now) {
                &glide.paths
            } else {
                &[]
            },
            share: ((now - glide.since) / GLIDE_MS) as f32,
            held,
            reader: (one == other).then(|| self.board_turn().seen_in(one.turn())),
        }
    }

    /// Returns true if pieces are on their way.
    pub(crate) fn is_gliding(&self, now: Millis) -> bool {
        let glide = &self.screen.glide;
        !glide.paths.is_empty() && now < glide.since + GLIDE_MS
    }

    /// The pass or swap that the rules offer now, as they spell it.
    pub fn special(&self) -> Option<String> {
        self.board.special()
    }

    /// Returns whether it is played to learn the game.
    pub fn is_trial(&self) -> bool {
        self.screen.is_trial()
    }

    /// Returns the other player's proposal to a seat, while that seat has to answer it.
    pub fn proposed_to(&self, seat: Seat) -> Option<Proposal> {
        match self.screen.asked(seat)? {
            Asked::Proposal(what) => Some(what),
            _ => None,
        }
    }

    /// Returns what a seat has proposed, and has no answer to yet.
    pub fn proposed_by(&self, seat: Seat) -> Option<Proposal> {
        let (by, what) = self.screen.session().terms().proposed?;
        (by == seat).then_some(what)
    }

    /// Returns whether a seat may propose something to the other person.
    pub fn may_propose(&self, seat: Seat, what: Proposal) -> bool {
        self.course().is_none() && self.screen.session().may_propose(seat, what)
    }

    /// Returns true if a seat is being asked about resigning.
    pub fn is_asking(&self, seat: Seat) -> bool {
        self.screen.asked(seat) == Some(Asked::Resign)
    }

    /// Returns true if a step of the turn can be taken back.
    pub fn may_undo(&self) -> bool {
        self.screen.session().game().may_undo()
    }

    /// Returns true if a seat may take back its last turn, with the computer's answer.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.course().is_none() && self.screen.session().may_take_back(seat)
    }

    /// Returns true if the turn is whole.
    pub fn may_commit(&self) -> bool {
        self.screen.session().game().may_commit()
    }

    /// Returns true if a finger on a cell picks something up.
    pub fn picks_up(&self, cell: Cell) -> bool {
        self.board.picks_up(cell)
    }

    /// The touches that a finger makes which carries what is on this cell; `None` if that leads nowhere.
    pub fn held(&self, cell: Cell) -> Option<Vec<Cell>> {
        self.board.held(cell)
    }

    /// Returns the next touches for a finger that carries the piece on this cell.
    ///
    /// `None` if the piece leads nowhere.
    pub fn preview(&self, cell: Cell) -> Option<NextTouches> {
        self.board.preview(cell)
    }
}

/// Returns the rotation of a board.
///
/// The board is upright for the player who began, or for the person who plays against the computer. If each side
/// has its own end of the board, a person who plays second has that end before them.
pub fn board_turn(board: &dyn Board, sitting: &[SeatAssignment]) -> Rotation {
    let [first, _] = board_places(sitting);
    match plays_second(sitting) && board.has_ends() {
        true => first.turn().opposite(),
        false => first.turn(),
    }
}

/// Returns true if one person plays against the computer, which has begun.
fn plays_second(sitting: &[SeatAssignment]) -> bool {
    matches!(sitting, [computer, person] if !computer.is_person() && person.is_person())
}

/// Returns the places of the two players. The board faces the first.
pub(crate) fn board_places(sitting: &[SeatAssignment]) -> [Station; 2] {
    match sitting {
        [computer, person] if plays_second(sitting) => [person.place, computer.place],
        [first, second, ..] => [first.place, second.place],
        // A board always has two players, so this fallback is never seen.
        [] | [_] => [Station::NearLeft, Station::FarRight],
    }
}
