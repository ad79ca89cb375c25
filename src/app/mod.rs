//! The application: what the table shows and how it answers. [`Input`]s go in by [`App::update`],
//! [`Effect`]s come out, and [`App::view`] tells at any time what is on the screen and what can be
//! touched. It knows no browser.

pub mod atlas;
pub mod boards;
pub mod computer;
pub mod contacts;
pub mod duel;
mod fingers;
pub mod focus;
pub mod hint;
pub mod input;
pub mod keeping;
pub mod kept;
pub mod kiosk;
pub mod lobby;
pub mod play;
pub mod review;
pub mod rules;
pub mod settings;
pub mod sharing;
pub mod view;
pub mod viewing;
mod wishes;

use std::rc::Rc;

use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::games::transglobal_rail::{MapFile, MapId, Setup, TransglobalRail};
use crate::games::{Cell, GameId};
use crate::record::{Record, Save};
use crate::scene::{Layer, Scene, Slider, Target, TargetArea};
use crate::table::{Place, Turn};

pub use input::{ContactId, Effect, Event, Input, Key, Sound};
pub use settings::Settings;

use atlas::Atlas;
use computer::Mind;
use contacts::Contacts;
use duel::{Duel, Touched};
use hint::Hint;
use kiosk::Kiosk;
use lobby::{Lobby, Sitting};
use play::Play;
use sharing::Share;
use viewing::Viewing;

/// How long a seat's panel says why something was refused, in milliseconds.
const NOTE_MS: f64 = 2500.0;

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

/// The game on the table.
#[derive(Clone, Debug)]
pub enum OnTable {
    /// Transglobal Rail.
    Rail(Box<Play>),
    /// A game for two.
    Duel(Box<Duel>),
}

impl OnTable {
    /// Which game of the cabinet.
    pub fn id(&self) -> GameId {
        match self {
            Self::Rail(_) => GameId::TransglobalRail,
            Self::Duel(duel) => duel.id(),
        }
    }
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
    chance: ChaCha8Rng,
    now: f64,
    settings: Settings,
    /// What has come of each map that was asked for, in the order of [`MapId::ALL`].
    maps: [Option<Shelf<Rc<Atlas>>>; MapId::ALL.len()],
    /// The words of each game's rules that were asked for, in the order of [`GameId::ALL`].
    rules: [Option<Shelf<Rc<str>>>; GameId::ALL.len()],
    lobby: Lobby,
    game: Option<OnTable>,
    /// Whether the system asks that nothing moves.
    still: bool,
    /// How many games have come to this table.
    games: u32,
    /// The turn of the computer player on turn.
    mind: Mind,
    /// The hint of this turn, if it has been asked for.
    hint: Option<Hint>,
    /// The number of the last question to the players' desk.
    asked: u32,
    /// The number of the last save.
    saves: u32,
    /// What the last save was made of.
    stamp: keeping::Stamp,
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
    /// What could be touched when the screen was last drawn.
    touchable: Vec<TargetArea>,
}

impl App {
    /// A table with an empty lobby. All chance comes from the seed.
    pub fn new(seed: u64) -> Self {
        let mut app = Self {
            chance: ChaCha8Rng::seed_from_u64(seed),
            now: 0.0,
            settings: Settings::default(),
            maps: Default::default(),
            rules: Default::default(),
            lobby: Lobby::default(),
            game: None,
            still: false,
            games: 0,
            mind: Mind::default(),
            hint: None,
            asked: 0,
            saves: 0,
            stamp: Default::default(),
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
            kiosk: Kiosk::default(),
            contacts: Contacts::default(),
            focus: None,
            notes: Default::default(),
            room: view::room(),
            touchable: Vec::new(),
        };
        app.kept_settings = app.settings_text();
        app.touchable = app.view().targets;
        app
    }

    /// What has to happen outside before anything comes in: the first map, the volumes.
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

    /// The game of Transglobal Rail on the table, if one is being played.
    pub fn play(&self) -> Option<&Play> {
        match &self.game {
            Some(OnTable::Rail(play)) => Some(play),
            _ => None,
        }
    }

    /// The game for two on the table, if one is being played.
    pub fn duel(&self) -> Option<&Duel> {
        match &self.game {
            Some(OnTable::Duel(duel)) => Some(duel),
            _ => None,
        }
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.game {
            Some(OnTable::Rail(play)) => Some(play),
            _ => None,
        }
    }

