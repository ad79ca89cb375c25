//! The screen of a session: beside the session itself what only the screen knows, which is drawn
//! scenery, open city lists, pieces on their way, and a round that is looked back at.

use base::Millis;
use std::rc::Rc;

use base::table::{PANEL_DEPTH, Pose, Rotation, Station};
use rules::{Cell, GameId};
use scene::{Frame, MIDDLE, Point, STAGE_HEIGHT};
use session::boards::{Board, BoardView, Ghost, Grid, NextTouches, ghosts};
use session::{
    BoardEnd, BoardPlay, Clock, Draft, PlayTerms, Revision, Seat, SeatAssignment, Session,
};

use super::coach::Coach;
use super::course::Course;
use super::expectations::Expectations;
use super::loaded_map::LoadedMap;
use super::looking_back::LookingBack;
use super::motion::{GLIDE_MS, Moment, Motions};
use super::nudge::Nudge;
use super::ready::Ready;
use base::words::{self, Language, Message};

/// What a board leaves free on each of its sides for its labels, in stage units.
const LABELS: f32 = 40.0;

/// Why a game is played.
#[derive(Clone, Debug, Default)]
pub(crate) enum Purpose {
    /// It is a game.
    #[default]
    Game,
    /// To learn the game: small, and with the coach.
    Trial,
    /// It is one of the exercises before that.
    Course(Box<Course>),
    /// To see what could have been: it goes on from a position of this game, which is over and is kept.
    WhatIf(Box<TableScreen>),
}

/// The square on the stage that a board fills: as large as the seats of those who play leave room for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardSquare {
    /// Its middle.
    pub centre: Point,
    /// Its side in stage units.
    pub side: f32,
}

impl BoardSquare {
    /// The square between panels on both long sides. An upright board fills it as well: whoever looks at it
    /// makes it as large as is wanted.
    pub const SMALL: Self = Self {
        centre: MIDDLE,
        side: STAGE_HEIGHT - 2.0 * (PANEL_DEPTH + LABELS),
    };

    /// The square between the panels of these places. Only those on the long sides take from the height, which
    /// is what there is least of.
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
    pub turn: Rotation,
    pub language: Language,
}

/// Pieces on their way.
#[derive(Clone, Debug, Default)]
pub struct Glide {
    /// The cells that each passes, from where it stood to where it stands.
    pub paths: Vec<Vec<Cell>>,
    /// When they left, on the inputs' clock in milliseconds.
    pub(crate) since: Millis,
}

/// A session on the table with what only its screen knows.
#[derive(Clone, Debug)]
pub struct TableScreen {
    /// The session.
    pub session: Session,
    /// The map, where the match is played on one.
    loaded_map: Option<Rc<LoadedMap>>,
    /// The round that people look back at.
    pub review: Option<Box<dyn LookingBack>>,
    /// The number under which the engine was asked about it.
    pub review_asked: u32,
    /// Pieces on their way.
    pub glide: Glide,
    /// What else is on its way.
    pub motions: Motions,
    /// Who has just connected, while that is told.
    pub moment: Option<Moment>,
    /// Why it is played.
    pub(crate) purpose: Purpose,
    /// What beginners have been told.
    pub coach: Coach,
    /// Who has read the results of a round.
    pub ready: Ready,
    /// Whether a touch has put the podium of the game's end away.
    pub podium_is_away: bool,
    /// The seats that people have left to computers.
    pub(crate) left: Vec<Seat>,
    /// Whether one person looks at the board, for whom it stands upright.
    pub upright: bool,
    /// Reader of the names on a map; `None` before the first picture.
    pub(crate) names: Option<MapReader>,
    /// Whether more lies round the board than the panels of those who play.
    pub(crate) crowded: bool,
    /// Whether each seat's city list is open.
    open: Vec<bool>,
    /// Which point of the map each seat's lens shows; `None` while it is closed.
    zoom: Vec<Option<Point>>,
    /// What each seat is being asked.
    asked: Vec<Option<Asked>>,
    /// What the computer player of a game for two has expected.
    pub expectations: Expectations,
    /// Who is thinking for very long.
    pub(crate) nudge: Nudge,
    /// The turn that is on, and since when.
    pub turn: Option<(Revision, Millis)>,
}

