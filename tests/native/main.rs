//! All native tests from outside, in one binary: linking takes longer than compiling, and what tests
//! share is built, and the maps are read, once.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

mod analysis;
mod boards_connection_raindrops;
mod boards_transit_yard;
mod buildable;
mod coach;
mod come_and_go;
mod common;
mod computers;
mod duels;
mod exercises;
mod fingers;
mod finish;
mod garbage;
mod hasty;
mod hints;
mod keeping;
mod keys;
mod kiosk;
mod layout;
mod lesson;
mod links;
mod lobby;
mod looking_back;
mod map_file;
mod mirror;
mod motion;
mod names_face;
mod own;
mod own_back;
mod own_first;
mod own_log;
mod own_map;
mod own_sheets;
mod own_small;
mod puzzles;
mod restart;
mod rooms;
mod rows;
mod rules;
#[path = "../../crates/players/tests/players/self_play.rs"]
mod self_play;
mod session;
mod sixth_game;
mod souvenir;
mod table;
mod terms;
mod trial;
mod whole_games;
mod words;
mod workshop;
mod zoom;
