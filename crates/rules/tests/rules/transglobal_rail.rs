//! Whole games of Transglobal Rail, played from outside: the contract of games, and a second version of the rules
//! for every state.

use crate::common::cases;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use crate::common::contract::{play_through, print};
use crate::common::grid::{grid, grid_file};
use crate::common::maps;
use crate::common::player::Player;
use crate::common::rulebook::{self, Watch};
use proptest::prelude::*;
use rules::Game;
use rules::maps::{CityId, NodeId, RailMap};
use rules::record::Record;
use rules::transglobal_rail::{Move, Setup, TransglobalRail};

/// Every step that a map's numbers allow to write, and some beyond its numbers.
fn universe(map: &RailMap) -> Vec<Move> {
    let nodes = map.positions().len();
    let hubs = (0..nodes + 2)
        .chain([usize::MAX])
        .map(|node| Move::Hub(NodeId::new(node)));
    let links = map.links().iter().map(|link| Move::Link(link.a, link.b));
    let backwards = map.links().iter().map(|link| Move::Link(link.b, link.a));
    let none = [
        (0, 0),
        (0, nodes - 1),
        (0, nodes),
        (nodes, nodes + 1),
        (usize::MAX, 0),
    ];
    let none = none
        .into_iter()
        .map(|(a, b)| Move::Link(NodeId::new(a), NodeId::new(b)));
    let ends = [Move::Discard, Move::Ok];
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
    #![proptest_config(cases::property(24))]

    #[test]
    fn every_game_keeps_the_contract_and_ends(
        setup in setups(), player in any::<u64>(), wild in prop_oneof![Just(0), Just(100), 0..=100_u32],
    ) {
        let map = Arc::new(grid());
        let mut player = Player::new(player, wild);
        let game = TransglobalRail::new(map.clone(), setup).unwrap();
        play_through(game, &universe(&map), 37, 20_000, |game, steps| player.choose(game, steps));
    }

    #[test]
    fn every_state_is_as_the_rules_say(
        setup in setups(), player in any::<u64>(), wild in 0..=100_u32, undo in 0..=30_u32,
    ) {
        let game = TransglobalRail::new(Arc::new(grid()), setup).unwrap();
        watched_game(game, Player::new(player, wild), undo);
    }

    #[test]
    fn every_round_deals_as_the_rules_say(setup in setups(), player in any::<u64>()) {
        let game = TransglobalRail::new(Arc::new(grid()), setup).unwrap();
        dealt_game(game, Player::new(player, 0));
    }
}

/// Plays a game with undos in between (of 100 steps, `undo` are some) and looks at every state.
fn watched_game(game: TransglobalRail, mut player: Player, undo: u32) {
    let setup = *game.setup();
    let mut watch = Watch::new(setup.seats, setup.bank);
    let mut record = Record::new(game.clone());
    let mut states = vec![game];
    for count in 0..20_000 {
        let now = record.now().clone();
        watch.state(&now);
        let listed: BTreeSet<_> = now.steps().iter().map(Move::to_string).collect();
        if count % 5 == 0 {
            assert_eq!(listed, rulebook::steps(&now), "{now}");
        }
        if now.to_act().is_none() {
            assert_eq!(states.len(), record.steps().len() + 1);
            return;
        }
        assert_eq!(record.may_undo(), rulebook::may_undo(&now));
        if player.percent(undo) {
            let undone = record.undo();
            assert_eq!(undone.is_some(), rulebook::may_undo(&now));
            if undone.is_some() {
                states.pop();
            }
            assert_eq!(print(record.now()), print(&states[states.len() - 1]));
            continue;
        }
        let steps = now.steps();
        let step = steps[player.choose(&now, &steps)];
        let events = record.play(step).unwrap();
        watch.step(&now, step, &events, record.now());
        states.push(record.now().clone());
    }
    panic!("the game has not ended");
}

/// Plays a game, and checks the deal of every round.
fn dealt_game(mut game: TransglobalRail, mut player: Player) {
    let mut rounds = 0;
    for _ in 0..20_000 {
        if game.to_act().is_none() {
            return;
        }
        if game.round() > rounds {
            rounds = game.round();
            check_deal(&game);
        }
        let steps = game.steps();
        game.play(steps[player.choose(&game, &steps)]).unwrap();
    }
    panic!("the game has not ended");
}

