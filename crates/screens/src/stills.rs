//! Cache of drawings that do not change while their subject is on the screen.

use std::rc::Rc;

use app::board_table::BoardTable;
use app::game_screen::UprightMap;
use app::loaded_map::{Lettering, LoadedMap, Written};
use app::table::{BoardSquare, TableScreen};
use base::table::{Rotation, Station};
use base::words::{Language, Words};
use rules::GameId;
use scene::{Colour, Layer, LayerName, Path, Pen, theme};

use super::{atlas, duel_board, map, tracks};

/// The lands of a map, each with its tint.
type Card = Rc<[(Path, Colour)]>;

/// Names on a map, and its cities.
#[derive(Clone, Debug)]
pub struct Towns {
    /// The names of seas and ranges and the paper round those of cities, under the rails.
    pub halos: Layer,
    /// Cities and their names, over the rails.
    pub towns: Layer,
}

/// Everything that the ground of a board for two depends on: the game, the board's width and place, and the
/// positions and rotations of its readers.
type BoardKey = (GameId, u8, BoardSquare, [[Station; 2]; 2], Rotation);

/// Maximum number of readers whose map names are cached: six seats with different languages, and the table.
const READERS: usize = 8;

/// Cached drawings.
#[derive(Clone, Debug, Default)]
pub struct Stills {
    room: Option<Layer>,
    language: Written,
    words: Words,
    /// Everything below the rails of a map.
    grounds: Vec<(Rc<LoadedMap>, Layer)>,
    /// The lands of a map as the lobby's large cards show them, lit or dim.
    cards: Vec<(Rc<LoadedMap>, bool, Card)>,
    /// Names on maps, by language and lettering; the latest last.
    towns: Vec<(Rc<LoadedMap>, Written, Lettering, Towns)>,
    /// Ground of the latest board.
    board: Option<(BoardKey, Layer)>,
    /// Layers last painted with more contrast, by the versions of their originals.
    contrasting: Vec<(u64, Layer)>,
}

impl Stills {
    /// Writes the names on maps in a language from now on.
    pub fn set_language(&mut self, words: &Words, language: Language) {
        self.language = (language, words.has(language));
        self.words = words.clone();
    }

    /// Returns the surroundings of an empty table, with tracks to all places.
    pub(crate) fn room(&mut self) -> Layer {
        let draw = || {
            let mut pen = Pen::default();
            tracks::draw(&mut pen, &Station::ALL);
            Layer::new(LayerName::Ground, pen.items)
        };
        self.room.get_or_insert_with(draw).clone()
    }

    /// Returns everything below the rails of a map.
    fn ground(&mut self, loaded_map: &Rc<LoadedMap>) -> Layer {
        let mut known = self.grounds.iter();
        if let Some((_, layer)) = known.find(|(map, _)| Rc::ptr_eq(map, loaded_map)) {
            return layer.clone();
        }
        let mut pen = Pen::default();
        atlas::draw_ground(&mut pen, &loaded_map.rails);
        let layer = Layer::new(LayerName::Ground, pen.items);
        self.grounds.push((loaded_map.clone(), layer.clone()));
        layer
    }

    /// Returns the lands of a map as on the lobby's large cards. A map that is not in play has no other drawing.
    pub(crate) fn card(&mut self, loaded_map: &Rc<LoadedMap>, is_lit: bool) -> Card {
        let same = |(map, lit, _): &&(_, bool, _)| Rc::ptr_eq(map, loaded_map) && *lit == is_lit;
        if let Some((.., card)) = self.cards.iter().find(same) {
            return card.clone();
        }
        let card: Card = atlas::card(&loaded_map.rails, map::CARD_SCALE, is_lit).into();
        self.cards.push((loaded_map.clone(), is_lit, card.clone()));
        card
    }

    /// The cities of a map with their names in a lettering.
    pub fn towns(&mut self, loaded_map: &Rc<LoadedMap>, lettering: &Lettering) -> Towns {
        let mut known = self.towns.iter();
        let known = known.find(|(map, written, to, _)| {
            Rc::ptr_eq(map, loaded_map) && (*written, to) == (self.language, lettering)
        });
        if let Some((.., towns)) = known {
            return towns.clone();
        }
        let [mut halos, mut towns] = [(); 2].map(|()| Pen::new(&self.words, self.language.0));
        map::draw_watermarks(&mut halos, loaded_map, lettering);
        map::draw_art_names(&mut halos, &loaded_map.rails, lettering);
        map::draw_halos(&mut halos, loaded_map, lettering);
        map::draw_towns(&mut towns, loaded_map, lettering);
        let towns = Towns {
            halos: Layer::new(LayerName::Halos, halos.items),
            towns: Layer::new(LayerName::Towns, towns.items),
        };
        if self.towns.len() >= READERS {
            self.towns.remove(0);
        }
        let drawn = (
            loaded_map.clone(),
            self.language,
            lettering.clone(),
            towns.clone(),
        );
        self.towns.push(drawn);
        towns
    }

    /// Returns a map for a picture to take home.
    pub(crate) fn upright(&mut self, loaded_map: &Rc<LoadedMap>) -> UprightMap {
        let Towns { halos, towns } = self.towns(loaded_map, &Lettering::default());
        UprightMap {
            ground: self.ground(loaded_map),
            halos,
            towns,
        }
    }

    fn board(&mut self, table: BoardTable<'_>) -> Layer {
        let board = table.play.shown();
        let places = [table.places(), table.readers()];
        let key = (
            table.id(),
            board.width(),
            table.square(),
            places,
            table.board_turn(),
        );
        match &self.board {
            Some((known, layer)) if *known == key => layer.clone(),
            Some(_) | None => {
                let layer = duel_board::ground(table);
                self.board = Some((key, layer.clone()));
                layer
            }
        }
    }

    /// A layer with more contrast.
    pub(crate) fn contrasting(&mut self, layer: &Layer) -> Layer {
        let make = || {
            Layer::new(
                layer.name,
                layer.items.iter().map(theme::contrasting).collect(),
            )
        };
        let same = |(_, known): &(u64, Layer)| known.name == layer.name;
        let at = self.contrasting.iter().position(same);
        let at = at.unwrap_or_else(|| {
            self.contrasting.push((layer.version, make()));
            self.contrasting.len() - 1
        });
        let known = &mut self.contrasting[at];
        if known.0 != layer.version {
            *known = (layer.version, make());
        }
        known.1.clone()
    }

    /// Returns the layer behind the moving parts of the board, and the names of its map.
    pub(crate) fn behind(&mut self, table: &TableScreen) -> (Layer, Option<Towns>) {
        if let Some(loaded_map) = table.loaded_map() {
            let towns = self.towns(loaded_map, &table.names());
            return (self.ground(loaded_map), Some(towns));
        }
        match table.board() {
            Some(board) => (self.board(board), None),
            // Every match is of one of the two kinds.
            None => (self.room(), None),
        }
    }
}
