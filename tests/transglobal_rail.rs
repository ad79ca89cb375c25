//! Whole games of Transglobal Rail, played from outside: the contract of games, and what the rules
//! say about every state, put in other words than the rules' own code.

mod common;

use std::sync::Arc;

use common::contract::play_through;
use common::grid::grid;
use common::player::Player;
use proptest::prelude::*;
use roundhouse::games::transglobal_rail::{RailMap, Setup, Step, TransglobalRail};

/// Every step that a map's numbers allow to write, and some beyond its numbers.
fn universe(map: &RailMap) -> Vec<Step> {
    let nodes = map.places().len();
    let hubs = (0..nodes + 2).chain([usize::MAX]).map(Step::Hub);
    let links = map.links().iter().map(|link| Step::Link(link.a, link.b));
    let backwards = map.links().iter().map(|link| Step::Link(link.b, link.a));
    let none = [
        (0, 0),
        (0, nodes - 1),
        (0, nodes),
        (nodes, nodes + 1),
        (usize::MAX, 0),
    ];
    let none = none.into_iter().map(|(a, b)| Step::Link(a, b));
    let ends = [Step::Discard, Step::Ok];
    hubs.chain(links)
        .chain(backwards.step_by(9))
        .chain(none)
        .chain(ends)
        .collect()
}

fn setups() -> impl Strategy<Value = Setup> {
    let bank = prop_oneof![Just(5), Just(30), 5..=30];
    let tax = prop_oneof![Just(1), Just(15), 1..=15];
    (2..=6_usize, bank, tax, any::<u64>()).prop_map(|(seats, bank, tax, seed)| Setup {
        seats,
        bank,
        tax,
        seed,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(
        setup in setups(), player in any::<u64>(), wild in prop_oneof![Just(0), Just(100), 0..=100_u32],
    ) {
        let map = Arc::new(grid());
        let mut player = Player::new(player, wild);
        let game = TransglobalRail::new(map.clone(), setup).unwrap();
        play_through(game, &universe(&map), 37, 20_000, |game, steps| player.choose(game, steps));
    }
}
