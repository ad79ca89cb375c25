//! Downloads for the table: its maps, the words of its rules, and the tables of languages.
//!
//! The library asks for a failed download again at the next need, because the cable may be back.

use std::rc::Rc;
use std::sync::Arc;

use super::input::Effect;
use super::loadable::Loadable;
use super::loaded_map::LoadedMap;
use super::rules::{Page, pages};
use super::world::WorldPicture;
use base::words::{self, Language, Message, WordTable, Words};
use rules::GameId;
use rules::maps::{MapFile, MapId};
use session::cabinet::Cabinet;

/// Results of all downloads.
#[derive(Clone, Debug)]
pub struct Library {
    games: Cabinet,
    /// The requested maps, the latest last.
    maps: Vec<(MapId, Loadable<Rc<LoadedMap>>)>,
    /// The own map whose progress came last, and that progress in percent.
    making: Option<(MapId, u8)>,
    world: Option<Loadable<Rc<WorldPicture>>>,
    /// The latest request of each game, in the order of the cabinet.
    rules: Vec<(Language, Option<Loadable<Rc<str>>>)>,
    /// Languages whose tables are on their way.
    languages: Vec<Language>,
    words: Words,
}

impl Library {
    /// Makes an empty library.
    pub(crate) fn new(games: Cabinet) -> Self {
        Self {
            games,
            maps: Vec::new(),
            making: None,
            world: None,
            rules: vec![(Language::ENGLISH, None); games.count()],
            languages: Vec::new(),
            words: Words::default(),
        }
    }

    /// Returns the state of a map; `None` if nobody has asked for it.
    pub fn map(&self, map: MapId) -> Option<&Loadable<Rc<LoadedMap>>> {
        let mut maps = self.maps.iter();
        maps.find(|(other, _)| *other == map).map(|(_, map)| map)
    }

    /// Returns the name of a map for people. An own map has one as soon as it is here.
    pub fn title(&self, map: MapId) -> Message {
        match self.loaded_map(map) {
            Some(loaded) => Message::name(loaded.rails.name()),
            None => map.title(),
        }
    }

    fn put(&mut self, map: MapId, state: Loadable<Rc<LoadedMap>>) {
        self.maps.retain(|(other, _)| *other != map);
        self.maps.push((map, state));
    }

    /// Returns a map, once it is here.
    pub fn loaded_map(&self, map: MapId) -> Option<&Rc<LoadedMap>> {
        self.map(map).and_then(Loadable::here)
    }

    /// Asks for a map, unless it is here or on its way.
    pub(crate) fn fetch_map(&mut self, map: MapId, out: &mut Vec<Effect>) {
        if !self.map(map).is_none_or(Loadable::is_broken) {
            return;
        }
        if map.own().is_some_and(|own| !own.is_of_this_version()) {
            return self.put(map, Loadable::Broken(words::own_map_newer()));
        }
        self.put(map, Loadable::Coming);
        out.push(Effect::FetchMap(map));
    }

    /// Takes the file of a map, or the reason why it did not come.
    pub(crate) fn map_came(&mut self, map: MapId, file: Result<Box<MapFile>, Message>) {
        let loaded_map = file.and_then(|file| LoadedMap::new(map, *file).map_err(Message::from));
        let state = match loaded_map {
            Ok(loaded_map) => Loadable::Here(Rc::new(loaded_map)),
            Err(why) => Loadable::Broken(why),
        };
        self.put(map, state);
    }

    /// Takes the progress of an own map in percent.
    pub(crate) fn map_is_at(&mut self, map: MapId, percent: u8) {
        self.making = Some((map, percent.min(100)));
    }

    /// Returns the progress of an own map in percent; `None` if no worker makes it.
    pub fn making(&self, map: MapId) -> Option<u8> {
        let is_made = map.own().is_some() && matches!(self.map(map), Some(Loadable::Coming));
        let heard = self.making.filter(|&(heard, _)| heard == map);
        is_made.then(|| heard.map_or(0, |(_, percent)| percent))
    }

