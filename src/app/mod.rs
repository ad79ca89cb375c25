//! The application: what the table shows and how it answers. [`Input`]s go in by [`App::update`],
//! [`Effect`]s come out, and [`App::view`] tells at any time what is on the screen and what can be
//! touched. It knows no browser.

pub mod atlas;
pub mod contacts;
pub mod focus;
pub mod input;
pub mod lobby;
pub mod play;
pub mod rules;
pub mod settings;
pub mod view;

use std::collections::BTreeMap;
use std::rc::Rc;

use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::games::transglobal_rail::{MapFile, MapId, Setup, TransglobalRail};
use crate::record::Record;
use crate::scene::{Area, Layer, Page, Point, Scene, Slider, Target, TargetArea, target, widgets};
use crate::table::{Place, Turn, mm_per_unit};

pub use input::{ContactId, Effect, Event, Input, Key, Sound};
pub use settings::Settings;

use atlas::Atlas;
use contacts::{Contact, Contacts, Doing, HOLD_MS, PALM_MM};
use lobby::{Lobby, Sitting};
use play::Play;

/// How long a seat's panel says why something was refused, in milliseconds.
const NOTE_MS: f64 = 2500.0;

/// A map on its way to the table.
#[derive(Clone, Debug)]
pub enum Shelf {
    /// Asked for, not here yet.
    Coming,
    /// Ready.
    Here(Rc<Atlas>),
    /// It cannot be had, or it is no map: a sentence that says why.
    Broken(String),
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The rules, at a page. The game behind stands still.
    Rules(usize),
    /// The settings. The game goes on beside them.
    Settings,
    /// A question that the settings ask before something is lost.
    Ask(Question),
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
#[derive(Debug)]
pub struct App {
    chance: ChaCha8Rng,
    now: f64,
    settings: Settings,
    maps: BTreeMap<MapId, Shelf>,
    lobby: Lobby,
    play: Option<Play>,
    over: Option<Over>,
    /// How what lies over the table is turned.
    turn: Turn,
    full_screen: bool,
    contacts: Contacts,
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
            maps: BTreeMap::new(),
            lobby: Lobby::default(),
            play: None,
            over: None,
            turn: Turn::Upright,
            full_screen: false,
            contacts: Contacts::default(),
            focus: None,
            notes: Default::default(),
            room: view::room(),
            touchable: Vec::new(),
        };
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
        self.notes
            .iter()
            .flatten()
            .map(|note| note.until)
            .reduce(f64::min)
    }

    /// The game on the table, if one is being played.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// What is on the screen now, and what can be touched.
    pub fn view(&self) -> Scene {
        view::scene(self)
    }

    /// Takes in something that happened: the only way in.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        self.now = self.now.max(input.at);
        let mut out = Vec::new();
        let moves = matches!(input.event, Event::Move { .. });
        match input.event {
            Event::Down { contact, at, width } => self.down(contact, at, width, &mut out),
            Event::Move { contact, at, width } => self.slide(contact, at, width, &mut out),
            Event::Up { contact, at } => self.up(contact, at, &mut out),
            Event::Cancel { contact } => {
                if let Some(contact) = self.contacts.take(contact) {
                    self.let_go(contact);
                }
            }
            Event::LetGo => {
                self.contacts
                    .take_all()
                    .into_iter()
                    .for_each(|contact| self.let_go(contact));
            }
            Event::Key(key) => self.key(key, &mut out),
            Event::MapCame { map, file } => self.map_came(map, file, &mut out),
            Event::FullScreen(on) => self.full_screen = on,
            Event::Wake => {}
        }
        let now = self.now;
        for note in &mut self.notes {
            note.take_if(|note| note.until <= now);
        }
        // What can be touched stays as it is while fingers only move.
        if !moves {
            self.touchable = self.view().targets;
        }
        out
    }
}

/// Fingers.
impl App {
    fn is_palm(&self, width: f32) -> bool {
        width * mm_per_unit(self.settings.get(Slider::Inches) as f32) > PALM_MM
    }

    fn area(&self, target: Target) -> Option<&TargetArea> {
        self.touchable
            .iter()
            .rev()
            .find(|area| area.target == target)
    }

    fn down(&mut self, id: ContactId, at: Point, width: f32, out: &mut Vec<Effect>) {
        self.focus = None;
        let doing = if self.is_palm(width) {
            Doing::Resting
        } else {
            self.begin(at, out)
        };
        let lost = self.contacts.put(
            id,
            Contact {
                at,
                since: self.now,
                doing,
            },
        );
        if let Some(lost) = lost {
            self.let_go(lost);
        }
    }

