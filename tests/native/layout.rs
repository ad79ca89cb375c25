//! The sizes and distances that fingers and eyes need, on every screen that there is.

mod colours;
mod contrast;
mod maps;
#[path = "../../examples/gallery/screens/mod.rs"]
mod screens;
mod sheets;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex};

use base::table::{Station, kept_clear};
use base::words::Language;
use rules::Spot;
use scene::{
    Area, Item, Layer, LayerName, LobbyTarget, Point, PuzzleTarget, ReplayTarget, ReviewTarget,
    Scene, Scrolled, SeatTarget, SettingsTarget, SheetTarget, Size, Target, TargetArea,
};

use screens::{Screen, Windows};
use shapes::Bounds;

use crate::common::cases;

/// All screens, taken once for all tests: in English, or in the language that a variable asks for.
static SCREENS: LazyLock<Vec<Screen>> = LazyLock::new(|| {
    let code = std::env::var("ROUNDHOUSE_LANGUAGE").unwrap_or("en".into());
    let language = Language::of_code(&code).expect("there is such a language");
    screens::all(language, windows())
});

/// Every state is looked at on every own screen by night, and before a landing on one of the four.
fn windows() -> Windows {
    match cases::is_deep() {
        true => Windows::All,
        false => Windows::InTurn,
    }
}

/// 15 mm on a table of 46 inches, in stage units.
const FINGER: f32 = 28.0;
/// 8 mm on the same table.
const APART: f32 = 15.1;

/// The same on an own screen, which is held or sat before: units are CSS pixels there.
const OWN_FINGER: f32 = 40.0;
const OWN_APART: f32 = 4.0;
/// Cells of boards are aimed at.
const OWN_CELL: f32 = 24.0;

/// Returns true if a screen is one person's.
fn is_own(screen: &Screen) -> bool {
    screen.scene.stage != Size::TABLE
}

/// The whole stage of a screen.
fn stage(screen: &Screen) -> Bounds {
    let Size { width, height } = screen.scene.stage;
    Bounds::new(Point::default(), Point::new(width, height))
}

/// Returns true if a card of a screen moves up and down, so that all of it comes into sight.
fn is_moved(screen: &Screen) -> bool {
    let mut moved = screen.scene.scrolls.iter().map(|area| area.what);
    moved.any(|what| what != Scrolled::Log)
}

/// Returns the layers of a screen that are fixed to the stage. The boards of own screens pan and zoom below them.
fn fixed_layers(screen: &Screen) -> impl Iterator<Item = &Layer> {
    let own = is_own(screen);
    let seats = [LayerName::Seats, LayerName::Flash, LayerName::Over];
    let layers = screen.scene.layers.iter();
    layers.filter(move |layer| !own || seats.contains(&layer.name))
}

/// Returns true if a target is a cell of a board.
fn is_cell(target: Target) -> bool {
    matches!(
        target,
        Target::Board(Spot::Cell(_)) | Target::Puzzle(PuzzleTarget::Cell(..))
    )
}

/// Returns true if a target is a part of a board or of a map.
fn is_of_a_board(target: Target) -> bool {
    let link = matches!(target, Target::Puzzle(PuzzleTarget::Link(..)));
    is_cell(target) || link || matches!(target, Target::Board(_))
}

/// Faults that were found, each with its screens.
#[derive(Default)]
struct Faults(BTreeMap<String, Vec<String>>);

impl Faults {
    fn extend(&mut self, screen: &Screen, faults: Vec<String>) {
        for fault in faults {
            let name = format!("{}: {}", screen.group, screen.name);
            self.0.entry(fault).or_default().push(name);
        }
    }

    /// Returns all faults, a line each; empty without any.
    fn tell(&self) -> Vec<String> {
        let tell = |(fault, screens): (&String, &Vec<String>)| {
            let more = screens.len() - 1;
            format!("{fault} ({}; and {more} more)", screens[0])
        };
        self.0.iter().map(tell).collect()
    }
}

