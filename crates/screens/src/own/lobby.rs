//! The lobby of an own screen: a list from the games to START, in one column on a phone that is held
//! upright, in two on a wider screen. It is laid out once, and shown as large as it fits.

use super::button::button;
use super::resume;
use crate::cog::cog;
use crate::lobby::{games, terms};
use crate::strength::{Steps, draw_sign};
use crate::style::{SMALL, WORDS, shared};
use app::state::State;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{Level, Strength};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, LobbyTarget, Pen, Point, RulesTarget, Size, Stroke, Style, Target, TargetArea,
    emblems, pen, theme,
};
use session::SeatAssignment;

/// A column's width in its own units.
const WIDE: f32 = 360.0;
/// The room between two things that belong together, and between groups.
const GAP: f32 = 8.0;
/// The room between the levels of computers.
const LEVELS: f32 = 5.0;
/// How wide the button of an even computer is.
const EVEN: f32 = 50.0;
const APART: f32 = 18.0;
/// Round all of it.
const MARGIN: f32 = 12.0;
/// How high a button is.
const HIGH: f32 = 50.0;
/// How high the title is.
const HEAD: f32 = 68.0;
/// How many games lie beside each other.
const ACROSS: usize = 3;
/// The way on, and what is said above it.
const START: f32 = 58.0;
const SAID: f32 = 48.0;
/// How words are written that nobody presses.
const QUIET: Style = SMALL.sized(17.5);
/// Where the buttons of a choice begin beside its name.
const NAMED: f32 = 72.0;
/// No unit of the lobby is larger than so many of the stage.
const LARGEST: f32 = 1.35;

/// How close together things lie: where there is little room games are names without pictures, and what is
/// chosen is named beside its buttons.
#[derive(Clone, Copy, PartialEq)]
enum Density {
    Roomy,
    Compact,
}

/// The lobby.
pub fn draw(state: &State, pen: &mut Pen) {
    let stage = state.stage();
    let portrait = stage.width < stage.height;
    let columns = if portrait { 1.0 } else { 2.0 };
    let wide = columns * WIDE + (columns - 1.0) * 2.0 * APART;
    let head = head(state, portrait);
    let heights = |density| {
        let (games, choices) = (games_height(state, density), choices_height(state, density));
        // The clock stands where there is most room for it.
        let clock = clock_height(state, density);
        let (games, choices) = match portrait {
            true => (games, choices + clock),
            false => (games + clock, choices),
        };
        let high = match portrait {
            true => head + games + APART + choices,
            false => head + games.max(choices),
        };
        (games, choices, high + MARGIN)
    };
    let fits = |density| fit(stage, wide, heights(density).2);
    let density = match fits(Density::Roomy) < fits(Density::Compact).min(1.0) {
        true => Density::Compact,
        false => Density::Roomy,
    };
    let (games, choices, high) = heights(density);
    let scale = fits(density);
    let left = (stage.width - wide * scale) / 2.0;
    // What is left of the height goes above and below the list, but START stays by the thumb.
    let spare = (stage.height / scale - high).max(0.0);
    let pose = |x: f32, y: f32| {
        let corner = Point::new(left + x * scale, y * scale);
        Pose::new(corner, Rotation::R0).scaled(scale)
    };
    pen.with_pose(pose(0.0, 0.0), draw_title);
    if let Some(kept) = state.waiting() {
        let room = chip(state, portrait, stage.width / scale, left / scale);
        pen.with_pose(pose(0.0, 0.0), |pen| resume::draw(state, kept, room, pen));
    }
    let (top, x, y, room) = match portrait {
        true => {
            let down = (spare / 3.0).min(40.0);
            let y = head + games + APART + down;
            (0.0, 0.0, y, choices + spare - down)
        }
        false => {
            let top = (spare / 2.0).min(60.0);
            (top, WIDE + 2.0 * APART, head + top, choices + spare - top)
        }
    };
    pen.with_pose(pose(0.0, head + top), |pen| {
        draw_games(state, density, pen);
        if !portrait {
            let y = games_height(state, density) + APART;
            draw_clock(&mut Rows { state, density, y }, pen);
        }
    });
    pen.with_pose(pose(x, y), |pen| {
        draw_choices(state, density, room, portrait, pen)
    });
}

