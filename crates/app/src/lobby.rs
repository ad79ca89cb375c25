//! The lobby: who sits where in which colour, and on which map the next game is played.

use std::fmt;
use std::rc::Rc;

use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{GameId, Level, Strength, TimeLimit};
use session::cabinet::{Cabinet, GameDef, Picture, Start};
use session::{Controller, MOST_AHEAD, Match, Seat, SeatAssignment, one_more_ahead};

use crate::clocks::Clocks;

/// A game of the lobby.
#[derive(Clone)]
struct Offer {
    /// The values chosen for it, by their numbers.
    chosen: Vec<usize>,
    /// The position on its card, if that shows one.
    position: Option<Rc<dyn Match>>,
}

/// Choices so far.
#[derive(Clone)]
pub struct Lobby {
    games: Cabinet,
    /// The game that is played next.
    pub game: GameId,
    /// The map that a game is played on which needs one.
    pub map: MapId,
    /// Place of the player who is to begin a game for two. It has no effect if no player sits there.
    begins: Option<Station>,
    /// By which clocks two play.
    pub clocks: Clocks,
    /// Place of the player who begins a game for two ahead, and the size of the lead.
    ahead: Option<(Station, u8)>,
    /// Choices and picture of each game of the cabinet.
    offers: Vec<Offer>,
    colours: [Option<PlayerColour>; Station::ALL.len()],
    /// Strength of the computer, at each place where it plays.
    computers: [Option<Level>; Station::ALL.len()],
    /// Where somebody far away is to sit.
    remotes: [bool; Station::ALL.len()],
    /// The opponent whom own screens change, where more than one play against their person.
    changed: Option<Station>,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl Lobby {
    /// A lobby of these games in which nobody sits.
    pub fn new(games: Cabinet) -> Self {
        let offer = |game: &'static GameDef| Offer {
            chosen: game.first_choices(),
            position: match game.picture {
                Picture::Position(position) => position().map(Rc::from),
                Picture::Drawn(_) => None,
            },
        };
        Self {
            games,
            game: games.first().id,
            map: MapId::default(),
            begins: None,
            clocks: Clocks::default(),
            ahead: None,
            offers: games.iter().map(offer).collect(),
            colours: [None; 6],
            computers: [None; 6],
            remotes: [false; 6],
            changed: None,
        }
    }

