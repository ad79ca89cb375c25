//! Sheets at seats keep to their own person's part of the table.

use base::table::Station;
use scene::{SheetTarget, Target, TargetArea};

use super::{Faults, SCREENS, is_own, rect};
use shapes::Bounds;

/// Two sheets that are open keep so far apart that their edges are seen.
const BETWEEN: f32 = 4.0;

fn panel(place: Station) -> Bounds {
    let (from, to) = place.panel();
    Bounds::new(from, to)
}

/// Returns the seat of a sheet, if the blank is one.
///
/// A sheet lies over one seat's panel and no other's, and reaches beyond it.
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
