//! State of the application: everything that the table knows, and queries about it.
//!
//! It knows no drawing. The module `update` describes the effects of inputs on it.

use base::Millis;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use base::table::Station;
use rules::Cell;
use scene::Slider;
use session::cabinet::Cabinet;
use session::{Actor, Revision, Session};

use super::arrivals::Waiting;
use super::board_table::BoardTable;
use super::course::Course;
use super::elsewhere::Elsewhere;
use super::engine::Engine;
use super::game_screen::{GameScreen, ScreenOf};
use super::hands::Hands;
use super::house::House;
use super::keeper::Keeper;
use super::kiosk::Kiosk;
use super::kiosk::attract::Show;
use super::library::Library;
use super::linked_game::LinkedGame;
use super::lobby::Lobby;
use super::motion::Motions;
use super::overlay::Overlays;
use super::puzzle::PuzzleScreen;
use super::screen::Screen;
use super::speech::Speech;
use super::table::TableScreen;

/// Everything that the table knows.
#[derive(Clone, Debug)]
pub struct State {
    /// The games that the table offers.
    pub games: Cabinet,
    /// The screen of each game.
    pub(crate) screen_of: ScreenOf,
    pub(crate) chance: ChaCha8Rng,
    /// Time of the last input.
    pub now: Millis,
    /// What stays the same from game to game.
    pub house: House,
    /// Maps, rules and languages that the page has fetched.
    pub library: Library,
    /// Storage: the journal and its saves.
    pub keeper: Keeper,
    /// Connections of this page with others.
    pub(crate) elsewhere: Elsewhere,
    /// The lobby, and who has just played.
    pub lobby: Lobby,
    /// Questions to the engine.
    pub engine: Engine,
    /// Screen under everything else.
    pub screen: Screen,
    /// Overlays of the screen.
    pub overlays: Overlays,
    /// Decisions of the operator.
    pub kiosk: Kiosk,
    /// Fingers and keys.
    pub hands: Hands,
    /// Sentences for the people at this table.
    pub speech: Speech,
}

impl State {
    /// A table with an empty lobby and these games. All chance comes from the seed.
    pub fn new(games: Cabinet, screen_of: ScreenOf, seed: u64) -> Self {
        let mut state = Self {
            games,
            screen_of,
            chance: ChaCha8Rng::seed_from_u64(seed),
            now: Millis::default(),
            house: House::default(),
            library: Library::new(games),
            keeper: Keeper::default(),
            elsewhere: Elsewhere::default(),
            lobby: Lobby::new(games),
            engine: Engine::default(),
            screen: Screen::Lobby,
            overlays: Overlays::default(),
            kiosk: Kiosk::new(games),
            hands: Hands::default(),
            speech: Speech::default(),
        };
        state.keeper.settings_are(state.settings_text());
        state
    }

    /// Returns the time of the next wake-up, on the inputs' clock in milliseconds.
    pub fn wake_at(&self) -> Option<Millis> {
        let table = self.table();
        let seen = self.seen_table();
        let times = [
            self.speech.wakes_at(),
            self.kiosk_wakes_at(),
            self.computer_wakes_at(),
            self.overlays.vote().map(|vote| vote.until),
            self.hands.contacts.expires_at(),
            seen.and_then(|table| table.moment_wakes_at(self.now)),
            self.tours_until(),
            self.motions().and_then(Motions::next_heard),
            self.ready_ends_at(),
            table.and_then(|table| table.nudge.wakes_at()),
            self.help_wakes_at(),
            self.clock_wakes_at(),
            self.room_wakes_at(),
            self.replay_wakes_at(),
        ];
        times.into_iter().flatten().reduce(Millis::min)
    }

    /// Returns a stored game that waits for RESUME.
    pub fn waiting(&self) -> Option<&Waiting> {
        self.keeper.arrivals.waiting()
    }

