//! Beginning of matches: by START, again after the last one, or by TRY IT. People who do not know the chosen game
//! play it by TRY IT at once. It has its smallest board or the shortest time, a coach and an easy computer. The
//! choices in the lobby stay as they are.

use base::sort::sort_few_by_key;
use rand::Rng;

use crate::input::Effect;
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::motion::{DISSOLVE_MS, Growth, Moving};
use crate::state::State;
use crate::table::{Purpose, TableScreen};
use base::sound::Sound;
use base::table::{PlayerColour, Rotation, Station};
use base::words::{self, Message};
use rules::maps::MapId;
use rules::{GameId, Level, Strength};
use scene::{Area, Length, LobbyTarget, Slider, Target};
use session::cabinet::{GameDef, OnMap, Start, Terms};
use session::{Controller, PlayTerms, Revision, Seat, SeatAssignment, Session, only_human};

/// Options of a match, apart from the map and the players.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// A number for each of the game's choices.
    values: Vec<usize>,
    /// Money that each bank holds at first, in dollars.
    bank: i32,
    /// Money that taxes leave the poorest, in dollars.
    tax: i32,
    /// True if the match is played to learn the game.
    is_trial: bool,
    /// True if chance is kind to the first seat.
    is_kind: bool,
    /// On which terms two play.
    terms: PlayTerms,
}

impl Chosen {
    /// A number for each of the game's choices.
    pub(crate) fn values(&self) -> &[usize] {
        &self.values
    }
}

impl State {
    /// The same people play the same game again.
    pub(crate) fn again(&mut self, out: &mut Vec<Effect>) {
        // After exercises it is the first time.
        if self.course().is_some() {
            return self.leave_course(out);
        }
        let played = self.session().and_then(|session| session.game().map());
        if played != Some(MapId::LESSON) {
            return self.again_on(played, out);
        }
        // After the lesson comes the map that is chosen or, as long as that is not here, another one.
        let chosen = [self.lobby.map].into_iter().chain(self.maps());
        let mut here = chosen.filter(|&map| self.library.loaded_map(map).is_some());
        match here.next() {
            Some(map) => self.again_on(Some(map), out),
            None => self.library.fetch_map(self.lobby.map, out),
        }
    }

    /// The map after the one on which a match is played, in the order of the lobby, if it has come.
    pub fn another_map(&self) -> Option<MapId> {
        let played = self.session()?.game().map()?;
        if played == MapId::LESSON {
            return None;
        }
        let is_here = |map: &MapId| *map != played && self.library.loaded_map(*map).is_some();
        let maps = self.maps();
        let at = maps.iter().position(|&map| map == played);
        let (before, after) = maps.split_at(at.unwrap_or_default());
        after.iter().chain(before).copied().find(is_here)
    }

    /// The same people play the same game again, on a map if it is played on one.
    pub(crate) fn again_on(&mut self, map: Option<MapId>, out: &mut Vec<Effect>) {
        let Some(session) = self.session() else {
            return;
        };
        let is_trial = self.table().is_some_and(TableScreen::is_trial);
        let seats = session.seats().iter();
        let mut seats: Vec<SeatAssignment> = seats.map(|seat| seat.plays_as()).collect();
        // The easy conditions for learning the game end with the first match.
        let learnt = seats
            .iter_mut()
            .filter(|seat| is_trial && !seat.is_person());
        learnt.for_each(|seat| seat.controller = Controller::Computer(Level::Even));
        // Where only two play, the other one begins now.
        if let [_, _] = seats[..] {
            seats.reverse();
        }
        let game = session.id();
        let mut chosen = self.chosen(game);
        let mut terms = session.terms().clone();
        terms.ahead = self.table().and_then(TableScreen::ahead_again);
        chosen.terms = terms.for_another();
        if !is_trial {
            chosen.terms.score = session.score().reversed();
        }
        self.begin_match(game, seats, map, chosen, out);
        if let Some(table) = self.screen.table_mut() {
            table.coach.leave_all();
        }
    }

