//! Pictures of the screen. Every screen draws itself from the application's state, and records its targets
//! meanwhile. Nothing here changes anything except [`App`], which combines the state and its frame.

#![forbid(unsafe_code)]

mod application;
mod aside;
mod atlas;

mod board_review;
pub mod clock;
pub mod coach;
mod cog;
pub mod computer;
pub mod duel;
pub mod duel_board;
mod duel_log;
mod duel_status;
mod duel_words;
mod edges;
pub mod figures;
mod fitted_names;
mod flight;
pub mod hint;
mod in_hand;
pub mod invite;
pub mod keys;
pub mod kiosk;
mod languages;
mod last_turn;
mod last_words;
mod leave;
pub mod linked_game;
pub mod lobby;
pub mod map;
mod marks;
pub mod mirror;
mod name_spots;
mod opening;
pub mod over;
pub mod own;
pub mod panel;
pub mod phone;
pub mod price_tag;
mod puzzle;
mod question;
mod rails;
mod registry;
pub mod rules;
mod set_up;
mod settings;
pub mod share;
pub mod sheet;
pub mod souvenir;
mod stills;
mod strength;
pub mod style;
mod tracks;
pub mod transglobal_rail;
pub mod vote;
pub mod waiting;
mod workshop;
pub mod zoom;

use app::game_screen::Pens;
use app::layout::{Fold, Layout};
use app::overlay::Overlay;
use app::screen::Screen;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use scene::{
    Area, Frame, Layer, LayerName, Pen, Point, Scene, SettingsTarget, SheetTarget, Stroke, Target,
    TargetArea, emblems, pen, theme,
};

pub use application::App;
pub use registry::GAMES;
pub use stills::{Stills, Towns};

use style::frame_of;

