//! Own screens: the screen of one person with a phone, or in front of a laptop. Everything is upright, the board
//! has as much space as possible, and the seat is a sheet near the thumb.

pub mod button;
pub mod duel;
pub mod head;
pub mod linked_game;
pub mod lobby;
pub mod log;
pub mod member;
mod next_game;
pub mod notices;
mod resume;
pub mod rules;

use app::contacts::{Contact, Gesture};
use app::layout::{Fold, Layout, OwnScreen};
use app::state::State;
use app::table::TableScreen;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use scene::{
    Camera, Face, Fill, Frame, Layer, LayerName, Lens, Look, Op, Pen, Point, PuzzleTarget,
    SheetTarget, Size, Stroke, Style, Target, TargetArea, emblems, pen, theme, widgets,
};
use session::SeatAssignment;

use super::cog::cog;
use super::price_tag;
use super::style::glow;
use super::zoom;

/// Margin round a sheet over an own screen.
const ROUND: f32 = 8.0;
/// Maximum scale of such a sheet, compared with a table.
const LARGEST: f32 = 1.2;
/// Height of a folded sheet with one visible line, in its own units.
pub(crate) const FOLDED: f32 = 44.0;
/// Least size of letters in a single line on a chip. Text that needs smaller ones is set in two lines.
const LEAST: f32 = 15.0;
/// The radius of the lens above a finger.
const LENS: f32 = 66.0;
/// Height of the middle of the lens above the finger.
const ABOVE: f32 = 118.0;
/// Scale of the board in the lens, compared with the board round it.
const NEARER: f32 = 1.7;
/// Zoom of a puzzle's map, which has no other zoom.
const PUZZLE_NEARER: f32 = 2.2;

/// Returns the ground of an own screen without a board.
pub(crate) fn ground(stage: Size) -> Layer {
    let mut pen = Pen::default();
    let light = glow(theme::ROOM, theme::ROOM_EDGE);
    pen.path(pen::rounded(stage.frame(), 0.0), Some(light), None);
    Layer::new(LayerName::Ground, pen.items)
}

/// Returns the pose of a sheet with a table's layout: in the middle of the screen, as large as it fits.
pub(crate) fn sheet_pose(stage: Size, (width, height): (f32, f32)) -> Pose {
    let room = stage.frame().inset(ROUND);
    let scale = (room.w / width).min(room.h / height).min(LARGEST);
    let (x, y) = (
        (stage.width - width * scale) / 2.0,
        (stage.height - height * scale) / 2.0,
    );
    Pose::new(Point::new(x, y), Rotation::R0).scaled(scale)
}

/// Draws the seats as chips in a row, with public facts and a mark for the player on turn.
pub(crate) fn draw_bar(state: &State, table: &TableScreen, own: OwnScreen, pen: &mut Pen) {
    let seats = table.session().seats();
    let screen = state.game_screen(table);
    let high = own.bar.h - 14.0;
    let room = Frame::new(8.0, 7.0, cog(state).x - 14.0, high);
    let wide = ((room.w + 6.0) / seats.len() as f32 - 6.0).min(150.0);
    for (seat, sitting) in seats.iter().enumerate() {
        let frame = Frame::new(room.x + (wide + 6.0) * seat as f32, room.y, wide, high);
        let acting = table.session().to_act() == Some(seat);
        pen.fill(pen::rounded(frame, high / 3.0), theme::PANEL.alpha(0.92));
        if acting {
            let rim = Stroke::round(sitting.colour.colour(), 3.5);
            pen.stroke(pen::rounded(frame.inset(1.5), high / 3.0), rim);
        }
        let words = screen.chip(table, seat);
        let count = screen.chip_count(table, seat);
        match count.is_nothing() {
            true => draw_chip(sitting, words, frame, pen),
            false => draw_count_chip(sitting, [words, count], frame, pen),
        }
        pen.target(Target::Sheet(SheetTarget::Blank), frame, true);
    }
}

