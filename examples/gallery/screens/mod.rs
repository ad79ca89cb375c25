//! Every screen that there is, in groups, as a list: the gallery draws it and the layout tests
//! measure it. Both bring the tests' helpers as `crate::common`.

mod cabinets;
mod duels;
mod friends;
mod lesson;
mod lobby;
mod puzzles;
mod rail;
mod rooms;
mod set_up;
mod sheets;
mod terms;
mod workshop;

use std::thread;

use app::Event;
use app::layout::Window;
use app::snapshot::Snapshot;
use base::words::Language;
use rules::Notation;
use rules::maps::MapId;
use rules::record::{Record, Save};
use scene::{
    OperatorTarget, PinTarget, ReplayTarget, Scene, ShareTarget, SheetTarget, Size, Target,
};

use crate::common::disk::Disk;
use crate::common::fingers::Table;
use crate::common::{languages, maps};

/// A screen.
#[allow(dead_code, reason = "pictures are drawn of the scene alone")]
pub struct Screen {
    /// Group of the screen, in few words.
    pub group: &'static str,
    /// Content of the screen.
    pub name: String,
    /// The screen itself.
    pub scene: Scene,
    /// True if the screen was the same when it was drawn a second time.
    pub is_still: bool,
    /// Time until the table's next wake-up without a touch, in milliseconds.
    pub wakes_in: Option<f64>,
}

/// The own screens on which each state is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Windows {
    /// All of them.
    #[allow(dead_code, reason = "the gallery takes all")]
    All,
    /// One of them in turn.
    #[allow(dead_code, reason = "tests before a landing take these")]
    InTurn,
}

/// The screens of a group, as they are taken.
struct Shots {
    group: &'static str,
    /// The own screens; on the table if there are none.
    windows: &'static [Window],
    each: Windows,
    /// Number of states that were taken on own screens.
    taken: usize,
    screens: Vec<Screen>,
}

/// A phone in both hands and in one, the smallest phone, and a laptop.
const WINDOWS: [Window; 4] = [
    window(390.0, 844.0, true),
    window(844.0, 390.0, true),
    window(320.0, 568.0, true),
    window(1366.0, 768.0, false),
];

const fn window(width: f32, height: f32, coarse: bool) -> Window {
    Window {
        size: Size { width, height },
        coarse,
        large_screen: false,
    }
}

impl Shots {
    /// Takes what a table shows now.
    fn take(&mut self, name: impl Into<String>, table: &Table) {
        self.take_after(name, table, |_| ());
    }

    /// Takes what a table shows after something has been done on that very screen.
    fn take_after(&mut self, name: impl Into<String>, table: &Table, act: impl Fn(&mut Table)) {
        let name = name.into();
        if self.windows.is_empty() {
            let mut table = table.clone();
            act(&mut table);
            return self.keep(name, &table);
        }
        // A session that has been played on a table is the same on an own screen.
        let operators = [
            Target::Pin(PinTarget::Enter),
            Target::Operator(OperatorTarget::Kiosk),
        ];
        // Operators have a table before them.
        if operators.into_iter().any(|target| table.shows(target)) {
            return;
        }
        self.taken += 1;
        for (index, &window) in self.windows.iter().enumerate() {
            if self.each == Windows::InTurn && index != self.taken % self.windows.len() {
                continue;
            }
            let mut own = table.clone();
            own.send(Event::Window(window));
            act(&mut own);
            let Size { width, height } = window.size;
            self.keep(format!("{name}, {width} x {height}"), &own);
        }
    }

    fn keep(&mut self, name: String, table: &Table) {
        let scene = Scene::clone(&table.view());
        let drawn_again = screens::scene(&table.app, &mut Default::default());
        let again = drawn_again.layers.iter().map(|layer| layer.version);
        self.screens.push(Screen {
            group: self.group,
            name,
            is_still: scene.layers.iter().map(|layer| layer.version).eq(again),
            wakes_in: table.app.wake_at().map(|at| at.value() - table.now),
            scene,
        });
    }

    /// Takes the sheet on which a picture of the end is saved, and once the picture itself.
    fn take_souvenir(&mut self, name: &str, table: &Table) {
        if self.windows.is_empty() {
            return;
        }
        self.take_after(format!("{name}, picture"), table, |table| {
            table.tap(Target::Share(ShareTarget::Picture));
        });
        let mut own = table.clone();
        own.send(Event::Window(self.windows[0]));
        let (_, scene) = own.app.souvenir("2026-11-25").expect("it is over");
        self.screens.push(Screen {
            group: self.group,
            name: format!("{name}, the picture to take home"),
            scene,
            is_still: true,
            wakes_in: None,
        });
    }

    /// Takes a picture from all four sides, with the overlays rotated.
    fn take_turned(&mut self, name: &str, table: &Table) {
        if !self.windows.is_empty() {
            return self.take(name, table);
        }
        let mut table = table.clone();
        for side in ["near", "left", "far", "right"] {
            self.take(format!("{name}, {side}"), &table);
            table.tap(Target::Sheet(SheetTarget::Rotate));
        }
    }
}

type Shoot = fn(&mut Shots);

