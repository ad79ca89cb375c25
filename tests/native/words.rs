//! The files of words: all languages say the same things, and names of maps are known.

use std::collections::BTreeSet;

use base::words::{Language, Message};
use screens::GAMES;

use crate::common::{languages, maps};

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let all = languages::catalogues();
    for language in &all[1..] {
        assert_eq!(language.differences(&all[0]), Vec::<String>::new());
    }
    assert!(Language::all().all(|language| languages::words().has(language)));
}

#[test]
fn every_name_on_a_map_is_a_message() {
    for map in rules::maps::MapId::known() {
        let file = maps::file(map);
        let regions = file.regions.iter().map(|region| &region.name);
        let cities = file.cities.iter().map(|city| &city.name);
        let seas = file.art.names.iter().map(|name| &name.text);
        for name in regions.chain(cities).chain(seas) {
            let message = Message::name(name);
            assert!(matches!(message, Message::Entry(..)), "{name}");
            assert_eq!(message.to_string(), *name);
        }
    }
    assert_eq!(Message::name("Atlantis"), Message::from("Atlantis"));
}

#[test]
fn every_game_has_its_rules_in_every_language() {
    for language in Language::all() {
        for game in GAMES.ids() {
            let text = languages::rules_text(game, language).expect("every game has its rules");
            let pages = app::rules::pages(GAMES.get(game), &text);
            let pages = pages.expect("every line means something");
            let titles: BTreeSet<_> = pages.iter().map(|page| page.title).collect();
            assert_eq!(titles.len(), pages.len(), "{}: {game}", language.code());
        }
    }
}

#[test]
fn lists_and_plurals_are_said_as_each_language_says_them() {
    let names = ["Rot", "Blau", "Grün"].map(Message::from).to_vec();
    let list = Message::list(names);
    assert_eq!(list.to_string(), "Rot, Blau and Grün");
    if let Some(german) = Language::of_code("de-AT").filter(|found| found.code() == "de") {
        assert_eq!(languages::words().say(&list, german), "Rot, Blau und Grün");
    }
}