    /// Returns the screen that draws a match.
    pub fn game_screen(&self, table: &TableScreen) -> &'static dyn GameScreen {
        (self.screen_of)(table.session().id())
    }

    /// Returns the screen of the session on the table, or of the one under review.
    pub fn table(&self) -> Option<&TableScreen> {
        self.screen.table()
    }

    /// Returns the visible game: a session, or the demonstration's.
    pub fn seen_table(&self) -> Option<&TableScreen> {
        let shown = || self.demonstration().and_then(Show::table);
        self.table().or_else(shown)
    }

    /// Returns the game of an open link.
    pub fn linked_game(&self) -> Option<&LinkedGame> {
        self.screen.linked_game()
    }

    /// Returns true while a player sets up a position.
    pub fn is_set_up(&self) -> bool {
        self.linked_game().is_some_and(LinkedGame::is_set_up)
    }

    /// Returns the puzzle on the table, if there is one.
    pub fn puzzle(&self) -> Option<&PuzzleScreen> {
        self.screen.puzzle()
    }

    /// Returns the exercises, while one of them is on the table and no link is open.
    pub fn course(&self) -> Option<&Course> {
        self.table().and_then(TableScreen::course)
    }

    /// Returns the motions on the table, or over puzzles.
    fn motions(&self) -> Option<&Motions> {
        let table = self.table().map(|table| &table.motions);
        table.or(self.puzzle().map(|puzzle| &puzzle.motions))
    }

    /// Returns the demonstration, while it runs.
    pub fn demonstration(&self) -> Option<&Show> {
        self.screen.attract()
    }

    /// Returns the session on the table, or that of an open link.
    pub fn session(&self) -> Option<&Session> {
        self.table().map(|table| table.session())
    }

    /// Returns the session of a game for two, if the table plays one.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        self.table()?.board()
    }

    /// Returns the cell of the last refusal, while the screen shows it.
    pub fn refused_cell(&self) -> Option<Cell> {
        self.speech.refused_at(self.session()?.revision())
    }

    /// Returns true if the session on the table is still in the turn of a revision.
    pub(crate) fn is_in_turn_of(&self, revision: Revision) -> bool {
        self.session()
            .is_some_and(|session| session.revision().same_turn(revision))
    }

    /// Returns true if a motion is on its way on the table.
    ///
    /// Then the next picture differs from this one, though nothing has happened.
    pub fn is_moving(&self) -> bool {
        let clock = self.gliding_clock();
        let table = self.seen_table();
        let board = table.and_then(TableScreen::board);
        let lobby = matches!(self.screen, Screen::Lobby) && self.lobby.look.is_moving(clock);
        lobby
            || table.is_some_and(|table| table.motions.are_going(clock))
            || board.is_some_and(|board| board.is_gliding(clock))
            || self.puzzle().is_some_and(|puzzle| puzzle.is_moving(clock))
    }

    /// Returns true while all turns wait, so that nobody misses the players who have connected.
    pub fn holds_still(&self) -> bool {
        let table = self.seen_table();
        table.is_some_and(|table| table.holds_still(self.now))
    }

    /// Returns true while the table shows the end of a round: seat by seat, its taxes, and the podium. Its results come
    /// later.
    pub fn is_touring(&self) -> bool {
        self.tours_until().is_some()
    }

    fn tours_until(&self) -> Option<Millis> {
        let clock = self.gliding_clock();
        self.seen_table()?.motions.tours_until(clock)
    }

    /// Returns true if the system or the settings ask for more contrast.
    pub fn has_high_contrast(&self) -> bool {
        self.house.outside.wishes_contrast() || self.house.settings.get(Slider::Contrast) > 0
    }

    /// Returns true if the system or the settings ask for stillness.
    pub fn is_still(&self) -> bool {
        self.house.outside.wishes_stillness() || !self.house.settings.offers_motion()
    }

    /// Returns the clock of gliding pieces. If the system or the settings ask for stillness, all pieces have always
    /// arrived.
    pub fn gliding_clock(&self) -> Millis {
        if self.is_still() {
            Millis::NEVER
        } else {
            self.now
        }
    }

    /// Returns the place that the game on the table waits for, of a person or a computer player. `None` without a game,
    /// and after its end.
    pub fn acting_place(&self) -> Option<Station> {
        self.session()?.place_of(Actor::Table)
    }

    /// Returns the name of the topmost part of the screen: `lobby`, `game`, `results`, or an overlay. Tests recognise
    /// the screen by it, in any language.
    pub fn screen(&self) -> &'static str {
        if self.kiosk.is_dark() {
            return "dark";
        }
        if self.demonstration().is_some() {
            return "demonstration";
        }
        if self.countdown().is_some() {
            return "countdown";
        }
        if let Some(overlay) = self.overlays.top() {
            return overlay.name();
        }
        if let Some(linked) = self.linked_game() {
            return match (&linked.shown.review, &linked.editor) {
                (Some(_), _) => "review",
                (None, Some(_)) => "set-up",
                (None, None) => "replay",
            };
        }
        match self.table() {
            None if self.puzzle().is_some() => "puzzle",
            None if self.is_member() => "member",
            None if self.waiting().is_some() => "saved-game",
            None => "lobby",
            Some(table) if table.review.is_some() => "review",
            Some(table) if table.session().to_act().is_none() => "results",
            Some(_) => "game",
        }
    }
}
