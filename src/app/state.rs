//! The state of the application: everything that the table knows, and what can be asked of it. It knows
//! no drawing; what inputs do to it is told in `update`.

use crate::Millis;
use std::rc::Rc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::cabinet::Cabinet;
use crate::maps::MAPS;
use crate::record::Save;
use crate::scene::{Scene, Target};
use crate::session::{Revision, Session};
use crate::table::{Rotation, Station};

use super::computer::ComputerTurn;
use super::contacts::Contacts;
use super::hint::Hint;
use super::journal::Journal;
use super::kiosk::Kiosk;
use super::kiosk::attract::Show;
use super::linked_game::LinkedGame;
use super::loadable::Loadable;
use super::loaded_map::LoadedMap;
use super::lobby::Lobby;
use super::overlay::{Overlay, Overlays};
use super::persistence::{Unkept, Waiting};
use super::recent_touches::RecentTouches;
use super::screen::Screen;
use super::settings::Settings;
use super::table::{BoardTable, TableScreen};

/// A sentence at a seat for a while.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) words: String,
    pub(crate) until: Millis,
}

/// Everything that the table knows.
///
/// ```
/// use roundhouse::Millis;
/// use roundhouse::app::{App, Event, Input};
/// use roundhouse::cabinet::GAMES;
///
/// let mut app = App::new(0);
/// assert_eq!(app.screen(), "lobby");
/// assert_eq!(app.games(), GAMES);
/// assert!(app.session().is_none(), "nobody plays yet");
///
/// // Only what comes in changes any of it.
/// assert!(!app.new_version());
/// let _ = app.update(Input { at: Millis::default(), event: Event::NewVersion });
/// assert!(app.new_version());
/// ```
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) games: Cabinet,
    pub(crate) chance: ChaCha8Rng,
    pub(crate) now: Millis,
    pub(crate) settings: Settings,
    /// What has come of each map that was asked for, in the order of [`MAPS`].
    pub(crate) maps: Vec<Option<Loadable<Rc<LoadedMap>>>>,
    /// The words of each game's rules that were asked for, in the order of the cabinet.
    pub(crate) rules: Vec<Option<Loadable<Rc<str>>>>,
    pub(crate) lobby: Lobby,
    /// Whether the system asks that nothing moves.
    pub(crate) still: bool,
    /// The last revision of whatever was on the table before.
    pub(crate) before: Revision,
    /// The turn of the computer player on turn.
    pub(crate) computer_turn: ComputerTurn,
    /// The hint of this turn, if it has been asked for.
    pub(crate) hint: Option<Hint>,
    /// The number of the last question to the engine.
    pub(crate) asked: u32,
    /// What is on the disk of the game.
    pub(crate) journal: Journal,
    /// The revision that the last save was made of; `None` if there was no session.
    pub(crate) saved: Option<Revision>,
    /// A game that waits for "go on" or "new game".
    pub(crate) waiting: Option<Waiting>,
    /// Whether the page has started again by itself, so that what is found goes on by itself too.
    pub(crate) restarted: bool,
    /// Where this page is, without question mark and what follows.
    pub(crate) address: String,
    /// A game that came by a link and waits for its map.
    pub(crate) opening: Option<Save>,
    /// Whether nothing is kept now, and why.
    pub(crate) unkept: Unkept,
    /// The settings as they are kept.
    pub(crate) kept_settings: String,
    /// What is under everything else.
    pub(crate) screen: Screen,
    pub(crate) overlays: Overlays,
    /// How what lies over the table is turned.
    pub(crate) rotation: Rotation,
    /// How the lobby's sheet is turned: upright or over, as it is too wide for the short sides.
    pub(crate) lobby_rotation: Rotation,
    /// Whether the window is in full screen; `None` where there is none.
    pub(crate) full_screen: Option<bool>,
    /// Whether a newer version of the page waits.
    pub(crate) new_version: bool,
    pub(crate) kiosk: Kiosk,
    pub(crate) contacts: Contacts,
    pub(crate) recent: RecentTouches,
    pub(crate) focus: Option<Target>,
    pub(crate) notes: [Option<Note>; Station::ALL.len()],
    /// The picture in which fingers look for what they touch: the one that was shown before what is
    /// being answered.
    pub(crate) seen: Rc<Scene>,
}

impl State {
    /// A table with an empty lobby and these games. All chance comes from the seed.
    pub(crate) fn new(games: Cabinet, seed: u64) -> Self {
        let mut state = Self {
            games,
            chance: ChaCha8Rng::seed_from_u64(seed),
            now: Millis::default(),
            settings: Settings::default(),
            maps: vec![None; MAPS.len()],
            rules: vec![None; games.count()],
            lobby: Lobby::new(games),
            still: false,
            before: Revision::default(),
            computer_turn: ComputerTurn::default(),
            hint: None,
            asked: 0,
            journal: Journal::default(),
            saved: None,
            waiting: None,
            restarted: false,
            address: String::new(),
            opening: None,
            unkept: Unkept::default(),
            kept_settings: String::new(),
            screen: Screen::Lobby,
            overlays: Overlays::default(),
            rotation: Rotation::R0,
            lobby_rotation: Rotation::R0,
            full_screen: Some(false),
            new_version: false,
            kiosk: Kiosk::new(games),
            contacts: Contacts::default(),
            recent: RecentTouches::default(),
            focus: None,
            notes: Default::default(),
            seen: Rc::default(),
        };
        state.kept_settings = state.settings_text();
        state
    }

    /// When the application wants to be woken, on the inputs' clock in milliseconds.
    pub fn wake_at(&self) -> Option<Millis> {
        let notes = self.notes.iter().flatten().map(|note| note.until);
        let others = [
            self.kiosk_wakes_at(),
            self.computer_wakes_at(),
            self.vote_wakes_at(),
            self.contacts.expires_at(),
        ];
        notes
            .chain(others.into_iter().flatten())
            .reduce(Millis::min)
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

    /// Whether the session on the table is still in the turn of a revision.
    pub(crate) fn is_in_turn_of(&self, revision: Revision) -> bool {
        self.session()
            .is_some_and(|session| session.revision().same_turn(revision))
    }

    /// Whether something on the table is on its way: then the next picture differs from this one,
    /// though nothing has happened.
    pub fn is_moving(&self) -> bool {
        let clock = self.gliding_clock();
        self.board().is_some_and(|board| board.is_gliding(clock))
    }

    /// The time by which pieces are on their way. Where the system asks for stillness, all of them
    /// have always arrived.
    pub(crate) fn gliding_clock(&self) -> Millis {
        if self.still { Millis::NEVER } else { self.now }
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
            Some(Overlay::Pin) => return "pin",
            Some(Overlay::Operator) => return "operator",
            Some(Overlay::Question(_)) => return "question",
            Some(Overlay::Share(_)) => return "share",
            Some(Overlay::Vote(_)) => return "vote",
            Some(Overlay::Saved) if self.linked_game().is_none() => return "saved-game",
            Some(Overlay::Saved) | None => {}
        }
        if self.linked_game().is_some() {
            return "replay";
        }
        match self.table() {
            None => "lobby",
            Some(table) if table.review.is_some() => "review",
            Some(table) if table.session.to_act().is_none() => "results",
            Some(_) => "game",
        }
    }

    /// Whether a newer version of the page waits to be taken up.
    pub fn new_version(&self) -> bool {
        self.new_version
    }
}