    fn duel_mut(&mut self) -> Option<&mut Duel> {
        match &mut self.game {
            Some(OnTable::Duel(duel)) => Some(duel),
            _ => None,
        }
    }

    /// How many turns of the game on the table have been confirmed.
    fn turn_number(&self) -> Option<u32> {
        self.game.as_ref().map(computer::turn)
    }

    /// Whether something on the table is on its way: then the next picture differs from this one,
    /// though nothing has happened.
    pub fn is_moving(&self) -> bool {
        let clock = self.gliding_clock();
        self.duel().is_some_and(|duel| duel.is_gliding(clock))
    }

    /// The time by which pieces are on their way. Where the system asks for stillness, all of them
    /// have always arrived.
    fn gliding_clock(&self) -> f64 {
        if self.still { f64::INFINITY } else { self.now }
    }

    /// Whether a newer version of the page waits to be taken up.
    pub fn new_version(&self) -> bool {
        self.new_version
    }

    /// What is on the screen now, and what can be touched.
    pub fn view(&self) -> Scene {
        view::scene(self)
    }

    /// Takes in something that happened: the only way in.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        self.now = self.now.max(input.at);
        let mut out = Vec::new();
        let before = (self.over, self.turn, self.game.is_some());
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
            Event::Thought { id, answer } => self.thought(id, answer),
            Event::Wake => {}
        }
        // A finger that drags a slider holds that slider, and none that takes its place.
        if (self.over, self.turn, self.game.is_some()) != before {
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
            self.touchable = self.view().targets;
        }
        out
    }
}

/// What presses mean.
impl App {
    /// A button has been pressed; it acts if it was allowed when the finger went down and still is.
    fn press(&mut self, target: Target, was_enabled: bool, out: &mut Vec<Effect>) {
        let enabled = was_enabled && self.area(target).is_some_and(|area| area.enabled);
        if !enabled {
            return out.push(Effect::Sound(Sound::Buzz));
        }
        if self.viewing.is_some() {
            return self.press_viewing(target, out);
        }
        match target {
            Target::Join(place) => {
                self.lobby.join(place);
                self.changed[place.index()] = self.now;
            }
            Target::Computer(place) => {
                self.lobby.give(place);
                self.changed[place.index()] = self.now;
            }
            Target::Strength(place, strength) => self.lobby.choose_strength(place, strength),
            Target::Colour(place, colour) => self.lobby.choose(place, colour),
            Target::Leave(place) => {
                self.lobby.leave(place);
                self.changed[place.index()] = self.now;
            }
            Target::Map(map) => {
                self.lobby.map = map;
                self.fetch(map, out);
            }
            Target::Game(game) => self.lobby.game = game,
            Target::Choice(choice, value) => self.lobby.choose_value(choice, value),
            Target::Start => self.start(out),
            Target::Rules => self.open_rules(self.game_id(), out),
            Target::RulesOf(game) => self.open_rules(game, out),
            Target::Cog => {
                self.over = match self.over {
                    None | Some(Over::Waiting) => Some(Over::Settings),
                    Some(_) => return self.close_panel(),
                };
            }
            Target::FullScreen => out.push(Effect::FullScreen(!self.full_screen)),
            Target::NewGame => self.over = Some(Over::Ask(Question::NewGame)),
            Target::EndGame => self.over = Some(Over::Ask(Question::EndGame)),
            Target::No => self.over = None,
            Target::Yes => self.answer_yes(out),
            Target::Page(page) => self.leaf(page),
            Target::Turn => self.turn = self.turn.next(),
            Target::TurnLobby => self.lobby_turn = self.lobby_turn.next().next(),
            Target::TakeUp => self.go_on_with_it(out),
            Target::Anew => self.begin_anew(out),
            Target::Close => self.close_panel(),
            Target::Update => out.push(Effect::TakeNewVersion),
            Target::Heard => self.trouble = None,
            Target::GoOn => {
                if let Some(play) = self.play_mut() {
                    play.go_on();
                    out.push(Effect::Sound(Sound::Whistle));
                }
            }
            Target::Again => self.again(out),
            Target::ToLobby => self.game = None,
            Target::Undo(place) => {
                match &mut self.game {
                    Some(OnTable::Rail(play)) => _ = play.undo(),
                    Some(OnTable::Duel(duel)) => duel.undo(),
                    None => {}
                }
                self.notes[place.index()] = None;
            }
            Target::Ok(place) if self.duel().is_some() => self.confirm(place, out),
            Target::Ok(place) => self.rule(place, Play::confirm, out),
            Target::Discard(place) => self.rule(place, Play::discard, out),
            // Handled where fingers are: they do more than act on release.
            Target::Cities(place) => self.keep_open(place, !self.list_is_open(place)),
            Target::Link(_) | Target::Node(_) => self.touch_board(target, out),
            Target::Cell(cell) => self.touch_cells(cell, cell, out),
            Target::Say(place) => self.at_duel(place, |duel, _| duel.say()),
            Target::Resign(place) => self.at_duel(place, |duel, player| duel.ask(player, true)),
            Target::KeepOn(place) => self.at_duel(place, |duel, player| duel.ask(player, false)),
            Target::GiveUp(place) => {
                self.at_duel(place, Duel::resign);
                out.push(Effect::Sound(Sound::Fanfare));
            }
            Target::Hint(_) => self.press_hint(out),
            Target::Hints => {
                let share = 1.0 - self.settings.share(Slider::Hints);
                self.settings.slide(Slider::Hints, share);
            }
            Target::Review => self.open_review(out),
            Target::Look(_) | Target::Network(_) | Target::Step(_) | Target::Results => {
                self.press_review(target);
            }
            Target::Share => self.share(),
            Target::Copy => self.copy(out),
            Target::Slider(_) | Target::Blank | Target::PlayOn | Target::TurnView => {}
            other => self.operate(other, out),
        }
    }

