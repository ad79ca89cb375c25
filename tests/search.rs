//! The players of the games for two: what they play is allowed in every game, they take a win and
//! stop one, what they hold for proven is, and the same seed thinks the same.

#[path = "search/connection.rs"]
mod connection;
#[path = "search/drops.rs"]
mod drops;
#[path = "search/games.rs"]
mod games;
#[path = "search/positions.rs"]
mod positions;
#[path = "search/turns.rs"]
mod turns;
