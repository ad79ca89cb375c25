//! A [`View`] as bytes, so that it can be sent to where a player thinks. The map's graph goes with it,
//! without places and names, and nothing else is needed there. Numbers are little-endian, of two bytes
//! where nothing else is said.

use std::sync::Arc;

use super::View;
use crate::games::transglobal_rail::public::{Board, Player, PublicState};
use crate::games::transglobal_rail::setup::{SEATS, TAX};
use crate::games::transglobal_rail::{
    Anchor, Art, City, Label, MAP_FORMAT, MapFile, Phase, RailMap, Region, Symbol,
};

/// The layout's version, which is the first byte.
const LAYOUT: u8 = 2;
/// More intersections than this the players' tables do not hold.
const MOST_NODES: usize = 256;
/// No bank is ever further from 0 than this.
const MOST_DOLLARS: i32 = 10_000;
/// Stands for no hub and no builder.
const NONE: u16 = u16::MAX;

const PHASES: [Phase; 4] = [Phase::Hubs, Phase::Building, Phase::Finishing, Phase::Over];

impl View {
    /// The view as bytes, which [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![LAYOUT];
        let mut put = |number: usize| bytes.extend((number as u16).to_le_bytes());
        let map = self.map();
        put(map.places().len());
        put(map.links().len());
        for link in map.links() {
            put(link.a);
            put(link.b);
            put(link.cost.into());
        }
        put(map.cities().len());
        for city in map.cities() {
            put(city.node);
            put(city.region);
            put(city.ringed.into());
        }
        put(self.seat);
        put(self.seats());
        put(self.phase as usize);
        put(self.round as usize);
        put(self.start);
        put(self.turn);
        put(self.tax as usize);
        for player in &self.players {
            put(player.bank as i16 as usize);
            put(player.hub.unwrap_or(NONE.into()));
            put(player.paid as usize);
            put(player.first.into());
            put(player.connected.into());
        }
        for by in &self.rails {
            put(by.map_or(NONE.into(), usize::from));
        }
        put(self.recent.len());
        self.recent.iter().copied().for_each(&mut put);
        self.hand.into_iter().for_each(put);
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote.
    ///
    /// # Errors
    ///
    /// A sentence that says what cannot be. What is read can stand on a table, or a player can at least
    /// think about it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        let mut reader = Reader(bytes);
        if reader.byte()? != LAYOUT {
            return Err("The view is of another version.".into());
        }
        let map = Arc::new(read_map(&mut reader)?);
        let view = read_view(&mut reader, map)?;
        if !reader.0.is_empty() {
            return Err("The view goes on after its end.".into());
        }
        view.check()?;
        Ok(view)
    }

    /// Whether what was read fits together.
    fn check(&self) -> Result<(), String> {
        let sure = |fits: bool, why: &str| if fits { Ok(()) } else { Err(why.to_string()) };
        let building = self.phase == Phase::Building;
        let placed = |seat: usize| self.hub(seat).is_some();
        let hubs: Vec<_> = (0..self.seats())
            .filter_map(|seat| self.hub(seat))
            .collect();
        let apart = (1..hubs.len()).all(|last| !hubs[..last].contains(&hubs[last]));
        let known = hubs.iter().all(|&hub| hub < self.map().places().len());
        sure(known && apart, "The view's hubs cannot stand so.")?;
        if self.phase == Phase::Hubs {
            let before = |seat| (seat + self.seats() - self.start) % self.seats();
            let in_turn = |seat: usize| match before(seat).cmp(&before(self.turn)) {
                std::cmp::Ordering::Less => placed(seat),
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => !placed(seat),
            };
            sure(
                (0..self.seats()).all(in_turn),
                "The view's hubs are not in turn.",
            )?;
            let empty = self.rails.iter().all(Option::is_none);
            sure(empty, "The view has rails before its hubs.")?;
        } else {
            sure(hubs.len() == self.seats(), "The view lacks a hub.")?;
        }
        let seat_builds = |by: &u8| usize::from(*by) < self.seats();
        let built = self.rails.iter().flatten().all(seat_builds);
        sure(built, "A rail of the view was built by nobody.")?;
        for (place, &link) in self.recent.iter().enumerate() {
            let own =
                self.builder(link) == Some(self.turn) && !self.recent[..place].contains(&link);
            sure(own, "A link of the view's turn is not built.")?;
        }
        let spends = building || self.phase == Phase::Finishing || self.recent.is_empty();
        sure(spends, "The view has links where none can be built.")?;
        sure(
            !building || self.money() >= 0,
            "The view's turn is too dear.",
        )?;
        for (region, &city) in self.hand.iter().enumerate() {
            let known = self.map().cities().get(city);
            let fits = known.is_some_and(|known| known.region == region);
            sure(
                fits && self.is_dealt(city),
                "The view's cities cannot be dealt so.",
            )?;
        }
        let fits = match self.phase {
            Phase::Hubs | Phase::Building => {
                let new = |player: &Player| !player.connected && !player.first && player.paid == 0;
                self.players.iter().all(new)
            }
            Phase::Finishing => !self.players[self.turn].connected,
            Phase::Over => true,
        };
        sure(fits, "Somebody is connected in the view who cannot be.")
    }
}

