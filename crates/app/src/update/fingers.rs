//! Fingers: the effect of each contact on the table as it comes, moves and goes. Actions wait until a finger is
//! lifted. Only what must be visible immediately happens earlier: a pressed look, a slider's knob, and a list that
//! is held open.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::contacts::{Contact, Gesture, HOLD_MS, Knob};
use crate::input::{ContactId, Effect};
use crate::layout::Layout;
use crate::overlay::Overlay;
use crate::state::State;
use base::Millis;
use base::sound::Sound;
use base::table::{Station, mm_per_unit};
use rules::{Cell, Spot};
use scene::{
    Point, PuzzleTarget, SeatTarget, SheetTarget, Slider, Target, TargetArea, WorkshopTarget,
    target,
};
use session::Session;

/// Surface under a finger that picks something.
enum Over {
    /// The board itself, where this is lit.
    Board { lit: Option<Spot> },
    /// A lens that shows the board.
    Lens,
}

impl State {
    /// Returns true if a contact of a width in stage units is ignored: a palm, a sleeve or a cup.
    pub(crate) fn is_palm(&self, width: f32) -> bool {
        // A person who holds a screen does not lean on it.
        if self.layout() == Layout::Own {
            return false;
        }
        let [inches, palm] =
            [Slider::Inches, Slider::Palm].map(|slider| self.house.settings.get(slider));
        width * mm_per_unit(inches as f32) > palm as f32
    }

    pub(crate) fn down(&mut self, id: ContactId, at: Point, width: f32, out: &mut Vec<Effect>) {
        self.hands.focus.ring = false;
        if width > 0.0 {
            self.house.viewing.hover(None);
        }
        // A tap on a target that has just appeared may have been meant for the one before.
        let hasty = self.hands.shown.is_hasty(at, self.now);
        let gesture = if hasty || self.is_palm(width) {
            Gesture::Resting
        } else {
            self.begin(at, out)
        };
        // A second finger on the board of an own screen: from now on they move it together.
        let pans =
            gesture.is_on_board() && self.layout() == Layout::Own && self.hands.contacts.pan();
        let gesture = if pans { Gesture::Panning } else { gesture };
        let contact = Contact::new(at, self.now, gesture);
        let contact = match width > 0.0 {
            true => contact,
            false => contact.by_mouse(),
        };
        self.hands.contacts.put(id, contact);
    }

    /// A contact on the board of an own screen that is dragged at once moves the board; returns where it went down. A
    /// finger that has rested, or begins slowly, picks where it is lifted. A mouse that is dragged never picks.
    fn drag_map(&mut self, id: ContactId, at: Point) -> Option<Point> {
        /// So far a hand trembles that clicks, in stage units, and so far a finger that taps.
        const TREMOR: [f32; 2] = [6.0, 12.0];
        /// A finger that has not gone so far by then rests.
        const RESTS: Millis = Millis::new(250.0);
        let contact = self.hands.contacts.get(id)?;
        let picks = match contact.gesture {
            Gesture::Tracking { .. } | Gesture::Holding { .. } => self.layout() == Layout::Own,
            Gesture::Dragging { from, .. } => self.pans_from(from),
            Gesture::Pressing { .. }
            | Gesture::Magnified { .. }
            | Gesture::MovingLens { .. }
            | Gesture::Panning
            | Gesture::MovingWorld
            | Gesture::Scrolling(_)
            | Gesture::Sliding(_)
            | Gesture::Peeking { .. }
            | Gesture::Resting => false,
        };
        let holds = matches!(contact.gesture, Gesture::Holding { .. });
        let is_quick = contact.mouse || holds || self.now - contact.since < RESTS;
        let tremor = TREMOR[usize::from(!contact.mouse)];
        if !picks || !is_quick || contact.from.distance(at) <= tremor {
            return None;
        }
        let contact = self.hands.contacts.get_mut(id)?;
        contact.gesture = Gesture::Panning;
        Some(contact.from)
    }