    /// What a contact that goes down here begins to do.
    fn begin(&mut self, at: Point, out: &mut Vec<Effect>) -> Doing {
        let target = target::at(&self.touchable, at);
        let enabled = target
            .and_then(|target| self.area(target))
            .is_some_and(|area| area.enabled);
        match target {
            None | Some(Target::Link(_) | Target::Node(_)) => match &self.play {
                Some(play) if play.acting().is_some() => Doing::Tracking { turn: play.turn() },
                _ => Doing::Resting,
            },
            Some(Target::Blank) => Doing::Resting,
            Some(Target::Slider(slider)) => {
                self.set_slider(slider, at, out);
                Doing::Sliding(slider)
            }
            Some(Target::Cities(place)) if enabled => {
                out.push(Effect::Sound(Sound::Click));
                let was_open = self.list_is_open(place);
                self.open_list(place, true);
                Doing::Peeking { place, was_open }
            }
            Some(target) => {
                if enabled {
                    out.push(Effect::Sound(Sound::Click));
                }
                Doing::Pressing {
                    target,
                    enabled,
                    inside: true,
                }
            }
        }
    }

    fn slide(&mut self, id: ContactId, at: Point, width: f32, out: &mut Vec<Effect>) {
        let palm = self.is_palm(width);
        let touched = target::at(&self.touchable, at);
        let Some(contact) = self.contacts.get_mut(id) else {
            return;
        };
        contact.at = at;
        if palm {
            let was = *contact;
            contact.doing = Doing::Resting;
            return self.let_go(was);
        }
        match &mut contact.doing {
            Doing::Pressing { target, inside, .. } => *inside = touched == Some(*target),
            Doing::Sliding(slider) => {
                let slider = *slider;
                self.set_slider(slider, at, out);
            }
            Doing::Tracking { .. } | Doing::Peeking { .. } | Doing::Resting => {}
        }
    }

    fn up(&mut self, id: ContactId, at: Point, out: &mut Vec<Effect>) {
        let Some(contact) = self.contacts.take(id) else {
            return;
        };
        let touched = target::at(&self.touchable, at);
        match contact.doing {
            Doing::Pressing {
                target, enabled, ..
            } if touched == Some(target) => {
                self.contacts.spend(target);
                self.press(target, enabled, out);
            }
            Doing::Peeking { place, was_open } if touched == Some(Target::Cities(place)) => {
                self.contacts.spend(Target::Cities(place));
                let tapped = self.now - contact.since < HOLD_MS;
                self.open_list(place, tapped && !was_open);
            }
            Doing::Peeking { .. } => self.let_go(contact),
            Doing::Tracking { turn } if self.play.as_ref().map(Play::turn) == Some(turn) => {
                if let Some(target @ (Target::Link(_) | Target::Node(_))) = touched {
                    self.touch_board(target, out);
                }
            }
            Doing::Pressing { .. }
            | Doing::Tracking { .. }
            | Doing::Sliding(_)
            | Doing::Resting => {}
        }
    }

    /// A contact is taken away: whatever it had begun is as if it had not.
    fn let_go(&mut self, contact: Contact) {
        if let Doing::Peeking { place, was_open } = contact.doing {
            self.open_list(place, was_open);
        }
    }

    /// What the finger on the board would build, for each finger that would.
    fn tracked(&self) -> impl Iterator<Item = Target> {
        let turn = self.play.as_ref().map(Play::turn);
        let tracks = move |contact: &&Contact| matches!(contact.doing, Doing::Tracking { turn: t } if Some(t) == turn);
        let touched = |contact: &Contact| target::at(&self.touchable, contact.at);
        self.contacts.iter().filter(tracks).filter_map(touched)
    }

    fn list_is_open(&self, place: Place) -> bool {
        let open = |play: &Play| play.seat_at(place).is_some_and(|seat| play.is_open(seat));
        self.play.as_ref().is_some_and(open)
    }

    fn open_list(&mut self, place: Place, open: bool) {
        if let Some(play) = &mut self.play
            && let Some(seat) = play.seat_at(place)
        {
            play.set_open(seat, open);
        }
    }

    fn set_slider(&mut self, slider: Slider, at: Point, out: &mut Vec<Effect>) {
        let Some(&TargetArea {
            area: Area::Rect { from, to },
            ..
        }) = self.area(Target::Slider(slider))
        else {
            return;
        };
        let inset = widgets::TRACK_INSET;
        let across = (at.x - from.x - inset) / (to.x - from.x - 2.0 * inset);
        let down = (at.y - from.y - inset) / (to.y - from.y - 2.0 * inset);
        let turn = if self.over.is_some() {
            self.turn
        } else {
            self.lobby_turn()
        };
        let share = match turn {
            Turn::Upright => across,
            Turn::Right => down,
            Turn::Over => 1.0 - across,
            Turn::Left => 1.0 - down,
        };
        if self.settings.slide(slider, share) && matches!(slider, Slider::Music | Slider::Sound) {
            out.push(self.volume());
        }
    }