    /// Returns a sentence on what START still lacks: people, or the map.
    pub fn missing(&self) -> Option<Message> {
        self.lobby.missing().or_else(|| self.missing_map())
    }

    /// The same for the map alone.
    pub(crate) fn missing_map(&self) -> Option<Message> {
        if !self.lobby.def().on_map {
            return None;
        }
        match self.library.map(self.lobby.map) {
            Some(Loadable::Here(_)) => None,
            Some(Loadable::Broken(_)) => Some(words::lobby_map_missing()),
            Some(Loadable::Coming) | None => Some(words::lobby_map_loading()),
        }
    }

    /// Returns the duration of the chosen game for the players who have sat down, as a sentence.
    pub fn duration(&self) -> Message {
        let (people, computers) = self.lobby.heads();
        let terms = Terms {
            people,
            computers,
            map: self.lobby.map,
            bank: self.house.settings.get(Slider::Bank),
            tax: self.house.settings.get(Slider::Taxes),
        };
        (self.lobby.def().duration)(&terms)
    }

    /// Returns whether the player at a place has lost so often this evening that beginning ahead would be fair.
    pub fn proposes_ahead(&self, place: Station) -> bool {
        self.lobby.evening.trails(place, &self.lobby.sitting())
    }

    /// Returns true if a player of a finished game for two may take a head start in the next one. That player has
    /// lost often enough this evening, or has a head start already.
    pub fn offers_ahead_again(&self, seat: Seat) -> bool {
        let Some(table) = self.table().filter(|table| !table.is_trial()) else {
            return false;
        };
        let session = table.session();
        let are_people = session.seats().iter().all(SeatAssignment::is_human);
        let is_ahead = table.ahead_again().is_some_and(|(ahead, _)| ahead == seat);
        let is_fair = is_ahead || session.score().trails(seat);
        are_people && is_fair && self.lobby.has_ahead(self.games.get(session.id()))
    }

    /// The player at a place wants to begin the next game ahead by more, or by nothing any more.
    pub(crate) fn next_ahead(&mut self, place: Station) {
        if let Some(table) = self.screen.table_mut()
            && let Some(seat) = table.session().seat_at(place)
        {
            table.raise_ahead(seat);
        }
    }

    /// Begins the chosen game with those who have sat down.
    pub fn start(&mut self, out: &mut Vec<Effect>) {
        let mut seats = self.lobby.sitting();
        let mut chosen = self.chosen(self.lobby.game);
        // Where two play, they have chosen who begins, or chance tells; on a map the game's own chance does.
        match self.lobby.begins() {
            Some(first) => sort_few_by_key(&mut seats, |seat| seat.place != first),
            None if self.lobby.def().on_map => {}
            None => {
                chosen.terms.drawn = true;
                if !self.chance.next_u64().is_multiple_of(2) {
                    seats.reverse();
                }
            }
        }
        if !self.lobby.def().on_map {
            chosen.terms.clock = self.lobby.clocks.of(&seats);
            chosen.terms.ahead = self.lobby.ahead_of(&seats);
            seats = with_a_free_side(seats);
        }
        chosen.terms.score = self.lobby.evening.score_of(&seats);
        self.begin_match(self.lobby.game, seats, Some(self.lobby.map), chosen, out);
    }

    /// Returns the choices for a match, as people have made them.
    pub(crate) fn chosen(&self, game: GameId) -> Chosen {
        Chosen {
            values: self.lobby.chosen(game).to_vec(),
            bank: self.house.settings.get(Slider::Bank),
            tax: self.house.settings.get(Slider::Taxes),
            is_trial: false,
            is_kind: false,
            terms: PlayTerms::default(),
        }
    }

