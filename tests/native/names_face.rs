//! The names on the map turn to the side where they are read, and rails lie on the paper round them.

use roundhouse::app::{Effect, Event};
use roundhouse::games::Spot;
use roundhouse::maps::NodeId;
use roundhouse::players::{Level, Strength};
use roundhouse::scene::{Item, LayerName, LobbyTarget, SeatTarget, SettingsTarget, Target, Text};
use roundhouse::table::Rotation;
use roundhouse::table::Station::{self, FarLeft, FarRight, NearLeft, NearRight, Right};

use crate::common::fingers::Table;

fn begun(people: &[Station], computers: &[Station]) -> Table {
    let mut table = Table::new(9);
    for &place in people {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    for &place in computers {
        table.tap(Target::Lobby(LobbyTarget::Computer(place)));
        table.tap(Target::Lobby(LobbyTarget::Strength(
            place,
            Level::Fixed(Strength::Easy),
        )));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// The names in a layer.
fn texts(table: &Table, name: LayerName) -> Vec<Text> {
    let layers = table.view().layers.clone();
    let layer = layers.iter().find(|layer| layer.name == name);
    let items = layer.into_iter().flat_map(|layer| layer.items.iter());
    let texts = items.filter_map(|item| match item {
        Item::Text(text) => Some(text.clone()),
        Item::Path { .. } => None,
    });
    texts.collect()
}

/// How all names on the map are turned.
fn names(table: &Table) -> Rotation {
    let mut turns: Vec<f32> = [LayerName::Halos, LayerName::Towns]
        .into_iter()
        .flat_map(|layer| texts(table, layer))
        .map(|text| text.turn)
        .collect();
    assert_eq!(
        turns.len(),
        2 * 35,
        "each city has its name, and paper round it"
    );
    turns.dedup();
    assert_eq!(turns.len(), 1, "all names are turned alike");
    let turned = Rotation::ALL
        .into_iter()
        .find(|turn| turn.degrees() == turns[0]);
    turned.expect("one of four")
}

#[test]
fn rails_lie_on_the_paper_round_names() {
    let table = begun(&[NearLeft, FarLeft], &[]);
    let layers = table.view().layers.clone();
    let at = |name| layers.iter().position(|layer| layer.name == name);
    assert!(at(LayerName::Halos) < at(LayerName::Board));
    assert!(at(LayerName::Board) < at(LayerName::Towns));
    let [under, over] = [LayerName::Halos, LayerName::Towns].map(|name| texts(&table, name));
    for (under, over) in under.iter().zip(&over) {
        let wide = |text: &Text| text.halo.map_or(0.0, |(_, width)| width);
        assert_eq!((&under.words, under.at), (&over.words, over.at));
        assert!(wide(over) < 0.5 * wide(under), "{}", over.words);
    }
}

fn fades(table: &mut Table) -> usize {
    let effects = std::mem::take(&mut table.effects);
    let fades = |effect: &&Effect| matches!(effect, Effect::FadeIn(LayerName::Towns, _));
    effects.iter().filter(fades).count()
}

fn place_hub(table: &mut Table, node: usize) {
    table.tap(Target::Board(Spot::Node(NodeId::new(node))));
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Ok));
}

#[test]
fn they_face_the_side_where_all_people_sit() {
    for (people, turn) in [
        (vec![NearLeft, NearRight], Rotation::R0),
        (vec![FarLeft, FarRight], Rotation::R180),
        (vec![Right], Rotation::R270),
    ] {
        let computers: &[Station] = if people.len() == 1 { &[NearLeft] } else { &[] };
        let mut table = begun(&people, computers);
        assert_eq!(names(&table), turn);
        assert_eq!(fades(&mut table), 0, "they come with the board");
    }
}

#[test]
fn they_turn_to_whoever_is_on_turn_where_people_sit_on_several_sides() {
    let mut table = begun(&[NearLeft, FarLeft, Right], &[]);
    for turn in 0..3 {
        let place = table.acting();
        assert_eq!(names(&table), place.turn());
        fades(&mut table);
        place_hub(&mut table, 45 + 2 * turn);
        assert_eq!(fades(&mut table), 1, "they come up gradually");
    }
}

#[test]
fn they_stay_where_the_settings_or_the_layout_say_so() {
    let mut table = begun(&[FarLeft, FarRight], &[]);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::Names));
    assert_eq!(names(&table), Rotation::R0);
    table.tap(Target::Settings(SettingsTarget::Names));
    assert_eq!(names(&table), Rotation::R180);
    table.tap(Target::Settings(SettingsTarget::Layout));
    assert_eq!(names(&table), Rotation::R0, "an own screen has one side");
}

#[test]
fn they_turn_at_once_where_less_motion_is_asked_for() {
    let mut table = begun(&[NearLeft, FarLeft], &[]);
    table.send(Event::Still(true));
    fades(&mut table);
    let before = names(&table);
    place_hub(&mut table, 45);
    assert_ne!(names(&table), before);
    assert_eq!(fades(&mut table), 0);
}

#[test]
fn they_stay_while_a_computer_player_moves() {
    let mut table = begun(&[NearLeft, FarLeft], &[Right]);
    let (mut hubs, mut waited) = (0, 0);
    for _ in 0..100 {
        let last = names(&table);
        match table.acting() {
            Right => {
                waited += 1;
                table.wait(200.0);
                let next = table.acting();
                assert_eq!(
                    names(&table),
                    if next == Right { last } else { next.turn() }
                );
            }
            place => {
                assert_eq!(names(&table), place.turn());
                place_hub(&mut table, 45 + 2 * hubs);
                hubs += 1;
            }
        }
        if hubs == 2 && waited > 0 {
            return;
        }
    }
    panic!("{hubs} hubs were placed, and the computer was waited for {waited} times");
}