    fn answer_yes(&mut self, out: &mut Vec<Effect>) {
        match self.over.take() {
            Some(Over::Ask(Question::NewGame)) => self.again(out),
            Some(Over::Ask(Question::EndGame)) => self.game = None,
            other => self.over = other,
        }
    }

    /// The game on the table, or the one that is chosen.
    fn game_id(&self) -> GameId {
        let game = self.game.as_ref();
        game.map_or(self.lobby.game, OnTable::id)
    }

    /// The same people play the same game again; in a game for two the other one begins.
    fn again(&mut self, out: &mut Vec<Effect>) {
        match &self.game {
            Some(OnTable::Rail(play)) => self.start_rail(play.sitting.clone(), play.map, out),
            Some(OnTable::Duel(duel)) => {
                let [first, second] = duel.sitting;
                self.start_duel(duel.id(), [second, first], out);
            }
            None => {}
        }
    }

    /// What is missing before START is allowed, as a sentence: people, or the map.
    fn missing(&self) -> Option<String> {
        if let Some(missing) = self.lobby.missing() {
            return Some(missing);
        }
        if self.lobby.game != GameId::TransglobalRail {
            return None;
        }
        let missing = match &self.maps[self.lobby.map.index()] {
            Some(Shelf::Here(_)) => return None,
            Some(Shelf::Broken(_)) => "This map is missing. Touch it again, or another.",
            Some(Shelf::Coming) | None => "The map is on its way.",
        };
        Some(missing.into())
    }

    fn start(&mut self, out: &mut Vec<Effect>) {
        let sitting = self.lobby.sitting();
        if self.lobby.game == GameId::TransglobalRail {
            return self.start_rail(sitting, self.lobby.map, out);
        }
        if let &[one, other] = &sitting[..] {
            let first = self.chance.next_u64().is_multiple_of(2);
            let sitting = if first { [one, other] } else { [other, one] };
            self.start_duel(self.lobby.game, sitting, out);
        }
    }

    fn start_rail(&mut self, sitting: Vec<Sitting>, map: MapId, out: &mut Vec<Effect>) {
        let Some(Shelf::Here(atlas)) = &self.maps[map.index()] else {
            return;
        };
        let setup = Setup {
            seats: sitting.len(),
            bank: self.settings.get(Slider::Bank),
            tax: self.settings.get(Slider::Taxes),
            seed: self.chance.next_u64(),
        };
        // The lobby offers only what the rules accept, so a refusal leaves the table as it is.
        if let Ok(game) = TransglobalRail::new(atlas.rails.clone(), setup) {
            let play = Play::new(map, atlas.clone(), sitting, Record::new(game));
            self.put(OnTable::Rail(Box::new(play)), out);
        }
    }

