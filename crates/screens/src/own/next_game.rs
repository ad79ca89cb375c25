//! The next game, on a page that waits for others: the game, its players, and who is present. One person's lobby
//! shows it while friends are on their way, and a page that holds a seat elsewhere shows it before the match.

use app::loadable::Loadable;
use app::room::{NextGame, NextSeat};
use app::state::State;
use base::table::PlayerColour;
use base::words::{self, Message};
use rules::maps::MapId;
use scene::widgets;
use scene::{
    Face, Frame, Pen, Point, RoomTarget, RulesTarget, Style, Target, emblems, measure, pen, theme,
};
use session::cabinet::GameDef;

use crate::languages;
use crate::lobby::{choices, games};
use crate::sheet::{self, BUTTON, Column, GAP, Place, SMALL, WORDS};

const WIDE: f32 = 420.0;
/// Height of the picture, and width of the picture of a map.
const PICTURE: f32 = 96.0;
const MAP: f32 = PICTURE * 16.0 / 9.0;
const CORNER: f32 = 10.0;
/// Height of the row of a player.
const PLAYER: f32 = 30.0;
const TITLE: Style = Style::new(Face::Bold, 21.0, theme::GOLD);
const NAME: Style = Style::new(Face::Bold, 18.0, theme::INK);

/// Text below the game, and the colour of this page's player.
struct Said {
    words: Message,
    own: Option<PlayerColour>,
    /// True if this page's person has asked the others in.
    invites: bool,
}

/// The lobby of one person while friends are on their way.
pub(super) fn draw_waiting(state: &State, pen: &mut Pen) {
    let Some(next) = state.next_game() else {
        return;
    };
    let greeting = state.greeting().filter(|_| state.has_all_friends());
    let mut people = next.seats.iter().filter(|seat| seat.seat.is_person());
    let said = Said {
        words: greeting.unwrap_or_else(words::friend_waits),
        own: people.next().map(|one| one.seat.colour),
        invites: true,
    };
    draw(state, &next, &said, pen);
}

/// Draws a page that holds a seat elsewhere, before its match. Returns true if the page knows the next game.
pub(super) fn draw_of_member(state: &State, words: Message, pen: &mut Pen) -> bool {
    let Some(next) = state.next_game() else {
        return false;
    };
    let own = state.member().and_then(|member| member.view()?.colour);
    let said = Said {
        words,
        own,
        invites: false,
    };
    draw(state, &next, &said, pen);
    true
}

fn draw(state: &State, next: &NextGame, said: &Said, pen: &mut Pen) {
    let game = state.games.find(&next.game);
    let room = state.stage().frame();
    let is_tall = sheet::is_tall(state);
    let wide = if is_tall { WIDE } else { 2.0 * WIDE };
    sheet::draw_in(room, pen, Place::Middle, wide, |pen, column| {
        if is_tall {
            draw_game(state, game, next, pen, column);
            draw_said(said, pen, column);
            draw_players(next, said, pen, column);
            return draw_ways(state, game, said, pen, column);
        }
        let [mut left, mut right] = column.split();
        draw_game(state, game, next, pen, &mut left);
        draw_said(said, pen, &mut left);
        draw_players(next, said, pen, &mut right);
        column.join([left, right]);
        draw_ways(state, game, said, pen, column);
    });
}

