//! The workshop, in which people make maps of their own: the part of the world in its frame, and the map that they have
//! asked for.

use base::words::{self, Message};
use rules::maps::{MapId, OwnMap};

/// Width of the frame for a height of 1. A map fills the stage of a table between the panels.
pub const SHAPE: f32 = 2.035;

/// Smallest and largest width of the frame in degrees. Not all of that makes a map.
const SPANS: (f32, f32) = (2.0, 355.0);
/// The frame's edges stay within this ordinate of Mercator's projection, in degrees: beyond 83 degrees of latitude.
const FARTHEST: f32 = 160.0;
/// Room that a frame leaves on each side of a country, as a share of the country's size.
const AROUND: f32 = 0.06;

/// Part of the world in a frame, in Mercator's projection: a frame between two meridians and two parallels is a rectangle
/// there.
///
/// ```
/// use app::workshop::View;
///
/// let view = View::default();
/// let [west, south, east, north] = view.frame();
/// assert!(west < east && south < north);
/// // The middle of the frame lies at 0, 0, and the edges half a width beside it.
/// assert!((view.place([west, south])[0] + 0.5).abs() < 0.01);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Longitude of the middle in degrees.
    lon: f32,
    /// Ordinate of the middle in degrees, upwards.
    up: f32,
    /// Width in degrees.
    span: f32,
}

impl Default for View {
    /// The old world.
    fn default() -> Self {
        Self {
            lon: 25.0,
            up: 32.0,
            span: 130.0,
        }
    }
}

impl View {
    /// Edges of the frame in tenths of a degree: west, south, east, north. A frame across the date line has a west that is
    /// larger than its east.
    pub fn frame(self) -> [i16; 4] {
        let tenths = |degrees: f32| (degrees * 10.0).round() as i16;
        let [west, east] = [-0.5, 0.5].map(|side| tenths(wrapped(self.lon + side * self.span)));
        let [south, north] = [-0.5, 0.5].map(|side| self.up + side * self.span / SHAPE);
        [west, tenths(latitude(south)), east, tenths(latitude(north))]
    }

    /// Where a place of the world lies, in tenths of a degree: from the middle of the frame to the right and down, in
    /// widths of the frame.
    pub fn place(self, [lon, lat]: [i16; 2]) -> [f32; 2] {
        let right = f32::from(lon) / 10.0 - self.lon;
        let down = self.up - ordinate(f32::from(lat) / 10.0);
        [right / self.span, down / self.span]
    }

    /// Longitude and latitude in degrees of a place of the picture: as [`place`](Self::place) tells places.
    pub(crate) fn shown_at(self, [right, down]: [f32; 2]) -> [f32; 2] {
        let lon = wrapped(self.lon + right * self.span);
        [lon, latitude(self.up - down * self.span)]
    }

    /// The least part of the world that holds a west, south, east and north in degrees, with some room around them. A
    /// small country gets as much of its neighbours as a map needs.
    pub(crate) fn around([west, south, east, north]: [f32; 4]) -> Self {
        let (southernmost, northernmost) = OwnMap::LATITUDES;
        let [south, north] =
            [south, north].map(|lat| lat.clamp(southernmost as f32, northernmost as f32));
        let (low, high) = (ordinate(south), ordinate(north));
        let narrow = ((south + north) / 2.0).to_radians().cos();
        let least = 1.1 * OwnMap::SMALLEST as f32 * SHAPE / narrow;
        let wanted = (east - west).max((high - low) * SHAPE);
        let span = (wanted * (1.0 + 2.0 * AROUND)).max(least);
        let span = span.clamp(SPANS.0, SPANS.1);
        // A country near a pole lies at the edge of the frame.
        let [lowest, highest] = [southernmost, northernmost].map(|lat| ordinate(lat as f32));
        let room = span / SHAPE / 2.0;
        let up = (low + high) / 2.0;
        Self {
            lon: (west + east) / 2.0,
            up: up.max(lowest + room).min(highest - room),
            span,
        }
        .kept()
    }

    /// Distance in widths of the frame after which the world repeats to the right.
    pub fn turn(self) -> f32 {
        360.0 / self.span
    }

