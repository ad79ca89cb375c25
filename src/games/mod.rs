//! The rules of the games, one folder a game. Nothing here knows a table, a screen or a browser.

pub mod transglobal_rail;