/// Draws an emblem and a few words, side by side, or one above the other on a narrow chip.
fn draw_chip(sitting: &SeatAssignment, words: Message, frame: Frame, pen: &mut Pen) {
    let middle = frame.centre();
    if frame.w < 70.0 {
        let emblem = Point::new(middle.x, frame.y + 0.3 * frame.h);
        emblems::draw_emblem(pen, sitting.colour, emblem, 8.5);
        let words = pen.say(words);
        let size = widgets::fitting(&words, Face::Bold, 16.0, frame.w - 6.0);
        let style = Style::new(Face::Bold, size, theme::INK).middle();
        let below = Point::new(middle.x, frame.y + 0.72 * frame.h);
        return widgets::centred(pen, words, below, style);
    }
    let emblem = Point::new(frame.x + 22.0, middle.y);
    emblems::draw_emblem(pen, sitting.colour, emblem, 12.0);
    const ROBOT: f32 = 24.0;
    let words = pen.say(words);
    let mut left = emblem.x + 17.0;
    let mut room = frame.x + frame.w - 7.0 - left;
    // The robot disappears if a long word needs its space.
    let has_room = || {
        let beside = room - ROBOT;
        let lines = widgets::broken(&words, Face::Bold, LEAST, beside);
        let fits = |line: &String| widgets::fitting(line, Face::Bold, LEAST, beside) >= LEAST;
        lines.iter().all(fits)
    };
    if sitting.computer().is_some() && frame.w > 100.0 && has_room() {
        let robot = Point::new(left + 9.0, middle.y);
        emblems::draw_robot(pen, robot, 20.0, theme::QUIET, theme::PANEL);
        left += ROBOT;
        room -= ROBOT;
    }
    let style = Style::new(Face::Bold, 19.0, theme::INK);
    let at = Point::new(left, middle.y);
    widgets::one_or_two_lines(pen, words, at, room, style, LEAST);
}

/// Draws the emblem and the player, and below them the count across the whole chip.
fn draw_count_chip(
    sitting: &SeatAssignment,
    [words, count]: [Message; 2],
    frame: Frame,
    pen: &mut Pen,
) {
    const ROBOT: f32 = 20.0;
    const SIDE: f32 = 8.0;
    let above = frame.y + 0.29 * frame.h;
    let emblem = Point::new(frame.x + 19.0, above + 1.0);
    emblems::draw_emblem(pen, sitting.colour, emblem, 0.19 * frame.h);
    let mut left = frame.x + 33.0;
    if sitting.computer().is_some() {
        let robot = Point::new(left + 8.0, above);
        emblems::draw_robot(pen, robot, 0.37 * frame.h, theme::QUIET, theme::PANEL);
        left += ROBOT;
    }
    let words = pen.say(words);
    let room = frame.x + frame.w - SIDE - left;
    let size = widgets::fitting(&words, Face::Bold, 0.38 * frame.h, room);
    let style = Style::new(Face::Bold, size, theme::INK);
    widgets::centred(pen, words, Point::new(left, above), style);
    let count = pen.say(count);
    let size = widgets::fitting(&count, Face::Text, 0.37 * frame.h, frame.w - 2.0 * SIDE);
    let style = Style::new(Face::Text, size, theme::GOLD).middle();
    let below = Point::new(frame.centre().x, frame.y + 0.74 * frame.h);
    widgets::centred(pen, count, below, style);
}