/// Returns the current screen.
pub fn scene(state: &State, stills: &mut Stills) -> Scene {
    if state.kiosk.is_dark() {
        return kiosk::dark(state);
    }
    let own = state.layout() == Layout::Own;
    let [
        mut board,
        mut marks,
        mut hubs,
        mut seats,
        mut flash,
        mut over,
    ] = std::array::from_fn(|_| Pen::new(state.words(), state.language()));
    let on_board = state.board_language();
    for pen in [&mut board, &mut marks, &mut hubs] {
        *pen = Pen::new(state.words(), on_board);
    }
    if state.is_cut_off() {
        let tries = state.table().is_some_and(|table| table.review.is_some());
        // Turns that a person tries in a review stay on this page.
        let board = (!tries).then_some(&mut board);
        for pen in board.into_iter().chain([&mut seats, &mut over]) {
            pen.lock(own::member::needs_table);
        }
    }
    stills.set_language(state.words(), on_board);
    let mut pens = Pens {
        board: &mut board,
        marks: &mut marks,
        hubs: &mut hubs,
        seats: &mut seats,
        flash: &mut flash,
    };
    let (ground, towns) = match &state.screen {
        Screen::Attract(show) => {
            let layers = match show.table() {
                Some(table) => draw_table(state, table, stills, &mut pens),
                None => (stills.room(), None),
            };
            kiosk::draw_calls(state, show, &mut pens);
            layers
        }
        Screen::Lobby => {
            match own {
                true => own::lobby::draw(state, pens.seats),
                false => lobby::draw(state, stills, pens.board, pens.seats),
            }
            match own {
                true => (own::ground(state.stage()), None),
                false => (stills.room(), None),
            }
        }
        Screen::Puzzle(puzzle) => {
            puzzle::draw(state, puzzle, pens.board, pens.seats);
            match own {
                true => (own::ground(state.stage()), None),
                false => (stills.room(), None),
            }
        }
        Screen::Member => {
            own::member::draw(state, pens.seats);
            (own::ground(state.stage()), None)
        }
        Screen::Table(table) => draw_table(state, table, stills, &mut pens),
        Screen::Replay(linked) => draw_table(state, &linked.shown, stills, &mut pens),
    };
    let camera = state.camera();
    if own {
        for pen in [&mut board, &mut marks, &mut hubs] {
            let targets = std::mem::take(&mut pen.targets);
            pen.targets = targets
                .into_iter()
                .map(|area| camera.target(area))
                .collect();
        }
    }
    if state.demonstration().is_none() {
        draw_cog(state, &mut seats);
    }
    let elsewhere = state.linked_game().is_some() || state.puzzle().is_some();
    let globes = state.demonstration().is_none() && !elsewhere;
    if globes && !own {
        computer::draw_lamp(state, &mut flash);
        languages::draw_globes(state, &mut seats);
        leave::draw(state, &mut seats);
        languages::draw_lists(state, &mut over);
        phone::draw_sheets(state, &mut over);
    }
    let mut targets = std::mem::take(&mut board.targets);
    targets.append(&mut seats.targets);
    // A layer over the whole table blocks all fingers below it, except on the cog. It also blocks a game that is
    // for looking only.
    if own {
        own::member::draw_over(state, &mut over);
    }
    draw_over(state, &mut over);
    let is_whole = state.overlays.sheet().is_some_and(Overlay::is_whole);
    let is_shown = state.demonstration().is_some();
    let linked = state.linked_game();
    let has_way = linked.is_some_and(|linked| linked.has_way());
    if is_whole || is_shown || has_way {
        targets.retain(|area| area.target == Target::Settings(SettingsTarget::Cog));
    } else if state.is_set_up() {
        targets.retain(|area| area.target.place().is_none());
    }
    targets.append(&mut over.targets);
    // Everything below a sheet is frozen.
    let scrolls = match over.scrolls.is_empty() && state.overlays.is_empty() {
        true => std::mem::take(&mut seats.scrolls),
        false => std::mem::take(&mut over.scrolls),
    };
    let troubles = state.overlays.troubles();
    if !troubles.is_empty() && state.demonstration().is_none() {
        let words = Message::sentences(troubles.iter().cloned());
        targets.clear();
        match own {
            true => own::notices::draw_trouble(state, words, &mut over),
            false => waiting::draw_trouble(words, &mut over),
        }
        targets.append(&mut over.targets);
    }
    if let Some(left) = state.countdown() {
        kiosk::draw_countdown(left, &mut over);
        targets.clear();
    }
    if let Some(words) = state.closing_words() {
        kiosk::draw_closing(state, &words, &mut over);
    }
    if state.keeper.unkept().is_some() {
        draw_unkept(unkept_mark(state), &mut over);
    }
    if let Some(filled) = state.kiosk.corner.ring(state.now) {
        kiosk::draw_ring(filled, &mut over);
    }
    // Fingers and focus come last, because they depend on all current targets.
    if let Some(table) = state.table() {
        let mut pens = Pens {
            board: &mut board,
            marks: &mut marks,
            hubs: &mut hubs,
            seats: &mut seats,
            flash: &mut flash,
        };
        state
            .game_screen(table)
            .draw_fingers(state, table, &targets, &mut pens);
    }
    match own {
        true => price_tag::draw_hovered(state, &targets, &mut over),
        false => price_tag::draw(state, &targets, &mut over),
    }
    draw_focus(state, &targets, &mut over);
    let mut lenses = own::lens(state, &targets, &mut over);
    lenses.extend(state.zoom_lens().map(|(_, lens)| lens));
    if state.is_still() {
        // The browser flashes a separate layer. Here these marks join the seats' layer.
        seats.items.append(&mut flash.items);
    }
    let layer = Layer::new;
    let Towns { halos, towns } = towns.unwrap_or_else(|| Towns {
        halos: layer(LayerName::Halos, Vec::new()),
        towns: layer(LayerName::Towns, marks.items),
    });
    let mut layers = vec![
        ground,
        halos,
        layer(LayerName::Board, board.items),
        towns,
        layer(LayerName::Hubs, hubs.items),
        layer(LayerName::Seats, seats.items),
        layer(LayerName::Flash, flash.items),
        layer(LayerName::Over, over.items),
    ];
    if state.has_high_contrast() {
        for layer in &mut layers {
            *layer = stills.contrasting(layer);
        }
    }
    Scene {
        stage: state.stage(),
        camera,
        panning: state.hands.contacts.panning().next().is_some(),
        layers,
        lenses,
        train: lobby::train(state),
        targets,
        scrolls,
    }
}

/// A picture to take home of how a match ended, with a date.
pub(crate) fn souvenir(
    state: &State,
    table: &TableScreen,
    stills: &mut Stills,
    date: &str,
) -> Option<Scene> {
    stills.set_language(state.words(), state.language());
    let map = table.loaded_map().map(|loaded| stills.upright(loaded));
    state.game_screen(table).souvenir(state, table, map, date)
}

/// Draws a session on the table. Returns the layer behind the moving parts of its board, and the names of its map.
fn draw_table(
    state: &State,
    table: &TableScreen,
    stills: &mut Stills,
    pens: &mut Pens,
) -> (Layer, Option<Towns>) {
    let screen = state.game_screen(table);
    match state.own_screen().zip(state.viewer()) {
        Some((own, viewer)) => {
            screen.draw_own(state, table, own, viewer, pens);
            if own.fold != Some(Fold::Open) {
                own::draw_bar(state, table, own, pens.seats);
            }
            own::draw_looks(state, own, pens.seats);
        }
        None => {
            // On a map tickets fly below the names of cities, on a board in a layer that changes anyway.
            let has_names = table.session().on_map();
            if !has_names {
                flight::draw_below(state, pens.seats);
            }
            match table.is_demonstration() {
                true => screen.draw_demonstration(state, table, pens),
                false => screen.draw(state, table, pens),
            }
            if has_names {
                flight::draw_below(state, pens.board);
            }
            flight::draw(state, pens.seats);
            zoom::draw_lens(state, pens.seats);
        }
    }
    stills.behind(table)
}