/// The groups, each with what takes its screens.
const GROUPS: [(&str, Shoot); 29] = [
    ("Lobby", lobby::games),
    ("The workshop of maps", workshop::all),
    ("Cabinets of few and of many games", cabinets::all),
    ("Lobby with computers", lobby::computers),
    ("Rail game", rail::stages),
    ("Rail game: to learn it", lesson::all),
    ("Rail game: results", rail::results),
    ("Rail game: moments", rail::shows),
    ("Rail game: looking back", rail::reviews),
    ("Rail game: hints", rail::hints),
    ("Games for two", duels::stages),
    ("Games for two: terms", terms::all),
    ("Games for two: exercises", duels::exercises),
    ("Games for two: told", duels::told),
    ("Games for two: last words", duels::last_words),
    ("Games for two: every pair of places", duels::pairs),
    ("Games for two: boards of every size", duels::sizes),
    ("Positions", set_up::all),
    ("Puzzles", puzzles::all),
    ("Settings and questions", sheets::settings),
    ("Rules", sheets::rules),
    ("Links", sheets::links),
    ("What was kept", sheets::kept),
    ("Kiosk", sheets::kiosk),
    ("Seats elsewhere: the lobby", rooms::lobby),
    ("Seats elsewhere: the sheet at a seat", rooms::sheets),
    ("Seats elsewhere: rail game", rooms::stages),
    ("Seats elsewhere: games for two", rooms::boards),
    ("Seats elsewhere: invitations", rooms::invitations),
];

/// The groups that are also taken on own screens.
const OWN: [(&str, Shoot); 23] = [
    ("Own screen: lobby", lobby::own),
    ("Own screen: the workshop of maps", workshop::all),
    ("Own screen: lobby with a friend", friends::all),
    ("Own screen: rail game", rail::stages),
    ("Own screen: rail game, to learn it", lesson::all),
    ("Own screen: results", rail::results),
    ("Own screen: looking back", rail::reviews),
    ("Own screen: hints", rail::hints),
    ("Own screen: games for two", duels::stages),
    ("Own screen: terms", terms::all),
    ("Own screen: exercises", duels::exercises),
    ("Own screen: told", duels::told),
    ("Own screen: last words", duels::last_words),
    ("Own screen: positions", set_up::all),
    ("Own screen: puzzles", puzzles::all),
    ("Own screen: settings and questions", sheets::settings),
    ("Own screen: rules", sheets::rules),
    ("Own screen: links", sheets::links),
    ("Own screen: what was kept", sheets::kept),
    ("Own screen: invitations", rooms::invitations),
    ("A seat elsewhere: before a match", rooms::standings),
    ("A seat elsewhere: a match", rooms::pages),
    ("A seat elsewhere: who watches", rooms::watchers),
];

/// Every screen that there is, read in a language. The groups are taken side by side.
pub fn all(language: Language, each: Windows) -> Vec<Screen> {
    thread::scope(|scope| {
        let tables = GROUPS.map(|(group, shoot)| (group, shoot, &WINDOWS[..0]));
        let own = OWN.map(|(group, shoot)| (group, shoot, &WINDOWS[..]));
        let groups: Vec<_> = tables.into_iter().chain(own).collect();
        let groups = groups.into_iter().map(|(group, shoot, windows)| {
            scope.spawn(move || {
                languages::speak(language);
                let mut shots = Shots {
                    group,
                    windows,
                    each,
                    taken: 0,
                    screens: Vec::new(),
                };
                shoot(&mut shots);
                shots.screens
            })
        });
        let groups: Vec<_> = groups.collect();
        let taken = groups.into_iter().map(|group| group.join());
        taken
            .flat_map(|group| group.expect("every screen can be reached"))
            .collect()
    })
}

thread_local! {
    static TABLE: Table = {
        let mut table = Table::with_map(2, Ok(maps::file(maps::europe())));
        for map in MapId::all().skip(1) {
            let file = Ok(Box::new(maps::file(map)));
            table.send(Event::MapCame { map, file });
        }
        table
    };
}

/// An empty table to which all maps have come.
fn table() -> Table {
    TABLE.with(Table::clone)
}

/// A table with a game on it that has been played elsewhere.
fn with_game<G: Notation>(record: &Record<G>, aside: &Snapshot) -> Table {
    let mut table = viewing(record, aside);
    if table.allows(Target::Replay(ReplayTarget::PlayOn)) {
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        return table;
    }
    // A finished game cannot be continued, but it is saved.
    let mut disk = Disk::default();
    disk.slots[0] = save(record, aside).to_bytes().ok();
    let mut table = self::table();
    table.send(Event::Found(Box::new(disk.found())));
    table.tap(Target::Resume);
    table
}

/// A table that looks at a game.
fn viewing<G: Notation>(record: &Record<G>, aside: &Snapshot) -> Table {
    let mut table = table();
    table.send(Event::Link(text(record, aside)));
    assert!(table.app.linked_game().is_some(), "{:?}", table.words());
    table
}

/// A game as a link holds it.
fn text<G: Notation>(record: &Record<G>, aside: &Snapshot) -> String {
    save(record, aside).to_text().expect("it is short")
}

fn save<G: Notation>(record: &Record<G>, aside: &Snapshot) -> Save {
    Save::of(record, aside.to_bytes()).expect("it can be kept")
}

/// The title of a shipped map.
fn titled(map: MapId) -> &'static str {
    map.info().expect("it is shipped").title
}