fn fit(stage: Size, wide: f32, high: f32) -> f32 {
    let room = stage.width - 2.0 * MARGIN;
    (room / wide).min(stage.height / high).min(LARGEST)
}

/// How high the title is, with the game that waits below it or, where there is room, beside it.
fn head(state: &State, portrait: bool) -> f32 {
    match (state.waiting().is_some(), portrait) {
        (false, _) => HEAD,
        (true, true) => HEAD + resume::HIGH + APART,
        (true, false) => resume::HIGH + APART,
    }
}

/// The room of the game that waits, which leaves the corner to the cog. Both are in the lobby's units: how wide the
/// screen is, and how far from its edge the lobby begins.
fn chip(state: &State, portrait: bool, screen: f32, left: f32) -> Frame {
    if portrait {
        return Frame::new(0.0, HEAD - GAP, WIDE, resume::HIGH);
    }
    let x = WIDE + 2.0 * APART;
    let cog = cog(state).w * screen / state.stage().width;
    let wide = WIDE.min(screen - cog - GAP - left - x);
    Frame::new(x, GAP / 2.0, wide, resume::HIGH)
}

fn draw_title(pen: &mut Pen) {
    let letters: Vec<String> = "ROUNDHOUSE".chars().map(String::from).collect();
    let style = Style::new(Face::Bold, 27.0, theme::INK);
    widgets::centred(pen, letters.join("\u{2009}"), Point::new(0.0, 32.0), style);
}

/// How high a game's card is.
fn card(density: Density) -> f32 {
    match density {
        Density::Roomy => 96.0,
        Density::Compact => HIGH,
    }
}

fn games_height(state: &State, density: Density) -> f32 {
    let rows = state.offered().len().div_ceil(ACROSS) as f32;
    let about = if density == Density::Roomy { 66.0 } else { 0.0 };
    rows * (card(density) + GAP) - GAP + about
}

/// The games, and what the chosen one is about.
fn draw_games(state: &State, density: Density, pen: &mut Pen) {
    let offered = state.offered();
    let rows = offered.len().div_ceil(ACROSS);
    let room = Frame::new(0.0, 0.0, WIDE, rows as f32 * (card(density) + GAP) - GAP);
    for (index, game) in offered.into_iter().enumerate() {
        let frame = room.grid(index, [ACROSS, rows], GAP);
        let target = Target::Lobby(LobbyTarget::Game(game.id));
        let chosen = state.lobby.game == game.id;
        draw_card(state, target, frame, game.title, pen).chosen(chosen);
        let up = match density {
            Density::Roomy => 16.0,
            Density::Compact => frame.h / 2.0,
        };
        if density == Density::Roomy {
            // A board's edges reach a little beyond its picture.
            let picture = Frame::new(frame.x + 12.0, frame.y + 10.0, frame.w - 24.0, 52.0);
            games::draw_picture(state, game, picture, pen);
        }
        let ink = if chosen { theme::GOLD } else { theme::INK };
        let face = Face::Narrow;
        let size = widgets::fitting(game.title, face, 19.0, frame.w - 8.0);
        let at = Point::new(frame.centre().x, frame.y + frame.h - up);
        let style = Style::new(face, size, ink).middle();
        widgets::centred(pen, game.title, at, style);
        if chosen {
            let rim = Stroke::round(theme::GOLD, 3.5);
            pen.stroke(pen::rounded(frame, CORNER), rim);
        }
    }
    if density == Density::Roomy {
        let at = Point::new(0.0, room.h + 26.0);
        let about = (state.lobby.def().about)();
        widgets::paragraph(pen, about, at, WIDE, WORDS.sized(17.5));
    }
}

/// The radius of a card's corners.
const CORNER: f32 = 14.0;

/// The ground of what is pressed and is no button with words alone.
fn draw_card<'a>(
    state: &State,
    target: Target,
    frame: Frame,
    name: impl Into<Message>,
    pen: &'a mut Pen,
) -> &'a mut TargetArea {
    let ground = match state.contacts.presses(target) {
        true => theme::PRESSED,
        false => theme::CARD,
    };
    pen.fill(pen::rounded(frame, CORNER), ground);
    widgets::rim(pen, frame, CORNER);
    pen.target(target, frame, true).named(name)
}

