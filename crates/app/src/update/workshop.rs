//! The workshop of own maps: fingers, wheels and keys move the world under its frame, and its buttons ask for maps.

use std::f32::consts::FRAC_PI_4;

use crate::contacts::{Contact, Gesture};
use crate::input::{ContactId, Effect};
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::overlay::Overlay;
use crate::screen::Screen;
use crate::state::State;
use crate::workshop::{View, frame_width};
use base::Millis;
use base::table::Pose;
use base::words::Message;
use rules::maps::MapId;
use scene::{Area, Page, Point, Target, WorkshopTarget, target};

/// Factor by which a button, a key or a tap enlarges the world.
const STEP: f32 = 1.5;
/// Distance that a key moves the world, in widths of the frame.
const NUDGE: f32 = 0.125;
/// A contact that has gone no further, in stage units, and has lasted no longer is a tap.
const TAP: f32 = 12.0;
const TAP_MS: Millis = Millis::new(300.0);

const WORLD: Target = Target::Workshop(WorkshopTarget::World);

impl State {
    /// Returns whether people can make maps of their own: not where the settings file lists the maps.
    pub fn offers_workshop(&self) -> bool {
        let listed = self.host_file().is_some_and(|file| file.maps.is_some());
        self.lobby.def().on_map && !listed
    }

    fn workshop_is_open(&self) -> bool {
        matches!(self.overlays.sheet(), Some(Overlay::Workshop))
    }

    /// Opens the workshop, turned to those who read the lobby.
    pub(crate) fn open_workshop(&mut self, out: &mut Vec<Effect>) {
        if self.layout() == Layout::Table {
            self.overlays.rotation = self.lobby.look.rotation();
        }
        self.overlays.open(Overlay::Workshop);
        self.library.fetch_world(out);
    }

    pub(crate) fn press_workshop(&mut self, target: WorkshopTarget, out: &mut Vec<Effect>) {
        match target {
            WorkshopTarget::World | WorkshopTarget::Nearer => self.zoom_world([0.0; 2], STEP),
            WorkshopTarget::Farther => self.zoom_world([0.0; 2], 1.0 / STEP),
            WorkshopTarget::Make => {
                let map = self.lobby.workshop.make();
                self.fetch_own(map, out);
            }
            WorkshopTarget::Another => {
                let before = self.lobby.workshop.map();
                let map = self.lobby.workshop.make_another();
                self.forget_own(before, out);
                self.fetch_own(map, out);
            }
            WorkshopTarget::Name(page) => self.rename_own(page),
            WorkshopTarget::Frame => {
                let before = self.lobby.workshop.change_frame();
                self.forget_own(before, out);
            }
            WorkshopTarget::Play => {
                self.lobby.map = self.lobby.workshop.map().unwrap_or(self.lobby.map);
                self.overlays.close_sheet();
            }
        }
    }

    fn fetch_own(&mut self, map: Option<MapId>, out: &mut Vec<Effect>) {
        if let Some(map) = map {
            self.library.fetch_map(map, out);
        }
    }

    /// Nobody in the workshop needs a map any more. The one that the lobby has chosen stays.
    fn forget_own(&mut self, map: Option<MapId>, out: &mut Vec<Effect>) {
        if let Some(map) = map.filter(|&map| map != self.lobby.map) {
            self.library.drop_map(map, out);
        }
    }

    fn rename_own(&mut self, page: Page) {
        let before = self.lobby.workshop.map();
        let loaded = before.and_then(|map| self.library.loaded_map(map));
        let names = loaded.map_or(0, |loaded| loaded.rails.names().len());
        if names > 1
            && let Some((before, after)) = before.zip(self.lobby.workshop.rename(page, names))
        {
            let keeps = before == self.lobby.map;
            self.library.rename_map(before, after, keeps);
        }
    }

    /// Other people come: they see the workshop as at first. A game that waits may need the map.
    pub(crate) fn leave_workshop(&mut self, out: &mut Vec<Effect>) {
        let map = std::mem::take(&mut self.lobby.workshop).map();
        if self.waiting().is_none() {
            self.forget_own(map, out);
        }
    }

    /// A map is made no longer once nobody waits for it, and the workshop closes with the lobby.
    pub(crate) fn keep_workshop(&mut self, out: &mut Vec<Effect>) {
        if self.workshop_is_open() && !matches!(self.screen, Screen::Lobby) {
            self.overlays.close_sheet();
        }
        let map = self
            .lobby
            .workshop
            .map()
            .filter(|_| !self.workshop_is_open());
        let map = map.filter(|&map| !matches!(self.library.map(map), Some(Loadable::Here(_))));
        if map.is_some() {
            self.lobby.workshop.change_frame();
            self.forget_own(map, out);
        }
    }

    /// A map that people wait for in the workshop has come, or not: those hear it who do not see it.
    pub(crate) fn tell_own(&mut self, map: MapId) {
        if self.lobby.workshop.map() == Some(map) && self.workshop_is_open() {
            let told = match self.library.map(map) {
                Some(Loadable::Here(loaded)) => loaded.certificate(),
                Some(Loadable::Broken(why)) => Some(why.clone()),
                Some(Loadable::Coming) | None => None,
            };
            told.into_iter().for_each(|told| self.speech.say(told));
        }
    }

