//! What is on the screen: every screen draws itself from the application's state, and says in the
//! same stroke what of it can be touched. Nothing here changes anything.

pub mod computer;
pub mod duel;
pub mod figures;
pub mod hint;
pub mod kiosk;
pub mod linked_game;
pub mod lobby;
pub mod map;
pub mod over;
pub mod panel;
pub mod rules;
pub mod share;
mod stills;
pub mod style;
mod tracks;
pub mod vote;
pub mod waiting;

use crate::app::game_screen::Pens;
use crate::app::overlay::{Overlay, Question};
use crate::app::screen::Screen;
use crate::app::state::State;
use crate::app::table::TableScreen;
use crate::scene::{
    Area, Frame, Layer, LayerName, Pen, Point, Scene, SettingsTarget, SheetTarget, Stroke, Target,
    TargetArea, emblems, pen, theme,
};
use crate::table::COG;

pub use stills::Stills;

use style::frame_of;

/// The screen as it is now.
pub fn scene(state: &State, stills: &mut Stills) -> Scene {
    let [mut board, mut marks, mut seats, mut flash, mut over] =
        std::array::from_fn(|_| Pen::default());
    let mut pens = Pens {
        board: &mut board,
        marks: &mut marks,
        seats: &mut seats,
        flash: &mut flash,
    };
    let (ground, towns) = match &state.screen {
        Screen::Attract(show) => kiosk::draw_show(state, show, stills, &mut pens),
        Screen::Lobby => {
            // While a game waits nobody sits down or begins another.
            if state.waiting.is_none() {
                lobby::draw(state, stills, pens.board, pens.seats);
            }
            (stills.room(), None)
        }
        Screen::Table(table) => draw_table(state, table, stills, &mut pens),
        Screen::Replay(linked) => draw_table(state, &linked.shown, stills, &mut pens),
    };
    if state.demonstration().is_none() {
        draw_cog(state, &mut seats);
    }
    let mut targets = std::mem::take(&mut board.targets);
    targets.append(&mut seats.targets);
    // What lies over the whole table keeps every finger off what is below, but for the cog. A game that is
    // only looked at cannot be touched either.
    if draw_over(state, &mut over) || state.linked_game().is_some() {
        targets.retain(|area| area.target == Target::Settings(SettingsTarget::Cog));
    }
    targets.append(&mut over.targets);
    if let Some(words) = state.overlays.trouble()
        && state.demonstration().is_none()
    {
        targets.clear();
        waiting::draw_trouble(words, &mut over);
        targets.append(&mut over.targets);
    }
    if let Some(left) = state.countdown() {
        kiosk::draw_countdown(left, &mut over);
        targets.clear();
    }
    if state.unkept().is_some() {
        draw_unkept(&mut over);
    }
    if let Some(filled) = state.ring() {
        kiosk::draw_ring(filled, &mut over);
    }
    // Fingers and focus are drawn last: where they are depends on all that can be touched now.
    if let Some(table) = state.table() {
        let mut pens = Pens {
            board: &mut board,
            marks: &mut marks,
            seats: &mut seats,
            flash: &mut flash,
        };
        state
            .game_screen(table)
            .draw_fingers(state, table, &targets, &mut pens);
    }
    draw_focus(state, &targets, &mut over);
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

/// Draws a session on the table, and gives the layers behind and above what moves on its board.
fn draw_table(
    state: &State,
    table: &TableScreen,
    stills: &mut Stills,
    pens: &mut Pens,
) -> (Layer, Option<Layer>) {
    state.game_screen(table).draw(state, table, pens);
    stills.behind(table)
}

/// Draws what lies over the table, if anything; whether it takes the whole table.
fn draw_over(state: &State, pen: &mut Pen) -> bool {
    if state.demonstration().is_some() {
        return true;
    }
    if let Some(table) = state.table() {
        state.game_screen(table).draw_results(state, table, pen);
    }
    let waiting = match state.linked_game() {
        Some(linked) => {
            // The results of what is looked at can be turned, and no more.
            pen.targets.retain(|area| {
                let turns = [SheetTarget::Rotate, SheetTarget::Blank].map(Target::Sheet);
                turns.contains(&area.target)
            });
            linked_game::draw(state, linked, pen);
            None
        }
        None => state.overlays.waiting(),
    };
    let mut whole = false;
    // Only the topmost sheet is seen: what has gone wrong is told by whoever draws it over all.
    match state.overlays.sheet().or(waiting) {
        Some(&Overlay::Rules(game, page)) => {
            // Whatever else lies over the table can be touched again when the rules are closed.
            pen.targets.clear();
            rules::draw(state, game, page, pen);
            whole = true;
        }
        Some(Overlay::Settings) => over::draw_settings(state, pen),
        Some(Overlay::Share(share)) => share::draw(state, share, pen),
        Some(Overlay::Vote(vote)) => vote::draw(state, vote, pen),
        Some(Overlay::Saved) => {
            waiting::draw(state, pen);
            whole = true;
        }
        Some(Overlay::Pin) => {
            pen.targets.clear();
            kiosk::pad::draw(state, pen);
            whole = true;
        }
        Some(Overlay::Operator) => {
            pen.targets.clear();
            kiosk::panel::draw(state, pen);
            whole = true;
        }
        Some(&Overlay::Question(question)) => {
            over::draw_question(state, question, pen);
            whole = question == Question::Forget;
        }
        Some(Overlay::Trouble(_)) | None => {}
    }
    whole
}

fn draw_cog(state: &State, pen: &mut Pen) {
    let frame = frame_of(COG);
    let pressed = state
        .contacts
        .presses(Target::Settings(SettingsTarget::Cog));
    let colour = if pressed { theme::GOLD } else { theme::RED };
    let centre = frame.centre();
    pen.fill(pen::circle(centre, 31.0), theme::PANEL);
    pen.fill(pen::circle(centre, 27.0), colour);
    emblems::draw_cog(pen, centre, 17.0, theme::INK, colour);
    pen.target(Target::Settings(SettingsTarget::Cog), frame, true);
}

/// The mark that nothing is kept, beside the cog: a disk that is crossed out.
fn draw_unkept(pen: &mut Pen) {
    let (x, y) = (COG.0.x - 26.0, 34.0);
    let frame = |w: f32, h: f32, up: f32| Frame::new(x - w / 2.0, y - up, w, h);
    pen.fill(pen::circle(Point::new(x, y), 24.0), theme::PANEL);
    pen.fill(pen::rounded(frame(24.0, 24.0, 12.0), 4.0), theme::GOLD);
    pen.fill(pen::rounded(frame(14.0, 8.0, 12.0), 1.0), theme::PANEL);
    pen.fill(pen::circle(Point::new(x, y + 4.0), 4.0), theme::PANEL);
    let stroke = pen::line(
        Point::new(x - 16.0, y + 16.0),
        Point::new(x + 16.0, y - 16.0),
    );
    pen.stroke(stroke.clone(), Stroke::round(theme::PANEL, 9.0));
    pen.stroke(stroke, Stroke::round(theme::RED, 4.0));
}

/// The keyboard's focus: a ring round its target.
fn draw_focus(state: &State, targets: &[TargetArea], pen: &mut Pen) {
    let Some(focus) = state.focus_among(targets) else {
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
