//! A table with people at it: fingers that touch what is on the screen, natively.

use super::games::def;
use players::ENGINES;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, OnceLock};

use app::focus::Handle;
use app::{ContactId, Effect, Event, Input, Key, Sound};
use base::Millis;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use players::engine::{Engine, Memory};
use rules::maps::{MapFile, MapId, NodeId};
use rules::puzzles::Date;
use rules::transglobal_rail::Move;
use rules::{GameId, Level, Spot};
use scene::{
    Item, Layer, LayerName, LobbyTarget, Page, Point, ResultsTarget, ReviewTarget, Scene,
    SeatTarget, Target, TargetArea, Text,
};
use screens::App;

use base::words::Language;

use super::{grid, languages, maps};
use base::words::Message;

/// A table, its clock, and everything that it has asked of the outside.
#[derive(Clone)]
pub struct Table {
    pub app: App,
    /// Milliseconds.
    pub now: f64,
    pub effects: Vec<Effect>,
    /// True if questions to the engine are left without an answer, for the test to give.
    pub engine_is_silent: bool,
    /// Engines that answer questions.
    pub engines: &'static [Engine],
    /// The files of rules.
    pub rules: fn(GameId) -> String,
    /// The files of puzzles.
    pub puzzles: fn(&str) -> Result<String, Message>,
    /// The day.
    pub date: Option<Date>,
    touches: ContactId,
    /// When each contact that is down went down.
    downs: BTreeMap<ContactId, f64>,
}

impl Table {
    /// Returns a table whose chosen map is the plain grid, while the other maps are still loading.
    pub fn new(seed: u64) -> Self {
        Self::with_map(seed, Ok(grid::grid_file()))
    }

    /// Returns a table that gets this as the chosen map, on a machine without saved data.
    pub fn with_map(seed: u64, file: Result<MapFile, String>) -> Self {
        let mut table = Self::bare(seed);
        table.send(Event::Found(Box::default()));
        table.send(Event::MapCame {
            map: maps::europe(),
            file: file.map(Box::new).map_err(Message::from),
        });
        table
    }

    /// A table to which nothing has come yet.
    pub fn bare(seed: u64) -> Self {
        Self::of(App::new(seed))
    }

    /// A table of an application to which nothing has come yet.
    pub fn of(mut app: App) -> Self {
        let effects = app.first_effects();
        let mut table = Self {
            app,
            now: 0.0,
            effects,
            engine_is_silent: false,
            engines: ENGINES,
            rules: rules_text,
            puzzles: puzzles_text,
            date: Date::new(1, 2),
            touches: 1000,
            downs: BTreeMap::new(),
        };
        if languages::spoken() != Language::ENGLISH {
            table.send(Event::Languages(vec![languages::spoken().code().into()]));
        }
        table
    }

    /// The questions to the engine since they were last asked for.
    pub fn questions(&mut self) -> Vec<(u32, Vec<u8>)> {
        let question = |effect| match effect {
            Effect::AskEngine { id, question } => Some((id, question)),
            _ => None,
        };
        let effects = std::mem::take(&mut self.effects);
        effects.into_iter().filter_map(question).collect()
    }

    /// A table where so many people have sat down and begun.
    pub fn seated(seed: u64, people: usize) -> Self {
        let mut table = Self::new(seed);
        for place in places(people) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        table
    }

    /// A game of so many in which all hubs are placed.
    pub fn started(people: usize) -> Self {
        let mut table = Self::seated(9, people);
        for seat in 0..people {
            table.tap(Target::Board(Spot::Node(NodeId::new(45 + 2 * seat))));
            let place = table.acting();
            table.tap(Target::Seat(place, SeatTarget::Ok));
        }
        table.rest();
        table
    }

    /// Where the person on turn sits.
    pub fn acting(&self) -> Station {
        let play = self.app.rail().expect("a game is on the table");
        play.sitting[play.acting().expect("somebody is on turn")].place
    }

    pub fn send(&mut self, event: Event) {
        self.now += 10.0;
        self.feed(event);
    }