fn row_height(density: Density) -> f32 {
    match density {
        Density::Roomy => HIGH + 32.0,
        Density::Compact => HIGH + GAP,
    }
}

/// The room for the row of clocks, which games for two have.
fn clock_height(state: &State, density: Density) -> f32 {
    match state.lobby.def().on_map {
        true => 0.0,
        false => row_height(density) + APART - GAP,
    }
}

fn draw_clock(rows: &mut Rows<'_>, pen: &mut Pen) {
    if rows.state.lobby.def().on_map {
        return;
    }
    let room = rows.named(words::lobby_row_clock(), pen);
    terms::draw_clocks(rows.state, room, 5.0, 19.0, pen);
}

fn choices_height(state: &State, density: Density) -> f32 {
    let game = state.lobby.def();
    let rows = if game.on_map { 1 } else { game.choices.len() };
    let sitting = usize::from(seats_can_grow(state));
    let rows = (rows + 1) as f32 * row_height(density);
    rows + (1 + sitting) as f32 * (HIGH + GAP) + SAID + START
}

/// Whether more than two can play, so that it is told who does.
fn seats_can_grow(state: &State) -> bool {
    *state.lobby.def().seats.end() > 2
}

/// The options of the game, who plays, and the way on at the bottom of a room of a height.
fn draw_choices(state: &State, density: Density, room: f32, with_clock: bool, pen: &mut Pen) {
    let game = state.lobby.def();
    let mut rows = Rows {
        state,
        density,
        y: 0.0,
    };
    if game.on_map {
        let maps = MapId::all().map(|map| (map, Message::name(map.info().title)));
        let chosen = |map| state.lobby.map == map;
        let target = |map| Target::Lobby(LobbyTarget::Map(map));
        rows.choice(words::lobby_row_map(), maps.collect(), chosen, target, pen);
    } else {
        let values = state.lobby.chosen(state.lobby.game);
        for (row, choice) in game.choices.iter().enumerate() {
            let offered = choice.values.iter().map(|value| value()).enumerate();
            let chosen = |value| values[row] == value;
            let target = |value| Target::Lobby(LobbyTarget::Choice(row, value));
            rows.choice((choice.title)(), offered.collect(), chosen, target, pen);
        }
    }
    if with_clock {
        draw_clock(&mut rows, pen);
    }
    draw_against(rows, pen);
    let way_on = Frame::new(0.0, room - START, WIDE, START);
    draw_way_on(state, way_on, pen);
}

/// Rows of buttons below each other.
struct Rows<'a> {
    state: &'a State,
    density: Density,
    y: f32,
}

impl Rows<'_> {
    /// The room of the next row, and its name above it or beside it.
    fn named(&mut self, title: Message, pen: &mut Pen) -> Frame {
        let y = self.y;
        self.y += row_height(self.density);
        match self.density {
            Density::Roomy => {
                widgets::centred(pen, title, Point::new(0.0, y + 10.0), QUIET);
                Frame::new(0.0, y + 24.0, WIDE, HIGH)
            }
            Density::Compact => {
                let room = Frame::new(NAMED, y, WIDE - NAMED, HIGH);
                let title = pen.say(title);
                let size = widgets::fitting(&title, QUIET.face(), QUIET.size(), NAMED - 4.0);
                let at = Point::new(0.0, room.centre().y);
                widgets::centred(pen, title, at, QUIET.sized(size));
                room
            }
        }
    }

    /// The room of the next row where the buttons need no name.
    fn unnamed(&mut self) -> Frame {
        let room = Frame::new(0.0, self.y, WIDE, HIGH);
        self.y += HIGH + GAP;
        room
    }

    /// A choice: its name, and its values beside each other.
    fn choice<T: Copy>(
        &mut self,
        title: Message,
        values: Vec<(T, Message)>,
        chosen: impl Fn(T) -> bool,
        target: impl Fn(T) -> Target,
        pen: &mut Pen,
    ) {
        let count = values.len();
        let gap = if count > 3 { 5.0 } else { GAP };
        let values = values.into_iter();
        let values: Vec<_> = values
            .map(|(value, words)| (value, pen.say(&words), words))
            .collect();
        // The longest of the words says how large all are.
        let size_in = |room: Frame| {
            let wide = room.column(0, count, gap).w - 6.0;
            let sizes = values
                .iter()
                .map(|(_, words, _)| widgets::fitting(words, Face::Bold, 19.0, wide));
            sizes.fold(19.0, f32::min)
        };
        // Long words say by themselves what is chosen, and get all of the row.
        let beside = Frame::new(NAMED, 0.0, WIDE - NAMED, HIGH);
        let room = match self.density == Density::Compact && size_in(beside) < QUIET.size() {
            true => self.unnamed(),
            false => self.named(title.clone(), pen),
        };
        let size = size_in(room);
        for (index, (value, said, words)) in values.into_iter().enumerate() {
            let target = target(value);
            let look = ButtonState::new(true, self.state.contacts.presses(target));
            let look = look.choice(chosen(value));
            let frame = room.column(index, count, gap);
            widgets::pill(pen, target, frame, said, size, look);
            pen.name(words::mirror_choice(title.clone(), words));
        }
    }
}