    /// The game that is played next.
    pub fn def(&self) -> &'static GameDef {
        self.games.get(self.game)
    }

    /// The colour of a place, if somebody sits there or the computer does.
    pub fn colour(&self, place: Station) -> Option<PlayerColour> {
        self.colours[place.index()]
    }

    /// Returns the strength of the computer at a place; `None` if it does not play there.
    pub fn computer(&self, place: Station) -> Option<Level> {
        self.computers[place.index()]
    }

    /// Everybody at the table, clockwise.
    pub fn sitting(&self) -> Vec<SeatAssignment> {
        let sits = |place| {
            Some(SeatAssignment {
                place,
                colour: self.colour(place)?,
                controller: match self.computer(place) {
                    Some(level) => Controller::Computer(level),
                    None if self.is_remote(place) => Controller::Remote,
                    None => Controller::Person,
                },
            })
        };
        Station::ALL.into_iter().filter_map(sits).collect()
    }

    /// Returns the place that begins, where people have chosen one. Otherwise chance decides.
    ///
    /// On a map the game has its own way.
    pub fn begins(&self) -> Option<Station> {
        let sits = |place: &Station| self.colour(*place).is_some() && !self.def().on_map;
        self.begins.filter(sits)
    }

    /// The two who sit here, each with the own time for a game for two; nobody where no such clock is chosen.
    pub fn timed(&self) -> Vec<(SeatAssignment, TimeLimit)> {
        let sitting = self.sitting();
        if sitting.len() != 2 || self.def().on_map {
            return Vec::new();
        }
        let timed = |seat: SeatAssignment| Some((seat, self.clocks.time_at(seat.place)?));
        sitting.into_iter().filter_map(timed).collect()
    }

    /// Returns whether one of two people can begin the chosen game ahead: against a computer its strength does the same.
    pub fn offers_ahead(&self) -> bool {
        self.heads() == (2, 0) && self.has_ahead(self.def())
    }

    /// Returns whether somebody can begin a game ahead as it is chosen.
    pub(crate) fn has_ahead(&self, game: &GameDef) -> bool {
        let start = Start {
            ahead: Some((0, MOST_AHEAD)),
            ..Start::chosen(self.chosen(game.id))
        };
        game.ahead.is_some() && (game.begin)(&start).is_some()
    }

    /// By how much the player at a place begins ahead; 0 for nobody's advantage.
    pub fn ahead_at(&self, place: Station) -> u8 {
        let own = self.ahead.filter(|(ahead, _)| *ahead == place);
        own.map_or(0, |(_, by)| by)
    }

    /// Lets the player at a place begin ahead by one more, and after the most by nothing. The other one then does not.
    pub(crate) fn next_ahead(&mut self, place: Station) {
        let by = one_more_ahead(self.ahead_at(place));
        self.ahead = (by > 0).then_some((place, by));
    }

    /// The seat that begins ahead among those who begin the chosen game in this order, and by how much.
    pub(crate) fn ahead_of(&self, seats: &[SeatAssignment]) -> Option<(Seat, u8)> {
        let (place, by) = self.ahead.filter(|_| self.offers_ahead())?;
        let seat = seats.iter().position(|seat| seat.place == place)?;
        Some((seat, by))
    }

    /// Chooses who begins; `None` lets chance tell.
    pub(crate) fn choose_first(&mut self, place: Option<Station>) {
        self.begins = place;
    }

    /// Returns the number of people who sit here, and the number of places with a computer.
    pub fn heads(&self) -> (usize, usize) {
        let taken = self.colours.iter().flatten().count();
        let computers = self.computers.iter().flatten().count();
        (taken - computers, computers)
    }

    /// Returns true if the player at a place can take a colour.
    pub fn is_free(&self, colour: PlayerColour, place: Station) -> bool {
        Station::ALL
            .iter()
            .all(|&other| other == place || self.colour(other) != Some(colour))
    }

    /// Sits down with the first colour that is free; nothing happens if somebody sits there.
    pub fn join(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.colours[place.index()] = PlayerColour::JOINING
                .into_iter()
                .find(|&colour| self.is_free(colour, place));
        }
    }

    /// Gives a place to the computer, as strong as most people want it; nothing happens if somebody
    /// sits there.
    pub fn give(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.join(place);
            self.computers[place.index()] = Some(Level::Fixed(Strength::Medium));
        }
    }

    /// Returns true if a place is left to a person far away.
    pub fn is_remote(&self, place: Station) -> bool {
        self.remotes[place.index()]
    }

    /// Leaves a place to somebody far away; nothing happens if somebody sits there.
    pub fn invite(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.join(place);
            self.remotes[place.index()] = true;
        }
    }

    /// Somebody has opened the lobby on a screen of their own: they sit there, and play against the
    /// weakest computer until they choose otherwise. Nothing happens if somebody sits there.
    pub(crate) fn open_for_one(&mut self) {
        if self.heads() == (0, 0) {
            self.join(Station::NearLeft);
            self.oppose(Controller::Computer(Level::Fixed(Strength::Newcomer)));
        }
    }

    /// It was no screen of one's own after all: if nobody has chosen anything since it was opened for one,
    /// nobody sits there.
    pub(crate) fn open_for_all(&mut self) {
        if self.is_as_opened() {
            Station::ALL.into_iter().for_each(|place| self.leave(place));
        }
    }

    /// Returns whether nobody has changed the seats since the lobby was opened, be it for one.
    pub(crate) fn is_as_opened(&self) -> bool {
        let mut alone = Self::new(self.games);
        alone.open_for_one();
        let is_alone = (alone.colours, alone.computers) == (self.colours, self.computers);
        is_alone || self.heads() == (0, 0)
    }

    /// The opponent whom an own screen changes: the one who came last, or else the last one who sits there.
    pub fn opponent(&self) -> Option<Station> {
        let others = self.sitting().into_iter().skip(1);
        let others: Vec<Station> = others.map(|seat| seat.place).collect();
        let changed = self.changed.filter(|place| others.contains(place));
        changed.or(others.last().copied())
    }

    /// Changes who the opponent is, who keeps place and colour. Without an opponent one sits down.
    pub(crate) fn oppose(&mut self, controller: Controller) {
        let Some(place) = self.opponent().or_else(|| self.free_place()) else {
            return;
        };
        self.join(place);
        self.computers[place.index()] = match controller {
            Controller::Computer(level) => Some(level),
            Controller::Person | Controller::StandIn(_) | Controller::Remote => None,
        };
        self.remotes[place.index()] = controller == Controller::Remote;
        self.changed = Some(place);
    }

    /// Lets one more computer play, as strongly as the last one, where the game has room for more.
    pub fn add(&mut self) {
        let Some(place) = self.free_place().filter(|_| self.has_room()) else {
            return;
        };
        let levels = self.computers.iter().flatten().copied();
        let level = levels.last().unwrap_or(Level::Fixed(Strength::Newcomer));
        self.give(place);
        self.choose_level(place, level);
        self.changed = Some(place);
    }

    /// Returns whether the game has room for one more.
    pub fn has_room(&self) -> bool {
        self.colours.iter().flatten().count() < *self.def().seats.end()
    }

    fn free_place(&self) -> Option<Station> {
        let is_free = |place: &Station| self.colour(*place).is_none();
        Station::ALL.into_iter().find(is_free)
    }

    /// Lets those go for whom the chosen game has no room, the last ones first.
    pub fn fit(&mut self) {
        let most = *self.def().seats.end();
        let sitting: Vec<_> = self.sitting().iter().map(|seat| seat.place).collect();
        sitting
            .iter()
            .skip(most)
            .for_each(|&place| self.leave(place));
    }

    /// Lets the computer at a place play so strongly; nothing happens if it does not play there.
    pub(crate) fn choose_level(&mut self, place: Station, level: Level) {
        if let Some(computer) = &mut self.computers[place.index()] {
            *computer = level;
        }
    }

    /// Takes a colour, if the place is taken and the colour is free.
    pub fn choose(&mut self, place: Station, colour: PlayerColour) {
        if self.colour(place).is_some() && self.is_free(colour, place) {
            self.colours[place.index()] = Some(colour);
        }
    }

    /// Stands up, or sends the computer away.
    pub fn leave(&mut self, place: Station) {
        self.colours[place.index()] = None;
        self.computers[place.index()] = None;
        self.remotes[place.index()] = false;
        // The next player at that place has chosen nothing.
        self.begins.take_if(|first| *first == place);
        self.clocks.leave(place);
        self.ahead.take_if(|(ahead, _)| *ahead == place);
    }

    /// The values chosen for a game, one number for each of its choices.
    pub fn chosen(&self, game: GameId) -> &[usize] {
        &self.offers[self.games.index(game)].chosen
    }

    /// The position on a game's card, if that shows one.
    pub fn position(&self, game: GameId) -> Option<&dyn Match> {
        self.offers[self.games.index(game)].position.as_deref()
    }

    /// The game that is played next as it begins, if that needs no map.
    pub fn beginning(&self) -> Option<Box<dyn Match>> {
        (self.def().begin)(&Start::chosen(self.chosen(self.game)))
    }

    /// Chooses a value for the game that is played next; what is not offered changes nothing.
    pub(crate) fn choose_value(&mut self, choice: usize, value: usize) {
        self.choose_for(self.game, choice, value);
    }

    fn choose_for(&mut self, game: GameId, choice: usize, value: usize) {
        let offered = self.games.get(game).choices.get(choice);
        if offered.is_some_and(|choice| value < choice.values.len()) {
            self.offers[self.games.index(game)].chosen[choice] = value;
        }
    }

    /// These people sit here, and nobody else.
    pub fn seat(&mut self, sitting: &[SeatAssignment]) {
        self.colours = [None; 6];
        self.computers = [None; 6];
        self.remotes = [false; 6];
        (self.begins, self.changed, self.ahead) = (None, None, None);
        for one in sitting {
            self.colours[one.place.index()] = Some(one.colour);
            self.computers[one.place.index()] = one.plays_as().computer();
            self.remotes[one.place.index()] = one.is_remote();
        }
    }

    /// Returns the choices, a line each, without the people: `map=asia`, `quickway=0 2 1`.
    pub fn to_text(&self) -> String {
        let mut text = format!("game={}\nmap={}\n", self.game, self.map.id());
        for (game, offer) in self.games.ids().zip(&self.offers) {
            let values: Vec<_> = offer.chosen.iter().map(usize::to_string).collect();
            if !values.is_empty() {
                text += &format!("{game}={}\n", values.join(" "));
            }
        }
        text + &self.clocks.to_line().unwrap_or_default()
    }

    /// Takes up a line of [`to_text`](Self::to_text); what is not offered changes nothing.
    pub fn read_line(&mut self, name: &str, value: &str) {
        match name {
            "game" => self.game = self.games.find(value).map_or(self.game, |game| game.id),
            "clock" => self.clocks.read(value),
            "map" => self.map = MapId::with_id(value).unwrap_or(self.map),
            _ => {
                let Some(game) = self.games.find(name) else {
                    return;
                };
                for (choice, value) in value.split(' ').enumerate() {
                    if let Ok(value) = value.parse() {
                        self.choose_for(game.id, choice, value);
                    }
                }
            }
        }
    }

    /// Returns a sentence about what is missing before the game can begin.
    pub fn missing(&self) -> Option<Message> {
        let GameDef { title, seats, .. } = self.def();
        let (people, computers) = self.heads();
        let sitting = people + computers;
        if sitting > *seats.end() {
            if computers > 0 {
                return Some(words::lobby_remove_a_computer(*title));
            }
            return Some(words::lobby_too_many(sitting - seats.end(), *title));
        }
        match seats.start().saturating_sub(sitting) {
            _ if people == 0 && computers > 0 => Some(words::lobby_nobody()),
            0 => None,
            1 => Some(words::lobby_one_more()),
            _ if *seats.end() == 2 => Some(words::lobby_two_can_play()),
            _ => Some(words::lobby_two_to_six_can_play()),
        }
    }
}
