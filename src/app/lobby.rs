//! The lobby: who sits where in which colour, and on which map the next game is played.

use crate::games::GameId;
use crate::games::transglobal_rail::MapId;
use crate::players::Strength;
use crate::session::{Controller, SeatAssignment, choices};
use crate::table::{Place, PlayerColour};

use super::poster::{Poster, poster};

/// What has been chosen so far.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The game that is played next.
    pub game: GameId,
    /// The map that Transglobal Rail is played on.
    pub map: MapId,
    /// The values chosen for each game of [`GameId::ALL`], by their numbers.
    chosen: Vec<Vec<usize>>,
    /// What announces each game of [`GameId::ALL`].
    posters: Vec<Poster>,
    colours: [Option<PlayerColour>; Place::ALL.len()],
    /// How strongly the computer plays, where it does.
    computers: [Option<Strength>; Place::ALL.len()],
}

impl Default for Lobby {
    fn default() -> Self {
        Self {
            game: GameId::TransglobalRail,
            map: MapId::Europe,
            chosen: GameId::ALL
                .iter()
                .map(|&game| choices(game).iter().map(|choice| choice.first).collect())
                .collect(),
            posters: GameId::ALL.iter().map(|&game| poster(game)).collect(),
            colours: [None; 6],
            computers: [None; 6],
        }
    }
}

impl Lobby {
    /// The colour of a place, if somebody sits there or the computer does.
    pub fn colour(&self, place: Place) -> Option<PlayerColour> {
        self.colours[place.index()]
    }

    /// How strongly the computer plays at a place; `None` if it does not.
    pub fn computer(&self, place: Place) -> Option<Strength> {
        self.computers[place.index()]
    }

    /// Everybody at the table, clockwise.
    pub fn sitting(&self) -> Vec<SeatAssignment> {
        let sits = |place| {
            Some(SeatAssignment {
                place,
                colour: self.colour(place)?,
                controller: match self.computer(place) {
                    Some(strength) => Controller::Computer(strength),
                    None => Controller::Person,
                },
            })
        };
        Place::ALL.into_iter().filter_map(sits).collect()
    }

    /// How many people sit here, and at how many places the computer plays.
    pub fn heads(&self) -> (usize, usize) {
        let taken = self.colours.iter().flatten().count();
        let computers = self.computers.iter().flatten().count();
        (taken - computers, computers)
    }

    /// Whether a colour can be taken by the player at a place.
    pub fn is_free(&self, colour: PlayerColour, place: Place) -> bool {
        Place::ALL
            .iter()
            .all(|&other| other == place || self.colour(other) != Some(colour))
    }

    /// Sits down with the first colour that is free; nothing happens if somebody sits there.
    pub fn join(&mut self, place: Place) {
        if self.colour(place).is_none() {
            self.colours[place.index()] = PlayerColour::ALL
                .into_iter()
                .find(|&colour| self.is_free(colour, place));
        }
    }

    /// Gives a place to the computer, as strong as most people want it; nothing happens if somebody
    /// sits there.
    pub fn give(&mut self, place: Place) {
        if self.colour(place).is_none() {
            self.join(place);
            self.computers[place.index()] = Some(Strength::Medium);
        }
    }

    /// Lets the computer at a place play so strongly; nothing happens if it does not play there.
    pub fn choose_strength(&mut self, place: Place, strength: Strength) {
        if let Some(computer) = &mut self.computers[place.index()] {
            *computer = strength;
        }
    }

    /// Takes a colour, if the place is taken and the colour is free.
    pub fn choose(&mut self, place: Place, colour: PlayerColour) {
        if self.colour(place).is_some() && self.is_free(colour, place) {
            self.colours[place.index()] = Some(colour);
        }
    }

    /// Stands up, or sends the computer away.
    pub fn leave(&mut self, place: Place) {
        self.colours[place.index()] = None;
        self.computers[place.index()] = None;
    }

    /// The values chosen for a game, one number for each of its [`choices`].
    pub fn chosen(&self, game: GameId) -> &[usize] {
        &self.chosen[game.index()]
    }

    /// What announces a game.
    pub fn poster(&self, game: GameId) -> &Poster {
        &self.posters[game.index()]
    }

    /// Chooses a value for the game that is played next; what is not offered changes nothing.
    pub fn choose_value(&mut self, choice: usize, value: usize) {
        self.choose_for(self.game, choice, value);
    }

    fn choose_for(&mut self, game: GameId, choice: usize, value: usize) {
        let offered = choices(game).get(choice);
        if offered.is_some_and(|choice| value < choice.values.len()) {
            self.chosen[game.index()][choice] = value;
        }
    }

    /// These people sit here, and nobody else.
    pub fn seat(&mut self, sitting: &[SeatAssignment]) {
        self.colours = [None; 6];
        self.computers = [None; 6];
        for one in sitting {
            self.colours[one.place.index()] = Some(one.colour);
            self.computers[one.place.index()] = one.computer();
        }
    }

    /// What is chosen, a line each, without the people: `Map=Asia`, `Quickway=0 2 1`.
    pub fn to_text(&self) -> String {
        let mut text = format!("Game={}\nMap={}\n", self.game.name(), self.map.name());
        for (game, chosen) in GameId::ALL.iter().zip(&self.chosen) {
            let values: Vec<_> = chosen.iter().map(usize::to_string).collect();
            if !values.is_empty() {
                text += &format!("{}={}\n", game.name(), values.join(" "));
            }
        }
        text
    }

    /// Takes up a line of [`to_text`](Self::to_text); what is not offered changes nothing.
    pub fn read_line(&mut self, name: &str, value: &str) {
        let game_called = |name| GameId::ALL.iter().find(|game| game.name() == name);
        match name {
            "Game" => self.game = game_called(value).copied().unwrap_or(self.game),
            "Map" => {
                let mut maps = MapId::ALL.into_iter();
                self.map = maps.find(|map| map.name() == value).unwrap_or(self.map);
            }
            _ => {
                let Some(&game) = game_called(name) else {
                    return;
                };
                for (choice, value) in value.split(' ').enumerate() {
                    if let Ok(value) = value.parse() {
                        self.choose_for(game, choice, value);
                    }
                }
            }
        }
    }

    /// What is missing before the game can begin, as a sentence.
    pub fn missing(&self) -> Option<String> {
        let players = self.game.players();
        let (people, computers) = self.heads();
        let sitting = people + computers;
        if sitting > *players.end() {
            let name = self.game.name();
            if computers > 0 {
                return Some(format!("{name} is for two: touch REMOVE at a computer."));
            }
            let leaving = match sitting - players.end() {
                1 => "one of you has",
                2 => "two of you have",
                3 => "three of you have",
                _ => "four of you have",
            };
            return Some(format!("{name} is for two: {leaving} to touch LEAVE."));
        }
        match players.start().saturating_sub(sitting) {
            _ if people == 0 && computers > 0 => {
                Some("Touch JOIN where you sit: somebody has to play.".into())
            }
            0 => None,
            1 => Some("One more player has to join, or the computer.".into()),
            _ if *players.end() == 2 => Some("Touch JOIN where you sit. Two can play.".into()),
            _ => Some("Touch JOIN where you sit. Two to six can play.".into()),
        }
    }
}
