//! Saving the game: every change is saved immediately. A game that was saved earlier, or that people have left,
//! waits for a decision to continue.

use crate::arrivals::Waiting;
use crate::input::{Effect, Found, Reading};
use crate::journal::Recovered;
use crate::kiosk::host_file::OPERATORS;
use crate::layout::Layout;
use crate::loadable::Loadable;
use crate::lobby::Lobby;
use crate::room::from_word;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::snapshot;
use crate::state::State;
use crate::table::TableScreen;
use base::Millis;
use base::words::{self, Language, Message};
use rules::maps::MapId;
use rules::record::{Save, Unreadable};
use scene::Slider;
use session::{Clock, Session};

impl State {
    /// Takes the contents of the storage. The latest good save waits, damaged ones are set aside and reported, and
    /// the settings are restored.
    pub(crate) fn found(&mut self, found: Found, out: &mut Vec<Effect>) {
        self.settings_found(&found.settings, out);
        // A page that holds a seat elsewhere has no use for games of its own, and leaves them untouched.
        if self.is_member() {
            return;
        }
        let has_own = match self.linked_game() {
            Some(linked) => linked.hides_a_game(),
            None => self.table().is_some(),
        };
        // Requests from before this was known are void, and are made again.
        let Recovered { mut saves, damaged } = self.keeper.recover(found.slots, found.entries);
        let why = damaged.first().map(|(_, why)| *why);
        let damaged = damaged.into_iter().map(|(bytes, _)| bytes);
        out.extend(damaged.map(Effect::PutAside));
        let mut aside = found.aside.iter().rev();
        let aside = aside.find_map(|bytes| Save::from_bytes(bytes).ok());
        self.keeper.arrivals.put_aside(aside);
        let copy = found.copy.filter(|_| saves.is_empty());
        let copy = copy.and_then(|copy| self.keeper.recover_copy(&copy));
        let has_copy = copy.is_some();
        if let Some(copy) = copy {
            saves.push(copy);
            self.overlays.complain(words::fault_second_copy());
        } else if let Some(why) = why {
            self.overlays.tell_unreadable(why);
        }
        if has_own {
            self.come_late(saves, out);
        } else {
            if why.is_some() || has_copy {
                self.keeper.keep_again(saves.first().cloned(), out);
            }
            let by_itself =
                self.keeper.arrivals.go_on_by_themselves() && self.linked_game().is_none();
            self.wait_with_one_of(saves, by_itself, out);
        }
        self.open_as_kiosk(out);
    }

    /// Takes the saved settings. Unreadable settings are no reason to let anyone into the panel.
    fn settings_found(&mut self, settings: &Reading, out: &mut Vec<Effect>) {
        self.keeper.mistrust_settings();
        self.kiosk.read = Some(true);
        match settings {
            Reading::There(text) => {
                let chosen = self.chosen_so_far();
                self.read_settings(&format!("{text}\n{chosen}"), out);
                if !chosen.is_empty() {
                    self.keeper.mistrust_settings();
                }
                if self.kiosk.settings_were_read(text) {
                    self.keeper.mistrust_settings();
                }
            }
            // A database that was damaged may be found empty: then the second copy counts.
            Reading::Empty => self.kiosk.go_by_backup(true),
            Reading::Unreadable => self.kiosk.go_by_backup(false),
        }
    }

    /// Puts aside a stored game that comes when a game is on the table. That game would otherwise be written over
    /// it.
    fn come_late(&mut self, saves: Vec<Save>, out: &mut Vec<Effect>) {
        if let Some(save) = saves.into_iter().next()
            && let Ok(bytes) = save.to_bytes()
        {
            out.push(Effect::PutAside(bytes));
            self.keeper.arrivals.put_aside(Some(save));
            self.overlays.complain(words::fault_found_late());
        }
        self.keeper.forget_game(out);
    }