    /// Forgets an own map that nobody needs any more, and stops its making.
    pub(crate) fn drop_map(&mut self, map: MapId, out: &mut Vec<Effect>) {
        if self.making(map).is_some() {
            out.push(Effect::StopMap(map));
        }
        self.maps.retain(|(other, _)| *other != map);
    }

    /// Gives an own map another name. It `keeps` the one before, too, if that is in use.
    pub(crate) fn rename_map(&mut self, before: MapId, after: MapId, keeps: bool) {
        let loaded = self.loaded_map(before).and_then(|map| map.renamed(after));
        if let Some(renamed) = loaded {
            if !keeps {
                self.maps.retain(|(other, _)| *other != before);
            }
            self.put(after, Loadable::Here(Rc::new(renamed)));
        }
    }

    /// Returns the outlines of the world's countries; `None` if nobody has asked for them.
    pub fn world(&self) -> Option<&Loadable<Rc<WorldPicture>>> {
        self.world.as_ref()
    }

    /// Asks for the outlines of the world's countries, unless they are here or on their way.
    pub(crate) fn fetch_world(&mut self, out: &mut Vec<Effect>) {
        if self.world.as_ref().is_none_or(Loadable::is_broken) {
            self.world = Some(Loadable::Coming);
            out.push(Effect::FetchWorld);
        }
    }

    /// Takes the outlines of the world's countries, or the reason why they did not come.
    pub(crate) fn world_came(&mut self, world: Result<Box<WorldPicture>, Message>) {
        self.world = Some(match world {
            Ok(world) => Loadable::Here(Rc::from(world)),
            Err(why) => Loadable::Broken(why),
        });
    }

    /// Asks for the first missing map in sight. The map of the lesson comes before all others, because many people
    /// begin with it.
    pub(crate) fn fetch_next_map(&mut self, in_sight: &[MapId], out: &mut Vec<Effect>) {
        let mut maps = [MapId::LESSON].iter().chain(in_sight).copied();
        let next = maps.find(|&map| self.map(map).is_none());
        if let Some(next) = next {
            self.fetch_map(next, out);
        }
    }

    /// Asks for the words of a game's rules in a language, unless they are here or on their way.
    pub(crate) fn fetch_rules(&mut self, game: GameId, language: Language, out: &mut Vec<Effect>) {
        let (asked, shelf) = &mut self.rules[self.games.index(game)];
        if *asked != language || shelf.as_ref().is_none_or(Loadable::is_broken) {
            (*asked, *shelf) = (language, Some(Loadable::Coming));
            out.push(Effect::FetchRules(game, language));
        }
    }

    /// Takes the words of a game's rules, or the reason why they did not come.
    pub(crate) fn rules_came(
        &mut self,
        game: GameId,
        language: Language,
        text: Result<String, Message>,
    ) {
        let come = match text {
            Ok(text) if pages(self.games.get(game), &text).is_some() => Loadable::Here(text.into()),
            Ok(_) => Loadable::Broken(words::fault_rules_damaged()),
            Err(why) => Loadable::Broken(why),
        };
        // A reader of another language may have opened them since.
        let (asked, shelf) = &mut self.rules[self.games.index(game)];
        if *asked == language {
            *shelf = Some(come);
        }
    }