    pub(crate) fn begin_match(
        &mut self,
        game: GameId,
        seats: Vec<SeatAssignment>,
        map: Option<MapId>,
        mut chosen: Chosen,
        out: &mut Vec<Effect>,
    ) {
        let def = self.games.get(game);
        let card = match map.filter(|&map| def.on_map && map != MapId::LESSON) {
            Some(map) => LobbyTarget::Map(map),
            None => LobbyTarget::Game(game),
        };
        self.grow_out_of(card, out);
        // Games without chance leave the table's alone.
        let fair = match def.on_map {
            true => self.fair_seed(),
            false => None,
        };
        let seed = match def.on_map {
            true => fair.unwrap_or_else(|| self.chance.next_u64()),
            false => 0,
        };
        // A seed that phones have agreed on is dealt as it is.
        chosen.is_kind = chosen.is_trial && fair.is_none() && only_human(&seats).is_some();
        let screen = self.new_table(def, seats, map, &chosen, seed, self.last_revision());
        let screen = screen.map(|screen| screen.on_terms(chosen.terms));
        let begins = screen.is_some();
        self.put(screen, out);
        if begins {
            self.count_begin(out);
        }
        self.tell_who_begins();
        if begins && def.on_map {
            self.deal(out);
        }
    }

    /// Says aloud who begins a game for two.
    fn tell_who_begins(&mut self) {
        if let Some(opening) = self.board().and_then(|board| board.opening()) {
            self.speech.say(words::mirror_here(opening));
        }
    }

    /// The board of the match that begins grows out of its card, if that is in sight.
    pub(crate) fn grow_out_of(&self, card: LobbyTarget, out: &mut Vec<Effect>) {
        let is_shown = self.layout() == Layout::Table && !self.is_still();
        let card = self
            .hands
            .shown
            .area(Target::Lobby(card))
            .filter(|_| is_shown);
        if let Some(Area::Rect { from, to }) = card.map(|card| card.area) {
            out.push(Effect::Dissolve(DISSOLVE_MS));
            out.push(Effect::Grow(Growth::out_of(from, to)));
        }
    }

    /// Cards fly to all seats: a round begins.
    pub fn deal(&mut self, out: &mut Vec<Effect>) {
        let now = self.now;
        if let Some(table) = self.screen.table_mut() {
            table.motions.begin(Moving::Cards, None, now);
            out.push(Effect::Sound(Sound::Cards, None));
        }
    }

    /// A match at its beginning. `None` if its map is missing; the lobby offers only what the rules accept.
    pub(crate) fn new_table(
        &self,
        def: &GameDef,
        seats: Vec<SeatAssignment>,
        map: Option<MapId>,
        chosen: &Chosen,
        seed: u64,
        before: Revision,
    ) -> Option<TableScreen> {
        let map = map.filter(|_| def.on_map);
        let loaded = map.and_then(|id| Some((id, self.library.loaded_map(id)?)));
        let game = (def.begin)(&Start {
            seats: seats.len(),
            chosen: &chosen.values,
            position: def.tried_at.filter(|_| chosen.is_trial),
            ahead: chosen.terms.ahead,
            map: loaded.map(|(id, loaded_map)| OnMap {
                id,
                rails: &loaded_map.rails,
            }),
            bank: chosen.bank,
            tax: chosen.tax,
            seed,
            is_kind: chosen.is_kind,
        })?;
        let session = Session::new(game, seats, before)?;
        let mut screen = TableScreen::new(session, loaded.map(|(_, loaded_map)| loaded_map))?;
        if chosen.is_trial {
            screen.purpose = Purpose::Trial;
        }
        Some(screen)
    }

    /// Returns a sentence on what TRY IT still lacks. One person is enough for it.
    pub fn missing_to_try(&self) -> Option<Message> {
        let (seats, missing) = match self.one_alone() {
            Some(_) => (2, None),
            None => (self.lobby.sitting().len(), self.lobby.missing()),
        };
        let missing_map = || match self.map_to_try(seats) {
            MapId::LESSON => None,
            _ => self.missing_map(),
        };
        missing.or_else(missing_map)
    }

    pub(crate) fn try_it(&mut self, out: &mut Vec<Effect>) {
        let seats = self.learners();
        self.begin_course(self.lobby.game, 0, seats, out);
    }