/// Draws the game's picture with its name and options.
fn draw_game(
    state: &State,
    game: Option<&GameDef>,
    next: &NextGame,
    pen: &mut Pen,
    column: &mut Column,
) {
    let Some(game) = game else { return };
    let map = next.map.as_deref().and_then(MapId::with_id);
    let row = column.row(PICTURE);
    let wide = if map.is_some() {
        MAP.min(0.45 * row.w)
    } else {
        PICTURE
    };
    let [mut picture, about] = row.beside([wide, row.w - wide - 14.0], 14.0);
    match map.and_then(|map| state.library.map(map)) {
        Some(Loadable::Here(loaded)) => {
            picture.h = wide * PICTURE / MAP;
            picture.y += (PICTURE - picture.h) / 2.0;
            pen.fill(pen::rounded(picture, CORNER), theme::SEA);
            choices::draw_lands(loaded, picture, true, pen);
        }
        Some(_) | None => games::draw_picture(state, game, picture, pen),
    }
    let values = game.choices.iter().zip(&next.chosen);
    let values = values.filter_map(|(choice, value)| {
        let value = choice.values.get(*value)?;
        Some(words::mirror_choice((choice.title)(), value()))
    });
    let map = map.map(|map| state.library.title(map));
    let lines: Vec<Message> = map.into_iter().chain(values).collect();
    let line = SMALL.size() * 1.4;
    let high = TITLE.size() * 1.3 + line * lines.len() as f32;
    let mut y = about.centre().y - high / 2.0 + TITLE.size() * 0.65;
    let mut write = |words: Message, style: Style, pen: &mut Pen| {
        let words = pen.say(words);
        let size = widgets::fitting(&words, style.face(), style.size(), about.w);
        widgets::centred(pen, words, Point::new(about.x, y), style.sized(size));
        y += if style.size() == TITLE.size() {
            TITLE.size() * 1.25
        } else {
            line
        };
    };
    write(game.title.into(), TITLE, pen);
    for words in lines {
        write(words, SMALL, pen);
    }
}

/// Draws the own emblem, and the reason for waiting.
fn draw_said(said: &Said, pen: &mut Pen, column: &mut Column) {
    column.skip(GAP);
    if let Some(own) = said.own {
        emblems::draw_emblem(pen, own, column.row(44.0).centre(), 20.0);
    }
    column.centred(pen, &said.words, WORDS);
}

/// Draws a row for each player: the colour, and the kind of player or their presence.
fn draw_players(next: &NextGame, said: &Said, pen: &mut Pen, column: &mut Column) {
    for one in &next.seats {
        let row = column.row(PLAYER);
        let middle = row.centre().y;
        let colour = one.seat.colour;
        emblems::draw_emblem(pen, colour, Point::new(row.x + 14.0, middle), 11.0);
        let name = pen.say(colour.name());
        let at = Point::new(row.x + 36.0, middle);
        let taken = 36.0 + measure::width(&name, NAME.face(), NAME.size()) + 14.0;
        widgets::centred(pen, name, at, NAME);
        let who = pen.say(who(one, said.own));
        let size = widgets::fitting(&who, WORDS.face(), WORDS.size(), row.w - taken);
        let ink = if one.is_here { theme::INK } else { theme::GOLD };
        let style = Style::new(WORDS.face(), size, ink).end();
        widgets::centred(pen, who, Point::new(row.x + row.w, middle), style);
    }
    column.skip(GAP);
}

fn who(one: &NextSeat, own: Option<PlayerColour>) -> Message {
    match one.seat.computer() {
        Some(level) => words::sheet_computer(level.title()),
        None if own == Some(one.seat.colour) => words::friend_you(),
        None if one.is_here => words::friend_here(),
        None => words::friend_not_yet(),
    }
}

/// Draws the buttons for the time of waiting.
fn draw_ways(
    state: &State,
    game: Option<&GameDef>,
    said: &Said,
    pen: &mut Pen,
    column: &mut Column,
) {
    let row = column.row(BUTTON);
    let invites = said.invites && state.asks_friends();
    let rules = |frame: Frame, pen: &mut Pen| {
        if let Some(game) = game {
            let target = Target::Rules(RulesTarget::Game(game.id));
            sheet::button(state, pen, target, frame, words::over_rules(), false);
        }
    };
    if !said.invites {
        let [all, globe] = row.beside([row.w - BUTTON - GAP, BUTTON], GAP);
        rules(all, pen);
        return languages::draw_button(state, globe, true, pen);
    }
    let count = if invites { 3 } else { 2 };
    let frames = [0, 1, 2].map(|index| row.column(index % count, count, GAP));
    let stop = Target::Room(RoomTarget::StopWaiting);
    sheet::button(state, pen, stop, frames[0], words::sheet_lobby(), false);
    rules(frames[1], pen);
    if invites {
        let invite = Target::Room(RoomTarget::Invite);
        sheet::button(state, pen, invite, frames[2], words::room_invite(), true);
    }
}