fn read_map(reader: &mut Reader) -> Result<RailMap, String> {
    let nodes = reader.below(MOST_NODES + 1)?;
    let mut links = Vec::new();
    for _ in 0..reader.number()? {
        let [a, b, cost] = [reader.number()?, reader.number()?, reader.below(3)?];
        links.push((a, b, cost as u8));
    }
    let mut cities = Vec::new();
    for _ in 0..reader.number()? {
        cities.push(City {
            name: String::new(),
            node: reader.number()?,
            region: reader.number()?,
            ringed: reader.flag()?,
            label: Label {
                x: 0.0,
                y: 0.0,
                anchor: Anchor::Start,
            },
        });
    }
    let region = || Region {
        name: String::new(),
        colour: String::new(),
        symbol: Symbol::Sun,
    };
    let file = MapFile {
        format: MAP_FORMAT,
        name: String::new(),
        regions: std::iter::repeat_with(region).take(5).collect(),
        nodes: vec![[0.0; 2]; nodes],
        links,
        cities,
        art: Art::default(),
    };
    RailMap::try_from(file).map_err(|why| why.to_string())
}

fn read_view(reader: &mut Reader, map: Arc<RailMap>) -> Result<View, String> {
    let seat = reader.number()?;
    let seats = reader.below(SEATS.end() + 1)?;
    if !SEATS.contains(&seats) || seat >= seats {
        return Err("The view's seats cannot be.".into());
    }
    let phase = PHASES[reader.below(PHASES.len())?];
    let round = reader.number()? as u32;
    let [start, turn] = [reader.below(seats)?, reader.below(seats)?];
    let tax = reader.number()? as i32;
    if !TAX.contains(&tax) {
        return Err("The view's taxes cannot be.".into());
    }
    let mut players = Vec::new();
    for _ in 0..seats {
        players.push(Player {
            bank: i32::from(reader.number()? as u16 as i16),
            hub: reader.unless_none()?,
            paid: reader.number()? as i32,
            first: reader.flag()?,
            connected: reader.flag()?,
        });
    }
    let sane = |player: &Player| player.bank.abs() <= MOST_DOLLARS && player.paid <= MOST_DOLLARS;
    if !players.iter().all(sane) {
        return Err("A bank of the view cannot be.".into());
    }
    let mut rails = Vec::with_capacity(map.links().len());
    for _ in 0..map.links().len() {
        let by = reader.unless_none()?.map(u8::try_from).transpose();
        rails.push(by.map_err(|_| "A rail of the view was built by nobody.")?);
    }
    let mut recent = Vec::new();
    for _ in 0..reader.number()? {
        recent.push(reader.number()?);
    }
    let mut hand = [0; 5];
    for city in &mut hand {
        *city = reader.number()?;
    }
    let public = PublicState {
        board: Board(map),
        tax,
        phase,
        round,
        start,
        turn,
        players,
        rails,
        recent,
    };
    Ok(View { public, seat, hand })
}

/// Bytes that are being read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, String> {
        let (&byte, rest) = self.0.split_first().ok_or("The view ends too soon.")?;
        self.0 = rest;
        Ok(byte)
    }

    fn number(&mut self) -> Result<usize, String> {
        let bytes = [self.byte()?, self.byte()?];
        Ok(u16::from_le_bytes(bytes).into())
    }

    fn below(&mut self, end: usize) -> Result<usize, String> {
        let number = self.number()?;
        if number < end {
            return Ok(number);
        }
        Err("A number of the view is too large.".into())
    }

    fn flag(&mut self) -> Result<bool, String> {
        Ok(self.below(2)? == 1)
    }

    fn unless_none(&mut self) -> Result<Option<usize>, String> {
        let number = self.number()?;
        Ok((number != usize::from(NONE)).then_some(number))
    }
}
