//! The lobby of an own screen: a list from the games to START, in one column on an upright phone, and in two on a
//! wider screen. It has one layout, shown as large as it fits.

mod maps;
mod opponents;

use super::button::button;
use super::{next_game, resume};
use crate::cog::cog;
use crate::lobby::{games, terms};
use crate::style::{SMALL, WORDS, shared};
use app::state::State;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, LobbyTarget, Pen, Point, RulesTarget, Size, Stroke, Style, Target, TargetArea,
    pen, theme,
};

/// Width of a column in its own units.
const WIDE: f32 = 360.0;
/// Gap between related items, and between groups.
const GAP: f32 = 8.0;
const APART: f32 = 18.0;
/// Minimum size of a button for a finger, in stage units.
///
/// The times of the seats appear only if buttons stay that large.
const FINGER: f32 = 40.0;
/// Margin round everything.
const MARGIN: f32 = 12.0;
/// Height of a button.
const HIGH: f32 = 50.0;
/// Height of the title.
const HEAD: f32 = 68.0;
/// Number of games in a row.
const ACROSS: usize = 3;
/// Maximum number of values in a row.
const IN_A_ROW: usize = 6;
/// Height of START, and of the line above it.
const START: f32 = 58.0;
const SAID: f32 = 48.0;
/// The same for one line.
const SAID_SHORT: f32 = 24.0;
/// Style of words that are no button.
const QUIET: Style = SMALL.sized(17.5);
/// Left end of the buttons after a choice's name.
const NAMED: f32 = 72.0;
/// Maximum scale of the lobby.
const LARGEST: f32 = 1.35;

/// Density of the layout.
///
/// If space is short, games are names without pictures, and the name of a choice is next to its buttons.
#[derive(Clone, Copy, PartialEq)]
enum Density {
    /// Games say how many can play them.
    Rich,
    Roomy,
    Compact,
}

impl Density {
    const ALL: [Self; 3] = [Self::Rich, Self::Roomy, Self::Compact];

    /// Returns true if there is space for pictures, and for names above buttons.
    fn has_pictures(self) -> bool {
        self != Self::Compact
    }
}

/// Additional rows of the terms, if buttons stay large enough for fingers.
#[derive(Clone, Copy, Default)]
struct Extra {
    /// Each seat's time.
    times: bool,
    /// True if there is a row about a head start.
    ahead: bool,
}

impl Extra {
    /// Returns the rows that fit; `button` returns the size of a button with them.
    fn fitting(state: &State, button: impl Fn(Self) -> f32) -> Self {
        let fits = |extra| button(extra) >= FINGER;
        let mut extra = Self::default();
        let times = Self {
            times: true,
            ..extra
        };
        if !state.lobby.timed().is_empty() && fits(times) {
            extra = times;
        }
        let ahead = Self {
            ahead: true,
            ..extra
        };
        if state.lobby.offers_ahead() && fits(ahead) {
            extra = ahead;
        }
        extra
    }

    /// Returns the height of all these rows together.
    fn high(self, density: Density) -> f32 {
        let of = |is_there: bool, high: f32| if is_there { high } else { 0.0 };
        of(self.times, row_height(density)) + of(self.ahead, HIGH + GAP)
    }
}

/// Minimum scale of the lobby with pictures, unless it is smaller without them.
const SMALLER: f32 = 0.91;

