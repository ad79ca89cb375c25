//! The names on the map rotate towards their readers and use their language, and rails are above the paper round
//! them.

use app::{Effect, Event};
use base::table::Rotation;
use base::table::Station::{self, FarLeft, FarRight, NearLeft, NearRight, Right};
use base::words::Language;
use rules::maps::{MapId, NodeId};
use rules::{Level, Spot, Strength};
use scene::{Item, LayerName, LobbyTarget, SeatTarget, SettingsTarget, Target, Text};

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::player::sensible;

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

/// Returns the turn that all names on the map share.
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
fn names_face_the_player_on_turn() {
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

fn language(code: &str) -> Language {
    Language::of_code(code).expect("it is spoken here")
}

fn choose(table: &mut Table, place: Station, language: Language) {
    table.tap(Target::Seat(place, SeatTarget::Languages));
    table.tap(Target::Seat(place, SeatTarget::Language(language)));
}

/// The language of all names on the map.
fn written(table: &Table) -> Language {
    let layers = [LayerName::Halos, LayerName::Towns].into_iter();
    let texts = layers.flat_map(|layer| texts(table, layer));
    let mut languages: Vec<Language> = texts.map(|text| text.language).collect();
    languages.dedup();
    assert_eq!(languages.len(), 1, "all names are of one language");
    languages[0]
}

fn play_to_the_end_of_the_round(table: &mut Table) {
    for _ in 0..600 {
        let play = table.app.rail().expect("a game is on the table");
        if play.ended().is_some() {
            return table.rest();
        }
        let step = sensible(play.game()).expect("the round goes on");
        table.touch_step(step);
    }
    panic!("a round is not so long");
}

#[test]
fn they_are_written_in_the_language_of_the_person_on_turn() {
    let [german, japanese] = ["de", "ja"].map(language);
    let mut table = begun(&[NearLeft, FarLeft, Right], &[]);
    // The language that was chosen last is not the language of the other players.
    choose(&mut table, Right, german);
    choose(&mut table, FarLeft, japanese);
    let mut seen = Vec::new();
    for turn in 0..3 {
        let place = table.acting();
        let reads = match place {
            FarLeft => japanese,
            Right => german,
            _ => Language::ENGLISH,
        };
        assert_eq!((written(&table), names(&table)), (reads, place.turn()));
        seen.push(reads);
        place_hub(&mut table, 45 + 2 * turn);
    }
    assert!(seen.contains(&german) && seen.contains(&japanese));
}

/// The place and the language of each of six who sit round a table.
fn six() -> [(Station, Language); 6] {
    let codes = ["en", "ja", "ar", "de", "tr", "zh-Hans"];
    let mut codes = codes.into_iter().map(language);
    Station::ALL.map(|place| (place, codes.next().expect("there are six")))
}

#[test]
fn six_people_read_six_languages_on_every_map() {
    for map in MapId::all() {
        let mut table = Table::new(9);
        let file = Ok(Box::new(maps::file(map)));
        table.send(Event::MapCame { map, file });
        table.choose_map(map);
        for place in Station::ALL {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        for (place, language) in six() {
            choose(&mut table, place, language);
        }
        for turn in 0..6 {
            let acting = table.acting();
            let all = six();
            let (_, reads) = all.into_iter().find(|(place, _)| *place == acting).unwrap();
            assert_eq!(written(&table), reads, "{map:?}");
            let towns = texts(&table, LayerName::Towns);
            assert!(towns.len() >= 35, "{map:?}");
            let degrees = acting.turn().degrees();
            assert!(towns.iter().all(|name| name.turn == degrees), "{map:?}");
            place_hub(&mut table, 45 + 2 * turn);
        }
    }
}

#[test]
fn neighbours_on_one_side_read_their_own_languages() {
    let japanese = language("ja");
    let mut table = begun(&[FarLeft, FarRight], &[]);
    choose(&mut table, FarLeft, japanese);
    fades(&mut table);
    for turn in 0..2 {
        let reads = match table.acting() {
            FarLeft => japanese,
            _ => Language::ENGLISH,
        };
        assert_eq!((written(&table), names(&table)), (reads, Rotation::R180));
        place_hub(&mut table, 45 + 2 * turn);
        assert_eq!(fades(&mut table), 1, "they come up gradually");
    }
}

#[test]
fn at_the_end_they_are_written_for_most_of_those_who_sit_there() {
    let german = language("de");
    let mut table = begun(&[NearLeft, FarLeft, FarRight, Right], &[]);
    choose(&mut table, FarLeft, german);
    choose(&mut table, Right, german);
    choose(&mut table, FarRight, language("ja"));
    play_to_the_end_of_the_round(&mut table);
    assert_eq!((written(&table), names(&table)), (german, Rotation::R180));
    // As many on one side as on the other: they face the first.
    let mut table = begun(&[FarLeft, Right], &[]);
    choose(&mut table, FarLeft, german);
    play_to_the_end_of_the_round(&mut table);
    assert_eq!((written(&table), names(&table)), (german, Rotation::R180));
}

#[test]
fn they_turn_to_the_person_who_looks_back() {
    let mut table = begun(&[NearLeft, NearRight, FarLeft], &[]);
    choose(&mut table, FarLeft, language("de"));
    play_to_the_end_of_the_round(&mut table);
    let of_all = (Language::ENGLISH, Rotation::R0);
    assert_eq!((written(&table), names(&table)), of_all);
    table.tap(Target::Seat(FarLeft, SeatTarget::Review));
    let own = (language("de"), Rotation::R180);
    assert_eq!((written(&table), names(&table)), own);
    table.tap(Target::Seat(NearRight, SeatTarget::Review));
    assert_eq!((written(&table), names(&table)), of_all);
}