    /// The world moves under the frame, in widths of the frame to the right and down.
    #[must_use]
    pub(crate) fn moved(self, [right, down]: [f32; 2]) -> Self {
        Self {
            lon: self.lon - right * self.span,
            up: self.up + down * self.span,
            ..self
        }
        .kept()
    }

    /// The world becomes larger by a factor, and a place of the picture keeps what it shows: as [`place`](Self::place)
    /// tells places.
    #[must_use]
    pub(crate) fn zoomed(self, [right, down]: [f32; 2], factor: f32) -> Self {
        let span = (self.span / factor).clamp(SPANS.0, SPANS.1);
        let less = self.span - span;
        Self {
            lon: self.lon + right * less,
            up: self.up - down * less,
            span,
        }
        .kept()
    }

    /// The same on the globe.
    fn kept(self) -> Self {
        let most = FARTHEST - self.span / SHAPE / 2.0;
        Self {
            lon: wrapped(self.lon),
            up: self.up.clamp(-most, most),
            ..self
        }
    }

    /// Returns the sentence on why no map can be made of the frame, if that is known without trying.
    pub fn fault(self) -> Option<Message> {
        let [_, south, _, north] = self.frame().map(|edge| f32::from(edge) / 10.0);
        let high = north - south;
        let across = self.span * ((south + north) / 2.0).to_radians().cos();
        let (southernmost, northernmost) = OwnMap::LATITUDES;
        let smallest = OwnMap::SMALLEST as f32;
        if south < southernmost as f32 || north > northernmost as f32 {
            Some(words::workshop_pole())
        } else if high < smallest || across < smallest {
            Some(words::workshop_small())
        } else {
            None
        }
    }

    /// Returns the words on where the frame lies.
    pub fn told(self) -> Message {
        let degrees = |tenths: i16| i32::from(tenths.unsigned_abs().div_ceil(10));
        let [west, south, east, north] = self.frame();
        let parallel = |tenths: i16| match tenths < 0 {
            true => words::workshop_south(degrees(tenths)),
            false => words::workshop_north(degrees(tenths)),
        };
        let meridian = |tenths: i16| match tenths < 0 {
            true => words::workshop_west(degrees(tenths)),
            false => words::workshop_east(degrees(tenths)),
        };
        let (west, east) = (meridian(west), meridian(east));
        words::workshop_frame_told(parallel(south), west, parallel(north), east)
    }
}

/// Width of the frame in a picture of a width and a height.
pub fn frame_width(wide: f32, high: f32) -> f32 {
    (0.9 * wide).min(0.84 * high * SHAPE)
}

/// Longitude between -180 and 180 degrees.
fn wrapped(lon: f32) -> f32 {
    (lon + 180.0).rem_euclid(360.0) - 180.0
}

/// Ordinate of a latitude in Mercator's projection, both in degrees.
fn ordinate(latitude: f32) -> f32 {
    let latitude = latitude.clamp(-85.0, 85.0).to_radians();
    (latitude / 2.0 + std::f32::consts::FRAC_PI_4)
        .tan()
        .ln()
        .to_degrees()
}

fn latitude(ordinate: f32) -> f32 {
    2.0 * ordinate.to_radians().exp().atan().to_degrees() - 90.0
}

/// The workshop: what is in its frame, and what has been asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Workshop {
    view: View,
    map: Option<OwnMap>,
}

impl Workshop {
    /// The part of the world in the frame.
    pub fn view(&self) -> View {
        self.view
    }

    /// Returns the map that people have asked for; `None` while they choose a frame.
    pub fn map(&self) -> Option<MapId> {
        self.map.map(MapId::from)
    }

    /// People look at another part of the world, unless they have asked for a map.
    pub(crate) fn look(&mut self, view: View) {
        if self.map.is_none() {
            self.view = view;
        }
    }

    /// People ask for a map of the frame.
    pub(crate) fn make(&mut self) -> Option<MapId> {
        let fits = self.view.fault().is_none();
        let map = fits.then(|| OwnMap::new(self.view.frame(), 0, 0)).flatten();
        self.map = map.or(self.map);
        map.map(MapId::from)
    }

