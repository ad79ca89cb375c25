//! Speed of the rules of Switch Yard: prints one measured figure a line.
//!
//! Turns are listed for all sequences of three from the beginner's set-up, once counted and once written down.

mod common;

use common::{measure, written};
use rules::TwoPlayer;
use rules::switch_yard::{Options, SwitchYard};

fn main() {
    let game = SwitchYard::new(Options::default());
    println!("position: {game}, {} turn sequences of 3", game.perft(3));
    measure("perft beginner depth 3", 10.0, || game.perft(3));
    measure("turns written as lists, beginner depth 3", 10.0, || {
        written(&game, 3)
    });
}