/// Draws the zoom buttons in the corner of the board's area.
pub(crate) fn draw_looks(state: &State, own: OwnScreen, pen: &mut Pen) {
    const SIDE: f32 = 44.0;
    const GAP: f32 = 8.0;
    let looks = [Look::Nearer, Look::Farther, Look::Whole];
    let room = own.board;
    if own.fold == Some(Fold::Open) {
        return;
    }
    // On a map they are in a column over the sea at its edge, and next to a square board in the free space. Without
    // free space, fingers are enough.
    let on_map = state.session().is_some_and(|session| session.on_map());
    let (column, free) = match on_map {
        true => (true, room.h - 40.0),
        false => (room.w > room.h, (room.w - room.h).abs() / 2.0),
    };
    let needed = if on_map {
        3.0 * (SIDE + GAP)
    } else {
        SIDE + GAP
    };
    if free < needed {
        return;
    }
    for (index, look) in looks.into_iter().enumerate() {
        let back = (3 - index) as f32 * (SIDE + GAP);
        let (left, up) = match column {
            true => (SIDE + GAP, back),
            false => (back, SIDE + GAP),
        };
        let corner = Point::new(room.x + room.w - left, room.y + room.h - up);
        let frame = Frame::new(corner.x, corner.y, SIDE, SIDE);
        let target = Target::Look(look);
        let pressed = state.hands.presses(target);
        let ground = if pressed {
            theme::PRESSED
        } else {
            theme::PANEL
        };
        let centre = frame.centre();
        pen.fill(pen::circle(centre, SIDE / 2.0), ground.alpha(0.9));
        let ink = Stroke::round(theme::INK, 3.0);
        match look {
            Look::Whole => {
                pen.stroke(pen::circle(centre, 8.0), ink);
                pen.fill(pen::circle(centre, 3.0), theme::INK);
            }
            Look::Nearer | Look::Farther => {
                zoom::draw_sign(look == Look::Nearer, centre, 8.0, ink, pen);
            }
        }
        let name = match look {
            Look::Nearer => words::mirror_zoom_in(),
            Look::Farther => words::mirror_zoom_out(),
            Look::Whole => words::mirror_zoom_whole(),
        };
        pen.target(target, frame, true).named(name);
    }
}

/// Draws the sheet of a seat, with a light edge in its colour. Its contents have 0, 0 at its upper left corner, and
/// are [`OwnScreen::WIDTH`] wide.
pub(crate) fn draw_sheet(
    state: &State,
    own: OwnScreen,
    colour: scene::Colour,
    pen: &mut Pen,
    draw: impl FnOnce(&mut Pen),
) {
    const OVERHANG: f32 = 30.0;
    let Frame { x, y, w, h } = own.sheet;
    let frame = match own.portrait {
        true => Frame::new(x, y, w, h + OVERHANG),
        false => Frame::new(x, y - OVERHANG, w + OVERHANG, h + 2.0 * OVERHANG),
    };
    let rim = Stroke::round(colour, 3.0);
    widgets::panel(pen, frame, 22.0, Some(rim));
    pen.target(Target::Sheet(SheetTarget::Blank), own.sheet, true);
    let pose = Pose::new(Point::new(x, y), Rotation::R0).scaled(own.scale);
    pen.with_pose(pose, |pen| {
        pen.for_reader(pen.language(), OwnScreen::WIDTH, draw)
    });
    if let Some(fold) = own.fold {
        draw_handle(state, own, fold, rim, pen);
    }
}

/// The handle that opens or shuts a sheet, on its upper edge.
fn draw_handle(state: &State, own: OwnScreen, fold: Fold, rim: Stroke, pen: &mut Pen) {
    let (w, h) = OwnScreen::HANDLE;
    // At the side it covers less of a board than in the middle.
    let Frame { x, y, .. } = own.sheet;
    let frame = Frame::new(x + 16.0, y - h, w, h);
    let target = Target::Sheet(SheetTarget::Fold);
    let ground = match state.hands.presses(target) {
        true => theme::PRESSED,
        false => theme::PANEL,
    };
    let shape = pen::rounded(frame, 14.0);
    pen.path(shape, Some(Fill::Flat(ground)), Some(rim));
    let (tip, name) = match fold {
        Fold::Shut => (-1.0, words::mirror_unfold()),
        Fold::Open => (1.0, words::mirror_fold()),
    };
    let centre = frame.centre();
    let at = |x: f32, y: f32| Point::new(centre.x + x, centre.y + tip * y);
    let chevron = vec![
        Op::Move(at(-11.0, -5.0)),
        Op::Line(at(0.0, 5.0)),
        Op::Line(at(11.0, -5.0)),
    ];
    pen.stroke(chevron, Stroke::round(theme::INK, 4.0));
    pen.target(target, frame, true).named(name);
}

