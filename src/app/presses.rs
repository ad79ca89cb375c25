//! What presses mean: every button, and what is touched on a board, comes here once it counts.

use rand::Rng;

use crate::games::transglobal_rail::{MapId, Setup, TransglobalRail};
use crate::games::{Cell, GameId};
use crate::record::Record;
use crate::scene::{Slider, Target};
use crate::table::{Place, Turn};

use super::duel::{Duel, Touched};
use super::lobby::Sitting;
use super::play::Play;
use super::{App, Effect, Note, OnTable, Over, Question, Shelf, Sound, boards};

/// How long a seat's panel says why something was refused, in milliseconds.
const NOTE_MS: f64 = 2500.0;

impl App {
    /// A button has been pressed; it acts if it was allowed when the finger went down and still is.
    pub(super) fn press(&mut self, target: Target, was_enabled: bool, out: &mut Vec<Effect>) {
        let enabled = was_enabled && self.area(target).is_some_and(|area| area.enabled);
        if !enabled {
            return out.push(Effect::Sound(Sound::Buzz));
        }
        if self.viewing.is_some() {
            return self.press_viewing(target, out);
        }
        match target {
            Target::Join(place) => {
                self.lobby.join(place);
                self.changed[place.index()] = self.now;
            }
            Target::Computer(place) => {
                self.lobby.give(place);
                self.changed[place.index()] = self.now;
            }
            Target::Strength(place, strength) => self.lobby.choose_strength(place, strength),
            Target::Colour(place, colour) => self.lobby.choose(place, colour),
            Target::Leave(place) => {
                self.lobby.leave(place);
                self.changed[place.index()] = self.now;
            }
            Target::Map(map) => {
                self.lobby.map = map;
                self.fetch(map, out);
            }
            Target::Game(game) => self.lobby.game = game,
            Target::Choice(choice, value) => self.lobby.choose_value(choice, value),
            Target::Start => self.start(out),
            Target::Rules => self.open_rules(self.game_id(), out),
            Target::RulesOf(game) => self.open_rules(game, out),
            Target::Cog => {
                self.over = match self.over {
                    None | Some(Over::Waiting) => Some(Over::Settings),
                    Some(_) => return self.close_panel(),
                };
            }
            Target::FullScreen => out.push(Effect::FullScreen(!self.full_screen)),
            Target::NewGame => self.over = Some(Over::Ask(Question::NewGame)),
            Target::EndGame => self.over = Some(Over::Ask(Question::EndGame)),
            Target::No => self.over = None,
            Target::Yes => self.answer_yes(out),
            Target::Page(page) => self.leaf(page),
            Target::Turn => self.turn = self.turn.next(),
            Target::TurnLobby => self.lobby_turn = self.lobby_turn.next().next(),
            Target::TakeUp => self.go_on_with_it(out),
            Target::Anew => self.begin_anew(out),
            Target::Close => self.close_panel(),
            Target::Update => out.push(Effect::TakeNewVersion),
            Target::Heard => self.trouble = None,
            Target::GoOn => {
                if let Some(play) = self.play_mut() {
                    play.go_on();
                    out.push(Effect::Sound(Sound::Whistle));
                }
            }
            Target::Again => self.again(out),
            Target::ToLobby => self.game = None,
            Target::Undo(place) => {
                match &mut self.game {
                    Some(OnTable::Rail(play)) => _ = play.undo(),
                    Some(OnTable::Duel(duel)) => duel.undo(),
                    None => {}
                }
                self.notes[place.index()] = None;
            }
            Target::Ok(place) if self.duel().is_some() => self.confirm(place, out),
            Target::Ok(place) => self.rule(place, Play::confirm, out),
            Target::Discard(place) => self.rule(place, Play::discard, out),
            // Handled where fingers are: they do more than act on release.
            Target::Cities(place) => self.keep_open(place, !self.list_is_open(place)),
            Target::Link(_) | Target::Node(_) => self.touch_board(target, out),
            Target::Cell(cell) => self.touch_cells(cell, cell, out),
            Target::Say(place) => self.at_duel(place, |duel, _| duel.say()),
            Target::Resign(place) => self.at_duel(place, |duel, player| duel.ask(player, true)),
            Target::KeepOn(place) => self.at_duel(place, |duel, player| duel.ask(player, false)),
            Target::GiveUp(place) => {
                self.at_duel(place, Duel::resign);
                out.push(Effect::Sound(Sound::Fanfare));
            }
            Target::Hint(_) => self.press_hint(out),
            Target::Hints => {
                let share = 1.0 - self.settings.share(Slider::Hints);
                self.settings.slide(Slider::Hints, share);
            }
            Target::Review => self.open_review(out),
            Target::Look(_) | Target::Network(_) | Target::Step(_) | Target::Results => {
                self.press_review(target);
            }
            Target::Share => self.share(),
            Target::Copy => self.copy(out),
            Target::Slider(_) | Target::Blank | Target::PlayOn | Target::TurnView => {}
            other => self.operate(other, out),
        }
    }