    /// Lets the first of some saves wait, and the others if it cannot be played.
    fn wait_with_one_of(&mut self, saves: Vec<Save>, by_itself: bool, out: &mut Vec<Effect>) {
        if let Some(waiting) = Waiting::first_of(saves) {
            let waiting = Waiting {
                by_itself,
                ..waiting
            };
            self.wait(waiting, out);
        }
    }

    /// Offers a game that was set aside, if no other game waits. At a kiosk only the operator gets it.
    pub(crate) fn offer_aside(&mut self, out: &mut Vec<Effect>) {
        let is_free = matches!(self.screen, Screen::Lobby) && self.waiting().is_none();
        if !is_free
            || self.is_member()
            || self.is_kiosk()
            || self.keeper.arrivals.opening().is_some()
        {
            return;
        }
        if let Some(save) = self.keeper.arrivals.take_aside() {
            let waiting = Waiting {
                aside: true,
                ..Waiting::new(save)
            };
            self.wait(waiting, out);
        }
    }

    /// Lets a game wait for "go on" or "new game", until a time if there is one.
    pub(crate) fn wait_with(&mut self, save: Save, until: Option<Millis>, out: &mut Vec<Effect>) {
        let waiting = Waiting {
            until,
            ..Waiting::new(save)
        };
        self.wait(waiting, out);
    }

    fn wait(&mut self, waiting: Waiting, out: &mut Vec<Effect>) {
        if let Some(map) = snapshot::map_of(&waiting.save) {
            self.library.fetch_map(map, out);
        }
        self.keeper.arrivals.wait(waiting);
        self.make_ready(out);
    }

    /// Makes the waiting game ready, unless its map is missing. An unplayable game is set aside and reported, and
    /// the one before it waits instead.
    pub(crate) fn make_ready(&mut self, out: &mut Vec<Effect>) {
        let Some(waiting) = self.waiting() else {
            return;
        };
        if waiting.game.is_some() || self.map_to_come().is_some() {
            return;
        }
        let ready = self.restore(&waiting.save);
        match (ready, self.keeper.arrivals.take_waiting()) {
            // A save that was set aside may hold anything.
            (Ok(game), Some(waiting)) if waiting.aside && game.session().is_finished() => {}
            (Err(_), Some(waiting)) if waiting.aside => {}
            (Ok(game), Some(mut waiting)) => {
                let by_itself = waiting.by_itself;
                waiting.game = Some(game);
                self.keeper.arrivals.wait(waiting);
                if by_itself {
                    self.go_on_with_it(out);
                }
            }
            (Err(why), Some(waiting)) => {
                self.overlays.tell_unreadable(why);
                if let Ok(bytes) = waiting.save.to_bytes() {
                    out.push(Effect::PutAside(bytes));
                }
                self.keeper.keep_again(waiting.spares.first().cloned(), out);
                self.wait_with_one_of(waiting.spares, waiting.by_itself, out);
            }
            (_, None) => {}
        }
    }

    /// Returns the map that the waiting game still needs, with the reason if loading it failed.
    pub fn map_to_come(&self) -> Option<(MapId, Option<&Message>)> {
        let map = snapshot::map_of(&self.waiting()?.save)?;
        match self.library.map(map) {
            Some(Loadable::Here(_)) => None,
            Some(Loadable::Broken(why)) => Some((map, Some(why))),
            Some(Loadable::Coming) | None => Some((map, None)),
        }
    }

    /// Puts the waiting game on the table at its last step, with city lists closed. If loading its map failed, the
    /// page requests it again.
    pub(crate) fn go_on_with_it(&mut self, out: &mut Vec<Effect>) {
        if let Some((map, _)) = self.map_to_come() {
            return self.library.fetch_map(map, out);
        }
        let Some(waiting) = self.keeper.arrivals.take_waiting() else {
            return;
        };
        drop_aside(&waiting, out);
        self.lobby.seat(&waiting.sitting());
        for (place, language) in snapshot::languages(&waiting.save) {
            self.house.languages.choose(place, Some(language));
        }
        self.need_languages(out);
        let game = waiting.game;
        self.put(game.map(|game| game.later_than(self.last_revision())), out);
    }