/// Draws the text of a folded sheet: the game and its progress.
pub(crate) fn draw_folded(state: &State, table: &TableScreen, pen: &mut Pen) {
    let style = Style::new(Face::Bold, 19.0, theme::INK);
    let title = pen.say(state.game_screen(table).title(table));
    let room = OwnScreen::WIDTH - 32.0;
    let size = widgets::fitting(&title, style.face(), style.size(), room);
    let at = Point::new(16.0, FOLDED / 2.0);
    widgets::centred(pen, title, at, style.sized(size));
}

/// Returns the place of a lens above a finger. Near the upper edge of the area it is beside the finger.
fn above(at: Point, room: Frame, top: f32) -> Point {
    const MARGIN: f32 = LENS + 4.0;
    let mut centre = Point::new(at.x, at.y - ABOVE);
    let least = top + MARGIN;
    if centre.y < least {
        let side = if at.x > room.w / 2.0 { -ABOVE } else { ABOVE };
        centre = Point::new(at.x + side, least.max(at.y));
    }
    let most = (room.x + room.w - MARGIN).max(MARGIN);
    centre.x = centre.x.clamp(MARGIN, most);
    centre
}

/// The lens above a finger on the map of a puzzle.
fn puzzle_lens(state: &State) -> Option<Lens> {
    let is_own = state.layout() == Layout::Own && state.house.viewing.window().coarse;
    let picks = |contact: &&Contact| {
        let link = matches!(
            contact.gesture,
            Gesture::Pressing {
                target: Target::Puzzle(PuzzleTarget::Link(..)),
                ..
            }
        );
        is_own && link && !contact.mouse
    };
    let at = state.hands.contacts.iter().find(picks)?.at;
    let centre = above(at, state.stage().frame(), 0.0);
    Some(Lens {
        centre,
        radius: LENS,
        camera: Camera::showing(at, centre, PUZZLE_NEARER, Rotation::R0),
    })
}

/// Returns the lens above a finger on a map, because the finger covers its target.
pub(crate) fn lens(state: &State, targets: &[TargetArea], pen: &mut Pen) -> Vec<Lens> {
    if state.puzzle().is_some() {
        return puzzle_lens(state).into_iter().collect();
    }
    let Some(own) = state
        .own_screen()
        .filter(|_| state.house.viewing.window().coarse)
    else {
        return Vec::new();
    };
    let on_map = state.session().is_some_and(|session| session.on_map());
    let picks = |gesture| matches!(gesture, Gesture::Tracking { .. });
    let mut contacts = state.hands.contacts.iter();
    let Some(contact) = contacts.find(|contact| on_map && picks(contact.gesture)) else {
        return Vec::new();
    };
    let camera = state.camera();
    let centre = above(contact.at, own.board, own.bar.h);
    let scale = camera.scale * NEARER;
    let held = camera.from_stage(contact.at);
    let words = state
        .tracked(targets)
        .next()
        .map(|(spot, _)| price_tag::told(state, spot));
    if let Some(words) = words {
        price_tag::draw_plate(words, pen, |wide| {
            let least = wide / 2.0 + 4.0;
            let x = centre.x.clamp(least, (own.stage.w - least).max(least));
            Point::new(x, centre.y + LENS + 2.0)
        });
    }
    vec![Lens {
        centre,
        radius: LENS,
        camera: Camera::showing(held, centre, scale, Rotation::R0),
    }]
}