fn check_deal(game: &TransglobalRail) {
    let seats = game.setup().seats;
    let hands: Vec<_> = (0..seats).map(|seat| game.hand(seat)).collect();
    for hand in &hands {
        for (region, &city) in hand.iter().enumerate() {
            let city = &game.map().city(city);
            assert_eq!(city.region, region);
            assert!(
                seats > 3 || !city.ringed,
                "a ringed city is dealt to {seats}"
            );
        }
    }
    let different: HashSet<_> = hands.iter().flatten().collect();
    assert_eq!(different.len(), 5 * seats);
    assert!(game.start() < seats);
}

/// The first deals of many seeds.
fn first_deals(seats: usize, seeds: u64) -> impl Iterator<Item = TransglobalRail> {
    let map = Arc::new(grid());
    (0..seeds).map(move |seed| {
        let setup = Setup {
            seats,
            seed,
            ..Setup::default()
        };
        TransglobalRail::new(map.clone(), setup).unwrap()
    })
}

#[test]
fn every_city_and_every_start_is_dealt() {
    for seats in 2..=6 {
        let mut cities = BTreeSet::new();
        let mut starts = BTreeSet::new();
        for game in first_deals(seats, 200) {
            cities.extend((0..seats).flat_map(|seat| game.hand(seat)));
            starts.insert(game.start());
        }
        assert_eq!(cities.len(), if seats > 3 { 35 } else { 25 });
        assert_eq!(starts.len(), seats);
    }
}

#[test]
fn seeds_differ_and_stay_the_same() {
    let deals = || first_deals(6, 100).map(|game| (0..6).map(|seat| game.hand(seat)).collect());
    let deals = || -> Vec<Vec<[CityId; 5]>> { deals().collect() };
    assert_eq!(deals(), deals());
    assert_eq!(deals().iter().collect::<HashSet<_>>().len(), 100);
}

#[test]
fn set_ups_out_of_range_are_refused_in_words() {
    let setup = Setup::default();
    let wrong = [
        (Setup { seats: 1, ..setup }, "2 to 6 can play, not 1."),
        (Setup { seats: 7, ..setup }, "2 to 6 can play, not 7."),
        (Setup { seats: 0, ..setup }, "2 to 6 can play, not 0."),
        (
            Setup { bank: 4, ..setup },
            "The starting bank can be $5 to $30, not $4.",
        ),
        (
            Setup { bank: 31, ..setup },
            "The starting bank can be $5 to $30, not $31.",
        ),
        (
            Setup {
                bank: i32::MIN,
                ..setup
            },
            "The starting bank can be $5 to $30, not −$2147483648.",
        ),
        (
            Setup { tax: 0, ..setup },
            "Taxes can leave the poorest with $1 to $15, not $0.",
        ),
        (
            Setup { tax: 16, ..setup },
            "Taxes can leave the poorest with $1 to $15, not $16.",
        ),
    ];
    let map = Arc::new(grid());
    for (setup, words) in wrong {
        let refused = TransglobalRail::new(map.clone(), setup).unwrap_err();
        assert_eq!(refused.to_string(), words);
    }
}

/// Games on maps of different names are different, even if all else is the same.
#[test]
fn a_map_counts_as_its_name() {
    let other = || {
        let mut file = grid_file();
        file.name = "Elsewhere".into();
        RailMap::try_from(file).unwrap()
    };
    let game = |map| TransglobalRail::new(Arc::new(map), Setup::default()).unwrap();
    assert!(game(grid()) == game(grid()));
    assert!(game(grid()) != game(other()));
    assert_ne!(print(&game(grid())).hash, print(&game(other())).hash);
}

#[test]
fn games_on_the_maps_of_the_house_keep_the_contract() {
    for (seed, map) in (0..).zip(maps::all()) {
        for seats in [2, 6] {
            let setup = Setup {
                seats,
                seed,
                ..Setup::default()
            };
            let game = TransglobalRail::new(Arc::clone(map), setup).unwrap();
            let mut player = Player::new(seed, 10);
            let choose = |game: &_, steps: &[_]| player.choose(game, steps);
            play_through(game, &universe(map), 97, 20_000, choose);
        }
    }
}
