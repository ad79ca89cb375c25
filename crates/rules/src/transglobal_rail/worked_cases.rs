//! Worked cases of the rules, and the rare corner cases. Rounds start in mid-play on a test map, and are then
//! played by steps like any other.

use std::collections::HashSet;

use super::awards::{Award, awards};
use super::event::{Event, RoundReport};
use super::game::TransglobalRail;
use super::grid::{self, COLUMNS, city, node};
use super::illegal_move::IllegalMove;
use super::public::Phase;
use super::{Move, Seat};
use crate::Game;
use crate::maps::{CityId, LinkId, NodeId, REGIONS};
use crate::record::Record;

const fn at(node: usize) -> NodeId {
    NodeId::new(node)
}

/// The step that builds a link.
const fn rail(a: usize, b: usize) -> Move {
    Move::Link(at(a), at(b))
}

const A: Seat = 0;
const B: Seat = 1;
const C: Seat = 2;

/// Returns a round's first building turn, seat 0's, with these hubs.
fn building(hubs: &[NodeId]) -> TransglobalRail {
    let mut game = grid::game(hubs.len(), 0);
    (game.public.start, game.public.turn) = (A, A);
    for &hub in hubs {
        game.play(Move::Hub(hub)).unwrap();
        game.play(Move::Ok).unwrap();
    }
    assert_eq!((game.phase(), game.to_act()), (Phase::Building, Some(A)));
    game
}

/// One city of every region, by their numbers within the regions.
fn hand(numbers: [usize; REGIONS]) -> [CityId; REGIONS] {
    std::array::from_fn(|region| city(region, numbers[region]))
}

fn link(game: &TransglobalRail, a: NodeId, b: NodeId) -> LinkId {
    game.map().link_between(a, b).unwrap()
}

/// Builds every link of the map, except those for which `left_out` is true, as if earlier turns had.
fn build_all_but(game: &mut TransglobalRail, left_out: impl Fn(usize, usize) -> bool) {
    let map = game.map().clone();
    for (rail, link) in game.public.rails.iter_mut().zip(map.links()) {
        *rail = (!left_out(link.a.index(), link.b.index())).then_some(0);
    }
}

/// Returns true if a link leads from the first row to the second.
fn leaves_row_0(a: usize, b: usize) -> bool {
    a < COLUMNS && b >= COLUMNS
}

/// Three players in mid-round: B's rails lead from B's hub to all cities but the northern one, to
/// which two links of A's are missing. C is elsewhere.
fn a_can_connect_b() -> TransglobalRail {
    let mut game = building(&[node(0, 1), node(8, 0), node(9, 13)]);
    game.hands[A] = hand([6, 6, 6, 6, 6]);
    game.hands[B] = hand([0, 0, 0, 0, 0]);
    game.hands[C] = hand([3, 3, 3, 3, 3]);
    for row in 1..8 {
        let id = link(&game, node(row, 0), node(row + 1, 0));
        game.public.rails[id.index()] = Some(B as u8);
    }
    game
}

const A_JOINS_B: [Move; 2] = [rail(0, 1), rail(0, COLUMNS)];

/// Plays steps that must be allowed.
fn play(game: &mut TransglobalRail, steps: &[Move]) -> Vec<Event> {
    let mut events = Vec::new();
    for &step in steps {
        match game.play(step) {
            Ok(more) => events.extend(more),
            Err(refusal) => panic!("{step}: {refusal}\n{game}"),
        }
    }
    events
}

/// Plays the finishing of the seat on turn: any link in reach until all cities are joined.
fn finish(game: &mut TransglobalRail) -> Vec<Event> {
    while !game.may_ok() {
        let ends = game.map().link(game.buildable()[0]);
        game.play(Move::Link(ends.a, ends.b)).unwrap();
    }
    game.play(Move::Ok).unwrap()
}

fn report(events: &[Event]) -> &RoundReport {
    let report = events.iter().find_map(|event| match event {
        Event::RoundEnded(report) => Some(report),
        _ => None,
    });
    report.expect("the round has ended")
}

