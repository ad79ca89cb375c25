//! The contract of a game's screen: what the table asks of it, whichever game is played. Games on a board
//! of cells share one; a game of another kind brings its own in its folder.

use super::game_words::GameWords;
use super::layout::{Folding, OwnScreen};
use super::looking_back::LookingBack;
use super::motion::Moving;
use super::sight::About;
use super::state::State;
use super::table::TableScreen;
use base::sound::Sound;
use base::words::Message;
use rules::maps::CityId;
use rules::request::EngineRequest;
use rules::{GameId, Spot};
use scene::{Layer, Pen, Point, Scene, TargetArea};
use session::{Command, Fact, Seat};

/// Tells which screen draws a game.
pub(crate) type ScreenOf = fn(GameId) -> &'static dyn GameScreen;

/// The pens of a picture, the lowest layer first.
pub struct Pens<'a> {
    /// Moving parts of the board.
    pub board: &'a mut Pen,
    /// Marks above the pieces and names of the board.
    pub marks: &'a mut Pen,
    /// Hubs, which are above the names of a map.
    pub hubs: &'a mut Pen,
    /// The seats' panels.
    pub seats: &'a mut Pen,
    /// Flashing parts of the panels.
    pub flash: &'a mut Pen,
}

/// The still layers of a map with upright names, the lowest first.
pub struct UprightMap {
    /// Sea, land, and links.
    pub ground: Layer,
    /// The names of seas and ranges, and the paper round those of cities.
    pub halos: Layer,
    /// Cities and their names.
    pub towns: Layer,
}

/// Draws a game's matches, and answers for what only this game has.
pub trait GameScreen: GameWords + Sync {
    /// Draws the board, and each seat's panel.
    fn draw(&self, state: &State, table: &TableScreen, pens: &mut Pens);

    /// Returns the height of the sheet of an own screen, in its own units.
    fn own_sheet(&self, state: &State, table: &TableScreen) -> f32;

    /// Returns how that sheet folds; `None` if it never does.
    fn own_fold(&self, _state: &State, _table: &TableScreen) -> Option<Folding> {
        None
    }

    /// Draws the board and the sheet of an own screen, which shows a seat.
    fn draw_own(
        &self,
        state: &State,
        table: &TableScreen,
        own: OwnScreen,
        viewer: Seat,
        pens: &mut Pens,
    );

    /// Returns the points of the board that are new to a seat whose turn begins.
    ///
    /// They are what others have built since the seat's last turn, and its own hub with it. The list is empty if
    /// nothing is new.
    fn news(&self, _table: &TableScreen, _seat: Seat) -> Vec<Point> {
        Vec::new()
    }

    /// Returns the subject of an own screen that shows a seat.
    fn about(&self, _state: &State, _table: &TableScreen, _viewer: Seat) -> About {
        About::Turn
    }

    /// Points of the board that the own screen is about. Empty if any part of the board may be in sight.
    fn about_where(&self, _state: &State, _table: &TableScreen, _viewer: Seat) -> Vec<Point> {
        Vec::new()
    }

    /// Cities that an own screen names before all others for a seat: those that its person may know to be their
    /// own.
    fn named_first(&self, _state: &State, _table: &TableScreen, _viewer: Seat) -> Vec<CityId> {
        Vec::new()
    }

    /// Returns the points of the board where a seat has something, as far as it may see that.
    fn own_ground(&self, _state: &State, _table: &TableScreen, _viewer: Seat) -> Vec<Point> {
        Vec::new()
    }

    /// The turn that a seat has just ended in a few words for the log, where the whole sentence is long.
    fn turn_in_short(&self, _table: &TableScreen, _seat: Seat) -> Option<Message> {
        None
    }

    /// The end of a round or a game in a few words, as far as the table shows it by now.
    fn end_in_short(&self, _state: &State, table: &TableScreen) -> Option<Message> {
        self.tell(table, &Fact::Finished)
    }

