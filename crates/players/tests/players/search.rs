//! The players of the games for two: their turns are legal in every game, they take a win and prevent one, their
//! proofs are correct, and the same seed gives the same search.

mod certain;
mod connection;
mod drops;
mod games;
mod kept;
mod policy;
mod positions;
mod turns;