#[test]
fn case_1_a_connects_b_and_finishes_last() {
    let mut game = a_can_connect_b();
    assert_eq!(play(&mut game, &A_JOINS_B), []);
    let events = play(&mut game, &[Move::Ok]);
    assert_eq!(events, [Event::Connected(B), Event::FinishingBegins]);
    assert_eq!(game.phase(), Phase::Finishing);
    assert_eq!(game.to_act(), Some(C));
    game.public.players[C].bank = 1000;
    game.public.players[A].bank = 1000;
    let events = finish(&mut game);
    assert_eq!(events[0], Event::Connected(C));
    assert_eq!(game.to_act(), Some(A));
    let events = finish(&mut game);
    assert_eq!(events[0], Event::Connected(A));
    let seats = &report(&events).seats;
    assert_eq!((seats[B].paid, seats[B].first), (0, true));
    assert!(seats[A].paid > 0 && !seats[A].first);
    assert!(seats[C].paid > 0 && !seats[C].first);
}

#[test]
fn case_2_an_undone_link_reveals_nothing() {
    let mut record = Record::new(a_can_connect_b());
    let before = record.now().clone();
    let unmarked = [false, true, true, true, true];
    for step in A_JOINS_B {
        assert_eq!(record.play(step), Ok(vec![]));
        assert_eq!(record.now().checks(B), unmarked);
    }
    assert_eq!(record.undo(), Some(A_JOINS_B[1]));
    assert_eq!(record.undo(), Some(A_JOINS_B[0]));
    assert_eq!(record.undo(), None);
    assert_eq!(*record.now(), before);
    assert_eq!(record.now().checks(B), unmarked);
    let elsewhere = [rail(1, 2), rail(2, 3), Move::Ok];
    for step in elsewhere {
        assert_eq!(record.play(step), Ok(vec![]));
    }
    assert_eq!(record.now().phase(), Phase::Building);
    assert_eq!(record.now().to_act(), Some(B));
    assert_eq!(record.now().checks(B), unmarked);
}

/// Builds everything except the links between the first two rows, so that one more connects all.
fn one_link_connects_all(seats: usize) -> TransglobalRail {
    let hubs: Vec<_> = (0..seats).map(|seat| node(5, seat)).collect();
    let mut game = building(&hubs);
    for seat in 0..seats {
        game.hands[seat] = hand([seat; REGIONS]);
    }
    build_all_but(&mut game, leaves_row_0);
    game
}

#[test]
fn case_3_a_connected_player_may_keep_a_dollar() {
    let mut game = one_link_connects_all(2);
    assert_eq!(game.play(Move::Ok), Err(IllegalMove::MoneyLeft { left: 2 }));
    play(&mut game, &[rail(3, 3 + COLUMNS)]);
    assert_eq!(game.money(), 1);
    assert!(game.may_ok());
    let events = play(&mut game, &[Move::Ok]);
    assert_eq!(events[..2], [Event::Connected(A), Event::Connected(B)]);

    let mut game = building(&[node(0, 0), node(9, 13)]);
    play(&mut game, &[rail(0, 1)]);
    assert_eq!(game.money(), 1);
    assert!(!game.may_ok());
    assert_eq!(game.play(Move::Ok), Err(IllegalMove::MoneyLeft { left: 1 }));
}

/// Like [`one_link_connects_all`], but the northern cities of A and C are three links further: A's in the west, C's
/// in the east.
fn connects_all_but_two() -> TransglobalRail {
    let mut game = one_link_connects_all(3);
    game.hands[A][0] = city(0, 0);
    game.hands[B][0] = city(0, 3);
    game.hands[C][0] = city(0, 6);
    build_all_but(&mut game, |a, b| {
        let west = b < COLUMNS && a < 3;
        let east = b < COLUMNS && a >= 9;
        leaves_row_0(a, b) || west || east
    });
    game
}

/// Plays B's turn, which connects B, and with `c_too` also C.
fn b_connects(game: &mut TransglobalRail, c_too: bool) -> Vec<Event> {
    game.public.turn = B;
    if c_too {
        for column in 9..12 {
            let id = link(game, at(column), at(column + 1));
            game.public.rails[id.index()] = Some(C as u8);
        }
    }
    play(game, &[rail(5, 5 + COLUMNS), Move::Ok])
}