/// The lobby.
pub fn draw(state: &State, pen: &mut Pen) {
    if state.awaits_friends() {
        return next_game::draw_waiting(state, pen);
    }
    let stage = state.stage();
    let portrait = stage.width < stage.height;
    let columns = if portrait { 1.0 } else { 2.0 };
    let wide = columns * WIDE + (columns - 1.0) * 2.0 * APART;
    let head = head(state, portrait);
    // Maps with arrows need more height than a choice of lengths, and find it below the games.
    let has_pages = state.lobby.def().on_map && state.map_page().count > 1;
    let maps_left = (has_pages && !portrait).then_some(|density| maps::height(state, density));
    let heights = |density, extra| {
        let (games, choices) = (
            games_height(state, density),
            choices_height(state, density, extra),
        );
        // The clock and the first player go to the column with more space.
        let terms = terms_height(state, density, extra);
        let (games, choices) = match (portrait, maps_left) {
            (true, _) => (games, choices + terms),
            (false, None) => (games + terms, choices),
            (false, Some(maps)) => (
                games + APART + maps(density),
                choices + terms - maps(density),
            ),
        };
        let high = match portrait {
            true => head + games + APART + choices,
            false => head + games.max(choices),
        };
        (games, choices, high + MARGIN)
    };
    let fits = |density, extra| fit(stage, wide, heights(density, extra).2);
    let extra = Extra::fitting(state, |extra| HIGH * fits(Density::Compact, extra));
    let fits = |density| fits(density, extra);
    let least = fits(Density::Compact).min(SMALLER);
    let mut all = Density::ALL.into_iter();
    let density = all.find(|density| fits(*density) >= least);
    let density = density.unwrap_or(Density::Compact);
    let (games, choices, high) = heights(density, extra);
    let scale = fits(density);
    let left = (stage.width - wide * scale) / 2.0;
    // The spare height is above and below the list, but START stays near the thumb.
    let spare = (stage.height / scale - high).max(0.0);
    let pose = |x: f32, y: f32| {
        let corner = Point::new(left + x * scale, y * scale);
        Pose::new(corner, Rotation::R0).scaled(scale)
    };
    pen.with_pose(pose(0.0, 0.0), draw_title);
    if let Some(kept) = state.waiting() {
        let room = chip(state, portrait, stage.width / scale, left / scale);
        // The cog is in the same corner in all languages, so the chip's place is fixed, too.
        pen.with_pose(pose(room.x, room.y), |pen| {
            pen.for_reader(pen.language(), room.w, |pen| {
                resume::draw(
                    state,
                    kept,
                    Frame {
                        x: 0.0,
                        y: 0.0,
                        ..room
                    },
                    pen,
                );
            });
        });
    }
    let (top, x, y, room) = match portrait {
        true => {
            let down = (spare / 3.0).min(40.0);
            let y = head + games + APART + down;
            (0.0, 0.0, y, choices + spare - down)
        }
        false => {
            let top = (spare / 2.0).min(60.0);
            let choices = maps_left.map_or(choices, |_| choices.max(games));
            (top, WIDE + 2.0 * APART, head + top, choices + spare - top)
        }
    };
    pen.with_pose(pose(0.0, 0.0), |pen| {
        pen.for_reader(pen.language(), wide, |pen| {
            pen.with_pose(pen.pose().at(Point::new(0.0, head + top)), |pen| {
                draw_games(state, density, pen);
                if !portrait {
                    let y = games_height(state, density) + APART;
                    let mut rows = Rows { state, density, y };
                    match maps_left {
                        Some(_) => maps::draw(&mut rows, pen),
                        None => {
                            draw_clock_or_length(&mut rows, extra, pen);
                            draw_begins(&mut rows, extra, pen);
                        }
                    }
                }
            });
            pen.with_pose(pen.pose().at(Point::new(x, y)), |pen| {
                let terms = portrait || maps_left.is_some();
                let rows = (extra, terms, maps_left.is_none());
                draw_choices(state, density, room, rows, pen);
            });
        });
    });
}

fn fit(stage: Size, wide: f32, high: f32) -> f32 {
    let room = stage.width - 2.0 * MARGIN;
    (room / wide).min(stage.height / high).min(LARGEST)
}

/// Returns the height of the title with the waiting game.
///
/// That game is below the title or, if it fits, next to it.
fn head(state: &State, portrait: bool) -> f32 {
    match (state.waiting().is_some(), portrait) {
        (false, _) => HEAD,
        (true, true) => HEAD + resume::HIGH + APART,
        (true, false) => resume::HIGH + APART,
    }
}

/// Returns the frame of the waiting game, clear of the cog's corner. `screen` and `left` are in the lobby's units:
/// the screen's width, and the lobby's distance from its edge.
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

/// Returns the height of a game's card.
fn card(density: Density) -> f32 {
    match density {
        Density::Rich => 118.0,
        Density::Roomy => 96.0,
        Density::Compact => HIGH,
    }
}

fn games_height(state: &State, density: Density) -> f32 {
    let rows = state.offered().len().div_ceil(ACROSS) as f32;
    let about = if density.has_pictures() { 66.0 } else { 0.0 };
    rows * (card(density) + GAP) - GAP + about
}

/// Draws the games, and a line about the chosen one.
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
            Density::Rich => 36.0,
            Density::Roomy => 16.0,
            Density::Compact => frame.h / 2.0,
        };
        if density.has_pictures() {
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
        if density == Density::Rich {
            let players = pen.say(games::for_players(game));
            let size = widgets::fitting(&players, QUIET.face(), 16.0, frame.w - 10.0);
            let at = Point::new(at.x, frame.y + frame.h - 15.0);
            widgets::centred(pen, players, at, QUIET.sized(size).middle());
        }
        if chosen {
            let rim = Stroke::round(theme::GOLD, 3.5);
            pen.stroke(pen::rounded(frame, CORNER), rim);
        }
    }
    if density.has_pictures() {
        let at = Point::new(0.0, room.h + 26.0);
        let about = (state.lobby.def().about)();
        widgets::paragraph(pen, about, at, WIDE, WORDS.sized(17.5));
    }
}

