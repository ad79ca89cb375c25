//! A session of a game for two on its screen: the visible board, the seat on turn, and the possible actions.

use base::Millis;
use base::table::{Pose, Rotation, Station};
use base::words::{self, Message};
use rules::{Cell, GameId};
use scene::Point;
use session::boards::{Board, BoardView, Grid, LANDED};
use session::{BoardPlay, Clock, Draft, Proposal, Seat, SeatAssignment, only_human};

use super::motion::{GLIDE_MS, Moving};
use super::table::{Asked, BoardSquare, TableScreen};

/// A session of a game for two on its screen.
#[derive(Clone, Copy)]
pub struct BoardTable<'a> {
    /// Players at their seats; the one who began the game is first.
    pub sitting: &'a [SeatAssignment],
    /// The match as it is played on its board.
    pub play: &'a dyn BoardPlay,
    /// The table on which it is played.
    pub screen: &'a TableScreen,
}

impl TableScreen {
    /// The match as one on a board, if it is.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        Some(BoardTable {
            sitting: self.session().seats(),
            play: self.session().board()?,
            screen: self,
        })
    }
}

impl<'a> BoardTable<'a> {
    /// Which game of the cabinet.
    pub fn id(&self) -> GameId {
        self.screen.session().id()
    }

    /// The cells that the last confirmed turn has filled without their having been chosen.
    pub fn filled(&self) -> &'a [Cell] {
        &self.play.aftermath().filled
    }

    /// Returns the number of confirmed turns.
    pub fn turns(&self) -> usize {
        self.screen.session().moves()
    }

    /// The seat of a place.
    pub fn seat_at(&self, place: Station) -> Option<Seat> {
        self.screen.session().seat_at(place)
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
        let is_new = self.turns() == 0 && *self.play.draft() == Draft::default();
        let first = self
            .acting()
            .filter(|_| is_new && self.screen.course().is_none())?;
        let who = self.sitting[first].colour.name();
        Some(match self.screen.session().terms().drawn {
            true => words::duel_starts_drawn(who),
            false => words::duel_starts(who),
        })
    }

    /// Returns the lesson for a beginner at the start of each of the first own turns.
    pub fn next_lesson(&self, seat: Seat) -> Option<Message> {
        let draft = self.play.draft();
        let is_new = draft.touched.is_empty() && draft.special.is_none();
        // The opponent's last swap or pass is more important.
        if self.acting() != Some(seat) || !is_new || self.play.last_special().is_some() {
            return None;
        }
        match self.play.special() {
            Some(special) if special == "swap" => Some(words::coach_swap()),
            Some(_) => None,
            None => self.play.now().lessons().into_iter().nth(self.turns() / 2),
        }
    }

    /// Returns the rotation of the board.
    pub fn board_turn(&self) -> Rotation {
        match (self.screen.upright, plays_second(self.sitting)) {
            (false, _) => board_turn(self.play.shown(), self.sitting),
            (true, true) if self.play.shown().has_ends() => Rotation::R180,
            (true, _) => Rotation::R0,
        }
    }

    /// The places from which its labels are read: against a computer by the person alone.
    pub fn readers(&self) -> [Station; 2] {
        match only_human(self.sitting).filter(SeatAssignment::is_person) {
            Some(alone) if !self.screen.upright => [alone.place; 2],
            _ => self.places(),
        }
    }

    /// Returns the places of the two players. The board faces the first. An upright board has one side.
    pub fn places(&self) -> [Station; 2] {
        match self.screen.upright {
            true => [Station::NearLeft; 2],
            false => board_places(self.sitting),
        }
    }

    /// Returns the square of the stage that the board fills.
    pub fn square(&self) -> BoardSquare {
        match self.screen.upright || self.screen.crowded {
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
        Grid::filling(
            Default::default(),
            self.square().side,
            self.play.shown().width(),
        )
    }

    /// Returns the view of the board at a time.
    ///
    /// `held` is the piece that a finger holds, if there is one: its cell, and the finger's point in the board's
    /// pose.
    pub fn sight(&self, now: Millis, held: Option<(Cell, Point)>) -> BoardView<'a> {
        // Until the emblem of a player who swaps arrives, the piece still belongs to the other player.
        let crosses = self.screen.motions.going(now).any(|(what, share)| {
            let swaps = matches!(what, Moving::Swap { .. });
            swaps && share < LANDED
        });
        let player = |side| match crosses {
            true => 1 - self.play.shown().player(side),
            false => self.play.shown().player(side),
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
    pub fn is_gliding(&self, now: Millis) -> bool {
        let glide = &self.screen.glide;
        !glide.paths.is_empty() && now < glide.since + GLIDE_MS
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
        self.screen.course().is_none() && self.screen.session().may_propose(seat, what)
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
        self.screen.course().is_none() && self.screen.session().may_take_back(seat)
    }

    /// Returns true if the turn is whole.
    pub fn may_commit(&self) -> bool {
        self.screen.session().game().may_commit()
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
