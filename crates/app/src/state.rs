//! The state of the application: everything that the table knows, and what can be asked of it. It knows
//! no drawing; what inputs do to it is told in `update`.

use base::Millis;
use std::rc::Rc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use base::table::{Rotation, Station};
use rules::Cell;
use rules::maps::NodeId;
use scene::{Point, Scene, Slider};
use session::cabinet::Cabinet;
use session::{Revision, Seat, Session};

use super::announced::Announced;
use super::arrivals::{Arrivals, Waiting};
use super::board_table::BoardTable;
use super::contacts::Contacts;
use super::course::Course;
use super::elsewhere::Elsewhere;
use super::engine::Engine;
use super::evens::Evens;
use super::focus::Focus;
use super::game_screen::{GameScreen, ScreenOf};
use super::hint::Hints;
use super::keeper::Keeper;
use super::kiosk::Kiosk;
use super::kiosk::attract::Show;
use super::languages::Languages;
use super::layout::{Layout, Looking, Window};
use super::library::Library;
use super::linked_game::LinkedGame;
use super::lobby::Lobby;
use super::mirror::Mirror;
use super::motion::{SittingDown, Turntable};
use super::outside::Outside;
use super::overlay::{Overlay, Overlays};
use super::puzzle::PuzzleScreen;
use super::recent_touches::RecentTouches;
use super::replay::Replay;
use super::screen::Screen;
use super::settings::Settings;
use super::table::TableScreen;
use base::words::Message;

/// A sentence at a seat for a while, or until the next touch.
#[derive(Clone, Debug)]
pub struct Note {
    /// What it says.
    pub words: Message,
    /// When it goes by itself.
    pub until: Millis,
}

/// A cell of a board for two on which nothing could be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RefusedCell {
    pub cell: Cell,
    /// How the game stood: it says nothing of any other moment.
    pub at: Revision,
}

/// Everything that the table knows.
#[derive(Clone, Debug)]
pub struct State {
    /// The games that the table offers.
    pub games: Cabinet,
    /// Which screen draws a game.
    pub(crate) screen_of: ScreenOf,
    pub(crate) chance: ChaCha8Rng,
    pub(crate) now: Millis,
    /// The values of the sliders.
    pub settings: Settings,
    /// The window in which the stage lies.
    pub window: Window,
    /// The layout that somebody has chosen; `None` follows the window.
    pub(crate) wished_layout: Option<Layout>,
    /// What an own screen looks at, once it is not what it looks at first.
    pub(crate) looking: Option<Looking>,
    /// The turn up to which an own screen has shown what others did.
    pub(crate) followed: Revision,
    /// The maps, rules and languages that were fetched.
    pub(crate) library: Library,
    /// What has been kept.
    pub(crate) keeper: Keeper,
    /// Games on their way to the table.
    pub(crate) arrivals: Arrivals,
    /// What the outside has said of itself.
    pub(crate) outside: Outside,
    /// What joins this page with others.
    pub(crate) elsewhere: Elsewhere,
    /// Which leaf of the rules' page an own screen shows, if its page needs more than one.
    pub rules_leaf: usize,
    /// The language of the table, and of each place.
    pub languages: Languages,
    /// Who sits down, and what is chosen.
    pub lobby: Lobby,
    /// Up to when the clock of the person on turn has been counted, on the inputs' clock; `None` while it stands
    /// still.
    pub(crate) clock_at: Option<Millis>,
    /// The last revision of whatever was on the table before.
    pub(crate) before: Revision,
    /// What has been asked of the engine.
    pub(crate) engine: Engine,
    /// How strong even players are.
    pub(crate) evens: Evens,
    /// The hint of this turn.
    pub(crate) hints: Hints,
    /// What is under everything else.
    pub screen: Screen,
    /// What lies over it.
    pub overlays: Overlays,
    /// How what lies over the table is turned.
    pub rotation: Rotation,
    /// How the lobby's sheet is turned: upright or over, as it is too wide for the short sides.
    pub lobby_rotation: Rotation,
    /// The turntable of the lobby.
    pub turntable: Turntable,
    /// Who has just sat down in it.
    pub sitting_down: SittingDown,
    /// What the operator decides.
    pub kiosk: Kiosk,
    /// The fingers that are down.
    pub contacts: Contacts,
    /// What has just appeared under a finger.
    pub recent: RecentTouches,
    /// Where the finger is lifted that presses a button now.
    pub(crate) pressed_at: Option<Point>,
    /// Where the keyboard is.
    pub focus: Focus,
    /// The intersection at which each seat's person is who plays by keys.
    pub at: [Option<NodeId>; Station::ALL.len()],
    /// The person's seat that was on turn last: the one that walks on the map.
    pub(crate) walker: Seat,
    /// What has been said to everybody.
    pub said: Announced,
    /// What is said to each seat, by place.
    pub notes: [Option<Note>; Station::ALL.len()],
    /// Why the move that was typed last cannot be played, with the number under which it was said.
    pub unread: Option<(u32, Message)>,
    /// Where the last touch of a board for two led nowhere, until the next one.
    pub(crate) refused: Option<RefusedCell>,
    /// The picture in which fingers look for what they touch: the one that was shown before what is
    /// being answered.
    pub seen: Rc<Scene>,
    /// The same in words, in which keys lead the focus: as it was when they were last needed.
    pub read: Rc<Mirror>,
}