    /// Returns the pages of a game's rules, or the reason why they are not here.
    pub(crate) fn pages(&self, game: GameId) -> Result<Vec<Page<'_>>, Message> {
        match &self.rules[self.games.index(game)].1 {
            Some(Loadable::Here(text)) => Ok(pages(self.games.get(game), text).unwrap_or_default()),
            Some(Loadable::Broken(why)) => Err(why.clone()),
            Some(Loadable::Coming) | None => Err(words::sheet_rules_loading()),
        }
    }

    /// Asks for the table of a language, unless it is here or on its way.
    pub(crate) fn fetch_language(&mut self, language: Language, out: &mut Vec<Effect>) {
        if !self.words.has(language) && !self.languages.contains(&language) {
            self.languages.push(language);
            out.push(Effect::FetchLanguage(language));
        }
    }

    /// Takes the table of a language, or its failure.
    pub(crate) fn language_came(&mut self, language: Language, table: Option<Arc<WordTable>>) {
        self.languages.retain(|&asked| asked != language);
        if let Some(table) = table {
            self.words.put(language, table);
        }
    }

    /// Returns the words of all languages.
    pub(crate) fn words(&self) -> &Words {
        &self.words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::maps::OwnMap;
    use session::cabinet::GameDef;
    use session::switch_yard::GAME;

    fn library() -> Library {
        const DEFS: &[&GameDef] = &[&GAME];
        Library::new(Cabinet::new(DEFS))
    }

    #[test]
    fn a_map_is_asked_for_once_and_again_when_it_could_not_be_had() {
        let (mut library, mut out) = (library(), Vec::new());
        let map = MapId::all().next().expect("there are maps");
        for _ in 0..2 {
            library.fetch_map(map, &mut out);
        }
        assert_eq!(out, [Effect::FetchMap(map)]);
        library.map_came(map, Err(words::fault_rules_damaged()));
        assert!(library.map(map).is_some_and(Loadable::is_broken));
        library.fetch_map(map, &mut out);
        assert_eq!(out.len(), 2);
        assert!(library.loaded_map(map).is_none());
    }

    #[test]
    fn an_own_map_tells_how_far_it_is_and_can_be_stopped() {
        let (mut library, mut out) = (library(), Vec::new());
        let own =
            |seed| MapId::from(OwnMap::new([-110, 360, 50, 440], seed, 0).expect("on the globe"));
        let (map, other) = (own(1), own(2));
        library.map_is_at(map, 30);
        assert_eq!(library.making(map), None, "nobody has asked for it");
        library.fetch_map(map, &mut out);
        assert_eq!(library.making(map), Some(30));
        library.map_is_at(other, 70);
        assert_eq!(
            (library.making(map), library.making(other)),
            (Some(0), None)
        );
        library.drop_map(map, &mut out);
        assert_eq!(out, [Effect::FetchMap(map), Effect::StopMap(map)]);
        assert!(library.map(map).is_none());
        library.fetch_map(map, &mut out);
        library.map_came(map, Err(words::fault_map_too_large()));
        assert_eq!(library.making(map), None);
        library.drop_map(map, &mut out);
        assert_eq!(out.len(), 3, "nothing is being made that could be stopped");
    }

    #[test]
    fn the_world_is_asked_for_once_and_again_when_it_could_not_be_had() {
        let (mut library, mut out) = (library(), Vec::new());
        for _ in 0..2 {
            library.fetch_world(&mut out);
        }
        library.world_came(Err(words::fault_rules_damaged()));
        library.fetch_world(&mut out);
        assert_eq!(out, [Effect::FetchWorld, Effect::FetchWorld]);
        library.world_came(Ok(Box::default()));
        library.fetch_world(&mut out);
        assert_eq!(out.len(), 2);
        assert!(library.world().is_some_and(|world| world.here().is_some()));
    }

    #[test]
    fn the_library_fetches_the_other_maps_one_by_one() {
        let (mut library, mut out) = (library(), Vec::new());
        let in_sight: Vec<MapId> = MapId::all().skip(1).collect();
        for _ in 0..MapId::known().count() + 1 {
            library.fetch_next_map(&in_sight, &mut out);
        }
        let asked = [MapId::LESSON].into_iter().chain(in_sight);
        assert_eq!(out, asked.map(Effect::FetchMap).collect::<Vec<_>>());
    }

    #[test]
    fn the_table_of_a_language_is_asked_for_again_once_it_has_failed() {
        let (mut library, mut out) = (library(), Vec::new());
        let language = Language::of_code("pl").expect("it is one of ours");
        for _ in 0..2 {
            library.fetch_language(language, &mut out);
        }
        assert_eq!(out, [Effect::FetchLanguage(language)]);
        library.language_came(language, None);
        library.fetch_language(language, &mut out);
        assert_eq!(out.len(), 2);
    }
}
