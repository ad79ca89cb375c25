//! The names on the map turn to the side where they are read.

use roundhouse::app::{Effect, Event};
use roundhouse::games::Spot;
use roundhouse::maps::NodeId;
use roundhouse::players::Strength;
use roundhouse::scene::{Item, LayerName, LobbyTarget, SeatTarget, SettingsTarget, Target};
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
        table.tap(Target::Lobby(LobbyTarget::Strength(place, Strength::Easy)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// How all names on the map are turned.
fn names(table: &Table) -> Rotation {
    let scene = table.view();
    let towns = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Towns);
    let texts = towns.into_iter().flat_map(|layer| layer.items.iter());
    let mut turns: Vec<f32> = texts
        .filter_map(|item| match item {
            Item::Text(text) => Some(text.turn),
            Item::Path { .. } => None,
        })
        .collect();
    assert_eq!(turns.len(), 35, "each city has its name");
    turns.dedup();
    assert_eq!(turns.len(), 1, "all names are turned alike");
    let turned = Rotation::ALL
        .into_iter()
        .find(|turn| turn.degrees() == turns[0]);
    turned.expect("one of four")
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