    fn answer_yes(&mut self, out: &mut Vec<Effect>) {
        match self.over.take() {
            Some(Over::Ask(Question::NewGame)) => self.again(out),
            Some(Over::Ask(Question::EndGame)) => self.game = None,
            other => self.over = other,
        }
    }

    /// The game on the table, or the one that is chosen.
    pub(super) fn game_id(&self) -> GameId {
        let game = self.game.as_ref();
        game.map_or(self.lobby.game, OnTable::id)
    }

    /// The same people play the same game again; in a game for two the other one begins.
    fn again(&mut self, out: &mut Vec<Effect>) {
        match &self.game {
            Some(OnTable::Rail(play)) => self.start_rail(play.sitting.clone(), play.map, out),
            Some(OnTable::Duel(duel)) => {
                let [first, second] = duel.sitting;
                self.start_duel(duel.id(), [second, first], out);
            }
            None => {}
        }
    }

    /// What is missing before START is allowed, as a sentence: people, or the map.
    pub(super) fn missing(&self) -> Option<String> {
        if let Some(missing) = self.lobby.missing() {
            return Some(missing);
        }
        if self.lobby.game != GameId::TransglobalRail {
            return None;
        }
        let missing = match &self.maps[self.lobby.map.index()] {
            Some(Shelf::Here(_)) => return None,
            Some(Shelf::Broken(_)) => "This map is missing. Touch it again, or another.",
            Some(Shelf::Coming) | None => "The map is on its way.",
        };
        Some(missing.into())
    }

    fn start(&mut self, out: &mut Vec<Effect>) {
        let sitting = self.lobby.sitting();
        if self.lobby.game == GameId::TransglobalRail {
            return self.start_rail(sitting, self.lobby.map, out);
        }
        if let &[one, other] = &sitting[..] {
            let first = self.chance.next_u64().is_multiple_of(2);
            let sitting = if first { [one, other] } else { [other, one] };
            self.start_duel(self.lobby.game, sitting, out);
        }
    }

    fn start_rail(&mut self, sitting: Vec<Sitting>, map: MapId, out: &mut Vec<Effect>) {
        let Some(Shelf::Here(atlas)) = &self.maps[map.index()] else {
            return;
        };
        let setup = Setup {
            seats: sitting.len(),
            bank: self.settings.get(Slider::Bank),
            tax: self.settings.get(Slider::Taxes),
            seed: self.chance.next_u64(),
        };
        // The lobby offers only what the rules accept, so a refusal leaves the table as it is.
        if let Ok(game) = TransglobalRail::new(atlas.rails.clone(), setup) {
            let play = Play::new(map, atlas.clone(), sitting, Record::new(game));
            self.put(OnTable::Rail(Box::new(play)), out);
        }
    }

    fn start_duel(&mut self, game: GameId, sitting: [Sitting; 2], out: &mut Vec<Effect>) {
        if let Some(bout) = boards::begin(game, self.lobby.chosen(game)) {
            self.put(OnTable::Duel(Box::new(Duel::new(bout, sitting))), out);
        }
    }

