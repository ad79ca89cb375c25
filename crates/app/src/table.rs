//! The screen of a session: the session itself, and data of the screen alone, such as scenery, open city lists,
//! moving pieces, and a review of a round.

use base::Millis;
use std::rc::Rc;

use base::table::{PANEL_DEPTH, Rotation, Station};
use rules::Cell;
use rules::maps::{CityId, MapId};
use scene::{Frame, MIDDLE, Point, STAGE_HEIGHT};
use session::{
    Actor, Command, Fact, Match, PlayTerms, Proposal, Refused, Revision, Seat, Session,
    one_more_ahead,
};

use super::board_review::BoardReview;
use super::coach::Coach;
use super::course::Course;
use super::expectations::Expectations;
use super::loaded_map::{Lettering, LoadedMap};
use super::looking_back::LookingBack;
use super::motion::{Moment, Motions};
use super::nudge::Nudge;
use super::ready::Ready;
use super::turn_log::TurnLog;
use base::words::{Language, Message};
use rules::request::EngineRequest;

/// Margin of a board on each of its sides for its labels, in stage units.
const LABELS: f32 = 40.0;

/// Purpose of a game.
#[derive(Clone, Debug, Default)]
pub(crate) enum Purpose {
    /// A real game.
    #[default]
    Game,
    /// A small game for learning, with the coach.
    Trial,
    /// An exercise before a game for learning.
    Course(Box<Course>),
    /// A trial from a position of this finished game, which the screen keeps.
    WhatIf(Box<TableScreen>),
    /// A game that computer players show to passers-by.
    Demonstration,
}

/// Square of the board on the stage, as large as the players' seats allow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardSquare {
    /// Its middle.
    pub centre: Point,
    /// Its side in stage units.
    pub side: f32,
}

impl BoardSquare {
    /// The square between panels on both long sides. An upright board fills it as well.
    ///
    /// The person at an upright board chooses its size.
    pub const SMALL: Self = Self {
        centre: MIDDLE,
        side: STAGE_HEIGHT - 2.0 * (PANEL_DEPTH + LABELS),
    };

    /// The square between the panels of these places. Only panels on the long sides reduce its height, which is the
    /// scarce dimension.
    ///
    /// ```
    /// use app::table::BoardSquare;
    /// use base::table::Station;
    ///
    /// let side = |places| BoardSquare::between(places).side;
    /// assert_eq!(side(&[Station::NearLeft, Station::FarRight]), 712.0);
    /// assert_eq!(side(&[Station::NearLeft, Station::Right]), 856.0);
    /// assert_eq!(side(&[Station::Left, Station::Right]), 1000.0);
    /// ```
    pub fn between(places: &[Station]) -> Self {
        let depth = |turn| {
            let is_taken = places.iter().any(|place| place.turn() == turn);
            if is_taken { PANEL_DEPTH } else { 0.0 }
        };
        let (top, bottom) = (depth(Rotation::R180), STAGE_HEIGHT - depth(Rotation::R0));
        Self {
            centre: Point::new(MIDDLE.x, (top + bottom) / 2.0),
            side: bottom - top - 2.0 * LABELS,
        }
    }

    /// The square with its labels.
    pub fn labelled(self) -> Frame {
        let (half, side) = (self.side / 2.0, self.side);
        Frame::new(self.centre.x - half, self.centre.y - half, side, side).inset(-LABELS)
    }
}

/// The side that the names on a map face, and their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MapReader {
    pub(crate) turn: Rotation,
    pub(crate) language: Language,
}

/// Pieces on their way.
#[derive(Clone, Debug, Default)]
pub struct Glide {
    /// Cells that each piece passes, from its start to its end.
    pub paths: Vec<Vec<Cell>>,
    /// When they left, on the inputs' clock in milliseconds.
    pub(crate) since: Millis,
}

