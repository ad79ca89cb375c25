//! The tests of the rules from outside, in one binary.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

mod ahead;
#[allow(dead_code, reason = "tests of other crates use the rest")]
#[path = "../common/mod.rs"]
mod common;
mod connection;
mod networks;
mod notation;
mod positions;
mod raindrops;
mod rapid_transit;
mod review;
mod saves;
mod switch_yard;
mod transglobal_rail;