    /// Something happens now, and what it asks of the outside is done: rules are fetched, and
    /// players think.
    pub fn feed(&mut self, event: Event) {
        let effects = self.app.update(Input {
            at: Millis::new(self.now),
            event,
        });
        let rules = |effect: &Effect| match effect {
            Effect::FetchRules(game, language) => Some((*game, *language)),
            _ => None,
        };
        let asked: Vec<_> = effects.iter().filter_map(rules).collect();
        let puzzles = |effect: &Effect| match effect {
            Effect::FetchPuzzles(game, name) => Some((*game, *name)),
            _ => None,
        };
        let puzzles: Vec<_> = effects.iter().filter_map(puzzles).collect();
        let question = |effect: &Effect| match effect {
            Effect::AskEngine { id, question } => Some((*id, question.clone())),
            _ => None,
        };
        let questions: Vec<_> = effects.iter().filter_map(question).collect();
        let spoken = |effect: &Effect| match effect {
            Effect::FetchLanguage(language) => Some(*language),
            _ => None,
        };
        let spoken: Vec<_> = effects.iter().filter_map(spoken).collect();
        self.effects.extend(effects);
        for language in spoken {
            let result = Ok(languages::table(language));
            self.send(Event::LanguageCame { language, result });
        }
        for (game, name) in puzzles {
            self.send(Event::PuzzlesCame {
                game,
                name,
                date: self.date,
                text: (self.puzzles)(name),
            });
        }
        for (game, language) in asked {
            let text = match language {
                Language::ENGLISH => (self.rules)(game),
                other => languages::rules_text(game, other).unwrap_or_else(|| (self.rules)(game)),
            };
            let text = Ok(text);
            self.send(Event::RulesCame {
                game,
                language,
                text,
            });
        }
        if self.engine_is_silent {
            return;
        }
        for (id, question) in questions {
            let answer = answer_by(self.engines, &question);
            self.feed(Event::EngineReply {
                id,
                answer: answer.map_err(Message::from),
            });
        }
    }

    /// Lets time pass as the page does: the application is woken whenever it has asked for it.
    pub fn wait(&mut self, ms: f64) {
        let end = self.now + ms;
        for _ in 0..100_000 {
            let Some(at) = self
                .app
                .wake_at()
                .map(Millis::value)
                .filter(|&at| at <= end)
            else {
                self.now = end;
                return;
            };
            self.now = self.now.max(at);
            self.feed(Event::Wake);
        }
        panic!("The application wants to be woken without end.");
    }

    /// Returns true if nothing is about to happen by itself.
    ///
    /// Only a reminder of the seat on turn may come, much later.
    pub fn rests(&self) -> bool {
        let wakes = self.app.wake_at().map(Millis::value);
        wakes.is_none_or(|at| at > self.now + 30_000.0)
    }

    /// Waits until all motions have ended, and all messages are out.
    pub fn rest(&mut self) {
        self.wait(10_000.0);
        self.feed(Event::Wake);
        if self.app.is_moving() {
            // The show has six seats one after the other, and then the winner.
            self.wait(10_000.0);
            self.feed(Event::Wake);
        }
        assert!(!self.app.is_moving());
    }

    /// The sounds since they were last asked for.
    pub fn sounds(&mut self) -> Vec<Sound> {
        let sound = |effect| {
            if let Effect::Sound(sound, _) = effect {
                Some(sound)
            } else {
                None
            }
        };
        std::mem::take(&mut self.effects)
            .into_iter()
            .filter_map(sound)
            .collect()
    }

    pub fn down(&mut self, contact: ContactId, at: Point) {
        self.downs.insert(contact, self.now);
        self.send(Event::Down {
            contact,
            at,
            width: 20.0,
        });
    }

    pub fn slide(&mut self, contact: ContactId, at: Point) {
        self.send(Event::Move {
            contact,
            at,
            width: 20.0,
        });
    }

    pub fn up(&mut self, contact: ContactId, at: Point) {
        let since = self.downs.remove(&contact).unwrap_or(self.now);
        let held = Millis::new(self.now - since);
        self.send(Event::Up { contact, at, held });
    }

    pub fn key(&mut self, key: Key) {
        self.send(Event::Key(key));
    }

    /// The page's focus goes on to the next thing that can be worked, round and round, as Tab moves it.
    pub fn tab(&mut self) {
        let mirror = self.app.mirror();
        let stops: Vec<Handle> = mirror
            .elements()
            .filter(|element| element.takes_focus())
            .map(|element| element.handle)
            .collect();
        let now = self.app.handle();
        let now = now.and_then(|now| stops.iter().position(|&stop| stop == now));
        let next = now.map_or(0, |now| (now + 1) % stops.len());
        self.send(Event::Focus(Some(stops[next])));
    }

    /// Taps a target with a finger.
    pub fn tap(&mut self, target: Target) {
        // Like people it waits a moment after the last touch, and until the table continues.
        self.now += 500.0;
        if self.app.holds_still() {
            self.wait(1_200.0);
        }
        let at = self.place(target);
        self.tap_at(at);
    }

    pub fn tap_at(&mut self, at: Point) {
        self.touches += 1;
        self.down(self.touches, at);
        self.up(self.touches, at);
    }