/// A session on the table, with the data of its screen.
#[derive(Clone, Debug)]
pub struct TableScreen {
    session: Session,
    /// The map, in a game with maps.
    loaded_map: Option<Rc<LoadedMap>>,
    /// The round that people look back at.
    pub review: Option<Box<dyn LookingBack>>,
    /// Id of the review's request to the engine.
    pub review_asked: u32,
    /// Pieces on their way.
    pub glide: Glide,
    /// Other motions on their way.
    pub motions: Motions,
    /// Moment of the players who have just connected, while it is visible.
    pub moment: Option<Moment>,
    /// Purpose of the game.
    pub(crate) purpose: Purpose,
    /// State of the coach.
    pub coach: Coach,
    /// Seats whose people have read the results of a round.
    pub ready: Ready,
    /// True if a touch has put the podium, or the notice on taxes, of the current round away.
    pub plates_are_away: bool,
    /// The seats that people have left to computers.
    pub(crate) left: Vec<Seat>,
    /// True if the board is upright for one person.
    pub upright: bool,
    /// Reader of the names on a map; `None` before the first picture.
    pub(crate) names: Option<MapReader>,
    /// Minimum size of those names' letters, in units of the map, and the cities whose names come first.
    pub(crate) letters: (u16, Vec<CityId>),
    /// True if other things than the players' panels surround the board.
    pub(crate) crowded: bool,
    /// True for each seat with an open city list.
    open: Vec<bool>,
    /// Point of the map in each seat's lens; `None` while it is closed.
    zoom: Vec<Option<Point>>,
    /// Question to each seat.
    asked: Vec<Option<Asked>>,
    /// Seat that people have chosen for a head start in the next game, and its size, or 0 for no head start.
    next_ahead: Option<(Seat, u8)>,
    /// Expectations of the computer player of a game for two.
    pub expectations: Expectations,
    /// Reminder for a player who thinks for very long.
    pub(crate) nudge: Nudge,
    /// Current revision of the session, and its time.
    pub(crate) stands: (Revision, Millis),
    /// Time to which the clock of the seat on turn has been counted, on the inputs' clock; `None` while it stops.
    pub(crate) clock_at: Option<Millis>,
    /// The turn that is on, and since when.
    pub turn: Option<(Revision, Millis)>,
    /// Log of the turns so far.
    pub log: TurnLog,
}

/// Question for a person at a seat before an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To give up the game.
    Resign,
    /// Asks for the answer to the other person's proposal.
    Proposal(Proposal),
    /// Asks if a computer player is to continue here.
    Leave,
    /// To end the game that the last person leaves.
    End,
    /// Asks if the person is still there. Without an answer a computer player continues.
    Away,
    /// To take the place of a computer player that has had the seat from the beginning.
    TakeOver,
}

impl TableScreen {
    /// Returns the people who are not ready yet.
    pub fn not_ready(&self) -> impl Iterator<Item = Seat> {
        let seats = self.session.seats().iter().enumerate();
        let people = seats.filter(|(_, sitting)| sitting.is_human());
        people
            .map(|(seat, _)| seat)
            .filter(|&seat| !self.ready.has(seat))
    }

    /// Creates the screen of a session; a match on a map needs its `loaded_map`. Returns `None` if the map is
    /// missing.
    pub fn new(session: Session, loaded_map: Option<&Rc<LoadedMap>>) -> Option<Self> {
        let loaded_map = match session.board() {
            Some(_) => None,
            None => Some(loaded_map?.clone()),
        };
        Some(Self::on(session, loaded_map))
    }

    fn on(session: Session, loaded_map: Option<Rc<LoadedMap>>) -> Self {
        let seats = session.seats().len();
        let expectations = Expectations::new(session.moves() == 0);
        Self {
            session,
            loaded_map,
            review: None,
            review_asked: 0,
            glide: Glide::default(),
            motions: Motions::default(),
            moment: None,
            purpose: Purpose::Game,
            coach: Coach::new(seats),
            ready: Ready::default(),
            plates_are_away: false,
            left: Vec::new(),
            upright: false,
            names: None,
            letters: (0, Vec::new()),
            crowded: false,
            open: vec![false; seats],
            zoom: vec![None; seats],
            asked: vec![None; seats],
            next_ahead: None,
            expectations,
            nudge: Nudge::default(),
            stands: Default::default(),
            clock_at: None,
            turn: None,
            log: TurnLog::default(),
        }
    }