    fn start_duel(&mut self, game: GameId, sitting: [Sitting; 2], out: &mut Vec<Effect>) {
        if let Some(bout) = boards::begin(game, self.lobby.chosen(game)) {
            self.put(OnTable::Duel(Box::new(Duel::new(bout, sitting))), out);
        }
    }

    /// Something has gone wrong that people should read; it comes behind what they have not read yet.
    fn complain(&mut self, why: String) {
        match &mut self.trouble {
            Some(words) if words.contains(&why) => {}
            Some(words) => {
                words.push(' ');
                words.push_str(&why);
            }
            None => self.trouble = Some(why),
        }
    }

    /// A new game comes to the table.
    fn put(&mut self, game: OnTable, out: &mut Vec<Effect>) {
        self.game = Some(game);
        self.games += 1;
        self.turn = Turn::Upright;
        // Whatever fingers were doing was meant for the game before.
        self.contacts.rest();
        out.push(Effect::Sound(Sound::Whistle));
    }

    fn touch_board(&mut self, target: Target, out: &mut Vec<Effect>) {
        let acting = |play: &Play| Some(play.sitting[play.person()?].place);
        if let Some(place) = self.play().and_then(acting) {
            match target {
                Target::Link(link) => self.rule(place, |play| play.touch_link(link), out),
                Target::Node(node) => self.rule(place, |play| play.touch_node(node), out),
                _ => {}
            }
        }
    }

    /// Asks the rules; a refusal buzzes, and the seat's panel says why.
    fn rule<E: std::fmt::Display>(
        &mut self,
        place: Place,
        ask: impl FnOnce(&mut Play) -> Result<Vec<Sound>, E>,
        out: &mut Vec<Effect>,
    ) {
        let Some(play) = self.play_mut() else { return };
        let turn = play.turn();
        match ask(play) {
            Ok(sounds) => {
                // A list closes at its owner's OK, and all do at the end of a round, even those
                // that fingers hold open: what they would show next is not what was asked for.
                let (confirmed, ended) = (play.turn() != turn, play.ended().is_some());
                self.contacts
                    .end_peeks(|other| ended || (confirmed && other == place));
                self.notes[place.index()] = None;
                out.extend(sounds.into_iter().map(Effect::Sound));
            }
            Err(refusal) => self.refuse(place, Some(refusal.to_string()), out),
        }
    }

    /// What was touched leads nowhere: a buzz, and where there is a word for it, the word.
    fn refuse(&mut self, place: Place, why: Option<String>, out: &mut Vec<Effect>) {
        let until = self.now + NOTE_MS;
        self.notes[place.index()] = why.map(|words| Note { words, until });
        out.push(Effect::Sound(Sound::Buzz));
    }
}

/// Games for two.
impl App {
    /// A finger has gone from one cell to another, or touched one: `from` and `to` are the same.
    fn touch_cells(&mut self, from: Cell, to: Cell, out: &mut Vec<Effect>) {
        self.hide_hint();
        let now = self.now;
        let Some(duel) = self.duel_mut() else { return };
        let Some(player) = duel.person() else { return };
        let place = duel.sitting[player].place;
        let before = duel.shown().text();
        let touched = if from == to {
            duel.touch(to, now)
        } else {
            duel.drag(from, to, now)
        };
        match touched {
            Touched::Made => {
                let moved = duel.shown().text() != before;
                let sound = if moved { Sound::Rail } else { Sound::Click };
                self.notes[place.index()] = None;
                out.push(Effect::Sound(sound));
            }
            Touched::Nowhere(why) => self.refuse(place, why, out),
        }
    }

    fn confirm(&mut self, place: Place, out: &mut Vec<Effect>) {
        self.at_duel(place, |duel, _| _ = duel.confirm());
        if self.duel().is_some_and(|duel| duel.ended().is_some()) {
            out.push(Effect::Sound(Sound::Fanfare));
        }
    }

    /// What the player at a place does.
    fn at_duel(&mut self, place: Place, act: impl FnOnce(&mut Duel, boards::Player)) {
        if let Some(duel) = self.duel_mut()
            && let Some(player) = duel.player_at(place)
        {
            act(duel, player);
            self.notes[place.index()] = None;
        }
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
        let next = MapId::ALL
            .into_iter()
            .find(|&map| self.maps[map.index()].is_none());
        if let Some(next) = next {
            self.fetch(next, out);
        }
    }
}
