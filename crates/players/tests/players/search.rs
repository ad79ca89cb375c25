//! The players of the games for two: what they play is allowed in every game, they take a win and
//! stop one, what they hold for proven is, and the same seed thinks the same.

mod certain;
mod connection;
mod drops;
mod games;
mod kept;
mod policy;
mod positions;
mod turns;