/// A check of all screens, with its name.
type Look = (&'static str, fn() -> Faults);

/// Lists looks under their own names.
macro_rules! looks {
    ($($look:path),* $(,)?) => { [$((stringify!($look), $look)),*] };
}

const LOOKS: [Look; 14] = looks![
    // Those that take longest begin first.
    words::every_language_has_room,
    contrast::words_can_be_read_on_what_they_lie_on,
    contrast::all_words_can_be_read_where_more_contrast_is_asked_for,
    words::words_are_whole_and_keep_clear_of_other_words,
    words::words_stay_within_what_they_are_written_on,
    contrast::buttons_are_seen_on_what_they_lie_on,
    words::words_are_large_enough,
    sheets::a_sheet_at_a_seat_lies_over_nothing_of_a_neighbours,
    controls_are_large_enough_far_enough_apart_and_on_the_stage,
    boards_are_touched_where_they_are_seen,
    panels_stay_in_their_part_of_the_table,
    nothing_is_drawn_anew_while_nothing_happens,
    no_own_screen_can_be_turned,
    no_two_screens_have_one_name,
];

/// The gallery draws each into a separate file.
fn no_two_screens_have_one_name() -> Faults {
    let mut faults = Faults::default();
    let mut names = BTreeSet::new();
    for screen in SCREENS.iter() {
        if !names.insert((screen.group, &screen.name)) {
            faults.extend(screen, vec!["another screen has this name".into()]);
        }
    }
    faults
}

/// Drawing all screens takes longer than any check of them. So they are drawn once for all checks, of which two run
/// at a time to keep both cores busy.
#[test]
fn all_screens_are_as_fingers_and_eyes_need_them() {
    let looks = Mutex::new(LOOKS.iter());
    let faults = Mutex::new(Vec::new());
    let next = || looks.lock().expect("no look has a fault").next();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, look)) = next() {
                    let found = look().tell();
                    if !found.is_empty() {
                        let told = format!("{name}, {} faults:\n{}", found.len(), found.join("\n"));
                        faults.lock().expect("no look has a fault").push(told);
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().expect("no look has a fault");
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

fn rect(area: &TargetArea) -> Option<Bounds> {
    match area.area {
        Area::Rect { from, to } => Some(Bounds::new(from, to)),
        Area::Disc { centre, radius } => Some(Bounds::new(centre, centre).grown(radius)),
        Area::Near { .. } | Area::Along { .. } => None,
    }
}

/// The rectangles that can be touched, but for what only keeps fingers off.
fn controls(scene: &Scene) -> Vec<(TargetArea, Bounds)> {
    let targets = scene.targets.iter();
    let targets = targets.filter(|area| area.target != Target::Sheet(SheetTarget::Blank));
    targets
        .filter_map(|area| Some((area.clone(), rect(area)?)))
        .collect()
}

/// Returns the controls without the parts under a sheet; for a partly covered control its largest free part.
fn open_controls(scene: &Scene) -> Vec<(TargetArea, Bounds)> {
    let mut open: Vec<(TargetArea, Bounds)> = Vec::new();
    for area in &scene.targets {
        let Some(bounds) = rect(area) else { continue };
        if area.target != Target::Sheet(SheetTarget::Blank) {
            open.push((area.clone(), bounds));
            continue;
        }
        open.retain_mut(|(_, below)| match below.without(&bounds) {
            Some(rest) => {
                *below = rest;
                true
            }
            None => false,
        });
    }
    open
}

fn controls_are_large_enough_far_enough_apart_and_on_the_stage() -> Faults {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let (own, stage) = (is_own(screen), stage(screen));
        let (finger, least_apart) = match own {
            true => (OWN_FINGER, OWN_APART),
            false => (FINGER, APART),
        };
        let controls = open_controls(&screen.scene);
        let is_moved = is_moved(screen);
        let mut found = Vec::new();
        for (index, (area, bounds)) in controls.iter().enumerate() {
            let what = area.target;
            // A zoomed board extends beyond the stage.
            let cell = own && is_of_a_board(what);
            let finger = if cell { OWN_CELL } else { finger };
            if cell && !stage.holds(bounds, 0.0) {
                continue;
            }
            if !stage.holds(bounds, 0.0) && !is_moved {
                found.push(format!("{what:?} leaves the stage"));
            }
            let (wide, high) = bounds.size();
            if wide.min(high) < finger && rect(area) == Some(*bounds) {
                found.push(format!("{what:?} is {wide:.1} by {high:.1}"));
            }
            for (other, others) in &controls[..index] {
                let apart = bounds.apart(others);
                // Cells have their board's spacing.
                let cells = [what, other.target].map(is_cell);
                if apart < least_apart && cells != [true; 2] {
                    found.push(format!("{what:?} is {apart:.1} from {:?}", other.target));
                }
            }
        }
        faults.extend(screen, found);
    }
    faults
}

/// Returns the panels of the players at a table.
fn panels(scene: &Scene) -> impl Iterator<Item = Bounds> {
    let blank = |area: &&TargetArea| area.target == Target::Sheet(SheetTarget::Blank);
    let sheets = scene.targets.iter().filter(blank).filter_map(rect);
    let sheets: Vec<Bounds> = sheets.collect();
    let all = Station::ALL.map(|place| place.panel());
    let all = all.map(|(from, to)| Bounds::new(from, to));
    all.into_iter().filter(move |panel| sheets.contains(panel))
}

/// Cells, links and intersections have the nearest as their target, so each is hit in its own middle. None is under a
/// panel or the cog.
fn boards_are_touched_where_they_are_seen() -> Faults {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let scene = &screen.scene;
        let board = |area: &&TargetArea| is_of_a_board(area.target);
        let mut found = Vec::new();
        for area in scene.targets.iter().filter(board) {
            let middle = area.area.middle();
            let heart = match area.area {
                Area::Rect { from, to } => vec![Bounds::new(from, to)],
                Area::Disc { centre, radius } => vec![Bounds::new(centre, centre).grown(radius)],
                Area::Near { centre, .. } => vec![Bounds::new(centre, centre)],
                // A slanting link may pass the corner of a panel.
                Area::Along { a, b, .. } => {
                    let steps = (0..=32).map(|step| a.towards(b, step as f32 / 32.0));
                    steps.map(|at| Bounds::new(at, at)).collect()
                }
            };
            let covered = |panel: Bounds| heart.iter().any(|part| panel.apart(part) < 0.0);
            if !is_own(screen) && panels(scene).any(covered) {
                found.push(format!("{:?} lies under a panel", area.target));
            }
            let meant = scene.target_at(middle);
            if meant.is_some_and(is_of_a_board) && meant != Some(area.target) {
                found.push(format!("{:?} means {meant:?}", area.target));
            }
        }
        faults.extend(screen, found);
    }
    faults
}