    fn volume(&self) -> Effect {
        let share = |slider| self.settings.share(slider);
        Effect::Volume {
            music: share(Slider::Music),
            sound: share(Slider::Sound),
        }
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
        match target {
            Target::Join(place) => self.lobby.join(place),
            Target::Colour(place, colour) => self.lobby.choose(place, colour),
            Target::Leave(place) => self.lobby.leave(place),
            Target::Map(map) => {
                self.lobby.map = map;
                self.fetch(map, out);
            }
            Target::Start => self.start(self.lobby.sitting(), self.lobby.map, out),
            Target::Rules => self.over = Some(Over::Rules(0)),
            Target::Cog => {
                self.over = if self.over.is_some() {
                    None
                } else {
                    Some(Over::Settings)
                };
            }
            Target::FullScreen => out.push(Effect::FullScreen(!self.full_screen)),
            Target::NewGame => self.over = Some(Over::Ask(Question::NewGame)),
            Target::EndGame => self.over = Some(Over::Ask(Question::EndGame)),
            Target::No => self.over = Some(Over::Settings),
            Target::Yes => self.answer_yes(out),
            Target::Page(page) => self.leaf(page),
            Target::Turn => self.turn = self.next_turn(),
            Target::Close => self.over = None,
            Target::GoOn => {
                if let Some(play) = &mut self.play {
                    play.go_on();
                    out.push(Effect::Sound(Sound::Whistle));
                }
            }
            Target::Again => self.again(out),
            Target::ToLobby => self.play = None,
            Target::Undo(_) => {
                if let Some(play) = &mut self.play {
                    play.undo();
                }
            }
            Target::Ok(place) => self.rule(place, Play::confirm, out),
            Target::Discard(place) => self.rule(place, Play::discard, out),
            // Handled where fingers are: they do more than act on release.
            Target::Cities(place) => self.open_list(place, !self.list_is_open(place)),
            Target::Link(_) | Target::Node(_) => self.touch_board(target, out),
            Target::Slider(_) | Target::Blank => {}
        }
    }

    /// The lobby's sheet is too wide for the short sides, so it is turned half way round.
    fn next_turn(&self) -> Turn {
        let next = self.turn.next();
        if self.over.is_none() && self.play.is_none() {
            next.next()
        } else {
            next
        }
    }

    /// How the lobby's sheet is turned.
    fn lobby_turn(&self) -> Turn {
        match self.turn {
            Turn::Upright | Turn::Right => Turn::Upright,
            Turn::Over | Turn::Left => Turn::Over,
        }
    }

    fn leaf(&mut self, page: Page) {
        if let Some(Over::Rules(number)) = &mut self.over {
            *number = match page {
                Page::Back => number.saturating_sub(1),
                Page::On => (*number + 1).min(rules::PAGES.len() - 1),
            };
        }
    }

    fn answer_yes(&mut self, out: &mut Vec<Effect>) {
        match self.over.take() {
            Some(Over::Ask(Question::NewGame)) => self.again(out),
            Some(Over::Ask(Question::EndGame)) => self.play = None,
            other => self.over = other,
        }
    }

    fn again(&mut self, out: &mut Vec<Effect>) {
        if let Some(play) = &self.play {
            self.start(play.sitting.clone(), play.map, out);
        }
    }

    /// Whether START is allowed: enough people, and the map is there.
    fn may_start(&self) -> bool {
        let here = matches!(self.maps.get(&self.lobby.map), Some(Shelf::Here(_)));
        here && self.lobby.missing().is_none()
    }

    fn start(&mut self, sitting: Vec<Sitting>, map: MapId, out: &mut Vec<Effect>) {
        let Some(Shelf::Here(atlas)) = self.maps.get(&map) else {
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
            self.play = Some(Play::new(map, atlas.clone(), sitting, Record::new(game)));
            self.turn = Turn::Upright;
            out.push(Effect::Sound(Sound::Whistle));
        }
    }

    fn touch_board(&mut self, target: Target, out: &mut Vec<Effect>) {
        let Some(seat) = self.play.as_ref().and_then(Play::acting) else {
            return;
        };
        let place = self.play.as_ref().map(|play| play.sitting[seat].place);
        if let Some(place) = place {
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
        let Some(play) = &mut self.play else { return };
        match ask(play) {
            Ok(sounds) => {
                self.notes[place.index()] = None;
                out.extend(sounds.into_iter().map(Effect::Sound));
            }
            Err(refusal) => {
                let note = Note {
                    words: refusal.to_string(),
                    until: self.now + NOTE_MS,
                };
                self.notes[place.index()] = Some(note);
                out.push(Effect::Sound(Sound::Buzz));
            }
        }
    }
}

/// Maps.
impl App {
    fn fetch(&mut self, map: MapId, out: &mut Vec<Effect>) {
        // A map that could not be had is asked for again: the cable may be back.
        if !matches!(self.maps.get(&map), Some(Shelf::Coming | Shelf::Here(_))) {
            self.maps.insert(map, Shelf::Coming);
            out.push(Effect::FetchMap(map));
        }
    }

    fn map_came(&mut self, map: MapId, file: Result<Box<MapFile>, String>, out: &mut Vec<Effect>) {
        let atlas = file.and_then(|file| Atlas::new(*file).map_err(|error| error.to_string()));
        let shelf = match atlas {
            Ok(atlas) => Shelf::Here(Rc::new(atlas)),
            Err(why) => Shelf::Broken(why),
        };
        self.maps.insert(map, shelf);
        // The chosen map comes first and the others behind it, one at a time, so that the first
        // game never waits for a map that nobody has chosen.
        let next = MapId::ALL
            .into_iter()
            .find(|map| !self.maps.contains_key(map));
        if let Some(next) = next {
            self.fetch(next, out);
        }
    }
}