    /// Something has gone wrong that people should read; it comes behind what they have not read yet.
    pub(super) fn complain(&mut self, why: String) {
        match &mut self.trouble {
            Some(words) if words.contains(&why) => {}
            Some(words) => {
                words.push(' ');
                words.push_str(&why);
            }
            None => self.trouble = Some(why),
        }
    }

    /// A new game comes to the table.
    pub(super) fn put(&mut self, game: OnTable, out: &mut Vec<Effect>) {
        self.game = Some(game);
        self.games += 1;
        self.turn = Turn::Upright;
        // Whatever fingers were doing was meant for the game before.
        self.contacts.rest();
        out.push(Effect::Sound(Sound::Whistle));
    }

    pub(super) fn touch_board(&mut self, target: Target, out: &mut Vec<Effect>) {
        let acting = |play: &Play| Some(play.sitting[play.person()?].place);
        if let Some(place) = self.play().and_then(acting) {
            match target {
                Target::Link(link) => self.rule(place, |play| play.touch_link(link), out),
                Target::Node(node) => self.rule(place, |play| play.touch_node(node), out),
                _ => {}
            }
        }
    }

    /// Asks the rules; a refusal buzzes, and the seat's panel says why.
    fn rule<E: std::fmt::Display>(
        &mut self,
        place: Place,
        ask: impl FnOnce(&mut Play) -> Result<Vec<Sound>, E>,
        out: &mut Vec<Effect>,
    ) {
        let Some(play) = self.play_mut() else { return };
        let turn = play.turn();
        match ask(play) {
            Ok(sounds) => {
                // A list closes at its owner's OK, and all do at the end of a round, even those
                // that fingers hold open: what they would show next is not what was asked for.
                let (confirmed, ended) = (play.turn() != turn, play.ended().is_some());
                self.contacts
                    .end_peeks(|other| ended || (confirmed && other == place));
                self.notes[place.index()] = None;
                out.extend(sounds.into_iter().map(Effect::Sound));
            }
            Err(refusal) => self.refuse(place, Some(refusal.to_string()), out),
        }
    }

    /// What was touched leads nowhere: a buzz, and where there is a word for it, the word.
    fn refuse(&mut self, place: Place, why: Option<String>, out: &mut Vec<Effect>) {
        let until = self.now + NOTE_MS;
        self.notes[place.index()] = why.map(|words| Note { words, until });
        out.push(Effect::Sound(Sound::Buzz));
    }
}

/// Games for two.
impl App {
    /// A finger has gone from one cell to another, or touched one: `from` and `to` are the same.
    pub(super) fn touch_cells(&mut self, from: Cell, to: Cell, out: &mut Vec<Effect>) {
        self.hide_hint();
        let now = self.now;
        let Some(duel) = self.duel_mut() else { return };
        let Some(player) = duel.person() else { return };
        let place = duel.sitting[player].place;
        let before = duel.shown().text();
        let touched = if from == to {
            duel.touch(to, now)
        } else {
            duel.drag(from, to, now)
        };
        match touched {
            Touched::Made => {
                let moved = duel.shown().text() != before;
                let sound = if moved { Sound::Rail } else { Sound::Click };
                self.notes[place.index()] = None;
                out.push(Effect::Sound(sound));
            }
            Touched::Nowhere(why) => self.refuse(place, why, out),
        }
    }

    fn confirm(&mut self, place: Place, out: &mut Vec<Effect>) {
        self.at_duel(place, |duel, _| _ = duel.confirm());
        if self.duel().is_some_and(|duel| duel.ended().is_some()) {
            out.push(Effect::Sound(Sound::Fanfare));
        }
    }

    /// What the player at a place does.
    fn at_duel(&mut self, place: Place, act: impl FnOnce(&mut Duel, boards::Player)) {
        if let Some(duel) = self.duel_mut()
            && let Some(player) = duel.player_at(place)
        {
            act(duel, player);
            self.notes[place.index()] = None;
        }
    }
}
