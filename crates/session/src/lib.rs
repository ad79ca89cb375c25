//! A match of any game at this table: the game, the players at their seats, the controller of each seat, and the
//! only function that changes them.
//!
//! Fingers, keys, computer players, phones and far seats send the same [`Command`]s. Each comes with its [`Actor`]
//! and the [`Revision`] that actor has seen. [`Session::apply`] checks, below all drawing, that this actor may do
//! this now. The results come back as [`Fact`]s. A refusal comes back as [`Refused`], and the session is unchanged.
//!
//! ```
//! # #[cfg(feature = "rapid-transit")] {
//! use session::rapid_transit::GAME;
//! use session::cabinet::Start;
//! use rules::Spot;
//! use session::{Actor, Command, Controller, Refused, SeatAssignment, Session};
//! use base::table::{Station, PlayerColour};
//!
//! let seat = |place, colour| SeatAssignment { place, colour, controller: Controller::Person };
//! let seats = vec![
//!     seat(Station::NearLeft, PlayerColour::Orange),
//!     seat(Station::FarRight, PlayerColour::Sky),
//! ];
//! let game = (GAME.begin)(&Start::chosen(&[0])).unwrap();
//! let mut session = Session::new(game, seats, Default::default()).unwrap();
//!
//! // A swap takes two touches and a confirmation.
//! for cell in ["c4", "b4"] {
//!     let touch = Command::Touch(Spot::Cell(cell.parse().unwrap()));
//!     session.apply(Actor::Table, session.revision(), touch).unwrap();
//! }
//! let early = session.apply(Actor::Person(1), session.revision(), Command::Commit);
//! assert_eq!(early, Err(Refused::NotYourTurn));
//! session.apply(Actor::Person(0), session.revision(), Command::Commit).unwrap();
//! assert_eq!(session.to_act(), Some(1));
//! # }
//! ```

#![forbid(unsafe_code)]

mod board_match;
mod board_play;
pub mod boards;
pub mod cabinet;
mod clock;
mod command;
#[cfg(feature = "connection")]
pub mod connection;
mod matches;
#[cfg(feature = "raindrops")]
pub mod raindrops;
#[cfg(feature = "rapid-transit")]
pub mod rapid_transit;
pub mod recorder;
mod seat;
#[cfg(feature = "switch-yard")]
pub mod switch_yard;
mod terms;
pub mod transglobal_rail;
mod view;

pub use board_match::BoardMatch;
pub use board_play::{BoardEnd, BoardPlay, Draft};
pub use clock::{Clock, PastClocks};
pub use command::{Actor, Command, Fact, Refused, Seat};
pub use matches::{EarlyEnd, Match, Unrecorded, play_typed, turn_in_words};
pub use seat::{Controller, SeatAssignment, only_human};
pub use terms::{FirstTerms, MOST_AHEAD, PlayTerms, Proposal, Score, SecondTerms, one_more_ahead};
pub use view::{SessionView, ViewError};

use serde::{Deserialize, Serialize};

use base::table::Station;
use rules::GameId;
use rules::record::{Save, Unwritable};

/// Revision of the matches at this table.
///
/// A later state of a match has a higher revision, and so has any state of a later match. A page that remembers a
/// revision can find out if the session is unchanged.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Revision {
    turn: u32,
    change: u32,
}

impl Revision {
    /// Returns true if no turn has ended between the two revisions.
    ///
    /// Then a gesture that a finger began in one still counts in the other.
    pub fn same_turn(self, other: Self) -> bool {
        self.turn == other.turn
    }

    fn changed(self) -> Self {
        Self {
            change: self.change.wrapping_add(1),
            ..self
        }
    }

    fn turned(self) -> Self {
        Self {
            turn: self.turn.wrapping_add(1),
            ..self.changed()
        }
    }
}