/// Draws the overlay on the table, if there is one.
fn draw_over(state: &State, pen: &mut Pen) {
    if state.demonstration().is_some() {
        return;
    }
    let own = state.layout() == Layout::Own;
    // Two sheets would overlap. A vote is at the seats, except on own screens.
    let has_room = match state.overlays.sheet() {
        None => true,
        Some(sheet) => !own && matches!(sheet, Overlay::Vote(_)),
    };
    // On an own screen they would hide the subject of the link.
    let hides =
        (own && state.linked_game().is_some_and(|linked| linked.is_new())) || state.is_set_up();
    if let Some(table) = state.table().filter(|_| has_room && !hides) {
        state.game_screen(table).draw_results(state, table, pen);
    }
    if let Some(linked) = state.linked_game() {
        // The results of a linked game can be rotated, and no more.
        pen.targets.retain(|area| {
            let turns = [SheetTarget::Rotate, SheetTarget::Blank].map(Target::Sheet);
            turns.contains(&area.target)
        });
        match own {
            _ if linked.shown.review.is_some() => {}
            true => own::linked_game::draw(state, linked, pen),
            false => linked_game::draw(state, linked, pen),
        }
        linked_game::draw_question(state, linked, pen);
    }
    // Only the topmost sheet is visible, and faults cover all others.
    if let Some(sheet) = state.overlays.sheet() {
        // Everything else is available again when the sheet is closed.
        if sheet.is_whole() {
            pen.targets.clear();
        }
        draw_sheet(state, sheet, pen);
    }
}

/// Draws a sheet that people have opened.
fn draw_sheet(state: &State, sheet: &Overlay, pen: &mut Pen) {
    let own = state.layout() == Layout::Own;
    match sheet {
        &Overlay::Rules(game, page) if own => own::rules::draw(state, game, page, pen),
        &Overlay::Rules(game, page) => rules::draw(state, game, page, pen),
        Overlay::Settings => settings::draw(state, pen),
        Overlay::Languages => languages::draw_sheet(state, pen),
        Overlay::Keys => keys::draw(state, pen),
        Overlay::Workshop => workshop::draw(state, pen),
        Overlay::Share(share) => share::draw(state, share, pen),
        Overlay::Picture => souvenir::draw_sheet(state, pen),
        &Overlay::Invite(invitation) => invite::draw(state, invitation, pen),
        Overlay::Vote(vote) if own => own::notices::draw_vote(state, vote, pen),
        Overlay::Vote(vote) => vote::draw(state, vote, pen),
        Overlay::Pin => kiosk::pad::draw(state, pen),
        Overlay::Operator => kiosk::panel::draw(state, pen),
        &Overlay::Question(question) => question::draw(state, question, pen),
        Overlay::Trouble(_) => {}
    }
}

fn draw_cog(state: &State, pen: &mut Pen) {
    let frame = cog::cog(state);
    let pressed = state.hands.presses(Target::Settings(SettingsTarget::Cog));
    let colour = if pressed { theme::GOLD } else { theme::RED };
    let centre = frame.centre();
    let size = frame.w / 84.0;
    pen.fill(pen::circle(centre, 31.0 * size), theme::PANEL);
    pen.fill(pen::circle(centre, 27.0 * size), colour);
    emblems::draw_cog(pen, centre, 17.0 * size, theme::INK, colour);
    let name = match state.overlays.sheet() {
        Some(_) => words::mirror_close_open(),
        None => words::mirror_settings(),
    };
    pen.target(Target::Settings(SettingsTarget::Cog), frame, true)
        .named(name);
}

/// Returns the place of the mark for failed saving: next to the cog, or below it on an own screen.
fn unkept_mark(state: &State) -> Point {
    let cog = cog::cog(state);
    match state.layout() {
        Layout::Table => Point::new(cog.x - 26.0, 34.0),
        Layout::Own => Point::new(cog.centre().x, cog.y + cog.h + 28.0),
    }
}

/// Draws the mark for failed saving, a disk that is crossed out.
fn draw_unkept(Point { x, y }: Point, pen: &mut Pen) {
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
    let node = state.hands.focus.node().and_then(|node| {
        let centre = state.table()?.loaded_map()?.node(node);
        let centre = state.camera().to_stage(centre);
        Some(Area::Near { centre, reach: 0.0 })
    });
    let area = state.hands.focus.among(targets).map(|focus| focus.area);
    let Some(mut area) = area.or(node) else {
        return;
    };
    // A part of the map under a lens may be visible in the lens.
    if !area.covers()
        && let Some((_, lens)) = state.zoom_lens()
        && [area, lens.camera.area(area)].map(|area| lens.covers(area.middle())) == [true; 2]
    {
        area = lens.camera.area(area);
    }
    let ring = Stroke::round(theme::INK, 4.0);
    let halo = Stroke::round(theme::PANEL, 9.0);
    let path = match area {
        Area::Rect { from, to } => pen::rounded(frame_of((from, to)).inset(-5.0), 16.0),
        Area::Disc { centre, radius } => pen::circle(centre, radius),
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
