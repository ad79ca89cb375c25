//! Map files that are no good: each gives a plain sentence and no map.

use crate::common::fingers::Table;
use crate::common::grid::grid_file;
use crate::common::{cases, maps};
use app::Event;
use base::table::Station;
use proptest::prelude::*;
use rules::maps::{City, MapFile, MapId, NodeId, RailMap};
use scene::{LobbyTarget, Target};

fn id(node: usize) -> NodeId {
    NodeId::new(node)
}

/// Why a changed grid is refused.
fn why(change: impl FnOnce(&mut MapFile)) -> String {
    let mut file = grid_file();
    change(&mut file);
    let refused = RailMap::try_from(file).expect_err("the map is refused");
    refused.to_string()
}

#[test]
fn the_unchanged_grid_is_accepted() {
    let map = RailMap::try_from(grid_file()).unwrap();
    assert_eq!(
        (map.name(), map.positions().len(), map.links().len()),
        ("Europe", 140, 256)
    );
    assert_eq!((map.regions().len(), map.cities().len()), (5, 35));
    for (id, city) in map.city_ids().zip(map.cities()) {
        assert_eq!(map.city_at(city.node), Some(id));
    }
    for (id, link) in map.link_ids().zip(map.links()) {
        assert_eq!(map.link_between(link.a, link.b), Some(id));
        assert_eq!(map.link_between(link.b, link.a), Some(id));
        assert!(map.around(link.a).contains(&id) && map.around(link.b).contains(&id));
    }
    assert_eq!(map.link_between(id(0), id(2)), None);
    assert_eq!(map.link_between(id(0), id(140)), None);
    assert_eq!(map.link_between(id(140), id(0)), None);
}

