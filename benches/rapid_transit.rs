//! Speed of the rules of Rapid Transit: prints one measured figure a line.
//!
//! Turns are listed for all sequences of three from the first position of 8 x 8, once counted and once written
//! down.

mod common;

use common::{measure, written};
use rules::TwoPlayer;
use rules::rapid_transit::{Options, RapidTransit};

fn main() {
    let game = RapidTransit::new(Options::default()).expect("8 x 8 is a size");
    println!("position: {game}, {} turn sequences of 3", game.perft(3));
    measure("perft 8x8 depth 3", 5.0, || game.perft(3));
    measure("turns written as lists, 8x8 depth 3", 5.0, || {
        written(&game, 3)
    });
}
