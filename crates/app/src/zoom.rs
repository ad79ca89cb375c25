//! ZOOM HERE: a round window before a seat that shows a part of the map larger. It is turned to its person. A
//! person who cannot reach across the table, or sees badly, does everything on the map in it.

use super::layout::Layout;
use super::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station, mm_per_unit};
use scene::{Camera, Frame, Lens, Point, Slider};
use session::Seat;

/// A seat's person reaches so far, in millimetres.
const REACH_MM: f32 = 500.0;
/// The radius of a lens in stage units where all of it is in reach.
const LARGEST: f32 = 230.0;
/// Between a panel and the lens before it, in stage units: more than the panel's rim.
const GAP: f32 = 22.0;
/// Factor by which a lens enlarges the map.
const NEARER: f32 = 2.0;

/// Returns the lens in front of a place, on a table with a diagonal in inches. It shows a map inside a frame,
/// centred on a point as far as the map allows.
///
/// ```
/// use app::zoom::lens_at;
/// use scene::{Frame, Point};
/// use base::table::Station;
///
/// let map = Frame::new(100.0, 150.0, 1700.0, 780.0);
/// let lens = lens_at(Station::FarLeft, 46.0, map, Point::new(900.0, 500.0));
/// assert_eq!(lens.camera.from_stage(lens.centre), Point::new(900.0, 500.0));
/// // What is on the right of the map is on the left of the stage: the right of who sits on the far side.
/// let right = lens.camera.to_stage(Point::new(910.0, 500.0));
/// assert_eq!(right, Point::new(lens.centre.x - 20.0, lens.centre.y));
/// ```
pub fn lens_at(place: Station, inches: f32, map: Frame, at: Point) -> Lens {
    let reach = REACH_MM / mm_per_unit(inches);
    let radius = ((reach - PANEL_DEPTH - GAP) / 2.0).min(LARGEST);
    let centre = Point::new(PANEL_WIDTH / 2.0, -GAP - radius);
    let centre = place.pose().to_stage(centre);
    let seen = 2.0 * radius / NEARER;
    let at = map.keeping(at, seen, seen);
    Lens {
        centre,
        radius,
        camera: Camera::showing(at, centre, NEARER, place.turn()),
    }
}

impl State {
    /// Returns the lens of the person on turn and their seat, if that person wants one. Others leave the map free.
    pub fn zoom_lens(&self) -> Option<(Seat, Lens)> {
        let table = self.table().filter(|_| self.layout() == Layout::Table)?;
        if self.situation().is_looked_at() {
            return None;
        }
        let seat = table.session().person_to_act()?;
        let at = table.zoom(seat)?;
        let place = table.session().seats()[seat].place;
        let inches = self.house.settings.get(Slider::Inches) as f32;
        let map = table.loaded_map()?.frame;
        Some((seat, lens_at(place, inches, map, at)))
    }
}