    /// Returns the seated players, with beginner computers; a single person plays against one.
    pub(crate) fn learners(&self) -> Vec<SeatAssignment> {
        match self.one_alone() {
            Some(person) => vec![person, self.opponent_of(person)],
            None => {
                let newcomer = Controller::Computer(Level::Fixed(Strength::Newcomer));
                let mut seats = self.lobby.sitting();
                let computers = seats.iter_mut().filter(|seat| !seat.is_person());
                computers.for_each(|seat| seat.controller = newcomer);
                // The learner begins.
                sort_few_by_key(&mut seats, |seat| !seat.is_person());
                seats
            }
        }
    }

    /// The game itself is tried.
    pub(crate) fn begin_trial(
        &mut self,
        game: GameId,
        seats: Vec<SeatAssignment>,
        out: &mut Vec<Effect>,
    ) {
        let chosen = self.chosen_to_try(game);
        let map = self.map_to_try(seats.len());
        self.begin_match(game, seats, Some(map), chosen, out);
    }

    /// Returns the map for a trial of so many seats: the lesson's map, if it has loaded and is large enough.
    fn map_to_try(&self, seats: usize) -> MapId {
        let lesson = self.library.loaded_map(MapId::LESSON);
        match lesson.is_some_and(|map| seats <= map.rails.hands()) {
            true => MapId::LESSON,
            false => self.lobby.map,
        }
    }

    /// Returns the choices for a match that is played to learn the game.
    pub(crate) fn chosen_to_try(&self, game: GameId) -> Chosen {
        let [(_, bank), (_, tax)] = Length::Quick.settings();
        let values = self.games.get(game).trial_choices(self.lobby.chosen(game));
        Chosen {
            values,
            bank,
            tax,
            is_trial: true,
            is_kind: false,
            terms: PlayTerms::default(),
        }
    }

    /// Returns the only seated person. Without any, it is the reader of the sheet in the middle.
    fn one_alone(&self) -> Option<SeatAssignment> {
        let (people, computers) = self.lobby.heads();
        match (people, computers) {
            (0, _) => Some(self.reader()),
            (1, 0) => self.lobby.sitting().first().copied(),
            _ => None,
        }
    }

    /// Returns the reader of the sheet in the middle of the lobby, as a seated person.
    pub(crate) fn reader(&self) -> SeatAssignment {
        SeatAssignment {
            place: match self.lobby.look.rotation() {
                Rotation::R0 => Station::NearLeft,
                Rotation::R90 => Station::Left,
                Rotation::R180 => Station::FarRight,
                Rotation::R270 => Station::Right,
            },
            colour: self.lobby.def().colours[0],
            controller: Controller::Person,
        }
    }

    /// A newcomer in another colour, at a short side, where it takes nothing from a board's height.
    fn opponent_of(&self, person: SeatAssignment) -> SeatAssignment {
        let usual = self.lobby.def().colours;
        let mut colours = usual.into_iter().rev().chain(PlayerColour::ALL);
        let other = colours.find(|&colour| colour != person.colour);
        SeatAssignment {
            place: short_side_from(person.place),
            colour: other.unwrap_or(usual[1]),
            controller: Controller::Computer(Level::Fixed(Strength::Newcomer)),
        }
    }
}

/// Returns the short side on which an opponent of a person sits.
fn short_side_from(person: Station) -> Station {
    match person {
        Station::NearLeft | Station::FarLeft | Station::Left => Station::Right,
        Station::NearRight | Station::FarRight | Station::Right => Station::Left,
    }
}

/// Moves a computer that one person plays against to a short side, where it takes nothing from the height of the
/// board. Only people need their own side of it.
fn with_a_free_side(mut seats: Vec<SeatAssignment>) -> Vec<SeatAssignment> {
    if let Some(person) = only_human(&seats).filter(SeatAssignment::is_person) {
        let computers = seats.iter_mut().filter(|seat| !seat.is_human());
        for seat in computers.filter(|seat| seat.place.turn().is_upright()) {
            seat.place = short_side_from(person.place);
        }
    }
    seats
}