    /// Turns the pages of the lobby's maps until a map is there, and touches it.
    pub fn choose_map(&mut self, map: MapId) {
        let target = Target::Lobby(LobbyTarget::Map(map));
        for page in [Page::Back, Page::Next] {
            let leaf = Target::Lobby(LobbyTarget::Maps(page));
            while !self.shows(target) && self.shows(leaf) && self.allows(leaf) {
                self.tap(leaf);
            }
        }
        self.tap(target);
    }

    /// Lets all voters agree.
    pub fn all_agree(&mut self) {
        let vote = self.app.overlays.vote().expect("a vote is on");
        let mut people = vote.people().to_vec();
        people.retain(|&place| vote.asks(place));
        for place in people {
            self.tap(Target::Seat(place, SeatTarget::Agree));
        }
    }

    /// Drags a slider's knob to a share of its way.
    pub fn drag(&mut self, slider: Target, share: f32) {
        self.now += 500.0;
        let area = self.area(slider);
        let to = area.track.expect("a slider has a track").point(share);
        self.touches += 1;
        self.down(self.touches, area.area.middle());
        self.slide(self.touches, to);
        self.up(self.touches, to);
    }

    /// Returns the scene that is seen.
    pub fn view(&self) -> Rc<Scene> {
        self.app.view()
    }

    /// Where a target can be touched. Fails if it is not on the screen.
    pub fn place(&self, target: Target) -> Point {
        self.area(target).area.middle()
    }

    pub fn area(&self, target: Target) -> TargetArea {
        let found = self.view().area_of(target).cloned();
        found.unwrap_or_else(|| panic!("{target:?} is not on the screen"))
    }

    pub fn shows(&self, target: Target) -> bool {
        self.view().area_of(target).is_some()
    }

    /// Returns the first enabled button that makes a player ready for the next round.
    pub fn ready(&self) -> Option<Target> {
        let scene = self.view();
        let is_way_on = |target: &Target| {
            let ready = matches!(target, Target::Seat(_, SeatTarget::Ready));
            ready || *target == Target::Results(ResultsTarget::Next)
        };
        let mut enabled = scene.targets.iter().filter(|area| area.enabled);
        let way_on = enabled.find(|area| is_way_on(&area.target));
        way_on.map(|area| area.target)
    }

    /// The button that looks back at a round, the first there is.
    pub fn review_button(&self) -> Option<Target> {
        let scene = self.view();
        let is_one = |target: &Target| {
            let own = matches!(target, Target::Seat(_, SeatTarget::Review));
            own || *target == Target::Review(ReviewTarget::Open)
        };
        let mut targets = scene.targets.iter().map(|area| area.target);
        targets.find(is_one)
    }

    /// Looks back at the round that is over.
    pub fn open_review(&mut self) {
        let button = self.review_button().expect("a round is over");
        self.tap(button);
    }

    /// Shows the networks of the player at a place: by the own button, or by the one at a computer's seat.
    pub fn review_player(&mut self, place: Station) {
        let own = Target::Seat(place, SeatTarget::Review);
        let its = Target::Review(ReviewTarget::Player(place));
        self.tap(if self.shows(own) { own } else { its });
    }

    /// All who read the results of a round are ready for the next one.
    pub fn all_ready(&mut self) {
        assert!(self.ready().is_some(), "results are being read");
        while let Some(ready) = self.ready() {
            self.tap(ready);
        }
    }

    pub fn allows(&self, target: Target) -> bool {
        let scene = self.view();
        scene.area_of(target).is_some_and(|area| area.enabled)
    }

    /// Counts the people and the computer players in the lobby, by what can be touched there.
    pub fn heads(&self) -> (usize, usize) {
        let plays = |&place: &Station| {
            let mut all = Level::ALL.into_iter();
            all.any(|level| self.shows(Target::Lobby(LobbyTarget::Strength(place, level))))
        };
        let taken = Station::ALL.into_iter();
        let taken = taken.filter(|&place| self.shows(Target::Lobby(LobbyTarget::Leave(place))));
        let (computers, people): (Vec<_>, Vec<_>) = taken.partition(plays);
        (people.len(), computers.len())
    }

    /// The layers' versions: equal ones mean equal pictures.
    pub fn versions(&self) -> Vec<u64> {
        let scene = self.view();
        scene.layers.iter().map(|layer| layer.version).collect()
    }

    /// All words on the screen.
    pub fn words(&self) -> Vec<String> {
        let scene = self.view();
        let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
        items.filter_map(words_of).collect()
    }

    /// A layer of the screen, which has to be there.
    pub fn layer(&self, name: LayerName) -> Layer {
        let scene = self.view();
        let layer = scene.layers.iter().find(|layer| layer.name == name);
        layer.expect("there is such a layer").clone()
    }

