//! Every screen that there is, in groups, as a list: the gallery draws it and the layout tests
//! measure it. Both bring the tests' helpers as `crate::common`.

mod cabinets;
mod duels;
mod lobby;
mod rail;
mod sheets;

use std::thread;

use roundhouse::app::Event;
use roundhouse::app::snapshot::Snapshot;
use roundhouse::games::Notation;
use roundhouse::maps::MapId;
use roundhouse::record::{Record, Save};
use roundhouse::scene::{ReplayTarget, Scene, SheetTarget, Target};

use crate::common::fingers::Table;
use crate::common::maps;

/// A screen.
#[allow(dead_code, reason = "pictures are drawn of the scene alone")]
pub struct Screen {
    /// What it belongs to, in few words.
    pub group: &'static str,
    /// What is on it.
    pub name: String,
    /// The screen itself.
    pub scene: Scene,
    /// Whether it was the same when it was drawn a second time.
    pub is_still: bool,
    /// When the table wants to be woken though nobody touches it, in milliseconds from now.
    pub wakes_in: Option<f64>,
}

/// The screens of a group, as they are taken.
struct Shots {
    group: &'static str,
    screens: Vec<Screen>,
}

impl Shots {
    /// Takes what a table shows now.
    fn take(&mut self, name: impl Into<String>, table: &Table) {
        let scene = Scene::clone(&table.view());
        let drawn_again = roundhouse::app::view::scene(&table.app, &mut Default::default());
        let again = drawn_again.layers.iter().map(|layer| layer.version);
        self.screens.push(Screen {
            group: self.group,
            name: name.into(),
            is_still: scene.layers.iter().map(|layer| layer.version).eq(again),
            wakes_in: table.app.wake_at().map(|at| at.value() - table.now),
            scene,
        });
    }

    /// The same from all four sides: what lies over the table is turned.
    fn take_turned(&mut self, name: &str, table: &Table) {
        let mut table = table.clone();
        for side in ["near", "left", "far", "right"] {
            self.take(format!("{name}, {side}"), &table);
            table.tap(Target::Sheet(SheetTarget::Rotate));
        }
    }
}

type Shoot = fn(&mut Shots);

/// The groups, each with what takes its screens.
const GROUPS: [(&str, Shoot); 15] = [
    ("Lobby", lobby::games),
    ("Cabinets of few and of many games", cabinets::all),
    ("Lobby with computers", lobby::computers),
    ("Rail game", rail::stages),
    ("Rail game: results", rail::results),
    ("Rail game: looking back", rail::reviews),
    ("Rail game: hints", rail::hints),
    ("Games for two", duels::stages),
    ("Games for two: every pair of places", duels::pairs),
    ("Games for two: boards of every size", duels::sizes),
    ("Settings and questions", sheets::settings),
    ("Rules", sheets::rules),
    ("Links", sheets::links),
    ("What was kept", sheets::kept),
    ("Kiosk", sheets::kiosk),
];

/// Every screen that there is. The groups are taken side by side.
pub fn all() -> Vec<Screen> {
    thread::scope(|scope| {
        let groups = GROUPS.map(|(group, shoot)| {
            scope.spawn(move || {
                let screens = Vec::new();
                let mut shots = Shots { group, screens };
                shoot(&mut shots);
                shots.screens
            })
        });
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
    table.tap(Target::Replay(ReplayTarget::PlayOn));
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
    let save = Save::of(record, aside.to_bytes()).expect("it can be kept");
    save.to_text().expect("it is short")
}