#[test]
fn case_4_equal_banks_share_a_place() {
    let mut game = connects_all_but_two();
    for (seat, bank) in [(A, 3), (B, 9), (C, 9)] {
        game.public.players[seat].bank = bank;
    }
    let events = b_connects(&mut game, true);
    assert_eq!(
        events,
        [
            Event::Connected(B),
            Event::Connected(C),
            Event::FinishingBegins
        ]
    );
    assert_eq!(game.to_act(), Some(A));
    let steps = [rail(2, 3), rail(1, 2), rail(0, 1)];
    play(&mut game, &steps);
    assert_eq!((game.spent(), game.bank(A)), (3, 0));
    let events = play(&mut game, &[Move::Ok]);
    assert_eq!(report(&events).taxes, None);
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!([A, B, C].map(|seat| game.bank(seat)), [0, 9, 9]);
    assert_eq!(game.standings(), [(1, B), (1, C), (3, A)]);
    assert_eq!(game.outcome().unwrap().to_string(), "1:seat1,seat2 3:seat0");
    assert_eq!((game.to_act(), game.steps()), (None, vec![]));
    assert_eq!(game.play(Move::Ok), Err(IllegalMove::GameOver));
}

/// Returns the banks after a round in which finishing costs nothing, and the taxes reported.
fn after_round(round: u32, banks: [i32; 3]) -> ([i32; 3], Option<i32>) {
    let mut game = one_link_connects_all(3);
    game.public.round = round;
    for (player, bank) in game.public.players.iter_mut().zip(banks) {
        player.bank = bank;
    }
    let events = play(&mut game, &[rail(3, 3 + COLUMNS), Move::Ok]);
    let settled = report(&events);
    for seat in &settled.seats {
        assert_eq!((seat.before, seat.paid), (banks[seat.seat], 0));
        assert_eq!(seat.after, seat.before - seat.tax);
        assert_eq!(seat.tax, settled.taxes.unwrap_or(0));
    }
    assert_eq!(
        events.last(),
        Some(&Event::RoundBegins { round: round + 1 })
    );
    assert_eq!((game.round(), game.phase()), (round + 1, Phase::Hubs));
    assert_eq!(game.rails().count(), 0);
    assert!([A, B, C].iter().all(|&seat| game.hub(seat).is_none()));
    ([A, B, C].map(|seat| game.bank(seat)), settled.taxes)
}

#[test]
fn case_5_taxes_at_the_end_of_round_2_only() {
    assert_eq!(after_round(2, [8, 11, 14]), ([5, 8, 11], Some(3)));
    assert_eq!(after_round(2, [5, 11, 14]), ([5, 11, 14], Some(0)));
    assert_eq!(after_round(2, [4, 11, 14]), ([4, 11, 14], Some(0)));
    assert_eq!(after_round(1, [8, 11, 14]), ([8, 11, 14], None));
    assert_eq!(after_round(3, [8, 11, 14]), ([8, 11, 14], None));
}

#[test]
fn case_6_the_game_ends_after_all_have_finished() {
    let mut game = connects_all_but_two();
    for seat in [A, B, C] {
        game.public.players[seat].bank = 3;
    }
    game.public.round = 2;
    assert_eq!(
        b_connects(&mut game, false),
        [Event::Connected(B), Event::FinishingBegins]
    );
    assert_eq!(game.to_act(), Some(C));
    let c_pays_3 = [(9, 10), (10, 11), (11, 12)];
    play(&mut game, &c_pays_3.map(|(a, b)| rail(a, b)));
    assert_eq!(game.play(rail(12, 13)), Err(IllegalMove::Connected));
    assert_eq!(game.bank(C), 0);
    assert_eq!(play(&mut game, &[Move::Ok]), [Event::Connected(C)]);
    assert_eq!((game.phase(), game.to_act()), (Phase::Finishing, Some(A)));
    // A makes a detour, because the cheapest way is not compulsory.
    let a_pays_4 = [(2, 3), (2, 16), (1, 2), (0, 1)];
    play(&mut game, &a_pays_4.map(|(a, b)| rail(a, b)));
    assert_eq!((game.phase(), game.bank(A)), (Phase::Finishing, -1));
    let events = play(&mut game, &[Move::Ok]);
    assert_eq!(report(&events).taxes, None);
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(game.standings(), [(1, B), (2, C), (3, A)]);
}