    /// All words of a layer.
    pub fn words_on(&self, name: LayerName) -> Vec<String> {
        let scene = self.view();
        let layer = scene.layers.iter().find(|layer| layer.name == name);
        layer
            .into_iter()
            .flat_map(|layer| layer.items.iter())
            .filter_map(words_of)
            .collect()
    }

    /// The words on a place's panel. Several lines are one text, as a listener hears them.
    pub fn panel(&self, place: Station) -> Vec<String> {
        let texts = self.texts_of_panel(place).into_iter();
        texts
            .map(|text| text.heard().unwrap_or(&text.words).to_owned())
            .collect()
    }

    /// The lines of text on a place's panel.
    pub fn texts_of_panel(&self, place: Station) -> Vec<Text> {
        let on_panel = |item: &Item| match item {
            Item::Text(text) => {
                let at = place.pose().from_stage(text.at);
                let inside =
                    (0.0..PANEL_WIDTH).contains(&at.x) && (0.0..PANEL_DEPTH).contains(&at.y);
                inside.then(|| Text::clone(text))
            }
            Item::Path { .. } => None,
        };
        let scene = self.view();
        let seats = scene.layers.iter();
        let seats = seats.filter(|layer| layer.name == LayerName::Seats);
        seats
            .flat_map(|layer| layer.items.iter().filter_map(on_panel))
            .collect()
    }

    /// Returns true if these words are on the screen, be it in several lines.
    pub fn says(&self, part: &str) -> bool {
        self.words().join(" ").contains(part)
    }

    /// Touches what a step of the rules means on the screen.
    pub fn touch_step(&mut self, step: Move) {
        let play = self.app.rail().expect("a game is on the table");
        let seat = play.acting().expect("somebody is on turn");
        let place = play.sitting[seat].place;
        let target = match step {
            Move::Hub(node) => Target::Board(Spot::Node(node)),
            Move::Link(a, b) => {
                let link = play
                    .game()
                    .map()
                    .link_between(a, b)
                    .expect("the link is on the map");
                Target::Board(Spot::Link(link))
            }
            Move::Discard => Target::Seat(place, SeatTarget::Discard),
            Move::Ok => Target::Seat(place, SeatTarget::Ok),
        };
        self.tap(target);
        // Its results come after the show.
        if self.app.is_touring() {
            self.rest();
        }
    }
}

/// A table at which one person tries the main game on its small map.
pub fn lesson(seed: u64) -> Table {
    let mut table = Table::new(seed);
    table.send(Event::MapCame {
        map: MapId::LESSON,
        file: Ok(Box::new(maps::file(MapId::LESSON))),
    });
    table.tap(Target::Lobby(LobbyTarget::TryIt));
    table.rest();
    table
}

/// Returns the engine's answer.
///
/// The engine thinks about the same question once for all tests, because thinking is most of what they take.
pub fn answer(question: &[u8]) -> Result<String, String> {
    answer_by(ENGINES, question)
}

pub fn answer_by(engines: &[Engine], question: &[u8]) -> Result<String, String> {
    type Answer = Arc<OnceLock<Result<String, String>>>;
    static ANSWERS: Mutex<BTreeMap<Vec<u8>, Answer>> = Mutex::new(BTreeMap::new());
    let mut answers = ANSWERS.lock().expect("nobody thinks while it is held");
    let answer = answers.entry(question.to_vec()).or_default().clone();
    drop(answers);
    answer.get_or_init(|| think_by(engines, question)).clone()
}

/// Lets the engine think with a clock that advances by half a second at each reading. So the answer is always the
/// same, and comes after few rounds.
pub fn think(question: &[u8]) -> Result<String, String> {
    think_by(ENGINES, question)
}

fn think_by(engines: &[Engine], question: &[u8]) -> Result<String, String> {
    let time = std::cell::Cell::new(0.0);
    let clock = || time.replace(time.get() + 500.0);
    players::engine::answer(engines, question, &clock, &mut Memory::default())
}

/// The file of a game's rules in English.
pub fn rules_text(game: GameId) -> String {
    languages::rules_text(game, Language::ENGLISH).expect("every game has its rules")
}

/// The pages of a game's rules.
pub fn rules_pages(game: GameId) -> Vec<app::rules::Page<'static>> {
    let text: &'static str = rules_text(game).leak();
    app::rules::pages(def(game), text).expect("every line means something")
}

fn words_of(item: &Item) -> Option<String> {
    if let Item::Text(text) = item {
        Some(text.words.clone())
    } else {
        None
    }
}

/// Where so many people sit in these tests.
pub fn places(people: usize) -> Vec<Station> {
    Station::ALL.into_iter().take(people).collect()
}

/// Returns the content of a file of puzzles.
pub fn puzzles_text(name: &str) -> Result<String, Message> {
    let path = format!("{}/assets/puzzles/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).map_err(|why| Message::from(why.to_string()))
}
