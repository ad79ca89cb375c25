//! The lobby: the seats with their colours, and the choices for the next game.

use std::fmt;
use std::rc::Rc;

use base::table::{PlayerColour, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{GameId, Level, Strength, TimeLimit};
use session::cabinet::{Cabinet, GameDef, Picture, Start};
use session::{Controller, MOST_AHEAD, Match, Seat, SeatAssignment, one_more_ahead};

use crate::clocks::Clocks;
use crate::evening::Evening;
use crate::lobby_look::LobbyLook;
use crate::workshop::Workshop;

/// A game of the lobby.
#[derive(Clone)]
struct Offer {
    /// The chosen values, by their numbers.
    chosen: Vec<usize>,
    /// The position on its card, if the card shows one.
    position: Option<Rc<dyn Match>>,
}

/// Choices so far.
#[derive(Clone)]
pub struct Lobby {
    games: Cabinet,
    /// The next game.
    pub game: GameId,
    /// The map, for games with maps.
    pub map: MapId,
    /// Place of the player who is to begin a game for two. It has no effect if no player sits there.
    begins: Option<Station>,
    /// The clocks of a game for two.
    pub clocks: Clocks,
    /// Place of the player who begins a game for two ahead, and the size of the lead.
    ahead: Option<(Station, u8)>,
    /// Choices and picture of each game of the cabinet.
    offers: Vec<Offer>,
    colours: [Option<PlayerColour>; Station::ALL.len()],
    /// Strength of the computer, at each place where it plays.
    computers: [Option<Level>; Station::ALL.len()],
    /// Places that wait for far players.
    remotes: [bool; Station::ALL.len()],
    /// The opponent that an own screen changes, if its person has several.
    changed: Option<Station>,
    /// How it looks.
    pub look: LobbyLook,
    /// The workshop of own maps.
    pub workshop: Workshop,
    /// Results of earlier matches, and the last revision before this one.
    pub(crate) evening: Evening,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl Lobby {
    /// Makes an empty lobby of these games.
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
            look: LobbyLook::default(),
            workshop: Workshop::default(),
            evening: Evening::default(),
        }
    }

    /// All choices are as at first. What is seen, what is being made, and who has just played stay.
    pub(crate) fn lay_anew(&mut self) {
        let fresh = Self::new(self.games);
        let before = std::mem::replace(self, fresh);
        (self.look, self.workshop, self.evening) = (before.look, before.workshop, before.evening);
    }

    /// The next game.
    pub fn def(&self) -> &'static GameDef {
        self.games.get(self.game)
    }

    /// Returns the colour of a taken place.
    pub fn colour(&self, place: Station) -> Option<PlayerColour> {
        self.colours[place.index()]
    }

    /// Returns the strength of the computer at a place; `None` if it does not play there.
    pub fn computer(&self, place: Station) -> Option<Level> {
        self.computers[place.index()]
    }

    /// Returns all players, clockwise.
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

    /// Returns the place that begins, if people have chosen one. Otherwise chance decides.
    ///
    /// Games on maps choose their first player themselves.
    pub fn begins(&self) -> Option<Station> {
        let sits = |place: &Station| self.colour(*place).is_some() && !self.def().on_map;
        self.begins.filter(sits)
    }

    /// Returns the players of a game for two with their times. Empty without a clock, and with a sand-glass.
    pub fn timed(&self) -> Vec<(SeatAssignment, TimeLimit)> {
        let sitting = self.sitting();
        if sitting.len() != 2 || self.def().on_map {
            return Vec::new();
        }
        let timed = |seat: SeatAssignment| Some((seat, self.clocks.time_at(seat.place)?));
        sitting.into_iter().filter_map(timed).collect()
    }

    /// Returns true if the chosen game has head starts and two people play it. Against a computer its strength does the
    /// same.
    pub fn offers_ahead(&self) -> bool {
        self.heads() == (2, 0) && self.has_ahead(self.def())
    }

    /// Returns true if the game as chosen has head starts.
    pub(crate) fn has_ahead(&self, game: &GameDef) -> bool {
        let start = Start {
            ahead: Some((0, MOST_AHEAD)),
            ..Start::chosen(self.chosen(game.id))
        };
        game.ahead.is_some() && (game.begin)(&start).is_some()
    }

    /// Returns the head start of the player at a place; 0 for none.
    pub fn ahead_at(&self, place: Station) -> u8 {
        let own = self.ahead.filter(|(ahead, _)| *ahead == place);
        own.map_or(0, |(_, by)| by)
    }

    /// Raises the head start of the player at a place by one; the largest is followed by none. The other player loses
    /// theirs.
    pub(crate) fn next_ahead(&mut self, place: Station) {
        let by = one_more_ahead(self.ahead_at(place));
        self.ahead = (by > 0).then_some((place, by));
    }

    /// Returns the seat with a head start among players in this order, and its size.
    pub(crate) fn ahead_of(&self, seats: &[SeatAssignment]) -> Option<(Seat, u8)> {
        let (place, by) = self.ahead.filter(|_| self.offers_ahead())?;
        let seat = seats.iter().position(|seat| seat.place == place)?;
        Some((seat, by))
    }

    /// Chooses the place that begins; `None` leaves it to chance.
    pub(crate) fn choose_first(&mut self, place: Option<Station>) {
        self.begins = place;
    }

    /// Returns the number of people, and of computers.
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

    /// Takes a free place with the first free colour.
    pub fn join(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.colours[place.index()] = PlayerColour::JOINING
                .into_iter()
                .find(|&colour| self.is_free(colour, place));
        }
    }

    /// Gives a free place to a computer of the default strength.
    pub fn give(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.join(place);
            self.computers[place.index()] = Some(Level::Fixed(Strength::Medium));
        }
    }

    /// Returns true if a place waits for a far player.
    pub fn is_remote(&self, place: Station) -> bool {
        self.remotes[place.index()]
    }

    /// Reserves a free place for a far player.
    pub fn invite(&mut self, place: Station) {
        if self.colour(place).is_none() {
            self.join(place);
            self.remotes[place.index()] = true;
        }
    }

    /// Seats the person of an own screen against the weakest computer, unless a place is taken.
    pub(crate) fn open_for_one(&mut self) {
        if self.heads() == (0, 0) {
            self.join(Station::NearLeft);
            self.oppose(Controller::Computer(Level::Fixed(Strength::Newcomer)));
        }
    }

    /// Empties the lobby that was opened for an own screen, unless a person has changed it. The screen has become a
    /// table.
    pub(crate) fn open_for_all(&mut self) {
        if self.is_as_opened() {
            Station::ALL.into_iter().for_each(|place| self.leave(place));
        }
    }

    /// Returns true if no person has changed the seats since the lobby was opened.
    pub(crate) fn is_as_opened(&self) -> bool {
        let mut alone = Self::new(self.games);
        alone.open_for_one();
        let is_alone = (alone.colours, alone.computers) == (self.colours, self.computers);
        is_alone || self.heads() == (0, 0)
    }

    /// Returns the opponent that an own screen changes: the latest, or else the last in order.
    pub fn opponent(&self) -> Option<Station> {
        let others = self.sitting().into_iter().skip(1);
        let others: Vec<Station> = others.map(|seat| seat.place).collect();
        let changed = self.changed.filter(|place| others.contains(place));
        changed.or(others.last().copied())
    }

    /// Replaces the opponent, who keeps place and colour. Without an opponent one joins.
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

    /// Adds a computer as strong as the last one, if the game has room for it.
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

    /// Returns true if the game has room for one more player.
    pub fn has_room(&self) -> bool {
        self.colours.iter().flatten().count() < *self.def().seats.end()
    }

    fn free_place(&self) -> Option<Station> {
        let is_free = |place: &Station| self.colour(*place).is_none();
        Station::ALL.into_iter().find(is_free)
    }

    /// Removes players for whom the chosen game has no room, the last ones first.
    pub fn fit(&mut self) {
        let most = *self.def().seats.end();
        let sitting: Vec<_> = self.sitting().iter().map(|seat| seat.place).collect();
        sitting
            .iter()
            .skip(most)
            .for_each(|&place| self.leave(place));
    }

    /// Sets the strength of the computer at a place, if one plays there.
    pub(crate) fn choose_level(&mut self, place: Station, level: Level) {
        if let Some(computer) = &mut self.computers[place.index()] {
            *computer = level;
        }
    }

    /// Gives a taken place another colour, if the colour is free.
    pub fn choose(&mut self, place: Station, colour: PlayerColour) {
        if self.colour(place).is_some() && self.is_free(colour, place) {
            self.colours[place.index()] = Some(colour);
        }
    }

    /// Frees a place.
    pub fn leave(&mut self, place: Station) {
        self.colours[place.index()] = None;
        self.computers[place.index()] = None;
        self.remotes[place.index()] = false;
        // The next player at that place has chosen nothing.
        self.begins.take_if(|first| *first == place);
        self.clocks.leave(place);
        self.ahead.take_if(|(ahead, _)| *ahead == place);
    }

    /// Returns the chosen values of a game, one number for each of its choices.
    pub fn chosen(&self, game: GameId) -> &[usize] {
        &self.offers[self.games.index(game)].chosen
    }

    /// Returns the position on a game's card, if the card shows one.
    pub fn position(&self, game: GameId) -> Option<&dyn Match> {
        self.offers[self.games.index(game)].position.as_deref()
    }

    /// Returns the start of the next game, unless it needs a map.
    pub fn beginning(&self) -> Option<Box<dyn Match>> {
        (self.def().begin)(&Start::chosen(self.chosen(self.game)))
    }

    /// Chooses a value for the next game. A value that is not offered changes nothing.
    pub(crate) fn choose_value(&mut self, choice: usize, value: usize) {
        self.choose_for(self.game, choice, value);
    }

    fn choose_for(&mut self, game: GameId, choice: usize, value: usize) {
        let offered = self.games.get(game).choices.get(choice);
        if offered.is_some_and(|choice| value < choice.values.len()) {
            self.offers[self.games.index(game)].chosen[choice] = value;
        }
    }

    /// Replaces all players by these.
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

    /// Applies a line of [`to_text`](Self::to_text). A choice that is not offered changes nothing.
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

    /// Returns the reason why the game cannot begin yet.
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
