//! Drawings that never change while what they show is on the screen: drawn once, and kept here.

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

/// The drawings of a map.
#[derive(Debug)]
pub struct MapStills {
    /// Sea, land, and links.
    pub ground: Layer,
    /// The outline of the land, an eighth as large as the stage.
    pub outline: Path,
    /// The lands of its regions with their tints, for the same card.
    pub lands: Vec<(Path, Colour)>,
}

/// What is named on a map.
#[derive(Clone, Debug)]
pub struct Towns {
    /// The names of seas and ranges and the paper round those of cities, under the rails.
    pub halos: Layer,
    /// Cities and their names, over the rails.
    pub towns: Layer,
}

impl MapStills {
    fn new(loaded_map: &LoadedMap) -> Self {
        let mut pen = Pen::default();
        atlas::draw_ground(&mut pen, &loaded_map.rails);
        Self {
            ground: Layer::new(LayerName::Ground, pen.items),
            outline: atlas::outline(&loaded_map.rails, map::CARD_SCALE),
            lands: atlas::lands(&loaded_map.rails, map::CARD_SCALE),
        }
    }
}

/// All that the ground of a board for two depends on: the game, the board's width, its room, and who sees it
/// upright and from where.
type BoardKey = (GameId, u8, BoardSquare, [Station; 2], Rotation);

/// The names on maps are kept for so many readers: six seats in languages of their own, and the house.
const READERS: usize = 8;

/// The drawings that have been made so far.
#[derive(Clone, Debug, Default)]
pub struct Stills {
    room: Option<Layer>,
    language: Written,
    words: Words,
    maps: Vec<(Rc<LoadedMap>, Rc<MapStills>)>,
    /// What is named on a map, by its language and its lettering; the latest last.
    towns: Vec<(Rc<LoadedMap>, Written, Lettering, Towns)>,
    /// That of the board which was drawn last.
    board: Option<(BoardKey, Layer)>,
    /// What was painted last with more contrast, by the versions of the layers that it was made of.
    contrasting: Vec<(u64, Layer)>,
}

impl Stills {
    /// Writes the names on maps in a language from now on.
    pub fn set_language(&mut self, words: &Words, language: Language) {
        self.language = (language, words.has(language));
        self.words = words.clone();
    }

    /// The room round an empty table, with tracks to all places.
    pub fn room(&mut self) -> Layer {
        let draw = || {
            let mut pen = Pen::default();
            tracks::draw(&mut pen, &Station::ALL);
            Layer::new(LayerName::Ground, pen.items)
        };
        self.room.get_or_insert_with(draw).clone()
    }

    /// The drawings of a map.
    pub fn map(&mut self, loaded_map: &Rc<LoadedMap>) -> Rc<MapStills> {
        let known = self
            .maps
            .iter()
            .find(|(other, _)| Rc::ptr_eq(other, loaded_map));
        if let Some((_, stills)) = known {
            return stills.clone();
        }
        let stills = Rc::new(MapStills::new(loaded_map));
        self.maps.push((loaded_map.clone(), stills.clone()));
        stills
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
        map::draw_watermarks(&mut halos, &loaded_map.rails, lettering);
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

    /// A map as it is drawn for somebody who takes it home.
    pub fn upright(&mut self, loaded_map: &Rc<LoadedMap>) -> UprightMap {
        let Towns { halos, towns } = self.towns(loaded_map, &Lettering::default());
        UprightMap {
            ground: self.map(loaded_map).ground.clone(),
            halos,
            towns,
        }
    }

    fn board(&mut self, table: BoardTable<'_>) -> Layer {
        let board = table.shown();
        let places = table.readers();
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
    pub fn contrasting(&mut self, layer: &Layer) -> Layer {
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

    /// The layer behind whatever moves on the board, and of a map what is named on it.
    pub fn behind(&mut self, table: &TableScreen) -> (Layer, Option<Towns>) {
        if let Some(loaded_map) = table.loaded_map() {
            let towns = self.towns(loaded_map, &table.names());
            return (self.map(loaded_map).ground.clone(), Some(towns));
        }
        match table.board() {
            Some(board) => (self.board(board), None),
            // Every match is one of the two.
            None => (self.room(), None),
        }
    }
}