    /// Returns the gesture that a new contact begins.
    fn begin(&mut self, at: Point, out: &mut Vec<Effect>) -> Gesture {
        let Some(target) = target::at(self.hands.shown.targets(), at) else {
            if self.layout() == Layout::Table && !self.is_still() {
                out.push(Effect::Ripple(at));
            }
            return self.track_or_pan(at);
        };
        if let Some(table) = self.screen.table_mut() {
            table.note_presence(target.place(), self.now);
        }
        let enabled = self
            .hands
            .shown
            .area(target)
            .is_some_and(|area| area.enabled);
        if let Target::Board(spot) = target {
            return match spot {
                Spot::Link(_) | Spot::Node(_) => {
                    let gesture = self.track(at);
                    // While others play there is nothing to pick.
                    match gesture == Gesture::Resting {
                        true => self.track_or_pan(at),
                        false => gesture,
                    }
                }
                // A tap on the board of an own screen is no touch of a cell that cannot be touched.
                Spot::Cell(cell) if !enabled => {
                    let holding = self.hold(cell);
                    holding.unwrap_or_else(|| self.track_or_pan(at))
                }
                Spot::Cell(from) => self.pick_up(from, enabled),
            };
        }
        if let Some(knob) = Knob::of(target) {
            self.drag(knob, at, out);
            return Gesture::Sliding(knob);
        }
        if target == Target::Sheet(SheetTarget::Blank) {
            return Gesture::Resting;
        }
        if let Target::Seat(_, SeatTarget::Lens) = target {
            return self.touch_lens(at);
        }
        if target == Target::Workshop(WorkshopTarget::World) {
            return Gesture::MovingWorld;
        }
        if enabled {
            out.push(Effect::Sound(Sound::Click, target.place()));
        }
        if let Target::Seat(place, SeatTarget::Cities) = target
            && enabled
        {
            return Gesture::Peeking { place };
        }
        Gesture::Pressing {
            target,
            enabled,
            inside: true,
        }
    }

    /// A finger on nothing: on an own screen it moves the board.
    fn track_or_pan(&self, at: Point) -> Gesture {
        match self.own_screen() {
            Some(own) if own.board.holds(at) => Gesture::Panning,
            Some(_) => Gesture::Resting,
            None => self.track(at),
        }
    }

    /// A finger on a map, or near one: it means what is nearest when it is lifted.
    fn track(&self, at: Point) -> Gesture {
        match self.session() {
            Some(session) if session.on_map() && session.person_to_act().is_some() => {
                let seen = session.revision();
                let lit = spot_at(self.hands.shown.targets(), at);
                Gesture::Tracking { seen, lit }
            }
            Some(_) | None => Gesture::Resting,
        }
    }

    /// Returns the gesture of a finger on a piece, while no person here can move it.
    fn hold(&self, cell: Cell) -> Option<Gesture> {
        let table = self.table().filter(|table| table.review.is_none());
        let session = table.filter(|_| self.linked_game().is_none())?.session();
        let stands = session.board()?.now().is_taken(cell) && session.to_act().is_some();
        stands.then(|| Gesture::Holding {
            cell,
            seen: session.revision(),
        })
    }

    /// Returns the gesture of a finger on a cell, which may drag its piece.
    fn pick_up(&self, from: Cell, enabled: bool) -> Gesture {
        match self.session() {
            Some(session) if enabled => {
                let seen = session.revision();
                Gesture::Dragging { from, seen }
            }
            Some(_) | None => Gesture::Resting,
        }
    }