    /// Returns where a point of the stage lies on the picture of the world, from the middle of the frame to the right and
    /// down in widths of the frame. `None` while nobody can move the world.
    fn on_world(&self, at: Point) -> Option<[f32; 2]> {
        let Area::Rect { from, to } = self.hands.shown.area(WORLD)?.area else {
            return None;
        };
        let turn = self.overlays.rotation;
        let (w, h) = (to.x - from.x, to.y - from.y);
        let (wide, high) = match turn.is_upright() {
            true => (w, h),
            false => (h, w),
        };
        let at = Pose::new(from.towards(to, 0.5), turn).from_stage(at);
        let frame = frame_width(wide, high);
        Some([at.x / frame, at.y / frame])
    }

    /// Returns whether a point of the stage lies on the picture of the world, and nothing lies over it there.
    pub(crate) fn has_world_at(&self, at: Point) -> bool {
        target::at(self.hands.shown.targets(), at) == Some(WORLD)
    }

    /// Returns whether people can move the world now.
    pub(crate) fn moves_world(&self) -> bool {
        self.hands.shown.area(WORLD).is_some()
    }

    fn look_at_world(&mut self, look: impl FnOnce(View) -> View) {
        if self.moves_world() {
            let view = look(self.lobby.workshop.view());
            self.lobby.workshop.look(view);
        }
    }

    fn zoom_world(&mut self, at: [f32; 2], factor: f32) {
        let factor = if factor.is_finite() { factor } else { 1.0 };
        self.look_at_world(|view| view.zoomed(at, factor.clamp(0.01, 100.0)));
    }

    /// A wheel or fingers on a trackpad move what is at a point to another one, and enlarge it.
    pub(crate) fn wheel_world(&mut self, from: Point, to: Point, factor: f32) {
        if let Some((from, to)) = self.on_world(from).zip(self.on_world(to)) {
            self.look_at_world(|view| view.moved([to[0] - from[0], to[1] - from[1]]));
            self.zoom_world(to, factor);
        }
    }

    /// A finger on the world moves it; with a second one it also makes it larger or smaller.
    pub(crate) fn pan_world(&mut self, id: ContactId, from: Point, to: Point) {
        let other = {
            let mut others = self.hands.contacts.doing(Gesture::MovingWorld);
            others.find(|(other, _)| *other != id)
        };
        match other {
            None => self.wheel_world(from, to, 1.0),
            Some((_, other)) => {
                let factor = other.distance(to).max(1.0) / other.distance(from).max(1.0);
                self.wheel_world(other.towards(from, 0.5), other.towards(to, 0.5), factor);
            }
        }
    }

    /// Returns the view of the country at a point of the stage, or near it, because fingers are wide.
    fn country_at(&self, at: Point) -> Option<View> {
        let world = self.library.world().and_then(Loadable::here)?;
        let view = self.lobby.workshop.view();
        let round = (0..8).map(|eighth| {
            let (down, right) = (eighth as f32 * FRAC_PI_4).sin_cos();
            Point::new(at.x + TAP * right, at.y + TAP * down)
        });
        let country = |at: Point| world.country_at(view.shown_at(self.on_world(at)?));
        std::iter::once(at)
            .chain(round)
            .find_map(country)
            .map(View::around)
    }

    /// A finger on the world is lifted: a tap frames the country there. On the sea, and on a country that is in the
    /// frame already, it goes there and nearer.
    pub(crate) fn tap_world(&mut self, contact: &Contact, at: Point, held: Millis) {
        let is_tap = contact.from.distance(at) <= TAP && held < TAP_MS;
        let is_alone = self.hands.contacts.doing(Gesture::MovingWorld).count() == 0;
        if let Some([right, down]) = self.on_world(at).filter(|_| is_tap && is_alone) {
            let view = self.lobby.workshop.view();
            let country = self.country_at(at).filter(|&country| country != view);
            let nearer = view.moved([-right, -down]).zoomed([0.0; 2], STEP);
            self.look_at_world(|_| country.unwrap_or(nearer));
        }
    }

    /// A key moves the frame over the world, and says where it is.
    pub(crate) fn nudge_world(&mut self, right: f32, down: f32) {
        self.look_at_world(|view| view.moved([-NUDGE * right, -NUDGE * down]));
        self.tell_frame();
    }

    /// A key enlarges the world, or makes it smaller.
    pub(crate) fn key_world(&mut self, nearer: bool) {
        self.zoom_world([0.0; 2], if nearer { STEP } else { 1.0 / STEP });
        self.tell_frame();
    }

    fn tell_frame(&mut self) {
        let view = self.lobby.workshop.view();
        let told = [Some(view.told()), view.fault()];
        self.speech
            .answer(Message::sentences(told.into_iter().flatten()));
    }
}
