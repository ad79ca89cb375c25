//! Drawings that never change while what they show is on the screen: drawn once, and kept here.

use std::rc::Rc;

use crate::app::loaded_map::LoadedMap;
use crate::app::table::{BoardTable, TableScreen, board_places};
use crate::games::GameId;
use crate::maps::RailMap;
use crate::scene::{Layer, LayerName, Path, Pen};
use crate::table::{Rotation, Station};

use super::{duel, map, tracks};

/// The drawings of a map.
#[derive(Debug)]
pub struct MapStills {
    /// Sea, land, and links.
    pub ground: Layer,
    /// Cities and their names.
    pub towns: Layer,
    /// The outline of the land, an eighth as large as the stage.
    pub outline: Path,
}

impl MapStills {
    fn new(loaded_map: &LoadedMap) -> Self {
        let layer = |name, draw: fn(&mut Pen, &RailMap)| {
            let mut pen = Pen::default();
            draw(&mut pen, &loaded_map.rails);
            Layer::new(name, pen.items)
        };
        Self {
            ground: layer(LayerName::Ground, map::draw_ground),
            towns: layer(LayerName::Towns, map::draw_towns),
            outline: map::outline(&loaded_map.rails, map::CARD_SCALE),
        }
    }
}

/// All that the ground of a board for two depends on: the game, the board's width, and who sees it
/// upright and from where.
type BoardKey = (GameId, u8, [Station; 2], Rotation);

/// The drawings that have been made so far.
#[derive(Clone, Debug, Default)]
pub struct Stills {
    room: Option<Layer>,
    maps: Vec<(Rc<LoadedMap>, Rc<MapStills>)>,
    /// That of the board which was drawn last.
    board: Option<(BoardKey, Layer)>,
}

impl Stills {
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

    fn board(&mut self, table: BoardTable<'_>) -> Layer {
        let board = table.shown();
        let places = board_places(table.sitting);
        let key = (table.id(), board.width(), places, table.board_turn());
        match &self.board {
            Some((known, layer)) if *known == key => layer.clone(),
            Some(_) | None => {
                let layer = duel::ground(board, table.sitting);
                self.board = Some((key, layer.clone()));
                layer
            }
        }
    }

    /// The layers behind and above whatever moves on the board.
    pub fn behind(&mut self, table: &TableScreen) -> (Layer, Option<Layer>) {
        if let Some(loaded_map) = table.loaded_map() {
            let stills = self.map(loaded_map);
            return (stills.ground.clone(), Some(stills.towns.clone()));
        }
        match table.board() {
            Some(board) => (self.board(board), None),
            // Every match is one of the two.
            None => (self.room(), None),
        }
    }
}