    pub(crate) fn slide(&mut self, id: ContactId, at: Point, width: f32, out: &mut Vec<Effect>) {
        let palm = self.is_palm(width);
        let Some(contact) = self.hands.contacts.get_mut(id) else {
            return;
        };
        let from = std::mem::replace(&mut contact.at, at);
        if palm {
            contact.gesture = Gesture::Resting;
        }
        let from = self.drag_map(id, at).unwrap_or(from);
        if self.begin_scroll(id, at) {
            return;
        }
        let own = self.layout() == Layout::Own;
        let Some(contact) = self.hands.contacts.get_mut(id) else {
            return;
        };
        match &mut contact.gesture {
            Gesture::Pressing {
                target: Target::Puzzle(target @ PuzzleTarget::Link(..)),
                inside,
                ..
            } if own => {
                // A finger that slides over a map picks what is under it when it is lifted.
                let under = target::at(self.hands.shown.targets(), at);
                *inside = match under {
                    Some(Target::Puzzle(under @ PuzzleTarget::Link(..))) => {
                        *target = under;
                        true
                    }
                    _ => false,
                };
            }
            Gesture::Pressing { target, inside, .. } => {
                *inside = target::at(self.hands.shown.targets(), at) == Some(*target);
            }
            Gesture::Sliding(knob) => {
                let knob = *knob;
                self.drag(knob, at, out);
            }
            Gesture::Panning => self.pan(id, from, at),
            Gesture::MovingWorld => self.pan_world(id, from, at),
            Gesture::Magnified { .. } | Gesture::MovingLens { .. } => self.slide_lens(id, from, at),
            Gesture::Tracking { lit, .. } => *lit = staying(self.hands.shown.targets(), *lit, at),
            Gesture::Scrolling(what) => {
                let what = *what;
                self.house
                    .viewing
                    .scroll(self.hands.shown.scrolls(), what, from.y - at.y);
            }
            Gesture::Dragging { .. }
            | Gesture::Holding { .. }
            | Gesture::Peeking { .. }
            | Gesture::Resting => {}
        }
    }

    pub(crate) fn up(&mut self, id: ContactId, at: Point, held: Millis, out: &mut Vec<Effect>) {
        let Some(contact) = self.hands.contacts.take(id) else {
            return;
        };
        if contact.mouse {
            self.house.viewing.hover(Some(at));
        }
        if self.sweeps_rules(&contact, at) {
            return;
        }
        let touched = target::at(self.hands.shown.targets(), at);
        match contact.gesture {
            Gesture::Pressing {
                target, enabled, ..
            } if touched == Some(target) => {
                self.hands.contacts.spend(target);
                self.hands.shown.is_pressed_at(Some(at));
                self.press(target, enabled, out);
                self.hands.shown.is_pressed_at(None);
            }
            Gesture::Peeking { place }
                if touched == Some(Target::Seat(place, SeatTarget::Cities)) =>
            {
                let tapped = held < HOLD_MS;
                // HIDE closes it even if another finger seems to hold it, because that finger may be gone.
                let opens = tapped && !self.list_is_open(place);
                self.hands.contacts.end_peeks(|other| other == place);
                self.screen
                    .at_seat(place, |table, seat| table.set_open(seat, opens));
            }
            Gesture::Dragging { from, seen } if self.is_in_turn_of(seen) => {
                if let Some(Spot::Cell(to)) = spot_at(self.hands.shown.targets(), at) {
                    self.touch_cells(from, to, out);
                    if contact.mouse {
                        self.confirm_click(seen, out);
                    }
                }
            }
            Gesture::Tracking { seen, lit } if self.is_in_turn_of(seen) => {
                self.pick(&contact, lit, at, held, out);
            }
            Gesture::Magnified { seen, .. } if self.is_in_turn_of(seen) => {
                if let Some(spot) = self.spot_in_lens(self.hands.shown.targets(), at) {
                    self.touch(spot, out);
                }
            }
            Gesture::MovingWorld => self.tap_world(&contact, at, held),
            Gesture::Panning | Gesture::Holding { .. } => {
                if !self.shows_own(&contact, at, held) {
                    self.tapped_free(&contact, at, held);
                }
            }
            Gesture::Pressing { .. }
            | Gesture::Tracking { .. }
            | Gesture::Dragging { .. }
            | Gesture::Magnified { .. }
            | Gesture::MovingLens { .. }
            | Gesture::Scrolling(_)
            | Gesture::Peeking { .. }
            | Gesture::Sliding(_)
            | Gesture::Resting => {}
        }
    }

