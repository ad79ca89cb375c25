//! View of the board on an own screen. The board is fitted again whenever the screen changes its subject, and zooms
//! where people point.

use crate::contacts::Contact;
use crate::layout::{Looking, OwnScreen};
use crate::sight::About;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use rules::maps::CityId;
use scene::{Frame, Point};

use super::layout::world;

/// A contact that has gone no further, in stage units, and has lasted no longer is a tap.
const TAP: f32 = 12.0;
const TAP_MS: Millis = Millis::new(300.0);

impl State {
    /// Fits the board again if the screen's subject has changed.
    pub(crate) fn keep_sight(&mut self) {
        let Some((table, viewer)) = self.table().zip(self.viewer()) else {
            return;
        };
        let screen = self.game_screen(table);
        let about = screen.about(self, table, viewer);
        if about == self.house.viewing.about() {
            return;
        }
        let points = (about != About::Turn).then(|| screen.about_where(self, table, viewer));
        self.house.viewing.is_about(about);
        if let Some(points) = points {
            self.fit(&points);
        }
    }

    /// An own screen shows some points of the board, as near as it can; without any, what it shows at first.
    fn fit(&mut self, points: &[Point]) {
        let Some((own, table)) = self.own_screen().zip(self.table()) else {
            return;
        };
        let fitting = |round| Looking::fitting(round, world(table), own.board, own.free_room());
        let looking = Frame::around(points.iter().copied()).map(fitting);
        self.house.viewing.look(looking);
    }

    /// Keeps the names on an own screen's map readable at any scale. They do not change while fingers move the map.
    pub(crate) fn keep_letters(&mut self) {
        if self.hands.contacts.panning().next().is_some() {
            return;
        }
        let letters = match self.own_screen().zip(self.table()).zip(self.viewer()) {
            Some(((_, table), viewer)) if table.loaded_map().is_some() => {
                let first = self.game_screen(table).named_first(self, table, viewer);
                (least_letters(self.camera().scale), first)
            }
            Some(_) | None => (0, Vec::new()),
        };
        if let Some(table) = self.screen.table_mut() {
            table.letters = letters;
        }
    }

    /// Goes to a city of a player's own: an own screen looks there, and keys go on from there.
    pub(crate) fn go_to_city(&mut self, city: CityId) {
        let Some(map) = self.table().and_then(TableScreen::loaded_map) else {
            return;
        };
        let node = map.rails.city(city).node;
        let at = map.node(node);
        self.look_there(at);
        self.walk_to(node);
    }

    /// An own screen looks at a point of the board, which comes into the middle.
    pub(crate) fn look_there(&mut self, at: Point) {
        /// Stage units for a unit of the board, at least: nearer than a whole map on a phone.
        const LEAST: f32 = 0.5;
        let Some((own, table)) = self.own_screen().zip(self.table()) else {
            return;
        };
        let world = world(table);
        let least = LEAST / self.camera().scale.max(f32::EPSILON);
        let middle = own.board.centre();
        let looking = self.looking(own, table);
        let nearer = looking.moved(world, own.board, middle, middle, least.max(1.0));
        let from = nearer.camera(world, own.board).to_stage(at);
        let shown = nearer.moved(world, own.board, from, own.free_room().centre(), 1.0);
        self.house.viewing.look(Some(shown));
    }

    /// Notes a tap on the board that did nothing. The second tap shows what the person has built.
    pub(crate) fn tapped_free(&mut self, contact: &Contact, at: Point, held: Millis) {
        let is_tap = contact.from.distance(at) <= TAP && held < TAP_MS;
        let is_alone = self.hands.contacts.iter().next().is_none();
        if is_tap && is_alone && self.own_screen().is_some() {
            self.house.viewing.tapped(at, self.now);
        }
    }

    /// Shows the network of the person before this screen if a tap is the second one at its place; whether it is.
    pub(crate) fn shows_own(&mut self, contact: &Contact, at: Point, held: Millis) -> bool {
        let is_tap = contact.from.distance(at) <= TAP && held < TAP_MS;
        if !is_tap || !self.house.viewing.taps_again(at, self.now) {
            return false;
        }
        if let Some((table, viewer)) = self.table().zip(self.viewer()) {
            let ground = self.game_screen(table).own_ground(self, table, viewer);
            self.fit(&ground);
        }
        true
    }

    /// Present view of the board.
    pub(super) fn looking(&self, own: OwnScreen, table: &TableScreen) -> Looking {
        let fills = table.session().on_map() && own.portrait;
        let at_first = || Looking::at_first(world(table), own.board, fills);
        self.house.viewing.looking().unwrap_or_else(at_first)
    }
}

/// Returns the minimum letter height for a map's names at a scale, in units of the map; 0 if the table's letters
/// are large enough. It grows in steps, so that a zoom redraws the names only now and then.
fn least_letters(scale: f32) -> u16 {
    /// The smallest letters on an own screen, in stage units, and the smallest ones that a table has.
    const READ: f32 = 11.0;
    const TABLE: f32 = 15.0;
    const STEP: f32 = 1.2;
    let needed = READ / scale.max(0.01);
    if needed <= TABLE {
        return 0;
    }
    let steps = (needed / TABLE).log(STEP).ceil();
    (TABLE * STEP.powf(steps)).ceil() as u16
}