fn panels_stay_in_their_part_of_the_table() -> Faults {
    let seats: Vec<Bounds> = kept_clear()
        .into_iter()
        .map(|(from, to)| Bounds::new(from, to))
        .collect();
    let mut faults = Faults::default();
    for screen in SCREENS.iter().filter(|screen| !is_own(screen)) {
        let mut found = Vec::new();
        for (area, bounds) in controls(&screen.scene) {
            let at_a_seat = matches!(
                area.target,
                Target::Lobby(LobbyTarget::Join(_))
                    | Target::Lobby(LobbyTarget::Computer(_))
                    | Target::Lobby(LobbyTarget::Invite(_))
                    | Target::Lobby(LobbyTarget::Strength(..))
                    | Target::Lobby(LobbyTarget::Leave(_))
                    | Target::Lobby(LobbyTarget::Colour(..))
                    | Target::Seat(_, SeatTarget::Cities)
                    | Target::Seat(_, SeatTarget::Zoom)
                    | Target::Seat(_, SeatTarget::Undo)
                    | Target::Seat(_, SeatTarget::Hint)
                    | Target::Review(ReviewTarget::Player(_))
                    | Target::Review(ReviewTarget::Network(_))
                    | Target::Review(ReviewTarget::Close)
                    | Target::Seat(_, SeatTarget::Discard)
                    | Target::Seat(_, SeatTarget::Ok)
                    | Target::Seat(_, SeatTarget::Special)
                    | Target::Seat(_, SeatTarget::Resign)
                    | Target::Seat(_, SeatTarget::ResignYes)
                    | Target::Seat(_, SeatTarget::ResignNo)
                    | Target::Seat(_, SeatTarget::ComputerPlays)
                    | Target::Seat(_, SeatTarget::TakeOver)
                    | Target::Replay(ReplayTarget::Rotate)
                    | Target::Replay(ReplayTarget::PlayOn)
                    | Target::Settings(SettingsTarget::Cog)
            );
            if at_a_seat && !seats.iter().any(|seat| seat.holds(&bounds, 0.0)) {
                found.push(format!("{:?} leaves its panel", area.target));
            }
        }
        faults.extend(screen, found);
    }
    faults
}

fn nothing_is_drawn_anew_while_nothing_happens() -> Faults {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let mut found = Vec::new();
        if !screen.is_still {
            found.push("it moves".into());
        }
        // A message that passes stays for seconds. Kiosks and computers have their own clocks.
        if screen.wakes_in.is_some_and(|ms| ms <= 0.0) {
            found.push("it wakes at once".into());
        }
        faults.extend(screen, found);
    }
    faults
}

/// One person needs to turn nothing.
fn no_own_screen_can_be_turned() -> Faults {
    let mut faults = Faults::default();
    for screen in SCREENS.iter().filter(|screen| is_own(screen)) {
        let turns = [
            Target::Sheet(SheetTarget::Rotate),
            Target::Replay(ReplayTarget::Rotate),
            Target::Lobby(LobbyTarget::Rotate),
        ];
        let turns = turns
            .into_iter()
            .filter(|&turn| screen.scene.area_of(turn).is_some());
        let mut found: Vec<String> = turns.map(|turn| format!("{turn:?}")).collect();
        let texts = fixed_layers(screen).flat_map(|layer| layer.items.iter());
        found.extend(texts.filter_map(|item| match item {
            Item::Text(text) if text.turn != 0.0 => Some(format!("{:?} is turned", text.words)),
            Item::Text(_) | Item::Path { .. } => None,
        }));
        faults.extend(screen, found);
    }
    faults
}