    /// Returns the current match, or the one under review, without the history of drafts.
    pub(crate) fn position(&self) -> Box<dyn Match> {
        match BoardReview::of(self) {
            Some(review) => review.position(),
            None => self.session.game().after(self.session.moves()),
        }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Applies a command of an actor who has seen the current revision.
    ///
    /// # Errors
    ///
    /// The reason of a refusal; the session is unchanged.
    pub(crate) fn apply(&mut self, by: Actor, command: Command) -> Result<Vec<Fact>, Refused> {
        self.session.apply(by, self.session.revision(), command)
    }

    /// Takes an answer from the engine, which may be for the review, and returns the review's next question.
    pub(crate) fn review_answered(
        &mut self,
        id: u32,
        answer: Result<String, Message>,
    ) -> Option<EngineRequest> {
        let review = self.review.as_mut().filter(|_| self.review_asked == id)?;
        review.answered(&self.session, answer)
    }

    /// Replaces the session with another table's version, and returns the old one.
    pub(crate) fn replace(&mut self, session: Session) -> Session {
        std::mem::replace(&mut self.session, session)
    }

    /// Returns the screen of the session after so many moves, with city lists closed.
    #[must_use]
    pub(crate) fn after(&self, moves: usize) -> Self {
        Self::on(self.session.after(moves), self.loaded_map.clone())
    }

    /// Returns the same screen without a review or motions.
    #[must_use]
    pub fn without_review(&self) -> Self {
        Self::on(self.session.clone(), self.loaded_map.clone())
    }

    /// Returns the same screen, upright for one person.
    #[must_use]
    pub fn upright_end(&self) -> Self {
        Self {
            upright: true,
            ..self.without_review()
        }
    }

    /// Returns the same screen as one that computer players show to passers-by.
    #[must_use]
    pub(crate) fn into_demonstration(self) -> Self {
        Self {
            purpose: Purpose::Demonstration,
            ..self
        }
    }

    /// Returns the same screen with another seed for cards that are not dealt yet.
    #[must_use]
    pub fn reseeded(self, seed: u64) -> Self {
        Self {
            session: self.session.reseeded(seed),
            ..self
        }
    }

    /// Takes another seed for everything that is not dealt yet.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.session = self.session.clone().reseeded(seed);
    }

    /// The same screen of a session on other terms.
    #[must_use]
    pub(crate) fn on_terms(self, terms: PlayTerms) -> Self {
        Self {
            session: self.session.on_terms(terms),
            ..self
        }
    }

    /// Returns the same screen for a session that comes to the table again.
    #[must_use]
    pub fn later_than(self, before: Revision) -> Self {
        Self {
            session: self.session.later_than(before),
            ..self
        }
    }

    /// Returns the lettering of the names on a map.
    pub fn names(&self) -> Lettering {
        let (least, first) = self.letters.clone();
        Lettering {
            turn: self.names.map_or(Rotation::R0, |reader| reader.turn),
            least,
            first,
        }
    }

    /// Returns the map, in a game with maps.
    pub fn loaded_map(&self) -> Option<&Rc<LoadedMap>> {
        self.loaded_map.as_ref()
    }

    /// The round that people look back at.
    pub fn looking_back(&self) -> Option<&dyn LookingBack> {
        self.review.as_deref()
    }

    /// Returns the number of turns tried in a review, and the screen after them: [`LookingBack::tries`].
    pub(crate) fn tries(&self) -> Option<(usize, &Self)> {
        self.looking_back()?.tries()
    }

    /// Returns true for a game that teaches, and for its exercises.
    pub fn is_trial(&self) -> bool {
        match self.purpose {
            // A reloaded page knows only the map.
            Purpose::Game | Purpose::WhatIf(_) | Purpose::Demonstration => self.is_lesson(),
            Purpose::Trial | Purpose::Course(_) => true,
        }
    }

    /// Returns true for a game that computer players show to passers-by.
    pub fn is_demonstration(&self) -> bool {
        matches!(self.purpose, Purpose::Demonstration)
    }

    /// Returns true if words for a seat have a reader: the seat's person or, in a demonstration, a passer-by.
    pub fn has_reader(&self, seat: Seat) -> bool {
        self.is_demonstration() || self.session.seats()[seat].computer().is_none()
    }

    /// Returns true for a game on the lesson's map.
    pub fn is_lesson(&self) -> bool {
        self.session.game().map() == Some(MapId::LESSON)
    }

    /// Returns the exercises, if this is one of them.
    pub fn course(&self) -> Option<&Course> {
        match &self.purpose {
            Purpose::Course(course) => Some(course),
            Purpose::Game | Purpose::Trial | Purpose::WhatIf(_) | Purpose::Demonstration => None,
        }
    }

    /// Returns the finished game of which this one tries another line.
    pub(crate) fn finished_game(&self) -> Option<&Self> {
        match &self.purpose {
            Purpose::WhatIf(finished) => Some(finished),
            Purpose::Game | Purpose::Trial | Purpose::Course(_) | Purpose::Demonstration => None,
        }
    }