    /// The waiting game is forgotten.
    pub(crate) fn begin_anew(&mut self, out: &mut Vec<Effect>) {
        self.drop_waiting(out);
        self.keeper.forget_game(out);
    }

    /// Drops the game that waits. People who looked on at it do not look on at the next one, which others play.
    /// People who held a seat of it lose it if the place is empty, or if another person has sat down there.
    pub(crate) fn drop_waiting(&mut self, out: &mut Vec<Effect>) {
        if let Some(waiting) = self.keeper.arrivals.take_waiting() {
            drop_aside(&waiting, out);
            self.elsewhere.withdraw_watching(out);
        }
    }

    /// A game that was kept, ready for the table.
    pub(crate) fn restore(&self, save: &Save) -> Result<TableScreen, Unreadable> {
        let map = snapshot::map_of(save);
        let loaded_map = map.and_then(|map| self.library.loaded_map(map));
        snapshot::restore(save, self.games, loaded_map)
    }

    /// Saves the game if something of it has changed; forgets it if there is none any more.
    pub(crate) fn keep(&mut self, out: &mut Vec<Effect>) {
        // A game that is only looked at, or played elsewhere, is not kept. The own game stays in the storage as it
        // was.
        if !self.situation().is_own() {
            return;
        }
        let session = self.screen.kept_session();
        let clock = session.and_then(|session| session.terms().clock.as_ref());
        let left = clock.map_or(0, Clock::total);
        let revision = session.map(Session::revision);
        let Some(confirmed) = self.keeper.has_changed(revision, left) else {
            return;
        };
        let Some(session) = self.screen.kept_session() else {
            self.keeper.has_no_game();
            // A waiting game is still needed.
            if self.waiting().is_none() {
                self.keeper.forget_game(out);
            }
            return;
        };
        let save = snapshot::save(session, &self.house.languages, self.keeper.next_number());
        if let Some(why) = self.keeper.keep(save, confirmed, out) {
            self.overlays.complain(why);
        }
    }

    /// Reports that something could not be kept. People hear of it once, and the save is tried again with the next
    /// event.
    pub(crate) fn not_saved(&mut self, why: &Message, out: &mut Vec<Effect>) {
        if let Some(why) = self.keeper.failed(why) {
            self.overlays.complain(why);
        }
        if self.kiosk.read.is_none() {
            self.kiosk.go_by_backup(false);
            self.open_as_kiosk(out);
        }
    }

    /// Tells the page whether the game goes on without a question if the person before an own screen loads it again.
    /// At a table others may have come meanwhile.
    pub(crate) fn tell_goes_on(&mut self, out: &mut Vec<Effect>) {
        let is_own = self.layout() == Layout::Own && self.situation().is_own();
        let is_there =
            self.screen.kept_session().is_some() || self.keeper.arrivals.waits_by_itself();
        let goes_on = is_own && is_there;
        self.house.outside.tell_goes_on(goes_on, out);
    }

    /// The game on the table as a link tells it, and how many steps it has: what tests compare.
    pub fn kept(&self) -> Option<(String, usize)> {
        let session = self.session()?;
        let text = snapshot::save(session, &self.house.languages, 0)
            .ok()?
            .to_text()
            .ok()?;
        Some((text, session.moves()))
    }

    /// Tells the settings to be kept if they have changed.
    pub(crate) fn keep_settings(&mut self, out: &mut Vec<Effect>) {
        // A page that holds a seat elsewhere leaves what this machine has kept as it is.
        if self.is_member() {
            return;
        }
        // Settings that cannot be read are not written over, because they would then tell of no PIN.
        if self.kiosk.read.is_some() && self.kiosk.is_locked() {
            return;
        }
        if self.kiosk.read.is_some() {
            self.kiosk.keep_backup(out);
        }
        self.keeper.keep_settings(self.settings_text(), out);
    }

