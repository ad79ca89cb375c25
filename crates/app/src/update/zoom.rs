//! Fingers and keys at a seat's lens: it opens and closes, a tap in it is a tap on the map, and a sliding finger
//! pans it.

use crate::contacts::Gesture;
use crate::game_screen::GameScreen;
use crate::input::ContactId;
use crate::state::State;
use crate::table::TableScreen;
use base::table::Station;
use rules::Spot;
use rules::maps::NodeId;
use scene::{Point, SeatTarget, Target, TargetArea, target};
use session::Seat;

/// A finger that has slid so far, in stage units, moves the lens; one that trembles still taps.
const TREMBLES: f32 = 16.0;

impl State {
    /// Opens the lens of the seat at a place, or closes it.
    pub(crate) fn toggle_lens(&mut self, place: Station) {
        let Some(table) = self.table() else { return };
        let screen = self.game_screen(table);
        self.screen
            .at_seat(place, |table, seat| table.toggle_lens(seat, screen));
    }

    /// Returns the gesture that a finger begins in the lens. It is none while another finger moves the lens.
    pub(crate) fn touch_lens(&self, from: Point) -> Gesture {
        let moves = |gesture| matches!(gesture, Gesture::MovingLens { .. });
        match self.session() {
            Some(session) if !self.hands.contacts.iter().any(|other| moves(other.gesture)) => {
                let seen = session.revision();
                Gesture::Magnified { from, seen }
            }
            Some(_) | None => Gesture::Resting,
        }
    }

    /// Returns the part of the map under a finger in the lens, if nothing covers the lens there.
    pub(crate) fn spot_in_lens(&self, targets: &[TargetArea], at: Point) -> Option<Spot> {
        let on_lens = target::at(targets, at);
        let (_, lens) = self.zoom_lens()?;
        if !matches!(on_lens, Some(Target::Seat(_, SeatTarget::Lens))) {
            return None;
        }
        match target::nearest(targets, lens.camera.from_stage(at)) {
            Some(Target::Board(spot)) => Some(spot),
            _ => None,
        }
    }

    /// A finger that came down in the lens slides. If it has gone far enough it moves the lens, and other
    /// fingers in it do nothing any more.
    pub(crate) fn slide_lens(&mut self, id: ContactId, from: Point, to: Point) {
        let Some(contact) = self.hands.contacts.get(id) else {
            return;
        };
        let (from, seen) = match contact.gesture {
            Gesture::Magnified { from, seen } if from.distance(to) > TREMBLES => {
                self.hands.contacts.end_lens();
                (from, seen)
            }
            Gesture::MovingLens { seen } => (from, seen),
            _ => return,
        };
        if let Some(contact) = self.hands.contacts.get_mut(id) {
            contact.gesture = Gesture::MovingLens { seen };
        }
        if !self.is_in_turn_of(seen) {
            return;
        }
        if let Some((seat, lens)) = self.zoom_lens() {
            let [middle, from, to] =
                [lens.centre, from, to].map(|point| lens.camera.from_stage(point));
            let at = Point::new(middle.x + from.x - to.x, middle.y + from.y - to.y);
            if let Some(table) = self.screen.table_mut() {
                table.set_zoom(seat, Some(at));
            }
        }
    }
}

impl TableScreen {
    /// Opens the lens of a seat round its hub or, while it has none, round the middle of the map; or closes it.
    fn toggle_lens(&mut self, seat: Seat, screen: &dyn GameScreen) {
        let Some(map) = self.loaded_map() else { return };
        let home = screen.home(self, seat);
        let at = home.map_or(map.frame.centre(), |node| map.node(node));
        let at = self.zoom(seat).is_none().then_some(at);
        self.set_zoom(seat, at);
    }

    /// Keys have gone to an intersection: an open lens goes along.
    pub(crate) fn walk_lens_to(&mut self, seat: Seat, node: NodeId) {
        let at = self.loaded_map().map(|map| map.node(node));
        if let Some(at) = at.filter(|_| self.zoom(seat).is_some()) {
            self.set_zoom(seat, Some(at));
        }
    }
}