/// The radius of a card's corners.
const CORNER: f32 = 14.0;

/// Draws the ground of a button with more than words.
fn draw_card<'a>(
    state: &State,
    target: Target,
    frame: Frame,
    name: impl Into<Message>,
    pen: &'a mut Pen,
) -> &'a mut TargetArea {
    let ground = match state.hands.presses(target) {
        true => theme::PRESSED,
        false => theme::CARD,
    };
    pen.fill(pen::rounded(frame, CORNER), ground);
    widgets::rim(pen, frame, CORNER);
    pen.target(target, frame, true).named(name)
}

fn row_height(density: Density) -> f32 {
    match density {
        Density::Rich | Density::Roomy => HIGH + 32.0,
        Density::Compact => HIGH + GAP,
    }
}

/// Returns the height for the clock and the first player in a game for two, or for the length of a game on a map.
fn terms_height(state: &State, density: Density, extra: Extra) -> f32 {
    match state.lobby.def().on_map {
        true if state.lobby.def().settings.is_empty() => 0.0,
        true => maps::LENGTHS,
        false => 2.0 * row_height(density) + extra.high(density) + APART - GAP,
    }
}

/// Draws the clock, or the length of a game on a map.
fn draw_clock_or_length(rows: &mut Rows<'_>, extra: Extra, pen: &mut Pen) {
    let game = rows.state.lobby.def();
    if game.on_map {
        if !game.settings.is_empty() {
            maps::draw_lengths(rows, pen);
        }
        return;
    }
    let room = rows.named(words::lobby_row_clock(), pen);
    terms::draw_clocks(rows.state, room, 5.0, 19.0, pen);
    if extra.times {
        let room = rows.named(words::lobby_row_times(), pen);
        terms::draw_times(rows.state, room, GAP, 19.0, pen);
    }
}

/// Draws the choice of the first player, and of a head start.
fn draw_begins(rows: &mut Rows<'_>, extra: Extra, pen: &mut Pen) {
    if rows.state.lobby.def().on_map {
        return;
    }
    let room = rows.named(words::lobby_row_begins(), pen);
    let frames = [0, 1, 2].map(|index| room.column(index, 3, GAP));
    terms::draw_begins(rows.state, frames, 19.0, pen);
    if extra.ahead {
        let room = rows.unnamed();
        terms::draw_ahead(rows.state, room, GAP, 19.0, pen);
    }
}

/// Returns the height of a choice with a number of values.
fn choice_height(values: usize, density: Density) -> f32 {
    let below = values.div_ceil(IN_A_ROW).saturating_sub(1);
    row_height(density) + below as f32 * (HIGH + GAP)
}

/// Returns the line above START: the missing part, or the length of the game.
///
/// If there is no row for it, the line also names the head start.
fn said(state: &State, extra: Extra) -> Message {
    if let Some(missing) = state.missing() {
        return missing;
    }
    let ahead = terms::told_ahead(state).filter(|_| !extra.ahead);
    Message::sentences(ahead.into_iter().chain([state.duration()]))
}

/// Returns the line's height, which is that of one line in a game for two.
fn said_height(state: &State, extra: Extra) -> f32 {
    match said(state, extra).is_nothing() {
        true => 2.0 * GAP,
        false if state.missing().is_none() && !state.lobby.def().on_map => SAID_SHORT,
        false => SAID,
    }
}

fn choices_height(state: &State, density: Density, extra: Extra) -> f32 {
    let game = state.lobby.def();
    let counts = game.choices.iter().map(|choice| choice.values.len());
    let choices: f32 = match game.on_map {
        true => maps::height(state, density),
        false => counts.map(|count| choice_height(count, density)).sum(),
    };
    choices + opponents::height(state, density) + said_height(state, extra) + START
}

