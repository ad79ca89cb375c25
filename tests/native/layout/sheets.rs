//! Sheets keep to their part of the table.

use base::table::Station;
use scene::{
    Item, LayerName, Op, Point, RulesTarget, STAGE_HEIGHT, STAGE_WIDTH, SettingsTarget,
    ShareTarget, SheetTarget, Target, TargetArea,
};

use super::{Faults, SCREENS, is_own, rect};
use crate::common::fingers::Table;
use shapes::Bounds;

/// Two sheets that are open keep so far apart that their edges are seen.
const BETWEEN: f32 = 4.0;

fn panel(place: Station) -> Bounds {
    let (from, to) = place.panel();
    Bounds::new(from, to)
}

/// Returns the seat of a sheet, if the blank is one.
///
/// A sheet covers one seat's panel and no other's, and extends beyond it.
fn sheet_of(blank: Bounds) -> Option<(Station, Bounds)> {
    let holds = |place: &Station| blank.holds(&panel(*place), 0.0);
    let mut held = Station::ALL.into_iter().filter(holds);
    let place = held.next()?;
    let is_sheet = held.next().is_none() && blank.area() > panel(place).area() + 1.0;
    is_sheet.then_some((place, blank))
}

pub fn a_sheet_at_a_seat_lies_over_nothing_of_a_neighbours() -> Faults {
    let mut faults = Faults::default();
    let mut most = 0;
    for screen in SCREENS.iter().filter(|screen| !is_own(screen)) {
        let blank = |area: &&TargetArea| area.target == Target::Sheet(SheetTarget::Blank);
        let blanks = screen.scene.targets.iter().filter(blank).filter_map(rect);
        let sheets: Vec<_> = blanks.filter_map(sheet_of).collect();
        let mut found = Vec::new();
        for (index, (place, sheet)) in sheets.iter().enumerate() {
            for other in Station::ALL.into_iter().filter(|other| other != place) {
                if sheet.apart(&panel(other)) < 0.0 {
                    found.push(format!("{place:?} lies over the panel of {other:?}"));
                }
            }
            for (other, others) in &sheets[..index] {
                let apart = sheet.apart(others);
                if apart < BETWEEN {
                    found.push(format!("{place:?} is {apart:.1} from {other:?}"));
                }
            }
        }
        most = most.max(sheets.len());
        faults.extend(screen, found);
    }
    assert_eq!(most, Station::ALL.len(), "all are open at once");
    faults
}

/// Returns true if something is painted over the whole table.
fn covers_all(item: &Item) -> bool {
    let Item::Path {
        path,
        fill: Some(_),
        ..
    } = item
    else {
        return false;
    };
    let ends = path.iter().filter_map(|op| match *op {
        Op::Move(at) | Op::Line(at) | Op::Quad(_, at) | Op::Corner(at, ..) => Some(at),
        Op::Circle(..) | Op::Close => None,
    });
    let ends: Vec<_> = ends.collect();
    let spans = |far: f32, along: fn(&Point) -> f32| {
        ends.iter().any(|at| along(at) <= 0.0) && ends.iter().any(|at| along(at) >= far)
    };
    spans(STAGE_WIDTH, |at| at.x) && spans(STAGE_HEIGHT, |at| at.y)
}

/// All sheets of a table look the same: what is below them is seen as before.
#[test]
fn no_sheet_dims_the_table() {
    let cog = Target::Settings(SettingsTarget::Cog);
    let ways = [
        vec![cog],
        vec![cog, Target::Rules(RulesTarget::Open)],
        vec![cog, Target::Share(ShareTarget::Open)],
        vec![cog, Target::Settings(SettingsTarget::EndGame)],
    ];
    for way in ways {
        let mut table = Table::started(2);
        for &target in &way {
            table.tap(target);
        }
        let scene = table.view();
        let over = scene
            .layers
            .iter()
            .find(|layer| layer.name == LayerName::Over);
        let over = over.expect("there is one").items.iter();
        assert!(over.clone().count() > 0, "{way:?}: a sheet is open");
        assert_eq!(over.filter(|item| covers_all(item)).count(), 0, "{way:?}");
    }
}