    /// Returns true if this is an exercise that is done.
    pub(crate) fn rests(&self) -> bool {
        self.course().is_some_and(Course::is_done)
    }

    /// Opens or closes a seat's city list. All lists stay closed during the results, because the next round's
    /// cities are dealt already.
    pub(crate) fn set_open(&mut self, seat: Seat, open: bool) {
        self.open[seat] = open && self.session.to_act().is_some();
    }

    /// Returns true if a seat's city list is open.
    pub fn is_open(&self, seat: Seat) -> bool {
        self.open[seat]
    }

    /// Returns true if the city list of the seat at a place is open.
    pub(crate) fn is_open_at(&self, place: Station) -> bool {
        let seat = self.session.seat_at(place);
        seat.is_some_and(|seat| self.open[seat])
    }

    /// Closes all city lists.
    pub(crate) fn close_lists(&mut self) {
        self.open.fill(false);
    }

    /// Returns the point of the map in a seat's lens; `None` while it is closed.
    pub fn zoom(&self, seat: Seat) -> Option<Point> {
        self.zoom[seat]
    }

    /// Returns true if the person at a place wants the map in a lens.
    pub fn has_lens_at(&self, place: Station) -> bool {
        let seat = self.session.seat_at(place);
        seat.is_some_and(|seat| self.zoom[seat].is_some())
    }

    /// Opens a seat's lens at a point of the map, moves it there, or closes it.
    pub(crate) fn set_zoom(&mut self, seat: Seat, at: Option<Point>) {
        self.zoom[seat] = at;
    }

    /// Asks a seat a question, or ends its question.
    pub fn ask(&mut self, seat: Seat, about: Option<Asked>) {
        self.asked[seat] = about.filter(|_| !self.session.is_finished());
    }

    /// Returns the question for a seat: about its own action, or about the opponent's proposal.
    ///
    /// Its own action comes first. A player who touches the board meanwhile continues the turn.
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        let proposed = self.session.terms().proposed.filter(|&(by, _)| by != seat);
        let plays_on = self.session.to_act() == Some(seat) && self.session.game().may_undo();
        let proposed = proposed.filter(|_| !plays_on);
        self.asked[seat].or(proposed.map(|(_, what)| Asked::Proposal(what)))
    }

    /// Returns the seat with a head start in the next game of the same players, and its size. It is as in this
    /// game, unless they have chosen otherwise.
    pub fn ahead_again(&self) -> Option<(Seat, u8)> {
        let ahead = self.next_ahead.or(self.session.terms().ahead);
        ahead.filter(|&(_, by)| by > 0)
    }

    /// Raises the head start of a seat in the next game by one, and from the maximum to none.
    pub(crate) fn raise_ahead(&mut self, seat: Seat) {
        let own = self.ahead_again().filter(|&(ahead, _)| ahead == seat);
        let by = own.map_or(0, |(_, by)| by);
        self.next_ahead = Some((seat, one_more_ahead(by)));
    }

    /// Clears all questions.
    pub(crate) fn stop_asking(&mut self) {
        self.asked.fill(None);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use base::table::PlayerColour;
    use session::cabinet::Start;
    use session::switch_yard::GAME;
    use session::{Controller, SeatAssignment};

    /// Where the two of [`table`] sit.
    pub(crate) const PLACES: [Station; 2] = [Station::NearLeft, Station::FarRight];

    /// A table with two players; the first one is on turn.
    pub(crate) fn table(first: Controller) -> TableScreen {
        let game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).expect("it begins");
        let seat = |place, colour, controller| SeatAssignment {
            place,
            colour,
            controller,
        };
        let seats = vec![
            seat(PLACES[0], PlayerColour::ALL[0], first),
            seat(PLACES[1], PlayerColour::ALL[1], Controller::Person),
        ];
        let session = Session::new(game, seats, Revision::default()).expect("two may play");
        TableScreen::new(session, None).expect("it needs no map")
    }

    #[test]
    fn no_list_is_open_at_a_place_without_a_seat() {
        let mut table = table(Controller::Person);
        table.set_open(0, true);
        let open = Station::ALL
            .into_iter()
            .filter(|&place| table.is_open_at(place));
        assert_eq!(open.collect::<Vec<_>>(), [PLACES[0]]);
    }
}