/// Draws the game's options, the players, and START at the bottom of this height. The clocks and the first player
/// are among them with `terms`, and the maps with `maps`.
fn draw_choices(
    state: &State,
    density: Density,
    room: f32,
    (extra, terms, maps): (Extra, bool, bool),
    pen: &mut Pen,
) {
    let game = state.lobby.def();
    let mut rows = Rows {
        state,
        density,
        y: 0.0,
    };
    if game.on_map && maps {
        maps::draw(&mut rows, pen);
    } else if !game.on_map {
        let values = state.lobby.chosen(state.lobby.game);
        for (row, choice) in game.choices.iter().enumerate() {
            let offered = choice.values.iter().map(|value| value()).enumerate();
            let chosen = |value| values[row] == value;
            let target = |value| Target::Lobby(LobbyTarget::Choice(row, value));
            rows.choice((choice.title)(), offered.collect(), chosen, target, pen);
        }
    }
    if terms {
        draw_clock_or_length(&mut rows, extra, pen);
    }
    opponents::draw(&mut rows, pen);
    if terms {
        draw_begins(&mut rows, extra, pen);
    }
    let way_on = Frame::new(0.0, room - START, WIDE, START);
    draw_way_on(state, extra, way_on, pen);
}

/// Rows of buttons below each other.
struct Rows<'a> {
    state: &'a State,
    density: Density,
    y: f32,
}

impl Rows<'_> {
    /// Returns the frame of the next row, and draws its name above or next to it.
    fn named(&mut self, title: Message, pen: &mut Pen) -> Frame {
        let y = self.y;
        self.y += row_height(self.density);
        match self.density {
            Density::Rich | Density::Roomy => {
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

    /// Returns the frame of the next row, for buttons that need no name.
    fn unnamed(&mut self) -> Frame {
        let room = Frame::new(0.0, self.y, WIDE, HIGH);
        self.y += HIGH + GAP;
        room
    }

    /// Draws a choice: its name, and its values in a row.
    fn choice<T: Copy>(
        &mut self,
        title: Message,
        values: Vec<(T, Message)>,
        chosen: impl Fn(T) -> bool,
        target: impl Fn(T) -> Target,
        pen: &mut Pen,
    ) {
        let rows = values.len().div_ceil(IN_A_ROW).max(1);
        let count = values.len().div_ceil(rows);
        let gap = if count > 3 { 5.0 } else { GAP };
        let values = values.into_iter();
        let values: Vec<_> = values
            .map(|(value, words)| (value, pen.say(&words), words))
            .collect();
        // The longest word decides the size of all.
        let size_in = |room: Frame| {
            let wide = room.column(0, count, gap).w - 6.0;
            let sizes = values
                .iter()
                .map(|(_, words, _)| widgets::fitting(words, Face::Bold, 19.0, wide));
            sizes.fold(19.0, f32::min)
        };
        // Long words explain themselves, and get the whole row.
        let beside = Frame::new(NAMED, 0.0, WIDE - NAMED, HIGH);
        let room = match self.density == Density::Compact && size_in(beside) < QUIET.size() {
            true => self.unnamed(),
            false => self.named(title.clone(), pen),
        };
        let size = size_in(room);
        let below = (1..rows).map(|_| Frame {
            y: self.unnamed().y,
            ..room
        });
        let rooms: Vec<Frame> = [room].into_iter().chain(below).collect();
        for (index, (value, said, words)) in values.into_iter().enumerate() {
            let target = target(value);
            let look = ButtonState::new(true, self.state.hands.presses(target));
            let look = look.choice(chosen(value));
            let frame = rooms[index / count].column(index % count, count, gap);
            widgets::pill(pen, target, frame, said, size, look);
            pen.name(words::mirror_choice(title.clone(), words));
        }
    }
}

/// Returns the words on START. Missing friends are invited first.
fn start_words(state: &State) -> Message {
    match state.asks_friends() {
        true => words::room_invite(),
        false => words::lobby_start(),
    }
}

/// Draws RULES, TRY IT and START, and the line above them.
fn draw_way_on(state: &State, extra: Extra, room: Frame, pen: &mut Pen) {
    let enabled = state.missing().is_none();
    let words = pen.say(said(state, extra));
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
        start_words(state),
    ];
    let [rules, try_it, puzzle, start] = shared(pen, all, room, GAP);
    let look = ButtonState::new(true, false);
    let target = Target::Rules(RulesTarget::Open);
    button(state, pen, target, rules, words::over_rules(), look);
    let target = Target::Lobby(LobbyTarget::TryIt);
    let look = ButtonState::new(
        state.missing_to_try().is_none(),
        state.hands.presses(target),
    );
    widgets::button(pen, target, try_it, words::lobby_try_it(), 21.0, look);
    crate::puzzle::draw_button(state, puzzle, 21.0, pen);
    let target = Target::Lobby(LobbyTarget::Start);
    let look = ButtonState::new(enabled, state.hands.presses(target)).golden();
    widgets::button(pen, target, start, start_words(state), 25.0, look);
}
