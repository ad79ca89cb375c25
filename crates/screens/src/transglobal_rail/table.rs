//! A session of the game on its screen, for queries.

use std::rc::Rc;

use super::looking_back::Review;
use app::coach::Coach;
use app::loaded_map::{Lettering, LoadedMap};
use app::motion::{Moment, Motions};
use app::state::State;
use app::table::TableScreen;
use base::table::Station;
use base::words::Message;
use rules::maps::{LinkId, MapId};
use rules::record::Record;
use rules::transglobal_rail::{Move, Phase, TransglobalRail};
use session::transglobal_rail::{RailMatch, RoundEnd};
use session::{Command, Match, Seat, SeatAssignment};

/// A session of Transglobal Rail on its screen.
#[derive(Clone, Copy, Debug)]
pub struct RailTable<'a> {
    /// Assignments of the game's seats, clockwise.
    pub sitting: &'a [SeatAssignment],
    /// Map of the session.
    pub map: MapId,
    /// The map with its still pictures.
    pub loaded_map: &'a Rc<LoadedMap>,
    game: &'a RailMatch,
    screen: &'a TableScreen,
}

impl<'a> RailTable<'a> {
    /// Returns the winners, once the match is over.
    pub fn winners(self) -> Vec<Seat> {
        self.game.winners()
    }

    /// Returns the session of a screen, if it is one of this game.
    pub fn of(screen: &'a TableScreen) -> Option<Self> {
        let game: &RailMatch = screen.session().game_as()?;
        Some(Self {
            sitting: screen.session().seats(),
            map: game.map()?,
            loaded_map: screen.loaded_map()?,
            game,
            screen,
        })
    }

    /// Returns the screen of the session.
    pub(crate) fn screen(&self) -> &'a TableScreen {
        self.screen
    }

    /// The game with its history.
    pub fn record(&self) -> &'a Record<TransglobalRail> {
        self.game.record()
    }

    /// Returns the game at its current state.
    pub fn game(&self) -> &'a TransglobalRail {
        self.game.game()
    }

    /// Returns the visible game: during the results, the state at the end of the round.
    pub fn board(&self) -> &'a TransglobalRail {
        self.game.board()
    }

    /// Returns the results on the screen, if any.
    pub fn ended(&self) -> Option<&'a RoundEnd> {
        self.game.ended()
    }

    /// Returns true if a seat begins the current round.
    pub fn begins(&self, seat: Seat) -> bool {
        self.board().start() == seat && self.game().phase() != Phase::Finished
    }

    /// Returns true if a seat has the money of a turn.
    pub fn has_coins(&self, seat: Seat) -> bool {
        self.acting() == Some(seat) && self.game().phase() == Phase::Building
    }

    /// Dollars in a seat's bank at the beginning, and after each round that is over.
    pub fn banks(&self, seat: Seat) -> Vec<i32> {
        self.game.banks(seat).collect()
    }

    /// The round that people look back at.
    pub fn review(&self) -> Option<&'a Review> {
        self.screen.looking_back()?.as_any().downcast_ref()
    }

    /// The step of the rules that a command asks for, if it asks for one.
    pub fn step_of(&self, command: &Command) -> Option<Move> {
        self.game.step_of(command)
    }

    /// The game's seat at a place.
    pub fn seat_at(&self, place: Station) -> Option<Seat> {
        self.screen.session().seat_at(place)
    }

    /// Returns the seat on turn; `None` during the results.
    pub fn acting(&self) -> Option<Seat> {
        self.screen.session().to_act()
    }

    /// The seat that may act now if a person sits there.
    pub fn person(&self) -> Option<Seat> {
        self.screen.session().person_to_act()
    }

    /// Returns the links of a seat's last turn in this round; none while it is on turn.
    pub fn last_turn(&self, seat: Seat) -> &'a [LinkId] {
        self.game.last_turn(seat)
    }

    /// The links of the turn that a seat has just ended, which may have ended the round.
    pub(crate) fn turn_of(&self, seat: Seat) -> &'a [LinkId] {
        match self.ended() {
            Some(_) => self.board().this_turn(),
            None => self.last_turn(seat),
        }
    }

    /// The link that a seat has built last: in this turn, or in its turn before.
    pub fn last_build(&self, seat: Seat) -> Option<LinkId> {
        self.game.last_build(seat)
    }

    /// Returns the lettering of the names on the map.
    pub(crate) fn names(&self) -> Lettering {
        self.screen.names()
    }

    /// Returns the motions under way.
    pub(crate) fn motions(&self) -> &'a Motions {
        &self.screen.motions
    }

    /// Returns the seats that have just connected, while the screen shows it.
    pub(crate) fn moment(&self) -> Option<&'a Moment> {
        self.screen.moment.as_ref()
    }

    /// Returns true while the screen shows that a seat has just connected.
    pub(crate) fn is_moment_of(&self, seat: Seat) -> bool {
        self.moment()
            .is_some_and(|moment| moment.seats.contains(&seat))
    }

    /// Returns true if a touch has closed the podium, or the notice on taxes.
    pub(crate) fn plates_are_away(&self) -> bool {
        self.screen.plates_are_away
    }

    /// Returns true if a seat has read the results of the round.
    pub(crate) fn is_ready(&self, seat: Seat) -> bool {
        self.screen.ready.has(seat)
    }

    /// Returns the people who have not read the results yet.
    pub(crate) fn not_ready(&self) -> impl Iterator<Item = Seat> {
        self.screen.not_ready()
    }

    /// Returns the coach's lesson for a seat now, if any.
    pub(crate) fn lesson(&self, state: &State, seat: Seat) -> Option<Message> {
        state.lesson(self.screen, seat)
    }

    /// Returns the coach with its knowledge of the seats.
    pub(crate) fn coach(&self) -> &'a Coach {
        &self.screen.coach
    }

    /// Returns true if a seat's city list is open.
    pub fn is_open(&self, seat: Seat) -> bool {
        self.screen.is_open(seat)
    }

    /// Returns the seat whose person reads the podium: the winner if that is a person, or else the best player on
    /// the side with most people.
    ///
    /// `None` without people.
    pub(crate) fn reader(self) -> Option<Seat> {
        let standings = self.game().standings();
        let is_person = |seat: &Seat| self.screen.has_reader(*seat);
        let winners = standings.iter().filter(|(place, _)| *place == 1);
        if let Some(winner) = winners.map(|&(_, seat)| seat).find(is_person) {
            return Some(winner);
        }
        let people: Vec<Seat> = standings
            .iter()
            .map(|&(_, seat)| seat)
            .filter(is_person)
            .collect();
        let beside = |seat: &Seat| {
            let turn = self.sitting[*seat].place.turn();
            let same = people
                .iter()
                .filter(|&&other| self.sitting[other].place.turn() == turn);
            same.count()
        };
        let most = people.iter().map(beside).max()?;
        people.iter().copied().find(|seat| beside(seat) == most)
    }
}
