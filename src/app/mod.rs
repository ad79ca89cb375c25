//! The application: what the table shows and how it answers. [`Input`]s go in by [`App::update`],
//! [`Effect`]s come out, and [`App::view`] tells at any time what is on the screen and what can be
//! touched. It knows no browser.

pub mod atlas;
mod commands;
pub mod computer;
pub mod contacts;
mod fingers;
pub mod focus;
pub mod hint;
pub mod input;
pub mod keeping;
pub mod kept;
pub mod kiosk;
pub mod lobby;
pub mod replay;
pub mod review;
pub mod rules;
pub mod settings;
pub mod sharing;
pub mod table;
pub mod view;
pub mod viewing;
mod wishes;

use std::cell::RefCell;
use std::rc::Rc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::cabinet::{Cabinet, GAMES};
use crate::games::GameId;
use crate::maps::{MAPS, MapFile, MapId};
use crate::record::Save;
use crate::scene::{Layer, Scene, Slider, Target};
use crate::session::{Revision, Session};
use crate::table::{Place, Turn};

pub use input::{ContactId, Effect, Event, Input, Key, Sound};
pub use settings::Settings;

use atlas::Atlas;
use computer::ComputerTurn;
use contacts::Contacts;
use hint::Hint;
use kiosk::Kiosk;
use lobby::Lobby;
use sharing::Share;
use table::{BoardTable, RailTable, TableScreen};
use viewing::Viewing;

/// Something on its way to the table: a map, or the words of rules.
#[derive(Clone, Debug)]
pub enum Shelf<T> {
    /// Asked for, not here yet.
    Coming,
    /// Ready.
    Here(T),
    /// It cannot be had, or it is not what it should be: a sentence that says why.
    Broken(String),
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The rules of a game, at a page. The game behind stands still.
    Rules(GameId, usize),
    /// The settings. The game goes on beside them.
    Settings,
    /// A game that was kept waits for "go on" or "new game".
    Waiting,
    /// The pad on which the operator gives the PIN.
    Pad,
    /// The operator's panel.
    Operator,
    /// A question that the settings ask before something is lost.
    Ask(Question),
    /// The link of the game on the table.
    Share,
}

/// What is asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Begin a new game with the same people?
    NewGame,
    /// End this game and go to the lobby?
    EndGame,
}

/// A sentence at a seat for a while.
#[derive(Clone, Debug)]
struct Note {
    words: String,
    until: f64,
}

/// Everything that the table knows.
#[derive(Clone, Debug)]
pub struct App {
    games: Cabinet,
    chance: ChaCha8Rng,
    now: f64,
    settings: Settings,
    /// What has come of each map that was asked for, in the order of [`MAPS`].
    maps: Vec<Option<Shelf<Rc<Atlas>>>>,
    /// The words of each game's rules that were asked for, in the order of the cabinet.
    rules: Vec<Option<Shelf<Rc<str>>>>,
    lobby: Lobby,
    /// The session on the table; that of a link while one is looked at.
    table: Option<TableScreen>,
    /// Whether the system asks that nothing moves.
    still: bool,
    /// The last revision of whatever was on the table before.
    before: Revision,
    /// The turn of the computer player on turn.
    computer_turn: ComputerTurn,
    /// The hint of this turn, if it has been asked for.
    hint: Option<Hint>,
    /// The number of the last question to the engine.
    asked: u32,
    /// The number of the last save.
    saves: u32,
    /// The revision that the last save was made of; `None` if there was no session.
    saved: Option<Revision>,
    /// A game that waits for "go on" or "new game".
    waiting: Option<keeping::Waiting>,
    /// Whether the page has started again by itself, so that what is found goes on by itself too.
    restarted: bool,
    /// Something that has gone wrong with keeping, as a sentence that has not been read yet.
    trouble: Option<String>,
    /// Where this page is, without question mark and what follows.
    address: String,
    /// The link that is shown or was shown last.
    share: Option<Share>,
    /// A game that came by a link and waits for its map.
    opening: Option<Save>,
    /// A game that came by a link and is looked at: what is shown of it is the game on the table.
    viewing: Option<Viewing>,
    /// Whether the last save could not be made: that is told once.
    unkept: bool,
    /// The settings as they are kept.
    kept_settings: String,
    over: Option<Over>,
    /// How what lies over the table is turned.
    turn: Turn,
    /// How the lobby's sheet is turned: upright or over, as it is too wide for the short sides.
    lobby_turn: Turn,
    full_screen: bool,
    /// Whether a newer version of the page waits.
    new_version: bool,
    kiosk: Kiosk,
    contacts: Contacts,
    /// When each place was taken or left, on the inputs' clock.
    changed: [f64; Place::ALL.len()],
    focus: Option<Target>,
    notes: [Option<Note>; Place::ALL.len()],
    /// The still picture round an empty table.
    room: Layer,
    /// The picture as it is now, once somebody has asked for it since the last change.
    picture: RefCell<Option<Rc<Scene>>>,
    /// The picture in which fingers look for what they touch: the one that was shown before what is
    /// being answered.
    touchable: Rc<Scene>,
    /// Whether what can be touched may have changed since.
    stale: bool,
}

