//! A round's review: on the grid, where the best can be counted, on the house's maps, and as text.

use std::sync::Arc;

use crate::common::{grid, maps};
use rules::maps::{CityId, LinkId, NodeId, RailMap};
use rules::transglobal_rail::networks::{Metric, Networks};
use rules::transglobal_rail::review::{Best, from_text, review, to_text};
use rules::transglobal_rail::{Setup, TransglobalRail};

/// Returns true if a network's links join its hub with a hand, and every link is necessary.
fn joins(map: &RailMap, best: &Best, hand: &[CityId]) -> bool {
    let is_joined = |links: &[LinkId]| {
        let mut reached = vec![false; map.positions().len()];
        reached[best.hub.index()] = true;
        for _ in links {
            for link in links.iter().map(|&link| map.link(link)) {
                let (a, b) = (link.a.index(), link.b.index());
                let either = reached[a] || reached[b];
                (reached[a], reached[b]) = (either, either);
            }
        }
        hand.iter()
            .all(|&city| reached[map.city(city).node.index()])
    };
    let mut fewer = best.links.clone();
    is_joined(&best.links) && {
        fewer.remove(best.links.len() / 2);
        !is_joined(&fewer)
    }
}

#[test]
fn on_the_grid_the_best_can_be_counted() {
    let map = grid::grid();
    // The first column's cities: eight links down, four of them from region to region.
    let hand = [0, 1, 2, 3, 4].map(|region| grid::city(region, 0));
    let hubs = [grid::node(5, 0), grid::node(9, 3)];
    let seats = review(&map, &hubs.map(|hub| (hub, hand)));
    let costs: Vec<_> = (seats.iter())
        .map(|seat| (seat.taken.cost, seat.best.cost))
        .collect();
    assert_eq!(costs, [(12, 12), (16, 12)]);
    // A hub that no other one beats is its own best one; otherwise the first of the best ones counts.
    assert_eq!((seats[0].taken.hub, seats[0].best.hub), (hubs[0], hubs[0]));
    assert_eq!(
        (seats[1].taken.hub, seats[1].best.hub),
        (hubs[1], NodeId::new(0))
    );
    assert_eq!(seats[1].best.links.len(), 8);
}

#[test]
fn on_the_houses_maps_reviews_join_every_hand_and_come_back_from_text() {
    for map in maps::all() {
        let setup = Setup {
            seats: 6,
            ..Setup::default()
        };
        let game = TransglobalRail::new(Arc::clone(map), setup).unwrap();
        let hands: Vec<_> = (0..6)
            .map(|seat| (NodeId::new(7 * seat), game.hand(seat)))
            .collect();
        let seats = review(map, &hands);
        let metric = Metric::new(map, |_| false);
        assert_eq!(seats.len(), 6);
        for (seat, (hub, hand)) in seats.iter().zip(&hands) {
            assert_eq!(seat.taken.hub, *hub);
            assert!(joins(map, &seat.taken, hand) && joins(map, &seat.best, hand));
            let cities = hand.map(|city| map.city(city).node);
            let networks = Networks::new(&metric, &cities);
            assert_eq!(seat.taken.cost, u32::from(networks.cost(*hub)));
            let least = map.nodes().map(|hub| networks.cost(hub)).min();
            assert_eq!(seat.best.cost, u32::from(least.unwrap()));
        }
        assert_eq!(from_text(map, &to_text(&seats)), Some(seats));
    }
}

#[test]
fn texts_that_are_no_review_are_refused() {
    let map = grid::grid();
    let links = map.links().len();
    assert_eq!(from_text(&map, "").unwrap(), []);
    let read = from_text(&map, "139 0 5/0").unwrap();
    assert_eq!(to_text(&read), "139 0 5/0");
    assert_eq!((read[0].taken.cost, read[0].best.cost), (2, 0));
    let beyond = format!("0 {links}/0");
    let bad = [
        "1",
        "1/",
        "/1",
        "/",
        "1/2/3",
        "140/0",
        "0/140",
        &beyond,
        "0 5 0/0",
        "0 5 5/0",
        "0  5/0",
        "0 5 /0",
        "0 -5/0",
        "0 x/0",
        "0/0\n\n0/0",
        "99999999999999999999999/0",
    ];
    for text in bad {
        assert_eq!(from_text(&map, text), None, "{text:?}");
    }
}
