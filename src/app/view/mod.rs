//! What is on the screen: every screen draws itself from the application's state, and says in the
//! same stroke what of it can be touched. Nothing here changes anything.

pub mod board;
pub mod computer;
pub mod duel;
pub mod figures;
pub mod hint;
pub mod kiosk;
pub mod lobby;
pub mod map;
pub mod over;
pub mod report;
pub mod review;
pub mod rules;
pub mod seat;
pub mod share;
pub mod viewing;
pub mod waiting;

use crate::scene::{
    Area, Face, Fill, Frame, Layer, LayerName, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH, Scene,
    SettingsTarget, SheetTarget, Stroke, Style, Target, TargetArea, emblems, pen, theme,
};
use crate::table::{COG, Place, Rect};

use super::table::RailTable;
use super::{App, Over};

/// The whole stage as a frame.
const STAGE: Frame = Frame::new(0.0, 0.0, STAGE_WIDTH, STAGE_HEIGHT);
/// The middle of the stage.
pub const MIDDLE: Point = Point::new(STAGE_WIDTH / 2.0, STAGE_HEIGHT / 2.0);

/// The screen as it is now.
pub fn scene(app: &App) -> Scene {
    let [mut board, mut marks, mut seats, mut flash, mut over] =
        std::array::from_fn(|_| Pen::default());
    let (ground, towns) = match &app.table {
        None if let Some(show) = app.demonstration() => {
            kiosk::draw_show(app, show, &mut board, &mut seats, &mut marks)
        }
        None => {
            // While a game waits nobody sits down or begins another.
            if app.waiting.is_none() {
                lobby::draw(app, &mut board, &mut seats);
            }
            (app.room.clone(), None)
        }
        Some(table) => {
            if let Some(duel) = table.board() {
                duel::draw_board(app, duel, &mut board);
                duel::draw_seats(app, duel, &mut seats);
            }
            if let Some(rail) = table.rail() {
                draw_rail(app, rail, &mut board, &mut seats, &mut flash);
            }
            table.layers()
        }
    };
    if app.viewing.is_none() && app.demonstration().is_none() {
        draw_cog(app, &mut seats);
    }
    let mut targets = std::mem::take(&mut board.targets);
    targets.append(&mut seats.targets);
    if draw_over(app, &mut over) {
        // What lies over the whole table keeps every finger off what is below, but for the cog.
        targets.retain(|area| area.target == Target::Settings(SettingsTarget::Cog));
    }
    if let Some(viewing) = &app.viewing {
        // What is looked at cannot be touched, but its results can be turned.
        targets.clear();
        let turns = |target| {
            matches!(
                target,
                Target::Sheet(SheetTarget::Rotate) | Target::Sheet(SheetTarget::Blank)
            )
        };
        over.targets.retain(|area| turns(area.target));
        viewing::draw(app, viewing, &mut over);
    }
    targets.append(&mut over.targets);
    if let Some(words) = app
        .trouble
        .as_ref()
        .filter(|_| app.demonstration().is_none())
    {
        targets.clear();
        waiting::draw_trouble(words, &mut over);
        targets.append(&mut over.targets);
    }
    if let Some(left) = app.countdown() {
        kiosk::draw_countdown(left, &mut over);
        targets.clear();
    }
    if let Some(filled) = app.ring() {
        kiosk::draw_ring(filled, &mut over);
    }
    // Fingers and focus are drawn last: where they are depends on all that can be touched now.
    if let Some(table) = &app.table {
        if let Some(duel) = table.board() {
            duel::draw_fingers(app, duel, &targets, &mut marks);
        }
        if let Some(rail) = table.rail().filter(|rail| rail.review().is_none()) {
            board::draw_fingers(app, rail, &targets, &mut board);
        }
    }
    draw_focus(app, &targets, &mut over);
    let layer = Layer::new;
    let towns = towns.unwrap_or_else(|| layer(LayerName::Towns, marks.items));
    Scene {
        layers: vec![
            ground,
            layer(LayerName::Board, board.items),
            towns,
            layer(LayerName::Seats, seats.items),
            layer(LayerName::Flash, flash.items),
            layer(LayerName::Over, over.items),
        ],
        targets,
    }
}