/// A match of any game at this table.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::rapid_transit::GAME;
/// use session::cabinet::Start;
/// use rules::{Level, Strength};
/// use session::{Actor, Command, Controller, Refused, SeatAssignment, Session};
/// use base::table::{PlayerColour, Station};
///
/// let game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).unwrap();
/// let person = SeatAssignment {
///     place: Station::NearLeft,
///     colour: PlayerColour::Red,
///     controller: Controller::Person,
/// };
/// let computer = SeatAssignment {
///     place: Station::FarLeft,
///     colour: PlayerColour::Blue,
///     controller: Controller::Computer(Level::Fixed(Strength::Easy)),
/// };
/// let mut session = Session::new(game, vec![person, computer], Default::default()).unwrap();
///
/// let seen = session.revision();
/// let refused = session.apply(Actor::Computer(1), seen, Command::Commit);
/// assert_eq!(refused, Err(Refused::NotYourTurn));
/// assert_eq!(session.revision(), seen, "nothing has changed");
///
/// session.apply(Actor::Person(0), seen, Command::Resign).unwrap();
/// assert!(session.is_finished());
/// let late = session.apply(Actor::Person(0), seen, Command::Undo);
/// assert_eq!(late, Err(Refused::Stale));
/// # }
/// ```
pub struct Session {
    game: Box<dyn Match>,
    seats: Vec<SeatAssignment>,
    revision: Revision,
    terms: PlayTerms,
}

impl Clone for Session {
    fn clone(&self) -> Self {
        Self {
            game: self.game.boxed(),
            seats: self.seats.clone(),
            revision: self.revision,
            terms: self.terms.clone(),
        }
    }
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &self.game.text())
            .field("seats", &self.seats)
            .field("revision", &self.revision)
            .finish()
    }
}

impl Session {
    /// Returns a session of a match, with its seats in the game's order and a revision later than the previous
    /// session's. `None` if the number of seats does not fit the match.
    pub fn new(game: Box<dyn Match>, seats: Vec<SeatAssignment>, before: Revision) -> Option<Self> {
        (seats.len() == game.seats()).then(|| Self {
            game,
            seats,
            revision: before.turned(),
            terms: PlayTerms::default(),
        })
    }

    /// The same session on other terms.
    #[must_use]
    pub fn on_terms(self, terms: PlayTerms) -> Self {
        Self { terms, ..self }
    }

    /// Returns the terms of play.
    pub fn terms(&self) -> &PlayTerms {
        &self.terms
    }

    /// Returns the score of the games between the two here, with this one if it is over.
    pub fn score(&self) -> Score {
        let before = self.terms.score;
        let ended = self.board().and_then(|board| board.ended());
        ended.map_or(before, |ended| before.after(ended.winner))
    }

    /// Returns the id of the game.
    pub fn id(&self) -> GameId {
        self.game.id()
    }

    /// Returns the match, for features of particular games.
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// The match of a kind, if it is of that kind.
    pub fn game_as<M: Match>(&self) -> Option<&M> {
        self.game.as_any().downcast_ref()
    }

    /// Returns the match as one on the cells of a board, if it is.
    pub fn board(&self) -> Option<&dyn BoardPlay> {
        self.game.as_board()
    }

    /// Returns the assignments of the seats, in the game's order.
    pub fn seats(&self) -> &[SeatAssignment] {
        &self.seats
    }