#[test]
fn case_7_six_players_get_thirty_cities() {
    for seed in 0..50 {
        let game = grid::game(6, seed);
        let hands: Vec<_> = (0..6).map(|seat| game.hand(seat)).collect();
        let cities: HashSet<_> = hands.iter().flatten().collect();
        assert_eq!(cities.len(), 30);
        for hand in hands {
            let region = |city: CityId| game.map().city(city).region;
            assert_eq!(hand.map(region), [0, 1, 2, 3, 4]);
        }
    }
}

#[test]
fn a_dollar_that_cannot_be_spent_may_be_kept_or_discarded() {
    let stuck = || {
        let mut game = building(&[node(0, 0), node(9, 13)]);
        game.hands[A] = hand([0, 1, 2, 3, 4]);
        build_all_but(&mut game, |a, b| b >= 2 * COLUMNS || (a, b) == (0, 1));
        play(&mut game, &[rail(0, 1)]);
        assert_eq!(game.money(), 1);
        assert!(game.buildable().is_empty());
        game
    };
    for way_out in [Move::Ok, Move::Discard] {
        let mut game = stuck();
        assert_eq!(play(&mut game, &[way_out]), []);
        assert_eq!((game.to_act(), game.money()), (Some(B), 2));
        assert!(!game.may_undo());
    }
}

#[test]
fn discard_needs_exactly_one_dollar_of_a_building_turn() {
    let mut game = building(&[node(0, 0), node(1, 13)]);
    assert_eq!(game.play(Move::Discard), Err(IllegalMove::NothingToDiscard));
    play(&mut game, &[rail(0, 1)]);
    assert!(game.may_discard());
    play(&mut game, &[rail(1, 2)]);
    assert_eq!(game.play(Move::Discard), Err(IllegalMove::NothingToDiscard));
    assert_eq!(game.play(rail(2, 3)), Err(IllegalMove::TooDear { left: 0 }));
    play(&mut game, &[Move::Ok, rail(27, 41)]);
    assert_eq!(
        (game.money(), game.may_discard(), game.may_ok()),
        (0, false, true)
    );
}

#[test]
fn a_dear_link_needs_both_dollars() {
    let mut game = building(&[node(1, 0), node(9, 13)]);
    play(&mut game, &[rail(14, 15)]);
    assert_eq!(
        game.play(rail(14, 28)),
        Err(IllegalMove::TooDear { left: 1 })
    );
    assert_eq!(game.play(rail(14, 15)), Err(IllegalMove::Built));
    assert_eq!(game.play(rail(0, 1)), Err(IllegalMove::OutOfReach));
    assert_eq!(
        game.play(rail(15, 14)),
        Err(IllegalMove::NoSuchLink(at(15), at(14)))
    );
    assert_eq!(game.play(Move::Hub(at(5))), Err(IllegalMove::HubsStand));
}

/// Two finishers: C's links connect A as well, who is then skipped.
#[test]
fn a_player_connected_by_another_finisher_pays_nothing() {
    let mut game = connects_all_but_two();
    game.hands[A][0] = city(0, 5);
    assert_eq!(
        b_connects(&mut game, false),
        [Event::Connected(B), Event::FinishingBegins]
    );
    assert_eq!(game.to_act(), Some(C));
    play(&mut game, &[rail(9, 10), rail(10, 11)]);
    assert!(!game.checks(A)[0], "not before C confirms");
    let events = play(&mut game, &[rail(11, 12)]);
    assert_eq!((events, game.checks(C)), (vec![], [true; REGIONS]));
    let events = play(&mut game, &[Move::Ok]);
    assert_eq!(events[..2], [Event::Connected(C), Event::Connected(A)]);
    let settled = report(&events);
    let told: Vec<_> = settled
        .seats
        .iter()
        .map(|seat| (seat.paid, seat.first))
        .collect();
    assert_eq!(told, [(0, false), (0, true), (3, false)]);
    assert_eq!(events.last(), Some(&Event::RoundBegins { round: 2 }));
}

