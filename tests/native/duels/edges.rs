//! Tests of the words for the edges of a board.
//!
//! Each seat shows its own edges, as seen from there. Plates beside the board name the edges too.

use base::table::{Rotation, Station};
use rules::GameId;
use scene::{Face, Item, LayerName, Point, SeatTarget, Target, Text};
use session::boards::Edges;

use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS};

use super::places::pairs;

fn begun(pair: [Station; 2], game: GameId) -> Table {
    Table::duelling(1, pair, game, &[])
}

/// The middles of a player's two edges, on the stage.
fn edges(table: &Table, player: usize) -> [Point; 2] {
    let duel = table.board();
    let half = duel.square().side / 2.0;
    let side = duel.play.shown().player(player);
    let ends = match duel
        .play
        .shown()
        .edges(side)
        .expect("the edges are somebody's")
    {
        Edges::NorthAndSouth => [(half, 0.0), (half, 2.0 * half)],
        Edges::WestAndEast => [(0.0, half), (2.0 * half, half)],
    };
    ends.map(|(x, y)| duel.pose().to_stage(Point::new(x, y)))
}

/// Returns the words for a player, by the direction of the edges from their panel.
fn expected(table: &Table, player: usize) -> &'static str {
    let pose = table.board().sitting[player].place.pose();
    let [one, other] = edges(table, player).map(|at| pose.from_stage(at));
    match (one.x - other.x).abs() > (one.y - other.y).abs() {
        true => "Your edges: left and right",
        false => "Your edges: near and far",
    }
}

/// Returns plates with a colour's name beside the board, with their rotations.
fn plates(table: &Table) -> Vec<Text> {
    let scene = table.view();
    let board = scene
        .layers
        .iter()
        .filter(|layer| layer.name == LayerName::Board);
    let items = board.flat_map(|layer| layer.items.iter());
    let names = items.filter_map(|item| match item {
        Item::Text(text) if text.face == Face::Bold => Some(text.clone()),
        _ => None,
    });
    names
        .filter(|text| text.words.chars().all(char::is_alphabetic) && text.words.len() > 1)
        .collect()
}

/// Returns true if a player's panel says which edges are the own.
fn is_told(table: &Table, player: usize) -> bool {
    let place = table.board().sitting[player].place;
    let words = table.panel(place).join(" ");
    words.contains(expected(table, player))
}

#[test]
fn players_in_all_places_read_their_own_edges() {
    for pair in pairs() {
        let mut table = begun(pair, QUICKWAY);
        let waits = 1 - table.board().acting().expect("a player");
        assert!(is_told(&table, waits), "{pair:?}, before the first turn");
        table.turns("e5");
        let waits = 1 - waits;
        assert!(is_told(&table, waits), "{pair:?}, after it");
        table.tap(Target::Seat(table.mover(), SeatTarget::Special));
        table.ok();
        assert_eq!(table.board().play.last_special(), Some("swap"));
        let took = table.panel(table.waiting()).join(" ");
        let told = format!("You took the stone. {}", expected(&table, 1 - waits));
        assert!(took.contains(&told), "{pair:?}: {took}");
        let lost = table.panel(table.mover()).join(" ");
        let told = format!("took your stone. {}", expected(&table, waits));
        assert!(lost.contains(&told), "{pair:?}: {lost}");
    }
}

#[test]
fn every_edge_has_the_name_of_who_joins_it_for_everybody_who_reads() {
    for pair in pairs() {
        let mut table = begun(pair, QUICKWAY);
        for swaps in [false, true] {
            if swaps {
                table.turns("e5");
                table.tap(Target::Seat(table.mover(), SeatTarget::Special));
                table.ok();
            }
            check_plates(&table, &format!("{pair:?}, swapped: {swaps}"));
        }
    }
}

fn check_plates(table: &Table, case: &str) {
    let plates = plates(table);
    let [one, other] = table.board().readers().map(Station::turn);
    let turns: &[Rotation] = if one == other { &[one] } else { &[one, other] };
    let board = table.board().square();
    for player in [0, 1] {
        let name = table.board().sitting[player].colour.name();
        let name = name.to_string();
        for &turn in turns {
            let read = |text: &&Text| text.turn == turn.degrees() && text.words == name;
            let own: Vec<_> = plates.iter().filter(read).collect();
            assert_eq!(own.len(), 2, "{case}: {name} in {turn:?}");
            // The nearest edge along the line of its two edges is the own one, and each has a plate.
            for edge in edges(table, player) {
                let is_upright = (edge.y - board.centre.y).abs() < 1.0;
                let lies_at = |text: &&&Text| match is_upright {
                    true => (text.at.x - edge.x).abs() < 200.0,
                    false => (text.at.y - edge.y).abs() < 150.0,
                };
                assert_eq!(own.iter().filter(lies_at).count(), 1, "{case}: {name}");
            }
        }
    }
    for text in &plates {
        let (x, half) = ((text.at.x - board.centre.x).abs(), board.side / 2.0);
        assert!(x > half + 18.0, "{case}: {} lies on the board", text.words);
    }
}

#[test]
fn games_without_own_edges_name_none() {
    let table = begun([Station::NearLeft, Station::FarRight], RAINDROPS);
    assert!(plates(&table).is_empty());
    assert!(!table.says("Your edges"));
}