/// Who plays: a game for two has one opponent, who is chosen; others are added to and taken away from.
fn draw_against(mut rows: Rows<'_>, pen: &mut Pen) {
    let state = rows.state;
    let sitting = state.lobby.sitting();
    let grows = seats_can_grow(state);
    if grows {
        let room = match rows.density {
            Density::Roomy => rows.named(words::lobby_row_players(), pen),
            Density::Compact => rows.unnamed(),
        };
        draw_players(state, &sitting, room, pen);
    }
    let other = sitting.get(1).map(|seat| seat.computer());
    let look = |kind: Option<Level>| {
        let look = ButtonState::new(true, false);
        match grows {
            true => look,
            false => look.choice(other == Some(kind)),
        }
    };
    let room = match (grows, rows.density) {
        (false, Density::Roomy) => rows.named(words::lobby_row_against(), pen),
        (true, _) | (_, Density::Compact) => rows.unnamed(),
    };
    let [robot, room] = room.beside([28.0, room.w - 28.0 - LEVELS], LEVELS);
    emblems::draw_robot(pen, robot.centre(), 30.0, theme::QUIET, theme::PANEL);
    let words = |who: Message| match grows {
        true => words::lobby_add(who),
        false => who,
    };
    let against = |level| Target::Lobby(LobbyTarget::Against(Some(level)));
    // Beside all strengths there is no room for the scales.
    let below = Frame::new(0.0, rows.y, WIDE, HIGH);
    let [even, below] = below.beside([EVEN, WIDE - EVEN - GAP], GAP);
    match grows {
        true => draw_computers_to_add(state, room, even, against, pen),
        false => {
            let bar = room.column(0, Strength::ALL.len(), LEVELS);
            let steps = Steps {
                bars: room,
                gap: LEVELS,
                even,
                // The first bars are low: the name stands over them.
                name: Frame::new(room.x, room.y, 2.0 * bar.w + LEVELS, 26.0),
                letters: 19.0,
            };
            steps.draw(state, other.flatten(), against, words::sheet_computer, pen);
        }
    }
    let target = Target::Lobby(LobbyTarget::Against(None));
    let words = words(words::lobby_someone_here());
    let room = match state.lobby.def().on_map {
        true => below,
        false => {
            // Who begins stands beside who plays.
            let [who, begins @ ..] = below.beside([90.0, 88.0, 50.0, 50.0], GAP);
            terms::draw_begins(state, begins, 19.0, pen);
            who
        }
    };
    let look = ButtonState {
        pressed: state.contacts.presses(target),
        ..look(None)
    };
    draw_in_lines(target, room, words, look, pen);
}

