//! Roundhouse: a cabinet of rail and connection games for a table that everyone can touch.
//!
//! # A map of the house
//!
//! Data flows one way, and each room depends on those before it in this list; `cargo xtask walls` holds them to
//! it. A game's folder has all of the game: its rules, its search and its screen, each a part of its own room.
//!
//! | room | what is in it |
//! | --- | --- |
//! | [`table`] | the six places round the table, how each is turned, and the players' colours |
//! | [`maps`] | the list of the maps, what a map's file holds, and the map that was checked |
//! | [`puzzles`] | what a puzzle asks for, the files that keep one for every day, and which day's it is |
//! | [`games`] | a folder for each game, and the contracts that all games keep |
//! | [`record`] | a game as its set-up and its steps, from which undo, saves and links come |
//! | [`players`] | computer players, who are given only what a person in their place could know |
//! | [`referee`] | the protocol by which other programs play |
//! | [`words`] | what the program says, as messages that become text in the language of whoever reads them |
//! | [`scene`] | pictures as data: shapes, words, and the targets that can be touched |
//! | [`boards`] | what a game for two adds to its rules to be played at the table: choices, words, drawing |
//! | [`session`] | a match of any game: who sits where, and the commands that change it |
//! | [`cabinet`] | what a game is to the house, and the one list that names the games |
//! | [`sound`] | what can be heard |
//! | [`app`] | the screens and what touching them does: inputs in, effects and a scene out |
//! | `web` | the browser: canvases, pointers, keys, sound, maps, offline (built for wasm32 only) |
//!
//! ```text
//! fingers -> web -> Input -> App::update -> Effects -> web -> sound, saves, full screen
//!                               |
//!                            App::view -> Scene -> web -> canvases
//! ```
//!
//! What can be touched is what is drawn, so whole games can be played natively through the real
//! screens:
//!
//! ```
//! use roundhouse::Millis;
//! use roundhouse::app::{App, Event, Input};
//! use roundhouse::scene::{LobbyTarget, Target};
//! use roundhouse::table::Station;
//!
//! let mut app = App::new(0);
//! let join = Target::Lobby(LobbyTarget::Join(Station::NearLeft));
//! let at = app.view().area_of(join).expect("somebody can sit down").area.middle();
//! app.update(Input { at: Millis::new(1.0), event: Event::Down { contact: 1, at, width: 20.0 } });
//! let up = Event::Up { contact: 1, at, held: Millis::new(1.0) };
//! app.update(Input { at: Millis::new(2.0), event: up });
//! assert!(app.view().area_of(join).is_none());
//! ```

#![forbid(unsafe_code)]

// Helpers under `tests/native/common` name the library from outside; its own tests may use them too.
#[cfg(test)]
extern crate self as roundhouse;

pub mod app;
pub mod boards;
pub mod cabinet;
pub mod games;
mod screens;
pub mod session;
#[cfg(target_arch = "wasm32")]
pub mod web;

pub use ::scene;
pub use base::{Millis, sound, table, words};
use base::{sort, wire};
pub use rules::{maps, puzzles, record};