    /// Where on the board the turn was that a seat has just ended.
    fn turn_spots(&self, _table: &TableScreen, _seat: Seat) -> Vec<Spot> {
        Vec::new()
    }

    /// The rounds that are over, the first one first: what has ended in a few words, and what each seat had then. None in
    /// games without rounds.
    fn rounds(&self, _table: &TableScreen) -> Vec<(Message, Vec<Message>)> {
        Vec::new()
    }

    /// Returns the points of a part of the board.
    fn spot_place(&self, _table: &TableScreen, _spot: Spot) -> Vec<Point> {
        Vec::new()
    }

    /// Returns the motions that start with the effect of a command.
    fn moving(&self, _table: &TableScreen, _fact: &Fact) -> Vec<Moving> {
        Vec::new()
    }

    /// Returns the motions of pieces that go back if the last step of the turn is taken back now.
    fn undoing(&self, _table: &TableScreen) -> Vec<Moving> {
        Vec::new()
    }

    /// Sound of the step that was taken last, if it is not always the same in this game.
    fn voice(&self, _table: &TableScreen) -> Option<Sound> {
        None
    }

    /// Seat whose success stops the whole table for a moment, if a fact is worth it.
    fn moment(&self, _table: &TableScreen, _fact: &Fact) -> Option<Seat> {
        None
    }

    /// The next step of the cheapest way to finish, where a seat has to and a machine can tell.
    fn next_to_finish(&self, _table: &TableScreen, _seat: Seat) -> Option<Command> {
        None
    }

    /// Returns true if the match may soon be over, as far as public knowledge goes.
    ///
    /// The music then has another voice.
    fn is_tense(&self, _table: &TableScreen) -> bool {
        false
    }

    /// Returns true if a demonstration shows this part of the game. It plays the other parts unseen.
    fn is_worth_watching(&self, _table: &TableScreen) -> bool {
        true
    }

    /// Returns whether the person on turn is offered help that comes first only after a while.
    fn has_help(&self, _table: &TableScreen) -> bool {
        false
    }

    /// Returns a sentence that a beginner at a seat has cause to learn now.
    fn lesson(&self, _state: &State, _table: &TableScreen, _seat: Seat) -> Option<Message> {
        None
    }

    /// Tasks of a beginner at a seat, in the order in which they are to be done, and whether each is. None where nothing
    /// but the whole game is played.
    fn tasks(&self, _state: &State, _table: &TableScreen, _seat: Seat) -> Vec<bool> {
        Vec::new()
    }

    /// Returns the words on a seat's chip on an own screen, next to its emblem.
    fn chip(&self, table: &TableScreen, seat: Seat) -> Message;

    /// Count below those words; nothing in most games.
    fn chip_count(&self, _table: &TableScreen, _seat: Seat) -> Message {
        Message::NOTHING
    }

    /// Draws what fingers on the board would do. `targets` are all places that can be touched now.
    fn draw_fingers(
        &self,
        state: &State,
        table: &TableScreen,
        targets: &[TargetArea],
        pens: &mut Pens,
    );

    /// Draws the board alone, for the demonstration.
    fn draw_demonstration(&self, state: &State, table: &TableScreen, pens: &mut Pens);

    /// Draws results on top of the table.
    fn draw_results(&self, _state: &State, _table: &TableScreen, _over: &mut Pen) {}

    /// Returns a picture to take home of the end of the round or game on the results, with a date. A game on a map
    /// gets `map`.
    fn souvenir(
        &self,
        state: &State,
        table: &TableScreen,
        map: Option<UprightMap>,
        date: &str,
    ) -> Option<Scene>;

    /// Returns what is played and the standing, for people who left the game.
    ///
    /// The first part is a few words, the second a sentence.
    fn standing(&self, table: &TableScreen) -> (Message, Message);

    /// Starts the review of the round on the results, first for a seat. `None` if there are none.
    fn look_back(
        &self,
        _table: &TableScreen,
        _seat: Seat,
    ) -> Option<(Box<dyn LookingBack>, EngineRequest)> {
        None
    }
}
