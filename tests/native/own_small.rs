//! Own screens that are too small for everything: sheets that fold, cards that scroll, larger words.

use app::layout::Fold;
use app::{Event, Key};
use base::table::{Point, Station};
use scene::{
    Area, LobbyTarget, PuzzleTarget, RulesTarget, SettingsTarget, SheetTarget, Size, Slider,
    Target, TargetArea,
};

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::screens::{PHONE, own_screen};

/// A window of 1280 x 1024 pixels at 400 %.
const ZOOMED: (f32, f32) = (320.0, 256.0);
const FOLD: Target = Target::Sheet(SheetTarget::Fold);
const COG: Target = Target::Settings(SettingsTarget::Cog);

/// A rail game on a screen of a size.
fn rail(size: (f32, f32)) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(own_screen(size)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    for _ in 0..40 {
        let session = table.app.session().expect("a match");
        if session.person_to_act().is_some() {
            return table;
        }
        table.wait(1000.0);
    }
    panic!("the person is never on turn");
}

fn ends(table: &Table, target: Target) -> (Point, Point) {
    match table.area(target).area {
        Area::Rect { from, to } => (from, to),
        other => panic!("{target:?} is {other:?}"),
    }
}

fn is_in_sight(table: &Table, target: Target) -> bool {
    let Size { height, .. } = table.view().stage;
    let (from, to) = ends(table, target);
    from.y >= 0.0 && to.y <= height
}

#[test]
fn a_sheet_that_leaves_too_little_of_the_map_folds() {
    for size in [PHONE, (320.0, 568.0), (844.0, 390.0), (1366.0, 768.0)] {
        assert!(!rail(size).shows(FOLD), "{size:?}");
    }
    let mut table = rail(ZOOMED);
    let hint = Target::Seat(Station::NearLeft, scene::SeatTarget::Hint);
    let ok = Target::Seat(Station::NearLeft, scene::SeatTarget::Ok);
    let own = table.app.own_screen().expect("a match is on it");
    assert!(own.board.h >= 0.4 * own.stage.h, "{own:?}");
    assert!(table.shows(ok) && !table.shows(hint));
    let before = table.app.camera();
    table.tap(FOLD);
    let own = table.app.own_screen().expect("a match is on it");
    assert_eq!(own.fold, Some(Fold::Open));
    assert!(table.shows(hint) && is_in_sight(&table, ok));
    table.tap(FOLD);
    assert!(!table.shows(hint));
    assert_eq!(table.app.camera(), before, "the map lies as it did");
}

#[test]
fn a_card_that_is_too_high_is_moved_by_finger_wheel_and_keys() {
    let mut table = rail(ZOOMED);
    table.tap(COG);
    let last = Target::Settings(SettingsTarget::EndGame);
    assert!(!is_in_sight(&table, last));
    let mut finger = table.clone();
    finger.down(1, Point::new(40.0, 250.0));
    for step in 1..40 {
        finger.slide(1, Point::new(40.0, 250.0 - 20.0 * step as f32));
    }
    finger.up(1, Point::new(40.0, -530.0));
    assert!(is_in_sight(&finger, last));
    finger.tap(last);
    assert_eq!(finger.app.screen(), "question");
    let mut wheel = table.clone();
    let at = Point::new(100.0, 100.0);
    for _ in 0..6 {
        wheel.send(Event::Zoom { at, factor: 0.75 });
    }
    assert!(is_in_sight(&wheel, last));
    for _ in 0..40 {
        table.tab();
        if table.app.focus().is_some_and(|focus| focus.target == last) {
            break;
        }
    }
    table.wait(10.0);
    assert!(is_in_sight(&table, last), "{:?}", table.app.focus());
}

/// Another sheet begins at its top.
#[test]
fn a_sheet_opens_at_its_beginning() {
    let mut table = rail(ZOOMED);
    table.tap(COG);
    let at = Point::new(100.0, 100.0);
    let by = Point::new(0.0, -300.0);
    table.send(Event::Scroll { at, by });
    let close = Target::Sheet(SheetTarget::Close);
    assert!(!is_in_sight(&table, close));
    table.key(Key::Escape);
    table.tap(COG);
    assert!(is_in_sight(&table, close));
}

#[test]
fn words_get_as_large_as_the_settings_say() {
    let mut table = rail((1366.0, 768.0));
    let whole = table.view().stage;
    table.tap(COG);
    table.drag(Target::Slider(Slider::Text), 1.0);
    let stage = table.view().stage;
    assert!((whole.width / stage.width - 2.0).abs() < 0.01, "{stage:?}");
    table.tap(Target::Rules(RulesTarget::Open));
    assert_eq!(table.app.screen(), "rules");
    // A table stays as it is.
    let mut other = Table::new(1);
    other.send(Event::Window(own_screen((1366.0, 768.0))));
    let mut slid = other.clone();
    slid.tap(COG);
    slid.drag(Target::Slider(Slider::Text), 1.0);
    slid.tap(Target::Settings(SettingsTarget::Layout));
    assert_eq!(slid.view().stage, Size::TABLE);
}

/// A finger covers what it picks on the map of a puzzle: it sees that in a lens, and slides to what it means.
#[test]
fn a_finger_on_the_map_of_a_puzzle_has_a_lens_and_may_slide() {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(own_screen(PHONE)));
    table.tap(Target::Puzzle(PuzzleTarget::Open));
    let view = table.view();
    let is_link = |target| matches!(target, Target::Puzzle(PuzzleTarget::Link(..)));
    let links = view.targets.iter().filter(|area| is_link(area.target));
    let own = |area: &&TargetArea| view.target_at(area.area.middle()) == Some(area.target);
    let links: Vec<_> = links.filter(own).collect();
    let (first, other) = (links[0], links[links.len() / 2]);
    table.down(1, first.area.middle());
    assert_eq!(table.view().lenses.len(), 1);
    table.slide(1, other.area.middle());
    table.up(1, other.area.middle());
    assert!(table.view().lenses.is_empty());
    let rails = table.app.puzzle().expect("a puzzle").pads[0].rails();
    let laid = rails
        .iter()
        .map(|&link| Target::Puzzle(PuzzleTarget::Link(Station::NearLeft, link)));
    assert_eq!(laid.collect::<Vec<_>>(), [other.target]);
}