/// What a person is asked at the own seat before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To give up the game.
    Resign,
    /// To accept the draw that the other person has offered.
    Draw,
    /// To let a computer player go on here.
    Leave,
    /// Whether anybody is still there, or a computer player is to go on.
    Away,
    /// To take the place of a computer player that has had the seat from the beginning.
    TakeOver,
}

impl TableScreen {
    /// The people who are not ready yet.
    pub fn not_ready(&self) -> impl Iterator<Item = Seat> {
        let seats = self.session.seats().iter().enumerate();
        let people = seats.filter(|(_, sitting)| sitting.is_human());
        people
            .map(|(seat, _)| seat)
            .filter(|&seat| !self.ready.has(seat))
    }

    /// The screen of a session; a match on a map needs its `atlas`. `None` if it is missing.
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
            podium_is_away: false,
            left: Vec::new(),
            upright: false,
            names: None,
            crowded: false,
            open: vec![false; seats],
            zoom: vec![None; seats],
            asked: vec![None; seats],
            expectations,
            nudge: Nudge::default(),
            turn: None,
        }
    }

    /// The screen of the session as it stood after so many moves, with city lists closed.
    #[must_use]
    pub fn after(&self, moves: usize) -> Self {
        Self::on(self.session.after(moves), self.loaded_map.clone())
    }

    /// The same screen, at which nobody looks back and nothing is on its way.
    #[must_use]
    pub fn without_review(&self) -> Self {
        Self::on(self.session.clone(), self.loaded_map.clone())
    }

    /// The same as it stands upright for one person.
    #[must_use]
    pub fn upright_end(&self) -> Self {
        Self {
            upright: true,
            ..self.without_review()
        }
    }

    /// The same screen of a session that gets another seed for what is not dealt yet.
    #[must_use]
    pub fn reseeded(self, seed: u64) -> Self {
        Self {
            session: self.session.reseeded(seed),
            ..self
        }
    }

    /// What is not dealt yet comes from another seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.session = self.session.clone().reseeded(seed);
    }

    /// The same screen of a session on other terms.
    #[must_use]
    pub fn on_terms(self, terms: PlayTerms) -> Self {
        Self {
            session: self.session.on_terms(terms),
            ..self
        }
    }

    /// The same screen for a session that comes to the table anew.
    #[must_use]
    pub fn later_than(self, before: Revision) -> Self {
        Self {
            session: self.session.later_than(before),
            ..self
        }
    }

    /// How the names on a map are turned.
    pub fn names(&self) -> Rotation {
        self.names.map_or(Rotation::R0, |reader| reader.turn)
    }

    /// The map, where the match is played on one.
    pub fn loaded_map(&self) -> Option<&Rc<LoadedMap>> {
        self.loaded_map.as_ref()
    }

    /// The round that people look back at.
    pub fn looking_back(&self) -> Option<&dyn LookingBack> {
        self.review.as_deref()
    }

    /// Whether it is played to learn the game, or is an exercise before that.
    pub(crate) fn is_trial(&self) -> bool {
        match self.purpose {
            Purpose::Game | Purpose::WhatIf(_) => false,
            Purpose::Trial | Purpose::Course(_) => true,
        }
    }

    /// The exercises, if it is one of them.
    pub fn course(&self) -> Option<&Course> {
        match &self.purpose {
            Purpose::Course(course) => Some(course),
            Purpose::Game | Purpose::Trial | Purpose::WhatIf(_) => None,
        }
    }

    /// The game that is over and from a position of which this one is played on for trial.
    pub(crate) fn finished_game(&self) -> Option<&Self> {
        match &self.purpose {
            Purpose::WhatIf(finished) => Some(finished),
            Purpose::Game | Purpose::Trial | Purpose::Course(_) => None,
        }
    }

    /// Whether it is an exercise that is done.
    pub(crate) fn rests(&self) -> bool {
        self.course().is_some_and(Course::is_done)
    }

    /// The match as one on a board, if it is.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        Some(BoardTable {
            sitting: self.session.seats(),
            board: self.session.board()?,
            screen: self,
        })
    }

    /// Opens or closes a seat's city list. While results are being read all stay closed, because the
    /// next round's cities are dealt already.
    pub fn set_open(&mut self, seat: Seat, open: bool) {
        self.open[seat] = open && self.session.to_act().is_some();
    }

    /// Whether a seat's city list is open.
    pub fn is_open(&self, seat: Seat) -> bool {
        self.open[seat]
    }

    /// Closes all city lists.
    pub fn close_lists(&mut self) {
        self.open.fill(false);
    }

    /// Which point of the map a seat's lens shows; `None` while it is closed.
    pub fn zoom(&self, seat: Seat) -> Option<Point> {
        self.zoom[seat]
    }

    /// Opens a seat's lens at a point of the map, moves it there, or closes it.
    pub fn set_zoom(&mut self, seat: Seat, at: Option<Point>) {
        self.zoom[seat] = at;
    }

    /// Asks a seat something, or nothing any more.
    pub fn ask(&mut self, seat: Seat, about: Option<Asked>) {
        self.asked[seat] = about.filter(|_| !self.session.is_finished());
    }

    /// What a seat is being asked: what its person has begun to do, or else what the other one wants. Whoever
    /// touches the board meanwhile plays on.
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        let offers = self.session.terms().offer;
        let offered = offers.is_some_and(|offers| offers != seat);
        let plays_on = self.session.to_act() == Some(seat) && self.session.game().may_undo();
        self.asked[seat].or((offered && !plays_on).then_some(Asked::Draw))
    }

    /// Asks nobody any more.
    pub fn stop_asking(&mut self) {
        self.asked.fill(None);
    }
}

