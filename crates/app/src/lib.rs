//! The application: what the table knows, and what inputs do to it. [`Input`]s go in and [`Effect`]s come out. It knows no
//! browser, and draws nothing: the screens do, and hand the state the picture in which fingers look for what they touch.

#![forbid(unsafe_code)]

mod announced;
pub mod arrivals;
pub mod board_review;
pub mod board_table;
pub mod coach;
pub mod computer;
pub mod contacts;
pub mod course;
mod elsewhere;
mod engine;
mod evens;
pub mod expectations;
pub mod focus;
pub mod game_screen;
pub mod game_words;
pub mod hint;
pub mod input;
pub mod journal;
mod keeper;
pub mod keyboard;
pub mod kiosk;
pub mod languages;
pub mod layout;
mod length;
pub mod library;
pub mod linked_game;
pub mod loadable;
pub mod loaded_map;
pub mod lobby;
pub mod looking_back;
pub mod mirror;
pub mod motion;
pub mod nudge;
pub mod outside;
pub mod overlay;
pub mod puzzle;
pub mod ready;
pub mod recent_touches;
pub mod replay;
pub mod room;
pub mod rules;
pub mod screen;
pub mod settings;
pub mod sharing;
pub mod snapshot;
mod souvenir;
pub mod state;
pub mod table;
mod update;
pub mod vote;
mod walk;
pub mod wheel;
pub mod zoom;

pub use base::sound::Sound;
pub use input::{ContactId, Effect, Event, Input, SocketEvent};
pub use keyboard::Key;
pub use loadable::Loadable;
pub use settings::Settings;
pub use state::State;
