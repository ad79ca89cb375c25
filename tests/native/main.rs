//! All native tests from outside, in one binary: linking takes longer than compiling, and what tests
//! share is built, and the maps are read, once.

mod boards_connection_raindrops;
mod boards_transit_yard;
mod buildable;
mod coach;
mod come_and_go;
mod common;
mod computers;
mod connection;
mod duels;
mod engines;
mod exercises;
mod fingers;
mod finish;
mod hasty;
mod hints;
mod keeping;
mod kiosk;
mod layout;
mod links;
mod lobby;
mod looking_back;
mod map_file;
#[cfg(feature = "connection")]
mod mirror;
mod motion;
mod names_face;
mod networks;
mod notation;
mod own;
#[cfg(feature = "connection")]
mod own_sheets;
mod positions;
mod puzzles;
mod rail_players;
mod rail_view;
mod raindrops;
mod rapid_transit;
mod referee;
mod restart;
mod review;
mod rooms;
mod rules;
mod saves;
mod search;
mod session;
mod sixth_game;
mod souvenir;
mod switch_yard;
mod table;
mod terms;
mod transglobal_rail;
mod trial;
mod words;
mod yardstick;
mod zoom;