/// A session of a game for two on its screen.
#[derive(Clone, Copy)]
pub struct BoardTable<'a> {
    /// Who plays: who began the game first.
    pub sitting: &'a [SeatAssignment],
    board: &'a dyn BoardPlay,
    /// The table on which it is played.
    pub screen: &'a TableScreen,
}

impl<'a> BoardTable<'a> {
    /// Which game of the cabinet.
    pub fn id(&self) -> GameId {
        self.screen.session.id()
    }

    /// The position as it is seen, with what is drafted.
    pub fn shown(&self) -> &'a dyn Board {
        self.board.shown()
    }

    /// The position after the last confirmed turn.
    pub fn now(&self) -> &'a dyn Board {
        self.board.now()
    }

    /// What can be touched next.
    pub fn reach(&self) -> &'a NextTouches {
        self.board.reach()
    }

    /// What has been done of the turn.
    pub fn draft(&self) -> &'a Draft {
        self.board.draft()
    }

    /// The cells that tell the last confirmed turn.
    pub fn trace(&self) -> &'a [Cell] {
        self.board.trace()
    }

    /// The ways that the last confirmed turn has taken.
    pub fn arrows(&self) -> &'a [Vec<Cell>] {
        self.board.arrows()
    }

    /// The pieces that are gone: what the turn that is being made takes or, before it takes anything, what the
    /// last one took.
    pub fn ghosts(&self) -> Vec<Ghost> {
        let taking = match self.draft().touched.is_empty() {
            true => Vec::new(),
            false => ghosts(self.now(), self.shown()),
        };
        match taking.is_empty() {
            true => self.board.aftermath().ghosts.clone(),
            false => taking,
        }
    }

    /// The cells that the last confirmed turn has filled without their having been chosen.
    pub fn filled(&self) -> &'a [Cell] {
        &self.board.aftermath().filled
    }

    /// The last confirmed turn if it was a pass or a swap, as the rules spell it.
    pub fn last_special(&self) -> Option<&'a str> {
        self.board.last_special()
    }

    /// The ways that pieces take if the last touch of the turn is taken back.
    pub fn ways_back(&self) -> Vec<Vec<Cell>> {
        let mut ways = self.now().paths(&self.draft().touched);
        ways.iter_mut().for_each(|way| way.reverse());
        ways
    }

    /// How many turns have been confirmed.
    pub fn turns(&self) -> usize {
        self.screen.session.moves()
    }

    /// The seat of a place.
    pub fn seat_at(&self, place: Station) -> Option<Seat> {
        self.screen.session.seat_at(place)
    }

    /// The exercises, if it is one of them.
    pub fn course(&self) -> Option<&'a Course> {
        self.screen.course()
    }

    /// Whether it is played on for trial from a position of a game that is over.
    pub fn is_what_if(&self) -> bool {
        self.screen.finished_game().is_some()
    }

    /// Whose turn it is; nobody's when the game is over, or an exercise done.
    pub fn acting(&self) -> Option<Seat> {
        let goes_on = !self.screen.rests();
        self.screen.session.to_act().filter(|_| goes_on)
    }

    /// Whose turn it is if it is a person's.
    pub fn person(&self) -> Option<Seat> {
        let acting = self.acting()?;
        Some(acting).filter(|&seat| self.sitting[seat].is_person())
    }

    /// The clocks, if two play by them.
    pub fn clock(&self) -> Option<&'a Clock> {
        self.screen.session.terms().clock.as_ref()
    }

    /// Who begins, as a sentence, until something has been touched; in exercises it is told otherwise.
    pub fn opening(&self) -> Option<Message> {
        let is_new = self.turns() == 0 && *self.draft() == Draft::default();
        let first = self
            .acting()
            .filter(|_| is_new && self.course().is_none())?;
        let who = self.sitting[first].colour.name();
        Some(match self.screen.session.terms().drawn {
            true => words::duel_starts_drawn(who),
            false => words::duel_starts(who),
        })
    }

    /// What a beginner has cause to learn now: something at the start of each of the first own turns.
    pub fn next_lesson(&self, seat: Seat) -> Option<Message> {
        let draft = self.draft();
        let is_new = draft.touched.is_empty() && draft.special.is_none();
        // What the other one has just done is of more weight.
        if self.acting() != Some(seat) || !is_new || self.last_special().is_some() {
            return None;
        }
        match self.special() {
            Some(special) if special == "swap" => Some(words::coach_swap()),
            Some(_) => None,
            None => self.now().lessons().into_iter().nth(self.turns() / 2),
        }
    }

    /// What the computer player has expected.
    pub fn expectations(&self) -> &'a Expectations {
        &self.screen.expectations
    }

    /// What is on its way.
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

    /// How the game ended; `None` while it goes on.
    pub fn ended(&self) -> Option<BoardEnd> {
        self.board.ended()
    }

    /// How the board is turned.
    pub fn board_turn(&self) -> Rotation {
        match (self.screen.upright, plays_second(self.sitting)) {
            (false, _) => board_turn(self.shown(), self.sitting),
            (true, true) if self.shown().has_ends() => Rotation::R180,
            (true, _) => Rotation::R0,
        }
    }

    /// Whether one person looks at the board, for whom it stands upright.
    pub fn is_upright(&self) -> bool {
        self.screen.upright
    }

    /// The places from which its labels are read.
    pub fn readers(&self) -> [Station; 2] {
        match self.is_upright() {
            true => [Station::NearLeft; 2],
            false => board_places(self.sitting),
        }
    }

    /// What the board fills of the stage.
    pub fn square(&self) -> BoardSquare {
        match self.is_upright() || self.screen.crowded {
            true => BoardSquare::SMALL,
            false => BoardSquare::between(&self.readers()),
        }
    }

    /// The board's pose on the stage; its grid begins at 0, 0.
    pub fn pose(&self) -> Pose {
        let BoardSquare { centre, side } = self.square();
        Pose::centred(centre, side, side, self.board_turn())
    }

    /// Where the cells lie in the board's pose.
    pub fn grid(&self) -> Grid {
        Grid::filling(Default::default(), self.square().side, self.shown().width())
    }

    /// How the board is seen at a time, with a piece that a finger holds (its cell, and where the
    /// finger is in the board's pose), if one does.
    pub fn sight(&self, now: Millis, held: Option<(Cell, Point)>) -> BoardView<'a> {
        let colour = |side| self.sitting[self.shown().player(side)].colour;
        let glide = &self.screen.glide;
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
            reader: self.is_upright().then(|| self.board_turn()),
        }
    }

    /// Whether pieces are on their way.
    pub fn is_gliding(&self, now: Millis) -> bool {
        let glide = &self.screen.glide;
        !glide.paths.is_empty() && now < glide.since + GLIDE_MS
    }

    /// The pass or swap that the rules offer now, as they spell it.
    pub fn special(&self) -> Option<String> {
        self.board.special()
    }

    /// Whether a seat is being asked about a draw.
    pub fn is_offered(&self, seat: Seat) -> bool {
        self.screen.asked(seat) == Some(Asked::Draw)
    }

    /// Whether a seat may offer a draw.
    pub fn may_offer_draw(&self, seat: Seat) -> bool {
        self.screen.session.may_offer_draw(seat)
    }

    /// Who offers a draw.
    pub fn offer(&self) -> Option<Seat> {
        self.screen.session.terms().offer
    }

    /// Whether a seat is being asked about resigning.
    pub fn is_asking(&self, seat: Seat) -> bool {
        self.screen.asked(seat) == Some(Asked::Resign)
    }

    /// Whether something of the turn can be taken back.
    pub fn may_undo(&self) -> bool {
        self.screen.session.game().may_undo()
    }

    /// Whether a seat may take back its last turn, with the computer's answer.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.course().is_none() && self.screen.session.may_take_back(seat)
    }

    /// Whether the turn is whole.
    pub fn may_commit(&self) -> bool {
        self.screen.session.game().may_commit()
    }

    /// Whether a finger that goes down on a cell picks something up there.
    pub fn picks_up(&self, cell: Cell) -> bool {
        self.board.picks_up(cell)
    }

    /// The touches that a finger makes which carries what is on this cell; `None` if that leads nowhere.
    pub fn held(&self, cell: Cell) -> Option<Vec<Cell>> {
        self.board.held(cell)
    }

    /// What could be touched next if a finger carried what is on this cell; `None` if it leads nowhere.
    pub fn preview(&self, cell: Cell) -> Option<NextTouches> {
        self.board.preview(cell)
    }
}

/// How a board is turned: so that who began sees it upright, or the person who plays against the
/// computer. Where each side has an end of the board, that person has the own end before them.
pub fn board_turn(board: &dyn Board, sitting: &[SeatAssignment]) -> Rotation {
    let [first, _] = board_places(sitting);
    match plays_second(sitting) && board.has_ends() {
        true => first.turn().opposite(),
        false => first.turn(),
    }
}

/// Whether one person plays against the computer, which has begun.
fn plays_second(sitting: &[SeatAssignment]) -> bool {
    matches!(sitting, [computer, person] if !computer.is_person() && person.is_person())
}

/// The places of the two who play, first the one for whom the board is turned.
pub fn board_places(sitting: &[SeatAssignment]) -> [Station; 2] {
    match sitting {
        [computer, person] if plays_second(sitting) => [person.place, computer.place],
        [first, second, ..] => [first.place, second.place],
        // A board is for two, so there is nobody to see it otherwise.
        [] | [_] => [Station::NearLeft, Station::FarRight],
    }
}