    /// Picks the highlighted spot of a map when a finger is lifted. Without a possible action it counts as a tap on
    /// the free map.
    fn pick(
        &mut self,
        contact: &Contact,
        lit: Option<Spot>,
        at: Point,
        held: Millis,
        out: &mut Vec<Effect>,
    ) {
        if self.shows_own(contact, at, held) {
            return;
        }
        let before = self.session().map(Session::revision);
        if let Some(spot) = staying(self.hands.shown.targets(), lit, at) {
            self.touch(spot, out);
        }
        // The result of a touch at a table elsewhere is not known yet.
        if self.session().map(Session::revision) == before && !self.is_member() {
            self.tapped_free(contact, at, held);
        }
    }

    /// Part of the board that each finger would build, and the finger's place. Fingers that would build nothing are
    /// left out.
    pub fn tracked(&self, targets: &[TargetArea]) -> impl Iterator<Item = (Spot, Point)> {
        let means = |contact: &Contact| {
            let spot = match self.over(contact)? {
                Over::Board { lit } => staying(targets, lit, contact.at)?,
                Over::Lens => self.spot_in_lens(targets, contact.at)?,
            };
            Some((spot, contact.at))
        };
        self.hands.contacts.iter().filter_map(means)
    }

    /// Part of the board that a click would touch where a mouse is over it, if it may be touched. Only an own
    /// screen has it.
    pub fn hovered(&self, targets: &[TargetArea]) -> Option<Spot> {
        let is_free = self.layout() == Layout::Own && self.hands.contacts.iter().next().is_none();
        let at = self.house.viewing.hovered().filter(|_| is_free)?;
        self.session()?.person_to_act()?;
        let spot = spot_at(targets, at)?;
        let area = target::of(targets, Target::Board(spot))?;
        area.enabled.then_some(spot)
    }

    /// Where fingers are over a map, in its own units: on the board, or in a lens that shows it.
    pub fn fingers_over_map(&self) -> impl Iterator<Item = Point> {
        let place = |contact: &Contact| {
            let camera = match self.over(contact)? {
                Over::Board { .. } => self.camera(),
                Over::Lens => self.zoom_lens()?.1.camera,
            };
            Some(camera.from_stage(contact.at))
        };
        self.hands.contacts.iter().filter_map(place)
    }

    /// Surface under a finger that picks something on the board in this turn.
    fn over(&self, contact: &Contact) -> Option<Over> {
        match contact.gesture {
            Gesture::Tracking { seen, lit } if self.is_in_turn_of(seen) => {
                Some(Over::Board { lit })
            }
            Gesture::Magnified { seen, .. } if self.is_in_turn_of(seen) => Some(Over::Lens),
            Gesture::Pressing { .. }
            | Gesture::Tracking { .. }
            | Gesture::Dragging { .. }
            | Gesture::Holding { .. }
            | Gesture::Magnified { .. }
            | Gesture::MovingLens { .. }
            | Gesture::Panning
            | Gesture::MovingWorld
            | Gesture::Scrolling(_)
            | Gesture::Sliding(_)
            | Gesture::Peeking { .. }
            | Gesture::Resting => None,
        }
    }

    /// The cell that each finger on a board for two came down on, and where the finger is now.
    pub fn dragged(&self) -> impl Iterator<Item = (Cell, Point)> {
        self.hands
            .contacts
            .iter()
            .filter_map(|contact| match contact.gesture {
                Gesture::Dragging { from, seen } => {
                    self.is_in_turn_of(seen).then_some((from, contact.at))
                }
                Gesture::Pressing { .. }
                | Gesture::Tracking { .. }
                | Gesture::Holding { .. }
                | Gesture::Magnified { .. }
                | Gesture::MovingLens { .. }
                | Gesture::Panning
                | Gesture::MovingWorld
                | Gesture::Scrolling(_)
                | Gesture::Sliding(_)
                | Gesture::Peeking { .. }
                | Gesture::Resting => None,
            })
    }