impl State {
    /// A table with an empty lobby and these games. All chance comes from the seed.
    pub fn new(games: Cabinet, screen_of: ScreenOf, seed: u64) -> Self {
        let mut state = Self {
            games,
            screen_of,
            chance: ChaCha8Rng::seed_from_u64(seed),
            now: Millis::default(),
            settings: Settings::default(),
            window: Window::default(),
            wished_layout: None,
            looking: None,
            followed: Revision::default(),
            library: Library::new(games),
            keeper: Keeper::default(),
            arrivals: Arrivals::default(),
            outside: Outside::default(),
            elsewhere: Elsewhere::default(),
            rules_leaf: 0,
            languages: Languages::default(),
            lobby: Lobby::new(games),
            clock_at: None,
            before: Revision::default(),
            engine: Engine::default(),
            evens: Evens::default(),
            hints: Hints::default(),
            screen: Screen::Lobby,
            overlays: Overlays::default(),
            rotation: Rotation::R0,
            lobby_rotation: Rotation::R0,
            turntable: Turntable::default(),
            sitting_down: SittingDown::default(),
            kiosk: Kiosk::new(games),
            contacts: Contacts::default(),
            recent: RecentTouches::default(),
            pressed_at: None,
            focus: Focus::default(),
            at: Default::default(),
            walker: 0,
            said: Announced::default(),
            notes: Default::default(),
            unread: None,
            refused: None,
            seen: Rc::default(),
            read: Rc::default(),
        };
        state.keeper.settings_are(state.settings_text());
        state
    }

    /// When the application wants to be woken, on the inputs' clock in milliseconds.
    pub fn wake_at(&self) -> Option<Millis> {
        // What stays until the next touch wakes nobody.
        let notes = self.notes.iter().flatten().map(|note| note.until);
        let notes = notes.filter(|&until| until < Millis::NEVER);
        let others = [
            self.kiosk_wakes_at(),
            self.computer_wakes_at(),
            self.vote_wakes_at(),
            self.contacts.expires_at(),
            self.moment_wakes_at(),
            self.tours_until(),
            self.ready_ends_at(),
            self.nudge_wakes_at(),
            self.clock_wakes_at(),
            self.room_wakes_at(),
            self.replay_wakes_at(),
        ];
        notes
            .chain(others.into_iter().flatten())
            .reduce(Millis::min)
    }

    /// The maps, rules and languages that were fetched.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// A game that was kept and waits to go on.
    pub fn waiting(&self) -> Option<&Waiting> {
        self.arrivals.waiting()
    }

    /// What the outside has said of itself.
    pub fn outside(&self) -> &Outside {
        &self.outside
    }