    /// The seat at a place round the table.
    pub fn seat_at(&self, place: Station) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.place == place)
    }

    /// The place of an actor's seat; for the table that of the seat on turn.
    pub fn place_of(&self, by: Actor) -> Option<Station> {
        let seat = match by {
            Actor::Person(seat) | Actor::Computer(seat) | Actor::Remote(seat) => seat,
            Actor::Table => self.to_act()?,
        };
        Some(self.seats.get(seat)?.place)
    }

    /// Returns the revision of the session.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Returns true if the match is on a map.
    pub fn on_map(&self) -> bool {
        self.game.map().is_some()
    }

    /// Returns the seat on turn; `None` while results are on the screen and when the match is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// The seat on turn, if a person at this table controls it.
    pub fn person_to_act(&self) -> Option<Seat> {
        self.to_act().filter(|&seat| self.seats[seat].is_person())
    }

    /// Returns true if the match is over.
    pub fn is_finished(&self) -> bool {
        self.game.is_finished()
    }

    /// Returns the number of moves in the record.
    pub fn moves(&self) -> usize {
        self.game.moves()
    }

    /// Returns the session after so many moves, without a draft; after all moves if there are fewer.
    #[must_use]
    pub fn after(&self, moves: usize) -> Self {
        Self {
            game: self.game.after(moves),
            ..self.clone()
        }
    }

    /// Returns the same match as a new session, with a revision later than another's.
    #[must_use]
    pub fn later_than(self, before: Revision) -> Self {
        Self {
            revision: before.turned(),
            ..self
        }
    }

    /// Returns the session's record as a save, with the table's own data.
    ///
    /// # Errors
    ///
    /// A match that is too long, or whose start a save cannot express.
    pub fn to_save(&self, extra: Vec<u8>) -> Result<Save, Unwritable> {
        self.game.to_save(extra)
    }

    /// Returns the session for a link: [`Match::shared`]. Its terms stay at this table.
    pub fn shared(&self, hands: bool) -> Option<Self> {
        Some(Self {
            game: self.game.shared(hands)?,
            seats: self.seats.clone(),
            revision: self.revision,
            terms: PlayTerms::default(),
        })
    }

    /// Returns true if players now hold secrets.
    pub fn hides_hands(&self) -> bool {
        self.game.has_secrets() && self.to_act().is_some()
    }

    /// Returns the same session with another seed for all later deals.
    #[must_use]
    pub fn reseeded(self, seed: u64) -> Self {
        let game = self.game.reseeded(seed);
        Self { game, ..self }
    }

    /// Performs a command of an actor who has seen a revision, if that actor may do it now. This is the only way in
    /// which a session changes.
    ///
    /// # Errors
    ///
    /// The reason of the refusal; the session is unchanged.
    pub fn apply(
        &mut self,
        by: Actor,
        seen: Revision,
        command: Command,
    ) -> Result<Vec<Fact>, Refused> {
        recorder::note(by, &command);
        match seen == self.revision {
            true => self.perform(by, command),
            false => Err(Refused::Stale),
        }
    }

    /// Checks if an actor may perform a series of commands now.
    ///
    /// It changes nothing, and fault reports do not list these commands.
    ///
    /// # Errors
    ///
    /// The reason of the first refusal.
    pub fn check(
        &self,
        by: Actor,
        commands: impl IntoIterator<Item = Command>,
    ) -> Result<(), Refused> {
        let mut trial = self.clone();
        for command in commands {
            trial.perform(by, command)?;
        }
        Ok(())
    }

    fn perform(&mut self, by: Actor, command: Command) -> Result<Vec<Fact>, Refused> {
        if let Some(clock) = &mut self.terms.clock {
            clock.note_turn(self.game.moves());
        }
        let facts = match command {
            Command::Elapse(millis) => {
                let facts = self.elapse(by, millis)?;
                // Time alone changes no revision, so that fingers and hints stay valid.
                if facts.is_empty() {
                    return Ok(facts);
                }
                facts
            }
            Command::Control(seat, controller) => self.control(by, seat, controller)?,
            Command::Continue => {
                self.may_speak_for_all(by)?;
                self.game.perform(None, command)?
            }
            Command::TakeBack => {
                let seat = self.own_seat(by)?;
                match self.may_take_back(seat) {
                    true => self.game.perform(Some(seat), command)?,
                    false if self.may_propose(seat, Proposal::TakeBack) => {
                        self.propose(seat, Proposal::TakeBack)?
                    }
                    false => return Err(Refused::NothingToUndo),
                }
            }
            Command::OfferDraw => {
                let seat = self.own_seat(by)?;
                self.propose(seat, Proposal::Draw)?
            }
            Command::Answer(accepts) => {
                let seat = self.own_seat(by)?;
                self.answer(seat, accepts)?
            }
            Command::Resign => {
                let seat = self.own_seat(by)?;
                self.game.perform(Some(seat), command)?
            }
            _ => {
                let seat = self.seat_on_turn(by)?;
                self.game.perform(Some(seat), command)?
            }
        };
        let ends_turn = |fact: &Fact| {
            let kinds = matches!(fact, Fact::Committed(_) | Fact::Continued | Fact::Finished);
            kinds || matches!(fact, Fact::RoundEnded | Fact::TakenBack(_))
        };
        let turns = facts.iter().any(ends_turn);
        self.revision = match turns {
            true => self.revision.turned(),
            false => self.revision.changed(),
        };
        self.terms_follow(&facts, turns);
        Ok(facts)
    }

    /// Updates the clocks and a proposal after a command.
    fn terms_follow(&mut self, facts: &[Fact], turns: bool) {
        let committed = facts.iter().find_map(|fact| match *fact {
            Fact::Committed(seat) => Some(seat),
            _ => None,
        });
        if let Some(clock) = self.terms.clock.as_mut().filter(|_| turns) {
            clock.turn(committed);
            if matches!(facts, [Fact::TakenBack(_), ..]) {
                clock.take_back(self.game.moves());
            }
        }
        let ends =
            |fact: &Fact| matches!(fact, Fact::TakenBack(_) | Fact::Finished | Fact::Handed(_));
        if facts.iter().any(ends) {
            self.terms.proposed = None;
            self.terms.declined = None;
        } else if let Some(seat) = committed {
            // A player who continues has dropped the wish to take back a turn. A draw offer stays open until its
            // answer.
            let lapses =
                |(by, what): &mut (Seat, Proposal)| *by != seat || *what == Proposal::TakeBack;
            self.terms.proposed.take_if(lapses);
            self.terms.declined = None;
        }
    }

    /// Returns true if a seat may make a proposal to the other one. Both must be people, with no other proposal
    /// open, and the same must not have been declined in this turn.
    ///
    /// A draw needs a game that has draws. A player may ask to take back a turn until the opponent has answered it.
    pub fn may_propose(&self, seat: Seat, what: Proposal) -> bool {
        let are_people = self.seats.len() == 2 && self.seats.iter().all(SeatAssignment::is_human);
        let is_free = self.terms.proposed.is_none() && self.terms.declined != Some((seat, what));
        let can_be = match what {
            Proposal::Draw => self.board().is_some_and(|board| board.now().has_draws()),
            Proposal::TakeBack => {
                let last = self.board().and_then(|board| board.last_player());
                last == Some(seat) && self.to_act() != Some(seat)
            }
        };
        are_people && is_free && can_be && !self.is_finished()
    }

    fn propose(&mut self, seat: Seat, what: Proposal) -> Result<Vec<Fact>, Refused> {
        if !self.may_propose(seat, what) {
            return Err(Refused::NotOffered);
        }
        self.terms.proposed = Some((seat, what));
        Ok(vec![Fact::Proposed(seat, what)])
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<Vec<Fact>, Refused> {
        let proposed = self.terms.proposed.filter(|&(by, _)| by != seat);
        let (by, what) = proposed.ok_or(Refused::NotOffered)?;
        match (what, agrees) {
            (Proposal::Draw, true) => self.game.perform(Some(seat), Command::Answer(true)),
            (Proposal::TakeBack, true) => self.game.perform(Some(by), Command::TakeBack),
            (_, false) => {
                self.terms.proposed = None;
                self.terms.declined = Some((by, what));
                Ok(vec![Fact::Declined(seat, what)])
            }
        }
    }

    /// Returns true if a seat may take back its last confirmed turn with the answer to it.
    ///
    /// A person without a draft must be on turn there, and no other person may play.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let acts = self.to_act() == Some(seat) && self.seats[seat].is_human();
        acts && !self.game.may_undo()
            && only_human(&self.seats).is_some()
            && self.board().is_some()
            && self.moves() >= self.seats.len()
    }

    /// Returns the seat on turn whose clock runs, a person's or a computer player's.
    pub fn clocked(&self) -> Option<Seat> {
        self.terms.clock.as_ref()?;
        self.to_act()
    }

    /// Counts milliseconds for the seat on turn. A seat without time has lost.
    fn elapse(&mut self, by: Actor, millis: u32) -> Result<Vec<Fact>, Refused> {
        let seat = self.clocked().ok_or(Refused::NotOffered)?;
        let Some(clock) = self.terms.clock.as_mut().filter(|_| by == Actor::Table) else {
            return Err(Refused::NotYourSeat);
        };
        clock.spend(seat, millis);
        match clock.is_up(seat) {
            true => self.game.perform(Some(seat), Command::Elapse(millis)),
            false => Ok(Vec::new()),
        }
    }

    /// The seat on turn, if the actor may act for it.
    fn seat_on_turn(&self, by: Actor) -> Result<Seat, Refused> {
        if let Actor::Person(seat) | Actor::Computer(seat) | Actor::Remote(seat) = by {
            self.controls(by, seat)?;
        }
        let on_turn = match self.to_act() {
            Some(seat) => seat,
            None if self.is_finished() => return Err(Refused::Finished),
            None => return Err(Refused::ResultsShown),
        };
        match by {
            Actor::Table => self.controls(Actor::Person(on_turn), on_turn)?,
            Actor::Person(seat) | Actor::Computer(seat) | Actor::Remote(seat)
                if seat != on_turn =>
            {
                return Err(Refused::NotYourTurn);
            }
            Actor::Person(_) | Actor::Computer(_) | Actor::Remote(_) => {}
        }
        Ok(on_turn)
    }

    /// Returns the actor's own seat. It need not be on turn.
    fn own_seat(&self, by: Actor) -> Result<Seat, Refused> {
        let (Actor::Person(seat) | Actor::Remote(seat)) = by else {
            return Err(Refused::NotYourSeat);
        };
        self.controls(by, seat)?;
        match self.is_finished() {
            true => Err(Refused::Finished),
            false => Ok(seat),
        }
    }

    /// Checks that an actor speaks for a person at this table.
    fn may_speak_for_all(&self, by: Actor) -> Result<(), Refused> {
        match by {
            Actor::Table => Ok(()),
            Actor::Person(seat) => self.controls(by, seat),
            Actor::Computer(_) | Actor::Remote(_) => Err(Refused::NotYourSeat),
        }
    }

    /// Checks that the actor controls the seat.
    fn controls(&self, by: Actor, seat: Seat) -> Result<(), Refused> {
        let taken = self.seats.get(seat).ok_or(Refused::NoSuchSeat)?;
        let own = match by {
            Actor::Person(_) => taken.is_person(),
            Actor::Computer(_) => taken.computer().is_some(),
            // A person with a seat at this table may hold it on a phone as well.
            Actor::Remote(_) => taken.is_human(),
            Actor::Table => false,
        };
        if own {
            Ok(())
        } else {
            Err(Refused::NotYourSeat)
        }
    }

    /// Hands a seat to another controller. People may hand over only their own seat. The table may hand over any,
    /// for example after a computer player's failure. The draft of a seat on turn is dropped, because it belonged
    /// to the earlier controller.
    fn control(
        &mut self,
        by: Actor,
        seat: Seat,
        controller: Controller,
    ) -> Result<Vec<Fact>, Refused> {
        match by {
            Actor::Table => {}
            Actor::Person(own) if own == seat => self.controls(by, seat)?,
            Actor::Person(_) | Actor::Computer(_) | Actor::Remote(_) => {
                return Err(Refused::NotYourSeat);
            }
        }
        if self.is_finished() {
            return Err(Refused::Finished);
        }
        let taken = self.seats.get_mut(seat).ok_or(Refused::NoSuchSeat)?;
        if std::mem::replace(&mut taken.controller, controller) == controller {
            return Err(Refused::NotOffered);
        }
        let mut facts = vec![Fact::Handed(seat)];
        if self.to_act() == Some(seat) {
            facts.extend(
                self.game
                    .perform(Some(seat), Command::Clear)
                    .unwrap_or_default(),
            );
        }
        Ok(facts)
    }
}