    /// The cells of a board for two on which fingers have come down that carry nothing elsewhere.
    pub fn held_cells(&self) -> impl Iterator<Item = Cell> {
        let holds = |contact: &Contact| {
            let Gesture::Holding { cell, seen } = contact.gesture else {
                return None;
            };
            self.is_in_turn_of(seen).then_some(cell)
        };
        let dragged = self.dragged().map(|(from, _)| from);
        self.hands.contacts.iter().filter_map(holds).chain(dragged)
    }

    /// The cells that fingers on a board for two are on.
    pub fn tracked_cells(&self, targets: &[TargetArea]) -> impl Iterator<Item = Cell> {
        self.dragged()
            .filter_map(|(_, at)| match spot_at(targets, at)? {
                Spot::Cell(cell) => Some(cell),
                Spot::Node(_) | Spot::Link(_) => None,
            })
    }

    /// Returns true if a seat's cities are readable now. Its person has tapped them open, or holds the button. They
    /// are hidden under the rules, which can stay open for long and cover the buttons. They are also hidden on a
    /// page that has lost the seat.
    pub fn list_is_open(&self, place: Station) -> bool {
        let holds = |contact: &Contact| contact.gesture == Gesture::Peeking { place };
        let held = || self.hands.contacts.iter().any(holds);
        let is_theirs = self.member().is_none_or(|member| !member.is_over());
        is_theirs
            && !matches!(self.overlays.sheet(), Some(Overlay::Rules(..)))
            && (self.table().is_some_and(|table| table.is_open_at(place))
                || self.is_own_hand(place)
                || held())
    }

    fn drag(&mut self, knob: Knob, at: Point, out: &mut Vec<Effect>) {
        let Some(track) = self
            .hands
            .shown
            .area(knob.target())
            .and_then(|area| area.track)
        else {
            return;
        };
        let share = track.share(at);
        match knob {
            Knob::Timeline => {
                self.screen.review_share(share);
                self.screen.view_share(share);
            }
            Knob::Slider(slider) => {
                if self.house.settings.slide(slider, share) && slider.is_volume() {
                    out.push(self.volume());
                }
            }
        }
    }

    pub(crate) fn volume(&self) -> Effect {
        let most = match self.demonstration() {
            Some(_) => 0.0,
            None if self.kiosk.is_dark() => 0.0,
            None => self.house.settings.share(Slider::Ceiling),
        };
        let share = |slider| self.house.settings.share(slider) * most;
        Effect::Volume {
            music: share(Slider::Music),
            sound: share(Slider::Sound),
        }
    }
}

/// Part of the board that stays lit under a finger that was on it and is at a point now. It stays lit as long as it
/// is in reach and no other part is nearer by a third. So a finger that trembles does not go to and fro.
fn staying(targets: &[TargetArea], lit: Option<Spot>, at: Point) -> Option<Spot> {
    const NEARER: f32 = 0.7;
    let new = spot_at(targets, at)?;
    let away = |spot| target::of(targets, Target::Board(spot))?.area.distance(at);
    let stays = lit.filter(|&lit| {
        let both = away(lit).zip(away(new));
        both.is_some_and(|(old, new)| new > NEARER * old)
    });
    Some(stays.unwrap_or(new))
}

/// Returns the part of the board at a point, if nothing covers it.
fn spot_at(targets: &[TargetArea], at: Point) -> Option<Spot> {
    if let Some(Target::Board(spot)) = target::at(targets, at) {
        Some(spot)
    } else {
        None
    }
}
