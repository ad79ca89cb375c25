//! The tests of the players and of the referee from outside, in one binary.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

#[allow(dead_code, reason = "tests of other crates use the rest")]
#[path = "../../../rules/tests/common/mod.rs"]
mod common;
mod engines;
mod rail_players;
mod rail_view;
mod referee;
mod search;
mod self_play;
mod yardstick;