    /// What draws a screen's match.
    pub fn game_screen(&self, table: &TableScreen) -> &'static dyn GameScreen {
        (self.screen_of)(table.session.id())
    }

    /// The games that this table knows.
    pub fn games(&self) -> Cabinet {
        self.games
    }

    /// What the screen of a session knows, while one is on the table or looked at.
    pub fn table(&self) -> Option<&TableScreen> {
        self.screen.table()
    }

    /// The game that came by a link and is looked at.
    pub fn linked_game(&self) -> Option<&LinkedGame> {
        self.screen.linked_game()
    }

    /// What is replayed: the game of a link, or what is looked back at.
    pub fn shown_replay(&self) -> Option<&Replay> {
        let back = self.table().and_then(|table| table.looking_back());
        match self.linked_game() {
            Some(linked) => Some(&linked.replay),
            None => back.map(|back| back.shown_so_far()),
        }
    }

    /// The puzzle on the table, if there is one.
    pub fn puzzle(&self) -> Option<&PuzzleScreen> {
        match &self.screen {
            Screen::Puzzle(puzzle) => Some(puzzle),
            Screen::Lobby
            | Screen::Table(_)
            | Screen::Replay(_)
            | Screen::Attract(_)
            | Screen::Member => None,
        }
    }

    /// The exercises, while one of them is on the table and nothing else is looked at.
    pub fn course(&self) -> Option<&Course> {
        self.table().and_then(TableScreen::course)
    }

    /// The demonstration, while it is on.
    pub fn demonstration(&self) -> Option<&Show> {
        self.screen.attract()
    }

    /// The session on the table; that of a link while one is looked at.
    pub fn session(&self) -> Option<&Session> {
        self.table().map(|table| &table.session)
    }

    /// The session of a game for two on the table, if one is being played.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        self.table()?.board()
    }

    /// The cell on which nothing could be done, as long as that is so.
    pub fn refused_cell(&self) -> Option<Cell> {
        let now = self.session()?.revision();
        self.refused
            .filter(|refused| refused.at == now)
            .map(|refused| refused.cell)
    }

    /// Whoever touches something has seen what was refused.
    pub(crate) fn forget_refused(&mut self) {
        self.refused = None;
        self.unread = None;
        for note in &mut self.notes {
            note.take_if(|note| note.until == Millis::NEVER);
        }
    }

    /// Whether the session on the table is still in the turn of a revision.
    pub(crate) fn is_in_turn_of(&self, revision: Revision) -> bool {
        self.session()
            .is_some_and(|session| session.revision().same_turn(revision))
    }

    /// Whether something on the table is on its way: then the next picture differs from this one,
    /// though nothing has happened.
    pub fn is_moving(&self) -> bool {
        let clock = self.gliding_clock();
        let table = self.table();
        let lobby = matches!(self.screen, Screen::Lobby)
            && (self.turntable.coming(clock).is_some() || self.sitting_down.is_going(clock));
        lobby
            || table.is_some_and(|table| table.motions.are_going(clock))
            || self.board().is_some_and(|board| board.is_gliding(clock))
    }

    /// Whether everybody's turn waits, so that nobody misses who has connected.
    pub fn holds_still(&self) -> bool {
        let moment = self.table().and_then(|table| table.moment.as_ref());
        moment.is_some_and(|moment| self.now < moment.holds_until())
    }

    /// Whether a round that has just ended is shown seat by seat; its results come after that.
    pub fn is_touring(&self) -> bool {
        self.tours_until().is_some()
    }

    fn tours_until(&self) -> Option<Millis> {
        self.table()?.motions.tours_until(self.gliding_clock())
    }

    /// When the moment that is told goes on, or ends.
    fn moment_wakes_at(&self) -> Option<Millis> {
        let moment = self.table()?.moment.as_ref()?;
        Some(match self.holds_still() {
            true => moment.holds_until(),
            false => moment.told_until(),
        })
    }

    /// Whether anything moves at this table, as far as its people have a say in it.
    pub fn offers_motion(&self) -> bool {
        self.settings.get(Slider::Motion) > 0
    }

    /// Whether the system or the settings ask for more contrast.
    pub fn has_high_contrast(&self) -> bool {
        self.outside.wishes_contrast() || self.settings.get(Slider::Contrast) > 0
    }

    /// Whether the system or the settings ask for stillness.
    pub fn is_still(&self) -> bool {
        self.outside.wishes_stillness() || !self.offers_motion()
    }

    /// Whether the names on a map turn to whoever reads them.
    pub fn turns_names(&self) -> bool {
        self.settings.get(Slider::Names) > 0
    }

    /// The time by which pieces are on their way. Where the system or the settings ask for stillness, all of
    /// them have always arrived.
    pub fn gliding_clock(&self) -> Millis {
        if self.is_still() {
            Millis::NEVER
        } else {
            self.now
        }
    }

    /// The place that the game on the table waits for, a person's or a computer player's; `None`
    /// when no game is on the table or it is over.
    pub fn acting_place(&self) -> Option<Station> {
        let session = self.session()?;
        Some(session.seats()[session.to_act()?].place)
    }

    /// The name of what is on the screen, the topmost part of it: `lobby`, `game`, `results`, or
    /// whatever lies over them. Tests ask by it where they are, whatever the words say.
    pub fn screen(&self) -> &'static str {
        if self.is_dark() {
            return "dark";
        }
        if self.demonstration().is_some() {
            return "demonstration";
        }
        if self.countdown().is_some() {
            return "countdown";
        }
        match self.overlays.top() {
            Some(Overlay::Trouble(_)) => return "trouble",
            Some(Overlay::Rules(..)) => return "rules",
            Some(Overlay::Settings) => return "settings",
            Some(Overlay::Languages) => return "languages",
            Some(Overlay::Keys) => return "keys",
            Some(Overlay::Pin) => return "pin",
            Some(Overlay::Operator) => return "operator",
            Some(Overlay::Question(_)) => return "question",
            Some(Overlay::Share(_)) => return "share",
            Some(Overlay::Picture) => return "picture",
            Some(Overlay::Invite(_)) => return "invite",
            Some(Overlay::Vote(_)) => return "vote",
            Some(Overlay::Saved) if self.linked_game().is_none() => return "saved-game",
            Some(Overlay::Saved) | None => {}
        }
        if self.linked_game().is_some() {
            return "replay";
        }
        match self.table() {
            None if self.puzzle().is_some() => "puzzle",
            None if self.is_member() => "member",
            None if self.waiting().is_some() => "saved-game",
            None => "lobby",
            Some(table) if table.review.is_some() => "review",
            Some(table) if table.session.to_act().is_none() => "results",
            Some(_) => "game",
        }
    }
}