/// A button with words in as many lines as they need.
fn draw_in_lines(target: Target, frame: Frame, words: Message, look: ButtonState, pen: &mut Pen) {
    const SIZE: f32 = 19.0;
    let ink = widgets::plate(pen, target, frame, &words, look);
    let (words, room) = (pen.say(words), frame.w - 16.0);
    let lines = widgets::broken(&words, Face::Bold, SIZE, room);
    let first = frame.centre().y - SIZE * 0.5 * (lines.len() - 1) as f32;
    for (number, line) in lines.into_iter().enumerate() {
        let size = widgets::fitting(&line, Face::Bold, SIZE, room);
        let at = Point::new(frame.centre().x, first + SIZE * number as f32);
        let style = Style::new(Face::Bold, size, ink).middle();
        pen.unread(|pen| widgets::centred(pen, line, at, style));
    }
}

/// Everybody who plays as a chip; a touch on another than the first sends it away.
fn draw_players(state: &State, sitting: &[SeatAssignment], room: Frame, pen: &mut Pen) {
    const MOST: usize = 6;
    for (index, seat) in sitting.iter().enumerate() {
        let frame = room.column(index, MOST, 5.0);
        if index > 0 {
            let target = Target::Lobby(LobbyTarget::Leave(seat.place));
            draw_card(state, target, frame, words::lobby_remove(), pen);
        }
        let middle = frame.centre();
        let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
        match seat.computer() {
            None => emblems::draw_emblem(pen, seat.colour, middle, 12.0),
            Some(strength) => {
                emblems::draw_emblem(pen, seat.colour, at(0.0, -8.0), 10.0);
                let sign = at(-11.0, 8.0);
                let sign = Frame::new(sign.x, sign.y, 22.0, 12.0);
                draw_sign(pen, strength, sign, theme::INK);
            }
        }
    }
}

/// A button for each level, which adds a computer.
fn draw_computers_to_add(
    state: &State,
    room: Frame,
    even: Frame,
    target: impl Fn(Level) -> Target,
    pen: &mut Pen,
) {
    let column = |index| room.column(index, Strength::ALL.len(), LEVELS);
    let frames = (0..Strength::ALL.len()).map(column).chain([even]);
    for (level, frame) in Level::ALL.into_iter().zip(frames) {
        let name = words::lobby_add(words::sheet_computer(level.title()));
        draw_card(state, target(level), frame, name, pen);
        let middle = frame.centre();
        let plus = Style::new(Face::Bold, 19.0, theme::INK).middle();
        widgets::centred(pen, "+", Point::new(middle.x - 17.0, middle.y), plus);
        let sign = Frame::new(middle.x - 8.0, frame.y + 15.0, 30.0, frame.h - 30.0);
        draw_sign(pen, level, sign, theme::INK);
    }
}

/// RULES, TRY IT and START, and above them how long it takes, or what is missing before START is allowed.
fn draw_way_on(state: &State, room: Frame, pen: &mut Pen) {
    let missing = state.missing();
    let enabled = missing.is_none();
    let words = pen.say(missing.unwrap_or_else(|| state.duration()));
    let lines = widgets::broken(&words, QUIET.face(), QUIET.size(), WIDE);
    pen.as_one(&words, |pen| {
        for (number, line) in lines.iter().rev().take(2).enumerate() {
            let y = room.y - 15.0 - QUIET.size() * 1.2 * number as f32;
            widgets::centred(pen, line, Point::new(0.0, y), QUIET);
        }
    });
    let all = [
        words::over_rules(),
        words::lobby_try_it(),
        words::lobby_puzzle(),
        words::lobby_start(),
    ];
    let [rules, try_it, puzzle, start] = shared(pen, all, room, GAP);
    let look = ButtonState::new(true, false);
    let target = Target::Rules(RulesTarget::Open);
    button(state, pen, target, rules, words::over_rules(), look);
    let target = Target::Lobby(LobbyTarget::TryIt);
    let look = ButtonState::new(
        state.missing_to_try().is_none(),
        state.contacts.presses(target),
    );
    widgets::button(pen, target, try_it, words::lobby_try_it(), 21.0, look);
    crate::puzzle::draw_button(state, puzzle, 21.0, pen);
    let target = Target::Lobby(LobbyTarget::Start);
    let look = ButtonState::new(enabled, state.contacts.presses(target)).golden();
    widgets::button(pen, target, start, words::lobby_start(), 25.0, look);
}