#[test]
fn undo_in_finishing_gives_the_money_back() {
    let mut game = connects_all_but_two();
    b_connects(&mut game, false);
    let mut record = Record::new(game);
    let start = record.now().clone();
    assert_eq!(record.undo(), None, "B's turn stands");
    record.play(rail(9, 10)).unwrap();
    record.play(rail(9, 23)).unwrap();
    assert_eq!((record.now().spent(), record.now().bank(C)), (2, 13));
    assert_eq!(record.play(Move::Ok), Err(IllegalMove::NotConnected));
    assert_eq!(
        record.play(Move::Discard),
        Err(IllegalMove::NothingToDiscard)
    );
    record.undo().unwrap();
    assert_eq!((record.now().spent(), record.now().bank(C)), (1, 14));
    record.undo().unwrap();
    assert_eq!(*record.now(), start);
    assert_eq!(record.undo(), None);
}

#[test]
fn one_hub_to_an_intersection() {
    let game = grid::game(4, 0);
    let (first, second) = (game.start(), (game.start() + 1) % 4);
    let mut record = Record::new(game);
    let mut play = |step| record.play(step).map(|_| record.now().clone());
    assert_eq!(play(Move::Ok), Err(IllegalMove::NoHub));
    assert_eq!(play(rail(0, 1)), Err(IllegalMove::HubsFirst));
    assert_eq!(
        play(Move::Hub(at(140))),
        Err(IllegalMove::NoSuchNode(at(140)))
    );
    assert_eq!(play(Move::Hub(at(0))).unwrap().hub(first), Some(at(0)));
    assert_eq!(play(Move::Hub(at(0))), Err(IllegalMove::HubHere));
    assert_eq!(play(Move::Hub(at(5))).unwrap().hub(first), Some(at(5)));
    assert_eq!(play(Move::Ok).unwrap().to_act(), Some(second));
    assert_eq!(play(Move::Hub(at(5))), Err(IllegalMove::HubTaken));
    let now = play(Move::Hub(at(0))).unwrap();
    assert_eq!((now.hub(second), now.may_undo()), (Some(at(0)), false));
}

/// A hub on an own city is a check mark immediately, for its owner while placing, and for anyone later.
#[test]
fn a_hub_on_a_city_connects_it() {
    let mut game = building(&[node(0, 0), node(9, 13)]);
    game.hands[A] = hand([0, 1, 1, 1, 1]);
    assert_eq!(game.checks(A), [true, false, false, false, false]);
    game.public.turn = B;
    assert_eq!(game.checks(A), [true, false, false, false, false]);
}

/// Returns a round in which A builds from the north end of column 0 and B from its south end, until they meet. Two
/// links lead east along the first row.
fn they_meet(hands: [[CityId; REGIONS]; 2]) -> Record<TransglobalRail> {
    let mut game = building(&[node(0, 0), node(8, 0)]);
    game.hands = hands.to_vec();
    let down = |row: usize| rail(row * COLUMNS, (row + 1) * COLUMNS);
    let turns = [
        [Some(down(0)), Some(rail(0, 1))],
        [Some(down(7)), None],
        [Some(down(1)), None],
        [Some(down(6)), Some(rail(8 * COLUMNS, 8 * COLUMNS + 1))],
        [Some(down(2)), Some(rail(1, 2))],
        [Some(down(5)), None],
        [Some(down(3)), None],
        [Some(down(4)), None],
    ];
    let mut record = Record::new(game);
    let turns = turns.into_iter();
    let steps = turns.flat_map(|turn| turn.into_iter().flatten().chain([Move::Ok]));
    for step in steps {
        record.play(step).unwrap();
    }
    assert_eq!(record.now().round(), 2, "{}", record.now());
    record
}

#[test]
fn awards_are_counted_over_the_rails_that_joined_the_own_cities() {
    // B has a city two links east of the column.
    let record = they_meet([hand([0, 0, 0, 0, 0]), hand([1, 0, 0, 0, 0])]);
    let honours = [
        // The whole column: four links of $1 and four of $2.
        (A, Award::Hub(12)),
        // The northern half of the column and the two links east.
        (B, Award::Others(8)),
        (B, Award::Line(10)),
    ];
    assert_eq!(awards(&record), honours);
}

#[test]
fn equal_players_get_no_award() {
    let record = they_meet([hand([0, 0, 0, 0, 0]), hand([0, 0, 0, 0, 0])]);
    assert_eq!(awards(&record), []);
}
