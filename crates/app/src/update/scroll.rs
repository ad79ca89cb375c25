//! Scrolling on an own screen. Fingers and wheels scroll what does not fit into its place. The keyboard's focus
//! brings its element into sight.

use crate::contacts::Gesture;
use crate::focus::Handle;
use crate::input::ContactId;
use crate::state::State;
use crate::turn_log::Line;
use scene::{Area, Point, ScrollArea, Scrolled, SheetTarget, Target};

/// A finger has to go so far, in stage units, before it moves anything.
const TREMOR: f32 = 10.0;
/// Margin round the focused element, in stage units.
const ROUND: f32 = 12.0;

impl State {
    /// Turns a vertical slide over a scroll area into scrolling, whatever is under the finger. Returns true if
    /// scrolling has just begun.
    pub(super) fn begin_scroll(&mut self, id: ContactId, at: Point) -> bool {
        let Some(contact) = self.hands.contacts.get(id) else {
            return false;
        };
        let may = matches!(contact.gesture, Gesture::Pressing { .. } | Gesture::Resting);
        let (x, y) = (at.x - contact.from.x, at.y - contact.from.y);
        if !may || y.abs() < TREMOR || y.abs() < x.abs() {
            return false;
        }
        let Some(area) = ScrollArea::at(self.hands.shown.scrolls(), contact.from) else {
            return false;
        };
        if let Some(contact) = self.hands.contacts.get_mut(id) {
            contact.gesture = Gesture::Scrolling(area.what);
        }
        self.house
            .viewing
            .scroll(self.hands.shown.scrolls(), area.what, -y);
        true
    }

    /// Scrolls the focused element into sight, if it is in a scroll area.
    pub(crate) fn show_focused(&mut self) {
        let Some(Handle::Target(target)) =
            self.hands.focus.handle.filter(|_| self.hands.focus.ring)
        else {
            return;
        };
        if self.house.viewing.shows_focus_of(target) {
            return;
        }
        let Some(&Area::Rect { from, to }) = self.hands.shown.area(target).map(|area| &area.area)
        else {
            return;
        };
        let Some(&area) = self.hands.shown.scrolls().last() else {
            return;
        };
        let frame = area.frame;
        let is_on_it = from.x >= frame.x && to.x <= frame.x + frame.w;
        let (above, below) = (frame.y + ROUND - from.y, to.y + ROUND - (frame.y + frame.h));
        let by = match is_on_it && target != Target::Sheet(SheetTarget::Fold) {
            true if above > 0.0 => -above,
            true if below > 0.0 => below.min(-above),
            true | false => return,
        };
        self.house
            .viewing
            .scroll(self.hands.shown.scrolls(), area.what, by);
    }

    /// Marks a turn of the log on the board, and shows it there; a second touch takes the mark away.
    pub(crate) fn show_turn(&mut self, line: usize) {
        // The board of a game under review shows that turn.
        let looked_back = self.table().filter(|table| table.review.is_some());
        if let Some(moves) = looked_back.and_then(|table| table.log.moves(line)) {
            return self.screen.review_go_to(moves);
        }
        if let Some(table) = self.screen.table_mut() {
            table.log.show(line);
        }
        let points: Vec<Point> = self.marked_turn().into_iter().flatten().collect();
        self.bring_into_sight(&points);
    }

    /// Moves the focus from a turn of the log to the next one below or above, even out of sight. Returns true if
    /// there is one.
    pub(super) fn walk_log(&mut self, line: usize, down: bool) -> bool {
        let Some(table) = self.table() else {
            return false;
        };
        let looks_back = table.looking_back().is_some();
        let leads = |(_, line): &(usize, &Line)| match line {
            Line::Turn { spots, .. } => looks_back || !spots.is_empty(),
            Line::Round { .. } | Line::End(_) => false,
        };
        // The last turn is at the top.
        let lines = table.log.lines().enumerate();
        let next = match down {
            true => lines.take(line).rev().find(leads),
            false => lines.skip(line + 1).find(leads),
        };
        let Some((next, _)) = next else { return false };
        let target = |line: usize| Target::Sheet(SheetTarget::Turn(line as u16));
        let is_shown = self.hands.shown.area(target(next)).is_some();
        if !is_shown && looks_back {
            self.show_turn(next);
        } else if !is_shown {
            let log = self.hands.shown.scrolls().iter();
            let log = log.copied().find(|area| area.what == Scrolled::Log);
            let row = self.hands.shown.area(target(line)).map(|area| &area.area);
            let (Some(log), Some(&Area::Rect { from, to })) = (log, row) else {
                return false;
            };
            let by = match down {
                true => to.y - log.frame.y,
                false => from.y - log.frame.y - log.frame.h,
            };
            self.house
                .viewing
                .scroll(self.hands.shown.scrolls(), Scrolled::Log, by);
        }
        self.hands.focus.handle = Some(Handle::Target(target(next)));
        true
    }

    /// Where the turn of the log was that is marked: a point or a stretch of the board each.
    pub fn marked_turn(&self) -> Vec<Vec<Point>> {
        let Some(table) = self.table() else {
            return Vec::new();
        };
        let screen = self.game_screen(table);
        let spots = table.log.shown_spots().iter();
        spots.map(|&spot| screen.spot_place(table, spot)).collect()
    }
}