impl App {
    /// A table with an empty lobby, and the games of this build. All chance comes from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_games(GAMES, seed)
    }

    /// The same with other games.
    pub fn with_games(games: Cabinet, seed: u64) -> Self {
        let mut app = Self {
            games,
            chance: ChaCha8Rng::seed_from_u64(seed),
            now: 0.0,
            settings: Settings::default(),
            maps: vec![None; MAPS.len()],
            rules: vec![None; games.count()],
            lobby: Lobby::new(games),
            table: None,
            still: false,
            before: Revision::default(),
            computer_turn: ComputerTurn::default(),
            hint: None,
            asked: 0,
            saves: 0,
            saved: None,
            waiting: None,
            restarted: false,
            trouble: None,
            address: String::new(),
            share: None,
            opening: None,
            viewing: None,
            unkept: false,
            kept_settings: String::new(),
            over: None,
            turn: Turn::Upright,
            lobby_turn: Turn::Upright,
            changed: [f64::NEG_INFINITY; Place::ALL.len()],
            full_screen: false,
            new_version: false,
            kiosk: Kiosk::new(games),
            contacts: Contacts::default(),
            focus: None,
            notes: Default::default(),
            room: view::room(),
            picture: RefCell::default(),
            touchable: Rc::default(),
            stale: true,
        };
        app.kept_settings = app.settings_text();
        app
    }

    /// What has to happen outside before anything comes in: the first map, the volumes.
    #[must_use = "effects that are dropped are saves that are lost"]
    pub fn first_effects(&mut self) -> Vec<Effect> {
        let mut out = vec![self.volume()];
        self.fetch(self.lobby.map, &mut out);
        out
    }

    /// When the application wants to be woken, on the inputs' clock in milliseconds.
    pub fn wake_at(&self) -> Option<f64> {
        let notes = self.notes.iter().flatten().map(|note| note.until);
        let others = [self.kiosk_wakes_at(), self.computer_wakes_at()];
        notes.chain(others.into_iter().flatten()).reduce(f64::min)
    }

    /// The games that this table knows.
    pub fn games(&self) -> Cabinet {
        self.games
    }

    /// The session on the table; that of a link while one is looked at.
    pub fn session(&self) -> Option<&Session> {
        self.table.as_ref().map(|table| &table.session)
    }

    /// The session of Transglobal Rail on the table, if one is being played.
    pub fn rail(&self) -> Option<RailTable<'_>> {
        self.table.as_ref()?.rail()
    }

    /// The session of a game for two on the table, if one is being played.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        self.table.as_ref()?.board()
    }

    /// Whether the session on the table is still in the turn of a revision.
    fn is_in_turn_of(&self, revision: Revision) -> bool {
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
    fn gliding_clock(&self) -> f64 {
        if self.still { f64::INFINITY } else { self.now }
    }

    /// The place that the game on the table waits for, a person's or a computer player's; `None`
    /// when no game is on the table or it is over.
    pub fn acting_place(&self) -> Option<Place> {
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
        if self.trouble.is_some() {
            return "trouble";
        }
        if self.viewing.is_some() {
            return "replay";
        }
        match self.over {
            Some(Over::Rules(..)) => return "rules",
            Some(Over::Settings) => return "settings",
            Some(Over::Waiting) => return "saved-game",
            Some(Over::Pad) => return "pin",
            Some(Over::Operator) => return "operator",
            Some(Over::Ask(_)) => return "question",
            Some(Over::Share) => return "share",
            None => {}
        }
        match &self.table {
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

    /// What is on the screen now, and what can be touched. It is made once for each change, for
    /// whoever asks first: who paints, and the next finger.
    pub fn view(&self) -> Rc<Scene> {
        let mut picture = self.picture.borrow_mut();
        let made = picture.get_or_insert_with(|| Rc::new(view::scene(self)));
        made.clone()
    }

    /// Something has changed: what comes next has to look at the screen as it is now.
    fn look_again(&mut self) {
        self.picture.take();
        self.touchable = self.view();
    }

    /// Takes in something that happened: the only way in. What comes back has to be carried out: the
    /// application takes for granted that it is.
    #[must_use = "effects that are dropped are saves that are lost"]
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        if std::mem::take(&mut self.stale) {
            self.touchable = self.view();
        }
        self.now = self.now.max(input.at);
        let mut out = Vec::new();
        let before = (self.over, self.turn, self.table.is_some());
        let moves = matches!(input.event, Event::Move { .. });
        match self.attend(input.event, &mut out) {
            Event::Down { contact, at, width } => self.down(contact, at, width, &mut out),
            Event::Move { contact, at, width } => self.slide(contact, at, width, &mut out),
            Event::Up { contact, at } => self.up(contact, at, &mut out),
            Event::Cancel { contact } => {
                self.contacts.take(contact);
            }
            Event::LetGo => self.contacts.clear(),
            Event::Key(key) => self.key(key, &mut out),
            Event::MapCame { map, file } => {
                self.map_came(map, file, &mut out);
                self.open_what_has_come(&mut out);
            }
            Event::RulesCame { game, text } => self.rules_came(game, text),
            Event::TableSize(inches) => self.settings.set(Slider::Inches, inches),
            Event::FullScreen(on) => self.full_screen = on,
            Event::Still(still) => self.still = still,
            Event::NewVersion => self.new_version = true,
            Event::Kiosk => self.be_kiosk(&mut out),
            Event::Found(found) => self.found(*found, &mut out),
            Event::Restarted => self.restarted = true,
            Event::NotSaved(why) => self.complain(why),
            Event::Address(address) => self.address = address,
            Event::Link(text) => self.open_link(&text, &mut out),
            Event::Wishes(wishes) => self.wish(&wishes, &mut out),
            Event::Copied(done) => self.copied(done),
            Event::Thought { id, answer } => self.thought(id, answer, &mut out),
            Event::Wake => {}
        }
        // A finger that drags a slider holds that slider, and none that takes its place.
        if (self.over, self.turn, self.table.is_some()) != before {
            self.contacts.end_slides();
        }
        let now = self.now;
        for note in &mut self.notes {
            note.take_if(|note| note.until <= now);
        }
        self.show_waiting();
        // What can be touched stays as it is while fingers only move.
        if !moves {
            self.settle(&mut out);
            self.let_computers_play(&mut out);
            self.check_hint();
            self.keep(&mut out);
            self.keep_settings(&mut out);
            self.stale = true;
        }
        self.picture.take();
        out
    }
}

/// Maps.
impl App {
    fn fetch(&mut self, map: MapId, out: &mut Vec<Effect>) {
        // A map that could not be had is asked for again: the cable may be back.
        if !matches!(self.maps[map.index()], Some(Shelf::Coming | Shelf::Here(_))) {
            self.maps[map.index()] = Some(Shelf::Coming);
            out.push(Effect::FetchMap(map));
        }
    }

    fn map_came(&mut self, map: MapId, file: Result<Box<MapFile>, String>, out: &mut Vec<Effect>) {
        let atlas = file.and_then(|file| Atlas::new(*file).map_err(|error| error.to_string()));
        let shelf = match atlas {
            Ok(atlas) => Shelf::Here(Rc::new(atlas)),
            Err(why) => Shelf::Broken(why),
        };
        self.maps[map.index()] = Some(shelf);
        self.make_ready(out);
        // The chosen map comes first and the others behind it, one at a time, so that the first
        // game never waits for a map that nobody has chosen.
        let next = MapId::all().find(|&map| self.maps[map.index()].is_none());
        if let Some(next) = next {
            self.fetch(next, out);
        }
    }
}