    /// Returns the lines of [`settings_text`](Self::settings_text) that the address or a finger changed before the
    /// storage answered. They have priority over the saved lines.
    ///
    /// The operator's sliders are left out, because their first values may be guesses from the screen.
    fn chosen_so_far(&self) -> String {
        let choices = |settings: &Settings, lobby: &Lobby| {
            let visitors = Slider::ALL.into_iter();
            let visitors = visitors.filter(|slider| !OPERATORS.contains(slider));
            let lines: String = visitors
                .map(|slider| line(slider, settings.get(slider)))
                .collect();
            lines + &lobby.to_text()
        };
        let fresh = choices(&Settings::default(), &Lobby::new(self.games));
        let now = choices(&self.house.settings, &self.lobby);
        let changed = now
            .lines()
            .filter(|line| !fresh.lines().any(|old| old == *line));
        changed.map(|line| format!("{line}\n")).collect()
    }

    /// The settings and what is chosen in the lobby, and what the operator has set, a line each: `music=30`.
    pub(crate) fn settings_text(&self) -> String {
        let layout = self
            .house
            .viewing
            .wished()
            .map(|layout| format!("layout={}\n", layout.id()));
        let language = self.house.languages.chosen;
        let language = language.map(|language| format!("language={}\n", language.code()));
        let sliders = Slider::ALL
            .map(|slider| line(slider, self.kiosk.own_value(slider, &self.house.settings)));
        sliders.concat()
            + &layout.unwrap_or_default()
            + &language.unwrap_or_default()
            + &self.elsewhere.to_text()
            + &self.friends_text()
            + &self.lobby.to_text()
            + &self.engine.evens.to_text()
            + &self.kiosk.to_text()
    }

    /// Takes from a text what can be understood; the rest stays as it is.
    pub(crate) fn read_settings(&mut self, text: &str, out: &mut Vec<Effect>) {
        self.kiosk.release_sliders(&mut self.house.settings);
        let mut friends = None;
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let slider = Slider::ALL.into_iter().find(|slider| slider.id() == name);
            match (slider, value.parse::<i16>()) {
                (Some(slider), Ok(value)) => self.house.settings.set(slider, value.into()),
                (Some(_), Err(_)) => {}
                // The wish of the address, or a choice made since, counts more.
                (None, _) if name == "layout" => {
                    self.wish(
                        self.house
                            .viewing
                            .wished()
                            .or_else(|| Layout::with_id(value)),
                    );
                }
                (None, _) if name == "language" => {
                    self.house.languages.chosen =
                        self.house.languages.chosen.or(Language::of_code(value));
                }
                (None, _) if name == "room" => self.elsewhere.room_was_kept(value),
                (None, _) if name == "friends" => friends = from_word(value),
                (None, _) => {
                    self.lobby.read_line(name, value);
                    self.engine.evens.read(self.games, name, value);
                    self.kiosk.operator.take(name, value);
                }
            }
        }
        self.hold_sliders();
        self.read_operator();
        self.keeper.settings_are(self.settings_text());
        self.begin_with_file(out);
        if let Some(friends) = friends {
            self.find_friends(friends);
        }
        self.reopen_room();
        self.library.fetch_map(self.lobby.map, out);
        self.need_languages(out);
        out.push(self.volume());
    }
}

/// The line of a slider: `music=30`.
fn line(slider: Slider, value: i32) -> String {
    format!("{}={value}\n", slider.id())
}

/// Deletes a game from those set aside, when it continues or people decline it.
fn drop_aside(waiting: &Waiting, out: &mut Vec<Effect>) {
    if let Some(bytes) = waiting.save.to_bytes().ok().filter(|_| waiting.aside) {
        out.push(Effect::DropAside(bytes));
    }
}