/// Draws a session of Transglobal Rail, or the round of it that is looked back at.
fn draw_rail(app: &App, rail: RailTable<'_>, board: &mut Pen, seats: &mut Pen, flash: &mut Pen) {
    if let Some(review) = rail.review() {
        review::draw_board(rail, review, board);
        review::draw_hubs(rail, review, seats);
        review::draw_seats(app, rail, review, seats);
    } else {
        board::draw(app, rail, board);
        board::draw_hubs(rail, seats);
        seat::draw_all(app, rail, seats, flash);
    }
    board::draw_titles(rail, seats);
}

/// Draws what lies over the table, if anything; whether it takes the whole table.
fn draw_over(app: &App, pen: &mut Pen) -> bool {
    if app.demonstration().is_some() {
        return true;
    }
    let ended = app.rail().and_then(|play| Some((play, play.ended()?)));
    if let Some((play, ended)) = ended
        && play.review().is_none()
    {
        report::draw(app, play, ended, pen);
    }
    let over = match app.viewing {
        Some(_) => None,
        None => app.over,
    };
    match over {
        Some(Over::Rules(game, page)) => {
            // Whatever else lies over the table can be touched again when the rules are closed.
            pen.targets.clear();
            rules::draw(app, game, page, pen);
        }
        Some(Over::Settings) => over::draw_settings(app, pen),
        Some(Over::Share) => {
            if let Some(share) = &app.share {
                share::draw(app, share, pen);
            }
        }
        Some(Over::Waiting) => waiting::draw(app, pen),
        Some(Over::Pad) => {
            pen.targets.clear();
            kiosk::pad::draw(app, pen);
        }
        Some(Over::Operator) => {
            pen.targets.clear();
            kiosk::panel::draw(app, pen);
        }
        Some(Over::Ask(question)) => over::draw_question(app, question, pen),
        None => {}
    }
    let whole = matches!(over, Some(Over::Rules(..) | Over::Waiting));
    whole || matches!(over, Some(Over::Pad | Over::Operator))
}

fn draw_cog(app: &App, pen: &mut Pen) {
    let frame = frame_of(COG);
    let pressed = app.contacts.presses(Target::Settings(SettingsTarget::Cog));
    let colour = if pressed { theme::GOLD } else { theme::RED };
    let centre = frame.centre();
    pen.fill(pen::circle(centre, 31.0), theme::PANEL);
    pen.fill(pen::circle(centre, 27.0), colour);
    emblems::draw_cog(pen, centre, 17.0, theme::INK, colour);
    pen.target(Target::Settings(SettingsTarget::Cog), frame, true);
}

/// The keyboard's focus: a ring round its target.
fn draw_focus(app: &App, targets: &[TargetArea], pen: &mut Pen) {
    let Some(focus) = app.focus_among(targets) else {
        return;
    };
    let ring = Stroke::round(theme::INK, 4.0);
    let halo = Stroke::round(theme::PANEL, 9.0);
    let path = match focus.area {
        Area::Rect { from, to } => pen::rounded(frame_of((from, to)).inset(-5.0), 16.0),
        Area::Near { centre, .. } => pen::circle(centre, 26.0),
        Area::Along { a, b, .. } => {
            let centre = a.towards(b, 0.5);
            pen.stroke(pen::line(a, b), Stroke::round(theme::INK, 8.0));
            pen::circle(centre, 16.0)
        }
    };
    pen.stroke(path.clone(), halo);
    pen.stroke(path, ring);
}

/// The room round an empty table, with tracks from the middle to the six places.
pub fn room() -> Layer {
    let mut pen = Pen::default();
    lobby::draw_tracks(&mut pen, &Place::ALL);
    Layer::new(LayerName::Ground, pen.items)
}

/// A light that fades from the middle of the stage to its ends.
fn glow(inner: crate::scene::Colour, outer: crate::scene::Colour) -> Fill {
    Fill::Radial {
        centre: MIDDLE,
        radius: 1150.0,
        inner,
        outer,
    }
}

fn frame_of((from, to): Rect) -> Frame {
    Frame::new(from.x, from.y, to.x - from.x, to.y - from.y)
}

const TITLE: Style = Style::new(Face::Bold, 38.0, theme::INK);
const WORDS: Style = Style::new(Face::Text, 22.0, theme::INK);
const SMALL: Style = Style::new(Face::Text, 19.0, theme::QUIET);

/// An amount as people read it: "$8", "−$2".
fn dollars(amount: i32) -> String {
    let sign = if amount < 0 { "\u{2212}" } else { "" };
    format!("{sign}${}", amount.abs())
}