    /// They want another map of the same frame.
    pub(crate) fn make_another(&mut self) -> Option<MapId> {
        let before = self.map?;
        let seed = (before.seed() + 1) % OwnMap::SEEDS;
        self.map = OwnMap::new(before.frame(), seed, 0);
        self.map()
    }

    /// They want the name before the map's own among so many, or the one after it.
    pub(crate) fn rename(&mut self, page: scene::Page, names: usize) -> Option<MapId> {
        let before = self.map?;
        let names = names.clamp(1, OwnMap::NAMES.into()) as u8;
        let step = match page {
            scene::Page::Back => names - 1,
            scene::Page::Next => 1,
        };
        let name = (before.name() % names + step) % names;
        self.map = OwnMap::new(before.frame(), before.seed(), name);
        self.map()
    }

    /// They go back to the frame. Returns the map that they had asked for.
    pub(crate) fn change_frame(&mut self) -> Option<MapId> {
        self.map.take().map(MapId::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_under_a_finger_stays_there() {
        let view = View::default();
        let at = [0.2, -0.1];
        let moved = view.moved(at);
        let before = view.place([100, 450]);
        let after = moved.place([100, 450]);
        assert!((after[0] - before[0] - at[0]).abs() < 1e-4);
        assert!((after[1] - before[1] - at[1]).abs() < 1e-4);
        // A place of the world that lies at a finger lies there when fingers spread.
        let place = [before[0], before[1]];
        let nearer = view.zoomed(place, 3.0).place([100, 450]);
        assert!((nearer[0] - before[0]).abs() < 1e-3 && (nearer[1] - before[1]).abs() < 1e-3);
    }

    #[test]
    fn the_frame_is_on_the_globe_wherever_people_look() {
        let mut view = View::default();
        for step in 0..400_u16 {
            let turn = f32::from(step) * 0.7;
            view = view
                .moved([turn.sin(), (1.3 * turn).cos()])
                .zoomed([0.4, -0.3], 1.0 + 0.5 * (2.1 * turn).sin());
            let frame = view.frame();
            assert!(OwnMap::new(frame, 0, 0).is_some(), "{view:?}");
            assert!(frame[1] < frame[3], "{view:?}");
            let [right, down] = view.place([frame[0], frame[3]]);
            let off = (right + 0.5).rem_euclid(view.turn());
            assert!(off.min(view.turn() - off) < 0.05, "{view:?}: {right}");
            assert!((down + 0.5 / SHAPE).abs() < 0.05, "{view:?}: {down}");
        }
    }

    #[test]
    fn a_frame_that_makes_no_map_says_why() {
        let fault = |view: View| view.fault();
        assert_eq!(fault(View::default()), None);
        let small = View::default().zoomed([0.0; 2], 40.0);
        assert_eq!(fault(small), Some(words::workshop_small()));
        let world = View::default().zoomed([0.0; 2], 0.1);
        assert_eq!(fault(world), None, "all of the world makes a map");
        let north = View::default().zoomed([0.0; 2], 3.0).moved([0.0, 2.5]);
        assert_eq!(fault(north), Some(words::workshop_pole()));
    }

    #[test]
    fn maps_follow_each_other_by_seed_and_name() {
        let mut workshop = Workshop::default();
        assert_eq!(workshop.make_another(), None);
        let own = |map: Option<MapId>| map.and_then(MapId::own).expect("it is an own map");
        let first = own(workshop.make());
        assert_eq!((first.seed(), first.name()), (0, 0));
        assert_eq!(first.frame(), workshop.view().frame());
        let named = own(workshop.rename(scene::Page::Back, 5));
        assert_eq!((named.seed(), named.name()), (0, 4));
        assert_eq!(own(workshop.rename(scene::Page::Next, 5)), first);
        workshop.rename(scene::Page::Next, 5);
        let second = own(workshop.make_another());
        assert_eq!((second.seed(), second.name()), (1, 0));
        workshop.look(View::default().moved([1.0, 0.0]));
        assert_eq!(
            workshop.view(),
            View::default(),
            "the frame is that of the map"
        );
        assert_eq!(own(workshop.change_frame()), second);
        workshop.look(View::default().zoomed([0.0; 2], 40.0));
        assert_eq!(workshop.make(), None);
        assert_eq!(workshop.map(), None);
    }
}