/// A part of the sentence that must come, and what is wrong with the file.
type Fault = (&'static str, fn(&mut MapFile));

#[test]
fn each_fault_has_its_sentence() {
    let faults: [Fault; 14] = [
        ("version 3; this program reads version 2", |m| m.format = 3),
        ("intersection 140, which doesn’t exist", |m| {
            m.links[7] = (id(3), id(140), 1)
        }),
        ("Link 7 of the map leads to", |m| {
            m.links[7] = (id(usize::MAX), id(5), 1)
        }),
        ("Link 0 of the map (1 to 0 for $1) isn’t allowed", |m| {
            m.links[0] = (id(1), id(0), 1)
        }),
        ("Link 0 of the map (1 to 1 for $1) isn’t allowed", |m| {
            m.links[0] = (id(1), id(1), 1)
        }),
        ("(0 to 1 for $0) isn’t allowed", |m| m.links[0].2 = 0),
        ("(0 to 1 for $3) isn’t allowed", |m| m.links[0].2 = 3),
        ("Link 1 of the map (0 to 1 for $1) isn’t allowed", |m| {
            m.links[1] = m.links[0]
        }),
        ("4 regions instead of 5", |m| drop(m.regions.pop())),
        ("City 3 lies in a region that doesn’t exist", |m| {
            m.cities[3].region = 5
        }),
        (
            "City 3 lies on intersection 140, which doesn’t exist",
            |m| m.cities[3].node = id(140),
        ),
        ("City 4 lies on another city", |m| {
            m.cities[4].node = m.cities[3].node
        }),
        ("The region Band 0 has 7 cities, 1 of them ringed", |m| {
            m.cities[2].ringed = false
        }),
        ("The region Band 4 has 6 cities", |m| drop(m.cities.pop())),
    ];
    for (words, fault) in faults {
        let sentence = why(fault);
        assert!(sentence.contains(words), "{sentence}");
        assert!(
            sentence.starts_with("Link ") || sentence.starts_with("The "),
            "{sentence}"
        );
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn a_file_is_believed_only_for_the_map_that_it_names() {
    for asked in MapId::all() {
        for found in MapId::all() {
            let read = RailMap::of(asked, maps::file(found));
            let why = read.err().map(|why| why.to_string());
            let title = asked.info().expect("it is shipped").title;
            let expected = format!("The map file of {title} holds another map.");
            assert_eq!(why, (asked != found).then_some(expected));
        }
    }
}

#[test]
fn another_map_in_a_file_is_no_map_to_play_on() {
    let mut table = Table::with_map(1, Ok(maps::file(maps::asia())));
    let sentence = "The map file of Europe holds another map.";
    assert!(
        table.words().join(" ").contains(sentence),
        "{:?}",
        table.words()
    );
    for place in [Station::NearLeft, Station::FarLeft] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
    assert!(table.says("This map didn’t load. Tap it again, or choose another."));
    // Another touch requests it again, and now the right one comes.
    table.choose_map(maps::europe());
    table.send(Event::MapCame {
        map: maps::europe(),
        file: Ok(Box::new(maps::file(maps::europe()))),
    });
    assert!(table.allows(Target::Lobby(LobbyTarget::Start)));
}

#[test]
fn lists_of_numbers_have_their_lengths() {
    let file = serde_json::to_value(grid_file()).unwrap();
    let read = |file: &serde_json::Value| serde_json::from_value::<MapFile>(file.clone());
    assert!(read(&file).is_ok());
    for list in ["nodes", "links"] {
        let mut longer = file.clone();
        longer[list][3].as_array_mut().unwrap().push(1.into());
        assert!(read(&longer).is_err(), "{list}");
        let mut shorter = file.clone();
        shorter[list][3].as_array_mut().unwrap().pop();
        assert!(read(&shorter).is_err(), "{list}");
    }
}

#[test]
fn a_map_that_is_far_too_large_is_refused() {
    let sentence = "The map is too large.";
    let many = |m: &mut MapFile| m.nodes.resize(501, [0.0, 0.0]);
    assert_eq!(why(many), sentence);
    let links = |m: &mut MapFile| m.links.resize(2001, (id(0), id(1), 1));
    assert_eq!(why(links), sentence);
}

#[test]
fn a_region_with_an_eighth_city_is_refused() {
    let eighth = |m: &mut MapFile| {
        let city = City {
            node: id(1),
            ..m.cities[0].clone()
        };
        m.cities.push(city);
    };
    assert!(why(eighth).contains("The region Band 0 has 8 cities"));
}

#[test]
fn a_place_that_is_no_number_is_refused() {
    for nowhere in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let sentence = why(|m| m.nodes[5][1] = nowhere);
        assert_eq!(
            sentence,
            "An intersection of the map has an invalid position."
        );
    }
}

#[test]
fn an_intersection_without_a_way_to_it_is_refused() {
    let cut_off = why(|m| m.links.retain(|&(a, b, _)| a != id(139) && b != id(139)));
    assert_eq!(cut_off, "No links on the map lead to intersection 139.");
    assert!(why(|m| m.links.clear()).starts_with("No links on the map lead to"));
}

#[test]
fn an_empty_map_is_refused() {
    let sentence = why(|m| {
        m.nodes.clear();
        m.links.clear();
        m.cities.clear();
    });
    assert_eq!(sentence, "The map has 5 regions instead of 3.");
}

/// Reads a file's text as the game does.
fn read(text: &str) -> Result<RailMap, String> {
    let file: MapFile = serde_json::from_str(text).map_err(|why| why.to_string())?;
    RailMap::try_from(file).map_err(|why| why.to_string())
}

#[test]
fn a_text_that_is_cut_short_is_refused_wherever_it_is_cut() {
    let text = serde_json::to_string(&grid_file()).unwrap();
    assert!(read(&text).is_ok());
    for length in (0..text.len())
        .step_by(61)
        .chain(text.len() - 40..text.len())
    {
        let why = read(&text[..length]).expect_err("a part is no map");
        assert!(!why.is_empty());
    }
}

proptest! {
    #![proptest_config(cases::property(256))]

    /// A damaged text is either refused or a map on which everything points at something.
    #[test]
    fn a_damaged_text_never_makes_a_broken_map(at in any::<prop::sample::Index>(), byte in 32_u8..127) {
        let mut text = serde_json::to_string(&grid_file()).unwrap().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        if let Ok(map) = read(std::str::from_utf8(&text).unwrap()) {
            let nodes = map.positions().len();
            assert!(map.links().iter().all(|link| link.a < link.b && link.b.index() < nodes));
            assert!(map.cities().iter().all(|city| city.node.index() < nodes && city.region < 5));
        }
    }
}
